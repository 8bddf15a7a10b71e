"""A contested maneuver: the exact chance is that of every roll, and that of the engine's own dice."""

from __future__ import annotations

from itertools import islice, product
from math import sqrt
from statistics import mean

import pytest
from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.questions import Picked
from ddtable.odds.contest import contest
from ddtable.odds.of_recipe import sides_of
from ddtable.odds.trying import tries
from ddtable.rules.dragon_dice.board import opponents_at, units_at
from ddtable.rules.dragon_dice.events.turns import ManeuverEnded
from ddtable.rules.dragon_dice.rolls import sums_of
from ddtable.rules.dragon_dice.steps import Maneuver
from tests.drivers.met_armies import met
from tests.drivers.playing import CLASSIC
from tests.rules.dragon_dice.by_hand import A, B, board

FRONTIER = "terrain/2"
TRIES, EACH = 80, 4


def totals(view, seat: int) -> list[int]:
    """Return the total of every roll of an army."""
    dice = units_at(view, seat, FRONTIER)
    every = []
    for faces in product(*sides_of(view, dice)):
        sums = sums_of(view, seat, "maneuver", FRONTIER, faces, ())
        every.append(sum(line.change for one in sums for line in one.lines))
    return every


@pytest.mark.parametrize(
    ("mine", "theirs"), [("2 thug", "2 guard"), ("wolf_rider", "thug"), ("3 guard", "2 leopard_rider")]
)
def test_every_roll_counted_gives_the_same_chance(mine: str, theirs: str):
    """C4.3: a tie is enough."""
    view = board(f"A at frontier: {mine}\nB at frontier: {theirs}\nturn 4 A march 1, maneuver at frontier\n").position
    pairs = [one >= other for one, other in product(totals(view, A), totals(view, B))]
    assert contest(view, A, FRONTIER, (B,)) == pytest.approx(mean(pairs))


def test_unopposed_maneuver_always_succeeds():
    """C4.2."""
    view = board("A at frontier: thug\nB at frontier: guard\nturn 4 A march 1, maneuver at frontier\n").position
    assert contest(view, A, FRONTIER, ()) == 1.0


def answer(_position, question):
    return Picked({"maneuver": "maneuver", "oppose": "oppose", "turn": "keep"}[question.kind])


def test_the_engines_own_rolls_agree():
    """C4.6: against several opponents each total counts; with terrains, powers and spells of random games."""
    errors = []
    for army in met()[::EACH]:
        others = opponents_at(army.view, army.seat, army.place)
        if not others or army.view.board.seat != army.seat:
            continue
        ready = replace(army.view, agenda=(*army.view.agenda, Maneuver(army.place)), result=None)
        chance = contest(ready, army.seat, army.place, others)
        question = kernel.ask(CLASSIC, ready)
        if chance is None or question is None or question.kind != "maneuver":
            continue
        ended = []
        for steps in islice(tries(CLASSIC, ready, question, Picked("maneuver"), answer, seed=3), TRIES):
            found = [event for step in steps for event in step.events if isinstance(event, ManeuverEnded)]
            ended += [event.success for event in found]
        if len(ended) == TRIES:
            errors.append((mean(ended) - chance) / sqrt(max(chance * (1 - chance), 1 / TRIES / 4) / TRIES))
    assert len(errors) > 15
    assert max(map(abs, errors)) < 4
    assert mean(error**2 for error in errors) < 1.6
