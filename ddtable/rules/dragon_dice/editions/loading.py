"""The loader of editions: a data file of `resources/editions`, over that of its base, checked."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import Allowed, playable_species, playable_units
from ddtable.files.resources import resource
from ddtable.forces.sections import Rows, SectionsError, list_text, read_sections
from ddtable.rules.dragon_dice.editions.edition import (
    CLASSIC95,
    EDITIONS,
    Doubled,
    Edition,
    EditionName,
    GameSize,
    Held,
    Limits,
    PhaseWord,
    ReserveTargets,
    RollStage,
)
from ddtable.rules.dragon_dice.icons import read_icons
from ddtable.rules.dragon_dice.lasting import read_lasting
from ddtable.rules.dragon_dice.power_rows import by_land, read_powers
from ddtable.rules.dragon_dice.spells import SpellListError, SpellType, read_spells
from ddtable.rules.dragon_dice.steps import DragonStage

BASE = "base"
LEAST_PLAYERS, MOST_PLAYERS = 2, 6
ENDS = ("roll", "slain")
"""The first and the last stage of every dragon attack."""
COUNTING = "count"
"""The first stage of every roll: the other ones change what it has counted."""


class EditionError(ValueError):
    """An error in the file of an edition; the text is one sentence that names the edition and the error."""


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of an edition, over its base; the fields are those of Edition, with the files of its lists.

    `phases`: the races of after 1995 have the phase "species" only where they play.
    """

    spells: tuple[str, ...]
    costs: tuple[int, int]
    one_per_cost: bool
    icons: tuple[str, ...]
    powers: tuple[str, ...]
    players: tuple[int, int]
    goal: int
    highest_promoted: int
    health_per_dragon: int
    distances_again: tuple[int, ...]
    doubled: Doubled
    reserve_targets: ReserveTargets
    harm_own: bool
    rout: bool
    armies_hold: tuple[Held, ...]
    phases: Mapping[Allowed, Mapping[PhaseWord, str]]
    dragon_stages: tuple[DragonStage, ...]
    roll_stages: tuple[RollStage, ...]
    point_words: Mapping[str, str]
    sections: tuple[str, ...]
    rolls_along: Mapping[Held, tuple[str, ...]] = {}
    dies_along: tuple[Held, ...] = ()
    fixed: Mapping[str, bool | str] = {}
    clauses: Mapping[str, str] = {}
    sizes: tuple[GameSize, ...] = ()
    limits: tuple[Limits, ...] = ()
    native: Mapping[str, tuple[str, ...]] = {}


@cache
def edition(name: EditionName | UnsetType = UNSET, races: Allowed = "starters") -> Edition:
    """Return an edition by its name, for games with the starter races or with all."""
    return read_edition(CLASSIC95 if isinstance(name, UnsetType) else name, races, _texts())


@cache
def known_spells() -> dict[str, SpellType]:
    """Return the spells of all editions by id, as the first edition that has them lists them.

    Name, colour and effect of a spell are the same in all editions; ask a position's edition for its cost.
    """
    found: dict[str, SpellType] = {}
    for name in reversed(EDITIONS):
        found |= edition(name).spells
    order = list(edition().spells)
    return dict(sorted(found.items(), key=lambda one: order.index(one[0]) if one[0] in order else len(order)))


@cache
def acting_icons() -> frozenset[str]:
    """Return the icons that act by themselves in some kind of roll of any edition; for the words of events."""
    return frozenset(icon for name in EDITIONS for icons in edition(name).icons.acting.values() for icon in icons)


@cache
def later_icons() -> frozenset[str]:
    """Return the special icons of all editions that are on no die of the starter sets."""
    return frozenset(icon for name in EDITIONS for icon in edition(name).icons.later)


@cache
def _texts() -> dict[str, str]:
    return {name: resource("editions", f"{name}.toml").read_text("utf-8") for name in EDITIONS}


def read_edition(name: EditionName, races: Allowed, texts: Mapping[str, str]) -> Edition:
    """Return an edition after checking its file. `texts`: the files of all editions. Raises EditionError."""
    try:
        row = msgspec.convert(_fields(name, texts), _Row)
    except msgspec.ValidationError as error:
        raise EditionError(f"The edition {name!r} is wrong: {error}.") from error
    for defect in _defects(row):
        raise EditionError(f"The edition {name!r} {defect}.")
    try:
        lists = [resource("spells", f"{one}.toml").read_text("utf-8") for one in row.spells]
        spells = read_spells(*lists, costs=row.costs, one_per_cost=row.one_per_cost)
        rows = read_sections([list_text(one) for one in row.sections])
    except SpellListError as error:
        raise EditionError(f"The edition {name!r} has a wrong list of spells: {error}") from error
    except SectionsError as error:
        raise EditionError(f"The edition {name!r} has a wrong list of sections: {error}") from error
    return _edition(name, races, row, spells, rows)


def _fields(name: str, texts: Mapping[str, str]) -> dict[str, Any]:
    """Return the fields of a file over those of its base."""
    if name not in texts:
        raise EditionError(f"There is no edition {name!r}.")
    try:
        fields = tomllib.loads(texts[name])
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"The edition {name!r} cannot be read: {error}.") from error
    base = fields.pop(BASE, None)
    if base is None:
        return fields
    if base == name or not isinstance(base, str):
        raise EditionError(f"The edition {name!r} has itself or no name as its base.")
    return {**_fields(base, texts), **fields}


def _defects(row: _Row) -> Iterator[str]:
    """Yield the errors of a file that its types do not show."""
    for races in get_args(Allowed):
        if not row.phases.get(races):
            yield f"has no phases of a turn with the races {races!r}: some of {', '.join(get_args(PhaseWord))}"
    stages = get_args(DragonStage)
    if sorted(row.dragon_stages) != sorted(stages) or (row.dragon_stages[0], row.dragon_stages[-1]) != ENDS:
        yield f"has wrong stages of a dragon attack: each of {', '.join(stages)} once, from {' to '.join(ENDS)}"
    steps = get_args(RollStage)
    if sorted(row.roll_stages) != sorted(steps) or row.roll_stages[0] != COUNTING:
        yield f"has wrong stages of a roll: each of {', '.join(steps)} once, {COUNTING} first"
    for word in ("goal", "highest_promoted", "health_per_dragon"):
        if getattr(row, word) < 1:
            yield f"has {word} = {getattr(row, word)}, which is less than 1"
    if not MOST_PLAYERS >= row.players[1] >= row.players[0] >= LEAST_PLAYERS:
        yield f"has players = {list(row.players)}, not a range within {LEAST_PLAYERS} to {MOST_PLAYERS}"
    if not set(row.distances_again) < set(range(1, 9)):
        yield "rolls distances again that no terrain die has, or all"
    yield from _defects_of_lists(row)


def _defects_of_lists(row: _Row) -> Iterator[str]:
    """Yield the errors of the sizes of games and of the native races."""
    held = {*row.rolls_along, *row.dies_along} - {*row.armies_hold}
    if held:
        yield f"lets {sorted(held)[0]} roll or die with an army, which no army holds"
    if len({size.health for size in row.sizes}) < len(row.sizes):
        yield "has two sizes of one health"
    if row.limits and [one.players for one in row.limits] != [*range(row.players[0], row.players[1] + 1)]:
        yield "does not have limits for each number of players"
    kinds, folk = {terrain.kind for terrain in catalogue().terrains.values()}, catalogue().species
    for kind, races in row.native.items():
        for name in [*{kind} - kinds, *{*races} - {*folk}]:
            yield f"has {name!r} among the native races, which is not a kind of land or a race"
    for size in row.sizes:
        if not size.goal <= size.terrains:
            yield f"has a goal of {size.goal} for {size.terrains} terrains at {size.health} health"


def _edition(name: EditionName, races: Allowed, row: _Row, spells: Mapping[str, SpellType], rows: Rows) -> Edition:
    powers = read_powers(row.powers)
    folk = {one.id for one in playable_species(catalogue(), races)}
    playing = [power for power in powers if power.species in folk]
    lasting = read_lasting()
    shown = [face.icon for unit in playable_units(catalogue(), None, races) for face in unit.faces]
    gives: dict[str, str] = {key: spell.gives for key, spell in spells.items()}
    return Edition(
        name,
        races,
        spells,
        read_icons(row.icons),
        row.costs,
        row.players,
        row.goal,
        row.highest_promoted,
        row.health_per_dragon,
        row.distances_again,
        row.doubled,
        row.reserve_targets,
        row.harm_own,
        row.rout,
        row.armies_hold,
        row.rolls_along,
        row.dies_along,
        row.phases[races],
        row.dragon_stages,
        row.roll_stages,
        row.point_words,
        row.fixed,
        row.clauses,
        rows,
        row.sizes,
        row.limits,
        row.native,
        powers,
        by_land(playing),
        frozenset(power.effect for power in playing),
        {power.effect: max(one.coffin for one in powers if one.effect == power.effect) for power in powers},
        frozenset(shown),
        lasting,
        {key: spell.changes for key, spell in spells.items()} | {key: one.changes for key, one in lasting.items()},
        gives | {key: one.gives for key, one in lasting.items()},
    )
