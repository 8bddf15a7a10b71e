"""Units that roll alone: Bullseye's targets, gold breath, lightning, soiled ground, icons (C6.2, C7.5, C14.4)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import Face
from ddtable.engine.position import Party, Roll
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.dragon_dice.board import BURIED, DEAD, RESERVE, ClassicDraft, ClassicView, health
from ddtable.rules.dragon_dice.casualties import GROUNDS, kill
from ddtable.rules.dragon_dice.control import settle
from ddtable.rules.dragon_dice.dying import ashes
from ddtable.rules.dragon_dice.effects import barred, frosted, glance_away, held_alone, hold, stuck
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.rolls import SavedAlone
from ddtable.rules.dragon_dice.events.units import Buried, Moved
from ddtable.rules.dragon_dice.icons import STATES, Use
from ddtable.rules.dragon_dice.places import is_joint, is_terrain
from ddtable.rules.dragon_dice.powers import among
from ddtable.rules.dragon_dice.rolls import faces_of
from ddtable.rules.dragon_dice.steps import Alone, Loss, Needs

GATES = "gates"


def results_alone(view: ClassicView, seat: int, place: str, face: Face, needs: Needs) -> int:
    """Return the points of the needed result in a unit's own roll (C6.2).

    Its icons of that result, an ID and its special icons count; for a save also a maneuver, if its race counts it as
    one. Spells on its army and doublings do not count. Frost does, except for special icons. A dead unit belongs to no
    army: in a roll against its burial it has neither racial power nor frost (Q85).
    """
    special = view.board.edition.icons.use_of(face.icon, "single").gives.get(needs, 0)
    if special:
        return face.count * special
    in_army = view.dice[face.die].place == place
    racial = in_army and needs == "save" and face.icon == "maneuver"
    if face.icon not in (needs, "id") and not (racial and among(view, place, (face.die,), "maneuver_as_save")):
        return 0
    return face.count // 2 if in_army and frosted(view, seat, place) else face.count


def saves_alone(view: ClassicView, seat: int, place: str, face: Face) -> bool:
    """Return True if a unit's own roll saves its life (C6.2)."""
    return results_alone(view, seat, place, face, "save") > 0


def proceed_alone(draft: ClassicDraft, step: Alone) -> None:
    """Roll each unit alone, without the effects on its army (C6.1); of armies that fight together one after the other.

    A unit that may not be rolled (asleep or caught) has no result. A unit that an Open Grave has sent elsewhere than to
    the dead does not roll against its burial (C14.4).
    """
    if is_joint(step.place):
        places = dict.fromkeys(draft.dice[die].place for die in step.dice)
        draft.become(*(replace(step, place=at, dice=_standing(draft, step.dice, at)) for at in places))
        return
    if step.burial or step.cause in GROUNDS:
        step = replace(step, dice=tuple(die for die in step.dice if draft.dice[die].place == DEAD))
        if not step.dice:
            draft.become()
            return
        draft.become(step)
    still = held_alone(draft)
    dice = tuple(die for die in step.dice if die not in still)
    if dice:
        glance_away(draft, dice)
        draft.push(Roll("alone", (Party(step.seat, dice, "single", step.place),)))
    else:
        _fallen(draft, step, ())


def _standing(view: ClassicView, dice: tuple[int, ...], place: str) -> tuple[int, ...]:
    return tuple(die for die in dice if view.dice[die].place == place)


def alone_rolled(draft: ClassicDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Resolve the faces of the units."""
    _fallen(draft, cast(Alone, draft.agenda[-1]), faces_of(draft, roll.parties[0].dice))


def _fallen(draft: ClassicDraft, step: Alone, faces: tuple[Face, ...]) -> None:
    """Kill or, on soiled ground, bury the units without the needed result.

    Icons may do something else to them instead (C7.5, DA-D1, C6.2).
    """
    use = draft.board.edition.icons.use_of(step.cause, step.kind)
    if step.damage:
        _damaged(draft, step, faces, use)
        return
    needs = needs_of(draft, step)
    passed = {face.die for face in faces if _passes(draft, step, face, needs)}
    lost = tuple(die for die in step.dice if die not in passed)
    draft.note(SavedAlone(step.seat, step.place, step.cause, faces, lost, needs))
    draft.become()
    if step.cause in GROUNDS or step.burial:
        if lost:
            draft.put(lost, BURIED)
            draft.note(Buried(step.by if step.burial else step.seat, lost, step.cause))
            ashes(draft, lost)
    elif step.kind:
        shown_id = {face.die for face in faces if face.icon == "id"}
        _lose(draft, step, use, lost, shown_id if use.shown_id else set())
        if use.kept:
            _flee(draft, step, tuple(die for die in step.dice if die in passed))
    else:
        kill(draft, Loss(step.seat, step.place, lost, cause=step.cause))


def needs_of(view: ClassicView, step: Alone) -> Needs:
    """Return the result that units rolling alone need: a save, or another one that the icon requires (C6.2, C14.4)."""
    return "save" if step.burial or not step.kind else view.board.edition.icons.use_of(step.cause, step.kind).needs


def saves_itself(view: ClassicView, step: Alone, face: Face) -> bool:
    """Return True if a face saves a unit that is rolling alone now (C6.2, C14.4)."""
    if not step.damage:
        return _passes(view, step, face, needs_of(view, step))
    saves = results_alone(view, step.seat, step.place, face, "save") if needs_of(view, step) == "save" else 0
    return step.damage - saves < health(view, (face.die,))


def _passes(view: ClassicView, step: Alone, face: Face, needs: Needs) -> bool:
    """Return True if a unit has the needed result, or shows the needed ID or, at gates, special icon (C14.4)."""
    if step.cause == GATES:
        return face.icon == "id" or face.icon in view.board.edition.icons.special
    if needs == "id":
        return face.icon == "id"
    by_id = view.board.edition.icons.use_of(step.cause, step.kind).shown_id
    if needs == "save" and step.kind and by_id and not step.burial:
        return face.icon != "id" and saves_alone(view, step.seat, step.place, face)
    return results_alone(view, step.seat, step.place, face, needs) > 0


def _lose(draft: ClassicDraft, step: Alone, use: Use, lost: tuple[int, ...], shown_id: set[int]) -> None:
    """Apply the icon to the units that failed: they are held, flee, die, or die and are buried (C14.4)."""
    dead = tuple(die for die in lost if die in shown_id or use.lost in ("killed", "buried"))
    left = tuple(die for die in lost if die not in dead)
    if use.lost in STATES:
        hold(draft, left, use.lost, step.by)
    elif left:
        _flee(draft, step, left)
    if dead:
        _slay(draft, step, use, dead)


def _slay(draft: ClassicDraft, step: Alone, use: Use, dead: tuple[int, ...]) -> None:
    """Kill units by an icon; with some icons the killed units roll again against burial (C14.4)."""
    if use.then == "burial":
        draft.push(Alone(step.seat, step.place, dead, step.cause, step.by, step.kind, burial=True))
    kill(draft, Loss(step.seat, step.place, dead, cause=step.cause, buried=use.lost == "buried"))


def _flee(draft: ClassicDraft, step: Alone, dice: tuple[int, ...]) -> None:
    """Move units to their reserve without killing them (V13.8); those that cannot leave their army stay (C14.4)."""
    fixed = stuck(draft)
    gone = tuple(die for die in dice if die not in fixed)
    if gone and is_terrain(step.place) and not barred(draft, step.seat, step.place):
        draft.put(gone, RESERVE)
        draft.note(Moved(step.seat, gone, step.place, RESERVE, step.cause))
        settle(draft)


def _damaged(draft: ClassicDraft, step: Alone, faces: tuple[Face, ...], use: Use) -> None:
    """Make one unit save damage with its own roll; damage that reaches its health kills it (C14.4, V8.1)."""
    (die,) = step.dice
    need = health(draft, (die,))
    saves, blow = _saved_and_struck(draft, step, faces, use, need)
    damage = max(0, step.damage - saves)
    lost = (die,) if damage >= need else ()
    draft.note(SavedAlone(step.seat, step.place, step.cause, faces, lost, use.needs, step.damage, saves))
    draft.become()
    giver = draft.dice[step.giver]
    back = giver if step.giver >= 0 and blow and is_terrain(giver.place) else None
    losses = []
    if lost:
        losses.append(Loss(step.seat, step.place, lost, damage, step.cause, buried=use.lost == "buried"))
    if back is not None:
        draft.note(Damaged(back.owner, back.place, blow, 0, blow, cause="blow"))
        if blow >= health(draft, (step.giver,)):
            losses.append(Loss(back.owner, back.place, (step.giver,), blow, step.cause))
    kill(draft, *losses)


def _saved_and_struck(view: ClassicView, step: Alone, faces: tuple[Face, ...], use: Use, need: int) -> tuple[int, int]:
    """Return the saves of a unit that rolls alone, and its damage to the unit that struck it (C14.4).

    A face that can do both saves as much as the unit needs to live, or nothing if it dies anyway. The rest of an ID
    strikes: an ID may be divided; a special icon does only one of the two (H65, H7).
    """
    saves, blow, divided = 0, 0, False
    for face in faces:
        if use.needs == "save":
            saves = results_alone(view, step.seat, step.place, face, "save")
        if use.then == "back":
            blow = results_alone(view, step.seat, step.place, face, "melee")
        divided = face.icon == "id"
    if not saves or not blow:
        return saves, blow
    wanted = max(0, step.damage - need + 1)
    if not wanted or saves < wanted:
        return 0, blow
    return (wanted, blow - wanted) if divided else (saves, 0)


ROWS = (
    StepRow(Alone, proceed=proceed_alone, clause="C6.2"),
    RollRow("alone", alone_rolled),
)
