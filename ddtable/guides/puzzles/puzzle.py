"""A puzzle as data: a position, the question that it asks, and the answers with their chances, read and checked."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

import ddtable.rules  # noqa: F401 - makes the rule systems known
from ddtable.engine import kernel
from ddtable.engine.questions import Allotted, Choice, Chosen, Picked, Question
from ddtable.engine.system import AnyPosition, system
from ddtable.files.resources import resource
from ddtable.guides.puzzles.answers import alike
from ddtable.guides.puzzles.notations import position_in

FOLDER: Final = "puzzles"
KINDS_OF_SUBJECT: Final = {
    "march": ("march-first", "march-second", "maneuver", "turn", "oppose"),
    "action": ("action", "pursuit-action", "pursue", "strike-back"),
    "casualties": ("casualties", "promote", "resurrect", "bury-dead"),
    "reserves": ("retreat", "reinforce", "advance", "flight"),
    "magic": ("spell", "spell-target", "spell-destination", "spell-order"),
    "war": ("attack", "recruit", "expand"),
}
"""The subjects of puzzles, each with the kinds of its questions."""
OTHER: Final = "other"

MOST_ANSWERS: Final = 40

Points = Annotated[float, Meta(ge=-100, le=100)]


class PuzzleError(ValueError):
    """An error: a puzzle cannot be read; the text is one sentence."""


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """One answer: an option, dice, or the points that each source gives; its chance in percent, and the standard error.

    `behind` is by how many points it is worse than the best answer in the same tries. Without tries the chance is
    an estimate that was not tried.
    """

    chance: Points
    error: Points = 0.0
    tries: Annotated[int, Meta(ge=0)] = 0
    behind: Points = 0.0
    behind_error: Points = 0.0
    pick: str = ""
    dice: Annotated[tuple[int, ...], Meta(max_length=100)] = ()
    points: Annotated[tuple[Annotated[tuple[int, ...], Meta(max_length=100)], ...], Meta(max_length=100)] = ()

    @property
    def choice(self) -> Choice:
        """The answer as the rules take it."""
        if self.points:
            return Allotted(self.points)
        return Picked(self.pick) if self.pick else Chosen(self.dice)


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle; the best answer comes first. An answer at most `threshold` points worse solves it.

    `player` tried the answers, for so many turns until the chance was estimated, or to the end (0 turns). A player's
    own puzzle has the option that was `chosen` in the game, and in `origin` which game it was.
    """

    system: str
    kind: str
    position: Annotated[str, Meta(max_length=20_000)]
    answers: Annotated[tuple[Answer, ...], Meta(min_length=2, max_length=MOST_ANSWERS)]
    threshold: Points
    difficulty: Annotated[int, Meta(ge=1, le=4)]
    player: str = ""
    turns: int = 0
    id: str = ""
    origin: str = ""
    chosen: str = ""

    @property
    def subject(self) -> str:
        """The subject of its question."""
        return subject_of(self.kind)

    @property
    def best(self) -> Answer:
        """The best answer."""
        return self.answers[0]

    def start(self) -> AnyPosition:
        """Return its position. Raises PuzzleError."""
        try:
            return position_in(self.system, self.position)
        except ValueError as error:
            raise PuzzleError(f"{self.id}: {error}") from error

    def solves(self, answer: Answer) -> bool:
        """Return True if an answer is as good as the best one, within the threshold."""
        return answer.behind <= self.threshold

    def answer_of(self, choice: Choice) -> Answer | None:
        """Return the answer that means the same as a choice, with dice of the same types; None if it is not listed."""
        position, question = question_of(self)
        return next((one for one in self.answers if alike(position, question, one.choice, choice)), None)


def subject_of(kind: str) -> str:
    """Return the subject of a kind of question."""
    return next((subject for subject, kinds in KINDS_OF_SUBJECT.items() if kind in kinds), OTHER)


def question_of(puzzle: Puzzle) -> tuple[AnyPosition, Question]:
    """Return the position of a puzzle and its question. Raises PuzzleError if they do not fit each other."""
    rules, position = system(puzzle.system), puzzle.start()
    try:
        played = kernel.begin(rules, rules.set_up_at(position))
    except ValueError as error:
        raise PuzzleError(f"{puzzle.id}: {error}") from error
    question = played.question
    if question is None or question.kind != puzzle.kind:
        raise PuzzleError(f"{puzzle.id}: its position does not ask the question {puzzle.kind!r}")
    for answer in puzzle.answers:
        if (why := question.refusal(answer.choice)) is not None:
            told = answer.pick or answer.points or answer.dice
            raise PuzzleError(f"{puzzle.id}: the rules refuse the answer {told!r} ({why.reason})")
    return played.position, question


@cache
def _loaded() -> tuple[dict[str, Puzzle], tuple[str, ...]]:
    """Return the valid puzzles by id, the easier ones first, and why the other files are refused."""
    found, refused = [], []
    for path in sorted(resource(FOLDER).glob("*.toml")):
        try:
            found.append(load_puzzle(path))
        except PuzzleError as error:
            refused.append(str(error))
    return {one.id: one for one in sorted(found, key=lambda one: (one.difficulty, one.id))}, tuple(refused)


def puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles that the program has, the easier ones first."""
    return tuple(_loaded()[0].values())


def refused_puzzles() -> tuple[str, ...]:
    """Return a sentence for each file that is not a valid puzzle."""
    return _loaded()[1]


def puzzle(name: str) -> Puzzle:
    """Return a puzzle by its id. Raises KeyError for an unknown id."""
    return _loaded()[0][name]


def load_puzzle(path: Path) -> Puzzle:
    """Return the puzzle of a TOML file, without its position being played. Raises PuzzleError."""
    try:
        found = msgspec.convert({"id": path.stem, **tomllib.loads(path.read_text(encoding="utf-8"))}, Puzzle)
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise PuzzleError(f"{path.name}: {error}.") from error
    chances = [one.chance for one in found.answers]
    if chances != sorted(chances, reverse=True):
        raise PuzzleError(f"{path.name}: its best answer is not the first one.")
    return found
