"""The panel for choosing spells: all of the list by colour, what each lacks, and those chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ddtable.rules.dragon_dice.editions import known_spells
from ddtable.rules.dragon_dice.spells import COLOURS, DEATH, IVORY
from ddtable.rules.dragon_dice.steps import Announced
from ddtable.summaries.dragon_dice.casting import SpellState, announced, casting, points_left, raised, spell_states
from ddtable.summaries.dragon_dice.effects import spell_icon
from ddtable.words.faces import either
from ddtable.words.spells import spell_text
from ui.art.icons import icon_pixmap
from ui.games.dragon_dice.chains import following
from ui.games.dragon_dice.panels.spell_card import SpellCard
from ui.games.dragon_dice.panels.spell_note import spell_note
from ui.games.dragon_dice.panels.spell_repeats import Repeats
from ui.games.question_panel import QuestionPanel
from ui.kit.buttons import KeyButton
from ui.kit.element_ink import element_ink
from ui.kit.fonts import interface_font
from ui.kit.labels import label
from ui.kit.painting import text
from ui.kit.scroll_page import ScrollPage
from ui.kit.theme import QUIET, colours
from ui.session.answer import reach

if TYPE_CHECKING:
    from ui.session.session import Session

HEAD_HIGH = 26  # height in pixels of a colour's head above its cards
HEAD_NAME = 22  # x of its name in pixels, after the icon
FIGURE_END = 6  # pixels between the number and the cards
BAR = 14  # pixels beside the cards that the scroll bar may take
GAP = 4
EDGE = 14
LOW_EDGE = 8
CARD_LEAST, CARD_MOST = 22, 140  # height of a card in pixels
ROWS = 6  # spells of a colour
FOOT, ROOMY_FOOT = 228, 264  # pixels for the chosen spells and the text of a spell, beside the cards
ROOMY = 1400  # pixels of width from which the cards leave more room for these
FOOT_HIGH = 140  # pixels for the same below the cards
BAND = 136  # height in pixels without a tray
TABS = 44  # pixels of the column of the log that stay free
MARGIN = 12  # pixels at its sides, as beside the tray and the log
FEW = 2  # colours up to which there is room below their cards for the colours without points
MOST_TOLD = 3  # lines of chosen spells
OVERLAP = 8  # pixels of the margins around the tray that the card covers


class ColourHead(QWidget):
    """A colour of magic: its icon and name, and the points left."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.colour, self.name, self.points, self.note = "", "", 0, ""

    def show_points(self, colour: str, name: str, points: int, note: str, spoken: str) -> None:
        """Show the points left of a colour, and a note."""
        self.colour, self.name, self.points, self.note = colour, name, points, note
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint icon, name and note on the left, the number on the right."""
        if not self.colour:
            return
        palette = colours(self)
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.points else 0.55)
        ink, high = element_ink(self.colour, palette), float(self.height())
        picture = icon_pixmap(f"element_{self.colour}", 18, QColor(ink), self.devicePixelRatioF())
        noted = bool(self.note) and high >= 36
        middle = high / 2 - (8 if noted else 0)
        painter.drawPixmap(0, round(middle - 9), picture)
        name_font, figure_font = self._fonts()
        wide = QFontMetricsF(figure_font).horizontalAdvance(str(self.points)) + 1
        right = self.width() - wide - FIGURE_END
        name = QRectF(HEAD_NAME, middle - 10, right - HEAD_NAME - 2, 20)
        text(painter, name, self.name, name_font, palette.text)
        if noted:
            below = QRectF(0, middle + 9, self.width(), 16)
            text(painter, below, self.note, interface_font(11), palette.quiet_text)
        figure = QRectF(right, middle - 14, wide, 28)
        text(painter, figure, str(self.points), figure_font, ink, Qt.AlignmentFlag.AlignRight)

    def _fonts(self) -> tuple[QFont, QFont]:
        """Return the fonts of the name and of the number."""
        return interface_font(13, QFont.Weight.Bold), interface_font(
            22 if self.height() >= 28 else 17, QFont.Weight.Bold
        )

    def needed(self) -> int:
        """Return the width in pixels at which name, number and note are whole."""
        name, figure = (QFontMetricsF(font).horizontalAdvance for font in self._fonts())
        line = HEAD_NAME + name(self.name) + figure(str(self.points)) + FIGURE_END + 10
        return ceil(max(line, QFontMetricsF(interface_font(11)).horizontalAdvance(self.note) + 2))


class SpellPanel(QuestionPanel):
    """A row of 6 cards or more for each colour, with the chosen spells and the text of the current one beside them.

    Spells that are paid in several colours have a row of their own.

    In a magic action it covers the tray, which only has the magic roll. For a Cantrip during another roll it covers the
    column of the log, one card below the other. It never covers the table. Colours without points are folded. The
    cards scroll where they have no room.
    """

    def __init__(self, session: Session, parent: QWidget, bar: QWidget) -> None:
        super().__init__(parent, bar, left=True)
        self._session = session
        self.setAccessibleName(session.words.say("ui-spells"))
        self._list = QWidget(self)
        self.heads = {colour: ColourHead(self._list) for colour in COLOURS}
        self.cards: dict[tuple[int, int], SpellCard] = {}
        self.columns: tuple[int, ...] = tuple(range(len(COLOURS)))
        self._column: QWidget | None = None
        self._rows = ROWS
        self._whole = False
        self.upright = False
        self.repeats = Repeats(session, self)
        self._build()
        session.draft.changed.connect(self._follow_suggestion)

    def stand_in(self, column: QWidget) -> None:
        """Set the column to cover while the tray has dice of other rolls."""
        self._column = column

    def _build(self) -> None:
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._both.setContentsMargins(EDGE, LOW_EDGE, EDGE, LOW_EDGE)
        self._both.setSpacing(EDGE)
        rows = QVBoxLayout(self._list)
        rows.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP)
        rows.addLayout(self._grid)
        rows.addStretch(1)
        self.view = ScrollPage(self._list, self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cards_column = QVBoxLayout()
        self._cards_column.setSpacing(GAP)
        self._cards_column.addWidget(self.view, 1)
        self._both.addLayout(self._cards_column, 1)
        self._foot = QWidget(self)
        column = self._foot_column = QVBoxLayout(self._foot)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        self.told = label("", self, pixels=12, wrap=True)
        self.text = label("", self, pixels=12, role=QUIET, wrap=True)
        for words in (self.told, self.text):
            words.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.told)
        column.addWidget(self.text, 1)
        self._rest = QWidget(self)
        rest = QHBoxLayout(self._rest)
        rest.setContentsMargins(0, 0, 0, 0)
        self.empty = label("", self, pixels=11, role=QUIET, wrap=True)
        self.more = KeyButton("", "", "quiet", self, height=26)
        self.more.clicked.connect(self._unfold)
        rest.addWidget(self.empty, 1)
        rest.addWidget(self.more)
        self._both.addWidget(self._foot)

    # Content

    def show_question(self) -> None:
        """Show the list for the current question; hide the card for other questions."""
        session, question = self._session, self._session.question
        self.repeats.go_on()
        if question is None or question.kind != "spell" or not session.asks_person:
            self._whole = self._whole and casting(session.position) is not None
            self.hide()
            return
        cast = casting(session.position)
        self.upright = self._column is not None and cast is not None and not cast.action
        states = spell_states(session.position, question)
        keys = {option.id: str(key) for key, option in enumerate(reach.shown(question)[:9], start=1)}
        if IVORY not in self.heads and any(state.spell.price for state in states):
            self.heads[IVORY] = ColourHead(self._list)
        self._show_heads(points_left(session.position, question))
        colours_shown = list(self.heads)
        rows = [0] * len(colours_shown)
        for state in states:
            column = colours_shown.index(state.spell.colour)
            self._show_card((column, rows[column]), state, keys.get(state.spell.id, ""))
            rows[column] += 1
        self._rows = max(ROWS, *rows)
        self.text.setText(session.words.say("ui-spell-point-at"))
        self._fold(states)
        self.place()

    def _fold(self, states: Sequence[SpellState]) -> None:
        """Show the colours that have points, or had some for chosen spells; the others on request."""
        position, words = self._session.position, self._session.words
        used = {known_spells()[one.spell].colour for one in announced(position)}
        used |= {state.spell.colour for state in states if state.option is not None}
        used |= {colour for colour, head in self.heads.items() if head.points}
        empty = [colour for colour in COLOURS if colour not in used]
        self.columns = tuple(at for at, colour in enumerate(self.heads) if self._whole or colour in used)
        self._lay_grid()
        names = either(words, [words.colour(colour) for colour in empty]) if empty else ""
        self.empty.setText(words.say("ui-spell-no-points", colours=names) if empty else "")
        self.more.show_as(words.say("ui-spell-fewer" if self._whole else "ui-spell-all"), "", "quiet")
        self._rest.setVisible(bool(empty))
        below = len(self.columns) <= FEW or self.upright
        (self._cards_column if below else self._foot_column).addWidget(self._rest)
        self._lay_cards(bool(empty) and below)

    def _lay_grid(self) -> None:
        """Place each colour in a row after its head, or in a block of rows below it."""
        columns, high = range(1 + self._rows), 1 + self._rows
        for number, head in enumerate(self.heads.values()):
            head.setVisible(number in self.columns)
            self._grid.addWidget(head, *((number * high, 0) if self.upright else (number, 0)))
        for (number, row), card in self.cards.items():
            card.setVisible(number in self.columns)
            card.fellows = (card,) if self.upright else [self.cards[at] for at in self.cards if at[0] == number]
            self._grid.addWidget(card, *((number * high + 1 + row, 0) if self.upright else (number, 1 + row)))
        for column in columns:
            self._grid.setColumnStretch(column, int(column == 0) if self.upright else int(column > 0))
        across = QBoxLayout.Direction.TopToBottom if self.upright else QBoxLayout.Direction.LeftToRight
        self._both.setDirection(across)

    def _lay_cards(self, with_rest: bool) -> None:
        """Divide the height among the rows of cards, and show the chosen spells beside or below them."""
        there, count = self._standing(), max(1, len(self.columns))
        room = there.height() - 2 * LOW_EDGE - (self._rest.sizeHint().height() + GAP if with_rest else 0)
        rows = count
        if self.upright:
            rows *= self._rows
            room -= FOOT_HIGH + EDGE + count * (HEAD_HIGH + GAP)
        high = max(CARD_LEAST, min(CARD_MOST, (room - GAP * (rows - 1)) // rows))
        scrolls = self.upright and high * rows + GAP * (rows - 1) > room
        self._list.setContentsMargins(0, 0, BAR if scrolls else 0, 0)
        for card in self.cards.values():
            card.setFixedHeight(high)
        for head in self.heads.values():
            head.setFixedHeight(HEAD_HIGH if self.upright else high)
        heads = [head.needed() for number, head in enumerate(self.heads.values()) if number in self.columns]
        self._grid.setColumnMinimumWidth(0, 0 if self.upright else max(heads, default=0))
        width = there.width() - 2 * EDGE if self.upright else (FOOT if there.width() < ROOMY else ROOMY_FOOT)
        self._foot.setFixedWidth(width)
        self._foot.setMinimumHeight(FOOT_HIGH if self.upright else 0)
        self._show_announced(width)

    def _unfold(self, _checked: bool = False) -> None:
        self._whole = not self._whole
        self.show_question()

    def _show_heads(self, left: tuple[int, ...]) -> None:
        say, buried = self._session.words.say, raised(self._session.position)
        for number, (colour, head) in enumerate(self.heads.items()):
            name, points = say("ui-points-bucket", bucket=colour), left[number] if number < len(left) else sum(left)
            black = buried if number == DEATH else 0
            note = say("ui-spell-black", points=black) if black else ""
            spoken = f"{name}: {say('ui-spell-left', points=points)}"
            head.show_points(colour, name, points, note, f"{spoken}, {note}" if note else spoken)

    def _show_card(self, at: tuple[int, int], state: SpellState, key: str) -> None:
        card = self.cards.get(at)
        if card is None:
            card = self.cards[at] = SpellCard(self._list)
            card.clicked.connect(partial(self._cast, card))
            card.looked_at.connect(partial(self._look, card))
            card.walked.connect(partial(self._walk, at))
            card.repeated.connect(partial(self.repeats.step, card))
        words, spell = self._session.words, state.spell
        note = spell_note(words, state)
        title = words.spell_name(spell.id)
        name = words.say(
            "ui-spell-card",
            spell=title,
            colour=words.say("ui-points-bucket", bucket=spell.colour),
            cost=spell.cost,
            state=note,
        )
        card.show_spell(state, title, note, spell_icon(spell), key, name, spell_text(words, spell))

    def _show_announced(self, width: int) -> None:
        """Show the chosen spells, a line each; without room only the last ones, and all in the tool tip."""
        words = self._session.words
        lines = [self._announcement(one) for one in announced(self._session.position)]
        heading = words.say("ui-spell-announced" if lines else "ui-spell-none-announced")
        self.told.setToolTip("\n".join([heading, *lines]) if lines else "")
        shown = lines if len(lines) <= MOST_TOLD else [words.say("ui-work-earlier"), *lines[1 - MOST_TOLD :]]
        measure = QFontMetrics(self.told.font())
        cut = [measure.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in (heading, *shown)]
        self.told.setText("\n".join(cut))
        self.told.setFixedHeight(measure.lineSpacing() * len(cut) + 2)

    def _announcement(self, one: Announced) -> str:
        """Return the text for a chosen spell: its name, number, target, destination."""
        words, table = self._session.words, replace(self._session.table, brief=True)
        key = "ui-spell-announcement-to" if one.to else "ui-spell-announcement"
        to = words.place(one.to, table) if one.to else ""
        return words.say(
            key, spell=words.spell(one.spell), times=one.times, target=words.target(one.target, table), to=to
        )

    # Input

    def _cast(self, card: SpellCard, _checked: bool = False) -> None:
        if card.state is None:
            return
        if card.state.option is not None:
            option, question = card.state.option.id, self._session.question
            self.repeats.begin(option, card.times)
            self._session.draft.pick(option, following(question, option) if question is not None else None)
        else:
            self._session.draft.refuse(f"{card.text()}: {card.note}")

    def _look(self, card: SpellCard) -> None:
        if card.state is not None:
            self.text.setText(f"{card.text()}. {spell_text(self._session.words, card.state.spell)}")
        if card.hasFocus():
            self.view.ensureWidgetVisible(card, 0, GAP)

    def _walk(self, at: tuple[int, int], across: int, down: int) -> None:
        """Move to a neighbour: along the costs of a colour, or to the same cost of another one."""
        cost, colour = (down, across) if self.upright else (across, down)
        column = self.columns.index(at[0]) + colour
        found = self.cards.get((self.columns[column], at[1] + cost)) if 0 <= column < len(self.columns) else None
        if found is not None:
            found.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_focus(self) -> None:
        """Focus the spell that Return should choose: the suggested one, else the first that can be cast.

        No spell has the focus if Return is for an answer in the bar.
        """
        cards = [card for card in self.cards.values() if card.castable]
        first = cards[0] if cards and not self._session.draft.default_option() else None
        card = next((card for card in cards if self._is_default(card)), first)
        if card is not None:
            card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_default(self, card: SpellCard) -> bool:
        found = card.state.option if card.state is not None else None
        return found is not None and found.id == self._session.draft.default_option()

    def _follow_suggestion(self) -> None:
        """Move the focus to the suggested spell; if another answer is suggested, Return is not for a spell."""
        if not self.isVisible() or not self._session.draft.as_suggested():
            return
        if any(self._is_default(card) for card in self.cards.values()):
            self.take_focus()
        else:
            for card in self.cards.values():
                card.clearFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the room again."""
        super().resizeEvent(event)
        if not self.isHidden():
            self._lay_cards(not self._rest.isHidden() and self._cards_column.indexOf(self._rest) >= 0)

    def sizeHint(self) -> QSize:
        """Return the size of the place that it covers."""
        return self._standing().size()

    def _standing(self) -> QRect:
        """Return the place: the tray and the space beside it, or the column of the log, never the table."""
        if self.upright and self._column is not None:
            return self._column.geometry().adjusted(0, TABS, 0, 0)
        bottom = self.bar.y() - 2
        tray = self._tray
        top = tray.y() - OVERLAP if tray is not None and not tray.isHidden() else bottom - BAND
        margin = MARGIN
        return QRect(self.bar.x() + margin, top, self.bar.width() - 2 * margin, bottom - top)
