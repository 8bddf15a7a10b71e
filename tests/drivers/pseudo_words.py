"""The language of tests on the screen: what still reads as English was not asked of the catalogue; longer words."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QWidget,
)

from ddtable.maps.reading import built_in_map
from ddtable.rules.clauses import clauses
from tests.drivers.hands_on import NAMES

# What is no word of ours: players' names, the program's own, keys, marks of clauses, rulings and sources.
OWN = {*NAMES, "ddtable", "Ctrl", "Shift", "Alt", "Esc", "Tab", "Return", "Home", "End", "Up", "Down", "Left", "Right"}
OWN |= {"Space", "Backspace", "Del", "Ins", "Escape", "PgUp", "PgDown", "Enter", "classic", "https", "http", "MIT"}
OWN |= {"Dansk", "English"}  # a language calls itself what it does
CLAUSES = {word for one in clauses() for word in re.findall(r"[A-Za-z]+", one.id)}
WORD = re.compile(r"[^\W\d_]+")
LANDS = re.compile("|".join(re.escape(land.name) for land in built_in_map("world").territories))  # a map names them
SPOKEN = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
MOST_ROWS = 200
PSEUDO_END = "⟧"  # of each text of the language of tests
VOWELS = frozenset("aeiouyAEIOUY")


def english(text: str) -> list[str]:
    """Return the words of a text that are not from the catalogue: the pseudo language has no plain vowel."""
    text = LANDS.sub("", text)
    found = [word for word in WORD.findall(text) if len(word) > 1 and VOWELS & set(word) and word not in OWN | CLAUSES]
    return [word for word in found if not (f"{word}…" in text and any(own.startswith(word) for own in OWN))]


def texts(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield (where, text) of all that the visible widgets below one say, tooltips and what a reader hears included."""
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        name = f"{type(widget).__name__} {widget.accessibleName()}"
        yield name, widget.toolTip()
        yield name, widget.statusTip()
        yield name, widget.accessibleName()
        yield name, widget.accessibleDescription()
        if isinstance(widget, QLabel | QAbstractButton):
            yield name, widget.text()
        if isinstance(widget, QLineEdit):
            yield name, widget.placeholderText()
        if isinstance(widget, QGroupBox):
            yield name, widget.title()
        if isinstance(widget, QComboBox):
            yield from ((name, widget.itemText(row)) for row in range(widget.count()))
        if isinstance(widget, QDialog):
            yield name, widget.windowTitle()


def rows(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield what the rows of visible item views say, to the eye, to the pointer and to a screen reader."""
    for view in window.findChildren(QAbstractItemView):
        if not view.isVisible():
            continue
        model = view.model()
        for row in range(min(model.rowCount(), MOST_ROWS)):
            index = model.index(row, 0)
            for role in SPOKEN:
                said = model.data(index, role)
                yield f"row of {type(view).__name__}", said if isinstance(said, str) else ""


def assert_all_from_the_catalogue(window: QWidget, painted: list[str], own: Container[str] = ()) -> None:
    QApplication.processEvents()
    painted.clear()
    window.grab()
    said = [*texts(window), *rows(window), *(("painted", text) for text in painted)]
    assert {(where, text) for where, text in said if any(word not in own for word in english(text))} == set()


def cut_off(window: QWidget) -> set[tuple[str, str]]:
    """Return the labels and buttons that are narrower or lower than their words."""
    found = set()
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QAbstractButton) or not widget.text():
            continue
        room, wanted = widget.size(), widget.minimumSizeHint()
        wraps = isinstance(widget, QLabel) and widget.wordWrap()  # the height that it wants depends on its width
        height = widget.heightForWidth(room.width()) if wraps else wanted.height()
        if room.width() < wanted.width() or room.height() < height:
            found.add((type(widget).__name__, widget.text()))
    return found
