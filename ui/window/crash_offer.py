"""The offer of the last error report on the start screen. Nothing is sent anywhere."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QWidget

from ddtable.commands import crash
from ddtable.files.unread import unread
from ddtable.files.whole import write_whole
from ddtable.texts.plain import plain
from ddtable.texts.trouble import LONGEST
from ddtable.words.sentences import Words
from ui.kit.help import HelpDialog
from ui.kit.offer_card import OfferCard
from ui.kit.scroll_page import WIDE


def read_report(words: Words, path: Path) -> str:
    """Return the text of a report, or the reason why it cannot be read."""
    try:
        return crash.read(path)
    except OSError as error:
        return words.trouble(unread(path, error))


class ReportDialog(HelpDialog):
    """The full report, to read, copy and save."""

    def __init__(self, words: Words, path: Path, parent: QWidget) -> None:
        super().__init__(words.say("ui-crash-title"), words, parent)
        self.setFixedWidth(WIDE)
        self.add(words.say("ui-crash-file", path=plain(str(path), LONGEST)), quiet=True)
        self.text = QPlainTextEdit(read_report(words, path), self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(words.say("ui-crash-title"))
        self.text.setMinimumHeight(360)
        self.body.addWidget(self.text, 1)


class CrashOffer(OfferCard):
    """The buttons show, copy, save and dismiss the report."""

    def __init__(self, words: Words, path: Path, parent: QWidget) -> None:
        super().__init__(words.say("ui-crash-title"), words.say("ui-crash-offer"), parent)
        self._words, self._path = words, path
        self.add_button(words.say("ui-crash-show"), self.show_it)
        self.add_button(words.say("ui-crash-copy"), self.copy)
        self.add_button(words.say("ui-crash-save"), self.save)
        self.add_button(words.say("ui-crash-forget"), self.forget, "quiet")

    def show_it(self) -> None:
        """Show the report in full."""
        ReportDialog(self._words, self._path, self.window()).open()

    def copy(self) -> None:
        """Put the report on the clipboard."""
        QGuiApplication.clipboard().setText(read_report(self._words, self._path))
        self.buttons[1].setText(self._words.say("ui-crash-copied"))
        self.buttons[1].updateGeometry()

    def save(self) -> None:
        """Write the report to a path that the player chooses."""
        title = self._words.say("ui-crash-save")
        name, _ = QFileDialog.getSaveFileName(self.window(), title, str(Path.home() / self._path.name))
        if name:
            try:
                write_whole(Path(name), read_report(self._words, self._path).encode())
            except OSError as error:
                reason = error.strerror or str(error)
                self.window().say_trouble(  # type: ignore[attr-defined]
                    self._words.say("ui-not-saved", name=Path(name).name, reason=reason)
                )

    def forget(self) -> None:
        """Remove the report and the offer."""
        crash.forget()
        self.hide()
        self.deleteLater()


def show_report(words: Words, window: QWidget) -> None:
    """Show the newest report, if there is one."""
    path = crash.pending()
    if path is not None:
        ReportDialog(words, path, window).open()
