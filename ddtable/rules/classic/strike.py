"""One army strikes, the other saves: a missile attack, a skirmish, a strike back (C7.3, C8.2)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.position import Roll
from ddtable.engine.questions import Choice, Chosen, Question
from ddtable.rules.classic.board import ClassicDraft, ClassicView
from ddtable.rules.classic.casualties import ask_casualties, kill
from ddtable.rules.classic.control import settle
from ddtable.rules.classic.events import Damaged
from ddtable.rules.classic.rolls import Kind, army_roll, count, faces_of, throw
from ddtable.rules.classic.rout import check_rout
from ddtable.rules.classic.steps import ArmyRoll, Strike


def ask_strike(view: ClassicView, step: Strike) -> Question | None:
    """Ask the target's owner for casualties, once there is damage (C10.1)."""
    if step.stage != "casualties":
        return None
    return ask_casualties(view, step.target, step.target_place, step.damage)


def proceed_strike(draft: ClassicDraft, step: Strike) -> None:
    """Go one stage on: attack roll, its icons, save roll, its icons, casualties, rout (C6.1, C7.3, C8.2)."""
    kind: Kind = "missile" if step.kind == "missile" else "melee"
    if step.stage == "attack":
        draft.push(throw("attack", army_roll(draft, step.seat, step.place, kind)))
    elif step.stage == "attack_icons":
        # Special action icons of the attack act here, before normal icons (C6.1 step 3).
        (hits,) = count(draft, step.seat, step.place, kind, cast(ArmyRoll, step.attack))
        draft.become(replace(step, stage="save", hits=hits.total))
    elif step.stage == "save":
        draft.push(throw("save", army_roll(draft, step.target, step.target_place, "save")))
    elif step.stage == "save_icons":
        (saves,) = count(draft, step.target, step.target_place, "save", cast(ArmyRoll, step.save))
        damage = max(0, step.hits - saves.total)
        draft.note(Damaged(step.target, step.target_place, step.hits, saves.total, damage))
        draft.become(replace(step, stage="casualties", damage=damage))
    elif step.stage == "casualties":
        draft.become(replace(step, stage="rout"))
    else:
        check_rout(draft, step)


def strike_rolled(draft: ClassicDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Keep what the army showed; a save roll is made even against no hits (C6.3)."""
    step = cast(Strike, draft.agenda[-1])
    lying = ArmyRoll(faces_of(draft, roll.parties[0].dice))
    if roll.purpose == "attack":
        draft.become(replace(step, stage="attack_icons", attack=lying))
    else:
        draft.become(replace(step, stage="save_icons", save=lying))


def answer_strike(draft: ClassicDraft, step: Strike, choice: Choice) -> None:
    """Remove the dead, then look at the rout (C7.3, C8.2)."""
    draft.become(replace(step, stage="rout"))
    kill(draft, step.target, step.target_place, cast(Chosen, choice).dice, step.damage)
    settle(draft)
