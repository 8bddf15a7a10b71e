"""Armies on several territories that roll together: the exact chances are those of every roll that they can make."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod

import pytest

from ddtable.engine.arithmetic import Add, Subtract, total_of
from ddtable.odds.exchange import Attack, exchange, why_not
from ddtable.odds.of_recipe import chances as of_chances
from ddtable.odds.of_recipe import of_army, sides_of
from ddtable.odds.outlook import outlook
from ddtable.rules.dragon_dice.board import Effect, units_at
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.roll_kinds import COUNTED, Kind
from ddtable.rules.dragon_dice.rolls import bones, recipe, sums_of
from tests.drivers.every_roll import counted, every_roll, found, told
from tests.odds.test_exchange import answer
from tests.rules.risk.world import A, B, WorldTable, attack, world

URAL, CHINA, ASIA, FRONT = "terrain/26", "terrain/34", "land/4", "front/27"
"""Attacks from Ural and China, which are on one land, on Siberia."""


def on(name: str, place: str = URAL) -> Effect:
    return Effect(name, B, "start", 1, place, A)


def in_front(*effects: Effect, mine: str = "A ural: 3 thug\nA china: 3 guard") -> WorldTable:
    return attack(f"{mine}\nB siberia: 2 guard", "siberia", effects=effects)


def compared(table: WorldTable, kind: Kind, place: str = FRONT, changed=()) -> None:
    """Compare the chances of all totals with the number of rolls that give them."""
    view = table.position
    dice = units_at(view, A, place)
    sides = sides_of(view, dice)
    every = prod(map(len, sides))
    assert every < 20_000
    results = tuple({result: 0 for result, _ in COUNTED[kind]})
    found: Counter[tuple[int, ...]] = Counter()
    for faces in product(*sides):
        sums = sums_of(view, A, kind, place, faces, changed)
        found[tuple(total_of(sums, result) for result in results)] += 1
    chances = of_army(view, A, kind, place, dice, results, changed)
    assert {totals: round(share * every) for totals, share in chances.items()} == dict(found)
    assert sum(chances.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("kind", ["melee", "missile", "maneuver", "save"])
@pytest.mark.parametrize(
    "effects",
    [
        (),
        (on("frost"),),
        (on("frost"), on("frost", CHINA)),
        (on("palsy"), on("stoneskin", CHINA)),
        (on("paralysis"),),
    ],
    ids=["nothing", "frost on one", "frost on both", "spells on each", "paralysis on one"],
)
def test_chances_of_a_joint_roll_are_those_of_every_roll(kind: Kind, effects: tuple[Effect, ...]):
    """Q146: halves are rounded, and penalties stop at 0, for each army by itself."""
    compared(in_front(*effects), kind)


def test_changes_by_the_other_side_are_made_once_for_the_whole_roll():
    """C6.1 steps 5 and 9."""
    table = in_front(on("frost"))
    for change in (Subtract("melee", 3, "", ""), Add("melee", 2, "", "")):
        compared(table, "melee", changed=(change,))


def test_magic_of_bones_is_limited_once_for_all_armies():
    """H46: one dead Undead lets one Undead make a point more, on whichever territory it is."""
    for dead in (1, 2, 4):
        units = f"A ural: 2 undead_skeleton\nA china: 2 undead_skeleton\nA dead: {dead} undead_skeleton"
        table = world(units, shown={"asia": "flatland_city 1"})
        assert bones(table.position, A, ASIA, units_at(table.position, A, ASIA)), "the Undead have this power there"
        compared(table, "magic", ASIA)


def test_two_armies_in_frost_lose_each_half_of_an_odd_number():
    """Q146: 3 and 3 melee are 1 and 1 in frost; as one army they would be 3."""
    view = in_front(on("frost"), on("frost", CHINA)).position
    dice = units_at(view, A, FRONT)
    chances = of_army(view, A, "melee", FRONT, dice, ["melee"])
    as_one = of_chances(recipe(view, A, "melee", FRONT, dice), sides_of(view, dice), ["melee"])
    assert mean(chances) < mean(as_one)


def mean(chances: dict[tuple[int, ...], float]) -> float:
    return sum(total * share for (total,), share in chances.items())


def test_preview_of_points_is_the_roll_of_all_armies():
    """DA-E, Q146: an ID counts in the army of its die alone, which is in frost; so the preview shows it."""
    table = attack(
        "A ural: 4 thug\nA china: 4 thug\nB siberia: guard\nB dragons siberia: water_drake",
        "siberia",
        effects=(on("frost"),),
    )
    table.roll("wing", "id", "melee", "melee", "melee", "melee", "melee")
    assert table.question.kind == "dragon-ids"
    (melee, *_) = outlook(table.position, ((1, 0, 0),))
    table.allot((1, 0, 0))
    (rolled,) = table.happened(Rolled, kind="dragon_defence", seat=A)
    assert melee.total == total_of(rolled.sums, "melee") == 3 // 2 + 3


def test_skirmish_of_armies_that_attack_together_is_exact():
    """RK4.2e, Q146: every roll of both blows counted gives the same chances."""
    table = attack("A ural: 2 thug\nA china: 2 guard\nB siberia: guard", "siberia")
    before = table.position
    assert len(units_at(before, A, FRONT)) == 2
    fight = Attack("skirmish", A, FRONT, B, FRONT)
    assert why_not(before, fight) == ""
    rolls: Counter = Counter()
    for end, share in every_roll(table.played, answer, ("casualties", "strike-back")):
        rolls[found(before, fight, list(end.events), end.position)] += share
    assert told(exchange(before, fight)) == pytest.approx({n: float(s) for n, s in counted(rolls).items()}, abs=1e-8)
