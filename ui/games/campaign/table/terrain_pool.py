"""The common pool of terrains: a tile for each die, to be dragged to the map, or clicked."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.rules.campaign.board import POOL, board_of
from ddtable.rules.campaign.expansion import EXPANSION
from ddtable.rules.dragon_dice.board import NOBODY
from ui.areas.delegate import DieDelegate, key_chip
from ui.areas.dragging import drag_dice
from ui.areas.hand import Hand
from ui.areas.lit_stop import LitStop
from ui.areas.surfaces import LEFT, RIGHT, paint_card, write
from ui.areas.takes_return import RETURN, TakesReturn
from ui.art.die import die_pixmap
from ui.art.die_looks import type_look
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import BOLD, interface_font
from ui.session.answer import reach

HIGH, MARGIN, GAP = 60, 10, 7  # pixels of a tile, around all, between two
HEAD = 32  # pixels of the panel's caption
LEAST, MOST = 58, 210  # pixels of width of a tile
WORDS_FROM = 112  # pixels of width from which a tile has its words beside the die
MANY_ROWS = 5
EIGHTH = 7  # the face that tells terrains of one land apart


class TerrainTile(TakesReturn, LitStop, QAbstractButton):
    """One die of the pool; a click uses it if the question is about it, a drag carries it to the map."""

    def __init__(self, die: int, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.die, self.hand, self._delegate = die, hand, delegate
        self._pressed: QPoint | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._clicked)

    @property
    def lit(self) -> bool:
        """True if the die may be used now."""
        return self.die in self.hand.session.liftable()

    def is_lit(self) -> bool:
        """Return True if the die may be used now."""
        return self.lit and not self.hand.carried

    @property
    def chosen(self) -> bool:
        """True if the die is held, or the default answer uses it."""
        session = self.hand.session
        if self.die in self.hand.carried:
            return True
        question = session.question
        options = getattr(question.shape, "options", ()) if question is not None else ()
        default = session.draft.default_option()
        return session.asks_person and any(one.id == default and one.die == self.die for one in options)

    def refresh(self) -> None:
        """Name the tile, and let Tab stop at it while it may be used."""
        session = self.hand.session
        kind = catalogue().terrain(session.position.dice[self.die].type)
        name = session.words.terrain(kind.id)
        if key := self.hand.key(self.die):
            name = f"{name}, {session.words.say('ui-die-key', key=key)}"
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self.lit else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor if self.lit else Qt.CursorShape.ArrowCursor)
        self.update()

    def _clicked(self) -> None:
        session = self.hand.session
        question = session.question
        meant = reach.at_die(question, self.die)
        if question is None or not self.lit:
            session.hand.refuse_idle(self.die)
        elif question.kind == EXPANSION and len(meant) == 1 and session.draft.default_option() != meant[0].id:
            session.draft.consider(meant[0].id)  # whose consequences are shown before it is done
        else:
            session.hand.activate(self.die)

    def takes_return(self) -> bool:
        """Return True while the die may be used."""
        return self.lit

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return like Space."""
        if event.key() in RETURN and self.lit:
            self.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the point of the press."""
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the die."""
        far = self._pressed is not None and (
            (event.position().toPoint() - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        )
        if not (far and event.buttons() and self.lit):
            super().mouseMoveEvent(event)
            return
        self._pressed = None
        self.setDown(False)
        look = type_look(self.hand.session.position.dice[self.die].type, EIGHTH)
        drag_dice(self, self.hand, (self.die,), self._delegate.carried([look], self.devicePixelRatioF()))

    def sizeHint(self) -> QSize:
        """Return the size with words."""
        return QSize(MOST, HIGH)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the die, its land and its eighth face."""
        painter, palette = QPainter(self), self._delegate.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        lit, chosen = self.lit and not self.hand.quiet, self.chosen
        pointed = self.underMouse() and lit
        painter.setBrush(QColor(palette.field_hover if pointed else palette.area))
        edge = palette.accent if palette.name != "light" else palette.lit
        pen = QPen(QColor(edge), 2.0 if chosen else 1.5) if lit else QPen(QColor(palette.area_edge), 1)
        if lit and not chosen:
            pen.setDashPattern([3.5, 2.5])
        painter.setPen(pen)
        painter.drawRoundedRect(rect, 9, 9)
        kind = catalogue().terrain(self.hand.session.position.dice[self.die].type)
        words = self.width() >= WORDS_FROM
        side = int(min(rect.height() - 10, 52, rect.width() * (0.36 if words else 0.9)))
        left = rect.left() + (5 if words else (rect.width() - side) / 2)
        top = rect.center().y() - side / 2
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(QPointF(round(left), round(top)), die_pixmap(type_look(kind.id, EIGHTH), side, ratio))
        if words:
            say = self.hand.session.words.say
            line = QRectF(left + side + 6, rect.center().y() - 18, rect.right() - left - side - 8, 18)
            write(painter, line, say("terrain-kind", kind=kind.kind), interface_font(13, BOLD), palette.text, LEFT)
            eighth = say("eighth-face", face=kind.eighth_face)
            write(painter, line.translated(0, 18), eighth, interface_font(12), palette.quiet_text, LEFT)
        if lit and (key := self.hand.key(self.die)):
            painter.drawPixmap(QPointF(2, 2), key_chip(key, palette, ratio))
        if focus_seen(self):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.text), 1.2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 7, 7)


class TerrainPool(QWidget):
    """All dice of the common pool."""

    def __init__(self, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.hand, self._delegate = hand, delegate
        self.tiles: list[TerrainTile] = []
        self._most_rows = MANY_ROWS
        self.setAccessibleName(hand.session.words.say("ui-war-terrain-pool"))
        hand.session.draft.changed.connect(self._follow)
        self.hide()

    def _follow(self) -> None:
        for tile in self.tiles:
            tile.update()

    def refresh(self) -> None:
        """Keep a tile for each die of the pool."""
        dice = self.hand.session.position.at(POOL, NOBODY)
        if [tile.die for tile in self.tiles] != list(dice):
            for tile in self.tiles:
                tile.hide()
                tile.deleteLater()
            self.tiles = [TerrainTile(die, self.hand, self._delegate, self) for die in dice]
            for tile in self.tiles:
                tile.show()
            self._arrange()
        for tile in self.tiles:
            tile.refresh()
        self.update()

    @property
    def asked(self) -> bool:
        """True if a die of the pool may be used now."""
        return any(tile.lit for tile in self.tiles)

    def height_for(self, width: int, most: int, few_rows: bool) -> int:
        """Return the height in pixels for all tiles in this width, at most so much; `few_rows`: in narrow tiles."""
        self._most_rows = 1 if few_rows else MANY_ROWS
        rows = self._rows(width)
        return min(most, HEAD + rows * (HIGH + GAP) - GAP + MARGIN)

    def _rows(self, width: int) -> int:
        """Return the rows: tiles with words if they fit into a few, else narrow ones."""
        room = width - 2 * MARGIN + GAP
        across = max(1, room // (WORDS_FROM + GAP))
        if -(-len(self.tiles) // across) > self._most_rows:
            across = max(1, room // (LEAST + GAP))
        return max(1, -(-len(self.tiles) // across))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the tiles again."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        rows = self._rows(self.width())
        across = max(1, -(-len(self.tiles) // rows))
        wide = min(MOST, (self.width() - 2 * MARGIN - GAP * (across - 1)) // across)
        high = min(HIGH, (self.height() - HEAD - MARGIN + GAP) // rows - GAP)
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, across)
            tile.setGeometry(MARGIN + column * (wide + GAP), HEAD + row * (high + GAP), wide, high)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, its name, and how many dice are left."""
        painter, palette = QPainter(self), self._delegate.colours
        paint_card(painter, self.rect(), palette, radius=14)
        session = self.hand.session
        board = board_of(session.position)
        upper = QRectF(MARGIN + 4, 7, self.width() - 2 * MARGIN - 8, 20)
        write(painter, upper, session.words.say("ui-war-terrain-pool"), interface_font(13, BOLD), palette.text, LEFT)
        left = session.words.say("ui-war-terrains-left", count=len(self.tiles), whole=board.size.terrains)
        write(painter, upper, left, interface_font(12), palette.quiet_text, RIGHT)
