"""An attack by dragons: the exact chances are those of every roll with the best use of IDs, and of real dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest
from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.chance import Chance
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Allotted, Choice, Chosen, Picked, Question
from ddtable.odds.casualties import given_up
from ddtable.odds.dragon_attacks import SLAIN, dragon_attack, why_no_dragons
from ddtable.rules.dragon_dice.board import BURIED, DEAD, ClassicPosition, dragons_at, health, units_at
from ddtable.rules.dragon_dice.dragon_rolls import breath_colours, showed
from ddtable.rules.dragon_dice.events.dragons import DragonLeft
from ddtable.rules.dragon_dice.events.units import Killed
from ddtable.rules.dragon_dice.steps import DragonAttack
from tests.drivers.every_roll import every_roll
from tests.drivers.playing import CLASSIC
from tests.rules.dragon_dice.by_hand import A, board

FRONTIER = "terrain/2"
ELSEWHERE = "A at home A: thug\nB at home B: thug\n"
ASKED = ("dragon-ids", "dragon-strike", "casualties", "breath-stone", "breath-flame")
LEFT_OUT = Fraction(1, 12000)  # rolls of tails that are not followed
TRIES = 150


def answer(position: ClassicPosition, question: Question) -> Choice:
    """Answer as the exact chances assume; the use of IDs and of blows is the best of all that there are."""
    if question.kind == "casualties":
        losses = given_up(position, question.seat, str(question.place), sick(position))
        return Chosen(tuple(sorted(losses[min(int(question.values["damage"]), len(losses) - 1)])))
    if question.kind in ("dragon-ids", "dragon-strike"):
        return max(ways(question), key=lambda way: gained(position, question, way))
    assert question.kind == "breath-stone"  # the units are alike here
    return Chosen(tuple(sorted(question.shape.dice)[: question.shape.constraint.needed()]))


def sick(position: ClassicPosition) -> tuple[int, ...]:
    """Return the units that have shown an ID, if a dragon breathes disease."""
    step = next(one for one in reversed(position.agenda) if isinstance(one, DragonAttack))
    breathing = [breath_colours(position, dragon, step.place) for dragon in showed(step, "breath")]
    if step.army is None or not any("death" in colours for colours in breathing):
        return ()
    return tuple(face.die for face in step.army.faces if face.icon == "id")


def ways(question: Question) -> Iterator[Choice]:
    """Yield all uses of the IDs together, or all blows."""
    if question.kind == "dragon-strike":
        yield from (Picked(option.id) for option in question.shape.options)
        return
    points = sum(source.points for source in question.shape.sources)
    for melee, missile in product(range(points + 1), repeat=2):
        if melee + missile <= points:
            left, rows = [melee, missile, points - melee - missile], []
            for source in question.shape.sources:
                row, free = [0, 0, 0], source.points
                for at in range(3):
                    row[at] = min(free, left[at])
                    free, left[at] = free - row[at], left[at] - row[at]
                rows.append(tuple(row))
            yield Allotted(tuple(rows))


def gained(position: ClassicPosition, question: Question, way: Choice) -> float:
    """Return the value of the dragons slain, less the health lost to the damage and to disease."""
    after = kernel.play(CLASSIC, position, way, question)
    events = list(after.events)
    while after.question is not None and after.question.kind in ("dragon-strike", "casualties"):
        after = kernel.play(CLASSIC, after.position, answer(after.position, after.question), after.question)
        events += after.events
    slain = sum(isinstance(event, DragonLeft) and event.reason == "slain" for event in events)
    dead = [event for event in events if isinstance(event, Killed) and event.cause in ("", "disease")]
    return SLAIN * slain - sum(health(after.position, event.dice) for event in dead)


def begun(units: str, dragons: str) -> tuple[Played, ClassicPosition]:
    """Return the attack before its rolls, and the same position with nothing begun."""
    text = f"A at frontier: {units}\nB dragons at frontier: {dragons}\n{ELSEWHERE}turn 5 A dragons\n"
    table = board(text, f="flatland_city 5")
    return table.played, table.position


def end(before: ClassicPosition, events: list[object], after: ClassicPosition) -> tuple[tuple[int, ...], int]:
    """Return the dead of the army, and how many dragons it has slain."""
    dead = tuple(die for die in units_at(before, A, FRONTIER) if after.dice[die].place in (DEAD, BURIED))
    return dead, sum(isinstance(event, DragonLeft) and event.reason == "slain" for event in events)


def told(before: ClassicPosition) -> dict[object, float]:
    """Return the exact chances of each set of dead and of each number of dragons slain."""
    odds = dragon_attack(before, A, FRONTIER, dragons_at(before, FRONTIER))
    named: Counter = Counter()
    for dead, share in odds.lost.items():
        named["dead", tuple(sorted(dead))] += share
    for number, share in odds.slain.items():
        named["slain", number] += share
    return dict(named)


@pytest.mark.parametrize(
    ("units", "dragons"),
    [
        ("knight", "air_drake"),
        ("2 thug", "earth_wyrm"),  # stone, treasure
        ("conqueror", "fire_drake"),  # flames; Counter is melee and a save
        ("eagle_knight", "ivory_drake, ivory_drake"),
        ("thug, mugger", "death_drake"),  # disease
    ],
)
def test_every_roll_counted_gives_the_same_chances(units: str, dragons: str):
    """DA-B, DA-C1, DA-C2, DA-C5, DA-C6, DA-D, DA-D5, DA-E."""
    played, before = begun(units, dragons)
    assert why_no_dragons(before, A, FRONTIER, dragons_at(before, FRONTIER)) == ""
    found: Counter = Counter()
    for one, share in every_roll(played, answer, ASKED, least=LEFT_OUT):
        dead, slain = end(before, list(one.events), one.position)
        found["dead", dead] += share
        found["slain", slain] += share
    exact, counted = told(before), sum(share for (what, _), share in found.items() if what == "slain")
    missing = float(1 - counted)
    assert missing < 0.05
    for name in {*exact, *found}:
        assert 0 <= exact.get(name, 0.0) - float(found.get(name, 0)) + 1e-9 <= missing + 2e-9, name


@pytest.mark.parametrize(
    ("units", "dragons", "why"),
    [
        ("3 thug, 3 mugger, 3 guard", "death_drake", ""),
        ("7 thug, 7 mugger, knight", "death_drake", "disease"),
        ("enchanter", "air_drake", "cantrip"),
        ("thug", "air_drake, air_drake, air_wyrm, air_wyrm, air_wyrm", "many"),
    ],
)
def test_attack_with_too_many_cases_or_icons_says_why(units: str, dragons: str, why: str):
    _, before = begun(units, dragons)
    assert why_no_dragons(before, A, FRONTIER, dragons_at(before, FRONTIER)) == why


def test_the_engines_own_rolls_agree():
    """An army of several units against two dragons, with the same use of its dice."""
    _, before = begun("2 knight, wolf_rider, thug", "earth_drake, earth_wyrm")
    exact = told(before)
    happened: Counter = Counter()
    for seed in range(TRIES):
        ready = replace(before, chance=Chance(seed))
        after = kernel.take_up_dice(CLASSIC, replace(ready, chance=Chance(seed, by_hand=True)), False)
        events = list(after.events)
        while after.question is not None and after.question.kind in ASKED:
            after = kernel.play(CLASSIC, after.position, answer(after.position, after.question), after.question)
            events += after.events
        dead, slain = end(before, events, after.position)
        happened["slain", slain] += 1
        happened["health", health(before, dead)] += 1
    mean = sum(number * share for (what, number), share in happened.items() if what == "health") / TRIES
    lost = sum(health(before, dead) * share for (what, dead), share in exact.items() if what == "dead")
    assert mean == pytest.approx(lost, abs=0.6)
    for number in range(3):
        chance = exact.get(("slain", number), 0.0)
        assert happened["slain", number] / TRIES == pytest.approx(chance, abs=4 * sqrt(0.25 / TRIES))
