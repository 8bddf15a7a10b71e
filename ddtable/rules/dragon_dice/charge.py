"""The charge: both armies roll at once, the dead of both sides are removed together (C8.3 to C8.5, C9.5, C14.5)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import NO_SPREAD, Spread, total_of
from ddtable.engine.questions import Allocation, Allotted, Choice, Chosen, Question
from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicView
from ddtable.rules.dragon_dice.casting import cantrip
from ddtable.rules.dragon_dice.casualties import ask_casualties, kill
from ddtable.rules.dragon_dice.effects import paralysed, spell_saves
from ddtable.rules.dragon_dice.events.attacks import Damaged, SpellsSaved
from ddtable.rules.dragon_dice.icon_work import changed_saves, icon_work
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolling import army_roll, throw
from ddtable.rules.dragon_dice.rolls import count
from ddtable.rules.dragon_dice.rout import fall_back, made_saves, routs
from ddtable.rules.dragon_dice.spreading import ask_penalties, id_sources, spread_of
from ddtable.rules.dragon_dice.steps import ArmyRoll, Charge, Loss, Pursue, Rolling

DEFENDING = ("save", "melee")
CHARGING = ("charge", "maneuver")


def ask_charge(view: ClassicView, step: Charge) -> Question | None:
    """Ask for IDs and penalties in the combined rolls, then both owners for casualties (C8.3, C10.1)."""
    attack, defence = step.attack, step.defence
    gone = step.target in view.board.out  # by the charger's Cantrip: no more choices (C2.3)
    if step.stage == "ids" and defence is not None and not gone and not _only_saves(view, step):
        sources = id_sources(view, defence.faces)
        if not sources:
            return None
        values: dict[str, int | str] = {"seat": step.seat, "place": step.place}
        shape = Allocation(sources, DEFENDING, whole=False)
        return Question(step.target, "charge-ids", "C8.3", shape, values, step.place)
    if step.stage == "spread" and attack is not None and defence is not None:
        if len(step.spread) == 0:
            return ask_penalties(view, step.seat, step.place, "charge", attack.faces, CHARGING, Spread())
        if gone or step.surprised:
            return None
        taken = -sum(min(0, points) for _, points in step.changed)
        return ask_penalties(
            view, step.target, step.place, "charge_defence", defence.faces, DEFENDING, _ids(view, step), taken
        )
    if step.stage == "target_casualties":
        return ask_casualties(view, step.target, step.place, step.damage)
    if step.stage == "charger_casualties":
        return ask_casualties(view, step.seat, step.place, step.damage_back)
    return None


def _only_saves(view: ClassicView, step: Charge) -> bool:
    """Return True if the target rolls only saves: it is paralysed, or surprised (DA-D2, C14.4)."""
    return step.surprised or paralysed(view, step.target, step.place)


def _ids(view: ClassicView, step: Charge) -> Spread:
    """Return how the target's owner used the IDs."""
    return spread_of(id_sources(view, cast(ArmyRoll, step.defence).faces), DEFENDING, step.ids, ())


def answer_charge(draft: ClassicDraft, step: Charge, choice: Choice) -> None:
    """Handle the assignment of IDs, a spread of penalties, or one side's casualties."""
    if isinstance(choice, Allotted):
        if step.stage == "ids":
            draft.become(replace(step, stage="spread", ids=choice.amounts))
        else:
            _take_spread(draft, step, choice.amounts[0])
    elif step.stage == "target_casualties":
        draft.become(replace(step, stage="charger_casualties", target_dead=cast(Chosen, choice).dice))
    else:
        _remove_dead(draft, step, cast(Chosen, choice).dice)


def _take_spread(draft: ClassicDraft, step: Charge, row: tuple[int, ...]) -> None:
    """Store one side's penalties: the charger's first, then the target's; after that everything is counted."""
    spread = (*step.spread, *row)
    if len(spread) < 2 * len(CHARGING):
        draft.become(replace(step, spread=spread))
    else:
        _add_up(draft, step, spread)


def proceed_charge(draft: ClassicDraft, step: Charge) -> None:
    """Advance one stage if nothing is asked (C8.3).

    When both have rolled, effects come in the order of a skirmish: the charger's Cantrips, its icons, its delayed icons
    that wait for the target's roll, then the target's Cantrips and icons. The results of dice that die or leave because
    of this stay, unless an icon takes them out of the roll (C14.4, H63).
    """
    if step.stage == "roll":
        attack = army_roll(draft, step.seat, step.place, "charge")
        draft.push(throw("charge", attack, army_roll(draft, step.target, step.place, "charge_defence")))
    elif step.stage == "answer":
        draft.push(throw("answer", army_roll(draft, step.target, step.place, "charge_defence")))
    elif step.stage == "cast":
        draft.become(replace(step, stage="charger_icons"))
        cantrip(draft, step.seat, step.place, "charge", cast(ArmyRoll, step.attack))
    elif step.stage == "charger_icons":
        draft.become(replace(step, stage="target_cast"))
        faces = cast(ArmyRoll, step.attack).faces
        for late in (True, False):
            draft.push(*icon_work(draft, step.seat, step.place, "charge", faces, step.target, step.place, late))
    elif step.stage == "target_cast":
        draft.become(replace(step, stage="icons"))
        cantrip(draft, step.target, step.place, "charge_defence", cast(ArmyRoll, step.defence))
    elif step.stage == "icons":
        draft.become(replace(step, stage="ids"))
        faces = cast(ArmyRoll, step.defence).faces
        kind: Kind = "save_melee" if step.surprised else "charge_defence"
        draft.push(*icon_work(draft, step.target, step.place, kind, faces, step.seat, step.place))
    elif step.stage == "ids":
        # All IDs of an army that rolls only saves are saves (DA-D2). An army that is gone has nothing to save.
        saves = _only_saves(draft, step)
        sources = id_sources(draft, cast(ArmyRoll, step.defence).faces)
        rows = tuple((source.points, 0) if saves else (0, source.points) for source in sources)
        draft.become(replace(step, stage="spread", ids=rows))
    elif step.stage == "spread":
        _take_spread(draft, step, (0, 0))
    elif step.stage == "target_casualties":
        draft.become(replace(step, stage="charger_casualties"))
    elif step.stage == "charger_casualties":
        _remove_dead(draft, step, ())
    else:
        _check_routs(draft, step)


def charge_rolled(draft: ClassicDraft, rolling: Rolling) -> None:
    """Store the rolls of both armies."""
    step = cast(Charge, draft.agenda[-1])
    attack, defence = rolling.fallen
    draft.become(replace(step, stage="cast", attack=attack, defence=defence))


def answer_rolled(draft: ClassicDraft, rolling: Rolling) -> None:
    """Store the roll of the target of a skirmish that a Charge icon turned into a charge (C14.4)."""
    draft.become(replace(cast(Charge, draft.agenda[-1]), stage="cast", defence=rolling.fallen[0]))


def _add_up(draft: ClassicDraft, step: Charge, spread: tuple[int, ...]) -> None:
    """Count the damage to both sides (C8.3, C8.5).

    The target takes hits minus its saves, plus Smite; the charger takes the target's melee and Counter minus spell
    saves. Counter strikes even from a paralysed or surprised army (C14.1, DA-D2). Charmed units hit for the other side.
    """
    mine = Spread(penalties=tuple(zip(CHARGING, spread[:2], strict=True)))
    theirs = replace(_ids(draft, step), penalties=tuple(zip(DEFENDING, spread[2:], strict=True)))
    hits = count(draft, step.seat, step.place, "charge", cast(ArmyRoll, step.attack), spread=mine)
    kind: Kind = "save_melee" if step.surprised else "charge_defence"
    theirs = NO_SPREAD if step.surprised else theirs
    changed = changed_saves(step.changed)
    back = count(draft, step.target, step.place, kind, cast(ArmyRoll, step.defence), *changed, spread=theirs)
    more, more_smites, more_back, more_smites_back = step.charmed
    charged, saves, smites = total_of(hits, "charge") + more, total_of(back, "save"), total_of(hits, "smite")
    smites += more_smites
    damage = max(0, charged - saves) + smites
    melee = total_of(back, "melee") + total_of(back, "thrown_back") + more_back
    held, smites_back = spell_saves(draft, step.seat, step.place), total_of(back, "smite") + more_smites_back
    damage_back = max(0, melee - held) + smites_back
    draft.note(Damaged(step.target, step.place, charged, saves, damage, smites))
    if held:
        draft.note(SpellsSaved(step.seat, step.place, held))
    draft.note(Damaged(step.seat, step.place, melee, held, damage_back, smites_back))
    draft.become(replace(step, stage="target_casualties", spread=spread, damage=damage, damage_back=damage_back))


def _remove_dead(draft: ClassicDraft, step: Charge, charger_dead: tuple[int, ...]) -> None:
    """Remove the dead of both sides together (C8.3)."""
    draft.become(replace(step, stage="rout"))
    kill(
        draft,
        Loss(step.target, step.place, step.target_dead, step.damage),
        Loss(step.seat, step.place, charger_dead, step.damage_back),
    )


def _split(view: ClassicView, roll: ArmyRoll) -> set[int]:
    """Return the dice whose special icon gave a result chosen by its owner."""
    return {face.die for face in roll.faces if face.icon in view.board.edition.icons.splitting}


def _check_routs(draft: ClassicDraft, step: Charge) -> None:
    """Check both sides: if both rout, the die goes down one; if one routs, the other may pursue (C9.5).

    The charger made no save roll: its IDs are compared with the save icons in its charge roll.
    """
    draft.become()
    charger = routs(draft, step.seat, step.place, cast(ArmyRoll, step.attack), "charge")
    defence, more = cast(ArmyRoll, step.defence), made_saves(step.changed)
    more += sum(
        points for where, die, points in _ids(draft, step).given if where == "save" and die in _split(draft, defence)
    )
    kind: Kind = "save_melee" if step.surprised else "charge_defence"
    target = routs(draft, step.target, step.place, defence, kind, more)
    if charger and target:
        fall_back(draft, step.place, "rout")
    elif target:
        draft.push(Pursue(step.seat, step.place, step.target))
    elif charger:
        draft.push(Pursue(step.target, step.place, step.seat))


ROWS = (
    StepRow(Charge, ask_charge, answer_charge, proceed_charge, clause="C8.3"),
    PartRow(Rolling, "charge", charge_rolled),
    PartRow(Rolling, "answer", answer_rolled),
)
