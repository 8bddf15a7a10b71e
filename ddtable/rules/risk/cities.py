"""The power of a captured city: a recruit or a promotion anywhere in its continent (RK4.11, Q156)."""

from __future__ import annotations

from typing import cast

from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import DEAD, ClassicView, ground, has_army
from ddtable.rules.dragon_dice.control import settle
from ddtable.rules.dragon_dice.eighth_face import NO_POWER, proceed_city, recruits
from ddtable.rules.dragon_dice.events.powers import PowerUsed
from ddtable.rules.dragon_dice.events.units import Returned
from ddtable.rules.dragon_dice.promotion import exchange, pair_options
from ddtable.rules.dragon_dice.steps import City
from ddtable.rules.risk.board import RiskDraft

RECRUIT = "recruit"


def ask_city(view: ClassicView, step: City) -> Question | None:
    """Ask for a unit and its territory in the continent, or for a promotion there (RK4.11, Q156)."""
    seat, land = view.board.seat, ground(view, step.place)
    source = area(DEAD, seat)
    options = [
        Option(
            f"{RECRUIT}:{die}:{place}",
            RECRUIT,
            {"die": die, "place": place},
            (Move((die,), source, area(place, seat)),),
        )
        for place in view.board.graph.members(land)
        if has_army(view, seat, place)
        for die in recruits(view, seat)
    ]
    options += pair_options(view, seat, land)
    if not options:
        return None
    options.append(Option(NO_POWER, NO_POWER))
    return Question(seat, "city", "RK4.11", Pick(tuple(options)), {"place": land}, step.place)


def answer_city(draft: RiskDraft, step: City, choice: Choice) -> None:
    """Recruit or promote one unit (RK4.11)."""
    seat, option, land = draft.board.seat, cast(Picked, choice).option, ground(draft, step.place)
    draft.become()
    draft.note(PowerUsed(seat, land, "city", option != NO_POWER))
    if option == NO_POWER:
        return
    if option.startswith(RECRUIT):
        _, die, place = option.split(":")
        draft.put((int(die),), place)
        draft.note(Returned(seat, (int(die),), place, "city"))
        settle(draft)
    else:
        dead, living = map(int, option.split(":"))
        exchange(draft, seat, draft.dice[living].place, ((dead, living),), "city")


ROWS = (StepRow(City, ask_city, answer_city, proceed_city, phase="eighth_face", clause="RK4.11"),)
