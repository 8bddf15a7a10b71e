"""What a recap is made of."""

from __future__ import annotations

from msgspec import Struct


class Line(Struct, frozen=True):
    """One line of a recap: its icon and its words."""

    icon: str
    words: str


class Since(Struct, frozen=True):
    """What happened since a player's last turn: from which step on, and the events in their order."""

    step: int
    events: tuple[Struct, ...]
