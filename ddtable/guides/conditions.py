"""The conditions of steps: what is asked, what has happened since the newcomer's last answer, how the game is.

A condition is a word, or a word and a value ("asks:march-first"); "not " before it means the opposite.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final

import msgspec
from msgspec import Struct

from ddtable.engine.questions import Pick, Question
from ddtable.engine.system import AnyPosition

ASKS: Final = "asks:"
NOT: Final = "not "


class Moment(Struct, frozen=True):
    """A moment of the newcomer: they are asked, or the game is over. `events` happened since the moment before."""

    position: AnyPosition
    question: Question | None
    events: Sequence[Any]
    seat: int


Condition = Callable[[Moment, str], bool]


def _asks(moment: Moment, kind: str) -> bool:
    return moment.question is not None and moment.question.kind == kind


def _before(moment: Moment, kind: str) -> bool:
    """Return True if a question of this kind is asked: the card is shown before that of the question."""
    return _asks(moment, kind)


def _offers(moment: Moment, pattern: str) -> bool:
    shape = moment.question.shape if moment.question is not None else None
    return isinstance(shape, Pick) and any(fnmatchcase(option.id, pattern) for option in shape.options)


def _about(moment: Moment, place: str) -> bool:
    return moment.question is not None and moment.question.place == place


def tag_of(event: Any) -> str:
    """Return the tag of an event, by which conditions name it."""
    return str(event.__struct_config__.tag)


def _happened(moment: Moment, tag: str) -> bool:
    return any(tag_of(event) == tag for event in moment.events)


def _own(moment: Moment, tag: str) -> bool:
    return any(tag_of(event) == tag and event.seat == moment.seat for event in moment.events)


def _other(moment: Moment, tag: str) -> bool:
    return any(tag_of(event) == tag and event.seat not in (moment.seat, -1) for event in moment.events)


def _over(moment: Moment, how: str) -> bool:
    result = moment.position.result
    if result is None or how == "any":
        return result is not None
    return (moment.seat in result.winners) == (how == "won")


def _other_rolled(moment: Moment, kind: str) -> bool:
    rolls = [event for event in moment.events if tag_of(event) == "rolled" and event.seat != moment.seat]
    return any(fnmatchcase(roll.kind, kind) for roll in rolls)


def _number(moment: Moment, number: str) -> bool:
    from ddtable.rules.dragon_dice.board import distance, terrain_places

    places = terrain_places(moment.position)
    asked = moment.question.place if moment.question is not None else ""
    return asked in places and distance(moment.position, asked) == int(number)


def _captured(moment: Moment, count: str) -> bool:
    from ddtable.rules.dragon_dice.board import held_by

    return held_by(moment.position, moment.seat) >= int(count)


def _units_at(moment: Moment, place: str) -> bool:
    dice = moment.position.dice
    return any(die.place == place and die.owner == moment.seat for die in dice)


def _turn(moment: Moment, number: str) -> bool:
    return int(moment.position.board.turn) >= int(number)


def _seat(moment: Moment, number: str) -> bool:
    return moment.question is not None and moment.question.seat == int(number)


def _counted(moment: Moment, phase: str) -> bool:
    return any(tag_of(event) == "bd_counted" and event.phase == phase for event in moment.events)


def _hit(moment: Moment, phase: str) -> bool:
    counts = [event for event in moment.events if tag_of(event) == "bd_counted" and event.phase == phase]
    return any(die.worth for count in counts for die in count.dice)


COMMON: Final[dict[str, Condition]] = {
    "asks": _asks,
    "before": _before,
    "offers": _offers,
    "about": _about,
    "happened": _happened,
    "own": _own,
    "other": _other,
    "over": _over,
    "turn": _turn,
    "units_at": _units_at,
    "seat": _seat,
}
OF_DRAGON_DICE: Final[dict[str, Condition]] = {"other_rolled": _other_rolled, "number": _number, "captured": _captured}
OF_GAME: Final[dict[str, dict[str, Condition]]] = {
    "classic": OF_DRAGON_DICE,
    "campaign": OF_DRAGON_DICE,
    "risk": OF_DRAGON_DICE,
    "battle_dice": {"counted": _counted, "hit": _hit},
}
NUMBERS: Final = ("number", "captured", "turn", "seat")
EVENTS: Final = ("happened", "own", "other")
ENDS: Final = ("any", "won", "lost")


def _split(condition: str) -> tuple[bool, str, str]:
    word, _, value = condition.removeprefix(NOT).partition(":")
    return condition.startswith(NOT), word, value


def holds(condition: str, moment: Moment) -> bool:
    """Return True if a condition that `refuse` lets pass holds at a moment."""
    negated, word, value = _split(condition)
    check = COMMON.get(word) or OF_GAME[moment.position.system][word]
    return check(moment, value) != negated


def refuse(condition: str, system: str) -> str:
    """Return why a text is not a condition of this game's guides; empty if it is one."""
    _, word, value = _split(condition)
    if system not in OF_GAME:
        return f"no guide can be written for {system!r}"
    if word not in COMMON and word not in OF_GAME[system]:
        return f"{condition!r} begins with an unknown word"
    if not value:
        return f"{condition!r} has no value"
    if word in NUMBERS and not value.isdecimal():
        return f"{condition!r} needs a number"
    if word == "over" and value not in ENDS:
        return f"{condition!r} is none of the ends {', '.join(ENDS)}"
    if word in EVENTS and value not in _tags(system):
        return f"{condition!r} names no event of the game"
    return ""


def _tags(system: str) -> frozenset[str]:
    import ddtable.rules  # noqa: F401 - makes the rule systems known
    from ddtable.engine.system import system as system_of

    types = msgspec.inspect.type_info(system_of(system).event_type)
    assert isinstance(types, msgspec.inspect.UnionType)
    return frozenset(str(one.tag) for one in types.types if isinstance(one, msgspec.inspect.StructType))
