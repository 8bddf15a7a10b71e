"""The start screen: go on with the newest game, begin one, open one, or take one of the recent ones."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ddtable.words import Words
from ui.art.die import DieLook, die_pixmap
from ui.shell.buttons import KeyButton
from ui.shell.fonts import interface_font
from ui.shell.labels import label, title
from ui.shell.library import RecentGame
from ui.shell.painting import fill_table, text
from ui.shell.theme import DANGER, QUIET, colours

WIDTH = 560
MOST_RECENT = 5
STRIP_DIE = 72


# What stands above the title: one die of each starter species, a dragon, a terrain. Painted from these values, not from
# the catalogue, which need not be loaded yet.
STRIP = [
    DieLook("unit", ("air", "water"), 3, "melee", 3, mark="class_cavalry"),
    DieLook("unit", ("fire", "earth"), 3, "id", emblem="emblem_dwarves_heavy_melee", mark="class_heavy_melee"),
    DieLook("unit", ("death", "earth"), 3, "maneuver", 3, mark="class_light_melee"),
    DieLook("unit", ("death", "fire"), 3, "id", emblem="emblem_lava_elves_magic", mark="class_magic"),
    DieLook("dragon", ("air",), 5, "dragon"),
    DieLook("terrain", ("air", "water"), icon="missile", number=5),
]


class DiceStrip(QWidget):
    """A row of dice, for the eye only."""

    def __init__(self, looks: Sequence[DieLook], parent: QWidget) -> None:
        super().__init__(parent)
        self._looks = looks
        self.setFixedHeight(STRIP_DIE + 8)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The dice from left to right."""
        painter = QPainter(self)
        for number, look in enumerate(self._looks):
            at = QPointF(number * (STRIP_DIE + 12), 4)
            painter.drawPixmap(at, die_pixmap(look, STRIP_DIE, self.devicePixelRatioF()))


class GameRow(QAbstractButton):
    """One recent game: its title, when it was played, whether it is over."""

    def __init__(self, game: RecentGame, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game
        self._when = when_words(words, game.when)
        self._state = words.say("ui-recent-over" if game.over else "ui-recent-open")
        self.setText(game.title)
        self.setAccessibleName(f"{game.title}, {self._when}, {self._state}")
        self.setToolTip(str(game.path))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # repaints under the pointer
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """One row of 40 pixels."""
        return QSize(WIDTH, 40)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Title left, the rest right, a line below; the row pointed at or in focus is in the accent."""
        palette = colours(self)
        painter = QPainter(self)
        room = QRectF(self.rect())
        ink = palette.accent_text if self.underMouse() or self.hasFocus() else palette.text
        text(painter, room, self.text(), interface_font(13, QFont.Weight.DemiBold), ink)
        quiet = f"{self._state} · {self._when}"
        text(painter, room, quiet, interface_font(12), palette.quiet_text, Qt.AlignmentFlag.AlignRight)
        line = QRectF(0, room.bottom() - (2 if self.hasFocus() else 1), room.width(), 2 if self.hasFocus() else 1)
        painter.fillRect(line, QColor(palette.accent if self.hasFocus() else palette.card_edge))


class StartScreen(QWidget):
    """What the window shows first."""

    new_game = Signal()
    open_game = Signal()
    chosen = Signal(Path)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._newest: RecentGame | None = None
        self.rows: list[GameRow] = []
        outer = QHBoxLayout(self)
        outer.addStretch(1)
        column = QWidget(self)
        column.setFixedWidth(WIDTH)
        outer.addWidget(column)
        outer.addStretch(1)
        self._column = QVBoxLayout(column)
        self._column.setSpacing(0)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(2)
        self._column.addWidget(DiceStrip(STRIP, column))
        self._column.addSpacing(20)
        self._column.addWidget(title("ddtable", column, 52))
        self._column.addWidget(label(words.say("ui-tagline"), column, pixels=15, role=QUIET, wrap=True))
        self._column.addSpacing(28)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        self.go_on = KeyButton(words.say("ui-continue"), "↵", "primary", column, height=44)
        self.fresh = KeyButton(words.say("ui-new-game"), "Ctrl N", "plain", column, height=44)
        self.open = KeyButton(words.say("ui-open"), "Ctrl O", "plain", column, height=44)
        for button in (self.go_on, self.fresh, self.open):
            buttons.addWidget(button)
        buttons.addStretch(1)
        self._column.addLayout(buttons)
        self._column.addSpacing(8)
        self.newest = label("", column, pixels=12, role=QUIET)
        self._column.addWidget(self.newest)
        self.trouble = label("", column, pixels=13, role=DANGER, wrap=True)
        self._column.addWidget(self.trouble)
        self._column.addSpacing(24)
        self.heading = label(words.say("ui-recent"), column, pixels=12, weight=QFont.Weight.Bold, role=QUIET)
        self._column.addWidget(self.heading)
        self._column.addSpacing(4)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self._column.addLayout(self._list)
        self._column.addStretch(3)
        self._column.addWidget(label(words.say("ui-unofficial"), column, pixels=12, role=QUIET, wrap=True))
        self._column.addSpacing(20)
        self.go_on.clicked.connect(self.continue_newest)
        self.fresh.clicked.connect(self.new_game)
        self.open.clicked.connect(self.open_game)
        self.show_games(())

    def show_games(self, games: Sequence[RecentGame]) -> None:
        """Show the recent games; Continue takes the newest that is not over."""
        self._newest = next((game for game in games if not game.over), None)
        self.go_on.setVisible(self._newest is not None)
        (self.go_on if self._newest else self.fresh).setFocus()
        self.newest.setVisible(self._newest is not None)
        if self._newest is not None:
            when = when_words(self._words, self._newest.when)
            self.newest.setText(self._words.say("ui-continue-what", title=self._newest.title, when=when))
        self.fresh.show_as(self.fresh.text(), "Ctrl N", "plain" if self._newest else "primary")
        for row in self.rows:
            self._list.removeWidget(row)
            row.deleteLater()
        self.rows = [GameRow(game, self._words, self) for game in games[:MOST_RECENT]]
        for row in self.rows:
            row.clicked.connect(partial(self._row_clicked, row.game.path))
            self._list.addWidget(row)
        self.heading.setVisible(bool(self.rows))
        self.say_trouble("")

    def say_trouble(self, sentence: str) -> None:
        """Say what went wrong, or nothing."""
        self.trouble.setText(sentence)
        self.trouble.setVisible(bool(sentence))

    def continue_newest(self) -> None:
        """Open the newest game that is not over; without one, begin a new game."""
        if self._newest is not None:
            self.chosen.emit(self._newest.path)
        else:
            self.new_game.emit()

    def _row_clicked(self, path: Path, _checked: bool = False) -> None:
        self.chosen.emit(path)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The table's ground."""
        fill_table(QPainter(self), QRectF(self.rect()), colours(self))


def when_words(words: Words, when: str) -> str:
    """Return a moment, given as ISO text, as a player would say it; other text as it is."""
    try:
        moment = datetime.fromisoformat(when).astimezone()
    except ValueError:
        return when
    time = f"{moment:%H:%M}"
    days = (datetime.now().astimezone().date() - moment.date()).days
    if days in (0, 1):
        return words.say("ui-when-today" if days == 0 else "ui-when-yesterday", time=time)
    date = QDate(moment.year, moment.month, moment.day)
    return QLocale(words.language).toString(date, "d MMMM yyyy")
