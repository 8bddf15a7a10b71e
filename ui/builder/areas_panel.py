"""The force as areas: 3 armies above each other; the dragons and the 2 terrains below them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ddtable.forces.force import ARMY_NAMES
from ddtable.rules.dragon_dice.verdict import Line
from ui.builder.area_view import AreaView
from ui.builder.editor import Editor
from ui.builder.sheet import AREAS, SLOTS, Area

LOW, HIGH = 144, 168  # pixels of the row with dragons and terrains


class AreasPanel(QWidget):
    """The views of the areas by name. `pointed` is emitted with the die under the pointer."""

    pointed = Signal(str)
    entered = Signal()

    def __init__(self, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        self.views: dict[Area, AreaView] = {area: AreaView(editor, area, self) for area in AREAS}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for army in ARMY_NAMES:
            column.addWidget(self.views[army], 10)
        row = QHBoxLayout()
        row.setSpacing(8)
        for area in ("dragons", *SLOTS):
            view = self.views[area]
            view.setMinimumHeight(LOW)
            view.setMaximumHeight(HIGH)
            row.addWidget(view, 4 if area == "dragons" else 3)
        column.addLayout(row, 7)
        for view in self.views.values():
            view.setMinimumWidth(80)
            view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            view.pointed.connect(self.pointed)
            view.entered.connect(self.entered)

    def show_verdict(self, lines: tuple[Line, ...]) -> None:
        """Mark the areas in which a rule is broken."""
        broken = {part for line in lines if not line.met for part in line.where}
        for area, view in self.views.items():
            view.show_fault(area in broken)

    def lead_to(self, line: Line) -> bool:
        """Select the dice that break a rule, and focus the area of the first of them.

        Return False if a die is missing, so that none can be selected; the area becomes the current one.
        """
        areas = [area for area in AREAS if area in line.where]
        for view in self.views.values():
            view.clearSelection()
        for area in reversed(areas):
            if line.dice:
                self.views[area].choose_dice(line.dice)
            self.editor.choose(area)
        self.entered.emit()
        found = bool(areas) and bool(self.editor.sheet.dice(areas[0]))
        if found:
            self.views[areas[0]].setFocus()
        return found
