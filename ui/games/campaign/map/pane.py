"""The map of a campaign: the island with a node for each place, zoomed and moved with wheel, mouse and keys."""

from __future__ import annotations

from functools import partial
from math import hypot

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from ddtable.rules.campaign.board import board_of
from ui.areas.delegate import DieDelegate
from ui.areas.hand import Hand
from ui.art.palette import player_colour
from ui.games.campaign.map.coast import Link, Spot, island_picture, paint_roads
from ui.games.campaign.map.island import island
from ui.games.campaign.map.moving import Moving
from ui.games.campaign.map.node import PlaceNode
from ui.games.campaign.map.node_paint import OUT, WIDE, most_height
from ui.games.campaign.map.overview import Overview
from ui.games.campaign.map.projection import Projection
from ui.games.campaign.map.site import SiteNode
from ui.games.dragon_dice.table.map_layout import Chart, Links, cell_size, numbers_of
from ui.games.dragon_dice.table.places_list import PlacesList
from ui.kit.buttons import without_argument
from ui.kit.icon_button import IconButton

MOST_ZOOM, ZOOM_STEP = 3.0, 1.2
SHARE, HIGH_SHARE = 0.8, 0.84  # of a cell's width and height for its node
LEAST_SCALE, MOST_SCALE = 0.72, 2.4
RADIUS = 14
PLOT = 62  # pixels of height of the land that a node stands on, at scale 1
KEYS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Underscore: -1}


class MapPane(QWidget):
    """The map. `open_wanted` asks for the card of a place."""

    open_wanted = Signal(str)

    def __init__(self, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.hand, self._delegate = hand, delegate
        self.nodes: dict[str, PlaceNode] = {}
        self.zoom = 1.0
        self.opened = ""
        self._at = QPointF(0, 0)  # the point of the whole map at the upper left corner
        self._links: Links = ()
        self._dragged: QPoint | None = None
        self._lit: frozenset[Link] = frozenset()
        self._held: tuple[str, ...] = ()
        self.moving = Moving(self)
        self._plots: tuple[Spot, ...] = ()  # of the land as it is painted while a place is dragged
        self.site = SiteNode(hand, delegate, self)
        self.overview = Overview(self, delegate)
        say = hand.session.words.say
        self.places = PlacesList(say("ui-war-list"), hand, delegate, self)
        self.places.left.connect(self.toggle_list)
        self.list_button = IconButton("log", say("ui-war-list"), "M", self, side=28)
        self.list_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key is enough, and Tab goes to the places
        self.list_button.clicked.connect(partial(without_argument, self.toggle_list))
        self.setAccessibleName(hand.session.words.say("ui-war-map"))
        self.setToolTip("")

    # Content

    def refresh(self, opened: str, reread: bool) -> None:
        """Show the places as they are now; `reread`: something on the table has changed."""
        self.opened = opened
        if reread:
            self._keep_nodes()
        for node in self.nodes.values():
            node.refresh(node.place == opened, reread)
        self.site.refresh()
        lit, held = self._lit_links(), tuple(self._colour(node) for node in self.nodes.values())
        if (lit, held) != (self._lit, self._held):
            self._lit, self._held = lit, held
            self.update()
        self._offer_tab()
        self.places.refresh(list(self.nodes.values()))

    def toggle_list(self) -> None:
        """Show the places as a list in the place of the map, or the map again; the focus goes there."""
        shown = self.places.isHidden()
        self.places.setVisible(shown)
        for node in self.nodes.values():
            node.setVisible(not shown)
        if shown:
            self.places.raise_()
            self.list_button.raise_()
            self.places.refresh(list(self.nodes.values()))
            self.places.go_to(self.opened)
            self.places.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self.opened in self.nodes:
            self.nodes[self.opened].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _keep_nodes(self) -> None:
        """Keep a node for each place."""
        board = self.hand.session.position.board
        ids = board.graph.ids
        links = numbers_of(ids, {place.id: place.links for place in board.graph.places.values()})
        gone = [place for place in self.nodes if place not in ids]
        for place in gone:
            node = self.nodes.pop(place)
            node.hide()
            node.deleteLater()
        for place in ids:
            if place not in self.nodes:
                self.nodes[place] = self._new_node(place)
        if gone or links != self._links:
            self._links = links
            self.arrange()

    def _new_node(self, place: str) -> PlaceNode:
        node = PlaceNode(place, self.hand, self._delegate, self)
        node.open_wanted.connect(self.open_wanted)
        node.walk_wanted.connect(self._walk)
        node.resized.connect(self.arrange)
        node.shifted.connect(self._shift)
        node.shift_ended.connect(self.moving.drop)
        node.step_wanted.connect(self.moving.step)
        node.setVisible(self.places.isHidden())
        self.overview.raise_()
        self.list_button.raise_()
        return node

    def _colour(self, node: PlaceNode) -> str:
        return player_colour(node.facts.holder) if node.facts.holder >= 0 else ""

    def _lit_links(self) -> frozenset[Link]:
        """Return the links along which the held dice may go."""
        held = self.hand.carried
        if not held or held[0] >= len(self.hand.session.position.dice):
            return frozenset()
        source = self.hand.session.position.dice[held[0]].place
        ids = list(self.nodes)
        if source not in self.nodes:
            return frozenset()
        here = ids.index(source)
        there = {other for other in self._links[here] if self.nodes[ids[other]].state.lit}
        return frozenset((min(here, other), max(here, other)) for other in there)

    def _offer_tab(self) -> None:
        """Give the Tab stop to one node: the one with the focus, else the open one, else the first."""
        focused = next((node for node in self.nodes.values() if node.hasFocus()), None)
        stop = focused or self.nodes.get(self.opened) or next(iter(self.nodes.values()), None)
        for node in self.nodes.values():
            policy = Qt.FocusPolicy.TabFocus if node is stop else Qt.FocusPolicy.NoFocus
            if node.focusPolicy() != policy:
                node.setFocusPolicy(policy)

    # Layout

    @property
    def chart(self) -> Chart:
        """The points of the places, in cells."""
        position = self.hand.session.position
        pinned = self.moving.pinned(list(self.nodes))
        return island(self._links, position.seats, board_of(position).size.terrains, pinned)

    @property
    def projection(self) -> Projection:
        """The chart in pixels of the whole map."""
        return Projection(self.chart, self.width() * self.zoom, self.height() * self.zoom)

    @property
    def scale(self) -> float:
        """The size of the nodes relative to the design."""
        cell = cell_size(self.chart, self.rect())
        high = most_height(self.hand.session.position.seats)
        fitting = min(cell.width() * SHARE / (WIDE + OUT + 1), cell.height() * HIGH_SHARE / high)
        return max(LEAST_SCALE, min(MOST_SCALE, fitting)) * self.zoom

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the nodes again."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Place every node around its point of the map."""
        scale = self.scale
        self._at = self._within(self._at)
        for (place, node), middle in zip(self.nodes.items(), self.middles(), strict=False):
            del place
            node.scale = scale
            wide, high = node.room()
            body = node.plate.width()
            left, top = middle.x() - self._at.x() - body / 2, middle.y() - self._at.y() - high / 2
            node.setGeometry(round(left), round(top), wide, high)
        self.site.arrange(scale)
        self.places.setGeometry(self.rect().adjusted(10, 10, -10, -10))
        self.list_button.move(8, self.height() - self.list_button.height() - 8)
        self._place_overview()
        self.update()

    def middles(self) -> list[QPointF]:
        """Return the middle of each node on the whole map, in pixels."""
        shown = self.projection
        return [shown.point(number) for number in range(len(shown.chart.spots))]

    def point_of(self, chart: Chart, number: int) -> QPointF:
        """Return the middle of a node of a chart of this map in pixels of the pane."""
        return replace(self.projection, chart=chart).point(number) - self._at

    def whole_middle(self, place: str) -> QPointF:
        """Return the middle of a place in pixels of the whole map."""
        return self.projection.point(list(self.nodes).index(place))

    def middle_of(self, place: str) -> QPointF:
        """Return the middle of a place in pixels of the pane."""
        return self.whole_middle(place) - self._at

    def _spots(self) -> tuple[Spot, ...]:
        """Return a rectangle around the middle of each node, always of one size, so that armies change no shore."""
        wide, high, at = round(WIDE * self.scale), round(PLOT * self.scale), self._at
        middles = self.middles()[: len(self.nodes)]
        return tuple(
            (round(middle.x() - at.x() - wide / 2), round(middle.y() - at.y() - high / 2), wide, high)
            for middle in middles
        )

    @property
    def links(self) -> Links:
        """The numbers of the places next to each place."""
        return self._links

    def roads(self) -> tuple[Link, ...]:
        """Return each link once, by the numbers of its places."""
        return tuple((one, other) for one, near in enumerate(self._links) for other in near if one < other)

    # Zoom

    @property
    def view(self) -> QRectF:
        """The part of the whole map that is seen, as shares of its width and height."""
        wide, high = max(1.0, self.width() * self.zoom), max(1.0, self.height() * self.zoom)
        return QRectF(self._at.x() / wide, self._at.y() / high, self.width() / wide, self.height() / high)

    def zoom_by(self, factor: float, at: QPointF) -> None:
        """Zoom at a point of the pane, which stays where it is."""
        before, self.zoom = self.zoom, max(1.0, min(MOST_ZOOM, self.zoom * factor))
        self._at = (self._at + at) * (self.zoom / before) - at
        self.arrange()

    def fit(self) -> None:
        """Show the whole map."""
        self.zoom, self._at = 1.0, QPointF(0, 0)
        self.arrange()

    def look_at(self, share: QPointF) -> None:
        """Move so that a point of the whole map, in shares of its size, is in the middle."""
        whole = QPointF(share.x() * self.width() * self.zoom, share.y() * self.height() * self.zoom)
        self._at = whole - QPointF(self.width() / 2, self.height() / 2)
        self.arrange()

    def show_place(self, place: str) -> None:
        """Move the map if a place is not seen."""
        node = self.nodes.get(place)
        if node is not None and not self.rect().contains(node.geometry()):
            wide, high = self.width() * self.zoom, self.height() * self.zoom
            middle = self.middle_of(place) + self._at
            self.look_at(QPointF(middle.x() / wide, middle.y() / high))

    def _within(self, at: QPointF) -> QPointF:
        most = self.width() * (self.zoom - 1), self.height() * (self.zoom - 1)
        return QPointF(max(0.0, min(at.x(), most[0])), max(0.0, min(at.y(), most[1])))

    def _place_overview(self) -> None:
        self.overview.setVisible(self.zoom > 1.01)
        size = self.overview.sizeHint()
        self.overview.setGeometry(QRect(QPoint(self.width() - size.width() - 10, 10), size))
        self.overview.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        turned = event.angleDelta().y()
        if turned:
            self.zoom_by(ZOOM_STEP ** (turned / 120), event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom with + and -, show the whole map with 0."""
        if not self.press(event):
            super().keyPressEvent(event)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key of the map; return False for others."""
        key = Qt.Key(event.key())
        if key in KEYS:
            middle = QPointF(self.rect().center())
            if (node := self.nodes.get(self.opened)) is not None and self.rect().intersects(node.geometry()):
                middle = QPointF(node.geometry().center())
            self.zoom_by(ZOOM_STEP ** KEYS[key], middle)
            return True
        if key == Qt.Key.Key_M:
            self.toggle_list()
            return True
        if key == Qt.Key.Key_0:
            self.fit()
            return True
        return False

    # The sea

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to move a zoomed map by its sea."""
        if event.button() == Qt.MouseButton.LeftButton and self.zoom > 1:
            self._dragged = event.position().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the map."""
        if self._dragged is None:
            return
        point = event.position().toPoint()
        self._at = self._at - QPointF(point - self._dragged)
        self._dragged = point
        self.arrange()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """End the move; a click on the sea puts held dice back."""
        moved, self._dragged = self._dragged is not None, None
        self.unsetCursor()
        if not moved and self.hand.session.lifted():
            self.hand.session.hand.cancel_lift()

    def _shift(self, place: str, middle: QPointF) -> None:
        """Move a place that is dragged by its plate to a point of the pane."""
        self.moving.drag(place, middle + self._at)

    # Keys along links

    def _walk(self, place: str, x: int, y: int) -> None:
        """Move the focus to the linked place that is nearest to a direction."""
        ids, middles = list(self.nodes), self.middles()
        here = ids.index(place)
        best, found = 0.35, -1  # cosine: a link across the direction is none in it
        for other in self._links[here]:
            way = middles[other] - middles[here]
            along = (way.x() * x + way.y() * y) / max(1.0, hypot(way.x(), way.y()))
            if along > best:
                best, found = along, other
        if found >= 0:
            node = self.nodes[ids[found]]
            self.show_place(ids[found])
            node.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._offer_tab()

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the island and the links."""
        painter, palette = QPainter(self), self._delegate.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        spots, roads = self._spots(), self.roads()
        if not self.moving.dragged:  # the land follows when the place is put down, because to paint it takes long
            self._plots = spots
        size = (self.width(), self.height())
        held = tuple(self._colour(node) for node in self.nodes.values())
        picture = island_picture(size, self._plots, roads, held, self.scale, palette, self.devicePixelRatioF())
        painter.setClipPath(shape)
        painter.drawPixmap(0, 0, picture)
        paint_roads(painter, spots, roads, self._lit, palette, self.scale)
        self.site.paint_road(painter, palette)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(palette.card_edge), 1))
        painter.drawPath(shape)
