"""Magic Negation: Frostwings roll against magic that is cast at their terrain (C13.1, H46, H50)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import Count, total_of, work_out
from ddtable.engine.position import Party, Roll
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.dragon_dice.board import RESERVE, ClassicDraft, ClassicView, opponents_at
from ddtable.rules.dragon_dice.effects import free, glance_away, paralysed
from ddtable.rules.dragon_dice.events.powers import PowerWorked
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.powers import coffin, with_power
from ddtable.rules.dragon_dice.rolls import faces_of, magic_of
from ddtable.rules.dragon_dice.steps import Cast, Negate


def negating(view: ClassicView, seat: int, place: str) -> tuple[Negate, ...]:
    """Return the rolls of Frostwings against the magic of a seat's army at the same terrain (H50)."""
    if "magic_negation" not in view.board.edition.effects or place == RESERVE:
        return ()
    return tuple(
        Negate(other, place)
        for other in opponents_at(view, seat, place)
        if coffin(view, other, "magic_negation") and not paralysed(view, other, place) and _dice(view, other, place)
    )


def _dice(view: ClassicView, seat: int, place: str) -> tuple[int, ...]:
    return free(view, with_power(view, seat, place, "magic_negation"))


def proceed_negate(draft: ClassicDraft, step: Negate) -> None:
    """Roll the Frostwings alone for magic, without effects on their army."""
    dice = _dice(draft, step.seat, step.place)
    glance_away(draft, dice)
    draft.push(Roll("negate", (Party(step.seat, dice, "magic", step.place),)))


def negate_rolled(draft: ClassicDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Subtract their magic from the points about to be cast, up to what their dead allow (H46, H50)."""
    step = cast(Negate, draft.agenda[-1])
    faces = faces_of(draft, roll.parties[0].dice)
    shown, icons = dict.fromkeys(("magic", "id", *(face.icon for face in faces))), draft.board.edition.icons
    times = {icon: magic_of(icons, icon) for icon in shown}
    sums = work_out(tuple(Count("magic", icon, "C13.1", times=more) for icon, more in times.items() if more), faces)
    draft.note(Rolled(step.seat, "magic", step.place, faces, sums))
    most = coffin(draft, step.seat, "magic_negation")
    points = min(total_of(sums, "magic"), most)
    draft.note(PowerWorked(step.seat, step.place, "magic_negation", points=points, most=most))
    draft.become()
    below = next(at for at in range(len(draft.agenda) - 1, -1, -1) if isinstance(draft.agenda[at], Cast))
    casting = cast(Cast, draft.agenda[below])
    draft.agenda[below] = replace(casting, loss=casting.loss + points)


ROWS = (
    StepRow(Negate, proceed=proceed_negate, clause="C13.1"),
    RollRow("negate", negate_rolled),
)
