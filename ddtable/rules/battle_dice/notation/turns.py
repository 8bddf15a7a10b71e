"""The plain states of a turn in words, such as `melee`, with their agendas and the battle that is under way."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.position import Die
from ddtable.rules.battle_dice.board import ARMY, Battle, BattlePosition, Quest, Side
from ddtable.rules.battle_dice.kinds import PHASES, is_unit
from ddtable.rules.battle_dice.steps import BeginRound, BeginTurn, EndRound, InPhase, Step
from ddtable.rules.text_form import LETTERS
from ddtable.texts.trouble import trouble

BEGIN, ROLL = "begin", "roll"
PLAYED = PHASES[1:-1]
"""The phases that a game can start with, after the roll; who checks morale follows from losses of the turn."""
QUEST = "quest "


def words_of_turn(quests: Sequence[Quest]) -> tuple[str, ...]:
    """Return the words of all plain states, in the order of a turn."""
    return (BEGIN, ROLL, *PLAYED, *(f"{QUEST}{LETTERS[quest.seat]}" for quest in quests))


def turns_begun(turn: int, words: str) -> int:
    """Return the number of turns that have begun in a state of a turn."""
    return turn - 1 if words == BEGIN else turn


def agenda_of(words: str, quests: Sequence[Quest]) -> tuple[Step, ...]:
    """Return the agenda for the words of a turn; none without words. Raises ValueError for invalid words."""
    if not words:
        return ()
    known = words_of_turn(quests)
    if words not in known:
        raise ValueError(trouble("notation-no-phase", text=words, phases=", ".join(known)))
    if words == BEGIN:
        return (BeginTurn(),)
    if words == ROLL:
        return (BeginRound(),)
    if words.startswith(QUEST):
        left = quests[known.index(words) - len(known) :]
        return (BeginTurn(), *(BeginRound(quest.seat) for quest in reversed(left)))
    return (EndRound(), *(InPhase(phase) for phase in PLAYED if phase == words))


def battle_in(words: str, turn: int, starts: Sequence[int], dice: Sequence[Die]) -> Battle | None:
    """Return the battle of the armies in a phase of a turn, in which all of their dice were rolled; None otherwise."""
    phase = next((phase for phase in PLAYED if phase == words), None)
    if phase is None:
        return None
    one, other = (_side(seat, starts[seat], dice) for seat in (0, 1))
    return Battle((one, other), turn, PHASES[PHASES.index(phase) - 1])


def _side(seat: int, start: int, dice: Sequence[Die]) -> Side:
    rolled = (at for at, die in enumerate(dice) if (die.owner, die.place) == (seat, ARMY) and is_unit(die.type))
    return Side(seat, ARMY, start, tuple(rolled))


def turn_words(position: BattlePosition) -> str:
    """Return the words for the agenda and the battle, or "" if they are not a plain state of a turn."""
    board = position.board
    for words in words_of_turn(board.quests):
        if agenda_of(words, board.quests) == position.agenda:
            return words if battle_in(words, board.turn, board.starts, position.dice) == board.battle else ""
    return ""
