"""Chain Lightning, Create Void, Fire of Wrath (K11.6, K11.7, K11.9)."""

from __future__ import annotations

from by_hand import A, B
from spell_table import army, casting, working

from ddtable.rules.campaign.great_spells.events import VoidRolled
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.magic import SpellFailed, SpellWorked
from ddtable.rules.dragon_dice.events.rolls import SavedAlone

HOME = "A at frontier: wizard\nB at home B: thug\n"
FIVE = "B at frontier: troll, marauder, cutthroat, 3 thug\n"


def chain(units: str, name: str = "thug", times: int = 1):
    """Return a table where lightning strikes B's first unit of this name."""
    table = working(f"{units}{HOME}", "chain_lightning", "die:0", times)
    die = table.die(B, name)
    return working(f"{units}{HOME}", "chain_lightning", f"die:{die}", times)


def test_lightning_is_a_point_weaker_at_each_unit_and_kills_5_at_most():
    """K11.6: 5, 4, 3, 2, 1; a unit dies if damage less its saves reaches its health (C10.1)."""
    table = chain("B at frontier: troll, marauder, cutthroat, 3 thug\n", "troll").roll("4 melee")
    for unit, face in (("marauder", "4 melee"), ("cutthroat", "2 melee"), ("thug", "melee"), ("thug", "melee")):
        assert table.asked == (B, "chain-next"), "the owner picks the next unit"
        table.pick("chain-next", die=table.die(B, unit, table.units(B, "dead").count(unit))).roll(face)
    assert [event.damage for event in table.happened(SavedAlone)] == [5, 4, 3, 2, 1]
    assert len(table.units(B, "dead")) == 5
    assert table.units(B, "frontier") == ["thug"]


def test_lightning_ends_at_a_unit_that_survives():
    """K11.6: 4 saves of 5 leave 1, less than the troll's 4 health."""
    table = chain(FIVE, "troll").roll("4 save")
    assert table.units(B, "dead") == []
    assert table.asked == (A, "march-second")


def test_only_the_units_own_roll_saves_it():
    """C6.2: a Wall of Ice on its army does not help, its ID does."""
    table = chain(f"{FIVE}cast wall_of_ice by B on B at frontier, since 4\n", "cutthroat").roll("2 save")
    assert table.units(B, "dead") == ["cutthroat"]
    assert chain(FIVE, "troll").roll("4 id").units(B, "dead") == []


def test_each_casting_is_resolved_by_itself():
    """K11.6: the second one finds its target gone (M4), or strikes the survivor."""
    table = chain("B at frontier: thug\n", times=2).roll("melee")
    assert [event.reason for event in table.happened(SpellFailed)] == ["gone"]
    table = chain("B at frontier: troll\n", "troll", times=2).roll("4 save").roll("4 melee")
    assert [event.times for event in table.happened(SpellWorked)] == [1, 1]
    assert table.units(B, "dead") == ["troll"]


def test_dead_of_lightning_go_to_reserve_under_open_grave():
    """Q140, Q88: though the spell speaks of the dead unit area; the lightning goes on."""
    table = chain("B at frontier: 2 thug\ncast open_grave by B on B at frontier, since 4\n").roll("melee").roll("melee")
    assert table.units(B, "reserve") == ["thug", "thug"]


def test_sleeping_unit_cannot_roll_against_lightning():
    """C14.4: it has no saves."""
    units = "B at frontier: troll, thug\nA at frontier: wizard\nB at home B: thug\n"
    table = working(f"{units}cast asleep by A on die 3 at frontier, since 4\n", "chain_lightning", "die:3")
    assert table.units(B, "dead") == ["troll"]
    assert table.asked[1] == "faces", "the thug is the only one left"


def test_chain_lightning_reaches_reserves_but_no_own_unit():
    """K11.6, R96.8: a unit of any army in play."""
    table = casting(f"{HOME}B reserve: cutthroat\nB dead: troll\n", {"air": 15}).pick("spell", spell="chain_lightning")
    assert table.offered() == {"B goblins_cutthroat", "B goblins_thug"}


def test_void_kills_ids_and_the_saves_of_the_others_help_the_whole_army():
    """K11.7, Q48: each army there picks 10 health; 10 damage less the saves of the survivors among them."""
    units = "A at frontier: 2 warlord, 2 sergeant\nB at frontier: 3 troll\nB at home B: thug\n"
    table = working(units, "create_void", "terrain/2")
    assert table.asked == (B, "void-part"), "A's 10 health all roll"
    table.choose("troll", "troll")
    table.roll("3 save", "3 id", "3 save", "3 save", "4 id", "4 save")
    assert [(event.seat, event.saved) for event in table.happened(VoidRolled)] == [(A, 9), (B, 4)]
    assert (table.units(A, "dead"), table.units(B, "dead")) == (["warlord"], ["troll"])
    assert table.asked == (B, "casualties"), "1 damage kills nothing of A; 6 one of B's two trolls"
    table.choose("troll")
    assert table.units(B, "frontier") == ["troll"]


def test_void_takes_the_largest_total_below_10_health():
    """K11.7: three trolls make 12 health, so two roll; an army of less rolls with all it has."""
    table = working(f"B at frontier: 3 troll\n{HOME}", "create_void", "terrain/2")
    assert table.question.shape.constraint.best() == 8
    table = working(f"B at frontier: troll\n{HOME}", "create_void", "terrain/2").roll("3 save", "4 save")
    assert [event.saved for event in table.happened(VoidRolled)] == [3, 4]


def test_saves_in_a_void_are_those_of_units_that_roll_alone():
    """K11.7, C6.2: no spell on the army and no doubling of the eighth face."""
    units = f"B at frontier: troll\n{HOME}cast wall_of_ice by B on B at frontier, since 4\n"
    table = working(units, "create_void", "terrain/2", f="highland_temple 8, held by B").roll("3 save", "4 save")
    assert table.happened(VoidRolled)[-1].saved == 4


def test_sleeping_units_do_not_roll_in_a_void():
    """C14.4: nothing of the army can roll, so nothing is saved."""
    units = (
        "B at frontier: thug\nA at home A: wizard\nB at home B: thug\ncast asleep by A on die 3 at frontier, since 4\n"
    )
    table = working(units, "create_void", "terrain/2", at="terrain/0")
    assert table.units(B, "dead") == ["thug"]


def test_hidden_units_are_in_no_part_of_a_void():
    """K11.21: nothing of the army rolls, and no unit can die."""
    units = f"B at frontier: thug\n{HOME}cast hide by B on die 3, since 4\n"
    table = working(units, "create_void", "terrain/2").roll("3 save")
    assert [event.saved for event in table.happened(VoidRolled)] == [3, 0]
    assert table.units(B, "frontier") == ["thug"]


def test_void_without_an_army_does_nothing():
    """K11.7: any terrain in play may be named, once in an action."""
    table = working("A at home A: wizard\nB at home B: thug\n", "create_void", "terrain/2", at="terrain/0")
    assert table.happened(VoidRolled) == []
    table = casting(HOME, {"air": 50}).announce("create_void", at="frontier")
    assert "create_void" not in table.castable()


def test_wrath_damages_an_army_by_its_units_and_red_units_save_besides_their_roll():
    """K11.9: 4 units are 4 damage; two lava elves have 2 saves and roll too; dragons are no units, but roll (Q132)."""
    units = f"B at frontier: 2 bladesman, 2 thug, fire_drake\n{HOME}"
    table = working(units, "fire_of_wrath", army(B)).roll("save", "melee", "melee", "melee", "belly")
    (event,) = table.happened(Damaged)
    assert (event.hits, event.saves, event.damage) == (4, 3, 1)
    line = next(line for one in table.events if hasattr(one, "sums") for line in one.sums[0].lines if line.change == 2)
    assert (line.word, line.clause) == ("fire_of_wrath", "M16")


def test_wrath_reaches_reserves_once_each():
    """K11.9: any army in play, each casting another one."""
    table = casting(f"{HOME}B reserve: thug\n", {"fire": 45}).pick("spell", spell="fire_of_wrath")
    assert table.offered() == {army(B, "terrain/1"), army(B, "reserve")}
    table.pick("spell-at-army", seat=B, place="reserve").pick("spell", spell="fire_of_wrath")
    assert table.offered() == {army(B, "terrain/1")}
