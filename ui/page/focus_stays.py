"""The focus after its widget is hidden: it returns to the table or the bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.kit.theme import application

if TYPE_CHECKING:
    from ui.page.game_page import GamePage


def falls_back(page: GamePage) -> bool:
    """Focus the table or the bar if Qt is passing on the focus of a hidden part; return True if it was.

    Qt would choose the next widget in the Tab order, possibly a list that handles Return itself. The log, the parts
    beside it, and the replay bar manage their own focus.
    """
    focused = application().focusWidget()
    if focused is None or focused.isVisible() or not page.isAncestorOf(focused):
        return False
    if any(part.isVisible() and part.isAncestorOf(focused) for part in (page.side, page.past.bar)):
        return False
    on_table = page.table.isAncestorOf(focused) and page.table.isVisible()
    stays = page.table if on_table else page.bar
    if not stays.isVisible():
        return False
    stays.setFocus()
    return True
