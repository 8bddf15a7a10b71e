"""The dice of a position: a row for each terrain with its die and the armies there, and a row with the piles."""

from __future__ import annotations

from functools import partial
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.rules.dragon_dice.places import land_on, table_of
from ui.art.any_die import AnyLook
from ui.art.die_looks import type_look
from ui.art.palette import player_colour
from ui.builder.area_model import look_of
from ui.builder.area_view import AreaView
from ui.builder.sheet import Area, kind_of
from ui.kit.headed_choice import HeadedChoice
from ui.kit.painting import rounded
from ui.kit.scroll import Scroll
from ui.positions.editor import PositionEditor
from ui.positions.moving import face_of
from ui.positions.position_sheet import seat_in
from ui.positions.sheet_editor import SheetEditor

TERRAIN = 148  # pixels: width of a terrain
ROW, PILE = 134, 84  # pixels: the least heights of a row and a pile
MOST_COLUMNS = 4  # players beside each other; more are in two rows
EDGE = 3  # pixels: the line in the colour of the player
EIGHTH = 8
FACES = range(1, EIGHTH + 1)


class PlaceView(AreaView):
    """The view of an army or a pile, with a line in the colour of its player; of a terrain die with its face up."""

    editor: SheetEditor
    chosen = Signal(str, str)
    """The player has chosen a die in this area; only views of some games emit it."""

    def look_of(self, type_id: str) -> AnyLook:
        """Return the look of a die: a terrain as it is turned."""
        if seat_in(self.area) >= 0 or kind_of(type_id) != "terrain":
            return look_of(type_id)
        assert isinstance(self.editor, PositionEditor)
        return type_look(type_id, max(0, face_of(self.editor.sheet, int(self.area.rpartition("/")[2])) - 1))

    def detail(self) -> str:
        """Return the heading's summary; dragons alone have no health that counts."""
        dice = self.editor.sheet.dice(self.area)
        if seat_in(self.area) >= 0 and dice and all(kind_of(die) == "dragon" for die in dice):
            return self.editor.words.say("builder-dragons-count", count=len(dice))
        return super().detail()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the area, then the line of its player."""
        super().paintEvent(event)
        seat = seat_in(self.area)
        if seat >= 0:
            line = QRectF(0, 8, EDGE, self.viewport().height() - 16)
            rounded(QPainter(self.viewport()), line, EDGE / 2, player_colour(seat))


class TerrainCard(QWidget):
    """A terrain: the slot of its die, and a choice of the number on top with the player who holds an eighth face."""

    def __init__(self, editor: PositionEditor, index: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor, self.index = editor, index
        self.slot = PlaceView(editor, table_of(index), self)
        self.face = HeadedChoice(self, narrow=True)
        self.face.activated.connect(partial(self._chosen))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.slot, 1)
        column.addWidget(self.face)
        self.setFixedWidth(TERRAIN)
        self.show_terrain()

    def show_terrain(self) -> None:
        """Show the number and the holder as they are now."""
        say, sheet = self.editor.words.say, self.editor.sheet
        self.face.setAccessibleName(say("position-face-of", place=self.editor.land_name(self.index)))
        names = [say("position-face", face=number, player="none") for number in FACES]
        names += [say("position-face", face=EIGHTH, player=player) for player in sheet.names]
        if [self.face.itemText(at) for at in range(self.face.count())] != names:
            self.face.clear()
            self.face.addItems(names)
        face, holder = face_of(sheet, self.index), sheet.position.board.lands[self.index].holder
        self.face.setEnabled(face > 0)
        self.face.setCurrentIndex(face - 1 if holder == NOBODY else EIGHTH + holder)
        self.face.setToolTip(self.face.currentText())

    def _chosen(self, row: int) -> None:
        self.editor.turn_terrain(self.index, min(row + 1, EIGHTH), row - EIGHTH if row >= EIGHTH else NOBODY)


class PlacesPanel(Scroll):
    """The views of all areas by name.

    `pointed` is emitted with the die under the pointer; `entered`: the player made an area the current one; `chosen`:
    they have chosen a die in it.
    """

    pointed = Signal(str)
    chosen = Signal(str, str)
    entered = Signal()

    def __init__(self, editor: SheetEditor, parent: QWidget, view: type[PlaceView]) -> None:
        body = QWidget(parent)
        super().__init__(body, parent)
        self.editor, self._view_type = editor, view
        self.views: dict[Area, AreaView] = {}
        self.cards: list[TerrainCard] = []
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._table: QWidget | None = None
        self._seats = 0
        self._laid: tuple[Area, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        editor.changed.connect(self.show_places)
        self.show_places()

    def sizeHint(self) -> QSize:
        """Return a small size: the page decides how much room there is."""
        return QSize(TERRAIN, ROW)

    def minimumSizeHint(self) -> QSize:
        """Return a small size: what does not fit is scrolled."""
        return QSize(TERRAIN, ROW)

    def show_places(self) -> None:
        """Show the terrains; with another number of players there are other areas."""
        areas = self.editor.sheet.areas
        if self._seats != self.editor.sheet.position.seats or len(self._laid) != len(areas):
            self._lay_out()
        elif self._laid != areas:
            self._show_others(areas)
        self._laid = areas
        for card in self.cards:
            card.show_terrain()
        if self.editor.current not in self.editor.sheet.areas:
            self.editor.choose(self.editor.sheet.areas[0])

    def _show_others(self, areas: tuple[Area, ...]) -> None:
        """Show other areas in the same places."""
        for before, now in zip(self._laid, areas, strict=True):
            self.views[before].show_area(now)
        self.views = {view.area: view for view in self.views.values()}
        for card in self.cards:
            card.index = land_on(card.slot.area)

    def _lay_out(self) -> None:
        """Make a row for each terrain and each pile, with an area of each player; two rows for more than 4 players."""
        sheet, before = self.editor.sheet, self._table
        self._seats = sheet.position.seats
        self.views, self.cards = {}, []
        table = self._table = QWidget(self.widget())
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        wide = self._seats if self._seats <= MOST_COLUMNS else ceil(self._seats / 2)
        deep = ceil(self._seats / wide)
        for index, slot in enumerate(sheet.slots):
            assert isinstance(self.editor, PositionEditor)
            card = TerrainCard(self.editor, land_on(slot), table)
            self.cards.append(card)
            self._add(card.slot)
            grid.addWidget(card, index * deep, 0)
        for number, place in enumerate((*sheet.places, *sheet.piles)):
            least = ROW if number < len(sheet.places) else PILE
            for seat in range(self._seats):
                row = number * deep + seat // wide
                grid.addWidget(self._view(f"{place}@{seat}", least, table), row, 1 + seat % wide)
                grid.setRowStretch(row, least)
        for column in range(wide):
            grid.setColumnStretch(1 + column, 1)
        if before is not None:
            self._column.removeWidget(before)
            before.hide()
            before.deleteLater()
        self._column.addWidget(table)
        table.show()
        self._column.activate()

    def _view(self, area: Area, least: int, parent: QWidget) -> AreaView:
        view = self._view_type(self.editor, area, parent)
        view.setMinimumSize(64, least)
        view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._add(view)
        return view

    def _add(self, view: AreaView) -> None:
        view.pointed.connect(self.pointed)
        view.entered.connect(self.entered)
        if isinstance(view, PlaceView):
            view.chosen.connect(self.chosen)
        self.views[view.area] = view

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets in the order of the Tab key: each terrain with its armies, then the piles."""
        sheet, found = self.editor.sheet, list[QWidget]()
        for number, place in enumerate((*sheet.places, *sheet.piles)):
            if number < len(self.cards):
                found += [self.cards[number].slot, self.cards[number].face]
            found += [self.views[f"{place}@{seat}"] for seat in range(self._seats)]
        return found

    def show_faults(self, areas: set[Area]) -> None:
        """Mark the areas in which something is impossible."""
        for area, view in self.views.items():
            view.show_fault(area in areas)

    def lead_to(self, area: Area) -> None:
        """Focus an area."""
        if area in self.views:
            self.editor.choose(area)
            self.ensureWidgetVisible(self.views[area])
            self.views[area].setFocus(Qt.FocusReason.ShortcutFocusReason)
