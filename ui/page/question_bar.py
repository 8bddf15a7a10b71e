"""The question bar: the player asked, the question, the progress, the answers as buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from ddtable.engine.questions import Allocation, Faces, Question, Subset
from ui.games.brought import parts_of
from ui.kit.buttons import KeyButton, without_argument
from ui.kit.fonts import interface_font
from ui.kit.labels import SeatDot, TwoLines
from ui.kit.painting import fill_bar
from ui.kit.theme import BAR_HEIGHT, DANGER, QUIET, colours
from ui.page.answer_button import AnswerButton
from ui.page.answer_row import HIGH, LOW, ROW_GAP, SPACING
from ui.page.answers import Answer
from ui.page.bar_keys import HoldsKeys
from ui.page.dice_panel import DicePanel
from ui.page.helping import Helps
from ui.together.faces_panel import FacesPanel
from ui.together.settled import AsksWhy, may_be_nobody, over_words, stuck_words
from ui.together.standing_chips import StandingChips

if TYPE_CHECKING:
    from ui.games.question_panel import QuestionPanel
    from ui.motion.stopping import Stopping
    from ui.motion.suspense import Suspense
    from ui.session.session import Session

FLASH_MILLISECONDS = 6000


class QuestionBar(HoldsKeys, Helps, QWidget):
    """The bar below the table, with the answer keys.

    `rematch_swapped` asks for a rematch with exchanged forces. `standing_changed`: a standing answer has changed.
    `escaped`: Escape had nothing to do here. `noted` is emitted with a message about an action.
    `player_wanted`: a key asks for a player's pools. `swap_wanted`: for the last roll or the chart in the tray;
    `why_wanted`: for the line of play.
    """

    new_game = Signal()
    rematch = Signal()
    rematch_swapped = Signal()
    watch_again = Signal()
    escaped = Signal()
    standing_changed = Signal()
    flashed = Signal(str)
    noted = Signal(str)
    leaving = Signal()
    standing_wanted = Signal()
    player_wanted = Signal(int)
    swap_wanted = Signal()
    why_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        self.say = session.words.say
        self._answers: list[Answer] = []
        self._chained: list[Answer] = []
        self._shown: list[Answer] = []
        self._thinking = False
        self._asked_at = -1
        self._suspense: Suspense | None = None
        self._stopping: Stopping | None = None
        self.before_return: Callable[[], bool] = bool
        """The first thing that Return does. If it returns True, Return gives no answer."""
        self.return_elsewhere: Callable[[], bool] = bool
        """True if `before_return` would do something: then no answer here is that of Return."""
        self.before_digit: Callable[[int], bool] = lambda _digit: False
        """The first thing that a digit does, likewise."""
        self.setFixedHeight(BAR_HEIGHT)
        self.setAccessibleName(self.say("ui-question-bar"))
        self._build()
        self.panel = DicePanel(session, parent, self)
        self.own = dict(parts_of(session.game.set_up.system).make_panels(session, parent, self))
        self.faces = FacesPanel(session, parent, self)
        self.panels: tuple[QuestionPanel, ...] = (self.panel, *self.own.values(), self.faces)
        self._flash = QTimer(self)
        self._flash.setSingleShot(True)
        self._flash.setInterval(FLASH_MILLISECONDS)
        self._flash.timeout.connect(self._show_progress)
        self._bind_keys()
        self._follow_advice()
        session.changed.connect(self._on_changed)
        session.draft.changed.connect(self._on_selection)
        session.hand.changed.connect(self._on_selection)
        session.draft.refused.connect(self.flash)
        session.hand.refused.connect(self.flash)
        session.guard.trouble.connect(self.flash)
        session.hand.ambiguous.connect(self._ask_which)
        session.automatic.noticed.connect(self.noted)
        session.computers.thinking.connect(self._on_thinking)
        session.automatic.stuck_changed.connect(self._show_words)
        self._on_changed()

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 0, 16, 0)
        row.setSpacing(SPACING)
        self.dot = SeatDot(self)
        self.sentence = TwoLines(self, interface_font(16, QFont.Weight.Bold))
        self.progress = TwoLines(self, interface_font(12), QUIET)
        lines = QVBoxLayout()
        lines.setSpacing(2)
        lines.addStretch(1)
        lines.addWidget(self.sentence)
        self.chips = StandingChips(self.session, self)
        self.chips.dropped.connect(self.drop_standing)
        self.chips.more.connect(self.standing_wanted)
        self.chips.taken.connect(self._take_offer)
        below = QHBoxLayout()
        below.setSpacing(4)
        below.addWidget(self.chips)
        below.addWidget(self.progress, 1)
        lines.addLayout(below)
        lines.addStretch(1)
        row.addWidget(self.dot)
        row.addSpacing(4)
        row.addLayout(lines, 1)
        row.addLayout(self._build_answers())
        self.buttons: list[AnswerButton] = []
        self.more = KeyButton("", "", "plain", self)
        self.dice = self._button("ui-choose-dice", "D", self._toggle_panel)
        self.confirm = self._button("ui-confirm", "↵", self.session.draft.confirm, "primary")
        self.suggest = self._button("ui-suggest", "H", self.session.draft.suggest)
        self.propose, self.anyway = self._make_help()
        self.retry = self._button("ui-unsaved-again", "↵", self.session.guard.try_again, "primary")
        self.redo = self._button("ui-redo", "Ctrl Y", self.session.undoing.redo, "quiet", LOW)
        self.undo = self._button("ui-undo", "Ctrl Z", self.session.undoing.undo, "quiet", LOW)
        self.go_on = self._button("ui-go-on", "↵", self._end_stop, "primary")
        self.leave = self._button("ui-leave", "Ctrl W", self.leaving.emit)
        AsksWhy(self.undo, self._undo_or_why)
        self.again = self._button("ui-rematch", "R", self.rematch.emit, "primary")
        self.swapped = self._button("ui-rematch-swapped", "S", self.rematch_swapped.emit)
        self.watch = self._button("ui-watch-again", "W", self.watch_again.emit)
        self.fresh = self._button("ui-new-game", "Ctrl N", self.new_game.emit)
        self.menu = QMenu(self)
        self.more.clicked.connect(self._open_menu)
        self._fixed = (
            self.dice,
            self.anyway,
            self.confirm,
            self.propose,
            self.suggest,
            self.retry,
            self.go_on,
            self.leave,
            self.again,
            self.swapped,
            self.watch,
            self.fresh,
        )
        for button in self._fixed:
            row.addWidget(button)
        row.addLayout(self._build_steps())

    def _build_answers(self) -> QVBoxLayout:
        """Build 2 rows for answers; the second one is used if they do not fit in one."""
        both = QVBoxLayout()
        both.setSpacing(ROW_GAP)
        both.addStretch(1)
        self._rows = (QHBoxLayout(), QHBoxLayout())
        for one in self._rows:
            one.setSpacing(SPACING)
            both.addLayout(one)
            one.addStretch(1)
        both.addStretch(1)
        return both

    def _build_steps(self) -> QVBoxLayout:
        """Build Undo above Redo at the right edge, where neither moves itself or other buttons."""
        steps = QVBoxLayout()
        steps.setSpacing(ROW_GAP)
        steps.addStretch(1)
        width = max(button.sizeHint().width() for button in (self.undo, self.redo))
        for button in (self.undo, self.redo):
            button.setFixedWidth(width)
            steps.addWidget(button)
        steps.addStretch(1)
        return steps

    def _button(
        self, key: str, keys: str, act: Callable[[], object], look: str = "plain", height: int = HIGH
    ) -> KeyButton:
        button = KeyButton(self.say(key), keys, look, self, height=height)  # type: ignore[arg-type]
        button.clicked.connect(partial(without_argument, act))
        tip = f"{key}-tip"
        if self.session.words.has(tip):
            button.setToolTip(self.say(tip))
        return button

    def stop_for(self, stopping: Stopping) -> None:
        """Show while the game waits after a roll, with a button to continue."""
        self._stopping = stopping
        stopping.began.connect(self._show_all)
        stopping.ended.connect(self._show_all)

    @property
    def stopped(self) -> bool:
        """True if the game waits for a key after a roll."""
        return self._stopping is not None and self._stopping.waiting

    def _end_stop(self) -> None:
        if self._stopping is not None:
            self._stopping.let_go()

    def wait_for(self, suspense: Suspense) -> None:
        """Show question and answers after the dice have stopped. The answer keys always work."""
        self._suspense = suspense
        suspense.over.connect(self._show_all)

    # Content

    def _on_changed(self, _change: object = None) -> None:
        self._flash.stop()
        self._find_answers()
        if self._holds_focus():
            self.setFocus()  # a hidden button would pass the focus, and with it Return, to another one
        self._show_all()

    def _show_all(self) -> None:
        """Show the question and its answers; while dice roll, only that they do."""
        result = self.session.position.result
        if not self.in_suspense:
            self.dot.set_seat(self.session.asked_seat if result is None else next(iter(result.winners), -1))
        self._show_words()
        self._show_panels()
        self._rebuild_buttons()
        self._on_selection()

    def _holds_focus(self) -> bool:
        """Return True if the focus is on one of the buttons, or in a panel."""
        focused = QApplication.focusWidget()
        return focused in (*self.buttons, *self._fixed, self.undo, self.redo) or any(
            focused is not None and panel.isAncestorOf(focused) for panel in self.panels
        )

    def _show_panels(self) -> None:
        """Update each panel; most open at once, that of the dice usually on request."""
        for every in self.panels:
            every.show_question()
            if self.in_suspense:
                every.hide()
        if self.in_suspense:
            return
        panel = self.panel_in_hand()
        names: dict[QuestionPanel, str] = {one: name for name, one in self.own.items()} | {self.faces: "faces"}
        name = names.get(panel, "dice") if panel is not None else "dice"
        self.dice.setText(self.say(f"ui-choose-{name}"))
        self.dice.setToolTip(self.say(f"ui-choose-{name}-tip"))
        self.dice.updateGeometry()
        if panel is not None and panel is not self.panel:
            panel.show()
            panel.take_focus()
        elif panel is not None and self.session.question is not None:
            panel.setVisible(self.session.system.dice_panel(self.session.question) == "open")

    def panel_in_hand(self) -> QuestionPanel | None:
        """Return the panel for the current question, or None."""
        session = self.session
        question = session.question if session.asks_person else None
        if question is None:
            return None
        if own := session.system.panel(question):
            return self.own[own]
        if isinstance(question.shape, Faces):
            return self.faces
        return self.panel if self.panel.order else None

    def _show_words(self) -> None:
        self.sentence.set_text(self._sentence(self.session.question))
        self._show_progress()
        self._share_lines()

    def _share_lines(self) -> None:
        """Give the text below the question a second line, unless the question needs two: the bar has room for three."""
        self.progress.allow_second(not self.sentence.broken()[1])

    @property
    def in_suspense(self) -> bool:
        """True while dice roll, so that their results must not be shown."""
        return self._suspense is not None and self._suspense.held

    def _sentence(self, question: Question | None) -> str:
        session = self.session
        if self.stopped:
            return self.say("ui-stop")
        if self.in_suspense:
            return self.say("ui-dice-roll")
        if question is None:
            return over_words(session)
        player = session.names[question.seat]
        if session.seats.behind_curtain >= 0:
            return self.say("ui-curtain-next", player=player)
        if not session.asks_person:
            return stuck_words(session)[0] or session.automatic.paused or self.say("ui-deciding", player=player)
        return self.say("ui-asked", player=player, question=session.words.question(question, session.table))

    def _on_selection(self) -> None:
        self._flash.stop()  # the last refusal is outdated
        self._show_help()
        default, prepared = self.session.draft.default_option(), self.session.draft.prepared
        if prepared or any(answer.default != (answer.option == default) for answer in self._answers):
            self._find_answers()  # the suggestion differs from the default
            self._lay_answers()
        self._show_progress()
        lifted = bool(self.session.lifted())
        for shortcut in self._return_keys:
            shortcut.setEnabled(not lifted)
        self.rest_return()
        why = self._why_not_yet() if self.half_made else None
        if self.none_chosen:
            nobody = self.session.words.own("ui-choose-nobody", self.session.table, kind=self._kind)
            suggested = self.session.draft.as_suggested()
            self.confirm.show_as(nobody, "↵" if suggested else "N", "primary" if suggested else "plain")
        else:
            self.confirm.show_as(self.say("ui-confirm"), "↵", "primary")
        self.confirm.setEnabled(why is None)
        self.confirm.setToolTip(why or "")
        self._show_settled()
        for panel in self.panels:
            panel.show_answer()

    def rest_return(self) -> None:
        """Show no key on the answer of Return while Return does something else: held dice, a card to read."""
        elsewhere = self.stopped or self.return_elsewhere()
        rests = bool(self.session.lifted()) or elsewhere
        for button in (*self.buttons, self.confirm):
            button.rest_key(rests and button.keys == "↵", plain=elsewhere)

    @property
    def _kind(self) -> str:
        return self.session.question.kind if self.session.question is not None else ""

    @property
    def half_made(self) -> bool:
        """True if the question has an unfinished answer that must be confirmed."""
        question = self.session.question
        return question is not None and isinstance(question.shape, Subset | Allocation | Faces)

    @property
    def none_chosen(self) -> bool:
        """True if "choose none" is allowed and nothing is selected."""
        return may_be_nobody(self.session.question) and self.session.asks_person and not self.session.selection

    def _show_progress(self) -> None:
        """Show the progress below the question, the reason why Confirm is disabled, and hints."""
        session, question = self.session, self.session.question
        parts = []
        if self.stopped:
            parts.append(self.say("ui-stop-how"))
        elif self.in_suspense:
            pass
        elif question is None:
            parts.append(self.say("ui-over-more"))
        elif session.asks_person:
            hint = session.draft.suggested() or session.words.hint(question, session.table)
            progress = session.draft.progress()
            # For faces the progress is enough; some refusals repeat it, with the clause.
            why = (self._why_not_yet() or "") if self.half_made and session.draft.faces is None else ""
            parts = ["" if why.startswith(progress) else progress, why, hint]
        elif session.guard.read_only:
            parts.append(self.say("ui-read-only", why="window" if session.guard.locked else "file"))
        elif session.waits_for_a_hand:
            parts.append(self.say("ui-unsaved-waits"))
        elif session.computers.stuck:
            parts.append(self.say("ui-stuck-hint"))
        elif self._thinking and not session.automatic.paused:
            parts.append(self.say("ui-thinking"))
        self.progress.set_text(" · ".join(part for part in parts if part), QUIET)

    def flash(self, sentence: str) -> None:
        """Show a refusal or an error instead of the progress for a while."""
        self.progress.set_text(sentence, DANGER)
        self._flash.start()
        self.flashed.emit(sentence)

    def tell_hint(self, sentence: str) -> None:
        """Show a hint instead of the progress, until the answer or the question changes."""
        self._flash.stop()
        self.progress.set_text(sentence, QPalette.ColorRole.WindowText)
        self.flashed.emit(sentence)

    def _on_thinking(self, thinking: bool) -> None:
        self._thinking = thinking
        self._show_progress()

    def _rebuild_buttons(self) -> None:
        """Show the buttons for the question, and as many answers as fit; the rest are in a menu."""
        told = not self.in_suspense
        person = self.session.asks_person and told
        over = self.session.question is None and told
        half = self.half_made and person
        self.confirm.setVisible(half)
        self.dice.setVisible(told and self.panel_in_hand() is not None)
        self.suggest.setVisible(person)
        self._show_help()
        self.go_on.setVisible(self.stopped)
        self.retry.setVisible(self.session.waits_for_a_hand and told)
        self.undo.setVisible(not self.session.guard.read_only)
        self.redo.setVisible(not self.session.guard.read_only)
        self.redo.setEnabled(self.session.undoing.can_redo())
        self.leave.setVisible(not (over or self.session.guard.read_only or self.session.seats.persons()))
        self.again.setVisible(over)
        self.swapped.setVisible(over)
        self.watch.setVisible(over)
        self.fresh.setVisible(over)
        self._lay_answers()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose again which answers fit."""
        super().resizeEvent(event)
        self._lay_answers()
        for panel in self.panels:
            panel.place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a flat background with a line above."""
        fill_bar(QPainter(self), QRectF(self.rect()), colours(self), "above")
