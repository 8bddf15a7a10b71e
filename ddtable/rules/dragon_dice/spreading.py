"""An owner's decisions in a roll of several results: the use of IDs, and the spread of penalties (DA-E, DA-G)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ddtable.engine.arithmetic import (
    Carry,
    Count,
    Face,
    Given,
    Overflow,
    Spread,
    Subtract,
    work_out,
)
from ddtable.engine.questions import Allocation, Question, Source
from ddtable.rules.dragon_dice.board import ClassicView
from ddtable.rules.dragon_dice.effects import paralysed
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolls import dice_of, penalties_on, recipe, shares

Rows = tuple[tuple[int, ...], ...]


def id_sources(view: ClassicView, faces: Sequence[Face]) -> tuple[Source, ...]:
    """Return the IDs of a roll with their points, and special icons whose result the owner chooses (C0.3, C14.4)."""
    splitting = view.board.edition.icons.splitting
    return tuple(Source(face.die, face.count) for face in faces if face.icon == "id" or face.icon in splitting)


def spread_of(
    sources: Sequence[Source], buckets: Sequence[str], rows: Rows, penalties: Sequence[tuple[str, int]]
) -> Spread:
    """Return an owner's decisions in the form of the recipe: every part of an ID, every free addition."""
    given = tuple(
        (bucket, source.die, points)
        for source, row in zip(sources, rows, strict=True)
        for bucket, points in zip(buckets, row, strict=True)
        if points
    )
    word = next((source.word for source in sources if source.word), "")
    return Spread(given, tuple(penalties), word)


def _normal_results(
    view: ClassicView,
    seat: int,
    place: str,
    kind: Kind,
    faces: tuple[Face, ...],
    results: Sequence[str],
    spread: Spread,
    taken: int,
) -> tuple[int, ...]:
    """Return the results of a roll's normal icons and IDs after penalties on single results, for further penalties.

    Special icons, halving, doubling and additions come later and are not included (C6.1 steps 4 and 5, DA-G1). Icons
    that count as another result are included in that one (C13.1).
    """
    found: dict[str, int] = dict.fromkeys(results, 0)
    for at, shown, given in shares(view, seat, place, faces, spread):
        whole = recipe(view, seat, kind, at, dice_of(shown))
        counts_as = {working.source: working.result for working in whole if isinstance(working, Carry)}
        early = tuple(working for working in whole if isinstance(working, Count | Given | Subtract | Overflow))
        for done in work_out(early, shown, replace(given, penalties=())):
            found[done.result if done.result in found else counts_as[done.result]] += done.total
    if "save" in found:
        found["save"] = max(0, found["save"] - taken)
    return tuple(found.values())


def ask_penalties(
    view: ClassicView,
    seat: int,
    place: str,
    kind: Kind,
    faces: tuple[Face, ...],
    results: Sequence[str],
    spread: Spread,
    taken: int = 0,
) -> Question | None:
    """Ask where to subtract penalties on every roll: freely, but from no result more than it has (DA-G, DA-G1).

    A paralysed army has only saves, and no choice (DA-D2). `taken` are saves that special icons have subtracted.
    """
    points = sum(amount for _, amount in penalties_on(view, seat, place, "any"))
    if not points or paralysed(view, seat, place):
        return None
    most = _normal_results(view, seat, place, kind, faces, results, spread, taken)
    points = min(points, sum(most))
    if not points:
        return None
    shape = Allocation((Source(-1, points, word="penalty"),), tuple(results), whole=False, most=most)
    return Question(seat, "penalties", "DA-G", shape, {"place": place, "points": points}, place)
