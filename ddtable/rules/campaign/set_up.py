"""The set-up of a campaign: the common pool, the order of play, homes and frontier (K2 to K5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ddtable.dice.carrying import Load, can_carry
from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import PartRow, StepRow
from ddtable.forces.sections import known_items
from ddtable.rules.campaign.board import POOL, RECRUITING, SITE, CampaignDraft, board_of
from ddtable.rules.campaign.events import ArmiesRevealed, Crowded, PoolFormed, TerrainPicked
from ddtable.rules.campaign.places import add_place, pool
from ddtable.rules.campaign.steps import PickTerrain
from ddtable.rules.dragon_dice.board import CAMPAIGN, HOME, HORDE, NOBODY, ClassicView, grounds, members_at, units_at
from ddtable.rules.dragon_dice.events.set_up import Assembled
from ddtable.rules.dragon_dice.set_up import RANKED, ask_assemble
from ddtable.rules.dragon_dice.set_up import answer_assemble as form_army
from ddtable.rules.dragon_dice.steps import Assemble, Place, RankHordes, Reveal, SetDistances, Step

FRONTIER = "frontier"
PARTS = (HOME, CAMPAIGN, HORDE)
"""The armies that are formed before the game."""


def first_steps(seats: int) -> tuple[Step, ...]:
    """Return the agenda of a new game: every seat assembles in secret, then everything is revealed (K2, K3)."""
    steps: list[Step] = []
    for seat in range(seats):
        steps += [Assemble(seat, "home"), Assemble(seat, "campaign")]
    steps += [Reveal(), RankHordes((tuple(range(seats)),))]
    return tuple(reversed(steps))


def is_crowded(seats: int, goal: int) -> bool:
    """Return True if the terrains at the start are enough to win: a home for each player, and the frontier (Q106)."""
    return seats + 1 >= goal


def answer_assemble(draft: CampaignDraft, step: Assemble, choice: Choice) -> None:
    """Form the army; after the campaign army the seat has formed all three (K2)."""
    form_army(draft, step, choice)
    if step.part == CAMPAIGN:
        hand_out(draft, step.seat)
        draft.note(Assembled(step.seat))


def hand_out(draft: CampaignDraft, seat: int) -> None:
    """Leave each item with the army it was brought for, if its units can carry it beside the others (K2).

    Else it goes to the first army that can, and to the recruiting pool if no army can: the armies may have been formed
    in another way than planned.
    """
    dice = catalogue()
    left: list[int] = []
    for part in PARTS:
        items = [die for die in draft.at(part, seat) if dice.family(draft.dice[die].type) == "items"]
        kept = [die for number, die in enumerate(items) if _carry(draft, seat, part, items[: number + 1])]
        left += items[len(kept) :]
    for die in left:
        held = ((part, [one for one in draft.at(part, seat) if one not in left]) for part in PARTS)
        to = next((part for part, there in held if _carry(draft, seat, part, [*there, die])), RECRUITING)
        draft.put((die,), to)
        left = [one for one in left if one != die]


def _carry(draft: CampaignDraft, seat: int, part: str, dice: Sequence[int]) -> bool:
    """Return True if the units of an army can carry the items among dice."""
    units = [catalogue().unit(draft.dice[die].type) for die in units_at(draft, seat, part)]
    items = known_items(catalogue(), (draft.dice[die].type for die in dice))
    return can_carry(units, [Load(item) for item in items])


def reveal(draft: CampaignDraft, _step: Reveal) -> None:
    """Show all armies, and the terrains of the common pool (K2, K4)."""
    for seat in range(draft.seats):
        home, campaign, horde = (members_at(draft, seat, part) for part in (HOME, CAMPAIGN, HORDE))
        draft.note(ArmiesRevealed(seat, home, campaign, horde))
    draft.board = draft.board.changed(revealed=True)
    goal = board_of(draft).goal
    draft.note(PoolFormed(len(pool(draft)), goal))
    if is_crowded(draft.seats, goal):
        draft.note(Crowded(draft.seats + 1, goal))
    draft.become()


def _options(view: ClassicView) -> tuple[Option, ...]:
    """Return each die of the common pool as an option (K4)."""
    source, site = area(POOL, NOBODY), area(SITE, NOBODY)
    return tuple(
        Option(str(die), "pool-terrain", {"terrain": view.dice[die].type}, (Move((die,), source, site),), die=die)
        for die in pool(view)
    )


def ask_terrain(view: ClassicView, _step: PickTerrain) -> Question:
    """Ask for a home terrain in the order of play, then the first player for the frontier (K4)."""
    seat = _next_home(view)
    if seat != NOBODY:
        return Question(seat, "pick-home", "K4", Pick(_options(view)))
    return Question(view.board.order[0], "pick-frontier", "K4", Pick(_options(view)))


def _next_home(view: ClassicView) -> int:
    """Return the seat that picks a home next; NOBODY if all have one."""
    order, picked = view.board.order, len(board_of(view).map)
    return order[picked] if picked < len(order) else NOBODY


def answer_terrain(draft: CampaignDraft, step: PickTerrain, choice: Choice) -> None:
    """Put the terrain on the table; the frontier is linked to each home (K4, KP6.0).

    After it the armies are placed as usual (K5).
    """
    die, seat = int(cast(Picked, choice).option), _next_home(draft)
    kind = draft.dice[die].type
    if seat != NOBODY:
        draft.note(TerrainPicked(seat, HOME, add_place(draft, die, home=seat), kind))
        draft.become(step)
        return
    order = draft.board.order
    draft.note(TerrainPicked(order[0], FRONTIER, add_place(draft, die, board_of(draft).graph.ids), kind))
    parts: tuple[Step, ...] = tuple(Place(seat, part) for seat in order for part in ("home", "horde", "campaign"))
    draft.become(*parts, SetDistances(tuple(grounds(draft))))


ROWS = (
    StepRow(Assemble, ask_assemble, answer_assemble, clause="K2"),
    StepRow(Reveal, proceed=reveal, clause="K2"),
    PartRow(RankHordes, RANKED, (PickTerrain(),)),
    StepRow(PickTerrain, ask_terrain, answer_terrain, clause="K4"),
)
