"""The content of a node of the map, read from the table: a value, so that a node is only painted if it differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area
from ddtable.rules.dragon_dice.board import NOBODY, land_at, place_at, table_at
from ddtable.rules.dragon_dice.places import number_of
from ddtable.summaries.campaign.war_map import Army, armies_at
from ddtable.summaries.dragon_dice.effects import effects_on
from ui.areas.chips import Chip
from ui.art.die import DieLook
from ui.games.dragon_dice.die_words import look_of
from ui.games.dragon_dice.effect_chips import effect_chip

if TYPE_CHECKING:
    from ui.areas.hand import Hand


class NodeFacts(Struct, frozen=True):
    """A place as its node shows it.

    `name`: its land; `role`: whose home it is, or that it is the first frontier, "" for others. `holder`: the seat that
    has captured it, -1 for none. `effects`: on the terrain or an army there. `links`: the names of linked places.
    """

    name: str
    role: str
    home: int
    holder: int
    die: DieLook
    elements: tuple[str, ...]
    number: int
    armies: tuple[Army, ...]
    dragons: tuple[DieLook, ...]
    effects: tuple[Chip, ...]
    links: tuple[str, ...]


def facts_of(hand: Hand, place: str) -> NodeFacts:
    """Return the facts of a place."""
    session = hand.session
    position, words = session.position, session.words
    land, home = land_at(position, place), place_at(position, place).home
    die = position.dice[land.die]
    kind = catalogue().terrain(die.type)
    armies = armies_at(position, place)
    targets = (place, *(area(place, army.seat) for army in armies))
    effects = tuple(
        effect_chip(words, session.table, group) for target in targets for group in effects_on(position, target)
    )
    role = ""
    if home != NOBODY:
        role = words.say("ui-table-home", player=session.names[home])
    elif number_of(place) == position.seats:
        role = words.say("ui-war-frontier")
    return NodeFacts(
        words.say("terrain-kind", kind=kind.kind),
        role,
        home,
        land.holder,
        look_of(session, land.die),
        kind.elements,
        die.face + 1 if position.board.turn else 0,
        armies,
        tuple(look_of(session, die) for army in armies for die in army.dragons),
        effects,
        tuple(words.place(other, session.table) for other in place_at(position, place).links),
    )


def source_of(hand: Hand, place: str) -> tuple[object, ...]:
    """Return all that the facts of a place follow from: while it is equal they need not be read again."""
    session = hand.session
    position = session.position
    board, dice = position.board, position.dice
    armies = tuple(
        (seat, tuple((die, dice[die].type, session.shows_face(die), dice[die].face) for die in there))
        for seat in range(position.seats)
        if (there := position.by_area.get((place, seat)))
    )
    land = land_at(position, place)
    spot = place_at(position, place)
    linked = tuple(land_at(position, other).die for other in spot.links)
    return spot, land, dice[land.die], linked, armies, board.effects, bool(board.turn), board.out, session.names


def die_area(hand: Hand, place: str) -> str:
    """Return the area of the terrain die of a place."""
    position = hand.session.position
    return area(table_at(position, place), position.dice[land_at(position, place).die].owner)
