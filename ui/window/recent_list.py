"""The list of recent games on the start screen: search, open, remove, delete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ddtable.texts.plain import plain
from ddtable.words.sentences import Words
from ui.kit.buttons import without_argument
from ui.kit.fonts import interface_font
from ui.kit.labels import label
from ui.kit.moments import when_words
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.search_field import SearchField
from ui.kit.showing import show_folder
from ui.kit.theme import QUIET, colours
from ui.session.library import RecentGame
from ui.window.recent_words import CLASSIC, practice_words, state_words, title_words

ROW, HEAD = 40, 44
SEARCHED_FROM = 6  # games from which there is a search field
MORE = 32  # width of the button at the end of a row in pixels
GAP = 12
MOST_SAID = 0.55  # of a row: for the state and the time
LEAST_FORCES = 60  # pixels; below, only an ellipsis of their names would fit


def _title_font() -> QFont:
    return interface_font(13, QFont.Weight.DemiBold)


class MoreButton(PaintedButton):
    """A button with 3 dots for the further commands of a game."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setFixedSize(MORE, MORE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dots, with a plate while they are pointed at or focused."""
        palette = colours(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.underMouse():
            rounded(painter, rect, 8, palette.field)
        if self.hasFocus():
            rounded(painter, rect, 8, None, palette.accent_text, 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.text if self.underMouse() or self.hasFocus() else palette.quiet_text))
        for step in (-5, 0, 5):
            middle = rect.center()
            painter.drawEllipse(QRectF(middle.x() + step - 1.5, middle.y() - 1.5, 3, 3))


class GameRow(PaintedButton):
    """One recent game: its title, when it was played, whether it is over."""

    removed = Signal(object)
    deleted = Signal(object)

    def __init__(self, game: RecentGame, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._say = words, words.say
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.more = MoreButton(words.say("ui-recent-more", title=game.title), self)
        self.more.clicked.connect(partial(self._clicked_more))
        self.menu = QMenu(self)
        self.show_game(game)
        self._fill_menu()

    def show_game(self, game: RecentGame) -> None:
        """Show a game, or its new state."""
        words, self.game = self._words, game
        self._quiet = self._state(game)
        names = (words.force_name(force_id, name) for force_id, name in game.forces if not game.lesson)
        forces = " – ".join(filter(None, names))
        key = f"ui-game-{game.system}"  # a file can name any game
        other = words.say(key) if game.system != CLASSIC and words.has(key) else ""
        self._forces = " · ".join(filter(None, (other, forces)))
        self.setText(title_words(words, game))
        who = [self.text()] if game.lesson else [game.title, practice_words(words, game.from_turn)]
        told = [*who, self._forces, self._quiet.replace(" · ", ", ")]
        self.setAccessibleName(", ".join(filter(None, told)))
        self._show_tip()
        self.update()

    def _show_tip(self) -> None:
        """Set the tip: what is wrong, the players if the row cuts them off, the forces, and the file."""
        why = self._words.trouble(self.game.trouble) if self.game.trouble else ""
        players = self.text() if self._title_room() < self._title_width() else ""
        self.setToolTip("\n".join(filter(None, (why, players, self._forces, plain(str(self.game.path))))))

    def _title_width(self) -> float:
        return QFontMetricsF(_title_font()).horizontalAdvance(self.text()) + 2

    def _quiet_width(self) -> float:
        room = self.width() - MORE - 8
        return min(room * MOST_SAID, QFontMetricsF(interface_font(12)).horizontalAdvance(self._quiet) + 2)

    def _title_room(self) -> float:
        return self.width() - MORE - 8 - self._quiet_width() - GAP

    def _state(self, game: RecentGame) -> str:
        """Return the text at the end of the row."""
        if game.gone or game.trouble:
            return self._say("ui-recent-is-gone" if game.gone else "ui-recent-unread")
        return " · ".join(filter(None, (state_words(self._words, game), when_words(self._words, game.when))))

    def _fill_menu(self) -> None:
        if not self.game.gone:
            self._entry("ui-recent-open-it", self.click)
            self._entry("ui-recent-folder", self._show_folder)
            self.menu.addSeparator()
        self._entry("ui-recent-remove", partial(self.removed.emit, self.game))
        if not self.game.gone:
            self._entry("ui-recent-delete", partial(self.deleted.emit, self.game))

    def _entry(self, key: str, act: Callable[[], object]) -> None:
        self.menu.addAction(self._say(key)).triggered.connect(partial(without_argument, act))

    def _show_folder(self) -> None:
        if not show_folder(self.game.path.parent):
            why = self._say("ui-settings-folder-no-program")
            self.window().say_trouble(why)  # type: ignore[attr-defined]

    def _clicked_more(self, _checked: bool = False) -> None:
        self.menu.popup(self.more.mapToGlobal(QPoint(0, MORE)))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the same menu at the pointer, or below the row for the menu key."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        self.menu.popup(event.globalPos() if by_mouse else self.mapToGlobal(QPoint(0, ROW)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return (open), Delete (remove from the list) and the arrow keys (other rows)."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit(self.game)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the size of one row."""
        return QSize(320, ROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the dots at the end, and the players in the tip if they are cut off."""
        super().resizeEvent(event)
        self._show_tip()
        self.more.move(self.width() - MORE, (self.height() - MORE) // 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the title on the left, the rest on the right, and a line below; in the accent colour if focused."""
        palette = colours(self)
        painter = QPainter(self)
        room = QRectF(self.rect()).adjusted(0, 0, -MORE - 8, 0)
        ink = palette.accent_text if self.underMouse() or self.hasFocus() else palette.text
        ink = palette.quiet_text if self.game.gone or self.game.trouble else ink
        small, bold = interface_font(12), _title_font()
        wide = self._quiet_width()
        said = QRectF(room.right() - wide, 0, wide, room.height())
        text(painter, said, self._quiet, small, palette.quiet_text, Qt.AlignmentFlag.AlignRight)
        left = self._title_room()
        title = QRectF(room.left(), 0, min(left, self._title_width()), room.height())
        text(painter, title, self.text(), bold, ink)
        forces = QRectF(title.right() + GAP, 0, left - title.width() - GAP, room.height())
        if forces.width() > LEAST_FORCES:
            text(painter, forces, self._forces, small, palette.quiet_text)
        high = 2 if self.hasFocus() else 1
        line = QRectF(0, self.height() - high, self.width(), high)
        painter.fillRect(line, QColor(palette.accent_text if self.hasFocus() else palette.card_edge))


class RecentList(QWidget):
    """The rows below a heading, with a search field if there are many."""

    chosen = Signal(object)
    removed = Signal(object)
    deleted = Signal(object)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.rows: list[GameRow] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        head = QHBoxLayout()
        self.heading = label(words.say("ui-recent"), self, pixels=12, weight=QFont.Weight.Bold, role=QUIET)
        self.search = SearchField(words.say("ui-recent-search"), self)
        self.search.setFixedWidth(220)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._open_first)
        head.addWidget(self.heading, 1)
        head.addWidget(self.search)
        column.addLayout(head)
        self.none = label(words.say("ui-recent-none"), self, role=QUIET)
        self.none.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self.none)
        self._page = QWidget(self)
        self._list = QVBoxLayout(self._page)
        self._list.setContentsMargins(0, 0, 8, 0)
        self._list.setSpacing(0)
        self._list.addStretch(1)
        self.rows_area = QScrollArea(self)
        self.rows_area.setFrameShape(QFrame.Shape.NoFrame)
        self.rows_area.setWidgetResizable(True)
        self.rows_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows_area.setWidget(self._page)
        self.rows_area.viewport().setAutoFillBackground(False)
        self._page.setAutoFillBackground(False)
        column.addWidget(self.rows_area, 1)

    def show_games(self, games: Sequence[RecentGame]) -> None:
        """Show these games."""
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [GameRow(game, self._words, self._page) for game in games]
        for number, row in enumerate(self.rows):
            row.clicked.connect(partial(self._clicked, row.game))
            row.removed.connect(self.removed)
            row.deleted.connect(self.deleted)
            self._list.insertWidget(number, row)
        self.search.setVisible(len(self.rows) >= SEARCHED_FROM)
        self.search.clear()
        self._filter("")
        self.setMaximumHeight(HEAD + ROW * len(self.rows))
        self.setVisible(bool(self.rows))

    def renew(self, games: Sequence[RecentGame]) -> None:
        """Show the new states of these games; search and focus stay."""
        known = {game.path: game for game in games}
        for row in self.rows:
            if (game := known.get(row.game.path)) is not None and game != row.game:
                row.show_game(game)
        self._filter(self.search.text())

    def focus(self) -> None:
        """Focus the search field, or the first game if there is none."""
        if not self.search.isHidden():
            self.search.setFocus()
        elif self.rows:
            self.rows[0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Focus the first game found if Down is pressed in the search field."""
        first = self._first()
        if event.key() == Qt.Key.Key_Down and self.window().focusWidget() is self.search and first is not None:
            first.setFocus()
        else:
            super().keyPressEvent(event)

    def _first(self) -> GameRow | None:
        return next((row for row in self.rows if not row.isHidden()), None)

    def _open_first(self) -> None:
        """Open the first game found."""
        if (first := self._first()) is not None:
            first.click()

    def _filter(self, wanted: str) -> None:
        """Show the games with every search word in title, time or path."""
        words = wanted.casefold().split()
        found = 0
        for row in self.rows:
            told = f"{row.accessibleName()} {row.game.path.name}".casefold()
            row.setVisible(all(word in told for word in words))
            found += not row.isHidden()
        self.none.setVisible(bool(self.rows) and not found)

    def _clicked(self, game: RecentGame, _checked: bool = False) -> None:
        if game.gone:
            self.removed.emit(game)
        else:
            self.chosen.emit(game.path)
