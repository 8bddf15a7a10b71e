"""The moments that no menu opens: the tables at many questions, a draft, the end of a game. The gallery has them."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

from tests.ui.walk.exploring import Explorer
from tests.ui.walk.screen_reading import top_windows
from tests.ui.walk.walker import Steps
from ui.gallery import SCENES, Scene
from ui.shell.window import MainWindow

IN_MENUS = ("settings-", "primer-")  # the walk turns their pages


def extra_moments() -> dict[str, Scene]:
    """Return the scenes of the gallery that the menus do not lead to."""
    return {name: scene for name, scene in SCENES.items() if not name.startswith(IN_MENUS)}


def walk_moments(explorer: Explorer, window: MainWindow) -> Steps:
    """Explore each moment: the dialog that it opens, or the window."""
    for name, scene in extra_moments().items():
        before = top_windows()
        dialog = scene(window)
        yield
        if isinstance(dialog, QDialog) and not dialog.isVisible():
            dialog.open()
            yield
        if [found for found in top_windows() if found not in before]:
            yield from explorer.explore_new(before, name)
        else:
            yield from explorer.explore(window, name)
        if window.is_building:
            window.leave()
            yield
