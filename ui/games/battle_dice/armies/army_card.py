"""One seat of a new game of Battle Dice: name, person or computer, and its army, which is built here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddtable.forces.battle_armies import COUNTS, MONSTER_TYPES, dealt, filled, same_dice
from ddtable.forces.battle_army import MOST_DICE, BattleArmy
from ddtable.forces.own_armies import OWN
from ddtable.rules.battle_dice.kinds import sides_of
from ddtable.words.sentences import Words
from ui.games.battle_dice.armies.stepper import ClassRow
from ui.kit.buttons import KeyButton
from ui.kit.fonts import interface_font
from ui.kit.headed_choice import HeadedChoice
from ui.kit.icon_button import IconButton
from ui.kit.labels import CutLabel, label
from ui.kit.segments import Segments
from ui.kit.theme import DANGER, QUIET
from ui.new_game.seat_card import SeatCard

WHICH = Qt.ItemDataRole.UserRole
MADE, DEALT, BROUGHT = "made", "dealt", "brought"
"""The ids of an army built here, of a random one, and of one from a file."""
GAME = "battle_dice"
KINDS = {name: name for name in COUNTS if name != "monsters"}


class ArmyCard(SeatCard):
    """A card. `sought`, `shared`, `kept`, `removed`, `renamed`: commands.

    `returned` is emitted with an own army whose removal was undone. `offered` are the armies to choose from: the
    player's own, and those of the game.
    """

    touched = Signal()
    sought = Signal()
    shared = Signal()
    kept = Signal()
    removed = Signal()
    renamed = Signal()
    returned = Signal(object)

    def __init__(self, words: Words, seat: int, random: Random, parent: QWidget) -> None:
        super().__init__(words, GAME, seat, parent)
        self._random = random
        self.army = BattleArmy(MADE, "")
        self.size_wanted = 0
        self._own: tuple[BattleArmy, ...] = ()
        self._presets: tuple[BattleArmy, ...] = ()
        self._listed: list[BattleArmy] = []
        self._before: list[BattleArmy] = []
        self._build_head(seat)
        self._build_rows(seat)
        self._build_foot()
        self._lay_out()

    # Construction

    def _build_head(self, seat: int) -> None:
        say = self._words.say
        self.army_choice = HeadedChoice(self, narrow=True)
        self.army_choice.setAccessibleName(say("army-choice", number=seat + 1))
        self.note = CutLabel(self, interface_font(12), QUIET)
        self.file_button = IconButton("open", say("army-file"), "", self, side=32)
        self.file_button.setAccessibleName(say("army-file-seat", number=seat + 1))
        self.share_button = IconButton("save_file", say("army-share"), "", self, side=32)
        self.share_button.setAccessibleName(say("army-share-seat", number=seat + 1))
        self.army_choice.currentIndexChanged.connect(self._chosen)
        self.file_button.clicked.connect(partial(self._emit, "sought"))
        self.share_button.clicked.connect(partial(self._emit, "shared"))

    def _build_rows(self, seat: int) -> None:
        """Build the 6 classes of an army list, and the monster type below the monsters."""
        say = self._words.say
        self.rows: dict[str, ClassRow] = {}
        for name in COUNTS:
            kind = KINDS.get(name, self.army.monster)
            words = say("army-class", **{"class": name})
            row = ClassRow(words, say("army-die", sides=sides_of(kind)), kind, seat, self, most=MOST_DICE)
            row.changed.connect(partial(self._counted, name))
            self.rows[name] = row
        for row in self.rows.values():
            row.align(max(84, *(row.name_room for row in self.rows.values())))
        self.monster = Segments([(kind, say("army-monsters", kind=kind)) for kind in MONSTER_TYPES], self)
        self.monster.setToolTip(say("army-monster-tip"))
        for button in self.monster.buttons.values():
            button.setAccessibleName(say("army-monster-of", number=seat + 1, kind=button.text()))
        self.monster.chosen.connect(self._monster_chosen)

    def _build_foot(self) -> None:
        say = self._words.say
        self.sum = label("", self, pixels=14, weight=QFont.Weight.Bold)
        self.why = label("", self, pixels=12, role=QUIET)
        self.undo_button = KeyButton(say("army-undo"), "", "quiet", self, height=32)
        self.deal_button = KeyButton(say("ui-deal"), "", "quiet", self, height=32)
        self.deal_button.setToolTip(say("army-deal-tip"))
        self.deal_button.setAccessibleName(say("army-deal-seat", number=self.seat + 1))
        self.fill_button = KeyButton(say("army-fill"), "", "plain", self, height=32)
        self.keep_button = KeyButton(say("army-keep"), "", "plain", self, height=32)
        self.rename_button = KeyButton(say("army-rename"), "", "plain", self, height=32)
        self.rename_button.setToolTip(say("army-rename-tip"))
        self.rename_button.clicked.connect(partial(self._emit, "renamed"))
        self.undo_button.clicked.connect(partial(self._clicked, self.undo))
        self.deal_button.clicked.connect(partial(self._clicked, self.deal))
        self.fill_button.clicked.connect(partial(self._clicked, self._fill_up))
        self.keep_button.clicked.connect(partial(self._keep_clicked))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        head, choice, foot, types = QHBoxLayout(), QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for line in (head, choice, foot, types):
            line.setSpacing(8)
        head.addWidget(self.mark)
        head.addWidget(self.name_edit, 1)
        head.addWidget(self.kind_choice)
        choice.addWidget(self.army_choice, 1)
        choice.addWidget(self.deal_button)
        choice.addWidget(self.file_button)
        choice.addWidget(self.share_button)
        types.addWidget(label(self._words.say("army-monster"), self, pixels=12, role=QUIET))
        types.addWidget(self.monster)
        types.addStretch(1)
        foot.addWidget(self.sum)
        foot.addWidget(self.why, 1)
        for button in (self.undo_button, self.fill_button, self.rename_button, self.keep_button):
            foot.addWidget(button)
        column.addLayout(head)
        column.addLayout(choice)
        column.addWidget(self.note)
        rows = QVBoxLayout()
        rows.setSpacing(2)
        for row in self.rows.values():
            rows.addWidget(row)
        column.addLayout(rows)
        column.addLayout(types)
        column.addLayout(foot)
        for before, after in zip(order := self._tab_order(), order[1:], strict=False):
            QWidget.setTabOrder(before, after)

    def _tab_order(self) -> list[QWidget]:
        kinds, monsters = self.kind_choice.buttons.values(), self.monster.buttons.values()
        files = (self.army_choice, self.deal_button, self.file_button, self.share_button)
        last = (self.undo_button, self.fill_button, self.rename_button, self.keep_button)
        return [
            self.mark,
            self.name_edit,
            *kinds,
            self.kind_choice.players,
            *files,
            *self.rows.values(),
            *monsters,
            *last,
        ]

    # Values

    @property
    def is_own(self) -> bool:
        """True if the army is one of the player's saved ones."""
        return any(self.army is army for army in self._own)

    def show_colour(self, number: int) -> None:
        """Show the player's mark and the dice in a colour."""
        super().show_colour(number)
        for row in self.rows.values():
            row.show_colour(self.mark.colour(number))

    def offer(self, presets: Sequence[BattleArmy], own: Sequence[BattleArmy], size: int) -> None:
        """Offer armies for a game with this number of dice a side; the present army stays."""
        self._presets, self._own, self.size_wanted = tuple(presets), tuple(own), size
        if self.army.id.startswith(OWN):  # own armies are read again after one is saved or removed
            self.army = next((one for one in own if replace(one, id=self.army.id) == self.army), self.army)
        self._show()

    def play_with(self, army: BattleArmy) -> None:
        """Set the army without a step of Undo."""
        self.army = army
        self._before = []
        self._show()

    def take(self, army: BattleArmy) -> None:
        """Set the army; Undo restores the one before."""
        if army is not self.army:
            self._before.append(self.army)
            self.army = army
            self._show()
            self.touched.emit()

    # Commands

    def undo(self) -> None:
        """Restore the army before the last change."""
        if self._before:
            self.army = before = self._before.pop()
            removed = before.id.startswith(OWN) and not self.is_own
            if removed:  # or read again since, or its name is taken
                same = next((own for own in self._own if own.name == before.name and same_dice(own, before)), None)
                self.army = same or replace(before, id=BROUGHT)
                removed = same is None
            self._show()
            self.touched.emit()
            if removed:
                self.returned.emit(self.army)

    def let_go(self) -> None:
        """Keep an army that is no longer saved; Undo saves it again."""
        self.take(replace(self.army, id=BROUGHT))

    def deal(self) -> None:
        """Use a random army."""
        self.take(dealt(DEALT, self.size_wanted, self._random))

    def _fill_up(self) -> None:
        self._make(filled(self.army, self.size_wanted, self._random))

    def _counted(self, name: str, count: int) -> None:
        self._make(replace(self.army, **{name: count}))

    def _monster_chosen(self, monster: str) -> None:
        self._make(replace(self.army, monster=monster))

    def _make(self, army: BattleArmy) -> None:
        """Use an army built here, or the offered one with the same dice."""
        if same_dice(army, self.army):
            return
        name = called(self._words, self.army) if self.army in self._presets else self.army.name
        alike = [one for one in (*self._own, *self._presets) if same_dice(one, army)]
        alike.sort(key=lambda one: one.name != self.army.name)
        self.take(alike[0] if alike else replace(army, id=MADE, name=name, note=""))

    def _chosen(self, row: int) -> None:
        number = self.army_choice.itemData(row, WHICH)
        if number is not None:
            self.take(self._listed[number])

    def _keep_clicked(self, _checked: bool = False) -> None:
        focused = self.window().focusWidget()
        if focused is None or not self.isAncestorOf(focused):  # Space is for the card clicked last
            self.army_choice.setFocus()
        (self.removed if self.is_own else self.kept).emit()

    def _clicked(self, act: object, _checked: bool = False) -> None:
        assert callable(act)
        act()

    def _emit(self, signal: str, _checked: bool = False) -> None:
        getattr(self, signal).emit()

    # Content

    def _show(self) -> None:
        for name, row in self.rows.items():
            row.show_value(getattr(self.army, name))
        self.rows["monsters"].show_kind(self.army.monster)
        self.monster.choose(self.army.monster)
        self._list()
        self._show_sum()
        self.changed.emit()

    def _show_sum(self) -> None:
        say, size, wanted = self._words.say, self.army.size, self.size_wanted
        missing = wanted - size
        self.sum.setText(say("army-sum", count=size, size=wanted))
        self.sum.setForegroundRole(DANGER if missing else self.name_edit.foregroundRole())
        self.why.setText(say("army-missing", count=missing) if missing > 0 else "")
        if missing < 0:
            self.why.setText(say("army-too-many", count=-missing))
        self._able(self.fill_button, "" if missing > 0 else say("army-full"), say("army-fill-tip"))
        self._able(self.undo_button, "" if self._before else say("army-no-undo"), say("army-undo-tip"))
        self._able(self.keep_button, "" if size else say("army-empty"), say("army-keep-tip"))
        whole = self.is_own and missing <= 0  # the row has room for only one of the two
        self.rename_button.setVisible(whole)
        self.fill_button.setVisible(not whole)
        self.keep_button.show_as(say("army-remove" if self.is_own else "army-keep"), "", "plain")

    def _able(self, button: KeyButton, why_not: str, tip: str) -> None:
        button.setEnabled(not why_not)
        button.setToolTip(why_not or tip)
        button.setAccessibleDescription(why_not)

    def _list(self) -> None:
        """List the armies under headings, with this game's own one last."""
        choice, say = self.army_choice, self._words.say
        same_size = [army for army in self._presets if army.size == self.size_wanted or army is self.army]
        made = [] if any(army is self.army for army in (*self._own, *same_size)) else [self.army]
        groups = (("mine", list(self._own)), ("presets", same_size), ("made", made))
        self._listed = [army for _, armies in groups for army in armies]
        choice.blockSignals(True)
        choice.clear()
        for heading, armies in groups:
            if armies and (self._own or heading == "made"):
                choice.add_heading(say("army-heading", armies=heading))
            for army in armies:
                number = next(n for n, listed in enumerate(self._listed) if listed is army)
                choice.addItem(self._called(army), number)
                choice.setItemData(choice.count() - 1, self._note(army), Qt.ItemDataRole.ToolTipRole)
                if army is self.army:
                    choice.setCurrentIndex(choice.count() - 1)
        choice.blockSignals(False)
        choice.setToolTip(choice.currentText())
        self.note.set_text(self._note(self.army))

    def _note(self, army: BattleArmy) -> str:
        return self._words.force_note(army.id, army.note) if army.note else ""

    def _called(self, army: BattleArmy) -> str:
        name = called(self._words, army)
        other = army.size != self.size_wanted and army is not self.army
        return self._words.say("army-of-size", name=name, count=army.size) if other else name


def called(words: Words, army: BattleArmy) -> str:
    """Return the name of an army; one built from another has that one's name."""
    if army.id == DEALT:
        return words.say("ui-dealt")
    if army.id == MADE:
        return words.say("army-made-from", name=army.name) if army.name else words.say("army-made")
    return words.force_name(army.id, army.name)
