"""The turn: expire, dragons, eighth face, two marches, reserves, and the next player's (chapter 3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import cast

from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.rows import PartRow, Row, StepRow
from ddtable.rules.dragon_dice.board import RESERVE, ClassicDraft, ClassicView, has_army, terrain_places
from ddtable.rules.dragon_dice.editions import PhaseWord
from ddtable.rules.dragon_dice.effects import end_at_close, end_at_start
from ddtable.rules.dragon_dice.events.turns import Declined, Marched, TurnBegan
from ddtable.rules.dragon_dice.spell_work import join
from ddtable.rules.dragon_dice.steps import (
    Act,
    Dragons,
    EighthFace,
    EndTurn,
    Expire,
    Maneuver,
    March,
    Reinforce,
    Retreat,
    SpeciesPhase,
    Step,
    Turn,
)

PASS = "pass"

STEPS_OF: Mapping[PhaseWord, tuple[Step, ...]] = {
    "expire": (Expire(),),
    "dragons": (Dragons(),),
    "eighth_face": (EighthFace(),),
    "species": (SpeciesPhase(),),
    "first_march": (March(1),),
    "second_march": (March(2),),
    "reserves": (Reinforce(), Retreat()),
}
"""The steps of each phase of a turn; the edition names the phases in their order, with their clauses."""


def phase(view: ClassicView, phase_of: Mapping[type, str]) -> str:
    """Return the current phase of a position, found by the steps on the agenda and the phases of their rows."""
    if not view.board.turn or not view.agenda:
        return "set_up"
    top = view.agenda[-1]
    if isinstance(top, March):
        return "first_march" if top.number == 1 else "second_march"
    if type(top) in phase_of:
        return phase_of[type(top)]
    # for a spell or a roll, look for the step below that it belongs to
    below = next(step for step in reversed(view.agenda) if type(step) in phase_of)
    return _march_or(view, phase_of[type(below)])


def _march_or(view: ClassicView, word: str) -> str:
    """Return the current march if the next step below follows the marches."""
    if word != "reserves":
        return word
    return "first_march" if any(isinstance(step, March) for step in view.agenda) else "second_march"


def begin_turn(parts: Mapping[str, tuple[Step, ...]], draft: ClassicDraft, step: Turn) -> None:
    """Begin a seat's turn, also the first one: TU1, TU2, TU3, TU4, TU5, TU6 in this order (SU8, C3.2, C3.3).

    `parts`: the steps of each phase. If all species play, races have a phase of their own before the marches (H47).
    """
    draft.board = draft.board.changed(seat=step.seat, turn=draft.board.turn + 1, marched=(), fought=(), flooded=())
    draft.note(TurnBegan(step.seat, draft.board.turn))
    draft.become(*(one for word in draft.board.edition.phases for one in parts[word]), EndTurn())


def expire(draft: ClassicDraft, _step: Expire) -> None:
    """End the acting player's spells that last until the start of their turn (TU1, C3.1)."""
    draft.become()
    end_at_start(draft)


def marching(view: ClassicView) -> list[str]:
    """Return the places of the armies that may march: each at most once per turn (C3.4, C3.7).

    An army in reserve may march too: it takes a magic action, without maneuver (C3.4, M10).
    """
    board = view.board
    seat, marched = board.seat, board.marched
    return [place for place in (*terrain_places(view), RESERVE) if place not in marched and has_army(view, seat, place)]


@lru_cache(1 << 10)
def _army_option(place: str, seat: int) -> Option:
    return Option(place, "army", {"place": place}, area=area(place, seat))


def ask_march(view: ClassicView, step: March) -> Question | None:
    """Ask which army marches, if any: up to two marches with two different armies (TU4, TU5, C3.4)."""
    armies = marching(view)
    if not armies:
        return None
    options = [_army_option(place, view.board.seat) for place in armies]
    options.append(Option(PASS, "no-march"))
    word = "march-first" if step.number == 1 else "march-second"
    return Question(view.board.seat, word, "C3.4", Pick(tuple(options)))


def answer_march(draft: ClassicDraft, step: March, choice: Choice) -> None:
    """Begin the march: maneuver step, then action step; a reserve army has only the action step (C3.4)."""
    place = cast(Picked, choice).option
    if place == PASS:
        draft.note(Declined(draft.board.seat, "march"))
        draft.become()
        return
    board = draft.board
    draft.board = board.changed(marched=(*board.marched, place))
    draft.note(Marched(board.seat, place, step.number))
    if place == RESERVE:
        draft.become(Act(board.seat, place))
    else:
        draft.become(Maneuver(place), Act(board.seat, place))


def no_march(draft: ClassicDraft, _step: March) -> None:
    """Continue if no army can march."""
    draft.note(Declined(draft.board.seat, "no-army"))
    draft.become()


def end_turn(draft: ClassicDraft, _step: EndTurn) -> None:
    """End effects that last to the close of this turn (C3.6).

    Then pass the turn clockwise to the next player who is still in the game (C2.3, SU8).
    """
    join(draft)
    end_at_close(draft)
    draft.become(Turn(following(draft)))


def following(view: ClassicView) -> int:
    """Return the next seat in the order of play that is still in the game (C2.3, SU8)."""
    board = view.board
    order = board.order
    at = order.index(board.seat)
    return next(seat for seat in order[at + 1 :] + order[: at + 1] if seat not in board.out)


ROWS: tuple[Row, ...] = (
    StepRow(Turn, proceed=begin_turn, phase="expire", clause="SU8"),
    StepRow(Expire, proceed=expire, phase="expire", clause="TU1"),
    StepRow(March, ask_march, answer_march, no_march, clause="C3.4"),
    StepRow(EndTurn, proceed=end_turn, phase="reserves", clause="C3.6"),
    *(PartRow(Turn, word, steps) for word, steps in STEPS_OF.items()),
)
