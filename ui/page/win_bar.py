"""The chance of winning in the ribbon: a bar in the colours of the players, while odds are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddtable.words.sentences import sentence
from ui.art.palette import player_colour
from ui.kit.fonts import interface_font
from ui.kit.painting import text
from ui.kit.theme import colours

if TYPE_CHECKING:
    from ui.session.odds import AnswerOdds
    from ui.session.session import Session

BAR_WIDE, BAR_HIGH = 120, 6
GAP, BETWEEN = 8, 2
TWO = 2
NOT_KNOWN = -1.0


class WinBar(QWidget):
    """The chance of winning at the last question whose answers were judged; hidden without odds.

    With two players both have a figure; with more only the player who was asked has one.
    """

    def __init__(self, session: Session, odds: AnswerOdds, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._odds = session, odds
        self.seat, self.chance = -1, NOT_KNOWN
        self._font = interface_font(12, QFont.Weight.Bold)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        odds.changed.connect(self._read)
        session.changed.connect(self._read)
        self._read()

    def _read(self, _change: object = None) -> None:
        session, advice = self._session, self._odds.advice
        if not self._odds.wanted:
            self.chance = NOT_KNOWN
        elif advice is not None and advice.answers and session.question is not None:
            self.seat, self.chance = session.question.seat, advice.now
        shown = self.chance >= 0 and session.moment is None and session.position.result is None
        self.setVisible(shown)
        if shown:
            self._tell()
            self.updateGeometry()
            self.update()

    def _tell(self) -> None:
        player, share = self._session.names[self.seat], round(100 * self.chance)
        self.setAccessibleName(self._session.words.say("ui-win-bar", player=player, share=share))
        self.setToolTip(self._session.words.say("ui-win-bar-tip", player=player, share=share))

    @property
    def other(self) -> int:
        """The other seat of a game of two; -1 with more players."""
        return 1 - self.seat if len(self._session.names) == TWO else -1

    def figures(self) -> tuple[str, str]:
        """Return the figures beside the bar; the right one is empty with more than two players."""
        share, names = round(100 * self.chance), self._session.names
        right = f"{100 - share} {sentence(names[self.other][:1])}" if self.other >= 0 else ""
        return f"{sentence(names[self.seat][:1])} {share}", right

    def sizeHint(self) -> QSize:
        """Return the room for the bar with both figures."""
        metrics = QFontMetricsF(self._font)
        words = sum(metrics.horizontalAdvance(one) + GAP for one in self.figures() if one)
        return QSize(round(BAR_WIDE + words + 1), 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the figures in the colours of the players, and the bar between them."""
        painter, palette, room = QPainter(self), colours(self), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, right = self.figures()
        metrics = QFontMetricsF(self._font)
        text(painter, room, left, self._font, palette.text)
        if right:
            text(painter, room, right, self._font, palette.text, Qt.AlignmentFlag.AlignRight)
        start = metrics.horizontalAdvance(left) + GAP
        bar = QRectF(start, room.center().y() - BAR_HIGH / 2, BAR_WIDE, BAR_HIGH)
        mine = round(BAR_WIDE * self.chance)
        painter.setPen(Qt.PenStyle.NoPen)
        rest = player_colour(self.other) if self.other >= 0 else palette.card_edge
        for part, ink in (
            (bar.adjusted(0, 0, mine - BAR_WIDE - BETWEEN / 2, 0), player_colour(self.seat)),
            (bar.adjusted(mine + BETWEEN / 2, 0, 0, 0), rest),
        ):
            if part.width() > 0:
                painter.setBrush(QColor(ink))
                painter.drawRoundedRect(part, BAR_HIGH / 2, BAR_HIGH / 2)
