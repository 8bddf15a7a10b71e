"""The preview of a roll while its points are assigned: each result, its sum, and the result needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from ddtable.engine.arithmetic import Face, Line, Spread, Sum, total_of
from ddtable.engine.questions import Allocation, Question, Source
from ddtable.engine.system import AnyPosition
from ddtable.rules.dragon_dice.casting import ask_cast
from ddtable.rules.dragon_dice.charge import CHARGING, DEFENDING, ask_charge
from ddtable.rules.dragon_dice.dragon_rolls import damage_of, needed
from ddtable.rules.dragon_dice.dragons import RESULTS, ask_attack
from ddtable.rules.dragon_dice.points import doubles
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolls import sums_of
from ddtable.rules.dragon_dice.spreading import spread_of
from ddtable.rules.dragon_dice.steps import ArmyRoll, Cast, Charge, DragonAttack

Rows = tuple[tuple[int, ...], ...]
OWN_BUCKET = "charge-maneuver"  # maneuvers of a charge have a bucket of their own
HITS = ("melee", "charge")
STRAIGHT = ("thrown_back", "smite")  # hits beside these, without a bucket


class Outlook(Struct, frozen=True):
    """One result for the present points: its total, the total without penalties, its lines, and the total needed."""

    total: int
    before: int
    lines: tuple[Line, ...] = ()
    beside: tuple[Sum, ...] = ()
    goal: int = 0


class _Roll(Struct, frozen=True):
    """An army's roll with its decisions; `results` are the buckets, `goals` the totals needed."""

    kind: Kind
    seat: int
    place: str
    faces: tuple[Face, ...]
    results: Sequence[str]
    spread: Spread
    goals: tuple[int, ...] = ()


def outlook(position: AnyPosition, amounts: Rows) -> tuple[Outlook, ...]:
    """Return the result of each bucket of the current question; () if points are not part of a roll.

    When assigning IDs (DA-E, C8.3) and penalties (DA-G), a player decides by the result of the whole roll.
    """
    step = position.agenda[-1] if position.agenda else None
    if isinstance(step, Cast) and step.stage == "loss":
        return _magic(position, step, amounts[0])
    if isinstance(step, Charge):
        return _outlooks(position, _charged(position, step, amounts))
    if isinstance(step, DragonAttack):
        return _outlooks(position, _attacked(position, step, amounts))
    return ()


def dragons_in(position: AnyPosition) -> tuple[tuple[tuple[int, int], ...], int]:
    """Return the dragons of the current attack with what slays each, and their damage (DA-C1, DA-C3)."""
    step = position.agenda[-1] if position.agenda else None
    if not isinstance(step, DragonAttack):
        return (), 0
    pairs = zip(step.dragons, step.shown, strict=True)
    damage = sum(damage_of(position, shown) for shown in step.shown)
    return tuple((die, needed(position, die, shown)) for die, shown in pairs), damage


def charge_in(position: AnyPosition) -> tuple[int, int]:
    """Return the charging seat and its known hits; no hits if there are none to save against."""
    step = position.agenda[-1] if position.agenda else None
    if not isinstance(step, Charge):
        return -1, 0
    charger_asked = step.stage == "spread" and not step.spread
    return step.seat, 0 if charger_asked else _hits(position, step)


def _attacked(position: AnyPosition, step: DragonAttack, amounts: Rows) -> _Roll:
    penalties = step.stage == "spread"
    ids = _sources(ask_attack(position, replace(step, stage="ids")))
    spread = _spread(ids, RESULTS, step.ids if penalties else amounts, amounts[0] if penalties else ())
    slain, damage = dragons_in(position)
    need = min(need for _, need in slain)
    faces, seat = cast(ArmyRoll, step.army).faces, position.board.seat
    return _Roll("dragon_defence", seat, step.place, faces, RESULTS, spread, (need, need, damage))


def _charged(position: AnyPosition, step: Charge, amounts: Rows) -> _Roll:
    """Return the roll that is asked about: the charger's penalties come first, then the other army's (C8.3)."""
    penalties = step.stage == "spread"
    if penalties and not step.spread:
        return _attack(step, amounts[0])
    ids = _sources(ask_charge(position, replace(step, stage="ids")))
    spread = _spread(ids, DEFENDING, step.ids if penalties else amounts, amounts[0] if penalties else ())
    faces = cast(ArmyRoll, step.defence).faces
    return _Roll("charge_defence", step.target, step.place, faces, DEFENDING, spread, (_hits(position, step), 0))


def _hits(position: AnyPosition, step: Charge) -> int:
    """Return the charger's hits; 0 while the charger may still assign penalties."""
    if step.stage != "spread" and ask_charge(position, replace(step, stage="spread")) is not None:
        return 0
    return total_of(_results(position, _attack(step, step.spread)), "charge")


def _attack(step: Charge, penalties: Sequence[int]) -> _Roll:
    spread = Spread(penalties=tuple(zip(CHARGING, penalties, strict=False)))
    return _Roll("charge", step.seat, step.place, cast(ArmyRoll, step.attack).faces, CHARGING, spread)


def _sources(question: Question | None) -> tuple[Source, ...]:
    return question.shape.sources if question is not None and isinstance(question.shape, Allocation) else ()


def _spread(sources: Sequence[Source], results: Sequence[str], rows: Rows, penalties: Sequence[int]) -> Spread:
    taken = tuple(zip(results, penalties, strict=True)) if penalties else ()
    return spread_of(sources, results, rows, taken)


def _results(position: AnyPosition, roll: _Roll) -> tuple[Sum, ...]:
    return sums_of(position, roll.seat, roll.kind, roll.place, roll.faces, spread=roll.spread)


def _outlooks(position: AnyPosition, roll: _Roll) -> tuple[Outlook, ...]:
    now = _results(position, roll)
    before = _results(position, replace(roll, spread=replace(roll.spread, penalties=())))
    goals = roll.goals or (0,) * len(roll.results)
    found = []
    for result, goal in zip(roll.results, goals, strict=True):
        lines, old = _lines(now, result), _lines(before, result)
        total = sum(line.change for line in lines)
        found.append(Outlook(total, sum(line.change for line in old), lines, now, goal))
    return tuple(found)


def _lines(sums: Sequence[Sum], result: str) -> tuple[Line, ...]:
    """Return the lines of a result, and of the hits that are added to it."""
    wanted = (result, *STRAIGHT) if result in HITS else (result,)
    return tuple(line for one in sums if one.result in wanted for line in one.lines if line.word != OWN_BUCKET)


def _magic(position: AnyPosition, step: Cast, lost: Sequence[int]) -> tuple[Outlook, ...]:
    """Return the points of each colour before and after the loss; the terrain doubles what is left (M7, M14)."""
    sources = _sources(ask_cast(position, replace(step, stage="colours")))
    before, now, taken = [0] * len(lost), [0] * len(lost), list(lost)
    for source, row in zip(sources, step.rows, strict=True):
        for colour, points in enumerate(row):
            times = 2 if doubles(position, step, source.die, colour) else 1
            gone = min(taken[colour], points)
            taken[colour] -= gone
            before[colour] += points * times
            now[colour] += (points - gone) * times
    return tuple(Outlook(*both) for both in zip(now, before, strict=True))
