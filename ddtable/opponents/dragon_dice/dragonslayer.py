"""Recruit's fights against dragons: their order, the targets and results used, and the victims of stone breath."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import cast

from ddtable.engine.arithmetic import Spread, total_of
from ddtable.engine.constraints import Number
from ddtable.engine.questions import Allocation, Allotted, Question, Remark, Source, Subset
from ddtable.odds.expected import SLAIN, saves_alone
from ddtable.opponents.answering import Answer, Answering, chosen, ids_of, pick_best, price_of, worth_of
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.prospects import slaying_chance
from ddtable.rules.dragon_dice.board import ClassicPosition, dragons_at
from ddtable.rules.dragon_dice.dragon_rolls import damage_of, needed
from ddtable.rules.dragon_dice.dragons import LET, MELEE, MISSILE, RESULTS, SAVE
from ddtable.rules.dragon_dice.effects import is_bare
from ddtable.rules.dragon_dice.promotion import matching
from ddtable.rules.dragon_dice.rolls import penalties_on, sums_of
from ddtable.rules.dragon_dice.steps import ArmyRoll, DragonAttack, DragonFight

RISEN = 1.2  # the value of a unit that is promoted for a slain dragon

Row = tuple[int, int, int]


def _dragon_order(position: ClassicPosition, question: Question) -> Answer | None:
    """Fight first where a dragon is least likely to be slain: units that die there may return later (DG-C)."""
    field, seat = Field(position), question.seat
    odds = {
        place: -slaying_chance(
            field, seat, place, dragons_at(position, place), field.mean(seat, place, "dragon_defence", "id")
        )
        for place in ids_of(question)
    }
    return pick_best(odds, "reason-dragon-order")


def _dragon_target(position: ClassicPosition, question: Question) -> Answer | None:
    """Attack another player's dragon, one without its automatic saves, or one that is already a target (DG-D)."""
    step = cast(DragonFight, position.agenda[-1])

    def value(option: str) -> float:
        die = int(option)
        rival = position.dice[die].owner != question.seat
        return 4.0 * rival + 2.0 * is_bare(position, die) + 1.0 * (die in step.targets)

    return pick_best({option: value(option) for option in ids_of(question)}, "reason-rival")


def _totals(position: ClassicPosition, step: DragonAttack, given: Row, free: Row, penalties: Row) -> Row:
    """Return an army's totals of melee, missile and saves (DA-E, DA-G)."""
    faces = cast(ArmyRoll, step.army).faces
    die = next((face.die for face in faces if face.icon == "id"), 0)
    parts = [(result, die, points) for result, points in zip(RESULTS, given, strict=True) if points]
    parts += [(result, -1, points) for result, points in zip(RESULTS, free, strict=True) if points]
    spread = Spread(tuple(parts), tuple(zip(RESULTS, penalties, strict=True)), "fiery_weapon")
    sums = sums_of(position, position.board.seat, "dragon_defence", step.place, faces, spread=spread)
    return total_of(sums, "melee"), total_of(sums, "missile"), total_of(sums, "save")


def _judge(position: ClassicPosition, step: DragonAttack, totals: Row) -> float:
    """Return the value of totals: the dragons slain, each by one kind of result, and the lives saved (DA-B)."""
    needs = sorted(needed(position, *pair) for pair in zip(step.dragons, step.shown, strict=True))
    slain = 0
    for split in range(len(needs) + 1):
        for melee, missile in ((needs[:split], needs[split:]), (needs[split:], needs[:split])):
            fallen = sum(total <= totals[MELEE] for total in accumulate(melee))
            slain = max(slain, fallen + sum(total <= totals[MISSILE] for total in accumulate(missile)))
    risen = len(matching(position, position.board.seat, step.place)) if slain else 0
    damage = sum(damage_of(position, shown) for shown in step.shown)
    return SLAIN * slain + RISEN * risen + min(totals[SAVE], damage) + 0.01 * max(totals[:SAVE])


def _splits(points: int) -> Iterator[Row]:
    """Yield every way to give points to melee, missile and saves; only one of the first two gets any."""
    for saved in range(points, -1, -1):
        yield (points - saved, 0, saved)
        if saved < points:
            yield (0, points - saved, saved)


def _dragon_ids(position: ClassicPosition, question: Question) -> Answer | None:
    """Assign IDs so that they slay and save most; additions go to the kind of result that slays (DA-E)."""
    sources, step = cast(Allocation, question.shape).sources, cast(DragonAttack, position.agenda[-1])
    taken = sum(amount for _, amount in penalties_on(position, question.seat, step.place, "any"))

    def value(way: tuple[Row, Row]) -> float:
        return _judge(position, step, _lightened(position, step, _totals(position, step, *way, (0, 0, 0)), taken))

    given, free = max(_uses(sources), key=value)
    strikes = given[SAVE] < sum(given)
    return Allotted(_rows(sources, given, free)), Remark("reason-slay" if strikes else "reason-save-lives")


def ways_of_ids(question: Question) -> list[Allotted]:
    """Return the uses of IDs and additions that can be best, those with the most saves first (DA-E)."""
    sources = cast(Allocation, question.shape).sources
    return [Allotted(_rows(sources, *way)) for way in _uses(sources)]


def _uses(sources: tuple[Source, ...]) -> Iterator[tuple[Row, Row]]:
    """Yield the points of IDs and those of additions by kind of result."""
    points = sum(source.points for source in sources if source.die >= 0)
    extra = sum(source.points for source in sources if source.die < 0)
    for given in _splits(points):
        for free in ((extra, 0, 0), (0, extra, 0)) if extra else ((0, 0, 0),):
            yield given, free


def _lightened(position: ClassicPosition, step: DragonAttack, totals: Row, taken: int) -> Row:
    """Return totals after the penalties to come: the best of all ways in which one kind of result takes them all."""
    if not taken:
        return totals
    ways = [_less(totals, kind, taken) for kind in (MELEE, MISSILE, SAVE)]
    return max(ways, key=lambda way: _judge(position, step, way))


def _less(totals: Row, kind: int, taken: int) -> Row:
    melee, missile, save = (max(0, total - taken) if at == kind else total for at, total in enumerate(totals))
    return melee, missile, save


def _rows(sources: tuple[Source, ...], given: Row, free: Row) -> tuple[Row, ...]:
    """Return how many points each source gives to each kind of result, in order, up to the totals in `given`."""
    left = list(given)
    rows: list[Row] = []
    for source in sources:
        if source.die < 0:
            rows.append((source.points, 0, 0) if free[MELEE] else (0, source.points, 0))
            continue
        row, points = [0, 0, 0], source.points
        for kind in (MELEE, MISSILE, SAVE):
            row[kind] = min(points, left[kind])
            points -= row[kind]
            left[kind] -= row[kind]
        rows.append((row[0], row[1], row[2]))
    return tuple(rows)


def lost_results(position: ClassicPosition, splits: list[tuple[int, ...]]) -> Answer:
    """Subtract penalties where they cost neither a slain dragon nor a life, if possible (DA-G)."""
    step = cast(DragonAttack, position.agenda[-1])
    row = max(splits, key=lambda split: _judge(position, step, _after(position, step, split)))
    return Allotted((row,)), Remark("reason-hurts-least")


def _after(position: ClassicPosition, step: DragonAttack, split: tuple[int, ...]) -> Row:
    given, free = [0, 0, 0], [0, 0, 0]
    faces = cast(ArmyRoll, step.army).faces
    for at, row in enumerate(step.ids):
        into = given if at < sum(face.icon == "id" for face in faces) else free
        for kind, points in enumerate(row):
            into[kind] += points
    return _totals(
        position, step, (given[0], given[1], given[2]), (free[0], free[1], free[2]), (split[0], split[1], split[2])
    )


def _dragon_strike(_position: ClassicPosition, question: Question) -> Answer | None:
    """Slay the dragon with the kind of result that leaves the least unused (DA-B)."""
    options = [option for option in ids_of(question) if option != LET]
    left = {option: -float(cast(int, question.values[option])) for option in options}
    return pick_best(left, "reason-slay")


def _breath_stone(position: ClassicPosition, question: Question) -> Answer | None:
    """Choose the units that save best, or have the least value, for the stone breath (DA-D1)."""
    shape = cast(Subset, question.shape)

    def loss(die: int) -> float:
        return (price_of(position, die) + worth_of(position, die)) * (1 - saves_alone(position.dice[die].type))

    count = cast(Number, shape.constraint).needed()
    return chosen(sorted(shape.dice, key=loss)[:count]), Remark("reason-save-best")


ANSWERS: dict[str, Answering] = {
    "dragon-order": _dragon_order,
    "dragon-target": _dragon_target,
    "dragon-ids": _dragon_ids,
    "dragon-strike": _dragon_strike,
    "breath-stone": _breath_stone,
}
