"""The parts of a position besides its dice: the verdict, the turn, the players, and the effects in force."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListView, QSizePolicy, QVBoxLayout, QWidget

from ddtable.opponents.seated import PERSON
from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.editions import PRINTINGS, EditionName
from ddtable.rules.dragon_dice.verdict_line import Line
from ddtable.rules.impossible import Impossible
from ddtable.words.sentences import sentence
from ui.builder.verdict_panel import VerdictRow
from ui.kit.aloud import say_aloud
from ui.kit.buttons import KeyButton
from ui.kit.card import Card
from ui.kit.fonts import BOLD, interface_font
from ui.kit.headed_choice import HeadedChoice
from ui.kit.labels import CutLabel, SeatDot, label
from ui.kit.painting import text
from ui.kit.plain_list import make_plain
from ui.kit.row_delegate import RowDelegate
from ui.kit.rows_model import ROW, AnyIndex, RowsModel
from ui.kit.segments import Segments
from ui.kit.theme import QUIET, colours
from ui.positions.editor import LONGEST_NAME, PositionEditor
from ui.positions.effect_dialog import EffectDialog, target_words
from ui.positions.sheet import STEPS
from ui.session.computers import offered, player_choices

MOST_TURNS = 60  # turn numbers to choose from
EFFECT = QSize(120, 46)  # pixels of a row of an effect
MOST_ROWS = 4  # effects shown without scrolling


def headed(words: str, card: Card) -> QVBoxLayout:
    """Return the column of a card below its heading."""
    column = QVBoxLayout(card)
    column.setContentsMargins(12, 10, 12, 12)
    column.setSpacing(6)
    column.addWidget(label(words, card, pixels=14, weight=QFont.Weight.Bold))
    return column


class Verdict(Card):
    """A line for each thing that is impossible. `judged`: the lines have changed; `wanted`: show this area."""

    judged = Signal()
    wanted = Signal(str)

    def __init__(self, editor: PositionEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        self.found: list[Impossible] = []
        self.heading = CutLabel(self, interface_font(14, BOLD))
        self.rows: list[VerdictRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(4, 10, 4, 8)
        self._column.setSpacing(2)
        head = QHBoxLayout()
        head.setContentsMargins(10, 0, 10, 0)
        head.addWidget(self.heading)
        self._column.addLayout(head)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        editor.changed.connect(self.judge)
        self.judge()

    def summary(self) -> str:
        """Return the verdict in a sentence."""
        return self.editor.words.say("position-verdict", count=len(self.found))

    def judge(self) -> None:
        """Check the position again."""
        before, self.found = len(self.found), self.editor.sheet.faults()
        while len(self.rows) < len(self.found):
            row = VerdictRow(self)
            row.clicked.connect(partial(self._clicked, row))
            self._column.addWidget(row)
            self.rows.append(row)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(self.found))
            if number < len(self.found):
                one = self.found[number]
                said = self.editor.words.trouble(one.said)
                row.show_line(Line("", "position", False, {}, (one.where,)), said, said)
        self.heading.set_text(self.summary())
        if before != len(self.found) and self.isVisible():
            say_aloud(self, self.summary())
        self.judged.emit()

    def _clicked(self, row: VerdictRow, _checked: bool = False) -> None:
        if row.line is not None:
            self.wanted.emit(row.line.where[0])


class TurnCard(Card):
    """The turn: its player, its number, the step that comes next; and the edition, if the game has several."""

    editions: tuple[EditionName, ...] = PRINTINGS

    def __init__(self, editor: PositionEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        say = editor.words.say
        column = headed(say("position-turn"), self)
        self.seat, self.number = self._choice("position-turn-of"), self._choice("position-turn-which")
        self.step, self.edition = self._choice("position-step"), self._choice("position-edition")
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.seat, 3)
        row.addWidget(self.number, 2)
        column.addLayout(row)
        column.addWidget(self.step)
        column.addWidget(self.edition)
        for step, name in self.steps():
            self.step.addItem(name, step)
        for name in self.editions:
            self.edition.addItem(say("builder-edition", edition=name), name)
        self.edition.setVisible(bool(self.editions))
        for choice in (self.seat, self.number, self.step):
            choice.activated.connect(partial(self._chosen))
        self.edition.activated.connect(partial(self._edition_chosen))
        editor.changed.connect(self.show_turn)
        self.show_turn()

    def _choice(self, key: str) -> HeadedChoice:
        made = HeadedChoice(self, narrow=True)
        made.setMinimumContentsLength(6)
        made.setAccessibleName(self.editor.words.say(key))
        return made

    def steps(self) -> Iterator[tuple[str, str]]:
        """Yield each step at which a game may start, as the notation writes it, and in words."""
        for step in STEPS:
            yield step, self.editor.words.say("position-step-name", step=step.replace(" ", "_"))

    def show_turn(self) -> None:
        """Show the turn as it is now; one that comes from a game may have a higher number or be inside a step."""
        say, sheet = self.editor.words.say, self.editor.sheet
        board = sheet.position.board
        if [self.seat.itemText(at) for at in range(self.seat.count())] != list(sheet.names):
            self.seat.clear()
            self.seat.addItems(sheet.names)
        self.seat.setCurrentIndex(board.seat)
        numbers = [*range(1, MOST_TURNS + 1), *((board.turn,) if board.turn > MOST_TURNS else ())]
        if self.number.count() != len(numbers) or self.number.itemData(len(numbers) - 1) != numbers[-1]:
            self.number.clear()
            for number in numbers:
                self.number.addItem(say("position-turn-number", turn=number), number)
        self.number.setCurrentIndex(self.number.findData(board.turn))
        self.step.setCurrentIndex(self.step.findData(sheet.step))
        self.edition.setCurrentIndex(self.edition.findData(sheet.edition))

    def _chosen(self, _row: int) -> None:
        number = self.number.currentData() or 1
        self.editor.set_turn(max(0, self.seat.currentIndex()), number, self.step.currentData() or self.step.itemData(0))

    def _edition_chosen(self, _row: int) -> None:
        self.editor.set_edition(self.edition.currentData())


class PlayerRow(QWidget):
    """A player: the mark of the seat, the name, and who plays."""

    def __init__(self, editor: PositionEditor, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor, self.seat = editor, seat
        say = editor.words.say
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(say("position-player-name", number=seat + 1))
        self.player = HeadedChoice(self, narrow=True)
        self.player.setMinimumContentsLength(6)
        self.player.setAccessibleName(say("position-player-kind", number=seat + 1))
        person = (PERSON, editor.words.say("ui-kind-person"))
        for word, words in (person, *player_choices(editor.words, editor.sheet.game)):
            self.player.addItem(sentence(words), word)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(SeatDot(self, seat))
        row.addWidget(self.name, 1)
        row.addWidget(self.player, 1)
        self.name.editingFinished.connect(self._renamed)
        self.player.activated.connect(partial(self._chosen))
        self.show_player()

    def show_player(self) -> None:
        """Show the name and the kind of player as they are now."""
        sheet = self.editor.sheet
        if self.seat < sheet.position.seats:
            if self.name.text() != sheet.names[self.seat]:
                self.name.setText(sheet.names[self.seat])
            word = sheet.players[self.seat]
            known = self.player.findData(word)
            self.player.setCurrentIndex(known if known >= 0 else self.player.findData(offered(sheet.game, word)))

    def _renamed(self) -> None:
        self.editor.rename(self.seat, self.name.text())
        self.show_player()

    def _chosen(self, _row: int) -> None:
        self.editor.set_player(self.seat, self.player.currentData())


class PlayersCard(Card):
    """The number of players, and a row for each."""

    def __init__(self, editor: PositionEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        say = editor.words.say
        column = headed(say("position-players"), self)
        self.count = Segments([(str(count), say("position-seats", count=count)) for count in editor.sheet.counts], self)
        self.count.setAccessibleName(say("position-players"))
        self.count.chosen.connect(self._counted)
        column.addWidget(self.count)
        self.rows = [PlayerRow(editor, seat, self) for seat in range(editor.sheet.counts[-1])]
        for row in self.rows:
            column.addWidget(row)
        editor.changed.connect(self.show_players)
        self.show_players()

    def show_players(self) -> None:
        """Show the players as they are now."""
        seats = self.editor.sheet.position.seats
        if str(seats) in self.count.buttons:
            self.count.choose(str(seats))
        for row in self.rows:
            row.setVisible(row.seat < seats)
            row.show_player()

    def _counted(self, value: str) -> None:
        names = [self.editor.words.say(f"ui-name-{seat + 1}") for seat in range(self.editor.sheet.counts[-1])]
        self.editor.set_seats(int(value), names, PERSON)


class EffectsModel(RowsModel):
    """The effects in force."""

    def __init__(self, editor: PositionEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor

    def told(self, number: int, row: Any) -> dict[Qt.ItemDataRole, str | None]:  # noqa: ARG002
        """Return an effect with its target and its player."""
        say, about = self.editor.words.say, self.about(row)
        words = say("position-effect-whole", effect=self.name_of(row), about=about, turn=row.since)
        roles = Qt.ItemDataRole
        return {roles.DisplayRole: words, roles.AccessibleTextRole: words, roles.ToolTipRole: words}

    def name_of(self, effect: Effect) -> str:
        """Return the name of an effect."""
        return sentence(self.editor.words.effect(effect.name))

    def about(self, effect: Effect) -> str:
        """Return the target of an effect and its player."""
        player = self.editor.player(effect.seat)
        return self.editor.words.say("position-effect-about", target=target_words(self.editor, effect), player=player)


class EffectRows(RowDelegate):
    """Paints an effect: its name, and quiet words about it."""

    def paint_row(self, painter: QPainter, room: QRectF, index: AnyIndex) -> None:
        """Paint the name above the target."""
        model, effect = index.model(), index.data(ROW)
        assert isinstance(model, EffectsModel)
        palette = colours(self.view)
        line = QRectF(room.left() + 8, room.top() + 2, room.width() - 16, 20)
        text(painter, line, model.name_of(effect), interface_font(13, QFont.Weight.DemiBold), palette.text)
        text(painter, line.translated(0, 18), model.about(effect), interface_font(12), palette.quiet_text)


class EffectsList(QListView):
    """The list; Delete removes the chosen effect."""

    removed = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the chosen effect with Delete."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.currentIndex().isValid():
            self.removed.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)


class EffectsCard(Card):
    """The effects in force, with buttons to add and remove one."""

    def __init__(self, editor: PositionEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        say = editor.words.say
        column = headed(say("position-effects"), self)
        self.none = label(say("position-effects-none"), self, pixels=12, role=QUIET, wrap=True)
        self.list = EffectsList(self)
        make_plain(self.list)
        self.list.setAccessibleName(say("position-effects"))
        self.model = EffectsModel(editor, self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(EffectRows(self.list, EFFECT))
        self.add = KeyButton(say("position-effect-new"), "", "quiet", self, height=32)
        self.remove = KeyButton(say("position-effect-remove"), "", "quiet", self, height=32)
        row = QHBoxLayout()
        row.addWidget(self.add)
        row.addWidget(self.remove)
        row.addStretch(1)
        column.addWidget(self.none)
        column.addWidget(self.list)
        column.addLayout(row)
        self.add.clicked.connect(partial(self.ask))
        self.remove.clicked.connect(partial(self._remove_chosen))
        self.list.removed.connect(editor.remove_effect)
        self.list.selectionModel().selectionChanged.connect(self._show_remove)
        editor.changed.connect(self.show_effects)
        self.show_effects()

    def show_effects(self) -> None:
        """Show the effects as they are now."""
        effects = self.editor.sheet.position.board.effects
        self.model.show_rows(effects)
        self.list.viewport().update()
        self.list.setVisible(bool(effects))
        self.none.setVisible(not effects)
        self.list.setFixedHeight(min(MOST_ROWS, len(effects)) * EFFECT.height() + 2)
        self._show_remove()

    def _show_remove(self, *_what: object) -> None:
        self.remove.setEnabled(self.list.currentIndex().isValid() and bool(self.model.rows))

    def _remove_chosen(self, _checked: bool = False) -> None:
        self.editor.remove_effect(self.list.currentIndex().row())

    def ask(self, _checked: bool = False) -> None:
        """Ask for another effect."""
        EffectDialog(self.editor, self.editor.add_effect, self.window()).open()


def stacked(cards: Sequence[QWidget], parent: QWidget) -> QWidget:
    """Return cards below each other."""
    body = QWidget(parent)
    column = QVBoxLayout(body)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    for card in cards:
        column.addWidget(card)
    column.addStretch(1)
    return body
