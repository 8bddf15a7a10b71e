"""The dice that are chosen at first, so that Return accepts them: casualties, the dead that return or are buried."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ddtable.engine.questions import Chosen, Question
from ddtable.engine.system import AnyPosition, system
from ddtable.opponents.players import choose

if TYPE_CHECKING:
    from collections.abc import Sequence

PROPOSED = ("casualties", "resurrect", "spell-bury")
"""The kinds of questions to which a good answer is seldom in doubt, but takes many clicks."""


def proposed(position: AnyPosition, question: Question) -> Sequence[int]:
    """Return what Recruit would choose for such a question; () for others."""
    if question.kind not in PROPOSED:
        return ()
    seen = system(position.system).observe(position, question.seat)
    choice, _ = choose(seen, question, Random(position.answered))
    return choice.dice if isinstance(choice, Chosen) else ()
