"""Icons of items that act on units of their own army: Elevate, Attune (KP10.5, H103)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast

from msgspec import UNSET
from msgspec.structs import replace

from ddtable.engine.arithmetic import Face
from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.rows import PartRow
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.events import ItemUsed
from ddtable.rules.dragon_dice.board import ClassicView, holds
from ddtable.rules.dragon_dice.doubling import DOUBLED_BY, TRUMPETED
from ddtable.rules.dragon_dice.effects import frosted
from ddtable.rules.dragon_dice.held import family_of
from ddtable.rules.dragon_dice.icon_work import (
    Work,
    change_exchange,
    done,
    exchange_of,
    in_hand,
    no_answer,
    no_question,
    on_saves,
)
from ddtable.rules.dragon_dice.icons import with_hook
from ddtable.rules.dragon_dice.points import colours_of
from ddtable.rules.dragon_dice.powers import among, among_species
from ddtable.rules.dragon_dice.rolled_army import HALVED_BY
from ddtable.rules.dragon_dice.rolls import as_saves
from ddtable.rules.dragon_dice.spells import COLOURS
from ddtable.rules.dragon_dice.steps import ArmyRoll, Cast, Charge, IconWork, Strike

ELEVATE, ATTUNE, NONE = "elevate", "attune", "none"
Elevated = Literal["missile", "save"]


# Elevate


def _own_roll(view: ClassicView, step: IconWork) -> tuple[Face, ...]:
    """Return the faces of the roll in which the icon was rolled."""
    exchange = exchange_of(view)
    if isinstance(exchange, Charge):
        return cast(ArmyRoll, exchange.defence).faces
    strike = cast(Strike, exchange)
    return cast(ArmyRoll, strike.attack if step.kind == "missile" else strike.save).faces


def gains(view: ClassicView, step: IconWork, result: Elevated, faces: Iterable[Face]) -> dict[int, int]:
    """Return what each unit of a roll would gain if its results were doubled; one effect doubles a result (H103).

    In a charge an ID is no result before its owner decides what it gives.
    """
    icons, place, found = view.board.edition.icons, step.place, dict[int, int]()
    minor = view.board.minor_face(view, step.seat, place)
    doubled = result == "save" and holds(view, step.seat, place) and not view.board.options.four_times
    trumpet = result == "save" and any(face.icon in with_hook(icons, step.kind, "trumpet") for face in faces)
    halved = frosted(view, step.seat, place) or HALVED_BY.get(minor) == result
    for face in faces if not doubled else ():
        if family_of(view.dice[face.die].type) != "units":
            continue
        if trumpet and among_species(view, (face.die,), (TRUMPETED,)):
            continue
        special = face.count * icons.use_of(face.icon, step.kind).gives.get(result, 0)
        free_id = face.icon == "id" and step.kind != "charge_defence" and DOUBLED_BY.get(minor) != result
        normal = face.count if face.icon == result or free_id or _racial(view, place, result, face) else 0
        found[face.die] = found.get(face.die, 0) + special + (normal // 2 if halved else normal)
    return found


def _racial(view: ClassicView, place: str, result: Elevated, face: Face) -> bool:
    """Return True for a maneuver that the race of its unit counts as the result (C13.1)."""
    if face.icon != "maneuver":
        return False
    dice = (face.die,)
    return bool(as_saves(view, place, dice) if result == "save" else among(view, place, dice, "maneuver_as_missile"))


def elevate(draft: CampaignDraft, step: IconWork) -> None:
    """Double the results of the unit that has most; a second icon those of the next one (KP10.5)."""
    result: Elevated = "missile" if step.kind == "missile" else "save"
    faces = _own_roll(draft, step)
    ranked = sorted(gains(draft, step, result, faces).items(), key=lambda one: (-one[1], one[0]))
    number = sum(face.icon == ELEVATE for face in faces) - sum(act.icon == ELEVATE for act in step.acts)
    act, _ = in_hand(draft, step)
    done(draft, step)
    if number >= len(ranked) or not ranked[number][1]:
        return
    unit, points = ranked[number]
    draft.note(ItemUsed(step.seat, step.place, act.dice[0], ELEVATE, (unit,), points))
    if result == "missile":
        change_exchange(draft, hits=cast(Strike, exchange_of(draft)).hits + points)
    else:
        on_saves(draft, ELEVATE, points)


# Attune


def _casting(view: ClassicView) -> Cast:
    return next(step for step in reversed(view.agenda) if isinstance(step, Cast))


def tunable(view: ClassicView, step: IconWork) -> tuple[int, ...]:
    """Return the units whose normal magic may be turned to another colour (KP10.5)."""
    cast_now = _casting(view)
    tuned = () if cast_now.tuned is UNSET else tuple(die for die, _ in cast_now.tuned)
    return tuple(
        die
        for die, points in cast_now.rolled
        if points and die not in (*cast_now.special, *tuned) and family_of(view.dice[die].type) == "units"
        if len(colours_of(view, step.seat, step.place, die)) < len(COLOURS)
    )


def ask_attune(view: ClassicView, step: IconWork) -> Question | None:
    """Ask for a unit whose magic gets the colour of the item's, if any; then for the colour (KP10.5)."""
    act, _ = in_hand(view, step)
    values: dict[str, int | str] = {"die": act.dice[0], "place": step.place}
    if step.stage:
        colours = tuple(Option(colour, "attune-colour", {"colour": colour}) for colour in COLOURS)
        asked = values | {"die": int(step.stage)}
        return Question(step.seat, "attune-colour", "KP10.5", Pick(colours), asked, step.place)
    units = tunable(view, step)
    if not units:
        return None
    options = (*(Option(str(die), "attune-unit", {"die": die}, die=die) for die in units), Option(NONE, "attune-none"))
    return Question(step.seat, "attune", "KP10.5", Pick(options), values, step.place)


def answer_attune(draft: CampaignDraft, step: IconWork, choice: Choice) -> None:
    """Store the unit, or turn its magic and the item's to the colour."""
    option = cast(Picked, choice).option
    if option == NONE:
        done(draft, step)
    elif not step.stage:
        draft.become(replace(step, stage=option))
    else:
        act, _ = in_hand(draft, step)
        unit, item, colour = int(step.stage), act.dice[0], COLOURS.index(option)
        done(draft, step)
        at = draft.agenda.index(_casting(draft))
        cast_now = cast(Cast, draft.agenda[at])
        before = () if cast_now.tuned is UNSET else cast_now.tuned
        draft.agenda[at] = replace(cast_now, tuned=(*before, (unit, colour), (item, colour)))
        draft.note(ItemUsed(step.seat, step.place, item, ATTUNE, (unit,), colour=option))


def no_attune(draft: CampaignDraft, step: IconWork) -> None:
    """Continue: the item's own magic may have any colour."""
    done(draft, step)


ROWS = (
    PartRow(IconWork, ELEVATE, Work(no_question, no_answer, elevate)),
    PartRow(IconWork, ATTUNE, Work(ask_attune, answer_attune, no_attune)),
)
