"""Attacks in which icons act: the exact chances are those of every roll, and those of the engine's own dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import islice
from math import sqrt
from random import Random
from statistics import mean

import pytest
from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.questions import Choice, Picked, Question
from ddtable.odds.acted import acted
from ddtable.odds.acted_charges import acted_charge
from ddtable.odds.arrays import TooMany
from ddtable.odds.charges import why_no_charge
from ddtable.odds.exchange import Attack, why_not
from ddtable.odds.trying import tries
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.action import missile_targets
from ddtable.rules.dragon_dice.board import ClassicPosition, opponents_at
from ddtable.rules.dragon_dice.steps import Act
from tests.drivers.every_roll import counted, every_roll, found, told
from tests.drivers.met_armies import Army, met
from tests.drivers.playing import CLASSIC
from tests.odds.test_charges import answer as charge_answer
from tests.odds.test_exchange import answer as plain_answer
from tests.rules.dragon_dice.by_hand import A, B, board

FRONTIER = "terrain/2"
ELSEWHERE = "A at home A: thug\nB at home B: thug\n"
PLAIN = ("casualties", "strike-back", "pursue")
SPELLS = ("spell", "spell-target", "spell-order", "magic-colours")
ASKED = (*PLAIN, *SPELLS, "charge-ids", "bullseye", "icon-targets", "icon-target", "icon-army")
TRIES, EACH = 30, 31


def answer(position: ClassicPosition, question: Question) -> Choice:
    """Answer as the exact chances assume; what icons and spells do as Recruit."""
    if question.kind == "charge-ids":
        return charge_answer(position, question)
    if question.kind in PLAIN:
        return plain_answer(position, question)
    return choose(CLASSIC.observe(position, question.seat), question, Random(1))[0]


@pytest.mark.parametrize(
    ("mine", "theirs", "kind"),
    [
        ("bowman, sharpshooter", "guard, thug", "missile"),  # Bullseye
        ("thug", "enchanter", "skirmish"),  # Cantrip
        ("gorgon", "thug, guard", "skirmish"),
        ("thug", "troll", "skirmish"),  # Smother and Regenerate
        ("gorgon", "thug, guard", "charge"),
        ("thug", "enchanter", "charge"),
        ("thug", "phoenix", "skirmish"),  # it may rise from the ashes
        ("umber_hulk", "thug", "skirmish"),  # Confuse waits for the other army's roll
    ],
)
def test_every_roll_counted_gives_the_same_chances(mine: str, theirs: str, kind: str):
    """C7.5, C14.3, C14.4: what acts comes before the saves."""
    text = f"A at frontier: {mine}\nB at frontier: {theirs}\n{ELSEWHERE}options species=all\n"
    table = board(text + "turn 4 A march 1, act at frontier\n", f=f"flatland_temple {4 if kind == 'missile' else 6}")
    before, attack = table.position, Attack(kind, A, FRONTIER, B, FRONTIER)  # type: ignore[arg-type]
    follow = acted_charge if kind == "charge" else acted
    table.pick(kind, seat=B, place="frontier")
    rolls: Counter = Counter()
    for end, share in every_roll(table.played, answer, ASKED):
        rolls[found(before, attack, end.events, end.position)] += share
    exact = told(follow(CLASSIC, before, attack, answer))
    assert exact == pytest.approx({n: float(s) for n, s in counted(rolls).items()}, abs=1e-9)


def test_spell_that_ends_the_game_ends_the_attack():
    """C2.3, C7.5: a Cantrip of the army that is attacked kills the last unit of the attacker."""
    text = "A at frontier: thug\nB at frontier: enchanter\nturn 4 A march 1, act at frontier\n"
    table = board(text, f="flatland_temple 6")
    thug = table.die(A, "thug")
    one = acted(CLASSIC, table.position, Attack("skirmish", A, FRONTIER, B, FRONTIER), answer)
    assert sum(one.attacker.values()) == pytest.approx(1.0)
    assert one.attacker[thug,] == pytest.approx(0.5)


def attacks(army: Army) -> list[Attack]:
    view, seat, place, _ = army
    others = opponents_at(view, seat, place)
    found = [Attack(kind, seat, place, other, place) for other in others for kind in ("skirmish", "charge")]
    return found + [Attack("missile", seat, place, *target) for target in missile_targets(view, seat, place)[:1]]


def test_the_engines_own_rolls_agree():
    errors = []
    for army in met()[::EACH]:
        before = army.view
        for attack in attacks(army):
            ready = replace(before, agenda=(*before.agenda, Act(army.seat, army.place)), result=None)
            option = f"{attack.kind}:{attack.target}:{attack.target_place}"
            question = kernel.ask(CLASSIC, ready)
            plain = why_no_charge if attack.kind == "charge" else why_not
            if (
                question is None
                or option not in [one.id for one in question.shape.options]
                or not plain(before, attack)
            ):
                continue
            follow = acted_charge if attack.kind == "charge" else acted
            try:
                expected = told(follow(CLASSIC, before, attack, answer))
            except TooMany:
                continue
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
