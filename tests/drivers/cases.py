"""A case of a question: how it is reached, how hands answer it, and what the game must show then."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import Qt

from ddtable.engine.game import Game
from tests.drivers.hands_on import Hands

Doing = Callable[[Hands], None]


class Case(NamedTuple):
    """How a question is reached, answered in each way, and what the game must show then; no `drag` where none can."""

    game: Callable[[], Game]
    drag: Doing | None
    click: Doing
    keys: Doing
    done: Callable[[Game], bool]


def lies(game: Game, dice: Iterable[int], place: str) -> bool:
    return all(game.position.dice[die].place == place for die in dice)


def happened(event_type: type, **values: object) -> Callable[[Game], bool]:
    """Return whether the last choice led to an event of this kind with these values."""
    return lambda game: any(
        isinstance(event, event_type) and all(getattr(event, name) == value for name, value in values.items())
        for event in game.last.events
    )


def button(option: str) -> Doing:
    return lambda hands: hands.click_button(option)


def key(pressed: Qt.Key) -> Doing:
    return lambda hands: hands.key(pressed)


def moved(game: Callable[[], Game], wanted: Callable[[Hands], tuple[int, str]], done: Callable[[Game], bool]) -> Case:
    """Dice or an army that are put down somewhere."""

    def by_drag(hands: Hands) -> None:
        die, area = wanted(hands)
        hands.drag([die], area)

    def by_click(hands: Hands) -> None:
        die, area = wanted(hands)
        hands.click_die(die)
        assert die in hands.session.lifted()
        hands.click_area(area)

    def by_key(hands: Hands) -> None:
        die, area = wanted(hands)
        hands.lift_by_key(die)
        assert die in hands.session.lifted()
        hands.put_by_key(area)

    return Case(game, by_drag, by_click, by_key, done)
