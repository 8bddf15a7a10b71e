"""The board without its hands: what it shows, the part that is seen, and how it is painted."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from ddtable.rules.dragon_dice.places import group, is_group, is_terrain, number_of, numbered, table_of
from ui.areas.delegate import DieDelegate
from ui.areas.hand import Hand
from ui.games.dragon_dice.table.ladder import face_icon
from ui.games.dragon_dice.table.places_list import PlaceRow, PlacesList
from ui.games.risk.board import reach
from ui.games.risk.board.arrows import Arrow, curve, paint_arrow, way_over
from ui.games.risk.board.buttons import SIDE, BoardButton
from ui.games.risk.board.camera import Camera
from ui.games.risk.board.facts import BoardFacts, facts_of, map_of
from ui.games.risk.board.finding import Finder, matches
from ui.games.risk.board.ground import paint_frame, paint_ground, paint_marks_on
from ui.games.risk.board.land_tiles import LandTiles
from ui.games.risk.board.marks import Marks
from ui.games.risk.board.rows import realm_words, spot_words
from ui.games.risk.board.scene import Scene
from ui.games.risk.board.threat_paint import paint_threats
from ui.games.risk.board.threats import Threat, threats
from ui.kit.buttons import without_argument
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded
from ui.kit.painting import text as write_text

ZOOM_STEP = 1.2
NEXT_KEY = "X"
RESTS_AFTER = 140  # milliseconds without a zoom
WARM_FOR = 0.004  # seconds of a turn for pictures of badges
EDGE = 10
CLOSE, APART = 4, 6  # pixels between buttons, and more between those of two subjects


class BoardCanvas(QWidget):
    """The board as it is shown. A place is a territory or a continent, by its id.

    `opened`: the territory of the open card; `pointed`: the place at the pointer; `current`: the one with the focus.
    """

    open_wanted = Signal(str)

    def __init__(self, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.hand, self._delegate = hand, delegate
        self.opened = self.pointed = self.current = ""
        self.scene = Scene(map_of(hand.session))
        self.facts: BoardFacts = facts_of(hand.session)
        self.marks = Marks()
        self.arrows: list[Arrow] = []
        self.dangers: dict[str, tuple[Threat, ...]] = {}
        self.rows: list[PlaceRow] = []
        self._tiles = LandTiles(self)
        self._tiles.changed.connect(self._update_part)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(RESTS_AFTER)
        self._rest.timeout.connect(self._come_to_rest)
        self._warm = QTimer(self)
        self._warm.setInterval(0)
        self._warm.timeout.connect(self._warm_badges)
        self.finder = Finder(self)
        self.finder.changed.connect(self._find)
        self._make_parts()
        self._remark()

    def _make_parts(self) -> None:
        say = self.hand.session.words.say
        self.places = PlacesList(say("ui-risk-list"), self.hand, self._delegate, self)
        self.places.left.connect(self.toggle_list)
        self.list_button = BoardButton("list", say("ui-risk-list"), "M", self)
        self.find_button = BoardButton("find", say("ui-risk-find"), "/", self)
        self.next_button = BoardButton("next", say("ui-risk-next"), NEXT_KEY, self)
        self.threats_button = BoardButton("threats", say("ui-risk-threats"), "T", self, checkable=True)
        self.out_button = BoardButton("out", say("ui-risk-zoom-out"), "-", self)
        self.in_button = BoardButton("in", say("ui-risk-zoom-in"), "+", self)
        self.fit_button = BoardButton("fit", say("ui-risk-fit"), "0", self)
        for button, act in (
            (self.list_button, self.toggle_list),
            (self.threats_button, self._reread_threats),
            (self.out_button, partial(self._zoom_middle, 1 / ZOOM_STEP)),
            (self.in_button, partial(self._zoom_middle, ZOOM_STEP)),
            (self.fit_button, self.fit),
        ):
            button.clicked.connect(partial(without_argument, act))
        self.buttons = (
            self.list_button,
            self.find_button,
            self.next_button,
            self.threats_button,
            self.out_button,
            self.in_button,
            self.fit_button,
        )

    # Content

    def refresh(self, opened: str, reread: bool) -> None:
        """Show the board as it is now; `reread`: something on the table has changed."""
        self.opened = opened
        if reread:
            self.facts = facts_of(self.hand.session)
            self._read_threats()
        self._remark()
        self.places.refresh(self.rows)

    def _remark(self) -> None:
        """Find out what is lit and marked now, and paint it if it differs."""
        hand = self.hand
        quiet = hand.quiet or hand.asks_later
        lit = {one.partition("@")[0] for one in hand.lit} if not quiet else set()
        target = reach.target_of(hand) if not quiet else ""
        states = {self.opened: "open"} | dict.fromkeys([target] if target else [], "open")
        states |= {group(number): "lit" for number in self._lit_realms(lit)}
        spots = frozenset(self._number(place) for place in lit if is_terrain(place))
        states |= {numbered(number): "lit" for number in spots}
        found = self._found()
        marks = Marks(
            spots,
            self._number(self.pointed) if hand.carried and self._number(self.pointed) in spots else -1,
            self._number(target),
            self._number(self.opened),
            self._number(self.pointed),
            frozenset(self.scene.map.neighbours[self._number(self.pointed)])
            if self._number(self.pointed) >= 0
            else frozenset(),
            self._number(self.current) if focus_seen(self) else -1,
            frozenset(self._number(place) for place in self.dangers),
            frozenset(found),
        )
        arrows = reach.arrows(hand, self.pointed) if not quiet else []
        arrows += self._danger_arrows()
        faces = {} if quiet else {n: self._faces(n) for n in range(len(self.facts.realms)) if self._faces(n)}
        before = (self.marks, self.arrows, self.scene.badges, self.scene.looks)
        self.scene.dress(self.facts, hand.session.names, states, faces, self._delegate.colours, self.planned())
        self.marks, self.arrows = marks, arrows
        if before[1:] != (arrows, self.scene.badges, self.scene.looks):
            self.update()
        elif before[0] != marks:
            self._update_marks(before[0], marks)
        self._name()

    def planned(self) -> dict[str, int]:
        """Return the health that is proposed for territories."""
        return {}

    def _update_marks(self, before: Marks, after: Marks) -> None:
        """Paint what is marked otherwise; if only the pointer has moved, no more than the land around it."""
        still = replace(before, hovered=-1, near=frozenset()) == replace(after, hovered=-1, near=frozenset())
        numbers = {number for marks in (before, after) for number in (marks.hovered, *marks.near) if number >= 0}
        if not still:
            self.update()
            return
        for number in numbers:
            self._update_part(self.scene.shapes.bounds[number])

    def _update_part(self, part: QRectF) -> None:
        """Paint a part of the map again, with lines that go beyond it."""
        corners = self.camera.to_view(part.topLeft()), self.camera.to_view(part.bottomRight())
        self.update(QRectF(*corners).toAlignedRect().adjusted(-EDGE, -EDGE, EDGE, EDGE))

    def _lit_realms(self, lit: set[str]) -> list[int]:
        return [n for n in range(len(self.facts.realms)) if group(n) in lit or table_of(n) in lit]

    def _faces(self, number: int) -> tuple[tuple[int, str], ...]:
        """Return the numbers to which a continent's die can be turned, with their icons."""
        position, board = self.hand.session.position, self.hand.session.position.board
        found = reach.lit_faces(self.hand, group(number))
        return tuple((face, face_icon(position, board.lands[number].die, face)) for face in found)

    def _number(self, place: str) -> int:
        """Return the number of a territory, -1 for any other place."""
        return number_of(place) if is_terrain(place) else -1

    def words_of(self, place: str) -> str:
        """Return a place in words, with what it takes."""
        number = int(place.rpartition("/")[2])
        say = self.hand.session.words.say
        said = (
            realm_words(self.facts.realms[number])
            if is_group(place)
            else spot_words(self.hand.session, self.facts, number)
        )
        for threat in self.dangers.get(place, ()):
            said += ", " + say("ui-risk-threat", player=self.hand.session.names[threat.seat], health=threat.health)
        return say("ui-table-area-lit", area=said) if self._is_lit(place) else said

    def _name(self) -> None:
        """Name the view after the place with the focus, for screen readers."""
        name = self.words_of(self.current) if self.current else self.hand.session.words.say("ui-risk-board")
        if name != self.accessibleName():
            self.setAccessibleName(name)

    def _is_lit(self, place: str) -> bool:
        return bool(reach.lit_area(self.hand, place)) and not (self.hand.quiet or self.hand.asks_later)

    # Threats

    def _reread_threats(self) -> None:
        self._read_threats()
        self._remark()
        self.update()

    def _read_threats(self) -> None:
        """Find what opponents could attack, while the button is down."""
        self.dangers = {}
        if self.threats_button.isChecked() and self.hand.session.position.board.turn:
            self.dangers = dict(threats(self.hand.session.position, self._own_seat()))

    def _own_seat(self) -> int:
        """Return the player whose land may be attacked: the one asked if it is a person, else the first person."""
        session = self.hand.session
        if session.asks_person:
            return session.asked_seat
        return next((seat for seat, kind in enumerate(session.kinds) if kind == "person"), 0)

    def _danger_arrows(self) -> list[Arrow]:
        """Return the arrows of the attacks that threaten the territory at the pointer."""
        target = self._number(self.pointed)
        return [
            Arrow(self._number(place), target, health, faint=True, hostile=True)
            for threat in self.dangers.get(self.pointed, ())
            for place, health in threat.sources
        ]

    # The list

    def toggle_list(self) -> None:
        """Show the places as a list in the place of the map, or the map again; the focus goes there."""
        shown = self.places.isHidden()
        self.places.setVisible(shown)
        for button in self.buttons[1:]:
            button.setVisible(not shown)
        if shown:
            self.places.raise_()
            self.list_button.raise_()
            self.places.refresh(self.rows)
            self.places.go_to(self.current or self.opened)
            self.places.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # Zoom

    @property
    def camera(self) -> Camera:
        """The part of the map that is seen."""
        return self.scene.camera

    def _look(self, camera: Camera) -> None:
        """See another part of the map."""
        if camera == self.scene.camera:
            return
        zoomed = camera.scale != self.scene.camera.scale
        self.scene.camera = camera
        if zoomed:
            self._rest.start()
            self._warm.stop()
        self.update()

    def _come_to_rest(self) -> None:
        """After a zoom: prepare badges of another size, then show them."""
        self._warm.start()
        self.update()

    def _warm_badges(self) -> None:
        """Paint some pictures of badges of the new size; show all of them when none is missing."""
        if self._tiles.busy:
            return
        if not self.scene.prepare(self.devicePixelRatioF(), WARM_FOR):
            self._warm.stop()
            self.scene.shown_growth = self.scene.growth
            self._remark()

    def zoom_by(self, factor: float, at: QPointF) -> None:
        """Zoom at a point of the view, which stays where it is."""
        self._look(self.camera.zoomed(factor, at))

    def _zoom_middle(self, factor: float) -> None:
        """Zoom at the place with the focus or the open one, if it is seen, else at the middle."""
        shown = (place for place in (self.current, self.opened) if place)
        middles = (self.scene.middle(place) for place in shown)
        middle = next((one for one in middles if QRectF(self.rect()).contains(one)), QPointF(self.rect().center()))
        self.zoom_by(factor, middle)

    def move_by(self, way: QPointF) -> None:
        """Move a zoomed map by some pixels."""
        self._look(self.camera.moved(way))

    @property
    def is_sharp(self) -> bool:
        """True if the map rests, and all of it is painted for its zoom."""
        return not (self._rest.isActive() or self._tiles.busy or self._warm.isActive())

    def fit(self) -> None:
        """Show the whole board."""
        self._look(self.camera.fit())

    def show_place(self, place: str) -> None:
        """Move the map if a place is not seen."""
        if place in self.scene.places() and not QRectF(self.rect()).contains(self.scene.rect_of(place)):
            self.centre(place)

    def centre(self, place: str) -> None:
        """Move a zoomed map so that a place is in its middle."""
        self._look(self.camera.looking_at(self.camera.to_map(self.scene.middle(place))))

    def rect_of(self, place: str) -> QRectF:
        """Return the badge of a territory, or the die of a continent, in pixels of the view."""
        return self.scene.rect_of(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the same part of the map in another size."""
        super().resizeEvent(event)
        self._place_buttons()
        self.scene.shown_growth = self.scene.growth
        self._remark()

    def _place_buttons(self) -> None:
        """Place the buttons in a column or a row, whichever leaves the whole map larger; they cover none of it."""
        size, edge = (float(self.width()), float(self.height())), float(SIDE + EDGE)
        column, row = (self.camera.resized(size, spare) for spare in ((edge, 0.0), (0.0, edge)))
        long = len(self.buttons) * (SIDE + CLOSE) + APART - CLOSE
        upright = column.fitted >= row.fitted and long + 2 * EDGE <= self.height()
        self.scene.camera = column if upright else row
        at = (self.height() if upright else self.width()) - EDGE - long
        smaller, larger = self.out_button, self.in_button
        zooms = (larger, smaller) if upright else (smaller, larger)
        for button in (*self.buttons[:4], *zooms, self.fit_button):
            at += APART if button is zooms[0] else 0
            button.move(*((self.width() - int(edge), at) if upright else (at, self.height() - int(edge))))
            at += SIDE + CLOSE
        wide, high = (int(side) for side in self.camera.spare)
        self.places.setGeometry(self.rect().adjusted(EDGE, EDGE, -EDGE - wide, -EDGE - high))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        if turned := event.angleDelta().y():
            self.zoom_by(ZOOM_STEP ** (turned / 120), event.position())
        event.accept()

    # Names

    def go_to(self, place: str) -> None:
        """Move the focus to a place."""
        self.current = place
        self.show_place(place)
        self._remark()

    def _found(self) -> list[int]:
        """Return the territories whose names match what is typed, those lit first, then the best match."""
        found = matches(self.finder.typed, [spot.name for spot in self.facts.spots])
        return sorted(found, key=lambda number: number not in self.marks.lit)

    def _find(self) -> None:
        if found := self._found():
            self.go_to(numbered(found[0]))
        self._remark()
        self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint land, marks, arrows and badges."""
        painter, palette = QPainter(self), self._delegate.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene = self.scene
        paint_ground(painter, self, scene, self._tiles, self.facts.owners, palette, moving=self._rest.isActive())
        paint_marks_on(painter, scene, self.marks, palette)
        self._paint_arrows(painter)
        scene.paint_badges(painter, QRectF(event.rect()))
        if self.dangers:
            rects = {place: scene.rect_of(place) for place in self.dangers}
            below = [place for place in self.dangers if scene.is_named_above(place)]
            paint_threats(painter, rects, below, self.dangers, self.hand.session.names, palette, scene.shown_growth)
        if self.finder.active:
            self._paint_typed(painter)
        paint_frame(painter, self, palette)

    def _paint_arrows(self, painter: QPainter) -> None:
        palette, scene = self._delegate.colours, self.scene
        badges = (
            {number: scene.whole_of(numbered(number)) for number in range(len(scene.badges))} if self.arrows else {}
        )
        for arrow in self.arrows:
            ends = arrow.source, arrow.target
            start, end = (scene.middle(numbered(number)) for number in ends)
            others = [badge for number, badge in badges.items() if number not in ends]
            crossing = scene.crossing(*ends) or way_over(start, end, scene.shown_growth, others)
            points = curve(start, end, crossing, scene.shown_growth, (badges[ends[0]], badges[ends[1]]))
            ink = palette.danger if arrow.hostile else palette.accent
            paint_arrow(painter, points, arrow.health, ink, palette, scene.shown_growth, faint=arrow.faint)

    def _paint_typed(self, painter: QPainter) -> None:
        """Paint the letters typed so far, or what to type."""
        palette, say = self._delegate.colours, self.hand.session.words.say
        typed = self.finder.typed
        words = typed or say("ui-risk-find")
        if typed and not self._found():
            words = say("ui-risk-found-none", typed=typed)
        font = interface_font(15)
        wide = 40 + painter.fontMetrics().horizontalAdvance(words) * 1.3
        plate = QRectF((self.width() - wide) / 2, EDGE + 2, wide, 34)
        rounded(painter, plate, 10, palette.card, palette.accent, 2)
        write_text(painter, plate, words, font, palette.text, Qt.AlignmentFlag.AlignHCenter)
