"""`ddtable demo`: print a seeded game between 2 computer players and write a picture of its end."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from ddtable import saves
from ddtable.commands import GOOD, CommandError, Window
from ddtable.commands.given import shown
from ddtable.commands.simulate import MOST_DECISIONS, deal, known
from ddtable.commands.window import ask, offscreen
from ddtable.engine import kernel
from ddtable.engine.events import Event
from ddtable.engine.game import Game
from ddtable.opponents.players import RECRUIT, choose
from ddtable.words.sentences import Table, Words

NAMES = ("North", "South")
PICTURE = ".png"


def demo(window: Window | None, folder: Path, seed: int, name: str = "classic") -> int:
    """Play and print a game; write its save and a picture of the last table to `folder`. Raises CommandError."""
    size = known(name).sizes[0]
    path = _room_for(folder, f"demo-{seed}" if name == "classic" else f"demo-{name}-{seed}")
    game = Game(deal(name, len(NAMES), size, seed, 0))
    seats = [saves.Seat(name, RECRUIT.word) for name in NAMES]
    now = datetime.now(UTC).isoformat(timespec="seconds")
    try:
        with saves.create(path, game, seats, False, now):
            _play(game)
    except saves.SaveError as error:
        raise CommandError(str(error)) from error
    picture = path.with_suffix(PICTURE)
    offscreen()
    try:
        ask(window, lambda found: found.picture(path, picture))
    except OSError as error:
        raise CommandError(f"Could not write the picture {picture}: {error}.") from error
    print(f"\nThe final table: {shown(picture.absolute())}\nThe saved game:  {shown(path.absolute())}")
    return GOOD


def _room_for(folder: Path, stem: str) -> Path:
    """Return the path of the save: a free name, where neither the save nor its picture replaces a file."""
    path, number = folder / f"{stem}{saves.SUFFIX}", 1
    try:
        folder.mkdir(parents=True, exist_ok=True)
        while any(os.path.lexists(path.with_suffix(suffix)) for suffix in (saves.SUFFIX, PICTURE)):
            number += 1
            path = folder / f"{stem} {number}{saves.SUFFIX}"
    except OSError as error:
        raise CommandError(f"Could not write to {folder}: {error.strerror}.") from error
    return path


def _play(game: Game) -> None:
    """Answer for every seat with Recruit, from the view of that seat, and print the events."""
    words = Words()
    _tell(words, game, game.last.events)
    while (question := game.question) is not None and len(game.choices) < MOST_DECISIONS:
        seen = game.rules.observe(game.position, question.seat)
        asked = kernel.ask(game.rules, seen) or question
        choice, _ = choose(seen, asked, Random(f"{game.set_up.seed}/{len(game.choices)}"))
        _tell(words, game, game.play(choice).events)


def _tell(words: Words, game: Game, events: Sequence[Event]) -> None:
    table = Table(game.position, NAMES)
    for event in events:
        if line := words.event(event, table):
            print(line, flush=True)
