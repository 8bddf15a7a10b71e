"""The classic game's own part of a position: options, terrains, the acting player, and secrets."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any, ClassVar, Literal, Self

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from ddtable.dice.catalogue import catalogue, of_the_dice
from ddtable.dice.playable import Allowed
from ddtable.dice.types import Family, TerrainType
from ddtable.engine.arithmetic import Face
from ddtable.engine.draft import Draft
from ddtable.engine.events import Event
from ddtable.engine.position import Party, Position, View
from ddtable.engine.value import PlainValue
from ddtable.rules.dragon_dice.editions import CLASSIC95, Edition, EditionName, edition
from ddtable.rules.dragon_dice.places import (
    KEPT,
    Graph,
    Land,
    Place,
    first_graph,
    graph_of,
    is_front,
    is_group,
    is_joint,
    is_terrain,
    lair,
    table_of,
)
from ddtable.rules.dragon_dice.steps import Step

NOBODY = -1
Armies = Set[tuple[int, str]]
"""(seat, place) of armies in play."""

FORCE, HOME, CAMPAIGN, HORDE = "force", "home", "campaign", "horde"
RESERVE, DEAD, BURIED = "reserve", "dead", "buried"
PROPOSAL, OUT = "proposal", "out"
ARMIES_OFF_TERRAINS = (RESERVE, FORCE, HOME, CAMPAIGN, HORDE)
"""The places of units in play that are at no terrain; all other ones are piles and pools."""
OF_THE_GRAPH = frozenset(("options", "lands", "places"))
"""The fields of the board by which its edition and its places are found."""


class Options(PlainValue, frozen=True):
    """House options, one flag for each open question.

    `faces`: actions by the number on the die or by the printed icon (Q4). `half_cap`: no army over half of the force
    (Q1). `must_turn`: a won maneuver must turn the die (Q3). `one_terrain`: reinforce and retreat concern one terrain
    each (Q91). `four_times`: a racial doubling and the eighth face's multiply (Q5). `bullseye_again`: a Bullseye is
    rolled again and added (Q19). `path_anywhere`: Path leads to any terrain (Q95). `species`: units of the starter sets
    only, or of all species with monsters (H44). `edition`: the rules of another printing than that of 1995 (H97).
    """

    faces: Literal["by_number", "printed"] = "by_number"
    half_cap: bool = False
    must_turn: bool = False
    one_terrain: bool = False
    four_times: bool = False
    bullseye_again: bool = False
    path_anywhere: bool = False
    species: Allowed = "starters"
    edition: EditionName | UnsetType = UNSET

    @property
    def played(self) -> EditionName:
        """The name of the edition of the game; that of 1995 if none is named."""
        return CLASSIC95 if isinstance(self.edition, UnsetType) else self.edition


def options_from(values: Mapping[str, bool | int | str]) -> Options:
    """Return the options of a set-up, with those that its edition fixes (R96.2, R96.3).

    The edition of 1995 is not named.

    Raises msgspec.ValidationError for an unknown value.
    """
    options = msgspec.convert(dict(values), Options)
    if options.edition == CLASSIC95:
        options = msgspec.structs.replace(options, edition=UNSET)
    return as_fixed(options)


def as_fixed(options: Options) -> Options:
    """Return the options with those that their edition fixes."""
    return msgspec.structs.replace(options, **edition_of(options).fixed)


def edition_of(options: Options) -> Edition:
    """Return the edition of a game with these options."""
    return edition(options.played, options.species)


class Effect(PlainValue, frozen=True):
    """An effect in force on an army (`owner` and `place`), a terrain (`place` alone) or one die (`die`).

    `name` is a spell's id, the effect of a breath ("paralysis", "frost", "bare": a dragon without its automatic saves),
    or an effect of a special icon (lasting.py). It ends at the start, or at the close, of a turn of `seat` after turn
    number `since`, or when the terrain's die is turned. `seat` is the caster or roller, or the attacked player of a
    breath. The state of one die also ends when that die, or the die `by` that glares at it, is no longer at `place`.
    """

    name: str
    seat: int
    ends: Literal["start", "end", "turned"]
    since: int
    place: str = ""
    owner: int = NOBODY
    die: int = -1
    by: int = -1


class Picks(PlainValue, frozen=True):
    """The terrain dice that a seat picked in secret (SU4): its home, and its proposal for the frontier."""

    home: str = ""
    frontier: str = ""


class Front(PlainValue, frozen=True):
    """An attack by one or more armies of a seat on the army of another at `place`.

    `armies`: the dice that attack, by the place where they stand. `defenders`: the dice attacked, when it began.
    """

    seat: int
    place: str
    target: int
    armies: tuple[tuple[str, tuple[int, ...]], ...]
    defenders: tuple[int, ...] = ()


class Board(Struct, frozen=True, dict=True):
    """The state of the classic game besides the dice.

    `health`: of each force at the start. `order`: seats in the order of play, clockwise. `seat`: the acting player.
    `turn`: number of the turn, from 1. `marched`: places whose army has marched in this turn. `out`: seats that have
    left the game. `revealed`: the set-up's secrets are open. `effects`: effects in force, oldest first. `fought`:
    terrains where dragons have fought in this turn, `flooded`: terrains that a spell has turned in it. `returning`:
    dead units that join an army when the current action is over (M20): the die, and the place. `places`: where armies
    can be; UNSET for the first graph, which is made from the homes of the lands. `healths`: of each force at the start,
    if they differ. `dragons`: of each force at the start, if the game started from a position, in which their number is
    free.

    `pools`: the places besides those of 1995 where dice of a family wait; they leave the game with their player.
    `common`: the families of dice that belong to no player. `garrison`: the units that stay at a place when their owner
    lets others leave it. A variant replaces these three.
    """

    pools: ClassVar[Mapping[Family, tuple[str, ...]]] = {}
    common: ClassVar[tuple[Family, ...]] = ()
    garrison: ClassVar[int] = 0

    options: Options
    health: int
    order: tuple[int, ...]
    seat: int = NOBODY
    turn: int = 0
    lands: tuple[Land, ...] = field(default=(), name="terrains")
    picks: tuple[Picks, ...] = ()
    marched: tuple[str, ...] = ()
    out: tuple[int, ...] = ()
    revealed: bool = False
    effects: tuple[Effect, ...] = ()
    fought: tuple[str, ...] = ()
    flooded: tuple[str, ...] = ()
    returning: tuple[tuple[int, str], ...] = ()
    places: tuple[Place, ...] | UnsetType = UNSET
    healths: tuple[int, ...] | UnsetType = UNSET
    dragons: tuple[int, ...] | UnsetType = UNSET

    def brought(self, seat: int) -> int:
        """Return the health of a seat's force at the start."""
        return self.health if isinstance(self.healths, UnsetType) else self.healths[seat]

    def may_bring(self, seat: int, dragons: int) -> bool:
        """Return True if a seat's force may have so many dragons (SU1)."""
        if not isinstance(self.dragons, UnsetType):
            return dragons == self.dragons[seat]
        return dragons == self.edition.dragons_due(self.brought(seat))

    @property
    def goal(self) -> int:
        """The number of captured terrains that win the game (C2.1)."""
        return self.edition.goal_at(self.brought(0))

    @property
    def tower_reach(self) -> int:
        """The number of links that missiles from a captured tower reach; 0 for all terrains (C7.2)."""
        return 0

    @property
    def front(self) -> Front | None:
        """The attack by several armies that is under way; in a game without such attacks always None."""
        return None

    def is_open(self, view: ClassicView, seat: int, place: str) -> bool:  # noqa: ARG002
        """Return True if units of a seat may come to a terrain by an icon or a spell."""
        return True

    def keeps(self, land: int, armies: Armies) -> bool:
        """Return True if the holder of a captured terrain still holds it: an army of theirs is there (C11.2)."""
        return self.lands[land].holder in self._seats_on(land, armies)

    def falls(self, land: int, armies: Armies) -> bool:
        """Return True if the die of a terrain that its holder has lost turns to seven: others are there (C11.2)."""
        return bool(self._seats_on(land, armies))

    def _seats_on(self, land: int, armies: Armies) -> set[int]:
        return {seat for seat, place in armies if self.graph.land_of.get(place) == land}

    def alive(self, armies: Armies) -> set[int]:
        """Return the seats that are still in the game: those with units in play (C2.2)."""
        return {seat for seat, _ in armies}

    def as_rolled(self, view: ClassicView, party: Party, faces: tuple[Face, ...]) -> tuple[Face, ...]:  # noqa: ARG002
        """Return the faces of an army's roll as they count; a variant may let some of them act instead."""
        return faces

    def minor_face(self, view: ClassicView, seat: int, place: str) -> str:  # noqa: ARG002
        """Return the icon that the minor terrain of an army shows; "" without one, as in every game but a variant."""
        return ""

    def changed(self, **changes: Any) -> Self:
        """Return the board with some changes. What was found out about its edition and its places is not lost."""
        board = msgspec.structs.replace(self, **changes)
        if changes.keys().isdisjoint(OF_THE_GRAPH):
            vars(board).update(vars(self))
        return board

    def without(self, gone: tuple[int, ...]) -> Self:
        """Return the board after these seats have left the game (C2.3)."""
        return self.changed(out=(*self.out, *gone))

    def got_from(self, before: Board) -> tuple[Event, ...]:  # noqa: ARG002
        """Return events of what players got from those who left, by the board before; only a variant has any."""
        return ()

    @cached_property
    def graph(self) -> Graph:
        """The places with their links, found once; not part of the value of the board."""
        if isinstance(self.places, UnsetType):
            return first_graph(tuple([land.home for land in self.lands]))
        return graph_of(self.places)

    @cached_property
    def edition(self) -> Edition:
        """The edition by which this game is played, for the races that may play in it."""
        return edition_of(self.options)


ClassicPosition = Position[Step, Board]
ClassicView = View[Step, Board]
ClassicDraft = Draft[Step, Board]


def terrain_places(view: ClassicView) -> tuple[str, ...]:
    """Return the places at all terrains, in order; in the first graph the homes by seat, then the frontier."""
    return view.board.graph.ids


def grounds(view: ClassicView) -> dict[str, int]:
    """Return the index of each land, by the id that names it: that of its only place, or of all places on it."""
    return view.board.graph.lands


def ground(view: ClassicView, place: str) -> str:
    """Return the id that names the land of a place."""
    return view.board.graph.ground(place)


def place_at(view: ClassicView, place: str) -> Place:
    """Return a place with its home and its links."""
    return view.board.graph.places[place]


def lair_places(view: ClassicView) -> list[str]:
    """Return the places of the dragons at all terrains, in order."""
    return [lair(place) for place in terrain_places(view)]


def dragons_at_terrains(view: ClassicView) -> list[int]:
    """Return the ids of the dragons at all terrains, in ascending order."""
    return sorted([die for place in terrain_places(view) for die in dragons_at(view, place)])


def dragons_at(view: ClassicView, place: str) -> tuple[int, ...]:
    """Return the ids of the dragons at a terrain."""
    if is_group(place):
        return tuple(sorted([die for one in view.board.graph.members(place) for die in dragons_at(view, one)]))
    return everyones(view, lair(place))


def everyones(view: ClassicView, place: str) -> tuple[int, ...]:
    """Return the ids of all players' dice at a place, in ascending order."""
    index = view.by_area
    found = [dice for seat in range(view.seats) if (dice := index.get((place, seat)))]
    if not found:
        return ()
    return found[0] if len(found) == 1 else tuple(sorted(chain(*found)))


def dead_units(view: ClassicView, seat: int) -> tuple[int, ...]:
    """Return a seat's dead units that may be used: without dragons, which are not units, and those about to return."""
    returning = {die for die, _ in view.board.returning}
    return tuple(die for die in units_at(view, seat, DEAD) if die not in returning)


def terrain_kind(view: ClassicView, place: str) -> TerrainType:
    """Return the type of a terrain's die."""
    return catalogue().terrains[view.dice[land_at(view, place).die].type]


def holds(view: ClassicView, seat: int, place: str) -> bool:
    """Return True if a seat's army there holds a captured terrain (C11.1, C11.8)."""
    return place in view.board.graph.land_of and land_at(view, place).holder == seat


def holds_eighth(view: ClassicView, seat: int, place: str, face: str) -> bool:
    """Return True if a seat's army there holds a captured city, temple, tower or standing stones (C11.8)."""
    return holds(view, seat, place) and terrain_kind(view, place).eighth_face == face


def land_at(view: ClassicView, place: str) -> Land:
    """Return the land of a place."""
    board = view.board
    return board.lands[board.graph.land_of[place]]


def table_at(view: ClassicView, place: str) -> str:
    """Return the place on the table of the terrain die of a place."""
    return table_of(view.board.graph.land_of[place])


def held_by(view: ClassicView, seat: int) -> int:
    """Return how many captured terrains a seat holds."""
    return sum([land.holder == seat for land in view.board.lands])


def distance(view: ClassicView, place: str) -> int:
    """Return the number on top of a terrain die, 1 to 8 (C0.7)."""
    return view.dice[land_at(view, place).die].face + 1


def healths(view: ClassicView, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return the health of each of some units, or of other dice of an army; items have none."""
    units, table = catalogue().army_units, view.dice
    if not view.board.edition.armies_hold:
        return tuple([units[table[die].type].health for die in dice])
    return tuple([health_of_type(table[die].type) for die in dice])


@of_the_dice
def health_of_type(die_type: str) -> int:
    """Return the health of a die of this type; 0 for an item."""
    return int(getattr(catalogue().die(die_type), "health", 0))


def health(view: ClassicView, dice: tuple[int, ...]) -> int:
    """Return the total health of some units."""
    return sum(healths(view, dice))


def units_at(view: ClassicView, seat: int, place: str) -> tuple[int, ...]:
    """Return the ids of a seat's units at a place: its army there, if the place is a terrain or the reserve (C3.7).

    At a group of places or a front these are the units of all its armies.
    """
    dice = view.by_area.get((place, seat))
    if not dice:
        if is_joint(place):
            return tuple(sorted([die for _, units in armies_of(view, seat, place) for die in units]))
        return ()
    if _only_units(view, place):
        return dice
    units, table = catalogue().army_units, view.dice
    return tuple([die for die in dice if table[die].type in units])


def armies_of(view: ClassicView, seat: int, place: str) -> list[tuple[str, tuple[int, ...]]]:
    """Return (place, units) of each army of a seat at a place, a group or a front: at a place one at most."""
    front = view.board.front
    if is_front(place) and front is not None and front.seat == seat:
        found = [(at, tuple([die for die in dice if view.dice[die].place == at])) for at, dice in front.armies]
    else:
        there = view.by_area
        found = [(one, units_at(view, seat, one)) for one in view.board.graph.members(place) if (one, seat) in there]
    return [army for army in found if army[1]]


def _only_units(view: ClassicView, place: str) -> bool:
    """Return True if no other dice can be in an army at a place, so that none need be looked at."""
    return is_in_play(place) and not view.board.edition.armies_hold


def members_at(view: ClassicView, seat: int, place: str) -> tuple[int, ...]:
    """Return the ids of all dice of an army: its units, and what its edition lets an army hold besides."""
    return tuple(sorted([die for one in view.board.graph.members(place) for die in view.at(one, seat)]))


@lru_cache(KEPT)
def is_in_play(place: str) -> bool:
    """Return True if units at a place are in play: at a terrain, in reserve, or not placed yet."""
    return is_terrain(place) or place in ARMIES_OFF_TERRAINS


def units_in_play(view: ClassicView) -> list[int]:
    """Return the ids of all units at terrains and in reserve, in ascending order."""
    units, table = catalogue().army_units, view.dice
    areas = [dice for (place, _), dice in view.by_area.items() if place == RESERVE or is_terrain(place)]
    if not view.board.edition.armies_hold:
        return sorted(chain(*areas))
    return sorted([die for dice in areas for die in dice if table[die].type in units])


def has_army(view: ClassicView, seat: int, place: str) -> bool:
    """Return True if a seat has a unit at a place, or at any place of a group or a front."""
    dice = view.by_area.get((place, seat))
    if not dice:
        return is_joint(place) and bool(armies_of(view, seat, place))
    units, table = catalogue().army_units, view.dice
    return table[dice[0]].type in units or any(table[die].type in units for die in dice)


def seats_at(view: ClassicView, place: str) -> list[int]:
    """Return the seats with an army at a place, clockwise from the player of the turn."""
    return [seat for seat in clockwise(view) if has_army(view, seat, place)]


def opponents_at(view: ClassicView, seat: int, place: str) -> list[int]:
    """Return the other seats with an army at a place, clockwise from the player of the turn."""
    return [other for other in clockwise(view) if other != seat and has_army(view, other, place)]


def clockwise(view: ClassicView) -> tuple[int, ...]:
    """Return the seats in the order of play, from the player of the turn on."""
    order, seat = view.board.order, view.board.seat
    if seat not in order:
        return order
    start = order.index(seat)
    return order[start:] + order[:start]
