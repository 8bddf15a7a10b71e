"""The dice of one area as a list view: content, layout, texts."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from ddtable.words.sentences import sentence
from ui.areas.area_paint import BARE, HEADING, PADDING, TIGHT, Heading, Style
from ui.areas.arrange import GAP, LARGEST, LEAST, LEAST_IN_PILE, Arrangement, Box, arrange, stacked
from ui.areas.chips import HEIGHT as CHIP
from ui.areas.chips import MORE as ICON
from ui.areas.chips import Chip, PlacedChip, lay_out
from ui.areas.delegate import ShownDie
from ui.areas.dice import AreaModel, DiceModel, Role
from ui.areas.hand import Hand
from ui.areas.piles import Pile
from ui.areas.surfaces import width_of
from ui.art.die import relative_size
from ui.kit.fonts import BOLD, interface_font

AnyIndex = QModelIndex | QPersistentModelIndex
Flag = QItemSelectionModel.SelectionFlag
LEAST_ROOM = 26  # pixels of height below which an area shows only its heading
DEAD = "dead@"
HEAPS = (DEAD, "buried@")
KEYED_GAP = 0.34
COUNTED_GAP = 0.24
PILE_FOOT = 4  # pixels below the dice of a pile
LINE_EDGE, LINE_SIGN = 2, 24  # pixels above and below the dice of a pile on one line, and of its icon beside them
PILE_SIGN = 28  # pixels of a pile's icon, and of the margins of its name
KEY_ROOM = 4  # pixels between the chips of a heading and the keys of dice below
FOOT_ROOM = 72  # least height of dice in pixels if chips get a line below them


class DiceView(QListView):
    """A view of the dice of one area, laid out by `arrange`. `counts_changed`: the number of dice has changed."""

    counts_changed = Signal()

    def __init__(
        self, model: DiceModel, area: str, hand: Hand, style: Style, parent: QWidget, largest: float = LARGEST
    ) -> None:
        super().__init__(parent)
        self.area, self.hand, self.look, self.largest = area, hand, style, largest
        self.seat = int(area.rpartition("@")[2])
        self.setProperty("area", area)
        self._title = self._icon = self._owner = self._name = ""
        self._named: tuple[int, int, bool] | None = None
        self._heading: Heading | None = None
        self._details: tuple[str, ...] = ()
        self._shown: list[ShownDie] | None = None
        self._dice: frozenset[int] | None = None
        self._arrangement: Arrangement | None = None
        self._chips: tuple[Chip, ...] = ()
        self._placed: tuple[PlacedChip, ...] | None = None
        self.has_foot = False  # chips have a line below the dice
        self._count = 0
        self._painted: tuple[object, ...] = ()
        self._prepare()
        proxy = AreaModel(model, hand.session, area, self)
        for signal in (proxy.rowsInserted, proxy.rowsRemoved, proxy.rowsMoved, proxy.layoutChanged, proxy.modelReset):
            signal.connect(self._dice_changed)
        proxy.dataChanged.connect(self._dice_changed)
        proxy.name_of, proxy.more_words = self._name_of, self._more_words
        self.setModel(proxy)
        hand.watch(self)
        hand.told.connect(self._tell)
        self._read_effects()
        self.follow_hand()

    def _prepare(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewMode(QListView.ViewMode.ListMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Fixed)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(0, 0)

    # Content

    def set_title(self, title: str, icon: str = "", owner: str = "") -> None:
        """Set the heading: the army's owner or the pile's name; a pile also has an icon.

        `owner`: the player whose initial an army has if the title is another name.
        """
        if (title, icon, owner) != (self._title, self._icon, self._owner):
            self._title, self._icon, self._owner, self._heading = title, icon, owner, None
            self.viewport().update()

    def set_largest(self, largest: float) -> None:
        """Set the largest size of dice in pixels."""
        if largest != self.largest:
            self.largest, self._arrangement, self._placed = largest, None, None
            self.viewport().update()

    def retire(self) -> None:
        """Disconnect the view: its place no longer exists, and the view will be deleted."""
        self.hand.forget(self)
        self.hand.told.disconnect(self._tell)

    @property
    def shown(self) -> list[ShownDie]:
        """The dice of the area, cached until they change."""
        if self._shown is None:
            model = self.model()
            self._shown = [self._read(model.index(row, 0)) for row in range(model.rowCount())]
        return self._shown

    @property
    def dice(self) -> frozenset[int]:
        """The dice of the area by their ids."""
        if self._dice is None:
            self._dice = frozenset(die.die for die in self.shown)
        return self._dice

    def _read(self, index: QModelIndex) -> ShownDie:
        return ShownDie(
            index.data(Role.DIE),
            index.data(Role.LOOK),
            index.data(Role.HEALTH),
            index.data(Role.LIT),
            index.data(Role.SELECTED),
            index.data(Role.LIFTED),
            self.hand.bucket(index.data(Role.DIE)),
            index.data(Role.EFFECTS),
        )

    @property
    def health(self) -> int:
        """The total health of the dice in the area that count."""
        session = self.hand.session
        counts = session.system.counts
        return sum(die.health for die in self.shown if counts(session.position, die.die))

    def heading(self) -> Heading:
        """Return the heading, cached until it changes; its details wait for the end of a roll."""
        if self._heading is None:
            if not self._details or not self.hand.waits:
                self._details = self._read_details()
                self._name = self._title
                if self._waiting == len(self.shown) > 0:  # no unit is dead yet
                    self._name = self.hand.session.words.say("ui-table-waiting", count=self._waiting)
            name = self._name or self._title
            self._heading = Heading(name, self._details, self.seat, self._is_army, self._icon, self._owner)
        return self._heading

    def _tell(self) -> None:
        self._heading = self._placed = self._arrangement = None
        self._name_for_readers()
        self.viewport().update()

    @property
    def _is_army(self) -> bool:
        return self.look is Style.ARMY and self.seat >= 0

    def _read_details(self) -> tuple[str, ...]:
        """Return the details of the heading in longer and shorter words."""
        words = self.hand.session.words
        count = len(self.shown)
        if self.look is Style.PILE:
            return self._pile_details()
        if count and self.shown[0].look.body == "terrain":
            return (words.terrain(self.hand.session.position.dice[self.shown[0].die].type),)
        if count:
            whole = words.say("ui-table-army", health=self.health, dice=count)
            return whole, words.say("ui-table-army-short", health=self.health), str(self.health)
        return (words.say("ui-table-empty"),)

    @property
    def _waiting(self) -> int:
        """The number of dragons that wait in the dead area to be summoned: they have not died (SU3)."""
        return sum(die.look.body == "dragon" for die in self.shown) if self.area.startswith(DEAD) else 0

    def _pile_details(self) -> tuple[str, ...]:
        """Return the number of units in the pile, and of the dragons that wait there."""
        waiting, say = self._waiting, self.hand.session.words.say
        units = str(len(self.shown) - waiting)
        if not waiting:
            return (units,)
        if units == "0":
            return ("",)  # the name of the pile says it
        told = (say("ui-table-waiting", count=waiting), say("ui-table-waiting-short", count=waiting))
        return *(f"{units} · {words}" for words in told), units

    def _name_for_readers(self) -> None:
        """Set the accessible name of the area only when it changes, because each name needs the catalogue."""
        session = self.hand.session
        count, lit = len(self.shown), self.area in self.hand.lit
        if (count, self.health, lit) == self._named or (self._named is not None and self.hand.waits):
            return
        self._named = (count, self.health, lit)
        where = sentence(session.words.where(self.area, session.table))
        key = "ui-table-lair-area" if self.look is Style.LAIR else "ui-table-area"
        waiting = self._waiting
        health = sum(die.health for die in self.shown if die.look.body != "dragon") if waiting else self.health
        name = session.words.say(key, where=where, health=health, dice=count - waiting)
        if waiting:
            told = session.words.say("ui-table-waiting", count=waiting)
            name = session.words.say("ui-table-area-waiting", area=name, waiting=told)
        self.setAccessibleName(session.words.say("ui-table-area-lit", area=name) if lit else name)

    def _stack(self, row: int) -> tuple[int, ...]:
        """Return the rows of the stack that a die is in."""
        stack = self.arrangement.stack_of(row)
        return self.arrangement.stacks[stack] if stack >= 0 else (row,)

    def _name_of(self, row: int, name: str) -> str:
        """Return the name of a die with the number of equal dice in its stack."""
        alike = len(self._stack(row))
        return self.hand.session.words.say("ui-die-alike", count=alike, die=name) if alike > 1 else name

    def _more_words(self, row: int) -> list[str]:
        """Return the further texts about a die for screen readers: its points, the key of its stack."""
        words, said = self.hand.session.words, []
        if bucket := self.hand.bucket_words(self.shown[row].die):
            said.append(bucket)
        if key := self.key_of(self._stack(row)):
            said.append(words.say("ui-die-key", key=key))
        return said

    def key_of(self, stack: Sequence[int]) -> str:
        """Return the key that chooses a die of a stack now, or ""."""
        return next(filter(None, (self.hand.key(self.shown[row].die) for row in stack)), "")

    def _dice_changed(self, *_what: object) -> None:
        """Clear the caches; the model calls this for each die, so it must be quick."""
        self._shown = self._arrangement = self._heading = self._placed = self._dice = None
        self.hand.mark(self)
        self.viewport().update()
        count = self.model().rowCount()
        if count != self._count:
            self._count = count
            self.counts_changed.emit()

    def follow_hand(self) -> None:
        """Show what is held, chosen or may be put here now."""
        if not self.hand.dragged and self.selectionModel().hasSelection():
            self.clearSelection()
        if any(die.badge or self.hand.bucket(die.die) for die in self.shown):
            self._shown = self._arrangement = None
        if self.hand.change is None or self.hand.change.effects or self.hand.change.seats or self.hand.change.moment:
            self._read_effects()
        self._name_for_readers()
        self._set_focus_policy()
        painted = self._as_painted()
        if painted != self._painted:
            self._painted = painted
            self.viewport().update()

    def _as_painted(self) -> tuple[object, ...]:
        """Return what painting takes from the hand and the question; changed dice and sizes repaint by themselves."""
        hand, dice = self.hand, [die.die for die in self.shown]
        quiet = (hand.quiet, hand.asks_later, hand.waits)
        held = [die for die in dice if die in hand.dragged or die in hand.aloft]
        shown = [(hand.key(die.die), die.badge) for die in self.shown]
        return self.area in hand.lit, quiet, self._chips, held, shown, hand.rim(self.seat)

    def _read_effects(self) -> None:
        """Update the effects on the army; rebuild the chips only if the effects or their ends have changed."""
        session = self.hand.session
        chips = () if self.look in BARE else tuple(session.system.chips(session, self.area))
        if chips != self._chips:
            self._chips = chips
            self._placed = self._arrangement = None
            self.setAccessibleDescription("\n".join(chip.tip for chip in chips))

    def _set_focus_policy(self) -> None:
        """Exclude an empty area from the Tab order, unless it takes the held dice."""
        useful = bool(self.shown) or self.area in self.hand.lit
        policy = Qt.FocusPolicy.StrongFocus if useful else Qt.FocusPolicy.NoFocus
        if policy != self.focusPolicy():
            self.setFocusPolicy(policy)

    # Layout

    @property
    def folded(self) -> bool:
        """True if there is only room for the heading."""
        return self.viewport().height() < HEADING[self.look] + LEAST_ROOM and not self.in_line

    @property
    def in_line(self) -> bool:
        """True if a pile is too low for a heading: its dice are on one line between the icon and the number."""
        height, heading = self.viewport().height(), HEADING[Style.PILE] + 2 + PILE_FOOT
        fits = LEAST_IN_PILE + 2 * LINE_EDGE <= height < LEAST_IN_PILE + heading
        return self.look is Style.PILE and fits and bool(self.shown)

    @property
    def arrangement(self) -> Arrangement:
        """The layout of the dice, cached until dice or size change."""
        if self._arrangement is None:
            padding, heading = PADDING[self.look], HEADING[self.look]
            if self.look in BARE:
                heading = 0
            elif self.folded:
                return Arrangement(0.0, (), (), ())
            elif self.in_line:
                self._arrangement = self._arranged_in_line()
                return self._arrangement
            width = self.viewport().width() - 2 * padding
            heading += 2 + (KEY_ROOM if self.chips and not self.has_foot else 0)
            height = self.viewport().height() - heading - (PILE_FOOT if self.look is Style.PILE else padding)
            height -= CHIP + 4 if self.chips and self.has_foot else 0
            sizes = [self._relative(row) for row in range(len(self.shown))]
            room = (float(padding), float(heading), float(width), float(height))
            pile, heaped = self.look is Style.PILE, self._heaped
            least = LEAST_IN_PILE if pile else LEAST
            self._arrangement = arrange(self._kinds(), sizes, room, self.largest, pile, heaped, self._gap, least)
        return self._arrangement

    def _arranged_in_line(self) -> Arrangement:
        """Return the layout of the dice between icon and number, in the middle of the height."""
        line, high = self._heading_line(), self.viewport().height() - 2 * LINE_EDGE
        left = line.left() + LINE_SIGN
        wide = line.right() - width_of(self.heading().details[-1], interface_font(12, BOLD)) - LINE_SIGN / 2 - left
        sizes = [1.0] * len(self.shown)
        room = (left, float(LINE_EDGE), wide, float(high))
        found = arrange(self._kinds(), sizes, room, self.largest, True, self._heaped, self._gap, LEAST_IN_PILE)
        down = (high - max((box.y + box.side for box in found.boxes), default=0.0) + LINE_EDGE) / 2
        boxes = tuple(Box(box.x, box.y + max(0.0, down), box.side) for box in found.boxes)
        return Arrangement(found.size, found.stacks, boxes, found.rows)

    def _kinds(self) -> list[tuple[object, ...]]:
        return [(die.look, die.lit, die.selected, die.lifted, die.badge, die.effects) for die in self.shown]

    def _relative(self, row: int) -> float:
        """Return the relative size of a die by its health; all dice of a pile have one size, to save room."""
        return 1.0 if self.look is Style.PILE else relative_size(self.shown[row].health or 4)

    @property
    def _heaped(self) -> bool:
        """True if equal dice are stacked even if there is room: in piles, unless dice are to be chosen."""
        return self.area.startswith(HEAPS) and not any(die.lit or die.selected for die in self.shown)

    @property
    def _gap(self) -> float:
        """The gap beside a die as a share of its size; larger in a pile, so that keys do not cover dice."""
        keyed = self.look is Style.PILE and any(self.hand.key(die.die) for die in self.shown)
        heaped = self._heaped and len(stacked(self._kinds())) < len(self.shown)
        return KEYED_GAP if keyed else COUNTED_GAP if heaped else GAP

    def pile(self, asked: bool) -> Pile:
        """Return the content for sharing room; `asked`: dice are to be chosen here."""
        alone = tuple(self._relative(row) for row in range(len(self.shown)))
        heaped = tuple(alone[heap[0]] for heap in stacked(self._kinds()))
        return Pile(heaped if self._heaped else alone, heaped, self._gap, self.largest, asked)

    @property
    def named_width(self) -> int:
        """The width in pixels at which a pile's heading keeps its name."""
        heading = self.heading()
        detail = heading.details[:2][-1]  # the shorter of the two details beside the name
        words = width_of(heading.name, interface_font(12)) + width_of(detail, interface_font(12, BOLD))
        return 2 * PADDING[self.look] + PILE_SIGN + ceil(words)

    def _box(self, row: int) -> QRect:
        arrangement = self.arrangement
        if not arrangement.stacks or row >= len(self.shown):
            return self.heading_rect().toRect() if row < len(self.shown) else QRect()
        stack = arrangement.stack_of(row)
        if stack < 0:  # a die that has just come, and is not laid out yet
            return QRect()
        box = arrangement.boxes[stack]
        return QRect(round(box.x), round(box.y), box.side, box.side)

    def visualRect(self, index: AnyIndex) -> QRect:
        """Return the square of a die in the viewport."""
        return self._box(index.row()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the die at a point; of a stack the front one."""
        stack = self.arrangement.stack_at(point.x(), point.y())
        return QModelIndex() if stack < 0 else self.model().index(self.arrangement.stacks[stack][0], 0)

    def scrollTo(self, _index: AnyIndex, _hint: QAbstractItemView.ScrollHint | None = None) -> None:
        """Do nothing: all dice are always visible."""

    def updateGeometries(self) -> None:
        """Set empty ranges for the hidden scroll bars.

        QListView would set them from its own layout: the wheel would then shift the picture.
        """
        self.verticalScrollBar().setRange(0, 0)
        self.horizontalScrollBar().setRange(0, 0)

    def moveCursor(self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return the die that an arrow key moves to."""
        stacks = self.arrangement.stacks
        if not stacks:
            return QModelIndex()
        current = self.currentIndex()
        step = QAbstractItemView.CursorAction
        if not current.isValid() or action == step.MoveHome:
            return self.model().index(stacks[0][0], 0)
        at = self.arrangement.stack_of(current.row())
        if action == step.MoveEnd:
            at = len(stacks) - 1
        elif action in (step.MoveLeft, step.MovePrevious):
            at = max(0, at - 1)
        elif action in (step.MoveRight, step.MoveNext):
            at = min(len(stacks) - 1, at + 1)
        elif action in (step.MoveUp, step.MoveDown):
            at = self.arrangement.in_next_row(at, -1 if action == step.MoveUp else 1)
        return self.model().index(stacks[at][0], 0)

    def setSelection(self, rect: QRect, command: Flag) -> None:
        """Select the usable dice that touch a rectangle; at a point only the front one of a stack."""
        picked = QItemSelection()
        box = rect.normalized()
        front = self.indexAt(box.topLeft()).row() if box.size() == QSize(1, 1) else -1
        for row, die in enumerate(self.shown):
            if die.lit and front in (-1, row) and self._box(row).intersects(box):
                index = self.model().index(row, 0)
                picked.select(index, index)
        self.selectionModel().select(picked, command)

    def selectionCommand(self, index: AnyIndex, event: QEvent | None = None) -> Flag:
        """Return no selection for dice that cannot be picked up."""
        if index.isValid() and not self.shown[index.row()].lit:
            return Flag.NoUpdate
        return super().selectionCommand(index, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the dice again."""
        self._arrangement = self._placed = None
        super().resizeEvent(event)

    # Effects

    @property
    def chips(self) -> tuple[PlacedChip, ...]:
        """The chips of the effects on the army: in the heading, or on a line below the dice."""
        if self._placed is None:
            width, height = self.viewport().width(), self.viewport().height()
            if height < CHIP:
                return ()
            self._placed = self._placed_in_heading()
            tall = height >= HEADING[self.look] + FOOT_ROOM + CHIP
            self.has_foot = tall and not all(placed.text for placed in self._placed)
            if self.has_foot:
                self._placed = lay_out(self._chips, QRectF(8, height - CHIP - 6, width - 16, CHIP))
        return self._placed

    def _placed_in_heading(self) -> tuple[PlacedChip, ...]:
        """Return the chips in the heading: in words beside all its words, else in less room, down to icons."""
        whole, short, last = self.heading().details[0], self.heading().details[:2][-1], self.heading().details[-1]
        for detail in (whole, short):
            placed = lay_out(self._chips, self._sign_rect(detail, named=True), right=True)
            if all(chip.text for chip in placed):
                return placed
        return placed if len(placed) == len(self._chips) else lay_out(self._chips, self._sign_rect(last), right=True)

    def _sign_rect(self, detail: str, named: bool = False) -> QRectF:
        """Return the right part of the heading for chips, beside sign, numbers and, if `named`, the name."""
        line, heading = self._heading_line(), self.heading()
        least = 36 + width_of(detail, interface_font(12, BOLD))
        least += width_of(heading.name, interface_font(13, BOLD)) + 14 if named else 0
        return line.adjusted(max(0.0, min(least, line.width() - ICON)), 0, 0, 0)

    def heading_rect(self) -> QRectF:
        """Return the rectangle of the heading; all of a folded area except its chips."""
        line = self._heading_line()
        if self.chips and not self.has_foot:
            line.setRight(self.chips[0].rect.left() - 6)
        return line

    def _heading_line(self) -> QRectF:
        width, height, padding = self.viewport().width(), HEADING[self.look], PADDING[self.look]
        if not height:
            return QRectF()
        if self.folded or self.in_line:
            inset = 1 if self._is_army and width < TIGHT else min(8, padding)
            return QRectF(inset, 0, width - 2 * inset, self.viewport().height())
        return QRectF(padding, 3, width - 2 * padding, height - 3)

    def sizeHint(self) -> QSize:
        """Return the preferred size of an army; layouts may give less."""
        return QSize(200, 120)
