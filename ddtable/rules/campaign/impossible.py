"""Sentences that say what is impossible in a position from which a campaign is to start."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ddtable.dice.catalogue import catalogue
from ddtable.forces.named import die_named
from ddtable.forces.sections import MEDALLION, kin_health, known_items
from ddtable.rules.campaign.board import board_of
from ddtable.rules.campaign.starting import as_start
from ddtable.rules.campaign.tending import ITEMS, carries
from ddtable.rules.dragon_dice.board import (
    CAMPAIGN,
    FORCE,
    HOME,
    HORDE,
    NOBODY,
    PROPOSAL,
    RESERVE,
    ClassicPosition,
    terrain_places,
)
from ddtable.rules.dragon_dice.control import armies
from ddtable.rules.dragon_dice.forces import MOST_HEALTH
from ddtable.rules.dragon_dice.held import held_at
from ddtable.rules.dragon_dice.impossible import (
    MOST_DICE,
    Room,
    dice_faults,
    effect_faults,
    held_faults,
    turn_faults,
)
from ddtable.rules.dragon_dice.places import table_of
from ddtable.rules.dragon_dice.soundness import places_of_families
from ddtable.rules.impossible import Impossible
from ddtable.rules.text_form import LETTERS
from ddtable.texts.trouble import trouble

BEFORE = {FORCE, HOME, CAMPAIGN, HORDE, PROPOSAL}
"""The places of dice before the first turn."""
CLAUSES = {
    "units": "K1",
    "champions": "K10",
    "items": "K10",
    "dragons": "K9",
    "dragonkin": "K9",
    "minor_terrains": "Q111",
    "terrains": "K4",
}
"""The families of dice, and the clause that says where they can be."""


def impossible(position: ClassicPosition, names: Sequence[str] = LETTERS) -> Iterator[Impossible]:
    """Yield everything that is impossible in a position at the beginning of a phase; nothing if a game can start.

    `names` are those of the players, by default the letters of the notation.
    """
    position = as_start(position)
    basic = [*_table(position, names), *dice_faults(position, names, _rooms(position))]
    yield from basic
    if basic:
        return  # the other checks could not read it
    yield from _map(position, names)
    for seat in range(position.seats):
        yield from _player(position, names, seat)
        yield from _carried(position, names, seat)
    if len(position.board.alive(armies(position))) < 2:
        yield Impossible(trouble("position-one-left", clause="C2.2"))
    lands = [land_named(position, number, names) for number in range(len(position.board.lands))]
    yield from held_faults(position, names, lands)
    yield from effect_faults(position)
    yield from turn_faults(position, names)


def land_named(position: ClassicPosition, number: int, names: Sequence[str]) -> str:
    """Return the name of a terrain: a home, the frontier of the set-up; any other by its die."""
    home, die = board_of(position).map[number].home, position.board.lands[number].die
    if 0 <= home < len(names):
        return trouble("position-place", place="home", player=names[home])
    if number == position.seats or not 0 <= die < len(position.dice):
        return trouble("position-place", place="frontier", player="")
    return die_named(position.dice[die].type)


def _table(position: ClassicPosition, names: Sequence[str]) -> Iterator[Impossible]:
    """Yield what is wrong with the number of players and the dice of the terrains."""
    board, seats = board_of(position), position.seats
    least, most = board.edition.players
    if not least <= seats <= most:
        yield Impossible(trouble("position-seats", given=seats, least=least, most=most, clause="K1"))
    for index, land in enumerate(board.lands):
        place, at = land_named(position, index, names), table_of(index)
        if not 0 <= land.die < len(position.dice):
            yield Impossible(trouble("position-no-terrain", place=place, clause="K4"), at)
        elif (die := position.dice[land.die]).type not in catalogue().terrains or die.place != at:
            yield Impossible(trouble("position-not-terrain", place=place, die=die_named(die.type), clause="K4"), at)


def _rooms(position: ClassicPosition) -> tuple[Room, ...]:
    """Return where the dice of each family can be."""
    dice = catalogue()
    members = {family: getattr(dice, family) for family in CLAUSES}
    found = places_of_families(position)
    return tuple(Room(members[family], found[family] - BEFORE, clause) for family, clause in CLAUSES.items())


def _map(position: ClassicPosition, names: Sequence[str]) -> Iterator[Impossible]:
    """Yield what is wrong with homes and links, too many terrain dice, and expansions that cannot have been."""
    board = board_of(position)
    homes = [place.home for place in board.map if place.home != NOBODY]
    for seat in range(position.seats):
        if seat not in board.out and homes.count(seat) != 1:
            yield Impossible(trouble("position-war-home", player=names[seat], clause="K5"))
    for index, place in enumerate(board.map):
        if not place.links:
            where = land_named(position, index, names)
            yield Impossible(trouble("position-war-apart", place=where, clause="K8"), table_of(index))
    count, most = sum(die.type in catalogue().terrains for die in position.dice), board.size.terrains
    if count > most:
        yield Impossible(trouble("position-war-terrains", count=count, most=most, clause="K4"), "pool")
    if len(set(board.expansions)) < len(board.expansions):
        yield Impossible(trouble("position-war-expanded", clause="K8"))


def _player(position: ClassicPosition, names: Sequence[str], seat: int) -> Iterator[Impossible]:
    """Yield what is wrong with the dice of a player: none in play, or too many."""
    dice, board, player = catalogue(), board_of(position), names[seat]
    mine = [die.type for die in position.dice if die.owner == seat]
    health = sum(dice.army_units[kind].health for kind in mine if kind in dice.army_units)
    if health > MOST_HEALTH or len(mine) > MOST_DICE:
        yield Impossible(trouble("position-large", player=player, health=health, most=MOST_HEALTH, clause="Q18"))
    if seat not in board.out and seat not in board.alive(armies(position)):
        yield Impossible(trouble("position-no-units", player=player, clause="C2.3"), f"{RESERVE}@{seat}")
    size = board.size
    if (kin := kin_health(dice, mine)) > size.dragonkin:
        yield Impossible(trouble("position-war-kin", player=player, health=kin, most=size.dragonkin, clause="K1"))
    medals = sum(item.form == MEDALLION for item in known_items(dice, mine))
    if medals > size.medallions:
        yield Impossible(trouble("position-war-medals", player=player, count=medals, most=size.medallions, clause="K1"))


def _carried(position: ClassicPosition, names: Sequence[str], seat: int) -> Iterator[Impossible]:
    """Yield each army with items that its units cannot carry."""
    for place in (*terrain_places(position), RESERVE):
        if not carries(position, seat, place, held_at(position, seat, place, ITEMS)):
            yield Impossible(trouble("position-war-carried", player=names[seat], clause="K10"), f"{place}@{seat}")
