"""Lasting effects of special icons until the roller's next turn: states of dice and armies (C14.4, H55 to H58)."""

import pytest
from by_hand import A, B, Table, board, magic

from ddtable.engine.draft import Draft
from ddtable.rules.dragon_dice.effects import glance_away
from ddtable.rules.dragon_dice.events.magic import EffectEnded
from ddtable.rules.dragon_dice.soundness import problems

ALL = "options species=all\n"


def held(state: str, rest: str = "turn 4 B retreat\n", by: int = -1, **on: str) -> Table:
    """Return the table where one of B's two thugs at the frontier is held by A's roll in turn 3."""
    text = f"A at frontier: guard, marauder\nB at frontier: 2 thug\nA at home A: 2 guard\nB at home B: thug\n{ALL}"
    first = 3 + 2  # the terrains come first
    under = f" under die {by}" if by >= 0 else ""
    return board(f"{text}cast {state} by A on die {first} at frontier{under}, since 3\n{rest}", **on)


@pytest.mark.parametrize("state", ["asleep", "netted", "webbed", "stunned", "hypnotized"])
def test_a_unit_that_is_held_does_not_roll_with_its_army(state: str):
    """C14.4, H55: it is still there, and can be hit with the others."""
    table = held(state, "turn 4 A march 1, act at frontier\n").pick("skirmish", seat=B).roll("melee", "4 smite")
    assert len(table.question.shape.dice) == 1, "the other thug saves alone"
    table.roll("melee")
    assert table.units(B, "dead") == ["thug", "thug"]


@pytest.mark.parametrize(("state", "stays"), [("asleep", True), ("netted", True), ("webbed", True), ("stunned", False)])
def test_a_sleeping_or_caught_unit_cannot_leave_its_terrain(state: str, stays: bool):
    """C14.4, C12.2, H55: no retreat; a stunned unit may leave, and is then free."""
    table = held(state)
    offered = {int(option.values["die"]) for option in table.question.shape.options if option.word == "retreat"}
    assert (table.die(B, "thug") not in offered) == stays
    if not stays:
        table.pick("retreat", die=table.die(B, "thug"))
        assert [event.reason for event in table.happened(EffectEnded)] == ["moved"]


def test_no_path_leads_out_of_a_net():
    """M22, H55."""
    table = held("netted", "turn 4 B march 1, act at frontier\n", f="flatland_temple 1")
    assert table.words() == ["magic", "no-action"]
    text = f"A at home A: wizard\nA at frontier: 2 footman\nB at home B: thug\n{ALL}turn 5 A march 1, act at home A\n"
    free = (
        board(text, a="highland_city 1").pick("magic").roll("4 magic").colours({"earth": 4}).pick("spell", spell="path")
    )
    assert len(free.question.shape.options) == 4
    caught = board(f"{text}cast netted by B on die 5 at frontier, since 4\n", a="highland_city 1")
    caught.pick("magic").roll("4 magic").colours({"earth": 4}).pick("spell", spell="path")
    assert len(caught.question.shape.options) == 3, "one footman less"


@pytest.mark.parametrize("state", ["asleep", "netted", "webbed", "stunned", "hypnotized"])
def test_a_state_ends_when_the_next_turn_of_its_roller_begins(state: str):
    """C3.1, C14.4: A rolled it; it stays in B's turn."""
    table = held(state, "turn 4 B begin\n")
    assert len(table.effects()) == 1
    assert held(state, "turn 5 A begin\n").effects() == []


def test_a_unit_that_glares_sits_out_until_it_is_rolled_alone_moves_or_dies():
    """C14.4, H55."""
    glaring = held("hypnotized", "turn 4 B march 1, act at frontier\n", by=4).pick("skirmish", seat=A)
    assert len(glaring.question.shape.dice) == 1
    glaring.roll("melee")
    assert len(glaring.question.shape.dice) == 1, "the guard saves alone"
    assert glaring.roll("melee").happened(EffectEnded) == []
    struck = held("hypnotized", "turn 4 A march 1, act at frontier\n", by=4)
    draft = Draft(struck.position)
    glance_away(draft, (4,))
    assert [event.reason for event in draft.events] == ["rolled"]
    moving = held("hypnotized", "turn 5 A retreat\n", by=4)
    moving.pick("retreat", die=moving.die(A, "marauder"))
    assert [event.reason for event in moving.happened(EffectEnded)] == ["moved"]


def test_a_glare_at_a_caught_unit_goes_on():
    """C14.4, H55: a net over it ends neither state."""
    caught = "cast netted by A on die 5 at frontier, since 3\nturn 4 B march 1, act at frontier\n"
    table = held("hypnotized", caught, by=4).pick("skirmish", seat=A).roll("melee")
    assert len(table.question.shape.dice) == 1, "the guard saves alone"
    assert table.roll("melee").happened(EffectEnded) == []


def test_a_unit_that_dies_is_held_no_more():
    """M15: like spells on units."""
    table = held("netted", "turn 4 A march 1, act at frontier\n").pick("skirmish", seat=B).roll("melee", "4 smite")
    table.roll("melee")
    assert table.effects() == []
    assert problems(table.position) == [one for one in problems(table.position) if "dragons" in one or "health" in one]


# Armies


def lain(cast: str, rest: str, **on: str) -> Table:
    return board(f"A at frontier: 3 guard\nB at frontier: 4 thug\nB at home B: thug\n{ALL}{cast}\n{rest}", **on)


def test_frost_breath_halves_every_roll_once():
    """C14.4, H58, V6.4: two of them do not halve again."""
    frost = "cast frost_breath by A on B at frontier, since 3\n" * 2
    table = lain(frost, "turn 4 B march 1, act at frontier\n").pick("skirmish", seat=A)
    table.roll("2 melee", "2 melee", "melee", "save")
    assert table.totals("melee")["melee"] == 2


def test_galeforce_takes_four_saves_and_four_maneuvers():
    """C14.4."""
    gale = "cast galeforce by A on B at frontier, since 3\n"
    table = lain(gale, "turn 4 A march 1, act at frontier\n").pick("skirmish", seat=B).roll("melee").roll("save")
    assert table.totals("save_melee")["save"] == 0
    table = lain(gale, "turn 4 B march 1, maneuver at frontier\n").pick("maneuver").pick("oppose")
    table.roll(*["maneuver"] * 4, *["melee"] * 3)
    assert table.came_to("maneuver", B) == {}


def test_wither_takes_its_points_off_every_roll_and_adds_up():
    """C14.4, H58: three of one."""
    wither = "cast wither by A on B at frontier, since 3\n" * 3
    table = lain(wither, "turn 4 B march 1, act at frontier\n").pick("skirmish", seat=A).roll("melee")
    assert table.totals("melee")["melee"] == 1


def test_saves_of_a_cloak_are_not_spell_saves():
    """C14.4, C8.3: it does not save for a charger."""
    cloak = "cast cloak by B on B at frontier, since 3\n" * 4
    table = lain(cloak, "turn 4 A march 1, act at frontier\n").pick("skirmish", seat=B).roll("melee").roll("melee")
    assert table.totals("save_melee")["save"] == 4
    charge = lain(cloak, "turn 4 B march 1, act at frontier\n").pick("charge", seat=A)
    charge.roll(*["id"] * 4, *["melee"] * 3)
    assert charge.asked == (A, "casualties") or charge.asked == (B, "casualties")
    assert charge.position.agenda[-1].damage_back == 3


def test_an_illusion_hides_an_army_from_missiles_and_from_spells():
    """C14.4, H57: not from melee, and not from effects on its terrain."""
    hidden = "cast illusion by B on B at frontier, since 3\n"
    table = lain(hidden, "turn 4 A march 1, act at frontier\n", f="flatland_temple 3")
    assert table.targets() == {("missile", B, "terrain/1")}
    assert lain(hidden, "turn 4 A march 1, act at frontier\n").targets() == {
        ("skirmish", B, "terrain/2"),
        ("charge", B, "terrain/2"),
    }
    cast = f"B at frontier: 2 thug\nB at home B: thug\n{ALL}{hidden}"
    casting = magic("enchanter", "4 magic", more=cast, f="highland_temple 1").colours({"air": 4})
    casting.pick("spell", spell="lightning_strike")
    assert casting.offered() == {"A coral_elves_enchanter", "B goblins_thug"}, "the thug at home alone"
    casting = magic("enchanter", "4 magic", more=cast, f="highland_temple 1").colours({"air": 4})
    casting.pick("spell", spell="hailstorm")
    assert casting.offered() == {"army:1:terrain/1"}
