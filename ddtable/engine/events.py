"""Events of any game, and the information on each class of events for the log, the table and the words.

An event is a plain value with a tag. Its class has an `about`: its clause, its weight in the log, its icon and so on.
A new event is one class; no list elsewhere has to name it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct

from ddtable.engine.value import PlainValue

Weight = Literal["turn", "event", "weighty"]
"""The weight of an event in the log: the head of a turn, a line, an emphasized line."""
Tray = Literal["", "closes", "plain", "result"]
"""The part of an event in related rolls: it ends them, is a result that every attack has, or another result."""


class By(Struct, frozen=True):
    """A word that depends on one field of the event; `otherwise` for a value without a word."""

    field: str
    words: Mapping[Any, str]
    otherwise: str = ""

    def __call__(self, event: Any) -> str:
        """Return the word of an event."""
        return self.words.get(getattr(event, self.field), self.otherwise)


class About(Struct, frozen=True, kw_only=True):
    """The information on a class of events. Many values may be a function of the event instead.

    `clause`: the clause that it carries out, "" if the question before it names the clause. `key`: the name of its
    messages (`event-...`, `work-...`), "" for the tag. `silent`: it needs no sentence. `sorts`: the filters of the log
    that show it. `icon`: the icon beside it. `recap`: it is a line of the recap. `hurts`: it is a loss for its `seat`.
    `pause`: the pause after it in a computer player's turn. `opens`: it begins related rolls of this kind on the roll
    tray; `tray`: its part in them. `moves`: its fields with the dice that it moves. `concerns`: an army (of `seat` at
    `place`, or of `target`) or the die of its `place`, besides its own dice.
    """

    clause: str | Callable[[Any], str] = ""
    weight: Weight | Callable[[Any], Weight] = "event"
    key: str | Callable[[Any], str] = ""
    silent: bool | Callable[[Any], bool] = False
    sorts: tuple[str, ...] | Callable[[Any], tuple[str, ...]] = ()
    icon: str = ""
    recap: bool = False
    hurts: bool | Callable[[Any], bool] = False
    pause: Literal["", "deed", "roll"] = ""
    opens: str = ""
    tray: Tray | Callable[[Any], Any] = ""
    moves: tuple[str, ...] | Callable[[Any], tuple[str, ...]] = ()
    concerns: Literal["", "army", "target", "place"] = ""


class Event(PlainValue, frozen=True):
    """Something that happened in a game."""

    about: ClassVar[About] = About()


def of_module(name: str) -> tuple[type[Event], ...]:
    """Return the classes of events that a module defines, in its order."""
    return tuple(one for one in Event.__subclasses__() if one.__module__ == name)


def of(event: Any, value: Any) -> Any:
    """Return a value of an event's `about`, worked out for this event if it is a function."""
    return value(event) if callable(value) else value


def clause_of(event: Any) -> str:
    """Return the clause of an event; "" if the question before it has it."""
    return str(of(event, event.about.clause))


def weight_of(event: Any) -> Weight:
    """Return the weight of an event in the log."""
    weight: Weight = of(event, event.about.weight)
    return weight


def key_of(event: Any) -> str:
    """Return the name of the messages of an event."""
    return str(of(event, event.about.key) or event.__struct_config__.tag)


def is_silent(event: Any) -> bool:
    """Return True if an event needs no sentence."""
    return bool(of(event, event.about.silent))


def is_sort(event: Any, sort: str) -> bool:
    """Return True if a filter of the log shows an event."""
    return sort in of(event, event.about.sorts)


def hurts(event: Any, seats: Sequence[int]) -> bool:
    """Return True if an event is a loss for one of these seats."""
    return bool(of(event, event.about.hurts)) and event.seat in seats


def tray_of(event: Any) -> Tray:
    """Return the part of an event in related rolls."""
    tray: Tray = of(event, event.about.tray)
    return tray


def moved_by(event: Any) -> tuple[int, ...]:
    """Return the dice that an event moves to another place."""
    fields = [getattr(event, name) for name in of(event, event.about.moves)]
    return tuple(die for field in fields for die in (field if isinstance(field, tuple) else (field,)))
