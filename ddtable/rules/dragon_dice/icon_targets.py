"""Special icons that target units: the legal targets, their rolls alone, and the results (C14.4)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import Count, Face, Recipe, total_of, work_out
from ddtable.engine.constraints import LargestUpTo, Number
from ddtable.engine.position import Party, area
from ddtable.engine.questions import Choice, Chosen, Question, Subset
from ddtable.engine.rows import PartRow
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    RESERVE,
    ClassicDraft,
    ClassicView,
    healths,
    opponents_at,
    units_at,
)
from ddtable.rules.dragon_dice.casualties import kill
from ddtable.rules.dragon_dice.control import settle
from ddtable.rules.dragon_dice.effects import barred, exposed, held_alone, hold, stuck
from ddtable.rules.dragon_dice.events.rolls import Rolled, RolledAgain
from ddtable.rules.dragon_dice.events.units import Moved
from ddtable.rules.dragon_dice.icon_moves import answer_return, ask_return, proceed_return
from ddtable.rules.dragon_dice.icon_work import Work, change_exchange, done, exchange_of, in_hand, tell
from ddtable.rules.dragon_dice.icons import STATES, Use
from ddtable.rules.dragon_dice.roll_kinds import COUNTED
from ddtable.rules.dragon_dice.rolling import throw
from ddtable.rules.dragon_dice.steps import Alone, ArmyRoll, Charge, IconWork, Loss, Rolling, Strike

AFTER = "after"


def _saving(view: ClassicView) -> tuple[Face, ...]:
    """Return the faces of the roll of the attacked army."""
    exchange = exchange_of(view)
    roll = exchange.save if isinstance(exchange, Strike) else exchange.defence if isinstance(exchange, Charge) else None
    return roll.faces if roll else ()


def candidates(view: ClassicView, step: IconWork) -> tuple[int, ...]:
    """Return the units that the current icon may target: the rest of the army, or some of it (C14.4).

    Sleep targets any opponent's unit where the army is; delayed icons target the units that showed an ID.
    """
    _, use = in_hand(view, step)
    if use.targets == "one_here":
        others = opponents_at(view, step.seat, step.place)
        return exposed(view, tuple(die for seat in others for die in units_at(view, seat, step.place)))
    there = exposed(view, units_at(view, step.target, step.target_place))
    if use.targets in ("showed_id", "all_showed_id"):
        ids = {face.die for face in _saving(view) if face.icon == "id"}
        there = tuple(die for die in there if die in ids)
    if use.hook == "again":
        thrown = {face.die for face in _saving(view)}
        there = tuple(die for die in there if die in thrown)
    if use.lost == "reserve" and not use.needs:
        fixed = stuck(view)
        free = not barred(view, step.target, step.target_place)
        there = tuple(die for die in there if die not in fixed and free)
    return there


def ask_targets(view: ClassicView, step: IconWork) -> Question | None:
    """Ask the roller for targets: the largest possible health within the limit, or one unit (V13.6, C14.4)."""
    act, use = in_hand(view, step)
    if step.stage == AFTER:
        return _ask_after(view, step, use)
    dice = candidates(view, step)
    if not dice or use.targets == "all_showed_id":
        return None
    one = use.targets in ("one", "one_here")
    constraint = Number(1, len(dice)) if one else LargestUpTo(act.points, healths(view, dice))
    needed = 1 if isinstance(constraint, Number) else constraint.best()
    if not needed:
        return None  # no unit is that small
    place = step.place if use.targets == "one_here" else step.target_place
    values: dict[str, int | str] = {"icon": act.icon, "points": act.points, "needed": needed, "place": place}
    kind = "icon-target" if one else "icon-targets"
    to = {"reserve": RESERVE, "buried": BURIED}.get(use.lost, DEAD)
    return Question(step.seat, kind, "C14.4", Subset(dice, constraint, area(to, step.target)), values, place)


def _ask_after(view: ClassicView, step: IconWork, use: Use) -> Question | None:
    if use.then == "return":
        return ask_return(view, step)
    act, _ = in_hand(view, step)
    dice = exposed(view, units_at(view, step.target, step.target_place))
    if use.then != "next" or step.chosen[-1] in dice or not dice:
        return None  # the last unit has saved itself, or no unit is left
    values: dict[str, int | str] = {"icon": act.icon, "points": 1, "needed": 1, "place": step.target_place}
    shape = Subset(dice, Number(1, len(dice)), area(DEAD, step.target))
    return Question(step.target, "icon-next", "C14.4", shape, values, step.target_place)


def answer_targets(draft: ClassicDraft, step: IconWork, choice: Choice) -> None:
    """Handle the choice of targets, of the next victim of a plague, or of returning units (C14.4)."""
    if step.stage == AFTER and in_hand(draft, step)[1].then == "return":
        answer_return(draft, step, choice)
        return
    aim(draft, step, cast(Chosen, choice).dice)


def aim(draft: ClassicDraft, step: IconWork, dice: tuple[int, ...]) -> None:
    """Apply the icon to these units (C14.4)."""
    act, use = in_hand(draft, step)
    tell(draft, step, dice)
    if use.hook == "again":
        _void(draft, step, dice)
    elif use.hook == "charm":
        _charm(draft, step, dice)
    elif use.needs or use.damage:
        draft.become(replace(step, stage=AFTER, chosen=(*step.chosen, *dice)))
        owner = draft.dice[dice[0]].owner
        damage = act.points if use.damage else 0
        place = draft.dice[dice[0]].place
        giver = act.dice[0] if use.then == "back" else -1
        draft.push(Alone(owner, place, dice, act.icon, step.seat, step.kind, damage=damage, giver=giver))
    else:
        _take(draft, step, use, dice)


def _take(draft: ClassicDraft, step: IconWork, use: Use, dice: tuple[int, ...]) -> None:
    """Apply at once what needs no roll: units die, are held, or go to their reserve (C14.4)."""
    act, _ = in_hand(draft, step)
    if use.delayed:
        _out_of_the_roll(draft, dice)
    done(draft, step)
    if use.lost in STATES:
        hold(draft, dice, use.lost, step.seat, act.dice[0] if use.lost == "hypnotized" else -1)
    elif use.lost == "reserve":
        for place in dict.fromkeys(draft.dice[die].place for die in dice):
            going = tuple(die for die in dice if draft.dice[die].place == place)
            draft.note(Moved(step.target, going, place, RESERVE, act.icon))
        draft.put(dice, RESERVE)
        settle(draft)
    else:
        kill(draft, Loss(step.target, step.target_place, dice, cause=act.icon, buried=use.lost == "buried"))


def proceed_targets(draft: ClassicDraft, step: IconWork) -> None:
    """Continue if nothing is asked: there is no target, all are targets, or the rolls alone are resolved."""
    _, use = in_hand(draft, step)
    if step.stage == AFTER:
        if use.then == "return":
            proceed_return(draft, step)
        else:
            done(draft, step)
        return
    dice = candidates(draft, step)
    if use.targets == "all_showed_id" and dice:
        aim(draft, step, dice)
    else:
        tell(draft, step)
        done(draft, step)


# The roll of the attacked army


def _out_of_the_roll(draft: ClassicDraft, dice: tuple[int, ...]) -> None:
    """Remove the faces of these dice from the roll of the attacked army, so that they do not count (C14.4)."""
    kept = ArmyRoll(tuple(face for face in _saving(draft) if face.die not in dice))
    exchange = exchange_of(draft)
    if isinstance(exchange, Strike):
        change_exchange(draft, save=kept)
    else:
        change_exchange(draft, defence=kept)


def _void(draft: ClassicDraft, step: IconWork, dice: tuple[int, ...]) -> None:
    """Reroll these dice of the save roll; their faces no longer count (C14.4)."""
    exchange = exchange_of(draft)
    kind = "charge_defence" if isinstance(exchange, Charge) else "save_melee" if step.kind == "melee" else "save"
    _out_of_the_roll(draft, dice)
    draft.note(RolledAgain(step.target, dice, "confuse"))
    done(draft, step)
    draft.push(throw("confused", Party(step.target, dice, kind, step.target_place)))


def confused_rolled(draft: ClassicDraft, rolling: Rolling) -> None:
    """Replace the removed faces by the new ones."""
    faces = (*_saving(draft), *rolling.fallen[0].faces)
    if isinstance(exchange_of(draft), Strike):
        change_exchange(draft, save=ArmyRoll(faces))
    else:
        change_exchange(draft, defence=ArmyRoll(faces))


def _charm(draft: ClassicDraft, step: IconWork, dice: tuple[int, ...]) -> None:
    """Make units of the other side roll melee for the roller; they make no save roll in this attack (C14.4)."""
    exchange = exchange_of(draft)
    if isinstance(exchange, Strike):
        change_exchange(draft, absent=(*exchange.absent, *dice))
    elif step.kind == "charge":
        _out_of_the_roll(draft, dice)
    still = held_alone(draft)
    rolled = tuple(die for die in dice if die not in still)
    draft.push(throw("charmed", Party(step.target, rolled, "melee", step.target_place)))


def charmed_rolled(draft: ClassicDraft, rolling: Rolling) -> None:
    """Add the results of charmed units to the other side's hits: plain results, no effects on their army (V19.12)."""
    step = cast(IconWork, draft.agenda[-1])
    faces = rolling.fallen[0].faces
    sums = work_out(_plain_melee(draft), faces)
    draft.note(Rolled(step.target, "melee", step.target_place, faces, sums))
    hits, smites = total_of(sums, "melee"), total_of(sums, "smite")
    exchange = exchange_of(draft)
    if isinstance(exchange, Strike):
        change_exchange(draft, hits=exchange.hits + hits, smites=exchange.smites + smites)
    elif isinstance(exchange, Charge):
        mine = (hits, smites, 0, 0) if step.kind == "charge" else (0, 0, hits, smites)
        charmed = tuple(had + more for had, more in zip(exchange.charmed, mine, strict=True))
        change_exchange(draft, charmed=charmed)
    done(draft, step)


def _plain_melee(view: ClassicView) -> Recipe:
    """Return the arithmetic of dice that roll melee outside an army: icons, IDs, results of special icons."""
    special = view.board.edition.icons.uses["melee"].items()
    return (
        *(Count("melee", icon, "C8.2") for icon in dict(COUNTED["melee"])["melee"]),
        *(
            Count(result, icon, "C14.4", times=use.gives[result])
            for result in ("melee", "smite")
            for icon, use in special
            if result in use.gives
        ),
    )


TARGETS = Work(ask_targets, answer_targets, proceed_targets)
ROWS = (
    *(
        PartRow(IconWork, hook, Work(ask_targets, answer_targets, proceed_targets))
        for hook in ("strike", "again", "charm")
    ),
    PartRow(Rolling, "confused", confused_rolled),
    PartRow(Rolling, "charmed", charmed_rolled),
)
