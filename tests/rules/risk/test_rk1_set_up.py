"""Forces and the set-up: limits, order, terrain dice, claims, one unit each, then 2 health at a time (RK1.1 to RK2)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from world import RISK, SIZES, A, B, WorldTable, play, set_up, world

from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.faces import parse_faces
from ddtable.dice.types import OwnDie
from ddtable.engine import kernel
from ddtable.engine.game import Game
from ddtable.engine.questions import Faces, Picked, Shown
from ddtable.engine.system import SetUp
from ddtable.maps import own
from ddtable.rules.dragon_dice.board import DEAD, NOBODY, OUT, health, units_at
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.events.set_up import DistanceRolled, OrderSet
from ddtable.rules.risk.board import BAG, RECRUITING, board_of
from ddtable.rules.risk.events import Claimed, Deployed, HealthLost, PlayersRolled, Recruited, TerrainDrawn
from ddtable.rules.risk.steps import Cover, Deploy
from ddtable.rules.risk.table import row, rows


def until(game: Game, *kinds: str) -> Game:
    for _ in play(game, Random(4), lambda now: now.question.kind in kinds):
        pass
    return game


def happened(game: Game, kind: type) -> list[Any]:
    return [event for played in game.history for event in played.events if isinstance(event, kind)]


def changed(seats: int, **sections: Any) -> str | None:
    """Return the reason why a set-up is refused in which the first force has other dice."""
    begin = set_up(3, seats)
    first = dict(begin.forces[0])
    first["sections"] = {**first["sections"], **{k: v for k, v in sections.items() if k != "dragons"}}
    first["dragons"] = sections.get("dragons", first["dragons"])
    return RISK.refuse_set_up(msgspec.structs.replace(begin, forces=(first, *begin.forces[1:])))


# Forces


def test_rk1_1_table_of_the_set_up():
    told = {n: (r.dice, r.health, r.initial, r.dragons, r.terrains, r.minors) for n, r in rows().items()}
    assert told == {
        2: (50, 100, 40, 3, 4, 2),
        3: (50, 90, 35, 2, 3, 2),
        4: (45, 90, 30, 2, 2, 3),
        5: (45, 80, 25, 1, 2, 3),
        6: (45, 80, 20, 1, 2, 4),
    }


def test_rk1_1_forces_beyond_the_table_are_refused():
    thugs = ["goblins_thug"]
    assert changed(3) is None
    assert "at least 50" in str(changed(3, recruiting=thugs * 49))
    assert "90" in str(changed(3, recruiting=["coral_elves_archer"] * 46 + thugs * 4))
    assert "2 dragons" in str(changed(3, dragons=["air_drake"] * 3))
    assert changed(3, dragons=[]) is None, "dragons are optional"
    assert "3 terrain dice" in str(changed(3, terrains=["flatland_city"] * 2))
    assert "no_such" in str(changed(3, recruiting=["no_such"] * 50))
    assert "home" in str(RISK.refuse_set_up(_with_home()))


def test_rk1_1_custom_dice_and_with_known_faces_reconstructed_ones_are_refused():
    """SU2, Q110: the refusal names the die."""
    begin = set_up(3, 3)
    pool = list(begin.forces[0]["sections"][RECRUITING])
    own = OwnDie("own_guard", "Cave Guard", "unit", parse_faces("id, melee, save, melee, save, melee"), "goblins")
    use_own_dice([msgspec.structs.replace(own, unit_class="melee", health=1)])
    try:
        assert "Cave Guard, a custom die" in str(changed(3, recruiting=[*pool[:-1], own.id]))
    finally:
        use_own_dice(())
    first = {**begin.forces[0], "sections": {**begin.forces[0]["sections"], RECRUITING: ["eldarim_dragonlord", *pool]}}
    known = msgspec.structs.replace(begin, forces=(first, *begin.forces[1:]), options={"known_faces": True})
    assert "Dragonlord, whose faces are reconstructed (Q110)" in str(RISK.refuse_set_up(known))


@pytest.mark.parametrize("board_map", ["world", "four_shores"])
@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("known_faces", [False, True])
def test_rk1_1_dealt_forces_are_never_refused(seats: int, known_faces: bool, board_map: str):
    """Q110, Q141: with reconstructed faces or without, on each map."""
    for seed in range(20):
        begin = set_up(seed, seats, known_faces=known_faces)
        assert RISK.refuse_set_up(msgspec.structs.replace(begin, house={"map": board_map})) is None


def test_rk1_1_number_of_dragons_is_the_most_that_the_table_allows():
    rules = edition("risk", "all")
    assert [rules.dragons_due(health) for health in (100, 90, 80)] == [3, 2, 1]


def test_set_up_with_a_broken_map_of_ones_own_is_refused_with_a_sentence(monkeypatch, tmp_path):
    monkeypatch.setattr(own, "maps_folder", lambda: tmp_path)
    own.known_map.cache_clear()
    (tmp_path / "torn.ddmap").write_bytes(b"{}")
    begin = msgspec.structs.replace(set_up(3, 3), house={"map": "torn"})
    assert "torn.ddmap" in str(RISK.refuse_set_up(begin))


def _with_home() -> SetUp:
    begin = set_up(3, 3)
    first = {**begin.forces[0], "home": ["goblins_thug"]}
    return msgspec.structs.replace(begin, forces=(first, *begin.forces[1:]))


def test_rk1_1_number_of_players_is_two_to_six():
    begin = set_up(3, 6)
    for forces in (begin.forces[:1], (*begin.forces, begin.forces[0])):
        assert "2 to 6" in str(RISK.refuse_set_up(msgspec.structs.replace(begin, forces=forces)))


@pytest.mark.parametrize(
    ("section", "die"), [("recruiting", "dragonkin_dragonfoal_air"), ("terrains", "minor_coastland_bridge")]
)
def test_rk1_6_dragonkin_and_minor_terrains_do_not_play(section: str, die: str):
    """Q144."""
    assert catalogue().knows(die)
    refused = str(changed(3, **{section: [die] * 50}))
    assert catalogue().die(die).name in refused
    assert "dragonkin and minor terrains do not play" in refused


def test_rk1_3_force_that_cannot_cover_its_land_is_refused():
    """Q141: with 2 players 21 territories need 21 units of at most 40 health together."""
    assert "21 territories" in str(changed(2, recruiting=["coral_elves_archer"] * 50))
    two_small = ["coral_elves_archer"] * 48 + ["goblins_thug"] * 2
    assert changed(2, recruiting=two_small) is None


def test_option_known_faces_leaves_out_reconstructed_dice():
    begin = msgspec.structs.replace(set_up(3, 2), options={"known_faces": True})
    assert RISK.refuse_set_up(begin) is None


@pytest.mark.parametrize("size", RISK.sizes)
def test_forces_are_dealt_for_every_number_of_players_with_this_health(size: int):
    for seats in (n for n, whole in SIZES.items() if whole == size):
        begin = SetUp("risk", 1, {}, tuple(RISK.deal(size, Random(n), {}) for n in range(seats)))
        assert RISK.refuse_set_up(begin) is None
    with pytest.raises(ValueError, match="no forces of 55"):
        RISK.deal(55, Random(1), {})


def test_unknown_or_changed_map_is_refused():
    begin = set_up(3, 2)
    assert "atlantis" in str(RISK.refuse_set_up(msgspec.structs.replace(begin, house={"map": "atlantis"})))
    other = msgspec.structs.replace(begin, house={"map": "world", "fingerprint": "0" * 16})
    assert "world" in str(RISK.refuse_set_up(other))
    assert RISK.refuse_set_up(msgspec.structs.replace(begin, house={"map": "four_shores"})) is None
    with pytest.raises(ValueError, match="atlantis"):
        kernel.begin(RISK, msgspec.structs.replace(begin, house={"map": "atlantis"}))
    with pytest.raises(ValueError, match="Expected"):
        RISK.begin(msgspec.structs.replace(begin, forces=({"home": 3}, begin.forces[1])))
    assert RISK.refuse_set_up(msgspec.structs.replace(begin, forces=({"home": 3}, begin.forces[1])))
    assert RISK.refuse_set_up(msgspec.structs.replace(begin, options={"goal": "moon"}))


def test_rk2_all_units_wait_in_the_pool_dragons_among_the_dead():
    position = RISK.begin(set_up(3, 3))
    for seat in range(3):
        assert len(position.at(RECRUITING, seat)) == 50
    terrains = [die.place for die in position.dice if die.type in catalogue().terrains]
    assert len(terrains) == 3 * row(3).terrains
    assert terrains.count(BAG) == len(terrains) - 6
    for seat in range(3):
        assert {position.dice[die].type for die in position.at(DEAD, seat)} <= set(catalogue().dragons)


# Order, continents


def test_rk1_4_highest_number_plays_first_and_ties_roll_again():
    game = Game(set_up(3, 3, by_hand=True))
    for face in (4, 6, 4):
        assert isinstance(game.question.shape, Faces)
        game.play(Shown((face,)))
    for face in (1, 2):
        game.play(Shown((face,)))
    assert [event.numbers for event in happened(game, PlayersRolled)] == [((0, 5), (1, 7), (2, 5)), ((0, 2), (2, 3))]
    (order,) = happened(game, OrderSet)
    assert order.order == (1, 2, 0)


def test_rk1_2_a_die_is_drawn_for_each_continent_and_rolled_below_seven():
    game = until(Game(set_up(5, 4)), "claim")
    drawn = happened(game, TerrainDrawn)
    assert [event.place for event in drawn] == [f"land/{at}" for at in range(6)]
    position = game.position
    assert all(position.dice[land.die].face < 6 for land in position.board.lands)
    assert Counter(die.place for die in position.dice)[OUT] == 4 * 2 - 6
    assert len(happened(game, DistanceRolled)) >= 6


def test_rk1_2_seven_and_eight_are_rolled_again():
    game = Game(set_up(5, 2, by_hand=True))
    while game.question.kind == "faces" and not happened(game, TerrainDrawn):
        game.play(Shown((3 + game.question.seat,)))
    number = len(happened(game, DistanceRolled))
    while game.question.kind == "faces":
        first = not happened(game, DistanceRolled)
        game.play(Shown(((6 if first else 2),) * len(game.question.shape.dice)))
    assert number == 0
    assert len(happened(game, DistanceRolled)) > 6


# Placement


def test_rk1_3_territories_are_claimed_in_turn():
    game = until(Game(set_up(5, 4)), "claim")
    order = game.position.board.order
    asked = []
    while game.question.kind == "claim":
        asked.append(game.question.seat)
        assert len(game.question.shape.options) == 42 - len(asked) + 1
        game.play(Picked(game.question.shape.options[-1].id))
    assert asked == [order[at % 4] for at in range(41)], "the last one is forced"
    assert Counter(event.seat for event in happened(game, Claimed)) == {
        order[0]: 11, order[1]: 11, order[2]: 10, order[3]: 10,
    }  # fmt: skip


def test_rk1_3_territories_are_dealt_by_an_option():
    """Q143."""
    game = until(Game(set_up(5, 3, start="deal")), "cover")
    dealt = happened(game, Claimed)
    assert len(dealt) == 42
    assert all(event.dealt for event in dealt)
    assert Counter(event.seat for event in dealt) == {0: 14, 1: 14, 2: 14}


def start(units: str, step: Any, claims: dict[int, int], initial: tuple[int, ...], **more: Any) -> WorldTable:
    """Return a table of the set-up: the claims of numbered territories, the health left to place."""
    owners = tuple(claims.get(at, NOBODY) for at in range(42))
    agenda = (step, Deploy(A)) if isinstance(step, Cover) else (step,)
    return world(units, agenda=agenda, claims=owners, initial=initial, rest=NOBODY, turn=0, seat=NOBODY, **more)


def test_rk1_3_each_own_territory_gets_one_unit_first():
    table = start("A recruiting: 3 thug, archer", Cover(A), {0: A, 1: A, 2: A}, (40, 0))
    assert table.asked == (A, "cover")
    assert table.names("deploy") == {"alaska", "northwest_territory", "greenland"}
    table.pick("deploy", place="alaska", die=table.die(A, "archer"))
    assert table.names("deploy") == {"northwest_territory", "greenland"}
    assert table.board.initial == (38, 0)
    assert [(event.place, event.left) for event in table.happened(Deployed)] == [("terrain/0", 38)]


def test_rk1_3_unit_that_leaves_the_rest_uncoverable_is_not_offered():
    """Q141."""
    table = start("A recruiting: 2 thug, enchanter", Cover(A), {0: A, 1: A}, (3, 0))
    dice = {option.values["die"] for option in table.question.shape.options}
    assert dice == {table.die(A, "thug")}


def test_rk1_3_two_health_at_a_time_one_unit_or_two_of_one_health():
    """Q142."""
    units = "A recruiting: 4 thug, enchanter\nB recruiting: 3 guard\nA alaska: thug\nA ontario: thug"
    units += "\nB peru: thug\nB brazil: thug"
    table = start(units, Deploy(A), {0: A, 4: A, 10: B, 11: B}, (9, 4), order=(A, B))
    table.pick("deploy", place="alaska", die=table.die(A, "enchanter"))
    assert table.asked == (B, "deploy")
    table.pick("deploy", place="peru")
    assert table.asked == (B, "deploy-second")
    table.pick("deploy", place="peru")
    assert table.asked == (A, "deploy")
    table.pick("deploy", place="alaska").pick("done")
    assert table.asked == (B, "deploy")
    assert table.board.initial == (5, 2)


def test_rk1_3_health_that_no_unit_fits_is_lost():
    units = "A recruiting: 4 enchanter\nB recruiting: 2 guard\nA alaska: thug\nB peru: thug\nB brazil: thug"
    table = start(units, Deploy(B), {0: A, 10: B, 11: B}, (2, 1), order=(A, B))
    table.pick("deploy", place="peru")
    assert [(event.seat, event.left) for event in table.happened(HealthLost)] == [(A, 2)]
    assert table.position.board.turn == 1


def test_rk1_3_nobody_places_more_than_the_initial_health():
    game = until(Game(set_up(7, 3)), "march-first", "turn-in", "recruit")
    position = game.position
    for seat in range(3):
        placed = [die for place in board_of(position).territories for die in units_at(position, seat, place.id)]
        placed = [die for die in placed if die not in _recruited(game)]
        assert health(position, tuple(placed)) <= 35
        assert len({position.dice[die].place for die in placed}) == 14


def _recruited(game: Game) -> set[int]:
    return {die for event in happened(game, Recruited) for die in event.dice}


def test_rk1_5_two_players_share_all_territories():
    game = until(Game(set_up(7, 2)), "cover")
    assert Counter(board_of(game.position).claims) == {0: 21, 1: 21}


def test_nothing_is_asked_of_a_player_who_can_place_nothing():
    table = start("A recruiting: 2 thug\nA alaska: thug\nB peru: thug", Deploy(A), {0: A, 10: B}, (0, 0))
    assert table.position.board.turn == 1
