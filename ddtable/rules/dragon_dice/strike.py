"""One army attacks, the other saves: missiles, a skirmish, a strike back, a damaging spell (C7.3, C7.5, C8.2, C8.5)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import total_of
from ddtable.engine.constraints import LargestUpTo
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Chosen, Question, Subset
from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.dragon_dice.board import DEAD, ClassicDraft, ClassicView, healths, units_at
from ddtable.rules.dragon_dice.casting import cantrip
from ddtable.rules.dragon_dice.casualties import ask_casualties, kill
from ddtable.rules.dragon_dice.effects import exposed, spell_saves
from ddtable.rules.dragon_dice.events.attacks import Damaged, SpellsSaved
from ddtable.rules.dragon_dice.events.powers import IconActed
from ddtable.rules.dragon_dice.icon_work import changed_saves, icon_work
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolling import army_roll, throw
from ddtable.rules.dragon_dice.rolls import count, fog
from ddtable.rules.dragon_dice.rout import check_rout
from ddtable.rules.dragon_dice.steps import Alone, ArmyRoll, Charge, Loss, Rolling, Strike, StrikeBack


def _kinds(step: Strike) -> tuple[Kind, Kind]:
    """Return the kinds of the two rolls: a save against melee may throw damage back (C14)."""
    return ("melee", "save_melee") if step.kind in ("skirmish", "strike_back") else ("missile", "save")


def ask_strike(view: ClassicView, step: Strike) -> Question | None:
    """Ask the shooter for Bullseye's targets, then both owners for casualties (C7.5, C10.1, C8.5)."""
    if step.stage == "attack_icons":
        return _ask_bullseye(view, step)
    if step.stage == "casualties":
        return ask_casualties(view, step.target, step.target_place, step.damage)
    if step.stage == "thrown_back":
        return ask_casualties(view, step.seat, step.place, step.thrown_back)
    return None


def _ask_bullseye(view: ClassicView, step: Strike) -> Question | None:
    """Ask for units of the target army, as much health as the rolled Bullseyes allow (C7.5, Q94)."""
    faces = cast(ArmyRoll, step.attack).faces
    points = sum(amount for _, amount in view.board.edition.icons.hooked(faces, _kinds(step)[0], "pick_off"))
    dice = exposed(view, units_at(view, step.target, step.target_place))
    if not points or not dice:
        return None
    constraint = LargestUpTo(points, healths(view, dice))
    values: dict[str, int | str] = {"points": points, "needed": constraint.best(), "place": step.target_place}
    shape = Subset(dice, constraint, area(DEAD, step.target))
    return Question(step.seat, "bullseye", "C7.5", shape, values, step.target_place)


def proceed_strike(draft: ClassicDraft, step: Strike) -> None:
    """Advance one stage: attack, its Cantrips, its icons, save, its Cantrips, casualties, rout (C6.1, C7.3, C8.2)."""
    attacking, saving = _kinds(step)
    if step.stage == "attack":
        draft.push(throw("attack", army_roll(draft, step.seat, step.place, attacking)))
    elif step.stage == "attack_cast":
        draft.become(replace(step, stage="attack_icons"))
        cantrip(draft, step.seat, step.place, attacking, cast(ArmyRoll, step.attack))
    elif step.stage == "attack_icons":
        _count_attack(draft, step, ())
    elif step.stage == "save":
        _begin_save(draft, step, saving)
    elif step.stage == "save_cast":
        roll = cast(ArmyRoll, step.save)
        draft.become(replace(step, stage="save_icons"))
        draft.push(*icon_work(draft, step.target, step.target_place, saving, roll.faces, step.seat, step.place))
        cantrip(draft, step.target, step.target_place, saving, roll)
    elif step.stage == "save_icons":
        _count_saves(draft, step, saving)
    elif step.stage == "casualties":
        draft.become(replace(step, stage="thrown_back"))
    elif step.stage == "thrown_back":
        _remove_dead(draft, step, ())
    else:
        check_rout(draft, step)


def attack_rolled(draft: ClassicDraft, rolling: Rolling) -> None:
    """Store the attacker's roll; a Charge icon turns a skirmish into a charge (C14.4)."""
    step = cast(Strike, draft.agenda[-1])
    roll = rolling.fallen[0]
    if step.kind == "skirmish" and draft.board.edition.icons.hooked(roll.faces, "melee", "charge"):
        draft.become()
        if draft.agenda and isinstance(draft.agenda[-1], StrikeBack):
            draft.agenda.pop()
        draft.note(IconActed(step.seat, "charge", 0, target=step.target, place=step.place))
        draft.push(Charge(step.seat, step.place, step.target, stage="answer", attack=roll))
        return
    draft.become(replace(step, stage="attack_cast", attack=roll))


def _act(draft: ClassicDraft, step: Strike, kind: Kind, delayed: bool = False) -> None:
    """Apply the attacker's icons, or its delayed icons that wait for the target's roll (C14.4)."""
    if step.attack is not None:
        faces = step.attack.faces
        draft.push(*icon_work(draft, step.seat, step.place, kind, faces, step.target, step.target_place, delayed))


def save_rolled(draft: ClassicDraft, rolling: Rolling) -> None:
    """Store the target's roll; a save roll is made even against no hits (C6.3).

    The attacker's delayed icons act now (C14.4).
    """
    step = cast(Strike, draft.agenda[-1])
    draft.become(replace(step, stage="save_cast", save=rolling.fallen[0]))
    _act(draft, step, _kinds(step)[0], delayed=True)


def _count_attack(draft: ClassicDraft, step: Strike, targets: tuple[int, ...]) -> None:
    """Count the hits; Bullseye's targets roll alone before the army saves (C7.5)."""
    attacking, _ = _kinds(step)
    wall = fog(draft, step.target, step.target_place) if attacking == "missile" else ()
    sums = count(draft, step.seat, step.place, attacking, cast(ArmyRoll, step.attack), *wall)
    hits, smites = total_of(sums, attacking), total_of(sums, "smite")
    draft.become(replace(step, stage="save", hits=hits, smites=smites))
    _act(draft, step, attacking)
    if targets:
        draft.push(Alone(step.target, step.target_place, targets, "bullseye"))


def _begin_save(draft: ClassicDraft, step: Strike, saving: Kind) -> None:
    if units_at(draft, step.target, step.target_place):
        party = army_roll(draft, step.target, step.target_place, saving)
        dice = tuple(die for die in party.dice if die not in step.absent)
        draft.push(throw("save", replace(party, dice=dice)))
    else:
        draft.become()  # no unit is left to save or to be hit


def _count_saves(draft: ClassicDraft, step: Strike, saving: Kind) -> None:
    """Count hits minus saves, plus Smite; only spells can save damage thrown back by Counter (C8.5)."""
    changed = changed_saves(step.changed)
    sums = count(draft, step.target, step.target_place, saving, cast(ArmyRoll, step.save), *changed)
    saves = total_of(sums, "save")
    damage = max(0, step.hits - saves) + step.smites
    draft.note(Damaged(step.target, step.target_place, step.hits, saves, damage, step.smites))
    thrown = total_of(sums, "thrown_back")
    if thrown:
        held = spell_saves(draft, step.seat, step.place)
        thrown_back = max(0, thrown - held)
        if held:
            draft.note(SpellsSaved(step.seat, step.place, held))
        draft.note(Damaged(step.seat, step.place, thrown, held, thrown_back, cause="thrown_back"))
        thrown = thrown_back
    draft.become(replace(step, stage="casualties", damage=damage, thrown_back=thrown))


def answer_strike(draft: ClassicDraft, step: Strike, choice: Choice) -> None:
    """Handle the choice of Bullseye's targets or casualties; both sides' dead leave together (C7.5, C8.5)."""
    dice = cast(Chosen, choice).dice
    if step.stage == "attack_icons":
        _count_attack(draft, step, dice)
    elif step.stage == "casualties":
        draft.become(replace(step, stage="thrown_back", target_dead=dice))
    else:
        _remove_dead(draft, step, dice)


def _remove_dead(draft: ClassicDraft, step: Strike, thrown_back: tuple[int, ...]) -> None:
    draft.become(replace(step, stage="rout"))
    kill(
        draft,
        Loss(step.target, step.target_place, step.target_dead, step.damage),
        Loss(step.seat, step.place, thrown_back, step.thrown_back),
    )


ROWS = (
    StepRow(Strike, ask_strike, answer_strike, proceed_strike, clause="C6.1"),
    PartRow(Rolling, "attack", attack_rolled),
    PartRow(Rolling, "save", save_rolled),
)
