"""Hands on the window of Dragon Dice Risk: the board, the units to place, armies that move."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from ddtable.engine.questions import Option
from ddtable.rules.dragon_dice.places import is_group
from tests.drivers.hands_on import Hands, settle
from ui.games.risk.table.risk_table import RiskTable

LEFT = Qt.MouseButton.LeftButton
ATTACKS = ("action", "attack-on")
FROM_POOLS = ("reinforce", "retreat", "firewalk")
PLACING = ("cover", "deploy", "deploy-second", "recruit")


class RiskHands(Hands):
    """Hands that know the board."""

    @property
    def table(self) -> RiskTable:
        table = self.page.table
        assert isinstance(table, RiskTable)
        return table

    def click_place(self, place: str) -> None:
        """Click the badge of a territory, or the die of a continent."""
        board = self.table.pane
        QTest.mouseClick(board, LEFT, pos=board.rect_of(place).center().toPoint())
        settle()

    def places_of(self, kind: str = "") -> set[str]:
        """The territories in the options with this word, or in all."""
        question = self.session.question
        assert question is not None
        return {str(one.values["place"]) for one in question.shape.options if kind in ("", one.word)}  # type: ignore[union-attr]

    @property
    def last(self) -> object:
        """The last choice."""
        return self.session.game.choices[-1].choice

    def _pick(self, wanted: str) -> None:
        """Answer on the board where it shows the option: claims, units, marches, attacks, moves of armies."""
        option = next(option for option in self.options() if option.id == wanted)
        if self.kind in PLACING and option.moves:
            self._place(wanted)
        elif self.kind == "claim" or is_group(wanted):
            self.click_place(wanted)
        elif self.kind == "free-move" and option.moves:
            for end in (option.moves[0].source, option.moves[0].target):
                self.click_place(end.partition("@")[0])
        elif self.kind in ATTACKS and option.moves:
            self._attack(option)
        elif self.kind == "spell" or (self.kind in FROM_POOLS and option.moves):
            super()._pick(wanted)
        else:
            self.click_button(wanted)

    def _attack(self, option: Option) -> None:
        """Click the target; a charge is chosen in the open territory, where the click has chosen a skirmish."""
        self.click_place(option.moves[0].target.partition("@")[0])
        if option.word == "charge":
            press = self.table.card.press  # type: ignore[union-attr]
            self.click(press.way.buttons["charge"])

    def _place(self, wanted: str) -> None:
        kind, _, place = wanted.partition(":")
        if self.table.placing.armed != kind:
            self.click_tile(kind)
        self.click_place(place)

    def click_tile(self, kind: str) -> None:
        """Click units of a type to place, after scrolling to them."""
        tile = next(tile for tile in self.table.placing.tiles if tile.kind == kind)
        scroll = tile.parent().parent().parent()
        assert isinstance(scroll, QScrollArea)
        scroll.ensureWidgetVisible(tile)
        self.click(tile)
