"""All icons of faces with a search field, and the number of icons on the face."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from ddtable.dice.catalogue import published
from ddtable.dice.faces import Face
from ddtable.dice.own import MOST_ICONS
from ddtable.words.sentences import Words, sentence
from ui.art.die_looks import drawn
from ui.art.icons import icon_pixmap
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.help import HelpDialog
from ui.kit.labels import label
from ui.kit.painting import text
from ui.kit.row_delegate import AnyIndex, RowDelegate
from ui.kit.search_field import SearchField
from ui.kit.segments import Segments
from ui.kit.theme import colours

WIDE, TALL = 720, 384
TILE = QSize(104, 74)
DRAWING = 30
ICON = Qt.ItemDataRole.UserRole
BASICS = ("id", "melee", "missile", "magic", "save", "maneuver")


class IconTiles(RowDelegate):
    """Paints an icon with its name below it."""

    def __init__(self, view: QListWidget, identity: str) -> None:
        super().__init__(view, TILE)
        self._identity = identity

    def has_focus(self) -> bool:
        """Return True if the focus came by a key."""
        return focus_seen(self.view)

    def quiet_edge(self) -> str:
        """Return an ink that shows around a tile."""
        return colours(self.view).quiet_text

    def paint_row(self, painter: QPainter, room: QRectF, index: AnyIndex) -> None:
        """Paint a tile."""
        name, ink = str(index.data(ICON)), colours(self.view).text
        drawing = self._identity if name == "id" else drawn(name)
        pixmap = icon_pixmap(drawing, DRAWING, QColor(ink), self.view.devicePixelRatioF())
        painter.drawPixmap(QPointF(room.left() + (room.width() - DRAWING) / 2, room.top() + 10), pixmap)
        line = QRectF(room.left() + 3, room.bottom() - 24, room.width() - 6, 18)
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        text(painter, line, words, interface_font(11), ink, Qt.AlignmentFlag.AlignHCenter)


class IconDialog(HelpDialog):
    """Dialog for the icon of a face; `taken` is called with the face, `identity` is the drawing for an ID."""

    def __init__(
        self, words: Words, face: Face, identity: str, taken: Callable[[Face], object], parent: QWidget
    ) -> None:
        super().__init__(words.say("workshop-icons"), words, parent)
        self.setFixedWidth(WIDE)
        self._taken = taken
        self.search = SearchField(words.say("workshop-icon-search"), self)
        self.search.installEventFilter(self)
        self.list = self._build_list(words, identity)
        self.search.lead_to(self.list)
        counts = [(str(count), str(count)) for count in range(1, MOST_ICONS + 1)]
        self.count = Segments(counts, self)
        self.count.setToolTip(words.say("workshop-count-tip"))
        for count, button in self.count.buttons.items():
            button.setAccessibleName(words.say("workshop-count", count=int(count)))
        self.count.choose(str(max(1, min(MOST_ICONS, face.count))))
        for widget in (self.search, self.list, label(words.say("workshop-how-often"), self), self.count):
            self.body.addWidget(widget)
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.answer = self.add_answer(words.say("workshop-icon-take"), "↵", "primary")
        self.answer.setDefault(True)
        self.answer.clicked.connect(partial(self._answer))
        self.search.textChanged.connect(self._seek)
        self.list.itemDoubleClicked.connect(self._answer_item)
        self.list.installEventFilter(self)
        self._choose(face.icon or BASICS[0])
        self.search.setFocus()

    def _build_list(self, words: Words, identity: str) -> QListWidget:
        made = QListWidget(self)
        made.setFrameShape(QFrame.Shape.NoFrame)
        made.setViewMode(QListView.ViewMode.IconMode)
        made.setMovement(QListView.Movement.Static)
        made.setResizeMode(QListView.ResizeMode.Adjust)
        made.setUniformItemSizes(True)
        made.setMouseTracking(True)
        made.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        made.setItemDelegate(IconTiles(made, identity))
        made.viewport().setAutoFillBackground(False)
        made.setFixedHeight(TALL)
        made.setAccessibleName(words.say("workshop-icons"))
        icons = published().icons
        special = sorted((one for one, about in icons.items() if "special" in about.kinds), key=words.icon)
        for name in dict.fromkeys((*BASICS, *special)):
            item = QListWidgetItem(sentence(words.icon(name)), made)
            item.setData(ICON, name)
            item.setToolTip(item.text())
        return made

    def _choose(self, icon: str) -> None:
        for row in range(self.list.count()):
            if self.list.item(row).data(ICON) == icon:
                self.list.setCurrentRow(row)

    def _seek(self, sought: str) -> None:
        words = sought.casefold().split()
        items = [self.list.item(row) for row in range(self.list.count())]
        for item in items:
            item.setHidden(not all(word in item.text().casefold() for word in words))
        seen = [item for item in items if not item.isHidden()]
        current = self.list.currentItem()
        if seen and (current is None or current.isHidden()):
            self.list.setCurrentItem(seen[0])
        self.answer.setEnabled(bool(seen))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle digits everywhere: the number of icons."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.text() in self.count.buttons:
            self.count.choose(event.text())
            return True
        return super().eventFilter(watched, event)

    def _answer_item(self, _item: QListWidgetItem) -> None:
        self._answer()

    def _answer(self, _checked: bool = False) -> None:
        item = self.list.currentItem()
        if item is not None and self.answer.isEnabled():
            face = Face(item.data(ICON), int(self.count.value))
            self.done(1)
            self._taken(face)
