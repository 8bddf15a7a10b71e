"""The page that sets up a position in a window of its own, with what it says and wants."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication, QMainWindow

from ddtable.words.sentences import Words
from ui.positions.desk import DeskFile
from ui.positions.set_up_kit import SetUpKit

NAMES, PERSONS = ("Mira", "Ragna", "Tove", "Aksel"), ("person",) * 4


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
        self.page.editor.begin(self.page.texts.read(text, NAMES, PERSONS), "")
        settle()


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def opened_desk(kit: SetUpKit, folder: Path) -> Iterator[SettingDesk]:
    """Yield the page of a game in a window; the fixtures of its tests share one."""
    application = QApplication.instance() or QApplication([])
    window = QMainWindow()
    file = DeskFile(folder / kit.file, kit.texts)
    page = kit.page(Words("en"), file, lambda: "There is no game.", window)
    window.setCentralWidget(page)
    window.resize(1280, 800)
    window.show()
    settle()
    yield SettingDesk(page)
    window.close()
    window.deleteLater()
    assert application is not None
