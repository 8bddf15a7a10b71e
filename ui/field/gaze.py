"""What the field looks at: one phase of one round; after a roll it walks through the phases that are new."""

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
from ui.controller import Controller
from ui.field.story import PhaseTold, RoundTold, story
from ui.field.tumble import Tumble

PACE, GLANCE = 1400, 450  # milliseconds, at normal speed, for a phase that brought little; one that brought nothing
FIRST, LETTER, LONGEST = 600, 28, 6000  # milliseconds to find one's place, for each letter, at most for a phase
CHECK = 3000  # milliseconds at least for a morale check
OPENING, NEXT_ROUND = 2200, 900  # milliseconds of announcing another battle, and the next round of the same
Key = tuple[int, int]  # number of the round, whose quest
Spot = tuple[int, int, Phase]  # the same, and the phase
NOTHING = RoundTold(0, -1, ())


class Gaze(QObject):
    """Where the eye rests. `changed` tells that it looks elsewhere, or that there is more to look at.

    `settled` tells that the walk through what is new has come to its end, `halted` that it waits at a phase for which
    `halts` says so, until `walk_on`.
    """

    changed = Signal()
    settled = Signal()
    halted = Signal()

    def __init__(self, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self.controller = controller
        self.rounds: tuple[RoundTold, ...] = ()
        self._at: Spot | None = None
        self._known: frozenset[Spot] = frozenset()
        self._chosen = False
        self._new: list[Spot] = []
        self._ahead: list[Spot] = []
        self._length = 0.0
        self._hurried = False
        self._played = False  # the last change brought new phases
        self._fought: Key | None = None  # the round that was fought before the change
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
        controller.changed.connect(self._read)
        self._read()

    # What is looked at

    @property
    def round(self) -> RoundTold:
        """The round looked at; an empty one before the first."""
        return next((told for told in self.rounds if self._at is not None and _of(told) == self._at[:2]), NOTHING)

    @property
    def phase(self) -> Phase:
        """The phase looked at."""
        return self._at[2] if self._at is not None else "roll"

    @property
    def told(self) -> PhaseTold:
        """What happened in the phase looked at."""
        return self.round.phase(self.phase)

    @property
    def busy(self) -> bool:
        """Whether more phases are to be looked at, one after the other."""
        return self._timer.isActive() or self.rolling or self.halting

    @property
    def rolling(self) -> bool:
        """Whether dice are in the air."""
        return self.tumble.active

    @property
    def roll_ahead(self) -> bool:
        """Whether dice are still to be thrown before the walk has come to its end."""
        return self.rolling or any(spot[2] == "roll" for spot in self._ahead)

    def is_ahead(self, phase: Phase) -> bool:
        """Tell whether a phase of the round looked at is still to be walked to: nothing is told of it before."""
        return (self.round.number, self.round.quester, phase) in self._ahead

    def places_ahead(self) -> dict[int, str]:
        """Return the dice that move in phases which the walk is still to come to: where each lies until then."""
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
        """Tell whether there is a walk through new phases: one alone of the round in hand is looked at already."""
        return len(spots) > 1 or any(spot[2] == "roll" or spot[:2] != self._now for spot in spots)

    @property
    def _now(self) -> Key | None:
        """The round that is fought now; None between battles."""
        battle = self.controller.position.board.battle
        return (battle.round, battle.quester) if battle is not None else None

    @property
    def in_past(self) -> bool:
        """Whether the walk still is in the round that was fought before, and is over."""
        return self.busy and self._at is not None and self._at[:2] == self._fought != self._now

    @property
    def fought(self) -> Key | None:
        """The round that was walked through before the one that is being announced."""
        return self._walked

    @property
    def by_hand(self) -> bool:
        """Whether hands chose to look here."""
        return self._chosen

    @property
    def is_now(self) -> bool:
        """Whether the round looked at is the one that is fought now."""
        battle = self.controller.position.board.battle
        return battle is not None and (battle.round, battle.quester) == (self.round.number, self.round.quester)

    @property
    def is_to_come(self) -> bool:
        """Whether the phase looked at has not been reached in the round that is fought now."""
        battle = self.controller.position.board.battle
        return battle is not None and self.is_now and PHASES.index(self.phase) > PHASES.index(battle.phase)

    @property
    def is_to_roll(self) -> bool:
        """Whether the dice of the round that is fought now are still to be rolled."""
        battle = self.controller.position.board.battle
        return battle is not None and self.is_now and self.phase == battle.phase == "roll"

    @property
    def on_dice(self) -> bool:
        """Whether the dice show what is looked at: always where hands chose to look, else only what is fought now."""
        if self.told.phase == "roll" or self.is_to_come:
            return False
        return self._chosen or self.busy or self.is_now

    def counted(self, die: int) -> Counted | None:
        """Return how a die counted in the phase looked at."""
        return self._counted.get(die)

    def number(self, die: int) -> int:
        """Return what a die showed in the phase looked at; 0 where it was not rolled."""
        return self._numbers.get(die, 0)

    # Looking elsewhere

    def look(self, phase: Phase) -> None:
        """Look at a phase of this round, by a hand's will."""
        if self.round is not NOTHING:
            self.finish()
            self._set((self.round.number, self.round.quester, phase), chosen=True)

    def step(self, by: int) -> None:
        """Look at the next phase or the one before, in another round where this one ends."""
        self.finish()
        spots: list[Spot] = [(*_of(told), phase) for told in self.rounds for phase in PHASES]
        if self._at in spots:
            at = spots.index(self._at) + by
            self._set(spots[max(0, min(len(spots) - 1, at))], chosen=True)

    # Walking through what is new

    def play(self, length: float) -> None:
        """Walk through the phases that the last change has brought, each for a while; times are multiplied."""
        self._ahead, self._new = self._new, []
        self._length, self._walked = length, self._fought
        self._played, self._hurried = bool(self._ahead), False
        if (length or self.halts is not None) and self._walks(self._ahead):
            self._go_on()
        else:
            self._ahead = []

    def finish(self) -> None:
        """Look at the last of the phases that are new."""
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
        """Look at the next phase, where the walk waits at one."""
        if self.halting:
            self.halting = self._hurried = False
            self._go_on()

    def hurry(self) -> None:
        """Look at the last of the phases that are new, or at the next one at which the walk waits."""
        if self.halts is None:
            self.finish()
        elif self.busy and not self.halting:
            self._hurried = True
            self.tumble.stop()
            if self._timer.isActive():
                self._timer.start(0)

    def _go_on(self) -> None:
        """Look at the next of the phases that are new; after the last one there is nothing to wait for."""
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
        """Let a phase be looked at for a while, or until a hand goes on."""
        self.halting = self.halts is not None and (self._decides or self.halts(self.told))
        if not self.halting:
            self._timer.start(round(milliseconds * self._pause_length))

    @property
    def _pause_length(self) -> float:
        """What times are multiplied with: nothing where a hand has hurried the walk."""
        return 0.0 if self._hurried else self._length

    @property
    def _decides(self) -> bool:
        """Whether the phase looked at is the last one of the game: it stands until it has been read."""
        return self.controller.position.result is not None and not self._ahead

    def _opens(self, spot: Spot) -> bool:
        """Announce another round than the one before, once, before its dice are thrown; tell whether it is."""
        if self.opening is not None or self._walked is None or spot[:2] == self._walked:
            return False
        self.opening = spot[:2]
        self._timer.start(round((NEXT_ROUND if spot[1] == self._walked[1] else OPENING) * self._pause_length))
        self._set(spot)
        return True

    def _lie_still(self) -> None:
        """The dice have been thrown: let them be seen for a moment."""
        self._stay(GLANCE)
        if self.halting:
            self.halted.emit()

    @property
    def to_read(self) -> int:
        """How long the last phase of a change wants to be looked at, in milliseconds; 0 where there is none."""
        return self._pace() if self._played and not self._chosen and not self.told.silent else 0

    def _pace(self) -> int:
        """As long as its sentences take to read, and a morale check longer: its numbers want to be compared."""
        told, words = self.told, self.controller.words
        checked = any(told.check(seat) for seat in (0, 1))
        if not checked and not any(told.hits(seat) or told.points(seat) or told.lost(seat) for seat in (0, 1)):
            return GLANCE
        sentences = (words.event(event, self.controller.table) or "" for event in told.events)
        return min(LONGEST, max(CHECK if checked else PACE, FIRST + LETTER * sum(map(len, sentences))))

    def _set(self, spot: Spot | None, chosen: bool = False) -> None:
        self._at, self._chosen = spot, chosen
        self._counted = {one.die: one for one in counted_in(self.told, self.controller.position.board.tables.morale)}
        self._numbers = self.round.numbers(self.phase)
        self.changed.emit()

    def _read(self, _played: Any = None) -> None:
        """Take over what has happened, and look at the last of it."""
        self._ahead = []
        self.halting = False
        self.opening = None
        self.tumble.stop()
        self._timer.stop()
        self._fought, self._fights = self._fights, self._now
        self.rounds = story(self.controller.history)
        spots: list[Spot] = [(*_of(told), one.phase) for told in self.rounds for one in told.phases if not one.silent]
        self._new = [spot for spot in spots if spot not in self._known]
        self._known = frozenset(spots)
        begun: list[Spot] = [(*_of(told), "roll") for told in self.rounds]
        self._set((spots or begun or [None])[-1])  # type: ignore[list-item]


def counted_in(told: PhaseTold, morale: Morale) -> Iterator[Counted]:
    """Yield how each die counted in a phase; in a morale check those count that may rout the side."""
    for event in told.events:
        if isinstance(event, PhaseCounted):
            yield from event.dice
        elif isinstance(event, MoraleChecked):
            for die, number in zip(event.dice, event.numbers, strict=True):
                yield Counted(die, number, 0, "rout" if number in morale.numbers else "")


def _places_before(event: Any) -> Iterator[tuple[int, str]]:
    """Yield the dice that an event moved, and where each lay before it."""
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
