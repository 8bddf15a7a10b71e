"""Attackers who press on: they fight on in the same way until the rules stop them, as the exact odds assume."""

from __future__ import annotations

from ddtable.engine.questions import Choice, Picked, Question
from ddtable.engine.system import AnyPosition
from ddtable.odds.trying import Answers

WAYS = ("skirmish", "charge")


class Pressing:
    """The answers of some player, with attacks that go on as long as they may (RK4.2e). `option`: the first answer."""

    def __init__(self, answers: Answers, option: str) -> None:
        self._answers, self._way = answers, option.partition(":")[0]

    def __call__(self, position: AnyPosition, question: Question) -> Choice:
        """Return the answer to a question in the middle of a try."""
        if question.kind == "fight-on":
            return Picked(self._way)
        choice = self._answers(position, question)
        if isinstance(choice, Picked) and choice.option.partition(":")[0] in WAYS:
            self._way = choice.option.partition(":")[0]
        return choice
