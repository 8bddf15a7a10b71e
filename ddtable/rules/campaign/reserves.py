"""The reserves phase of a campaign: reinforce, advance, fly, retreat, die by die or army by army (K6).

A die reinforces, advances or flies at most once in a phase (Q114). Dice that have advanced or flown do not retreat
(Q116). A Barrier stops all of these moves (Q121).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, cast, get_args

from msgspec.structs import replace

from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.campaign.board import CampaignDraft, board_of
from ddtable.rules.campaign.carrying_along import CARRY, DONE, follow, followers, with_trip
from ddtable.rules.campaign.events import Advanced
from ddtable.rules.campaign.steps import Reserves, ReserveStage
from ddtable.rules.dragon_dice.board import RESERVE, ClassicView, has_army, terrain_places, units_at
from ddtable.rules.dragon_dice.control import arrive, settle
from ddtable.rules.dragon_dice.effects import barred, stuck
from ddtable.rules.dragon_dice.events.units import Moved
from ddtable.rules.dragon_dice.places import Place
from ddtable.rules.dragon_dice.powers import with_power

ALL = "all"
FLIGHT: Literal["air_flight"] = "air_flight"
KEPT, ARMIES = 1 << 14, 1 << 8  # options, which are the same in most questions of a game: of units, of armies
STAGES: tuple[ReserveStage, ...] = get_args(ReserveStage)
KINDS: dict[ReserveStage, str] = {"reinforce": "reinforce", "advance": "advance", "fly": "flight", "retreat": "retreat"}
CLAUSES: dict[ReserveStage, str] = {"reinforce": "KP6.1", "advance": "KP6.2", "fly": "KP6.3", "retreat": "KP6.4"}


@lru_cache(KEPT)
def _option(word: str, key: str, dice: tuple[int, ...], source: str, target: str, seat: int) -> Option:
    """Return the option to move dice from one place to another; its place is the terrain that it is about."""
    values: dict[str, int | str] = {"place": source if target == RESERVE else target}
    values |= {"source": source} if key.startswith(ALL) else {"die": dice[0]}
    return Option(key, word, values, (Move(dice, area(source, seat), area(target, seat)),))


@lru_cache(KEPT)
def _options(word: str, die: int, source: str, targets: tuple[str, ...], seat: int) -> tuple[Option, ...]:
    """Return the options to move one die to each of some places."""
    return tuple(_option(word, f"{die}:{target}", (die,), source, target, seat) for target in targets)


@lru_cache(ARMIES)
def _moves(word: str, dice: tuple[int, ...], source: str, targets: tuple[str, ...], seat: int) -> tuple[Option, ...]:
    """Return the options to move dice to each of some places, die by die or all of them."""
    single = [option for die in dice for option in _options(word, die, source, targets, seat)]
    return (*single, *(option for target in targets for option in _whole(word, dice, source, target, seat)))


def reinforced_places(view: ClassicView, seat: int, armies: Iterable[str]) -> list[str]:
    """Return the places of reinforcements: those with an army when the phase began, and the own home (KP6.1, Q115)."""
    mine = {*armies}
    return [place.id for place in board_of(view).map if place.home == seat or place.id in mine]


def open_places(view: ClassicView, seat: int, step: Reserves) -> list[str]:
    """Return the places that reinforcements may go to now: those without a Barrier (KP6.1, Q121)."""
    return [place for place in reinforced_places(view, seat, step.armies) if not barred(view, seat, place)]


def _whole(word: str, dice: tuple[int, ...], source: str, target: str, seat: int) -> list[Option]:
    """Return the option to move all of some dice, if there are several."""
    if len(dice) < 2:
        return []
    return [_option(f"{word}-all", f"{ALL}:{source}:{target}", dice, source, target, seat)]


def reinforcements(view: ClassicView, step: Reserves) -> list[Option]:
    """Return each move from reserve to a terrain with an own army or to the own home (KP6.1)."""
    seat = view.board.seat
    dice = units_at(view, seat, RESERVE)
    places = open_places(view, seat, step) if dice else []
    return [*_moves("reinforce", dice, RESERVE, tuple(places), seat)]


def movable(view: ClassicView, seat: int, place: str, used: tuple[int, ...]) -> tuple[int, ...]:
    """Return the units at a terrain that may leave it: not held, not used in this phase, behind no Barrier (Q114)."""
    if barred(view, seat, place):
        return ()
    dice, staying = units_at(view, seat, place), {*used, *stuck(view)}
    return tuple(die for die in dice if die not in staying) if staying else dice


def advances(view: ClassicView, step: Reserves) -> list[Option]:
    """Return each move of a unit along one link, also to a terrain with opponents (KP6.2, Q113, Q114)."""
    seat, found = view.board.seat, []
    for place in board_of(view).map:
        dice = movable(view, seat, place.id, step.moved)
        if dice:
            found += _advances_from(view, place, dice)
    return found


def _advances_from(view: ClassicView, place: Place, dice: tuple[int, ...]) -> list[Option]:
    seat, here = view.board.seat, place.id
    targets = tuple([link for link in place.links if not barred(view, seat, link)])
    return [*_moves("advance", dice, here, targets, seat)]


def flights(view: ClassicView, step: Reserves) -> list[Option]:
    """Return each flight of a unit from a land of air (KP6.3): to a terrain that reinforcements may go to (Q117).

    With the option `flight` of V4: to another land of air where an own unit of the race already is.
    """
    seat = view.board.seat
    landing = open_places(view, seat, step)
    if board_of(view).options.flight == "v4":
        landing = [place for place in terrain_places(view) if with_power(view, seat, place, FLIGHT)]
        landing = [place for place in landing if not barred(view, seat, place)]
    return [
        _option("flight", f"{die}:{to}", (die,), place, to, seat)
        for place in terrain_places(view)
        for die in flying(view, seat, place, step)
        for to in landing
        if to != place
    ]


def flying(view: ClassicView, seat: int, place: str, step: Reserves) -> list[int]:
    """Return the units at a terrain that may fly: Firewalkers on a land of air (KP6.3)."""
    able = with_power(view, seat, place, FLIGHT)
    if not able:
        return []
    free = movable(view, seat, place, step.moved)
    return [die for die in able if die in free]


@lru_cache(ARMIES)
def _retreats_from(place: str, dice: tuple[int, ...], seat: int) -> tuple[Option, ...]:
    single = [_option("retreat", str(die), (die,), place, RESERVE, seat) for die in dice]
    return (*single, *_whole("retreat", dice, place, RESERVE, seat))


def retreats(view: ClassicView, step: Reserves) -> list[Option]:
    """Return each move of a unit to reserve, except of those that have advanced or flown (KP6.4, Q116)."""
    seat = view.board.seat
    found: list[Option] = []
    for place in terrain_places(view):
        dice = movable(view, seat, place, step.forth)
        found += _retreats_from(place, dice, seat)
    return found


MOVES = {"reinforce": reinforcements, "advance": advances, "fly": flights, "retreat": retreats}


def ask(view: ClassicView, step: Reserves) -> Question | None:
    """Ask for the next move of this part of the phase, until done; parts without a move ask nothing (K6)."""
    if step.stage == "begin":
        return None
    options = [*MOVES[step.stage](view, step), *followers(view, step)]
    if not options:
        return None
    options.append(Option(DONE, "done"))
    return Question(view.board.seat, KINDS[step.stage], CLAUSES[step.stage], Pick(tuple(options), DONE))


def proceed(draft: CampaignDraft, step: Reserves) -> None:
    """Note the armies at the beginning of the phase, or go on to its next part (K6)."""
    if step.stage == "begin":
        seat = draft.board.seat
        step = replace(step, armies=tuple(place for place in terrain_places(draft) if has_army(draft, seat, place)))
    _next_stage(draft, step)


def _next_stage(draft: CampaignDraft, step: Reserves) -> None:
    at = STAGES.index(step.stage) + 1
    if at < len(STAGES):
        draft.become(replace(step, stage=STAGES[at]))
    else:
        draft.become()


def answer(draft: CampaignDraft, step: Reserves, choice: Choice) -> None:
    """Move the dice of the option; an empty terrain on eight is captured, one that its holder leaves is lost (C11)."""
    option = cast(Picked, choice).option
    if option == DONE:
        _next_stage(draft, step)
        return
    if option.startswith(CARRY):
        follow(draft, step, option)
        return
    seat = draft.board.seat
    dice, source, target = _meant(draft, step, option)
    step = with_trip(step, dice, source, target)
    if step.stage == "retreat":
        draft.become(step)
        draft.put(dice, RESERVE)
        draft.note(Moved(seat, dice, source, RESERVE))
    else:
        forth = step.forth if step.stage == "reinforce" else (*step.forth, *dice)
        draft.become(replace(step, moved=(*step.moved, *dice), forth=forth))
        draft.note(_event(step.stage, seat, dice, source, target))
        arrive(draft, seat, dice, target)
    settle(draft)


def _meant(view: ClassicView, step: Reserves, option: str) -> tuple[tuple[int, ...], str, str]:
    """Return the dice that an option moves, where from and where to."""
    seat = view.board.seat
    head, _, tail = option.partition(":")
    if head != ALL:
        die = int(head)
        return (die,), view.dice[die].place, tail or RESERVE
    source, target = tail.split(":")
    if source == RESERVE:
        return units_at(view, seat, RESERVE), source, target
    return movable(view, seat, source, step.forth if step.stage == "retreat" else step.moved), source, target


def _event(stage: ReserveStage, seat: int, dice: tuple[int, ...], source: str, target: str) -> Moved | Advanced:
    if stage == "advance":
        return Advanced(seat, dice, source, target)
    return Moved(seat, dice, source, target, FLIGHT if stage == "fly" else "")


ROWS = (StepRow(Reserves, ask, answer, proceed, phase="reserves", clause="K6"),)
