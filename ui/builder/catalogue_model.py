"""The catalogue of dice as a Qt model: a row for each die, and a filter for the dice that match a search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cached_property
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, ItemType, MinorTerrainType, TerrainType, UnitType
from ddtable.words.listed_dice import about_other, mark_words
from ddtable.words.sentences import Words, sentence
from ui.art.die import DieLook
from ui.art.die_looks import type_look
from ui.builder.dice_editor import DiceEditor
from ui.builder.mime import mime_of
from ui.builder.sheet import Kind, all_dice, find_die, kind_of

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
NAMES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
EIGHTH = 7  # the index of a terrain's eighth face, which identifies the terrain


class Role(IntEnum):
    """Data roles beyond the standard ones."""

    DIE = Qt.ItemDataRole.UserRole + 1
    LOOK = Qt.ItemDataRole.UserRole + 2


class DieRow:
    """One kind of die with the content of its tile, computed on first use."""

    def __init__(self, words: Words, type_id: str) -> None:
        self._words, self.type_id = words, type_id
        self.kind: Kind | None = kind_of(type_id)
        self.die = catalogue().die(type_id)

    @property
    def plays(self) -> bool:
        """True if the die can be used in a game: of the terrains, only those of 1995 (SU4)."""
        return self.die.original_1995 if isinstance(self.die, TerrainType) else True

    @cached_property
    def look(self) -> DieLook:
        """The look of the die."""
        return shown_look(self.type_id)

    @cached_property
    def lines(self) -> tuple[str, str]:
        """The name and a short description; the heading above a terrain already names its kind of land."""
        name, about = tile_words(self._words, self.type_id)
        return name, about_die(self._words, self.type_id) if self.kind == "terrain" else about

    @cached_property
    def lines_alone(self) -> tuple[str, str]:
        """The same lines for a list without headings: they include the race."""
        die = catalogue().die(self.type_id)
        if not isinstance(die, UnitType) or die.mark:
            return tile_words(self._words, self.type_id)
        folk = self._words.species(die.species)
        return self.lines[0], self._words.say("builder-about-folk", species=folk, health=die.health)


def shown_look(type_id: str) -> DieLook:
    """Return the look of a die in the builder: its ID, or the face that identifies it."""
    return type_look(type_id, EIGHTH if kind_of(type_id) == "terrain" else None)


def tile_words(words: Words, type_id: str) -> tuple[str, str]:
    """Return the two lines below a die: name and description; of a terrain its eighth face and its kind.

    A custom die names the die that its faces come from; an item its icon, its element and its points.
    """
    die = catalogue().die(type_id)
    if isinstance(die, TerrainType):
        return sentence(words.say("eighth-face", face=die.eighth_face)), words.say("terrain-kind", kind=die.kind)
    if isinstance(die, ItemType) and die.elements:
        element = words.say("roster-element", element=die.elements[0])
        return sentence(words.icon(die.icon)), words.say("builder-about-item", element=element, points=die.points)
    if isinstance(die, UnitType) and die.listed:
        return words.die_name(type_id), _class_and_health(words, die)
    if isinstance(die, UnitType) and die.mark:
        return words.die_name(type_id), words.say("builder-mark", mark=die.mark, health=die.health)
    return words.die_name(type_id), about_die(words, type_id)


def _class_and_health(words: Words, unit: UnitType) -> str:
    kind = words.say("unit-class", **{"class": unit.unit_class})
    return words.say("builder-about-unit", kind=sentence(kind), health=unit.health)


def about_die(words: Words, type_id: str) -> str:
    """Return a short description of a die."""
    die = catalogue().die(type_id)
    if isinstance(die, UnitType):
        saves = words.say("die-automatic-saves", saves=die.automatic_saves) if die.automatic_saves else ""
        return ", ".join(filter(None, (_class_and_health(words, die), saves, mark_words(words, type_id))))
    if isinstance(die, DragonType):
        return words.say("builder-about-dragon", health=die.health)
    if isinstance(die, ItemType | MinorTerrainType):
        return ", ".join(filter(None, (about_other(words, die), mark_words(words, type_id))))
    return words.all_of(words.colour(element) for element in die.elements)


def group_of(type_id: str) -> str:
    """Return the group of a die in the default order of the catalogue: the key of its heading."""
    die = catalogue().die(type_id)
    if isinstance(die, UnitType):
        return die.species
    if isinstance(die, ItemType):
        return f"item-{die.size or die.form}"
    if isinstance(die, MinorTerrainType):
        return f"minor-{die.kind}"
    return f"dragon-{die.kind}" if isinstance(die, DragonType) else f"terrain-{die.kind}"


class CatalogueModel(QAbstractListModel):
    """All dice; rows are only ever added. Their owned and used counts follow the editor."""

    def __init__(self, editor: DiceEditor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.dice: list[DieRow] = self.make_rows()
        self.used: Mapping[str, int] = editor.sheet.used
        editor.changed.connect(self._count)
        editor.collection_changed.connect(self._count_all)

    def make_rows(self) -> list[DieRow]:
        """Return a row for each die."""
        return [DieRow(self.editor.words, type_id) for type_id in all_dice()]

    def take_in(self) -> None:
        """Update the rows after custom dice were added, changed or removed."""
        there = {name: catalogue().die(name) for name in all_dice()}
        for number in range(len(self.dice) - 1, -1, -1):
            if there.get(self.dice[number].type_id) != self.dice[number].die:
                self.beginRemoveRows(NO_INDEX, number, number)
                del self.dice[number]
                self.endRemoveRows()
        known = {row.type_id for row in self.dice}
        fresh = [DieRow(self.editor.words, name) for name in there if name not in known]
        if fresh:
            self.beginInsertRows(NO_INDEX, len(self.dice), len(self.dice) + len(fresh) - 1)
            self.dice += fresh
            self.endInsertRows()

    def _count(self) -> None:
        """Emit `dataChanged` for the dice whose number in the force has changed."""
        before, self.used = self.used, self.editor.sheet.used
        for number, row in enumerate(self.dice):
            if before.get(row.type_id, 0) != self.used.get(row.type_id, 0):
                self.dataChanged.emit(self.index(number), self.index(number))

    def _count_all(self) -> None:
        self.used = self.editor.sheet.used
        self.dataChanged.emit(self.index(0), self.index(len(self.dice) - 1))

    def owned(self, type_id: str) -> int | None:
        """Return the number owned; None without a collection or if it does not count this sort."""
        owned = self.editor.owned
        return owned.get(type_id, 0) if owned is not None and self.editor.counts(type_id) else None

    def stock_words(self, type_id: str) -> str:
        """Return the text with the owned and used counts; "" without a collection."""
        owned, used = self.owned(type_id), self.used.get(type_id, 0)
        return "" if owned is None else self.editor.words.say("builder-stock", owned=owned, used=used)

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        """Return the number of dice."""
        return 0 if parent.isValid() else len(self.dice)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text of a die, or the die itself."""
        if not index.isValid():
            return None
        row = self.dice[index.row()]
        if role in NAMES:
            return self.whole_words(row)
        if role == Role.DIE:
            return row.type_id
        return row.look if role == Role.LOOK else None

    def whole_words(self, row: DieRow) -> str:
        """Return a die in one line, for tool tips and screen readers."""
        words, used = self.editor.words, self.used.get(row.type_id, 0)
        parts = [words.die_name(row.type_id), about_die(words, row.type_id)]
        die = find_die(row.type_id)
        if isinstance(die, UnitType):
            parts.insert(1, words.species(die.species))
        if not row.plays:
            parts.append(words.say("builder-not-played"))
        stock = self.stock_words(row.type_id) or (words.say("builder-used", count=used) if used else "")
        return ", ".join([*parts, stock] if stock else parts)

    def flags(self, _index: AnyIndex) -> Qt.ItemFlag:
        """Return flags that let every die be selected and dragged."""
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDragEnabled

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return the data of a drag of these rows."""
        return mime_of([self.dice[index.row()].type_id for index in indexes])


class Wanted(QSortFilterProxyModel):
    """The dice that match the search, in the order of the result; `rows` holds them."""

    def __init__(self, model: CatalogueModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[DieRow] = []
        self._dice = model
        self._rank: list[int | None] = []
        self.setSourceModel(model)
        self.sort(0)

    def show(self, type_ids: Sequence[str]) -> None:
        """Show just these dice, in this order."""
        if [row.type_id for row in self.rows] == list(type_ids):
            return
        rank = {type_id: number for number, type_id in enumerate(type_ids)}
        self._rank = [rank.get(row.type_id) for row in self._dice.dice]
        by_id = {row.type_id: row for row in self._dice.dice}
        self.rows = [by_id[type_id] for type_id in type_ids if type_id in by_id]
        self.invalidate()

    def filterAcceptsRow(self, row: int, _parent: AnyIndex) -> bool:
        """Return True if a die matches the search."""
        return row < len(self._rank) and self._rank[row] is not None

    def lessThan(self, left: AnyIndex, right: AnyIndex) -> bool:
        """Compare two dice by their places in the result."""
        return (self._rank[left.row()] or 0) < (self._rank[right.row()] or 0)
