"""The judge of a game: its chances of winning and the values of answers, for the review and the tutor.

To make the games of another rule system reviewable, add it to `_JUDGES`; no other code changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from ddtable.engine.questions import Allotted, Choice, Chosen, Picked, Question
from ddtable.engine.system import AnyPosition


class Judge(Protocol):
    """The appraisal of a game by the strongest computer player that has one."""

    def chances(self, position: AnyPosition) -> Sequence[float]:
        """Return the chance of winning of each seat in a position that is not over; they need not add up to 1."""

    def moves(self, position: AnyPosition) -> int:
        """Return the seat whose turn it is, -1 if both play in the same turn."""

    def size(self, position: AnyPosition) -> int:
        """Return the size of the forces as the game began: health, or dice if the game has no health."""

    def values(self, position: AnyPosition, question: Question, given: Choice) -> Mapping[str, float]:
        """Return the chance of winning after the answers of a question, in a position as its seat sees it.

        The answers are `written`. The given one is among them; the result is empty if the question is not weighed.
        """


def written(choice: Choice) -> str:
    """Return an answer as a short text: the id of an option, the numbers of dice, or the points of all buckets.

    It is "" for all others.
    """
    if isinstance(choice, Picked):
        return choice.option
    if isinstance(choice, Allotted):
        return ",".join(str(sum(row)) for row in zip(*choice.amounts, strict=True))
    return ",".join(str(die) for die in sorted(choice.dice)) if isinstance(choice, Chosen) else ""


def has_judge(system: str) -> bool:
    """Return True if the games of a rule system have a judge."""
    return system in _JUDGES


def judge(system: str) -> Judge:
    """Return the judge of a rule system. Raises KeyError if it has none."""
    return _JUDGES[system]()


def _classic() -> Judge:
    from ddtable.opponents.dragon_dice.judging import ClassicJudge

    return ClassicJudge()


def _battle() -> Judge:
    from ddtable.opponents.battle_dice.judging import BattleJudge

    return BattleJudge()


def _risk() -> Judge:
    from ddtable.opponents.risk.judging import RiskJudge

    return RiskJudge()


def _campaign() -> Judge:
    from ddtable.opponents.campaign.judging import WarJudge

    return WarJudge()


_JUDGES: Mapping[str, Callable[[], Judge]] = {
    "classic": _classic,
    "battle_dice": _battle,
    "campaign": _campaign,
    "risk": _risk,
}
"""The judges are loaded on first use: that takes a while."""
