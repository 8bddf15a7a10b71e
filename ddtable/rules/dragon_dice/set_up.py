"""Setting up, SU1 to SU10: secret assembly, reveal, horde roll, frontier, placement, distances."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import total_of
from ddtable.engine.position import Die, Party, Roll, area
from ddtable.engine.questions import Choice, Chosen, Move, Option, Pick, Picked, Question, Subset
from ddtable.engine.rows import PartRow, RollRow, StepRow
from ddtable.rules.dragon_dice.board import (
    CAMPAIGN,
    FORCE,
    HOME,
    HORDE,
    NOBODY,
    OUT,
    PROPOSAL,
    ClassicDraft,
    ClassicView,
    everyones,
    grounds,
    has_army,
    healths,
    land_at,
    members_at,
    place_at,
    seats_at,
    units_at,
)
from ddtable.rules.dragon_dice.constraints import OneKind
from ddtable.rules.dragon_dice.events.set_up import (
    Assembled,
    DistanceRolled,
    FrontierSet,
    HordesTied,
    OrderSet,
    Placed,
    Revealed,
)
from ddtable.rules.dragon_dice.places import Land, table_of
from ddtable.rules.dragon_dice.rolls import count, faces_of
from ddtable.rules.dragon_dice.steps import (
    ArmyRoll,
    Assemble,
    ChooseFrontier,
    ChooseTerrain,
    Place,
    RankHordes,
    Reveal,
    SetDistances,
    Step,
    Turn,
)

ARMIES_AT_A_TERRAIN = 3
RANKED = "ranked"
"""The part of RankHordes with the steps after the order of play is known."""


def first_steps(seats: int) -> tuple[Step, ...]:
    """Return the agenda of a new game: every seat assembles in secret, then everything is revealed (SU2, SU4, SU5)."""
    steps: list[Step] = []
    for seat in range(seats):
        steps += [
            Assemble(seat, "home"),
            Assemble(seat, "campaign"),
            ChooseTerrain(seat, "home"),
            ChooseTerrain(seat, "frontier"),
        ]
    steps += [Reveal(), RankHordes((tuple(range(seats)),))]
    return tuple(reversed(steps))


def ask_assemble(view: ClassicView, step: Assemble) -> Question:
    """Ask for the home army (one race), then the campaign army (one race); the rest is the horde (SU2).

    A monster counts as its race (C0.9).
    """
    dice = units_at(view, step.seat, FORCE)
    units = catalogue().army_units
    constraint = OneKind(
        tuple(units[view.dice[die].type].species for die in dice),
        2 if step.part == HOME else 1,
        healths(view, dice),
        view.board.health // 2 if view.board.options.half_cap else 0,
    )
    shape = Subset(dice, constraint, area(step.part, step.seat))
    return Question(step.seat, f"assemble-{step.part}", "SU2", shape, sealed=True)


def answer_assemble(draft: ClassicDraft, step: Assemble, choice: Choice) -> None:
    """Form the army; after the campaign army the remaining units are the horde (SU2)."""
    draft.put(cast(Chosen, choice).dice, step.part)
    if step.part == CAMPAIGN:
        draft.put(members_at(draft, step.seat, FORCE), HORDE)
    draft.become()


def ask_terrain(_view: ClassicView, step: ChooseTerrain) -> Question:
    """Ask for a home terrain or a proposal for the frontier: any of the 16 dice (SU4)."""
    options = tuple(
        Option(name, "terrain", {"terrain": name}) for name, kind in catalogue().terrains.items() if kind.original_1995
    )
    return Question(step.seat, f"terrain-{step.part}", "SU4", Pick(options), sealed=True)


def answer_terrain(draft: ClassicDraft, step: ChooseTerrain, choice: Choice) -> None:
    """Store the pick, sealed until everything is revealed (SU10)."""
    picks = list(draft.board.picks)
    picks[step.seat] = replace(picks[step.seat], **{step.part: cast(Picked, choice).option})
    draft.board = draft.board.changed(picks=tuple(picks))
    if step.part == "frontier":
        draft.note(Assembled(step.seat))
    draft.become()


def reveal(draft: ClassicDraft, _step: Reveal) -> None:
    """Show all armies, and put the picked terrain dice on the table (SU5, SU10)."""
    lands = []
    for seat, picks in enumerate(draft.board.picks):
        home, campaign, horde = (members_at(draft, seat, part) for part in (HOME, CAMPAIGN, HORDE))
        lands.append(Land(len(draft.dice), seat))
        draft.add(Die(picks.home, seat, table_of(seat)))
        draft.note(Revealed(seat, home, campaign, horde, picks.home, picks.frontier))
    for seat, picks in enumerate(draft.board.picks):
        draft.add(Die(picks.frontier, seat, PROPOSAL))
    draft.board = draft.board.changed(lands=tuple(lands), revealed=True)
    draft.become()


def rank_hordes(parts: Mapping[str, tuple[Step, ...]], draft: ClassicDraft, step: RankHordes) -> None:
    """Roll the hordes of the first group that is still tied; without a tie, set the order of play (SU5).

    `parts`: the steps that follow.
    """
    for group in step.groups:
        if len(group) > 1:
            draft.push(Roll("horde", tuple(Party(seat, units_at(draft, seat, HORDE), "horde") for seat in group)))
            return
    order = tuple(seat for (seat,) in step.groups)
    draft.board = draft.board.changed(order=order)
    draft.note(OrderSet(order))
    draft.become(*parts[RANKED])


def hordes_rolled(draft: ClassicDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Rank the hordes that rolled by maneuver results, highest first, without terrain effects (SU5)."""
    step = cast(RankHordes, draft.agenda[-1])
    by_total: dict[int, list[int]] = {}
    for party in roll.parties:
        sums = count(draft, party.seat, "", "horde", ArmyRoll(faces_of(draft, party.dice)))
        by_total.setdefault(total_of(sums, "maneuver"), []).append(party.seat)
    ranked = tuple(tuple(by_total[total]) for total in sorted(by_total, reverse=True))
    for group in ranked:
        if len(group) > 1:
            draft.note(HordesTied(group))
    rolled = tuple(party.seat for party in roll.parties)
    at = step.groups.index(rolled)
    draft.become(RankHordes(step.groups[:at] + ranked + step.groups[at + 1 :]))


def _proposals(view: ClassicView) -> tuple[int, ...]:
    return everyones(view, PROPOSAL)


def ask_frontier(view: ClassicView, _step: ChooseFrontier) -> Question:
    """Ask the first player which proposal becomes the frontier (SU5)."""
    options = []
    for die in _proposals(view):
        owner, kind = view.dice[die].owner, view.dice[die].type
        move = Move((die,), area(PROPOSAL, owner), area("frontier", NOBODY))
        options.append(Option(str(owner), "proposal", {"seat": owner, "terrain": kind}, (move,)))
    return Question(view.board.order[0], "frontier", "SU5", Pick(tuple(options)))


def answer_frontier(draft: ClassicDraft, _step: ChooseFrontier, choice: Choice) -> None:
    """Set the frontier; the other proposals leave the game, and placement begins in the order of play (SU5, SU6)."""
    proposer = int(cast(Picked, choice).option)
    board = draft.board
    for die in _proposals(draft):
        if draft.dice[die].owner == proposer:
            draft.put((die,), table_of(len(board.lands)))
            board = board.changed(lands=(*board.lands, Land(die)))
            draft.note(FrontierSet(board.order[0], proposer, draft.dice[die].type))
        else:
            draft.put((die,), OUT)
    draft.board = board
    parts: tuple[Step, ...] = tuple(Place(seat, part) for seat in board.order for part in ("home", "horde", "campaign"))
    draft.become(*parts, SetDistances(tuple(grounds(draft))))


def places_for(view: ClassicView, step: Place) -> list[str]:
    """Return the places where an army may be placed (SU6).

    A player has one army per terrain, and a terrain at most three armies; the slot of a home army not yet placed stays
    free. If this leaves no place, the limit of three does not apply to this army.
    """
    places = view.board.graph.places.values()
    if step.part == HOME:
        return [place.id for place in places if place.home == step.seat]
    free = [
        place.id
        for place in places
        if not has_army(view, step.seat, place.id) and (step.part == CAMPAIGN or place.home not in (NOBODY, step.seat))
    ]
    within = [place for place in free if _armies(view, place) < ARMIES_AT_A_TERRAIN]
    return within or free


def _armies(view: ClassicView, place: str) -> int:
    home = place_at(view, place).home
    waiting = home != NOBODY and bool(units_at(view, home, HOME))
    return len(seats_at(view, place)) + waiting


def ask_place(view: ClassicView, step: Place) -> Question:
    """Ask where an army is placed: the home army has one place, the horde another player's home (SU6)."""
    dice = members_at(view, step.seat, step.part)
    source = area(step.part, step.seat)
    options = tuple(
        Option(place, "place", {"place": place}, (Move(dice, source, area(place, step.seat)),))
        for place in places_for(view, step)
    )
    return Question(step.seat, f"place-{step.part}", "SU6", Pick(options))


def answer_place(draft: ClassicDraft, step: Place, choice: Choice) -> None:
    """Place the army (SU6)."""
    place = cast(Picked, choice).option
    dice = members_at(draft, step.seat, step.part)
    draft.put(dice, place)
    draft.note(Placed(step.seat, step.part, place, dice))
    draft.become()


def set_distances(draft: ClassicDraft, step: SetDistances) -> None:
    """Roll each player's home die, and the frontier by the first player; then begin the first turn (SU7, SU8)."""
    if not step.places:
        draft.become(Turn(draft.board.order[0]))
        return
    parties, graph = [], draft.board.graph
    for place in step.places:
        homes = [home for one in graph.members(place) if (home := graph.places[one].home) != NOBODY]
        seat = homes[0] if homes else draft.board.order[0]
        parties.append(Party(seat, (land_at(draft, place).die,), "distance", place))
    draft.push(Roll("distance", tuple(parties)))


def distances_rolled(draft: ClassicDraft, roll: Roll, faces: tuple[int, ...]) -> None:
    """Roll eights again, and in 1996 also sevens (SU7, R96.4)."""
    again = []
    for party, face in zip(roll.parties, faces, strict=True):
        draft.note(DistanceRolled(party.seat, party.place, face + 1))
        if face + 1 in draft.board.edition.distances_again:
            again.append(party.place)
    draft.become(SetDistances(tuple(again)))


ROWS = (
    StepRow(Assemble, ask_assemble, answer_assemble, clause="SU2"),
    StepRow(ChooseTerrain, ask_terrain, answer_terrain, clause="SU4"),
    StepRow(Reveal, proceed=reveal, clause="SU5"),
    StepRow(RankHordes, proceed=rank_hordes, clause="SU5"),
    PartRow(RankHordes, RANKED, (ChooseFrontier(),)),
    StepRow(ChooseFrontier, ask_frontier, answer_frontier, clause="SU5"),
    StepRow(Place, ask_place, answer_place, clause="SU6"),
    StepRow(SetDistances, proceed=set_distances, clause="SU7"),
    RollRow("horde", hordes_rolled),
    RollRow("distance", distances_rolled),
)
