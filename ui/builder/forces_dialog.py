"""The forces of the library, to be searched and opened or compared with; the starter forces below them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QListWidgetItem,
    QWidget,
)

from ddtable.forces.ddforce import SharedForce
from ddtable.forces.force import Force
from ddtable.words.sentences import Words
from ui.kit.buttons import KeyButton
from ui.kit.help import HelpDialog
from ui.kit.labels import label
from ui.kit.moments import when_words
from ui.kit.row_delegate import ABOUT
from ui.kit.row_list import RowList
from ui.kit.search_field import SearchField
from ui.kit.theme import DANGER

if TYPE_CHECKING:
    from ddtable.library import ForceEntry

ROW_SIZE = QSize(200, 52)
WIDE, TALL = 640, 380
LONGEST_SHOWN = 24  # characters of the name of a removed force on its button
NUMBER = Qt.ItemDataRole.UserRole + 1
SOUGHT = Qt.ItemDataRole.UserRole + 2


class ForcesDialog(HelpDialog):
    """A list to search. `opened` is called with the number of a force of the library, or with a starter force.

    `species` are those of each force by its number. `to`: what the force is chosen for.
    """

    def __init__(
        self,
        words: Words,
        entries: Sequence[ForceEntry],
        species: Mapping[int, Sequence[str]],
        starters: Sequence[Force],
        opened: Callable[[int | Force], object],
        parent: QWidget,
        *,
        to: Literal["open", "compare"] = "open",
    ) -> None:
        title = words.say("builder-library" if to == "open" else "builder-compare-title")
        super().__init__(title, words, parent)
        self.setFixedWidth(WIDE)
        self._words, self._opened, self._starters = words, opened, tuple(starters)
        self.removing: Callable[[int], object] | None = None
        self.putting_back: Callable[[], object] | None = None
        self.search = SearchField(words.say("builder-library-search"), self)
        self.list = RowList(self, ROW_SIZE)
        self.search.lead_to(self.list)
        self.list.setFixedHeight(TALL)
        self.list.setAccessibleName(words.say("builder-library"))
        self.none = label(words.say("builder-library-none"), self)
        self.said = label("", self, role=DANGER, wrap=True)
        self.said.hide()
        for widget in (self.search, self.none, self.list, self.said):
            self.body.addWidget(widget)
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.remove = self.add_answer(words.say("builder-library-remove"), "Del", "quiet")
        self.remove.setVisible(to == "open")
        self.back = KeyButton("", "", "plain", self, height=36)
        self.back.hide()
        self.foot.insertWidget(0, self.back)
        self.back.clicked.connect(partial(self._put_back))
        answer = words.say("builder-library-open" if to == "open" else "builder-compare-do")
        self.open_button = self.add_answer(answer, "↵", "primary")
        self.open_button.setDefault(True)
        self.search.textChanged.connect(self._seek)
        self.list.itemDoubleClicked.connect(self._open_item)
        self.list.currentItemChanged.connect(self._show_answers)
        self.remove.clicked.connect(partial(self._remove))
        self.open_button.clicked.connect(partial(self._open))
        self.show_entries(entries, species)
        self.search.setFocus()

    def show_entries(self, entries: Sequence[ForceEntry], species: Mapping[int, Sequence[str]]) -> None:
        """Show these forces, and the starter forces below them."""
        self.list.clear()
        for entry in entries:
            about = self._about(entry, species.get(entry.id, ()))
            self._add(entry.name or self._words.say("builder-unnamed"), about, entry.id, entry.note)
        for number, force in enumerate(self._starters):
            folk = self._words.all_of(map(self._words.species, force.species))
            about = self._words.say("builder-library-starter", health=force.health, species=folk)
            self._add(self._words.force_name(force.id, force.name), about, -1 - number, force.note)
        self.list.setCurrentRow(0)
        self._seek(self.search.text())

    def _add(self, name: str, about: str, number: int, note: str) -> None:
        item = QListWidgetItem(name, self.list)
        item.setData(ABOUT, about)
        item.setData(NUMBER, number)
        item.setData(SOUGHT, f"{name} {about} {note}".casefold())
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {about}")

    def _about(self, entry: ForceEntry, species: Sequence[str]) -> str:
        parts = [self._words.say("builder-size-of", health=entry.health)]
        if species:
            parts.append(self._words.all_of(map(self._words.species, species)))
        if entry.player:
            parts.append(entry.player)
        if entry.changed:
            parts.append(when_words(self._words, entry.changed))
        return " · ".join([*parts, *(f"#{tag}" for tag in entry.tags)])

    def _seek(self, sought: str) -> None:
        words = sought.casefold().split()
        items = [self.list.item(row) for row in range(self.list.count())]
        for item in items:
            item.setHidden(not all(word in item.data(SOUGHT) for word in words))
        seen = [item for item in items if not item.isHidden()]
        self.none.setVisible(not seen)
        current = self.list.currentItem()
        if seen and (current is None or current.isHidden()):
            self.list.setCurrentItem(seen[0])
        self._show_answers()

    @property
    def _chosen(self) -> QListWidgetItem | None:
        item = self.list.currentItem()
        return item if item is not None and not item.isHidden() else None

    def _show_answers(self, *_items: object) -> None:
        item, say = self._chosen, self._words.say
        self.open_button.setEnabled(item is not None)
        own = item is not None and item.data(NUMBER) > 0
        self.remove.setEnabled(own)
        self.remove.setToolTip("" if own else say("builder-library-not-own"))

    def _open_item(self, _item: QListWidgetItem) -> None:
        self._open()

    def _open(self, _checked: bool = False) -> None:
        if (item := self._chosen) is not None:
            number = item.data(NUMBER)
            self.done(1)
            self._opened(number if number > 0 else self._starters[-1 - number])

    def _remove(self, _checked: bool = False) -> None:
        """Remove the chosen force from the library."""
        if (item := self._chosen) is not None and item.data(NUMBER) > 0 and self.removing is not None:
            self._close_after(self.removing, item.data(NUMBER))

    def _put_back(self, _checked: bool = False) -> None:
        """Restore the force that was removed last."""
        if self.putting_back is not None:
            self._close_after(self.putting_back)
            if self.back.isHidden():
                self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close_after(self, act: Callable[..., object], *values: int) -> None:
        """Do something that Cancel cannot undo: the button then says Close."""
        self.say_trouble("")
        act(*values)
        self.close_button.show_as(self._words.say("ui-close"), "Esc", "plain")

    def offer_back(self, name: str) -> None:
        """Offer to restore the force of this name; hide the offer if the name is ""."""
        short = name if len(name) <= LONGEST_SHOWN else f"{name[: LONGEST_SHOWN - 1].rstrip()}…"
        self.back.show_as(self._words.say("builder-library-back", name=short), "", "plain")
        self.back.setAccessibleName(self._words.say("builder-library-back", name=name))
        self.back.setVisible(bool(name))

    def say_trouble(self, sentence: str) -> None:
        """Show an error of the library."""
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove a force with Delete while the list has the focus."""
        if event.key() == Qt.Key.Key_Delete and self.list.hasFocus() and self.remove.isEnabled():
            self._remove()
        else:
            super().keyPressEvent(event)


def shared_starter(force: Force) -> SharedForce:
    """Return a starter force as one of the library."""
    return SharedForce(force, health=force.health)
