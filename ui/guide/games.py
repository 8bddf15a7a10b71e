"""The beginning of a guided battle or a lesson, and the recognition of one in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.opponents.players import RECRUIT
from ddtable.opponents.seated import PERSON
from ui.session.library import SeatPlan

if TYPE_CHECKING:
    from ddtable.engine.game import Game
    from ddtable.engine.system import SetUp
    from ddtable.guides.guide import Guide


def guided_battle(name: str) -> tuple[SetUp, list[SeatPlan]]:
    """Return the set-up of a guided battle or a lesson and who sits where: the newcomer, and the computer players."""
    from ddtable.guides.lesson import guide_named

    found = guide_named(name)
    newcomer, *opponents = found.players
    return found.set_up(), [SeatPlan(newcomer, PERSON, name), *(SeatPlan(one, RECRUIT.word) for one in opponents)]


def begin_guide(name: str, game: Game) -> None:
    """Give the answers that come before the lesson."""
    from ddtable.guides.course import play_opening
    from ddtable.guides.lesson import guide_named

    if is_guide(name):
        play_opening(guide_named(name), game)


def is_guide(name: str) -> bool:
    """Return True if a name that a save has is that of a guided battle or a lesson."""
    if not name:
        return False
    from ddtable.guides.lesson import is_guide as known

    return known(name)


def guide_of(name: str, game: Game) -> Guide | None:
    """Return the guide that a save names; None if it names none of this game's."""
    if not is_guide(name) or game.position.seats < 2:
        return None
    from ddtable.guides.lesson import guide_named

    found = guide_named(name)
    return found if found.system == game.set_up.system else None
