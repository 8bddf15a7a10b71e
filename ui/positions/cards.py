"""The cards of every position beside its dice: the verdict, the turn, the players."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from ddtable.opponents.seated import PERSON
from ddtable.rules.dragon_dice.verdict_line import Line
from ddtable.rules.impossible import Impossible
from ddtable.words.sentences import sentence
from ui.builder.verdict_panel import VerdictRow
from ui.kit.aloud import say_aloud
from ui.kit.card import Card
from ui.kit.fonts import BOLD, interface_font
from ui.kit.headed_choice import HeadedChoice
from ui.kit.labels import CutLabel, SeatDot, label
from ui.kit.segments import Segments
from ui.positions.sheet_editor import LONGEST_NAME, SheetEditor
from ui.session.computers import offered, player_choices

MOST_TURNS = 60  # turn numbers to choose from


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

    def __init__(self, editor: SheetEditor, parent: QWidget) -> None:
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
    """The turn: its player, if it has one, its number, and the step that comes next."""

    def __init__(self, editor: SheetEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        self.column = headed(editor.words.say("position-turn"), self)
        self.seat, self.number = self.choice("position-turn-of"), self.choice("position-turn-which")
        self.step = self.choice("position-step")
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.seat, 3)
        row.addWidget(self.number, 2)
        self.column.addLayout(row)
        self.column.addWidget(self.step)
        self.build_more()
        for choice in (self.seat, self.number, self.step):
            choice.activated.connect(partial(self._chosen))
        editor.changed.connect(self.show_turn)
        self.show_turn()

    def choice(self, key: str) -> HeadedChoice:
        """Return a choice with this accessible name."""
        made = HeadedChoice(self, narrow=True)
        made.setMinimumContentsLength(6)
        made.setAccessibleName(self.editor.words.say(key))
        return made

    def build_more(self) -> None:
        """Add widgets below the step; none by default."""

    @abstractmethod
    def steps(self) -> Iterator[tuple[str, str]]:
        """Yield each step at which a game may start, as the notation writes it, and in words."""

    def show_turn(self) -> None:
        """Show the turn as it is now; one that comes from a game may have a higher number or be inside a step."""
        say, sheet = self.editor.words.say, self.editor.sheet
        self.seat.setVisible(sheet.seat >= 0)
        self._fill(self.seat, [(name, seat) for seat, name in enumerate(sheet.names)])
        self.seat.setCurrentIndex(sheet.seat)
        numbers = [*range(1, MOST_TURNS + 1), *((sheet.turn,) if sheet.turn > MOST_TURNS else ())]
        self._fill(self.number, [(say("position-turn-number", turn=number), number) for number in numbers])
        self.number.setCurrentIndex(self.number.findData(sheet.turn))
        self._fill(self.step, [(name, step) for step, name in self.steps()])
        self.step.setCurrentIndex(self.step.findData(sheet.step))

    def _fill(self, choice: HeadedChoice, entries: Sequence[tuple[str, object]]) -> None:
        """Offer these entries, if the choice has others."""
        if [(choice.itemText(at), choice.itemData(at)) for at in range(choice.count())] != entries:
            choice.clear()
            for words, value in entries:
                choice.addItem(words, value)

    def _chosen(self, _row: int) -> None:
        number = self.number.currentData() or 1
        self.editor.set_turn(max(0, self.seat.currentIndex()), number, self.step.currentData() or self.step.itemData(0))


class PlayerRow(QWidget):
    """A player: the mark of the seat, the name, and who plays."""

    def __init__(self, editor: SheetEditor, seat: int, parent: QWidget) -> None:
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

    def __init__(self, editor: SheetEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        say = editor.words.say
        column = headed(say("position-players"), self)
        self.count = Segments([(str(count), say("position-seats", count=count)) for count in editor.sheet.counts], self)
        self.count.setAccessibleName(say("position-players"))
        self.count.chosen.connect(self._counted)
        self.count.setVisible(len(editor.sheet.counts) > 1)
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
