"""The drawer below the map: the pools of one player with their dice, opened on a click, by a drag, or by a question."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.areas.area_paint import Style
from ui.areas.area_view import AreaView
from ui.areas.delegate import DieDelegate
from ui.areas.dice import DiceModel
from ui.areas.hand import Hand
from ui.areas.surfaces import LEFT, paint_card, paint_initial, width_of, write
from ui.games.dragon_dice.table.pool_plate import ICONS, WORDS
from ui.kit.fonts import BOLD, interface_font
from ui.kit.icon_button import IconButton

HEAD, MARGIN, GAP = 30, 10, 8
LARGEST = 52
HIGH = 118  # pixels of the drawer at its designed size
EMPTY = 2.4  # the share of a pool without dice, in dice


class PoolDrawer(QWidget):
    """Some of the pools of a player, usually all `pools`. Areas are made when they are first seen."""

    def __init__(
        self, pools: Sequence[str], model: DiceModel, hand: Hand, delegate: DieDelegate, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.hand, self._model, self._delegate = hand, model, delegate
        self.pools = tuple(pools)
        self.views: dict[tuple[int, str], AreaView] = {}
        self.seat = -1
        self.shown: tuple[str, ...] = ()
        self._growth = 1.0
        self.close_button = IconButton("close", hand.session.words.say("ui-war-drawer-close"), "Esc", self, side=24)
        self.close_button.clicked.connect(lambda _checked=False: self.shut())
        self.hide()

    def open(self, seat: int, places: Sequence[str]) -> None:
        """Show these pools of a player."""
        if (seat, tuple(places)) != (self.seat, self.shown):
            self.seat, self.shown = seat, tuple(places)
            for place in places:
                if (seat, place) not in self.views:
                    self.views[seat, place] = self._new_view(seat, place)
            player = self.hand.session.names[seat]
            self.setAccessibleName(self.hand.session.words.say("ui-war-drawer", player=player))
            self._arrange()
        self.show()
        self.raise_()
        self.update()

    def shut(self) -> None:
        """Close the drawer."""
        self.hide()

    def _new_view(self, seat: int, place: str) -> AreaView:
        view = AreaView(self._model, f"{place}@{seat}", self.hand, self._delegate, Style.PILE, self, largest=LARGEST)
        view.set_title(self.hand.session.words.say(WORDS[place]), ICONS[place])
        view.counts_changed.connect(partial(self._arrange))
        return view

    def set_growth(self, growth: float) -> None:
        """Set the size of dice relative to the design."""
        self._growth = growth
        for view in self.views.values():
            view.set_largest(LARGEST * growth)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the pools again."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        present = [self.views[self.seat, place] for place in self.shown]
        for view in self.views.values():
            view.setVisible(view in present)
        shares = [max(EMPTY, len(view.shown)) + 1 for view in present]
        left, top = MARGIN, HEAD
        room = self.width() - 2 * MARGIN - GAP * (len(present) - 1)
        for view, share in zip(present, shares, strict=True):
            width = int(room * share / sum(shares))
            view.setGeometry(left, top, width, self.height() - top - MARGIN)
            left += width + GAP
        self.close_button.move(self.width() - self.close_button.width() - 6, 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape."""
        if event.key() == Qt.Key.Key_Escape and not self.hand.session.lifted():
            self.shut()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card and its owner."""
        if self.seat < 0:
            return
        painter, palette = QPainter(self), self._delegate.colours
        paint_card(painter, self.rect(), palette, radius=14)
        session = self.hand.session
        name = session.names[self.seat]
        paint_initial(painter, QRectF(MARGIN + 2, 7, 17, 17), name, self.seat, palette)
        font = interface_font(13, BOLD)
        said = session.words.say("ui-war-drawer", player=name)
        write(painter, QRectF(MARGIN + 27, 5, width_of(said, font) + 4, 20), said, font, palette.text, LEFT)
