"""The map of a position that is being set up: clicks and arrows choose a territory, dice are dropped there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from ddtable.rules.dragon_dice.places import is_group, is_terrain, number_of, numbered
from ui.builder.mime import Load, load_of
from ui.games.risk.board.facts import facts_of, map_of
from ui.games.risk.board.ground import paint_frame, paint_ground, paint_marks_on
from ui.games.risk.board.land_tiles import LandTiles
from ui.games.risk.board.marks import Marks
from ui.games.risk.board.rows import realm_words, spot_words
from ui.games.risk.board.scene import Scene
from ui.games.risk.board.walking import next_place
from ui.games.risk.positions.editor import RiskPositionEditor
from ui.kit.focus_seen import focus_seen
from ui.kit.theme import colours
from ui.kit.tips import show_tip
from ui.positions.position_sheet import seat_in

LEAST = QSize(240, 160)  # pixels
ZOOM_STEP = 1.2
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ZOOM_KEYS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Underscore: -1}
KEYPAD = Qt.KeyboardModifier.KeypadModifier


class PositionBoard(QWidget):
    """The board of a position. `chosen` is emitted with the number of a territory."""

    chosen = Signal(int)

    def __init__(self, editor: RiskPositionEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        self.pointed = ""
        self.faults: frozenset[int] = frozenset()
        self._pressed: QPointF | None = None
        self._panned = False
        self._tiles = LandTiles(self)
        self._tiles.changed.connect(lambda _part: self.update())
        self.scene = Scene(map_of(editor))
        self.facts = facts_of(editor)
        self.setMinimumSize(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        editor.changed.connect(self.show_position)
        self.show_position()

    # Content

    def show_position(self) -> None:
        """Show the position as it is now."""
        if self.scene.map is not map_of(self.editor):
            room = self.scene.camera.room
            self.scene = Scene(map_of(self.editor))
            self.scene.camera = self.scene.camera.resized(room).fit()
        self.facts = facts_of(self.editor)
        self._dress()

    def show_faults(self, faults: frozenset[int]) -> None:
        """Mark the territories in which something is impossible."""
        if faults != self.faults:
            self.faults = faults
            self.update()

    def _dress(self) -> None:
        """Prepare what badges and dice show, in the present size."""
        self.scene.shown_growth = self.scene.growth
        states = {numbered(self.editor.risk.chosen): "open"}
        self.scene.dress(self.facts, self.editor.names, states, {}, colours(self), {})
        name = self.words_of(numbered(self.editor.risk.chosen))
        self.setAccessibleName(self.editor.words.say("position-board", place=name))
        self.update()

    def words_of(self, place: str) -> str:
        """Return a territory or a continent in words."""
        number = int(place.rpartition("/")[2])
        return (
            realm_words(self.facts.realms[number]) if is_group(place) else spot_words(self.editor, self.facts, number)
        )

    def _marks(self) -> Marks:
        chosen = self.editor.risk.chosen
        pointed = number_of(self.pointed) if is_terrain(self.pointed) else -1
        near = frozenset(self.scene.map.neighbours[pointed]) if pointed >= 0 else frozenset[int]()
        focused = chosen if focus_seen(self) else -1
        return Marks(opened=chosen, hovered=pointed, near=near, focused=focused, threatened=self.faults)

    def _choose(self, place: str) -> None:
        """Choose a territory; of a continent the first one, unless the chosen one is in it."""
        number = int(place.rpartition("/")[2])
        if is_terrain(place):
            self.chosen.emit(number)
        elif self.scene.map.continent_of[self.editor.risk.chosen] != number:
            self.chosen.emit(self.scene.map.within[number][0])

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, or a move of the zoomed map."""
        self._pressed = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the zoomed map, or point at a place."""
        point = event.position()
        if self._pressed is None:
            self._point_at(self.scene.place_at(point))
        elif self._panned or (point - self._pressed).manhattanLength() >= QApplication.startDragDistance():
            self._panned = True
            self.scene.camera = self.scene.camera.moved(self._pressed - point)
            self._pressed = point
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the place of a click."""
        pressed, panned = self._pressed, self._panned
        self._pressed, self._panned = None, False
        if pressed is None or panned or event.button() != Qt.MouseButton.LeftButton:
            return
        if place := self.scene.place_at(pressed):
            self._choose(place)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        super().leaveEvent(event)
        self._point_at("")

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        if turned := event.angleDelta().y():
            self._zoom(ZOOM_STEP ** (turned / 120), event.position())
        event.accept()

    def _point_at(self, place: str) -> None:
        if place != self.pointed:
            self.pointed = place
            self.setCursor(Qt.CursorShape.PointingHandCursor if place else Qt.CursorShape.ArrowCursor)
            self.update()

    def _zoom(self, factor: float, at: QPointF) -> None:
        self.scene.camera = self.scene.camera.zoomed(factor, at)
        self._dress()

    def event(self, event: QEvent) -> bool:
        """Show a place in words at the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = self.scene.place_at(QPointF(event.pos()))
            if place:
                show_tip(self.words_of(place), self, self.scene.rect_of(place).toAlignedRect())
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the next territory with an arrow; zoom."""
        key, held = Qt.Key(event.key()), event.modifiers() & ~KEYPAD
        if key in ARROWS and not held:
            self._walk(ARROWS[key])
        elif key in ZOOM_KEYS:
            middle = self.scene.middle(numbered(self.editor.risk.chosen))
            self._zoom(ZOOM_STEP ** ZOOM_KEYS[key], middle)
        elif key == Qt.Key.Key_0:
            self.scene.camera = self.scene.camera.fit()
            self._dress()
        else:
            super().keyPressEvent(event)

    def _walk(self, direction: tuple[int, int]) -> None:
        chosen = self.editor.risk.chosen
        here, board_map = numbered(chosen), self.scene.map
        others = {
            numbered(number): self.scene.middle(numbered(number))
            for number in range(len(board_map.territories))
            if number != chosen
        }
        near = {numbered(number) for number in board_map.neighbours[chosen]}
        if found := next_place(self.scene.middle(here), others, near, direction):
            self._choose(found)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Paint the focus."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Paint no focus."""
        super().focusOutEvent(event)
        self.update()

    # Drops

    def _area(self, load: Load) -> str:
        """Return the area for dice dropped at the pointer: of their player, or of the player of the current area."""
        seat = seat_in(load.source or self.editor.current)
        return f"{self.pointed}@{max(0, seat)}" if is_terrain(self.pointed) else ""

    def _answer(self, event: QDropEvent) -> Load | None:
        """Accept dice that the territory at the pointer takes; show the reason if it does not take them."""
        load = load_of(event.mimeData(), self.editor.sheet.areas)
        self._point_at(self.scene.place_at(event.position()))
        if load is None or not (area := self._area(load)):
            event.ignore()
            return None
        if why := self.editor.why_not(area, load.dice, load.source):
            show_tip(why, self, self.scene.rect_of(self.pointed).toAlignedRect())
            event.ignore()
            return None
        event.acceptProposedAction()
        return load

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take part in each drag of dice: Qt sends no moves to a widget that refuses a drag as it enters."""
        if load_of(event.mimeData(), self.editor.sheet.areas) is not None:
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept dice that the territory at the pointer takes."""
        self._answer(event)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """Point at nothing."""
        self._point_at("")

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the dice on the territory after the drag has ended."""
        load = self._answer(event)
        if load is not None:
            self.editor.drop_later(load.source, self._area(load), load.dice)

    # Painting

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the same part of the map in another size."""
        super().resizeEvent(event)
        self.scene.camera = self.scene.camera.resized((float(self.width()), float(self.height())))
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        """Paint in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint land, marks and badges."""
        painter, palette = QPainter(self), colours(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, self, self.scene, self._tiles, self.facts.owners, palette, moving=False)
        paint_marks_on(painter, self.scene, self._marks(), palette)
        self.scene.paint_badges(painter, QRectF(self.rect()))
        paint_frame(painter, self, palette)
