"""Combined answers: a maneuver and its direction, the end of a turn, the same spell again, another target."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ddtable.engine.position import area
from ddtable.engine.questions import Option, Pick, Question
from ddtable.engine.system import AnyPosition
from ddtable.rules.dragon_dice.action import action_there
from ddtable.rules.dragon_dice.board import NOBODY, distance
from ddtable.rules.dragon_dice.events.magic import Announcement
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.rules.dragon_dice.spell_targets import target_options
from ddtable.summaries.dragon_dice.casting import casting
from ui.games.contract import Chain
from ui.session.answer.standing import ONLY

if TYPE_CHECKING:
    from ui.session.table_state import TableState

MOVING = ("reinforce", "advance", "flight", "retreat")  # the parts of the reserves phase of all games
REST_OF_TURN: Mapping[str, str] = {"march-second": "pass", **dict.fromkeys(MOVING, "done")}
ENDING = ("march-first", "march-second", *MOVING[:-1])
HIGHEST = 8


def chains(state: TableState) -> list[Chain]:
    """Return the combined answers to the current question."""
    question = state.question
    if question is None or not state.asks_person or not isinstance(question.shape, Pick):
        return []
    if question.kind == "maneuver":
        return _directions(state, question)
    if question.kind in ENDING:
        return [_end_of_turn(state, question)]
    if question.kind == "spell-destination":
        return _other_target(state)
    return _same_spell(state, question) if question.kind == "spell" else []


def by_area(view: AnyPosition, question: Question | None) -> dict[str, tuple[str, Mapping[str, str]]]:
    """Return the answers that a click on a distance gives before its terrain is chosen: march there, maneuver, turn.

    They are by area: the option, and the answers that follow it.
    """
    if question is None or not isinstance(question.shape, Pick):
        return {}
    if question.kind == "maneuver":
        return _distances(view, question.place, "maneuver", {})
    if question.kind not in ("march-first", "march-second"):
        return {}
    found: dict[str, tuple[str, Mapping[str, str]]] = {}
    for option in question.shape.options:
        if is_terrain(option.id):
            found |= _distances(view, option.id, option.id, {"maneuver": "maneuver"})
    return found


def _distances(
    view: AnyPosition, place: str, option: str, then: Mapping[str, str]
) -> dict[str, tuple[str, Mapping[str, str]]]:
    number = distance(view, place)
    return {
        area(f"{place}#{new}", NOBODY): (option, {**then, "turn": way})
        for way, new in (("up", number + 1), ("down", number - 1))
        if 1 <= new <= HIGHEST
    }


def following(question: Question, option: str) -> Mapping[str, str]:
    """Return the automatic answers after an option: a spell gets its target if there is only one."""
    if question.kind in ("spell", "spell-target") and option not in ("done", "back"):
        return {"spell-target": ONLY, "spell-destination": ONLY}
    return {}


def _directions(state: TableState, question: Question) -> list[Chain]:
    """Return the answers that maneuver, and turn the die up or down on success."""
    number = distance(state.position, question.place)
    found = []
    for way, keys, new in (("up", "U", number + 1), ("down", "J", number - 1)):
        if 1 <= new <= HIGHEST:
            told: dict[str, int | str] = {
                "number": new,
                "means": action_there(state.position, question.place, new),
            }
            words = state.words.option(Option(way, f"turn-{way}", told), state.table)
            found.append(Chain(f"maneuver+{way}", "maneuver", {"turn": way}, words, keys))
    return found


def _end_of_turn(state: TableState, question: Question) -> Chain:
    """Return the answer that skips the rest of the turn."""
    option = "done" if question.kind in MOVING else "pass"
    return Chain("end-turn", option, REST_OF_TURN, state.words.say("ui-end-turn"), "E")


def _same_spell(state: TableState, question: Question) -> list[Chain]:
    """Return the answer that chooses the last spell for the same target again, if there are enough points."""
    last = [event for event in state.history[-1].events if isinstance(event, Announcement)]
    if not last or not isinstance(question.shape, Pick):
        return []
    told = last[-1]
    if all(option.id != told.spell for option in question.shape.options):
        return []
    words = state.words.say("ui-again", spell=state.words.spell(told.spell))
    then = {"spell-target": told.target, "spell-destination": told.to}
    return [Chain("again", told.spell, then, words, "A")]


def _other_target(state: TableState) -> list[Chain]:
    """Return the answer that goes one step back, from the destination to the targets, if there are several.

    The rules go back to the spells; the same spell is chosen again.
    """
    cast = casting(state.position)
    if cast is None or len(target_options(state.position, cast, state.position.board.edition.spells[cast.spell])) < 2:
        return []
    return [Chain("other-target", "back", {"spell": cast.spell}, state.words.say("ui-other-target"), "Esc")]
