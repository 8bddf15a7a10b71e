"""Damage and death: the owner picks the largest set of units that the damage can kill (C10.1, C10.2)."""

from __future__ import annotations

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area
from ddtable.engine.questions import LargestUpTo, Question, Subset
from ddtable.rules.classic.board import DEAD, ClassicDraft, ClassicView, health, units_at
from ddtable.rules.classic.events import Killed


def ask_casualties(view: ClassicView, seat: int, place: str, damage: int) -> Question | None:
    """Ask an army's owner which units die: the largest total health up to the damage (C10.1)."""
    dice = units_at(view, seat, place)
    if not damage or not dice:
        return None
    units = catalogue().units
    constraint = LargestUpTo(damage, tuple(units[view.dice[die].type].health for die in dice))
    values: dict[str, int | str] = {"damage": damage, "needed": constraint.best(), "place": place}
    return Question(seat, "casualties", "C10.1", Subset(dice, constraint, area(DEAD, seat)), values, place)


def kill(draft: ClassicDraft, seat: int, place: str, dice: tuple[int, ...], damage: int) -> None:
    """Move killed units to their owner's dead unit area; what is left of the damage is lost (C10.1, C10.2)."""
    if not damage:
        return
    draft.note(Killed(seat, place, dice, damage, damage - health(draft, dice)))
    draft.put(dice, DEAD)
