"""Placing the rest: units are placed one after the other, as Recruit would or evenly; each can be undone.

It ends with its stage: covering, placing at the start, recruits.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from ddtable.dice.catalogue import catalogue
from ddtable.engine.questions import Choice, Option, Picked, Question
from ddtable.engine.system import system
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.board import healths, units_at
from ui.games.risk.answers import PLACING
from ui.session.answer import reach

if TYPE_CHECKING:
    from ddtable.rules.dragon_dice.board import ClassicPosition
    from ui.session.session import Session

Way = Literal["", "proposed", "even", "planned"]
DONE = "done"
STAGE = {"cover": "cover", "deploy": "deploy", "deploy-second": "deploy", "recruit": "recruit"}
PAUSE = 40  # milliseconds between two units, so that they are seen to come


class Rest(QObject):
    """Places the units that are left for those players who want it. `changed`: it begins or ends for one of them."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._ways: dict[int, Way] = {}
        self._stages: dict[int, str] = {}
        self._planned: dict[int, list[tuple[str, str]]] = {}
        self._steps = 0
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(PAUSE)
        self._next.timeout.connect(self._place)
        session.changed.connect(lambda _change: self._go_on())

    @property
    def way(self) -> Way:
        """The way in which the units of the asked player are placed, "" by hand."""
        return self._ways.get(self._session.asked_seat, "")

    def begin(self, way: Way) -> None:
        """Place the rest of the asked player in this way; the same way again stops it."""
        stops = way == self.way
        question = self._session.question
        self._ways[self._session.asked_seat] = "" if stops else way
        self._stages[self._session.asked_seat] = STAGE.get(question.kind, "") if question is not None else ""
        self._steps = len(self._session.game.history)
        self.changed.emit()
        self._go_on()

    def place_planned(self, units: list[tuple[str, str]]) -> None:
        """Place these units of the asked player, each of a type on a territory."""
        self._planned[self._session.asked_seat] = units
        self.begin("planned")

    def _stop(self, seat: int) -> None:
        """Leave the rest to this player."""
        self._ways.pop(seat, None)
        self._next.stop()
        self.changed.emit()

    def _go_on(self) -> None:
        """Wait for the next unit; a player is asked again who has undone one, or has placed all."""
        session, question = self._session, self._session.question
        steps, before = len(session.game.history), self._steps
        self._steps = steps
        if question is None or not self._ways:
            return
        if question.seat in self._ways and (steps < before or STAGE.get(question.kind) != self._stages[question.seat]):
            self._stop(question.seat)
        elif self.way and session.asks_person:
            self._next.start()

    def _place(self) -> None:
        session, question = self._session, self._session.question
        if not self.way or question is None or question.kind not in PLACING or not session.asks_person:
            return
        choice = self._choice(question)
        if choice is None or (question.kind == "recruit" and choice == Picked(DONE)):
            self._stop(question.seat)
        else:
            session.draft.answer(choice)

    def _choice(self, question: Question) -> Choice | None:
        """Return the next choice in the way of the asked player, None at the end."""
        if self.way == "planned":
            return take_next(self._planned[question.seat], question)
        session = self._session
        return proposal(session.game.position, question) if self.way == "proposed" else evenly(session, question)


def proposal(position: ClassicPosition, question: Question) -> Choice:
    """Return what Recruit would place."""
    seen = system("risk").observe(position, question.seat)
    return choose(seen, question, Random(position.answered))[0]


def evenly(session: Session, question: Question) -> Choice | None:
    """Return a unit for the territory with the least health: the smallest one, so that as many as possible get one."""
    position, units = session.game.position, catalogue().units
    found = [option for option in reach.options_of(question) if option.moves]
    if not found:
        return Picked(DONE) if question.kind == "deploy-second" else None
    here = {str(option.values["place"]) for option in found}
    held = {place: sum(healths(position, units_at(position, question.seat, place))) for place in here}

    def order(option: Option) -> tuple[int, int, str]:
        kind, _, place = option.id.partition(":")
        return held[place], units[kind].health, place

    return Picked(min(found, key=order).id)


def take_next(units: list[tuple[str, str]], question: Question) -> Choice | None:
    """Take the first of the units that can be placed now off the list; return its choice, None if none can."""
    ids = {option.id for option in reach.options_of(question)}
    for number, (kind, place) in enumerate(units):
        if f"{kind}:{place}" in ids:
            del units[number]
            return Picked(f"{kind}:{place}")
    return Picked(DONE) if question.kind == "deploy-second" else None
