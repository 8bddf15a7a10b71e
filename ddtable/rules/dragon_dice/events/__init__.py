"""The events of the classic game, complete enough to narrate, animate and replay it. Seats, dice and places are ids.

To add one: its class with its `about` in the module of its subject; the `draft.note` of its chapter; its message
`event-TAG`, and `work-TAG` if it has a line on the roll tray.
"""

from __future__ import annotations

from ddtable.engine.events import Event, of_module
from ddtable.engine.kernel import Forced
from ddtable.rules.dragon_dice.events import attacks, dragons, magic, powers, rolls, set_up, turns, units

SUBJECTS = (set_up, turns, rolls, attacks, units, magic, dragons, powers)

EVENTS: tuple[type[Event], ...] = (
    Forced,
    *[event for subject in SUBJECTS for event in of_module(subject.__name__)],
)
