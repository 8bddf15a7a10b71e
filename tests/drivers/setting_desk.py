"""The page that sets up a position in a window of its own, with what it says and wants."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtWidgets import QApplication, QMainWindow

from ddtable.words.sentences import Words
from ui.positions.desk import DeskFile
from ui.positions.set_up_kit import SetUpKit

NAMES, PERSONS = ("Mira", "Ragna", "Tove", "Aksel"), ("person",) * 4
D = TypeVar("D", bound="SettingDesk")


class SettingDesk:
    """A page with what it said and wanted, and the games to whose pages it led."""

    def __init__(self, page: Any) -> None:
        self.page, self.said, self.wanted = page, list[str](), list[str]()
        self.elsewhere: list[tuple[str, str]] = []
        page.said.connect(self.said.append)
        page.wanted.connect(self.wanted.append)
        page.elsewhere.connect(lambda game, text: self.elsewhere.append((game, text)))

    @property
    def sheet(self) -> Any:
        return self.page.editor.sheet

    @property
    def text(self) -> str:
        text: str = self.page.texts.write(self.sheet)
        return text

    @property
    def faults(self) -> list[str]:
        return [row.text() for row in self.page.verdict.rows if not row.isHidden()]

    def begin(self, text: str) -> None:
        """Show the position of a text, without steps to undo; nothing has been said yet."""
        self.page.window().activateWindow()
        self.page.editor.begin(self.page.texts.read(text, NAMES, PERSONS), "")
        self.page.editor._past.clear()
        for log in (self.said, self.wanted, self.elsewhere):
            log.clear()
        settle()


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def opened_desk(kit: SetUpKit, folder: Path, desk: type[D]) -> Iterator[D]:
    """Yield the page of a game in a window; the fixtures of its tests share one."""
    application = QApplication.instance() or QApplication([])
    window = QMainWindow()
    file = DeskFile(folder / kit.file, kit.texts)
    page = kit.page(Words("en"), file, lambda: "There is no game.", window)
    window.setCentralWidget(page)
    window.resize(1280, 800)
    window.show()
    settle()
    yield desk(page)
    window.close()
    window.deleteLater()
    assert application is not None
