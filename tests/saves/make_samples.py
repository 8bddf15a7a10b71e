"""Makes the sample saves of the present version: `python -m tests.saves.make_samples`. Those of older versions stay."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from ddtable.engine.game import Game
from ddtable.engine.questions import Faces
from ddtable.saves import SUFFIX, create, open_save
from ddtable.saves.schema import VERSION
from tests.saves.games import NOW, SEATS, fresh_game, play_on

SAMPLES = Path(__file__).parent / "samples"


def _play_into(path: Path, game: Game, count: int) -> None:
    with create(path, game, SEATS, False, NOW):
        play_on(game, count)


def _into_a_roll(path: Path) -> None:
    """Real dice are taken up while the program throws them, and the first roll waits to be told."""
    game = fresh_game(2)
    with create(path, game, SEATS, True, NOW):
        play_on(game, 40)
        game.take_up_dice(True, 0)
        while not isinstance(game.question and game.question.shape, Faces):
            play_on(game, 1)
        game.undo(1)
        game.redo(1)


def _resumed(path: Path) -> None:
    """A choice that the rules refuse stands in the middle; the game went on from its last snapshot."""
    _play_into(path, fresh_game(4), 60)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("""UPDATE journal SET choice = '{"type":"pick","option":"?"}' WHERE number = 30""")
    opened = open_save(path)
    with opened.save:
        play_on(opened.game, 20, seed=4)


def main() -> None:
    """Write every sample anew."""
    SAMPLES.mkdir(exist_ok=True)
    paths = {name: SAMPLES / f"v{VERSION}-{name}{SUFFIX}" for name in ("finished", "in-a-roll", "real-dice", "resumed")}
    for path in paths.values():
        path.unlink(missing_ok=True)
    _play_into(paths["finished"], fresh_game(1), 5000)
    _into_a_roll(paths["in-a-roll"])
    _play_into(paths["real-dice"], fresh_game(3, by_hand=True), 90)
    _resumed(paths["resumed"])


if __name__ == "__main__":
    main()
