"""The dice of one area of the force as a Qt model: equal dice are one row with their count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, Qt

from ui.art.die import DieLook
from ui.builder.catalogue_model import NAMES, NO_INDEX, AnyIndex, Role, about_die, shown_look
from ui.builder.dice_editor import DiceEditor
from ui.builder.mime import mime_of
from ui.builder.sheet import Area, kind_of

UNKNOWN = DieLook("unit", ("ivory",), icon="hint", dimmed=True)


class AreaModel(QAbstractListModel):
    """A model of one area of the editor's sheet.

    Rows are inserted and removed one by one, so that the selection is kept.
    """

    def __init__(self, editor: DiceEditor, area: Area, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editor, self.area = editor, area
        self.stacks: list[tuple[str, int]] = list(editor.counted(editor.sheet.dice(area)))
        editor.changed.connect(self._refresh)

    def show_area(self, area: Area) -> None:
        """Show the dice of another area."""
        self.area = area
        self._refresh()

    def _refresh(self) -> None:
        """Update the rows from the dice in the area."""
        now = self.editor.counted(self.editor.sheet.dice(self.area))
        kinds = {type_id for type_id, _ in now}
        for row in range(len(self.stacks) - 1, -1, -1):
            if self.stacks[row][0] not in kinds:
                self.beginRemoveRows(NO_INDEX, row, row)
                del self.stacks[row]
                self.endRemoveRows()
        for row, stack in enumerate(now):
            if row >= len(self.stacks) or self.stacks[row][0] != stack[0]:
                self.beginInsertRows(NO_INDEX, row, row)
                self.stacks.insert(row, stack)
                self.endInsertRows()
            elif self.stacks[row] != stack:
                self.stacks[row] = stack
                self.dataChanged.emit(self.index(row), self.index(row))

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        """Return the number of different dice."""
        return 0 if parent.isValid() else len(self.stacks)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text of a stack of equal dice, or its die."""
        if not index.isValid() or index.row() >= len(self.stacks):
            return None
        type_id, count = self.stacks[index.row()]
        if role in NAMES:
            name = self.editor.name_of(type_id)
            what = self.editor.words.say("die-times", count=count, name=name) if count > 1 else name
            return f"{what}, {about_die(self.editor.words, type_id)}" if kind_of(type_id) else what
        if role == Role.DIE:
            return type_id
        return look_of(type_id) if role == Role.LOOK else None

    def flags(self, _index: AnyIndex) -> Qt.ItemFlag:
        """Return flags that let every stack be selected and dragged."""
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDragEnabled

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return the data of a drag of these stacks with all their dice."""
        return mime_of(self.dice_of([index.row() for index in indexes]), self.area)

    def dice_of(self, rows: Sequence[int], each: int | None = None) -> list[str]:
        """Return the dice of some stacks: all of them, or at most `each` of each stack."""
        stacks = [self.stacks[row] for row in rows if row < len(self.stacks)]
        return [type_id for type_id, count in stacks for _ in range(count if each is None else min(each, count))]


def look_of(type_id: str) -> DieLook:
    """Return the look of a die; a die that is not in the catalogue is grey."""
    return shown_look(type_id) if kind_of(type_id) else UNKNOWN
