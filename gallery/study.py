"""A picture of the table during a game: `python -m gallery.study OUT.png --players 4`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from random import Random

import msgspec
from PySide6.QtWidgets import QApplication

import ddtable.rules  # noqa: F401 (makes the rule systems known)
from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.system import SetUp
from ddtable.forces.deal import deal_force
from ui.areas.dice import DiceModel
from ui.art.palette import PALETTES
from ui.games.dragon_dice.table.table import TableView
from ui.session.session import Session

NAMES = ("Mira", "Ragna", "Tove", "Aksel", "Signe", "Bjarke")
FOLK = ("coral_elves", "goblins", "dwarves", "lava_elves")


def dealt_game(players: int, health: int, seed: int) -> Game:
    """Return a new game of random forces, each of one race."""
    random = Random(seed)
    dealt = [deal_force(catalogue(), health, random, [FOLK[seat]]) for seat in range(players)]
    return Game(SetUp("classic", seed, {}, tuple(msgspec.to_builtins(force) for force in dealt)))


def play_until(game: Game, kind: str, seed: int, turn: int) -> None:
    """Play random choices until a question of this kind in this turn or later, or the end of the game."""
    random = Random(seed)
    while game.question is not None:
        if game.question.kind == kind and game.position.board.turn >= turn:
            return
        game.play(game.rules.sample(game.question, random))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the picture."""
    parser = argparse.ArgumentParser(prog="python -m gallery.study", description=__doc__)
    parser.add_argument("out")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--health", type=int, default=30)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--turn", type=int, default=4)
    parser.add_argument("--until", default="casualties", help="the kind of question to stop at")
    parser.add_argument("--palette", choices=sorted(PALETTES), default="dark")
    chosen = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    game = dealt_game(chosen.players, chosen.health, chosen.seed)
    play_until(game, chosen.until, chosen.seed, chosen.turn)
    session = Session(game, NAMES[: chosen.players], ["person"] * chosen.players)
    table = TableView(session, DiceModel(session, session))
    table.set_palette(PALETTES[chosen.palette])
    width, _, height = chosen.size.partition("x")
    table.resize(int(width), int(height))
    table.show()
    application.processEvents()
    table.grab().save(chosen.out)
    table.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
