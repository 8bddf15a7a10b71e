"""The half of the field of one player: name, fighting rank, camp and lost dice."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddtable.rules.battle_dice.board import ARMY, HAND, LOST, PARTY, ROSTER, Board, Side
from ddtable.rules.battle_dice.kinds import is_unit
from ddtable.words.telling.battle_words import kinds_name
from ui.areas.dice import DiceModel
from ui.areas.hand import Hand
from ui.areas.surfaces import LEFT, RIGHT, paint_bar, paint_card, paint_initial, width_of, write
from ui.art.battle_die import BattleLook
from ui.art.icons import icon_pixmap
from ui.art.palette import Palette, player_colour
from ui.games.battle_dice.field.field_delegate import FieldDelegate
from ui.games.battle_dice.field.gaze import Gaze
from ui.games.battle_dice.field.rank_view import LostView, RankView
from ui.kit.fonts import BOLD, interface_font

HEAD = 30
MARGIN = 8
GAP = 8
TITLE = 20  # height of the title above a place of the camp, in pixels
LEAST_LOST, MOST_LOST = 104, 220
BAR = 90
CAMP = {PARTY: 0.26, ROSTER: 0.34, HAND: 0.2, ARMY: 0.26}  # shares of the width for places beside the rank
ASKED_CAMP = 0.38
MAIN_DIE, CAMP_DIE = 84, 64  # maximum size of dice in pixels, before scaling
ICONS = {PARTY: "bd_party", ROSTER: "bd_monster", HAND: "bd_roll", ARMY: "bd_melee"}


class ArmySide(QWidget):
    """The half of the field of one player. The name is at the outer edge."""

    def __init__(
        self, seat: int, model: DiceModel, hand: Hand, delegate: FieldDelegate, gaze: Gaze, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.seat, self.hand, self.colours, self._model = seat, hand, delegate.colours, model
        self.near = seat == 0
        self._growth = 1.0
        self.ranks = {
            place: RankView(model, f"{place}@{seat}", hand, delegate, gaze, self)
            for place in (ARMY, PARTY, ROSTER, HAND)
        }
        self.lost = LostView(model, f"{LOST}@{seat}", hand, delegate, gaze, self)
        self.lost.set_title(hand.session.words.say("field-lost"), "dead")
        for place in (PARTY, ROSTER, HAND):
            self.ranks[place].empty_words = hand.session.words.say(f"field-empty-{place}")
        for view in (*self.ranks.values(), self.lost):
            view.counts_changed.connect(self.arrange)
        hand.changed.connect(self.refresh)
        self.refresh()

    def set_form(self, near: bool, growth: float) -> None:
        """Set the near or the far side, and the scale of dice relative to their designed size."""
        self.near, self._growth = near, growth
        self.arrange()

    def set_palette(self, palette: Palette) -> None:
        """Paint with other colours."""
        self.colours = palette
        self.update()

    # What is here

    @property
    def board(self) -> Board:
        """The rule system's part of the position."""
        board: Board = self._model.source.position.board
        return board

    @property
    def side(self) -> Side | None:
        """This player's side of the current battle; None between battles."""
        battle = self.board.battle
        return next((side for side in battle.sides if side.seat == self.seat), None) if battle is not None else None

    @property
    def main(self) -> str:
        """The place of the dice that fight now."""
        return self.side.place if self.side is not None else ARMY

    def beside(self) -> list[str]:
        """Return the other places to show: those with dice, and those where dice can be dropped."""
        goals = frozenset() if self.hand.asks_later else self.hand.lit | self.hand.session.goals()
        shown = []
        for place, view in self.ranks.items():
            if place != self.main and (view.shown or view.area in goals):
                shown.append(place)
        return shown

    def refresh(self) -> None:
        """Update the layout, the accessible name and the number of dice left."""
        self.arrange()
        self.setAccessibleName(f"{self.hand.session.names[self.seat]}, {self._left_words()}")
        self.update()

    def _left(self) -> tuple[int, int]:
        """Return the number of dice left and at the start; for the army, with those on a quest."""
        left = self._units(self.main) + self._away()
        start = self.side.start if self.side is not None and not self._away() else self.board.starts[self.seat]
        return left, max(start, left)

    def _units(self, place: str) -> int:
        dice = self._model.source.position.dice
        return sum(die.owner == self.seat and die.place == place and is_unit(die.type) for die in dice)

    def _away(self) -> int:
        """Return the number of units of the army on a quest; 0 while a quest is shown."""
        return self._units(PARTY) if self.main == ARMY else 0

    def _left_words(self) -> str:
        left, start = self._left()
        return self.hand.session.words.say("field-left", left=left, start=start, away=self._away())

    def _role(self) -> str:
        """Return the role of the player: the type of the monsters, or on a quest the party or the dungeon master."""
        words, question = self.hand.session.words, self._model.source.question
        if self.main in (PARTY, ROSTER):
            return words.say(f"field-role-{self.main}")
        if question is not None and question.kind == "roster" and question.seat == self.seat:
            return words.say("field-role-roster")
        return kinds_name(words, self.board.monsters[self.seat])

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the layout."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Place the camp on the left if there is one, then the rank, and the lost dice on the right."""
        room = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        room.adjust(0, 0 if self.near else HEAD - MARGIN, 0, -(HEAD - MARGIN) if self.near else 0)
        if room.width() < 40 or room.height() < 20:
            return
        wide = max(LEAST_LOST, min(MOST_LOST, room.width() // 8))
        self.lost.setGeometry(QRect(room.right() + 1 - wide, room.top(), wide, room.height()))
        self.lost.set_largest(40 * self._growth)
        room.setRight(room.right() - wide - GAP)
        beside = self.beside()
        for place, view in self.ranks.items():
            view.setVisible(place == self.main or place in beside)
        if beside:
            camp = QRect(room.left(), room.top(), self._camp_width(beside, room.width()), room.height())
            room.setLeft(camp.right() + 1 + GAP)
            self._arrange_camp(camp, beside)
        main = self.ranks[self.main]
        main.set_form(not self.near, MAIN_DIE * self._growth)
        main.setGeometry(room)

    def _camp_width(self, beside: list[str], width: int) -> int:
        share = max(CAMP[place] for place in beside)
        goals = self._model.source.goals()
        asked = [self.ranks[place] for place in beside if place in (PARTY, ROSTER)]
        if any(view.area in goals for view in asked) or self.board.announced[self.seat]:
            share = ASKED_CAMP
        return round(width * share)

    def _arrange_camp(self, camp: QRect, beside: list[str]) -> None:
        high = (camp.height() - GAP * (len(beside) - 1)) // len(beside)
        for number, place in enumerate(beside):
            view = self.ranks[place]
            view.set_form(not self.near, CAMP_DIE * self._growth, calm=True)
            top = camp.top() + number * (high + GAP)
            view.setGeometry(camp.left(), top + TITLE, camp.width(), high - TITLE)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, the name, the number of dice left and the titles of the camp."""
        painter, palette = QPainter(self), self.colours
        session = self.hand.session
        asked = session.asked_seat == self.seat and not self.hand.quiet and not self.hand.asks_later
        paint_card(painter, self.rect(), palette, asked=asked, radius=14)
        top = self.height() - HEAD if self.near else 0
        self._paint_head(painter, QRectF(MARGIN + 4, top, self.width() - 2 * MARGIN - 8, HEAD))
        for place in self.beside():
            self._paint_title(painter, place)

    def _paint_head(self, painter: QPainter, rect: QRectF) -> None:
        palette, name = self.colours, self.hand.session.names[self.seat]
        middle = rect.center().y()
        chip = QRectF(rect.left(), middle - 9, 18, 18)
        paint_initial(painter, chip, name, self.seat, palette)
        font = interface_font(14, BOLD)
        wide = min(width_of(name, font) + 2, rect.width() * 0.4)
        write(painter, QRectF(chip.right() + 8, middle - 10, wide, 20), name, font, palette.text, LEFT)
        left, start = self._left()
        words, small = self._left_words(), interface_font(12)
        words_wide = width_of(words, small) + 2
        bar = QRectF(rect.right() - BAR, middle - 3, BAR, 6)
        paint_bar(painter, bar, left / max(1, start), player_colour(self.seat), palette)
        words_at = QRectF(bar.left() - words_wide - 10, middle - 10, words_wide, 20)
        write(painter, words_at, words, small, palette.text, RIGHT)
        role = QRectF(chip.right() + 8 + wide + 12, middle - 10, 0, 20)
        role.setRight(words_at.left() - 12)
        write(painter, role, self._role(), small, palette.quiet_text, LEFT)

    def _paint_title(self, painter: QPainter, place: str) -> None:
        view, palette = self.ranks[place].geometry(), self.colours
        line = QRectF(view.left() + 2, view.top() - TITLE, view.width() - 4, TITLE)
        picture = icon_pixmap(ICONS[place], 14, QColor(palette.quiet_text), self.devicePixelRatioF())
        painter.drawPixmap(QPointF(line.left(), round(line.center().y() - 7)), picture)
        kinds = [cast(BattleLook, die.look).kind for die in self.ranks[place].shown]
        count = len(kinds) if place == HAND else sum(map(is_unit, kinds))
        words = self.hand.session.words.say(f"field-camp-{place}", count=count)
        write(painter, line.adjusted(20, 0, 0, 0), words, interface_font(12, BOLD), palette.quiet_text, LEFT)
