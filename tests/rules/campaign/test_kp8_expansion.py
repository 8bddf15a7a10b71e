"""Expansion: Blazing New Trails, Expanding to New Terrain, and the order of powers (K8, KP8.1 to KP8.4)."""

from __future__ import annotations

from war import A, B, WarTable, war

from ddtable.rules.campaign.board import POOL, Expansion
from ddtable.rules.campaign.events import Expanded, Stayed
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.board import NOBODY, Effect
from ddtable.rules.dragon_dice.events.set_up import DistanceRolled
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.dragon_dice.steps import EighthFace, March

HELD = ("flatland_tower 8 A", "flatland_temple 4", "flatland_tower 4")
HOME_A, FRONTIER, NEW = numbered(0), numbered(2), numbered(3)
TURN = (EighthFace(), March(1), March(2), Reserves())


def expanding(units: str = "A at 0: 3 guard, horseman\nB at 1: 2 thug", *lands: str, **more) -> WarTable:
    """Return a table at the beginning of the phase of the eighth faces of A."""
    return war(units, *(lands or HELD), agenda=TURN, **more)


def split(table: WarTable, *units: str) -> WarTable:
    table.pick("blaze").choose(*units)
    return table


def test_k8_holder_of_a_captured_terrain_is_asked_how_to_expand():
    table = expanding()
    assert table.asked == (A, "expansion")
    assert set(table.words()) == {"blaze", "expand-die", "no-expansion"}
    assert table.words().count("expand-die") == 2, "each die of the pool"
    assert expanding("A at 0: guard\nB at 1: thug", "flatland_tower 7", *HELD[1:]).asked == (A, "march-first")


def test_kp8_2_some_units_blaze_a_trail_to_a_random_terrain():
    table = split(expanding(), "guard", "horseman")
    (event,) = table.happened(Expanded)
    assert (event.way, event.source, event.place) == ("blaze", HOME_A, NEW)
    assert table.asked == (A, "faces")
    table.roll(5)
    assert table.units(A, "3") == ["guard", "horseman"]
    assert table.units(A, "home A") == ["guard", "guard"]
    assert table.links("3") == {HOME_A}
    assert table.links("home A") == {FRONTIER, NEW}
    assert table.number("3") == 5
    assert len(table.position.at(POOL, NOBODY)) == 1
    assert {event.terrain} <= {"highland_city", "coastland_temple"}
    table.sound()


def test_kp8_2_units_that_blazed_do_not_march_in_this_turn():
    """K8: the capturing army marches as usual."""
    table = split(expanding(), "guard").roll(3)
    assert table.asked == (A, "march-first")
    assert table.places("army") == [HOME_A]


def test_kp8_2_at_least_one_unit_leaves_and_one_stays():
    table = expanding().pick("blaze")
    assert table.asked == (A, "split-army")
    assert table.refuses(table.choose) == "army-empty"
    assert table.refuses(lambda: table.choose("guard", "guard", "guard", "horseman")) == "army-takes-all"


def test_kp8_2_army_of_one_unit_cannot_blaze():
    """Q136."""
    assert set(expanding("A at 0: guard\nB at 1: thug").words()) == {"expand-die", "no-expansion"}


def test_kp8_2_held_units_stay():
    """Q136: the others may all go, because a held one stays."""
    asleep = Effect("asleep", B, "start", 1, HOME_A, die=0)
    table = expanding(effects=(asleep,)).pick("blaze")
    assert len(table.question.shape.dice) == 3
    table.choose("guard", "guard", "horseman").roll(2)
    assert table.units(A, "home A") == ["guard"]
    assert table.holder("home A") == A
    table.sound()


def test_kp8_2_army_behind_a_barrier_does_not_blaze():
    """Q121: it can only expand to new terrain."""
    barrier = Effect("barrier", B, "start", 1, HOME_A, A)
    assert set(expanding(effects=(barrier,)).words()) == {"expand-die", "no-expansion"}


def test_kp8_3_chosen_terrain_is_added_empty():
    table = expanding()
    die = table.die(NOBODY, "coastland_temple")
    table.pick("expand-die", terrain="coastland_temple").roll(4)
    assert table.position.dice[die].place == "table/3"
    assert table.units(A, "home A") == ["guard", "guard", "guard", "horseman"]
    assert [event.way for event in table.happened(Expanded)] == ["expand"]
    assert table.asked == (A, "march-first")
    table.pick("no-march").pick("no-march")
    assert NEW in table.places("advance")
    table.sound()


def test_k8_new_terrain_that_shows_7_or_8_is_rolled_again():
    table = expanding().pick("expand-die", terrain="coastland_temple").roll(8).roll(7).roll(6)
    assert [event.number for event in table.happened(DistanceRolled)] == [8, 7, 6]
    assert table.number("3") == 6
    assert table.holder("3") == NOBODY


def test_kp8_1_player_expands_once_from_a_place():
    """Q134: also after losing it; another player may still expand from there."""
    mine, theirs = Expansion(A, HOME_A), Expansion(B, HOME_A)
    assert expanding(expansions=(mine,)).asked == (A, "march-first")
    assert expanding(expansions=(theirs,)).asked == (A, "expansion")
    table = expanding().pick("expand-die", terrain="coastland_temple").roll(4)
    assert table.board.expansions == (mine,)


def test_kp8_1_nothing_is_asked_when_the_pool_is_empty():
    """Q136."""
    assert expanding(pool=()).asked == (A, "march-first")


def test_k8_player_may_stay():
    table = expanding().pick("no-expansion")
    assert table.asked == (A, "march-first")
    assert [event.place for event in table.happened(Stayed)] == [HOME_A]
    assert table.board.expansions == ()


def test_kp8_4_captured_terrain_stays_on_8():
    table = split(expanding(), "guard").roll(3)
    assert table.number("home A") == 8
    assert table.holder("home A") == A
    assert table.map[3].home == NOBODY


def test_kp8_2_and_kp8_3_are_exchanged_by_the_option():
    """Q135: a chosen die for the trail, a random one for new terrain."""
    table = expanding(options={"blazing": "chosen"})
    assert set(table.words()) == {"blaze-die", "expand", "no-expansion"}
    table.pick("blaze-die", terrain="coastland_temple").choose("guard").roll(1)
    assert table.position.dice[table.terrain("3").die].type == "coastland_temple"
    other = expanding(options={"blazing": "chosen"}).pick("expand").roll(1)
    assert other.position.dice[other.terrain("3").die].type in ("coastland_temple", "highland_city")
    assert other.units(A, "3") == []


def test_q136_player_chooses_the_order_of_city_temple_and_expansion():
    """C3.3, K8."""
    lands = ("flatland_city 8 A", "flatland_temple 4", "flatland_temple 8 A")
    units = "A at 0: 2 guard\nA at 2: 2 guard\nA dead: guard\nB at 1: thug\nB dead: thug"
    table = expanding(units, *lands)
    assert table.asked == (A, "power-order")
    assert set(table.words()) == {"power-city", "power-temple", "power-expansion"}
    table.pick("power-expansion", place="frontier")
    assert table.asked == (A, "expansion")
    table.pick("no-expansion").pick("power-temple")
    assert table.asked == (A, "temple")
    table.pick("no-power").pick("power-city")
    assert table.asked == (A, "city")
    table.pick("no-power")
    assert table.asked == (A, "expansion"), "the last one needs no order"
    table.pick("no-expansion")
    assert table.asked == (A, "march-first")


def test_kp8_2_new_terrains_get_the_next_number_and_older_ones_keep_theirs():
    """KP6.0: ids are stable, so that saves and effects stay valid."""
    lands = (*HELD, "highland_tower 8 A <0")
    table = expanding("A at 0: 2 guard\nA at 3: 2 guard\nB at 1: thug", *lands, expansions=(Expansion(A, HOME_A),))
    before = [place.id for place in table.map]
    table.pick("expand-die", terrain="coastland_temple").roll(4)
    assert [place.id for place in table.map] == [*before, numbered(4)]
    assert table.links("4") == {NEW}
