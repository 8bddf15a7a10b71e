"""The armies in the preview: those of the current game, checked, then the player's own and the program's."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from ddtable.forces.battle_armies import battle_armies
from ddtable.forces.own_armies import OwnArmies
from ddtable.rosters.battle import BattleRoster, rosters_of
from ui.games.battle_dice.armies.paper_dialog import ArmyPaperDialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.words.sentences import Words
    from ui.kit.settings import SettingsFile
    from ui.session.table_state import TableState


def open_rosters(
    words: Words,
    settings: SettingsFile,
    above: QWidget,
    playing: TableState | None,
    prepared: Sequence[BattleRoster] | None = None,
) -> None:
    """Show the armies of the current game, or of the one prepared in the dialog `above`, and others."""
    played = list(prepared or ())
    if prepared is None and playing is not None:
        played = rosters_of(playing.game.set_up, playing.names)
    own = OwnArmies()
    kept = [BattleRoster("", army) for army in (*own.armies, *battle_armies())]
    chosen = range(len(played) or 1)
    dialog = ArmyPaperDialog(words, above, settings, [*played, *kept], chosen, date.today())
    dialog.warn(words.trouble(own.told))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
