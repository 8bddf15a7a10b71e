"""The odds beside the log: the three best answers with reasons, a proposal, or each answer with what it may cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QVBoxLayout, QWidget

from ddtable.opponents.advice import BEST, OFF_BY
from ui.kit.buttons import KeyButton
from ui.kit.fonts import interface_font
from ui.kit.painting import text
from ui.kit.plain_list import make_plain
from ui.kit.rows_model import ROW
from ui.kit.switch import Switch
from ui.kit.theme import colours
from ui.page.odds_paint import OddsDelegate
from ui.page.odds_rows import BestRow, OddsModel, ProposalRow, Shows

if TYPE_CHECKING:
    from ui.session.odds import AnswerOdds
    from ui.session.session import Session

LINE = 22
EDGE, APART = 12, 6
WHY_KEY = "Y"


class Pair(QWidget):
    """A line of two texts, one at each end."""

    def __init__(self, parent: QWidget, pixels: int, *, bold: str) -> None:
        """`bold`: the text that is emphasized, "left" or "right"."""
        super().__init__(parent)
        self._fonts = tuple(
            interface_font(size, QFont.Weight.Bold if side == bold else QFont.Weight.Medium)
            for side, size in (("left", pixels if bold == "left" else 12), ("right", 12))
        )
        self._bold = bold
        self._words = ("", "")
        self.setFixedHeight(LINE)

    def show_words(self, left: str, right: str) -> None:
        """Show other texts."""
        self._words = (left, right)
        self.setAccessibleName(f"{left}: {right}")
        self.setToolTip(f"{left}: {right}")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint both texts; the left one is cut off if there is no room."""
        palette, painter, rect = colours(self), QPainter(self), QRectF(self.rect())
        inks = [palette.text if side == self._bold else palette.quiet_text for side in ("left", "right")]
        wide = QFontMetricsF(self._fonts[1]).horizontalAdvance(self._words[1]) + APART
        text(painter, rect, self._words[1], self._fonts[1], inks[1], Qt.AlignmentFlag.AlignRight)
        text(painter, rect.adjusted(0, 0, -wide, 0), self._words[0], self._fonts[0], inks[0])


class OddsList(QListView):
    """The lines; a click on a best answer or a proposal, or Space, fills it in."""

    filled = Signal(object)

    def __init__(self, lines: OddsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(lines)
        self.setItemDelegate(OddsDelegate(self))
        make_plain(self)
        self.setMouseTracking(True)
        self.clicked.connect(self._fill)

    def _fill(self, index: QModelIndex) -> None:
        self.filled.emit(index.data(ROW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Fill in the answer of the line with the focus."""
        if event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            self._fill(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the lines again."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def minimumSizeHint(self) -> QSize:
        """Return a small size, since the lines scroll."""
        return QSize(40, 40)


class OddsPage(QWidget):
    """The page; it reads only while it is visible. `ahead_wanted`: the switch for the chart, if the game has a tray."""

    ahead_wanted = Signal(bool)

    def __init__(self, session: Session, odds: AnswerOdds, parent: QWidget, *, has_tray: bool) -> None:
        super().__init__(parent)
        self._session, self._odds, self._has_tray = session, odds, has_tray
        self.say = session.words.say
        self.lines = OddsModel(session, odds, self)
        self.view = OddsList(self.lines, self)
        self.view.setAccessibleName(self.say("ui-odds"))
        self.setFocusProxy(self.view)
        self._question = session.question
        self._build()
        self.view.filled.connect(self._fill)
        odds.changed.connect(self._on_changed)
        session.draft.changed.connect(self._on_changed)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        self.head = Pair(self, 14, bold="left")
        self.every = KeyButton("", "", "plain", self, height=30)
        self.why = KeyButton(self.say("advice-why"), WHY_KEY, "plain", self, height=30)
        self.every.clicked.connect(self._toggle_every)
        self.why.clicked.connect(self.toggle_why)
        self.worked = Pair(self, 12, bold="right")
        self.off = Pair(self, 12, bold="right")
        self.ahead = Switch(self.say("ui-odds-ahead"), "", self)
        self.ahead.setToolTip(self.say("ui-odds-ahead-tip"))
        self.ahead.clicked.connect(self.ahead_wanted)
        column.addLayout(_inset(self.head))
        column.addWidget(self.view, 1)
        column.addLayout(_inset(self.every, self.why, stretched=True))
        for one in (self.worked, self.off, self.ahead):
            column.addLayout(_inset(one))

    @property
    def is_sharp(self) -> bool:
        """True if all that it can show is there."""
        return self._odds.state != "working"

    def show_ahead(self, wanted: bool) -> None:
        """Set the switch for the chart in the tray."""
        self.ahead.setChecked(wanted)

    def toggle_why(self, _checked: bool = False) -> None:
        """Show the line of play of the marked answer, or the best answers again."""
        if self._odds.best:
            self._show("best" if self.lines.shows == "why" else "why")

    def _toggle_every(self, _checked: bool = False) -> None:
        self._show("all" if self.lines.shows == "best" else "best")

    def _show(self, shows: Shows) -> None:
        self.lines.shows = shows
        self._read()

    def _fill(self, row: object) -> None:
        if isinstance(row, BestRow):
            self._odds.fill(row.number)
        elif isinstance(row, ProposalRow):
            self._odds.propose()

    def _on_changed(self) -> None:
        if self._session.question is not self._question:
            self._question, self.lines.shows = self._session.question, "best"
        if self.isVisible():
            self._read()

    def _read(self) -> None:
        self.lines.read()
        best, advice, say = self._odds.best, self._odds.advice, self.say
        judged = advice is not None and bool(best)
        for part in (self.head, self.every, self.why, self.worked, self.off):
            part.setVisible(judged)
        self.ahead.setVisible(self._has_tray and self._odds.wanted)
        if advice is None or not best:
            return
        shows = self.lines.shows
        head = say("advice-head", shows=shows, count=min(BEST, len(best)))
        self.head.show_words(head, say("advice-now", share=round(100 * advice.now)))
        more = len(best) > BEST or shows != "best"
        words = say("advice-all", count=len(best)) if shows == "best" else say("advice-back")
        self.every.show_as(words, WHY_KEY if shows == "why" else "", "plain")
        self.every.setVisible(more)
        self.why.setVisible(shows != "why")
        how = self._session.words.own("advice-worked-how", self._session.game_table)
        self.worked.show_words(say("advice-worked"), how)
        self.off.show_words(say("advice-off"), say("advice-off-by", points=OFF_BY[self._session.game.set_up.system]))

    def showEvent(self, event: QShowEvent) -> None:
        """Read what is known since the page was visible last."""
        super().showEvent(event)
        self._read()


def _inset(*parts: QWidget, stretched: bool = False) -> QHBoxLayout:
    """Return widgets in a row with the margins of the page."""
    row = QHBoxLayout()
    row.setContentsMargins(EDGE, 0, EDGE, 0)
    row.setSpacing(8)
    for part in parts:
        row.addWidget(part)
    if stretched:
        row.addStretch(1)
    return row
