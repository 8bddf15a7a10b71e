"""The new game dialog: players, forces, house options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random, SystemRandom

import msgspec
from PySide6.QtCore import QPoint, QRegularExpression, Signal
from PySide6.QtGui import QFont, QKeySequence, QRegularExpressionValidator, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

import ddtable.rules  # noqa: F401 - makes the rule systems known
from ddtable.dice.catalogue import published
from ddtable.dice.playable import playable_species
from ddtable.engine.system import SetUp, system
from ddtable.forces.drafting import Draft
from ddtable.forces.force import Force
from ddtable.opponents.players import RECRUIT
from ddtable.opponents.seated import PERSON
from ddtable.rules.dragon_dice.board import edition_of
from ddtable.rules.dragon_dice.editions import MOST_PLAYERS
from ddtable.words.sentences import Words
from ui.kit.buttons import KeyButton
from ui.kit.fitting import FittingDialog
from ui.kit.labels import label, title
from ui.kit.scroll import Scroll
from ui.kit.segments import Segments
from ui.kit.settings import SeatMemory, Settings
from ui.kit.switch import Switch
from ui.kit.takes_files import TakesFiles
from ui.kit.theme import DANGER, QUIET
from ui.new_game.colour_button import COLOURS
from ui.new_game.draft import DraftDialog
from ui.new_game.files import game_of
from ui.new_game.house_options import HouseOptions
from ui.new_game.other_games import OtherGames
from ui.new_game.own_forces import OwnForces, options_of
from ui.new_game.seat_card import SeatCard
from ui.new_game.seat_form import SeatForm
from ui.new_game.taking_forces import TakingForces
from ui.session.library import SeatPlan

SYSTEM = "classic"
GOOD_SIZES = (23, 25, 50)  # Q18; starter forces add their own sizes
LARGEST_SEED = (1 << 63) - 1
NARROW, WIDE = 900, 1184  # for 2 players, for more
BESIDE, BAR = 28, 16  # pixels beside the pages, and for a possible scroll bar
CARDS, ROWS, SEED = 12, 12, 168  # pixels between the seats' cards and above them, and of the seed field
OWN_SIZES = 3  # sizes of the player's own forces offered besides the usual ones
PLAYERS, RULES = "players", "rules"


class NewGameDialog(TakesFiles, TakingForces, OtherGames, FittingDialog):
    """Asks for the set-up of a game. After it is accepted: `set_up`, `seats`, `practice`.

    `library` is the library whose forces are offered beside `forces`, by default the computer's. `printing` is emitted
    with the rosters of a game whose armies are built here.
    """

    printing = Signal(object)

    def __init__(
        self,
        words: Words,
        forces: Sequence[Force],
        settings: Settings,
        parent: QWidget | None = None,
        random: Random | None = None,
        library: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._forces = tuple(forces)
        self._settings = settings
        self.own = OwnForces(words, library)
        self._random = random or SystemRandom()
        self._drafts: Mapping[int, Draft] = {}  # of players who had finished when a draft was cancelled
        self._drafted_for: tuple[object, ...] = ()  # health, players, the allowed races, and the health for each dragon
        self.rules = system(SYSTEM)
        self.setWindowTitle(words.say("ui-new-game"))
        self.setModal(True)
        self.setAcceptDrops(True)
        self._build()
        self._fill(settings)
        self.choose_game(settings.game)

    # Construction

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(BESIDE, 18, BESIDE, 18)
        column.setSpacing(14)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        column.addLayout(self._build_head())
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self._build_players())
        self.house = HouseOptions(self._words, self.rules.option_specs(), self)
        self.house.changed.connect(self._show_rules)
        self.pages.addWidget(self.house)
        for page in self._first_pages():  # the page of another game uses the key itself
            QShortcut(QKeySequence("Ctrl+P"), page, self.print_forces)
        self.body = Scroll(self.pages, self)
        column.addWidget(self.body)
        column.addLayout(self._build_practice_and_seed())
        column.addLayout(self._build_buttons())
        self.seat_forms[0].name_edit.setFocus()

    def _build_head(self) -> QHBoxLayout:
        """Build the title and the choice of the two pages."""
        say = self._words.say
        row = QHBoxLayout()
        self.page_choice = Segments([(PLAYERS, say("ui-page-players")), (RULES, "")], self)
        self.page_choice.setToolTip(say("ui-page-tip"))
        self.page_choice.chosen.connect(self._show_page)
        QShortcut(QKeySequence("Ctrl+Tab"), self, self._turn_page)
        row.addWidget(title(say("ui-new-game"), self, 28))
        row.addSpacing(20)
        row.addWidget(self._build_games(self))
        row.addStretch(1)
        row.addWidget(self.page_choice)
        return row

    def _build_players(self) -> QWidget:
        """Build the number of players, the size of the forces, and a card for each seat."""
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(ROWS)
        self._sizes_row = self._build_sizes(page, range(self.rules.players[0], MOST_PLAYERS + 1))
        column.addLayout(self._sizes_row)
        self.seat_forms = [SeatForm(self._words, seat, self._random, page) for seat in range(MOST_PLAYERS)]
        self._seats = QGridLayout()
        self._seats.setSpacing(CARDS)
        for seat, form in enumerate(self.seat_forms):
            form.mark.wanted.connect(partial(self._colour, seat))
            form.sought.connect(partial(self._ask_file, seat))
        self._lay_seats(2)
        column.addLayout(self._seats)
        column.addStretch(1)
        return page

    def _lay_seats(self, columns: int) -> None:
        """Place the seats' cards beside each other, or all below each other."""
        for seat, form in enumerate(self.seat_forms):
            self._seats.addWidget(form, seat // columns, seat % columns)
        self._seats.setColumnStretch(0, 1)
        self._seats.setColumnStretch(1, columns - 1)

    def _build_sizes(self, page: QWidget, numbers: range) -> QHBoxLayout:
        say = self._words.say
        sizes = sorted({force.health for force in self._forces} | set(GOOD_SIZES) | set(self.own.sizes[:OWN_SIZES]))
        self.numbers = Segments([(str(number), str(number)) for number in numbers], page)
        self.sizes = Segments([], page)
        self.sizes.setToolTip(say("ui-size-why"))
        for number, button in self.numbers.buttons.items():
            button.setAccessibleName(say("ui-players-number", number=int(number)))
        for size in sizes:
            self._add_size(size)
        self.deal_all = KeyButton(say("ui-deal-all"), "", "plain", page, height=34)
        self.deal_all.setToolTip(say("ui-deal-all-tip"))
        self.deal_all.clicked.connect(partial(self._deal_all))
        self.draft = KeyButton(say("ui-draft"), "", "plain", page, height=34)
        self.draft.setToolTip(say("ui-draft-tip"))
        self.draft.clicked.connect(partial(self._draft))
        self.numbers.chosen.connect(self._show_number)
        self.sizes.chosen.connect(self._show_size)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(label(say("ui-players"), page, weight=QFont.Weight.Bold))
        row.addWidget(self.numbers)
        row.addSpacing(14)
        row.addWidget(label(say("ui-size"), page, weight=QFont.Weight.Bold))
        row.addWidget(self.sizes)
        row.addStretch(1)
        row.addWidget(self.deal_all)
        row.addWidget(self.draft)
        return row

    def _build_practice_and_seed(self) -> QHBoxLayout:
        say = self._words.say
        self.practice_switch = Switch(say("ui-practice"), say("ui-practice-note"), self)
        self.dice_switch = Switch(say("ui-real-dice"), say("ui-real-dice-note"), self)
        self.dice_switch.toggled.connect(self.house.take_up_dice)
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
        self.ready = label(say("ui-new-game-about"), self, pixels=12, role=QUIET, wrap=True)
        self.cancel = KeyButton(say("ui-cancel"), "Esc", "quiet", self, height=40)
        self.begin = KeyButton(say("ui-begin"), "↵", "primary", self, height=40)
        self.begin.setDefault(True)
        self.begin.clicked.connect(self._accept_checked)
        self.cancel.clicked.connect(partial(self._rejected))
        for words in (self.said, self.defect, self.ready):
            row.addWidget(words, 1)
        row.addSpacing(16)
        row.addWidget(self.cancel)
        row.addWidget(self.begin)
        return row

    # Content

    def _fill(self, settings: Settings) -> None:
        """Restore the last game's players, forces and options; without one, different races of the smallest size."""
        numbers, sizes = self.numbers.buttons, self.sizes.buttons
        number, health = str(settings.players), str(settings.health)
        self.numbers.choose(number if number in numbers else next(iter(numbers)))
        self.sizes.choose(health if health in sizes else str(self._forces[0].health))
        self.house.show_values(settings.options)  # real dice are for the game for which they were chosen
        self.practice_switch.setChecked(settings.practice)
        self.dice_switch.setChecked(False)
        self._show_size(self.sizes.value)
        for seat, form in enumerate(self.seat_forms):
            memory = settings.seats[seat] if seat < len(settings.seats) else SeatMemory()
            form.fill(memory.name or self._words.say(f"ui-name-{seat + 1}"), memory.kind, memory.force)
            form.show_colour(colour_of(seat, settings.colours))
            form.changed.connect(self._on_form)
        self._limit_numbers()
        self._seen = min(settings.players, len(settings.seats))
        self._four_wide = self._measure()
        self._show_number(self.numbers.value)
        self.say(self.own.trouble)

    def _show_number(self, _number: str) -> None:
        """Show the cards of the seats, in 2 columns if possible; the dialog has one size for all numbers."""
        for seat, form in enumerate(self.seat_forms):
            form.setVisible(seat < self.players)
            form.show_wide(self.players > 2)
            if self._seen <= seat < self.players:
                form.differ([other.force for other in self.forms if other is not form])
        self._seen = self.players
        needed = self._sizes_row.minimumSize().width()  # wider for long texts
        room, (least, high) = self._room(), self._four_wide
        columns = 2 if 2 * least + CARDS <= room else 1
        self.pages.setMinimumHeight(high if columns == 2 else 0)
        if self.players == 2:
            self._lay_seats(2)
            wide = NARROW if columns == 1 else max(NARROW, columns * (least + CARDS) - CARDS, min(WIDE, room))
            self.pages.setFixedWidth(max(wide, needed))
        else:
            self._lay_seats(columns)
            needed = max(needed, columns * (least + CARDS) - CARDS)
            self.pages.setFixedWidth(max(needed, min(WIDE, room)))
        self._check()
        self._fit()

    def _limit_numbers(self) -> bool:
        """Offer the numbers of players of the edition; return True if a higher one was chosen."""
        least, most = edition_of(options_of(self.house.values())).players
        higher = self.players > most
        if higher:
            self.numbers.choose(str(most))
        self.numbers.show_only([str(number) for number in range(least, most + 1)])
        self._sizes_row.invalidate()  # the width of the dialog is asked before the next event
        return higher

    def _room(self) -> int:
        """Return the greatest width of the pages on this screen."""
        return self._screen().width() - 2 * BESIDE - BAR

    def _show_chosen_game(self) -> None:
        """Show the pages of the chosen game, in their size."""
        self.say(self.other.trouble() if self.other is not None else "")
        if self.other is None:
            self.ready.setText(self._words.say("ui-new-game-about"))
            self._show_page(self.page_choice.value)
            self._show_number(self.numbers.value)
        else:
            self.ready.setText(self.other.about())
            self._check()
            self._fit()

    def take(self, force: Force, player: str = "") -> None:
        """Use a force for the first seat against Recruit, in the classic game."""
        self.choose_game(SYSTEM)
        self.numbers.choose("2")
        self._show_number("2")
        for form, kind in zip(self.seat_forms, (PERSON, RECRUIT.word), strict=False):
            form.kind_choice.choose(kind)
        super().take(force, player)

    def takes(self, paths: Sequence[Path]) -> bool:
        """Return True if these files are for one game."""
        return bool(game_of(paths))

    def take_dropped(self, paths: Sequence[Path], at: QPoint) -> None:
        """Load files for the seat of the card on which they were dropped, else for the first one."""
        card = self._card_at(at)
        self.take_files(paths, 0 if card is None else card.seat)

    def show_target(self, at: QPoint | None) -> None:
        """Mark the card under dragged files."""
        target = None if at is None else self._card_at(at)
        for card in self._cards():
            card.show_pointed(card is target)

    def _cards(self) -> Sequence[SeatCard]:
        return self.forms if self.other is None else self.other.cards

    def _card_at(self, at: QPoint) -> SeatCard | None:
        return next((card for card in self._cards() if card.rect().contains(card.mapFrom(self, at))), None)

    def take_files(self, paths: Sequence[Path], seat: int = 0) -> None:
        """Load files of one game: the first army or force for a seat, others for the next seats."""
        self.choose_game(game_of(paths))
        if self.other is not None:
            self.other.take_files(paths, seat)
        else:
            self.read_files(paths, seat)

    def _measure(self) -> tuple[int, int]:
        """Return the width of a seat's card, and the height of the page with 4 of them."""
        form = self.seat_forms[0]
        form.show_wide(True)
        high = self._sizes_row.sizeHint().height() + ROWS + 2 * form.sizeHint().height() + CARDS
        return form.minimumSizeHint().width(), high

    def _show_size(self, health: str) -> None:
        """Offer the forces of one size to every seat: a different race for each, random without such a force."""
        same = [force for force in self._forces if str(force.health) == health]
        options = options_of(self.house.values())
        races = [race.id for race in playable_species(published(), options.species)]
        own, per_dragon = self.own.of_size(int(health), options), edition_of(options).health_per_dragon
        taken: list[tuple[str, ...]] = []
        for seat, form in enumerate(self.seat_forms):
            free = next((force for force in same if force.species not in taken), None)
            form.offer(same, int(health), free, [races[seat % len(races)]], own, options.species, per_dragon)
            taken.append(form.force.species)
        self._on_form()

    def _show_rules(self) -> None:
        """Update the numbers of players and the offered forces after a change of options."""
        options = options_of(self.house.values())
        if self._limit_numbers():
            self._show_number(self.numbers.value)
        own = self.own.of_size(int(self.sizes.value), options)
        for form in self.seat_forms:
            form.offer_by(own, options.species, edition_of(options).health_per_dragon)
        self._on_form()

    def _on_form(self) -> None:
        self.say("")
        self._check()

    def _deal_all(self, _checked: bool = False) -> None:
        for form in self.forms:
            form.deal()

    def _draft(self, _checked: bool = False) -> None:
        """Open the draft for all players in turn; the result stays secret."""
        options = options_of(self.house.values())
        health, allowed = int(self.sizes.value), options.species
        per_dragon = edition_of(options).health_per_dragon
        drafted_for = (health, self.players, allowed, per_dragon)
        kept = self._drafts if self._drafted_for == drafted_for else {}
        rules = (allowed, options.faces, per_dragon)
        dialog = DraftDialog(self._words, self.seats(), health, self._random, self, kept, *rules)
        self._drafts, self._drafted_for = dialog.handed, drafted_for
        dialog.accepted.connect(partial(self._take_drafted, dialog))
        if dialog.forces_are_made():
            self._take_drafted(dialog)
        else:
            dialog.open()

    def _take_drafted(self, dialog: DraftDialog) -> None:
        """Use the drafted forces; the next draft starts again."""
        self._drafts = {}
        for form, force in zip(self.forms, dialog.forces, strict=True):
            form.take_drafted(force)

    def _colour(self, seat: int, number: int) -> None:
        """Set the colour of a seat; another seat with that colour gets the free one."""
        form = self.seat_forms[seat]
        for other in self.seat_forms:
            if other.mark.number == number:
                other.show_colour(form.mark.number)
        form.show_colour(number)

    def _show_page(self, page: str) -> None:
        self.pages.setCurrentIndex(0 if page == PLAYERS else 1)
        self._fit()

    def _turn_page(self) -> None:
        if self.other is not None:
            return
        page = RULES if self.page_choice.value == PLAYERS else PLAYERS
        self.page_choice.choose(page)
        self.page_choice.buttons[page].setFocus()
        self._show_page(page)

    def _check(self) -> None:
        """Show the number of options that differ from 1995, and the reason why the game cannot start."""
        self.page_choice.buttons[RULES].setText(self._words.say("ui-page-rules", count=len(self.house.values())))
        self.page_choice.buttons[RULES].updateGeometry()
        defect = self.other.defect() if self.other is not None else self._bad_names()
        defect = defect or self._words.trouble(self.rules.refuse_set_up(self.set_up()) or "")
        self.defect.setText(defect or "")
        self.defect.setVisible(bool(defect))
        self._show_said()
        self.begin.setEnabled(not defect)

    def _bad_names(self) -> str:
        names = [form.name for form in self.forms]
        if not all(names):
            return self._words.say("ui-name-missing")
        return self._words.say("ui-name-twice") if len(set(names)) < len(names) else ""

    # Result

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.numbers.value)

    @property
    def forms(self) -> list[SeatForm]:
        """The seats in the game; `seat_forms` are all of them."""
        return self.seat_forms[: self.players]

    def set_up(self) -> SetUp:
        """Return the set-up from the values of the dialog; without a seed, with a random one."""
        text = self.seed.text()
        seed = int(text) if text else SystemRandom().randrange(LARGEST_SEED)
        if self.other is not None:
            return self.other.set_up(seed, self.dice_switch.isChecked())  # type: ignore[no-any-return]
        forces = tuple(msgspec.to_builtins(form.force) for form in self.forms)
        return SetUp(SYSTEM, seed, self.house.values(), forces, self.dice_switch.isChecked())

    def seats(self) -> list[SeatPlan]:
        """Return the players of the seats."""
        if self.other is not None:
            return self.other.seats()  # type: ignore[no-any-return]
        return [SeatPlan(form.name, form.kind) for form in self.forms]

    @property
    def practice(self) -> bool:
        """True for a practice game."""
        return self.practice_switch.isChecked()

    def memory(self) -> dict[str, object]:
        """Return the values for the settings, including seats not in this game."""
        if self.other is not None:
            return self.other_memory()
        return {
            "game": SYSTEM,
            "players": self.players,
            "health": int(self.sizes.value),
            "seats": tuple(SeatMemory(form.name, form.kind, form.force_word) for form in self.seat_forms),
            "options": self.house.remembered(),
            "practice": self.practice,
            "by_hand": self.dice_switch.isChecked(),
            "colours": tuple(form.mark.number for form in self.seat_forms),
        }

    def _accept_checked(self, _checked: bool = False) -> None:
        self._check()
        if self.begin.isEnabled():
            self.accept()

    def _rejected(self, _checked: bool = False) -> None:
        self.reject()


def colour_of(seat: int, chosen: Sequence[int]) -> int:
    """Return the number of a seat's colour: the one chosen, else the next free one."""
    taken = [number for number in dict.fromkeys(chosen) if number in COLOURS]
    return [*taken, *(number for number in COLOURS if number not in taken)][seat]
