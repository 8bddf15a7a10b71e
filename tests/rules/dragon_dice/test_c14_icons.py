"""Special action icons, chapter C14: the whole table, icon by icon and roll by roll."""

import pytest
from by_hand import A, B, Table, board

from ddtable.engine.arithmetic import Face
from ddtable.rules.dragon_dice.events.attacks import Damaged, Routed
from ddtable.rules.dragon_dice.events.rolls import RolledAgain
from ddtable.rules.dragon_dice.events.units import Killed
from ddtable.rules.dragon_dice.icons import use_of
from ddtable.rules.dragon_dice.roll_kinds import COUNTED
from ddtable.rules.dragon_dice.rolls import recipe, work_out

# The result of the face in each kind of roll; a star: the die is rolled again and the second face added.
TABLE = """
icon     die           face       melee   missile save_melee          save  maneuver  magic  charge  charge_defence      dragon_defence horde
bullseye sharpshooter  4_bullseye -       -       -                   -     -         -      -       -                   missile4       -
cantrip  enchanter     4_cantrip  -       -       -                   -     -         magic4 -       -                   -              -
counter  herald        4_counter  melee4  -       save4,thrown_back4  save4 -         -      charge4 save4,thrown_back4  melee4,save4   -
fly      eagle_knight  3_fly      -       -       save3               save3 maneuver3 -      charge3 save3               save3          maneuver3
rend     leopard_rider 3_rend     melee3* -       -                   -     maneuver3 -      charge3* melee3*            melee3*        maneuver3
smite    protector     4_smite    smite4  -       -                   -     -         -      smite4  smite4              melee4         -
trample  mammoth_rider 3_trample  melee3  -       -                   -     maneuver3 -      charge6 melee3              melee3         maneuver3
"""  # noqa: E501
_HEAD, *_ROWS = [line.split() for line in TABLE.strip().splitlines()]
CELLS = [
    (row[1], row[2].replace("_", " "), kind, cell)
    for row in _ROWS
    for kind, cell in zip(_HEAD[3:], row[3:], strict=True)
]
ROLLED = [cell for cell in CELLS if cell[2] != "horde"]
ATTACK = "A at frontier: {die}\nB at frontier: 9 sentry\n{more}turn 4 A march 1, act at frontier"
DEFENCE = "B at frontier: {die}\nA at frontier: 9 sentry\n{more}turn 4 A march 1, act at frontier"


def throw(kind: str, die: str, face: str, more: str = "", terrain: str = "flatland_city {}") -> Table:
    """Return the table after one die has shown a face in a roll of this kind; all others have shown nothing."""
    number = {"missile": 3, "save": 3, "magic": 1}.get(kind, 6)
    text = (DEFENCE if kind in ("save_melee", "save", "charge_defence") else ATTACK).format(die=die, more=more)
    if kind == "maneuver":
        text = text.replace("act", "maneuver")
    elif kind == "dragon_defence":
        text = text.replace("march 1, act at frontier", "dragons").replace(
            "turn", "B dragons at frontier: fire_wyrm\nturn"
        )
    table = board(text, f=terrain.format(number))
    if kind == "melee":
        return table.pick("skirmish", seat=B).roll(face)
    if kind == "missile":
        return table.pick("missile", seat=B).roll(face)
    if kind == "save_melee":
        return table.pick("skirmish", seat=B).roll("maneuver").roll(face)
    if kind == "save":
        return table.pick("missile", seat=B).roll("maneuver").roll(face)
    if kind == "maneuver":
        return table.pick("maneuver").pick("oppose").roll(face, *["melee"] * 9)
    if kind == "magic":
        return table.pick("magic").roll(face)
    if kind == "dragon_defence":
        return table.roll("belly", face)
    sentries = ["missile"] * 9
    table.pick("charge", seat=B)
    return table.roll(face, *sentries) if kind == "charge" else table.roll(*sentries, face)


def let_be(table: Table) -> Table:
    """Cast nothing with a Cantrip's points, pick the first targets of a Bullseye, reroll nothing."""
    while table.played.question and table.asked[1] in ("magic-colours", "spell", "bullseye"):
        if table.asked[1] == "magic-colours":
            table.allot(*((0, source.points, 0, 0, 0) for source in table.question.shape.sources))
        elif table.asked[1] == "spell":
            table.pick("done")
        else:
            table.choose(*["sentry"] * 4)
    return table


def who(kind: str) -> int:
    return B if kind in ("save_melee", "save", "charge_defence") else A


def expected(cell: str) -> dict[str, int]:
    parts = [] if cell == "-" else cell.strip("*").split(",")
    return {part[:-1]: int(part[-1]) for part in parts}


def outcome(kind: str, die: str, face: str, cell: str, **at: str) -> dict[str, int]:
    """Return the results of the roll; a second face gives nothing there, if the die has such a face."""
    table = throw(kind, die, face, **at)
    again = table.happened(RolledAgain)
    assert [event.cause for event in again] == [face.rsplit(maxsplit=1)[-1]] * cell.count("*")
    if again:
        table.roll("3 save" if kind == "dragon_defence" else "3 missile")
    if kind == "missile" and "bullseye" in face:
        let_be(table).roll("id").roll("melee")
    totals = let_be(table).came_to(kind, who(kind))
    if kind == "dragon_defence" and again:
        assert totals.pop("save") == 3, "the second face"
    return totals


@pytest.mark.parametrize(("die", "face", "kind", "cell"), ROLLED)
def test_results_of_each_icon_in_each_roll(die, face, kind, cell):
    """C14.1, C14.5, DA-F1, DA-F3, DA-F4, DA-F5, DA-F6, DA-F7: the tables, and against a dragon."""
    assert outcome(kind, die, face, cell) == expected(cell)


@pytest.mark.parametrize(
    ("die", "face", "kind", "cell"), [cell for cell in ROLLED if cell[2:] != ("dragon_defence", "melee3*")]
)
def test_penalties_and_frost_touch_no_special_icon(die, face, kind, cell):
    """C14.2, DA-G1, DA-D4: three penalties and halving have no effect on a roll with only special icons."""
    seat, place = "AB"[who(kind)], "at frontier"
    more = f"cast frost by {seat} on {seat} {place}, since 4\n" + f"cast palsy by B on {seat} {place}, since 3\n" * 2
    more += "cast ash_storm by B at frontier, since 3\n"
    assert outcome(kind, die, face, cell, more=more) == expected(cell)


@pytest.mark.parametrize(
    ("die", "face", "kind", "cell"),
    [cell for cell in ROLLED if cell[2] in ("melee", "save_melee", "maneuver", "charge", "charge_defence")],
)
def test_no_doubling_touches_a_special_icon(die, face, kind, cell):
    """C14.2, C11.3, C13.1: neither the eighth face nor the race's terrain doubles it."""
    holder = "AB"[who(kind)]
    for ground in ("coastland", "highland", "swampland"):
        terrain = f"{ground}_tower 8, held by {holder}"
        assert outcome(kind, die, face, cell, terrain=terrain) == expected(cell)


@pytest.mark.parametrize(("die", "face", "kind", "cell"), [cell for cell in CELLS if cell[2] == "horde"])
def test_special_icons_in_the_horde_roll(die, face, kind, cell):
    """C14.1, SU5: the horde rolls maneuvers as in any maneuver roll."""
    table = board(f"A at frontier: {die}\nB at frontier: thug\nturn A march 1")
    faces = (Face(3, face[2:], int(face[0])),)
    sums = work_out(recipe(table.position, A, kind, "horde", (3,)), faces)
    assert {one.result: one.total for one in sums if one.total} == expected(cell)


def test_every_kind_of_roll_is_in_the_table():
    """C6.1, C14.1: the table is complete."""
    assert set(_HEAD[3:]) == set(COUNTED)


@pytest.mark.parametrize("icon", ["bullseye", "cantrip", "rend", "smite", "trample"])
def test_special_icons_that_do_not_save_a_unit_that_rolls_alone(icon):
    """C6.2: of the special icons of the starter dice only Counter and Fly do."""
    assert "save" not in use_of(icon, "single").gives
    assert use_of("counter", "single").gives["save"] == use_of("fly", "single").gives["save"] == 1


# Smite


def test_nothing_saves_from_smite():
    """C14.1, C8.5: neither rolled saves nor spells' saves; the other hits are saved first."""
    table = board("A at frontier: protector, thug\nB at frontier: 9 footman\ncast wall_of_ice by B on B at frontier\n"
                  "turn 2 A march 1, act at frontier").pick("skirmish", seat=B)  # fmt: skip
    table.roll("4 smite", "2 melee").roll("save")
    assert table.happened(Damaged) == [Damaged(B, "terrain/2", 2, 12, 4, 4)]
    assert table.asked == (B, "casualties")


def test_smite_is_added_to_unsaved_hits():
    """C8.5: hits minus saves, at least 0, plus Smite, in one sum."""
    table = board("A at frontier: protector, 2 thug\nB at frontier: 9 footman\nturn A march 1, act at frontier")
    table.pick("skirmish", seat=B).roll("4 smite", "2 melee", "2 melee").roll("save", "save", *["melee"] * 7)
    assert table.happened(Damaged) == [Damaged(B, "terrain/2", 4, 2, 6, 4)]


def test_smite_of_a_strike_back_and_of_both_sides_of_a_charge():
    """C14.1, C14.5: it also hits an attacker with spell saves."""
    units = "A at frontier: 9 footman\nB at frontier: protector\n"
    spell = "cast wall_of_ice by A on A at frontier\nturn 2 A march 1, act at frontier"
    table = board(units + spell).pick("skirmish", seat=B).roll("save").roll("3 save").pick("strike-back")
    table.roll("4 smite").roll("save")
    assert table.happened(Damaged)[-1] == Damaged(A, "terrain/2", 0, 12, 4, 4)
    table = board(units + spell).pick("charge", seat=B).roll(*["save"] * 9, "4 smite")
    assert table.happened(Damaged) == [Damaged(B, "terrain/2", 0, 0, 0), Damaged(A, "terrain/2", 0, 3, 4, 4)]


def test_a_chargers_smite_is_not_saved_by_saves_to_spare():
    """C14.5, C8.5: nine saves against one hit, and still four damage."""
    table = board("A at frontier: protector, thug\nB at frontier: 9 footman\nturn A march 1, act at frontier")
    table.pick("charge", seat=B).roll("4 smite", "melee", *["save"] * 9)
    assert table.happened(Damaged, seat=B) == [Damaged(B, "terrain/2", 1, 9, 4, 4)]


# Counter


def countered(more: str = "") -> Table:
    """Return the table when B's herald has countered a skirmish of four thugs, who made five hits."""
    table = board(f"A at frontier: 4 thug\nB at frontier: herald, 2 guard\n{more}turn 2 A march 1, act at frontier")
    return (
        table.pick("skirmish", seat=B).roll("2 melee", "melee", "2 melee", "save").roll("4 counter", "melee", "melee")
    )


def test_counter_saves_and_throws_damage_back():
    """C14.1, C8.5: four saves, and four damage without a save roll of the attacker."""
    table = countered()
    assert table.happened(Damaged) == [
        Damaged(B, "terrain/2", 5, 4, 1), Damaged(A, "terrain/2", 4, 0, 4, cause="thrown_back"),
    ]  # fmt: skip


def test_only_spells_save_from_damage_thrown_back():
    """C14.1, C8.5: Stoneskin and Watery Double save two of the four."""
    table = countered("cast stoneskin by A on A at frontier\ncast watery_double by A on A at frontier\n")
    assert table.happened(Damaged, seat=A) == [Damaged(A, "terrain/2", 4, 2, 2, cause="thrown_back")]


def test_the_dead_of_a_counter_leave_with_the_targets_dead():
    """C8.5: each owner picks their own; no unit leaves before both have picked."""
    table = countered("cast stoneskin by A on A at frontier\n")
    assert table.asked == (B, "casualties")
    table.choose("guard")
    assert table.asked == (A, "casualties")
    assert table.units(B, "frontier") == ["guard", "guard", "herald"], "nobody has left yet"
    table.choose("thug", "thug", "thug")
    assert [event.seat for event in table.happened(Killed)] == [B, A]
    assert (table.units(A, "frontier"), table.units(B, "frontier")) == (["thug"], ["guard", "herald"])


def test_after_a_counter_the_target_may_still_strike_back():
    """C8.5, C8.2: the attacker makes no rout check for it."""
    table = countered("cast stoneskin by A on A at frontier\n").choose("guard").choose("thug", "thug", "thug")
    assert not table.happened(Routed)
    assert table.asked == (B, "strike-back")


def test_an_attacker_wiped_out_by_counter():
    """C8.5, C2.3: the army is gone, so no army is left to strike at."""
    table = board(
        "A at home A: thug\nA at frontier: thug\nB at frontier: herald, guard\nturn A march 1, act at frontier"
    )
    table.pick("skirmish", seat=B).roll("melee").roll("4 counter", "id")
    assert table.units(A, "dead") == ["thug"]
    assert table.asked == (A, "march-second")


def test_the_attackers_own_counter_throws_back_at_the_strike_back():
    """C14.1: a strike back is melee as well."""
    table = board("A at frontier: herald\nB at frontier: 9 thug\nturn A march 1, act at frontier")
    table.pick("skirmish", seat=B).roll("3 maneuver").roll("save").pick("strike-back")
    table.roll("melee").roll("4 counter")
    assert table.happened(Damaged)[-1] == Damaged(B, "terrain/2", 4, 0, 4, cause="thrown_back")
    assert table.asked == (B, "casualties")


def test_counter_against_missiles_only_saves():
    """C14.1: it only does damage against melee."""
    table = throw("save", "herald", "4 counter")
    assert table.came_to("save", B) == {"save": 4}
    assert [event.seat for event in table.happened(Damaged)] == [B]


def test_counter_of_a_charged_army():
    """C14.1, C14.5: it saves, and its damage and melee are only saved by the charger's spells."""
    table = board("A at frontier: 9 thug\nB at frontier: herald, guard\ncast wall_of_ice by A on A at frontier\n"
                  "turn 2 A march 1, act at frontier").pick("charge", seat=B)  # fmt: skip
    table.roll(*["save"] * 4, *["maneuver"] * 5, "4 counter", "melee")
    assert table.happened(Damaged) == [Damaged(B, "terrain/2", 5, 4, 1), Damaged(A, "terrain/2", 5, 3, 2)]


def test_counter_and_fly_are_saves_for_the_rout_check():
    """C9.1: save results of faces without ID, also those of special icons."""
    for die, face, routs in (("herald", "4 counter", False), ("eagle_knight", "3 fly", False),
                             ("protector", "4 smite", True), ("mammoth_rider", "3 trample", True)):  # fmt: skip
        table = board(f"A at frontier: 9 thug\nB at frontier: {die}, 2 thug\nturn A march 1, act at frontier")
        table.pick("skirmish", seat=B).roll("save").roll(face, "id", "id")
        assert bool(table.happened(Routed)) is routs, face


# Rend


def test_rend_rolls_again_for_as_long_as_it_comes():
    """C14.1: three, three more, and four of the last face."""
    table = throw("melee", "leopard_rider", "3 rend").roll("3 rend").roll("4 melee")
    assert len(table.happened(RolledAgain)) == 2
    assert table.came_to("melee", A) == {"melee": 10}
    assert table.asked == (B, "faces")


def test_only_the_dice_with_rend_roll_again():
    """C14.1: each die separately."""
    table = board("A at frontier: 2 leopard_rider, thug\nB at frontier: 9 thug\nturn A march 1, act at frontier")
    table.pick("skirmish", seat=B).roll("3 rend", "4 melee", "melee")
    assert table.asked == (A, "faces")
    assert table.question.shape.dice == (3,)
    table.roll("3 id")
    assert table.came_to("melee", A) == {"melee": 3 + 3 + 4 + 1}


def test_rend_of_both_sides_of_a_charge():
    """C14.5: both reroll at once; the new faces count for each side."""
    table = board("A at frontier: leopard_rider, 5 thug\nB at frontier: leopard_rider, 5 thug\n"
                  "turn A march 1, act at frontier").pick("charge", seat=B)  # fmt: skip
    table.roll("3 rend", *["save"] * 5, "3 rend", *["maneuver"] * 5)
    assert table.asked == (A, "faces")
    table.roll("4 melee", "3 save")
    assert table.happened(Damaged) == [Damaged(B, "terrain/2", 7, 3, 4), Damaged(A, "terrain/2", 3, 0, 3)]


def test_an_id_after_rend_counts_for_the_rout():
    """C9.1, C14.5: the die shows it."""
    table = board("A at frontier: 4 thug\nB at frontier: leopard_rider\nturn A march 1, act at frontier")
    table.pick("charge", seat=B).roll("melee", "save", "save", "save", "3 rend").roll("3 id").allot((3, 0))
    assert [event.seat for event in table.happened(Routed)] == []
    table.choose("thug", "thug", "thug")
    assert table.happened(Routed) == [Routed(B, "terrain/2", 1, 0)]


def test_rend_is_not_rolled_again_for_maneuvers_or_saves():
    """C14.1: Q19, it is three maneuvers, and not a save."""
    for kind in ("maneuver", "save", "save_melee", "magic"):
        assert not throw(kind, "leopard_rider", "3 rend").happened(RolledAgain)


# Cantrip


@pytest.mark.parametrize(
    "kind", ["melee", "missile", "save", "save_melee", "charge", "charge_defence", "dragon_defence"]
)
def test_a_cantrip_is_magic_at_once(kind):
    """C14.1, C14.3, C14.5, DA-F2: its owner is asked before anything is counted."""
    table = throw(kind, "enchanter", "4 cantrip")
    assert table.asked == (who(kind), "magic-colours")
    assert [(source.die, source.points) for source in table.question.shape.sources] == [
        (table.position.agenda[-1].rolled[0][0], 4)
    ]
    seen = table.happened(Damaged)
    assert not seen
    table.allot((0, 4, 0, 0, 0))
    assert table.asked == (who(kind), "spell")


def test_no_cantrip_in_a_maneuver_roll():
    """C14.1: it has no use there."""
    assert throw("maneuver", "enchanter", "4 cantrip").asked[1] == "turn"


def test_both_sides_of_a_charge_cast_the_charger_first():
    """C14.5, C6.1: attacker first, so their spells are in force when the target is counted."""
    table = board("A at frontier: enchanter, 4 thug\nB at frontier: enchanter, 4 thug\nturn A march 1, act at frontier")
    table.pick("charge", seat=B).roll("4 cantrip", *["save"] * 4, "4 cantrip", *["2 melee"] * 4)
    assert table.asked == (A, "magic-colours")
    table.allot((0, 0, 0, 4, 0)).pick("spell", spell="wall_of_ice").pick("spell-at-army", seat=A, place="frontier")
    table.pick("done")
    assert table.asked == (B, "magic-colours")
    table.allot((0, 4, 0, 0, 0)).pick("done")
    assert table.happened(Damaged, seat=A) == [Damaged(A, "terrain/2", 8, 3, 5)]


# Trample and Fly


def test_trample_and_fly_of_a_charger():
    """C14.1, C14.5: Trample is melee and maneuver, twice its number; Fly is a maneuver, once."""
    table = board("A at frontier: mammoth_rider, eagle_knight\nB at frontier: 9 thug\nturn A march 1, act at frontier")
    table.pick("charge", seat=B).roll("3 trample", "3 fly", *["maneuver"] * 9)
    assert table.happened(Damaged, seat=B)[0].hits == 9
