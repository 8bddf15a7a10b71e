"""Special icons that move or return units: Ferry, Teleport, Vanish, Regenerate, Wild Growth ... (C14.4).

Results that are already rolled stay; units that arrive do not roll.
"""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.constraints import AtMost
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Chosen, Move, Option, Pick, Picked, Question, Subset
from ddtable.engine.rows import PartRow
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    RESERVE,
    ClassicDraft,
    ClassicView,
    dead_units,
    health,
    healths,
    terrain_places,
    units_at,
)
from ddtable.rules.dragon_dice.control import arrive, settle
from ddtable.rules.dragon_dice.effects import barred, may_enter, may_leave, stuck
from ddtable.rules.dragon_dice.events.units import Moved, Returned
from ddtable.rules.dragon_dice.icon_work import Work, done, in_hand, on_saves, tell
from ddtable.rules.dragon_dice.places import is_joint, is_terrain
from ddtable.rules.dragon_dice.promotion import Pair, exchange, pair_options
from ddtable.rules.dragon_dice.steps import IconWork

STAY, DONE, SAVES, RETURN = "stay", "done", "saves", "return"
PASSENGERS = {"ferry": 4, "firewalking": 3, "teleport": 3, "vanish": 0}
SAVING = ("save", "save_melee", "charge_defence", "dragon_defence")


def _here(view: ClassicView, step: IconWork) -> str:
    """Return the place of the die whose icon acts; empty if it is no longer in play or cannot leave its terrain."""
    die = in_hand(view, step)[0].dice[0]
    place = view.dice[die].place
    return place if (is_terrain(place) or place == RESERVE) and die not in stuck(view) else ""


# Free moves


def _passengers(view: ClassicView, step: IconWork, place: str) -> tuple[int, ...]:
    act, _ = in_hand(view, step)
    still, there = stuck(view), units_at(view, step.seat, place)
    found = tuple(die for die in there if die not in act.dice and die not in still)
    room = len(there) - 1 - view.board.garrison if is_terrain(place) else len(found)
    return found[: max(0, room)]


def ask_move(view: ClassicView, step: IconWork) -> Question | None:
    """Ask where the unit goes, if anywhere, then which units go with it (C14.4). `stage` is the chosen place."""
    act, _ = in_hand(view, step)
    place = _here(view, step)
    if not place or not may_leave(view, step.seat, place):
        return None
    if step.stage:
        dice, limit = _passengers(view, step, place), PASSENGERS[act.icon]
        weights = healths(view, dice)
        if not any(weight <= limit for weight in weights):
            return None
        values: dict[str, int | str] = {"icon": act.icon, "die": act.dice[0], "place": step.stage, "points": limit}
        shape = Subset(dice, AtMost(limit, weights), area(step.stage, step.seat))
        return Question(step.seat, "icon-passengers", "C14.4", shape, values, place)
    source = area(place, step.seat)
    targets = [other for other in terrain_places(view) if other != place and may_enter(view, step.seat, other)]
    if act.icon == "vanish" and place != RESERVE:
        targets.append(RESERVE)
    options = [
        Option(to, "icon-move", {"place": to}, (Move(act.dice, source, area(to, step.seat)),), area(to, step.seat))
        for to in targets
    ]
    options.append(Option(STAY, "icon-stay"))
    asked: dict[str, int | str] = {"icon": act.icon, "die": act.dice[0]}
    return Question(step.seat, "icon-move", "C14.4", Pick(tuple(options)), asked, place)


def answer_move(draft: ClassicDraft, step: IconWork, choice: Choice) -> None:
    """Store the chosen place, or move the unit with its companions."""
    if isinstance(choice, Chosen):
        _move(draft, step, choice.dice)
        return
    option = cast(Picked, choice).option
    if option == STAY:
        done(draft, step)
    else:
        draft.become(replace(step, stage=option))


def proceed_move(draft: ClassicDraft, step: IconWork) -> None:
    """Move the unit alone if no other can go with it; continue if it cannot move."""
    place = _here(draft, step)
    if (
        step.stage
        and place
        and may_leave(draft, step.seat, place)
        and (step.stage == RESERVE or may_enter(draft, step.seat, step.stage))
    ):
        _move(draft, step, ())
    else:
        done(draft, step)


def _move(draft: ClassicDraft, step: IconWork, dice: tuple[int, ...]) -> None:
    act, _ = in_hand(draft, step)
    source, to = _here(draft, step), step.stage
    going = tuple(sorted((act.dice[0], *dice)))
    done(draft, step)
    draft.note(Moved(step.seat, going, source, to, act.icon))
    if to == RESERVE:
        draft.put(going, to)
    else:
        arrive(draft, step.seat, going, to)
    settle(draft)


# Regenerate


def ask_regenerate(view: ClassicView, step: IconWork) -> Question | None:
    """Ask whether it saves or returns the dead, if saves count, then which dead return (C14.4)."""
    act, _ = in_hand(view, step)
    place = _here(view, step)
    dice = dead_units(view, step.seat) if place and not barred(view, step.seat, place) else ()
    weights = healths(view, dice)
    if not any(weight <= act.points for weight in weights):
        return None
    values: dict[str, int | str] = {"icon": act.icon, "points": act.points, "place": place}
    if not step.stage and step.kind in SAVING:
        options = (Option(SAVES, "icon-saves", {"points": act.points}), Option(RETURN, "icon-return"))
        return Question(step.seat, "icon-saves-or-return", "C14.4", Pick(options), values, place)
    shape = Subset(dice, AtMost(act.points, weights), area(place, step.seat))
    return Question(step.seat, "icon-returns", "C14.4", shape, values, place)


def answer_regenerate(draft: ClassicDraft, step: IconWork, choice: Choice) -> None:
    """Take the saves, or return the chosen units."""
    if isinstance(choice, Chosen):
        _return(draft, step, choice.dice)
    elif cast(Picked, choice).option == SAVES:
        _save(draft, step, in_hand(draft, step)[0].points)
    else:
        draft.become(replace(step, stage=RETURN))


def proceed_regenerate(draft: ClassicDraft, step: IconWork) -> None:
    """Take the saves if no unit can return."""
    _save(draft, step, in_hand(draft, step)[0].points)


def _return(draft: ClassicDraft, step: IconWork, dice: tuple[int, ...]) -> None:
    act, _ = in_hand(draft, step)
    place = _here(draft, step)
    done(draft, step)
    if dice:
        draft.put(dice, place)
        draft.note(Returned(step.seat, dice, place, act.icon))


def _save(draft: ClassicDraft, step: IconWork, points: int) -> None:
    act, _ = in_hand(draft, step)
    if step.kind in SAVING:
        tell(draft, step)
        on_saves(draft, act.icon, points)
    done(draft, step)


# Wild Growth


def _pairs(step: IconWork) -> tuple[Pair, ...]:
    """Return the promotions chosen so far, as pairs of the dead unit and the unit that it replaces."""
    return tuple(zip(step.chosen[::2], step.chosen[1::2], strict=True))


def ask_grow(view: ClassicView, step: IconWork) -> Question | None:
    """Ask for promotions, one health each, until done; the remaining points save (C14.4)."""
    act, _ = in_hand(view, step)
    place = _here(view, step)
    left = act.points - len(_pairs(step))
    options = pair_options(view, step.seat, place, taken=_pairs(step)) if place and left else []
    if not options:
        return None
    options.append(Option(DONE, "done"))
    values: dict[str, int | str] = {"icon": act.icon, "points": left, "place": place}
    word = "icon-grow-or-save" if step.kind in SAVING else "icon-grow"
    return Question(step.seat, word, "C14.4", Pick(tuple(options), DONE), values, place)


def answer_grow(draft: ClassicDraft, step: IconWork, choice: Choice) -> None:
    """Store a pair, or promote all chosen units at once."""
    option = cast(Picked, choice).option
    if option == DONE:
        proceed_grow(draft, step)
    else:
        dead, living = map(int, option.split(":"))
        draft.become(replace(step, chosen=(*step.chosen, dead, living)))


def proceed_grow(draft: ClassicDraft, step: IconWork) -> None:
    """Exchange the pairs and save with the remaining points (C10.4, C14.4)."""
    act, _ = in_hand(draft, step)
    pairs = _pairs(step)
    place = _here(draft, step)
    _save(draft, step, act.points - len(pairs))
    exchange(draft, step.seat, place, pairs, act.icon)


# Convert


def _killed(view: ClassicView, step: IconWork) -> int:
    """Return the health of the targets that have died."""
    return health(view, tuple(die for die in step.chosen if view.dice[die].place in (DEAD, BURIED)))


def ask_return(view: ClassicView, step: IconWork) -> Question | None:
    """Ask which units a Convert returns, after its targets have rolled: up to the health that it killed (C14.4)."""
    act, _ = in_hand(view, step)
    limit, dice, place = _killed(view, step), dead_units(view, step.seat), _army(view, step)
    weights = healths(view, dice)
    shut = barred(view, step.seat, place) or not units_at(view, step.seat, place)
    if shut or not any(weight <= limit for weight in weights):
        return None
    values: dict[str, int | str] = {"icon": act.icon, "points": limit, "place": place}
    shape = Subset(dice, AtMost(limit, weights), area(place, step.seat))
    return Question(step.seat, "icon-returns", "C14.4", shape, values, place)


def _army(view: ClassicView, step: IconWork) -> str:
    """Return the place of the army whose icon acts: of several that fight together that of the die."""
    return _here(view, step) if is_joint(step.place) else step.place


def answer_return(draft: ClassicDraft, step: IconWork, choice: Choice) -> None:
    """Return the chosen units to the attacking army."""
    act, _ = in_hand(draft, step)
    dice, place = cast(Chosen, choice).dice, _army(draft, step)
    done(draft, step)
    if dice:
        draft.put(dice, place)
        draft.note(Returned(step.seat, dice, place, act.icon))


def proceed_return(draft: ClassicDraft, step: IconWork) -> None:
    """Continue if no unit returns."""
    done(draft, step)


ROWS = (
    PartRow(IconWork, "move", Work(ask_move, answer_move, proceed_move)),
    PartRow(IconWork, "regenerate", Work(ask_regenerate, answer_regenerate, proceed_regenerate)),
    PartRow(IconWork, "grow", Work(ask_grow, answer_grow, proceed_grow)),
)
