"""The magic action: the army rolls, and its magic is cast (C6.1, M1, M6, M10)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import limited, total_of
from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.dragon_dice.board import ClassicDraft
from ddtable.rules.dragon_dice.icon_work import icon_work
from ddtable.rules.dragon_dice.negation import negating
from ddtable.rules.dragon_dice.rolling import army_roll, throw
from ddtable.rules.dragon_dice.rolls import bones, count, dice_of
from ddtable.rules.dragon_dice.steps import Cast, Magic, Rolling


def proceed_magic(draft: ClassicDraft, step: Magic) -> None:
    """Roll the army; magic is never struck back (M1)."""
    draft.push(throw("magic", army_roll(draft, step.seat, step.place, "magic")))


def magic_rolled(draft: ClassicDraft, rolling: Rolling) -> None:
    """Count magic unit by unit: icons, IDs, and Cantrips, which have no penalties; icons act (M1, C14.2, C14.4)."""
    step = cast(Magic, draft.agenda[-1])
    roll = rolling.fallen[0]
    sums = count(draft, step.seat, step.place, "magic", roll)
    icons = draft.board.edition.icons
    rolled, special, normal = [], [], 0
    for face in roll.faces:
        given = icons.use_of(face.icon, "magic").gives.get("magic", 0)
        if given:
            special.append(face.die)
            rolled.append((face.die, face.count * given))
        elif face.icon in ("magic", "id"):
            normal += face.count
            rolled.append((face.die, face.count))
    bony = [die for one in bones(draft, step.seat, step.place, dice_of(roll.faces)) for die in limited(roll.faces, one)]
    loss = normal + sum(points for die, points in rolled if die in special) + len(bony) - total_of(sums, "magic")
    rolled += [(die, 1) for die in bony]
    acts = icon_work(draft, step.seat, step.place, "magic", roll.faces)
    negated = negating(draft, step.seat, step.place)
    cast_now = Cast(step.seat, step.place, True, tuple(rolled), special=tuple(special), loss=loss)
    if draft.board.edition.doubled == "ids":
        cast_now = replace(cast_now, ids=tuple(face.die for face in roll.faces if face.icon == "id"))
    draft.become(*acts, *negated, cast_now)


ROWS = (
    StepRow(Magic, proceed=proceed_magic, clause="M1"),
    PartRow(Rolling, "magic", magic_rolled),
)
