"""Checks that a classic position is sound: used when a save is opened, by the random games, and by the tests."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UnsetType

from ddtable.dice.campaigns import points_of
from ddtable.dice.catalogue import catalogue
from ddtable.forces.sections import MEDALLION, known_items
from ddtable.maps.document import MOST_TERRITORIES
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
    ClassicPosition,
    distance,
    grounds,
    has_army,
    lair_places,
    terrain_places,
    units_at,
)
from ddtable.rules.dragon_dice.control import armies
from ddtable.rules.dragon_dice.effects import BREATHS
from ddtable.rules.dragon_dice.forces import MOST_HEALTH
from ddtable.rules.dragon_dice.places import table_of

MOST_TERRAINS = 64
MOST_PLACES = max(MOST_TERRAINS, MOST_TERRITORIES)
MOST_OF_A_KIND = 5000  # effects in force, floods in a turn: no game has a tenth of it


def problems(position: ClassicPosition) -> list[str]:
    """Return every defect of a position; the list is empty for a sound one."""
    found = [*_seats(position), *(tuple(_places(position)) or (*_dice(position), *_sizes(position)))]
    if found:
        return found  # the other checks could not read it
    return [*_forces(position), *_lands(position), *_players(position), *_effects(position)]


def _seats(position: ClassicPosition) -> Iterator[str]:
    board = position.board
    least, most = board.edition.players
    if not least <= position.seats <= most:
        yield f"{position.seats} seats"
    if sorted(board.order) != list(range(position.seats)):
        yield f"the order of play {board.order} does not name every seat once"
    if not isinstance(board.healths, UnsetType) and len(board.healths) != position.seats:
        yield f"health of {len(board.healths)} forces for {position.seats} seats"
    if not isinstance(board.dragons, UnsetType) and len(board.dragons) != position.seats:
        yield f"dragons of {len(board.dragons)} forces for {position.seats} seats"
    if len(board.picks) != position.seats:
        yield f"{len(board.picks)} terrain picks for {position.seats} seats"
    if board.turn and not 0 <= board.seat < position.seats:
        yield f"turn of seat {board.seat}"
    if position.result is None and not position.agenda:
        yield "nothing is left to do, and nobody has won"


def _places(position: ClassicPosition) -> Iterator[str]:
    """Yield each defect of places that are not those of the first graph, and too many terrains."""
    board = position.board
    if len(board.lands) > MOST_TERRAINS:
        yield f"{len(board.lands)} terrains"
    if isinstance(board.places, UnsetType):
        return
    if len({place.id for place in board.places}) < len(board.places):
        yield "two places have one id"
    if len(board.places) > MOST_PLACES:
        yield f"{len(board.places)} places"
    yield from board.graph.problems(position.seats, len(board.lands))


def _dice(position: ClassicPosition) -> Iterator[str]:
    family_of, sides_of, places = catalogue().family, catalogue().sides, places_of_families(position)
    for number, die in enumerate(position.dice):
        family = family_of(die.type)
        common = die.owner == NOBODY and family in position.board.common
        if not 0 <= die.owner < position.seats and not common:
            yield f"die {number} belongs to seat {die.owner}"
        allowed = places.get(family) if family is not None else None
        if allowed is None:
            yield f"die {number} is of no known type: {die.type!r}"
            continue
        sides = sides_of(die.type)
        if not 0 <= die.face < sides:
            yield f"die {number} shows face {die.face + 1} of {sides}"
        if die.place not in allowed:
            yield f"die {number}, {die.type}, lies at {die.place!r}"
    for index, land in enumerate(position.board.lands):
        if not 0 <= land.die < len(position.dice) or position.dice[land.die].place != table_of(index):
            yield f"terrain {index} has no die"


def places_of_families(position: ClassicPosition) -> dict[str, set[str]]:
    """Return where dice of each family may be; families that the edition does not have are left out."""
    armies = {*terrain_places(position), RESERVE, DEAD, BURIED, FORCE, HOME, CAMPAIGN, HORDE}
    places: dict[str, set[str]] = dict.fromkeys(position.board.edition.armies_hold, armies)
    places["units"] = armies
    if position.board.edition.armies_hold:
        places["champions"] = armies
    places["dragons"] = {DEAD, *lair_places(position)} | places.get("dragons", set())
    for family, pools in position.board.pools.items():
        places[family] = {*places.get(family, ()), *pools, OUT}
    tables = {table_of(index) for index in range(len(position.board.lands))}
    places["terrains"] = tables | {PROPOSAL, OUT} | places.get("terrains", set())
    return places


def _sizes(position: ClassicPosition) -> Iterator[str]:
    """Yield each number that is higher than a game can reach; large ones would be copied with every position."""
    dice, board = catalogue(), position.board
    most = max((board.health, *(() if isinstance(board.healths, UnsetType) else board.healths)))
    if most > MOST_HEALTH:
        yield f"forces of {most} health"
    terrains = sum(die.type in dice.terrains for die in position.dice)
    first = isinstance(board.places, UnsetType)
    if terrains > (2 * position.seats if first else MOST_TERRAINS):  # each brings a home and proposes a frontier (SU4)
        yield f"{terrains} terrain dice"
    counted = {
        "effects are in force": board.effects,
        "armies have marched": board.marched,
        "seats are out": board.out,
        "fights of dragons": board.fought,
        "floods": board.flooded,
        "dead units return": board.returning,
    }
    for word, things in counted.items():
        if len(things) > MOST_OF_A_KIND:
            yield f"{len(things)} {word}"


def _forces(position: ClassicPosition) -> Iterator[str]:
    dice, board = catalogue(), position.board
    for seat in range(position.seats):
        brought = board.brought(seat)
        mine = [die.type for die in position.dice if die.owner == seat]
        health = sum(dice.army_units[kind].health for kind in mine if kind in dice.army_units)
        items = [item for item in known_items(dice, mine) if item.form != MEDALLION]
        # two medium items count less in one section than in two, and they move
        if not health + points_of(items) <= brought <= health + sum(item.points for item in items):
            yield f"seat {seat} has {health} health of dice instead of {brought}"
        dragons = sum(dice.dragons[kind].slots for kind in mine if kind in dice.dragons)
        if not board.may_bring(seat, dragons):
            yield f"seat {seat} has {dragons} dragons"


def _lands(position: ClassicPosition) -> Iterator[str]:
    board = position.board
    for index, land in enumerate(board.lands):
        if not NOBODY <= land.home < position.seats:
            yield f"terrain {index} is the home of seat {land.home}"
    for place, index in grounds(position).items():
        land = board.lands[index]
        if land.holder == NOBODY:
            continue
        if distance(position, place) != 8:
            yield f"terrain {index} is held but shows {distance(position, place)}"
        if not has_army(position, land.holder, place):
            yield f"terrain {index} is held by seat {land.holder}, who has no army there"
    holders = [land.holder for land in board.lands if land.holder != NOBODY]
    if position.result is None and any(holders.count(seat) >= board.goal for seat in holders):
        yield f"{board.goal} terrains are captured and the game goes on"


def _effects(position: ClassicPosition) -> Iterator[str]:
    board = position.board
    known = {*position.board.edition.gives, *BREATHS}
    places = set(terrain_places(position))
    for effect in board.effects:
        if effect.name not in known:
            yield f"an effect {effect.name!r} that nothing makes"
        elif effect.seat in board.out or not 0 <= effect.seat < position.seats:
            yield f"{effect.name} of seat {effect.seat}, who is not in the game"
        elif not 0 <= effect.since <= board.turn:
            yield f"{effect.name} since turn {effect.since}, which has not been"
        elif effect.die != NOBODY:
            if not 0 <= effect.die < len(position.dice) or not NOBODY <= effect.by < len(position.dice):
                yield f"{effect.name} lies on no die"
        elif effect.owner != NOBODY:
            if not 0 <= effect.owner < position.seats or not units_at(position, effect.owner, effect.place):
                yield f"{effect.name} lies on an army that is not there"
        elif effect.place not in places and effect.place not in grounds(position):
            yield f"{effect.name} lies on no terrain"
    units = {die for seat in range(position.seats) for die in units_at(position, seat, DEAD)}
    for die, place in board.returning:
        if die not in units or place not in {*board.graph.land_of, RESERVE}:
            yield f"die {die} is to return to {place!r}"


def _players(position: ClassicPosition) -> Iterator[str]:
    board = position.board
    if not board.turn:
        return
    alive = board.alive(armies(position))
    for seat in range(position.seats):
        if (seat in board.out) == (seat in alive):
            yield f"seat {seat} is {'out with' if seat in alive else 'in without'} units in play"
    if position.result is None and len(alive) < 2:
        yield "fewer than two players are left and the game goes on"
