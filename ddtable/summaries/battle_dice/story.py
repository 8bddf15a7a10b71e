"""The events of the last rounds by phase, for the field.

Events before the start of a round, such as announced quests, belong to its roll phase.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from ddtable.engine.kernel import Forced, Played
from ddtable.engine.line import events_at
from ddtable.rules.battle_dice.events import (
    Cancelled,
    DiceRolled,
    Left,
    MoraleChecked,
    PhaseCounted,
    QuestAnnounced,
    Rerolled,
    RosterFormed,
    RoundBegan,
    TableRolled,
    TurnBegan,
    UnitsLost,
)
from ddtable.rules.battle_dice.kinds import PHASES, Phase

MOST_ROUNDS = 2
BEFORE = (QuestAnnounced, RosterFormed)
LOSSES = (UnitsLost, Left)
COUNTS = ("hit", "kill_monster")


class PhaseTold(Struct, frozen=True):
    """The events of one phase of a round, in order."""

    phase: Phase
    events: tuple[Any, ...] = ()

    @property
    def silent(self) -> bool:
        """True if there is nothing to show: no die counted and nothing else happened."""
        return not any(_tells(event) for event in self.events)

    def counted(self, seat: int) -> PhaseCounted | None:
        """Return the event in which a seat's dice were counted, or None."""
        return next((event for event in self._of(PhaseCounted) if event.seat == seat), None)

    def tables(self) -> tuple[TableRolled, ...]:
        """Return the rolls on tables of both sides, in order."""
        return tuple(self._of(TableRolled))

    def hits(self, seat: int) -> int:
        """Return how many units a seat's dice hit directly."""
        counted = self.counted(seat)
        return sum(die.worth in COUNTS for die in counted.dice) if counted is not None else 0

    def points(self, seat: int) -> int:
        """Return how many rolls on a table a seat's dice gave."""
        counted = self.counted(seat)
        return sum(die.worth == "point" for die in counted.dice) if counted is not None else 0

    def lost(self, seat: int) -> tuple[int, ...]:
        """Return the dice that a seat lost to enemies or that left."""
        return tuple(
            die for event in self.events if isinstance(event, LOSSES) and event.seat == seat for die in event.dice
        )

    def events_of_losses(self) -> tuple[UnitsLost, ...]:
        """Return the events of dice lost to enemies."""
        return tuple(self._of(UnitsLost))

    def check(self, seat: int) -> MoraleChecked | None:
        """Return a seat's morale check, or None."""
        return next((event for event in self._of(MoraleChecked) if event.seat == seat), None)

    def _of(self, kind: type[Any]) -> Iterator[Any]:
        return (event for event in self.events if isinstance(event, kind))


class RoundTold(Struct, frozen=True):
    """A round: its number, the seat of its quest (-1: the armies' battle), and its phases so far."""

    number: int
    quester: int
    phases: tuple[PhaseTold, ...]

    def phase(self, phase: Phase) -> PhaseTold:
        """Return the events of a phase; empty if it has not come yet."""
        return next((told for told in self.phases if told.phase == phase), PhaseTold(phase))

    @property
    def latest(self) -> Phase:
        """The last phase with events."""
        return self.phases[-1].phase

    def numbers(self, phase: Phase) -> dict[int, int]:
        """Return the number of each die when this phase was counted, also of dice lost since."""
        shown: dict[int, int] = {}
        for told in self.phases:
            for event in told.events:
                if isinstance(event, DiceRolled):
                    shown.update(zip(event.dice, event.numbers, strict=True))
                elif isinstance(event, Rerolled) and PHASES.index(told.phase) < PHASES.index(phase):
                    shown[event.die] = event.after
            if told.phase == phase:
                break
        return shown


def story(history: Sequence[Played], most: int = MOST_ROUNDS) -> tuple[RoundTold, ...]:
    """Return the last rounds, at most `most`, the latest last."""
    told = _since(history, most)
    rounds: list[RoundTold] = []
    before: list[Any] = []
    phases: dict[Phase, list[Any]] = {}
    now: Phase = "roll"
    for event in told:
        if isinstance(event, TurnBegan):
            continue
        if isinstance(event, BEFORE):
            before.append(event)
        elif isinstance(event, RoundBegan):
            phases, now = {"roll": before}, "roll"
            before = []
            rounds.append(RoundTold(event.number, event.quester, ()))
        elif rounds:
            now = _phase_of(event, now)
            phases.setdefault(now, []).append(event)
        if rounds:
            rounds[-1] = RoundTold(rounds[-1].number, rounds[-1].quester, _told(phases))
    return tuple(rounds[-most:])


def _told(phases: dict[Phase, list[Any]]) -> tuple[PhaseTold, ...]:
    return tuple(PhaseTold(phase, tuple(phases[phase])) for phase in PHASES if phase in phases)


def _phase_of(event: Any, now: Phase) -> Phase:
    """Return the phase that an event names, else the current one."""
    if isinstance(event, MoraleChecked):
        return "morale"
    if isinstance(event, PhaseCounted | UnitsLost | Cancelled):
        return event.phase
    return now


def _since(history: Sequence[Played], most: int) -> list[Any]:
    """Return the events since the start of the last rounds, and the announcements just before."""
    found: list[tuple[Any, ...]] = []
    begun = 0
    for number in reversed(range(len(history))):
        found.append(events_at(history, number))
        begun += sum(isinstance(event, RoundBegan) for event in found[-1])
        if begun > most:
            break
    return [event for part in reversed(found) for event in part]


def _tells(event: Any) -> bool:
    if isinstance(event, PhaseCounted):
        return bool(event.dice)
    return not isinstance(event, Forced)
