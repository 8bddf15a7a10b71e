"""The panel in which a set of cards is turned in: the hand, the value of the set, the values of the next ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddtable.engine.questions import Option, Question
from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.rules.risk.board import board_of
from ddtable.rules.risk.cards import KEEP, SET, rising_value, shown_territories
from ui.areas.surfaces import paint_initial, width_of
from ui.games.question_panel import QuestionPanel
from ui.games.risk.cards.backs import paint_backs
from ui.games.risk.cards.card_row import HIGH, RISE, WIDE, CardRow
from ui.kit.buttons import KeyButton
from ui.kit.fonts import BOLD, interface_font, title_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours
from ui.session.answer import reach

if TYPE_CHECKING:
    from ui.session.session import Session

EDGE, HEAD, GAP = 18, 44, 10
APART = 20  # pixels between the cards of two players
BESIDE = 250  # pixels for the value of the set, beside the cards
FOOT = 66  # pixels for the values of the next sets
SHOWN = 5  # cards that lie beside each other
STEPS = 8  # values of sets that are shown
STEP, STEP_HIGH = 46, 28
MIDDLE = Qt.AlignmentFlag.AlignHCenter


class CardsPanel(QuestionPanel):
    """The panel. A set of three chosen cards is the answer of Return."""

    def __init__(self, session: Session, parent: QWidget, bar: QWidget) -> None:
        super().__init__(parent, bar)
        self._session = session
        say = session.words.say
        self.row = CardRow(session, self)
        self.row.changed.connect(self._consider)
        self.turn_in = KeyButton("", "↵", "primary", self)
        self.turn_in.clicked.connect(lambda _checked=False: session.draft.confirm())
        self.best = KeyButton(say("ui-risk-best-set"), "", "plain", self)
        self.best.setToolTip(say("ui-risk-best-set-tip"))
        self.best.clicked.connect(lambda _checked=False: self.choose_best())
        self._asked: Question | None = None
        self.setAccessibleName(say("ui-risk-cards", player=""))

    @property
    def question(self) -> Question | None:
        """The question about a set, if a person at this screen is asked."""
        question = self._session.question
        return question if question is not None and question.kind == "turn-in" and self._session.asks_person else None

    @property
    def chosen(self) -> Option | None:
        """The option that turns in the chosen cards; None if they are not a set."""
        cards = {*self.row.chosen}
        options = [option for option in reach.options_of(self.question) if option.id != KEEP]
        return next((option for option in options if {*map(int, option.id.split(":"))} == cards), None)

    # Content

    def show_question(self) -> None:
        """Show the hand, with the best set chosen; hide if no set is asked for."""
        question = self.question
        if question is None:
            self._asked = None
            self.hide()
            return
        if question is self._asked:
            self._consider()  # the table was shown again, with an answer that has not begun
            return
        self._asked = question
        name = self._session.names[question.seat]
        self.setAccessibleName(self._session.words.say("ui-risk-cards", player=name))
        self.row.show_cards(board_of(self._session.position).hands[question.seat], able=True)
        self.row.choose(())
        self.choose_best()
        self._arrange()

    def show_answer(self) -> None:
        """Show the suggested set, and what the chosen one is worth."""
        question = self.question
        if question is None:
            return
        option = self._session.draft.default_option()
        suggested = option not in ("", KEEP) and self._session.draft.as_suggested()
        cards = tuple(int(card) for card in option.split(":")) if suggested else self.row.chosen
        if suggested and {*cards} != {*self.row.chosen}:
            self.row.choose(cards)
        self._name()

    def _name(self) -> None:
        option, say = self.chosen, self._session.words.say
        value = int(option.values["value"]) if option is not None else 0
        self.turn_in.show_as(say("ui-risk-turn-in", value=value), "↵", "primary" if value else "plain")
        self.turn_in.setEnabled(option is not None)
        self.update()

    def choose_best(self) -> None:
        """Choose the set with the most value and own territories, without a wild card if possible."""
        board = board_of(self._session.position)
        options = [option for option in reach.options_of(self.question) if option.id != KEEP]

        def worth(option: Option) -> tuple[int, int]:
            wild = sum(int(card) >= len(board.territories) for card in option.id.split(":"))
            return int(option.values["value"]) + 2 * int(option.values["own"]), -wild

        if options:
            best = max(options, key=worth)
            self.row.choose([int(card) for card in best.id.split(":")])

    def _consider(self) -> None:
        """Make the chosen set the answer of Return; other cards than a set are none."""
        option, draft = self.chosen, self._session.draft
        if self.question is not None:
            draft.consider(option.id if option is not None else "")
        self._name()

    def take_focus(self) -> None:
        """Leave the focus where it is: the keys work from everywhere."""

    def take_digit(self, digit: int, /) -> bool:
        """Choose a card, or no longer."""
        self.row.flip(digit)
        return True

    # Layout

    def sizeHint(self) -> QSize:
        """Return the size for the hand."""
        count = max(SET, min(SHOWN, len(self.row.cards)))
        return QSize(2 * EDGE + count * (WIDE + GAP) + BESIDE, HEAD + HIGH + RISE + FOOT + EDGE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the parts."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        left = self.width() - BESIDE - EDGE + 20
        self.row.setGeometry(EDGE, HEAD, left - EDGE - 20, HIGH + RISE)
        bottom = HEAD + RISE + HIGH
        self.turn_in.move(left, bottom - 84)
        self.best.move(left, bottom - 40)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the hands of the others, the value of the set, and the values of the next sets."""
        super().paintEvent(event)
        question = self.question
        if question is None:
            return
        painter, palette, session = QPainter(self), colours(self), self._session
        title = session.words.say("ui-risk-cards", player=session.names[question.seat])
        text(painter, QRectF(EDGE, 10, 360, 28), title, title_font(19), palette.text)
        self._paint_others(painter, question.seat)
        self._paint_value(painter)
        self._paint_steps(painter)

    def _paint_others(self, painter: QPainter, seat: int) -> None:
        """Paint how many cards the other players have."""
        session, palette = self._session, colours(self)
        board, right = board_of(session.position), float(self.width() - EDGE)
        for other in reversed(range(session.position.seats)):
            if other == seat or other in board.out:
                continue
            left = paint_backs(painter, QPointF(right, 24), len(board.hands[other]), palette)
            paint_initial(painter, QRectF(left - 18, 15, 18, 18), session.names[other], other, palette)
            right = left - 18 - APART

    def _paint_value(self, painter: QPainter) -> None:
        """Paint what the chosen cards are worth, and where 2 more may be placed."""
        session, palette, say, option = self._session, colours(self), self._session.words.say, self.chosen
        left = float(self.width() - BESIDE - EDGE + 20)
        room = QRectF(left, HEAD + RISE, BESIDE - 20, 40)
        if option is None:
            count = len(self.row.chosen)
            said = say("ui-risk-no-set", count=count, missing=max(0, SET - count))
            text(painter, room, said, interface_font(13), palette.quiet_text)
            return
        value = str(option.values["value"])
        large = interface_font(34, BOLD)
        text(painter, room, value, large, palette.text)
        beside = room.adjusted(width_of(value, large) + 10, 5, 0, 5)
        text(painter, beside, say("ui-risk-set-health"), interface_font(12), palette.quiet_text)
        seat = self.question.seat if self.question is not None else NOBODY
        cards = tuple(int(card) for card in option.id.split(":"))
        for number, place in enumerate(shown_territories(session.position, seat, cards)):
            line = QRectF(left, room.bottom() + 2 + 18 * number, BESIDE - 20, 18)
            more = say("ui-risk-two-more", place=session.words.place(place, session.table))
            text(painter, line, more, interface_font(12, QFont.Weight.DemiBold), palette.text)

    def _paint_steps(self, painter: QPainter) -> None:
        """Paint the values of this set and of the next ones; fixed values as a sentence."""
        session, palette, say = self._session, colours(self), self._session.words.say
        board = board_of(session.position)
        top = HEAD + RISE + HIGH + 12
        if board.options.sets != "rising":
            text(
                painter,
                QRectF(EDGE, top, self.width() - 2 * EDGE, 24),
                say("ui-risk-sets-fixed"),
                interface_font(12),
                palette.text,
            )
            return
        said = say("ui-risk-sets-so-far", count=board.traded)
        text(painter, QRectF(EDGE, top, self.width() - 2 * EDGE, 18), said, interface_font(12), palette.quiet_text)
        first = max(0, board.traded - 2)
        for number, at in enumerate(range(first, first + STEPS)):
            cell = QRectF(EDGE + number * (STEP + 6), top + 22, STEP, STEP_HIGH)
            now, past = at == board.traded, at < board.traded
            painter.setOpacity(0.45 if past else 1.0)
            rounded(painter, cell, 7, palette.accent if now else palette.area)
            ink = palette.on_accent if now else palette.text
            text(painter, cell, str(rising_value(at)), interface_font(14, BOLD), ink, MIDDLE)
        painter.setOpacity(1.0)
