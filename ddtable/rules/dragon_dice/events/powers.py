"""Events of special icons and racial powers (C13, C14)."""

from __future__ import annotations

from ddtable.engine.arithmetic import Face
from ddtable.engine.events import About, By, Event
from ddtable.rules.dragon_dice.events.causes import OF_POWERS


class IconActed(Event, frozen=True, tag="icon_acted"):
    """A special icon took effect: its points, and its dice, or the army of `target`, or neither (C14.4)."""

    about = About(clause="C14.4", tray="result")

    seat: int
    icon: str
    points: int
    dice: tuple[int, ...] = ()
    target: int = -1
    place: str = ""


class PowerWorked(Event, frozen=True, tag="power_worked"):
    """A racial power took effect: on dice of its army, or for points up to `most` (C13.1, H46)."""

    about = About(
        clause="C13.1",
        icon="effects",
        tray="result",
        moves=lambda event: ("dice",) if event.power == "winters_fortitude" else (),
    )

    seat: int
    place: str
    power: str
    dice: tuple[int, ...] = ()
    points: int = 0
    most: int = 0


class PowerRolled(Event, frozen=True, tag="power_rolled"):
    """Units rolled alone for a power or an icon: their faces, and the units that succeeded (C13.1, C14.4)."""

    about = About(
        clause=By("power", {"replanting": "C13.1", "rise_from_the_ashes": "C14.4", "dispel_magic": "C14.4"}),
        sorts=("rolls",),
        icon="save",
        pause="roll",
        tray="result",
    )

    seat: int
    place: str
    power: str
    faces: tuple[Face, ...]
    kept: tuple[int, ...]


class PowerUsed(Event, frozen=True, tag="power_used"):
    """The power of a city, a temple or a race was used or declined (C11.4, C11.6, C13.1)."""

    about = About(
        clause=By("power", {"city": "C11.4", "temple": "C11.6", "mutate": "C13.1"}),
        key=lambda event: "power_used-race" if event.power in OF_POWERS else "",
        tray="closes",
    )

    seat: int
    place: str
    power: str
    used: bool
    victim: int = -1
