"""The start screen: continue the newest game, start one, open one, or choose a recent one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddtable.words.sentences import Words
from ui.games.brought import guided_games
from ui.kit.buttons import KeyButton
from ui.kit.dice_strip import STRIP, DiceStrip
from ui.kit.labels import label, title
from ui.kit.offer_card import OfferCard
from ui.kit.painting import fill_table
from ui.kit.theme import DANGER, QUIET, colours
from ui.session.library import RecentGame
from ui.window.recent_words import line_words

if TYPE_CHECKING:
    from ui.window.recent_list import GameRow, RecentList

WIDTH = 720  # wide enough for its lines of text in every language


class StartScreen(QWidget):
    """The first page of the window. `first_battle` asks for the guided battle of a rule system."""

    new_game = Signal()
    open_game = Signal()
    build = Signal()
    primer = Signal()
    practice = Signal()
    first_battle = Signal(str)
    chosen = Signal(Path)
    removed = Signal(object)
    deleted = Signal(object)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._newest: RecentGame | None = None
        outer = QHBoxLayout(self)
        outer.addStretch(1)
        self._middle = column = QWidget(self)
        column.setFixedWidth(WIDTH)
        outer.addWidget(column)
        outer.addStretch(1)
        self._column = QVBoxLayout(column)
        self._column.setSpacing(0)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._build_head(column)
        self._build_buttons(column)
        self._build_offers(column)
        self._recent: RecentList | None = None
        self._place_of_recent = self._column.count()
        self._column.addStretch(2)
        self._column.addSpacing(12)
        self._column.addWidget(label(words.say("ui-unofficial"), column, pixels=12, role=QUIET, wrap=True))
        self._column.addSpacing(20)
        self.show_games(())
        self.say_trouble("")

    def _build_head(self, column: QWidget) -> None:
        self._column.addStretch(2)
        self._column.addSpacing(16)
        self._column.addWidget(DiceStrip(STRIP, column))
        self._column.addSpacing(16)
        self._column.addWidget(title("ddtable", column, 52))
        self._column.addWidget(label(self._words.say("ui-tagline"), column, pixels=15, role=QUIET, wrap=True))
        self._column.addSpacing(24)

    def _build_buttons(self, column: QWidget) -> None:
        say = self._words.say
        row = QHBoxLayout()
        row.setSpacing(8)
        self.go_on = KeyButton(say("ui-continue"), "↵", "primary", column, height=44)
        self.fresh = KeyButton(say("ui-new-game"), "Ctrl N", "plain", column, height=44)
        self.open = KeyButton(say("ui-open"), "Ctrl O", "plain", column, height=44)
        self.builder = KeyButton(say("ui-build"), "Ctrl B", "plain", column, height=44)
        for button in (self.go_on, self.fresh, self.open, self.builder):
            row.addWidget(button)
        row.addStretch(1)
        self._column.addLayout(row)
        self._column.addSpacing(8)
        self.newest = label("", column, pixels=12, role=QUIET, wrap=True)  # 6 names may need 2 lines
        self._column.addWidget(self.newest)
        self.trouble = label("", column, pixels=13, role=DANGER, wrap=True)
        self._column.addWidget(self.trouble)
        self._column.addLayout(self._learning(column))
        self._column.addSpacing(8)
        self.go_on.clicked.connect(self.continue_newest)
        self.fresh.clicked.connect(self.new_game)
        self.open.clicked.connect(self.open_game)
        self.builder.clicked.connect(self.build)

    def _learning(self, column: QWidget) -> QHBoxLayout:
        """Build the quiet buttons for those who learn the game."""
        say, row = self._words.say, QHBoxLayout()
        row.setSpacing(8)
        self.lessons = KeyButton(say("ui-start-practice"), "Ctrl L", "quiet", column, height=36)
        self.lessons.setToolTip(say("ui-start-practice-tip"))
        self.learn = KeyButton(say("ui-learn"), "", "quiet", column, height=36)
        self.learn.setToolTip(say("ui-learn-tip"))
        self.lessons.clicked.connect(self.practice)
        self.learn.clicked.connect(self.primer)
        row.addWidget(self.lessons)
        row.addWidget(self.learn)
        row.addStretch(1)
        return row

    def _build_offers(self, column: QWidget) -> None:
        """Build the place for offers: an error report, the guided battles for a new user."""
        say = self._words.say
        self._offers = QVBoxLayout()
        self._offers.setSpacing(8)
        self.welcome = OfferCard(say("ui-welcome"), say("ui-welcome-text"), column)
        for number, game in enumerate(guided_games()):
            begin, about = partial(self.first_battle.emit, game), say(f"ui-welcome-about-{game}")
            self.welcome.add_choice(say(f"ui-welcome-{game}"), about, begin, "plain" if number else "primary")
        self.welcome.add_button(say("ui-start-practice"), self.practice.emit, "quiet")
        self.welcome.add_button(say("ui-welcome-learn"), self.primer.emit, "quiet")
        self._offers.addWidget(self.welcome)
        self._column.addLayout(self._offers)
        self._column.addSpacing(12)

    @property
    def recent(self) -> RecentList:
        """The list of recent games, created on first use."""
        if self._recent is None:
            from ui.window.recent_list import RecentList

            self._recent = RecentList(self._words, self._middle)
            self._recent.chosen.connect(self.chosen)
            self._recent.removed.connect(self.removed)
            self._recent.deleted.connect(self.deleted)
            self._column.insertWidget(self._place_of_recent, self._recent, 30)
        return self._recent

    @property
    def rows(self) -> list[GameRow]:
        """The rows of the recent games."""
        return self._recent.rows if self._recent is not None else []

    def show_offer(self, card: OfferCard, name: str = "") -> None:
        """Show an offer above everything else; `name` is for `withdraw`."""
        card.setObjectName(name)
        self._offers.insertWidget(0, card)
        card.show()

    def offers(self, name: str) -> bool:
        """Return True if an offer of this name is shown."""
        return any(not card.isHidden() for card in self.findChildren(OfferCard, name))

    def withdraw(self, name: str) -> None:
        """Remove an offer."""
        for card in self.findChildren(OfferCard, name):
            card.hide()
            card.deleteLater()

    def show_games(self, games: Sequence[RecentGame], first_time: bool = False) -> None:
        """Show the recent games; Continue opens the newest unfinished one. `first_time`: offer the guided battles."""
        self._show_newest(games)
        if games or self._recent is not None:
            self.recent.show_games(games)
        welcome = first_time and not games
        self.welcome.setVisible(welcome)
        self.learn.setVisible(not welcome)
        self.lessons.setVisible(not welcome)
        self._show_main()
        (self.go_on if self._newest else self.welcome.buttons[0] if welcome else self.fresh).setFocus()

    def renew_games(self, games: Sequence[RecentGame]) -> None:
        """Show the new states of the games in the list."""
        before = self._newest
        self._show_newest(games)
        self._show_main()
        if before is None and self._newest is not None and self.fresh.hasFocus():
            self.go_on.setFocus()  # the newest games were lessons, and this one was read after them
        if self._recent is not None:
            self._recent.renew(games)

    def _show_main(self) -> None:
        """Give the colour of the main button to New game, unless there is a game to continue, or the guided battles."""
        other = self._newest is not None or not self.welcome.isHidden()
        self.fresh.show_as(self.fresh.text(), "Ctrl N", "plain" if other else "primary")

    def _show_newest(self, games: Sequence[RecentGame]) -> None:
        unfinished = (game for game in games if not (game.over or game.gone or game.lesson))  # lessons have a page
        self._newest = next(unfinished, None)
        self.go_on.setVisible(self._newest is not None)
        self.newest.setVisible(self._newest is not None)
        if self._newest is not None:
            self.newest.setText(line_words(self._words, self._newest))

    def say_trouble(self, sentence: str) -> None:
        """Show an error; "" hides it."""
        self.trouble.setText(sentence)
        self.trouble.setVisible(bool(sentence))

    def continue_newest(self) -> None:
        """Open the newest unfinished game; without one, start a new game."""
        if self._newest is not None:
            self.chosen.emit(self._newest.path)
        else:
            self.new_game.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table background."""
        fill_table(QPainter(self), QRectF(self.rect()), colours(self))
