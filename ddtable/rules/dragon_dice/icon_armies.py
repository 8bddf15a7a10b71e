"""Special icons that affect a whole army: its save roll, all its rolls for a time, or its strike back (C14.4)."""

from __future__ import annotations

from typing import cast

from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.rows import PartRow
from ddtable.rules.dragon_dice.board import (
    RESERVE,
    ClassicDraft,
    ClassicView,
    armies_of,
    clockwise,
    opponents_at,
)
from ddtable.rules.dragon_dice.control import armies
from ddtable.rules.dragon_dice.effects import cover
from ddtable.rules.dragon_dice.icon_work import (
    Work,
    change_exchange,
    done,
    exchange_of,
    in_hand,
    no_answer,
    no_question,
    on_saves,
    tell,
)
from ddtable.rules.dragon_dice.steps import Charge, IconWork, Strike, StrikeBack

ANYWHERE = ("galeforce", "illusion")


# On the current exchange


def proceed_penalty(draft: ClassicDraft, step: IconWork) -> None:
    """Subtract the points from the save roll of the army that is attacked (C14.4)."""
    act, _ = in_hand(draft, step)
    tell(draft, step, place=step.target_place, target=step.target)
    on_saves(draft, act.icon, -act.points)
    done(draft, step)


def proceed_surprise(draft: ClassicDraft, step: IconWork) -> None:
    """Stop the attacked army from striking back; in a charge its melee does no damage. It still saves (C14.4)."""
    exchange = exchange_of(draft)
    if isinstance(exchange, Charge):
        change_exchange(draft, surprised=True)
    elif isinstance(exchange, Strike) and exchange.kind == "skirmish":
        draft.agenda[:] = [one for one in draft.agenda if not isinstance(one, StrikeBack)]
    else:
        done(draft, step)  # a strike back is never answered
        return
    tell(draft, step, place=step.target_place, target=step.target)
    done(draft, step)


def proceed_cloak(draft: ClassicDraft, step: IconWork) -> None:
    """Add saves to every save roll of the roller's army, this one too, until the roller's next turn begins (C14.4)."""
    act, _ = in_hand(draft, step)
    tell(draft, step, place=step.place, target=step.seat)
    cover(draft, act.icon, step.seat, step.seat, step.place, act.points)
    done(draft, step)


# On one of several armies, until the roller's next turn


def _armies(view: ClassicView, step: IconWork) -> list[tuple[int, str]]:
    """Return (seat, place) of the armies that the current icon may target.

    These are opposing armies at the roller's terrain, or at any terrain; for Illusion the roller's own armies anywhere.
    """
    act, use = in_hand(view, step)
    if use.hook == "hide":
        return sorted((seat, place) for seat, place in armies(view) if seat == step.seat)
    if step.place == RESERVE:
        return []
    if act.icon in ANYWHERE:
        order = clockwise(view)
        there = [(seat, place) for seat, place in armies(view) if seat != step.seat and "/" in place]
        return sorted(there, key=lambda army: (army[1], order.index(army[0])))
    others = opponents_at(view, step.seat, step.place)
    return [(seat, place) for seat in others for place, _ in armies_of(view, seat, step.place)]


def ask_army(view: ClassicView, step: IconWork) -> Question | None:
    """Ask the roller for the army that the icon affects (C14.4)."""
    act, _ = in_hand(view, step)
    options = tuple(
        Option(f"{seat}:{place}", "icon-army", {"seat": seat, "place": place}, area=area(place, seat))
        for seat, place in _armies(view, step)
    )
    if not options:
        return None
    values: dict[str, int | str] = {"icon": act.icon, "points": act.points}
    return Question(step.seat, "icon-army", "C14.4", Pick(options), values, step.place)


def answer_army(draft: ClassicDraft, step: IconWork, choice: Choice) -> None:
    """Put the effect on that army until the roller's next turn begins (C14.4)."""
    act, _ = in_hand(draft, step)
    owner, place = cast(Picked, choice).option.split(":")
    tell(draft, step, place=place, target=int(owner))
    times = act.points if act.icon == "wither" else 1
    cover(draft, act.icon, step.seat, int(owner), place, times)
    done(draft, step)


def proceed_army(draft: ClassicDraft, step: IconWork) -> None:
    """Continue if there is no such army."""
    tell(draft, step)
    done(draft, step)


ROWS = (
    PartRow(IconWork, "penalty", Work(no_question, no_answer, proceed_penalty)),
    PartRow(IconWork, "surprise", Work(no_question, no_answer, proceed_surprise)),
    PartRow(IconWork, "cloak", Work(no_question, no_answer, proceed_cloak)),
    *(PartRow(IconWork, hook, Work(ask_army, answer_army, proceed_army)) for hook in ("weaken", "hide")),
)
