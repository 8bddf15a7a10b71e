"""Second rolls: Flashfire rolls one unit again, for each casting, attacker first (C6.1 step 2)."""

import pytest
from by_hand import A, B, Table, board

from ddtable.engine.arithmetic import Face
from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.events.rolls import RolledAgain

FIRE = "cast flashfire by B on {} at frontier, since 3\n"
TEXT = "A at frontier: {a}\nB at frontier: {b}\n{more}turn 4 A march 1, act at frontier"


def table_of(more: str, a: str = "3 thug", b: str = "3 thug", f: str = "flatland_temple 6", turn: str = "") -> Table:
    text = TEXT.format(a=a, b=b, more=more)
    return board(text.replace("march 1, act at frontier", turn) if turn else text, f=f)


def test_one_unit_is_rolled_again_and_its_second_face_counts():
    """C6.1, DA-G2: the owner of the army chooses it, or leaves the roll unchanged."""
    table = table_of(FIRE.format("A")).pick("skirmish", seat=B).roll("melee", "save", "2 melee")
    assert table.asked == (A, "flashfire")
    assert [option.die for option in table.question.shape.options] == [3, 4, 5, -1]
    table.pick("flash", die=4).roll("2 melee")
    assert table.asked == (B, "faces")
    assert table.came_to("melee", A) == {"melee": 5}
    assert table.happened(RolledAgain) == [RolledAgain(A, (4,), "flashfire", Face(4, "save", 1), Face(4, "melee", 2))]


def test_the_second_face_counts_though_it_is_worse():
    """C6.1: it replaces the first."""
    table = table_of(FIRE.format("A")).pick("skirmish", seat=B).roll("2 melee").pick("flash", die=3).roll("save")
    assert table.came_to("melee", A) == {"melee": 4}


def test_the_roll_may_be_kept():
    """C6.1: the reroll is optional."""
    table = table_of(FIRE.format("A")).pick("skirmish", seat=B).roll("melee").pick("flash-keep")
    assert table.came_to("melee", A) == {"melee": 3}
    assert not table.happened(RolledAgain)


def test_each_casting_is_another_unit():
    """C6.1, M16: three castings and two units: each once, then no more."""
    table = table_of(FIRE.format("A") * 3, a="2 thug").pick("skirmish", seat=B).roll("save", "save")
    table.pick("flash", die=4).roll("save")
    assert table.asked == (A, "flashfire")
    assert [option.die for option in table.question.shape.options] == [3, -1], "no unit twice"
    assert table.refuses(lambda: table.play(Picked("4"))) == "no-such-option"
    table.pick("flash", die=3).roll("melee")
    assert table.asked == (B, "faces")


def test_units_of_others_are_not_rolled_again():
    """C6.1, DA-G2: forged choices are refused."""
    table = table_of(FIRE.format("A")).pick("skirmish", seat=B).roll("melee")
    for forged in ("6", "0", "-1", "flash"):
        assert table.refuses(lambda forged=forged: table.play(Picked(forged))) == "no-such-option"


def test_attacker_first_in_a_charge():
    """C6.1: the charger decides before the target, each about their own units, and both before anything is counted."""
    table = table_of(FIRE.format("A") + FIRE.format("B")).pick("charge", seat=B).roll("save")
    assert table.asked == (A, "flashfire")
    table.pick("flash", die=3).roll("2 melee")
    assert table.asked == (B, "flashfire")
    assert [option.die for option in table.question.shape.options] == [6, 7, 8, -1]
    table.pick("flash", die=6).roll("melee")
    assert table.came_to("charge", A) == {"charge": 2}
    assert table.came_to("charge_defence", B) == {"save": 2, "melee": 1}


@pytest.mark.parametrize("kind", ["melee", "missile", "save", "magic", "dragon_defence", "strike_back"])
def test_it_works_in_every_roll_but_a_maneuver(kind):
    """C6.1, DA-G2: melee, missiles, saves, magic, against a dragon."""
    fire = FIRE.format("B" if kind in ("save", "strike_back") else "A")
    if kind == "dragon_defence":
        table = table_of(f"{fire}B dragons at frontier: fire_wyrm\n", turn="dragons").roll("belly", *["maneuver"] * 3)
    elif kind in ("missile", "magic"):
        table = table_of(fire, f=f"flatland_temple {3 if kind == 'missile' else 1}")
        table = table.pick(kind, seat=B) if kind == "missile" else table.pick("magic")
        table.roll("melee")
    else:
        table = table_of(fire).pick("skirmish", seat=B).roll("save")
        if kind != "melee":
            table.roll("save")
    if kind == "strike_back":
        table.pick("flash-keep").pick("strike-back").roll("save")
    assert table.asked == (B if kind in ("save", "strike_back") else A, "flashfire")


def test_the_second_face_of_a_mage_counts():
    """C6.1, M1: in a magic roll too."""
    table = table_of(FIRE.format("A"), a="evoker", f="flatland_temple 1").pick("magic").roll("melee")
    assert table.pick("flash", die=3).roll("2 magic").came_to("magic", A) == {"magic": 2}


def test_no_second_roll_for_a_maneuver():
    """C6.1: Flashfire says so."""
    table = table_of(FIRE.format("A") + FIRE.format("B"), turn="march 1, maneuver at frontier")
    table.pick("maneuver").pick("oppose").roll("melee")
    assert table.asked == (A, "turn")


def test_a_second_roll_may_rend_and_go_on():
    """C6.1, C14.1: the new face is rolled again as any Rend is, and everything after it is added."""
    table = table_of(FIRE.format("A"), a="leopard_rider").pick("skirmish", seat=B).roll("3 save")
    table.pick("flash", die=3).roll("3 rend").roll("3 rend").roll("4 melee")
    assert table.came_to("melee", A) == {"melee": 10}
    assert table.asked == (B, "faces")


def test_after_a_rend_the_last_face_is_rolled_again():
    """C6.1, C14.1: the Rend was already added and remains."""
    table = table_of(FIRE.format("A"), a="leopard_rider").pick("skirmish", seat=B).roll("3 rend").roll("3 save")
    table.pick("flash", die=3).roll("4 melee")
    assert table.came_to("melee", A) == {"melee": 7}


def test_the_new_face_has_its_usual_effect():
    """C6.1, C14.3: a new Cantrip is cast, one that was rerolled is not; step 3 comes after step 2."""
    table = table_of(FIRE.format("A"), a="enchanter").pick("skirmish", seat=B).roll("4 cantrip")
    assert table.asked == (A, "flashfire")
    table.pick("flash", die=3).roll("3 melee")
    assert table.asked == (B, "faces")
    table = table_of(FIRE.format("A"), a="enchanter").pick("skirmish", seat=B).roll("3 melee")
    assert table.pick("flash", die=3).roll("4 cantrip").asked == (A, "magic-colours")


def test_the_rout_is_read_from_the_second_face():
    """C6.1, C9.1: the final faces count."""
    table = table_of(FIRE.format("B"), b="thug").pick("skirmish", seat=B).roll("save").roll("id")
    table.pick("flash", die=6).roll("save")
    assert table.asked == (B, "strike-back")
