"""A terrain: its die and ladder between the opponents' armies and the player's own; open, or folded to a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UnsetType
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area
from ddtable.rules.dragon_dice.board import NOBODY, ground, land_at, place_at, table_at, terrain_places
from ddtable.rules.dragon_dice.places import Land, lair
from ddtable.summaries.dragon_dice.effects import Group, effects_on
from ddtable.words.faces import clause_tip
from ddtable.words.sentences import Table, Words
from ui.areas.area_paint import Style
from ui.areas.area_view import AreaView
from ui.areas.chips import MORE, Chip, PlacedChip, chip_tips, lay_out, paint_chips
from ui.areas.delegate import DieDelegate
from ui.areas.dice import DiceModel
from ui.areas.hand import Hand
from ui.areas.surfaces import (
    RIGHT,
    paint_card,
    paint_elements,
    paint_flag,
    paint_initial,
    paint_lit_edge,
    width_of,
    write,
)
from ui.areas.takes_dice import TakesDice
from ui.art.palette import Palette, player_colour
from ui.games.dragon_dice.effect_chips import effect_chip, holder_chip
from ui.games.dragon_dice.table.card_layout import LARGEST_DRAGON, MOST_BAND, TITLE, CardLayout
from ui.games.dragon_dice.table.ladder import Ladder, in_lines
from ui.kit.fonts import interface_font, title_font
from ui.kit.tips import show_tip_at

LARGEST_DIE = 100  # with its margin and shadow: the body is 88 pixels wide
CHIP_WIDE = 22  # width of a player's chip before a word, with the gap between them
OWNERS_GAP = 8


class TerrainCard(CardLayout, TakesDice, QWidget):
    """One place: its number, in the order of the board. `open_wanted` asks to open a folded card.

    The card is part of its die's area: dice that can be put on the one can be put on the other.
    """

    open_wanted = Signal(int)

    def __init__(self, number: int, model: DiceModel, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.number, self.hand, self.colours = number, hand, delegate.colours
        self._model, self._delegate = model, delegate
        position = hand.session.position
        self.place = terrain_places(position)[number]
        self.ground = ground(position, self.place)  # it names the land, with other places that may be on it
        self.folded = False
        self._near = 0
        self._everyone = False
        self._growth = 1.0
        self._band = QRect()
        die = self.die = self.terrain.die
        self.area = area(table_at(position, self.place), position.dice[die].owner)
        self.setProperty("area", self.area)
        self.setAcceptDrops(True)
        self._chips: tuple[Chip, ...] = ()
        self._told: tuple[Land, str, tuple[str, ...]] | None = None
        self._painted: tuple[object, ...] = ()
        self._placed: tuple[PlacedChip, ...] = ()
        self._strip = QRect()
        self.die_view = AreaView(model, self.area, hand, delegate, Style.DIE, self, largest=128)
        self.ladder = Ladder(self.ground, die, hand, delegate.colours, self)
        self._needed: tuple[object, ...] = ()
        self._armies: dict[int, AreaView] = {}
        self._lairs: dict[int, AreaView] = {}
        for signal in (model.dataChanged, model.rowsInserted, model.rowsRemoved):
            signal.connect(self._see_dice)
        hand.changed.connect(self._refresh)
        self._refresh()

    @property
    def terrain(self) -> Land:
        """The present state of the terrain that the place is on."""
        return land_at(self.hand.session.position, self.place)

    @property
    def home(self) -> int:
        """The seat whose home the place is, or NOBODY."""
        return place_at(self.hand.session.position, self.place).home

    @property
    def exists(self) -> bool:
        """False if the place is no longer on the board: the card will be retired next."""
        return self.place in self.hand.session.position.board.graph.places

    @property
    def areas(self) -> list[AreaView]:
        """The views of armies that have been needed so far, in the order of seats."""
        return [self._armies[seat] for seat in sorted(self._armies)]

    def retire(self) -> None:
        """Disconnect and delete the card: its terrain no longer exists, because its reveal was undone."""
        self.hand.changed.disconnect(self._refresh)
        for signal in (self._model.dataChanged, self._model.rowsInserted, self._model.rowsRemoved):
            signal.disconnect(self._see_dice)
        for view in (*self.areas, *self.lairs):
            view.counts_changed.disconnect(self.arrange_areas)  # until they are deleted they hear of dice
        for view in (self.die_view, *self.areas, *self.lairs):
            view.retire()
        self.hide()
        self.deleteLater()

    def set_form(self, folded: bool, near: int, everyone: bool, growth: float = 1.0) -> None:
        """Show the card open or folded, the seat `near` on the near side; `everyone`: with empty areas.

        `growth` is the size of dice relative to the design.
        """
        if growth != self._growth:
            self._growth = growth
            for view in (*self.areas, *self.lairs):
                view.set_largest(self._largest(view.look))
            self.die_view.set_largest(128 * min(growth, MOST_BAND))
        if (folded, near, everyone) != (self.folded, self._near, self._everyone):
            self.folded, self._near, self._everyone = folded, near, everyone
            if not folded:
                self.ladder.refresh()
            self.arrange_areas()

    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""
        self.colours = palette
        self.ladder.set_palette(palette)
        self.update()

    # Views on demand: with six players most of a card's areas stay empty for the whole game

    def _make_views(self) -> None:
        """Make the views that are needed now: of armies that are there or may come, and of dragons."""
        taken, lit, seats = self._model.areas, self.hand.lit, range(self.hand.session.position.seats)
        everyone, last = self._everyone and not self.folded, self.ladder.cells[-1]
        needed = (taken, lit, everyone)
        if needed == self._needed:
            return
        self._needed = needed
        for seat in seats:
            army, perch = f"{self.place}@{seat}", f"{lair(self.place)}@{seat}"
            if seat not in self._armies and (everyone or army in taken or army in lit):
                self._armies[seat] = self._new_view(army, Style.ARMY, [last, *self._before(self._armies, seat)])
            if seat not in self._lairs and perch in taken:
                before = [last, *self.areas, *self._before(self._lairs, seat)]
                self._lairs[seat] = self._new_view(perch, Style.LAIR, before)

    @staticmethod
    def _before(views: dict[int, AreaView], seat: int) -> list[AreaView]:
        return [views[other] for other in sorted(views) if other < seat]

    def _new_view(self, area: str, style: Style, before: Sequence[QWidget]) -> AreaView:
        """Return a new view, after these widgets in the order of Tab."""
        view = AreaView(self._model, area, self.hand, self._delegate, style, self, largest=self._largest(style))
        if style is Style.ARMY:
            view.set_title(self.hand.session.names[view.seat])
        view.counts_changed.connect(self.arrange_areas)
        view.heading_clicked.connect(self._wants_open)
        _tab_after(before[-1], view)
        return view

    def _largest(self, style: Style) -> float:
        return LARGEST_DRAGON * min(self._growth, MOST_BAND) if style is Style.LAIR else LARGEST_DIE * self._growth

    def _see_dice(self, *_rows: object) -> None:
        """Make room for dice that have come in an area that had none."""
        if not self.exists:
            return
        known = len(self._armies) + len(self._lairs)
        self._make_views()
        if len(self._armies) + len(self._lairs) > known:
            self.arrange_areas()

    # Texts

    def _refresh(self) -> None:
        session = self.hand.session
        told = (self.terrain, session.position.dice[self.terrain.die].type, self._links)
        if told != self._told:
            self._told = told
            self.setAccessibleName(", ".join([self.title(), self.subtitle(), *self._linked()]))
        chips = self._read_chips()
        if chips != self._chips:
            self._chips = chips
            self.setAccessibleDescription("\n".join(chip.tip for chip in chips))
            self.arrange_areas()
        self._place_views()
        if not self.folded:
            self.ladder.refresh()
        painted = (told, self.asked, self.hand.quiet, self.area in self.hand.lit)
        if painted != self._painted:
            self._painted = painted
            self.update()

    def chip_of(self, words: Words, table: Table, group: Group) -> Chip:
        """Return the chip of equal effects."""
        return effect_chip(words, table, group)

    def _read_chips(self) -> tuple[Chip, ...]:
        """Return the chips of the captured eighth face (C11.3) and of the effects on the terrain."""
        session = self.hand.session
        words, holder = session.words, self.terrain.holder
        targets = dict.fromkeys((self.place, self.ground))
        groups = [group for target in targets for group in effects_on(session.position, target)]
        chips = [self.chip_of(words, session.table, group) for group in groups]
        if holder != NOBODY:
            face = catalogue().terrain(session.position.dice[self.terrain.die].type).eighth_face
            chips.insert(0, holder_chip(words, face, session.names[holder], holder))
        return tuple(chips)

    @property
    def _links(self) -> tuple[str, ...]:
        """The places that a board with places of its own links to this one."""
        position = self.hand.session.position
        return () if isinstance(position.board.places, UnsetType) else place_at(position, self.place).links

    def _linked(self) -> list[str]:
        """Return the sentence about the linked places; a map shows them as lines."""
        session = self.hand.session
        names = [session.words.place(place, session.table) for place in self._links]
        return [session.words.say("ui-table-linked", places=session.words.all_of(names))] if names else []

    def title(self) -> str:
        """Return the name of the land."""
        session = self.hand.session
        kind = catalogue().terrain(session.position.dice[self.terrain.die].type).kind
        return session.words.say("terrain-kind", kind=kind)

    def elements(self) -> tuple[str, ...]:
        """Return the elements of the land."""
        return catalogue().terrain(self.hand.session.position.dice[self.terrain.die].type).elements

    def subtitles(self) -> list[str]:
        """Return its home and eighth face, or its holder; the longest wording first."""
        session, terrain = self.hand.session, self.terrain
        words = session.words
        home = words.say("ui-table-frontier")
        if self.home != NOBODY:
            home = words.say("ui-table-home", player=session.names[self.home])
        if terrain.holder != NOBODY:
            return [words.say("ui-table-held", place=home, player=session.names[terrain.holder]), home]
        face = catalogue().terrain(session.position.dice[terrain.die].type).eighth_face
        eighth = words.say("eighth-face", face=face)
        return [words.say("ui-table-eighth", place=home, eighth=eighth), home]

    def subtitle(self, room: float = 9999.0) -> str:
        """Return the longest subtitle that fits in `room` pixels."""
        wordings = self.subtitles()
        return next((text for text in wordings if width_of(text, interface_font(12)) <= room), wordings[-1])

    def tip(self) -> str:
        """Return the tool tip: how the eighth face is captured, or what it gives its holder."""
        clause = "C11.1" if self.terrain.holder == NOBODY else "C11.3"
        rule = clause_tip(self.hand.session.words, clause)
        return f"{self.title()} · {self.subtitle()}\n{in_lines(rule)}"

    @property
    def asked(self) -> bool:
        """True if the current question is about this terrain."""
        question = self.hand.session.question
        return question is not None and question.place in (self.place, self.ground)

    # Layout

    def _present(self) -> list[AreaView]:
        """Return the visible areas, the far ones first: with dice, highlighted, or for 2 players all."""
        lit = self.hand.lit
        shown = [
            view
            for view in self.areas
            if view.shown
            or (view.area in lit and not (self.folded and view.area not in lit))
            or (not self.folded and self._everyone)
        ]
        return sorted(shown, key=lambda view: (view.seat == self._near, view.seat))

    def lines(self) -> int:
        """Return the number of armies on a folded card, including one that may be placed."""
        areas = {f"{self.place}@{seat}" for seat in range(self.hand.session.position.seats)}
        return len(areas & (self._model.areas | self.hand.lit))

    def _place_views(self) -> None:
        """Lay out the parts again if other areas have become visible."""
        self._make_views()
        if self._present() != [view for view in self._order() if not view.isHidden()]:
            self.arrange_areas()

    def _order(self) -> Sequence[AreaView]:
        return sorted(self.areas, key=lambda view: (view.seat == self._near, view.seat))

    def arrange_areas(self) -> None:
        """Lay out the card's parts."""
        if not self.exists:
            return
        self._make_views()
        present = self._present()
        for view in self.areas:
            view.setVisible(view in present)
        self.ladder.setVisible(not self.folded)
        for view in self.lairs:
            view.setVisible(bool(view.shown))
        if self.folded:
            self._arrange_folded(present)
        else:
            self._arrange_open(present)
        self._placed = self._place_chips()
        self.update()

    def _place_chips(self) -> tuple[PlacedChip, ...]:
        """Return the chips on a line below the die, or below the caption beside it; if folded, after name and home."""
        if not self.folded:
            return lay_out(self._chips, QRectF(self._strip), right=self._wide)
        if self.tile:
            return lay_out(self._chips, QRectF(self._folded_left(), 20, self.width() - self._folded_left() - 6, 20))
        left = self._folded_left() + width_of(self.title(), title_font(16)) + 8
        right = self.width() - 10
        rooms = [_width(self._owners()[:1]) + 12, CHIP_WIDE + 8, 0]  # for the home's owner
        for room in rooms:
            start = min(left + room, right - MORE)
            placed = lay_out(self._chips, QRectF(start, 10, right - start, 24), right=True)
            if all(chip.text for chip in placed):
                break
        return placed

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the parts again."""
        super().resizeEvent(event)
        self.arrange_areas()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Answer the question about the terrain on a click, or open a folded card."""
        super().mouseReleaseEvent(event)
        carried = self.hand.carried
        area = self.area_for(carried) if carried else self.area
        if area in self.hand.lit and event.button() == Qt.MouseButton.LeftButton:
            self.hand.session.hand.activate_area(area)
        else:
            self._wants_open()

    def event(self, event: QEvent) -> bool:
        """Show the effect under the pointer as a tool tip beside its chip, or the terrain's owner beside the card."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tip_at(self, event.pos(), [*chip_tips(self._placed), (QRectF(self.rect()), self.tip())])
            return True
        return super().event(event)

    def area_for(self, dice: tuple[int, ...]) -> str:
        """Return the area of the terrain's die; on a folded card of a map that of the one army that takes the dice."""
        if self.folded and self._links:
            armies = [view.area for view in self.areas if self.hand.may_drop(dice, view.area)]
            if len(armies) == 1:
                return armies[0]
        return self.area

    def update_ground(self) -> None:
        """Repaint the card."""
        self.update()

    def _wants_open(self) -> None:
        if self.folded:
            self.open_wanted.emit(self.number)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card and its title."""
        painter = QPainter(self)
        quiet = self.hand.quiet
        paint_card(painter, self.rect(), self.colours, asked=self.asked and not quiet)
        if (self.over or self.area in self.hand.lit) and not quiet:
            paint_lit_edge(painter, self.rect(), self.colours, self.over)
        paint_chips(painter, self._placed, self.colours)
        if self.tile:
            self._paint_tile_title(painter)
        elif self.folded:
            left = self._folded_left()
            right = self._placed[0].rect.left() - 4 if self._placed else self.width() - 12
            self._paint_title(painter, QRectF(left, 8, right - left, 28), 16)
        elif self._wide:
            self._paint_title_in_band(painter)
        else:
            self._paint_title(painter, self._title_room(), 19)
        if self.terrain.holder != NOBODY:
            at = self.die_view.geometry()
            foot = QPointF(at.left() + at.width() * 0.08, at.top() + max(24.0, at.height() * 0.30))
            paint_flag(painter, foot, player_colour(self.terrain.holder), self.colours)

    def _title_room(self) -> QRectF:
        """Return the place of the title above the parts of an open card."""
        return QRectF(14, 4, self.width() - 28, TITLE - 4)

    def _paint_title(self, painter: QPainter, rect: QRectF, pixels: int) -> None:
        terrain = catalogue().terrain(self.hand.session.position.dice[self.terrain.die].type)
        left = rect.left()
        if not self.folded:  # the die is close by, with the same colours
            paint_elements(painter, QRectF(left, rect.center().y() - 7, 14, 14), terrain.elements)
            left += 24
        font = title_font(pixels)
        name = QRectF(left, rect.top(), min(width_of(self.title(), font) + 2, rect.right() - left), rect.height())
        write(painter, name, self.title(), font, self.colours.text)
        rest = QRectF(name.right() + 8, rect.top(), rect.right() - name.right() - 8, rect.height())
        in_chips = self.folded and (self._held or self.home != NOBODY)
        if in_chips and width_of(self.subtitles()[0], interface_font(12)) > rest.width():
            self._paint_owners(painter, rest)
        elif rest.width() > 40:
            write(painter, rest, self.subtitle(rest.width()), interface_font(12), self.colours.quiet_text, RIGHT)

    def _paint_tile_title(self, painter: QPainter) -> None:
        """Paint the name beside the die, and below it whose home it is, unless effects are there."""
        left, right = self._folded_left(), self.width() - 6
        write(painter, QRectF(left, 4, right - left, 20), self.title(), title_font(13), self.colours.text)
        if self._placed:
            return
        seat, word = self._owners()[0]
        if seat != NOBODY:
            paint_initial(painter, QRectF(left, 23, 14, 14), self.hand.session.names[seat], seat, self.colours)
            left += 18
        write(painter, QRectF(left, 22, right - left, 16), word, interface_font(11), self.colours.quiet_text)

    @property
    def _held(self) -> bool:
        return self.terrain.holder != NOBODY

    def _owners(self) -> list[tuple[int, str]]:
        """Return the owner of the home and the holder: each player with a word."""
        words, terrain = self.hand.session.words, self.terrain
        home = words.say("ui-table-frontier" if self.home == NOBODY else "ui-table-home-short")
        holder = [(terrain.holder, words.say("ui-table-holds-short"))] if self._held else []
        return [(self.home, home), *holder]

    def _paint_owners(self, painter: QPainter, rest: QRectF) -> None:
        """Paint the owner of the home and the holder as chips, if the caption of a folded card has no room."""
        owners = self._owners()
        fitting = (told for told in (owners, owners[:1]) if _width(told) <= rest.width())
        right = rest.right()
        for seat, word in reversed(next(fitting, [(self.home, "")])):
            wide = width_of(word, interface_font(12)) + 2 if word else 0.0
            spot = QRectF(right - wide, rest.top(), wide, rest.height())
            write(painter, spot, word, interface_font(12), self.colours.quiet_text, RIGHT)
            right = spot.left()
            if seat != NOBODY and right - rest.left() >= CHIP_WIDE - 2:
                chip = QRectF(right - CHIP_WIDE + 2, rest.center().y() - 8, 16, 16)
                paint_initial(painter, chip, self.hand.session.names[seat], seat, self.colours)
                right = chip.left()
            right -= OWNERS_GAP

    def _paint_title_in_band(self, painter: QPainter) -> None:
        """Paint name and caption below each other, to the left of the die."""
        terrain = catalogue().terrain(self.hand.session.position.dice[self.terrain.die].type)
        right = self.die_view.geometry().left() - 16
        top = self._band.center().y() - (34 if self._chips else 22)
        name = QRectF(self._band.left(), top, right - self._band.left(), 26)
        font = title_font(20)
        write(painter, name, self.title(), font, self.colours.text, RIGHT)
        square = QRectF(right - width_of(self.title(), font) - 26, name.center().y() - 7, 14, 14)
        paint_elements(painter, square, terrain.elements)
        write(painter, name.translated(0, 25), self.subtitle(), interface_font(12), self.colours.quiet_text, RIGHT)


def _width(told: Sequence[tuple[int, str]]) -> float:
    """Return the width of some players' chips with their words."""
    wide = sum(width_of(word, interface_font(12)) + 2 + CHIP_WIDE * (seat != NOBODY) for seat, word in told)
    return wide + OWNERS_GAP * (len(told) - 1)


def _tab_after(first: QWidget, second: QWidget) -> None:
    """Put one widget after another in the order of Tab. Qt ignores those that take no focus now, but they may later."""
    policies = [(widget, widget.focusPolicy()) for widget in (first, second)]
    for widget, _ in policies:
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    QWidget.setTabOrder(first, second)
    for widget, policy in policies:
        widget.setFocusPolicy(policy)
