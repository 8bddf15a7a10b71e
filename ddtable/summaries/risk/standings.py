"""The result of a game of Dragon Dice Risk in numbers: territories first, as at a standstill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ddtable.summaries.dragon_dice import standings as classic
from ddtable.summaries.risk.figures import figures_of

if TYPE_CHECKING:
    from ddtable.engine.kernel import Played
    from ddtable.rules.dragon_dice.board import ClassicPosition
    from ddtable.words.sentences import Words

PARTS = ("land", "in-play", "lost", "luck")


class Standing(classic.Standing, frozen=True):
    """A player's result, with the territories that they hold at the end."""

    land: int = 0


def standings(words: Words, position: ClassicPosition, history: Sequence[Played]) -> tuple[Standing, ...]:
    """Return the results of all players: the winners first, then by territories and health (RK4.12, Q162)."""
    found = [_with_land(words, position, one) for one in classic.standings(words, position, history)]
    return tuple(sorted(found, key=lambda one: (not one.wins, -one.land, -one.health)))


def _with_land(words: Words, position: ClassicPosition, one: classic.Standing) -> Standing:
    """Return a result with territories before health, and without captures."""
    mine = figures_of(position, one.seat)
    goal = mine.goal or mine.whole
    in_play, lost, _, luck = one.figures
    figures = (words.say("ui-outcome-of", count=mine.land, whole=goal), in_play, lost, luck)
    share = min(1.0, mine.land / max(1, goal))
    counts = (one.health, one.whole, one.lost, one.units, one.captures, one.luck)
    return Standing(one.seat, one.wins, share, figures, *counts, land=mine.land)
