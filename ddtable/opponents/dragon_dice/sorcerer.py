"""Recruit's magic: colours for its points, spells by their value, targets, and the dead."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import cast

from ddtable.engine.constraints import AtMost, Enough
from ddtable.engine.questions import Allocation, Allotted, Chosen, Picked, Question, Remark, Source, Subset
from ddtable.opponents.answering import Answer, Answering, best_within, chosen, ids_of, price_of, worth_of
from ddtable.opponents.dragon_dice import great_answers
from ddtable.opponents.dragon_dice.castings import Casting, Worth, as_announced, by_thrift, others_dead, spent
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.weights import castings
from ddtable.rules.dragon_dice.board import NOBODY, RESERVE, ClassicPosition, health, land_at
from ddtable.rules.dragon_dice.casting import BACK, DONE, IN_ORDER
from ddtable.rules.dragon_dice.maneuver import LET, OPPOSE
from ddtable.rules.dragon_dice.points import colours_of, doubles
from ddtable.rules.dragon_dice.spells import COLOURS, DEATH
from ddtable.rules.dragon_dice.steps import Cast, Flood

REASONS = {
    "hail": "reason-spell-harm",
    "lightning": "reason-spell-harm",
    "finger": "reason-spell-harm",
    "resurrect": "reason-spell-return",
    "bury": "reason-spell-bury",
    "path": "reason-spell-path",
    "flood": "reason-spell-flood",
    "summon": "reason-spell-dragon",
    "call_dragon": "reason-spell-called",
    "call_dragonkin": "reason-spell-called",
    "call_monster": "reason-spell-return",
    "wings": "reason-spell-bury",
    "ragnarok": "reason-spell-bury",
    "gates": "reason-spell-bury",
    "trade_land": "reason-spell-trade",
    **dict.fromkeys(("quake", "monsoon"), "reason-spell-scatter"),
    **dict.fromkeys(("savage", "titan", "chain", "void", "wrath"), "reason-spell-harm"),
    "to_the_death": "reason-spell-harm",
    "washout": "reason-spell-weaken",
}
ORDER = ("summon", "", "finger", "lightning", "hail")  # weakening spells come before those that are saved against
STEPS = 24  # steps in which points are weighed: with more points, not every single one


def _step(position: ClassicPosition) -> Cast:
    return cast(Cast, position.agenda[-1])


def _points(position: ClassicPosition, step: Cast) -> list[int]:
    """Return the points of each colour to spend; black points are doubled by others' dead, never by own dead (M9)."""
    points = list(step.pool)
    points[DEATH] += min(step.black, health(position, others_dead(position, step.seat)))
    return points


def _best(position: ClassicPosition, names: list[str]) -> list[Casting]:
    """Return the best castings of some spells for the points that are left."""
    step, field = _step(position), as_announced(position, _step(position))
    points = _points(position, step)
    return spent(by_thrift(castings(field, step, names, points)), points)


# Colours


def _colours(position: ClassicPosition, question: Question) -> Answer | None:
    """Choose the colours of points for the best spells, with doubled points counted twice (M2, M7)."""
    step = _step(position)
    sources = cast(Allocation, question.shape).sources
    twice = {
        (one.die, colour): 1 + doubles(position, step, one.die, colour) for one in sources for colour in one.buckets
    }
    in_action = step.action and step.place != RESERVE
    graves = health(position, others_dead(position, step.seat)) if in_action else 0
    most = _pool(sources, twice, [[one.points] * len(COLOURS) for one in sources], graves)
    worth = Worth(castings(Field(position), step, list(position.board.edition.spells), most))

    def value(rows: list[list[int]]) -> float:
        return worth.of(_pool(sources, twice, rows, graves))

    best = max(_rows(sources, twice), key=value)
    return Allotted(tuple(tuple(row) for row in best)), Remark("reason-colours")


def _pool(
    sources: tuple[Source, ...], twice: dict[tuple[int, int], int], rows: list[list[int]], graves: int
) -> list[int]:
    """Return the points of each colour from some rows, with those that burying others' dead can add (M9).

    `graves`: the health of those dead.
    """
    pool = [0] * len(COLOURS)
    for source, row in zip(sources, rows, strict=True):
        for colour in source.buckets:
            pool[colour] += row[colour] * twice[source.die, colour]
    pool[DEATH] += min(pool[DEATH], graves)
    return pool


def _rows(sources: tuple[Source, ...], twice: dict[tuple[int, int], int]) -> Iterator[list[list[int]]]:
    """Yield ways to colour points: some of one colour and the rest of another, where possible."""
    colours = sorted({colour for source in sources for colour in source.buckets})
    every = sum(source.points for source in sources)
    for first, second in product(colours, colours):
        if first == second and len(colours) > 1:
            continue
        ordered = sorted(
            range(len(sources)),
            key=lambda at: -twice.get((sources[at].die, first), 0) + (second in sources[at].buckets),
        )
        for wanted in range(0, every + 1, max(1, every // STEPS)):
            yield _coloured(sources, ordered, first, second, wanted)


def _coloured(sources: tuple[Source, ...], ordered: list[int], first: int, second: int, wanted: int) -> list[list[int]]:
    rows = [[0] * len(COLOURS) for _ in sources]
    for at in ordered:
        source, rest = sources[at], sources[at].points
        if first in source.buckets:
            rows[at][first] = min(rest, wanted)
            wanted -= rows[at][first]
            rest -= rows[at][first]
        rows[at][second if second in source.buckets else source.buckets[0]] += rest
    return rows


def lost_colours(position: ClassicPosition, splits: list[tuple[int, ...]]) -> Answer:
    """Subtract penalties from the colours that the remaining spells need least (DA-G, M14)."""
    step, field = _step(position), Field(position)
    dice = [die for die, _ in step.rolled if colours_of(position, step.seat, step.place, die)]
    pool, twice = [0] * len(COLOURS), [1] * len(COLOURS)
    for die, row in zip(dice, step.rows, strict=True):
        for colour, points in enumerate(row):
            times = 1 + doubles(position, step, die, colour)
            pool[colour] += points * times
            twice[colour] = max(twice[colour], times)
    worth = Worth(castings(field, step, list(position.board.edition.spells), pool))

    def value(split: tuple[int, ...]) -> float:
        left = [have - taken * times for have, taken, times in zip(pool, split, twice, strict=True)]
        return worth.of(left) + 0.01 * sum(left)

    return Allotted((max(splits, key=value),)), Remark("reason-hurts-least")


# Spells


def plan(position: ClassicPosition, question: Question) -> list[Casting]:
    """Return the best castings for the points that are left, the one with the most value per point first."""
    return _best(position, [name for name in ids_of(question) if name != DONE])


def best_at(position: ClassicPosition, name: str, target: str) -> Casting | None:
    """Return the casting of a spell that is worth most, at one target if it is named; None if it is useless there."""
    step, points = _step(position), _points(position, _step(position))
    found = castings(as_announced(position, step), step, [name], points)
    there = [one for one in found if not target or one.target == target]
    return max(there, key=lambda one: one.value, default=None)


def _spell(position: ClassicPosition, question: Question) -> Answer | None:
    """Announce the spell with the most value per point; stop when no spell is worth its points (M3, M4)."""
    best = plan(position, question)
    if not best:
        return Picked(DONE), Remark("reason-spells-enough")
    spell = best[0].spell
    worse = any(change.amount < 0 for change in spell.changes)
    word = REASONS.get(spell.does, "reason-spell-weaken" if worse else "reason-spell-strengthen")
    return Picked(spell.id), Remark(word)


def _target(position: ClassicPosition, question: Question) -> Answer | None:
    """Choose the target with the most value; what was announced is never withdrawn (M5)."""
    step = _step(position)
    options = [option for option in ids_of(question) if option != BACK]
    aimed = {one.target: one for one in reversed(_best(position, [step.spell]))}
    best = max(options, key=lambda option: aimed[option].thrift if option in aimed else 0.0)
    return Picked(best), Remark("reason-most-there")


def _destination(position: ClassicPosition, question: Question) -> Answer | None:
    """Choose the destination with the most value (M19, M22)."""
    step = _step(position)
    options = [option for option in ids_of(question) if option != BACK]
    found = castings(as_announced(position, step), step, [step.spell], _points(position, step))
    values = {one.to: one.value for one in found if one.target == step.target}
    best = max(options, key=lambda option: values.get(option, -1000.0))
    return Picked(best), Remark("reason-most-there")


def _spell_bury(position: ClassicPosition, question: Question) -> Answer | None:
    """Bury the most valuable of others' dead; own dead only if there is no other way (M9)."""
    shape = cast(Subset, question.shape)
    limit = cast(Enough, shape.constraint)
    own = question.seat

    def rank(at: int) -> tuple[bool, float]:
        die = shape.dice[at]
        mine = position.dice[die].owner == own
        return mine, price_of(position, die) if mine else -price_of(position, die)

    taken: list[int] = []
    for at in sorted(range(len(shape.dice)), key=rank):
        if sum(limit.weights[one] for one in taken) < limit.need:
            taken.append(at)
    for at in sorted(taken, key=lambda at: limit.weights[at]):
        if sum(limit.weights[one] for one in taken) - limit.weights[at] >= limit.need:
            taken.remove(at)
    return chosen(shape.dice[at] for at in taken), Remark("reason-their-dead")


def _order(position: ClassicPosition, _question: Question) -> Answer | None:
    """Resolve spells that weaken an army before those that it must save against (M4)."""
    announced = _step(position).announced

    def rank(at: int) -> int:
        does = position.board.edition.spells[announced[at].spell].does
        return ORDER.index(does) if does in ORDER else len(ORDER)

    ranks = [rank(at) for at in range(len(announced))]
    if ranks == sorted(ranks):
        return Picked(IN_ORDER), Remark("reason-in-order")
    return Picked(str(ranks.index(min(ranks)))), Remark("reason-weaken-first")


def _resurrect(position: ClassicPosition, question: Question) -> Answer | None:
    """Return the most valuable dead units (M20)."""
    return _best_dead(position, question, {}), Remark("reason-best-return")


def _bury_dead(position: ClassicPosition, question: Question) -> Answer | None:
    """Bury the most valuable of others' dead, and none of one's own (M16)."""
    own = {die: -1.0 for die in cast(Subset, question.shape).dice if position.dice[die].owner == question.seat}
    return _best_dead(position, question, own), Remark("reason-never-again")


def _best_dead(position: ClassicPosition, question: Question, spared: dict[int, float]) -> Chosen:
    shape = cast(Subset, question.shape)
    limit = cast(AtMost, shape.constraint)
    values = [spared.get(die, price_of(position, die) + 0.01 * worth_of(position, die)) for die in shape.dice]
    return chosen(shape.dice[at] for at in best_within(limit.limit, limit.weights, values)[-1][1])


def _flood_oppose(position: ClassicPosition, question: Question) -> Answer | None:
    """Resist if the terrain is useful as it is; do not if another player holds it (M16)."""
    holder = land_at(position, question.place).holder
    step = cast(Flood, position.agenda[-1])
    if holder not in (NOBODY, question.seat, step.seat):
        return Picked(LET), Remark("reason-let-it-fall")
    if Field(position).mean(question.seat, question.place, "maneuver") > 0:
        return Picked(OPPOSE), Remark("reason-costs-nothing")
    return Picked(LET), Remark("reason-no-maneuver")


ANSWERS: dict[str, Answering] = {
    "magic-colours": _colours,
    "spell": _spell,
    "spell-target": _target,
    "spell-destination": _destination,
    "spell-bury": _spell_bury,
    "spell-order": _order,
    "resurrect": _resurrect,
    "bury-dead": _bury_dead,
    "flood-oppose": _flood_oppose,
    **great_answers.ANSWERS,
}
