"""The spells as a list: grouped by colour, those that can be cast first, narrowed down by words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QListWidgetItem, QStyle, QStyleOptionViewItem, QWidget

from ddtable.rules.dragon_dice.spells import COLOURS, IVORY
from ddtable.summaries.dragon_dice.casting import SpellState
from ui.art.icons import icon_pixmap
from ui.art.palette import ELEMENTS, luminance
from ui.kit.element_ink import element_ink
from ui.kit.fonts import BOLD, interface_font
from ui.kit.painting import key_cap_width, paint_key_cap, rounded, text
from ui.kit.row_delegate import ABOUT, AnyIndex, RowDelegate
from ui.kit.row_list import RowList
from ui.kit.theme import colours

if TYPE_CHECKING:
    from ddtable.words.sentences import Words

STATE, KEY, TIMES = (Qt.ItemDataRole.UserRole + number for number in range(3))
ROW, HEAD = 40, 26  # pixels of height of a spell and of a colour
BADGE = 24.0
EDGE = 8.0
RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}
RIGHT = Qt.AlignmentFlag.AlignRight


class BookDelegate(RowDelegate):
    """Paints a spell with its cost on its colour, or the head of a colour with the points that are left."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the height of a spell or of a head."""
        return QSize(10, ROW if isinstance(index.data(STATE), SpellState) else HEAD)

    def paint_plate(self, painter: QPainter, room: QRectF, option: QStyleOptionViewItem) -> None:
        """Paint no plate below a head."""
        if option.state & QStyle.StateFlag.State_Enabled:
            super().paint_plate(painter, room, option)

    def paint_row(self, painter: QPainter, room: QRectF, index: AnyIndex) -> None:
        """Paint a spell or a head."""
        state = index.data(STATE)
        if isinstance(state, SpellState):
            self._paint_spell(painter, room, index, state)
        else:
            self._paint_head(painter, room, index, str(state))

    def _paint_head(self, painter: QPainter, room: QRectF, index: AnyIndex, colour: str) -> None:
        palette, ratio = colours(self.view), self.view.devicePixelRatioF()
        ink = element_ink(colour, palette)
        middle = room.center().y()
        painter.drawPixmap(
            round(room.left() + EDGE), round(middle - 8), icon_pixmap(f"element_{colour}", 16, QColor(ink), ratio)
        )
        line = QRectF(room.left() + EDGE + 22, room.top(), room.width() - 2 * EDGE - 22, room.height())
        text(painter, line, str(index.data(Qt.ItemDataRole.DisplayRole)), interface_font(12, BOLD), palette.text)
        text(painter, line, str(index.data(ABOUT)), interface_font(12, BOLD), ink, RIGHT)

    def _paint_spell(self, painter: QPainter, room: QRectF, index: AnyIndex, state: SpellState) -> None:
        palette, live = colours(self.view), state.option is not None
        painter.setOpacity(1.0 if live else 0.5)
        badge = QRectF(room.left() + EDGE, room.center().y() - BADGE / 2, BADGE, BADGE)
        paint_cost(painter, badge, state.spell.colour, state.spell.cost, element_ink(state.spell.colour, palette))
        painter.setOpacity(1.0)
        right = room.right() - EDGE
        if times := int(index.data(TIMES) or 0):
            words, font = f"×{times}", interface_font(13, BOLD)
            text(painter, QRectF(right - 30, room.top(), 30, room.height()), words, font, palette.accent_text, RIGHT)
            right -= 34
        elif key := str(index.data(KEY) or ""):
            paint_key_cap(painter, right, room.center().y(), key, palette.quiet_text)
            right -= key_cap_width(key) + 6
        left = badge.right() + 8
        ink, font = (palette.text if live else palette.quiet_text), interface_font(13, QFont.Weight.DemiBold)
        name = QRectF(left, room.top() + 2, right - left, 18)
        text(painter, name, str(index.data(Qt.ItemDataRole.DisplayRole)), font, ink)
        text(painter, name.translated(0, 17), str(index.data(ABOUT)), interface_font(11), palette.quiet_text)


def paint_cost(painter: QPainter, badge: QRectF, colour: str, cost: int, edge: str) -> None:
    """Paint a cost as a number on its colour."""
    tone = ELEMENTS[colour].base
    rounded(painter, badge, 6, tone, edge)
    ink = "#ffffff" if luminance(tone) < 0.35 else "#1d1608"
    size = 13 if cost < 10 else 12
    text(painter, badge, str(cost), interface_font(size, BOLD), ink, Qt.AlignmentFlag.AlignHCenter)


class BookList(RowList):
    """The list. `chosen` has a spell to add, `stepped` one to cast once more or less; `pointed`: another is current.

    `confirmed` has the current spell when Return is pressed; `walked`: a key has made another spell current.
    """

    chosen = Signal(str)
    confirmed = Signal(str)
    walked = Signal()
    stepped = Signal(str, int)
    pointed = Signal(object)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent, QSize(10, ROW), BookDelegate)
        self._words = words
        self._order: Sequence[str] = (*COLOURS, IVORY)
        self._able: set[str] = set()
        self._wanted = ""
        self.setAccessibleName(words.say("ui-spells"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(RowList.SelectionMode.SingleSelection)
        self.itemClicked.connect(self._clicked)
        self.currentItemChanged.connect(self._moved)
        self.itemEntered.connect(self._entered)

    # Content

    def set_order(self, states: Sequence[SpellState]) -> None:
        """Set the order of the spells for this casting: it stays while spells are chosen."""
        able = [state.spell for state in states if state.option is not None]
        coloured = {spell.colour for spell in able}
        self._order = sorted((*COLOURS, IVORY), key=lambda colour: colour not in coloured)
        self._able = {spell.id for spell in able}

    def show_spells(
        self,
        states: Sequence[SpellState],
        left: Mapping[str, str],
        notes: Mapping[str, str],
        keys: Mapping[str, str],
        times: Mapping[str, int],
    ) -> None:
        """Show the spells: by colour the points left, by spell what it does or lacks, its key, its castings so far."""
        current, scrolled = self.current_spell(), self.verticalScrollBar().value()
        self.blockSignals(True)
        self.clear()
        for colour in self._order:
            mine = sorted((one for one in states if one.spell.colour == colour), key=self._rank)
            found = [one for one in mine if self._fits(one, notes[one.spell.id])]
            if not found:
                continue
            head = QListWidgetItem(self._words.say("ui-points-bucket", bucket=colour), self)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            head.setData(STATE, colour)
            head.setData(ABOUT, left[colour])
            for state in found:
                self._add(state, notes[state.spell.id], keys.get(state.spell.id, ""), times.get(state.spell.id, 0))
        self.blockSignals(False)
        self._stand_on(current)
        if current and current == self.current_spell():
            self.verticalScrollBar().setValue(scrolled)

    def _add(self, state: SpellState, note: str, key: str, times: int) -> None:
        spell = state.spell
        item = QListWidgetItem(self._words.spell_name(spell.id), self)
        for role, value in ((STATE, state), (ABOUT, note), (KEY, key), (TIMES, times)):
            item.setData(role, value)
        colour = self._words.say("ui-points-bucket", bucket=spell.colour)
        spoken = self._words.say("ui-spell-card", spell=item.text(), colour=colour, cost=spell.cost, state=note)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{spoken}, ×{times}" if times else spoken)

    def _rank(self, state: SpellState) -> tuple[bool, int]:
        return state.spell.id not in self._able, state.spell.cost

    def _fits(self, state: SpellState, note: str) -> bool:
        """Return True if a spell has the wanted words in its name or its note."""
        said = f"{self._words.spell_name(state.spell.id)} {note}".casefold()
        return all(word in said for word in self._wanted.split())

    def narrow(self, wanted: str) -> None:
        """Set the words that a spell must have; the list is shown again by its panel."""
        self._wanted = wanted.casefold()

    def spells(self) -> list[str]:
        """Return the spells that are listed, in their order."""
        states = [self.item(row).data(STATE) for row in range(self.count())]
        return [state.spell.id for state in states if isinstance(state, SpellState)]

    # The current spell

    def current_spell(self) -> str:
        """Return the current spell, or ""."""
        return _spell_of(self.currentItem())

    def _stand_on(self, spell: str) -> None:
        """Make a spell current, else the first one that can be cast."""
        items = [self.item(row) for row in range(self.count())]
        same = [item for item in items if spell and _spell_of(item) == spell]
        able = [item for item in items if _is_able(item)]
        if same:
            self.setCurrentItem(same[0])
        elif able:
            self.setCurrentItem(able[0])
            self.scrollToTop()

    def _moved(self, item: QListWidgetItem | None, _before: QListWidgetItem | None) -> None:
        self.pointed.emit(_state_of(item))

    def _entered(self, item: QListWidgetItem) -> None:
        self.pointed.emit(_state_of(item))

    def _clicked(self, item: QListWidgetItem) -> None:
        if spell := _spell_of(item):
            self.chosen.emit(spell)

    # Keys

    def event(self, event: QEvent) -> bool:
        """Claim Return before the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and cast(QKeyEvent, event).key() in RETURN:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add the current spell with Return or Space; plus and minus cast it once more or less."""
        spell, key = self.current_spell(), Qt.Key(event.key())
        if key in RETURN and spell:
            self.confirmed.emit(spell)
        elif key == Qt.Key.Key_Space and spell:
            self.chosen.emit(spell)
        elif key in STEPS and spell:
            self.stepped.emit(spell, STEPS[key])
        else:
            super().keyPressEvent(event)
            if self.current_spell() != spell:
                self.walked.emit()


def _state_of(item: QListWidgetItem | None) -> SpellState | None:
    state = item.data(STATE) if item is not None else None
    return state if isinstance(state, SpellState) else None


def _spell_of(item: QListWidgetItem | None) -> str:
    state = _state_of(item)
    return state.spell.id if state is not None else ""


def _is_able(item: QListWidgetItem) -> bool:
    state = _state_of(item)
    return state is not None and state.option is not None
