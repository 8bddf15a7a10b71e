"""A player's dice off the terrains: reserves, dead and buried units, and the share of the force in play."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.rules.dragon_dice.board import BURIED, DEAD, RESERVE, is_in_play
from ui.areas.area_paint import HEADING, PADDING, Style
from ui.areas.area_view import AreaView
from ui.areas.delegate import DieDelegate
from ui.areas.dice import DiceModel
from ui.areas.dice_view import PILE_FOOT
from ui.areas.hand import Hand
from ui.areas.piles import ENOUGH, LEAST, READABLE, Frame, Pile, fitted
from ui.areas.surfaces import LEFT, RIGHT, paint_bar, paint_card, paint_initial, width_of, write
from ui.art.palette import player_colour
from ui.games.dragon_dice.table.player_panel import PlayerPanel
from ui.kit.fonts import BOLD, interface_font

GAP = 6
MARGIN = 10
TITLE = 32
BAR = 22  # pixels of the text about the health in play, with the slim bar below it
SLIM = 5
LARGEST_DIE = 48
ABOVE = HEADING[Style.PILE] + 2 + PILE_FOOT  # pixels of a pile's height that are not for dice
ROOMY = 160  # pixels of height from which a plate has a line for its bar
NARROW = 50  # width in pixels of a pile on a plate that only shows its icon
ASKED_SHARE = 4  # factor for the room of a pile with dice to choose
ICONS = {RESERVE: "reserves", DEAD: "dead", BURIED: "buried"}
WORDS = {RESERVE: "ui-table-reserves", DEAD: "ui-table-dead", BURIED: "ui-table-buried"}


class SidePanel(PlayerPanel):
    """One player's panel: upright beside the table, or a plate above it. `open_wanted` asks for a larger plate."""

    def __init__(self, seat: int, model: DiceModel, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(seat, hand, delegate, parent)
        self.upright = True
        self._growth = 1.0
        self._lit: frozenset[str] = frozenset()
        self._painted: tuple[object, ...] = ()
        self.piles = {
            place: AreaView(model, f"{place}@{seat}", hand, delegate, Style.PILE, self, largest=LARGEST_DIE)
            for place in WORDS
        }
        for place, view in self.piles.items():
            view.set_title(hand.session.words.say(WORDS[place]), ICONS[place])
            view.counts_changed.connect(self.arrange_piles)
        hand.changed.connect(self._refresh)
        hand.told.connect(self._tell)
        self._tell()
        self._refresh()

    def set_form(self, upright: bool, growth: float) -> None:
        """Place the piles below each other, or side by side; set the size of dice relative to the design."""
        if (upright, growth) == (self.upright, self._growth):
            return
        self.upright, self._growth = upright, growth
        for view in self.piles.values():
            view.set_largest(LARGEST_DIE * growth)
        self.arrange_piles()

    def _tell(self) -> None:
        """Update the health in play."""
        self._in_play, self._whole, self._folk = self._count()
        self.setAccessibleName(f"{self.hand.session.names[self.seat]}, {self._bar_words()}")
        self.update()

    def _refresh(self) -> None:
        change = self.hand.change
        if not self.hand.waits and change is not None and (change.dice or change.board):
            self._tell()
        if self._lit_piles() != self._lit:
            self._lit = self._lit_piles()
            self.arrange_piles()
        painted = (self.asked, self.hand.quiet)
        if painted != self._painted:
            self._painted = painted
            self.update()

    def _count(self) -> tuple[int, int, str]:
        """Return the health in play and in the force, and the names of its races, the strongest first."""
        position, units = self.hand.session.position, catalogue().units
        in_play, by_species = 0, dict[str, int]()
        own = (dice for (_, owner), dice in position.by_area.items() if owner == self.seat)
        for number in sorted(chain.from_iterable(own)):
            die = position.dice[number]
            if (unit := units.get(die.type)) is not None:
                by_species[unit.species] = by_species.get(unit.species, 0) + unit.health
                in_play += unit.health if is_in_play(die.place) else 0
        strongest = sorted(by_species, key=lambda name: -by_species[name])
        folk = ", ".join(self.hand.session.words.species(name) for name in strongest)
        return in_play, position.board.brought(self.seat), folk

    def _bar_words(self, width: float = 999.0) -> str:
        """Return the text for the health in play that fits in `width` pixels."""
        words = self.hand.session.words
        text = words.say("ui-table-in-play", health=self._in_play, whole=self._whole)
        if width_of(text, interface_font(11)) <= width:
            return text
        return words.say("ui-table-in-play-short", health=self._in_play, whole=self._whole)

    # Layout

    def arrange_piles(self) -> None:
        """Share the room among the piles by their dice; the empty buried pile only gets a line."""
        if self.upright:
            self._arrange_upright()
        else:
            self._arrange_plate()

    def _shares(self) -> list[float]:
        empty = {RESERVE: 1.0, DEAD: 1.0, BURIED: 0.0}
        shares = {place: 3.0 + len(view.shown) if view.shown else empty[place] for place, view in self.piles.items()}
        return [share * (ASKED_SHARE if place in self._lit else 1) for place, share in shares.items()]

    def _lit_piles(self) -> frozenset[str]:
        """Return the piles with dice to choose, which must not be folded."""
        liftable = self.hand.session.liftable()
        return frozenset(place for place, view in self.piles.items() if liftable & {die.die for die in view.shown})

    def _arrange_upright(self) -> None:
        top = TITLE + BAR + GAP
        heights, _, room = self._pile_heights(self.contents(), self.width(), self.height())
        for view, height in zip(self.piles.values(), self._with_spare(heights, room), strict=True):
            view.setGeometry(MARGIN, top, self.width() - 2 * MARGIN, height)
            top += height + GAP

    def _arrange_plate(self) -> None:
        top = TITLE + (BAR + GAP if self._bar_below else 0)
        height = self.height() - top - MARGIN + 2
        widths, _, room = self._pile_widths(self.contents(), self.width(), height)
        left = MARGIN
        for view, width in zip(self.piles.values(), self._with_spare(widths, room), strict=True):
            view.setGeometry(QRect(left, top, width, height))
            left += width + GAP

    def contents(self) -> tuple[Pile, ...]:
        """Return the content of the piles."""
        return tuple(view.pile(place in self._lit) for place, view in self.piles.items())

    def _pile_heights(self, piles: tuple[Pile, ...], width: int, height: int) -> tuple[tuple[int, ...], float, int]:
        """Return the height of each pile of an upright panel, the size of its dice, and the total height."""
        room = height - TITLE - BAR - GAP - MARGIN - GAP * (len(piles) - 1)
        least = (HEADING[Style.PILE] + 4,) * len(piles)
        heights, size = fitted(piles, room, ((least, LEAST),), Frame(width - 2 * MARGIN, PADDING[Style.PILE], ABOVE))
        if any(pile.alone and high < ABOVE + READABLE for pile, high in zip(piles, heights, strict=True)):
            heights = least  # the dice are beside the icon
        return heights, size, room

    def _pile_widths(self, piles: tuple[Pile, ...], width: int, height: int) -> tuple[tuple[int, ...], float, int]:
        """Return the same for a plate of this width and height; a pile keeps its name if the dice allow it."""
        room = width - 2 * MARGIN - GAP * (len(piles) - 1)
        frame = Frame(height, PADDING[Style.PILE], ABOVE, plate=True)
        named = tuple(view.named_width for view in self.piles.values())
        bare = (min(NARROW, room // len(piles)),) * len(piles)
        widths, size = fitted(piles, room, ((named, min(READABLE + 4, frame.tallest)), (bare, LEAST)), frame)
        return widths, size, room

    def die_size(self, piles: tuple[Pile, ...], width: int, height: int) -> float:
        """Return the size of dice on an upright panel of this size, at most ENOUGH."""
        return min(ENOUGH, self._pile_heights(piles, width, height)[1])

    def plate_height(self, width: int, height: int, most: int) -> int:
        """Return the height of a plate, from `height` to `most`, at which dice are distinguishable."""
        piles = self.contents()
        for higher in range(height, most + 1, 4):
            inside = higher - TITLE - MARGIN + 2 - (BAR + GAP if higher >= ROOMY else 0)
            if self._pile_widths(piles, width, inside)[1] >= READABLE:
                return higher
        return most

    def _with_spare(self, wanted: Sequence[int], room: int) -> list[int]:
        """Return the sizes with the spare room added to the fuller piles."""
        shares, spare = self._shares(), room - sum(wanted)
        if not self.upright:
            shares = [share or 2.0 for share in shares]
        return [want + int(spare * share / sum(shares)) for want, share in zip(wanted, shares, strict=True)]

    @property
    def _bar_below(self) -> bool:
        """True if the bar has a line of its own."""
        return self.upright or self.height() >= ROOMY

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the piles again."""
        super().resizeEvent(event)
        self.arrange_piles()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Toggle the size of a plate on a click."""
        super().mouseReleaseEvent(event)
        self.open_wanted.emit(self.seat)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, the name, and the bar."""
        painter = QPainter(self)
        palette, name = self.colours, self.hand.session.names[self.seat]
        paint_card(painter, self.rect(), palette, asked=self.asked and not self.hand.quiet, radius=14)
        middle = TITLE / 2 + 2
        chip = QRectF(MARGIN + 2, middle - 9, 18, 18)
        paint_initial(painter, chip, name, self.seat, palette)
        font = interface_font(14, BOLD)
        title = QRectF(chip.right() + 8, middle - 10, min(width_of(name, font) + 2, self.width() - 60), 20)
        write(painter, title, name, font, palette.text)
        rest = QRectF(title.right() + 10, middle - 10, self.width() - MARGIN - 4 - title.right() - 10, 20)
        if self._bar_below:
            write(painter, rest, self._folk, interface_font(12), palette.quiet_text, RIGHT)
            room = QRectF(MARGIN + 2, TITLE - 3, self.width() - 2 * MARGIN - 4, BAR)
        else:
            room = QRectF(rest.left(), middle - BAR / 2 - 2, rest.width() + 2, BAR)
        self._paint_health(painter, room)

    def _paint_health(self, painter: QPainter, room: QRectF) -> None:
        """Paint the health in play as text with a bar below."""
        words = room.adjusted(0, 0, 0, -SLIM - 2)
        write(painter, words, self._bar_words(room.width()), interface_font(11), self.colours.text, LEFT)
        bar = QRectF(room.left(), room.bottom() - SLIM, room.width(), SLIM)
        paint_bar(painter, bar, self._in_play / max(1, self._whole), player_colour(self.seat), self.colours)
