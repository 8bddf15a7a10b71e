"""The last roll of a game, both sides of it, read from the events: what the roll tray shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from ddtable.engine.arithmetic import Face, Sum
from ddtable.engine.kernel import Forced, Played
from ddtable.engine.position import Position
from ddtable.rules.classic.events import Damaged, ManeuverEnded, Rolled

LOOK_BACK = 80
ICON_ORDER = ("id", "melee", "missile", "magic", "maneuver", "save")


class Side(Struct, frozen=True):
    """One army's roll: the seat, what for, where, the faces, and the sums (none while they are not added up yet)."""

    seat: int
    kind: str
    place: str
    faces: tuple[Face, ...]
    sums: tuple[Sum, ...]


class Exchange(Struct, frozen=True):
    """Rolls that belong together, and what came of them."""

    sides: tuple[Side, ...]
    damages: tuple[Damaged, ...] = ()
    maneuver: ManeuverEnded | None = None


class Group(Struct, frozen=True):
    """The dice of a roll that show the same icon, the strongest first; `total` is what their faces count."""

    icon: str
    faces: tuple[Face, ...]
    total: int


def groups(faces: Sequence[Face], counting: frozenset[str] = frozenset()) -> list[Group]:
    """Return the faces by icon: those in `counting` first, then in the usual order, then special icons."""
    order = {icon: place for place, icon in enumerate(ICON_ORDER)}
    icons = sorted(
        {face.icon for face in faces}, key=lambda icon: (icon not in counting, order.get(icon, len(order)), icon)
    )
    found = []
    for icon in icons:
        same = sorted((face for face in faces if face.icon == icon), key=lambda face: (-face.count, face.die))
        found.append(Group(icon, tuple(same), sum(face.count for face in same)))
    return found


def counting_icons(side: Side) -> frozenset[str]:
    """Return the icons of a roll that gave results."""
    return frozenset(line.word.partition("-as-")[0] for total in side.sums for line in total.lines)


def last_exchange(history: Sequence[Played]) -> Exchange | None:
    """Return the last rolls that belong together, None before the first.

    Rolls belong together as long as nothing but a forced answer or another roll stands between them.
    """
    lying = _not_added_up(history[-1].position) if history else None
    if lying is not None:
        return lying
    sides: list[Side] = []
    damages: list[Damaged] = []
    maneuver: ManeuverEnded | None = None
    for event in _backwards(history):
        if isinstance(event, Rolled):
            sides.append(Side(event.seat, event.kind, event.place, event.faces, event.sums))
        elif isinstance(event, Forced):
            continue
        elif sides:
            break
        elif isinstance(event, Damaged):
            damages.append(event)
        elif isinstance(event, ManeuverEnded):
            # Nothing was rolled for a maneuver that nobody opposed; older rolls have nothing to do with it.
            maneuver = event if event.highest or event.total else None
        elif damages or maneuver:
            # These figures belong to the rolls right before them only.
            damages, maneuver = [], None
    if not sides:
        return None
    return Exchange(tuple(reversed(sides)), tuple(reversed(damages)), maneuver)


def _backwards(history: Sequence[Played]) -> Iterator[Struct]:
    for played in reversed(history[-LOOK_BACK:]):
        yield from reversed(played.events)


def _not_added_up(position: Position[object, object]) -> Exchange | None:
    """Return dice that have fallen but wait for their owner to say what IDs count as (C8.3)."""
    step = position.agenda[-1] if position.agenda else None
    if getattr(step, "stage", "") != "split":
        return None
    attack, defence = getattr(step, "attack", None), getattr(step, "defence", None)
    if attack is None or defence is None:
        return None
    seat, target, place = (getattr(step, name) for name in ("seat", "target", "place"))
    return Exchange(
        (Side(seat, "charge", place, attack.faces, ()), Side(target, "charge_defence", place, defence.faces, ()))
    )
