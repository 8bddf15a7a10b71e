"""The choice of the dice for a force: all dice, or those of a collection in the library."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QActionGroup

from ddtable.library.errors import LibraryError
from ui.builder.editor import Editor
from ui.builder.shelf import Shelf
from ui.builder.stay_menu import MenuButton


class CollectionChoice(QObject):
    """The menu of a button. `chosen`: the collection has changed; `managed`: the player wants to edit collections."""

    chosen = Signal()
    managed = Signal()
    refused = Signal(str)

    def __init__(self, editor: Editor, shelf: Shelf, button: MenuButton) -> None:
        super().__init__(button)
        self._editor, self._shelf, self._button = editor, shelf, button
        self.number = 0
        self.limited = False
        self._name = ""
        shelf.changed.connect(self.look_again)
        button.setToolTip(editor.words.say("builder-collection-tip"))

    def recall(self, number: int, limited: bool) -> None:
        """Restore the collection of the last session if it still exists.

        If the library cannot be read, `look_again` restores it later.
        """
        self.number, self.limited = number, limited
        with suppress(LibraryError):
            if number:
                self._take_up(number, limited)

    def fill_menu(self) -> None:
        """List the present collections."""
        say, menu = self._editor.words.say, self._button.menu
        menu.clear()
        group = QActionGroup(menu)
        try:
            listed = [(0, say("builder-collection", name="none"))]
            listed += [
                (one.id, say("builder-collection-item", name=one.name, dice=one.dice))
                for one in self._shelf.collections()
            ]
        except LibraryError as error:
            self._refuse(error, self.fill_menu)
            return
        for number, words in listed:
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setActionGroup(group)
            action.setChecked(number == self.number)
            action.triggered.connect(partial(self._choose, number))
        menu.addSeparator()
        limited = menu.addAction(say("builder-collection-limited"))
        limited.setCheckable(True)
        limited.setChecked(self._editor.limited)
        limited.setEnabled(self.number > 0)
        limited.triggered.connect(self._limit)
        menu.addSeparator()
        menu.addAction(say("builder-do", what="collections")).triggered.connect(partial(self._manage))

    def _manage(self, _checked: bool = False) -> None:
        self.managed.emit()

    def _choose(self, number: int, _checked: bool = False) -> None:
        self.choose(number, self._editor.limited)

    def _limit(self, limited: bool) -> None:
        self.limited = limited
        self._editor.use_collection(self._editor.owned, limited)
        self._show()

    def look_again(self) -> None:
        """Count again after the dice of the collection have changed."""
        if self.number:
            self.choose(self.number, self.limited)

    def choose(self, number: int, limited: bool) -> None:
        """Count dice against a collection; 0: against none."""
        try:
            self._take_up(number, limited)
        except LibraryError as error:
            self._refuse(error, partial(self.choose, number, limited))

    def _refuse(self, error: LibraryError, again: Callable[[], object]) -> None:
        if not self._shelf.asks(error, again):
            self.refused.emit(self._editor.words.trouble(error.sentence))

    def _take_up(self, number: int, limited: bool) -> None:
        found = {one.id: one for one in self._shelf.collections()} if number else {}
        owned = self._shelf.owned(number) if number in found else None
        self.number, self.limited = number if owned is not None else 0, limited and owned is not None
        self._name = found[number].name if owned is not None else ""
        self._editor.use_collection(owned, limited)
        self._show()

    def _show(self) -> None:
        words = self._editor.words.say("builder-collection", name=self._name or "none")
        self._button.show_as(words, lit=self._editor.limited)
        self.chosen.emit()
