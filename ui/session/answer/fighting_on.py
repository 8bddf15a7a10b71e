"""Fighting on: in a chained fight a seat's usual questions are answered as suggested, until the fight ends.

To the Death and Ragnarok ask a player the same again and again. Each player decides for their own army whether it
fights on, and from which kinds of questions; all others are still asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ddtable.engine.questions import Choice, Chosen, Pick, Picked, Question, Remark
from ui.session.answer.hints import suggestion
from ui.session.answer.standing import CANTRIP, kind_of

if TYPE_CHECKING:
    from ddtable.engine.game import Game

FOUGHT_ON: Final = Remark("fight-on")
"""The journal's remark on a choice that an army fighting on has made for its player."""
CASUALTIES, COLOURS = "casualties", "magic-colours"
USUAL = (
    CASUALTIES,
    CANTRIP,
    "charge-ids",
    "icon-target",
    "icon-targets",
    "icon-saves-or-return",
    "icon-returns",
    "icon-grow",
    "icon-grow-or-save",
)
"""The kinds of questions that fighting on answers: casualties always, another one if a player fights on from it."""


class FightingOn:
    """The seats that fight on in the fight under way, and the kinds of questions that are answered for each."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._kinds: dict[int, set[str]] = {}

    def begin(self, question: Question, mine: Choice | None) -> Choice:
        """Fight on from this question; return its answer: `mine` if dice are chosen as it asks."""
        self._kinds.setdefault(question.seat, {CASUALTIES}).add(usual_kind(question))
        if isinstance(mine, Chosen) and mine.dice and question.refusal(mine) is None:
            return mine
        return self._answer(question)

    def stop(self) -> bool:
        """Ask all players again; return True if one of them fought on."""
        fought = bool(self._kinds)
        self._kinds.clear()
        return fought

    def answer(self, question: Question) -> Choice | None:
        """Return the answer of a seat that fights on; None to ask it."""
        kinds = self._kinds.get(question.seat, ())
        return self._answer(question) if usual_kind(question) in kinds else None

    def _answer(self, question: Question) -> Choice:
        if kind_of(question) == CANTRIP and isinstance(question.shape, Pick):
            return Picked(question.shape.done)
        return suggestion(self._game, question)[0]


def usual_kind(question: Question) -> str:
    """Return the kind among `USUAL`, "" for a question that matters: the colours of a Cantrip belong to its spells."""
    kind = CANTRIP if question.kind == COLOURS and question.values.get("cantrip") else kind_of(question)
    return kind if kind in USUAL else ""
