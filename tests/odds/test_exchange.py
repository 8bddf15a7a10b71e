"""An attack with its strike back: the exact chances are those of every roll, and those of the engine's own dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from math import sqrt
from statistics import mean

import pytest
from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.questions import Choice, Chosen, Picked, Question
from ddtable.odds.casualties import cheapest, given_up
from ddtable.odds.exchange import Attack, exchange, why_not
from ddtable.odds.trying import tries
from ddtable.rules.dragon_dice.action import missile_targets
from ddtable.rules.dragon_dice.board import ClassicPosition, opponents_at
from ddtable.rules.dragon_dice.steps import Act
from tests.drivers.every_roll import Found, counted, every_roll, found, told
from tests.drivers.met_armies import Army, met
from tests.drivers.playing import CLASSIC
from tests.rules.dragon_dice.by_hand import A, B, board

FRONTIER = "terrain/2"
TRIES, EACH = 80, 5  # of each attack, every so many of those that armies met


def answer(position: ClassicPosition, question: Question) -> Choice:
    """Answer what an attack asks, as the exact chances assume."""
    if question.kind == "casualties":
        losses = given_up(position, question.seat, str(question.place))
        return Chosen(tuple(sorted(losses[min(int(question.values["damage"]), len(losses) - 1)])))
    return Picked({"strike-back": "strike", "pursue": "let"}[question.kind])


@pytest.mark.parametrize(
    ("mine", "theirs", "kind"),
    [
        ("thug", "thug", "skirmish"),
        ("2 thug", "guard", "skirmish"),
        ("thug", "cutthroat", "skirmish"),
        ("wight", "thug", "skirmish"),
        ("annihilator", "thug, guard", "skirmish"),  # Smite
        ("conqueror", "charkin", "skirmish"),  # Counter
        ("2 bowman", "assailer", "missile"),  # Volley
    ],
)
def test_every_roll_counted_gives_the_same_chances(mine: str, theirs: str, kind: str):
    """C7.3, C8.2, C9.1, C10.1."""
    text = f"A at frontier: {mine}\nB at frontier: {theirs}\noptions species=all\nturn 4 A march 1, act at frontier\n"
    table = board(text, f="flatland_temple 4" if kind == "missile" else "flatland_temple 6")
    before = table.position
    attack = Attack(kind, A, FRONTIER, B, FRONTIER)  # type: ignore[arg-type]
    assert why_not(before, attack) == ""
    table.pick(kind, seat=B, place="frontier")
    rolls: Counter[Found] = Counter()
    for end, share in every_roll(table.played, answer, ("casualties", "strike-back", "pursue")):
        rolls[found(before, attack, end.events, end.position)] += share
    assert sum(rolls.values()) == 1
    assert told(exchange(before, attack)) == pytest.approx({n: float(s) for n, s in counted(rolls).items()}, abs=1e-8)


# The engine's own dice


def attacks(army: Army) -> Iterator[Attack]:
    """Yield the attacks of an army that have exact chances."""
    view, seat, place, _ = army
    for other in opponents_at(view, seat, place):
        yield Attack("skirmish", seat, place, other, place)
    for other, there in missile_targets(view, seat, place)[:1]:
        yield Attack("missile", seat, place, other, there)


def test_the_engines_own_rolls_agree():
    """Attacks of armies met in random games, with their terrains, powers and spells, each made many times."""
    errors = []
    for army in met()[::EACH]:
        before = army.view
        for attack in attacks(army):
            if why_not(before, attack):
                continue
            ready = replace(before, agenda=(*before.agenda, Act(army.seat, army.place)), result=None)
            option = f"{attack.kind}:{attack.target}:{attack.target_place}"
            question = kernel.ask(CLASSIC, ready)
            if question is None or option not in [one.id for one in question.shape.options]:
                continue
            rolls: Counter[Found] = Counter()
            for steps in islice(tries(CLASSIC, ready, question, Picked(option), answer, seed=5), TRIES):
                events = [event for step in steps for event in step.events]
                rolls[found(before, attack, events, steps[-1].position)] += Fraction(1, TRIES)
            happened, expected = counted(dict(rolls)), told(exchange(before, attack))
            for name in {*happened, *expected}:
                chance = expected.get(name, 0.0)
                spread = sqrt(max(chance * (1 - chance), 1 / TRIES / 4) / TRIES)
                errors.append((float(happened.get(name, 0)) - chance) / spread)
    assert len(errors) > 100
    assert max(map(abs, errors)) < 5
    assert mean(error**2 for error in errors) < 1.2


# Casualties


def test_army_gives_up_as_much_as_it_must_and_its_least_dice():
    """C10.1: the damage kills as much health as it can."""
    assert cheapest((4, 5, 6), (1, 2, 2), (1.0, 5.0, 3.0)) == [(), (4,), (6,), (4, 6), (5, 6), (4, 5, 6)]
    assert cheapest((4, 5), (3, 3), (1.0, 2.0)) == [(), (), (), (4,), (4,), (4,), (4, 5)]
