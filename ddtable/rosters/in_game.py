"""The forces of a game that is being played, as its rosters show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ddtable.engine.game import Game
    from ddtable.rules.dragon_dice.rosters import PlayedForce


def force_in_game(game: Game, seat: int, eye: int) -> PlayedForce:
    """Return the force of a seat as far as `eye` may know it: a seat, or -1 for none.

    In a war and on a map it is the state of the game. Raises msgspec.ValidationError.
    """
    if game.set_up.system == "risk":
        from ddtable.rules.risk.rosters import force_in_game as of_world

        return of_world(game, seat, eye)
    from ddtable.rules.campaign.rosters import force_in_game as of_war

    return of_war(game, seat, eye)
