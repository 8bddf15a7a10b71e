"""Barrier, Levitate, Faerie Fire, Channel Dead, Deattune: what they change, and until when (K11.2 to K11.19)."""

from __future__ import annotations

import pytest
from by_hand import A, B
from msgspec.structs import replace
from spell_table import WarTable, army, casting, war, working

from ddtable.odds.of_recipe import of_army, sides_of
from ddtable.rules.campaign.great_spells.events import DeadChannelled, DeadRolled
from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.magic import EffectEnded, SpellFailed
from ddtable.rules.dragon_dice.events.rolls import Rolled

HOME = "A at frontier: wizard\nB at home B: thug\n"
AMAZONS = {"amazons": {"earth": 20, "air": 20, "fire": 20, "water": 20, "death": 0}}
TARGETS = [
    ("barrier", "earth", 5, "start", False),
    ("levitate", "air", 6, "start", False),
    ("faerie_fire", "fire", 2, "start", True),
    ("channel_dead", "death", 3, "end", True),
]


@pytest.mark.parametrize(("spell", "colour", "cost", "ends", "adds"), TARGETS)
def test_targets_ends_and_stacking_of_lasting_spells(spell, colour, cost, ends, adds):
    """K11.2, K11.5, K11.8, K11.14: an army at a terrain, or a reserve; a second one adds or is refused."""
    table = casting(
        f"{HOME}B at frontier: thug\nB reserve: thug\n", {colour: 2 * cost}, {"amazons": {colour: 2 * cost}}
    )
    table.pick("spell", spell=spell)
    own = {army(A)} if spell != "faerie_fire" else {army(B, "reserve")}
    assert table.offered() == {army(B), army(B, "terrain/1")} | own
    table.pick("spell-at-army", seat=B, place="frontier").pick("spell", spell=spell)
    assert (army(B) in table.offered()) == adds
    table.pick("back").pick("done")
    assert table.position.board.effects == (Effect(spell, A, ends, 5, "terrain/2", B),)


def test_lasting_spells_end_in_the_casters_turn():
    """M15: until the start of the caster's next turn; Channel Dead to the end of it."""
    units = f"{HOME}B at frontier: thug\n" + "".join(
        f"cast {spell} by A on B at frontier, since 4\n" for spell, *_ in TARGETS
    )
    table = war(units)
    table.pick("no-march").pick("done").pick("done")
    assert [event.effect.name for event in table.happened(EffectEnded)] == ["channel_dead"], "cast before this turn"
    while table.position.board.seat == B:
        table.pick("no-march" if "march" in table.asked[1] else "done")
    assert table.effects() == []


# Barrier

BARRED = "cast barrier by B on A at frontier, since 4\n"


def test_no_unit_goes_into_or_out_of_an_army_behind_a_barrier():
    """K11.2, Q121: no reinforcement, advance or retreat; other armies move."""
    units = f"A at frontier: wizard\nA at home A: thug\nA reserve: footman\nB at home B: thug\n{BARRED}"
    table = war(units).pick("no-march")
    assert table.places("reinforce") == ["terrain/0"]
    table.pick("done")
    assert table.asked[1] == "retreat", "home A and the frontier are linked, and the frontier is closed"
    assert table.places("retreat") == ["terrain/0"]


def test_path_does_not_pass_a_barrier():
    """K11.2: it moves a unit out of no army and into none; one put up meanwhile makes it fail."""
    units = f"A at frontier: wizard\nA at home A: 2 thug\nB at home B: thug\n{BARRED}"
    assert "path" not in casting(units, {"earth": 4}).castable()
    table = working(units, "path", "die:4", to="terrain/2")
    assert [event.reason for event in table.happened(SpellFailed)] == ["barred"]


def test_nothing_joins_an_army_behind_a_barrier():
    """Q121: Breath of Life, Monster Summoning and Summon Dragon are not offered there, or fail."""
    dead = "A dead: theurgist, behemoth\nA summoning: earth_drake\n"
    units = f"A at frontier: wizard\nB at home B: thug\n{dead}"
    points = {"earth": 17, "fire": 5, "air": 3}
    assert {"breath_of_life", "monster_summoning", "call_earth_dragon"} <= casting(units, points).castable()
    barred = casting(units + BARRED, points).castable()
    assert not {"breath_of_life", "monster_summoning", "call_earth_dragon"} & barred
    table = working(units + BARRED, "call_earth_dragon", "die:6")
    assert [event.reason for event in table.happened(SpellFailed)] == ["barred"]
    table = working(units + BARRED, "breath_of_life", "dead").choose("theurgist")
    assert table.units(A, "dead") == ["behemoth", "theurgist"]


def test_open_grave_still_sends_the_killed_to_reserve():
    """K11.2: it has no effect on Open Grave."""
    both = "cast open_grave by B on B at frontier, since 4\ncast barrier by B on B at frontier, since 4\n"
    table = working(f"B at frontier: thug\n{HOME}{both}", "fire_of_wrath", army(B)).roll("melee")
    assert table.units(B, "reserve") == ["thug"]


def test_icon_does_not_move_a_unit_through_a_barrier():
    """K11.2, C14.4: a gryphon's Ferry goes to no closed army, and not out of one."""
    units = "A at frontier: gryphon\nA at home A: thug\nB at frontier: thug\nB at home B: thug\n"
    shut = "cast barrier by B on A at home A, since 4\n"
    ferry = (
        war(units + shut).pick("army", place="frontier").pick("no-maneuver").pick("skirmish", seat=B).roll("4 ferry")
    )
    assert ferry.places("icon-move") == ["terrain/1"]
    closed = war(units + BARRED).pick("army", place="frontier").pick("no-maneuver").pick("skirmish", seat=B)
    assert closed.roll("4 ferry").asked == (B, "faces"), "the thug saves, nothing is asked"


def test_roar_moves_no_unit_out_of_a_closed_army():
    """K11.2, C14.4: an androsphinx's Roar has no target there."""
    units = "A at frontier: androsphinx\nB at frontier: 2 thug\nB at home B: thug\n"
    table = (
        war(f"{units}cast barrier by A on B at frontier, since 4\n")
        .pick("army", place="frontier")
        .pick("no-maneuver")
        .pick("skirmish", seat=B)
        .roll("4 roar")
    )
    assert table.asked == (B, "faces")


def test_regenerate_returns_no_unit_to_a_closed_army():
    """Q121, C14.4: it saves instead."""
    units = "A at frontier: troll\nA dead: thug\nB at frontier: thug\nB at home B: thug\n"
    table = war(units + BARRED).pick("army", place="frontier").pick("no-maneuver").pick("skirmish", seat=B)
    assert table.roll("4 regenerate").asked == (B, "faces")


def test_convert_returns_no_unit_to_a_closed_army():
    """Q121, C14.4: the vampire's victims die, but its own dead stay dead."""
    units = "A at frontier: vampire\nA dead: zombie\nB at frontier: 3 thug\nB at home B: thug\n"
    table = war(units + BARRED).pick("army", place="frontier").pick("no-maneuver").pick("skirmish", seat=B)
    table.roll("3 convert").roll("melee")
    assert table.units(A, "dead") == ["zombie"]


# Levitate

FLYING = "cast levitate by A on A at frontier, since 4\n"


def test_maneuver_icons_of_a_flying_army_are_fly_icons():
    """K11.5: they save and maneuver, and no penalty, halving or doubling touches them."""
    units = f"A at frontier: sentry, footman\nB at frontier: 4 thug\nB at home B: thug\n{FLYING}"
    mud = "cast transmute_rock_to_mud by B on A at frontier, since 4\n"
    table = war(units + mud, f="highland_city 6").pick("army", place="frontier").pick("maneuver").pick("oppose")
    table.roll("maneuver", "save", *["melee"] * 4)
    assert table.came_to("maneuver", A) == {"maneuver": 1}, "not doubled by the race, and not taken off"
    table = working(
        f"B at frontier: 2 thug\n{HOME}cast levitate by B on B at frontier, since 4\n", "fire_of_wrath", army(B)
    )
    table.roll("maneuver", "melee")
    assert [event.saves for event in table.happened(Damaged)] == [1]


def test_flying_unit_saves_itself_with_a_maneuver():
    """K11.5, C6.2: Fly saves a unit that rolls alone."""
    levitate = "cast levitate by B on B at frontier, since 4\n"
    table = working(f"B at frontier: cutthroat\n{HOME}{levitate}", "lightning_strike", "die:3").roll("3 maneuver")
    assert table.units(B, "frontier") == ["cutthroat"]


def test_maneuvers_of_a_flying_army_count_in_its_charge():
    """K11.5, C8.3: as Fly icons do."""
    units = f"A at frontier: sentry\nB at frontier: thug\nB at home B: thug\n{FLYING}"
    table = (
        war(units).pick("army", place="frontier").pick("no-maneuver").pick("charge", seat=B).roll("maneuver", "melee")
    )
    assert table.came_to("charge", A) == {"charge": 1}


def test_exact_chances_know_that_an_army_flies():
    """K11.5: a sentry saves with its ID and both maneuvers, without Levitate with its ID alone."""
    units = "A at frontier: sentry\nB at home B: thug\n"
    for more, sixths in ((FLYING, 3), ("", 1)):
        table = war(units + more)
        die = table.die(A, "sentry")
        chances = of_army(table.position, A, "save", "terrain/2", (die,), ("save",))
        assert chances[1,] == pytest.approx(sixths / 6)
        (sides,) = sides_of(table.position, (die,))
        assert sum(face.icon == "fly" for face in sides) == (2 if more else 0)


# Faerie Fire


@pytest.mark.parametrize(("castings", "saves"), [(0, 5), (1, 3), (2, 1), (3, 0)])
def test_faerie_fire_takes_2_saves_for_each_casting_against_missiles_only(castings, saves):
    """K11.8: not against magic or melee."""
    fire = "cast faerie_fire by A on B at frontier, since 4\n" * castings
    units = f"A at frontier: crossbowman\nB at frontier: thug, troll\nB at home B: thug\n{fire}"
    table = war(units, f="flatland_temple 4").pick("army", place="frontier").pick("no-maneuver")
    table.pick("missile", seat=B, place="frontier").roll("missile").roll("save", "4 save")
    assert table.totals("save")["save"] == saves
    table = working(units, "fire_of_wrath", army(B)).roll("save", "4 save")
    assert table.totals("save")["save"] == 5
    table = war(units).pick("army", place="frontier").pick("no-maneuver").pick("skirmish", seat=B)
    table.roll("melee").roll("save", "4 save")
    assert table.totals("save_melee")["save"] == 5


# Channel Dead

CHANNEL = "cast channel_dead by A on A at frontier, since 5\n"


def channelled(castings: int = 1, dead: str = "sentry, warlord, behemoth"):
    """Return a table where A attacks with an army that channels its dead."""
    units = f"A at frontier: footman\nA at home A: thug\nA dead: {dead}\nB at frontier: 3 thug\n{CHANNEL * castings}"
    return war(units).pick("army", place="frontier").pick("no-maneuver").pick("skirmish", seat=B)


def test_dead_unit_rolls_with_its_army_in_every_roll_of_the_action():
    """K11.14: up to 3 health; the same one attacks and saves, is no casualty, and is buried with an ID at the end."""
    table = channelled()
    assert table.asked == (A, "channel")
    names = [table.position.dice[die].type for die in table.question.shape.dice]
    assert names == ["dwarves_sentry", "dwarves_warlord"], "no monster"
    table.choose("warlord").roll("melee", "3 melee")
    assert table.totals("melee")["melee"] == 4
    table.roll("save", "save", "save").choose("thug").pick("no-strike-back")
    assert [party.dice for party in table.position.agenda[-1].parties] == [(table.die(A, "warlord"),)]
    table.roll("3 id")
    assert table.units(A, "buried") == ["warlord"]


def test_channelled_unit_is_no_casualty_and_rolls_at_the_end():
    """K11.14: an ID buries it, another face leaves it among the dead."""
    for face, place in (("3 id", "buried"), ("3 save", "dead")):
        table = channelled().choose("warlord").roll("save", "3 save").roll("save")
        table.pick("strike-back").roll("melee").roll("melee", "3 melee")
        assert table.units(A, "dead").count("footman") == 1, "the only unit that can die"
        assert table.happened(Rolled, kind="save_melee", seat=A)[0].faces[1].die == table.die(A, "warlord")
        table.roll(face)
        assert "warlord" in table.units(A, place)
        assert table.happened(DeadRolled)[0].spell == "channel_dead"


def test_each_casting_channels_one_more_unit():
    """K11.14: at most two with two castings, or none if the owner wants."""
    table = channelled(2)
    table.choose("sentry", "warlord").roll("melee", "melee", "3 melee")
    assert table.totals("melee")["melee"] == 5
    assert len(channelled().choose().question.shape.dice) == 1
    assert channelled().choose().happened(DeadChannelled) == []
    constraint = channelled(2).question.shape.constraint
    assert constraint.progress([0]) == ("progress-few", {"count": 1, "most": 2})


def test_other_unit_may_be_channelled_in_the_next_action():
    """K11.14: the choice is for one action."""
    units = f"A at frontier: footman\nA dead: sentry\nB at frontier: 3 thug\nB at home B: thug\n{CHANNEL}"
    table = war(units).pick("army", place="frontier").pick("maneuver").pick("oppose")
    assert table.asked == (A, "channel"), "a maneuver is an action of its own"
    table.choose("sentry").roll("melee", "maneuver", *["melee"] * 3)
    assert table.came_to("maneuver", A) == {"maneuver": 1}
    table.pick("turn-keep").roll("melee")
    table.pick("skirmish", seat=B)
    assert table.asked == (A, "channel")


def test_flashfire_rerolls_a_channelled_unit_too():
    """K11.14, DA-G2: it is one of the dice of the roll."""
    units = f"A at frontier: footman\nA dead: sentry\nB at frontier: thug\nB at home B: thug\n{CHANNEL}"
    table = war(f"{units}cast flashfire by B on A at frontier, since 4\n").pick("army", place="frontier")
    table.pick("no-maneuver").pick("skirmish", seat=B).choose("sentry").roll("melee", "maneuver")
    assert table.asked == (A, "flashfire")
    table.pick("flash", die=table.die(A, "sentry")).roll("2 melee")
    assert table.totals("melee")["melee"] == 3


def test_owner_without_small_dead_units_is_not_asked():
    """K11.14: monsters cannot be channelled."""
    assert channelled(dead="behemoth").asked == (A, "faces")


def test_channelled_unit_that_is_gone_does_not_roll():
    """K11.14: buried meanwhile by a spell."""
    table = channelled().choose("warlord").roll("melee", "3 melee").roll("save").choose("thug")
    warlord = table.die(A, "warlord")
    dice = tuple(replace(die, place="buried") if at == warlord else die for at, die in enumerate(table.position.dice))
    gone = WarTable(replace(table.position, dice=dice)).pick("strike-back").roll("melee")
    assert [party.dice for party in gone.position.agenda[-1].parties] == [(gone.die(A, "footman"),)]
    gone.roll("save")
    assert gone.asked == (A, "advance"), "nothing is left to roll at the end"


# Deattune

DULL = "cast deattune by B at frontier, since 4\n"


def test_no_magic_is_doubled_on_a_deattuned_terrain():
    """K11.19: IDs count once; Amazons still have the terrain's colours."""
    units = "A at frontier: footman, seer\nB at home B: thug\n"
    for more, pool in (("", {"earth": 2, "fire": 1}), (DULL, {"earth": 1, "fire": 1})):
        table = war(units + more, f="highland_temple 1").pick("army", place="frontier").pick("no-maneuver")
        table.pick("magic").roll("id", "magic").colours({"earth": 1}, {"fire": 1})
        assert table.pool() == pool


def test_each_player_has_one_deattuned_terrain_at_a_time():
    """K11.19: until it ends by a turn of the die; another player's does not hinder."""
    points, own = {"earth": 40}, {"amazons": {"earth": 40}}
    assert "deattune" in casting(HOME + DULL, points, own).castable()
    mine = casting(HOME + DULL.replace("by B", "by A"), points, own)
    assert "deattune" not in mine.castable()
    table = casting(HOME, points, own).announce("deattune", at="frontier")
    assert "deattune" not in table.castable()
    table.pick("done")
    (effect,) = table.position.board.effects
    assert (effect.name, effect.ends, effect.place) == ("deattune", "turned", "terrain/2")
    table.pick("army", place="frontier").pick("maneuver").pick("turn-down")
    assert table.effects() == []
