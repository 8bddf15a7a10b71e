"""Hands on the window of a campaign: chips of armies and places on the map, the terrain pool, the recruiting sheet."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidgetItem

from ddtable.engine.questions import Allotted, Choice, Move
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.summaries.dragon_dice.casting import SpellState
from tests.drivers.hands_on import Hands, settle
from ui.games.campaign.map.node import PlaceNode
from ui.games.campaign.spells.book import SpellBook
from ui.games.campaign.spells.book_list import STATE
from ui.games.campaign.table.war_table import WarTable

NAME_ACROSS, NAME_DOWN = 0.6, 10  # the name of a place on its plate, beside the chips


class WarHands(Hands):
    """Hands that also know the table of a campaign."""

    @property
    def war(self) -> WarTable:
        table = self.page.table
        assert isinstance(table, WarTable)
        return table

    def answer(self, choice: Choice) -> None:
        """Give an answer; what is filled in by a button must be the answer."""
        following = self.page.guiding.following
        if following is not None and following.then:
            for _ in range(2):  # shows the move, then makes it
                self.click(self.page.guiding.card.show_answer)
            return
        if not isinstance(choice, Allotted):
            super().answer(choice)
            return
        if self.kind == "recruits":
            self.click(self.war.recruiting.fill)
        elif self.session.draft.points.amounts() != choice.amounts:
            self.key(Qt.Key.Key_H)  # the armies of a war are larger than the panel: not all cells are in sight
        assert self.session.draft.points.amounts() == choice.amounts
        self.click(self.page.bar.confirm)

    def _pick(self, wanted: str) -> None:
        option = next(option for option in self.options() if option.id == wanted)
        place = option.area.partition("@")[0]
        if self.kind == "expansion" and option.die >= 0:
            tile = next(tile for tile in self.war.pool.tiles if tile.die == option.die)
            self.click(tile)
            if self.kind == "expansion":  # the first click has proposed it
                self.click(tile)
        elif self.kind in ("advance", "retreat") and option.moves:
            self._move(option.moves[0])
        elif self.kind.startswith("march") and place in self.war.pane.nodes:
            self.click_chip(place, int(option.area.partition("@")[2]))
        elif option.area or option.moves or self.kind == "spell":
            self.click_button(wanted)
        else:
            super()._pick(wanted)

    def node(self, place: str) -> PlaceNode:
        return self.war.pane.nodes[place]

    def click_chip(self, place: str, seat: int) -> None:
        """Click the chip of an army on the map."""
        self.click(self.node(place), self.node(place).chip_of(seat).center().toPoint())

    def click_name(self, place: str) -> None:
        """Click a place beside the chips of its armies."""
        node = self.node(place)
        self.click(node, QPoint(round(node.plate.width() * NAME_ACROSS), NAME_DOWN))

    def _move(self, move: Move) -> None:
        """Take up an army by its chip, or a die on the card of its place, and put it down where it goes."""
        source, seat = move.source.split("@")
        target = move.target.partition("@")[0]
        if len(move.dice) > 1:
            self.click_chip(source, int(seat))
        else:
            if self.war.opened != source:
                self.click_name(source)
            self.click_die(move.dice[0])
        settle()
        if is_terrain(target):
            self.click_name(target)
        else:
            self.click(self.war.panels[int(seat)].pools[target].viewport())


def row_of_spell(book: SpellBook, spell: str) -> QListWidgetItem:
    """The item of a spell in the list."""
    items = [book.list.item(row) for row in range(book.list.count())]
    states = [item.data(STATE) for item in items]
    return next(
        item
        for item, state in zip(items, states, strict=True)
        if isinstance(state, SpellState) and state.spell.id == spell
    )


def click_spell(book: SpellBook, spell: str) -> None:
    """Click a spell of the list."""
    item = row_of_spell(book, spell)
    book.list.scrollToItem(item)
    at = book.list.visualItemRect(item).center()
    QTest.mouseClick(book.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    settle()
