"""The page of Dragon Dice in the new game dialog: the number of players, a force for each, and the house options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
from msgspec import Meta
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from ddtable.dice.catalogue import published
from ddtable.dice.playable import playable_species
from ddtable.engine.system import SetUp, system
from ddtable.forces.drafting import Draft
from ddtable.forces.force import Force
from ddtable.forces.starter import starter_forces
from ddtable.opponents.players import RECRUIT
from ddtable.opponents.seated import PERSON
from ddtable.rules.dragon_dice.board import Options, edition_of, options_from
from ddtable.rules.dragon_dice.editions import CLASSIC95, MOST_PLAYERS, EditionName
from ddtable.words.sentences import Words
from ui.games.dragon_dice.new_game.draft import DraftDialog
from ui.games.dragon_dice.new_game.own_forces import (
    GAME,
    SPECIES,
    CannotPlay,
    Offer,
    OwnForces,
    game_of,
    needs_all_species,
    read_force,
)
from ui.games.dragon_dice.new_game.seat_form import SeatForm
from ui.kit.buttons import KeyButton
from ui.kit.labels import label
from ui.kit.open_folder import open_folder
from ui.kit.segments import Segments
from ui.kit.settings import SeatMemory, Settings
from ui.new_game.dialog import NewGameDialog
from ui.new_game.house_options import OTHER, HouseOptions
from ui.new_game.page import WIDE, NewGamePage

EDITION = "edition"  # the option
GOOD_SIZES = (23, 25, 50)  # Q18; starter forces add their own sizes
NARROW = 900  # pixels: for 2 players
CARDS, ROWS = 12, 12  # pixels between the seats' cards and above them
OWN_SIZES = 3  # sizes of the player's own forces offered besides the usual ones
PLAYERS, RULES = "players", "rules"


class LastGame(msgspec.Struct, frozen=True):
    """The values of the last game: number of players, size, house options, and the words for the seats' forces."""

    players: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)] = 2
    health: int = 0
    options: Mapping[str, bool | int | str] = {}
    forces: tuple[str, ...] = ()


class DragonDicePage(NewGamePage):
    """Two pages in one: the players, and the rules. `head` is the choice of the two.

    A variant of the game replaces `system`, `seat_form`, and the methods below "Variants".
    """

    system = GAME
    seat_form = SeatForm

    def __init__(
        self, words: Words, settings: Settings, random: Random, parent: QWidget, library: Path | None = None
    ) -> None:
        super().__init__(words, settings, parent)
        self._random = random
        self._rules = system(self.system)
        self.own = OwnForces(words, library, self.system)
        self._drafts: Mapping[int, Draft] = {}  # of players who had finished when a draft was cancelled
        self._drafted_for: tuple[object, ...] = ()  # health, players, the allowed races, and the health for each dragon
        self.page_choice = self.head = self._build_choice(parent)
        self._build()
        self._fill(settings)

    # Construction

    def _build(self) -> None:
        self.pages = QStackedLayout(self)
        self.pages.addWidget(self._build_players())
        self.house = HouseOptions(self._words, self._rules.option_specs(), self, self.system)
        self.house.changed.connect(self._show_rules)
        self.pages.addWidget(self.house)
        QShortcut(QKeySequence("Ctrl+Tab"), self, self.turn_page)
        QShortcut(QKeySequence("Ctrl+P"), self, self.print_forces)

    def _build_choice(self, parent: QWidget) -> Segments:
        choice = Segments([(PLAYERS, self._words.say("ui-page-players")), (RULES, "")], parent)
        choice.setToolTip(self._words.say("ui-page-tip"))
        choice.chosen.connect(self._show_page)
        return choice

    def _build_players(self) -> QWidget:
        """Build the number of players, the size of the forces, and a card for each seat."""
        page = QWidget(self)
        column = self._players_column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(ROWS)
        self._sizes_row = self._build_sizes(page, range(self._rules.players[0], MOST_PLAYERS + 1))
        column.addLayout(self._sizes_row)
        self.seat_forms = [self.seat_form(self._words, seat, self._random, page) for seat in range(MOST_PLAYERS)]
        self.seat_cards = self.seat_forms
        self._seats = QGridLayout()
        self._seats.setSpacing(CARDS)
        for seat, form in enumerate(self.seat_forms):
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
        self._players_column.invalidate()  # now, not with the next event: the size is asked at once

    def _build_sizes(self, page: QWidget, numbers: range) -> QHBoxLayout:
        say = self._words.say
        sizes = self.usual_sizes()
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
        self.size_label = label(say("ui-size"), page, weight=QFont.Weight.Bold)
        row.addWidget(self.size_label)
        row.addWidget(self.sizes)
        row.addStretch(1)
        row.addWidget(self.deal_all)
        row.addWidget(self.draft)
        return row

    # Content

    def _fill(self, settings: Settings) -> None:
        """Restore the last game's players, forces and options; without one, different races of the smallest size."""
        numbers, sizes, last = self.numbers.buttons, self.sizes.buttons, self.last(settings)
        number, health = str(last.players), str(last.health)
        self.numbers.choose(number if number in numbers else next(iter(numbers)))
        self.sizes.choose(health if health in sizes else str(self.first_size()))
        self.house.show_values(last.options)  # real dice are for the game for which they were chosen
        self._show_size(self.sizes.value)
        for seat, form in enumerate(self.seat_forms):
            memory = settings.seats[seat] if seat < len(settings.seats) else SeatMemory()
            form.fill_player(memory.name, memory.kind)
            form.fill_force(last.forces[seat] if seat < len(last.forces) else "")
            form.changed.connect(self.changed)
        self.show_colours(settings.colours)
        self._limit_numbers()
        self._seen = min(last.players, len(last.forces))
        self._four_wide = self._measure()
        self._show_seats()
        self._count_rules()
        self.changed.connect(self._count_rules)

    def _show_number(self, _number: str) -> None:
        self._show_seats()
        self.resized.emit()
        self.changed.emit()

    def _show_seats(self) -> None:
        """Show the cards of the seats in the game; the forces of new ones differ from the others."""
        for seat, form in enumerate(self.seat_forms):
            form.setVisible(seat < self.players)
            form.show_wide(self.players > 2)
            if self._seen <= seat < self.players:
                form.differ([other.force for other in self.forms if other is not form])
        self._seen = self.players

    def fit(self, room: int) -> None:
        """Place the cards in 2 columns if possible; the page has one size for all numbers of players."""
        needed = self._sizes_row.minimumSize().width()  # wider for long texts
        least, high = self._four_wide
        columns = 2 if 2 * least + CARDS <= room else 1
        self.setMinimumHeight(high if columns == 2 else 0)
        if self.players == 2:
            self._lay_seats(2)
            wide = NARROW if columns == 1 else max(NARROW, columns * (least + CARDS) - CARDS, min(WIDE, room))
            self.setFixedWidth(max(wide, needed))
        else:
            self._lay_seats(columns)
            needed = max(needed, columns * (least + CARDS) - CARDS)
            self.setFixedWidth(max(needed, min(WIDE, room)))

    def _limit_numbers(self) -> bool:
        """Offer the numbers of players of the edition; return True if a higher one was chosen."""
        least, most = edition_of(self.options()).players
        higher = self.players > most
        if higher:
            self.numbers.choose(str(most))
        self.numbers.show_only([str(number) for number in range(least, most + 1)])
        self._sizes_row.invalidate()  # the width of the dialog is asked before the next event
        return higher

    def _measure(self) -> tuple[int, int]:
        """Return the width of a seat's card, and the height of the page with 4 of them."""
        form = self.seat_forms[0]
        form.show_wide(True)
        high = self._sizes_row.sizeHint().height() + ROWS + 2 * form.sizeHint().height() + CARDS
        return form.minimumSizeHint().width(), high

    def _show_size(self, health: str) -> None:
        """Offer the forces of one size to every seat: a different race for each, random without such a force."""
        same = self.starters(int(health))
        options = self.options()
        races = [race.id for race in playable_species(published(), options.species)]
        own, per_dragon = self.own_of_size(int(health)), edition_of(options).health_per_dragon
        taken: list[tuple[str, ...]] = []
        for seat, form in enumerate(self.seat_forms):
            free = next((force for force in same if force.species not in taken), None)
            form.offer(same, int(health), free, [races[seat % len(races)]], own, options.species, per_dragon)
            taken.append(form.force.species)
        self.changed.emit()

    def _show_rules(self) -> None:
        """Update the numbers of players and the offered forces after a change of options."""
        options = self.options()
        if self._limit_numbers():
            self._show_number(self.numbers.value)
        own = self.own_of_size(int(self.sizes.value))
        for form in self.seat_forms:
            form.offer_by(own, options.species, edition_of(options).health_per_dragon)
        self.changed.emit()

    def _count_rules(self) -> None:
        """Show the number of options that differ from 1995."""
        rules = self.page_choice.buttons[RULES]
        rules.setText(self._words.say("ui-page-rules", count=len(self.house.values()), game=self.system))
        rules.updateGeometry()

    def take_up_dice(self, real_dice: bool) -> None:
        """Show the options of a game with real dice or without."""
        self.house.take_up_dice(real_dice)

    def _deal_all(self, _checked: bool = False) -> None:
        for form in self.forms:
            form.deal()

    def _draft(self, _checked: bool = False) -> None:
        """Open the draft for all players in turn; the result stays secret."""
        options = self.options()
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

    def _show_page(self, page: str) -> None:
        self.pages.setCurrentIndex(0 if page == PLAYERS else 1)
        self.resized.emit()

    def turn_page(self) -> None:
        """Show the other of the two pages."""
        page = RULES if self.page_choice.value == PLAYERS else PLAYERS
        self.page_choice.choose(page)
        self.page_choice.buttons[page].setFocus()
        self._show_page(page)

    def about(self) -> str:
        """Return a sentence about who plays first."""
        return self._words.say("ui-new-game-about")

    def trouble(self) -> str:
        """Return the error of the library, or ""."""
        return self.own.trouble

    # Forces from elsewhere

    def take(self, force: Force, player: str = "", edition: EditionName = CLASSIC95) -> None:
        """Use a force for the first seat against Recruit.

        The game gets its edition and size, and all races if it needs them.
        """
        if EDITION in self.house.choices and self.house.values().get(EDITION, CLASSIC95) != edition:
            self.house.choose(EDITION, edition)
        self.numbers.choose("2")
        self._show_number("2")
        for form, kind in zip(self.seat_forms, (PERSON, RECRUIT.word), strict=False):
            form.kind_choice.choose(kind)
        if player:
            self.seat_forms[0].name_edit.setText(player)
        self.say(self._bring(0, self.own.like(force)), refused=False)

    def take_files(self, paths: Sequence[Path], seat: int) -> None:
        """Load forces of files, the first for a seat and the others for the next ones; show all messages."""
        order, refused, changes = [*range(seat, len(self.forms)), *range(seat)], [], []
        for path in paths:
            if not order:
                refused.append(self._words.say("new-game-too-many", count=len(self.forms)))
                break
            try:
                force = self.read(path)
            except CannotPlay as error:
                refused.append(error.args[0])
            else:
                changes.append(self._bring(order.pop(0), force))
        said = dict.fromkeys(sentence for sentence in (*refused, *changes) if sentence)
        self.say(" ".join(said), refused=bool(refused))

    def _ask_file(self, seat: int) -> None:
        """Ask for a file with the force of a seat."""
        say, folder = self._words.say, str(open_folder())
        name, _ = QFileDialog.getOpenFileName(self, say("new-game-file"), folder, say("new-game-file-filter"))
        if name:
            self.take_files([Path(name)], seat)

    def _bring(self, seat: int, force: Force) -> str:
        """Choose a force for a seat; return the sentence about the changes that it needed, or ""."""
        changed, health = [], self.health_of(force)
        if SPECIES in self.house.choices and needs_all_species(force) and self.house.choices[SPECIES].value != OTHER:
            self.house.choose(SPECIES, "all")
            changed.append("species")
        if self.sizes.value != str(health):
            self._add_size(health)
            self.sizes.choose(str(health))
            self._show_size(str(health))
            self._show_number(self.numbers.value)
            changed.append("size")
        self.seat_forms[seat].choose(force)
        if not changed:
            return ""
        what = "both" if len(changed) == 2 else changed[0]
        return self._words.say("new-game-changed", what=what, force=force.name, health=health)

    def _add_size(self, health: int) -> None:
        """Offer one more size in order."""
        if str(health) not in self.sizes.buttons:
            place = sum(int(size) < health for size in self.sizes.buttons)
            button = self.sizes.add(str(health), str(health), place)
            button.setAccessibleName(self._words.say("ui-size-health", health=health))

    def print_forces(self) -> None:
        """Show the rosters of the chosen forces with their players, without secret drafts."""
        shown = [(form.name, self.printed(form.force)) for form in self.forms if not form.is_secret]
        if len(shown) < len(self.forms):
            self.say(self._words.say("new-game-print-secret", all="no" if shown else "yes"), refused=not shown)
        if shown:
            self.printing.emit(shown)

    # Variants

    def starters(self, health: int) -> list[Force]:
        """Return the forces of a size that the game brings."""
        return [force for force in starter_forces() if force.health == health]

    def first_size(self) -> int:
        """Return the size of the first game."""
        return starter_forces()[0].health

    def usual_sizes(self) -> list[int]:
        """Return the sizes to choose from at first."""
        return sorted({force.health for force in starter_forces()} | set(GOOD_SIZES) | set(self.own.sizes[:OWN_SIZES]))

    def options(self) -> Options:
        """Return the options of the game by the house rules chosen."""
        return options_from(self.house.values())

    def own_of_size(self, health: int) -> list[Offer]:
        """Return the player's own forces of a size."""
        return self.own.of_size(health, self.options())

    def health_of(self, force: Force) -> int:
        """Return the size of a force."""
        return force.health

    def printed(self, force: Force) -> Force:
        """Return a force for its roster."""
        return force

    def read(self, path: Path) -> Force:
        """Return the force of a file. Raises CannotPlay."""
        return read_force(self._words, path, self.house.values())

    def last(self, settings: Settings) -> LastGame:
        """Return the values of the last game of this rule system."""
        forces = tuple(seat.force for seat in settings.seats)
        return LastGame(settings.players, settings.health, settings.options, forces)

    # Result

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.numbers.value)

    @property
    def forms(self) -> list[SeatForm]:
        """The seats in the game; `seat_forms` are all of them."""
        return self.seat_forms[: self.players]

    @property
    def cards(self) -> Sequence[SeatForm]:
        """The cards of the seats in the game."""
        return self.forms

    def set_up(self, seed: int, by_hand: bool) -> SetUp:
        """Return the set-up from the values of the page."""
        forces = tuple(msgspec.to_builtins(form.force) for form in self.forms)
        return SetUp(self.system, seed, self.house.values(), forces, by_hand)

    def memory(self) -> dict[str, object]:
        """Return the values for the settings, including seats not in this game."""
        return {
            "players": self.players,
            "health": int(self.sizes.value),
            "seats": tuple(SeatMemory(form.name, form.kind, form.force_word) for form in self.seat_forms),
            "options": self.house.remembered(),
            "colours": self.colours,
        }


def take_force(force: Force, player: str, edition: EditionName, dialog: NewGameDialog) -> None:
    """Use a force, its player and its edition for the first seat of a new game of Dragon Dice, or of a variant."""
    dialog.choose_game(game_of(edition))
    assert isinstance(dialog.page, DragonDicePage)
    dialog.page.take(force, player, edition)
