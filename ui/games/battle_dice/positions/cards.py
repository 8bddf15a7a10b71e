"""The cards of a position of Battle Dice: the turn with its phases, the numbers of the dice, and the battle so far."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddtable.forces.battle_army import MOST_DICE
from ddtable.rules.battle_dice.board import ARMY
from ddtable.rules.battle_dice.kinds import MONSTERS, is_unit, sides_of
from ddtable.rules.battle_dice.notation.turns import BEGIN, PLAYED, QUEST, ROLL
from ddtable.rules.battle_dice.notation.usual import usual_start
from ddtable.rules.text_form import LETTERS
from ui.games.battle_dice.positions.editor import BattlePositionEditor
from ui.games.battle_dice.positions.sheet import face_of, kind_of
from ui.kit.buttons import KeyButton
from ui.kit.card import Card
from ui.kit.headed_choice import HeadedChoice
from ui.kit.labels import SeatDot, label
from ui.kit.theme import QUIET
from ui.positions.cards import TurnCard, headed
from ui.positions.position_sheet import place_in

MOST_ROUNDS = 20  # rounds of a quest to choose from


class BattleTurnCard(TurnCard):
    """The turn, with the phases of this game and the quests."""

    editor: BattlePositionEditor

    def steps(self) -> Iterator[tuple[str, str]]:
        """Yield each step at which a game may start, as the notation writes it, and in words."""
        say = self.editor.words.say
        for step in self.editor.battle.steps:
            if step.startswith(QUEST):
                player = self.editor.player(LETTERS.index(step.removeprefix(QUEST)))
                yield step, say("position-bd-step", step="quest", player=player, phase="")
            elif step in (BEGIN, ROLL):
                yield step, say("position-bd-step", step=step, player="", phase="")
            else:
                yield step, say("position-bd-step", step="phase", player="", phase=say("bd-phase", word=step))


class NumbersCard(Card):
    """The numbers that the dice of the armies show, in a phase after the roll."""

    def __init__(self, editor: BattlePositionEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        self.area, self.die = "", ""
        say = editor.words.say
        column = headed(say("position-bd-numbers"), self)
        self.about = label("", self, pixels=12, role=QUIET, wrap=True)
        self.number = HeadedChoice(self, narrow=True)
        self.number.setAccessibleName(say("position-bd-number"))
        self.number.activated.connect(partial(self._chosen))
        self.roll = KeyButton(say("position-bd-roll"), "", "quiet", self, height=32)
        self.roll.clicked.connect(partial(self._rolled))
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.number, 1)
        row.addWidget(self.roll)
        column.addWidget(self.about)
        column.addLayout(row)
        editor.changed.connect(self.show_numbers)
        self.show_numbers()

    def show_die(self, area: str, die: str) -> None:
        """Offer the numbers of a die that the player has chosen in an area."""
        self.area, self.die = area, die
        self.show_numbers()

    def show_numbers(self) -> None:
        """Show the number of the chosen die; the card is there only after the roll."""
        say, sheet = self.editor.words.say, self.editor.battle
        self.setVisible(sheet.words in PLAYED)
        here = place_in(self.area) == ARMY and is_unit(kind_of(self.die)) and self.die in sheet.dice(self.area)
        name = self.editor.name_of(self.die) if here else "none"
        self.about.setText(say("position-bd-number-of", die=name))
        numbers = range(1, sides_of(kind_of(self.die)) + 1) if here else range(0)
        self.number.clear()
        for number in numbers:
            self.number.addItem(str(number), number)
        self.number.setEnabled(here)
        self.number.setCurrentIndex(face_of(self.die) if here else -1)

    def _chosen(self, row: int) -> None:
        area, before, kind = self.area, self.die, kind_of(self.die)
        if self.editor.set_number(area, before, row + 1) and before not in self.editor.battle.dice(area):
            self.show_die(area, f"{kind}:{row + 1}")  # the last one of its stack

    def _rolled(self, _checked: bool = False) -> None:
        self.editor.roll_all()


class BattleCard(Card):
    """The types of monsters, the dice at the start, and the rounds of quests."""

    def __init__(self, editor: BattlePositionEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        say = editor.words.say
        column = headed(say("position-bd-battle"), self)
        self.monsters = [HeadedChoice(self, narrow=True) for _ in range(2)]
        self.rounds = [HeadedChoice(self, narrow=True) for _ in range(2)]
        self.start = HeadedChoice(self, narrow=True)
        self.start.setAccessibleName(say("position-bd-start"))
        self.start.activated.connect(partial(self._start_chosen))
        for seat, choice in enumerate(self.monsters):
            for kind in MONSTERS:
                choice.addItem(say("position-bd-monsters", kind=say("army-monsters", kind=kind)), kind)
            choice.setAccessibleName(say("army-monster-of", number=seat + 1, kind=""))
            choice.activated.connect(partial(self._monster_chosen, seat))
            column.addLayout(self._row(seat, choice))
        column.addWidget(self.start)
        for seat, choice in enumerate(self.rounds):
            choice.setAccessibleName(say("position-bd-rounds-of", number=seat + 1))
            choice.activated.connect(partial(self._rounds_chosen, seat))
            column.addWidget(choice)
        self.hired = label("", self, pixels=12, role=QUIET, wrap=True)
        column.addWidget(self.hired)
        editor.changed.connect(self.show_battle)
        self.show_battle()

    def _row(self, seat: int, choice: HeadedChoice) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(SeatDot(self, seat))
        row.addWidget(choice, 1)
        return row

    def show_battle(self) -> None:
        """Show the values as they are now."""
        say, sheet = self.editor.words.say, self.editor.battle
        for seat, choice in enumerate(self.monsters):
            choice.setCurrentIndex(choice.findData(sheet.board.monsters[seat]))
        most = min(MOST_DICE, usual_start(sheet.position.dice))
        if self.start.count() != most:
            self.start.clear()
            for count in range(1, most + 1):
                self.start.addItem(say("position-bd-start-count", count=count), count)
        self.start.setVisible(most > 0)
        self.start.setCurrentIndex(self.start.findData(sheet.board.starts[0]))
        for seat, choice in enumerate(self.rounds):
            quest = next((quest for quest in sheet.board.quests if quest.seat == seat), None)
            choice.setVisible(quest is not None)
            if quest is not None:
                self._offer_rounds(choice, self.editor.player(seat), max(MOST_ROUNDS, quest.rounds))
                choice.setCurrentIndex(quest.rounds)
        more = [(self.editor.player(seat), sheet.hired(seat)) for seat in (0, 1)]
        told = [say("position-bd-hired", player=player, count=count) for player, count in more if count]
        self.hired.setText(" ".join(told))
        self.hired.setVisible(bool(told))

    def _offer_rounds(self, choice: HeadedChoice, player: str, most: int) -> None:
        words = [self.editor.words.say("position-bd-rounds", player=player, count=count) for count in range(most + 1)]
        if [choice.itemText(at) for at in range(choice.count())] != words:
            choice.clear()
            choice.addItems(words)

    def _monster_chosen(self, seat: int, row: int) -> None:
        self.editor.set_monster(seat, MONSTERS[row])

    def _start_chosen(self, row: int) -> None:
        self.editor.set_start(row + 1)

    def _rounds_chosen(self, seat: int, row: int) -> None:
        self.editor.set_rounds(seat, row)


class RulesCard(Card):
    """The house rules: quests, their length, and the end if both armies are destroyed."""

    def __init__(self, editor: BattlePositionEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        say = editor.words.say
        column = headed(say("position-rules"), self)
        self.choices: dict[str, HeadedChoice] = {}
        for spec, key, values in (
            (
                "quests",
                "army-quests",
                {True: say("army-quests-are", how="with"), False: say("army-quests-are", how="without")},
            ),
            ("quest_pace", "army-pace", {pace: say("army-pace-is", pace=pace) for pace in ("at_once", "by_turns")}),
            ("wiped_out", "army-wiped-out", {end: say("army-wiped-out-is", end=end) for end in ("loses", "draw")}),
        ):
            choice = self.choices[spec] = HeadedChoice(self, narrow=True)
            choice.setAccessibleName(say(key))
            choice.setToolTip(say(f"{key}-tip"))
            for value, words in values.items():
                choice.addItem(f"{say(key)}: {words}", value)
            choice.activated.connect(partial(self._chosen, spec))
            column.addWidget(choice)
        editor.changed.connect(self.show_rules)
        self.show_rules()

    def show_rules(self) -> None:
        """Show the rules as they are now."""
        options = self.editor.battle.board.options
        for name, choice in self.choices.items():
            choice.setCurrentIndex(choice.findData(getattr(options, name)))

    def _chosen(self, name: str, _row: int) -> None:
        self.editor.set_rule(name, self.choices[name].currentData())
