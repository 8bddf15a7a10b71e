"""The effects of breath on an army: clauses DA-C2 and DA-D."""

import pytest
from by_hand import A, B
from dragons_by_hand import FLAT, attack, slain

from ddtable.engine.questions import Chosen, Faces
from ddtable.rules.dragon_dice.events.dragons import Breathed
from ddtable.rules.dragon_dice.events.rolls import SavedAlone
from ddtable.rules.dragon_dice.events.turns import NoAction
from ddtable.rules.dragon_dice.events.units import Buried, Killed

SAVE = (0, 0, 1)


def test_breath_works_after_the_roll_and_changes_nothing_in_it():
    """DA-D, DA-C2, DA-D4: frost does not halve the army's twelve melee; the slain dragon still breathes."""
    table = attack("3 marauder", "water_drake").roll("breath", *["4 melee"] * 3).pick("strike-melee")
    assert slain(table, "water_drake")
    assert table.totals("dragon_defence")["melee"] == 12
    assert table.effects() == [("frost", A, 5)]


def test_an_army_that_is_gone_is_not_breathed_on():
    """DA-D, DA-C2: no unit of it is left."""
    table = attack("thug", "2 fire_drake").roll("claw", "breath", "melee")
    assert not table.happened(Breathed)
    assert table.asked == (A, "march-first")


def test_stone_takes_five_units_that_the_owner_picks():
    """DA-D1: of six; each rolls alone, with any health."""
    table = attack("4 marauder, 2 thug", "earth_drake").roll("breath", *["2 maneuver"] * 4, "melee", "melee")
    assert table.asked == (A, "breath-stone")
    assert table.refuses(lambda: table.choose("thug", "thug", "marauder", "marauder")) == "too-few-dice"
    assert table.refuses(lambda: table.choose("thug", "thug", *["marauder"] * 4)) == "too-many-dice"
    assert table.refuses(lambda: table.play(Chosen((table.die(B, "thug"),)))) == "not-these-dice"
    table.choose("thug", "thug", "marauder", "marauder", "marauder")
    table.roll("3 save", "3 id", "2 maneuver", "melee", "save")
    assert table.units(A, "frontier") == ["marauder", "marauder", "marauder", "thug"]
    assert table.happened(SavedAlone)[0].cause == "stone"


@pytest.mark.parametrize(
    ("unit", "face", "ground", "lives"),
    [
        ("thug", "save", FLAT, True),
        ("thug", "id", FLAT, True),
        ("herald", "4 counter", FLAT, True),
        ("eagle_knight", "3 fly", FLAT, True),
        ("guard", "maneuver", "coastland_temple 6", True),
        ("guard", "maneuver", FLAT, False),
        ("thug", "maneuver", "coastland_temple 6", False),
        ("protector", "4 smite", FLAT, False),
        ("thug", "melee", FLAT, False),
    ],
)
def test_faces_that_save_a_unit_from_stone(unit, face, ground, lives):
    """DA-D1, C6.2: a save or an ID; Counter, Fly, an elf's maneuver on the coast; nothing else (Q85)."""
    table = attack(f"{unit}, thug", "earth_drake", f=ground).roll("breath", face, "2 melee")
    if table.question.kind == "dragon-ids":
        table.allot((0, 0, 1))
    table.roll(face, "save")
    assert table.units(A, "frontier") == sorted(["thug", unit] if lives else ["thug"])


def test_spell_saves_of_the_army_do_not_help_against_stone():
    """DA-D1, C6.2: the eighth face does not help either; frost halves a single save to nothing."""
    table = attack("2 thug", "earth_drake", "cast wall_of_ice by A on A at frontier, since 4")
    table.roll("breath", "melee", "melee").roll("melee", "save")
    assert table.units(A, "frontier") == ["thug"]
    table = attack("thug, marauder", "earth_drake", "cast frost by A on A at frontier, since 4")
    table.roll("breath", "melee", "4 melee").roll("save", "3 save")
    assert table.units(A, "frontier") == ["marauder"]


def test_two_stone_breaths_work_twice():
    """DA-D, DA-D1: the same colour twice, stone twice."""
    table = attack("2 thug", "2 earth_drake").roll("breath", "breath", "melee", "melee")
    table.roll("melee", "save").roll("melee")
    assert table.units(A, "frontier") == []


PARALYSED = "cast paralysis by A on A at frontier, since 3"


def test_paralysis_lasts_to_the_close_of_the_owners_next_turn():
    """DA-D2: Q21, through this turn, B's and the whole of A's next; C3.6."""
    table = attack("2 thug", "air_drake").roll("breath", "melee", "melee")
    seen = set()
    while table.effects():
        assert table.effects() == [("paralysis", A, 5)]
        seen.add(table.position.board.turn)
        if isinstance(table.question.shape, Faces):
            table.roll("belly", "save", "save")
        else:
            table.pick("done" if table.question.kind in ("reinforce", "retreat") else "no-march")
    assert seen == {5, 6, 7}
    assert (table.position.board.turn, table.question.seat) == (8, B)


def test_a_paralysed_army_only_saves_against_a_dragon():
    """DA-D2, C0.3: no melee or missiles; IDs are saves, Counter saves without damage, nothing is asked."""
    table = attack("2 conqueror, herald, thug", more=PARALYSED).roll("jaws", "5 melee", "5 melee", "4 counter", "id")
    assert table.totals("dragon_defence") == {"save": 5}
    assert not slain(table)
    assert table.asked == (A, "casualties"), "its IDs were not asked for"
    assert table.question.values["damage"] == 5


def test_a_paralysed_armys_cantrip_still_works():
    """DA-D2, DA-F2: special icons of a save roll work as always."""
    table = attack("enchanter, thug", more=PARALYSED).roll("claw", "4 cantrip", "save")
    assert table.asked == (A, "magic-colours")


def test_a_paralysed_army_takes_no_action_but_turns_an_undefended_terrain():
    """DA-D2: actions without a roll are possible: maneuver without opposition, and moves to reserve."""
    table = attack("2 thug", more=f"{PARALYSED}\nB at frontier: thug", turn="5 A march 1")
    table.pick("army", place="frontier").pick("maneuver")
    assert table.asked == (B, "oppose")
    table.pick("no-oppose").pick("turn-down")
    assert table.number("frontier") == 5
    assert table.happened(NoAction)[0].reason == "paralysed"
    table.pick("no-march").pick("done").move("retreat", "thug", "frontier")
    assert table.units(A, "frontier") == ["thug"]


def test_a_paralysed_army_cannot_oppose():
    """DA-D2: it would have to roll maneuvers; C4.2, so the maneuver succeeds."""
    paralysed = "cast paralysis by B on B at frontier, since 4"
    table = attack("thug", more=f"{paralysed}\nB at frontier: thug", turn="5 A march 1")
    assert table.pick("army", place="frontier").pick("maneuver").asked == (A, "turn")


def test_flame_kills_and_buries_five_health():
    """DA-D3: the owner picks the largest total up to five; no unit rolls."""
    table = attack("marauder, 2 cutthroat, thug").roll("breath", "2 maneuver", "2 melee", "2 melee", "melee")
    assert table.asked == (A, "breath-flame")
    assert table.refuses(lambda: table.choose("marauder", "thug")) == "too-little"
    assert table.refuses(lambda: table.choose("marauder", "cutthroat", "thug")) == "too-much"
    table.choose("marauder", "cutthroat")
    assert table.units(A, "buried") == ["cutthroat", "marauder"]
    assert table.units(A, "dead") == []
    assert table.units(A, "frontier") == ["cutthroat", "thug"]
    (killed,) = table.happened(Killed)
    assert (killed.to, killed.cause) == ("buried", "flame")


def test_open_grave_saves_those_struck_by_flame():
    """DA-D3, M23: they go to reserve, neither dead nor buried."""
    table = attack("marauder, cutthroat", more="cast open_grave by A on A at frontier, since 4")
    table.roll("breath", "2 maneuver", "2 melee")
    assert (table.units(A, "dead"), table.units(A, "buried")) == ([], [])
    assert table.units(A, "reserve") == ["cutthroat", "marauder"] + ["thug"] * 5
    assert not table.happened(Buried)


def test_two_flames_take_ten_health():
    """DA-D, DA-D3: the same colour twice, flame twice."""
    table = attack("3 marauder, 2 cutthroat", "2 fire_drake").roll(
        "breath", "breath", *["2 maneuver"] * 3, *["2 melee"] * 2
    )
    table.choose("marauder", "cutthroat").choose("marauder", "cutthroat")
    assert table.units(A, "frontier") == ["marauder"]


def test_frost_lasts_to_the_close_of_the_owners_next_turn():
    """DA-D4: Q21, like paralysis; C3.6."""
    table = attack("2 thug", "water_drake", "cast frost by A on A at frontier, since 3").roll(
        "breath", "melee", "melee"
    )
    assert table.effects() == [("frost", A, 5)], "the later breath outlasts the earlier, halving is not repeated"
    table.pick("no-march").pick("no-march").pick("done")
    table = table.pick("done") if table.question.kind == "retreat" else table
    assert table.effects() == [("frost", A, 5)], "it did not end with turn 5"


def test_two_frosts_halve_once():
    """DA-D4: five melee are two, not one."""
    frost = "cast frost by A on A at frontier, since 4\ncast frost by B on A at frontier, since 4"
    table = attack("conqueror", more=frost).roll("claw", "5 melee")
    assert table.totals("dragon_defence")["melee"] == 2


def test_frost_halves_each_result_of_the_roll_but_no_special_icon():
    """DA-D4: rounded down, IDs included; Smite and Counter are not halved."""
    table = attack(
        "conqueror, protector, 2 marauder, herald",
        more="cast frost by A on A at frontier, since 4",
        f="flatland_city 6",
    ).roll("belly", "5 melee", "4 smite", "3 save", "3 id", "4 counter")
    table.allot((0, 3, 0))
    assert table.totals("dragon_defence") == {"melee": 2 + 4 + 4, "missile": 1, "save": 1 + 4}


def test_disease_kills_units_with_an_id():
    """DA-D5: in the roll against the dragon; no save, however the ID was used."""
    table = attack("marauder, 2 thug", "death_drake").roll("breath", "3 id", "save", "id").allot((3, 0, 0), SAVE)
    assert table.units(A, "frontier") == ["thug"]
    assert table.units(A, "dead") == ["marauder", "thug"]


def test_disease_counts_an_id_that_a_rend_led_to():
    """DA-D5, DA-F5: the second face of the same roll."""
    table = attack("leopard_rider, thug", "death_drake").roll("breath", "3 rend", "save").roll("3 id").allot((3, 0, 0))
    assert table.units(A, "frontier") == ["thug"]


PENALTIES = "cast ash_storm by B at frontier, since 4\ncast palsy by B on A at frontier, since 4"


def test_penalties_on_a_paralysed_army_take_its_saves():
    """DA-D2, DA-G: it has no other results, and no choice."""
    table = attack("3 thug, herald", more=f"{PARALYSED}\n{PENALTIES}")
    table.roll("claw", "save", "save", "id", "4 counter")
    assert table.totals("dragon_defence") == {"save": 1 + 4}
