"""Bash: an attacking unit's damage hits it as well, and it must save against it (C14.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import Carry, Count, Double, Face, Special, Working, total_of, work_out
from ddtable.engine.constraints import Number
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Chosen, Question, Subset
from ddtable.engine.rows import PartRow
from ddtable.rules.dragon_dice.board import DEAD, ClassicDraft, ClassicView, units_at
from ddtable.rules.dragon_dice.dragon_rolls import damage_of
from ddtable.rules.dragon_dice.icon_work import Work, change_exchange, done, exchange_of, in_hand, on_saves, tell
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolls import by_army, dice_of, recipe
from ddtable.rules.dragon_dice.steps import Alone, Charge, DragonAttack, IconWork, Strike

OWN = (Count, Special, Carry)  # results of a unit's own faces; penalties, frost and additions apply to the whole army


def _blows(view: ClassicView, step: IconWork) -> dict[int, int]:
    """Return the melee of each unit of the attacking army that is still there, in its order."""
    exchange = exchange_of(view)
    if not isinstance(exchange, Strike | Charge) or exchange.attack is None:
        return {}
    kind: Kind = "charge" if isinstance(exchange, Charge) else "melee"
    found: dict[int, int] = {}
    there = units_at(view, step.target, step.target_place)
    for at, faces in by_army(view, step.target, step.target_place, exchange.attack.faces):
        own = list(_own(recipe(view, step.target, kind, at, dice_of(faces)), faces))
        found |= {die: _hits(own, faces, die, kind) for die in dice_of(faces) if die in there}
    return {die: points for die, points in found.items() if points}


def _own(whole: Iterable[Working], faces: Sequence[Face]) -> Iterator[Working]:
    """Yield the workings that count a unit's own faces; an icon on any die of the army may double them."""
    shown = {face.icon for face in faces}
    for one in whole:
        if not isinstance(one, Double):
            if isinstance(one, OWN):
                yield one
        elif not one.only_with or shown.intersection(one.only_with):
            yield replace(one, only_with=())


def _hits(own: Iterable[Working], faces: Iterable[Face], die: int, kind: Kind) -> int:
    """Return one unit's hits: icons, IDs, special icons, icons that count as hits, and their doublings (H69)."""
    return total_of(work_out(tuple(own), [face for face in faces if face.die == die]), kind)


def ask_bash(view: ClassicView, step: IconWork) -> Question | None:
    """Ask which attacking unit is bashed: one that made hits (C14.4)."""
    act, _ = in_hand(view, step)
    blows = _blows(view, step)
    if not blows or isinstance(exchange_of(view), DragonAttack):
        return None
    dice = tuple(blows)
    values: dict[str, int | str] = {"icon": act.icon, "points": max(blows.values()), "needed": 1}
    values["place"] = step.target_place
    shape = Subset(dice, Number(1, len(dice)), area(DEAD, step.target))
    return Question(step.seat, "icon-target", "C14.4", shape, values, step.target_place)


def answer_bash(draft: ClassicDraft, step: IconWork, choice: Choice) -> None:
    """Make the unit save against its own hits, and save the same amount (C14.4)."""
    act, _ = in_hand(draft, step)
    (die,) = cast(Chosen, choice).dice
    points = _blows(draft, step)[die]
    tell(draft, step, (die,))
    on_saves(draft, act.icon, points)
    done(draft, step)
    draft.push(Alone(step.target, step.target_place, (die,), act.icon, step.seat, step.kind, damage=points))


def proceed_bash(draft: ClassicDraft, step: IconWork) -> None:
    """Turn the highest damage of a dragon back on it and save the same amount; without damage it has no effect.

    A dragon is slain by this if its own damage reaches what slays it (C14.4, V19.11).
    """
    act, _ = in_hand(draft, step)
    attack = exchange_of(draft)
    if isinstance(attack, DragonAttack):
        rest = [
            (damage_of(draft, shown), dragon)
            for dragon, shown in zip(attack.dragons, attack.shown, strict=True)
            if dragon not in attack.bashed
        ]
        damage, dragon = max(rest, key=lambda one: one[0], default=(0, -1))
        if damage:
            change_exchange(draft, bashed=(*attack.bashed, dragon))
            tell(draft, step, (dragon,))
            on_saves(draft, act.icon, damage)
            done(draft, step)
            return
    tell(draft, step)
    done(draft, step)


ROWS = (PartRow(IconWork, "bash", Work(ask_bash, answer_bash, proceed_bash)),)
