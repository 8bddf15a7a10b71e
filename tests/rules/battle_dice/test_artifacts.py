"""The twenty artifacts: every number of each four-sided die, with and without the unit that it needs (BA1 to BA10)."""

import pytest
from battle_by_hand import A, B, Hand

from ddtable.engine.questions import Chosen
from ddtable.files.resources import resource
from ddtable.rules.battle_dice.artifacts import artifacts, read_artifacts
from ddtable.rules.battle_dice.board import OUT
from ddtable.rules.battle_dice.events import (
    ArtifactGone,
    ArtifactRead,
    Assigned,
    DiceRolled,
    Hired,
    PhaseCounted,
    UnitsLost,
)
from ddtable.rules.battle_dice.kinds import ARTIFACTS

NOTHING = ("", 0)
GONE = ("no_charges", 0)

# What the seed's tables say of each number of the d4: the name of the line, and its amount.
LINES = {
    "gold_cache": (("small_cache", 1), ("medium_cache", 0), ("large_cache", 0), ("mother_lode", 0)),
    "wand_healing": (GONE, NOTHING, NOTHING, ("healing", 0)),
    "wand_resurrection": (GONE, ("resurrection", 0), ("resurrection", 0), ("resurrection", 0)),
    "sword_1": (NOTHING, NOTHING, ("magic_attack", 1), ("magic_attack", 1)),
    "shield_1": (NOTHING, NOTHING, ("magic_defense", -1), ("magic_defense", -1)),
    "bow_1": (NOTHING, NOTHING, ("magic_missile", 1), ("magic_missile", 1)),
    "banner": (NOTHING, NOTHING, ("rally", 1), ("inspire", 2)),
    "sword_2": (NOTHING, NOTHING, ("magic_attack", 1), ("magic_attack", 2)),
    "shield_2": (NOTHING, NOTHING, ("magic_defense", -1), ("magic_defense", -2)),
    "bow_2": (NOTHING, NOTHING, ("magic_missile", 1), ("magic_missile", 2)),
    "scroll": (("battlecry", 0), ("minor_conjuration", 0), ("major_conjuration", 0), ("call_of_the_hordes", 0)),
    "staff": (NOTHING, NOTHING, ("power", 1), ("power", 2)),
    "wings": (NOTHING, NOTHING, ("flight", 1), ("flight", 2)),
    "crown": (NOTHING, NOTHING, ("leadership", 1), ("leadership", 2)),
    "orb_archmagi": (NOTHING, NOTHING, ("omniscience", 1), ("omniscience", 1)),
    "orb_kings": (NOTHING, NOTHING, ("foresight", 1), ("foresight", 1)),
    "orb_legions": (NOTHING, NOTHING, ("intuition", 1), ("intuition", 1)),
    "wand_death": (GONE, GONE, NOTHING, ("death", 1)),
    "sword_3": (NOTHING, ("magic_attack", 1), ("magic_attack", 2), ("magic_attack", 3)),
    "bow_3": (NOTHING, ("magic_missile", 1), ("magic_missile", 2), ("magic_missile", 3)),
}
NEEDS = {
    "wand_healing": "mage", "wand_resurrection": "mage", "wand_death": "mage", "scroll": "mage", "staff": "mage",
    "orb_archmagi": "mage", "sword_1": "infantry", "sword_2": "infantry", "sword_3": "infantry",
    "shield_1": "infantry", "shield_2": "infantry", "bow_1": "archer", "bow_2": "archer", "bow_3": "archer",
    "banner": "general", "crown": "general", "orb_kings": "general", "wings": "cavalry", "orb_legions": "cavalry",
    "gold_cache": "",
}  # fmt: skip
EACH = [(kind, number) for kind in LINES for number in (1, 2, 3, 4)]
CLASSES = ("general", "infantry", "archer", "cavalry", "mage")


def rolled(kind, number, army="", other="2 infantry, archer", **told):
    """Return a game in which A has rolled one artifact, beside an army with the unit that it needs."""
    hand = Hand(f"{army or NEEDS[kind] or 'general'}, {kind} {number}", other)
    for purpose, numbers in told.items():
        hand.wants(purpose, *numbers)
    return hand.choose(A, "artifacts", kind)


def test_there_are_twenty_in_the_order_of_the_table():
    """BA1, BQ7: the tables are those of the seed, all of them."""
    assert tuple(LINES) == ARTIFACTS == tuple(artifacts())
    assert {kind: artifact.needs for kind, artifact in artifacts().items()} == NEEDS


@pytest.mark.parametrize(("kind", "number"), EACH)
def test_what_each_number_means(kind, number):
    """BA1, BA9: the line of the table, by its name; the Wand of Death has no charges on a 2 either (Q67)."""
    hand = rolled(kind, number, count=(1, 1))
    word, amount = LINES[kind][number - 1]
    die = hand.die(A, kind)
    assert hand.happened(ArtifactRead) == [ArtifactRead(A, die, number, word, amount)]
    discarded = (word, amount) == GONE
    assert hand.happened(ArtifactGone) == ([ArtifactGone(A, die)] if discarded else [])
    assert (hand.at(A, OUT) == [kind]) == discarded
    assert hand.happened(DiceRolled)[0].dice[-1] == die


@pytest.mark.parametrize("kind", [kind for kind in LINES if NEEDS[kind]])
def test_nothing_without_the_unit_that_it_needs(kind):
    """BA1, BA8: it is not even asked for, and not rolled; units of all other classes do not help, nor do enemies."""
    others = ", ".join(name for name in CLASSES if name != NEEDS[kind])
    hand = Hand(f"{others}, archmage, {kind} 4", f"3 {NEEDS[kind]}, 2 general").go()
    assert hand.question.kind == "faces"
    assert hand.position.board.turn == 2
    assert hand.happened(ArtifactRead) == []
    assert hand.at(A, "army")[-1] == kind


def test_a_gold_cache_needs_nobody():
    """BA1: no unit is needed."""
    assert rolled("gold_cache", 1, "cavalry").asked(A, "hire").values["count"] == 1


def test_what_is_not_chosen_rests():
    """BA13: the owner may leave any artifact unrolled."""
    hand = Hand("infantry, sword_1 4, wand_death 1, mage", "2 infantry, archer").choose(A, "artifacts", "sword_1")
    assert [event.die for event in hand.happened(ArtifactRead)] == [hand.die(A, "sword_1")]
    assert hand.at(A, OUT) == []
    hand = Hand("infantry, gold_cache 1", "infantry").choose(A, "artifacts")
    assert hand.happened(ArtifactRead) == []
    assert hand.asked(A, "artifacts").clause == "BA13"
    assert hand.position.board.turn == 2


THRESHOLD = {"infantry": 6, "archer": 7, "mage": 10, "cavalry": 9, "general": 4}
PHASE = {"infantry": "melee", "archer": "missile", "mage": "magic", "cavalry": "maneuver", "general": "general"}
HELPS = [
    (kind, number, LINES[kind][number - 1][1])
    for kind, number in EACH
    if kind[:4] in ("swor", "bow_", "staf", "wing", "crow") and LINES[kind][number - 1] != NOTHING
]


@pytest.mark.parametrize(("kind", "number", "amount"), HELPS)
def test_what_is_added_to_one_unit(kind, number, amount):
    """BT3, BA2, BD1.10: with it the unit just reaches what counts, above the die's own sides too; one less does not."""
    of = NEEDS[kind]
    for short, worth in ((0, "hit" if of in ("infantry", "archer") else "point"), (1, "")):
        shows = THRESHOLD[of] - amount - short
        if shows < 1:
            continue
        hand = rolled(kind, number, f"{of} {shows}", table=(1,))
        artifact, die = hand.die(A, kind), hand.die(A, of)
        hand.pick(A, "assign", f"{artifact}>{die}")
        if worth == "hit":
            hand.loses(B, "infantry")
        counted = next(event for event in hand.happened(PhaseCounted) if event.seat == A and event.phase == PHASE[of])
        assert [(one.number, one.change, one.worth) for one in counted.dice] == [(shows, amount, worth)]
        assert hand.happened(Assigned) == [Assigned(A, artifact, die, amount)]


@pytest.mark.parametrize("kind", [kind for kind in LINES if LINES[kind][0] == NOTHING])
def test_a_line_without_effect_asks_nobody_anything(kind):
    """BA1: the turn goes by, and nothing is named, used up or added."""
    hand = rolled(kind, 1)
    assert hand.asked(A, "artifacts")
    assert hand.position.board.turn == 2
    assert hand.happened(Assigned) == hand.happened(ArtifactGone) == []
    assert {one.change for event in hand.happened(PhaseCounted) for one in event.dice} == {0}


SHIELDS = [("shield_1", 3, 1), ("shield_1", 4, 1), ("shield_2", 3, 1), ("shield_2", 4, 2)]


@pytest.mark.parametrize(("kind", "number", "amount"), SHIELDS)
@pytest.mark.parametrize(("of", "sides"), [("infantry", 6), ("archer", 8)])
def test_what_a_shield_takes_off_an_enemy(kind, number, amount, of, sides):
    """BT4, BT11, Q68: an enemy infantry or archer counts for so much less; above what counts it still hits."""
    hand = rolled(kind, number, "2 infantry", f"{of} {sides}, general")
    artifact, die = hand.die(A, kind), hand.die(B, of)
    assert hand.options() == [f"{artifact}>{die}", "done"]
    hand.pick(A, "assign", f"{artifact}>{die}")
    assert hand.happened(Assigned) == [Assigned(A, artifact, die, -amount)]
    counted = next(event for event in hand.happened(PhaseCounted) if event.seat == B and event.phase == PHASE[of])
    hits = sides - amount >= THRESHOLD[of]
    assert [(one.change, one.worth) for one in counted.dice] == [(-amount, "hit" if hits else "")]
    assert (hand.question.kind == "losses") == hits


COUNTS = [
    ("gold_cache", 1, (), 1, False),
    ("gold_cache", 2, (3,), 3, False),
    ("gold_cache", 3, (6,), 6, False),
    ("gold_cache", 4, (4, 3), 7, False),
    ("scroll", 1, (4,), 4, False),
    ("scroll", 2, (2,), 2, True),
    ("scroll", 3, (5,), 5, True),
    ("scroll", 4, (1, 1), 2, True),
]


@pytest.mark.parametrize(("kind", "number", "told", "count", "monsters"), COUNTS)
def test_how_many_may_be_hired(kind, number, told, count, monsters):
    """BA6, BA9: 1, a d4, a d6 or two d4 of them; monsters of the own type only by the better scrolls."""
    hand = Hand(f"mage, general, giant, {kind} {number}", "infantry, archer, general").wants("count", *told)
    hand.choose(A, "artifacts", kind)
    question = hand.asked(A, "hire")
    artifact = hand.die(A, kind)
    assert question.values == {"count": count, "artifact": artifact}
    assert set(hand.offered()) == {*CLASSES, *(["giant"] if monsters else [])}
    assert all(hand.offered().count(one) == count for one in set(hand.offered()))
    chosen = ["cavalry"] * (count - 1) + ["giant" if monsters else "general"]
    hand.choose(A, "hire", *chosen)
    event = hand.happened(Hired)[0]
    assert (event.seat, event.place, event.most, event.artifact) == (A, "army", count, artifact)
    assert [hand.position.dice[die].type for die in event.dice].count("cavalry") == count - 1
    assert hand.happened(ArtifactGone) == [ArtifactGone(A, artifact)]
    assert hand.at(A, OUT) == [kind]


def test_the_hired_roll_from_the_next_turn_on():
    """BA6: they join at once, do not act in this turn, and can be lost in it."""
    hand = rolled("gold_cache", 1, "general", "archer 7, general").choose(A, "hire", "archer")
    hired = hand.happened(Hired)[0].dice[0]
    assert hired in hand.asked(A, "losses").shape.dice
    hand.loses(A, "general")
    assert hired not in hand.happened(DiceRolled)[0].dice
    hand.numbers[hired] = 7
    hand.again().loses(B, "general")
    assert hand.happened(UnitsLost)[-1].seat == B


def test_more_are_not_hired_than_may_be():
    """BA6: nobody need be hired, and never more than the number; the artifact is used up in any case."""
    hand = rolled("gold_cache", 2, "general", count=(2,))
    dice = hand.asked(A, "hire").shape.dice
    refusal = hand.refused(Chosen(dice[:3]))
    assert (refusal.clause, refusal.reason, refusal.values) == ("BA6", "too-much", {"total": 3, "needed": 2})
    hand.choose(A, "hire")
    assert hand.at(A, OUT) == ["gold_cache"]
    assert hand.happened(Hired)[0].dice == ()


def test_no_more_scrolls_than_mages():
    """BA12: one mage reads one scroll in a turn; the other is not wasted."""
    hand = Hand("mage, 2 scroll 2 2, 2 gold_cache", "infantry")
    assert hand.asked(A, "artifacts").kind == "artifacts"
    assert hand.offered() == ["scroll", "gold_cache", "gold_cache"]
    assert Hand("2 mage, 2 scroll 2 2", "infantry").asked(A, "artifacts").values == {"count": 2}


def test_both_sides_hire_one_after_the_other():
    """BA11: caches and scrolls work in the roll phase, for both."""
    hand = Hand("general, gold_cache 1", "general, gold_cache 1")
    assert hand.asked(A, "artifacts").sealed
    hand.choose(A, "artifacts", "gold_cache")
    assert not hand.asked(B, "artifacts").sealed, "nobody answers after B"
    hand.choose(B, "artifacts", "gold_cache")
    hand.choose(A, "hire", "mage").choose(B, "hire", "archer")
    assert (hand.at(A, "army"), hand.at(B, "army")) == (["general", "mage"], ["general", "archer"])


@pytest.mark.parametrize("caches", ["2 gold_cache 1 1", "2 gold_cache 2 1", "gold_cache 1, scroll 1, mage"])
def test_each_artifact_that_hires_offers_all_kinds(caches):
    """BA6: one unit of any type but monsters, whatever another cache of the same turn has hired before."""
    hand = Hand(f"general, {caches}", "2 general").wants("count", 1)
    question = hand.asked(A, "artifacts")
    hand.choose(A, "artifacts", *question.shape.dice)
    for _ in range(2):
        assert sorted(hand.offered()) == sorted(CLASSES)
        hand.choose(A, "hire", "archer")
    assert hand.at(A, "army").count("archer") == 2


def test_nobody_rolls_in_secret_where_the_other_has_nothing_to_roll():
    """BA13: the last one to answer, or the only one, need not hide it."""
    assert not Hand("general, gold_cache", "2 general").asked(A, "artifacts").sealed
    assert not Hand("2 general", "general, gold_cache").asked(B, "artifacts").sealed


GOOD = resource("battle_dice", "artifacts.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[sword_1]", "[sword_9]", "twenty"),
        ("numbers = [2, 3]", "numbers = [3]", "wand_healing: its lines"),
        ('needs = "cavalry"', 'needs = "camel"', "wings: it needs no such class"),
        ('table = "tactics"', 'table = "manners"', "orb_kings: it needs no such class, or shifts no such table"),
        ('word = "death", ', "", "wand_death: a line has a word"),
    ],
)
def test_a_defect_of_the_file_is_told(old, new, why):
    """BA1: the tables are read with care."""
    assert old in GOOD
    with pytest.raises(ValueError, match=why):
        read_artifacts(GOOD.replace(old, new, 1).encode())
