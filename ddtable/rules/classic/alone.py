"""Units that roll alone: Bullseye's targets, gold breath, lightning, soiled ground (C6.2, C7.5, DA-D1)."""

from __future__ import annotations

from typing import cast

from ddtable.engine.arithmetic import Face
from ddtable.engine.position import Party, Roll
from ddtable.rules.classic.board import BURIED, ClassicDraft, ClassicView
from ddtable.rules.classic.casualties import Loss, kill
from ddtable.rules.classic.effects import frosted
from ddtable.rules.classic.events import Buried, SavedAlone
from ddtable.rules.classic.icons import use_of
from ddtable.rules.classic.rolls import faces_of, powerful
from ddtable.rules.classic.steps import Alone


def saves_alone(view: ClassicView, seat: int, place: str, face: Face) -> bool:
    """Tell whether a unit's own roll keeps it alive (C6.2).

    A save, an ID, Counter, Fly, a maneuver where its race counts it as a save. Its army's spells and doublings do not
    reach it; frost does, but not its special icons.
    """
    if use_of(face.icon, "single").gives.get("save"):
        return True
    shown = face.icon in ("save", "id") or (
        face.icon == "maneuver" and face.die in powerful(view, place, (face,), "maneuver_as_save")
    )
    return shown and (face.count // 2 if frosted(view, seat, place) else face.count) > 0


def proceed_alone(draft: ClassicDraft, step: Alone) -> None:
    """Roll each unit for itself; nothing of the army's applies (C6.1)."""
    draft.push(Roll("alone", (Party(step.seat, step.dice, "single", step.place),)))


def alone_rolled(draft: ClassicDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Those without a save die, or on soiled ground are buried (C7.5, DA-D1, C6.2)."""
    step = cast(Alone, draft.agenda[-1])
    faces = faces_of(draft, roll.parties[0].dice)
    lost = tuple(face.die for face in faces if not saves_alone(draft, step.seat, step.place, face))
    draft.note(SavedAlone(step.seat, step.place, step.cause, faces, lost))
    draft.become()
    if step.cause == "soiled_ground":
        if lost:
            draft.put(lost, BURIED)
            draft.note(Buried(step.seat, lost, step.cause))
    else:
        kill(draft, Loss(step.seat, step.place, lost, cause=step.cause))
