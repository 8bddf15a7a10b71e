"""Plays games as fast as it can and is killed: started by the test, which tells it how often, and in which folder.

Each game is played by a child of this process, forked so that the rules are imported once. The child sends the number
of journal entries whenever a deed has been acknowledged; this process kills it at a random moment, and prints one line
for each kill: the file, the seed of its game, and the last number that came. A file is taken up again by later
children, so that games are killed many times over.
"""

from __future__ import annotations

import os
import random
import select
import signal
import struct
import sys
import time
import traceback
from pathlib import Path

import ddtable.saves.opening
import ddtable.saves.store  # noqa: F401 - imported before the forks
from ddtable.engine.game import Game
from ddtable.saves import create, open_save
from tests.saves.games import NOW, SEATS, fresh_game
from tests.saves.wars import war_at
from tests.saves.worlds import world_at

FILES = 8
EARLY = 0.1  # of all kills: those that do not wait for the first acknowledgement
LONGEST = 0.05  # seconds before a kill
MOST_DEEDS = 30
PATIENCE, PATIENT = 60.0, 1 << 30  # seconds and deeds that are never reached
COUNT = struct.Struct("i")
OF_THREE = 2  # one game of three is a campaign or a game of Risk, of which the set-up has been played
WARS, WORLDS = ("sheets", "reserves", "spells"), ("cover", "muster", "free_move")


def begun_game(seed: int) -> Game:
    """Return the game of a seed as its file is made: a new one, or a larger one in the middle of something long."""
    if seed % 3 != OF_THREE:
        return fresh_game(seed)
    number, kind = divmod(seed // 3, 2)
    return world_at(WORLDS[number % len(WORLDS)]) if kind else war_at(WARS[number % len(WARS)])


def do_something(game: Game, seed: int) -> None:
    """Do what the seed and the length of the journal say: a choice, now and then an undo or redo."""
    source = random.Random(f"{seed} {len(game.journal)}")
    kind = source.random()
    if game.choices and (game.question is None or kind < 0.05):
        game.undo()
    elif kind > 0.95 and game.redoable is not None:
        game.redo()
    else:
        game.play(game.rules.sample(game.question, source))


def play(path: Path, seed: int, begun: bool, pipe: int) -> None:
    """Open the game, or make it where none has been acknowledged, and play until killed."""
    if begun:
        game = open_save(path).game
    else:
        path.unlink(missing_ok=True)
        game = begun_game(seed)
        create(path, game, SEATS, True, NOW)
    while True:
        os.write(pipe, COUNT.pack(len(game.journal)))
        do_something(game, seed)


def kill_at_random(child: int, pipe: int, source: random.Random) -> int:
    """Kill the child at a random moment and return the last number that it sent.

    Now and then that is while it makes or opens the game; else some time after, or right after so many deeds.
    """
    last, deeds, seconds = -1, source.randrange(1, MOST_DEEDS), PATIENCE
    if source.random() < EARLY:
        seconds = source.random() * LONGEST
    elif source.random() < 0.5:
        last, deeds, seconds = receive(pipe), PATIENT, source.random() * LONGEST
    until = time.monotonic() + seconds
    while deeds and (left := until - time.monotonic()) > 0 and select.select([pipe], [], [], left)[0]:
        last, deeds = receive(pipe), deeds - 1
    os.kill(child, signal.SIGKILL)
    if os.WTERMSIG(os.waitpid(child, 0)[1]) != signal.SIGKILL:
        sys.exit("a game ended by itself")
    while sent := os.read(pipe, COUNT.size):
        last = COUNT.unpack(sent)[0]
    return last


def receive(pipe: int) -> int:
    """Wait for the next acknowledgement."""
    return int(COUNT.unpack(os.read(pipe, COUNT.size))[0])


def main(folder: Path, kills: int, seed: int) -> None:
    source = random.Random(seed)
    for first in range(OF_THREE + 1):  # what the rules read once is read before the forks
        do_something(begun_game(first), seed)
    begun: set[Path] = set()
    for number in range(kills):
        game = number % FILES + FILES * (number // (FILES * 6))  # a file is killed six times
        path = folder / f"{game}.ddtable"
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                os.close(reading)
                play(path, game, path in begun, writing)
            except BaseException:
                traceback.print_exc()
            os._exit(1)
        os.close(writing)
        last = kill_at_random(child, reading, source)
        os.close(reading)
        if last >= 0:
            begun.add(path)
        hot = path.with_name(path.name + "-journal").exists()
        print(path.name, game, last, int(hot), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
