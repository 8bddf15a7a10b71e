"""A game in the window: ribbon, table, roll tray, log and inspector, question bar."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ddtable.opponents.forecast import may_have_odds
from ui.areas.dice import DiceModel
from ui.games.brought import parts_of
from ui.guide.guiding import Guiding
from ui.history.luck_page import LuckPage
from ui.history.past import Past
from ui.kit.painting import fill_table
from ui.kit.side_rail import WIDE as RAIL
from ui.kit.side_tabs import SideTabs
from ui.kit.theme import Theme, colours
from ui.motion.pace import Motion, speed_of
from ui.motion.shown_page import ShownPage
from ui.motion.stopping import Stopping, stops_of
from ui.motion.suspense import Suspense
from ui.page.announcer import Announcer
from ui.page.die_page import DiePage
from ui.page.focus_stays import falls_back
from ui.page.hurry import Hurry
from ui.page.log import LogView
from ui.page.odds_page import OddsPage
from ui.page.question_bar import QuestionBar
from ui.page.ribbon import Ribbon
from ui.page.steady_clicks import SteadyClicks
from ui.page.talks import ask_undo, show_standing, tell
from ui.page.win_bar import WinBar
from ui.session.trial import Trial
from ui.together.curtain import Curtain
from ui.together.stuck_card import StuckCard

if TYPE_CHECKING:
    from ddtable.summaries.review import Decision
    from ui.kit.settings import SettingsFile
    from ui.session.session import Session

SIDE_WIDTH = 272
WIDE_SIDE_WIDTH = 320
WIDE_WINDOW = 1600
FOLDS_BELOW = 1500  # pixels of width below which a panel that can be folded is folded at first
FOLD_KEY = "F9"
MARGIN = 12
SIDE_COST = 1  # the cost per pixel of covering it


class GamePage(ShownPage):
    """All widgets of one game; the page owns the session."""

    bar: QuestionBar
    side: SideTabs

    def __init__(self, session: Session, theme: Theme, parent: QWidget, stack: QStackedWidget | None = None) -> None:
        """Make the page of a window, in its stack if it has one: to move a page of so many widgets there takes long."""
        super().__init__(stack or parent)
        session.setParent(self)
        self.session = session
        self._theme = theme
        words = session.words
        self.suspense = Suspense(self)
        self.model = DiceModel(session, self)
        self.ribbon = Ribbon(words, self)
        parts = parts_of(session.game.set_up.system)
        self.table, self.tray = parts.make_table(session, self.model, self), parts.make_tray(session, self)
        self._settings: SettingsFile | None = getattr(parent, "settings", None)
        self._make_side()
        self._offer_fold()
        self.bar = QuestionBar(session, self)
        self.bar.wait_for(self.suspense)
        self.panels = self.bar.panels
        self._place_panels()
        self.bar.faces.lie_on(self._roll_band)
        self.stuck = self._make_stuck()
        self._clicks = SteadyClicks(session, self)
        self._connect_bar()
        session.undoing.wanted.connect(partial(ask_undo, self))
        self.past = Past(session, self.table, self.column, self.bar, self, self._settings)
        self.reading = (self.side, self.ribbon, self.past.card)
        self._lay_out()
        self.table.installEventFilter(self)
        self.past.wait_for(self.suspense)
        self._watching, self._areas_made = self._make_watching(), -1
        session.changed.connect(self._on_changed)
        self.suspense.over.connect(self._show_ribbon)
        theme.changed.connect(self._on_theme)
        self._on_theme()
        self._on_changed()
        self.motion = Motion(speed_of(parent), self)
        self.showing = parts.make_showing(self, self.motion)
        self.hurry = Hurry(self)
        self.stopping = Stopping(self, lambda: "never" if self.hurry.on else stops_of(parent, session))
        self.bar.stop_for(self.stopping)
        self._look_ahead()
        self.curtain = self._make_curtain()
        self._make_announcer()

    def _make_side(self) -> None:
        """Make the pages of the side panel."""
        session, say = self.session, self.session.words.say
        self.log = LogView(session, self, self._settings)
        self.log.wait_for(self.suspense)
        self.die = DiePage(session, self)
        self.odds: OddsPage | None = None
        self.side = SideTabs(self)
        self.side.add(say("ui-log"), self.log)
        self.side.add(say("ui-die"), self.die)
        self.die.stand_in(self.side)
        self.side.add(say("ui-luck"), LuckPage(session, self))
        if may_have_odds(session.game.set_up.system):
            self.odds = OddsPage(session, session.odds, self, has_tray=self.tray is not None)
            self.odds.show_ahead(self.shows_ahead)
            self.odds.ahead_wanted.connect(self._want_ahead)
            self.side.add(say("ui-odds"), self.odds)
            self.ribbon.add_beside_game(WinBar(session, session.odds, self.ribbon))

    def _connect_bar(self) -> None:
        self.bar.standing_wanted.connect(partial(show_standing, self))
        self.bar.noted.connect(partial(tell, self))
        self.bar.player_wanted.connect(self.table.open_player)
        self.bar.before_digit = self.table.take_digit
        self.bar.escaped.connect(self._leave_side)
        self.bar.why_wanted.connect(self._show_why)
        if self.tray is not None:
            self.bar.swap_wanted.connect(self.tray.swap)

    def _place_panels(self) -> None:
        """Set where each of the bar's panels is shown."""
        for panel in self.bar.panels:
            if self.tray is not None:
                panel.stand_on(self.tray)
            panel.stand_clear_of(self._in_question)
            panel.stand_in(self.column)
            if panel.wants_column:
                panel.installEventFilter(self)

    def _offer_fold(self) -> None:
        """Add the handle of the side panel in a game whose table needs the room, and the column of the side's cards.

        The cards keep the width of an open panel, and are over the table while it is folded.
        """
        self._side = self._settings.value.side if self._settings is not None else ""
        self.column = QWidget(self)
        self.column.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.column.lower()
        self.side.installEventFilter(self)
        if self.session.system.folds_side:
            say = self.session.words.say
            self.side.offer_fold(say("ui-side-fold"), say("ui-side-unfold"), FOLD_KEY)
            self.side.fold_wanted.connect(self.fold_side)

    def fold_side(self, folded: bool) -> None:
        """Fold or open the side panel, and remember it."""
        self._side = "folded" if folded else "open"
        if self._settings is not None:
            self._settings.change(side=self._side)
        self._fit_side()

    # The chart before a roll

    @property
    def shows_ahead(self) -> bool:
        """True if the tray shows what a roll can bring before it, by itself."""
        return self._settings is None or self._settings.value.odds_ahead

    def _want_ahead(self, wanted: bool) -> None:
        """Show it by itself or not, and remember that."""
        if self._settings is not None:
            self._settings.change(odds_ahead=wanted)
        if self.tray is not None:
            self.tray.look_ahead()

    def _look_ahead(self) -> None:
        """Make the tray look ahead unless a roll is in motion, or the game waits after one."""
        if self.tray is None:
            return
        self.tray.look_ahead_if(lambda: not (self.bar.in_suspense or self.bar.stopped), lambda: self.shows_ahead)
        for moment in (self.suspense.over, self.stopping.began, self.stopping.ended):
            moment.connect(self.tray.look_ahead)

    def _show_why(self) -> None:
        """Show the line of play of the marked answer, or the best answers again."""
        if self.odds is not None and self.session.odds.best:
            self.side.show_page(self.side.pages.indexOf(self.odds))
            self.odds.toggle_why()

    def show_odds(self) -> None:
        """Work out the odds of the answers, and show their page."""
        self.session.odds.want(wanted=True)
        if self.tray is not None and self.shows_ahead:
            self.tray.look_at_once()
        if self.side.folded:
            self.fold_side(False)
        self.side.show_page(len(self.side.tabs) - 1)

    def _fit_side(self) -> None:
        """Give the side panel its width: that of a narrow column if it is folded."""
        wide = WIDE_SIDE_WIDTH if self.width() >= WIDE_WINDOW else SIDE_WIDTH
        if self.session.system.folds_side:
            folded = self._side == "folded" or (not self._side and self.width() < FOLDS_BELOW)
            lent = any(panel.wants_column and not panel.isHidden() for panel in self.bar.panels)
            self.side.set_folded(folded and not lent)
        self.side.setFixedWidth(RAIL if self.side.folded else wide)
        self.column.setFixedWidth(wide)

    def _place_column(self) -> None:
        there = self.side.geometry()
        self.column.setGeometry(
            there.right() + 1 - self.column.width(), there.top(), self.column.width(), there.height()
        )

    def _make_watching(self) -> QTimer:
        """Return the timer after which new areas are found: those of new terrains, once the table has made them."""
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(0)
        timer.timeout.connect(self._watch)
        return timer

    def _make_announcer(self) -> None:
        """Connect the announcements, including those of a guided battle's cards."""
        session = self.session
        self.announcer = Announcer(session, self)
        self.announcer.wait_for(self.suspense)
        self.past.card.told.connect(self.announcer.tell_recap)
        self.bar.flashed.connect(self.announcer.refuse)
        self.stopping.began.connect(self.announcer.tell_stop)
        self.guiding = Guiding(self)

    def _make_stuck(self) -> StuckCard:
        card = StuckCard(self.session, self, self.bar)
        card.stand_clear_of(self._in_question)
        card.wait_for(self.suspense)
        card.leaving.connect(self.bar.leaving)
        if self.tray is not None:
            card.stand_on(self.tray)
        return card

    def try_again(self, decision: Decision) -> None:
        """Judge the next answer to the question of a decision in a review, on a card."""
        from ui.page.trial_card import TrialCard

        card = TrialCard(Trial(self.session, decision, self), self, self.bar)
        card.stand_clear_of(self._in_question)
        if self.tray is not None:
            card.stand_on(self.tray)

    def _make_curtain(self) -> Curtain:
        covered = (self.table, self.side) if self.tray is None else (self.table, self.tray, self.side)
        curtain = Curtain(self.session, self, covered, self.bar)
        curtain.wait_for(self.showing, self.table)
        return curtain

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.ribbon)
        body = QHBoxLayout()
        body.setContentsMargins(0, 0, MARGIN, 0)
        body.setSpacing(0)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.table, 1)
        if self.tray is not None:
            left.addWidget(self.tray)
        body.addLayout(left, 1)
        right = QVBoxLayout()
        right.setContentsMargins(0, MARGIN, 0, MARGIN)
        right.addWidget(self.side)
        body.addLayout(right)
        column.addLayout(body, 1)
        column.addWidget(self.bar)
        column.addWidget(self.past.bar)

    def _on_changed(self, _change: object = None) -> None:
        self._show_ribbon()
        self._watching.start()

    def _leave_side(self) -> None:
        """Move the focus from the log or the side panel to the bar, so that answer keys work; or step back there."""
        focused = self.window().focusWidget()
        if focused is not None and self.side.isAncestorOf(focused):
            self.bar.setFocus()
        else:
            self.table.step_back()

    def _show_ribbon(self) -> None:
        if not self.suspense.held:
            self.ribbon.show_game(self.session)

    def _watch(self) -> None:
        if self._areas_made != self.table.hand.made:
            self._areas_made = self.table.hand.made
            self.die.watch(self.table)

    def _in_question(self) -> list[tuple[QRect, int]]:
        """Return the rectangles that a panel should not cover, the most important first: table, log and inspector."""
        at = self.table.pos()
        on_table = [(rect.translated(at), price) for rect, price in self.table.in_question()]
        return [*on_table, (self.side.geometry(), SIDE_COST)]

    def _roll_band(self, high: int) -> QRect:
        """Return the table's place for entering real dice."""
        return self.table.roll_band(high).translated(self.table.pos())

    def _on_theme(self) -> None:
        self.table.set_palette(self._theme.palette)
        self.update()

    def focusNextPrevChild(self, onward: bool) -> bool:
        """Move the focus of a hidden widget to where the answer keys work."""
        return falls_back(self) or super().focusNextPrevChild(onward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the table the keys that the widget with the focus does not take, such as those of a map."""
        focused = QApplication.focusWidget()
        if focused is None or not self.table.isAncestorOf(focused):
            self.table.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Watch the window for double clicks."""
        super().showEvent(event)
        self._clicks.watch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the log more room in a wide window."""
        super().resizeEvent(event)
        if self.tray is not None:
            self.tray.set_room(self.height())
        self._fit_side()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Repaint the background beside the table when the table moves or changes its size."""
        if watched is self.table and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.update()
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide) and getattr(watched, "wants_column", False):
            QTimer.singleShot(0, self, self._fit_side)
        if watched is self.side and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place_column()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table background beside and below the table."""
        palette = colours(self)
        painter = QPainter(self)
        table = self.table.geometry()
        painter.fillRect(self.rect(), QColor(palette.table_bottom))
        fill_table(painter, QRectF(0, table.top(), self.width(), table.height()), palette)
