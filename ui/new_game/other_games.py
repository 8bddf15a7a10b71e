"""The choice of the game in the new game dialog, and the pages of all games but the first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from ddtable.engine.system import RuleSystem, SetUp, system, systems
from ddtable.words.sentences import Words
from ui.kit.segments import Segments
from ui.kit.settings import Settings
from ui.kit.switch import Switch
from ui.new_game.seat_card import SeatCard
from ui.session.library import SeatPlan

FIRST = "classic"


class OtherPage(Protocol):
    """The interface of a game's page in the dialog, a widget. `said` has a sentence and True for a refusal.

    `printing` is emitted with the present rosters.
    """

    changed: SignalInstance
    said: SignalInstance
    printing: SignalInstance

    @property
    def cards(self) -> Sequence[SeatCard]:
        """The cards of the seats, on which files can be dropped."""

    def take_files(self, paths: Sequence[Path], seat: int) -> None:
        """Load files of this game, a player's for this seat and the next ones, or show the error."""

    def defect(self) -> str:
        """Return the reason why the game cannot start, apart from the rules, or ""."""

    def set_up(self, seed: int, by_hand: bool) -> SetUp:
        """Return the set-up from the values of the page."""

    def seats(self) -> list[SeatPlan]:
        """Return the players of the seats."""

    def memory(self) -> dict[str, object]:
        """Return the values for the settings."""

    def about(self) -> str:
        """Return a sentence about who plays first."""

    def trouble(self) -> str:
        """Return the error to show when the page is opened, or ""."""

    def wanted_width(self) -> int:
        """Return the preferred width."""


def _battle_dice(words: Words, settings: Settings, random: Random, parent: QWidget) -> Any:
    from ui.games.battle_dice.armies.battle_page import BattlePage

    return BattlePage(words, settings, random, parent)


PAGES: Mapping[str, Callable[[Words, Settings, Random, QWidget], Any]] = {"battle_dice": _battle_dice}
"""The function that makes the page of each rule system."""


class OtherGames:
    """A mixin for the dialog. `other` is the page of the current game, None for the first game."""

    _words: Words
    _settings: Settings
    _random: Random
    rules: RuleSystem
    printing: SignalInstance
    pages: QStackedWidget
    page_choice: Segments
    practice_switch: Switch
    dice_switch: Switch
    other: Any = None

    def _build_games(self, parent: QWidget) -> Segments:
        """Return the choice of the game, hidden if there is only one."""
        say = self._words.say
        known = [name for name in (FIRST, *PAGES) if name in systems()]
        self.game_choice = Segments([(name, say(f"ui-game-{name}")) for name in known], parent)
        self.game_choice.setToolTip(say("ui-game-tip"))
        for button in self.game_choice.buttons.values():
            button.setAccessibleName(say("ui-game-is", game=button.text()))
        self.game_choice.setVisible(len(known) > 1)
        self.game_choice.chosen.connect(self._show_game)
        self._made_pages: dict[str, Any] = {}
        return self.game_choice

    def choose_game(self, name: str) -> None:
        """Choose the game of this rule system; an unknown name is ignored."""
        if name in self.game_choice.buttons and name != self.game_choice.value:
            self.game_choice.choose(name)
            self._show_game(name)
            if self.other is not None:
                self.other.setFocus()

    def _show_game(self, name: str) -> None:
        """Show the page of a game instead of the others."""
        if self.other is not None:
            self.pages.removeWidget(self.other)  # the dialog is not kept at its height
            self.other.hide()
        self.other = self._page_of(name)
        self.rules = system(name)
        self.page_choice.setVisible(self.other is None)
        for page in self._first_pages():  # a hidden page takes no room
            wish = QSizePolicy.Policy.Preferred if self.other is None else QSizePolicy.Policy.Ignored
            page.setSizePolicy(wish, wish)
        if self.other is not None:
            self.pages.addWidget(self.other)
            self.pages.setCurrentWidget(self.other)
            self.pages.setMinimumHeight(0)
            self.pages.setFixedWidth(self._width_of(self.other))
        self._show_chosen_game()

    def _first_pages(self) -> list[QWidget]:
        pages = (self.pages.widget(number) for number in range(self.pages.count()))
        return [page for page in pages if page is not None and page not in self._made_pages.values()]

    def _page_of(self, name: str) -> Any:
        """Return the page of a game, created on first use; None for the first game."""
        if name not in PAGES:
            return None
        if name not in self._made_pages:
            page = PAGES[name](self._words, self._settings, self._random, self.pages)
            page.changed.connect(self._on_form)
            page.said.connect(self._page_said)
            page.printing.connect(self.printing)
            self._made_pages[name] = page
        return self._made_pages[name]

    def _width_of(self, page: OtherPage) -> int:
        assert isinstance(page, QWidget)
        return max(page.minimumSizeHint().width(), min(page.wanted_width(), self._room()))

    def other_memory(self) -> dict[str, object]:
        """Return the values of another game's page for the settings."""
        return {
            **self.other.memory(),
            "game": self.game_choice.value,
            "practice": self.practice_switch.isChecked(),
            "by_hand": self.dice_switch.isChecked(),
        }

    def _page_said(self, sentence: str, refused: bool) -> None:
        self.say(sentence, refused=refused)

    # To be overridden

    def say(self, sentence: str, *, refused: bool = True) -> None:
        """Show a message; to be overridden."""
        raise NotImplementedError

    def _room(self) -> int:
        """Return the greatest width of the pages; to be overridden."""
        raise NotImplementedError

    def _on_form(self) -> None:
        """Show only the reason why the game cannot start; to be overridden."""
        raise NotImplementedError

    def _show_chosen_game(self) -> None:
        """Fit the dialog to the pages of the chosen game; to be overridden."""
        raise NotImplementedError
