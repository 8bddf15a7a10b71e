"""Lands and places: the first graph of 1995, and a ring of six places with two on one land for three seats."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest
from by_hand import CLASSIC
from msgspec.structs import replace
from ring import AT_WORK, LANDS, PLACES, RING, SHARED, ring

from ddtable.engine import kernel
from ddtable.engine.draft import Draft
from ddtable.engine.position import Die
from ddtable.engine.questions import Pick, Picked
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice import notation, places
from ddtable.rules.dragon_dice.action import missile_targets
from ddtable.rules.dragon_dice.board import (
    ClassicPosition,
    dragons_at,
    grounds,
    holds,
    land_at,
    members_at,
    opponents_at,
    place_at,
    seats_at,
    table_at,
    terrain_places,
    units_at,
)
from ddtable.rules.dragon_dice.control import arrive, settle, turn_terrain
from ddtable.rules.dragon_dice.events.turns import Captured, ControlLost, TerrainTurned
from ddtable.rules.dragon_dice.places import (
    MOST_KNOWN,
    Graph,
    Place,
    first_graph,
    graph_of,
    is_group,
    is_lair,
    is_terrain,
    lair,
    land_on,
    number_of,
    numbered,
    place_of_lair,
    table_of,
)
from ddtable.rules.dragon_dice.soundness import MOST_PLACES
from ddtable.rules.dragon_dice.steps import City, EighthFace
from ddtable.rules.dragon_dice.turn import marching

A, B, C = range(3)
EACH = {(A, 0): 2, (B, 1): 2, (C, 3): 2, (A, 4): 1, (B, 5): 1, (C, 2): 1}


def decoded(position: ClassicPosition) -> ClassicPosition:
    """Return the position after it was written and read again."""
    found: ClassicPosition = msgspec.json.decode(msgspec.json.encode(position), type=CLASSIC.position_type)
    return found


# Ids


def test_each_kind_of_place_is_known_by_its_id():
    assert (numbered(3), number_of("terrain/3")) == ("terrain/3", 3)
    assert is_terrain(numbered(0))
    assert not is_terrain("reserve")
    assert is_group(SHARED)
    assert not is_group(RING[0])


def test_the_place_of_dragons_belongs_to_a_place():
    assert place_of_lair(lair("terrain/2")) == "terrain/2"
    assert place_of_lair("reserve") == "reserve"
    assert is_lair("dragons/2")
    assert not is_lair("terrain/2")


@pytest.mark.parametrize(("place", "land"), [(table_of(2), 2), ("reserve", -1), ("table/dice", -1), ("terrain/2", -1)])
def test_the_land_of_a_die_on_the_table_is_found(place: str, land: int):
    assert land_on(place) == land


def test_only_one_module_writes_and_reads_ids_of_places():
    """The names of a guide's targets are data of its file."""
    root = Path(places.__file__).parents[3]
    written = re.compile(r"""["'](terrain|dragons|land)/""")
    sources = [*root.glob("ddtable/**/*.py"), *root.glob("ui/**/*.py")]
    assert len(sources) > 400
    writing = {path.name for path in sources if written.search(path.read_text("utf-8"))}
    assert writing == {"places.py", "guide.py"}


# The first graph


def test_homes_are_linked_to_the_frontier_only():
    """C7.1."""
    graph = first_graph((0, 1, 2, -1))
    assert graph.ids == tuple(map(numbered, range(4)))
    assert graph.within(numbered(0)) == (numbered(3),)
    assert graph.within(numbered(3)) == tuple(map(numbered, range(3)))
    assert graph.within(numbered(0), 2) == tuple(map(numbered, range(1, 4)))
    assert [place.home for place in graph.places.values()] == [0, 1, 2, -1]
    assert graph.problems(3, 4) == []


def test_a_board_of_1995_saves_neither_places_nor_links():
    text = "home A: flatland_city 4\nhome B: flatland_city 8\nfrontier: flatland_city 6\nA at home A: thug\n"
    saved = msgspec.to_builtins(notation.read(text).board)
    assert saved["terrains"][0] == {"die": 0, "home": 0, "holder": -1}
    assert not {"places", "healths", "lands"} & set(saved)


# The ring


def test_a_changed_board_knows_its_places_again_only_if_they_changed():
    board = ring({(0, 0): 1, (1, 1): 1, (2, 2): 1}).board
    found = board.graph
    assert vars(board.changed(turn=board.turn + 1))["graph"] is found
    assert "graph" not in vars(board.changed(places=PLACES))
    assert board.changed(turn=7) == replace(board, turn=7)


def test_two_places_share_a_land():
    position = ring(EACH)
    assert terrain_places(position) == RING
    assert grounds(position) == {SHARED: 0, RING[2]: 1, RING[3]: 2, RING[4]: 3, RING[5]: 4}
    assert land_at(position, RING[0]) is land_at(position, RING[1])
    assert table_at(position, RING[1]) == table_of(0)
    assert place_at(position, RING[2]).home == B


def test_a_group_is_asked_like_a_place():
    position = ring(EACH)
    assert seats_at(position, SHARED) == [A, B]
    assert opponents_at(position, A, SHARED) == [B]
    assert units_at(position, A, SHARED) == units_at(position, A, RING[0])
    assert units_at(position, C, SHARED) == ()
    there = Draft(position)
    there.put(dragons := [die for die, one in enumerate(position.dice) if one.type == "air_drake"][:2], lair(RING[1]))
    assert dragons_at(there, SHARED) == tuple(dragons)
    assert dragons_at(there, RING[0]) == ()


def test_an_army_holds_dragons_where_its_edition_says_so():
    position = ring(EACH)
    drake = next(die for die, one in enumerate(position.dice) if (one.type, one.owner) == ("air_drake", A))
    draft = Draft(position)
    draft.put((drake,), RING[0])
    held = draft.freeze()
    assert CLASSIC.problems(held) == [f"die {drake}, air_drake, lies at {RING[0]!r}"]
    board = replace(held.board)
    vars(board)["edition"] = replace(held.board.edition, armies_hold=("dragons",))
    allowed = replace(held, board=board)
    assert CLASSIC.problems(allowed) == []
    assert members_at(allowed, A, SHARED) == (*units_at(allowed, A, SHARED), drake)
    assert drake not in units_at(allowed, A, RING[0])
    assert members_at(allowed, A, "reserve") == ()


def test_missiles_reach_linked_places_only():
    """C7.1."""
    position = ring(EACH)
    assert missile_targets(position, A, RING[0]) == [(B, RING[1]), (B, RING[5])]
    assert missile_targets(position, C, RING[3]) == [(A, RING[4])]


def test_a_tower_reaches_every_place():
    """C11.7."""
    position = ring(EACH, {0: 8}, {0: A}, {0: "flatland_tower"})
    assert missile_targets(position, A, RING[0]) == [
        (B, RING[1]),
        (C, RING[2]),
        (C, RING[3]),
        (B, RING[5]),
    ]


def test_reach_is_counted_in_links():
    graph = ring(EACH).board.graph
    assert graph.within(RING[0]) == (RING[1], RING[5])
    assert graph.within(RING[0], 2) == (RING[1], RING[2], RING[4], RING[5])
    assert graph.within(SHARED) == (RING[2], RING[5])


def test_an_army_at_any_place_of_a_land_holds_it():
    """C11.1, C11.8."""
    draft = Draft(ring(EACH))
    turn_terrain(draft, RING[0], 8, "maneuver", A)
    assert draft.events == [TerrainTurned(SHARED, 4, 8, "maneuver"), Captured(A, SHARED)]
    assert holds(draft, A, RING[0])
    assert holds(draft, A, RING[1])
    assert holds(draft, A, SHARED)
    assert not holds(draft, A, "reserve")


def test_a_holder_who_leaves_loses_a_land_with_others_on_it():
    """C11.2: the die goes to seven if other armies are there, at whatever place of the land."""
    draft = Draft(ring(EACH, {0: 8}, {0: A}))
    draft.put(units_at(draft, A, RING[0]), RING[4])
    settle(draft)
    assert draft.events[:2] == [TerrainTurned(SHARED, 8, 7, "control"), ControlLost(A, SHARED)]


def test_a_holder_may_change_places_on_a_land():
    draft = Draft(ring(EACH, {0: 8}, {0: A}))
    draft.put(units_at(draft, A, RING[0]), RING[1])
    settle(draft)
    assert draft.events == []
    assert holds(draft, A, SHARED)


@pytest.mark.parametrize(("others", "taken"), [({}, True), ({(B, 1): 1}, False)])
def test_an_army_captures_a_land_on_eight_that_is_empty(others: dict[tuple[int, int], int], taken: bool):
    """C11.1: an army at the other place of the land is enough to prevent it."""
    draft = Draft(ring({(A, 4): 2, (B, 3): 1, (C, 3): 1, **others}, {0: 8}))
    arrive(draft, A, units_at(draft, A, RING[4])[:1], RING[0])
    assert holds(draft, A, SHARED) == taken


def test_the_power_of_a_shared_city_is_used_once():
    """C11.4."""
    position = ring(EACH, {0: 8}, {0: B}, agenda=(*AT_WORK, EighthFace()))
    draft = Draft(replace(position, board=replace(position.board, seat=B)))
    CLASSIC.proceed(draft)
    assert draft.agenda[-1] == City(RING[1])
    assert not any(isinstance(step, City) for step in draft.agenda[:-1])


def test_each_army_may_march_from_its_place():
    """C3.4."""
    position = ring(EACH)
    assert marching(position) == [RING[0], RING[4]]
    question = kernel.ask(CLASSIC, position)
    assert question is not None
    assert isinstance(question.shape, Pick)
    assert question.refusal(Picked(RING[0])) is None
    refused = question.refusal(Picked(RING[1]))
    assert refused is not None
    assert refused.reason


def test_a_position_on_the_ring_is_saved_and_read_again():
    position = ring(EACH, {0: 8}, {0: A})
    again = decoded(position)
    assert again == position
    assert again.board.graph.within(RING[0]) == position.board.graph.within(RING[0])
    assert CLASSIC.problems(again) == []


@pytest.mark.parametrize("seed", range(6))
def test_games_on_the_ring_are_played_soundly(seed: int):
    position, random = ring(EACH), Random(seed)
    for _ in range(250):
        question = kernel.ask(CLASSIC, position)
        if question is None:
            break
        if seed % 2:
            choice = choose(CLASSIC.observe(position, question.seat), question, random)[0]
        else:
            choice = CLASSIC.sample(question, random)
        position = kernel.play(CLASSIC, decoded(position), choice, question).position
        assert CLASSIC.problems(position) == []


# Unsound places


@pytest.mark.parametrize(
    ("at", "place", "problem"),
    [
        (0, Place("elsewhere", 0, A, ()), "'elsewhere' is not a place"),
        (0, Place(RING[0], 9, A, PLACES[0].links), "terrain/0 is on land 9"),
        (0, Place(RING[0], 0, 7, PLACES[0].links), "terrain/0 is the home of seat 7"),
        (0, Place(RING[0], 0, A, (RING[0],)), "terrain/0 is linked to terrain/0, but not the other way"),
        (0, Place(RING[0], 0, A, (RING[3],)), "terrain/0 is linked to terrain/3, but not the other way"),
        (0, Place(RING[0], 0, A, ("terrain/9",)), "terrain/0 is linked to terrain/9, but not the other way"),
        (0, PLACES[1], "two places have one id"),
    ],
)
def test_unsound_places_are_told(at: int, place: Place, problem: str):
    position = ring(EACH)
    places = (*PLACES[:at], place, *PLACES[at + 1 :])
    broken = replace(position, board=replace(position.board, places=places))
    assert problem in CLASSIC.problems(broken)


def test_more_places_than_a_game_can_have_are_told():
    position = ring(EACH)
    many = (*PLACES, *(Place(f"terrain/more{at}", 0) for at in range(MOST_PLACES)))
    crowded = replace(position, board=replace(position.board, places=many))
    assert f"{len(many)} places" in CLASSIC.problems(crowded)
    lands = position.board.lands * 20
    assert "100 terrains" in CLASSIC.problems(replace(position, board=replace(position.board, lands=lands)))


def test_more_terrain_dice_than_places_are_told():
    position = ring(EACH)
    dice = (*position.dice, *[Die("flatland_city", 0, "out")] * 70)
    assert "75 terrain dice" in CLASSIC.problems(replace(position, dice=dice))


def test_the_health_of_each_force_is_checked():
    position = ring(EACH)
    broken = replace(position, board=replace(position.board, healths=(3, 4, 3)))
    assert CLASSIC.problems(broken) == ["seat 1 has 3 health of dice instead of 4"]
    few = replace(position, board=replace(position.board, healths=(3, 3)))
    assert "health of 2 forces for 3 seats" in CLASSIC.problems(few)


# Kept graphs


def test_graphs_of_the_same_places_are_kept():
    assert graph_of(PLACES) is graph_of(PLACES)
    copies = [(*PLACES, Place(f"terrain/x{at}", 0)) for at in range(MOST_KNOWN + 1)]
    assert [graph_of(copy).ids[-1] for copy in copies] == [f"terrain/x{at}" for at in range(MOST_KNOWN + 1)]
    assert isinstance(graph_of(PLACES), Graph)
    assert max(LANDS) == 4
