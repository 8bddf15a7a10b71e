"""The events of what armies hold besides units; only editions that let them hold it have these."""

from __future__ import annotations

from ddtable.engine.events import About, By, Event, of_module


class HeldLeft(Event, frozen=True, tag="held_left"):
    """Dragons or dragonkin left an army for the pool of their owner; `reason`: "killed", "alone", "flew", "slain"."""

    about = About(
        clause=By("reason", {"killed": "KP9.1", "flew": "KP9.4", "alone": "KP9.4"}, "KP10.1"),
        icon="dragon",
        recap=True,
        hurts=lambda event: event.reason in ("killed", "slain"),
        pause="deed",
        tray="plain",
        moves=("dice",),
    )

    seat: int
    place: str
    dice: tuple[int, ...]
    reason: str


HELD_EVENTS: tuple[type[Event], ...] = of_module(__name__)
