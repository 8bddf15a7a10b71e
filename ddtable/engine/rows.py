"""The rows of a rule system: the functions of its steps and rolls, chapter by chapter.

A chapter is a module that ends with its `ROWS`. A rule system merges the rows of its chapters once. A variant extends
them: a row for the same step, roll or part replaces the earlier one, and all other rows are inherited.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from typing import Any, NamedTuple, Union

from msgspec.structs import replace

from ddtable.engine.draft import AnyDraft
from ddtable.engine.events import Event
from ddtable.engine.position import Position, Roll
from ddtable.engine.questions import Choice, Question
from ddtable.engine.system import AnyPosition, AnyView, SetUp
from ddtable.texts.trouble import trouble

Asking = Callable[..., Question | None]
Answering = Callable[..., None]
Proceeding = Callable[..., None]
Rolled = Callable[[Any, Roll, tuple[int, ...]], None]


class StepRow(NamedTuple):
    """One step of an agenda: `ask` its question, `answer` it, or `proceed` if it asks nothing.

    `phase` is the word of the phase of the turn that the step belongs to, "" if it can be in several; `clause` is the
    clause that it carries out. The functions get the step; if it has parts, they get those first, by their words.
    """

    step: type
    ask: Asking | None = None
    answer: Answering | None = None
    proceed: Proceeding | None = None
    phase: str = ""
    clause: str = ""


class RollRow(NamedTuple):
    """The function that takes the faces of a kernel roll, by the purpose of the roll."""

    purpose: str
    rolled: Rolled


class PartRow(NamedTuple):
    """A part of a step that another chapter fills in: the word that selects it, and its function or functions."""

    step: type
    word: str
    part: Any


Row = StepRow | RollRow | PartRow


class Rows:
    """The merged rows of a rule system. Later rows replace earlier ones for the same step, purpose or part.

    `asking`, `answering`, `proceeding` and `rolled` are the functions, by the type of the step or the purpose of the
    roll. `step_type` is the closed union of the steps, by which a save is decoded.
    """

    def __init__(self, *chapters: Iterable[Row]) -> None:
        self._rows: dict[tuple[Any, ...], Row] = {}
        for chapter in chapters:
            for row in chapter:
                self._rows[_key(row)] = row
        rows = list(self._rows.values())
        self.steps: Mapping[type, StepRow] = {row.step: row for row in rows if isinstance(row, StepRow)}
        self.rolled: Mapping[str, Rolled] = {row.purpose: row.rolled for row in rows if isinstance(row, RollRow)}
        parts: dict[type, dict[str, Any]] = {}
        for row in rows:
            if isinstance(row, PartRow):
                parts.setdefault(row.step, {})[row.word] = row.part
        self.parts: Mapping[type, Mapping[str, Any]] = parts
        self.asking: Mapping[type, Asking] = self._functions("ask")
        self.answering: Mapping[type, Answering] = self._functions("answer")
        self.proceeding: Mapping[type, Proceeding] = self._functions("proceed")
        self.phases = {step: row.phase for step, row in self.steps.items() if row.phase}
        self.step_type: Any = Union[(*self.steps, Roll)]

    def _functions(self, name: str) -> dict[type, Callable[..., Any]]:
        """Return one function of each step that has it; a step with parts gets them as its first argument."""
        found = {}
        for step, row in self.steps.items():
            function = getattr(row, name)
            if function is not None:
                found[step] = partial(function, self.parts[step]) if step in self.parts else function
        return found

    def extended(self, *chapters: Iterable[Row]) -> Rows:
        """Return these rows with those of a variant, which replace the rows for the same step, purpose or part."""
        return Rows(self._rows.values(), *chapters)


def _key(row: Row) -> tuple[Any, ...]:
    """Return the key by which a later row replaces this one."""
    if isinstance(row, StepRow):
        return (row.step,)
    return ("roll", row.purpose) if isinstance(row, RollRow) else (row.step, row.word)


class ByRows:
    """The part of a rule system that its rows, its events and the type of its board decide; a system inherits it.

    A variant replaces the differences: `rows` by `rows.extended(...)`, `events` and `board_type` by its own.
    """

    rows: Rows
    events: tuple[type[Event], ...]
    board_type: Any

    @cached_property
    def position_type(self) -> Any:
        """The type of positions: only the steps of these rows may be on the agenda."""
        position: Any = Position
        return position[self.rows.step_type, self.board_type]

    @cached_property
    def event_type(self) -> Any:
        """The union of the events."""
        return Union[self.events]  # noqa: UP007

    def set_up_at(self, position: AnyPosition) -> SetUp:
        """Raise ValueError: only some games can make a set-up of the dice in a position."""
        raise ValueError(trouble("start-set-up", game=position.system))

    def ask(self, view: AnyView) -> Question | None:
        """Return the question of the current step, or None."""
        step = view.agenda[-1]
        asking = self.rows.asking.get(type(step))
        if asking is None or (question := asking(view, step)) is None:
            return None
        clause = self.clause(view, question.clause)
        return question if clause == question.clause else replace(question, clause=clause)

    def clause(self, view: AnyView, clause: str) -> str:  # noqa: ARG002
        """Return a clause unchanged; a game with editions replaces it by that of the edition."""
        return clause

    def proceed(self, draft: AnyDraft) -> None:
        """Carry out the current step, which asks nothing."""
        step = draft.agenda[-1]
        self.rows.proceeding[type(step)](draft, step)

    def answer(self, draft: AnyDraft, question: Question, choice: Choice) -> None:  # noqa: ARG002
        """Carry out an answer to the current step."""
        step = draft.agenda[-1]
        self.rows.answering[type(step)](draft, step, choice)

    def rolled(self, draft: AnyDraft, roll: Roll, faces: tuple[int, ...]) -> None:
        """Pass the roll to the function for its purpose."""
        self.rows.rolled[roll.purpose](draft, roll, faces)
