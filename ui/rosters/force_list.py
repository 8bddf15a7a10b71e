"""The list of forces for the roster, with search and check boxes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from ddtable.forces.force import Force
from ddtable.rosters.wording import force_title, size_of, species_names
from ddtable.texts.plain import plain
from ddtable.words.sentences import Words
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.row_delegate import ABOUT, AnyIndex, RowDelegate
from ui.kit.theme import colours
from ui.rosters.choices import paint_tick

ROW_SIZE = QSize(120, 52)
NUMBER = Qt.ItemDataRole.UserRole + 1
SOUGHT = Qt.ItemDataRole.UserRole + 2


class ForceDelegate(RowDelegate):
    """Paints a check mark, the force's name, and a quiet line below it. A click anywhere toggles the row."""

    def paint_plate(self, painter: QPainter, room: QRectF, option: QStyleOptionViewItem) -> None:
        """Paint the plate below the row pointed at and a ring around the one with the focus."""
        palette = colours(self.view)
        if option.state & QStyle.StateFlag.State_MouseOver:
            rounded(painter, room, 10, palette.field)
        if option.state & QStyle.StateFlag.State_HasFocus:
            rounded(painter, room, 10, None, palette.accent_text, 1.5)

    def paint_row(self, painter: QPainter, room: QRectF, index: AnyIndex) -> None:
        """Paint the tick and the words."""
        box = QRectF(room.left() + 10, room.center().y() - 9, 18, 18)
        paint_tick(painter, self.view, box, _is_ticked(index))
        palette, name = colours(self.view), str(index.data(Qt.ItemDataRole.DisplayRole))
        words = QRectF(box.right() + 12, room.top() + 5, room.right() - box.right() - 20, 20)
        text(painter, words, name, interface_font(13, QFont.Weight.DemiBold), palette.text)
        text(painter, words.translated(0, 19), str(index.data(ABOUT)), interface_font(12), palette.quiet_text)

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, _option: QStyleOptionViewItem, index: AnyIndex
    ) -> bool:
        """Toggle the row on a click or Space."""
        clicked = event.type() == QEvent.Type.MouseButtonRelease
        pressed = event.type() == QEvent.Type.KeyPress and cast(QKeyEvent, event).key() == Qt.Key.Key_Space
        if not (clicked or pressed):
            return False
        state = Qt.CheckState.Unchecked if _is_ticked(index) else Qt.CheckState.Checked
        return model.setData(cast(QModelIndex, index), state, Qt.ItemDataRole.CheckStateRole)


def _is_ticked(index: AnyIndex) -> bool:
    return Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) == Qt.CheckState.Checked


class ForceList(QListWidget):
    """The forces with their players; `changed` is emitted when another row is checked."""

    changed = Signal()

    def __init__(
        self, words: Words, forces: Sequence[tuple[str, Force]], chosen: Collection[int], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(words.say("roster-forces"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(ForceDelegate(self, ROW_SIZE))
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        for number, (player, force) in enumerate(forces):
            self._add(words, number, player, force, number in chosen)
        if self.count():
            self.setCurrentRow(min(chosen, default=0))
        self.itemChanged.connect(self._on_changed)

    def _add(self, words: Words, number: int, player: str, force: Force, ticked: bool) -> None:
        name = force_title(words, force)
        about = words.say(
            "roster-force-about",
            player=player or "none",
            health=size_of(force),
            species=species_names(words, force.units),
        )
        item = QListWidgetItem(name, self)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        item.setData(ABOUT, about)
        item.setData(NUMBER, number)
        item.setData(SOUGHT, f"{name} {about}".casefold())
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {about}")
        item.setToolTip(plain(f"{name} · {about}"))

    def items_shown(self) -> list[QListWidgetItem]:
        """Return the rows that match the search."""
        return [item for item in map(self.item, range(self.count())) if not item.isHidden()]

    @property
    def chosen(self) -> tuple[int, ...]:
        """The numbers of the checked forces, including hidden ones."""
        items = map(self.item, range(self.count()))
        return tuple(int(item.data(NUMBER)) for item in items if item.checkState() == Qt.CheckState.Checked)

    def seek(self, sought: str) -> None:
        """Show only the rows that contain every word."""
        wanted = sought.casefold().split()
        for item in map(self.item, range(self.count())):
            item.setHidden(not all(word in item.data(SOUGHT) for word in wanted))

    def _on_changed(self, _item: QListWidgetItem) -> None:
        self.changed.emit()
