"""A turn: the armies' battle and the quests, round by round, with the end of battles and of the game."""

from __future__ import annotations

from msgspec.structs import replace

from ddtable.engine.position import Result
from ddtable.engine.rows import StepRow
from ddtable.rules.battle_dice import change
from ddtable.rules.battle_dice.board import ARMY, NOBODY, PARTY, ROSTER, SUPPLY, Battle, BattleDraft, BattleView, Side
from ddtable.rules.battle_dice.events import Ended, RoundBegan, TurnBegan
from ddtable.rules.battle_dice.fighting import artifacts_at, fighters, in_hand, units_at
from ddtable.rules.battle_dice.quests import quest_of
from ddtable.rules.battle_dice.steps import (
    Announce,
    Assign,
    BeginRound,
    BeginTurn,
    Depart,
    EndQuest,
    EndRound,
    InPhase,
    Judge,
    PickArtifacts,
    ReadArtifacts,
    RollDice,
    Step,
)

DESTROYED, ROUT = "destroyed", "rout"
QUESTING = "questing"
"""An army was wiped out while its party was away (BQ2)."""
BOTH = "_both"


def begin_turn(draft: BattleDraft, _step: BeginTurn) -> None:
    """Begin the next turn of the game: parties may be chosen, then the armies fight (BQ1, BQ2)."""
    change.board(draft, turn=draft.board.turn + 1, announced=((), ()))
    draft.note(TurnBegan(draft.board.turn))
    if draft.board.options.quests:
        draft.become(Announce(0), Announce(1), Depart(), BeginRound())
    else:
        draft.become(BeginRound())


def begin_round(draft: BattleDraft, step: BeginRound) -> None:
    """Begin a round of the armies' battle, or of a seat's quest, with the roll phase (BD1.6, BQ4)."""
    board = draft.board
    if step.quester == NOBODY:
        sides = (Side(0, ARMY, board.starts[0]), Side(1, ARMY, board.starts[1]))
        number = board.turn
    else:
        quest = quest_of(draft, step.quester)
        number = quest.rounds + 1
        quests = tuple(replace(one, rounds=number) if one is quest else one for one in board.quests)
        board = replace(board, quests=quests)
        sides = (Side(step.quester, PARTY, quest.party), Side(1 - step.quester, ROSTER, quest.roster))
    draft.board = replace(board, battle=Battle(sides, number, "roll", step.quester))
    draft.note(RoundBegan(number, step.quester))
    if any(artifacts_at(draft, side.seat, side.place) for side in sides):
        before: tuple[Step, ...] = (PickArtifacts(0), PickArtifacts(1))
        after: tuple[Step, ...] = (ReadArtifacts(), Assign(0), Assign(1))
    else:
        before = after = ()
    draft.become(*before, RollDice(), *after, InPhase("monster"), EndRound())


def judge(draft: BattleDraft, _step: Judge) -> None:
    """End the battle if a side that lost units in this phase has none left (BD1.1, BQ2, BQ5)."""
    sides = in_hand(draft).sides
    alive = [index for index in (0, 1) if not sides[index].fallen or fighters(draft, index)]
    if len(alive) == 2:
        draft.become()
    else:
        finish_battle(draft, alive, DESTROYED)


def finish_battle(draft: BattleDraft, standing: list[int], reason: str) -> None:
    """End the current battle; for the armies that ends the game, even if a party is away (BD8.2, BQ2, BQ9).

    `standing` are the sides that are neither destroyed nor routed, at most one.
    """
    battle = in_hand(draft)
    if battle.quester == NOBODY:
        end(draft, _result_of_armies(draft, standing, reason))
        return
    while type(draft.agenda.pop()) is not EndRound:
        pass
    _clear_roster(draft)
    draft.push(EndQuest(battle.quester, standing[0] if standing else -1))


def _result_of_armies(view: BattleView, standing: list[int], reason: str) -> Result:
    """Return the result of the armies' battle; an army destroyed while its party is away loses (BQ2, BQ9, H96)."""
    away = [seat for seat in (0, 1) if seat not in standing and units_at(view, seat, PARTY)]
    if reason != DESTROYED or not away:
        return Result(tuple(standing), reason if standing else reason + BOTH)
    if standing:
        return Result(tuple(standing), QUESTING)
    if len(away) == 1 and view.board.options.wiped_out == "loses":
        return Result((1 - away[0],), QUESTING)
    return Result((), reason + BOTH)


def end(draft: BattleDraft, result: Result) -> None:
    """End the game (BD1.1)."""
    draft.note(Ended(result.winners, result.reason))
    draft.result = result


def end_round(draft: BattleDraft, _step: EndRound) -> None:
    """Clear the values of this turn; continue with the quests, or with the next turn (BQ5, Q61)."""
    quester = in_hand(draft).quester
    _clear_roster(draft)
    change.board(draft, battle=None)
    if quester == NOBODY:
        draft.become(*(BeginRound(quest.seat) for quest in draft.board.quests), BeginTurn())
    elif draft.board.options.quest_pace == "at_once":
        draft.become(BeginRound(quester))
    else:
        draft.become()


def _clear_roster(draft: BattleDraft) -> None:
    """Return destroyed dice of a roster to the box."""
    for side in in_hand(draft).sides:
        if side.place == ROSTER:
            draft.put(side.lost, SUPPLY)


ROWS = (
    StepRow(BeginTurn, proceed=begin_turn, clause="BQ5"),
    StepRow(BeginRound, proceed=begin_round, clause="BD1.6"),
    StepRow(Judge, proceed=judge, clause="BD1.1"),
    StepRow(EndRound, proceed=end_round, clause="BD1.6"),
)
