"""A guided battle as data: its set-up and its steps, read from `resources/guides` and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from ddtable.engine.system import SetUp
from ddtable.files.resources import resource
from ddtable.guides.conditions import ASKS, refuse

NEWCOMER: Final = 0
"""The seat of the newcomer; computer players have the others."""

Place: TypeAlias = Literal[
    "question",
    "tray",
    "log",
    "table",
    "terrain",
    "terrain/0",
    "terrain/1",
    "terrain/2",
    "terrain/3",
    "terrain/17",
    "terrain/37",
    "terrain/38",
    "terrain/41",
    "land/5",
    "rest",
    "cards",
    "recruiting",
    "reserve",
    "dead",
    "phases",
    "army",
]
"""The targets of a card: on the page of each game, on the table of Dragon Dice ("terrain" is the one in question, or
open; "recruiting" fills a recruiting sheet; "land/5" is a continent's die; "rest" places the rest; "cards" is a plate),
in Battle Dice. A card for the whole table points at nothing."""

GUIDES: Final = ("classic", "battle_dice", "campaign", "risk")
"""The guided battles, each named after its rule system."""


class GuideError(ValueError):
    """A guide cannot be read; the text is one sentence."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One card. It is shown at the first moment at which all of `when` holds and all steps of `after` were shown.

    `good` are patterns of answers, the best first (`good.py`); without any the computer player's answer is good.
    `then`: a move of a later part of the phase that the card asks for, option by kind of question; `good` leads to it.
    `stays`: the card is shown again at the next moment if `when` still holds. `maybe`: it depends on the dice and the
    opponent if the step comes up; `any_time`: it does come up, but they decide when. `last`: the lesson ends with this
    card though the game goes on; there is no card after it but those of the game's end.
    """

    id: str
    when: tuple[str, ...]
    at: Place
    good: tuple[str, ...] = ()
    then: Mapping[str, str] = {}
    after: tuple[str, ...] = ()
    stays: bool = False
    maybe: bool = False
    any_time: bool = False
    last: bool = False
    must: bool = False

    @property
    def asks(self) -> bool:
        """Return True if the card is about a question, not about something that happened."""
        return any(condition.startswith(ASKS) for condition in self.when)


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """A good answer where no card gives one: to the first entry whose `when` holds."""

    when: tuple[str, ...]
    good: tuple[str, ...]


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided battle. `opening` are the answers that the program gives before the lesson.

    It begins with the newcomer's first turn, or when they are asked and all of `until` holds.
    """

    system: str
    seed: int
    players: tuple[str, ...]
    steps: tuple[Step, ...]
    forces: tuple[Mapping[str, Any], ...] = ()
    options: Mapping[str, bool | int | str] = {}
    until: tuple[str, ...] = ()
    opening: tuple[Answer, ...] = ()
    answers: tuple[Answer, ...] = ()

    @property
    def key(self) -> str:
        """The beginning of the keys of its words."""
        return f"guide-{self.system}"

    def set_up(self, seed: int | None = None) -> SetUp:
        """Return the set-up of its game, with another seed if one is given."""
        return SetUp(self.system, self.seed if seed is None else seed, self.options, self.forces)


@cache
def guide(name: str) -> Guide:
    """Return a guided battle by its name. Raises KeyError for an unknown name, GuideError for a bad file."""
    if name not in GUIDES:
        raise KeyError(name)
    return load_guide(resource("guides", f"{name}.toml"))


def load_guide(path: Path) -> Guide:
    """Return the checked guide of a TOML file. Raises GuideError."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Guide)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise GuideError(f"{path.name}: {error}.") from error
    if defect := defect_of(found):
        raise GuideError(f"{path.name}: {defect}.")
    return found


def defect_of(found: Guide) -> str:
    """Return what is wrong with a guide; empty if nothing is."""
    known: list[str] = []
    for step in found.steps:
        if step.id in known:
            return f"two steps are named {step.id!r}"
        if missing := [name for name in step.after if name not in known]:
            return f"step {step.id!r} comes after {missing[0]!r}, which is no earlier step"
        if step.then and not step.good:
            return f"step {step.id!r} has a later move but no good answer"
        if step.must and not step.good:
            return f"step {step.id!r} must be answered well but has no good answer"
        if step.good and not step.asks:
            return f"step {step.id!r} has a good answer but no question"
        known.append(step.id)
    if not known:
        return "it has no steps"
    groups = [(f"step {step.id!r}", step.when) for step in found.steps]
    groups += [("an answer", answer.when) for answer in (*found.opening, *found.answers)]
    if empty := next((owner for owner, when in groups if not when), ""):
        return f"{empty} has no condition"
    for owner, when in (("the beginning", found.until), *groups):
        for condition in when:
            if why := refuse(condition, found.system):
                return f"{owner}: {why}"
    return ""
