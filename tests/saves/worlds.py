"""Games of Dragon Dice Risk for the tests of the save files, played at random up to a kind of question."""

from __future__ import annotations

from functools import cache
from random import Random

from ddtable.engine.game import Game
from ddtable.rules.risk.board import board_of
from tests.rules.risk.world import eager, set_up
from tests.saves.moments import IsThere, first_at

LONGEST = 3_000  # choices
SEEDS = range(1, 20)


def _kind(kind: str) -> IsThere:
    return lambda game: game.question is not None and game.question.kind == kind


def _among_claims(game: Game) -> bool:
    return _kind("claim")(game) and len(game.choices) > 20


def _on_the_way(game: Game) -> bool:
    """Return True in a free move whose units have moved once."""
    return _kind("free-move")(game) and bool(game.position.agenda[-1].moved)


def _with_cards(game: Game) -> bool:
    """Return True if both players have cards, and one of them may turn a set in."""
    return _kind("turn-in")(game) and all(board_of(game.position).hands)


MOMENTS: dict[str, IsThere] = {
    "claims": _among_claims,
    "cover": _kind("cover"),
    "second": _kind("deploy-second"),
    "recruits": _kind("recruit"),
    "muster": _kind("muster"),
    "fight_on": _kind("fight-on"),
    "move_in": _kind("move-in"),
    "attack_on": _kind("attack-on"),
    "free_move": _on_the_way,
    "cards": _with_cards,
}


def world_game(seed: int = 1, by_hand: bool = False) -> Game:
    """Return a game of two players."""
    return Game(set_up(seed, 2, by_hand))


def world_at(name: str) -> Game:
    """Return a game of its own at a moment of `MOMENTS`."""
    return _found(name).branch()


@cache  # to look for it takes longer than to save it
def _found(name: str) -> Game:
    games = ((world_game(seed), Random(f"{name} {seed}")) for seed in SEEDS)
    return first_at(games, MOMENTS[name], eager, LONGEST)
