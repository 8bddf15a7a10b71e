"""A tiny rule system for the kernel's own tests: two seats race to ten points.

A seat decides whether to roll or stay; a roll adds the face to its points. A seat with five or more points must `rest`,
without a choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec import Struct

from ddtable.engine.chance import Chance
from ddtable.engine.events import Event
from ddtable.engine.position import Die, Party, Position, Result, Roll
from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.system import Area, OptionSpec, Phase, SetUp

GOAL = 10


class Go(Struct, frozen=True, tag="go"):
    """A seat's turn."""

    seat: int


class Rest(Struct, frozen=True, tag="rest"):
    """A seat must rest: one answer only."""

    seat: int


class Pause(Struct, frozen=True, tag="pause"):
    """A step without a question."""


class Points(Struct, frozen=True):
    """The points of each seat."""

    points: tuple[int, int] = (0, 0)


class Scored(Event, frozen=True, tag="scored"):
    """A seat has scored."""

    seat: int
    points: int


class SmallGame:
    """Implements `ddtable.engine.system.RuleSystem`."""

    name = "small"
    version = 1
    players = (2, 2)
    position_type = Position[Go | Rest | Pause | Roll, Points]
    event_type = Scored
    roll_clause = "C6.1"
    end_clause = "C2.1"
    sizes = (1,)

    def players_with(self, options: Mapping[str, bool | int | str]) -> tuple[int, int]:
        return self.players

    def deal(self, size: int, random: Random, options: Mapping[str, bool | int | str]) -> Mapping[str, Any]:
        return {}

    def why_not(self, *_asked: Any) -> None:
        return None

    def option_specs(self) -> tuple[OptionSpec, ...]:
        return ()

    def refuse_set_up(self, set_up: SetUp) -> str | None:
        return None if len(set_up.forces) == 2 else "Two players are needed."

    def renewed(self, set_up: SetUp, version: int) -> SetUp:
        return set_up

    def begin(self, set_up: SetUp) -> Any:
        dice = (Die("cube", 0, "hand"), Die("cube", 1, "hand"))
        return Position("small", 2, dice, Points(), (Go(0), Pause()), Chance(set_up.seed, 0, set_up.by_hand))

    def ask(self, view: Any) -> Question | None:
        step = view.agenda[-1]
        if isinstance(step, Go):
            return Question(step.seat, "go", "C3", Pick((Option("roll", "roll"), Option("stay", "stay"))))
        if isinstance(step, Rest):
            return Question(step.seat, "rest", "C3", Pick((Option("rest", "rest"),)))
        return None

    def proceed(self, draft: Any) -> None:
        draft.become()

    def answer(self, draft: Any, question: Question, choice: Choice) -> None:
        other = Go(1 - question.seat)
        if choice == Picked("roll"):
            draft.become(Roll("race", (Party(question.seat, (question.seat,), "race"),)), other)
        else:
            draft.become(other)

    def rolled(self, draft: Any, roll: Roll, faces: tuple[int, ...]) -> None:
        seat = roll.parties[0].seat
        points = list(draft.board.points)
        points[seat] += faces[0] + 1
        draft.board = Points((points[0], points[1]))
        draft.note(Scored(seat, faces[0] + 1))
        if points[seat] >= GOAL:
            draft.result = Result((seat,), "race")
        elif points[seat] >= 5:
            draft.push(Rest(seat))

    def end(self, draft: Any, result: Result) -> None:
        draft.result = result

    def clause(self, view: Any, clause: str) -> str:
        return clause

    def sides(self, die_type: str) -> int:
        return 6

    def areas(self, view: Any) -> tuple[Area, ...]:
        return tuple(Area(f"hand@{seat}", "hand", seat, "hand") for seat in range(2))

    def phases(self, view: Any) -> tuple[Phase, ...]:
        return (Phase("go", True),)

    def observe(self, position: Any, seat: int) -> Any:
        return position

    def problems(self, position: Any) -> list[str]:
        return []

    def sample(self, question: Question, random: Random) -> Choice:
        return question.shape.sample(random)
