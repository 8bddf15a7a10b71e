"""The additional texts of the question bar: standing answers, the reason why Undo is disabled, the default answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from ddtable.engine.questions import Question, Subset

if TYPE_CHECKING:
    from ui.kit.buttons import KeyButton
    from ui.page.question_bar import QuestionBar
    from ui.session.session import Session
    from ui.session.table_state import TableState
    from ui.together.standing_chips import StandingChips


class AsksWhy(QObject):
    """Reports clicks on a disabled control, which gets no click events itself."""

    def __init__(self, control: QWidget, say_why: Callable[[], object]) -> None:
        super().__init__(control)
        self._say_why = say_why
        control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the reason; the click does nothing else."""
        pressed = event.type() == QEvent.Type.MouseButtonPress
        if pressed and isinstance(watched, QWidget) and not watched.isEnabled():
            self._say_why()
        return super().eventFilter(watched, event)


def may_be_nobody(question: Question | None) -> bool:
    """Return True if a question about dice can be answered by choosing none."""
    shape = question.shape if question is not None else None
    return isinstance(shape, Subset) and shape.constraint.refusal([], "") is None


def over_words(state: TableState) -> str:
    """Return the result of the game in a sentence."""
    result, words, table = state.position.result, state.words, state.table
    winners = result.winners if result is not None else ()
    reason = result.reason if result is not None else "draw"
    return words.own("ui-over", table, reason=reason, winners=words.winners(winners, table), count=len(winners))


def stuck_words(session: Session) -> tuple[str, str]:
    """Return a heading and the reason if the computer player that is asked does not answer, else two empty texts."""
    question, fault = session.game.question, session.computers.stuck
    if question is None or not fault:
        return "", ""
    say = session.words.say
    return say("ui-stuck", player=session.names[question.seat]), say("ui-stuck-why", fault=fault)


class Settles:
    """A mixin, before the bar's widget class in the bases."""

    session: Session
    chips: StandingChips
    undo: KeyButton
    suggest: KeyButton

    def _show_settled(self) -> None:
        """Show the player's standing answers, and whether and why not the last choice can be undone."""
        say = self.session.words.say
        self.chips.show_answers()
        if cast("QuestionBar", self).in_suspense:
            self.chips.hide()
        why = self.session.undoing.why_no_undo()
        self.undo.setEnabled(not why)
        self.undo.setToolTip(say("ui-no-undo", why=why) if why else say("ui-undo-tip"))
        told = self.session.draft.faces is not None
        self.suggest.show_as(say("ui-faces-throw" if told else "ui-suggest"), "H", "plain")

    def _undo_or_why(self) -> None:
        """Undo the last choice, or show the reason why that is not possible."""
        if why := self.session.undoing.why_no_undo():
            cast("QuestionBar", self).noted.emit(self.session.words.say("ui-no-undo", why=why))
        else:
            self.session.undoing.undo()

    def drop_standing(self, seat: int, kind: str) -> None:
        """Remove a standing answer."""
        self.session.standing.drop(seat, kind)
        self.chips.show_answers()
        cast("QuestionBar", self).standing_changed.emit()

    def _why_not_yet(self) -> str | None:
        """Return the reason why an incomplete answer cannot be confirmed; None if it can."""
        faces = self.session.draft.faces
        if faces is not None and self.session.asks_person and faces.missing:
            return self.session.words.say("ui-faces-missing", count=faces.missing)
        return self.session.draft.refusal_now()
