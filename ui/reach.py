"""What hands on the table mean for a Pick: where dice may go, on which dice, and what a click on a place picks."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ddtable.engine.questions import Move, Option, Pick, Question

NO_DIE = -1


def options_of(question: Question | None) -> tuple[Option, ...]:
    """Return the options of a Pick; none for other shapes."""
    return question.shape.options if question is not None and isinstance(question.shape, Pick) else ()


def has_small_moves(question: Question | None) -> bool:
    """Tell whether dice are moved one by one until done: several put down together are then several choices."""
    shape = question.shape if question else None
    return isinstance(shape, Pick) and bool(shape.done)


def shown(question: Question | None) -> list[Option]:
    """Return the options that are shown as answers: small moves of single dice are left to hands on the table."""
    small = has_small_moves(question)
    return [option for option in options_of(question) if not small or not option.moves]


def targets(question: Question, dice: Collection[int]) -> dict[str, tuple[str, ...]]:
    """Return each area where all of these dice may go, with the options that this may mean."""
    wanted = set(dice)
    found: dict[str, list[str]] = {}
    covered: dict[str, set[int]] = {}
    for move, option in question.moves():
        if wanted & set(move.dice):
            found.setdefault(move.target, []).append(option)
            covered.setdefault(move.target, set()).update(move.dice)
    return {area: tuple(options) for area, options in found.items() if wanted <= covered[area]}


def moves_of(question: Question | None, dice: Collection[int]) -> list[Move]:
    """Return the moves that carry some of these dice."""
    return [move for move, _ in question.moves() if set(dice) & set(move.dice)] if question is not None else []


def bases(question: Question | None, dice: Collection[int], area: str = "") -> tuple[int, ...]:
    """Return the dice on which these may be laid, in this area or in any."""
    moves = moves_of(question, dice)
    return tuple(dict.fromkeys(move.onto for move in moves if move.onto != NO_DIE and area in ("", move.target)))


def meant(question: Question, dice: Collection[int], area: str, onto: int) -> list[Option]:
    """Return the options that it may mean to put these dice down on an area, or there on the die `onto`.

    On a die that takes them the options are those of that die; elsewhere those of the area alone, if there are any.
    """
    fitting = [
        (option, move)
        for option in options_of(question)
        for move in option.moves
        if move.target == area and set(dice) & set(move.dice)
    ]
    for wanted in dict.fromkeys((onto, NO_DIE)):
        found = [option for option, move in fitting if move.onto == wanted]
        if found:
            return found
    return [option for option, _ in fitting]


def at_die(question: Question | None, die: int) -> list[Option]:
    """Return the options that a click on this die picks."""
    return [option for option in options_of(question) if option.die == die]


def at_area(question: Question | None, area: str) -> list[Option]:
    """Return the options that a click on this area may mean, nothing being in hand."""
    options = options_of(question)
    by_area = [option for option in options if option.area == area]
    if by_area or has_small_moves(question):
        return by_area
    return [option for option in options if any(move.target == area and move.onto == NO_DIE for move in option.moves)]


def in_reach(question: Question | None) -> frozenset[int]:
    """Return the dice that a hand may pick up, or whose click picks an option."""
    options = options_of(question)
    moved = {die for option in options for move in option.moves for die in move.dice}
    return frozenset(moved | {option.die for option in options if option.die != NO_DIE})


def lifted_with(question: Question, lifted: Sequence[int], die: int) -> tuple[int, ...]:
    """Return what is in hand when a die is picked up: its whole army, or the dice before it too, or it alone."""
    moves = moves_of(question, (die,))
    if any(move.onto != NO_DIE for move in moves):
        return (die,)
    army = moves[0].dice if moves and len(moves[0].dice) > 1 else (*lifted, die)
    return tuple(army) if targets(question, army) else (die,)
