"""The new game dialog: a frame around the page of a game, with what all games have in common."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random, SystemRandom

from PySide6.QtCore import QPoint, QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeySequence, QRegularExpressionValidator, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLayout, QLineEdit, QVBoxLayout, QWidget

import ddtable.rules  # noqa: F401 - makes the rule systems known
from ddtable.engine.system import RuleSystem, SetUp, system, systems
from ddtable.words.sentences import Words
from ui.games.brought import games
from ui.kit.buttons import KeyButton
from ui.kit.fitting import FittingDialog
from ui.kit.labels import label, title
from ui.kit.scroll import Scroll
from ui.kit.segments import Segments
from ui.kit.settings import Settings
from ui.kit.switch import Switch
from ui.kit.takes_files import TakesFiles
from ui.kit.theme import ACCENT_TEXT, DANGER, QUIET
from ui.new_game.files import game_of
from ui.new_game.page import NewGamePage
from ui.new_game.seat_card import SeatCard
from ui.session.library import SeatPlan

LARGEST_SEED = (1 << 63) - 1
BESIDE, BAR = 28, 16  # pixels beside the pages, and for a possible scroll bar
SEED = 168  # pixels of the seed field


class NewGameDialog(TakesFiles, FittingDialog):
    """Asks for the set-up of a game. After it is accepted: `set_up`, `seats`, `practice`.

    `page` is that of the chosen game. `library` is the library whose forces are offered, by default the computer's.
    `printing` is emitted with the rosters of a game whose armies are built here. `guided` is the game whose guided
    battle the player wants instead, "" for none; the dialog has been rejected then.
    """

    printing = Signal(object)

    def __init__(
        self,
        words: Words,
        settings: Settings,
        parent: QWidget | None = None,
        random: Random | None = None,
        library: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._settings = settings
        self._random = random or SystemRandom()
        self._library = library
        self._made: dict[str, NewGamePage] = {}
        self.guided = ""
        self.setWindowTitle(words.say("ui-new-game"))
        self.setModal(True)
        self.setAcceptDrops(True)
        self._build()
        known = self.game_choice.buttons
        self.choose_game(settings.game if settings.game in known else next(iter(known)))

    # Construction

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(BESIDE, 18, BESIDE, 18)
        column.setSpacing(14)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        self._head = self._build_head()
        column.addLayout(self._head)
        self._below_head = QHBoxLayout()  # on a narrow screen for what a page has beside the choice of the game
        column.addLayout(self._below_head)
        pages = QWidget(self)
        self._pages = QVBoxLayout(pages)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self.body = Scroll(pages, self)
        column.addWidget(self.body)
        column.addLayout(self._build_practice_and_seed())
        column.addLayout(self._build_buttons())

    def _build_head(self) -> QHBoxLayout:
        """Build the title and the choice of the game, which is hidden if there is only one."""
        say = self._words.say
        known = [name for name, game in games().items() if game.new_game is not None and name in systems()]
        self.game_choice = Segments([(name, say(f"ui-game-{name}")) for name in known], self)
        self.game_choice.setToolTip(say("ui-game-tip"))
        for button in self.game_choice.buttons.values():
            button.setAccessibleName(say("ui-game-is", game=button.text()))
        self.game_choice.setVisible(len(known) > 1)
        self.game_choice.chosen.connect(self._show_game)
        row = QHBoxLayout()
        row.addWidget(title(say("ui-new-game"), self, 28))
        row.addSpacing(20)
        row.addWidget(self.game_choice)
        self.learn = KeyButton(say("ui-new-game-primer"), "Shift+F1", "quiet", self, height=32)
        self.learn.setToolTip(say("ui-new-game-primer-tip"))
        self.learn.clicked.connect(partial(self._show_primer))
        QShortcut(QKeySequence("Shift+F1"), self, self.learn.click)
        row.addSpacing(8)
        row.addWidget(self.learn)
        row.addStretch(1)
        return row

    def _build_practice_and_seed(self) -> QHBoxLayout:
        say = self._words.say
        self.practice_switch = Switch(say("ui-practice"), say("ui-practice-note"), self)
        self.practice_switch.setChecked(self._settings.practice)
        self.dice_switch = Switch(say("ui-real-dice"), say("ui-real-dice-note"), self)
        self.dice_switch.toggled.connect(self._take_up_dice)
        self.seed = QLineEdit(self)
        self.seed.setPlaceholderText(say("ui-seed-empty"))
        self.seed.setAccessibleName(say("ui-seed"))
        self.seed.setToolTip(say("ui-seed-tip"))
        self.seed.setAcceptDrops(False)
        self.seed.setMaxLength(19)
        self.seed.setFixedWidth(SEED)
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*"), self))
        self.seed.textChanged.connect(self._check)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.practice_switch)
        row.addSpacing(12)
        row.addWidget(self.dice_switch)
        row.addStretch(1)
        row.addWidget(label(say("ui-seed"), self))
        row.addWidget(self.seed)
        return row

    def _build_buttons(self) -> QHBoxLayout:
        say = self._words.say
        row = QHBoxLayout()
        row.setSpacing(8)
        self.said = label("", self, role=DANGER, wrap=True)
        self.defect = label("", self, role=DANGER, wrap=True)
        self.ready = label("", self, pixels=12, role=QUIET, wrap=True)
        self.cancel = KeyButton(say("ui-cancel"), "Esc", "quiet", self, height=40)
        self.begin = KeyButton(say("ui-begin"), "↵", "primary", self, height=40)
        self.begin.setDefault(True)
        self.begin.clicked.connect(self._accept_checked)
        self.cancel.clicked.connect(self.reject)
        for words in (self.said, self.defect, self.ready):
            row.addWidget(words, 1)
        row.addSpacing(16)
        row.addWidget(self.cancel)
        row.addWidget(self.begin)
        return row

    # Games

    @property
    def rules(self) -> RuleSystem:
        """The rule system of the chosen game."""
        return system(self.game_choice.value)

    @property
    def page(self) -> NewGamePage:
        """The page of the chosen game."""
        return self._made[self.game_choice.value]

    def choose_game(self, name: str) -> None:
        """Choose the game of this rule system; an unknown name is ignored."""
        if name in self.game_choice.buttons and (name != self.game_choice.value or name not in self._made):
            self.game_choice.choose(name)
            self._show_game(name)
            self.page.take_focus()

    def _show_game(self, name: str) -> None:
        """Show the page of a game instead of the others."""
        if name not in self._made:
            self._make_page(name)
        for other, page in self._made.items():
            page.setVisible(other == name)
            if page.head is not None:
                page.head.setVisible(other == name)
        self.learn.setVisible(games()[name].primer is not None)
        self._order_tabs(self.page)
        self.ready.setText(self.page.about())
        self.say(self.page.trouble())
        self._resize()
        self._check()

    def _make_page(self, name: str) -> None:
        """Make the page of a game."""
        make = games()[name].new_game
        assert make is not None
        page = make(self._words, self._settings, self._random, self, self._library)
        page.take_up_dice(self.dice_switch.isChecked())
        page.changed.connect(self._on_change)
        page.resized.connect(self._resize)
        page.said.connect(self._page_said)
        page.printing.connect(self.printing)
        page.guided.connect(partial(self._want_guide, name))
        self._made[name] = page
        self._pages.addWidget(page)

    def _show_primer(self, _checked: bool = False) -> None:
        """Show the primer of the chosen game; its last page leads to the guided battle."""
        from ui.help.primer import Primer

        primer = Primer(self._words, self, self.game_choice.value)
        primer.battle_wanted.connect(self._want_guide)
        primer.open()

    def _want_guide(self, name: str) -> None:
        """Close for the guided battle of a game."""
        self.guided = name
        self.reject()

    def _order_tabs(self, page: NewGamePage) -> None:
        """Make Tab go through the head, the page, and what is below it."""
        chain: list[QWidget] = []
        following = self.nextInFocusChain()
        while following is not None and following is not self:
            chain.append(following)
            following = following.nextInFocusChain()
        below = (self.practice_switch, self.dice_switch, self.seed, self.cancel, self.begin)
        parts = [self.game_choice, self.learn, *([page.head] if page.head is not None else []), page, *below]
        order = [one for part in parts for one in chain if one is part or part.isAncestorOf(one)]
        for before, after in pairwise(one for one in order if one.focusPolicy() != Qt.FocusPolicy.NoFocus):
            QWidget.setTabOrder(before, after)

    def _resize(self) -> None:
        """Fit the page to the screen, and the dialog to the page."""
        room = self._screen().width() - 2 * BESIDE - BAR
        if (head := self.page.head) is not None:
            self._head.removeWidget(head)
            self._below_head.removeWidget(head)
            beside = self._head.sizeHint().width() + self._head.spacing() + head.sizeHint().width() <= room
            (self._head if beside else self._below_head).addWidget(head)
        self.page.fit(room)
        self.page.updateGeometry()  # now, not with the next event: the size is asked at once
        self._fit()

    def _take_up_dice(self, real_dice: bool) -> None:
        for page in self._made.values():
            page.take_up_dice(real_dice)

    # Files

    def takes(self, paths: Sequence[Path]) -> bool:
        """Return True if these files are for one game."""
        return bool(game_of(paths))

    def take_dropped(self, paths: Sequence[Path], at: QPoint) -> None:
        """Load files for the seat of the card on which they were dropped, else for the first one."""
        card = self._card_at(at)
        self.take_files(paths, 0 if card is None else card.seat)

    def take_files(self, paths: Sequence[Path], seat: int = 0) -> None:
        """Load files of one game: the first army or force for a seat, others for the next seats."""
        self.choose_game(game_of(paths))
        self.page.take_files(paths, seat)

    def show_target(self, at: QPoint | None) -> None:
        """Mark the card under dragged files."""
        target = None if at is None else self._card_at(at)
        for card in self.page.cards:
            card.show_pointed(card is target)

    def _card_at(self, at: QPoint) -> SeatCard | None:
        return next((card for card in self.page.cards if card.rect().contains(card.mapFrom(self, at))), None)

    # Messages

    def say(self, sentence: str, *, refused: bool = True) -> None:
        """Show a refusal, or what was done, until the next action."""
        self.said.setText(sentence)
        self.said.setForegroundRole(DANGER if refused else ACCENT_TEXT)
        self._show_said()

    def _page_said(self, sentence: str, refused: bool) -> None:
        self.say(sentence, refused=refused)

    def _show_said(self) -> None:
        """Show the message, or else the default text."""
        self.said.setVisible(bool(self.said.text()))
        self.ready.setVisible(not self.said.text() and not self.defect.text())

    def _on_change(self) -> None:
        self.say("")
        self._check()

    def _check(self) -> None:
        """Show the reason why the game cannot start."""
        defect = self.page.defect() or self._words.trouble(self.rules.refuse_set_up(self.set_up()) or "")
        self.defect.setText(defect)
        self.defect.setVisible(bool(defect))
        self._show_said()
        self.begin.setEnabled(not defect)

    # Result

    def set_up(self) -> SetUp:
        """Return the set-up from the values of the dialog; without a seed, with a random one."""
        text = self.seed.text()
        seed = int(text) if text else SystemRandom().randrange(LARGEST_SEED)
        return self.page.set_up(seed, self.dice_switch.isChecked())

    def seats(self) -> list[SeatPlan]:
        """Return the players of the seats."""
        return self.page.seats()

    @property
    def practice(self) -> bool:
        """True for a practice game."""
        return self.practice_switch.isChecked()

    def memory(self) -> dict[str, object]:
        """Return the values for the settings."""
        return {
            **self.page.memory(),
            "game": self.game_choice.value,
            "practice": self.practice,
            "by_hand": self.dice_switch.isChecked(),
        }

    def _accept_checked(self, _checked: bool = False) -> None:
        self._check()
        if self.begin.isEnabled():
            self.accept()
