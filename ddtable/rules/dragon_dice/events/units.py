"""Events that units move by, die by and return by (C10, C12, M20)."""

from __future__ import annotations

from ddtable.engine.events import About, By, Event, Tray
from ddtable.rules.dragon_dice.events.causes import by_icon, by_power, or_icon


def _of_move(event: Moved) -> Tray:
    """Return "closes" for the reserves phase, "result" for a move by a spell, an icon or a power."""
    if event.cause:
        return "result"
    return "closes" if "reserve" in (event.source, event.target) else ""


class Killed(Event, frozen=True, tag="killed"):
    """Units died; the rest of the damage is lost (C10.1).

    `to`: their new place, "dead", or "reserve" because of Open Grave, or "buried". `cause`: of deaths without damage.
    """

    about = About(
        clause="C10.1",
        weight=lambda event: "weighty" if event.dice else "event",
        hurts=lambda event: bool(event.dice),
        icon="dead",
        pause="deed",
        tray="plain",
        moves=("dice",),
    )

    seat: int
    place: str
    dice: tuple[int, ...]
    damage: int
    lost: int
    to: str = "dead"
    cause: str = ""


class Moved(Event, frozen=True, tag="moved"):
    """Units moved between reserve and a terrain (C12.1, C12.2), or by a spell, an icon or a power: its `cause`."""

    about = About(
        clause=By("target", {"reserve": "C12.2"}),
        key=lambda event: "moved-by" if event.cause else "",
        icon="reserves",
        pause="deed",
        tray=_of_move,
        moves=("dice",),
    )

    seat: int
    dice: tuple[int, ...]
    source: str
    target: str
    cause: str = ""


class Buried(Event, frozen=True, tag="buried"):
    """Units were buried by death magic, a spell, a breath or a temple; `by` is the seat that caused it."""

    about = About(
        clause=or_icon({"death-magic": "M9", "temple": "C11.6"}),
        key=by_icon("buried"),
        sorts=("magic",),
        icon="bury",
        pause="deed",
        tray="result",
        moves=("dice",),
    )

    by: int
    dice: tuple[int, ...]
    cause: str


class Returned(Event, frozen=True, tag="returned"):
    """Dead units join an army (M20), also a city's recruit (C11.4)."""

    about = About(
        clause=or_icon({"city": "C11.4", "spell": "M20", "feralization": "C13.1", "mutate": "C13.1"}),
        key=by_power("returned"),
        sorts=("magic",),
        icon="recruit",
        pause="deed",
        tray="result",
        moves=("dice",),
    )

    seat: int
    dice: tuple[int, ...]
    place: str
    cause: str


class Promoted(Event, frozen=True, tag="promoted"):
    """A dead unit replaced a unit of the army, which is now dead (C10.3)."""

    about = About(
        clause="C10.3",
        weight="weighty",
        key=by_power("promoted"),
        icon="promote",
        pause="deed",
        tray="result",
        moves=("replaced", "risen"),
    )

    seat: int
    place: str
    risen: int
    replaced: int
    cause: str
