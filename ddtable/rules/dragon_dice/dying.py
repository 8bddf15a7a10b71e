"""Units with powers at their own death: Replanting, Stepped Damage, Rise from the Ashes (C13.1, C14.4, H49).

All units of one moment die together: first those that may roll do so, then owners exchange units, then the dead are
removed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from ddtable.engine.position import Party, Roll, area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.dragon_dice.board import BURIED, DEAD, RESERVE, ClassicDraft, ClassicView, health
from ddtable.rules.dragon_dice.casualties import RISING, has_a_say, lower_dead, remove, rises
from ddtable.rules.dragon_dice.effects import held_alone
from ddtable.rules.dragon_dice.events.powers import PowerRolled
from ddtable.rules.dragon_dice.events.units import Moved, Promoted
from ddtable.rules.dragon_dice.powers import among
from ddtable.rules.dragon_dice.rolls import faces_of
from ddtable.rules.dragon_dice.steps import Alone, Ashes, Dying, IconWork, Loss, Mutate

DONE = "done"


def _rolling(view: ClassicView, step: Dying) -> Iterator[tuple[Loss, str, tuple[int, ...]]]:
    """Yield each loss, the cause of its roll, and the dice: replanted units, and rising ones, again if buried.

    A unit that cannot be rolled is not replanted, but it still rises (V19.14).
    """
    still = held_alone(view)
    for loss in step.losses:
        if not has_a_say(view, loss):
            continue
        left = tuple(die for die in loss.dice if die not in step.spared)
        ashes = tuple(die for die in left if rises(view, die))
        if step.stage == "roll":
            planted = tuple(die for die in among(view, loss.place, left, "replanting") if die not in still)
            if planted:
                yield loss, "replanting", planted
        if ashes and (step.stage == "roll" or loss.buried):
            yield loss, RISING, ashes


def proceed_dying(draft: ClassicDraft, step: Dying) -> None:
    """Roll for all that may roll, again for those that would be buried; then exchange, then remove."""
    if step.stage != "exchange":
        parties = tuple(Party(loss.seat, dice, "single", loss.place) for loss, _, dice in _rolling(draft, step))
        if parties:
            draft.push(Roll("dying", parties))
        else:
            draft.become(replace(step, stage="exchange"))
    elif step.settled < len(step.losses):
        draft.become(replace(step, settled=step.settled + 1))
    else:
        _remove(draft, step)


def dying_rolled(draft: ClassicDraft, _roll: Roll, _faces: tuple[int, ...]) -> None:
    """Spare the units that show what saves them: an ID for a replanted unit, the icon for a rising one."""
    step = cast(Dying, draft.agenda[-1])
    spared = list(step.spared)
    for loss, cause, dice in _rolling(draft, step):
        faces = faces_of(draft, dice)
        wanted = RISING if cause == RISING else "id"
        kept = [face.die for face in faces if face.icon == wanted]
        spared += kept
        draft.note(PowerRolled(loss.seat, loss.place, cause, faces, tuple(kept)))
    following = "burial" if step.stage == "roll" else "exchange"
    draft.become(replace(step, stage=following, spared=tuple(spared)))


def ask_dying(view: ClassicView, step: Dying) -> Question | None:
    """Ask an owner which dead units of less health take the places of dying units, one by one, until done."""
    if step.stage != "exchange" or step.settled == len(step.losses):
        return None
    loss = step.losses[step.settled]
    if not has_a_say(view, loss) or loss.seat in view.board.out:
        return None
    used = {die for pair in step.pairs for die in pair}
    source, target = area(DEAD, loss.seat), area(loss.place, loss.seat)
    options = [
        Option(f"{dead}:{die}", "step-down", {"die": dead, "onto": die}, (Move((dead,), source, target, die),))
        for die in loss.dice
        if die not in used and die not in step.spared
        for dead in lower_dead(view, loss, die)
        if dead not in used
    ]
    if not options:
        return None
    options.append(Option(DONE, "done"))
    return Question(loss.seat, "step-down", "C13.1", Pick(tuple(options), DONE), {"place": loss.place}, loss.place)


def answer_dying(draft: ClassicDraft, step: Dying, choice: Choice) -> None:
    """Store a pair of a dead and a dying unit; only units that died earlier can take a place, each once."""
    option = cast(Picked, choice).option
    if option == DONE:
        draft.become(replace(step, settled=step.settled + 1))
    else:
        dead, die = map(int, option.split(":"))
        draft.become(replace(step, pairs=(*step.pairs, (dead, die))))


def _remove(draft: ClassicDraft, step: Dying) -> None:
    """Move the spared units to reserve, exchange the pairs, and kill the others (H49)."""
    draft.become()
    replaced = {die for _, die in step.pairs}
    losses = []
    for loss in step.losses:
        spared = tuple(die for die in loss.dice if die in step.spared)
        if spared:
            draft.put(spared, RESERVE)
            draft.note(Moved(loss.seat, spared, loss.place, RESERVE, "spared"))
        for dead, die in step.pairs:
            if die in loss.dice:
                draft.put((dead,), loss.place)
                draft.put((die,), DEAD)
                draft.note(Promoted(loss.seat, loss.place, dead, die, "stepped_damage"))
        _unharmed(draft, tuple(die for die in loss.dice if die in replaced))
        gone = tuple(die for die in loss.dice if die in replaced or die in spared)
        rest = tuple(die for die in loss.dice if die not in gone)
        damage = max(0, loss.damage - health(draft, gone))
        losses.append(replace(loss, dice=rest, damage=damage if rest else 0))
    remove(draft, *losses)


def _unharmed(draft: ClassicDraft, dice: tuple[int, ...]) -> None:
    """Exclude exchanged units from everything that follows a death, because they were not killed (V8.9, H49).

    They are among the dead, but do not roll against burial, do not return others and do not count for Mutate.
    """
    icons = draft.board.edition.icons
    for at, step in enumerate(draft.agenda if dice else ()):
        if (isinstance(step, Alone) and step.burial) or isinstance(step, Mutate):
            draft.agenda[at] = replace(step, dice=tuple(die for die in step.dice if die not in dice))
        elif isinstance(step, IconWork) and icons.use_of(step.acts[0].icon, step.kind).then == "return":
            draft.agenda[at] = replace(step, chosen=tuple(die for die in step.chosen if die not in dice))


# Rising


def ashes(draft: ClassicDraft, dice: tuple[int, ...]) -> None:
    """Begin the roll of units that have just been buried and may rise (C14.4)."""
    rising = tuple(die for die in dice if rises(draft, die)) if RISING in draft.board.edition.icons_in_play else ()
    if rising:
        draft.push(Ashes(rising))


def proceed_ashes(draft: ClassicDraft, step: Ashes) -> None:
    """Roll each unit alone."""
    owners = sorted({draft.dice[die].owner for die in step.dice})
    parties = (
        Party(seat, tuple(die for die in step.dice if draft.dice[die].owner == seat), "single", BURIED)
        for seat in owners
    )
    draft.push(Roll("ashes", tuple(parties)))


def ashes_rolled(draft: ClassicDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Move units that show the icon to their owner's reserve."""
    draft.become()
    for party in roll.parties:
        faces = faces_of(draft, party.dice)
        kept = tuple(face.die for face in faces if face.icon == RISING)
        draft.note(PowerRolled(party.seat, BURIED, RISING, faces, kept))
        if kept and party.seat not in draft.board.out:
            draft.put(kept, RESERVE)
            draft.note(Moved(party.seat, kept, BURIED, RESERVE, "spared"))


ROWS = (
    StepRow(Dying, ask_dying, answer_dying, proceed_dying, clause="C10.1"),
    RollRow("dying", dying_rolled),
    StepRow(Ashes, proceed=proceed_ashes, clause="C14.4"),
    RollRow("ashes", ashes_rolled),
)
