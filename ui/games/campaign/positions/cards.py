"""The cards of a position that only a campaign has: the map of terrains, the size of the game, the common pool."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import terrains_1995
from ddtable.rules.campaign.board import Expansion
from ddtable.rules.campaign.system import Campaign
from ddtable.rules.dragon_dice.places import number_of
from ddtable.rules.dragon_dice.starting import options_of
from ddtable.words.sentences import Table, sentence
from ui.games.campaign.positions.editor import WarPositionEditor
from ui.games.campaign.positions.sheet import SIZES
from ui.kit.buttons import KeyButton
from ui.kit.headed_choice import HeadedChoice
from ui.kit.help import HelpDialog
from ui.kit.scroll import Scroll
from ui.new_game.house_options import HouseOptions
from ui.positions.cards import TurnCard
from ui.positions.choices_dialog import ChoicesDialog
from ui.positions.list_card import ListCard

WIDE, HIGH = 1100, 480  # pixels of the dialog with the house rules, which are scrolled


class WarTurnCard(TurnCard):
    """The turn, with the phases of a campaign; its number is the round."""

    editor: WarPositionEditor

    def steps(self) -> Iterator[tuple[str, str]]:
        """Yield each phase, as the notation writes it, and in words."""
        words, war = self.editor.words, self.editor.war
        table = Table(war.position, war.names)
        for step in war.steps:
            first = "yes" if step == war.steps[0] else "no"
            name = words.own("phase", table, word=step.replace(" ", "_"))
            yield step, words.say("position-phase", phase=name, first=first)


class TerrainDialog(ChoicesDialog):
    """Asks for a terrain die, and where it is added; `taken` is called with the die and that terrain."""

    def __init__(
        self, editor: WarPositionEditor, title: str, near: bool, taken: Callable[[str, int], object], parent: QWidget
    ) -> None:
        super().__init__(editor, title, parent)
        self._taken = taken
        names = [(editor.name_of(one.id), one.id) for one in terrains_1995(catalogue())]
        self.die = self.choice("position-war-die", sorted(names))
        lands = [(editor.place_name(at), at) for at in range(len(editor.war.board.map))] if near else []
        self.near = self.choice("position-war-near", lands) if near else None
        self.close_button.show_as(editor.words.say("ui-cancel"), "Esc", "plain")
        self.answer = self.add_answer(editor.words.say("position-effect-add"), "↵", "primary")
        self.answer.setDefault(True)
        self.answer.clicked.connect(partial(self._answer))
        self.die.setFocus()

    def _answer(self, _checked: bool = False) -> None:
        self._taken(self.die.currentData(), self.near.currentData() if self.near is not None else -1)
        self.done(1)


class RulesDialog(HelpDialog):
    """Asks for the house rules; the editor gets them."""

    def __init__(self, editor: WarPositionEditor, parent: QWidget) -> None:
        words = editor.words
        super().__init__(words.say("position-rules"), words, parent)
        self.setFixedWidth(WIDE)
        self.editor = editor
        specs = Campaign().option_specs()
        self.options = HouseOptions(words, specs, self, Campaign.name, "position-rules-about")
        self.options.show_values(options_of(editor.war.board.options, specs))
        room = Scroll(self.options, self)
        room.setMinimumHeight(HIGH)
        self.body.addWidget(room)
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.answer = self.add_answer(words.say("position-rules-take"), "↵", "primary")
        self.answer.setDefault(True)
        self.answer.clicked.connect(partial(self._answer))

    def _answer(self, _checked: bool = False) -> None:
        self.editor.set_rules(self.options.values())
        self.done(1)


class LandsCard(ListCard):
    """The terrains of the map with those next to each, and the size of the game."""

    title, nothing, new = "position-war-map", "position-war-map-none", "position-war-new"
    most = 5
    editor: WarPositionEditor

    def build_more(self, column: QVBoxLayout) -> None:
        """Add the choice of the size."""
        say, edition = self.editor.words.say, self.editor.war.board.edition
        self.scale = HeadedChoice(self, narrow=True)
        self.scale.setAccessibleName(say("position-war-size"))
        for health in SIZES:
            goal = edition.goal_at(health)
            self.scale.addItem(say("position-war-size-row", health=health, goal=goal), health)
        self.scale.activated.connect(partial(self._size_chosen))
        column.addWidget(self.scale)
        self.rules = KeyButton(f"{say('position-rules')}…", "", "quiet", self, height=32)
        self.rules.clicked.connect(partial(self._ask_rules))
        column.addWidget(self.rules, 0, Qt.AlignmentFlag.AlignLeft)

    def entries(self) -> Sequence[int]:
        """Return the numbers of the terrains."""
        return range(len(self.editor.war.board.map))

    def name_of(self, row: int) -> str:
        """Return the name of a terrain."""
        return self.editor.place_name(row)

    def about(self, row: int) -> str:
        """Return the terrains next to it."""
        links = self.editor.war.board.map[row].links if row < len(self.editor.war.board.map) else ()
        near = self.editor.words.all_of(self.editor.place_name(number_of(link)) for link in links)
        return self.editor.words.say("position-war-next", near=near or "none")

    def whole(self, row: int) -> str:
        """Return a terrain with those next to it."""
        return f"{self.name_of(row)}: {self.about(row)}"

    def remove_entry(self, number: int) -> None:
        """Remove a terrain from the map."""
        self.editor.remove_land(number)

    def show_entries(self) -> None:
        """Show the map and the size as they are now."""
        super().show_entries()
        self.scale.setCurrentIndex(self.scale.findData(self.editor.war.board.sized))

    def _ask_rules(self, _checked: bool = False) -> None:
        RulesDialog(self.editor, self.window()).open()

    def _size_chosen(self, _row: int) -> None:
        self.editor.set_size(self.scale.currentData())

    def ask(self, _checked: bool = False) -> None:
        """Ask for another terrain."""
        TerrainDialog(self.editor, "position-war-title", True, self.editor.add_land, self.window()).open()


class PoolCard(ListCard):
    """The terrain dice of the common pool."""

    title, nothing, new = "position-war-pool", "position-war-pool-none", "position-war-pool-new"
    beside, most = True, 4
    editor: WarPositionEditor

    def entries(self) -> Sequence[str]:
        """Return the dice of the pool."""
        return self.editor.war.pool

    def name_of(self, row: str) -> str:
        """Return the name of a die."""
        return sentence(self.editor.name_of(row))

    def about(self, row: str) -> str:  # noqa: ARG002
        """Return nothing: the name says all."""
        return ""

    def whole(self, row: str) -> str:
        """Return the name of a die."""
        return self.name_of(row)

    def remove_entry(self, number: int) -> None:
        """Remove a die from the pool."""
        self.editor.remove_from_pool(number)

    def ask(self, _checked: bool = False) -> None:
        """Ask for another die."""
        taken = partial(self._taken)
        TerrainDialog(self.editor, "position-war-pool-title", False, taken, self.window()).open()

    def _taken(self, die: str, _near: int) -> None:
        self.editor.add_to_pool(die)


class ExpansionDialog(ChoicesDialog):
    """Asks for a player and the terrain from which they have expanded; the editor gets them."""

    def __init__(self, editor: WarPositionEditor, parent: QWidget) -> None:
        super().__init__(editor, "position-war-expansion-title", parent)
        self.editor = editor
        self.seat = self.choice("position-war-expansion-by", [(name, at) for at, name in enumerate(editor.war.names)])
        lands = [(editor.place_name(at), at) for at in range(len(editor.war.board.map))]
        self.land = self.choice("position-war-expansion-from", lands)
        self.close_button.show_as(editor.words.say("ui-cancel"), "Esc", "plain")
        self.answer = self.add_answer(editor.words.say("position-effect-add"), "↵", "primary")
        self.answer.setDefault(True)
        self.answer.clicked.connect(partial(self._answer))
        self.seat.setFocus()

    def _answer(self, _checked: bool = False) -> None:
        self.editor.add_expansion(self.seat.currentData(), self.land.currentData())
        self.done(1)


class ExpansionsCard(ListCard):
    """The terrains from which players have expanded: they cannot do so again."""

    title, nothing, new = "position-war-expansions", "position-war-expansions-none", "position-war-expansion-new"
    beside, most = True, 4
    editor: WarPositionEditor

    def entries(self) -> Sequence[Expansion]:
        """Return the expansions, the oldest first."""
        return self.editor.war.board.expansions

    def name_of(self, row: Expansion) -> str:
        """Return the name of the terrain."""
        return self.editor.place_name(number_of(row.place))

    def about(self, row: Expansion) -> str:
        """Return the player."""
        return self.editor.player(row.seat)

    def whole(self, row: Expansion) -> str:
        """Return the terrain with the player."""
        return f"{self.name_of(row)}: {self.about(row)}"

    def remove_entry(self, number: int) -> None:
        """Remove an expansion."""
        self.editor.remove_expansion(number)

    def ask(self, _checked: bool = False) -> None:
        """Ask for another expansion."""
        ExpansionDialog(self.editor, self.window()).open()
