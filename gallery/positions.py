"""Pictures of the set-up of a position. `gallery.scenes` includes these scenes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.positions.page import PositionPage
    from ui.window.main_window import MainWindow

Opened = Callable[["MainWindow"], "QWidget | None"]

TEXT = """home A: coastland_city 3
home B: highland_tower 8, held by B
frontier: flatland_temple 5
A at frontier: 3 guard, herald
A at home A: 2 coral_elves_knight
A dead: air_drake, guard
A dragons at home B: fire_wyrm
A reserve: herald
B at home B: 4 thug, mugger
B at frontier: 2 thug
B dead: earth_drake
B buried: thug
cast palsy by B on A at frontier, since 2
turn 3 A march 1
"""
BROKEN = TEXT.replace("8, held by B", "7, held by B").replace("flatland_temple 5", "none").replace("turn 3", "turn 1")
FOUR = """home A: coastland_city 3
home B: highland_tower 8, held by B
home C: swampland_temple 4
home D: highland_city 2
frontier: flatland_temple 5
A at frontier: 3 guard, herald
A at home A: 2 coral_elves_knight
B at home B: 4 thug, mugger
B at home C: 2 thug
B dead: earth_drake
C at home C: 3 undead_zombie
C at frontier: undead_wight
D at home D: 2 dwarves_footman
D reserve: dwarves_sentry
turn 3 C march 1
"""
NAMES = ("Mira", "Ragna", "Tove", "Aksel")


def page_with(window: MainWindow, text: str) -> PositionPage:
    """Return the set-up of a window with the position of a text, and show it."""
    from ddtable.opponents.players import RECRUIT
    from ddtable.opponents.seated import PERSON
    from ui.positions.desk import sheet_of

    page = window.set_up_position().page
    page.editor.begin(sheet_of(text, NAMES, (PERSON, *(RECRUIT.word,) * 3)), "")
    return page


def shown(window: MainWindow, text: str = TEXT) -> QWidget | None:
    """Show a position."""
    page_with(window, text)
    return None


def empty(window: MainWindow) -> QWidget | None:
    """Show a position without armies."""
    page_with(window, TEXT).act("clear")
    return None


def effect(window: MainWindow) -> QWidget | None:
    """Return the dialog that adds an effect."""
    from ui.positions.effect_dialog import EffectDialog

    page = page_with(window, TEXT)
    page.effects.ask()
    return next(dialog for dialog in window.findChildren(EffectDialog) if dialog.isVisible())


POSITIONS: dict[str, Opened] = {
    "position": shown,
    "position-empty": empty,
    "position-impossible": partial(shown, text=BROKEN),
    "position-four": partial(shown, text=FOUR),
    "position-effect": effect,
}
