"""Snapshots that show what never happened. For the fuzz and for tests by name.

`lie(path, random)` tells one of `LIES` in a save whose last snapshot is at its end, and returns its name.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

WON = {"winners": [1], "reason": "capture"}
TURN = 77

Telling = Callable[[dict[str, Any]], object]


def last_of(path: Path) -> tuple[int, dict[str, Any]]:
    """Return the number and the JSON of the last snapshot."""
    with closing(sqlite3.connect(path)) as connection:
        number, text = connection.execute("SELECT entries, position FROM snapshot ORDER BY entries DESC").fetchone()
    return number, json.loads(text)


def tell(path: Path, position: object, number: int | None = None) -> None:
    """Put a text, or a value as JSON, into the last snapshot or another one."""
    text = position if isinstance(position, str) else json.dumps(position)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        at = "(SELECT max(entries) FROM snapshot)" if number is None else str(number)
        connection.execute(f"UPDATE snapshot SET position = ? WHERE entries = {at}", (text,))


def _instead(value: object) -> Telling:
    """Return a telling that leaves nothing of the position but this."""

    def change(position: dict[str, Any]) -> None:
        position.clear()
        position.update(value if isinstance(value, dict) else {"": value})

    return change


def _with(**values: Any) -> Telling:
    return lambda position: position.update(values)


def _without(name: str) -> Telling:
    return lambda position: (position.pop(name), position.update(result=WON))


def _of_board(**values: Any) -> Telling:
    return lambda position: position["board"].update(values)


UNREADABLE: dict[str, Telling] = {
    "a result and nothing else": _instead({"result": WON, "board": {"turn": TURN}}),
    "a result without dice": _without("dice"),
    "a result without a seed": _without("chance"),
    "a turn without a board": _without("board"),
    "dice that are words": _with(dice="all", result=WON),
    "a step that no rule knows": _with(agenda=[{"type": "cheat"}], result=WON),
}
"""What decodes as nothing that the rules know, and yet names a winner or a turn."""

SENSELESS: dict[str, Telling] = {
    "another game": _with(system="chess", result=WON),
    "more players": _with(seats=3, result=WON),
    "another seed": lambda position: (position["chance"].update(seed=9), position.update(result=WON)),
    "no dice": _with(dice=[], result=WON),
    "a winner who does not play": _with(result={"winners": [7], "reason": "capture"}),
    "a winner below nought": _with(result={"winners": [-1], "reason": "capture"}),
    "a die that is nowhere": lambda position: (position["dice"][0].update(place="moon"), position.update(result=WON)),
}
"""What decodes, and is no position of this game."""

SOUND: dict[str, Telling] = {
    "a result of an open game": _with(result=WON),
    "a draw": _with(result={"winners": [], "reason": "agreement"}),
    "another turn": _of_board(turn=TURN),
    "another turn and a result": lambda position: (position["board"].update(turn=TURN), position.update(result=WON)),
}
"""What could be a position of this game, and is not this one: only playing the game again tells."""

LIES = {**UNREADABLE, **SENSELESS, **SOUND}


def lie(path: Path, random: Random) -> str:
    """Tell one of these by chance; return its name."""
    name = random.choice(list(LIES))
    tell_named(path, name)
    return name


def tell_named(path: Path, name: str) -> None:
    """Tell one of these by its name."""
    number, position = last_of(path)
    LIES[name](position)
    tell(path, position, number)
