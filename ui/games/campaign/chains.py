"""Combined answers of a campaign: one Done for the reserves phase, an action where the terrain die shows it.

The whole reserves phase is one edit of the map, so that Done ends all of its parts. Where an army stays, its action
needs no answer of its own if there is only one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ddtable.engine.position import area
from ddtable.engine.questions import Question
from ddtable.engine.system import AnyPosition
from ddtable.rules.campaign.carrying_along import DONE
from ddtable.rules.dragon_dice.action import action_there
from ddtable.rules.dragon_dice.board import NOBODY, distance
from ddtable.rules.dragon_dice.maneuver import SKIP
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.rules.dragon_dice.rout import PURSUE
from ui.games.contract import Chain, SaidByArea
from ui.games.dragon_dice import chains as classic
from ui.session.answer import reach
from ui.session.answer.fighting_on import usual_kind
from ui.session.answer.standing import ONLY, ONLY_IN_TURN

if TYPE_CHECKING:
    from ui.session.table_state import TableState

MARCHES = ("march-first", "march-second")
STAY, STAY_KEY = "stay", "K"
FIGHT_ON = "fight-on"
AT_ONCE: Mapping[str, str] = {"action": ONLY}
AFTER: Mapping[str, str] = {"action": ONLY_IN_TURN}  # only if the die was turned: else the army chooses again


def chains(state: TableState) -> list[Chain]:
    """Return the combined answers to the current question."""
    question, found = state.question, classic.chains(state)
    if question is not None and question.kind in classic.MOVING:
        return [replace(chain, words="") for chain in found]  # Done ends the phase, and with it the turn
    if question is not None and question.kind == "maneuver" and state.asks_person:
        found = [replace(chain, then={**chain.then, **AFTER}) for chain in found]
        means = action_there(state.position, question.place, distance(state.position, question.place))
        found.append(Chain(STAY, SKIP, AT_ONCE, state.words.say("ui-war-stay", means=means), STAY_KEY))
    if question is not None and question.kind == "pursue" and state.asks_person:
        means = action_there(state.position, question.place, distance(state.position, question.place) - 1)
        if means in ("magic", "missile"):  # of a fight there are two kinds
            words = state.words.say("ui-war-pursue", means=means)
            found.append(Chain(PURSUE, PURSUE, {"pursuit-action": ONLY}, words, STAY_KEY))
    return [*found, *_fighting_on(state)]


def _fighting_on(state: TableState) -> list[Chain]:
    """Return the answer that fights on to the end, during To the Death and Ragnarok."""
    question = state.question
    kind = usual_kind(question) if question is not None and state.asks_person else ""
    if not kind or not state.system.in_fight(state.position):
        return []
    return [Chain(FIGHT_ON, "", {}, state.words.say("ui-fight-on", kind=kind), STAY_KEY)]


def by_area(view: AnyPosition, question: Question | None) -> SaidByArea:
    """Return the answers that a click on a distance gives: on the present one, the army stays and acts."""
    turning = classic.by_area(view, question).items()
    found: SaidByArea = {at: (option, {**then, **AFTER}) for at, (option, then) in turning}
    if question is None:
        return found
    if question.kind == "maneuver":
        found[_present(view, question.place)] = (SKIP, AT_ONCE)
    elif question.kind in MARCHES:
        for option in reach.options_of(question):
            if is_terrain(option.id):
                found[_present(view, option.id)] = (option.id, {"maneuver": SKIP, **AT_ONCE})
    return found


def _present(view: AnyPosition, place: str) -> str:
    """Return the area of a terrain's present distance."""
    return area(f"{place}#{distance(view, place)}", NOBODY)


def following(question: Question, option: str) -> Mapping[str, str]:
    """Return the automatic answers after an option: the end of one part of the reserves phase ends all."""
    if question.kind in classic.MOVING and option == DONE:
        later = classic.MOVING[classic.MOVING.index(question.kind) + 1 :]
        return dict.fromkeys(later, DONE)
    return classic.following(question, option)
