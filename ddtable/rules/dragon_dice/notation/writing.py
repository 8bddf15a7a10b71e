"""Writing the text of a position: terrains, dice by area, effects, then values that differ from the default."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

import msgspec

from ddtable.engine.chance import Chance
from ddtable.engine.position import Die
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition, Effect, Options, land_at, terrain_places
from ddtable.rules.dragon_dice.notation.names import (
    NO_DIE,
    PLACES,
    die_name,
    face_names,
    places_words,
    terrain_words,
    where,
)
from ddtable.rules.dragon_dice.notation.settings import picks_text, usual_health, usual_picks
from ddtable.rules.dragon_dice.notation.turns import steps_of, turn_words
from ddtable.rules.dragon_dice.places import Land, lair
from ddtable.rules.text_form import LETTERS, dice_text, letters, options_text, result_text, written


def write(position: ClassicPosition) -> str:
    """Return the text of a sound position; `read` returns the same position from it."""
    board, lands = position.board, position.board.lands
    lines = [f"{terrain_words(land)}: {land_line(position, land)}" for land in lands]
    ids = [land.die for land in lands if land.die != NOBODY]
    for area, dice in _areas(position):
        lines.append(f"{area}: {', '.join(counted([position.dice[die] for die in dice]))}")
        ids += dice
    lines += [effect_text(effect, lambda place: where(lands, place)) for effect in board.effects]
    words = turn_words(position)
    usual_marched = steps_of(words, board.seat, lands, board.edition.phases)[1]
    told = (
        ("options", options_text(board.options, Options()), ""),
        ("health", str(board.health), str(usual_health(position.dice))),
        ("order", letters(board.order), LETTERS[: position.seats]),
        ("dice", dice_text(position.chance), dice_text(Chance(0))),
        ("answered", str(position.answered), "0"),
        ("ids", " ".join(map(str, ids)), " ".join(map(str, range(len(ids))))),
        ("turn", f"{board.turn} {LETTERS[board.seat]} {words}".rstrip() if board.turn else "", ""),
        ("marched", places_words(lands, board.marched), places_words(lands, usual_marched)),
        ("gone", letters(board.out), ""),
        ("fought", places_words(lands, board.fought), "nobody"),
        ("flooded", places_words(lands, board.flooded), "nobody"),
        ("returning", ", ".join(f"{die} at {where(lands, place)}" for die, place in board.returning), ""),
        ("picks", picks_text(board.picks), picks_text(usual_picks(position.seats, position.dice, lands))),
        ("result", result_text(position.result), ""),
        ("agenda", "[]" if words else msgspec.json.encode(position.agenda).decode(), "[]"),
    )
    return written(lines, told)


def land_line(position: ClassicPosition, land: Land) -> str:
    """Return the text of a terrain, which may have no die."""
    return NO_DIE if land.die == NOBODY else land_text(position.dice[land.die], land)


def land_text(die: Die, land: Land) -> str:
    """Return the text of a terrain: its die, its number, who holds it and who brought it."""
    held = "" if land.holder == NOBODY else f", held by {LETTERS[land.holder]}"
    origin = "" if die.owner == max(land.home, 0) else f", from {LETTERS[die.owner]}"
    return f"{die.type} {die.face + 1}{held}{origin}"


def _areas(position: ClassicPosition) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield every area with dice except terrain dice: its words, and the ids of its dice."""
    terrains = {place: terrain_words(land_at(position, place)) for place in terrain_places(position)}
    places = {place: f"at {words}" for place, words in terrains.items()}
    places |= {lair(place): f"dragons at {words}" for place, words in terrains.items()}
    places |= {place: words for words, place in PLACES.items()}
    yield from areas_of(position, places)


def areas_of(position: ClassicPosition, places: Mapping[str, str]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield every area with dice at these places, which have their words: its words, and the ids of its dice."""
    for seat in range(position.seats):
        for place, words in places.items():
            dice = position.at(place, seat)
            if dice:
                yield f"{LETTERS[seat]} {words}", dice


def counted(dice: Sequence[Die]) -> Iterator[str]:
    """Yield the text of dice, equal ones beside each other once with their number."""
    for die, alike in groupby(dice):
        count = len(list(alike))
        face = f" ({face_names(die.type)[die.face]})" if die.face else ""
        yield f"{f'{count} ' if count > 1 else ''}{die_name(die.type)}{face}"


def effect_text(effect: Effect, where: Callable[[str], str]) -> str:
    """Return the line of an effect; `where` names places."""
    owner = f" on {LETTERS[effect.owner]}" if effect.owner != NOBODY else ""
    die = f" on die {effect.die}" if effect.die != NOBODY else ""
    place = f" at {where(effect.place)}" if effect.place else ""
    since = f", since {effect.since}" if effect.since else ""
    watched = f" under die {effect.by}" if effect.by != NOBODY else ""
    return f"cast {effect.name} by {LETTERS[effect.seat]}{owner}{die}{place}{watched}{since}"
