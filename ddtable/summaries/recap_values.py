"""The values of a recap."""

from __future__ import annotations

from msgspec import Struct

from ddtable.engine.events import Event


class Line(Struct, frozen=True):
    """One line of a recap: its icon and its text."""

    icon: str
    words: str


class Since(Struct, frozen=True):
    """The events since a player's last turn in order, and the first step."""

    step: int
    events: tuple[Event, ...]
