"""The beginning of a guided battle, and the recognition of one in a file."""

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
    """Return the set-up of a guided battle and who sits where: the newcomer, and the computer players."""
    from ddtable.guides.guide import guide

    found = guide(name)
    newcomer, *opponents = found.players
    return found.set_up(), [SeatPlan(newcomer, PERSON, name), *(SeatPlan(one, RECRUIT.word) for one in opponents)]


def begin_guide(name: str, game: Game) -> None:
    """Give the answers that come before the lesson."""
    from ddtable.guides.course import play_opening
    from ddtable.guides.guide import guide

    play_opening(guide(name), game)


def guide_of(name: str, game: Game) -> Guide | None:
    """Return the guide that a save names; None if it names none of this game's."""
    from ddtable.guides.guide import GUIDES, guide

    return guide(name) if name in GUIDES and name == game.set_up.system and game.position.seats > 1 else None
