"""The charge: both armies roll at once, the dead of both sides leave together (C8.3, C9.5)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import CountAs
from ddtable.engine.position import Roll
from ddtable.engine.questions import Allocation, Allotted, Choice, Chosen, Question, Source
from ddtable.rules.classic.board import ClassicDraft, ClassicView
from ddtable.rules.classic.casualties import ask_casualties, kill
from ddtable.rules.classic.control import settle
from ddtable.rules.classic.events import Damaged
from ddtable.rules.classic.rolls import army_roll, count, faces_of, throw
from ddtable.rules.classic.rout import fall_back, routs
from ddtable.rules.classic.steps import ArmyRoll, Charge, Pursue

BUCKETS = ("save", "melee")


def _id_faces(step: Charge) -> list[Source]:
    defence = cast(ArmyRoll, step.defence)
    return [Source(face.die, face.count) for face in defence.faces if face.icon == "id"]


def ask_charge(view: ClassicView, step: Charge) -> Question | None:
    """Ask the target's owner to assign IDs to saves or melee, then both owners for casualties (C8.3, C10.1)."""
    if step.stage == "split":
        sources = _id_faces(step)
        if not sources:
            return None
        values: dict[str, int | str] = {"seat": step.seat, "place": step.place}
        shape = Allocation(tuple(sources), BUCKETS)
        return Question(step.target, "charge-ids", "C8.3", shape, values, step.place)
    if step.stage == "target_casualties":
        return ask_casualties(view, step.target, step.place, step.damage)
    if step.stage == "charger_casualties":
        return ask_casualties(view, step.seat, step.place, step.damage_back)
    return None


def answer_charge(draft: ClassicDraft, step: Charge, choice: Choice) -> None:
    """Take the assignment of IDs, or one side's casualties."""
    if isinstance(choice, Allotted):
        _add_up(draft, step, choice)
    elif step.stage == "target_casualties":
        draft.become(replace(step, stage="charger_casualties", target_dead=cast(Chosen, choice).dice))
    else:
        _remove_dead(draft, step, cast(Chosen, choice).dice)


def proceed_charge(draft: ClassicDraft, step: Charge) -> None:
    """Go one stage on where nothing is asked (C8.3)."""
    if step.stage == "roll":
        attack = army_roll(draft, step.seat, step.place, "charge")
        draft.push(throw("charge", attack, army_roll(draft, step.target, step.place, "charge_defence")))
    elif step.stage == "icons":
        # Special action icons of both rolls act here, before normal icons (C6.1 step 3).
        draft.become(replace(step, stage="split"))
    elif step.stage == "split":
        _add_up(draft, step, Allotted(()))
    elif step.stage == "target_casualties":
        draft.become(replace(step, stage="charger_casualties"))
    elif step.stage == "charger_casualties":
        _remove_dead(draft, step, ())
    else:
        _check_routs(draft, step)


def charge_rolled(draft: ClassicDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Keep what both armies showed."""
    step = cast(Charge, draft.agenda[-1])
    attack, defence = (ArmyRoll(faces_of(draft, party.dice)) for party in roll.parties)
    draft.become(replace(step, stage="icons", attack=attack, defence=defence))


def _add_up(draft: ClassicDraft, step: Charge, split: Allotted) -> None:
    """Add both rolls up: saves reduce the charge, the target's melee hits the charger, who has no save (C8.3)."""
    sources = _id_faces(step)
    shares = [
        tuple(source.die for source, row in zip(sources, split.amounts, strict=True) if row[bucket])
        for bucket in range(len(BUCKETS))
    ]
    assigned = [CountAs(bucket, "id", "C8.3", dice) for bucket, dice in zip(BUCKETS, shares, strict=True) if dice]
    (hits,) = count(draft, step.seat, step.place, "charge", cast(ArmyRoll, step.attack))
    saves, melee = count(draft, step.target, step.place, "charge_defence", cast(ArmyRoll, step.defence), *assigned)
    damage = max(0, hits.total - saves.total)
    draft.note(Damaged(step.target, step.place, hits.total, saves.total, damage))
    draft.note(Damaged(step.seat, step.place, melee.total, 0, melee.total))
    draft.become(replace(step, stage="target_casualties", damage=damage, damage_back=melee.total))


def _remove_dead(draft: ClassicDraft, step: Charge, charger_dead: tuple[int, ...]) -> None:
    """Remove the dead of both sides together (C8.3)."""
    draft.become(replace(step, stage="rout"))
    kill(draft, step.target, step.place, step.target_dead, step.damage)
    kill(draft, step.seat, step.place, charger_dead, step.damage_back)
    settle(draft)


def _check_routs(draft: ClassicDraft, step: Charge) -> None:
    """Check both sides: both rout and the die goes one down, one routs and the other may pursue (C9.5).

    The charger made no save roll: its IDs are held against the save icons that lie in its charge roll.
    """
    draft.become()
    charger = routs(draft, step.seat, step.place, cast(ArmyRoll, step.attack), charging=True)
    target = routs(draft, step.target, step.place, cast(ArmyRoll, step.defence))
    if charger and target:
        fall_back(draft, step.place, "rout")
    elif target:
        draft.push(Pursue(step.seat, step.place, step.target))
    elif charger:
        draft.push(Pursue(step.target, step.place, step.seat))
