"""The page of Battle Dice in the new game dialog: the number of dice, an army for each seat, options and tables."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddtable.engine.system import SetUp
from ddtable.forces.battle_armies import battle_armies, same_dice, unfit
from ddtable.forces.battle_army import MOST_DICE, BattleArmy
from ddtable.forces.own_armies import OwnArmies
from ddtable.rosters.battle import BattleRoster
from ddtable.rules.battle_dice.house import default_tables, read_tables
from ddtable.rules.battle_dice.tables import Tables
from ddtable.words.sentences import Words
from ui.games.battle_dice.armies.army_card import BROUGHT, DEALT, MADE, ArmyCard, called
from ui.games.battle_dice.armies.army_files import SIZES, ArmyFiles
from ui.games.battle_dice.armies.quest_options import QuestOptions
from ui.games.battle_dice.armies.stepper import Stepper
from ui.kit.buttons import KeyButton
from ui.kit.labels import label
from ui.kit.segments import Segments
from ui.kit.settings import BattleMemory, SeatMemory, Settings
from ui.kit.theme import QUIET

SYSTEM = "battle_dice"
USUAL, OTHER = 20, "other"
SEATS = 2
TABLES_KEY = "F7"  # as at the table


class BattlePage(ArmyFiles):
    """The page."""

    system = SYSTEM

    def __init__(
        self, words: Words, settings: Settings, random: Random, parent: QWidget, own: Path | None = None
    ) -> None:
        super().__init__(words, settings, parent)
        self._random = random
        self._presets = battle_armies()
        self.own = OwnArmies(own)
        self.tables: Tables = default_tables()
        self._last = 0
        self._build()
        self._fill(settings)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(self._build_sizes())
        self.seat_cards = [ArmyCard(self._words, seat, self._random, self) for seat in range(SEATS)]
        row = QHBoxLayout()
        row.setSpacing(12)
        for seat, card in enumerate(self.cards):
            row.addWidget(card, 1)
            card.touched.connect(partial(self._touched, seat))
            card.sought.connect(partial(self.ask_army, seat))
            card.shared.connect(partial(self.ask_place, seat))
            card.kept.connect(partial(self.ask_name, seat))
            card.removed.connect(partial(self.remove_own, seat))
            card.renamed.connect(partial(self.ask_other_name, seat))
            card.returned.connect(partial(self.return_own, seat))
        column.addLayout(row)
        self.options = QuestOptions(self._words, self)
        self.options.changed.connect(self.changed)
        self.tables_button = KeyButton("", TABLES_KEY, "plain", self, height=34)
        self.tables_button.setToolTip(self._words.say("army-tables-tip"))
        self.tables_button.clicked.connect(partial(self.edit_tables))
        self.print_button = KeyButton(self._words.say("army-print"), "Ctrl P", "plain", self, height=34)
        self.print_button.clicked.connect(partial(self._print))
        self.changed.connect(self._show_print)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self.options, 1)
        below.addWidget(self.tables_button)
        below.addWidget(self.print_button)
        column.addLayout(below)
        column.addStretch(1)
        QShortcut(QKeySequence(TABLES_KEY), self, self.tables_button.click)
        QShortcut(QKeySequence("Ctrl+P"), self, self.print_button.click)
        QShortcut(QKeySequence("Ctrl+Z"), self, self._undo)

    def _build_sizes(self) -> QHBoxLayout:
        say = self._words.say
        self.sizes = Segments([*((str(size), str(size)) for size in SIZES), (OTHER, say("army-size-other"))], self)
        self.number = Stepper(say("army-size"), self, least=1, most=MOST_DICE)
        self.deal_all = KeyButton(say("ui-deal-all"), "", "plain", self, height=34)
        self.deal_all.setToolTip(say("army-deal-all-tip"))
        for size in SIZES:
            self.sizes.buttons[str(size)].setAccessibleName(say("army-size-number", size=size))
        self.sizes.setToolTip(say("army-size-why"))
        self.number.setToolTip(say("army-size-tip", most=MOST_DICE))
        self.sizes.chosen.connect(self._size_chosen)
        self.number.changed.connect(self.show_size)
        self.number.stopped.connect(self._say_sizes)
        self.deal_all.clicked.connect(partial(self._deal_all))
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(label(say("army-size"), self, weight=QFont.Weight.Bold))
        row.addWidget(self.sizes)
        row.addWidget(self.number)
        row.addWidget(label(say("army-size-range", most=MOST_DICE), self, pixels=12, role=QUIET))
        row.addStretch(1)
        row.addWidget(self.deal_all)
        return row

    # Memory

    def _fill(self, settings: Settings) -> None:
        """Restore the last game; without one, use the sample armies."""
        last = settings.battle
        seats = last.seats or settings.seats
        size = last.size if 1 <= last.size <= MOST_DICE else USUAL
        self._show_number(size)
        remembered = read_tables(last.tables) if last.tables else self.tables
        self.tables = remembered if isinstance(remembered, Tables) else self.tables
        self.options.show_values(last.options)
        for seat, card in enumerate(self.cards):
            memory = seats[seat] if seat < len(seats) else SeatMemory()
            card.fill_player(memory.name, memory.kind)
            card.offer(self._presets, self.own.armies, size)
            card.play_with(self._remembered(last, seat, size))
            card.changed.connect(self.changed)
        self.show_colours(settings.colours)
        self._show_tables()
        self._show_print()

    def _remembered(self, last: BattleMemory, seat: int, size: int) -> BattleArmy:
        """Return the last army of a seat, or a different preset for each."""
        if seat < len(last.seats) and last.seats[seat].force == DEALT:
            self.cards[seat].deal()
            return self.cards[seat].army
        army = decoded(last.armies[seat]) if seat < len(last.armies) else None
        if army is None:
            fitting = [preset for preset in self._presets if preset.size == size] or list(self._presets)
            return fitting[seat % len(fitting)]
        known = (*self.own.armies, *self._presets)
        made = army if army.id == BROUGHT else replace(army, id=MADE)
        return next((one for one in known if one.name == army.name and same_dice(one, army)), made)

    def memory(self) -> dict[str, object]:
        """Return the values for the settings."""
        battle = BattleMemory(
            size=self.dice_a_side,
            seats=tuple(SeatMemory(card.name, card.kind, card.army.id) for card in self.cards),
            armies=tuple(msgspec.to_builtins(card.army) for card in self.cards),
            options=self.options.values(),
            tables={} if self.house_is_unset else msgspec.to_builtins(self.tables),
        )
        return {"battle": battle, "colours": self.colours}

    # Commands

    @property
    def dice_a_side(self) -> int:
        """The number of dice a side."""
        return self.number.value

    def _size_chosen(self, size: str) -> None:
        if size == OTHER:
            self.number.setFocus()
        else:
            self.show_size(int(size))

    def _say_sizes(self) -> None:
        """Show the possible sizes after an impossible one was entered."""
        self.say(self._words.say("army-size-refused", most=MOST_DICE))

    def _show_number(self, size: int) -> None:
        self.number.show_value(size)
        self.sizes.choose(str(size) if size in SIZES else OTHER)

    def show_size(self, size: int) -> None:
        """Set the number of dice a side: presets change to this size, built armies stay."""
        self._show_number(size)
        fitting = [preset for preset in self._presets if preset.size == size]
        for seat, card in enumerate(self.cards):
            card.offer(self._presets, self.own.armies, size)
            if card.army.size == size:
                continue
            if card.army.id == DEALT:
                card.deal()
            elif any(card.army is preset for preset in self._presets) and fitting:
                card.take(fitting[seat % len(fitting)])
        self.changed.emit()

    def _deal_all(self, _checked: bool = False) -> None:
        for card in self.cards:
            card.deal()

    def _touched(self, seat: int) -> None:
        self._last = seat

    def _undo(self) -> None:
        self.cards[self._last].undo()

    def show_own(self) -> None:
        """Update the offered own armies."""
        for card in self.cards:
            card.offer(self._presets, self.own.armies, self.dice_a_side)

    # Tables

    @property
    def house_is_unset(self) -> bool:
        """True if the tables are the default ones."""
        return self.tables == default_tables()

    def edit_tables(self, _checked: bool = False) -> None:
        """Open the editor of the tables."""
        from ui.games.battle_dice.armies.tables_dialog import TablesDialog

        dialog = TablesDialog(self._words, self.tables, self)
        dialog.taken.connect(self.take_tables)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def take_tables(self, tables: Tables) -> None:
        """Use these tables."""
        self.tables = tables
        self._show_tables()
        self.changed.emit()

    def _show_tables(self) -> None:
        changed = "no" if self.house_is_unset else "yes"
        self.tables_button.show_as(self._words.say("army-tables", changed=changed), TABLES_KEY, "plain")

    # Printing

    def rosters(self) -> list[BattleRoster]:
        """Return the present armies that have dice, with their players, tables and options."""
        made = [card for card in self.cards if card.army.size]
        options = self.options.values()
        return [BattleRoster(card.name, self._named(card), self.tables, options) for card in made]

    def _print(self, _checked: bool = False) -> None:
        self.printing.emit(self.rosters())

    def _show_print(self) -> None:
        """Enable printing if an army has dice, complete or not."""
        why = "" if any(card.army.size for card in self.cards) else self._words.say("army-empty")
        self.print_button.setEnabled(not why)
        self.print_button.setToolTip(why or self._words.say("army-print-tip"))
        self.print_button.setAccessibleDescription(why)

    # Result

    def about(self) -> str:
        """Return a sentence about who plays first: all phases are simultaneous (BD1.5)."""
        return self._words.say("army-about")

    def trouble(self) -> str:
        """Return the error of the file of own armies, or ""."""
        return self._words.trouble(self.own.told)

    def defect(self) -> str:
        """Return the reason why the game cannot start, apart from the rules, or ""."""
        if bad := super().defect():
            return bad
        wrong = next((card for card in self.cards if card.army.size != self.dice_a_side), None)
        if wrong is None:
            return ""
        return self._words.say("army-wrong-size", player=wrong.name, count=wrong.army.size, size=self.dice_a_side)

    def set_up(self, seed: int, by_hand: bool) -> SetUp:
        """Return the set-up from the values of the page."""
        forces = tuple(msgspec.to_builtins(self._named(card)) for card in self.cards)
        house = UNSET if self.house_is_unset else msgspec.to_builtins(self.tables)
        return SetUp(SYSTEM, seed, self.options.values(), forces, by_hand, house)

    def _named(self, card: ArmyCard) -> BattleArmy:
        """Return an army with its name in this language."""
        return replace(card.army, name=called(self._words, card.army))


def decoded(encoded: Mapping[str, Any]) -> BattleArmy | None:
    """Return the remembered army, or None if it is invalid."""
    try:
        army = msgspec.convert(encoded, BattleArmy)
    except msgspec.ValidationError:
        return None
    return None if unfit(replace(army, name=army.name or "?")) else army
