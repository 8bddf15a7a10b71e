"""Random classic games beside random chess games, and what one position costs."""

from __future__ import annotations

from functools import partial
from random import Random
from statistics import median

import chess
import msgspec

from benchmarks.figures import Figure, seconds, typical
from ddtable.commands.simulate import deal, play_games, summed
from ddtable.engine.game import Game

GAMES = 20
CHESS_MOVES = 10_000
DRAWN_AFTER = 150  # half-moves without a capture or a pawn's move


def chess_moves(count: int, seed: int) -> None:
    """Play random chess games until so many moves are made."""
    random, board = Random(seed), chess.Board()
    for _ in range(count):
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= DRAWN_AFTER:
            board.reset()
            moves = list(board.legal_moves)
        board.push(moves[int(random.random() * len(moves))])


def playing(rounds: int) -> list[Figure]:
    """Measure games in turns with chess, so that a slow moment of the machine strikes both alike."""
    play_games("classic", 2, 24, 1, 99)
    chess_moves(100, 0)
    ours, theirs, reports = [], [], []
    for number in range(rounds):
        tallies, taken = play_games("classic", 2, 24, GAMES, number)
        report = summed("classic", 2, tallies, taken)
        reports.append(report)
        ours.append(report.decisions / taken)
        theirs.append(CHESS_MOVES / seconds(partial(chess_moves, CHESS_MOVES, number)))
    decisions, rolls, dice = (
        sum(getattr(report, name) for report in reports) for name in ("decisions", "rolls", "dice")
    )
    return [
        Figure("classic decisions", median(ours), "a second"),
        Figure("python-chess moves", median(theirs), "a second"),
        Figure(
            "decisions for each chess move",
            median(mine / other for mine, other in zip(ours, theirs, strict=True)),
            "",
            0.5,
            least=True,
            note="counts where the next two are ok",
        ),
        Figure("rolls for each decision", rolls / decisions, "", 0.25, least=True),
        Figure("dice for each roll", dice / rolls, "", 5, least=True),
    ]


def position(rounds: int) -> list[Figure]:
    """Measure the encoding of a position in the middle of a game."""
    game = Game(deal("classic", 2, 24, 1, 0))
    random = Random(1)
    while game.question is not None and len(game.choices) < 100:
        game.play(game.rules.sample(game.question, random))
    encoder = msgspec.json.Encoder()
    taken = typical(lambda: encoder.encode(game.position), 1000 * rounds)
    return [Figure("position encoded", taken * 1e6, "microseconds", 100)]
