"""Setting up: the order of players, a terrain die for each continent, claims, one unit each, then 2 health at a time.

RK1.2 to RK1.5. Everything is open: there are no secret armies.
"""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import Party, Roll
from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    OUT,
    ClassicView,
    everyones,
    has_army,
    health,
    land_at,
)
from ddtable.rules.dragon_dice.events.set_up import DistanceRolled, OrderSet
from ddtable.rules.dragon_dice.steps import SetDistances, Step, Turn
from ddtable.rules.risk.board import BAG, RiskDraft, board_of
from ddtable.rules.risk.events import Claimed, Deployed, HealthLost, PlayersRolled, TerrainDrawn
from ddtable.rules.risk.placing import kinds_that_cover, kinds_within, options, read_option
from ddtable.rules.risk.steps import Claim, Cover, Deploy, DrawTerrains, RankPlayers

DONE = "done"
AT_A_TIME = 2
ORDER = "order"


def first_steps(seats: int) -> tuple[Step, ...]:
    """Return the agenda of a new game: the first step last."""
    return (RankPlayers((tuple(range(seats)),)),)  # type: ignore[return-value]  # a step of this variant's rows


# The order of players, and the continents


def rank_players(draft: RiskDraft, step: RankPlayers) -> None:
    """Roll a terrain die of each player that is still tied; then set the order of play (RK1.4)."""
    for group in step.groups:
        if len(group) > 1:
            draft.push(Roll(ORDER, tuple(Party(seat, (_terrain_die(draft, seat),), ORDER) for seat in group)))
            return
    order = tuple(seat for (seat,) in step.groups)
    draft.board = draft.board.changed(order=order)
    draft.note(OrderSet(order))
    draft.become(DrawTerrains())


def _terrain_die(view: ClassicView, seat: int) -> int:
    """Return the first terrain die that a player brought."""
    terrains = catalogue().terrains
    return next(number for number, die in enumerate(view.dice) if die.owner == seat and die.type in terrains)


def players_rolled(draft: RiskDraft, roll: Roll, faces: tuple[int, ...]) -> None:
    """Rank the players that rolled, highest first (RK1.4)."""
    step = cast(RankPlayers, draft.agenda[-1])
    shown = {party.seat: face + 1 for party, face in zip(roll.parties, faces, strict=True)}
    draft.note(PlayersRolled(tuple(shown.items())))
    ranked = [
        tuple(seat for seat in shown if shown[seat] == number) for number in sorted({*shown.values()}, reverse=True)
    ]
    at = step.groups.index(tuple(shown))
    draft.become(RankPlayers((*step.groups[:at], *ranked, *step.groups[at + 1 :])))


def draw_terrains(draft: RiskDraft, _step: DrawTerrains) -> None:
    """Show the terrain die drawn for each continent; the rest go back to their owners (RK1.2)."""
    board = board_of(draft)
    for place, index in board.graph.lands.items():
        die = draft.dice[board.lands[index].die]
        draft.note(TerrainDrawn(die.owner, place, die.type))
    draft.put(everyones(draft, BAG), OUT)
    draft.become(SetDistances(tuple(board.graph.lands)))


def set_distances(draft: RiskDraft, step: SetDistances) -> None:
    """Roll each continent's die by its owner, 7 and 8 again; then territories are claimed (RK1.2)."""
    if step.places:
        dice = [(place, land_at(draft, place).die) for place in step.places]
        parties = tuple(Party(draft.dice[die].owner, (die,), "distance", place) for place, die in dice)
        draft.push(Roll("distance", parties))
        return
    draft.become(Claim())


def distances_rolled(draft: RiskDraft, roll: Roll, faces: tuple[int, ...]) -> None:
    """Roll again what shows 7 or 8 (RK1.2)."""
    again = []
    for party, face in zip(roll.parties, faces, strict=True):
        draft.note(DistanceRolled(party.seat, party.place, face + 1))
        if face + 1 in draft.board.edition.distances_again:
            again.append(party.place)
    draft.become(SetDistances(tuple(again)))


# Claims


def _free(view: ClassicView) -> list[int]:
    return [number for number, seat in enumerate(board_of(view).claims) if seat == NOBODY]


def _next_to_claim(view: ClassicView) -> int:
    board = board_of(view)
    return board.order[(len(board.claims) - len(_free(view))) % len(board.order)]


def ask_claim(view: ClassicView, _step: Claim) -> Question | None:
    """Ask the next player for a free territory; none if they are dealt (RK1.3, Q143)."""
    free, board = _free(view), board_of(view)
    if not free or board.options.start == "deal":
        return None
    places = [board.territories[number].id for number in free]
    shape = Pick(tuple(Option(place, "claim", {"place": place}) for place in places))
    return Question(_next_to_claim(view), "claim", "RK1.3", shape)


def answer_claim(draft: RiskDraft, _step: Claim, choice: Choice) -> None:
    """Put the player's marker on the territory (RK1.3)."""
    place = cast(Picked, choice).option
    number = next(at for at, one in enumerate(board_of(draft).territories) if one.id == place)
    _claim(draft, _next_to_claim(draft), number)


def _claim(draft: RiskDraft, seat: int, number: int, dealt: bool = False) -> None:
    board = board_of(draft)
    claims = (*board.claims[:number], seat, *board.claims[number + 1 :])
    draft.board = board.changed(claims=claims)
    draft.note(Claimed(seat, board.territories[number].id, dealt))


def proceed_claim(draft: RiskDraft, _step: Claim) -> None:
    """Deal the territory cards out, or go on to the units when all territories have an owner (RK1.3, Q143)."""
    free = _free(draft)
    if free:
        _claim(draft, _next_to_claim(draft), free[draft.lot(len(free))], dealt=True)
        return
    order = board_of(draft).order
    draft.become(*(Cover(seat) for seat in order), Deploy(order[0]))


# Units


def bare(view: ClassicView, seat: int) -> list[str]:
    """Return the claimed territories of a seat without a unit."""
    board = board_of(view)
    mine = [place.id for place, claim in zip(board.territories, board.claims, strict=True) if claim == seat]
    return [place for place in mine if not has_army(view, seat, place)]


def claimed(view: ClassicView, seat: int) -> list[str]:
    """Return the territories that a seat has claimed."""
    board = board_of(view)
    return [place.id for place, claim in zip(board.territories, board.claims, strict=True) if claim == seat]


def ask_cover(view: ClassicView, step: Cover) -> Question | None:
    """Ask for a unit on a claimed territory without one; any unit that leaves the rest coverable (RK1.3, Q141)."""
    empty = bare(view, step.seat)
    if not empty:
        return None
    left = board_of(view).initial[step.seat]
    kinds = kinds_that_cover(view, step.seat, len(empty), left)
    shape = Pick(tuple(options(view, step.seat, "deploy", empty, kinds)))
    return Question(step.seat, "cover", "RK1.3", shape, {"left": left, "territories": len(empty)})


def answer_cover(draft: RiskDraft, step: Cover, choice: Choice) -> None:
    """Put the unit there (RK1.3)."""
    _deploy(draft, step.seat, cast(Picked, choice).option)


def _deploy(draft: RiskDraft, seat: int, option: str) -> int:
    """Put a unit of the pool on a territory; return its health."""
    die, place = read_option(draft, seat, option)
    board, weight = board_of(draft), health(draft, (die,))
    left = board.initial[seat] - weight
    draft.board = board.changed(initial=(*board.initial[:seat], left, *board.initial[seat + 1 :]))
    draft.put((die,), place)
    draft.note(Deployed(seat, (die,), place, left))
    return weight


def covered(draft: RiskDraft, _step: Cover) -> None:
    """End the step: each territory of the player has a unit."""
    draft.become()


def ask_deploy(view: ClassicView, step: Deploy) -> Question | None:
    """Ask for 1 unit, or for the second of two units of 1 health, within the initial health (RK1.3, Q142)."""
    left = board_of(view).initial[step.seat]
    kinds = kinds_within(view, step.seat, min(left, 1) if step.second else left)
    if not kinds:
        return None
    found = options(view, step.seat, "deploy", claimed(view, step.seat), kinds)
    word = "deploy"
    if step.second:
        found.append(Option(DONE, "done"))
        word = "deploy-second"
    return Question(step.seat, word, "RK1.3", Pick(tuple(found), DONE if step.second else ""), {"left": left})


def answer_deploy(draft: RiskDraft, step: Deploy, choice: Choice) -> None:
    """Put the unit there; a unit of 1 health may be followed by another one (RK1.3, Q142)."""
    option = cast(Picked, choice).option
    if option != DONE and _deploy(draft, step.seat, option) < AT_A_TIME and not step.second:
        draft.become(replace(step, second=True))
    else:
        _pass_on(draft, step.seat)


def proceed_deploy(draft: RiskDraft, step: Deploy) -> None:
    """Note that nothing fits, and go on with the next player (RK1.3)."""
    left = board_of(draft).initial[step.seat]
    if left and not step.second:
        board = board_of(draft)
        draft.board = board.changed(initial=(*board.initial[: step.seat], 0, *board.initial[step.seat + 1 :]))
        draft.note(HealthLost(step.seat, left))
    _pass_on(draft, step.seat)


def _pass_on(draft: RiskDraft, seat: int) -> None:
    """Ask the next player with initial health left to place; if none has any, begin the first turn (RK1.3)."""
    board = board_of(draft)
    at = board.order.index(seat)
    waiting = [one for one in (*board.order[at + 1 :], *board.order[: at + 1]) if board.initial[one]]
    draft.become(Deploy(waiting[0]) if waiting else Turn(board.order[0]))


ROWS = (
    StepRow(RankPlayers, proceed=rank_players, clause="RK1.4"),
    RollRow(ORDER, players_rolled),
    StepRow(DrawTerrains, proceed=draw_terrains, clause="RK1.2"),
    StepRow(SetDistances, proceed=set_distances, clause="RK1.2"),
    RollRow("distance", distances_rolled),
    StepRow(Claim, ask_claim, answer_claim, proceed_claim, clause="RK1.3"),
    StepRow(Cover, ask_cover, answer_cover, covered, clause="RK1.3"),
    StepRow(Deploy, ask_deploy, answer_deploy, proceed_deploy, clause="RK1.3"),
)
