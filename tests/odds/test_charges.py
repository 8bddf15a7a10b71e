"""A charge: the exact chances are those of every roll with the best use of IDs, and those of the engine's own dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import islice
from math import sqrt
from statistics import mean

import pytest
from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.questions import Allotted, Choice, Chosen, Picked, Question
from ddtable.engine.system import system
from ddtable.odds.casualties import given_up
from ddtable.odds.charges import charge, why_no_charge
from ddtable.odds.exchange import Attack
from ddtable.odds.trying import tries
from ddtable.rules.dragon_dice.board import ClassicPosition, health, opponents_at
from ddtable.rules.dragon_dice.events.units import Killed
from ddtable.rules.dragon_dice.steps import Act, Charge
from tests.drivers.every_roll import counted, every_roll, found, told
from tests.drivers.met_armies import met
from tests.drivers.playing import CLASSIC
from tests.rules.dragon_dice.by_hand import A, B, board

FRONTIER = "terrain/2"
ASKED = ("charge-ids", "casualties", "pursue")
ELSEWHERE = "A at home A: thug\nB at home B: thug\n"  # so that no army is the last one of its player
TRIES, EACH = 50, 8


def answer(position: ClassicPosition, question: Question) -> Choice:
    """Answer what a charge asks as the exact chances assume; the use of IDs is the best of all that there are."""
    if question.kind == "casualties":
        losses = given_up(position, question.seat, str(question.place))
        return Chosen(tuple(sorted(losses[min(int(question.values["damage"]), len(losses) - 1)])))
    if question.kind == "pursue":
        return Picked("let")
    points = sum(source.points for source in question.shape.sources)
    ways = [shared(question, saved) for saved in range(points, -1, -1)]
    return max(ways, key=lambda way: gained(position, question, way))


def shared(question: Question, saved: int) -> Allotted:
    """Return an answer that gives so many points to saves."""
    rows = []
    for source in question.shape.sources:
        here = min(saved, source.points)
        saved -= here
        rows.append((here, source.points - here))
    return Allotted(tuple(rows))


def gained(position: ClassicPosition, question: Question, way: Allotted) -> int:
    """Return the health that the charger loses, less that of the army that is charged."""
    step = next(one for one in reversed(position.agenda) if isinstance(one, Charge))
    rules = system(position.system)
    after = kernel.play(rules, position, way, question)
    events = list(after.events)
    while after.question is not None and after.question.kind == "casualties":
        after = kernel.play(rules, after.position, answer(after.position, after.question), after.question)
        events += after.events
    dead = {event.seat: health(after.position, event.dice) for event in events if isinstance(event, Killed)}
    return dead.get(step.seat, 0) - dead.get(step.target, 0)


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("2 thug", "guard"),
        ("thug, guard", "thug, guard"),
        ("annihilator", "conqueror"),  # Smite against Counter
        ("wolf_rider", "2 guard"),  # maneuvers are hits
        ("guard", "2 knight"),
    ],
)
def test_every_roll_counted_gives_the_same_chances(mine: str, theirs: str):
    """C8.3, C8.5, C9.5."""
    text = f"A at frontier: {mine}\nB at frontier: {theirs}\n{ELSEWHERE}options species=all\n"
    table = board(text + "turn 4 A march 1, act at frontier\n", f="flatland_temple 6")
    before, attack = table.position, Attack("charge", A, FRONTIER, B, FRONTIER)
    assert why_no_charge(before, attack) == ""
    table.pick("charge", seat=B, place="frontier")
    rolls: Counter = Counter()
    for end, share in every_roll(table.played, answer, ASKED):
        rolls[found(before, attack, end.events, end.position)] += share
    assert sum(rolls.values()) == 1
    assert told(charge(before, attack)) == pytest.approx({n: float(s) for n, s in counted(rolls).items()}, abs=1e-9)


def test_the_engines_own_rolls_agree():
    """Charges of armies met in random games, with their terrains, powers and spells, and with dice rolled again."""
    errors = []
    for army in met()[::EACH]:
        before = army.view
        for other in opponents_at(before, army.seat, army.place):
            attack = Attack("charge", army.seat, army.place, other, army.place)
            if why_no_charge(before, attack):
                continue
            ready = replace(before, agenda=(*before.agenda, Act(army.seat, army.place)), result=None)
            option = f"charge:{other}:{army.place}"
            question = kernel.ask(CLASSIC, ready)
            if question is None or option not in [one.id for one in question.shape.options]:
                continue
            expected = told(charge(before, attack))
            happened: Counter = Counter()
            for steps in islice(tries(CLASSIC, ready, question, Picked(option), answer, seed=5), TRIES):
                events = [event for step in steps for event in step.events]
                happened.update(counted({found(before, attack, events, steps[-1].position): Fraction(1, TRIES)}))
            for name in {*happened, *expected}:
                chance = expected.get(name, 0.0)
                spread = sqrt(max(chance * (1 - chance), 1 / TRIES / 4) / TRIES)
                errors.append((float(happened.get(name, 0)) - chance) / spread)
    assert len(errors) > 50
    assert max(map(abs, errors)) < 5
    assert mean(error**2 for error in errors) < 1.3
