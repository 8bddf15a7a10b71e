"""The Conquest of Esfah for the window: what it knows of the game before it loads any of its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games.brought import Brought

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from random import Random

    from PySide6.QtWidgets import QWidget

    from ddtable.engine.system import SetUp
    from ddtable.words.sentences import Words
    from ui.games.contract import SystemWindow
    from ui.help.primer_canvas import Pages
    from ui.kit.settings import Settings
    from ui.new_game.page import NewGamePage
    from ui.positions.set_up_kit import SetUpKit
    from ui.session.library import SeatPlan


def _load() -> SystemWindow:
    from ui.games.campaign.window import WINDOW

    return WINDOW


def _new_game(words: Words, settings: Settings, random: Random, parent: QWidget, library: Path | None) -> NewGamePage:
    from ui.games.campaign.new_game.page import WarPage

    return WarPage(words, settings, random, parent, library)


def _first_battle(words: Words, remember: Callable[..., object]) -> tuple[SetUp, list[SeatPlan]]:
    from ui.games.campaign.new_game.first_battle import first_battle

    return first_battle(words, remember)


def _read_force(path: Path) -> object:
    from ddtable.forces.ddforce import read_ddforce

    return read_ddforce(path)


def _is_ours(path: Path) -> bool:
    from ddtable.forces.ddforce import read_ddforce
    from ddtable.forces.force import ForceError

    try:
        return read_ddforce(path).edition == "campaign"
    except ForceError:
        return False


def _primer(played: str) -> Pages:
    from ui.games.campaign.primer.more import pages

    return pages(played)


def _set_up() -> SetUpKit:
    from ui.games.campaign.positions.page import KIT

    return KIT


GAME = Brought(
    _load,
    new_game=_new_game,
    files={".ddforce": _read_force},
    is_ours=_is_ours,
    first_battle=_first_battle,
    primer=_primer,
    set_up_seats=6,
    set_up=_set_up,
)
