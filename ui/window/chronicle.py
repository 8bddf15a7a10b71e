"""Shows the chronicle of the current game; from it moments of the replay and printed pages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ddtable.rosters.chronicle import Kept
from ddtable.summaries.chronicle import chronicle_of, has_chronicle
from ui.history.chronicle.dialog import ChronicleDialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.kit.settings import SettingsFile
    from ui.page.game_page import GamePage
    from ui.session.session import Session


def why_no_chronicle(session: Session) -> str:
    """Return the key of the reason why a game has no chronicle now, or "": it begins with the first turn."""
    if not has_chronicle(session.game.set_up.system):
        return "ui-why-no-chronicle"
    return "" if session.system.turn(session.game.position) else "chronicle-empty"


def chronicle_dialog(page: GamePage, settings: SettingsFile, parent: QWidget) -> ChronicleDialog:
    """Return the chronicle of a page's game, up to the present."""
    session = page.session
    kept = Kept(chronicle_of(session.game), session.game_table)
    dialog = ChronicleDialog(session.words, kept, parent)
    dialog.moment_wanted.connect(page.past.show_moment)
    dialog.print_wanted.connect(partial(_print, dialog, settings, kept, session))
    return dialog


def _print(above: ChronicleDialog, settings: SettingsFile, kept: Kept, session: Session) -> None:
    from ui.rosters.chronicle_preview import ChroniclePaper

    ChroniclePaper(session.words, above, settings, kept).open()
