"""Random classic games compared with random chess games, and the cost of one position."""

from __future__ import annotations

from functools import partial
from random import Random
from statistics import median
from time import perf_counter

import chess
import msgspec

from benchmarks.figures import Figure, seconds, typical
from ddtable.commands.simulate import Tally, deal, play_game, play_games
from ddtable.engine.game import Game

GAMES = 20
OPENINGS, OPENING, OPENING_HEALTH = 75, 80, 36
FOUR_SEATS, FOUR_OPENING = 50, 120
CHESS_MOVES = 10_000
DRAWN_AFTER = 150  # half-moves without a capture or a pawn's move


def chess_moves(count: int, seed: int) -> None:
    """Play random chess games until this many moves are made."""
    random, board = Random(seed), chess.Board()
    for _ in range(count):
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= DRAWN_AFTER:
            board.reset()
            moves = list(board.legal_moves)
        board.push(moves[int(random.random() * len(moves))])


def openings(seed: int) -> list[Tally]:
    """Play the first decisions of random battles, where armies are large and most decisions lead to a roll."""
    return [play_game("classic", 2, OPENING_HEALTH, seed, index, OPENING) for index in range(OPENINGS)]


def four_seats(seed: int) -> list[Tally]:
    """Play the first decisions of random battles of four players with all species."""
    options = {"species": "all"}
    return [play_game("classic", 4, OPENING_HEALTH, seed, index, FOUR_OPENING, options) for index in range(FOUR_SEATS)]


def playing(rounds: int) -> list[Figure]:
    """Measure battles and chess alternately, so that a slow moment of the computer affects both.

    The ratio is for decisions that often lead to a roll. Whole random games end with many decisions about a few dice
    and are measured separately.
    """
    openings(99)
    four_seats(99)
    chess_moves(100, 0)
    ours, four, whole, theirs, tallies = [], [], [], [], []
    for number in range(rounds):
        start = perf_counter()
        played = openings(number)
        taken = perf_counter() - start
        tallies += played
        ours.append(sum(one.decisions for one in played) / taken)
        start = perf_counter()
        played = four_seats(number)
        four.append(sum(one.decisions for one in played) / (perf_counter() - start))
        games, taken = play_games("classic", 2, 24, GAMES, number)
        whole.append(sum(one.decisions for one in games) / taken)
        theirs.append(CHESS_MOVES / seconds(partial(chess_moves, CHESS_MOVES, number)))
    decisions = sum(one.decisions for one in tallies)
    rolls = sum(one.rolls for one in tallies)
    return [
        Figure("classic decisions, opening battle", median(ours), "a second", note=f"{OPENING_HEALTH} health a side"),
        Figure("classic decisions, whole random games", median(whole), "a second", note="24 health a side"),
        Figure("python-chess moves", median(theirs), "a second"),
        Figure("decisions for each chess move", _ratio(ours, theirs), "", 0.8, least=True, note="opening battle"),
        Figure("rolls for each decision", rolls / decisions, "", 0.25, least=True, note="makes the ratio count"),
        Figure("dice for each roll", sum(one.dice for one in tallies) / rolls, "", 5, least=True, note="likewise"),
        Figure("the same, four seats, all species", _ratio(four, theirs), "", 0.65, least=True, note="opening battle"),
        Figure("the same, whole random games", _ratio(whole, theirs), "", 1.3, least=True, note="few rolls, few dice"),
    ]


def _ratio(ours: list[float], theirs: list[float]) -> float:
    return median(mine / other for mine, other in zip(ours, theirs, strict=True))


def position(rounds: int) -> list[Figure]:
    """Measure the encoding of a position in the middle of a game."""
    game = Game(deal("classic", 2, 24, 1, 0))
    random = Random(1)
    while game.question is not None and len(game.choices) < 100:
        game.play(game.rules.sample(game.question, random))
    encoder = msgspec.json.Encoder()
    taken = typical(lambda: encoder.encode(game.position), 1000 * rounds)
    return [Figure("position encoded", taken * 1e6, "microseconds", 100)]
