"""Loading, saving and sharing armies in a new game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QFileDialog

from ddtable.forces.battle_army import BattleArmy
from ddtable.forces.ddarmy import LONGEST_NAME, SUFFIX, read_ddarmy, write_ddarmy
from ddtable.forces.force import ForceError
from ddtable.forces.notation import slug
from ddtable.forces.own_armies import OwnArmies
from ddtable.rules.battle_dice.tables import Tables
from ddtable.rules.battle_dice.tables_file import SUFFIX as TABLES
from ddtable.rules.battle_dice.tables_file import read_tables_file
from ddtable.texts.plain import plain
from ddtable.texts.trouble import LONGEST
from ui.games.battle_dice.armies.army_card import BROUGHT, DEALT, MADE, ArmyCard, called
from ui.games.battle_dice.armies.own_name import NameDialog
from ui.kit.asked_path import ask_where
from ui.kit.open_folder import open_folder
from ui.new_game.page import NewGamePage

SIZES = (10, 20, 30)
"""The offered numbers of dice a side."""


class ArmyFiles(NewGamePage):
    """The base of the page."""

    own: OwnArmies
    seat_cards: list[ArmyCard]

    @property
    def cards(self) -> list[ArmyCard]:
        """The cards of both seats."""
        return self.seat_cards

    def ask_army(self, seat: int) -> None:
        """Ask for an army file for a seat."""
        say, folder = self._words.say, str(open_folder())
        name, _ = QFileDialog.getOpenFileName(self, say("army-file"), folder, say("army-file-filter"))
        if name:
            self.read_army(seat, Path(name))

    def read_army(self, seat: int, path: Path) -> None:
        """Load the army of a file for a seat, or show the error."""
        self.take_files([path], seat)

    def take_files(self, paths: Sequence[Path], seat: int) -> None:
        """Load the armies of files, the first for a seat, the next for the other; load tables.

        A smaller game gets the size of the first army. A message names the unreadable files and what was loaded.
        """
        order = [*range(seat, len(self.cards)), *range(seat)]
        refused, done = [], []
        for path in paths:
            try:
                if path.suffix.lower() == TABLES:
                    self.take_tables(read_tables_file(path))
                    done.append(self._words.say("table-was-read", file=plain(path.name)))
                elif not order:
                    refused.append(self._words.say("new-game-too-many", count=len(self.cards)))
                    break
                else:
                    army = read_ddarmy(path)
                    done += self._bring(
                        order.pop(0), replace(army, id=BROUGHT, name=army.name or plain(path.stem, LONGEST_NAME))
                    )
            except ForceError as error:
                refused.append(self._words.trouble(error.args[0]))
        self.say(" ".join((*refused, *done)), refused=bool(refused))

    def _bring(self, seat: int, army: BattleArmy) -> list[str]:
        """Use an army. The game gets its size unless it is incomplete; return the sentences about that."""
        size, others = self.dice_a_side, [card.army for card in self.cards if card is not self.cards[seat]]
        self.cards[seat].take(army)
        kept = army.size == size or (army.size < size and army.size not in SIZES)
        if kept or any(other.id == BROUGHT and other.size == size for other in others):
            return []
        self.show_size(army.size)
        return [self._words.say("army-size-follows", army=army.name, count=army.size)]

    def ask_place(self, seat: int) -> None:
        """Ask for the path for sharing the army of a seat."""
        say, army = self._words.say, self._named_army(seat)
        place = open_folder() / f"{slug(army.name) or 'army'}{SUFFIX}"
        path = ask_where(self, say("army-share"), str(place), say("army-file-filter"), SUFFIX)
        if path is not None:
            self.write_army(seat, path)

    def write_army(self, seat: int, path: Path) -> None:
        """Write the army of a seat into a file, and show the result."""
        try:
            write_ddarmy(path, self._named_army(seat))
        except ForceError as error:
            self.say(self._words.trouble(error.args[0]))
        else:
            self.say(self._words.say("army-shared", file=plain(str(path), LONGEST)), refused=False)

    def ask_name(self, seat: int) -> None:
        """Ask for a name for the army of a seat, and save it."""
        army = self.cards[seat].army
        name = "" if army.id == DEALT else army.name if army.id == MADE else called(self._words, army)
        self.own.read()
        NameDialog(self._words, name, self.own, partial(self.keep_own, seat), self).open()

    def ask_other_name(self, seat: int) -> None:
        """Ask for another name for an own army, or for a copy of it."""
        self.own.read()
        rename, copy = partial(self.rename_own, seat), partial(self.keep_own, seat)
        NameDialog(self._words, self.cards[seat].army.name, self.own, rename, self, copied=copy).open()

    def rename_own(self, seat: int, name: str) -> None:
        """Rename an own army."""
        card = self.cards[seat]
        before = card.army
        try:
            renamed = self.own.rename(before, name)
        except ForceError as error:
            self.say(self._words.trouble(error.args[0]))
            return
        for other in self.cards:
            if other.army is before:
                other.army = renamed
        self.show_own()
        self.say(self._words.say("army-renamed", before=before.name, army=renamed.name), refused=False)

    def keep_own(self, seat: int, name: str) -> None:
        """Save the army of a seat as an own army."""
        try:
            kept = self.own.keep(replace(self.cards[seat].army, name=name, note=""))
        except ForceError as error:
            self.say(self._words.trouble(error.args[0]))
            return
        self.show_own()
        self.cards[seat].take(kept)
        self.say(self._words.say("army-kept", army=kept.name), refused=False)

    def remove_own(self, seat: int) -> None:
        """Remove the saved army of a seat; it stays in this game."""
        army = self.cards[seat].army
        try:
            self.own.remove(army)
        except ForceError as error:
            self.say(self._words.trouble(error.args[0]))
            return
        for card in self.cards:
            if card.army is army:
                card.let_go()
        self.show_own()
        self.cards[seat].touched.emit()
        self.say(self._words.say("army-removed", army=army.name), refused=False)

    def return_own(self, seat: int, army: BattleArmy) -> None:
        """Save an army again whose removal was undone, unless its name is taken."""
        if self.own.has(army.name):
            return
        try:
            kept = self.own.keep(army)
        except ForceError as error:
            self.say(self._words.trouble(error.args[0]))
            return
        self.cards[seat].army = kept
        self.show_own()
        self.say(self._words.say("army-returned", army=kept.name), refused=False)

    def _named_army(self, seat: int) -> BattleArmy:
        army = self.cards[seat].army
        return replace(army, name=called(self._words, army))

    @property
    @abstractmethod
    def dice_a_side(self) -> int:
        """The number of dice a side; to be overridden."""

    @abstractmethod
    def show_size(self, size: int) -> None:
        """Set the number of dice a side; to be overridden."""

    @abstractmethod
    def take_tables(self, tables: Tables) -> None:
        """Use these tables; to be overridden."""

    @abstractmethod
    def show_own(self) -> None:
        """Update the offered own armies; to be overridden."""
