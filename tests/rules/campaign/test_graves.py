"""Wings of Death, Gates of the Underworld, Ragnarok (K11.15, K11.16, K11.17)."""

from __future__ import annotations

import pytest
from by_hand import A, B
from spell_table import army, casting, war, working

from ddtable.rules.campaign.great_spells.events import DeadRolled
from ddtable.rules.dragon_dice.events.magic import EffectEnded, SpellFailed
from ddtable.rules.dragon_dice.events.units import Buried, Killed
from ddtable.rules.dragon_dice.steps import Announced, Join, Spell

HOME = "A at frontier: wizard\nB at home B: thug\n"


def test_wings_bury_every_dead_unit_with_an_id():
    """K11.15: all players roll, the caster too; the others stay dead."""
    table = working(f"{HOME}A dead: 2 footman\nB dead: thug, mugger\n", "wings_of_death", "dead")
    table.roll("id", "save", "melee", "id")
    assert (table.units(A, "buried"), table.units(B, "buried")) == (["footman"], ["mugger"])
    assert (table.units(A, "dead"), table.units(B, "dead")) == (["footman"], ["thug"])
    assert [event.seat for event in table.happened(DeadRolled)] == [A, B]


def test_wings_find_no_dragon_and_need_dead_units():
    """K11.15, Q77: dragons are never in a dead unit area; without dead units the spell is not offered."""
    assert "wings_of_death" not in casting(HOME, {"death": 15}).castable()
    assert "wings_of_death" in casting(f"{HOME}B dead: thug\n", {"death": 15}).castable()
    assert [event.reason for event in working(HOME, "wings_of_death", "dead").happened(SpellFailed)] == ["nobody"]


def test_wings_come_once_in_an_action():
    """K11.15: no second time in one magic action."""
    table = casting(f"{HOME}B dead: thug\n", {"death": 30}).pick("spell", spell="wings_of_death")
    assert "wings_of_death" not in table.castable()


GATES = "cast gates_of_the_underworld by A at frontier, since 4\n"


@pytest.mark.parametrize(("face", "place"), [("4 id", "dead"), ("4 smite", "dead"), ("4 melee", "buried")])
def test_units_killed_at_the_gates_roll_for_an_id_or_a_special_icon(face, place):
    """K11.17: these stay dead, any other result is buried at once."""
    units = f"B at frontier: troll\n{HOME}{GATES}"
    table = working(units, "chain_lightning", "die:3").roll("4 melee").roll(face)
    assert table.units(B, place) == ["troll"]


def test_deaths_by_a_spell_from_elsewhere_count_where_the_unit_was():
    """Q140: the caster's army is at home."""
    units = f"A at home A: wizard\nB at home B: thug\nB at frontier: thug\n{GATES}"
    table = working(units, "fire_of_wrath", army(B), at="terrain/0").roll("melee").roll("melee")
    assert table.units(B, "buried") == ["thug"]
    assert [event.cause for event in table.happened(Buried)] == ["gates"]


def test_gates_and_soiled_ground_both_roll_but_bury_once():
    """K11.17, M16: a unit that passes the gates rolls again on soiled ground."""
    soiled = "cast soiled_ground by A at frontier, since 4\n"
    units = f"B at frontier: 2 thug\n{HOME}{GATES}{soiled}"
    table = working(units, "fire_of_wrath", army(B)).roll("melee").roll("id", "melee").roll("melee")
    assert table.units(B, "buried") == ["thug", "thug"]
    assert [len(event.dice) for event in table.happened(Buried)] == [1, 1]


def test_temple_protects_its_army_from_the_gates_of_others():
    """C11.6: no black spell of an opponent affects its units."""
    units = f"B at frontier: thug\n{HOME}{GATES}"
    table = working(units, "chain_lightning", "die:3", f="flatland_temple 8, held by B").roll("melee")
    assert table.units(B, "dead") == ["thug"]
    assert table.happened(Buried) == []


def test_open_graves_at_the_gates_end_and_none_is_cast_there():
    """K11.17: of any caster; elsewhere they stay."""
    graves = "cast open_grave by B on B at frontier, since 4\ncast open_grave by B on B at home B, since 4\n"
    table = working(f"B at frontier: thug\n{HOME}{graves}", "gates_of_the_underworld", "terrain/2")
    assert [(event.effect.place, event.reason) for event in table.happened(EffectEnded)] == [("terrain/2", "gates")]
    assert [name for name, _, _ in table.effects()] == ["open_grave", "gates_of_the_underworld"]
    table = casting(f"B at frontier: thug\n{HOME}{GATES}", {"death": 5}).pick("spell", spell="open_grave")
    assert table.offered() == {army(B, "terrain/1")}


def test_gates_stay_until_the_die_is_turned():
    """K11.17: any turn of the die ends them, not a turn of their caster."""
    units = f"{HOME}{GATES}"
    table = war(units).pick("army", place="frontier").pick("maneuver").pick("turn-up")
    assert table.effects() == []
    assert [event.reason for event in table.happened(EffectEnded)] == ["turned"]
    table = war(units).pick("no-march").pick("done").pick("done")
    assert table.position.board.seat == B
    assert [name for name, _, _ in table.effects()] == ["gates_of_the_underworld"]


def test_gates_are_not_opened_on_an_eighth_face():
    """K11.17: neither aimed there, nor opened if the die has been turned to it."""
    table = casting(HOME, {"death": 50}, a="flatland_city 8").pick("spell", spell="gates_of_the_underworld")
    assert table.offered() == {"terrain/1", "terrain/2"}
    table.pick("spell-at-terrain", place="frontier")
    assert "gates_of_the_underworld" not in table.castable()
    table = working(HOME, "gates_of_the_underworld", "terrain/0", a="flatland_city 8")
    assert [event.reason for event in table.happened(SpellFailed)] == ["gone"]


DEAD = "A dead: warlord, sergeant\nB dead: troll, cutthroat\n"


def test_ragnarok_is_a_charge_between_the_dead_with_both_losses_buried():
    """K11.16, Q139: melee and maneuvers against saves and melee; the owner shares IDs out (C8.3)."""
    table = working(f"{HOME}{DEAD}", "ragnarok", "dead:1")
    table.roll("3 melee", "2 maneuver", "4 save", "2 id")
    assert table.asked == (B, "charge-ids")
    table.allot((0, 2))
    assert table.units(A, "buried") == ["sergeant"], "4 saves of 5 hits leave 1; 2 melee come back"
    assert table.units(B, "buried") == []
    assert [(event.seat, event.damage, event.to) for event in table.happened(Killed)] == [
        (B, 1, "buried"),
        (A, 2, "buried"),
    ]


def test_no_icon_acts_among_the_dead_and_nobody_routs():
    """Q139: no Cantrip, no moves, no rout; Smite is damage that cannot be saved."""
    dead = "A dead: warlord, wizard\nB dead: 2 thug, mummy\n"
    table = working(f"{HOME}{dead}", "ragnarok", "dead:1").roll("4 smite", "4 cantrip", "id", "id", "3 wither")
    table.allot((1, 0), (1, 0))
    assert (table.asked, table.question.shape.target) == ((B, "casualties"), "buried@1")
    table.choose("thug", "mummy")
    assert table.units(B, "dead") == ["thug"]
    assert table.asked == (A, "march-second")


def test_no_land_helps_the_dead():
    """K11.16: no terrain modifiers, though the caster's army holds a terrain."""
    table = working(f"{HOME}A dead: 2 sentry\nB dead: thug\n", "ragnarok", "dead:1", f="highland_city 8, held by A")
    table.roll("maneuver", "maneuver", "save")
    assert table.totals("charge")["charge"] == 2


def test_ragnarok_needs_dead_units_on_both_sides_and_comes_once_for_each_opponent():
    """K11.16, Q79, Q112, Q139: no own dead, no charge; players who are out are no target."""
    assert "ragnarok" not in casting(f"{HOME}B dead: thug\n", {"death": 20}).castable()
    assert "ragnarok" not in casting(f"{HOME}A dead: thug\n", {"death": 20}).castable()
    more = f"{HOME}C at home C: thug\nA dead: thug\nB dead: thug\nC dead: thug\n"
    table = casting(more, {"death": 40}, seats=3, at="terrain/2").pick("spell", spell="ragnarok")
    assert table.offered() == {"dead:1", "dead:2"}
    table.pick("spell-at-others-dead", seat=B).pick("spell", spell="ragnarok")
    assert table.offered() == {"dead:2"}
    gone = f"{HOME}A dead: thug\nB dead: thug\nC dead: thug\ngone C\n"
    table = casting(gone, {"death": 20}, seats=3, at="terrain/3").pick("spell", spell="ragnarok")
    assert table.offered() == {"dead:1"}


def test_ragnarok_fails_if_the_casters_dead_are_gone_meanwhile():
    """M4: the first spell may have buried them."""
    table = working(f"{HOME}B dead: thug\n", "ragnarok", "dead:1")
    assert [event.reason for event in table.happened(SpellFailed)] == ["nobody"]
    table = working(f"{HOME}A dead: thug\n", "ragnarok", "dead:1")
    assert [event.reason for event in table.happened(SpellFailed)] == ["gone"]


def test_dead_units_that_return_in_the_action_neither_fight_nor_die_in_ragnarok():
    """K11.16, K11.18, M20: a monster that is summoned before joins its army after all rolls."""
    monster, end = Announced("monster_summoning", "die:5"), Announced("ragnarok", "dead:1")
    casts = (Spell(A, "terrain/2", end), Spell(A, "terrain/2", monster))
    table = war(f"{HOME}A dead: behemoth, warlord\nB dead: 4 thug\n", Join(), *casts)
    table.roll("3 melee", *["melee"] * 4).choose("thug", "thug", "thug")
    assert table.units(A, "frontier") == ["behemoth", "wizard"]
    assert (table.units(A, "dead"), table.units(A, "buried")) == ([], ["warlord"])
