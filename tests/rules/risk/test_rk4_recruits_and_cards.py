"""Reinforcements, cards and the powers of captured continents (RK3, RK4.1, RK4.5, RK4.11)."""

from __future__ import annotations

from typing import Any

import pytest
from world import RISK, WORLD, A, B, C, WorldTable, attack, world

from ddtable.engine.questions import Chosen, Picked
from ddtable.rules.dragon_dice.board import DEAD
from ddtable.rules.dragon_dice.events.powers import PowerUsed
from ddtable.rules.dragon_dice.steps import Dragons, EighthFace, Join, March, Turn
from ddtable.rules.risk.board import HIDDEN_CARD, WILD_CARDS
from ddtable.rules.risk.cards import is_set, stock
from ddtable.rules.risk.events import CardsWon, CardTaken, HealthLost, Recruited, RecruitsDue, SetTurnedIn
from ddtable.rules.risk.recruiting import base_of
from ddtable.rules.risk.steps import DrawCard, Trade

POOL = "A recruiting: 12 thug, archer, enchanter"
AUSTRALIA = "A indonesia: thug\nA new_guinea: thug\nA western_australia: thug\nA eastern_australia: thug"
WILD = len(WORLD.territories)


def trade(units: str = POOL, hand: tuple[int, ...] = (), **more: Any) -> WorldTable:
    """Return a table at the beginning of A's reinforcements."""
    return world(units, agenda=(Trade(), March(1)), hands=(hand, ()), **more)


# Recruits


@pytest.mark.parametrize(("territories", "health"), [(1, 3), (9, 3), (11, 3), (12, 4), (14, 4), (15, 5), (42, 14)])
def test_rk4_1_a_third_of_the_territories_and_at_least_three(territories: int, health: int):
    assert base_of(territories) == health


def test_rk4_1_a_whole_continent_gives_its_bonus():
    table = trade(f"{POOL}\n{AUSTRALIA}\nA siam: thug")
    (due,) = table.happened(RecruitsDue)
    assert (due.territories, due.base, due.continents, due.health) == (5, 3, (("land/5", 2),), 5)
    assert table.asked == (A, "recruit")


def test_rk4_1_a_continent_with_a_gap_gives_nothing():
    """RK4.8: an empty territory, or one with only a dragon, belongs to nobody."""
    gap = AUSTRALIA.replace("A new_guinea: thug\n", "")
    table = trade(f"{POOL}\n{gap}\nA dragons new_guinea: air_drake\nB ural: thug", rest=-1)
    (due,) = table.happened(RecruitsDue)
    assert (due.territories, due.continents) == (3, ())


def test_rk4_1_eighth_face_gives_three_more_for_that_continent_only():
    shown = {"australia": "flatland_tower 8"}
    table = trade(f"A recruiting: 4 archer\n{AUSTRALIA}\nA siam: thug", shown=shown, holders={"australia": A})
    (due,) = table.happened(RecruitsDue)
    assert (due.eighths, due.health) == (("land/5",), 8)
    for _ in range(2):
        table.pick("recruit", place="siam")
    assert table.names("recruit") == {"indonesia", "new_guinea", "western_australia", "eastern_australia"}
    table.pick("recruit", place="indonesia")
    assert table.question.values == {"anywhere": 1, "left": 2}
    table.pick("recruit", place="indonesia")
    assert len(table.happened(Recruited)) == 4
    assert table.asked == (A, "march-first")


def test_rk4_1_health_for_one_place_is_spent_before_that_for_all():
    shown = {"australia": "flatland_tower 8"}
    table = trade(f"{POOL}\n{AUSTRALIA}\nA siam: thug", shown=shown, holders={"australia": A})
    table.pick("recruit", place="indonesia", die=table.die(A, "enchanter"))
    assert table.question.values == {"anywhere": 5, "left": 5}


def test_rk4_1_left_over_health_is_lost_and_an_empty_pool_asks_nothing():
    """Q158."""
    table = trade("A recruiting: 2 enchanter\nA siam: thug")
    table.pick("done")
    assert [event.left for event in table.happened(HealthLost)] == [3]
    table = trade("A siam: thug", hand=(0, 3, 6, 9, 12))
    assert table.asked == (A, "march-first")
    assert table.happened(RecruitsDue) == []


# Sets


@pytest.mark.parametrize(
    ("signs", "fits"),
    [
        (("infantry",) * 3, True),
        (("infantry", "cavalry", "artillery"), True),
        (("infantry", "infantry", "cavalry"), False),
        (("infantry", "cavalry", "wild"), True),
        (("infantry", "infantry", "wild"), True),
        (("wild", "wild", "cavalry"), True),
        (("infantry", "infantry"), False),
    ],
)
def test_rk4_5_sets(signs: tuple[Any, ...], fits: bool):
    assert is_set(signs) is fits


def test_rk4_5_a_set_gives_its_health_and_two_more_on_own_territories():
    """0, 3, 6 are infantry: Alaska, Alberta, Western United States."""
    table = trade(f"{POOL}\nA alaska: thug\nA siam: thug", hand=(0, 3, 6))
    assert table.asked == (A, "turn-in")
    assert table.words() == ["turn-in", "keep-cards"]
    table.pick("turn-in")
    (event,) = table.happened(SetTurnedIn)
    assert (event.cards, event.health, event.on) == ((0, 3, 6), 4, ("terrain/0",))
    (due,) = table.happened(RecruitsDue)
    assert (due.sets, due.health) == (6, 9)
    assert table.question.values == {"anywhere": 7, "left": 9}
    assert table.board.hands == ((), ())
    assert table.board.discards == (0, 3, 6)


def test_rk4_5_health_of_a_card_is_spent_on_its_territory_first():
    table = trade(f"{POOL}\nA alaska: thug\nA siam: thug", hand=(0, 3, 6)).pick("turn-in")
    table.pick("recruit", place="alaska", die=table.die(A, "archer"))
    assert table.question.values == {"anywhere": 7, "left": 7}
    table.pick("recruit", place="alaska", die=table.die(A, "enchanter"))
    assert table.question.values["anywhere"] == table.question.values["left"] == 4


@pytest.mark.parametrize(("traded", "value"), [(0, 4), (1, 6), (4, 12), (5, 15), (6, 20), (9, 35)])
def test_rk4_5_values_rise_with_each_set_of_the_game(traded: int, value: int):
    table = trade(f"{POOL}\nA siam: thug", hand=(0, 3, 6), traded=traded)
    assert table.question.values["value"] == value


@pytest.mark.parametrize(("hand", "value"), [((0, 3, 6), 4), ((1, 4, 7), 6), ((2, 5, 8), 8), ((0, 1, 2), 10)])
def test_option_sets_gives_values_by_their_signs(hand: tuple[int, ...], value: int):
    """Q160."""
    table = trade(f"{POOL}\nA siam: thug", hand=hand, options={"sets": "flat"}, traded=4)
    assert table.question.values["value"] == value


def test_rk4_5_five_cards_must_be_turned_in():
    table = trade(f"{POOL}\nA siam: thug", hand=(0, 1, 3, 4, 6))
    assert "keep-cards" not in table.words()
    few = trade(f"{POOL}\nA siam: thug", hand=(0, 1, 3, 4))
    assert few.asked == (A, "recruit"), "four cards, no set"


def test_rk4_5_cards_may_be_kept():
    table = trade(f"{POOL}\nA siam: thug", hand=(0, 3, 6)).pick("keep-cards")
    assert table.asked == (A, "recruit")
    assert table.board.hands == ((0, 3, 6), ())


# A card


def card(taken: bool, **more: Any) -> WorldTable:
    return world("A siam: thug", agenda=(DrawCard(),), taken=taken, **more)


def test_rk4_5_a_card_only_for_land_taken_from_a_player():
    assert card(taken=False).asked[0] == B
    table = card(taken=True)
    assert table.asked == (A, "draw-card")
    table.pick("take-card")
    assert len(table.board.hands[A]) == 1
    assert table.happened(CardTaken, seat=A)
    assert card(taken=True).pick("no-card").board.hands == ((), ())


def test_rk4_5_discards_are_shuffled_when_the_stock_is_empty():
    """Q159."""
    every = tuple(range(WILD + WILD_CARDS))
    table = card(taken=True, discards=every[:3], hands=((), every[3:]))
    assert stock(table.position) == [0, 1, 2]
    table.pick("take-card")
    assert table.board.discards == ()
    assert len(stock(table.position)) == 2
    assert card(taken=True, hands=((), every)).asked[0] == B, "no card is left"


def test_rk4_5_cards_of_others_are_hidden():
    table = trade(f"{POOL}\nA siam: thug", hand=(0, 3, 6))
    seen = RISK.observe(table.position, B)
    assert seen.board.hands == ((HIDDEN_CARD,) * 3, ())
    assert RISK.observe(table.position, A).board.hands == ((0, 3, 6), ())


def test_rk4_5_cards_of_a_player_who_is_out_are_won_and_turned_in_at_once():
    """Q159: a hand of six or more, until four are left."""
    units = "A recruiting: 9 thug\nA ural: 3 thug\nA alaska: thug\nB siberia: thug"
    table = attack(units, "siberia", seats=3, rest=C, hands=((0, 1, 3, 4), (6, 7), ()))
    table.roll("2 melee", "2 melee").roll("maneuver")
    table.play(Chosen(table.question.shape.dice[:1]))
    assert table.asked == (A, "turn-in")
    assert len(table.board.hands[A]) == 6
    assert table.happened(CardsWon) == [CardsWon(A, 2)]
    table.play(Picked(table.question.shape.options[0].id))
    assert len(table.board.hands[A]) == 3
    assert table.asked == (A, "recruit")
    table.pick("done")
    assert table.asked == (A, "attack-on") or table.asked == (A, "march-second")


def test_rk4_5_cards_won_must_be_turned_in_though_the_pool_is_empty():
    """Q158, Q159: what the pool cannot give is lost."""
    units = "A ural: 3 thug\nA alaska: thug\nB siberia: thug"
    table = attack(units, "siberia", seats=3, rest=C, hands=((0, 1, 3, 4), (6, 7), ()))
    table.roll("2 melee", "2 melee").roll("maneuver")
    table.play(Chosen(table.question.shape.dice[:1]))
    assert table.words().count("keep-cards") == 0
    table.play(Picked(table.question.shape.options[0].id))
    assert len(table.board.hands[A]) == 3
    assert table.asked[1] in ("attack-on", "march-second"), "no recruits are asked for"
    assert table.happened(Recruited) == []


def test_rk4_5_cards_won_by_magic_are_turned_in_after_it():
    """Q159: the last unit of B dies by a spell; the land is empty, the cards are those of the acting player."""
    units = "A recruiting: 9 thug\nA ural: 3 wizard\nA alaska: thug\nB siberia: thug"
    cards = ((0, 1, 3, 4), (6, 7), ())
    table = world(units, 3, agenda=(Join(),), rest=C, hands=cards)
    assert table.asked[0] == B, "nobody is out"
    units = units.replace("B siberia: thug", "B dead: thug")
    table = world(units, 3, agenda=(Join(),), rest=C, hands=((*cards[0], *cards[1]), (), ()), out=(B,))
    assert table.asked == (A, "turn-in")


def test_rk4_5_cards_are_discarded_if_the_acting_player_is_out():
    """Q159: lost to a dragon."""
    table = world(
        "A siberia: thug\nA dragons siberia: fire_drake\nB ural: thug",
        3,
        agenda=(Dragons(),),
        hands=((0, 1), (), ()),
        rest=C,
    )
    table.roll("jaws", "maneuver")
    assert A in table.board.out
    assert table.board.discards == (0, 1)
    assert table.board.hands == ((), (), ())


# Captured continents


def test_rk4_11_city_recruits_or_promotes_anywhere_in_its_continent():
    """Q156."""
    units = f"{AUSTRALIA}\nA dead: guard, archer\nA siam: thug"
    shown = {"australia": "flatland_city 8"}
    table = world(units, agenda=(EighthFace(),), shown=shown, holders={"australia": A})
    assert table.asked == (A, "city")
    assert table.names("recruit") == {"indonesia", "new_guinea", "western_australia", "eastern_australia"}
    table.pick("recruit", place="new_guinea")
    assert table.army(A, "new_guinea") == ["guard", "thug"]
    assert table.happened(PowerUsed)
    promoting = units.replace("dead: guard, archer", "dead: cutthroat").replace("siam: thug", "siam: guard")
    table = world(promoting, agenda=(EighthFace(),), shown=shown, holders={"australia": A})
    assert {*table.words()} == {"promote", "no-power"}
    table.promote("cutthroat", "thug")
    assert table.army(A, DEAD) == ["thug"]
    table = world(units, agenda=(EighthFace(),), shown=shown, holders={"australia": A}).pick("no-power")
    assert table.asked[0] == B
    nothing = world(AUSTRALIA, agenda=(EighthFace(),), shown=shown, holders={"australia": A})
    assert nothing.asked[0] == B


def test_rk3_steps_of_a_turn_in_order():
    table = world(f"{POOL}\nA siam: 3 thug\nA india: thug\nA reserve: guard", agenda=(Turn(A),), turn=0, taken=True)
    assert [phase.word for phase in RISK.phases(table.position)] == [
        "expire", "reinforce", "eighth_face", "species", "dragons", "first_march", "second_march", "free_move",
        "firewalkers", "reserves_in", "reserves_out", "card",
    ]  # fmt: skip
    asked = []
    while table.question.seat == A and len(asked) < 12:
        asked.append(table.question.kind)
        table.pick("done") if "done" in table.words() else table.pick("no-march")
    assert asked == ["recruit", "march-first", "march-second", "free-move", "reinforce", "retreat"]
    assert not table.board.taken, "land counts for the turn in which it was taken"
