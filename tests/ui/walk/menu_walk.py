"""The menus of a window, each command chosen with the pointer: a page that is in a menu is in the walk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from tests.ui.walk.exploring import Explorer
from tests.ui.walk.gestures import close_menu
from tests.ui.walk.screen_reading import top_windows
from tests.ui.walk.walker import Steps, close_popups


@dataclass(frozen=True)
class Way:
    """The way to a command: the menus that lead to it, and its own action."""

    menus: tuple[QMenu, ...]
    action: QAction

    @property
    def words(self) -> str:
        """The titles on the way, e.g. `View, Theme, Dark`."""
        titles = [menu.title() for menu in self.menus]
        return ", ".join(text.replace("&", "").split("\t")[0] for text in (*titles, self.action.text()))


def ways(menus: tuple[QMenu, ...]) -> list[Way]:
    """Return the ways to all commands of the last of some menus that are open one within the other."""
    found = []
    for action in menus[-1].actions():
        below = action.menu()
        if isinstance(below, QMenu):
            found += ways((*menus, below))
        elif not action.isSeparator():
            found.append(Way(menus, action))
    return found


class MenuWalk:
    """Chooses each command of the menu bar. `back` brings the window back to where the walk through its menus began."""

    def __init__(self, explorer: Explorer, window: QMainWindow, everywhere: Callable[[Way], bool]) -> None:
        self._explorer, self._walker, self._window = explorer, explorer.walker, window
        self._everywhere = everywhere
        self.done: set[str] = set()

    def walk(self, step: str, back: Callable[[], object], leave_out: Callable[[Way], bool]) -> Steps:
        """Choose all commands that can be chosen now and have not been; some of them `everywhere`."""
        for title in self._window.menuBar().actions():
            menu = title.menu()
            if not isinstance(menu, QMenu):
                continue
            yield from self._open(menu)
            yield from self._walker.look(f"{step}: menu {menu.title()}")
            found = ways((menu,))
            yield from self._close()
            for way in found:
                fresh = way.words not in self.done or self._everywhere(way)
                if fresh and not leave_out(way) and way.action.isEnabled():
                    self.done.add(way.words)
                    yield from self._choose(way, f"{step}: {way.words}")
                    back()
                    yield

    def _open(self, menu: QMenu) -> Steps:
        bar = self._window.menuBar()
        self._walker.input.click(bar.mapToGlobal(bar.actionGeometry(menu.menuAction()).center()))
        yield from self._walker.wait_for(menu.isVisible)

    def _close(self) -> Steps:
        while QApplication.activePopupWidget() is not None:
            yield from close_menu(self._walker)

    def _choose(self, way: Way, step: str) -> Steps:
        """Open the menus on the way, click the command, and explore what comes of it."""
        before = top_windows()
        yield from self._open(way.menus[0])
        for outer, inner in zip(way.menus, way.menus[1:], strict=False):
            self._click(outer, inner.menuAction())
            yield from self._walker.wait_for(inner.isVisible)
            yield from self._walker.glance(f"{step}: submenu")
        self._click(way.menus[-1], way.action)
        yield
        close_popups()
        yield from self._walker.look(step)
        yield from self._explorer.explore_new(before, step)

    def _click(self, menu: QMenu, action: QAction) -> None:
        self._walker.input.click(menu.mapToGlobal(menu.actionGeometry(action).center()))
