"""Expansion from captured terrains at the start of a turn: Blazing New Trails, Expanding to New Terrain (K8)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.position import Party, Roll, area
from ddtable.engine.questions import Choice, Chosen, Move, Option, Pick, Picked, Question, Subset
from ddtable.engine.rows import Asking, RollRow, StepRow
from ddtable.rules.campaign.board import POOL, SITE, CampaignDraft, Expansion, board_of
from ddtable.rules.campaign.events import Expanded, Stayed
from ddtable.rules.campaign.places import add_place, pool
from ddtable.rules.campaign.reserves import movable
from ddtable.rules.campaign.steps import Carrying, Expand, NewTerrain, Powers, SplitArmy, Trip
from ddtable.rules.campaign.tending import accompany
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    ClassicView,
    distance,
    grounds,
    holds,
    land_at,
    terrain_kind,
    units_at,
)
from ddtable.rules.dragon_dice.constraints import OneKind
from ddtable.rules.dragon_dice.control import arrive, settle
from ddtable.rules.dragon_dice.eighth_face import ask_city, ask_temple
from ddtable.rules.dragon_dice.events.set_up import DistanceRolled
from ddtable.rules.dragon_dice.steps import City, EighthFace, Temple

BLAZE, STAY = "blaze", "stay"
EXPANSION = "expansion"
NEW_TERRAIN = "new_terrain"


# The order of powers and expansions


def proceed_eighth_face(draft: CampaignDraft, _step: EighthFace) -> None:
    """Collect the powers and expansions of all captured terrains (TU3, K8)."""
    seat = draft.board.seat
    found: list[tuple[str, str]] = []
    for place in grounds(draft):
        if holds(draft, seat, place):
            face = terrain_kind(draft, place).eighth_face
            found += [(face, place)] * (face in ("city", "temple")) + [(EXPANSION, place)]
    draft.become(Powers(tuple(found)))


def step_of(word: str, place: str) -> City | Temple | Expand:
    """Return the step of a power."""
    steps: dict[str, type[City] | type[Temple] | type[Expand]] = {"city": City, "temple": Temple, EXPANSION: Expand}
    return steps[word](place)


def usable(view: ClassicView, step: Powers) -> list[tuple[str, str]]:
    """Return the powers that have a choice now, and whose terrain the player still holds."""
    asking: dict[str, Asking] = {"city": ask_city, "temple": ask_temple, EXPANSION: ask_expand}
    return [
        (word, place)
        for word, place in step.left
        if holds(view, view.board.seat, place) and asking[word](view, step_of(word, place)) is not None
    ]


def ask_order(view: ClassicView, step: Powers) -> Question | None:
    """Ask which of several powers comes next (C3.3, Q136)."""
    found = usable(view, step)
    if len(found) < 2:
        return None
    seat = view.board.seat
    options = tuple(
        Option(f"{word}:{place}", f"power-{word}", {"place": place}, area=area(place, seat)) for word, place in found
    )
    return Question(seat, "power-order", "K8", Pick(options))


def answer_order(draft: CampaignDraft, step: Powers, choice: Choice) -> None:
    """Use this power, then ask again about the others (Q136)."""
    word, place = cast(Picked, choice).option.split(":")
    draft.become(step_of(word, place), _without(step, (word, place)))


def _without(step: Powers, used: tuple[str, str]) -> Powers:
    return Powers(tuple(one for one in step.left if one != used))


def proceed_order(draft: CampaignDraft, step: Powers) -> None:
    """Use the only power that has a choice; without one go on."""
    found = usable(draft, step)
    if found:
        draft.become(step_of(*found[0]), _without(step, found[0]))
    else:
        draft.become()


# The choice


def may_expand(view: ClassicView, seat: int, place: str) -> bool:
    """Return True if a seat may expand from a terrain: once in a game, while the pool has a die (KP8.1)."""
    return bool(pool(view)) and Expansion(seat, place) not in board_of(view).expansions and holds(view, seat, place)


def leaving(view: ClassicView, seat: int, place: str) -> tuple[int, ...]:
    """Return the units that may blaze a trail; none if the army would not keep one unit (KP8.2, Q121, Q136)."""
    return movable(view, seat, place, ()) if len(units_at(view, seat, place)) > 1 else ()


def ask_expand(view: ClassicView, step: Expand) -> Question | None:
    """Ask for the way to expand, with the die if it is a chosen one, or not to (K8, Q135)."""
    seat, place = view.board.seat, step.place
    if not may_expand(view, seat, place):
        return None
    chosen_trail = board_of(view).options.blazing == "chosen"
    options: list[Option] = []
    if leaving(view, seat, place):
        options += _dice_options(view, "blaze") if chosen_trail else [Option("blaze", "blaze", {"place": place})]
    options += [Option("expand", "expand", {"place": place})] if chosen_trail else _dice_options(view, "expand")
    options.append(Option(STAY, "no-expansion"))
    return Question(seat, EXPANSION, "K8", Pick(tuple(options)), {"place": place}, place)


def _dice_options(view: ClassicView, way: str) -> list[Option]:
    """Return an option for each die of the pool, to be used in this way."""
    source, site = area(POOL, NOBODY), area(SITE, NOBODY)
    found = []
    for die in pool(view):
        moves = (Move((die,), source, site),)
        found.append(Option(f"{way}:{die}", f"{way}-die", {"terrain": view.dice[die].type}, moves, die=die))
    return found


def answer_expand(draft: CampaignDraft, step: Expand, choice: Choice) -> None:
    """Ask for the split of the army, or add the terrain (KP8.2, KP8.3)."""
    way, _, chosen = cast(Picked, choice).option.partition(":")
    seat, place = draft.board.seat, step.place
    if way == STAY:
        draft.note(Stayed(seat, place))
        draft.become()
    elif way == BLAZE:
        draft.become(SplitArmy(place, int(chosen or -1)))
    else:
        _explore(draft, NewTerrain("", place, "expand"), int(chosen or -1))


def ask_split(view: ClassicView, step: SplitArmy) -> Question:
    """Ask which units blaze the trail; at least one unit stays (KP8.2)."""
    seat = view.board.seat
    dice = leaving(view, seat, step.place)
    held_here = len(units_at(view, seat, step.place)) - len(dice)
    constraint = OneKind(("",) * len(dice), 0 if held_here else 1)
    return Question(seat, "split-army", "KP8.2", Subset(dice, constraint, area(SITE, NOBODY)), {"place": step.place})


def answer_split(draft: CampaignDraft, step: SplitArmy, choice: Choice) -> None:
    """Add the terrain to which these units march (KP8.2)."""
    _explore(draft, NewTerrain("", step.place, "blaze", cast(Chosen, choice).dice), step.die)


def _explore(draft: CampaignDraft, step: NewTerrain, die: int) -> None:
    """Put a die of the pool on the table, a random one if none is chosen, linked to the captured terrain (K8).

    The captured die stays as it is, and the new place is no home (KP8.4).
    """
    there = pool(draft)
    die = there[draft.lot(len(there))] if die < 0 else die
    board = board_of(draft)
    draft.board = board.changed(expansions=(*board.expansions, Expansion(board.seat, step.source)))
    place = add_place(draft, die, (step.source,))
    draft.note(Expanded(board.seat, step.source, place, draft.dice[die].type, step.way, step.dice))
    draft.become(replace(step, place=place))


# The new terrain


def roll_terrain(draft: CampaignDraft, step: NewTerrain) -> None:
    """Roll the new die for its distance (K8)."""
    seat = draft.board.seat
    draft.push(Roll(NEW_TERRAIN, (Party(seat, (land_at(draft, step.place).die,), "distance", step.place),)))


def terrain_rolled(draft: CampaignDraft, roll: Roll, faces: tuple[int, ...]) -> None:
    """Roll 7 and 8 again; then the units that blazed the trail arrive (KP8.2).

    They do not march in this turn. Items may go with them, and those that only they can carry do (K10).
    """
    step, seat = cast(NewTerrain, draft.agenda[-1]), roll.parties[0].seat
    draft.note(DistanceRolled(seat, step.place, faces[0] + 1))
    if distance(draft, step.place) in draft.board.edition.distances_again:
        return
    draft.become()
    if step.dice:
        draft.board = draft.board.changed(marched=(*draft.board.marched, step.place))
        arrive(draft, seat, step.dice, step.place)
        accompany(draft, seat, step.source, step.place)
        draft.push(Carrying((Trip(step.dice, step.source, step.place),)))
        settle(draft)


ROWS = (
    StepRow(EighthFace, proceed=proceed_eighth_face, phase="eighth_face", clause="TU3"),
    StepRow(Powers, ask_order, answer_order, proceed_order, phase="eighth_face", clause="K8"),
    StepRow(Expand, ask_expand, answer_expand, phase="eighth_face", clause="K8"),
    StepRow(SplitArmy, ask_split, answer_split, phase="eighth_face", clause="KP8.2"),
    StepRow(NewTerrain, proceed=roll_terrain, phase="eighth_face", clause="K8"),
    RollRow(NEW_TERRAIN, terrain_rolled),
)
