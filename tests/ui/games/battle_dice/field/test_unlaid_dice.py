"""Screen readers ask where every die lies, those too that have no place on the screen yet."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.ui.games.battle_dice.field.conftest import Lay
from tests.ui.games.battle_dice.field.field_hands import until
from ui.games.battle_dice.field.rank_view import FieldArea


def test_unpainted_die_has_an_empty_rectangle(lay: Lay) -> None:
    """The box of dice to hire is told of by plus and minus, so most of its dice are not painted."""
    field = lay(until("hire"))
    QApplication.processEvents()
    for view in field.view.findChildren(FieldArea):
        for row in range(view.model().rowCount()):
            square = view.visualRect(view.model().index(row, 0))
            laid = any(row in stack for stack in view.arrangement.stacks)
            assert laid or square.isEmpty() or square == view.heading_rect().toRect()
            view._more_words(row)
