"""A person's progress: lessons begun and done, puzzles tried, and the mistakes of their own games as puzzles."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from ddtable.guides.puzzles.puzzle import Answer, Puzzle

Line = Annotated[str, Meta(max_length=1000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
MOST_MINE = 200  # puzzles from a person's games; with more the oldest are removed
MOST_LOST = 400  # tries whose lost points are kept


class LessonProgress(Struct, frozen=True):
    """The progress of a lesson: the steps seen so far, if it is done, and the file of its game."""

    seen: Count = 0
    done: bool = False
    path: Line = ""


class Tried(Struct, frozen=True):
    """The tries of a puzzle: their number, the points that the best one lost, and if it is solved."""

    tries: Count = 0
    lost: Annotated[float, Meta(ge=0, le=100)] = 100.0
    solved: bool = False


class Mistake(Struct, frozen=True):
    """A mistake of a person's game: the kind of its question, and the points of winning chance that it cost.

    `puzzle` is None if its position cannot be written as text; then `id` names the game and the question.
    """

    kind: Line
    points: Annotated[float, Meta(ge=0, le=100)]
    puzzle: Puzzle | None = None
    id: Line = ""

    @property
    def key(self) -> str:
        """The id of its puzzle, or its own."""
        return self.id if self.puzzle is None else self.puzzle.id


class Cost(Struct, frozen=True):
    """The mistakes of one kind over all games: their number and their points."""

    kind: str
    count: int
    points: float


class Progress(Struct, frozen=True):
    """Everything that is kept: by the ids of lessons and puzzles; the points lost in each try, the last one last."""

    lessons: dict[str, LessonProgress] = {}
    puzzles: dict[str, Tried] = {}
    lost: Annotated[tuple[Annotated[float, Meta(ge=0, le=100)], ...], Meta(max_length=MOST_LOST)] = ()
    good: Count = 0
    tries: Count = 0
    mistakes: Annotated[tuple[Mistake, ...], Meta(max_length=MOST_MINE)] = ()

    def with_lesson(self, name: str, seen: int, *, done: bool, path: str) -> Progress:
        """Return the progress after a step of a lesson; a lesson that was done stays done."""
        before = self.lessons.get(name, LessonProgress())
        return replace(
            self, lessons={**self.lessons, name: LessonProgress(0 if done else seen, done or before.done, path)}
        )

    def with_try(self, puzzle: Puzzle, answer: Answer) -> Progress:
        """Return the progress after an answer to a puzzle."""
        before, solves = self.puzzles.get(puzzle.id, Tried()), puzzle.solves(answer)
        lost = min(100.0, max(0.0, answer.behind))
        after = Tried(before.tries + 1, min(before.lost, lost), before.solved or solves)
        return replace(
            self,
            puzzles={**self.puzzles, puzzle.id: after},
            lost=(*self.lost, lost)[-MOST_LOST:],
            good=self.good + solves,
            tries=self.tries + 1,
        )

    def with_mistakes(self, mistakes: Sequence[Mistake]) -> Progress:
        """Return the progress with the mistakes of a game; those that are kept already are not added twice."""
        known = {one.key for one in self.mistakes}
        new = tuple(one for one in mistakes if one.key not in known)
        return replace(self, mistakes=(*self.mistakes, *new)[-MOST_MINE:])

    def without_mistakes(self) -> Progress:
        """Return the progress without the puzzles from the person's games and the summary of their mistakes."""
        mine = {one.id for one in self.own_puzzles}
        return replace(self, mistakes=(), puzzles={name: one for name, one in self.puzzles.items() if name not in mine})

    @property
    def own_puzzles(self) -> tuple[Puzzle, ...]:
        """The puzzles from the person's games, the oldest first."""
        return tuple(one.puzzle for one in self.mistakes if one.puzzle is not None)

    def solved(self, puzzles: Sequence[Puzzle]) -> int:
        """Return the number of these puzzles that are solved."""
        return sum(self.puzzles.get(one.id, Tried()).solved for one in puzzles)

    def lessons_done(self, names: Sequence[str]) -> int:
        """Return the number of these lessons that are done."""
        return sum(self.lessons.get(name, LessonProgress()).done for name in names)


GROUPS: Mapping[str, str] = {
    "march-first": "march",
    "march-second": "march",
    "maneuver": "march",
    "turn": "march",
    "action": "action",
    "pursuit-action": "action",
    "casualties": "casualties",
    "attack-on": "attack",
    "fight-on": "attack",
    "recruit": "recruits",
    "free-move": "moves",
    "turn-in": "cards",
    "advance": "advance",
    "flight": "advance",
    "retreat": "retreat",
    "reinforce": "reinforce",
    "spell": "magic",
    "spell-target": "magic",
}
"""The group of decisions that each kind of question belongs to, in a summary of mistakes."""


def costs(mistakes: Sequence[Mistake]) -> tuple[Cost, ...]:
    """Return what each kind of decision has cost over all games, the dearest first."""
    points: dict[str, float] = defaultdict(float)
    counts: dict[str, int] = defaultdict(int)
    for one in mistakes:
        group = GROUPS.get(one.kind, "other")
        points[group] += one.points
        counts[group] += 1
    return tuple(sorted((Cost(kind, counts[kind], points[kind]) for kind in points), key=lambda one: -one.points))
