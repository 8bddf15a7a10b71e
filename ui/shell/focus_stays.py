"""Where the keyboard goes when what had it goes away: to the table or the bar, where it answers, never elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.shell.theme import application

if TYPE_CHECKING:
    from ui.shell.game_page import GamePage


def falls_back(page: GamePage) -> bool:
    """Give the focus to the table or the bar where Qt hands on that of a part which was hidden; tell whether it was so.

    Qt asks for the next one in the order of the Tab key, which may be a list that takes Return for itself. The log and
    what is beside it, and the bar of the past, look after their own.
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
