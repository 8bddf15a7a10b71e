"""The phase that the field shows; after a change it walks through the new phases."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ddtable.rules.battle_dice.board import LOST, OUT, PARTY
from ddtable.rules.battle_dice.events import (
    ArtifactWon,
    Counted,
    Left,
    MoraleChecked,
    PhaseCounted,
    QuestEnded,
    Summoned,
    UnitReturned,
    UnitsLost,
)
from ddtable.rules.battle_dice.kinds import PHASES, Phase
from ddtable.rules.battle_dice.tables import Morale
from ddtable.summaries.battle_dice.story import PhaseTold, RoundTold, story
from ui.games.battle_dice.field.tumble import Tumble
from ui.session.session import Session

PACE, GLANCE = 1400, 450  # milliseconds, at normal speed, for a phase with a short result, and with none
FIRST, LETTER, LONGEST = 600, 28, 6000  # milliseconds to start reading, for each letter, and at most for a phase
CHECK = 3000  # milliseconds, at least, for a morale check
OPENING, NEXT_ROUND = 2200, 900  # milliseconds for announcing another battle, and the next round of the same one
Key = tuple[int, int]  # number of the round, seat of the quest
Spot = tuple[int, int, Phase]  # the same, and the phase
NOTHING = RoundTold(0, -1, ())


class Gaze(QObject):
    """The phase and round that are shown. `changed` is emitted when they change or new ones are added.

    `settled` is emitted at the end of the walk through new phases, `halted` when it waits at a phase that `halts`
    accepts, until `walk_on`.
    """

    changed = Signal()
    settled = Signal()
    halted = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.rounds: tuple[RoundTold, ...] = ()
        self._at: Spot | None = None
        self._known: frozenset[Spot] = frozenset()
        self._chosen = False
        self._new: list[Spot] = []
        self._ahead: list[Spot] = []
        self._length = 0.0
        self._hurried = False
        self._played = False  # the last change had new phases
        self._fought: Key | None = None  # the round before the change
        self._fights: Key | None = None
        self._walked: Key | None = None
        self.opening: Key | None = None
        self._counted: dict[int, Counted] = {}
        self._numbers: dict[int, int] = {}
        self.halts: Callable[[PhaseTold], bool] | None = None
        self.halting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self.tumble = Tumble(self)
        self.tumble.over.connect(self._lie_still)
        session.changed.connect(self._read)
        self._read()

    # What is shown

    @property
    def round(self) -> RoundTold:
        """The round shown; an empty one before the first."""
        return next((told for told in self.rounds if self._at is not None and _of(told) == self._at[:2]), NOTHING)

    @property
    def phase(self) -> Phase:
        """The phase shown."""
        return self._at[2] if self._at is not None else "roll"

    @property
    def told(self) -> PhaseTold:
        """The events of the phase shown."""
        return self.round.phase(self.phase)

    @property
    def busy(self) -> bool:
        """True while more phases are to be shown."""
        return self._timer.isActive() or self.rolling or self.halting

    @property
    def rolling(self) -> bool:
        """True while dice are rolling."""
        return self.tumble.active

    @property
    def roll_ahead(self) -> bool:
        """True if a roll is still to be shown before the end of the walk."""
        return self.rolling or any(spot[2] == "roll" for spot in self._ahead)

    def is_ahead(self, phase: Phase) -> bool:
        """Return True if a phase of the round shown is still ahead in the walk; its events stay hidden."""
        return (self.round.number, self.round.quester, phase) in self._ahead

    def places_ahead(self) -> dict[int, str]:
        """Return the old places of the dice that move in phases still ahead in the walk."""
        ahead = [
            event
            for told in self.rounds
            for part in told.phases
            if (*_of(told), part.phase) in self._ahead
            for event in part.events
        ]
        found: dict[int, str] = {}
        for event in reversed(ahead):
            found |= dict(_places_before(event))
        return found

    def _walks(self, spots: Sequence[Spot]) -> bool:
        """Return True if there are new phases to walk through; a single one of the current round is shown already."""
        return len(spots) > 1 or any(spot[2] == "roll" or spot[:2] != self._now for spot in spots)

    @property
    def _now(self) -> Key | None:
        """The current round; None between battles."""
        battle = self.session.position.board.battle
        return (battle.round, battle.quester) if battle is not None else None

    @property
    def in_past(self) -> bool:
        """True while the walk is still in the round before, which has ended."""
        return self.busy and self._at is not None and self._at[:2] == self._fought != self._now

    @property
    def fought(self) -> Key | None:
        """The round shown before the one that is being announced."""
        return self._walked

    @property
    def by_hand(self) -> bool:
        """True if the player chose the phase."""
        return self._chosen

    @property
    def is_now(self) -> bool:
        """True if the round shown is the current one."""
        battle = self.session.position.board.battle
        return battle is not None and (battle.round, battle.quester) == (self.round.number, self.round.quester)

    @property
    def is_to_come(self) -> bool:
        """True if the phase shown has not been reached in the current round."""
        battle = self.session.position.board.battle
        return battle is not None and self.is_now and PHASES.index(self.phase) > PHASES.index(battle.phase)

    @property
    def is_to_roll(self) -> bool:
        """True if the dice of the current round are still to be rolled."""
        battle = self.session.position.board.battle
        return battle is not None and self.is_now and self.phase == battle.phase == "roll"

    @property
    def on_dice(self) -> bool:
        """True if the dice show the results of the phase: if the player chose it or it is in the current round."""
        if self.told.phase == "roll" or self.is_to_come:
            return False
        return self._chosen or self.busy or self.is_now

    def counted(self, die: int) -> Counted | None:
        """Return the result of a die in the phase shown, or None."""
        return self._counted.get(die)

    def number(self, die: int) -> int:
        """Return the number of a die in the phase shown; 0 if it was not rolled."""
        return self._numbers.get(die, 0)

    # Choosing a phase

    def look(self, phase: Phase) -> None:
        """Show a phase of this round because the player chose it."""
        if self.round is not NOTHING:
            self.finish()
            self._set((self.round.number, self.round.quester, phase), chosen=True)

    def step(self, by: int) -> None:
        """Show the next or the previous phase, also in another round."""
        self.finish()
        spots: list[Spot] = [(*_of(told), phase) for told in self.rounds for phase in PHASES]
        if self._at in spots:
            at = spots.index(self._at) + by
            self._set(spots[max(0, min(len(spots) - 1, at))], chosen=True)

    # The walk through new phases

    def play(self, length: float) -> None:
        """Walk through the phases of the last change; times are multiplied by `length`."""
        self._ahead, self._new = self._new, []
        self._length, self._walked = length, self._fought
        self._played, self._hurried = bool(self._ahead), False
        if (length or self.halts is not None) and self._walks(self._ahead):
            self._go_on()
        else:
            self._ahead = []

    def finish(self) -> None:
        """Show the last new phase at once."""
        if not self.busy:
            return
        self.halting = False
        self._timer.stop()
        last, self._ahead = self._ahead[-1:], []
        self.opening = None
        self.tumble.stop()
        self._timer.stop()
        if last:
            self._set(last[0])
        self.settled.emit()

    def walk_on(self) -> None:
        """Continue the walk if it waits."""
        if self.halting:
            self.halting = self._hurried = False
            self._go_on()

    def hurry(self) -> None:
        """Skip to the last new phase, or to the next one at which the walk waits."""
        if self.halts is None:
            self.finish()
        elif self.busy and not self.halting:
            self._hurried = True
            self.tumble.stop()
            if self._timer.isActive():
                self._timer.start(0)

    def _go_on(self) -> None:
        """Show the next new phase; after the last one emit `settled`."""
        if not self._ahead:
            self.changed.emit()
            self.settled.emit()
            return
        if self._opens(self._ahead[0]):
            return
        self.opening = None
        spot, self._ahead = self._ahead[0], self._ahead[1:]
        self._walked = spot[:2]
        if spot[2] == "roll":
            self.tumble.start(self._pause_length)
        self._at = spot
        if not self.rolling and (self._ahead or self._decides or spot[:2] == self._fought != self._now):
            self._stay(self._pace())
        self._set(spot)
        if not self.busy:
            self.settled.emit()
        elif self.halting:
            self.halted.emit()

    def _stay(self, milliseconds: int) -> None:
        """Keep a phase for this time, or until the player continues."""
        self.halting = self.halts is not None and (self._decides or self.halts(self.told))
        if not self.halting:
            self._timer.start(round(milliseconds * self._pause_length))

    @property
    def _pause_length(self) -> float:
        """The factor for times; 0 if the player has skipped ahead."""
        return 0.0 if self._hurried else self._length

    @property
    def _decides(self) -> bool:
        """True for the last phase of the game, which stays until the player continues."""
        return self.session.position.result is not None and not self._ahead

    def _opens(self, spot: Spot) -> bool:
        """Announce the next round before its roll, once; return True if that was done."""
        if self.opening is not None or self._walked is None or spot[:2] == self._walked:
            return False
        self.opening = spot[:2]
        self._timer.start(round((NEXT_ROUND if spot[1] == self._walked[1] else OPENING) * self._pause_length))
        self._set(spot)
        return True

    def _lie_still(self) -> None:
        """Show the rolled dice for a moment."""
        self._stay(GLANCE)
        if self.halting:
            self.halted.emit()

    @property
    def to_read(self) -> int:
        """The time to read the last phase of a change, in milliseconds; 0 if there is none."""
        return self._pace() if self._played and not self._chosen and not self.told.silent else 0

    def _pace(self) -> int:
        """Return the time for a phase by the length of its sentences, longer for a morale check."""
        told, words = self.told, self.session.words
        checked = any(told.check(seat) for seat in (0, 1))
        if not checked and not any(told.hits(seat) or told.points(seat) or told.lost(seat) for seat in (0, 1)):
            return GLANCE
        sentences = (words.event(event, self.session.table) or "" for event in told.events)
        return min(LONGEST, max(CHECK if checked else PACE, FIRST + LETTER * sum(map(len, sentences))))

    def _set(self, spot: Spot | None, chosen: bool = False) -> None:
        self._at, self._chosen = spot, chosen
        self._counted = {one.die: one for one in counted_in(self.told, self.session.position.board.tables.morale)}
        self._numbers = self.round.numbers(self.phase)
        self.changed.emit()

    def _read(self, _change: object = None) -> None:
        """Read the new rounds and show the last phase."""
        self._ahead = []
        self.halting = False
        self.opening = None
        self.tumble.stop()
        self._timer.stop()
        self._fought, self._fights = self._fights, self._now
        self.rounds = story(self.session.history)
        spots: list[Spot] = [(*_of(told), one.phase) for told in self.rounds for one in told.phases if not one.silent]
        self._new = [spot for spot in spots if spot not in self._known]
        self._known = frozenset(spots)
        begun: list[Spot] = [(*_of(told), "roll") for told in self.rounds]
        self._set((spots or begun or [None])[-1])  # type: ignore[list-item]


def counted_in(told: PhaseTold, morale: Morale) -> Iterator[Counted]:
    """Yield the result of each die in a phase; in a morale check, "rout" for dice that fail."""
    for event in told.events:
        if isinstance(event, PhaseCounted):
            yield from event.dice
        elif isinstance(event, MoraleChecked):
            for die, number in zip(event.dice, event.numbers, strict=True):
                yield Counted(die, number, 0, "rout" if number in morale.numbers else "")


def _places_before(event: Any) -> Iterator[tuple[int, str]]:
    """Yield the dice that an event moved, with their places before it."""
    if isinstance(event, UnitsLost | Left):
        yield from ((die, event.place) for die in event.dice)
    elif isinstance(event, QuestEnded):
        yield from ((die, PARTY) for die in (*event.home, *event.gone))
    elif isinstance(event, UnitReturned):
        yield event.die, LOST
    elif isinstance(event, Summoned | ArtifactWon):
        yield event.die, OUT


def _of(told: RoundTold) -> tuple[int, int]:
    return told.number, told.quester
