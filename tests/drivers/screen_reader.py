"""What a screen reader finds in a window, and where the Tab key comes to."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenuBar, QWidget

from tests.drivers.hands_on import MOST_TABS, Hands
from ui.games.dragon_dice.panels.spell_card import SpellCard
from ui.games.dragon_dice.table.ladder import LadderCell
from ui.together.faces_cells import FaceKey, RolledDie


def tree(reader: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Every node below one, itself first; what is hidden is left out."""
    if reader is None or reader.state().invisible:
        return
    yield reader
    for number in range(reader.childCount()):
        yield from tree(reader.child(number))


def nameless(top: QWidget) -> list[tuple[str, object]]:
    """What does something and has no name: its role, and where it is."""
    return [
        (str(node.role()), node.rect().getRect())
        for node in tree(QAccessible.queryAccessibleInterface(top))
        if (node.state().focusable or node.role() == QAccessible.Role.Button) and not node.text(QAccessible.Text.Name)
    ]


def assert_sound(hands: Hands) -> None:
    """Every node that does something has a name; the Tab key comes to each widget once and then round again."""
    assert nameless(hands.window) == []
    stops = stops_of_the_tab_key(hands)
    assert len(stops) > 5
    missed = [widget for widget in hands.window.findChildren(QWidget) if wants_the_tab_key(widget)]
    assert [widget for widget in missed if widget not in stops] == []
    for button in hands.window.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled() and button not in stops:
            assert has_keys_of_its_own(button), (button, button.accessibleName() or button.text())


def wants_the_tab_key(widget: QWidget) -> bool:
    by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
    return by_tab and widget.isVisible() and widget.isEnabled() and not isinstance(widget, QMenuBar)


def has_keys_of_its_own(button: QAbstractButton) -> bool:
    """Faces of real dice have keys, of tabs the arrows choose; what cannot be chosen now only shows itself and why."""
    if isinstance(button, LadderCell):
        return not button.takes_return()
    if isinstance(button, SpellCard):
        return not button.castable
    return isinstance(button, RolledDie | FaceKey) or button.group() is not None


def stops_of_the_tab_key(hands: Hands) -> list[QWidget]:
    found: list[QWidget] = []
    for _ in range(MOST_TABS):
        hands.key(Qt.Key.Key_Tab)
        widget = QApplication.focusWidget()
        assert widget is not None
        if widget in found:
            assert widget is found[0], "the Tab key goes round all of the window"
            return found
        found.append(widget)
    raise AssertionError("the Tab key finds no end")
