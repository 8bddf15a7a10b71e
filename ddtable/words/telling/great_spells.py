"""The great spells of the campaign in words: the values for the messages of their events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ddtable.words.sentences import Table, Words
from ddtable.words.telling import Facts
from ddtable.words.telling.dragon_dice import faces


def _shaken(words: Words, event: Any, table: Table) -> Facts:
    return {
        "faces": faces(words, event.faces, table),
        "fled": words.dice(event.fled, table),
        "fleeing": len(event.fled),
        "stunned": words.dice(event.stunned, table),
        "stuns": len(event.stunned),
        "lost": words.dice(event.lost, table),
        "losses": len(event.lost),
    }


def _void(words: Words, event: Any, table: Table) -> Facts:
    shown = faces(words, event.faces, table)
    return {"faces": shown, "lost": words.dice(event.lost, table), "count": len(event.lost)}


def _dead(words: Words, event: Any, table: Table) -> Facts:
    return {"faces": faces(words, event.faces, table)}


def _other(words: Words, event: Any, table: Table) -> Facts:
    return {"other": words.player(event.other, table)}


MORE: Mapping[str, Callable[[Words, Any, Table], Facts]] = {
    "army_shaken": _shaken,
    "void_rolled": _void,
    "dead_rolled": _dead,
    "fought_on": _other,
}
"""By the tag of the event, the values that its fields alone do not give."""
