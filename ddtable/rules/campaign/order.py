"""The turns of a campaign: recruiting after every 5th turn of the last player, and the end of the war."""

from __future__ import annotations

from collections.abc import Mapping

from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.campaign import minors
from ddtable.rules.campaign.board import CampaignDraft, board_of, living
from ddtable.rules.campaign.steps import Recruiting, Reserves, WarEnd
from ddtable.rules.dragon_dice.board import RESERVE, ClassicView, health, held_by, terrain_places, units_at
from ddtable.rules.dragon_dice.control import end
from ddtable.rules.dragon_dice.effects import end_at_close
from ddtable.rules.dragon_dice.spell_work import join
from ddtable.rules.dragon_dice.steps import EndTurn, Step, Turn
from ddtable.rules.dragon_dice.turn import begin_turn, following

TURNS_TO_RECRUIT = 5


def begin(parts: Mapping[str, tuple[Step, ...]], draft: CampaignDraft, step: Turn) -> None:
    """Begin a seat's turn, and count it; minor terrains that had left are in the pool again (KP11.5)."""
    board = board_of(draft)
    turns = tuple(count + (seat == step.seat) for seat, count in enumerate(board.turns))
    draft.board = board.changed(turns=turns)
    begin_turn(parts, draft, step)
    minors.back(draft, step.seat)


def end_turn(draft: CampaignDraft, _step: EndTurn) -> None:
    """End the turn; after the last living player's 5th, 10th ... turn all recruit before the next one (K0, Q112)."""
    join(draft)
    end_at_close(draft)
    upcoming = Turn(following(draft))
    if recruiting_is_due(draft):
        draft.become(Recruiting(), WarEnd(), upcoming)
    else:
        draft.become(upcoming)


def recruiting_is_due(view: ClassicView) -> bool:
    """Return True if each living player has had five more turns since the last recruiting (K0, Q112)."""
    board = board_of(view)
    return min(board.turns[seat] for seat in living(view)) // TURNS_TO_RECRUIT > board.recruitings


def next_recruiting(view: ClassicView) -> int:
    """Return the round after which all players recruit next."""
    return (board_of(view).recruitings + 1) * TURNS_TO_RECRUIT


def end_war(draft: CampaignDraft, _step: WarEnd) -> None:
    """End the war after the recruiting that the players agreed on (Q107).

    Most captured terrains win; if they are equal, most health in play; then it is a draw.
    """
    board = board_of(draft)
    draft.become()
    if not board.options.war_end or board.recruitings < board.options.war_end:
        return
    worth = {seat: (held_by(draft, seat), health_in_play(draft, seat)) for seat in living(draft)}
    best = max(worth.values())
    winners = tuple(seat for seat, mine in worth.items() if mine == best)
    if len(winners) == 1:
        end(draft, winners, "war-end")
    else:
        end(draft, (), "war-draw")


def health_in_play(view: ClassicView, seat: int) -> int:
    """Return the health of a seat's units at terrains and in reserve."""
    return sum(health(view, units_at(view, seat, place)) for place in (*terrain_places(view), RESERVE))


ROWS = (
    StepRow(Turn, proceed=begin, phase="expire", clause="SU8"),
    PartRow(Turn, "reserves", (Reserves(),)),
    StepRow(EndTurn, proceed=end_turn, phase="reserves", clause="C3.6"),
    StepRow(WarEnd, proceed=end_war, clause="K0"),
)
