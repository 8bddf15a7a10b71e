"""Special icons that move, return or promote units, or stop magic (C14.4, H52 to H54)."""

import pytest
from by_hand import A, B, Table, board

from ddtable.engine.draft import Draft
from ddtable.rules.dragon_dice.events.magic import SpellFailed
from ddtable.rules.dragon_dice.events.powers import PowerRolled
from ddtable.rules.dragon_dice.events.units import Moved, Promoted, Returned
from ddtable.rules.dragon_dice.icon_moves import ask_move, proceed_move
from ddtable.rules.dragon_dice.steps import IconAct, IconWork

ALL = "options species=all\n"


def fight(mine: str, theirs: str, more: str = "", kind: str = "skirmish", f: str = "flatland_temple 6") -> Table:
    """Return the table where A's army at the frontier attacks B's there."""
    text = f"A at frontier: {mine}\nB at frontier: {theirs}\n{more}{ALL}turn 4 A march 1, act at frontier\n"
    return board(text, f=f).pick(kind, seat=B, place="frontier")


def test_ferry_moves_up_to_four_health_and_results_stay():
    """C14.4, H53: the melee of the unit that goes still counts."""
    table = fight("gryphon, 3 guard, protector", "4 thug", "A at home A: guard\n")
    table.roll("4 ferry", "melee", "melee", "melee", "3 melee")
    assert table.asked == (A, "icon-move")
    assert table.words() == ["icon-move", "icon-move", "icon-stay"]
    table.pick("icon-move", place="home A")
    assert table.asked == (A, "icon-passengers")
    assert table.refuses(lambda: table.choose("protector", "guard", "guard")) == "too-much"
    table.choose("protector", "guard")
    assert table.units(A, "home A") == ["gryphon", "guard", "guard", "protector"]
    assert table.totals("melee")["melee"] == 6


@pytest.mark.parametrize("unit", ["unicorn", "genie"])
def test_teleport_and_firewalking_take_three_health(unit: str):
    """C14.4, H53: or no unit."""
    icon = "4 teleport" if unit == "unicorn" else "4 firewalking"
    table = fight(f"{unit}, marauder, thug", "4 thug").roll(icon, "3 melee", "melee").pick("icon-move", place="home B")
    assert table.question.values["points"] == 3
    table.choose()
    assert table.units(A, "home B") == [unit]
    assert table.happened(Moved, cause=icon[2:])


def test_a_unit_may_stay_where_it_is():
    """C14.4, H53: the move is optional."""
    table = fight("unicorn, thug", "4 thug").roll("4 teleport", "melee").pick("icon-stay")
    assert table.units(A, "frontier") == ["thug", "unicorn"]


def test_a_unit_that_has_died_meanwhile_does_not_move():
    """C14.4: nor does a unit that has been caught."""
    for more, lies in (
        ("A dead: unicorn\n", 4),
        ("A at frontier: unicorn\ncast netted by B on die 4 at frontier\n", 4),
    ):
        draft = Draft(board(f"A at home A: thug\n{more}B at home B: thug\n{ALL}turn 4 A march 1\n").position)
        step = IconWork(A, "terrain/2", "melee", (IconAct("teleport", 4, (lies,)),), B, "terrain/2")
        draft.agenda = [step]
        assert ask_move(draft, step) is None
        proceed_move(draft, step)
        assert (draft.agenda, draft.events) == ([], [])


def test_an_arrival_on_an_empty_eight_captures_it():
    """C11.1, C14.4."""
    text = f"A at frontier: unicorn, thug\nB at frontier: 4 thug\n{ALL}turn 4 A march 1, act at frontier\n"
    table = board(text, b="flatland_tower 8").pick("skirmish", seat=B).roll("4 teleport", "melee")
    table.pick("icon-move", place="home B").choose()
    assert table.holder("home B") == A


def test_a_ghost_vanishes_to_reserve_and_its_saves_stay():
    """C14.4, H53: alone."""
    table = fight("3 thug", "ghost, undead_zombie").roll("melee").roll("3 vanish", "melee")
    assert table.asked == (B, "icon-move")
    assert {option.id for option in table.question.shape.options} >= {"reserve", "terrain/0", "terrain/1", "stay"}
    table.pick("icon-move", place="reserve")
    assert table.totals("save_melee")["save"] == 3
    assert table.units(B, "reserve") == ["ghost"]


def test_regenerate_saves_or_returns_the_same_health():
    """C14.4, H54: one choice for all that the roll shows."""
    more = "B dead: 2 marauder, 5 thug\n"
    table = fight("4 thug", "2 troll", more).roll("melee").roll("4 regenerate")
    assert table.asked == (B, "icon-saves-or-return")
    assert table.question.values["points"] == 8
    table.pick("icon-saves")
    assert table.totals("save_melee")["save"] == 8
    table = fight("4 thug", "2 troll", more).roll("melee").roll("4 regenerate").pick("icon-return")
    assert table.refuses(lambda: table.choose("marauder", "marauder", "thug", "thug", "thug")) == "too-much"
    table.choose("marauder", "thug", "thug")
    assert table.units(B, "frontier") == ["marauder", "thug", "thug", "troll", "troll"]
    assert table.totals("save_melee")["save"] == 0
    assert table.happened(Returned, cause="regenerate")


def test_regenerate_in_an_attack_only_returns_the_dead():
    """C14.4, H54: and nothing if there are no dead."""
    table = fight("troll, thug", "4 thug", "A dead: thug\n").roll("4 regenerate", "melee")
    assert table.asked == (A, "icon-returns")
    assert fight("troll, thug", "4 thug").roll("4 regenerate", "melee").asked == (B, "faces")


def test_wild_growth_is_split_between_promotions_and_saves():
    """C14.4, C10.4, H54: one health each, all at once; the rest saves."""
    more = "B dead: treefolk_oak, treefolk_willow\n"
    table = fight("4 thug", "noble_willow, 2 treefolk_oakling", more).roll("maneuver")
    table.roll("4 wild_growth", "melee", "melee")
    assert table.asked == (B, "icon-grow-or-save")
    table.promote("oak", "oakling").pick("done")
    assert table.units(B, "frontier") == ["noble_willow", "oak", "oakling"]
    assert table.totals("save_melee")["save"] == 3
    assert table.happened(Promoted, cause="wild_growth")


def test_convert_returns_the_health_it_killed():
    """C14.4, H54: own dead with the same health join the attacking army."""
    table = fight("vampire, 2 thug", "marauder, 2 thug", "A dead: 2 undead_zombie, undead_wight\n")
    table.roll("3 convert", "melee", "melee")
    table.roll("2 maneuver")
    assert table.asked == (A, "icon-returns")
    assert table.question.values["points"] == 3
    table.choose("wight", "zombie")
    assert table.units(A, "frontier") == ["thug", "thug", "vampire", "wight", "zombie"]


def test_a_unit_that_saves_from_convert_returns_no_dead():
    """C14.4, H54."""
    table = fight("vampire, 2 thug", "marauder, 2 thug", "A dead: undead_zombie\n").roll("3 convert", "melee", "melee")
    table.roll("3 save")
    assert table.asked == (B, "faces")


# Dispel Magic


def cast(spell: str, theirs: str = "gargoyle, 2 thug") -> Table:
    """Return the table where A's enchanter at the frontier has announced a spell at B's army at home."""
    text = f"A at frontier: 2 enchanter\nB at home B: {theirs}\n{ALL}turn 5 A march 1, act at frontier\n"
    table = board(text, f="highland_temple 1").pick("magic").roll("4 magic").colours({"air": 4}, {"air": 4})
    return table.announce(spell, seat=B, at="home B") if spell == "hailstorm" else table.announce(spell, at="home B")


def test_dispel_magic_cancels_announced_spells_of_opponents():
    """C14.4, M4, H52: at the unit, its army or its terrain; the unit is rolled when everything is announced."""
    table = cast("hailstorm").announce("hailstorm", seat=B, at="home B").pick("done")
    assert table.asked == (B, "dispel")
    table.pick("dispel").roll("4 dispel_magic")
    assert [event.reason for event in table.happened(SpellFailed)] == ["dispelled"]
    assert len(table.happened(PowerRolled, power="dispel_magic")[0].kept) == 1
    assert table.asked[1] != "faces", "no hail falls"


def test_a_dispelled_spell_is_not_rolled_against_again():
    """C14.4, H52."""
    table = cast("hailstorm", "2 gargoyle, thug").pick("done").pick("dispel").roll("4 dispel_magic")
    assert table.asked[1] != "dispel"
    table = cast("hailstorm", "2 gargoyle, thug").pick("done").pick("no-dispel").pick("dispel").roll("4 id")
    assert table.asked == (B, "faces")


def test_other_icons_of_the_unit_have_no_effect():
    """C14.4, H52: the magic takes effect, as it does if the unit is not rolled."""
    assert cast("hailstorm").pick("done").pick("dispel").roll("4 id").asked == (B, "faces")
    assert cast("hailstorm").pick("done").pick("no-dispel").asked == (B, "faces")


def summon(to: str) -> Table:
    """Return the table where A's mages have announced a dead dragon to a terrain; B has gargoyles at home."""
    text = f"A at frontier: 2 enchanter\nA at home A: thug\nB at home B: gargoyle, thug\nB dead: air_drake\n{ALL}"
    table = board(f"{text}turn 5 A march 1, act at frontier\n", f="highland_temple 1").pick("magic").roll("4 magic")
    table.colours({"air": 4}, {"air": 4}).announce("summon_air_dragon", die=table.die(B, "air_drake"), to=to)
    return table.pick("done") if table.question.kind == "spell" else table


def test_dispel_magic_voids_a_dragon_that_is_summoned_to_its_terrain():
    """C14.4, M19, H52: the spell targets the dragon, but affects its destination."""
    table = summon("home B")
    assert table.asked == (B, "dispel")
    table.pick("dispel").roll("4 dispel_magic")
    assert [event.reason for event in table.happened(SpellFailed)] == ["dispelled"]
    assert table.lies(table.die(B, "air_drake")) == "dead"
    table = summon("home B").pick("dispel").roll("4 id")
    assert table.lies(table.die(B, "air_drake")) == "dragons at home B"


def test_a_dragon_that_is_summoned_elsewhere_is_not_rolled_against():
    """C14.4, H52."""
    table = summon("home A")
    assert not table.happened(PowerRolled)
    assert table.lies(table.die(B, "air_drake")) == "dragons at home A"


def test_dispel_magic_voids_a_path_to_its_terrain():
    """C14.4, M22, H52: an opponent's unit does not arrive."""
    text = f"A at frontier: 2 theurgist\nA at home B: thug\nB at home B: gargoyle, thug\n{ALL}"
    table = board(f"{text}turn 5 A march 1, act at frontier\n", f="coastland_temple 1").pick("magic")
    table.roll("magic", "2 magic").colours({"earth": 1}, {"earth": 2})
    table.announce("path", die=table.die(A, "theurgist"), to="home B")
    if table.question.kind == "spell":
        table.pick("done")
    assert table.asked == (B, "dispel")
    table.pick("dispel").roll("4 dispel_magic")
    assert table.units(A, "frontier") == ["theurgist", "theurgist"]


def test_magic_elsewhere_and_ones_own_is_not_rolled_against():
    """C14.4, H52."""
    text = f"A at frontier: 2 enchanter\nA at home A: gargoyle\nB at home B: 2 thug\nB at home A: gargoyle\n{ALL}"
    table = board(f"{text}turn 5 A march 1, act at frontier\n", f="highland_temple 1").pick("magic").roll("4 magic")
    table.colours({"air": 4}, {"air": 4}).announce("hailstorm", seat=B, at="home B").pick("done")
    assert table.asked == (B, "faces")
    table = board(f"{text}turn 5 A march 1, act at frontier\n", f="highland_temple 1").pick("magic").roll("4 magic")
    table.colours({"air": 4}, {"air": 4}).announce("wind_walk", seat=A, at="home A").pick("done")
    assert not table.happened(PowerRolled)
