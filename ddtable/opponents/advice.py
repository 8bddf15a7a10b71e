"""Advice about a question as values: the window shows them, advising.py works them out in the worker process."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ddtable.engine.questions import Choice, Pick, Question, Remark, Subset

JUDGED: Mapping[str, tuple[str, ...]] = {
    "classic": ("march-first", "march-second", "maneuver", "turn", "action", "pursuit-action", "retreat", "reinforce"),
    "campaign": (
        *("march-first", "march-second", "maneuver", "turn", "action", "pursuit-action"),
        *("advance", "flight"),
    ),
    "risk": (
        *("march-first", "march-second", "maneuver", "turn", "action", "attack-on", "fight-on"),
        *("recruit", "free-move", "reinforce", "turn-in"),
    ),
}
"""The questions whose answers have a chance of winning, by rule system."""
CASUALTIES = ("casualties", "breath-flame")
SPELLS = ("spell", "spell-target", "spell-destination", "spell-bury", "magic-colours", "resurrect", "bury-dead")
SYSTEMS = ("classic", "campaign", "risk")
BEST = 3
"""The number of best answers that are shown at first."""
OFF_BY: Mapping[str, int] = {"classic": 4, "campaign": 4, "risk": 5}
"""By how many points of a hundred a chance of winning may be off, by rule system (docs/opponents.md, "Advice")."""


class Ranked(Struct, frozen=True):
    """An answer with its chance of winning, from 0 to 1.

    `better`, `worse`: the terms of the appraisal that gain and lose by it, the most important first. `play`: what is
    expected to follow, one remark a step.
    """

    option: str
    chance: float
    better: tuple[str, ...]
    worse: tuple[str, ...]
    play: tuple[Remark, ...]


class Proposal(Struct, frozen=True):
    """An answer that the player can take over, with the reason for it.

    `then`: the options of the questions that follow at once, by their kind. `plan`: what else belongs to it, in order.
    """

    choice: Choice
    remark: Remark
    then: dict[str, str] = {}
    plan: tuple[Remark, ...] = ()


class Advice(Struct, frozen=True, tag="advice"):
    """A reply: the number of choices it is for, the chance of winning now, the answers, the best one first.

    `answers` is empty if the question is not judged, `proposal` is None if there is none.
    """

    answered: int
    now: float = -1.0
    answers: tuple[Ranked, ...] = ()
    proposal: Proposal | None = None


def is_judged(system: str, question: Question | None) -> bool:
    """Return True if the answers of a question have a chance of winning."""
    if question is None or not isinstance(question.shape, Pick):
        return False
    return question.kind in JUDGED.get(system, ()) and len(question.shape.options) > 1


def has_proposal(system: str, question: Question | None) -> bool:
    """Return True if there is a proposal for a question: the casualties that cost least, or spells."""
    if question is None or system not in SYSTEMS:
        return False
    if question.kind in CASUALTIES:
        return isinstance(question.shape, Subset)
    return question.kind in SPELLS


def has_advice(system: str, question: Question | None) -> bool:
    """Return True if there is advice about a question."""
    return is_judged(system, question) or has_proposal(system, question)
