"""What a rule system is: the one protocol that the kernel, the window, the saves and the command line know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from msgspec import UNSET, Struct, UnsetType

from ddtable.engine.draft import AnyDraft
from ddtable.engine.position import Position, Result, Roll, View
from ddtable.engine.questions import Choice, Question
from ddtable.engine.refusal import Refusal

AnyPosition = Position[Any, Any]
AnyView = View[Any, Any]


class SetUp(Struct, frozen=True):
    """How a game begins: the system, its options, the seed, and for each seat the force it brought.

    `options` is the rule system's own options value in encoded form, so that a set-up can be read without knowing the
    system; `forces` likewise holds one encoded force a seat. `by_hand` is real-dice mode. `house`
    is what else the players agreed on, such as tables of their own, encoded by the rule system.
    """

    system: str
    seed: int
    options: Mapping[str, bool | int | str]
    forces: tuple[Mapping[str, Any], ...]
    by_hand: bool = False
    house: Mapping[str, Any] | UnsetType = UNSET


class OptionSpec(Struct, frozen=True):
    """One house option: its name, the values it may take (the first is the default), and the clause or ruling.

    `real_dice` is the default of a new game with real dice where that is another value.
    """

    name: str
    values: tuple[bool | int | str, ...]
    clause: str
    real_dice: bool | int | str | None = None

    def default(self, by_hand: bool) -> bool | int | str:
        """Return the value that a new game begins with if nobody chooses one."""
        return self.values[0] if self.real_dice is None or not by_hand else self.real_dice


class Area(Struct, frozen=True):
    """One area of the table: its id, what sort it is, whose, and at which place."""

    id: str
    kind: str
    seat: int
    place: str


class Phase(Struct, frozen=True):
    """One phase of a turn for the ribbon: its word, and whether it is the one in hand."""

    word: str
    now: bool


class RuleSystem(Protocol):
    """A rule system. Every method is a pure function of what it is given."""

    @property
    def name(self) -> str:
        """The name it is registered under."""

    @property
    def version(self) -> int:
        """The number that changes with the rules."""

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""

    @property
    def position_type(self) -> Any:
        """The closed type of its positions, for decoding."""

    @property
    def event_type(self) -> Any:
        """The closed union of its events, for decoding."""

    @property
    def roll_clause(self) -> str:
        """The clause by which dice are rolled, for what the kernel asks and refuses of real dice."""

    @property
    def end_clause(self) -> str:
        """The clause by which the game is over, for what the kernel refuses then."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """Sizes of forces that are good to play with, in what the game counts them by."""

    def deal(self, size: int, random: Random, options: Mapping[str, bool | int | str]) -> Mapping[str, Any]:
        """Return a random force of this size, encoded as in a set-up; ValueError says why there is none."""

    def option_specs(self) -> tuple[OptionSpec, ...]:
        """Return the house options that may be set at the start."""

    def refuse_set_up(self, set_up: SetUp) -> str | None:
        """Return in one sentence why a game cannot begin so, or None."""

    def renewed(self, set_up: SetUp, version: int) -> SetUp:
        """Return the set-up of a save, begun under rules of this version, as the present rules can begin the same game.

        A set-up that means the same to them is returned as it is.
        """

    def begin(self, set_up: SetUp) -> AnyPosition:
        """Return the first position; the kernel then carries it on to the first question."""

    def ask(self, view: AnyView) -> Question | None:
        """Return the question of the step on top of the agenda, or None where the rules go on by themselves."""

    def proceed(self, draft: AnyDraft) -> None:
        """Resolve the step on top of the agenda that asks nothing."""

    def answer(self, draft: AnyDraft, question: Question, choice: Choice) -> None:
        """Carry out a legal answer to the question."""

    def rolled(self, draft: AnyDraft, roll: Roll, faces: tuple[int, ...]) -> None:
        """Go on after a roll, which has been taken off the agenda; the dice already show the faces."""

    def why_not(self, view: AnyView, question: Question, dice: Sequence[int], area: str, onto: int) -> Refusal | None:
        """Return why these dice may not be laid on this area, or there on the die `onto` (-1: none).

        None where the rules have no more to say than that the question does not offer it.
        """

    def end(self, draft: AnyDraft, result: Result) -> None:
        """End the game by concession or agreement: set the result, and note it as an event."""

    def sides(self, die_type: str) -> int:
        """Return how many faces a die of this type has."""

    def areas(self, view: AnyView) -> tuple[Area, ...]:
        """Return every area of the table."""

    def phases(self, view: AnyView) -> tuple[Phase, ...]:
        """Return the phases of the turn, in order."""

    def observe(self, position: AnyPosition, seat: int) -> AnyPosition:
        """Return what the seat may know: secrets of others and the run of the dice are taken out."""

    def problems(self, position: AnyPosition) -> list[str]:
        """Name every defect of a position; a sound one has none."""

    def sample(self, question: Question, random: Random) -> Choice:
        """Return a random legal answer."""


_SYSTEMS: dict[str, Callable[[], RuleSystem]] = {}
_LOADED: dict[str, RuleSystem] = {}


def register(name: str, load: Callable[[], RuleSystem]) -> None:
    """Make a rule system known by its name; `load` is called when it is first asked for."""
    _SYSTEMS[name] = load


def systems() -> Sequence[str]:
    """Return the names of all rule systems."""
    return tuple(_SYSTEMS)


def system(name: str) -> RuleSystem:
    """Return the rule system of this name; KeyError if there is none."""
    found = _LOADED.get(name)
    if found is None:
        found = _LOADED[name] = _SYSTEMS[name]()
    return found
