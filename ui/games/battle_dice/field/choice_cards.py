"""The choice of a die to summon: a card with a picture for each kind of die that is an answer."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddtable.engine.questions import Option, Pick
from ddtable.rules.battle_dice.kinds import UNITS
from ddtable.words.telling.battle_words import kind_name
from ui.areas.hand import Hand
from ui.areas.surfaces import CENTRE, paint_card, write
from ui.art.battle_die import BattleLook, battle_pixmap
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import BOLD, interface_font
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import paint_key_cap, rounded
from ui.kit.theme import colours
from ui.session.table_state import TableState

HEIGHT = 132
PADDING, GAP = 12, 8
LARGEST = 96
NAME = 46  # height of a card without its die, in pixels


class KindButton(PaintedButton):
    """A button for one kind of die, with its name and key."""

    def __init__(self, state: TableState, option: Option, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self.kind = option.id
        self.keys = str(number) if number < 10 else ""
        self.look = BattleLook(self.kind, 0, state.asked_seat)
        self.setText(kind_name(state.words, self.kind))
        self.setAccessibleName(self.text())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the die, its name and its key."""
        palette, painter = colours(self), QPainter(self)
        rect = QRectF(self.rect())
        rounded(painter, rect, 10, palette.field_hover if self.underMouse() else palette.field, palette.card_edge)
        if focus_seen(self):
            rounded(painter, rect.adjusted(1, 1, -1, -1), 9, None, palette.accent_text, 2)
        side = min(LARGEST, self.height() - NAME)
        picture = battle_pixmap(self.look, side, self.devicePixelRatioF(), palette)
        painter.drawPixmap(QPointF(round(rect.center().x() - side / 2), 8), picture)
        name = QRectF(rect.left() + 4, rect.bottom() - 28, rect.width() - 8, 22)
        write(painter, name, self.text(), interface_font(13, BOLD), palette.text, CENTRE)
        if self.keys:
            paint_key_cap(painter, rect.right() - 6, 16, self.keys, palette.quiet_text)


class ChoiceCards(QWidget):
    """The kinds of dice that answer the current question."""

    def __init__(self, hand: Hand, parent: QWidget) -> None:
        super().__init__(parent)
        self.hand = hand
        self.buttons: list[KindButton] = []
        hand.changed.connect(self.refresh)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """True if the question asks for a kind of die."""
        return bool(self._options())

    def _options(self) -> list[tuple[int, Option]]:
        """Return the options that are kinds of dice, each with its number among all options."""
        session = self.hand.session
        question = session.question
        if question is None or not session.asks_person or not isinstance(question.shape, Pick):
            return []
        numbered = enumerate(question.shape.options, start=1)
        return [(number, option) for number, option in numbered if option.id in UNITS and option.word == "kind"]

    def refresh(self) -> None:
        """Update the cards."""
        found = self._options()
        if [button.option for button in self.buttons] == [option for _, option in found]:
            return
        for button in self.buttons:
            button.deleteLater()
        self.buttons = [KindButton(self.hand.session, option, number, self) for number, option in found]
        for button in self.buttons:
            button.clicked.connect(partial(self._picked, button.option.id))
            button.show()
        self._arrange()

    def _picked(self, option: str, _checked: bool = False) -> None:
        self.hand.session.draft.pick(option)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the layout."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        count = max(1, len(self.buttons))
        wide = min(150, (self.width() - 2 * PADDING - GAP * (count - 1)) // count)
        left = (self.width() - count * wide - GAP * (count - 1)) // 2
        for number, button in enumerate(self.buttons):
            button.setGeometry(left + number * (wide + GAP), PADDING, wide, self.height() - 2 * PADDING)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the background of the cards."""
        paint_card(QPainter(self), self.rect(), colours(self), asked=True, radius=14)
