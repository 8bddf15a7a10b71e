"""The primer of each game: short pages with pictures, painted in the current theme."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddtable.rules.dragon_dice.editions import CLASSIC95, EditionName, edition
from ddtable.words.sentences import Words
from ui.games.brought import games, guided_games
from ui.help.primer_canvas import HEIGHT, WIDTH, Canvas, Picture
from ui.kit.buttons import KeyButton
from ui.kit.contents import Contents
from ui.kit.help import HelpDialog
from ui.kit.labels import label, title
from ui.kit.segments import Segments
from ui.kit.theme import QUIET, colours

DIALOG_WIDTH, DIALOG_HEIGHT, SIDE = 1000, 668, 252
CLASSIC = "classic"


class PrimerPicture(QWidget):
    """The picture of a page. `cut` are texts that did not fit."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._page = ""
        self._picture: Picture | None = None
        self.cut: list[str] = []
        self.setFixedSize(WIDTH, HEIGHT)

    def show_page(self, page: str, picture: Picture) -> None:
        """Show the picture of a page."""
        self._page, self._picture = page, picture
        self.setAccessibleName(self._words.say(f"primer-{page}-picture"))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture in the theme's colours."""
        if self._picture is None:
            return
        canvas = Canvas(QPainter(self), colours(self), self.devicePixelRatioF())
        self._picture(canvas, self._words)
        canvas.painter.end()
        self.cut = canvas.cut


class Primer(HelpDialog):
    """The pages beside their contents; the choice of the game is above them. Arrow keys turn them.

    For a game without pages it shows the first one that has some. The last page leads to the guided battle of the game
    (`battle_wanted`), or back to the current game. `house`: the game has custom tables, and the pages of its rule
    system say so. `played`: the edition of the current classic game.
    """

    battle_wanted = Signal(str)

    def __init__(
        self,
        words: Words,
        parent: QWidget,
        game: str = CLASSIC,
        *,
        house: bool = False,
        playing: bool = False,
        played: EditionName = CLASSIC95,
    ) -> None:
        super().__init__(words.say("primer-headline"), words, parent)
        self._words, self._playing, self._edition = words, playing, played
        self._house = game if house else ""
        self.number = 0
        self.setFixedSize(DIALOG_WIDTH, DIALOG_HEIGHT)
        row = QHBoxLayout()
        row.setSpacing(24)
        self._side = QVBoxLayout()
        self._side.setSpacing(16)
        self._primers = {name: known.primer for name, known in games().items() if known.primer is not None}
        self.games = Segments([(name, words.say(f"ui-game-{name}")) for name in self._primers], self)
        first = game if game in self._primers else next(iter(self._primers))
        self.games.choose(first)
        self.games.chosen.connect(self.show_game)
        self.head.addStretch(1)
        self.head.addWidget(self.games)
        row.addLayout(self._side)
        row.addLayout(self._build_page(), 1)
        self.body.addLayout(row, 1)
        self._build_foot()
        self.contents: Contents | None = None
        self.show_game(first)
        self.next.setFocus()

    def show_game(self, game: str) -> None:
        """Show the pages of a game."""
        say = self._words.say
        self.game = game
        self.pictures, self.clauses = self._primers[game](self._edition)
        self.pages = tuple(self.pictures)
        self.setWindowTitle(say("primer-title" if game == CLASSIC else f"primer-title-{game}"))
        if self.contents is not None:
            self._side.removeWidget(self.contents)
            self.contents.hide()
            self.contents.deleteLater()
        names = [say("primer-contents", number=at + 1, title=self._title(at)) for at in range(len(self.pages))]
        self.contents = Contents(names, self)
        self.contents.setFixedWidth(SIDE)
        self._side.addWidget(self.contents, 1)
        self.contents.chosen.connect(self.show_page)
        self.contents.show_number(self._begin())

    def _title(self, number: int) -> str:
        return self._words.say(f"primer-{self.pages[number]}-title")

    def _begin(self) -> int:
        """Return the first page; in the classic game the last one read."""
        settings = getattr(self.window().parent(), "settings", None)
        read = settings.value.primer if settings is not None and self.game == CLASSIC else -1
        return read if 0 < read < len(self.pages) - 1 else 0

    def _build_page(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        self.picture = PrimerPicture(self._words, self)
        column.addWidget(self.picture)
        column.addSpacing(4)
        self.heading = title("", self, 20)
        column.addWidget(self.heading)
        self.text = label("", self, pixels=14, wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.text, 1)
        self._links = QHBoxLayout()
        self._links.setSpacing(6)
        self._links.addWidget(label(self._words.say("primer-rules"), self, pixels=12, role=QUIET))
        self._links.addStretch(1)
        self.links: list[KeyButton] = []
        column.addLayout(self._links)
        self.clause = label("", self, pixels=12, role=QUIET, wrap=True)
        self.clause.setMinimumHeight(34)
        self.clause.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.clause)
        return column

    def _build_foot(self) -> None:
        say = self._words.say
        self.place = label("", self, pixels=12, role=QUIET)
        self.close_button.show_as(say("ui-close"), "Esc", "quiet")
        self.back = self.add_answer(say("primer-back"), "←", "plain")
        self.battle = self.add_answer("", "", "primary")
        self.next = self.add_answer(say("primer-next"), "→", "primary")
        self.battle.clicked.connect(partial(self._begin_battle))
        self.back.clicked.connect(partial(self.turn, -1))
        self.next.clicked.connect(partial(self._go_on))
        self.foot.insertWidget(0, self.place)
        for keys, by in (("Left", -1), ("Right", 1), ("PgUp", -1), ("PgDown", 1)):
            QShortcut(QKeySequence(keys), self, partial(self.turn, by))

    def show_page(self, number: int) -> None:
        """Show a page, and remember it as read."""
        self.number, page = number, self.pages[number]
        say = self._words.say
        self.picture.show_page(page, self.pictures[page])
        self.heading.setText(self._title(number))
        self.text.setText(say(f"primer-{page}-text", doubled=edition(self._edition).doubled))
        self.place.setText(say("primer-place", number=number + 1, count=len(self.pages)))
        self.back.setEnabled(number > 0)
        self.back.setToolTip("" if number else say("primer-first"))
        self._show_answers(last=number == len(self.pages) - 1)
        self._show_links(page)
        settings = getattr(self.parent(), "settings", None)
        if settings is not None and self.game == CLASSIC:
            settings.change(primer=number)

    def _show_answers(self, *, last: bool) -> None:
        """Show the buttons: the next page, or after the last one a battle or the current game."""
        say = self._words.say
        self.next.setVisible(not last or self._playing)
        if last:
            self.next.show_as(say("primer-done"), "", "primary")
        else:
            self.next.show_as(say("primer-next"), "→", "primary")
        self.battle.setVisible(last and self.game in guided_games())
        begin = say("primer-battle-begin", game=self.game)
        self.battle.show_as(begin, "", "plain" if self._playing else "primary")
        if self.isVisible() and last:
            (self.next if self._playing else self.battle).setFocus()
        elif self.battle.hasFocus():
            self.next.setFocus()

    def _begin_battle(self, _checked: bool = False) -> None:
        self.done(1)
        self.battle_wanted.emit(self.game)

    def _show_links(self, page: str) -> None:
        for link in self.links:
            self._links.removeWidget(link)
            link.hide()
            link.deleteLater()
        say_clause = self._words.clause
        self.links = []
        for clause in self.clauses[page]:
            link = KeyButton(clause, "", "plain", self, height=26)
            link.setFont(self.clause.font())
            link.setToolTip(say_clause(clause))
            link.setAccessibleDescription(say_clause(clause))
            link.clicked.connect(partial(self._show_clause, clause, say_clause(clause)))
            self._links.insertWidget(len(self.links) + 1, link)
            self.links.append(link)
        self.clause.setText(self._words.say("primer-house") if self.game == self._house else "")

    def _show_clause(self, clause: str, text: str, _checked: bool = False) -> None:
        self.clause.setText(self._words.say("primer-clause", id=clause, text=text))

    def _go_on(self, _checked: bool = False) -> None:
        """Show the next page; after the last one return to the game."""
        if self.number == len(self.pages) - 1:
            self.done(1)
        else:
            self.turn(1)

    def turn(self, by: int, _checked: bool = False) -> None:
        """Turn `by` pages, if possible."""
        number = self.number + by
        if 0 <= number < len(self.pages) and self.contents is not None:
            self.contents.show_number(number)
