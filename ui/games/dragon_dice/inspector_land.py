"""The inspector's content for a terrain die: the actions of each distance, and the power of its eighth face."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ddtable.dice.types import TerrainType
from ddtable.rules.dragon_dice.action import action_at
from ddtable.rules.dragon_dice.board import NOBODY, ClassicView, grounds
from ddtable.words.faces import said_colours
from ui.art.die import DieLook
from ui.art.die_looks import land_look

if TYPE_CHECKING:
    from ui.session.table_state import TableState

EIGHTH = 8
POWERS = {"city": "C11.4", "standing_stones": "C11.5", "temple": "C11.6", "tower": "C11.7"}
ACTIONS = {"magic": ("C5.1", "M1"), "missile": ("C5.1", "C7.1"), "melee": ("C5.1", "C8.1")}
LandRow = tuple[DieLook, str, str, tuple[str, ...], bool]


def ground_of(view: ClassicView, land: int) -> str:
    """Return the id that names a land by its index: that of its only place, or of all places on it."""
    return next(name for name, index in grounds(view).items() if index == land)


def land_facts(state: TableState, die: int, kind: TerrainType, number: int) -> tuple[str, ...]:
    """Return the facts of a terrain: land and elements, place and distance, holder."""
    words, table, view = state.words, state.table, state.position
    say = words.say
    colours, doubled = said_colours(words, kind.elements), view.board.edition.doubled
    facts = [say("inspector-terrain-doubles", colours=colours, doubled=doubled)]
    if number < 0:
        return tuple(facts)
    place, terrain = ground_of(view, number), view.board.lands[number]
    facts = [
        words.place(place, replace(table, brief=True)),
        say("inspector-distance", number=view.dice[die].face + 1),
        *facts,
    ]
    if terrain.holder != NOBODY:
        facts.insert(2, say("inspector-held", player=words.player(terrain.holder, table)))
    return tuple(facts)


def land_looks(state: TableState, die: int, kind: TerrainType) -> tuple[tuple[DieLook, str], ...]:
    """Return every face with its action (Q4)."""
    words = state.words
    return tuple(
        (_look(state, kind, at), words.say("ui-table-distance", number=at + 1, means=means, state="plain"))
        for at in range(len(kind.faces))
        for means in [words.say("ui-table-face", icon=_icon(state, die, kind, at + 1))]
    )


def _look(state: TableState, kind: TerrainType, face: int) -> DieLook:
    return land_look(kind, face, state.position.board.options.faces)


def _icon(state: TableState, die: int, kind: TerrainType, number: int) -> str:
    return kind.eighth_face if number == EIGHTH else action_at(state.position, die, number)


def distance_rows(state: TableState, die: int, kind: TerrainType, home: int) -> Iterator[LandRow]:
    """Yield the actions of the faces, neighbours with the same action together (C5.1, C5.2)."""
    words, now = state.words, state.position.dice[die].face + 1
    edition = state.position.board.edition
    clauses = {action: tuple(map(edition.clause, cited)) for action, cited in ACTIONS.items()}
    first = 1
    for number in range(1, EIGHTH):
        action = _icon(state, die, kind, number)
        if number + 1 < EIGHTH and _icon(state, die, kind, number + 1) == action:
            continue
        name = words.say("inspector-distances", first="same" if first == number else first, last=number)
        means = words.say("inspector-action", action=action, home="yes" if home != NOBODY else "no")
        shown = now if first <= now <= number else first
        yield _look(state, kind, shown - 1), name, means, clauses[action], first <= now <= number
        first = number + 1
    eighth = words.say("inspector-eighth", face=kind.eighth_face)
    means = f"{eighth}. {words.say('inspector-captured')}"
    powers = (POWERS[kind.eighth_face],) if kind.eighth_face in POWERS else ()
    name = words.say("inspector-eight", number=EIGHTH, eighth=words.say("eighth-face", face=kind.eighth_face))
    yield _look(state, kind, EIGHTH - 1), name, means, (*powers, "C11.3", "C5.2"), now == EIGHTH
