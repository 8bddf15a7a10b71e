"""The action step: the action that the terrain's face allows, and its targets (C5, C7.1, C8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    RESERVE,
    ClassicDraft,
    ClassicView,
    distance,
    holds_eighth,
    land_at,
    opponents_at,
    terrain_places,
    units_at,
)
from ddtable.rules.dragon_dice.effects import hidden, paralysed
from ddtable.rules.dragon_dice.events.attacks import Attacked
from ddtable.rules.dragon_dice.events.turns import NoAction
from ddtable.rules.dragon_dice.steps import Act, Charge, Join, Magic, Step, Strike, StrikeBack

Action = Literal["magic", "missile", "melee"]
NONE = "none"
FREE: tuple[Action, ...] = ("melee", "missile", "magic")
BY_NUMBER: tuple[Action, ...] = ("magic", "missile", "missile", "missile", "melee", "melee", "melee")


def actions(view: ClassicView, seat: int, place: str) -> tuple[Action, ...]:
    """Return the actions an army may take at a terrain.

    By number, 1 is magic, 2 to 4 missile, 5 to 7 melee on every terrain; by the printed face, the icon decides (C5.1,
    Q4, M6). On eight the holder has a free choice, any other army only melee (C5.2). In reserve only magic is allowed
    (C3.4, M10); a paralysed army can do nothing that needs a roll (DA-D2). A minor terrain may allow one more (KP11.4).
    """
    if paralysed(view, seat, place):
        return ()
    if place == RESERVE:
        return ("magic",)
    number = distance(view, place)
    terrain = land_at(view, place)
    if number == 8 and terrain.holder == seat:
        return FREE
    own: Action = "melee" if number == 8 else action_at(view, terrain.die, number)
    face = view.board.minor_face(view, seat, place)
    return (own, *(action for action in FREE if action == face and action != own))


def action_at(view: ClassicView, terrain_die: int, number: int) -> Action:
    """Return the action that a face below eight of a terrain die allows (C5.1, Q4)."""
    if view.board.options.faces == "by_number":
        return BY_NUMBER[number - 1]
    return cast(Action, catalogue().terrains[view.dice[terrain_die].type].faces[number - 1].icon)


def action_there(view: ClassicView, place: str, number: int) -> str:
    """Return the use of a distance for an army: an action (C5.1), "capture" (C11.1), "free" (C5.2).

    A die that shows eight is "free" for its holder; turning it to eight captures it.
    """
    if number < 8:
        return action_at(view, land_at(view, place).die, number)
    return "free" if distance(view, place) == 8 else "capture"


def missile_targets(view: ClassicView, seat: int, place: str) -> list[tuple[int, str]]:
    """Return (seat, place) of every army that missiles can target: in range, and not under Illusion (C14.4)."""
    found = _in_range(view, seat, place)
    return [target for target in found if not hidden(view, *target)] if view.board.effects else found


def _in_range(view: ClassicView, seat: int, place: str) -> list[tuple[int, str]]:
    """Return (seat, place) of every army in range: at the same place, or at a linked one (C7.1).

    The links are those between the frontier and each home. A captured tower reaches every terrain, but never a reserve
    (C7.2, C11.7), if the game has no limit on its reach.
    """
    board, tower = view.board, holds_eighth(view, seat, place, "tower")
    near: Sequence[str] = board.graph.within(place, board.tower_reach if tower else 1)
    if tower and not board.tower_reach:
        near = [one for one in terrain_places(view) if one != place]
    return [(other, there) for there in (place, *near) for other in opponents_at(view, seat, there)]


def _options(view: ClassicView, step: Act) -> list[Option]:
    """Return every action an army can take; a pursuing army only attacks the one it routed, magic is free (C9.7)."""
    dice = units_at(view, step.seat, step.place)
    if not dice:
        return []
    source = area(step.place, step.seat)
    options = []
    for action in actions(view, step.seat, step.place):
        targets: list[tuple[str, int, str]] = []
        if action == "melee":
            here = opponents_at(view, step.seat, step.place)
            targets = [(kind, other, step.place) for other in here for kind in ("skirmish", "charge")]
        elif action == "missile":
            targets = [("missile", other, at) for other, at in missile_targets(view, step.seat, step.place)]
        for kind, other, at in targets:
            if step.against in (NOBODY, other) and (step.against == NOBODY or at == step.place):
                move = Move(dice, source, area(at, other))
                options.append(Option(f"{kind}:{other}:{at}", kind, {"seat": other, "place": at}, (move,)))
        if action == "magic":
            options.append(Option("magic", "magic", {"place": step.place}))
    return options


def ask_action(view: ClassicView, step: Act) -> Question | None:
    """Ask for the army's attack. It may always decline, but only do what the face allows (C5.3)."""
    options = _options(view, step)
    if not options:
        return None
    options.append(Option(NONE, "no-action"))
    word = "action" if step.against == NOBODY else "pursuit-action"
    return Question(step.seat, word, "C5.3", Pick(tuple(options)), {"place": step.place}, step.place)


def no_action(draft: ClassicDraft, step: Act) -> None:
    """Record why nothing can be done: no army is in range or visible, or the army is paralysed (DA-D2, C14.4)."""
    draft.become()
    if not units_at(draft, step.seat, step.place):
        return
    allowed = actions(draft, step.seat, step.place)
    action: str = allowed[0] if len(allowed) == 1 else "any"
    if action == "missile" and step.against == NOBODY and _in_range(draft, step.seat, step.place):
        action = "hidden"
    draft.note(NoAction(step.seat, step.place, "no-target" if allowed else "paralysed", action))


def answer_action(draft: ClassicDraft, step: Act, choice: Choice) -> None:
    """Begin the attack or the magic; units returned by it join the army at its end (C7.3, C8.1, M1, M20).

    A paralysed army cannot strike back (DA-D2).
    """
    option = cast(Picked, choice).option
    if option == NONE:
        draft.note(NoAction(step.seat, step.place, "declined", actions(draft, step.seat, step.place)[0]))
        draft.become()
        return
    if option == "magic":
        draft.become(Magic(step.seat, step.place), Join())
        return
    kind, other, at = option.split(":")
    target = int(other)
    draft.note(Attacked(step.seat, step.place, kind, target, at))
    follows: tuple[Step, ...]
    if kind == "charge":
        follows = (Charge(step.seat, step.place, target),)
    elif kind == "skirmish":
        follows = (Strike("skirmish", step.seat, step.place, target, at),)
        if not paralysed(draft, target, at):
            follows += (StrikeBack(target, at, step.seat),)
    else:
        follows = (Strike("missile", step.seat, step.place, target, at),)
    draft.become(*follows, Join())


ROWS = (StepRow(Act, ask_action, answer_action, no_action, clause="C5.3"),)
