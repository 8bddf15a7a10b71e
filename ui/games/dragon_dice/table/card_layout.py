"""The layout of a terrain card: folded; open, with armies above and below the die; or low, with armies beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect

from ui.areas.area_view import AreaView
from ui.areas.chips import HEIGHT as CHIP
from ui.areas.chips import Chip
from ui.games.dragon_dice.table.ladder import Ladder
from ui.games.dragon_dice.table.layouts import CARD_WIDTH

GAP = 8
TILE_DIE, TILE_EDGE, TILE_TOP = 30, 6, 42  # pixels on a tile: the die, the margin, the top of its armies
PILL, PILL_HIGH = 31, 20  # pixels of an army on a tile
TITLE = 40
FOLDED_LINE = 24
LARGEST_DRAGON = 64
PERCH = 30  # height of dragons on a folded card in pixels
LADDER = 132  # least width of the ladder in pixels
LOW = (760, 340)  # pixels of width and height: a card wider and lower than that has its armies beside the die
ROOMY = 210  # pixels of width from which a folded card has room for a large die beside its text
WORDS = 160  # pixels that the title needs beside the die
MOST_BAND = 1.5  # the most that the die and its ladder grow relative to the design


class CardLayout:
    """A mixin, before the card's widget class in the bases."""

    width: Callable[[], int]
    height: Callable[[], int]
    lines: Callable[[], int]
    folded: bool
    die_view: AreaView
    ladder: Ladder
    _lairs: dict[int, AreaView]
    _near: int
    _growth: float
    _band: QRect
    _strip: QRect
    _chips: tuple[Chip, ...]

    @property
    def lairs(self) -> list[AreaView]:
        """The views of dragons' places that have been needed so far, in the order of seats."""
        return [self._lairs[seat] for seat in sorted(self._lairs)]

    @property
    def _perched(self) -> list[AreaView]:
        """The lairs with dragons."""
        return [view for view in self.lairs if view.shown]

    def _place_dragons(self, room: QRect) -> None:
        """Place the lairs side by side, each with a width for its dragons."""
        perched = self._perched
        count = sum(len(view.shown) for view in perched)
        left, each = room.left(), min(room.width() / max(1, count), LARGEST_DRAGON * self._band_growth + 8)
        left += round((room.width() - each * count) / 2)
        for view in perched:
            width = int(each * len(view.shown))
            view.setGeometry(left, room.top(), width, room.height())
            left += width

    def _folded_column(self) -> int:
        """Return the width in pixels of the left column of a folded card: its die, and the dragons below."""
        return min(self.height() - 24, 76, self.width() // (3 if self.width() >= ROOMY else 4))

    def _folded_left(self) -> int:
        return TILE_EDGE + TILE_DIE + 6 if self.tile else self._folded_column() + 16

    @property
    def tile(self) -> bool:
        """True if a folded card is too narrow for a line for each army."""
        return self.folded and self.width() < CARD_WIDTH

    def tile_height(self, width: int) -> int:
        """Return the height of a tile of this width in pixels."""
        cells = self.lines() + sum(len(view.shown) for view in self._perched)
        rows = -(-max(1, cells) // _cells_in(width))
        return TILE_TOP + rows * (PILL_HIGH + 3) + TILE_EDGE

    def _arrange_tile(self, present: Sequence[AreaView]) -> None:
        """Place the armies below the die and the name, as many in a row as fit, then the dragons."""
        self.die_view.setGeometry(TILE_EDGE, TILE_EDGE, TILE_DIE, TILE_DIE)
        across, cell = _cells_in(self.width()), 0
        for view in (*present, *self._perched):
            cells = len(view.shown) if view in self._perched else 1
            column, row = cell % across, cell // across
            wide = cells * PILL + (cells - 1) * 2
            view.own = view.seat == self._near
            view.setGeometry(TILE_EDGE + column * (PILL + 2), TILE_TOP + row * (PILL_HIGH + 3), wide, PILL_HIGH)
            cell += cells

    def _arrange_folded(self, present: Sequence[AreaView]) -> None:
        if self.tile:
            self._arrange_tile(present)
            return
        column = self._folded_column()
        side = min(column, self.height() - 12 - PERCH) if self._perched else column
        top = (self.height() - side - (PERCH if self._perched else 0)) // 2
        self.die_view.setGeometry(8 + (column - side) // 2, top, side, side)
        self._place_dragons(QRect(6, top + side, column + 4, PERCH))
        left = self._folded_left()
        width = self.width() - left - 12
        lines = max(1, len(present))
        height = min(FOLDED_LINE, (self.height() - 38 - 8) // lines - 4)
        for number, view in enumerate(present):
            view.own = view.seat == self._near
            view.setGeometry(left, 38 + number * (height + 4), width, height)

    @property
    def _wide(self) -> bool:
        """True if an open card has room for its title beside the die."""
        room = self.width() - 24 - (128 + 172 + 8) * self._band_growth
        return not self.folded and not self._low and room >= 2 * WORDS

    @property
    def _low(self) -> bool:
        """True if an open card is too low for armies above and below the die, and wide enough for them beside it."""
        return not self.folded and self.width() >= LOW[0] and self.height() < LOW[1]

    @property
    def _band_growth(self) -> float:
        return min(self._growth, MOST_BAND)

    def _arrange_beside(self, far: Sequence[AreaView], near: Sequence[AreaView]) -> None:
        """Place the far armies on the left, the own one on the right, the die and its ladder between them."""
        inside = QRect(12, TITLE, self.width() - 24, self.height() - TITLE - 12)
        strip = CHIP + 10 if self._chips else 0
        middle = min(316, inside.width() // 3)
        room = inside.width() - middle - 2 * GAP
        left_room = room // 2 if far and near else room if far else 0
        left, whole = inside.left(), sum(_share(view) for view in far)
        for view in far:
            width = (left_room - GAP * (len(far) - 1)) * _share(view) // whole
            view.own = False
            view.setGeometry(left, inside.top(), width, inside.height())
            left += width + GAP
        start = inside.left() + left_room + GAP if far or near else inside.center().x() - middle // 2
        for view in near:
            view.own = True
            right = start + middle + GAP
            view.setGeometry(right, inside.top(), inside.right() + 1 - right, inside.height())
        self._arrange_band(QRect(start, inside.top(), middle, inside.height() - strip))
        self._strip = QRect(start, inside.bottom() - strip + 6, middle, strip - 6)

    def _arrange_open(self, present: Sequence[AreaView]) -> None:
        far = [view for view in present if view.seat != self._near]
        near = [view for view in present if view.seat == self._near]
        if self._low:
            self._arrange_beside(far, near)
            return
        top = 12 if self._wide else TITLE
        inside = QRect(12, top, self.width() - 24, self.height() - top - 12)
        band = max(72 if self._wide else 80, min(round(128 * self._band_growth), inside.height() // 4))
        strip = CHIP + 10 if self._chips and not self._wide else 0
        army = near_army = (inside.height() - band - strip) // 2
        if self._wide and not any(view.shown for view in near):
            near_army = min(near_army, max(64, army // 2))
            army = inside.height() - band - strip - near_army
        if not present:
            army = near_army = (inside.height() - band - strip) // 2
        elif not far:
            army, near_army = 0, inside.height() - band - strip - GAP
        elif not near:
            army, near_army = inside.height() - band - strip - GAP, 0
        left, room = inside.left(), inside.width() - GAP * (len(far) - 1)
        whole = sum(_share(view) for view in far)
        for view in far:
            width = room * _share(view) // max(1, whole)
            view.own = False
            view.setGeometry(left, inside.top(), width, army)
            left += width + GAP
        for view in near:
            view.own = True
            view.setGeometry(inside.left(), inside.bottom() + 1 - near_army, inside.width(), near_army)
        self._arrange_band(QRect(inside.left(), inside.top() + army, inside.width(), band))
        if self._wide:
            left, right = self._band.left(), self.die_view.geometry().left() - 16
            self._strip = QRect(left, self._band.center().y() + 15, right - left, CHIP)
        else:
            self._strip = QRect(inside.left(), inside.top() + army + band, inside.width(), strip - 6)

    def _arrange_band(self, band: QRect) -> None:
        """Place the die and the ladder side by side around the middle; dragons beside them, or above the ladder."""
        self._band = band
        die = min(band.height(), round(128 * self._band_growth), band.width() - LADDER - 8)
        ladder = min(band.width() - die - 8, round(172 * self._band_growth), (band.height() - 8) * 2)
        left = band.left() + (band.width() - die - 8 - ladder) // 2
        self.die_view.setGeometry(left, band.top() + (band.height() - die) // 2, die, die)
        height = min(band.height() - 8, ladder // 2)
        right = QRect(left + die + 8, band.top() + (band.height() - height) // 2, ladder, height)
        if self._perched and self._wide:
            beyond = right.right() + 16
            tall = min(band.height(), round(LARGEST_DRAGON * self._band_growth) + 4)
            self._place_dragons(QRect(beyond, band.top() + (band.height() - tall) // 2, band.right() - beyond, tall))
        elif self._perched:
            perch = min(LARGEST_DRAGON, band.height() * 2 // 5)
            self._place_dragons(QRect(right.left(), band.top(), ladder, perch))
            right.setTop(band.top() + perch + 4)
            right.setBottom(band.bottom() - 2)
        self.ladder.setGeometry(right)


def _share(view: AreaView) -> int:
    """Return an army's share of a row's width: the more dice, the more."""
    return 3 + len(view.shown)


def _cells_in(width: int) -> int:
    """Return the number of armies in a row of a tile."""
    return max(1, (width - 2 * TILE_EDGE + 2) // (PILL + 2))
