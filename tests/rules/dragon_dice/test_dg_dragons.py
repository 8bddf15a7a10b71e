"""Dragons: the general rules, chapters DG, TU2 and C3.2."""

import pytest
from by_hand import A, B, C, D, board
from dragons_by_hand import at_frontier

from ddtable.engine.questions import Faces, Picked
from ddtable.rules.dragon_dice.events.dragons import DragonsAttack, DragonsFight
from ddtable.rules.dragon_dice.events.turns import Eliminated
from ddtable.rules.dragon_dice.system import CHAPTERS
from ddtable.rules.dragon_dice.turn import phase


def test_dragons_come_after_expiring_effects_and_before_the_eighth_face():
    """TU2, TU3, C3.2, DG-A: the acting player's spells have ended, and the city's power has not come yet."""
    table = at_frontier(
        "B dragons at frontier: fire_drake\nA dead: thug\ncast stoneskin by A on A at frontier, since 3",
        turn="turn 5 A begin",
        f="flatland_city 8, held by A",
    )
    assert table.effects() == []
    assert isinstance(table.question.shape, Faces)
    assert phase(table.position, CHAPTERS.phases) == "dragons"
    table.roll("claw", "maneuver", "maneuver")
    assert table.asked == (A, "march-first"), "the army is gone and with it the city"


def test_a_unit_that_the_dragon_killed_can_be_recruited_the_same_turn():
    """TU2, TU3, C3.2, C3.3: the city comes after the dragons."""
    table = at_frontier("B dragons at frontier: fire_drake", "marauder, thug", f="flatland_city 8, held by A")
    table.roll("tail", "2 maneuver", "save").roll("belly")
    assert table.units(A, "frontier") == ["marauder"], "3 damage, less a save that counts twice"
    assert table.asked == (A, "city")
    assert phase(table.position, CHAPTERS.phases) == "eighth_face"
    assert table.pick("recruit", die=table.die(A, "thug")).units(A, "frontier") == ["marauder", "thug"]


def test_dragons_strike_before_any_march():
    """TU2, C3.2: no action of the player comes earlier."""
    table = at_frontier("B dragons at frontier: fire_drake", turn="turn 5 A begin")
    assert not any(type(event).__name__ in ("Marched", "Declined") for event in table.events)
    assert isinstance(table.question.shape, Faces)


def test_the_owner_of_the_die_rolls_it():
    """DG-B, DA-A: C rolls C's dragon, whoever summoned it; then A's army, in one roll."""
    table = at_frontier("C dragons at frontier: fire_drake\nC at home C: thug", seats=3)
    parties = table.position.agenda[-1].parties
    assert [(party.seat, len(party.dice)) for party in parties] == [(C, 1), (A, 2)]
    assert table.question.seat == C


def test_the_acting_player_picks_the_order_of_the_attacks():
    """DG-C, DG-F: of all terrains with a dragon and the player's army; the rest is asked again."""
    table = board(
        "A at frontier: thug\nA at home A: thug\nA at home B: thug\nA reserve: thug\nB at home B: 4 thug\n"
        "B dragons at frontier: fire_drake\nA dragons at home A: fire_drake\nB dragons at home B: air_drake\n"
        "turn 5 A dragons"
    )
    assert table.asked == (A, "dragon-order")
    assert set(table.places("dragon-order")) == {"terrain/0", "terrain/1", "terrain/2"}
    table.pick("dragon-order", place="home B").roll("belly", "save")
    assert table.asked == (A, "dragon-order")
    assert set(table.places("dragon-order")) == {"terrain/0", "terrain/2"}
    table.pick("dragon-order", place="frontier").roll("belly", "save")
    table.roll("belly", "save")
    assert [event.place for event in table.happened(DragonsAttack)] == ["terrain/1", "terrain/2", "terrain/0"]
    assert table.asked == (A, "march-first"), "every terrain once"


def test_a_terrain_without_a_dragon_or_without_the_army_is_not_offered():
    """DG-C, DG-F: B's army and the reserve do not count."""
    table = board(
        "A at frontier: thug\nA at home A: thug\nA reserve: thug\nB at home B: thug\n"
        "B dragons at home B: fire_drake, air_drake\nB dragons at home A: fire_drake\nturn 5 A dragons"
    )
    assert [event.place for event in table.happened(DragonsAttack)] == ["terrain/0"], "not asked, only one"
    table.refuses(lambda: table.play(Picked("terrain/1")))
    table.roll("belly", "save")
    assert table.asked == (A, "march-first")
    assert not table.happened(DragonsFight), "Q89: no army of A's at home B"


def test_a_forged_terrain_is_refused():
    """DG-C: an order that names a terrain without dragons."""
    table = board(
        "A at frontier: thug\nA at home A: thug\nA at home B: thug\nB at home B: thug\n"
        "B dragons at frontier: fire_drake\nB dragons at home A: fire_drake\nturn 5 A dragons"
    )
    assert table.refuses(lambda: table.play(Picked("terrain/1"))) == "no-such-option"


@pytest.mark.parametrize("owner", ["A", "B", "C"])
def test_a_dragon_attacks_every_player_in_turn(owner):
    """DG-K, DG-I: in each player's turn it attacks only that player's army, also its owner's."""
    table = board(
        f"A at frontier: thug\nA reserve: thug\nB at frontier: thug\nB reserve: thug\nC at home C: thug\n"
        f"{owner} dragons at frontier: fire_drake\nturn 5 A dragons",
        seats=3,
    )
    table.roll("claw", "maneuver")
    assert (table.units(A, "frontier"), table.units(B, "frontier")) == ([], ["thug"])
    table.pick("no-march").pick("no-march").pick("done")
    assert table.question.seat == {"A": A, "B": B, "C": C}[owner]
    table.roll("claw", "maneuver")
    assert table.units(B, "frontier") == []
    assert [event.seat for event in table.happened(DragonsAttack)] == [A, B]


def test_all_dragons_of_a_colour_attack_the_army_at_once():
    """DG-F: of several owners, one roll, one sum of damage."""
    table = at_frontier("A dragons at frontier: fire_drake\nB dragons at frontier: fire_wyrm", "3 marauder, thug")
    assert [party.seat for party in table.position.agenda[-1].parties] == [A, B, A]
    table.roll("claw", "tail", "2 maneuver", "2 maneuver", "2 maneuver", "save").roll("belly")
    assert table.question.values["damage"] == 7, "5 and 3, less 1"


def test_a_dragon_stays_at_an_empty_terrain():
    """DG-L: during turns without an army there; DG-F: it waits for one."""
    table = board("A at home A: thug\nB at home B: thug\nA dragons at frontier: fire_drake\nturn 5 A dragons")
    assert table.asked == (A, "march-first")
    for _ in range(3):
        while table.question.kind in ("march-first", "march-second"):
            table.pick("no-march")
        table.pick("done")
    assert table.lies(table.die(A, "fire_drake")) == "dragons at frontier"


def test_a_dragon_stays_when_it_killed_the_army():
    """DG-L, DA-C4: it was not slain and has no wing."""
    table = at_frontier("B dragons at frontier: fire_drake").roll("jaws", "melee", "melee")
    assert table.units(A, "frontier") == []
    assert table.lies(table.die(B, "fire_drake")) == "dragons at frontier"


def test_a_terrain_with_a_dragon_only_counts_as_empty():
    """DG-L, C11.1: an army that arrives at an eight there captures it."""
    table = board(
        "A reserve: 2 thug\nB at home B: thug\nB dragons at frontier: fire_drake\nturn A reinforce",
        f="flatland_city 8",
    )
    assert table.move("reinforce", "thug", "frontier").holder("frontier") == A


def test_a_dragon_alone_does_not_keep_a_player_in_the_game():
    """C2.2, C2.3, DG-L: dragons are not units; the last units in play decide."""
    table = board(
        "A at frontier: thug\nA dragons at home A: fire_drake\nA dead: air_drake\nB at home B: 2 thug\n"
        "B dragons at frontier: fire_drake\nturn 5 A dragons"
    ).roll("claw", "melee")
    assert table.result.winners == (B,)
    assert table.result.reason == "elimination"


def test_a_player_eliminated_by_a_dragon_ends_the_turn():
    """C2.3, C2.4, DA-C7: with three players; the dragon's wing still takes it to its owner."""
    table = (
        board(
            "A at frontier: thug\nB at home B: thug\nC at home C: thug\nB dragons at frontier: fire_drake\n"
            "turn 5 A dragons",
            seats=3,
        )
        .roll("tail", "melee")
        .roll("wing")
    )
    assert table.happened(Eliminated) == [Eliminated(A)]
    assert table.lies(table.die(B, "fire_drake")) == "dead"
    assert table.asked == (B, "march-first")


def test_the_dead_of_the_army_and_the_dragon_leave_together():
    """C2.4, DA-B: the last unit dies, and the dragon it slew is also gone."""
    table = board(
        "A at frontier: 4 marauder\nB at home B: thug\nC at home C: thug\nB dragons at frontier: 2 fire_drake\n"
        "turn 5 A dragons",
        seats=3,
    ).roll("jaws", "jaws", "4 melee", "4 melee", "2 maneuver", "3 melee")
    assert table.asked == (A, "dragon-strike")
    table.pick("strike-melee")
    assert table.happened(Eliminated) == [Eliminated(A)]
    assert [table.lies(table.die(B, "fire_drake", at)) for at in (0, 1)] == ["dead", "dragons at frontier"]


def test_the_dragon_of_an_eliminated_player_attacks_an_army():
    """DG-N, DG-K: as any other."""
    dragon = "C dragons at frontier: fire_drake\nC dead: thug\ngone C"
    table = at_frontier(dragon, "5 thug", seats=3).roll("claw", "save", "save", "melee", "melee", "melee")
    assert table.asked == (A, "casualties")
    assert table.question.values["damage"] == 3
    assert [event.dragons for event in table.happened(DragonsAttack)] == [(table.die(C, "fire_drake"),)]


def test_four_players_two_attacks_of_different_owners():
    """DG-B, DG-C: D acts; A's and C's dragons are rolled by A and C."""
    table = board(
        "A at home A: thug\nB at home B: thug\nC at home C: thug\nD at frontier: thug\nD at home A: thug\n"
        "D reserve: thug\nA dragons at frontier: air_drake\nC dragons at home A: air_drake\nturn 5 D dragons",
        seats=4,
    )
    assert table.asked == (D, "dragon-order")
    table.pick("dragon-order", place="frontier")
    assert table.question.seat == A
    table.roll("belly", "save")
    assert table.question.seat == C
    table.roll("belly", "save")
    assert table.asked == (D, "march-first")
