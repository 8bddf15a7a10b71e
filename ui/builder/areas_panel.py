"""The force as areas: those for units above each other; dragons, terrains and other dice below them."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ddtable.rules.dragon_dice.verdict import Line
from ui.builder.area_view import AreaView
from ui.builder.editor import Editor
from ui.builder.sheet import Area

LOW, HIGH = 144, 168  # pixels of the row with dragons and terrains
ARMY, POOL = 10, 18  # parts of the height for an army, and for a section with a part of the health


class AreasPanel(QWidget):
    """The views of the areas by name. `pointed` is emitted with the die under the pointer."""

    pointed = Signal(str)
    entered = Signal()

    def __init__(self, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        self.views: dict[Area, AreaView] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._column.addLayout(self._row, 7)
        editor.changed.connect(self.show_areas)
        self.show_areas()

    def show_areas(self) -> None:
        """Show the areas that the sheet has: an edition may have others, and a force sections of another edition."""
        sheet = self.editor.sheet
        if tuple(self.views) == sheet.areas:
            return
        for area in [area for area in self.views if area not in sheet.areas]:
            gone = self.views.pop(area)
            gone.hide()
            gone.deleteLater()
        self.views = {area: self.views.get(area) or self._view(area) for area in sheet.areas}
        for number, area in enumerate(sheet.armies):
            self._column.insertWidget(number, self.views[area], POOL if sheet.row(area).part else ARMY)
        for number, area in enumerate(area for area in sheet.areas if area not in sheet.armies):
            self._row.insertWidget(number, self.views[area], 3 if area in sheet.slots else 4)
        for before, after in pairwise(self.views.values()):
            self.setTabOrder(before, after)  # a new view would otherwise be the last
        if self.editor.current not in sheet.areas:
            self.editor.choose(sheet.areas[0])

    def _view(self, area: Area) -> AreaView:
        """Return the view of a new area."""
        view = AreaView(self.editor, area, self)
        if area not in self.editor.sheet.armies:
            view.setMinimumHeight(LOW)
            view.setMaximumHeight(HIGH)
        view.setMinimumWidth(80)
        view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        view.pointed.connect(self.pointed)
        view.entered.connect(self.entered)
        return view

    def show_verdict(self, lines: tuple[Line, ...]) -> None:
        """Mark the areas in which a rule is broken."""
        broken = {part for line in lines if not line.met for part in line.where}
        for area, view in self.views.items():
            view.show_fault(area in broken)

    def lead_to(self, line: Line) -> bool:
        """Select the dice that break a rule, and focus the area of the first of them.

        Return False if a die is missing, so that none can be selected; the area becomes the current one.
        """
        areas = [area for area in self.views if area in line.where]
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
