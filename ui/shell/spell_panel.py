"""The spells while they are announced: all of the list by colour, what each still needs, and what was announced."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ddtable.face_words import either
from ddtable.rules.classic.spells import COLOURS, DEATH, spells
from ddtable.rules.classic.steps import Announced
from ddtable.spell_words import spell_brief, spell_text
from ui import reach
from ui.art.icons import icon_pixmap
from ui.casting import SpellState, announced, casting, points_left, raised, spell_states
from ui.models.effects import spell_icon
from ui.shell.buttons import KeyButton
from ui.shell.element_ink import element_ink
from ui.shell.fonts import interface_font
from ui.shell.labels import label
from ui.shell.painting import text
from ui.shell.question_panel import QuestionPanel
from ui.shell.spell_card import SpellCard
from ui.shell.theme import QUIET, colours
from ui.together.chains import following

if TYPE_CHECKING:
    from ui.controller import Controller

HEAD = 46
GAP = 6
EDGE = 14
COLUMN, ROOMY = 152, 168  # pixels of a column of cards: in a window of the smallest size, and in a large one
LEAST = 360
NARROW = 2  # columns above which what is announced stands beside the text of the spell looked at
TEXT, LOW_TEXT = 66, 50  # pixels of whole lines: the text where it stands below, and beside what is announced
BESIDE = 24  # pixels between these two
MOST_TOLD = 119  # pixels of seven lines: with more the card would cover the roll in a small window


class ColourHead(QWidget):
    """A colour of magic: its icon and name, and the points left, large."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEAD)
        self.colour, self.name, self.points, self.note = "", "", 0, ""

    def show_points(self, colour: str, name: str, points: int, note: str, spoken: str) -> None:
        """Show what is left of a colour, and a note on it."""
        self.colour, self.name, self.points, self.note = colour, name, points, note
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Icon, name and note on the left, the figure on the right."""
        if not self.colour:
            return
        palette = colours(self)
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.points else 0.55)
        ink = element_ink(self.colour, palette)
        picture = icon_pixmap(f"element_{self.colour}", 20, QColor(ink), self.devicePixelRatioF())
        painter.drawPixmap(6, (HEAD - 20) // 2, picture)
        right = self.width() - 44.0
        top = 4.0 if self.note else (HEAD - 20) / 2
        name = QRectF(34, top, right - 34, 20)
        text(painter, name, self.name, interface_font(14, QFont.Weight.Bold), palette.text)
        text(painter, name.translated(0, 19), self.note, interface_font(11), palette.quiet_text)
        figure = QRectF(right, 0, 36, HEAD)
        align = Qt.AlignmentFlag.AlignRight
        text(painter, figure, str(self.points), interface_font(26, QFont.Weight.Bold), ink, align)


class SpellPanel(QuestionPanel):
    """Columns of six cards, and below them the spells announced and the text of the one looked at.

    Colours without points are folded away and come on request, so that the terrain in question is seen beside the card.
    """

    def __init__(self, controller: Controller, parent: QWidget, bar: QWidget) -> None:
        super().__init__(parent, bar, left=True)
        self._controller = controller
        self.setAccessibleName(controller.words.say("ui-spells"))
        self.heads = {colour: ColourHead(self) for colour in COLOURS}
        self.cards: dict[tuple[int, int], SpellCard] = {}
        self.columns: tuple[int, ...] = tuple(range(len(COLOURS)))
        self._whole = False
        self._build()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE - 6, EDGE, EDGE - 4)
        column.setSpacing(GAP)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(GAP + 4)
        self._grid.setVerticalSpacing(GAP)
        for number, head in enumerate(self.heads.values()):
            self._grid.addWidget(head, 0, number)
        column.addLayout(self._grid)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.told = label("", self, pixels=12, wrap=True)
        self.text = label("", self, pixels=12, role=QUIET, wrap=True)
        for words in (self.told, self.text):
            words.setAlignment(Qt.AlignmentFlag.AlignTop)
        right = QVBoxLayout()
        right.setSpacing(GAP)
        right.addWidget(self.text)
        self._foot.addWidget(self.told, 1, Qt.AlignmentFlag.AlignTop)
        self._foot.addLayout(right, 1)
        column.addLayout(self._foot)
        column.addStretch(1)
        rest = QHBoxLayout()
        self.empty = label("", self, pixels=12, role=QUIET, wrap=True)
        self.more = KeyButton("", "", "quiet", self, height=30)
        self.more.clicked.connect(self._unfold)
        rest.addWidget(self.empty, 1)
        rest.addWidget(self.more)
        right.addLayout(rest)
        right.addStretch(1)

    # What is shown

    def show_question(self) -> None:
        """Show the list for the question in hand; for other questions the card is closed."""
        controller, question = self._controller, self._controller.question
        if question is None or question.kind != "spell" or not controller.asks_person:
            self._whole = self._whole and casting(controller.position) is not None
            self.hide()
            return
        states = spell_states(controller.position, question)
        keys = {option.id: str(key) for key, option in enumerate(reach.shown(question)[:9], start=1)}
        self._show_heads(points_left(controller.position, question))
        rows = dict.fromkeys(range(len(COLOURS)), 0)
        for state in states:
            column = COLOURS.index(state.spell.colour)
            self._show_card((column, rows[column]), state, keys.get(state.spell.id, ""))
            rows[column] += 1
        self.text.setText(controller.words.say("ui-spell-point-at"))
        self._fold(states)
        self.place()

    def _fold(self, states: Sequence[SpellState]) -> None:
        """Show the colours that have points, or had some for what was announced; the others on request."""
        position, words = self._controller.position, self._controller.words
        used = {spells()[one.spell].colour for one in announced(position)}
        used |= {state.spell.colour for state in states if state.option is not None}
        used |= {colour for colour, head in self.heads.items() if head.points}
        empty = [colour for colour in COLOURS if colour not in used]
        self.columns = tuple(at for at, colour in enumerate(COLOURS) if self._whole or colour in used)
        for number, head in enumerate(self.heads.values()):
            head.setVisible(number in self.columns)
            self._grid.setColumnStretch(number, int(number in self.columns))
        for (number, _), card in self.cards.items():
            card.setVisible(number in self.columns)
        names = either(words, [words.colour(colour) for colour in empty]) if empty else ""
        self.empty.setText(words.say("ui-spell-no-points", colours=names) if empty else "")
        self.more.show_as(words.say("ui-spell-fewer" if self._whole else "ui-spell-all"), "", "quiet")
        for part in (self.empty, self.more):
            part.setVisible(bool(empty))
        self._lay_foot()

    @property
    def _is_narrow(self) -> bool:
        return len(self.columns) <= NARROW

    def _lay_foot(self) -> None:
        """Put what is announced and the text below each other, or beside each other with room for as much."""
        narrow = self._is_narrow
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._foot.setDirection(direction)
        self._foot.setSpacing(4 if narrow else BESIDE)
        self.text.setFixedHeight(TEXT if narrow else LOW_TEXT)
        room = self._wanted_width() - 2 * EDGE
        self._show_announced(room if narrow else (room - BESIDE) // 2)

    def _unfold(self, _checked: bool = False) -> None:
        self._whole = not self._whole
        self.show_question()

    def _show_heads(self, left: tuple[int, ...]) -> None:
        say, buried = self._controller.words.say, raised(self._controller.position)
        for number, (colour, head) in enumerate(self.heads.items()):
            name, points = say("ui-points-bucket", bucket=colour), left[number]
            black = buried if number == DEATH else 0
            note = say("ui-spell-black", points=black) if black else ""
            spoken = f"{name}: {say('ui-spell-left', points=points)}"
            head.show_points(colour, name, points, note, f"{spoken}, {note}" if note else spoken)

    def _show_card(self, at: tuple[int, int], state: SpellState, key: str) -> None:
        card = self.cards.get(at)
        if card is None:
            card = self.cards[at] = SpellCard(self)
            card.clicked.connect(partial(self._cast, card))
            card.looked_at.connect(partial(self._look, card))
            card.walked.connect(partial(self._walk, at))
            self._grid.addWidget(card, at[1] + 1, at[0])
        words, spell = self._controller.words, state.spell
        note = self._note(state)
        title = words.spell_name(spell.id)
        name = words.say(
            "ui-spell-card",
            spell=title,
            colour=words.say("ui-points-bucket", bucket=spell.colour),
            cost=spell.cost,
            state=note,
        )
        card.show_spell(state, title, note, spell_icon(spell), key, name, spell_text(words, spell))

    def _note(self, state: SpellState) -> str:
        """What a spell brings and still needs, or why it cannot be cast."""
        words = self._controller.words
        if state.option is None:
            if state.missing:
                return words.say("ui-spell-missing", points=state.missing)
            return words.say("ui-spell-no-target")
        if state.need_bury:
            return words.say("ui-spell-bury", points=state.need_bury)
        return spell_brief(words, state.spell)

    def _show_announced(self, width: int) -> None:
        """Show what was announced; of a crowd the last that have room in this width, and all in the tip."""
        words = self._controller.words
        lines = [self._announcement(one) for one in announced(self._controller.position)]
        heading = words.say("ui-spell-announced" if lines else "ui-spell-none-announced")
        self.told.setToolTip("\n".join([heading, *lines]) if lines else "")
        self.told.setText("\n".join([heading, *lines]))
        self.told.setMinimumHeight(0)  # it would be part of the height for a width
        while len(lines) > 1 and self.told.heightForWidth(width) > MOST_TOLD:
            lines.pop(0)
            self.told.setText("\n".join([heading, words.say("ui-work-earlier"), *lines]))
        self.told.setFixedHeight(self.told.heightForWidth(width))

    def _announcement(self, one: Announced) -> str:
        """A spell as it was announced: its name, how often, at what, where to."""
        words, table = self._controller.words, self._controller.table
        key = "ui-spell-announcement-to" if one.to else "ui-spell-announcement"
        to = words.place(one.to, table) if one.to else ""
        return words.say(
            key, spell=words.spell(one.spell), times=one.times, target=words.target(one.target, table), to=to
        )

    # What hands do

    def _cast(self, card: SpellCard, _checked: bool = False) -> None:
        if card.state is None:
            return
        if card.state.option is not None:
            option, question = card.state.option.id, self._controller.question
            self._controller.pick(option, following(question, option) if question is not None else None)
        else:
            self._controller.refused.emit(f"{card.text()}: {card.note}")

    def _look(self, card: SpellCard) -> None:
        if card.state is not None:
            self.text.setText(f"{card.text()}. {spell_text(self._controller.words, card.state.spell)}")

    def _walk(self, at: tuple[int, int], across: int, down: int) -> None:
        column = self.columns.index(at[0]) + across
        found = self.cards.get((self.columns[column], at[1] + down)) if 0 <= column < len(self.columns) else None
        if found is not None:
            found.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_focus(self) -> None:
        """Begin with the first spell that can be cast."""
        card = next((card for card in self.cards.values() if card.castable), None)
        if card is not None:
            card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _wanted_width(self) -> int:
        """Return the pixels that its columns want; the more there are, the narrower."""
        width = self.room()[0]
        column = max(COLUMN, min(ROOMY, width // 8)) if self._is_narrow else COLUMN
        wanted = len(self.columns) * (column + GAP + 4) - GAP - 4 + 2 * EDGE
        return min(width, max(LEAST, wanted))

    def sizeHint(self) -> QSize:
        """As wide as its columns want; what lies beside it stays in sight."""
        high, wide = self.room()[1], self._wanted_width()
        layout = self.layout()
        return QSize(wide, min(high, layout.totalHeightForWidth(wide)) if layout is not None else high)
