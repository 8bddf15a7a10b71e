"""Names of players, dice, faces and places in the text form, in both directions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from ddtable.dice.catalogue import catalogue
from ddtable.dice.entered import SIGN
from ddtable.rules.dragon_dice.board import (
    BURIED,
    CAMPAIGN,
    DEAD,
    FORCE,
    HOME,
    HORDE,
    NOBODY,
    OUT,
    PROPOSAL,
    RESERVE,
)
from ddtable.rules.dragon_dice.places import Land, number_of, numbered
from ddtable.rules.text_form import LETTERS, SEAT
from ddtable.texts.trouble import trouble

# The places of dice besides the terrains, in the order of writing: the words of the text, and the place.
PLACES = {
    "reserve": RESERVE,
    "dead": DEAD,
    "buried": BURIED,
    "force": FORCE,
    "home army": HOME,
    "campaign army": CAMPAIGN,
    "horde": HORDE,
    "proposal": PROPOSAL,
    "out": OUT,
}

NO_DIE = "none"  # a terrain that has no die yet
AT = f"home {SEAT}|frontier"  # the pattern of a terrain's words


@cache
def die_types() -> dict[str, str]:
    """Return the die type of every name: a unit's also without its species, if no other unit has that name."""
    short: dict[str, list[str]] = {}
    dice = catalogue()
    for type_id, unit in {**dice.units, **dice.dragonkin, **dice.champions}.items():
        short.setdefault(type_id.removeprefix(f"{unit.species}_"), []).append(type_id)
    whole = {key: key for key in (*dice.dice, *dice.of_campaigns)}
    return {name: found[0] for name, found in short.items() if len(found) == 1} | whole


@cache
def die_name(type_id: str) -> str:
    """Return the shortest name of a die type; entered faces come after it."""
    listed, sign, faces = type_id.partition(SIGN)
    return min((name for name, found in die_types().items() if found == listed), key=len) + sign + faces


def type_named(name: str) -> str | None:
    """Return the die type of a name, None for an unknown one."""
    short, sign, faces = name.partition(SIGN)
    type_id = f"{die_types().get(short)}{sign}{faces}"
    return type_id if catalogue().family(type_id) else None


@cache
def face_names(type_id: str) -> tuple[str, ...]:
    """Return the name of each face of a die: `melee`, and `melee/5` if an earlier face looks the same."""
    texts = [str(face) for face in catalogue().die(type_id).faces]
    return tuple(text if texts.index(text) == at else f"{text}/{at + 1}" for at, text in enumerate(texts))


def terrain_words(land: Land) -> str:
    """Return the name of a terrain: `home A`, or the frontier."""
    return "frontier" if land.home == NOBODY else f"home {LETTERS[land.home]}"


def place_of(lands: Sequence[Land], words: str) -> str:
    """Return the place with a name like `home A`. Raises ValueError if there is no such terrain."""
    if words == RESERVE:
        return RESERVE
    for index, land in enumerate(lands):
        if terrain_words(land) == words:
            return numbered(index)
    raise ValueError(trouble("notation-no-place", text=words))


def where(lands: Sequence[Land], place: str) -> str:
    """Return the name of a place, a terrain or the reserve."""
    return place if place == RESERVE else terrain_words(lands[number_of(place)])


def places_words(lands: Sequence[Land], places: Iterable[str]) -> str:
    """Return the names of some places in one line."""
    return ", ".join(where(lands, place) for place in places) or "nobody"
