"""The parts of the window that are special to Battle Dice: the field, its dice, log entries and recap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal

from ddtable.engine.constraints import AtMost
from ddtable.engine.events import is_sort
from ddtable.engine.line import happened
from ddtable.engine.position import area
from ddtable.engine.questions import Pick, Subset
from ddtable.rules.battle_dice.board import HAND, PARTY
from ddtable.summaries.battle_dice import entries, recap, standings
from ui.art.battle_die import BattleLook
from ui.art.battle_faces import emblem_of
from ui.games.battle_dice import looks, ribbon, sheet
from ui.games.contract import Appearance
from ui.games.plain_window import PlainWindow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.engine.game import Game
    from ddtable.engine.kernel import Played
    from ddtable.engine.questions import Question
    from ddtable.engine.system import AnyPosition
    from ddtable.summaries.recap_values import Line
    from ddtable.summaries.standing import Standing
    from ddtable.words.sentences import Table, Words
    from ui.areas.dice import DiceModel
    from ui.games.game_table import GameTable
    from ui.games.inspector_values import Sheet
    from ui.games.luck_row import LuckRow
    from ui.games.ribbon_text import RibbonText
    from ui.session.session import Session
    from ui.session.table_state import TableState

FROM_THE_BOX = ("roster", "hire")
"""Questions about more dice than a panel can hold; the field has steppers for them."""
CHOSEN_THERE = ("quest", "roster", "artifacts", "hire")
"""Questions whose chosen dice are shown at their new place."""
USED_UP = ("gold_cache", "scroll")
"""Artifacts that are used up by a roll and so are not chosen by default (BA6)."""
UNAWARES = ("assign", "reroll", "feint", "hold", "bonus", "heal", "summon", "wand")
"""Questions whose answer uses something up; an accidental Return must not answer them."""


class BattleWindow(PlainWindow):
    """The parts of the window that are special to Battle Dice."""

    faces_are_numbers = True
    losses_key = "bd-window-log-losses"
    sorts = ("weighty", "rolls", "quests")
    outcome_parts = standings.PARTS

    # The page

    def make_table(self, session: Session, model: DiceModel, parent: QWidget) -> GameTable:
        """Return the field."""
        from ui.games.battle_dice.field.field import FieldView

        return FieldView(session, model, parent)

    def ribbon(self, state: TableState) -> RibbonText:
        """Return the turn, the current quest, and the dice left."""
        return ribbon.ribbon(state)

    # Dice

    def appearance(self, state: TableState, die: int, *, lit: bool) -> Appearance:
        """Return the look of a die in its rank; a lost one that may be chosen is not dimmed."""
        look = looks.look_of(state.position, die)
        if look.state == "dead" and (lit or die in state.selection):
            look = BattleLook(look.kind, look.value, look.seat, look.change)
        dice = state.position.dice
        marks = tuple((emblem_of(dice[used].type), "") for used in looks.wielded(state.position, die))
        return Appearance(look, 0, looks.order_of(state.position, die), marks)

    def look(self, state: TableState, die: int) -> BattleLook:
        """Return the look of a die, not dimmed."""
        look = looks.look_of(state.position, die)
        return BattleLook(look.kind, look.value, look.seat, look.change)

    def face_look(self, state: TableState, die: int, face: int | None) -> BattleLook:
        """Return the look of a die with this number."""
        lying = state.position.dice[die]
        return BattleLook(lying.type, 0 if face is None else face + 1, lying.owner)

    def die_name(self, state: TableState, die: int) -> str:
        """Return the name of a die's kind."""
        return state.words.kind(state.position.dice[die].type, state.table)

    def face_name(self, state: TableState, die: int, face: int) -> str:
        """Return the name of a die's kind with its number."""
        return state.words.shown(state.position.dice[die].type, face, state.table)

    def die_words(self, state: TableState, die: int) -> str:
        """Return the kind of a die, with its number if it has been rolled."""
        if state.shows_face(die):
            return self.face_name(state, die, state.position.dice[die].face)
        return self.die_name(state, die)

    def mark_words(self, state: TableState, die: int) -> Sequence[str]:
        """Return the changes of a die this turn, and whether it acts."""
        return sheet.mark_words(state, die)

    def rank(self, position: AnyPosition, die: int) -> tuple[int, ...]:
        """Return the sort key of dice: the order of an army list."""
        return looks.order_of(position, die)

    def rolled(self, history: Sequence[Played]) -> frozenset[int]:
        """Return the dice that have been rolled this turn."""
        battle = history[-1].position.board.battle
        sides = battle.sides if battle is not None else ()
        return frozenset(die for side in sides for die in (*side.rolled, *side.artifacts))

    def sheet(self, state: TableState, die: int) -> Sheet:
        """Return the inspector's page of a die."""
        return sheet.sheet_of(state, die)

    # Questions

    def default_option(self, game: Game, question: Question) -> str | None:
        """Return the option for the Return key: cancel as many losses as possible; "" for costly answers."""
        shape = question.shape
        if not isinstance(shape, Pick):
            return None
        if question.kind == "ward":
            return shape.options[-1].id
        if question.kind in UNAWARES:
            return shape.options[0].id if len(shape.options) == 1 else ""
        return super().default_option(game, question)

    def lie_chosen(self, question: Question) -> bool:
        """Return True if chosen dice are shown at their new place before the answer is confirmed."""
        return question.kind in CHOSEN_THERE

    def area_of(self, position: AnyPosition, die: int) -> str:
        """Return the area of a die; a sealed party is in its camp while the other player chooses (BQ1)."""
        owner = position.dice[die].owner
        if owner >= 0 and die in position.board.announced[owner]:
            return area(PARTY, owner)
        return super().area_of(position, die)

    def first_chosen(self, position: AnyPosition, question: Question) -> Sequence[int]:
        """Return all artifacts except those that a roll uses up."""
        if question.kind != "artifacts" or not isinstance(question.shape, Subset):
            return ()
        return tuple(die for die in question.shape.dice if position.dice[die].type not in USED_UP)

    def progress(self, words: Words, _position: AnyPosition, shape: Subset, chosen: Sequence[int]) -> str | None:
        """Return the number of dice among those that may be chosen, in the words of artifacts."""
        constraint = shape.constraint
        if not isinstance(constraint, AtMost):
            return None
        most = words.say("bd-window-at-most", count=len(chosen), most=constraint.limit)
        always = shape.target.startswith(f"{HAND}@") and len(chosen) == len(shape.dice)
        return f"{most} · {words.say('bd-window-always')}" if always else most

    def dice_panel(self, question: Question) -> Literal["open", "closed", "none"]:
        """Return "none" for questions about the box, which has too many dice for a panel."""
        return "none" if question.kind in FROM_THE_BOX else "closed"

    # The log and the history

    def turn_began(self, event: Any) -> tuple[int, int] | None:
        """Return the turn that began."""
        return entries.turn_began(event)

    def lost_in(self, _words: Words, _table: Table, events: Iterator[Any]) -> int:
        """Return how many dice were lost."""
        return max(0, entries.lost(events))

    def halts(self, part: Any, stops: str, seats: Sequence[int]) -> bool:
        """Return True if the walk stops at a phase: one with losses, or any with a result."""
        return entries.halts(part, stops, seats)

    def dice_of(self, event: Any, _position: AnyPosition) -> Iterator[int]:
        """Yield the dice of an event."""
        return entries.dice_of(event)

    def tells_itself(self, event: Any, seat: int) -> bool:
        """Return True if an event shows which answer was given; a roll does not."""
        return super().tells_itself(event, seat) and not is_sort(event, "rolls")

    def is_recap_due(self, position: AnyPosition, _seat: int) -> bool:
        """Return True from turn 2 on: both players see the recap of the last turn."""
        return bool(position.board.turn > 1)

    def recap(self, state: TableState, seat: int) -> Sequence[Line]:
        """Return losses, returns, quests and morale of the last turn."""
        told = list(happened(state.game.history))
        return recap.recap(state.words, state.table, told, seat)

    def standings(self, state: TableState) -> Sequence[Standing]:
        """Return dice left, losses, quests and artifacts."""
        return standings.standings(state.words, state.position, state.history)

    def luck(self, state: TableState) -> Iterator[LuckRow]:
        """Yield the results and the sums of numbers, with their averages."""
        from ui.games.battle_dice.luck_rows import luck_rows

        return luck_rows(state)


WINDOW = BattleWindow()
