"""Promotion after a slain dragon: clauses C10.3 to C10.7."""

from by_hand import A, B, Table, board

from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.events.magic import EffectEnded
from ddtable.rules.dragon_dice.events.units import Promoted


def slain(units: str, dead: str, more: str = "") -> Table:
    """Return the table after A's army slew a dragon; three conquerors did it."""
    table = board(
        f"A at frontier: 3 conqueror, {units}\nA reserve: thug\nA dead: {dead}\nB at home B: 9 thug\n"
        f"B dead: cutthroat, duelist\nB dragons at frontier: fire_drake\n{more}\nturn 5 A dragons"
    )
    faces = {"marauder": "2 maneuver", "cutthroat": "3 maneuver", "footman": "melee"}
    army = table.position.agenda[-1].parties[-1].dice
    names = [table.position.dice[die].type.split("_", 1)[1].removeprefix("elves_") for die in army]
    shown = ["5 melee" if name == "conqueror" else faces.get(name, "maneuver") for name in names]
    table.roll("wing", *shown).pick("strike-melee")
    assert table.lies(table.die(B, "fire_drake")) == "dead"
    return table


def others(table: Table) -> list[str]:
    """Return A's units at the frontier except the conquerors."""
    return [name for name in table.units(A, "frontier") if name != "conqueror"]


def pairs(table: Table) -> set[tuple[str, str]]:
    """Return (dead, living) of the promotions that are offered."""
    dice = table.position.dice
    return {
        tuple(dice[option.values[key]].type for key in ("die", "onto"))
        for option in table.question.shape.options
        if "onto" in option.values
    }


def test_one_health_more_of_the_same_race_from_the_own_dead():
    """C10.3: no other race, no two steps, no other player's unit, no living unit."""
    table = slain("thug, cutthroat", "cutthroat, marauder, sergeant, mugger, filcher")
    assert table.asked == (A, "promote")
    assert pairs(table) == {
        ("goblins_cutthroat", "goblins_thug"),
        ("goblins_marauder", "goblins_cutthroat"),
        ("goblins_filcher", "goblins_cutthroat"),
    }


def test_units_of_three_health_are_not_promoted():
    """C10.3: no monster replaces them; nothing is asked."""
    table = slain("marauder", "goblins_troll, lava_elves_hell_hound")
    assert table.asked == (A, "march-first")


def test_the_replaced_unit_is_dead():
    """C10.3: it is in its owner's dead unit area, the promoted unit in the army."""
    table = slain("thug", "cutthroat").promote("cutthroat", "thug")
    assert others(table) == ["cutthroat"]
    assert table.units(A, "dead") == ["thug"]
    (promoted,) = table.happened(Promoted)
    assert (promoted.risen, promoted.replaced) == (table.die(A, "cutthroat"), table.die(A, "thug"))


def test_a_replaced_unit_cannot_serve_in_the_same_batch():
    """C10.4: a cutthroat replaced by a marauder cannot replace the thug."""
    table = slain("thug, cutthroat", "marauder").promote("marauder", "cutthroat")
    assert table.asked == (A, "march-first")
    assert "thug" in table.units(A, "frontier")
    table = slain("thug, cutthroat", "marauder").pick("promote-all")
    assert others(table) == ["marauder", "thug"]


def test_a_promoted_unit_is_not_promoted_again():
    """C10.4: all at once: from 1 to 2, not to 3, although a 3 is dead."""
    table = slain("thug", "cutthroat, marauder").promote("cutthroat", "thug")
    assert table.asked == (A, "march-first")
    assert "cutthroat" in table.units(A, "frontier")


def test_no_die_is_used_twice():
    """C10.4: one dead cutthroat replaces one of two thugs; a used pair is not offered again."""
    table = slain("2 thug, cutthroat", "cutthroat, marauder")
    assert table.question.values["suggested"] == 2
    first = f"{table.die(A, 'cutthroat', 1)}:{table.die(A, 'thug')}"
    table.promote("cutthroat", "thug")
    assert pairs(table) == {("goblins_marauder", "goblins_cutthroat")}
    assert table.refuses(lambda: table.play(Picked(first))) == "no-such-option"
    table.promote("marauder", "cutthroat")
    assert table.units(A, "dead") == ["cutthroat", "thug"]


def test_as_many_as_possible():
    """C10.4: a largest set, after any first pair: over races and healths."""
    table = slain("3 thug, 2 cutthroat, footman", "2 cutthroat, ambusher, marauder, 2 sergeant")
    assert table.question.values["suggested"] == 5
    table.pick("promote-all")
    assert len(table.happened(Promoted)) == 5
    assert others(table) == ["ambusher", "cutthroat", "cutthroat", "cutthroat", "marauder", "sergeant"]


def test_some_by_hand_and_the_rest_at_once():
    """C10.4: the owner's own pair is kept, and the rest is added to it."""
    table = slain("2 thug", "cutthroat, ambusher").promote("ambusher", "thug").pick("promote-all")
    assert others(table) == ["ambusher", "cutthroat"]


def test_the_owner_may_take_fewer_or_none():
    """C10.7: "done" is possible at any time; pairs chosen so far are exchanged."""
    table = slain("2 thug", "2 cutthroat").pick("done")
    assert not table.happened(Promoted)
    assert others(table) == ["thug", "thug"]
    table = slain("2 thug", "2 cutthroat").promote("cutthroat", "thug").pick("done")
    assert len(table.happened(Promoted)) == 1


def test_only_the_army_that_slew_it_is_promoted():
    """C10.4, C10.3: neither the reserve nor another army."""
    table = slain("marauder", "cutthroat", "A at home A: thug")
    assert table.asked == (A, "march-first"), "thugs are in reserve and at home"


def test_two_slain_dragons_promote_once():
    """C10.4: both dragons give one batch."""
    table = board(
        "A at frontier: 4 conqueror, thug\nA reserve: thug\nA dead: cutthroat, marauder\nB at home B: thug\n"
        "B dragons at frontier: 2 fire_drake\nturn 5 A dragons"
    ).roll("wing", "wing", *["5 melee"] * 4, "maneuver")
    table.pick("strike-melee").pick("strike-melee").promote("cutthroat", "thug")
    assert table.asked == (A, "march-first")


def test_dragons_in_the_dead_unit_area_are_not_promoted():
    """C10.6: a dead dragon cannot be recruited either; slain ones are with the dead units."""
    table = slain("thug", "cutthroat, fire_wyrm, air_drake")
    assert pairs(table) == {("goblins_cutthroat", "goblins_thug")}


def test_a_spell_on_a_unit_that_makes_room_ends():
    """C10.3, M15: the unit with the spell is now dead."""
    more = "cast burning_hands by A on die {}, since 5"
    burned = slain("thug", "cutthroat").die(A, "thug")
    table = slain("thug", "cutthroat", more.format(burned)).promote("cutthroat", "thug")
    assert [event.reason for event in table.happened(EffectEnded)] == ["dead"]
    assert table.effects() == []


def test_an_illegal_pair_is_refused():
    """C10.3: a dragon, another race, one's own living unit."""
    table = slain("thug", "cutthroat, sergeant, air_drake")
    thug = table.die(A, "thug")
    for name in ("sergeant", "air_drake", "conqueror"):
        forged = f"{table.die(A, name)}:{thug}"
        assert table.refuses(lambda forged=forged: table.play(Picked(forged))) == "no-such-option"
