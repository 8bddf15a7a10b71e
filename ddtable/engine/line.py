"""The steps of a game. Each is stored by its deed; its position is recalculated on request.

A position with its question takes some kilobytes, in a large game hundreds. The deeds take a twentieth of that, and the
rules are deterministic. So a game stores its deeds, some positions in between, and a cache of recent requests.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, overload

import msgspec
from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.events import Event
from ddtable.engine.kernel import Played
from ddtable.engine.position import Result
from ddtable.engine.questions import Allocation, Pick, Question

if TYPE_CHECKING:
    from ddtable.engine.game import Entry
    from ddtable.engine.system import RuleSystem

KEPT_EVERY: Final = 64
"""Steps between two stored positions, as long as all stored positions together take no more than MOST_KEPT."""
MOST_KEPT: Final = 16 << 20
"""Maximum size of all stored positions, in bytes as msgpack:

500 of 600 dice. In memory they take up to 3 times that.
"""
MOST_RECENT: Final = 16 << 20
"""Maximum size of the cache of recent steps, in estimated bytes: all steps of an ordinary game fit."""
MOST_EVENTS: Final = 4 << 20
"""Maximum size of the stored events, in bytes as msgpack: in memory they take 2 to 10 times that."""

_ENCODER = msgspec.msgpack.Encoder()


class Step:
    """One step of a game: its deed (None at the beginning) and the step `before` it.

    `events` are the events of the step, None if they are not stored; `size` is their length as msgpack.
    """

    __slots__ = ("before", "deed", "events", "number", "size")

    def __init__(self, before: Step | None, deed: Entry | None) -> None:
        self.before = before
        self.deed = deed
        self.number: int = 0 if before is None else before.number + 1
        self.events: tuple[Event, ...] | None = None
        self.size = 0


class History(Sequence[Played]):
    """The steps of a game in order. Iterating forward or backward recalculates each step at most once."""

    @abstractmethod
    def events_at(self, number: int) -> tuple[Event, ...]:
        """Return the events of a step. They are nearly always stored, unlike the position."""

    @overload
    def __getitem__(self, number: int) -> Played: ...

    @overload
    def __getitem__(self, number: slice) -> History: ...

    @abstractmethod
    def __getitem__(self, number: int | slice) -> Played | History:
        """Return a step, or several steps for a slice."""

    def __eq__(self, other: object) -> bool:
        """Return True if the other sequence has the same steps."""
        if not isinstance(other, Sequence):
            return NotImplemented
        return len(self) == len(other) and all(one == another for one, another in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]


class Line(History):
    """All steps of a game except undone ones. An undone step is still available by its `Step`."""

    def __init__(self, rules: RuleSystem, begun: Played) -> None:
        self._rules = rules
        self._every = KEPT_EVERY
        self._kept: dict[Step, tuple[Played, int]] = {}  # without their questions, which are asked again; their sizes
        self._kept_size = 0
        self._largest = 0  # size of a kept position
        self._recent: OrderedDict[Step, tuple[Played, int]] = OrderedDict()  # with their weights
        self._weight = 0
        self._events_size = 0
        self._forgotten = 0  # the number of first steps whose events are no longer stored
        self._begun = self.last = begun
        self._steps: list[Step] = []
        self._append(Step(None, None), begun)

    # Reading

    def __len__(self) -> int:
        return len(self._steps)

    @overload
    def __getitem__(self, number: int) -> Played: ...

    @overload
    def __getitem__(self, number: slice) -> History: ...

    def __getitem__(self, number: int | slice) -> Played | History:
        if isinstance(number, slice):
            return _Part(self, range(len(self._steps))[number])
        step = self._steps[number]
        return self.last if step is self._steps[-1] else self.at(step)

    def events_at(self, number: int) -> tuple[Event, ...]:
        """Return the events of a step."""
        step = self._steps[number]
        return self.at(step).events if step.events is None else step.events

    @property
    def newest(self) -> Step:
        """The last step."""
        return self._steps[-1]

    def at(self, step: Step) -> Played:
        """Return the result of a step, even of one that has been undone."""
        way = []
        found = self._at_hand(step)
        while found is None:
            way.append(step)
            assert step.before is not None, "the beginning is always at hand"
            step = step.before
            found = self._at_hand(step)
        for later in reversed(way):
            found = _played_again(self._rules, found, later)
            self._remember(later, found)
        return found

    def _at_hand(self, step: Step) -> Played | None:
        if step is self._steps[0]:
            return self._begun
        if step is self._steps[-1]:
            return self.last
        if known := self._recent.get(step):
            self._recent.move_to_end(step)
            return known[0]
        if kept := self._kept.get(step):
            found = replace(kept[0], question=kernel.ask(self._rules, kept[0].position))
            self._remember(step, found)
            return found
        return None

    def branch(self, count: int) -> Line:
        """Return an independent line with the first `count` steps of this one."""
        other = Line(self._rules, self._begun)
        for step in self._steps[1:count]:
            copied = Step(other.newest, step.deed)
            copied.events, copied.size = step.events, step.size
            other._events_size += step.size
            other._steps.append(copied)
            if kept := self._kept.get(step):
                other._kept[copied] = kept
                other._kept_size += kept[1]
        other._largest = self._largest
        other._every, other._forgotten = self._every, min(self._forgotten, count)
        other.last = self[count - 1]
        other._remember(other.newest, other.last)
        return other

    # Adding and removing

    def add(self, deed: Entry, played: Played) -> None:
        """Add a deed and its result."""
        self._append(Step(self.newest, deed), played)

    def drop(self) -> Step:
        """Remove the last step and return it."""
        before = self[-2]
        step = self._steps.pop()
        self._events_size -= step.size
        step.events, step.size = None, 0
        if kept := self._kept.pop(step, None):
            self._kept_size -= kept[1]
        self._forgotten = min(self._forgotten, len(self._steps))
        self._remember(step, self.last)
        self.last = before
        return step

    def bring_back(self, step: Step) -> None:
        """Add a step again that was removed from the present end."""
        self._append(step, self.at(step))

    def _append(self, step: Step, played: Played) -> None:
        self._steps.append(step)
        self.last = played
        if step.number % self._every == 0:
            self._keep(step, played)
        self._keep_events(step, played)
        self._remember(step, played)

    def _keep(self, step: Step, played: Played) -> None:
        size = len(_ENCODER.encode(played.position))
        self._kept[step] = replace(played, question=None), size
        self._kept_size += size
        self._largest = max(self._largest, size)
        while self._kept_size > MOST_KEPT and len(self._kept) > 1:
            self._thin_out()

    def _keep_events(self, step: Step, played: Played) -> None:
        step.events, step.size = played.events, len(_ENCODER.encode(played.events))
        self._events_size += step.size
        while self._events_size > MOST_EVENTS and self._forgotten < len(self._steps):
            oldest = self._steps[self._forgotten]
            self._events_size -= oldest.size
            oldest.events, oldest.size = None, 0
            self._forgotten += 1

    def _thin_out(self) -> None:
        """Discard every other stored position."""
        self._every *= 2
        self._kept = {step: kept for step, kept in self._kept.items() if step.number % self._every == 0}
        self._kept_size = sum(size for _, size in self._kept.values())

    def _remember(self, step: Step, played: Played) -> None:
        """Put a step into the cache; the oldest steps are dropped when the cache is full."""
        if step in self._recent:
            self._weight -= self._recent.pop(step)[1]
        weight = _weight(played, self._largest)
        self._recent[step] = played, weight
        self._weight += weight
        while self._weight > MOST_RECENT and len(self._recent) > 1:
            _, (_, gone) = self._recent.popitem(last=False)
            self._weight -= gone


class _Part(History):
    """Some steps of a line."""

    def __init__(self, line: Line, numbers: range) -> None:
        self._line, self._numbers = line, numbers

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, number: int) -> Played: ...

    @overload
    def __getitem__(self, number: slice) -> History: ...

    def __getitem__(self, number: int | slice) -> Played | History:
        if isinstance(number, slice):
            return _Part(self._line, self._numbers[number])
        return self._line[self._numbers[number]]

    def events_at(self, number: int) -> tuple[Event, ...]:
        """Return the events of a step."""
        return self._line.events_at(self._numbers[number])


def events_at(history: Sequence[Played], number: int) -> tuple[Event, ...]:
    """Return the events of a step, without its position if the history belongs to a game."""
    return history.events_at(number) if isinstance(history, History) else history[number].events


def happened(history: Sequence[Played]) -> Iterator[Event]:
    """Yield the events of all steps in order, without positions if the history belongs to a game."""
    for number in range(len(history)):
        yield from events_at(history, number)


def conceded(seats: int, seat: int) -> Result:
    """Return the result of a game in which a seat resigns."""
    return Result(tuple(other for other in range(seats) if other != seat), "concession")


AGREED: Final = Result((), "agreement")


def _played_again(rules: RuleSystem, before: Played, step: Step) -> Played:
    """Return the result of a step's deed, recalculated from the step before it."""
    deed, position = step.deed, before.position
    assert deed is not None, "no deed leads to the beginning"
    if deed.choice is not None:
        return kernel.play(rules, position, deed.choice, before.question)
    if deed.kind in ("by_hand", "by_draw"):
        return kernel.take_up_dice(rules, position, deed.kind == "by_hand")
    return kernel.end(rules, position, conceded(position.seats, deed.seat) if deed.kind == "concession" else AGREED)


def _weight(played: Played, size: int) -> int:
    """Return roughly how many bytes a step takes beyond what it shares with its neighbours.

    `size` is the size of a position of this game as msgpack.
    """
    return 1500 + size // 3 + 100 * len(played.faces) + (_bulk(played.question) if played.question else 0)


def _bulk(question: Question) -> int:
    shape = question.shape
    if isinstance(shape, Pick):
        return 500 + sum([300 + 220 * len(option.moves) for option in shape.options])
    return 1000 + 48 * len(shape.sources if isinstance(shape, Allocation) else shape.dice)
