"""Writing the text of a position of the campaign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
from msgspec import UnsetType

from ddtable.engine.chance import Chance
from ddtable.rules.campaign.board import POOL, CampaignBoard, board_of, campaign_options
from ddtable.rules.campaign.notation.names import (
    PILES,
    place_words,
    usual_recruitings,
    usual_turns,
    words_of,
)
from ddtable.rules.campaign.starting import in_play, usual_healths
from ddtable.rules.campaign.system import Campaign
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition
from ddtable.rules.dragon_dice.notation.names import NO_DIE
from ddtable.rules.dragon_dice.notation.turns import phase_words
from ddtable.rules.dragon_dice.notation.writing import areas_of, counted, effect_text, land_text
from ddtable.rules.dragon_dice.places import lair
from ddtable.rules.dragon_dice.steps import Turn
from ddtable.rules.text_form import (
    LETTERS,
    NONE,
    dice_text,
    figures_text,
    letters,
    options_text,
    result_text,
    written,
)


def write(position: ClassicPosition) -> str:
    """Return the text of a sound position; `read` returns the same position from it."""
    board = board_of(position)
    homes = [place.home for place in board.map]
    lines = [f"game {position.system}", *(_land_line(position, number) for number in range(len(board.lands)))]
    ids = [land.die for land in board.lands if land.die != NOBODY]
    for area, dice in areas_of(position, _places(board, homes)):
        lines.append(f"{area}: {', '.join(counted([position.dice[die] for die in dice]))}")
        ids += dice
    if pool := position.at(POOL, NOBODY):
        lines.append(f"pool: {', '.join(counted([position.dice[die] for die in pool]))}")
        ids += pool
    lines += [effect_text(effect, lambda place: place_words(homes, place)) for effect in board.effects]
    words = phase_words(position.agenda, [*board.edition.phases], Campaign.rows.parts[Turn]) if board.turn else ""
    number = board.turns[board.seat] if board.turn else 0
    healths, usual = cast(tuple[int, ...], board.healths), usual_healths(position.dice, position.seats)
    told = (
        ("players", str(position.seats), str(1 + max((die.owner for die in position.dice), default=0))),
        ("options", options_text(board.options, campaign_options({})), ""),
        ("size", _or_nothing(board.scale), ""),
        ("health", figures_text(healths), figures_text(usual)),
        ("playing", str(board.health), str(in_play(healths))),
        ("dragons", _or_nothing(board.dragons), ""),
        ("order", letters(board.order), LETTERS[: position.seats]),
        ("dice", dice_text(position.chance), dice_text(Chance(0))),
        ("answered", str(position.answered), "0"),
        ("ids", figures_text(ids), figures_text(range(len(ids)))),
        ("turn", f"{number} {LETTERS[board.seat]} {words}".rstrip() if board.turn else "", ""),
        ("turns", figures_text(board.turns), figures_text(usual_turns(board.order, board.seat, number))),
        ("marched", words_of(homes, board.marched), NONE),
        ("gone", letters(board.out), ""),
        ("fought", words_of(homes, board.fought), NONE),
        ("flooded", words_of(homes, board.flooded), NONE),
        ("returning", ", ".join(f"{die} at {place_words(homes, place)}" for die, place in board.returning), ""),
        ("expansions", _expansions(board, homes), ""),
        ("recruitings", str(board.recruitings), str(usual_recruitings(board.turns, board.seat, board.out))),
        ("revealed", "yes" if board.revealed else "no", "yes" if board.turn else "no"),
        ("result", result_text(position.result), ""),
        ("agenda", "[]" if words else msgspec.json.encode(position.agenda).decode(), "[]"),
    )
    return written(lines, told)


def _land_line(position: ClassicPosition, number: int) -> str:
    """Return the line of a terrain: its name, its die, its holder and the terrains next to it."""
    board = board_of(position)
    homes, place, land = [one.home for one in board.map], board.map[number], board.lands[number]
    near = f", next to {words_of(homes, place.links)}" if place.links else ""
    if land.die == NOBODY:
        return f"{place_words(homes, place.id)}: {NO_DIE}{near}"
    die = msgspec.structs.replace(position.dice[land.die], owner=0)  # the dice of terrains belong to no player
    return f"{place_words(homes, place.id)}: {land_text(die, land)}{near}"


def _places(board: CampaignBoard, homes: Sequence[int]) -> dict[str, str]:
    """Return the words of each place with dice of players."""
    terrains = {place.id: place_words(homes, place.id) for place in board.map}
    places = {place: f"at {words}" for place, words in terrains.items()}
    places |= {lair(place): f"dragons at {words}" for place, words in terrains.items()}
    return places | {place: words for words, place in PILES.items()}


def _expansions(board: CampaignBoard, homes: Sequence[int]) -> str:
    return ", ".join(f"{LETTERS[one.seat]} at {place_words(homes, one.place)}" for one in board.expansions)


def _or_nothing(value: int | tuple[int, ...] | UnsetType) -> str:
    if isinstance(value, UnsetType):
        return ""
    return figures_text(value if isinstance(value, tuple) else (value,))
