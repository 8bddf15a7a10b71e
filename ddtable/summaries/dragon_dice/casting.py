"""The casting as the window shows it: points by colour, points doubled by the terrain, spells chosen."""

from __future__ import annotations

from msgspec import Struct

from ddtable.engine.questions import Allocation, Option, Pick, Question
from ddtable.engine.system import AnyPosition
from ddtable.rules.dragon_dice.board import health
from ddtable.rules.dragon_dice.editions import known_spells
from ddtable.rules.dragon_dice.points import doubles
from ddtable.rules.dragon_dice.prices import buryable, left_for
from ddtable.rules.dragon_dice.spells import COLOURS, DEATH, SpellType
from ddtable.rules.dragon_dice.steps import Announced, Cast


class SpellState(Struct, frozen=True):
    """A spell of the list: its option if it can be cast now, or what it lacks.

    `missing` are the missing points; `need_bury` those to gain by burying. Without both and without an option there is
    no target. The points are enough for `most` castings at once, without burying.
    """

    spell: SpellType
    option: Option | None
    missing: int = 0
    need_bury: int = 0
    most: int = 1


def casting(position: AnyPosition) -> Cast | None:
    """Return the current casting if the current step is one, else None."""
    step = position.agenda[-1] if position.agenda else None
    return step if isinstance(step, Cast) else None


def doubled(position: AnyPosition, question: Question | None) -> tuple[frozenset[int], ...]:
    """Return for each source of magic points the buckets in which they count double (M7); () for other questions."""
    cast, shape = casting(position), question.shape if question else None
    if cast is None or not isinstance(shape, Allocation) or shape.buckets != COLOURS:
        return ()
    buckets = range(len(COLOURS))
    return tuple(
        frozenset(colour for colour in buckets if source.die >= 0 and doubles(position, cast, source.die, colour))
        for source in shape.sources
    )


def announced(position: AnyPosition) -> tuple[Announced, ...]:
    """Return the spells chosen so far in the current casting."""
    cast = casting(position)
    return cast.announced if cast is not None else ()


def points_left(position: AnyPosition, question: Question) -> tuple[int, ...]:
    """Return the points left by colour, in the order of COLOURS."""
    cast = casting(position)
    if cast is not None and len(cast.pool) == len(COLOURS):
        return cast.pool
    left = [0] * len(COLOURS)
    for option in _options(question).values():
        spell = known_spells().get(option.id)
        if spell is not None and not spell.price:
            left[COLOURS.index(spell.colour)] = int(option.values.get("left", 0))
    return tuple(left)


def raised(position: AnyPosition) -> int:
    """Return the points that burying dead units can add to black magic: at most their health (M9)."""
    cast = casting(position)
    return min(cast.black, health(position, buryable(position))) if cast is not None else 0


def spell_states(position: AnyPosition, question: Question) -> tuple[SpellState, ...]:
    """Return all spells of the list, by colour and cost, with what each still needs (M3, M8, M9)."""
    points, options, buried = points_left(position, question), _options(question), raised(position)
    cast, found = casting(position), []
    for spell in position.board.edition.spells.values():
        left = points[COLOURS.index(spell.colour)] if not spell.price else sum(points)
        if cast is not None and spell.race:
            left = left_for(cast, spell)
        doubled = bool(spell.price) or spell.colour == COLOURS[DEATH]
        missing = max(0, spell.cost - left - (buried if doubled else 0))
        option = options.get(spell.id)
        if option is not None:
            found.append(
                SpellState(
                    spell,
                    option,
                    need_bury=int(option.values.get("need_bury", 0)),
                    most=max(1, left // spell.cost),
                )
            )
        else:
            found.append(SpellState(spell, None, missing=missing))
    return tuple(found)


def _options(question: Question) -> dict[str, Option]:
    shape = question.shape
    return {option.id: option for option in shape.options} if isinstance(shape, Pick) else {}
