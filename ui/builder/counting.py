"""The catalogue for a collection: each die with the number owned, counted up and down or typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from ddtable.forces.collection import MOST_OF_A_DIE
from ddtable.forces.sections import SORTS
from ddtable.words.sentences import Words
from ui.builder.catalogue_model import DieRow, group_of
from ui.builder.catalogue_panel import CataloguePanel
from ui.builder.catalogue_view import CatalogueView
from ui.builder.editor import Editor
from ui.builder.sheet import Area, Kind, kind_of
from ui.builder.tile_paint import (
    LINE,
    NAME,
    TOP,
    paint_badge,
    paint_ground,
    paint_picture,
    paint_sign,
    sign_rects,
    tile_picture,
)
from ui.builder.tiles_view import AnyIndex
from ui.kit.theme import colours

PAUSE = 1200  # milliseconds after which a digit starts a new number


class Counter(Editor):
    """Counts dice owned instead of dice in a force. `asked` is emitted with the new counts of some dice."""

    asked = Signal(object)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(words, parent)
        self.use_collection({}, limited=False)

    def count(self, die: str) -> int:
        """Return the number of a die owned."""
        return (self.owned or {}).get(die, 0)

    def counts(self, _die: str) -> bool:
        """Return True: every sort of dice is counted."""
        return True

    def put(self, dice: Sequence[str], _area: Area | None = None) -> bool:
        """Ask for one more of each of these dice."""
        return self.set_counts({die: self.count(die) + 1 for die in dice})

    def take_anywhere(self, dice: Sequence[str]) -> bool:
        """Ask for one less of each of these dice."""
        return self.set_counts({die: self.count(die) - 1 for die in dice})

    def set_counts(self, counts: Mapping[str, int]) -> bool:
        """Ask for these counts, limited to the possible range."""
        within = {die: max(0, min(MOST_OF_A_DIE, count)) for die, count in counts.items()}
        changed = {die: count for die, count in within.items() if count != self.count(die)}
        if changed:
            self.asked.emit(changed)
        return bool(changed)


class CountedView(CatalogueView):
    """Tiles with counts."""

    editor: Counter

    def __init__(self, editor: Editor, parent: QWidget) -> None:
        self._typed = ""
        super().__init__(editor, parent)
        self.setDragEnabled(False)
        self.setAcceptDrops(False)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._end_number)

    def show_counts(self, dice: Sequence[str]) -> None:
        """Show new counts of these dice; dice with a count of 0 stay until the search changes."""
        places = {row.type_id: number for number, row in enumerate(self.dice.dice)}
        for die in dice:
            if die in places:
                index = self.dice.index(places[die])
                self.dice.dataChanged.emit(index, index)

    def group_words(self, group: str) -> str:
        """Return the text of a heading, with the number of its sorts that are owned."""
        sorts = [row.type_id for row in self.dice.dice if group_of(row.type_id) == group]
        owned = sum(self.editor.count(die) > 0 for die in sorts)
        return self.editor.words.say(
            "collections-group", name=super().group_words(group), owned=owned, sorts=len(sorts)
        )

    def _is(self, die: str, sought: str) -> bool:
        return die == sought if sought else self.editor.count(die) > 0

    def scroll_to_owned(self, die: str = "") -> None:
        """Scroll to the first group with a die that is owned, or to the group of `die`."""
        placed = self.placed
        owned = next((number for number, row in enumerate(self.rows) if self._is(row.type_id, die)), -1)
        first = max((number for _, _, number in self._groups if number <= owned), default=-1)
        if first >= 0:
            self.verticalScrollBar().setValue(placed.tiles[first].top() - self.above(first))

    @property
    def _tile_height(self) -> int:
        return TOP + self.die + 2 + NAME + LINE + 6

    def _picture_words(self, row: DieRow) -> tuple[str, ...]:
        return row.lines if self.grouped else row.lines_alone

    def _paint_tile(self, painter: QPainter, number: int, chosen: bool, focused: bool) -> None:
        palette, rect, row = colours(self), self.tile(number), self.rows[number]
        hovered, count = number == self.hovered, self.editor.count(row.type_id)
        paint_ground(painter, rect, palette, chosen=chosen, hovered=hovered, focused=focused)
        words, size, ratio = self._picture_words(row), (rect.width(), rect.height()), self.devicePixelRatioF()
        picture = tile_picture(row.look, words, size, self.die, palette, ratio)
        paint_picture(painter, rect.topLeft(), picture, self.die, faint=not count)
        right, top = rect.center().x() + self.die / 2 + 6, rect.top() + 4
        if hovered:
            less, more = sign_rects(rect)
            paint_sign(painter, more, "+", palette, pointed=self._sign == "+")
            if count:
                paint_sign(painter, less, "-", palette, pointed=self._sign == "-")
            right, top = rect.center().x() + self.die / 2 + 6, rect.top() + TOP + self.die - 16
        if count:
            paint_badge(painter, right, top, f"×{count}", palette, lit=False)

    def _sign_at(self, point: QPoint) -> str:
        if not 0 <= self.hovered < len(self.rows):
            return ""
        less, more = sign_rects(self.tile(self.hovered))
        if more.contains(point):
            return "+"
        return "-" if less.contains(point) and self.editor.count(self.rows[self.hovered].type_id) else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle digits (type a count) and Delete (set it to 0) for the selected dice."""
        dice = self.chosen_dice()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.text().isdecimal() and event.text().isascii() and plain and dice:
            self._typed = (self._typed + event.text())[-len(str(MOST_OF_A_DIE)) :]
            self._pause.start()
            self.editor.set_counts(dict.fromkeys(dice, int(self._typed)))
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and dice:
            self.editor.set_counts(dict.fromkeys(dice, 0))
        else:
            super().keyPressEvent(event)

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        """End the typed number when another die is selected."""
        self._end_number()
        super().currentChanged(current, previous)

    def _end_number(self) -> None:
        self._typed = ""


class CountedPanel(CataloguePanel):
    """The catalogue with its search and filters, and tiles that count."""

    tiles = CountedView

    @property
    def _offered(self) -> tuple[Kind, ...]:
        """All sorts of dice: a player may own any."""
        return SORTS

    def seek_owned(self, die: str = "") -> None:
        """Show the result at once, from the first owned dice on, or from the group of `die` on."""
        if kind := kind_of(die):
            self.show_kind(kind)
        self._seeking.stop()
        self.seek()
        if isinstance(self.view, CountedView):
            self.view.scroll_to_owned(die)
