"""Wayfare: in a maneuver an item may leave its terrain with a unit, instead of its maneuvers (KP10.5, H103)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.dice.campaigns import may_carry
from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.steps import Wayfare
from ddtable.rules.dragon_dice.board import RESERVE, ClassicView, terrain_places, units_at
from ddtable.rules.dragon_dice.control import arrive, settle
from ddtable.rules.dragon_dice.effects import barred, stuck
from ddtable.rules.dragon_dice.events.units import Moved
from ddtable.rules.dragon_dice.maneuver import contest_rolled
from ddtable.rules.dragon_dice.steps import ArmyRoll, Rolling

WAYFARE, STAY = "wayfare", "stay"


def rolled(draft: CampaignDraft, rolling: Rolling) -> None:
    """Ask the owners of items that show the icon before the maneuvers are counted."""
    dice = tuple(face.die for roll in rolling.fallen for face in roll.faces if face.icon == WAYFARE)
    if dice:
        draft.push(Wayfare(rolling, dice))
    else:
        contest_rolled(draft, rolling)


def carriers(view: ClassicView, item: int) -> tuple[int, ...]:
    """Return the units that may leave with an item: those that can carry it and are not held; one stays (H103)."""
    die, dice = view.dice[item], catalogue()
    there = units_at(view, die.owner, die.place)
    if len(there) < 2 or barred(view, die.owner, die.place):
        return ()
    fixed, kind = stuck(view), (dice.item(die.type),)
    return tuple(one for one in there if one not in fixed and may_carry(dice, dice.unit(view.dice[one].type), kind))


def ask(view: ClassicView, step: Wayfare) -> Question | None:
    """Ask where the item goes, if anywhere, then with which unit (KP10.5). `to` is the chosen place."""
    if not step.left or not (units := carriers(view, step.left[0])):
        return None
    item = step.left[0]
    die = view.dice[item]
    source = area(die.place, die.owner)
    values: dict[str, int | str] = {"die": item, "place": step.to or die.place}
    if step.to:
        target = area(step.to, die.owner)
        dice = tuple(
            Option(str(one), "wayfare-unit", {"die": one}, (Move((one,), source, target),), die=one) for one in units
        )
        return Question(die.owner, "wayfare-unit", "KP10.5", Pick(dice), values, die.place)
    places = [one for one in terrain_places(view) if one != die.place and not barred(view, die.owner, one)]
    options = [
        Option(to, "icon-move", {"place": to}, (Move((item,), source, area(to, die.owner)),), area(to, die.owner))
        for to in (*places, RESERVE)
    ]
    return Question(die.owner, "wayfare", "KP10.5", Pick((*options, Option(STAY, "wayfare-stay"))), values, die.place)


def answer(draft: CampaignDraft, step: Wayfare, choice: Choice) -> None:
    """Store the place, or move the item and the unit; the item then gives no maneuvers."""
    option = cast(Picked, choice).option
    if step.to:
        _go(draft, step, int(option))
    elif option == STAY:
        draft.become(replace(step, left=step.left[1:]))
    else:
        draft.become(replace(step, to=option))


def _go(draft: CampaignDraft, step: Wayfare, unit: int) -> None:
    item = step.left[0]
    die, going = draft.dice[item], tuple(sorted((item, unit)))
    fallen = tuple(
        ArmyRoll(tuple(face for face in roll.faces if (face.die, face.icon) != (item, WAYFARE)))
        for roll in step.rolling.fallen
    )
    draft.become(replace(step, rolling=replace(step.rolling, fallen=fallen), left=step.left[1:], to=""))
    draft.note(Moved(die.owner, going, die.place, step.to, WAYFARE))
    if step.to == RESERVE:
        draft.put(going, RESERVE)
    else:
        arrive(draft, die.owner, going, step.to)
    settle(draft)


def proceed(draft: CampaignDraft, step: Wayfare) -> None:
    """Continue with the next item, or count the maneuvers."""
    left = step.left[1:] if step.left else ()
    if left:
        draft.become(replace(step, left=left, to=""))
    else:
        draft.become()
        contest_rolled(draft, step.rolling)


ROWS = (
    PartRow(Rolling, "maneuver", rolled),
    StepRow(Wayfare, ask, answer, proceed, clause="KP10.5"),
)
