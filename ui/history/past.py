"""The parts for looking back, connected for one game's page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from ddtable.summaries.chronicle import chronicle_of, has_chronicle
from ddtable.summaries.chronicle.returning import where_were_we
from ui.history.marks import PastMarks
from ui.history.outcome_card import OutcomeCard
from ui.history.recap_card import RecapCard
from ui.history.replay_bar import ReplayBar
from ui.history.seeker import Seeker
from ui.history.steps import touched

if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.games.game_table import GameTable
    from ui.kit.settings import SettingsFile
    from ui.motion.suspense import Suspense
    from ui.page.question_bar import QuestionBar
    from ui.session.session import Session


class Past(QObject):
    """Replaces the question bar by the replay bar, shows recap and result, and has the keys of all.

    The menu has the keys that move from moment to moment. `practise` asks for a practice game from this many entries.
    """

    practise = Signal(int)

    def __init__(
        self,
        session: Session,
        table: GameTable,
        side: QWidget,
        question_bar: QuestionBar,
        page: QWidget,
        settings: SettingsFile | None = None,
    ) -> None:
        super().__init__(page)
        self._session, self._table, self._question_bar = session, table, question_bar
        self._settings = settings
        self.seeker = Seeker(session, self)
        self.bar = ReplayBar(session, self.seeker, page)
        self.marks = PastMarks(session.words.say("ui-replay-past"), table)
        self.card = RecapCard(session.words, side, page)
        self.outcome = OutcomeCard(session, table, page)
        self._outcome_seen = False
        self.no_outcome: Callable[[], bool] = bool
        """True if the end is not to be shown: a lesson wants its last answer undone."""
        self._suspense: Suspense | None = None
        self._returning = False  # players have opened the game again, and have not been asked since
        self._told: dict[int, int] = {}  # the last turn whose recap each seat has seen
        self._length = len(session.game.history)
        self.bar.practise.connect(self.practise)
        self.card.wanted.connect(self.seeker.play_others)
        question_bar.watch_again.connect(self.watch_again)
        question_bar.escaped.connect(self.card.hide)
        question_bar.escaped.connect(self.outcome.close_card)
        self.outcome.closed.connect(self._close_outcome)
        self._bind_keys(page)
        session.changed.connect(self._on_changed)
        self._on_changed()

    def _bind_keys(self, page: QWidget) -> None:
        keys: list[tuple[str, QWidget, Callable[[], object]]] = [
            ("L", page, self.watch_others),
            ("P", self.bar, self.seeker.play),
            ("B", self.bar, self.bar.branch.click),
            ("Esc", self.bar, self.seeker.to_present),
        ]
        for key, parent, act in keys:
            QShortcut(QKeySequence(key), parent).activated.connect(act)

    def wait_for(self, suspense: Suspense) -> None:
        """Show the result only after the last dice have stopped."""
        self._suspense = suspense
        suspense.over.connect(self._tell_outcome)

    # Commands

    def watch_others(self) -> None:
        """Show the actions of the others since this player's last answer, step by step."""
        self.seeker.watch_others()
        if self._session.moment is not None:
            self.bar.setFocus()  # plain arrows step from here

    def tell_return(self) -> None:
        """Show where the game was, at the next question to a person, because players have opened it again."""
        self._returning = True
        self._tell(self._session.moment is not None)

    def _where_were_we(self) -> bool:
        """Show where the game was, instead of the recap of the turn; return False if there is nothing to say."""
        session = self._session
        if not has_chronicle(session.game.set_up.system):
            return False
        told = where_were_we(session.words, session.table, chronicle_of(session.game), session.question)
        if told:
            self.card.tell(session.words.say("chronicle-return"), told, len(told))
        return bool(told)

    def show_moment(self, moment: int) -> None:
        """Show a moment of the game on the table."""
        self.seeker.stop()
        self.seeker.show_any(moment)
        self.bar.setFocus()  # plain arrows step from here

    def watch_again(self) -> None:
        """Replay the game from its beginning."""
        self.seeker.stop()
        self.seeker.to_begin()
        self.seeker.play()

    # Updates

    def _on_changed(self, _change: object = None) -> None:
        looking = self._session.moment is not None
        self._exchange_bars(looking)
        if looking:
            self.bar.show_moment()
            self._table.turn_to(self._session.history[-1])
            self.marks.mark(touched(self._session.history[-1]), self._in_secret())
        else:
            self.marks.mark(None)
            self.seeker.stop()
        self._tell(looking)
        self._tell_outcome()

    def _tell_outcome(self) -> None:
        """Show the result once, when the table shows the end; after an undo there may be another end."""
        over = self._session.game.question is None
        self._outcome_seen = self._outcome_seen and over
        held = self._suspense is not None and self._suspense.held
        hidden = held or self._outcome_seen or self._session.moment is not None or self.no_outcome()
        if not over or hidden:
            self.outcome.hide()
        elif self.outcome.isHidden():
            self.outcome.tell()

    def _close_outcome(self) -> None:
        self._outcome_seen = True
        self._question_bar.setFocus()

    def _in_secret(self) -> str:
        """Return the reason why the table is empty: secret choices are not shown."""
        revealed = self._session.position.board.revealed
        return "" if revealed else self._session.words.say("ui-replay-secret")

    def _exchange_bars(self, looking: bool) -> None:
        if self.bar.isHidden() != looking:
            return
        gone, come = (self._question_bar, self.bar) if looking else (self.bar, self._question_bar)
        focused = QApplication.focusWidget()
        had_focus = focused is not None and (gone is focused or gone.isAncestorOf(focused))
        come.show()
        if had_focus:  # otherwise the focus, and with it Return, would go to some button
            come.setFocus()
        gone.hide()

    def _tell(self, looking: bool) -> None:
        """Show the recap at a person's first question of a turn; any answer hides it.

        It waits for the results of real dice: the card would cover their faces, and they may be the computer's.
        """
        history = self._session.game.history
        answered, self._length = len(history) != self._length, len(history)
        if looking or answered:
            self.card.hide()
        session, question = self._session, self._session.question
        if looking or question is None or not session.asks_person or not self._recaps:
            return
        if session.draft.faces is not None:
            return
        seat, turn = question.seat, session.system.turn(session.position)
        returning, self._returning = self._returning, False
        if returning and session.guard.guide and not session.guard.without_help:
            self._told[seat] = turn  # the card of the lesson says where it goes on
            return
        if returning and self._where_were_we():
            self._told[seat] = turn
            return
        if self._told.get(seat) == turn or not session.system.is_recap_due(session.position, seat):
            return
        self._told[seat] = turn
        told = session.system.recap(session, seat)
        if told:
            several = len(session.seats.persons()) > 1
            since = "first" if self._is_first_turn(seat) else "turn"
            key = "ui-recap" if several else "ui-recap-alone"
            self.card.tell(session.words.say(key, player=session.names[seat], since=since), told)

    def tell_since(self, step: int) -> None:
        """Show what happened after a step, unless the recap of a turn is shown already."""
        session, question = self._session, self._session.question
        if not self._recaps or question is None or not session.asks_person or not self.card.isHidden():
            return
        if told := session.system.recap_since(session, question.seat, step):
            self.card.tell(session.words.say("ui-recap-answer"), told)

    def _is_first_turn(self, seat: int) -> bool:
        """Return True if this is a seat's first own turn."""
        happened = (event for played in self._session.game.history for event in played.events)
        began = (self._session.system.turn_began(event) for event in happened)
        return sum(found is not None and found[0] == seat for found in began) == 1

    @property
    def _recaps(self) -> bool:
        return self._settings is None or self._settings.value.recaps
