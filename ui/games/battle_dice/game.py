"""Battle Dice for the window: what it knows of the game before it loads any of its parts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ui.games.brought import Brought

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from PySide6.QtWidgets import QWidget

    from ddtable.engine.system import SetUp
    from ddtable.words.sentences import Words
    from ui.games.contract import SystemWindow
    from ui.help.primer_canvas import Pages
    from ui.kit.settings import Settings, SettingsFile
    from ui.new_game.page import NewGamePage
    from ui.positions.set_up_kit import SetUpKit
    from ui.session.library import SeatPlan
    from ui.session.table_state import TableState


def _load() -> SystemWindow:
    from ui.games.battle_dice.window import WINDOW

    return WINDOW


def _new_game(words: Words, settings: Settings, random: Random, parent: QWidget, _library: Path | None) -> NewGamePage:
    from ui.games.battle_dice.armies.battle_page import BattlePage

    return BattlePage(words, settings, random, parent)


def _first_battle(words: Words, remember: Callable[..., object]) -> tuple[SetUp, list[SeatPlan]]:
    from ui.games.battle_dice.armies.first_battle import first_battle

    return first_battle(words, remember)


def _read_army(path: Path) -> object:
    from ddtable.forces.ddarmy import read_ddarmy

    return read_ddarmy(path)


def _read_tables(path: Path) -> object:
    from ddtable.rules.battle_dice.tables_file import read_tables_file

    return read_tables_file(path)


def _primer(_played: str) -> Pages:
    from ui.games.battle_dice.primer import CLAUSES, PICTURES

    return PICTURES, CLAUSES


def _rosters(words: Words, settings: SettingsFile, above: QWidget, played: TableState | None, prepared: Any) -> None:
    from ui.games.battle_dice.armies.paper_choice import open_rosters

    open_rosters(words, settings, above, played, prepared)


def _set_up() -> SetUpKit:
    from ui.games.battle_dice.positions.page import KIT

    return KIT


GAME = Brought(
    _load,
    common_turns=True,
    new_game=_new_game,
    files={".ddarmy": _read_army, ".ddtables": _read_tables},
    first_battle=_first_battle,
    primer=_primer,
    rosters=_rosters,
    set_up_seats=2,
    set_up=_set_up,
)
