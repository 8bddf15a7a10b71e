"""Answers in secret: the other seat sees them when both have been given (BD1.5, BQ1, BA11, BA13)."""

import msgspec
import pytest
from battle_by_hand import A, B, Hand

from ddtable.engine import kernel
from ddtable.engine.questions import Chosen
from ddtable.engine.system import system

RULES = system("battle_dice")


def same_for(seat: int, one: Hand, other: Hand) -> bool:
    """Tell whether a seat sees the same in both games; what is asked of it follows from what it sees."""
    for hand in (one, other):
        assert hand.question.seat == seat
        assert kernel.ask(RULES, RULES.observe(hand.position, seat)) == hand.question
    assert one.position != other.position
    return RULES.observe(one.position, seat) == RULES.observe(other.position, seat)


def test_the_party_that_is_named_first():
    """BQ1: B is asked whether he quests, and does not know whether A does."""
    quests = [Hand("2 infantry, mage", "2 infantry", quests=True).choose(A, "quest", *dice) for dice in ((), ("mage",))]
    assert same_for(B, *quests)
    assert RULES.observe(quests[1].position, A).board.announced == ((2,), ())


def test_the_artifacts_that_are_rolled():
    """BA13: what A rolls is not seen until B has chosen too."""
    games = [
        Hand("2 infantry, sword_1 4", "2 infantry, bow_1, gold_cache").choose(A, "artifacts", *dice)
        for dice in ((), ("sword_1",))
    ]
    assert same_for(B, *games)


def test_whom_artifacts_serve():
    """BA11: bearers and enemies are named by both at once."""
    games = []
    for archer in (0, 1):
        hand = Hand("2 infantry, shield_1 4", "3 archer 7 7 1, bow_1 4")
        hand.choose(A, "artifacts", "shield_1").choose(B, "artifacts", "bow_1")
        games.append(hand.pick(A, "assign", f"{hand.die(A, 'shield_1')}>{hand.dice(B, 'archer')[archer]}"))
    assert same_for(B, *games)


@pytest.mark.parametrize("onlooker", [A, -1])
def test_what_has_been_picked_is_not_seen_by_others(onlooker):
    """BD1.4: B loses a monster, then any unit; which monster it picked only B sees until both are picked."""
    hand = Hand("2 dragon 13 17", "3 giant, 2 archer").wants("table", 3)
    assert (hand.question.seat, hand.question.kind, hand.question.values["of"]) == (B, "losses", "monster")
    views = set()
    for die in hand.question.shape.dice:
        played = kernel.play(RULES, hand.position, Chosen((die,)))
        assert (played.question.seat, played.question.values["of"]) == (B, "")
        assert RULES.observe(played.position, B).agenda[-1].picked == ((), (die,))
        views.add(msgspec.json.encode(RULES.observe(played.position, onlooker)))
    assert len(views) == 1


@pytest.mark.parametrize("seat", [A, B])
def test_nobody_sees_how_the_dice_will_fall(seat):
    """BD1.7: the run of the dice is taken out, and what is seen stays the same when it is looked at again."""
    position = Hand("archer 7, infantry", "2 mage").position
    seen = RULES.observe(position, seat)
    assert seen.chance.seed == 0
    assert RULES.observe(seen, seat) == seen


def test_areas_are_those_of_both_seats():
    """The places of dice, and where chosen artifacts are laid."""
    ids = [area.id for area in RULES.areas(Hand("general", "general").position)]
    places = ("army", "party", "roster", "lost", "supply", "hand")
    assert ids == [f"{place}@{seat}" for seat in (A, B) for place in places]
