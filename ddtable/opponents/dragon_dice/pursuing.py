"""The losses of a pursuit: what an attack adds for both sides, if the army that it routs is pursued (C9.4)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.questions import Picked, Question
from ddtable.engine.system import system
from ddtable.odds.arrays import TooMany
from ddtable.odds.branches import Branch, branches
from ddtable.odds.pursuits import pursuits
from ddtable.opponents.dragon_dice.endings import ending_of, forecast_of, go_on
from ddtable.opponents.forecast import Forecast
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.dragon_dice.rout import PURSUE


def with_pursuit(question: Question, one: Forecast, found: Sequence[Branch]) -> Forecast:
    """Return the odds of an answer with the losses of the pursuit that its routs allow, if these are exact.

    `found`: the ways in which the answer ends. After the choice to pursue, Recruit decides.
    """
    ends = []
    try:
        for branch in found:
            if branch.attack is None or branch.exchange is None or not branch.exchange.routs:
                continue
            if branch.attack.seat != question.seat:
                return one
            for share, view in pursuits(branch.position, branch.attack):
                ends += [(branch.share * share, *end) for end in _ends(view, question)]
    except TooMany:
        return one
    every = sum(share for share, *_ in ends)
    if not every:
        return one
    out, back = (sum(end[0] * end[at] for end in ends) / every for at in (1, 2))
    return replace(one, pursuit=(out, back))


def _ends(view: ClassicPosition, question: Question) -> list[tuple[float, float]]:
    """Return what a pursuit costs both sides on average. Raises TooMany."""
    rules = system(view.system)
    asked = kernel.ask(rules, view)
    if asked is None or asked.kind != "pursue":
        raise TooMany
    ways = branches(rules, view, asked, Picked(PURSUE), go_on)
    if ways is None:
        raise TooMany
    whole = forecast_of("", [ending_of(view, question, way) for way in ways])
    return [(whole.expected_out, whole.expected_back)]
