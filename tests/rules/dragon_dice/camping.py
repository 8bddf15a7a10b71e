"""A variant of the 1995 game for the tests: its turn ends in a camp. It inherits everything else."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from ddtable.engine.events import About, Event
from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicView
from ddtable.rules.dragon_dice.steps import EndTurn, Reinforce
from ddtable.rules.dragon_dice.system import Classic
from ddtable.rules.dragon_dice.turn import end_turn


class Camp(Struct, frozen=True, tag="camp"):
    """The player may move units from reserve once more; `turn` is the turn that ends."""

    turn: int


class Camped(Event, frozen=True, tag="camped"):
    """A player's turn has ended in a camp."""

    about = About(clause="C12.1", icon="reserves", recap=True)

    seat: int


def camp(draft: ClassicDraft, _step: EndTurn) -> None:
    draft.note(Camped(draft.board.seat))
    draft.become(Camp(draft.board.turn))


def ask_camp(view: ClassicView, _step: Camp) -> Question:
    return Question(
        view.board.seat, "camp", "C12.1", Pick((Option("move", "camp-move"), Option("sleep", "camp-sleep")))
    )


def answer_camp(draft: ClassicDraft, step: Camp, choice: Choice) -> None:
    if cast(Picked, choice).option == "move":
        draft.become(Reinforce(), EndTurn())
    else:
        end_turn(draft, EndTurn())


class Camping(Classic):
    name = "camping"
    rows = Classic.rows.extended(
        (StepRow(EndTurn, proceed=camp), StepRow(Camp, ask_camp, answer_camp, phase="reserves"))
    )
    events = (*Classic.events, Camped)
