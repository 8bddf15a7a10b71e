"""Damage and death: the owner picks the largest set of units that the damage can kill (C10.1, C10.2)."""

from __future__ import annotations

from msgspec import Struct

from ddtable.engine.constraints import LargestUpTo
from ddtable.engine.position import area
from ddtable.engine.questions import Question, Subset
from ddtable.rules.classic.board import (
    BURIED,
    DEAD,
    RESERVE,
    ClassicDraft,
    ClassicView,
    health,
    healths,
    holds_eighth,
    is_terrain,
    units_at,
)
from ddtable.rules.classic.control import settle
from ddtable.rules.classic.effects import given, giving
from ddtable.rules.classic.events import Killed
from ddtable.rules.classic.steps import Alone


class Loss(Struct, frozen=True):
    """Units of one army that die together: by damage, or by `cause`; `buried` straight away (DA-D3)."""

    seat: int
    place: str
    dice: tuple[int, ...]
    damage: int = 0
    cause: str = ""
    buried: bool = False


def ask_casualties(view: ClassicView, seat: int, place: str, damage: int) -> Question | None:
    """Ask an army's owner which units die: the largest total health up to the damage (C10.1)."""
    dice = units_at(view, seat, place)
    if not damage or not dice:
        return None
    constraint = LargestUpTo(damage, healths(view, dice))
    values: dict[str, int | str] = {"damage": damage, "needed": constraint.best(), "place": place}
    return Question(seat, "casualties", "C10.1", Subset(dice, constraint, area(DEAD, seat)), values, place)


def kill(draft: ClassicDraft, *losses: Loss) -> None:
    """Remove the dead of one moment together and see what follows (C10.1, C10.2).

    They go to their owner's dead unit area and what is left of the damage is lost; under Open Grave they go to his
    reserve instead, Flame's victims too (M23, DA-D3). On soiled ground those who died roll for their burial.
    """
    soiled = []
    for loss in losses:
        if not loss.dice and not loss.damage:
            continue
        saved = given(draft, loss.seat, loss.place, "open_grave")
        to = RESERVE if saved else BURIED if loss.buried else DEAD
        left = max(0, loss.damage - health(draft, loss.dice))
        draft.note(Killed(loss.seat, loss.place, loss.dice, loss.damage, left, to, loss.cause))
        draft.put(loss.dice, to)
        if to == DEAD and loss.dice and _soiled(draft, loss.seat, loss.place):
            soiled.append(Alone(loss.seat, loss.place, loss.dice, "soiled_ground"))
    settle(draft)
    draft.push(*soiled)


def _soiled(view: ClassicView, seat: int, place: str) -> bool:
    """Tell whether units that die here may be buried; a temple spares its army an opponent's black ground (C11.6)."""
    ground = giving(view, seat, place, "soiled_ground") if is_terrain(place) else []
    if holds_eighth(view, seat, place, "temple"):
        return any(effect.seat == seat for effect in ground)
    return bool(ground)
