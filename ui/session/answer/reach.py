"""The meaning of input for a Pick: where dice may go, on which dice, and what a click on a place picks."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ddtable.engine.questions import Move, Option, Pick, Question

NO_DIE = -1


def options_of(question: Question | None) -> tuple[Option, ...]:
    """Return the options of a Pick; () for other shapes."""
    return question.shape.options if question is not None and isinstance(question.shape, Pick) else ()


def has_small_moves(question: Question | None) -> bool:
    """Return True if dice are moved one by one until done; several moved together are then several choices."""
    shape = question.shape if question else None
    return isinstance(shape, Pick) and bool(shape.done)


def shown(question: Question | None) -> list[Option]:
    """Return the options shown as answers, without small moves, which are made on the table."""
    small = has_small_moves(question)
    return [option for option in options_of(question) if not small or not option.moves]


def targets(question: Question, dice: Collection[int]) -> dict[str, tuple[str, ...]]:
    """Return each area where all of these dice may go, with the possible options."""
    wanted = set(dice)
    found: dict[str, list[str]] = {}
    covered: dict[str, set[int]] = {}
    for move, option in question.moves():
        if wanted & set(move.dice):
            found.setdefault(move.target, []).append(option)
            covered.setdefault(move.target, set()).update(move.dice)
    return {area: tuple(options) for area, options in found.items() if wanted <= covered[area]}


def moves_of(question: Question | None, dice: Collection[int]) -> list[Move]:
    """Return the moves with some of these dice."""
    return [move for move, _ in question.moves() if set(dice) & set(move.dice)] if question is not None else []


def bases(question: Question | None, dice: Collection[int], area: str = "") -> tuple[int, ...]:
    """Return the dice on which these can be put, in this area or in any."""
    moves = moves_of(question, dice)
    return tuple(dict.fromkeys(move.onto for move in moves if move.onto != NO_DIE and area in ("", move.target)))


def meant(question: Question, dice: Collection[int], area: str, onto: int) -> list[Option]:
    """Return the options for putting these dice on an area, or there on the die `onto`.

    A die that takes them gives its own options; otherwise the area gives them, if it has any.
    """
    fitting = [
        (option, move)
        for option in options_of(question)
        for move in option.moves
        if move.target == area and set(dice) & set(move.dice)
    ]
    for wanted in dict.fromkeys((onto, NO_DIE)):
        found = [(option, move) for option, move in fitting if move.onto == wanted]
        if found:
            return _closest(found, set(dice))
    return _closest(fitting, set(dice))


def _closest(found: Sequence[tuple[Option, Move]], dice: set[int]) -> list[Option]:
    """Return the options that move exactly these dice, else those that together do, else all.

    A die is moved alone if it may be, though an option moves its whole army.
    """
    exact = [option for option, move in found if set(move.dice) == dice]
    within = [(option, move) for option, move in found if set(move.dice) <= dice]
    covered = {die for _, move in within for die in move.dice}
    if exact:
        return exact
    return [option for option, _ in (within if covered == dice else found)]


def alike(option: Option, dice: Collection[int], area: str) -> int:
    """Return how many of these dice an option could move to an area, each instead of another: equal dice of a pool."""
    ways = [move.dice for move in option.moves if move.target == area]
    return sum(1 for way in ways if len(way) == 1 and way[0] in dice)


def at_die(question: Question | None, die: int) -> list[Option]:
    """Return the options for a click on this die."""
    return [option for option in options_of(question) if option.die == die]


def at_area(question: Question | None, area: str) -> list[Option]:
    """Return the options for a click on this area with no dice held."""
    options = options_of(question)
    by_area = [option for option in options if option.area == area]
    if by_area or has_small_moves(question):
        return by_area
    return [option for option in options if any(move.target == area and move.onto == NO_DIE for move in option.moves)]


def in_reach(question: Question | None) -> frozenset[int]:
    """Return the dice that can be picked up, or whose click picks an option."""
    options = options_of(question)
    moved = {die for option in options for move in option.moves for die in move.dice}
    return frozenset(moved | {option.die for option in options if option.die != NO_DIE})


def lifted_with(question: Question, lifted: Sequence[int], die: int) -> tuple[int, ...]:
    """Return the held dice after picking up a die: its whole army, the earlier dice with it, or it alone."""
    moves = moves_of(question, (die,))
    if any(move.onto != NO_DIE for move in moves):
        return (die,)
    army = moves[0].dice if moves and len(moves[0].dice) > 1 else (*lifted, die)
    return tuple(army) if targets(question, army) else (die,)
