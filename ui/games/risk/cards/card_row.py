"""Territory cards as a hand: each with the outline of its territory, its sign, and whose the territory is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ddtable.maps.own import known_map
from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.rules.risk.board import board_of, owner
from ddtable.rules.risk.cards import sign
from ddtable.words.telling.risk import card_name
from ui.areas.surfaces import paint_initial, width_of
from ui.art.icons import icon_pixmap
from ui.art.palette import Palette, player_colour
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import BOLD, interface_font, title_font
from ui.kit.painting import paint_key_cap, rounded, text
from ui.kit.theme import colours

if TYPE_CHECKING:
    from ui.session.session import Session

WIDE, HIGH = 128, 188  # pixels of a card
GAP, RISE = 10, 12  # pixels between two cards, and by which a chosen one is raised
LEAST_STEP = 34  # pixels of a card that is covered by the next one
TITLE_SIZES = (15, 14, 13, 12, 11)  # pixels
CENTRE = Qt.AlignmentFlag.AlignHCenter
ICONS = {"infantry": "melee", "cavalry": "maneuver", "artillery": "missile"}


@lru_cache(256)
def outline(board: str, territory: int) -> QPainterPath:
    """Return the outline of a territory of a map, in its units."""
    path = QPainterPath()
    for ring in known_map(board).outlines[territory]:
        path.moveTo(*ring[0])
        for point in ring[1:]:
            path.lineTo(*point)
        path.closeSubpath()
    return path


def paint_outline(painter: QPainter, rect: QRectF, path: QPainterPath, fill: str, edge: str) -> None:
    """Paint an outline as large as a rectangle allows."""
    box = path.boundingRect()
    scale = min(rect.width() / max(1.0, box.width()), rect.height() / max(1.0, box.height()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-box.center())
    painter.setPen(QPen(QColor(edge), 1.4 / scale))
    painter.setBrush(QColor(fill))
    painter.drawPath(path)
    painter.restore()


def title_lines(name: str, width: float) -> tuple[list[str], int]:
    """Return a name as 1 line, or as 2 lines that are as equal as possible, and the size of its letters."""
    size = TITLE_SIZES[0]
    words = name.split(" ")
    if width_of(name, title_font(size)) <= width or len(words) == 1:
        lines = [name]
    else:
        cuts = ([" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words)))
        lines = min(cuts, key=lambda cut: max(map(len, cut)))
        size = TITLE_SIZES[1]
    fitting = (one for one in TITLE_SIZES if one <= size and all(width_of(x, title_font(one)) <= width for x in lines))
    return lines, next(fitting, TITLE_SIZES[-1])


class HandCard(QAbstractButton):
    """One card; checked while it is chosen for a set."""

    def __init__(self, session: Session, card: int, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self.card, self._key = session, card, key
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        board = board_of(session.position)
        self.sign = sign(board.map, card)
        self.place = "" if self.sign == "wild" else board.territories[card].id
        self.owner = owner(session.position, self.place) if self.place else NOBODY
        self.setAccessibleName(", ".join([card_name(session.words, card, session.table), *self._owned()]))

    def _owned(self) -> list[str]:
        """Return whose the territory is."""
        session = self._session
        if self.owner == NOBODY:
            return []
        own = self.owner == session.asked_seat
        return [session.words.say("ui-risk-card-owner", player=session.names[self.owner], own="yes" if own else "no")]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Space, go to the next card with the arrows; Return is the answer of the panel."""
        if event.key() == Qt.Key.Key_Right:
            self.focusNextChild()
        elif event.key() == Qt.Key.Key_Left:
            self.focusPreviousChild()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the size with room to be raised."""
        return QSize(WIDE, HIGH + RISE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, higher if it is chosen."""
        painter, palette = QPainter(self), colours(self)
        chosen, top = self.isChecked(), 0 if self.isChecked() else RISE
        rect = QRectF(1, top + 1, self.width() - 2, HIGH - 2)
        edge = palette.accent if chosen else palette.quiet_text if self.underMouse() else palette.card_edge
        rounded(painter, rect, 12, palette.area, edge, 2 if chosen else 1)
        if focus_seen(self):
            rounded(painter, rect.adjusted(4, 4, -4, -4), 9, None, palette.text, 1.2)
        self._paint_title(painter, QRectF(rect.left() + 6, rect.top() + 6, rect.width() - 12, 34), palette)
        picture = QRectF(rect.left() + 16, rect.top() + 42, rect.width() - 32, 76)
        if self.place:
            self._paint_land(painter, picture, palette)
        else:
            self._paint_wild(painter, picture, palette)
        line = QRectF(rect.left() + 12, rect.bottom() - 60, rect.width() - 24, 20)
        self._paint_sign(painter, line, palette)
        if self.owner != NOBODY:
            chip = QRectF(line.left(), line.bottom() + 8, 16, 16)
            paint_initial(painter, chip, self._session.names[self.owner], self.owner, palette)
            beside = QRectF(chip.right() + 6, chip.top() - 2, line.right() - chip.right() - 6, 20)
            own = self.owner == self._session.asked_seat
            font = interface_font(12, BOLD) if own else interface_font(12)
            text(painter, beside, self._owned()[0], font, palette.text)
        if self._key:
            paint_key_cap(painter, rect.right() - 8, rect.bottom() - 18, self._key, palette.text)

    def _title(self) -> str:
        words, table = self._session.words, self._session.table
        return words.place(self.place, table) if self.place else words.say("ui-risk-wild")

    def _paint_title(self, painter: QPainter, room: QRectF, palette: Palette) -> None:
        """Write the name in 1 line, or in 2 if it is long."""
        lines, size = title_lines(self._title(), room.width())
        high = room.height() / len(lines)
        for number, line in enumerate(lines):
            part = QRectF(room.left(), room.top() + number * high, room.width(), high)
            text(painter, part, line, title_font(size), palette.text, CENTRE)

    def _paint_land(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        board = board_of(self._session.position)
        fill = player_colour(self.owner) if self.owner != NOBODY else palette.quiet_text
        painter.setOpacity(0.75)
        paint_outline(painter, rect, outline(board.map.id, self.card), fill, palette.text)
        painter.setOpacity(1.0)

    def _paint_wild(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        for number, icon in enumerate(ICONS.values()):
            picture = icon_pixmap(icon, 24, QColor(palette.text), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(rect.center().x() - 12, rect.top() - 4 + number * 30), picture)

    def _paint_sign(self, painter: QPainter, line: QRectF, palette: Palette) -> None:
        words, left = self._session.words.say("ui-risk-sign", sign=self.sign), line.left()
        if self.sign in ICONS:
            picture = icon_pixmap(ICONS[self.sign], 16, QColor(palette.text), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, line.top() + 2), picture)
            left += 24
        room = QRectF(left, line.top(), line.right() - left, line.height())
        text(painter, room, words, interface_font(12), palette.quiet_text)


class CardRow(QWidget):
    """The cards of a hand beside each other, over each other if they are many. `changed`: others are chosen."""

    changed = Signal()

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.cards: list[HandCard] = []
        self._shown: tuple[object, ...] = ()
        self.setFixedHeight(HIGH + RISE)

    def show_cards(self, cards: Sequence[int], able: bool) -> None:
        """Show these cards; `able`: they can be chosen."""
        position = self._session.position
        owners = tuple(owner(position, place.id) for place in board_of(position).territories)
        shown = (tuple(cards), able, owners)
        if shown == self._shown:
            return
        self._shown = shown
        for old in self.cards:
            old.hide()
            old.deleteLater()
        self.cards = []
        for number, card in enumerate(cards, start=1):
            key = str(number) if able and number < 10 else ""
            button = HandCard(self._session, card, key, self)
            button.setEnabled(able)
            button.toggled.connect(partial(self._toggled, button))
            button.show()
            self.cards.append(button)
        self._arrange()

    @property
    def chosen(self) -> tuple[int, ...]:
        """The cards chosen, in their order in the hand."""
        return tuple(card.card for card in self.cards if card.isChecked())

    def choose(self, cards: Sequence[int]) -> None:
        """Choose these cards only."""
        self.blockSignals(True)
        for card in self.cards:
            card.setChecked(card.card in cards)
        self.blockSignals(False)
        self.changed.emit()

    def flip(self, number: int) -> None:
        """Choose a card by its number from 1, or no longer."""
        if number <= len(self.cards):
            self.cards[number - 1].toggle()

    def _toggled(self, _button: HandCard, _on: bool) -> None:
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the cards."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        count = len(self.cards)
        if not count:
            return
        step = min(WIDE + GAP, max(LEAST_STEP, (self.width() - WIDE) // max(1, count - 1)))
        for number, card in enumerate(self.cards):
            card.setGeometry(number * step, 0, WIDE, HIGH + RISE)
