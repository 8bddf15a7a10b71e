"""Advice about a question: the best answers with what decides, the casualties that cost least, the best spells.

It runs in the worker process. To rank the answers of another rule system, add it to `_ADVISERS`, and its questions to
`advice.JUDGED`; no other code changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, cast

from ddtable.engine.questions import Question
from ddtable.engine.system import AnyPosition
from ddtable.opponents.advice import Advice, Ranked, has_proposal, is_judged


class Adviser(Protocol):
    """The function that ranks the answers of a judged question, in a position as its seat sees it."""

    def __call__(self, position: Any, question: Question, /) -> tuple[float, tuple[Ranked, ...]]:
        """Return the chance of winning now, and all answers, the best first.

        Of answers that mean the same, such as dice of one type at one place, only the best is in the result.
        """


def advise(position: AnyPosition, question: Question) -> Advice:
    """Return the advice about a question in a position as its seat sees it."""
    system, now, answers, proposal = position.system, -1.0, cast("tuple[Ranked, ...]", ()), None
    if is_judged(system, question):
        now, answers = _ADVISERS[system]()(position, question)
    if has_proposal(system, question):
        from ddtable.opponents import proposals

        proposal = proposals.proposal(position, question)
    return Advice(position.answered, now, answers, proposal)


def _classic() -> Adviser:
    from ddtable.opponents.dragon_dice import advising

    return advising.ranked


def _risk() -> Adviser:
    from ddtable.opponents.risk import advising

    return advising.ranked


def _campaign() -> Adviser:
    from ddtable.opponents.campaign import advising

    return advising.ranked


_ADVISERS: Mapping[str, Callable[[], Adviser]] = {"classic": _classic, "campaign": _campaign, "risk": _risk}
"""The advisers are loaded on first use: that takes a while."""
