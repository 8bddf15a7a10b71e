"""Makes the sample saves of the present version: `python -m tests.saves.make_samples`, or only those that are named.

Those of older versions stay.
"""

from __future__ import annotations

import random
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from ddtable.engine.game import Game
from ddtable.engine.questions import Faces
from ddtable.engine.system import SetUp, system
from ddtable.rules.battle_dice.board import PARTY
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.kinds import is_artifact
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


def battle_game() -> Game:
    """Return a game of Battle Dice with quests by turns and tables of the players' own, of twenty dice a side."""
    source = random.Random(2)
    armies = tuple(system("battle_dice").deal(20, source, {}) for _ in range(2))
    tables: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(default_tables()))
    tables["thresholds"]["missile"] = 8
    tables["results"]["tactics"][5]["name"] = "Over the hill"
    return Game(SetUp("battle_dice", 2, {"quest_pace": "by_turns"}, armies, False, tables))


def in_secret(game: Game) -> bool:
    """Tell whether one player has answered in secret, the other is asked, and an artifact is away on a quest."""
    if len(game.history) < 2 or game.question is None:
        return False
    before = game.history[-2].question
    away = any(is_artifact(die.type) and die.place == PARTY for die in game.position.dice)
    return away and before is not None and before.sealed and game.question.seat != before.seat


def _battle(path: Path, *, whole: bool) -> None:
    """A battle up to a secret choice, after artifacts have been used in many turns; or the same one to its end."""
    game, source, used = battle_game(), random.Random(2), 0
    with create(path, game, SEATS, False, NOW):
        while game.question is not None and (whole or used < OFTEN or not in_secret(game)):
            used += game.question.kind == "assign"
            game.play(game.rules.sample(game.question, source))


OFTEN = 11
MAKERS: dict[str, Callable[[Path], object]] = {
    "battle-finished": partial(_battle, whole=True),
    "battle-in-secret": partial(_battle, whole=False),
    "finished": lambda path: _play_into(path, fresh_game(1), 5000),
    "in-a-roll": _into_a_roll,
    "real-dice": lambda path: _play_into(path, fresh_game(3, by_hand=True), 90),
    "resumed": _resumed,
}


def main(names: list[str]) -> None:
    """Write the samples again."""
    SAMPLES.mkdir(exist_ok=True)
    for name in names:
        path = SAMPLES / f"v{VERSION}-{name}{SUFFIX}"
        path.unlink(missing_ok=True)
        MAKERS[name](path)


if __name__ == "__main__":
    main(sys.argv[1:] or list(MAKERS))
