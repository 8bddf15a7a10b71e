"""The places of the board in pixels: where badges and dice are, what is at a point, and how all of it is painted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ddtable.maps.board_map import BoardMap
from ddtable.rules.dragon_dice.places import group, is_group, numbered
from ui.art.palette import Palette
from ui.games.risk.board.badge import Badge, badge_picture, name_of, paint_badge, plate_of
from ui.games.risk.board.badge import whole_of as whole_badge
from ui.games.risk.board.camera import Camera
from ui.games.risk.board.facts import BoardFacts, Realm, Spot
from ui.games.risk.board.placing_badges import Place, Rect, Size, places_of
from ui.games.risk.board.realm_paint import Look, chips_of, die_of, paint_chips, paint_realm, realm_picture
from ui.games.risk.board.realm_paint import whole_of as whole_realm
from ui.games.risk.board.realm_paint import words_of as realm_room
from ui.games.risk.board.shapes import SEA, Shapes, shapes_of

DESIGN = 0.93  # pixels of a unit for which the badges are designed
LEAST_GROWTH, MOST_GROWTH = 0.74, 3.2
WITHOUT_NAMES, WITHOUT_DICE = 0.66, 0.5  # pixels of a unit below which badges have no names, no dice counts
REACH = 6.0  # pixels beside land that count as on it
LETTER, LEAST_WORDS, HIGH_WORDS = 8.4, 76.0, 36.0  # pixels of a continent's words at growth 1
STEPS = 8  # sizes of badges between 1 and 2, so that few are painted while a map is zoomed
USUAL = {"owner": 0, "health": 88, "units": 8}  # the numbers for which a plate always has room
USUAL_LINE = "8 maneuver · +8"  # of a continent
AROUND = 150  # pixels beside its middle that a badge needs at most
SAMPLES = 9  # points in a row at which the land below words is looked up


class Scene:
    """The board as it is seen by a camera. A place is a territory or a continent, by its id."""

    def __init__(self, board_map: BoardMap) -> None:
        self.map = board_map
        self.shapes: Shapes = shapes_of(board_map)
        self.camera = Camera(board_map.document.size, (100.0, 100.0))
        self.badges: tuple[Badge, ...] = ()
        self.looks: tuple[Look, ...] = ()
        self.shown_growth = 1.0
        self._placed: tuple[Place, ...] = (Place(),) * len(board_map.territories)
        self._placed_for: tuple[object, ...] = ()
        self._cold: list[Badge | Look] = []
        self._cold_for: tuple[object, ...] = ()
        self._beside = tuple(self._has_words_beside(number) for number in range(len(board_map.continents)))

    # Sizes

    @property
    def base_growth(self) -> float:
        """The growth of badges, lines and words for the whole map."""
        return float(max(LEAST_GROWTH, min(MOST_GROWTH, (self.camera.fitted / DESIGN) ** 0.8)))

    @property
    def growth(self) -> float:
        """Their growth now: less than that of the land, so that an enlarged map has more room."""
        return self._growth_at(self.camera.zoom)

    def _growth_at(self, zoom: float) -> float:
        return float(round(self.base_growth * zoom**0.4 * STEPS) / STEPS)

    def dress(
        self,
        facts: BoardFacts,
        names: Sequence[str],
        states: Mapping[str, str],
        faces: Mapping[int, tuple[tuple[int, str], ...]],
        palette: Palette,
        planned: Mapping[str, int],
    ) -> None:
        """Set what badges and dice show; `states` has the places that are not plain, `planned` more health."""
        growth = self.shown_growth
        self._place_badges(facts, names, palette)
        self.badges = tuple(
            self._badge(
                spot,
                names[spot.owner] if spot.owner >= 0 else "",
                states.get(spot.place, "plain"),
                growth,
                palette,
                above=self._placed[number].above,
                more=planned.get(spot.place, 0),
            )
            for number, spot in enumerate(facts.spots)
        )
        self.looks = tuple(
            self._look(
                number,
                realm,
                names,
                states.get(realm.place, "plain"),
                growth,
                palette,
                faces.get(number, ()),
            )
            for number, realm in enumerate(facts.realms)
        )

    def _look(
        self,
        number: int,
        realm: Realm,
        names: Sequence[str],
        state: str,
        growth: float,
        palette: Palette,
        faces: tuple[tuple[int, str], ...] = (),
    ) -> Look:
        """Return the picture of a continent."""
        return Look(
            realm.name,
            realm.line,
            realm.die,
            realm.holder,
            names[realm.holder] if realm.holder >= 0 else "",
            state,
            self._beside[number],
            faces,
            growth,
            palette,
            realm.effects,
        )

    def _badge(
        self,
        spot: Spot,
        player: str,
        state: str,
        growth: float,
        palette: Palette,
        *,
        above: bool = False,
        more: int = 0,
    ) -> Badge:
        """Return the badge of a territory."""
        scale = self.camera.scale
        return Badge(
            spot.short if scale >= WITHOUT_NAMES else "",
            player,
            spot.owner,
            spot.health,
            spot.units,
            spot.dragons,
            state,
            scale < WITHOUT_DICE,
            growth,
            palette,
            spot.vacant,
            spot.effects,
            more,
            above,
        )

    def _place_badges(self, facts: BoardFacts, names: Sequence[str], palette: Palette) -> None:
        """Find the places of badges on the whole map, which they keep while it is zoomed: there they are farther apart.

        First with plates of usual numbers, so that badges do not move when a player loses a unit.
        """
        known = (facts, self.camera.fitted)
        if known == self._placed_for:
            return
        self._placed_for = known
        growth = self._growth_at(1.0)
        looks = [self._look(number, realm, names, "", growth, palette) for number, realm in enumerate(facts.realms)]
        taken = tuple(self._taken(number, look) for number, look in enumerate(looks))
        now = [self._badge(spot, "", "", growth, palette) for spot in facts.spots]
        usual = [replace(badge, vacant=False, dragons=(), effects=(), **USUAL) for badge in now]
        places = places_of(self.map, tuple(self._size(badge) for badge in usual), taken)
        larger = [
            max((badge, least), key=_wide) if badge.has_plate else badge
            for badge, least in zip(now, usual, strict=True)
        ]
        self._placed = places_of(self.map, tuple(self._size(badge) for badge in larger), taken, places)

    def _size(self, badge: Badge) -> Size:
        """Return the size of a badge in units of the whole map."""
        unit, plate, name = 1 / self.camera.fitted, plate_of(badge), name_of(badge)
        named = (name.width() * unit, name.height() * unit if badge.name else 0.0)
        if not badge.has_plate:
            return Size(named, (0.0, 0.0))
        return Size((plate.width() * unit + unit, plate.height() * unit + unit), named)

    def _taken(self, number: int, look: Look) -> Rect:
        """Return the room of a continent's die and words in units of the whole map; it does not change with the die."""
        x, y = self.map.continents[number].die
        whole, unit = whole_realm(replace(look, line=USUAL_LINE, holder=-1)), 1 / self.camera.fitted
        return x + whole.left() * unit, y + whole.top() * unit, x + whole.right() * unit, y + whole.bottom() * unit

    def prepare(self, ratio: float, seconds: float) -> bool:
        """Paint pictures of the wanted growth for so long; return False if none is missing any more."""
        growth = self.growth
        known = (growth, self.badges, self.looks)
        if known != self._cold_for:
            self._cold_for = known
            self._cold = [replace(badge, growth=growth) for badge in self.badges]
            self._cold += [replace(look, growth=growth) for look in self.looks]
        end = perf_counter() + seconds
        while self._cold and perf_counter() < end:
            one = self._cold.pop()
            badge_picture(one, ratio) if isinstance(one, Badge) else realm_picture(one, ratio)
        return bool(self._cold)

    def _has_words_beside(self, number: int) -> bool:
        """Return True if the words of a continent are right of its die: below it they would be on land or cut off."""
        continent = self.map.continents[number]
        x, y = continent.die
        wide, high = max(LEAST_WORDS, LETTER * len(continent.name)) / DESIGN, HIGH_WORDS / DESIGN
        below = QRectF(x - wide / 2, y + 23 / DESIGN, wide, high)
        beside = QRectF(x + 28 / DESIGN, y - high / 2, wide, high)
        return self._covered(beside) < self._covered(below)

    def _covered(self, rect: QRectF) -> float:
        """Return how much of the map a rectangle hides, labels most of all; beyond the map words would be cut off."""
        labels = (self.shapes.label(number) for number in range(len(self.map.territories)))
        near = rect.adjusted(-34, -10, 34, 16)
        cost = 12.0 * sum(near.contains(label) for label in labels)
        for step in range(SAMPLES):
            for row in range(3):
                point = QPointF(rect.left() + rect.width() * step / (SAMPLES - 1), rect.top() + rect.height() * row / 2)
                cost += 4.0 if not self.shapes.size.contains(point) else self.shapes.at(point) != SEA
        return cost

    # Places

    def middle(self, place: str) -> QPointF:
        """Return the middle of a badge, or of a continent's die, in pixels."""
        number = int(place.rpartition("/")[2])
        if is_group(place):
            return self.camera.to_view(QPointF(*self.map.continents[number].die))
        away = self._placed[number]
        return self.camera.to_view(self.shapes.label(number) + QPointF(away.x, away.y))

    def crossing(self, one: int, other: int) -> QPointF | None:
        """Return the point at which an arrow crosses the border of two territories, in pixels; None without one."""
        middle = self.shapes.crossing(one, other)
        return self.camera.to_view(middle) if middle is not None else None

    def rect_of(self, place: str) -> QRectF:
        """Return the rectangle of a badge's plate, or of a continent's die, in pixels."""
        number = int(place.rpartition("/")[2])
        rect = die_of(self.looks[number]) if is_group(place) else plate_of(self.badges[number])
        return rect.translated(self.middle(place))

    def whole_of(self, place: str) -> QRectF:
        """Return the rectangle of a badge with its name."""
        return whole_badge(self.badges[int(place.rpartition("/")[2])]).translated(self.middle(place))

    def is_named_above(self, place: str) -> bool:
        """Return True if the name of a territory is above its badge."""
        return self.badges[int(place.rpartition("/")[2])].above

    def places(self) -> list[str]:
        """Return all places: the territories, then the continents."""
        spots = [numbered(number) for number in range(len(self.map.territories))]
        return [*spots, *(group(number) for number in range(len(self.map.continents)))]

    def badge_at(self, point: QPointF) -> str:
        """Return the territory whose badge, with its name, is at a point, "" for none."""
        for number, badge in enumerate(self.badges):
            place = numbered(number)
            if plate_of(badge).translated(self.middle(place)).contains(point):
                return place
        for number, badge in enumerate(self.badges):
            place = numbered(number)
            if whole_badge(badge).translated(self.middle(place)).contains(point):
                return place
        return ""

    def face_at(self, point: QPointF) -> tuple[int, int]:
        """Return the continent and the number of its die whose chip is at a point; (-1, 0) for none."""
        for number, look in enumerate(self.looks):
            middle = self.middle(group(number))
            for (face, _), chip in zip(look.faces, chips_of(look), strict=True):
                if chip.translated(middle).contains(point):
                    return number, face
        return -1, 0

    def place_at(self, point: QPointF) -> str:
        """Return the place at a point: a badge, a continent's die or words, or land; "" for the sea."""
        if found := self.badge_at(point):
            return found
        for number, look in enumerate(self.looks):
            middle = self.middle(group(number))
            if die_of(look).translated(middle).contains(point) or realm_room(look).translated(middle).contains(point):
                return group(number)
        number = self.shapes.near(self.camera.to_map(point), REACH / self.camera.scale)
        return numbered(number) if number != SEA else ""

    # Painting

    def paint_badges(self, painter: QPainter, asked: QRectF) -> None:
        """Paint the continents' dice, then the badges near an area in pixels; those lit are above the others."""
        room = asked.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        for number, look in enumerate(self.looks):
            middle = self.middle(group(number))
            if room.contains(middle):
                paint_realm(painter, middle, look)
        for number, badge in sorted(enumerate(self.badges), key=lambda one: one[1].state != "plain"):
            middle = self.middle(numbered(number))
            if room.contains(middle):
                paint_badge(painter, middle, badge)
        for number, look in enumerate(self.looks):
            paint_chips(painter, self.middle(group(number)), look)


def _wide(badge: Badge) -> float:
    return plate_of(badge).width()
