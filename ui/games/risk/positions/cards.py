"""The cards of a position that only Dragon Dice Risk has: the map with the goal, and the cards in hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from ddtable.maps.own import known_map, own_maps, take_map
from ddtable.maps.reading import MapError, built_in
from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.rules.risk.board import WILD_CARDS
from ddtable.words.sentences import sentence
from ui.games.risk.positions.editor import RiskPositionEditor
from ui.kit.card import Card
from ui.kit.headed_choice import HeadedChoice
from ui.kit.open_folder import open_folder
from ui.positions.cards import TurnCard, headed
from ui.positions.choices_dialog import ChoicesDialog
from ui.positions.editor import PositionEditor
from ui.positions.list_card import ListCard

GOALS = ("domination", "world", "captured")
MOST_SETS = 20  # sets to choose from
FILE = "\0"  # the entry of the maps that asks for a file


class RiskTurnCard(TurnCard):
    """The turn, with the phases of this game."""

    def steps(self) -> Iterator[tuple[str, str]]:
        """Yield each phase, as the notation writes it, and in words."""
        assert isinstance(self.editor, RiskPositionEditor)
        for step in self.editor.risk.steps:
            name = self.editor.words.say("risk-phase", word=step.replace(" ", "_"))
            first = "yes" if step == self.editor.risk.steps[0] else "no"
            yield step, self.editor.words.say("position-phase", phase=name, first=first)


class MapCard(Card):
    """The map and the goal of the game. `said` is emitted with a message to show for a while."""

    said = Signal(str)

    def __init__(self, editor: RiskPositionEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        say = editor.words.say
        column = headed(say("position-map"), self)
        self.map, self.goal = HeadedChoice(self, narrow=True), HeadedChoice(self, narrow=True)
        self.map.setAccessibleName(say("position-map"))
        self.goal.setAccessibleName(say("house-option-goal"))
        for goal in GOALS:
            self.goal.addItem(say("position-goal", goal=goal), goal)
        column.addWidget(self.map)
        column.addWidget(self.goal)
        self.map.activated.connect(partial(self._map_chosen))
        self.goal.activated.connect(partial(self._goal_chosen))
        editor.changed.connect(self.show_map)
        self.show_map()

    def show_map(self) -> None:
        """Show the map and the goal as they are now."""
        board = self.editor.risk.board
        if self.map.findData(board.map.id) < 0:
            self._list_maps()
        self.map.setCurrentIndex(self.map.findData(board.map.id))
        self.goal.setCurrentIndex(self.goal.findData(board.options.goal))

    def _list_maps(self) -> None:
        say, language = self.editor.words.say, self.editor.words.language
        self.map.clear()
        for one in (*built_in(), *own_maps()):
            try:
                self.map.addItem(known_map(one).document.in_language(language), one)
            except MapError as error:
                self.map.addItem(one, one)
                self.map.refuse_last(one, self.editor.words.trouble(error.args[0]))
        self.map.addItem(say("ui-risk-map-file"), FILE)

    def _map_chosen(self, _row: int) -> None:
        chosen = self.map.currentData()
        if chosen == FILE:
            self.show_map()
            name, _ = QFileDialog.getOpenFileName(
                self,
                self.editor.words.say("ui-risk-map-file"),
                str(open_folder()),
                self.editor.words.say("ui-risk-map-filter"),
            )
            if name:
                self.take_file(Path(name))
        else:
            self.editor.set_map(known_map(chosen))

    def take_file(self, path: Path) -> None:
        """Take the map of a file; say why it cannot be played on."""
        try:
            self.editor.set_map(take_map(path))
        except MapError as error:
            self.said.emit(self.editor.words.trouble(error.args[0]))

    def _goal_chosen(self, _row: int) -> None:
        self.editor.set_goal(self.goal.currentData())


class CardDialog(ChoicesDialog):
    """Asks for a card and its player; the editor gets them."""

    def __init__(self, editor: RiskPositionEditor, parent: QWidget) -> None:
        words = editor.words
        super().__init__(editor, "position-card-title", parent)
        self.editor = editor
        self.card = self.choice("position-card-which")
        self.holder = self.choice("position-card-holder")
        board = editor.risk.board
        taken = {card for pile in (*board.hands, board.discards) for card in pile}
        for card in range(len(board.map.cards) + WILD_CARDS):
            if card not in taken:
                self.card.addItem(sentence(editor.card_name(card)), card)
        for seat in (*range(len(editor.names)), NOBODY):
            self.holder.addItem(holder_words(editor, seat), seat)
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.answer = self.add_answer(words.say("position-effect-add"), "↵", "primary")
        self.answer.setDefault(True)
        self.answer.setEnabled(self.card.count() > 0)
        self.answer.clicked.connect(partial(self._answer))
        self.card.setFocus()

    def _answer(self, _checked: bool = False) -> None:
        self.editor.add_card(self.card.currentData(), self.holder.currentData())
        self.done(1)


class HandsCard(ListCard):
    """The cards that are not in the deck, and the number of sets so far.

    An entry is a card with its player, -1 for one that was turned in.
    """

    title, nothing, new = "ui-choose-cards", "position-cards-none", "position-card-new"
    beside, most = True, 6
    editor: RiskPositionEditor

    def build_more(self, column: QVBoxLayout) -> None:
        """Add the choice of the number of sets."""
        self.sets = HeadedChoice(self, narrow=True)
        self.sets.setAccessibleName(self.editor.words.say("position-sets"))
        self.sets.activated.connect(partial(self._sets_chosen))
        column.addWidget(self.sets)

    def entries(self) -> Sequence[tuple[int, int]]:
        """Return the cards in hands, then those that were turned in."""
        board = self.editor.risk.board
        held = [(card, seat) for seat, hand in enumerate(board.hands) for card in hand]
        return [*held, *((card, NOBODY) for card in board.discards)]

    def name_of(self, row: tuple[int, int]) -> str:
        """Return the name of a card."""
        return sentence(self.editor.card_name(row[0]))

    def about(self, row: tuple[int, int]) -> str:
        """Return the player who has a card."""
        return holder_words(self.editor, row[1])

    def whole(self, row: tuple[int, int]) -> str:
        """Return a card with its player."""
        return self.editor.words.say("position-card-of", card=self.name_of(row), player=self.about(row))

    def remove_entry(self, number: int) -> None:
        """Put a card back into the deck."""
        self.editor.remove_card(self.model.rows[number][0])

    def show_entries(self) -> None:
        """Show the cards and the sets as they are now."""
        super().show_entries()
        board = self.editor.risk.board
        most = max(MOST_SETS, board.traded)
        if self.sets.count() != most + 1:
            self.sets.clear()
            for count in range(most + 1):
                self.sets.addItem(self.editor.words.say("position-sets-count", count=count), count)
        self.sets.setCurrentIndex(board.traded)

    def _sets_chosen(self, row: int) -> None:
        self.editor.set_sets(row)

    def ask(self, _checked: bool = False) -> None:
        """Ask for another card."""
        CardDialog(self.editor, self.window()).open()


def holder_words(editor: PositionEditor, seat: int) -> str:
    """Return the name of a player, or that a card was turned in."""
    return editor.player(seat) if seat != NOBODY else editor.words.say("position-card-turned-in")
