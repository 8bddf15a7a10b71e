"""Lessons: short guided games, one rule each, that begin in a prepared position (docs/lessons.md)."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from ddtable.dice.catalogue import catalogue
from ddtable.engine.start import reseeded, starting_at
from ddtable.engine.system import AnyPosition, SetUp, system
from ddtable.files.resources import resource
from ddtable.guides.course import MOST_ENTRIES, begin, opponent_answer
from ddtable.guides.following import Following
from ddtable.guides.guide import GUIDES, NEWCOMER, Guide, GuideError, defect_of, guide
from ddtable.guides.puzzles.notations import position_in

FOLDER: Final = "lessons"
PREFIX: Final = "lesson/"
"""Before the id of a lesson in the name of its guide, which a save keeps."""
Group = Literal["first", "whole", "wars"]
GROUPS: Final[tuple[Group, ...]] = ("first", "whole", "wars")


class Later(Struct, frozen=True, forbid_unknown_fields=True):
    """A position inside a guided battle: the first moment with this card, for a newcomer who follows all cards."""

    guide: Literal["classic", "battle_dice", "campaign", "risk"]
    card: str


class Lesson(Guide, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson. It begins in `position`, in the notation of its game, in one of a guided battle, or with `forces`.

    `die` and `face` (from 0) are what a list of lessons shows, `number` is its place in the list.
    """

    number: int
    group: Group
    minutes: Annotated[int, Meta(ge=1, le=30)]
    die: str
    face: int = 0
    position: str = ""
    later: Later | None = None
    id: str = ""

    @property
    def key(self) -> str:
        """The beginning of the keys of its words."""
        return f"lesson-{self.id}"

    @property
    def name(self) -> str:
        """The name of its guide in a save."""
        return PREFIX + self.id

    @property
    def counted(self) -> tuple[str, ...]:
        """The ids of the steps that always come up, which its progress counts."""
        return tuple(step.id for step in self.steps if not step.maybe)

    def set_up(self, seed: int | None = None) -> SetUp:
        """Return the set-up of a game that starts in its position, with another seed if one is given."""
        dice = self.seed if seed is None else seed
        if self.later is not None:
            found = guide(self.later.guide)
            return starting_at(found.set_up(), reseeded(position_at(found, self.later.card), dice))
        if self.forces:
            return super().set_up(dice)
        position = reseeded(position_in(self.system, self.position), dice)
        return system(self.system).set_up_at(position)


def position_at(found: Guide, card: str) -> AnyPosition:
    """Return the position in which a guided battle first shows a card, if the newcomer follows all cards.

    Raises GuideError if it never comes up.
    """
    game = begin(found)
    following = Following(found, game)
    while (question := game.question) is not None and len(game.choices) < MOST_ENTRIES:
        if question.seat != NEWCOMER:
            game.play(opponent_answer(game, question))
        elif any(step.id == card for step in following.cards):
            return game.position
        else:
            game.play(following.advice(question)[0])
    raise GuideError(f"the guided battle {found.system!r} never shows its card {card!r}")


@cache
def _loaded() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the ids of the valid lessons in the order of the list, and why the other files are refused."""
    found, refused = [], []
    for path in sorted(resource(FOLDER).glob("*.toml")):
        try:
            found.append(load_lesson(path))
        except GuideError as error:
            refused.append(str(error))
    return tuple(one.id for one in sorted(found, key=lambda one: one.number)), tuple(refused)


def lesson_ids() -> tuple[str, ...]:
    """Return the ids of all valid lessons, in the order of the list."""
    return _loaded()[0]


def refused_lessons() -> tuple[str, ...]:
    """Return a sentence for each file that is not a valid lesson."""
    return _loaded()[1]


@cache
def lesson(name: str) -> Lesson:
    """Return a lesson by its id. Raises KeyError for an unknown id, GuideError for an invalid file."""
    path = resource(FOLDER, f"{name}.toml")
    if "/" in name or not path.is_file():
        raise KeyError(name)
    return load_lesson(path)


def load_lesson(path: Path) -> Lesson:
    """Return the checked lesson of a TOML file. Raises GuideError."""
    try:
        found = msgspec.convert({"id": path.stem, **tomllib.loads(path.read_text(encoding="utf-8"))}, Lesson)
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise GuideError(f"{path.name}: {error}.") from error
    if defect := defect_of(found) or _defect(found):
        raise GuideError(f"{path.name}: {defect}.")
    return found


def _defect(found: Lesson) -> str:
    if [bool(found.position), bool(found.later), bool(found.forces)].count(True) != 1:
        return "it needs one of these: a position, a card of a guided battle, forces"
    if found.die not in catalogue().dice:
        return f"no die is called {found.die!r}"
    if not any(step.last for step in found.steps):
        return "none of its steps is the last one"
    if found.later is not None and found.later.card not in {step.id for step in guide(found.later.guide).steps}:
        return f"the guided battle {found.later.guide!r} has no card {found.later.card!r}"
    return ""


def is_guide(name: str) -> bool:
    """Return True if a name that a save has is that of a guided battle or a lesson."""
    return name in GUIDES or (name.startswith(PREFIX) and name.removeprefix(PREFIX) in lesson_ids())


def guide_named(name: str) -> Guide:
    """Return a guided battle or a lesson by the name that a save has. Raises KeyError, GuideError."""
    return lesson(name.removeprefix(PREFIX)) if name.startswith(PREFIX) else guide(name)
