"""Where the keyboard is can be seen: on every widget that the Tab key comes to, in each palette."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from tests.drivers.hands_on import Hands, open_window, show
from tests.drivers.playing import play_at_random, set_up
from tests.drivers.screen_reader import nameless
from tests.ui.whole.test_every_question import CASES
from ui.art.palette import PALETTES, contrast

ENOUGH = 3.0  # contrast of a pixel with the focus against the same pixel without it
SEEN = 80  # pixels that change so much; of a small widget a quarter of its rim
TABLES = ("maneuver", "turn", "casualties", "charge-ids", "spell", "bury-dead", "terrain-home", "assemble-home")
DIALOGS = ("settings", "commands", "primer", "about", "rulings", "standing", "rosters")


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def stops(top: QWidget) -> Iterator[QWidget]:
    """The widgets that take the Tab key, one of each sort."""
    met = set()
    for widget in top.findChildren(QWidget):
        by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        if not by_tab or not widget.isVisible() or not widget.isEnabled() or isinstance(widget, QMenuBar):
            continue
        down = isinstance(widget, QAbstractButton) and widget.isChecked()
        sort = (type(widget), str(getattr(widget, "look", "")), down)
        if sort not in met:
            met.add(sort)
            yield widget


def picture(widget: QWidget) -> QImage:
    """A widget on its ground."""
    QApplication.processEvents()
    top = widget.window()
    there = QRect(widget.mapTo(top, QPoint(0, 0)), widget.size())
    return top.grab(there).toImage().convertToFormat(QImage.Format.Format_RGB32)


def told_apart(first: QImage, second: QImage) -> int:
    """How many pixels of two pictures keep the contrast that the focus needs."""
    changes: Counter[tuple[int, int]] = Counter()
    for line in range(first.height()):
        before, after = (memoryview(image.constScanLine(line)) for image in (first, second))
        if before.tobytes() != after.tobytes():
            pixels = zip(before.cast("I"), after.cast("I"), strict=True)
            changes.update((one, other) for one, other in pixels if one != other)
    return sum(
        count
        for (one, other), count in changes.items()
        if contrast(f"#{one & 0xFFFFFF:06x}", f"#{other & 0xFFFFFF:06x}") >= ENOUGH
    )


def assert_focus_shows(hands: Hands, top: QWidget) -> None:
    """Look at a window in each palette: to open it anew for each would take most of the time."""
    for palette in sorted(PALETTES):
        hands.window.change_settings(theme=palette)
        QApplication.processEvents()
        top.activateWindow()
        assert QTest.qWaitForWindowActive(top)
        seen = list(stops(top))
        assert seen
        for widget in seen:
            if (focused := QApplication.focusWidget()) is not None:
                focused.clearFocus()
            without = picture(widget)
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            rim = 2 * (widget.width() + widget.height())
            changed = told_apart(without, picture(widget))
            assert changed >= min(SEEN, rim // 4), (palette, widget, widget.accessibleName())


def test_on_the_start_screen_the_focus_shows(hands: Hands):
    assert_focus_shows(hands, hands.window)


@pytest.mark.parametrize("kind", TABLES)
def test_on_the_table_the_focus_shows(hands: Hands, kind: str):
    show(hands, CASES[kind].game())
    assert_focus_shows(hands, hands.window)


def test_while_an_earlier_moment_is_looked_at_the_focus_shows(hands: Hands):
    game = Game(set_up(3))
    play_at_random(game, 20)
    show(hands, game)
    hands.session.shown.look_at(12)
    assert_focus_shows(hands, hands.window)


def test_in_each_dialog_the_focus_shows_and_everything_has_a_name(hands: Hands):
    show(hands, CASES["maneuver"].game())
    for name in DIALOGS:
        hands.window.run_command(name)
        QApplication.processEvents()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog), name
        assert nameless(dialog) == [], name
        assert_focus_shows(hands, dialog)
        dialog.close()
