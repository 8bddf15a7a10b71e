"""A walk through the whole window on a screen: whatever is shown must be what a full repaint shows.

`packaging/virtual_screen.py 1280x800 .venv/bin/python -m pytest tests/ui/walk` takes it; 200 % is QT_SCALE_FACTOR=2 on
a screen of 2560x1600.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gallery import scenes as gallery
from gallery.scenes import SCENES, window_of
from tests.ui.walk.exploring import Explorer
from tests.ui.walk.extra_moments import extra_moments, needs_own_library, walk_moment
from tests.ui.walk.gestures import resize
from tests.ui.walk.menu_walk import MenuWalk, Way
from tests.ui.walk.screen_reading import PICTURES, top_windows
from tests.ui.walk.walker import Steps, Walker
from tests.ui.walk.widget_classes import classes_never_seen
from ui.kit.settings import Settings
from ui.window.builder_commands import BUILDER_COMMANDS
from ui.window.main_window import MainWindow

pytestmark = pytest.mark.screen

SIZE = (1280, 800)
CALM = Settings(motion="off", recaps=False, curtain=False, stops="never", confirmations=True)
EFFECTS = (Qt.UIEffect.UI_AnimateMenu, Qt.UIEffect.UI_FadeMenu, Qt.UIEffect.UI_AnimateCombo)
EFFECTS += (Qt.UIEffect.UI_AnimateTooltip, Qt.UIEffect.UI_FadeTooltip, Qt.UIEffect.UI_AnimateToolBox)
WALKED_AT_LARGE = ("table",)  # where the menus are walked at a large scale too, at which a look takes long
ENDS = ("quit",)  # commands after which there is no window to walk in
ON_ITS_OWN = ("odds", "hint")  # commands after which the window changes by itself; the gallery has their moments
MOVES = "motion"  # the menu whose commands switch animations on


@pytest.fixture
def still(qapp: QApplication) -> None:
    """Let nothing blink or fade."""
    qapp.setCursorFlashTime(0)
    for effect in EFFECTS:
        qapp.setEffectEnabled(effect, False)


@pytest.fixture
def walker(still: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Walker]:
    monkeypatch.setattr(gallery, "SETTLE", 50)  # the walk itself waits
    made = Walker()
    PICTURES.folder = tmp_path
    yield made
    PICTURES.folder = None
    made.close()


def words_of(window: MainWindow, *names: str) -> set[str]:
    return {window.menus.actions[name].text() for name in names}


@contextmanager
def open_window() -> Iterator[MainWindow]:
    with window_of(SIZE, CALM) as window:
        window.showMaximized()
        window.activateWindow()
        yield window


class Places:
    """The places from which the menus are walked, each with the way back to it."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._saved: Path | None = None

    def start(self) -> None:
        if self._window.page is not None or self._window.is_covered:
            SCENES["start"](self._window)

    def table(self) -> None:
        """A game from a file, so that all that is done with files can be done."""
        window = self._window
        if self._saved is None:
            SCENES["start"](window)
            SCENES["table"](window)
        page = window.page
        if window.is_covered:
            window.leave()
        if page is None or page.session.game.set_up.system != "classic" or page.session.question is None:
            SCENES["table"](window)
        elif page.session.moment is not None:
            page.session.shown.look_at(None)
        self._saved = Path()

    def field(self) -> None:
        window = self._window
        if window.is_covered:
            window.leave()
        page = window.page
        if page is None or page.session.game.set_up.system == "classic":
            SCENES["field-melee"](window)

    def builder(self) -> None:
        if not self._window.is_building:
            SCENES["builder"](self._window)


def walk_everything(explorer: Explorer, window: MainWindow) -> Steps:
    yield from explorer.walker.wait_for(lambda: window.isActiveWindow() and window.isMaximized())
    themes = set(window.menus.titles["theme"].actions())
    moving = set(window.menus.titles[MOVES].actions())
    ends = {window.menus.actions[name] for name in (*ENDS, *ON_ITS_OWN)}
    places = Places(window)
    menus = MenuWalk(explorer, window, lambda way: way.action in themes)

    def leave_out(way: Way) -> bool:
        return way.action in moving or way.action in ends

    for name in ("start", "table", "field", "builder"):
        back = getattr(places, name)
        back()
        yield
        yield from explorer.explore(window, name)
        yield from resize(explorer.walker, window, name)
        if name in WALKED_AT_LARGE or not explorer.walker.is_brief:
            yield from menus.walk(name, back, leave_out)
        window.change_settings(theme="dark", tutor=False)  # the menus have switched it on
        yield
    yield from walk_builder(explorer, window, places)
    window.leave()
    yield
    for name in extra_moments(brief=explorer.walker.is_brief):
        if not needs_own_library(name):
            yield from walk_moment(explorer, window, name)


def walk_builder(explorer: Explorer, window: MainWindow, places: Places) -> Steps:
    """Do everything that the builder can be told to do, and explore what it opens."""
    for command in BUILDER_COMMANDS:
        before = top_windows()
        places.builder()
        yield
        if not command.why_not(window):
            yield from explorer.walker.begin(partial(command.act, window))
            yield from explorer.walker.look(command.id)
            yield from explorer.explore_new(before, command.id)


def test_screen_equals_a_full_repaint(walker: Walker):
    explorer = Explorer(walker)
    with open_window() as window:
        walker.walk(walk_everything(explorer, window))
    for name in filter(needs_own_library, extra_moments(brief=walker.is_brief)):
        with open_window() as window:
            walker.walk(walk_moment(explorer, window, name))
    assert not walker.differences, "\n" + "\n".join(map(str, walker.differences))
    if not walker.is_brief:
        assert classes_never_seen(walker.seen) == [], "let the walk come to these, or say why not in widget_classes.py"
