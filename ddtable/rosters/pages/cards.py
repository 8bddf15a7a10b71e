"""The layout of dice cards to cut out: 9 of 63 by 88 mm on a page, a card for each die."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ddtable.rosters.content import Row, Section, Sheet
from ddtable.rosters.pages.layout import AnyPage, Box, Paper

CARD_WIDTH, CARD_HEIGHT = 630.0, 880.0
ACROSS, DOWN = 3, 3
INSET = 20.0  # of a card's frame: the margin that cutting may remove
BAND = 124.0  # height of the band with the name
BODY = 216.0  # side of the die
FOOT = 58.0
PAD, FACE_SPACE = 30.0, 10.0
ICON_NAME = 26.0  # height below a face for the name of a special icon
REACH, LONGEST_MARK, MARK_SPACE = (
    52.0,
    60.0,
    8.0,
)  # of cut marks: reach of printers, longest mark, distance from the cards


@dataclass(frozen=True)
class Card:
    """A card for one die of an army; it is the `number`-th of `of` equal dice."""

    box: Box
    section: Section
    row: Row
    number: int
    of: int

    @property
    def frame(self) -> Box:
        """The box inside the margin that cutting may remove."""
        box = self.box
        return Box(box.left + INSET, box.top + INSET, box.width - 2 * INSET, box.height - 2 * INSET)

    @property
    def body(self) -> Box:
        """The box of the die."""
        frame = self.frame
        return Box(frame.left + (frame.width - BODY) / 2, frame.top + BAND + 16, BODY, BODY)

    @property
    def faces(self) -> tuple[Box, ...]:
        """A box for each face, as large as they can be."""
        frame = self.frame
        top = self.body.bottom + 18
        room = Box(frame.left + PAD, top, frame.width - 2 * PAD, frame.bottom - FOOT - top)
        if self.row.kind == "terrain":
            return strip_boxes(self.row.faces, room)
        return face_boxes(self.row.faces, room, ICON_NAME)


@dataclass(frozen=True, kw_only=True)
class CardsPage(AnyPage):
    """A page of cards."""

    cards: tuple[Card, ...]

    @property
    def grid(self) -> Box:
        """The box of all cards together, centred on the paper."""
        return grid_on(self.paper)

    @property
    def marks(self) -> tuple[tuple[float, float, float, float], ...]:
        """The cut marks in the margins, each as x and y of its two ends."""
        return tuple(_marks(self.grid, self.paper))


def grid_on(paper: Paper) -> Box:
    """Return the box of the cards on a paper."""
    wide, high = ACROSS * CARD_WIDTH, DOWN * CARD_HEIGHT
    return Box((paper.width - wide) / 2, (paper.height - high) / 2, wide, high)


def _marks(grid: Box, paper: Paper) -> Iterator[tuple[float, float, float, float]]:
    for column in range(ACROSS + 1):
        x = grid.left + column * CARD_WIDTH
        yield x, max(REACH, grid.top - LONGEST_MARK), x, grid.top - MARK_SPACE
        yield x, grid.bottom + MARK_SPACE, x, min(paper.height - REACH, grid.bottom + LONGEST_MARK)
    for row in range(DOWN + 1):
        y = grid.top + row * CARD_HEIGHT
        yield max(REACH, grid.left - LONGEST_MARK), y, grid.left - MARK_SPACE, y
        yield grid.right + MARK_SPACE, y, min(paper.width - REACH, grid.right + LONGEST_MARK), y


def face_boxes(count: int, room: Box, below: float = 0.0) -> tuple[Box, ...]:
    """Return squares for `count` faces in a box, with the number of rows that makes them largest.

    `below` is the height that each row has for names below its squares.
    """

    def side(rows: int) -> float:
        a_row = -(-count // rows)
        return min((room.width + FACE_SPACE) / a_row, (room.height + FACE_SPACE) / rows - below) - FACE_SPACE

    rows = max(range(1, count + 1), key=lambda number: (side(number), -number))
    pitch, a_row = side(rows) + FACE_SPACE, -(-count // rows)
    top = room.top + (room.height - rows * (pitch + below) + FACE_SPACE) / 2
    found = []
    for number in range(count):
        down, across = divmod(number, a_row)
        in_row = min(a_row, count - down * a_row)
        left = room.left + (room.width - in_row * pitch + FACE_SPACE) / 2
        found.append(Box(left + across * pitch, top + down * (pitch + below), side(rows), side(rows)))
    return tuple(found)


def strip_boxes(count: int, room: Box) -> tuple[Box, ...]:
    """Return the boxes of interlocking triangles in two rows."""
    a_row = -(-count // 2)
    side = min(room.width * 2 / (a_row + 1), (room.height - FACE_SPACE) / 3**0.5)
    high = side * 3**0.5 / 2
    left = room.left + (room.width - side * (a_row + 1) / 2) / 2
    top = room.top + (room.height - 2 * high - FACE_SPACE) / 2
    places = (divmod(number, a_row) for number in range(count))
    return tuple(Box(left + across * side / 2, top + down * (high + FACE_SPACE), side, high) for down, across in places)


def lay_out_cards(sheet: Sheet, paper: Paper) -> tuple[CardsPage, ...]:
    """Return the pages of a force's cards, army by army."""
    dice = [
        (section, row, number)
        for section in sheet.sections
        for row in section.rows
        for number in range(1, row.count + 1)
    ]
    grid, a_page = grid_on(paper), ACROSS * DOWN
    pages = []
    for start in range(0, len(dice), a_page):
        cards = []
        for place, (section, row, number) in enumerate(dice[start : start + a_page]):
            down, across = divmod(place, ACROSS)
            box = Box(grid.left + across * CARD_WIDTH, grid.top + down * CARD_HEIGHT, CARD_WIDTH, CARD_HEIGHT)
            cards.append(Card(box, section, row, number, row.count))
        pages.append(CardsPage(paper=paper, sheet=sheet, cards=tuple(cards)))
    return tuple(pages)
