"""The chronicle of a game: who held what and when, the health of each player, fights, recruits and great deeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ddtable.engine.game import Game
    from ddtable.summaries.chronicle.values import Chronicle


def _classic(game: Game) -> Chronicle:
    from ddtable.summaries.dragon_dice.chronicle import chronicle

    return chronicle(game.history)


def _campaign(game: Game) -> Chronicle:
    from ddtable.summaries.campaign.chronicle import chronicle

    return chronicle(game.history)


def _risk(game: Game) -> Chronicle:
    from ddtable.summaries.risk.chronicle import chronicle

    return chronicle(game.history)


READERS: dict[str, Callable[[Game], Chronicle]] = {"classic": _classic, "campaign": _campaign, "risk": _risk}


def has_chronicle(system: str) -> bool:
    """Return True if games of a rule system have a chronicle."""
    return system in READERS


def chronicle_of(game: Game) -> Chronicle:
    """Return the chronicle of a game, up to now. Raises KeyError for a rule system without one."""
    return READERS[game.set_up.system](game)
