"""The dice that would complete the force, each with its reason; one can be taken, or all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ddtable.odds.suggest import Suggestion
from ddtable.words.sentences import Words
from ddtable.words.verdicts import reason
from ui.art.die import die_pixmap, relative_size
from ui.builder.catalogue_model import shown_look
from ui.kit.buttons import KeyButton
from ui.kit.fonts import interface_font
from ui.kit.help import HelpDialog
from ui.kit.painting import rounded, text
from ui.kit.scroll import Scroll
from ui.kit.theme import colours

ROW, DIE, WIDE, TALL = 60, 44, 680, 440


class SuggestionRow(QWidget):
    """A die, its area, and the reason."""

    def __init__(self, words: Words, suggestion: Suggestion, taken: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.suggestion = suggestion
        self._look = shown_look(suggestion.die)
        self._name = words.die_name(suggestion.die)
        self._where = words.say("builder-area", area=suggestion.part)
        self._why = reason(words, suggestion)
        self.setAccessibleName(f"{self._name}, {self._where}: {self._why}")
        self.setToolTip(self._why)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(ROW)
        self.take = KeyButton(words.say("builder-suggest-take"), "", "plain", self, height=32)
        self.take.setAccessibleName(f"{words.say('builder-suggest-take')}: {self._name}, {self._why}")
        self.take.leaves_return = True
        self.take.clicked.connect(partial(self._taken, taken))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 8, 0)
        row.addStretch(1)
        row.addWidget(self.take)

    def _taken(self, taken: Callable[[], object], _checked: bool = False) -> None:
        taken()

    def sizeHint(self) -> QSize:
        """Return the size of one row."""
        return QSize(WIDE - 60, ROW)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the die, its name with its area, and the reason."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(0, 2, 0, -2)
        rounded(painter, rect, 10, palette.card, palette.card_edge)
        side = round(DIE * relative_size(self._look.health))
        at = QRectF(10 + (DIE - side) / 2, rect.center().y() - side / 2, side, side)
        painter.drawPixmap(at.topLeft(), die_pixmap(self._look, side, self.devicePixelRatioF()))
        room = QRectF(68, rect.top() + 7, rect.width() - 68 - self.take.width() - 20, 20)
        bold = interface_font(13, QFont.Weight.Bold)
        painter.setFont(bold)
        wide = min(painter.fontMetrics().horizontalAdvance(self._name) + 10.0, room.width())
        text(painter, QRectF(room.left(), room.top(), wide, 20), self._name, bold, palette.text)
        rest = QRectF(room.left() + wide, room.top(), room.width() - wide, 20)
        text(painter, rest, self._where, interface_font(12), palette.quiet_text)
        text(painter, room.translated(0, 21), self._why, interface_font(12), palette.text)


class SuggestDialog(HelpDialog):
    """The suggestions that are left; `taken` is called with those that the player takes."""

    def __init__(
        self,
        words: Words,
        suggestions: Sequence[Suggestion],
        taken: Callable[[Sequence[Suggestion]], object],
        parent: QWidget,
    ) -> None:
        super().__init__(words.say("builder-suggest-title"), words, parent)
        self.setFixedWidth(WIDE)
        self._words, self._taken = words, taken
        self.add(words.say("builder-suggest-how"), quiet=True)
        body = QWidget(self)
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(2)
        self.list = Scroll(body, self)
        self.list.limit(TALL)
        self.body.addWidget(self.list)
        self.rows: list[SuggestionRow] = []
        for suggestion in suggestions:
            row = SuggestionRow(words, suggestion, partial(self._take_one, len(self.rows)), body)
            self._column.addWidget(row)
            self.rows.append(row)
        self._column.addStretch(1)
        self.all = self.add_answer(words.say("builder-suggest-all", count=len(self.rows)), "↵", "primary")
        self.all.setDefault(True)
        self.all.clicked.connect(partial(self._take_all))
        self.all.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def left(self) -> list[SuggestionRow]:
        """The rows that have not been taken."""
        return [row for row in self.rows if not row.isHidden()]

    def _take_one(self, number: int) -> None:
        row = self.rows[number]
        following = [other for other in self.left if self.rows.index(other) > number]
        row.hide()
        self._taken([row.suggestion])
        left = self.left
        if not left:
            self.done(1)
            return
        (following or left)[0].take.setFocus(Qt.FocusReason.TabFocusReason)
        self.all.setText(self._words.say("builder-suggest-all", count=len(left)))
        self.all.updateGeometry()

    def _take_all(self, _checked: bool = False) -> None:
        left = [row.suggestion for row in self.left]
        self.done(1)
        self._taken(left)
