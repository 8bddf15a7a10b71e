"""Pictures of the preparation of a game of Battle Dice, for the gallery: armies, tables, the printed roster."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.window.main_window import MainWindow


def new_battle(window: MainWindow, *, building: bool = False, kinds: tuple[str, ...] = ()) -> QWidget:
    """Return the new game dialog; `building`: with an incomplete army. `kinds`: the players of the seats."""
    from ui.games.battle_dice.armies.army_card import ArmyCard
    from ui.new_game.dialog import NewGameDialog

    settings = replace(window.settings.value, game="battle_dice")
    dialog = NewGameDialog(window.words, settings, window, Random(3))
    for card, kind in zip(dialog.page.cards, kinds, strict=False):
        card.kind_choice.choose(kind)
    if building:
        card = dialog.page.cards[0]
        assert isinstance(card, ArmyCard)
        for name, count in (("archer", 9), ("cavalry", 0), ("mage", 0)):
            card.rows[name].changed.emit(count)
    return dialog


def tables(name: str, window: MainWindow, *, read_only: bool = False) -> QWidget:
    """Return the tables dialog with one table in view."""
    from ddtable.rules.battle_dice.house import default_tables
    from ui.games.battle_dice.armies.tables_dialog import TablesDialog

    dialog = TablesDialog(window.words, default_tables(), window, read_only=read_only)
    dialog.choice.buttons[name].click()
    return dialog


def paper(window: MainWindow) -> QWidget:
    """Return the preview of the two sample armies (BD1.3)."""
    from ddtable.forces.battle_armies import battle_armies
    from ddtable.rosters.battle import BattleRoster
    from ui.games.battle_dice.armies.paper_dialog import ArmyPaperDialog

    players = ("Mira", "Ragna")
    rosters = [BattleRoster(player, army) for player, army in zip(players, battle_armies(), strict=False)]
    rosters += [BattleRoster("", army) for army in battle_armies()]
    return ArmyPaperDialog(window.words, window, window.settings, rosters, (0, 1), date(2031, 5, 4))


ARMIES: dict[str, Callable[[MainWindow], QWidget]] = {
    "new-battle": new_battle,
    "new-battle-built": partial(new_battle, building=True),
    "new-battle-levels": partial(new_battle, kinds=("recruit:1", "recruit:2")),
    "tables-numbers": partial(tables, "numbers"),
    "tables-warriors": partial(tables, "warrior"),
    "tables-in-game": partial(tables, "maneuver", read_only=True),
    "army-paper": paper,
}
