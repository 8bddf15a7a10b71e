"""Recruiting after every 5th turn of the last player: all players at once, each on a sheet of their own (K7, KP7).

The sheets are filled in one after the other and sealed until the last one. Then all recruits join the armies that
recruited them, before the next turn begins (Q124).
"""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.questions import Allocation, Allotted, Choice, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.campaign.board import RECRUITING, CampaignDraft, board_of, living
from ddtable.rules.campaign.events import ArmyRecruited, RecruitingOver
from ddtable.rules.campaign.sheets import UNDEAD, ArmySheet, PoolDie, RacePoints, Sheet, Spent
from ddtable.rules.campaign.steps import Filed, Recruiting
from ddtable.rules.dragon_dice.board import (
    DEAD,
    NOBODY,
    RESERVE,
    ClassicPosition,
    ClassicView,
    health,
    holds,
    holds_eighth,
    place_at,
    terrain_kind,
    terrain_places,
    units_at,
)

DEAD_HEALTH_A_POINT = 10


def sheet_of(view: ClassicView, seat: int) -> Sheet:
    """Return the recruiting sheet of a seat: its pool, and its armies with their points (K7.2)."""
    places = (*terrain_places(view), RESERVE)
    armies = (army_sheet(view, seat, place) for place in places if units_at(view, seat, place))
    return Sheet(tuple(_pool_die(view, die) for die in view.at(RECRUITING, seat)), tuple(armies))


def _pool_die(view: ClassicView, number: int) -> PoolDie:
    dice, kind = catalogue(), view.dice[number].type
    if dice.family(kind) == "items":
        return PoolDie(number, kind, "", dice.item(kind).points)
    unit = dice.unit(kind)
    return PoolDie(number, kind, unit.species, unit.health)


def army_sheet(view: ClassicView, seat: int, place: str) -> ArmySheet:
    """Return the points of an army, race by race, and its bonus (K7.3, K7.6, KP7.1 to KP7.3)."""
    dice, kinds = catalogue(), [view.dice[die].type for die in view.at(place, seat)]
    units = tuple(view.dice[die].type for die in units_at(view, seat, place))
    healths: dict[str, int] = {}
    for unit in map(dice.unit, units):
        healths[unit.species] = healths.get(unit.species, 0) + unit.health
    native = () if place == RESERVE else view.board.edition.native.get(terrain_kind(view, place).kind, ())
    races = [RacePoints(race, points, race in native) for race, points in sorted(healths.items())]
    return ArmySheet(
        place,
        tuple(_with_the_dead(view, race) for race in races),
        int(holds(view, seat, place)),
        int(holds_eighth(view, seat, place, "city")),
        int(_is_abroad(view, seat, place)),
        units,
        tuple(kind for kind in kinds if dice.family(kind) == "items"),
    )


def _is_abroad(view: ClassicView, seat: int, place: str) -> bool:
    """Return True for an army at the home of another player, if the option gives it a bonus (KP7.3, Q125)."""
    if place == RESERVE or not board_of(view).options.horde_bonus:
        return False
    return place_at(view, place).home not in (NOBODY, seat)


def _with_the_dead(view: ClassicView, race: RacePoints) -> RacePoints:
    """Return the points of the Undead with their bonus for the dead of all players, at most their points (KP7.4)."""
    if race.race != UNDEAD:
        return race
    dead = sum(health(view, units_at(view, seat, DEAD)) for seat in range(view.seats))
    return replace(race, dead=min(race.rounded, dead // DEAD_HEALTH_A_POINT))


def _next(view: ClassicView, step: Recruiting) -> int:
    """Return the seat that fills in its sheet next; NOBODY if all have."""
    done = {filed.seat for filed in step.filed}
    return next((seat for seat in living(view) if seat not in done), NOBODY)


def ask(view: ClassicView, step: Recruiting) -> Question | None:
    """Ask each player for a sheet, in the order of play; nothing is asked if no die of the pool fits (K7.1, Q124)."""
    seat = _next(view, step)
    if seat == NOBODY:
        return None
    sheet = sheet_of(view, seat)
    values: dict[str, int | str] = {"number": board_of(view).recruitings + 1}
    values |= {"points": sum(army.total for army in sheet.armies)}
    shape = Allocation(sheet.sources, sheet.buckets, constraint=sheet)
    return Question(seat, "recruits", "K7.1", shape, values, sealed=True)


def answer(draft: CampaignDraft, step: Recruiting, choice: Choice) -> None:
    """Store a sheet; the dice stay in the pool until all players are done (Q124)."""
    seat = _next(draft, step)
    placed = tuple(row.index(max(row)) for row in cast(Allotted, choice).amounts)
    draft.become(replace(step, filed=(*step.filed, Filed(seat, placed))))


def proceed(draft: CampaignDraft, step: Recruiting) -> None:
    """Put all recruits into their armies at once; points that were not spent are lost (K7.2, K7.7, K7.8)."""
    draft.become()
    joining = [recruits for filed in step.filed for recruits in _joining(draft, filed)]
    for recruits in joining:
        draft.put(recruits.dice, recruits.place)
        draft.note(recruits)
    board = board_of(draft)
    draft.board = board.changed(recruitings=board.recruitings + 1)
    draft.note(RecruitingOver(board.recruitings + 1))


def _joining(view: ClassicView, filed: Filed) -> list[ArmyRecruited]:
    """Return the recruits of each army of a sheet."""
    sheet, found = sheet_of(view, filed.seat), []
    for number, army in enumerate(sheet.armies):
        dice = tuple(
            die.die
            for die, bucket in zip(sheet.dice, filed.placed, strict=True)
            if bucket and sheet.army_of(bucket) == number
        )
        if dice:
            paid = cast(Spent, sheet.spent(filed.placed, number))
            found.append(ArmyRecruited(filed.seat, army.place, dice, army, paid))
    return found


def sealed(position: ClassicPosition, seat: int) -> ClassicPosition:
    """Return the position as a seat may see it: the sheets of others are blank until all are filled in (Q124)."""
    if not position.agenda or not isinstance(position.agenda[-1], Recruiting):
        return position
    step = position.agenda[-1]
    shown = tuple(filed if filed.seat == seat else Filed(filed.seat, ()) for filed in step.filed)
    return replace(position, agenda=(*position.agenda[:-1], replace(step, filed=shown)))


ROWS = (StepRow(Recruiting, ask, answer, proceed, clause="K7.1"),)
