"""Writing the text of a position of Dragon Dice Risk."""

from __future__ import annotations

from typing import cast

import msgspec

from ddtable.engine.chance import Chance
from ddtable.maps.own import known_map
from ddtable.maps.reading import WORLD
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition
from ddtable.rules.dragon_dice.notation.writing import areas_of, counted, effect_text, land_line
from ddtable.rules.dragon_dice.places import lair
from ddtable.rules.risk.board import RiskBoard, board_of, risk_options
from ddtable.rules.risk.notation.names import PILES, Names, by_seat, claims_by_seat, turn_words
from ddtable.rules.risk.notation.reading import usual_healths
from ddtable.rules.text_form import (
    LETTERS,
    dice_text,
    figures_text,
    letters,
    options_text,
    result_text,
    written,
)


def write(position: ClassicPosition) -> str:
    """Return the text of a sound position; `read` returns the same position from it. Its map must be known."""
    board = board_of(position)
    names, healths = Names(known_map(board.map.id)), cast(tuple[int, ...], board.healths)
    lines = [f"game {position.system}", *([f"map {board.map.id}"] if board.map.id != WORLD else [])]
    lines += [
        f"{continent}: {land_line(position, land)}"
        for continent, land in zip(names.continents, board.lands, strict=True)
    ]
    ids = [land.die for land in board.lands if land.die != NOBODY]
    for area, dice in areas_of(position, _places(board, names)):
        lines.append(f"{area}: {', '.join(counted([position.dice[die] for die in dice]))}")
        ids += dice
    lines += [effect_text(effect, names.words) for effect in board.effects]
    words = turn_words(position.agenda, [*board.edition.phases]) if board.turn else ""
    seen = 1 + max(die.owner for die in position.dice)
    told = (
        ("players", str(position.seats), str(seen)),
        ("options", options_text(board.options, risk_options({})), ""),
        (
            "health",
            figures_text(healths),
            figures_text(usual_healths(position.dice, position.seats)),
        ),
        ("order", letters(board.order), LETTERS[: position.seats]),
        ("dice", dice_text(position.chance), dice_text(Chance(0))),
        ("answered", str(position.answered), "0"),
        ("ids", figures_text(ids), figures_text(range(len(ids)))),
        ("turn", f"{board.turn} {LETTERS[board.seat]} {words}".rstrip() if board.turn else "", ""),
        ("marched", names.words_of(board.marched), "nobody"),
        ("gone", letters(board.out), ""),
        ("fought", names.words_of(board.fought), "nobody"),
        ("flooded", names.words_of(board.flooded), "nobody"),
        ("returning", ", ".join(f"{die} at {names.words(place)}" for die, place in board.returning), ""),
        *_own_settings(board, names, position.seats),
        ("result", result_text(position.result), ""),
        ("agenda", "[]" if words else msgspec.json.encode(position.agenda).decode(), "[]"),
    )
    return written(lines, told)


def _places(board: RiskBoard, names: Names) -> dict[str, str]:
    """Return the words of each place with dice, besides those of the terrain dice on the table."""
    territories = {place.id: names.words(place.id) for place in board.territories}
    places = {place: f"at {words}" for place, words in territories.items()}
    places |= {lair(place): f"dragons at {words}" for place, words in territories.items()}
    return places | {place: words for words, place in PILES.items()}


def _own_settings(board: RiskBoard, names: Names, seats: int) -> list[tuple[str, str, str]]:
    """Return the settings that the classic game has not: the word, the value, the usual value."""
    claims = [map(names.card_words, mine) for mine in claims_by_seat(board.claims, seats)]
    return [
        ("claims", by_seat(claims), "nobody"),
        ("initial", figures_text(board.initial), figures_text([0] * seats)),
        ("cards", by_seat([map(names.card_words, hand) for hand in board.hands]), "nobody"),
        ("discards", ", ".join(map(names.card_words, board.discards)), ""),
        ("sets", str(board.traded), "0"),
        ("taken", "yes" if board.taken else "", ""),
        ("entered", figures_text(board.entered), ""),
        ("tired", figures_text(board.tired), ""),
        ("attack", msgspec.json.encode(board.attack).decode(), "null"),
        ("ledger", figures_text(board.ledger), ""),
        ("quiet", str(board.quiet), "0"),
    ]
