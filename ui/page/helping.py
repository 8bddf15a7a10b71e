"""The help of the question bar: a proposed answer, an answer to play anyway, and hints in words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from ui.kit.buttons import KeyButton, without_argument

if TYPE_CHECKING:
    from ui.page.question_bar import QuestionBar
    from ui.session.session import Session


class Helps:
    """A mixin, before the bar's widget class in the bases."""

    session: Session
    propose: KeyButton
    anyway: KeyButton

    def _make_help(self) -> tuple[KeyButton, KeyButton]:
        """Return the buttons for a proposed answer, and for an answer that the tutor objects to."""
        bar = cast("QuestionBar", self)
        propose, anyway = KeyButton("", "C", "plain", bar), KeyButton(bar.say("ui-anyway"), "", "plain", bar)
        propose.setToolTip(bar.say("ui-propose-tip"))
        anyway.setToolTip(bar.say("ui-anyway-tip"))
        propose.clicked.connect(partial(without_argument, self._propose))
        anyway.clicked.connect(partial(without_argument, self.session.draft.play_anyway))
        return propose, anyway

    def _follow_advice(self) -> None:
        """Show proposals, and the digits of the best answers, as soon as they are known."""
        session = self.session
        session.odds.changed.connect(self._on_advice)
        session.tutor.hinted.connect(cast("QuestionBar", self).tell_hint)

    def _on_advice(self) -> None:
        bar = cast("QuestionBar", self)
        bar._find_answers()
        self._show_help()
        bar._lay_answers()

    def _show_help(self) -> None:
        """Show the buttons of the help that there is for the present question."""
        session, bar = self.session, cast("QuestionBar", self)
        question = session.question
        asked = session.asks_person and not bar.in_suspense and question is not None
        self.propose.setVisible(asked and session.odds.proposal is not None)
        bar._propose_key.setEnabled(session.odds.proposal is not None)
        bar._why_key.setEnabled(bool(session.odds.best))
        self.anyway.setVisible(asked and session.draft.objected)
        if question is not None:
            self.propose.show_as(bar.say("ui-propose", kind=question.kind), "C", "plain")

    def _propose(self) -> None:
        """Fill in the proposed answer, if it is shown."""
        if self.session.asks_person and self.session.odds.proposal is not None:
            self.session.odds.propose()

    def hint(self) -> None:
        """Show where to look, or why there is no hint."""
        if why := self.session.tutor.why_no_hint():
            cast("QuestionBar", self).flash(self.session.words.say("ui-why-no-hint", why=why))
        else:
            self.session.tutor.hint()
