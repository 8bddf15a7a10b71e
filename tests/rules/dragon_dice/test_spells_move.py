"""Spells that move units, dragons and terrain dice (M16, M19, M22)."""

from typing import Any

import pytest
from by_hand import CASTERS, A, B, C, Table, board, casting, magic

from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.events.dragons import DragonsAttack, Summoned
from ddtable.rules.dragon_dice.events.magic import SpellFailed
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.turns import TerrainTurned
from ddtable.rules.dragon_dice.events.units import Moved

# Path


def test_path_moves_an_own_unit_to_another_army_of_the_caster():
    """M22: from a terrain, to a terrain with an army of the caster; not from reserve, and no units of others."""
    more = "A at home A: footman\nA reserve: thug\nB at home B: thug\n"
    table = casting("earth", 4, more).pick("spell", spell="path")
    assert table.offered() == {"A dwarves_wizard", "A dwarves_footman"}
    table.pick("spell-at-die", die=table.die(A, "footman"))
    assert table.asked == (A, "spell-destination")
    assert table.places("spell-to") == ["terrain/2"]
    assert table.refuses(lambda: table.play(Picked("terrain/1"))) == "no-such-option"
    assert table.refuses(lambda: table.play(Picked("terrain/0"))) == "no-such-option"
    table.pick("spell-to", place="frontier").pick("done")
    assert table.units(A, "frontier") == ["footman", "wizard"]
    assert [(event.source, event.target) for event in table.happened(Moved)] == [("terrain/0", "terrain/2")]


def test_a_unit_moved_by_path_may_march_with_its_new_army():
    """M22, C3.7: the wizard's army has marched, but the army it joins has not."""
    table = casting("earth", 4, "A at home A: footman\nB at home B: thug\n")
    table.announce("path", die=table.die(A, "wizard"), to="home A").pick("done")
    assert table.places("army") == ["terrain/0"]
    assert table.units(A, "home A") == ["footman", "wizard"]


def test_path_can_be_dragged():
    """M22: the destination is an option with a move of that die, so it can be dragged."""
    table = casting("earth", 4, "A at home A: footman\nB at home B: thug\n").pick("spell", spell="path")
    footman = table.die(A, "footman")
    table.pick("spell-at-die", die=footman)
    ((move, option),) = table.question.moves()
    assert (move.dice, move.source, option) == ((footman,), "terrain/0@0", "terrain/2")


def test_path_needs_a_second_army():
    """M22, M4: without one there is no target."""
    assert "path" not in casting("earth", 4).castable()


def test_path_moves_a_unit_once_in_a_casting():
    """M16: one unit for each casting."""
    table = casting("earth", 8, "A at home A: footman, sergeant\nB at home B: thug\n")
    table.announce("path", die=table.die(A, "footman"), to="frontier").pick("spell", spell="path")
    assert table.offered() == {"A dwarves_wizard", "A dwarves_sergeant"}


def test_path_fails_if_the_army_has_left():
    """M22, M4: the last footman at home A leaves first; the wizard has no army to join."""
    table = casting("earth", 8, "A at home A: footman\nB at home B: thug\n")
    table.announce("path", die=table.die(A, "footman"), to="frontier")
    table.announce("path", die=table.die(A, "wizard"), to="home A").pick("done").pick("in-order")
    assert [event.reason for event in table.happened(SpellFailed)] == ["no-army-there"]
    assert table.units(A, "frontier") == ["footman", "wizard", "wizard"]


def test_path_anywhere_is_a_house_option():
    """M22, Q95, C11.1: to any other terrain; one that shows 8 and is empty is captured."""
    more = "A at home A: footman\nB at home A: thug\noptions path_anywhere\n"
    table = casting("earth", 4, more, b="flatland_tower 8").pick("spell", spell="path")
    table.pick("spell-at-die", die=table.die(A, "wizard"))
    assert table.places("spell-to") == ["terrain/0", "terrain/1"]
    table.pick("spell-to", place="home B").pick("done")
    assert table.units(A, "home B") == ["wizard"]
    assert table.holder("home B") == A


def test_a_terrain_is_lost_when_path_takes_its_last_unit():
    """M22, C11.2: control goes with the army."""
    table = casting("earth", 4, "A at home A: footman\nB at home B: thug\n", a="flatland_city 8, held by A")
    table.announce("path", die=table.die(A, "footman"), to="frontier").pick("done")
    assert table.holder("home A") == -1


def test_a_unit_in_reserve_by_open_grave_cannot_use_path():
    """M22, M4: it is no longer at a terrain: the target is gone."""
    table = board(
        "A at frontier: wizard, enchanter, guard\nA at home A: footman\nB at home B: thug\n"
        "cast open_grave by A on A at frontier, since 5\nturn 5 A march 1, act at frontier",
        f="swampland_temple 1",
    )
    table.pick("magic").roll("4 magic", "4 magic", "melee").colours({"earth": 4}, {"air": 4})
    guard = table.die(A, "guard")
    table.announce("lightning_strike", die=guard).announce("path", die=guard, to="home A").pick("done")
    table.pick("in-order").roll("melee")
    assert table.lies(guard) == "reserve"
    assert [event.reason for event in table.happened(SpellFailed)] == ["gone"]


# dragons


@pytest.mark.parametrize("colour", list(CASTERS))
def test_summoning_names_a_dragon_of_the_colour(colour):
    """M19: in any player's dead area or at a terrain, wyrm or drake; no other colour."""
    more = "".join(f"A dead: {one}_drake\nB dead: {one}_wyrm\nB dragons at home B: {one}_drake\n" for one in CASTERS)
    table = casting(colour, 6, more + "B at home B: thug\n").pick("spell", spell=f"summon_{colour}_dragon")
    assert table.offered() == {f"A {colour}_drake", f"B {colour}_wyrm", f"B {colour}_drake"}
    drake = table.die(A, f"{colour}_drake")
    table.pick("spell-at-die", die=drake)
    assert table.places("spell-to") == ["terrain/0", "terrain/1", "terrain/2"]
    table.pick("spell-to", place="home A").pick("done")
    assert table.lies(drake) == "dragons at home A"


def test_another_players_dragon_stays_his():
    """M19, DG-B: summoned from B's dead area it is still B's die, and B rolls it."""
    table = casting("air", 6, "B dead: air_drake\nB at home B: thug\n")
    drake = table.die(B, "air_drake")
    table.announce("summon_air_dragon", die=drake, to="frontier").pick("done")
    assert table.position.dice[drake].owner == B
    assert [(event.seat, event.source) for event in table.happened(Summoned)] == [(A, "dead")]
    assert not table.happened(DragonsAttack), "dragons attack when their phase comes"


def test_a_dragon_is_summoned_from_terrain_to_terrain():
    """M19: it cannot be sent to its present terrain."""
    table = casting("air", 6, "B dragons at home B: air_drake\nB at home B: thug\n")
    drake = table.die(B, "air_drake")
    table.pick("spell", spell="summon_air_dragon").pick("spell-at-die", die=drake)
    assert table.places("spell-to") == ["terrain/0", "terrain/2"]
    table.pick("spell-to", place="frontier").pick("done")
    assert table.lies(drake) == "dragons at frontier"


def test_one_dragon_for_each_casting():
    """M19: two summons name two dragons; the same one is not offered again."""
    table = casting("air", 12, "A dead: air_drake\nB dead: air_wyrm\nB at home B: thug\n")
    table.announce("summon_air_dragon", die=table.die(A, "air_drake"), to="home B")
    table.pick("spell", spell="summon_air_dragon")
    assert table.offered() == {"B air_wyrm"}


def test_without_a_dragon_of_the_colour_none_can_be_summoned():
    """M19, M4: there is no target."""
    assert "summon_air_dragon" not in casting("air", 8, "B dead: fire_wyrm\nB at home B: thug\n").castable()


def test_a_dragon_killed_by_lightning_can_still_be_summoned():
    """M19, M4: it is summoned from the dead area to which it went."""
    table = casting("air", 12, "B dragons at home B: air_drake\nB at home B: thug\n")
    drake = table.die(B, "air_drake")
    table.announce("lightning_strike", die=drake).announce("summon_air_dragon", die=drake, to="frontier")
    table.pick("done").pick("in-order").roll("belly")
    assert table.lies(drake) == "dragons at frontier"


# Flash Flood


def flood(more: str, f: str = "highland_tower 1", **terrains: Any) -> Table:
    return casting("water", 4, more, f=f, **terrains)


def test_flash_flood_turns_a_terrain_one_down():
    """M16: without an opposing army it succeeds; the caster's own army is not asked."""
    table = flood("A at home A: guard\nB at home B: thug\n", a="flatland_city 4").announce("flash_flood", at="home A")
    assert table.number("home A") == 3
    assert [(event.old, event.new) for event in table.happened(TerrainTurned)] == [(4, 3)]


@pytest.mark.parametrize(("faces", "number"), [(("3 maneuver", "3 maneuver"), 4), (("3 maneuver", "2 maneuver"), 3)])
def test_six_maneuvers_of_an_opposing_army_stop_a_flood(faces, number):
    """M16: six hold the terrain, five do not."""
    table = flood("B at home B: lizard_rider, lizard_rider\n").announce("flash_flood", at="home B")
    assert table.asked == (B, "flood-oppose")
    table.pick("flood-oppose").roll(*faces)
    assert table.number("home B") == number
    assert [event.reason for event in table.happened(SpellFailed)] == ["held"] * (number == 4)


def test_an_opposing_army_may_let_the_flood_come():
    """M16, H29: it may decline to roll."""
    table = flood("B at home B: thug\n").announce("flash_flood", at="home B").pick("no-flood-oppose")
    assert table.number("home B") == 3
    assert not table.happened(Rolled, kind="maneuver")


def test_each_army_must_stop_the_flood_by_itself():
    """M16: two armies with three maneuvers each do not, one with six does; both are asked, clockwise."""
    for faces, number in ((("3 maneuver", "save", "3 maneuver"), 3), (("3 maneuver", "3 maneuver", "save"), 4)):
        table = board(
            "A at frontier: enchanter\nB at home B: 2 lizard_rider\nC at home B: cutthroat\nturn 5 A march 1, act at "
            "frontier",
            seats=3,
            f="highland_tower 1",
        )
        table.pick("magic").roll("4 magic").colours({"water": 4}).announce("flash_flood", at="home B")
        assert table.asked == (B, "flood-oppose")
        table.pick("flood-oppose")
        assert table.asked == (C, "flood-oppose")
        table.pick("flood-oppose").roll(*("2 save" if face == "save" else face for face in faces))
        assert table.number("home B") == number


def test_spells_on_maneuvers_count_against_a_flood():
    """M16: Fields of Ice take four of its six."""
    table = flood("B at home B: 2 lizard_rider\ncast fields_of_ice by A at home B\n").announce(
        "flash_flood", at="home B"
    )
    table.pick("flood-oppose").roll("3 maneuver", "3 maneuver")
    assert table.number("home B") == 3


def test_a_flood_ends_control_of_a_captured_terrain():
    """M16, C11.2: eight becomes seven."""
    table = flood("B at home B: thug\n", b="flatland_tower 8, held by B").announce("flash_flood", at="home B")
    table.pick("no-flood-oppose")
    assert (table.number("home B"), table.holder("home B")) == (7, -1)


def test_a_terrain_goes_down_once_a_turn():
    """M16: it is not offered again in the action or the turn, nor a terrain that shows 1."""
    table = casting("water", 8, "A at home A: enchanter\nB at home B: thug\n", a="flatland_city 1")
    table.announce("flash_flood", at="home B")
    assert "flash_flood" not in table.castable(), "both other terrains show 1"
    table.pick("done").pick("no-flood-oppose")
    assert table.number("home B") == 3
    later = board(
        "A at home A: enchanter\nB at home B: thug\nflooded home B\nturn 5 A march 1, act at home A",
        a="highland_city 1",
        f="flatland_city 3",
    )
    later.pick("magic").roll("4 magic").colours({"water": 4}).pick("spell", spell="flash_flood")
    assert later.offered() == {"terrain/2"}


def test_a_flood_that_comes_too_late_does_nothing():
    """M16, M4: B's Cantrip against a Hailstorm has already turned the terrain: one step per turn by any caster."""
    more = "B at home B: enchanter\n"
    table = magic("2 enchanter", "4 magic", more=more, f="highland_tower 1").colours({"air": 4}, {"water": 4})
    table.announce("hailstorm", B, "home B").announce("flash_flood", at="home A").pick("done").pick("in-order")
    table.roll("4 cantrip").colours({"water": 4}).announce("flash_flood", at="home A")
    assert table.number("home A") == 3
    assert [(event.seat, event.reason) for event in table.happened(SpellFailed)] == [(A, "no-step-left")]


def test_a_paralysed_army_cannot_stop_a_flood():
    """DA-D2, M16: it may roll saves only."""
    table = flood("B at home B: thug\ncast paralysis by B on B at home B\n").announce("flash_flood", at="home B")
    assert table.number("home B") == 3
