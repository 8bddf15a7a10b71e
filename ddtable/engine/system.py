"""The protocol of a rule system: all that the kernel, the window, the saves and the command line know of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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
    """The set-up of a game: the system, its options, the seed, and the force of each seat.

    `options` is the options value of the rule system in encoded form, so that a set-up can be read without knowing the
    system; `forces` likewise contains one encoded force per seat. `by_hand` is real-dice mode. `house` is anything else
    the players agreed on, such as custom tables, encoded by the rule system. `start` is the encoded position from which
    the game starts (engine/start.py), if it does not begin by forming armies.
    """

    system: str
    seed: int
    options: Mapping[str, bool | int | str]
    forces: tuple[Mapping[str, Any], ...]
    by_hand: bool = False
    house: Mapping[str, Any] | UnsetType = UNSET
    start: Mapping[str, Any] | UnsetType = UNSET


class OptionSpec(Struct, frozen=True):
    """One house option: its name, its possible values (the first is the default), and the clause or ruling.

    `real_dice` is the default of a new game with real dice, if it is another value. `fixes`: by a value of this option,
    the other options that then have one value only.
    """

    name: str
    values: tuple[bool | int | str, ...]
    clause: str
    real_dice: bool | int | str | None = None
    fixes: Mapping[bool | int | str, Mapping[str, bool | int | str]] = {}

    def default(self, by_hand: bool) -> bool | int | str:
        """Return the default value of a new game."""
        return self.values[0] if self.real_dice is None or not by_hand else self.real_dice

    def ending(self, value: bool | int | str) -> str:
        """Return the ending of the messages of a value: "off" for the first, "on" for the second, else the value."""
        at = self.values.index(value)
        return ("off", "on")[at] if at < 2 else str(value)


def fixed_options(specs: Iterable[OptionSpec], options: Mapping[str, bool | int | str]) -> dict[str, bool | int | str]:
    """Return the options to which another option of a game leaves one value, with that value."""
    found: dict[str, bool | int | str] = {}
    for spec in specs:
        found |= spec.fixes.get(options.get(spec.name, spec.values[0]), {})
    return found


class Area(Struct, frozen=True):
    """One area of the table: its id, its kind, its owner and its place."""

    id: str
    kind: str
    seat: int
    place: str


class Phase(Struct, frozen=True):
    """One phase of a turn for the ribbon: its word, whether it is the current one, and its clause."""

    word: str
    now: bool
    clause: str = ""


class RuleSystem(Protocol):
    """A rule system. Every method is a pure function of its arguments."""

    @property
    def name(self) -> str:
        """The name under which the system is registered."""

    @property
    def version(self) -> int:
        """The version number of the rules; it changes with them."""

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""

    def players_with(self, options: Mapping[str, bool | int | str]) -> tuple[int, int]:
        """Return the fewest and the most players with these options."""

    @property
    def position_type(self) -> Any:
        """The closed type of the system's positions, for decoding."""

    @property
    def event_type(self) -> Any:
        """The closed union of the system's events, for decoding."""

    @property
    def roll_clause(self) -> str:
        """The clause about rolling dice, for the kernel's questions and refusals about real dice."""

    @property
    def end_clause(self) -> str:
        """The clause about the end of the game, for the kernel's refusals after it."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """Force sizes that play well, in the unit by which the game measures forces."""

    def deal(self, size: int, random: Random, options: Mapping[str, bool | int | str]) -> Mapping[str, Any]:
        """Return a random force of this size, encoded as in a set-up. Raises ValueError if there is none."""

    def option_specs(self) -> tuple[OptionSpec, ...]:
        """Return the house options that can be set at the start."""

    def refuse_set_up(self, set_up: SetUp) -> str | None:
        """Return one sentence with the reason if a game cannot begin with this set-up, or None."""

    def refuse_start(self, set_up: SetUp, position: AnyPosition) -> str | None:
        """Return one sentence with the reason if a game with this set-up cannot start from a position, or None.

        `problems` checks the position afterwards, so that it may have any defect.
        """

    def set_up_at(self, position: AnyPosition) -> SetUp:
        """Return the set-up of a game that starts from a position, with forces of the dice in it.

        Raises ValueError with the reason if the system has no such set-ups.
        """

    def renewed(self, set_up: SetUp, version: int) -> SetUp:
        """Return the set-up of a save that began under this rules version, changed so that the present rules play it.

        A set-up that means the same to them is returned unchanged.
        """

    def begin(self, set_up: SetUp) -> AnyPosition:
        """Return the first position; the kernel then continues to the first question."""

    def ask(self, view: AnyView) -> Question | None:
        """Return the question of the step on top of the agenda, or None if the step asks nothing."""

    def proceed(self, draft: AnyDraft) -> None:
        """Resolve the step on top of the agenda, which asks nothing."""

    def answer(self, draft: AnyDraft, question: Question, choice: Choice) -> None:
        """Apply a legal answer to the question."""

    def rolled(self, draft: AnyDraft, roll: Roll, faces: tuple[int, ...]) -> None:
        """Continue after a roll, which has been removed from the agenda; the dice already show the faces."""

    def why_not(self, view: AnyView, question: Question, dice: Sequence[int], area: str, onto: int) -> Refusal | None:
        """Return the reason why these dice may not be put on this area, or there on the die `onto` (-1: none).

        None if the rules have no other reason than that the question does not offer it.
        """

    def end(self, draft: AnyDraft, result: Result) -> None:
        """End the game by resignation or agreement: set the result and add an event."""

    def clause(self, view: AnyView, clause: str) -> str:
        """Return the clause that this game has in the place of a shared one; that one if it has no other."""

    def sides(self, die_type: str) -> int:
        """Return the number of faces of a die of this type."""

    def areas(self, view: AnyView) -> tuple[Area, ...]:
        """Return every area of the table."""

    def phases(self, view: AnyView) -> tuple[Phase, ...]:
        """Return the phases of the turn, in order."""

    def observe(self, position: AnyPosition, seat: int) -> AnyPosition:
        """Return the position as the seat may see it: without secrets of others and without the future of the dice."""

    def problems(self, position: AnyPosition) -> list[str]:
        """Return every defect of a position; the list is empty for a sound one."""

    def sample(self, question: Question, random: Random) -> Choice:
        """Return a random legal answer."""


_SYSTEMS: dict[str, Callable[[], RuleSystem]] = {}
_LOADED: dict[str, RuleSystem] = {}


def register(name: str, load: Callable[[], RuleSystem]) -> None:
    """Register a rule system under a name; `load` is called at the first use."""
    _SYSTEMS[name] = load


def systems() -> Sequence[str]:
    """Return the names of all rule systems."""
    return tuple(_SYSTEMS)


def system(name: str) -> RuleSystem:
    """Return the rule system with this name; raises KeyError if there is none."""
    found = _LOADED.get(name)
    if found is None:
        found = _LOADED[name] = _SYSTEMS[name]()
    return found
