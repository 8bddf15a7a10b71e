"""The plate of a player above the map: flags won of the goal, the pools, the health in play."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from ddtable.rules.campaign.board import RECRUITING, SUMMONING
from ddtable.rules.campaign.steps import Recruiting
from ddtable.rules.dragon_dice.board import BURIED, DEAD, RESERVE
from ddtable.summaries.campaign.war_map import POOLS, Plate, plate_of
from ui.areas.delegate import DieDelegate
from ui.areas.dice import DiceModel
from ui.areas.hand import Hand
from ui.areas.surfaces import LEFT, RIGHT, paint_card, paint_initial, width_of, write
from ui.art.palette import Palette, player_colour
from ui.games.campaign.table.pool_view import OPENS_AFTER, PoolView
from ui.games.dragon_dice.table.player_panel import PlayerPanel
from ui.kit.fonts import BOLD, interface_font

ICONS = {RECRUITING: "recruit", RESERVE: "reserves", DEAD: "dead", BURIED: "buried", SUMMONING: "dragon"}
WORDS = {
    RECRUITING: "ui-war-recruiting",
    RESERVE: "ui-table-reserves",
    DEAD: "ui-table-dead",
    BURIED: "ui-table-buried",
    SUMMONING: "ui-war-summoning",
}
WHOLE, LOW, TALL = 70, 44, 88  # pixels of a plate with its pools, with its flags only, with pools that have words
LEAST_TALL = 300  # pixels of width from which each pool has room for its word
LEAST_WHOLE = 224  # pixels of width below which a plate has no room for its pools
MARGIN, GAP, CELL, TALL_CELL = 10, 5, 26, 42
FLAG, FLAG_GAP = 8.0, 4.0
LEAST_FLAG = 5.0  # pixels from one flag to the next
CLOTH = 0.66  # of a step between two flags is the flag itself


class PlayerPlate(PlayerPanel):
    """A player's plate. `pool_wanted` asks to see one of the pools, "" for all of them."""

    pool_wanted = Signal(int, str)

    def __init__(self, seat: int, model: DiceModel, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(seat, hand, delegate, parent)
        self.pools = {place: PoolView(model, f"{place}@{seat}", hand, delegate, self) for place in POOLS}
        self.piles = self.pools
        say = hand.session.words.say
        for place, view in self.pools.items():
            view.set_title(say(WORDS[place]), ICONS[place])
            view.setToolTip(say(WORDS[place]))
            view.heading_clicked.connect(partial(self.pool_wanted.emit, seat, place))
        self._figures: Plate | None = None
        self._painted: tuple[object, ...] = ()
        self._hovering = QTimer(self)
        self._hovering.setSingleShot(True)
        self._hovering.setInterval(OPENS_AFTER)
        self._hovering.timeout.connect(partial(self.pool_wanted.emit, seat, ""))
        self.setAcceptDrops(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        hand.changed.connect(self._refresh)
        hand.told.connect(self._tell)
        self._tell()
        self._refresh()

    @property
    def figures(self) -> Plate:
        """The figures of the player as the plate shows them."""
        assert self._figures is not None, "read when the plate is made"
        return self._figures

    def _tell(self) -> None:
        """Read the figures again, and name the plate."""
        figures = plate_of(self.hand.session.position, self.seat)
        if figures == self._figures:
            return
        self._figures = figures
        session = self.hand.session
        pools = [
            session.words.say("ui-war-pool", pool=session.words.say(WORDS[place]), value=value)
            for place, value in figures.pools.items()
        ]
        said = session.words.say(
            "ui-war-plate",
            player=session.names[self.seat],
            flags=figures.flags,
            goal=figures.goal,
            health=figures.in_play,
        )
        self.setAccessibleName("; ".join([said, *pools]))
        self.setToolTip("\n".join([said, *pools]))
        self.update()

    def _refresh(self) -> None:
        change = self.hand.change
        if not self.hand.waits and change is not None and (change.dice or change.board or change.seats):
            self._tell()
        painted = (self._status(), self.asked, self.hand.quiet, self.hand.session.position.board.seat == self.seat)
        if painted != self._painted:
            self._painted = painted
            self.update()

    # Layout

    @property
    def whole(self) -> bool:
        """True if the plate has room for its pools."""
        return self.width() >= LEAST_WHOLE and self.height() >= WHOLE

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the pools."""
        super().resizeEvent(event)
        for view in self.pools.values():
            view.setVisible(self.whole)
        if not self.whole:
            return
        right = self._in_play_width() + 8 if self._in_play_below else 0
        room = self.width() - 2 * MARGIN - right - GAP * (len(self.pools) - 1)
        each = min(room // len(self.pools), 96)
        top = self.height() - self._cell - 9
        for number, view in enumerate(self.pools.values()):
            view.setGeometry(MARGIN + number * (each + GAP), top, each, self._cell)

    @property
    def _cell(self) -> int:
        """The height of a pool in pixels."""
        return TALL_CELL if self.height() >= TALL else CELL

    @property
    def _in_play_below(self) -> bool:
        """True if the health in play has room beside the pools."""
        return self.width() >= LEAST_WHOLE + 60

    def _in_play_width(self) -> int:
        return round(
            width_of("000", interface_font(14, BOLD)) + width_of(self._in_play_words(), interface_font(11)) + 8
        )

    def _in_play_words(self) -> str:
        return self.hand.session.words.say("ui-war-in-play")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Show all pools on a click."""
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.pool_wanted.emit(self.seat, "")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Open the pools if dice are held over the plate for a while; the plate itself takes none."""
        if event.mimeData().formats():
            event.accept()
            self._hovering.start()

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """Leave them as they are."""
        self._hovering.stop()

    def dropEvent(self, event: QEvent) -> None:
        """Take nothing: the pools do."""
        self._hovering.stop()
        event.ignore()

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, the name, the flags, the health in play; a ring in the player's colour on their turn."""
        painter, palette, figures = QPainter(self), self.colours, self.figures
        session = self.hand.session
        paint_card(painter, self.rect(), palette, asked=self.asked and not self.hand.quiet, radius=12)
        if session.position.board.seat == self.seat and not (self.asked and not self.hand.quiet):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(player_colour(self.seat)), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 12, 12)
        middle = 20.0 if self.whole else self.height() / 2
        chip = QRectF(MARGIN + 2, middle - 9, 18, 18)
        name = session.names[self.seat]
        paint_initial(painter, chip, name, self.seat, palette)
        status = self._status()
        said = session.words.say(status or "ui-war-flags", flags=figures.flags, goal=figures.goal)
        if not status and self.whole and not self._in_play_below:
            said = session.words.say("ui-war-in-play-short", health=figures.in_play)  # the flags tell the rest
        font, small = interface_font(14, BOLD), interface_font(12)
        wide = width_of(said, small) + 4
        right = self.width() - MARGIN - 2.0
        if self.width() >= 180 or status:
            write(painter, QRectF(right - wide, middle - 10, wide, 20), said, small, palette.quiet_text, RIGHT)
            right -= wide + 6
        named = min(width_of(name, font) + 2, (right - chip.right()) * 0.55)
        write(painter, QRectF(chip.right() + 7, middle - 10, named, 20), name, font, palette.text, LEFT)
        left = chip.right() + 7 + named + 8
        if status:
            return
        self._paint_flags(painter, QRectF(left, middle - 7, right - left, 14), palette)
        if self.whole and self._in_play_below:
            self._paint_in_play(painter, palette)

    def _status(self) -> str:
        """Return the key of the words about this player's recruiting sheet, "" at other times."""
        agenda = self.hand.session.position.agenda
        step = agenda[-1] if agenda else None
        if not isinstance(step, Recruiting):
            return ""
        return "ui-war-ready" if any(filed.seat == self.seat for filed in step.filed) else "ui-war-choosing"

    def _paint_flags(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        """Paint a flag for each terrain of the goal, those won in the player's colour."""
        figures = self.figures
        step = min(FLAG + FLAG_GAP, rect.width() / max(1, figures.goal))
        if step < LEAST_FLAG:
            return
        size = min(FLAG, step * CLOTH)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(figures.goal):
            foot = QPointF(rect.right() - (figures.goal - number) * step, rect.bottom() - 1)
            won = number < figures.flags
            ink = QColor(player_colour(self.seat) if won else palette.quiet_text)
            if not won and not palette.strong:
                ink.setAlphaF(0.6)
            painter.setPen(QPen(ink, 1.0))
            painter.drawLine(foot, foot - QPointF(0, 12))
            cloth = QPainterPath(foot - QPointF(0, 12))
            cloth.lineTo(foot + QPointF(size, -12))
            cloth.lineTo(foot + QPointF(size * 0.7, -9))
            cloth.lineTo(foot + QPointF(size, -6))
            cloth.lineTo(foot + QPointF(0, -6))
            painter.setBrush(ink if won else Qt.BrushStyle.NoBrush)
            painter.drawPath(cloth)

    def _paint_in_play(self, painter: QPainter, palette: Palette) -> None:
        words = self._in_play_words()
        line = QRectF(MARGIN, self.height() - self._cell - 9, self.width() - 2 * MARGIN - 2, self._cell)
        write(painter, line, words, interface_font(11), palette.quiet_text, RIGHT)
        line.setRight(line.right() - width_of(words, interface_font(11)) - 4)
        write(painter, line, str(self.figures.in_play), interface_font(14, BOLD), palette.text, RIGHT)
