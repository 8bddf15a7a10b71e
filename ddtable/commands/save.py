"""`ddtable save check` and `ddtable save show`: what a save file holds, and whether the rules agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from ddtable import saves
from ddtable.commands import BAD, GOOD, CommandError
from ddtable.commands.mistaken import mistaken
from ddtable.engine.system import SetUp
from ddtable.messages import ENGLISH
from ddtable.telling import speech_of
from ddtable.words import Words

MOST_NAMED = 5  # snapshots


def _refuse_other(path: Path) -> None:
    """Raise CommandError where the file says by its name that it is none."""
    if why := mistaken(path, "a saved game", saves.SUFFIX):
        raise CommandError(why, BAD)


def check(path: Path) -> int:
    """Play a save again without writing to it; print the verdict. Raises CommandError for an unsound file."""
    _refuse_other(path)
    try:
        opened = saves.open_save(path, read_only=True)
    except saves.SaveError as error:
        raise CommandError(str(error), BAD) from error
    count = len(opened.game.choices)
    if not opened.verified:
        raise CommandError(
            f"{_plain(path.name)} does not replay under the present rules"
            f" from entry {opened.diverged_at} of its journal on.",
            BAD,
        )
    replayed = f"{_count(count, 'choice')} replayed, every one as it is recorded"
    if opened.unread and not opened.older_rules:
        raise CommandError(
            f"{_plain(path.name)} is not sound: {replayed}, but {_snapshots(opened.unread)} cannot be read."
            " The game can be played on.",
            BAD,
        )
    passed = f"; {_snapshots(opened.unread)}, in the form of older rules, passed over" if opened.unread else ""
    print(f"{_plain(path.name)} is sound: {replayed}{passed}.")
    return GOOD


def _snapshots(entries: Sequence[int]) -> str:
    some = ", ".join(map(str, entries[:MOST_NAMED])) + (" ..." if len(entries) > MOST_NAMED else "")
    return f"{_count(len(entries), 'snapshot')} (after {'entry' if len(entries) == 1 else 'entries'} {some})"


def show(path: Path, language: str = ENGLISH) -> int:
    """Print what a save says of itself, and in this language what its players agreed on.

    Raises CommandError for an unsound file.
    """
    _refuse_other(path)
    try:
        found = saves.show(path, prove=True)
    except saves.SaveError as error:
        raise CommandError(str(error), BAD) from error
    lines = [
        ("game", found.set_up.system + (", practice" if found.practice else "")),
        ("dice", "real" if found.set_up.by_hand else f"seed {found.set_up.seed}"),
        ("options", ", ".join(f"{name} {value}" for name, value in found.set_up.options.items()) or "none"),
        *[("house" if not number else "", line) for number, line in enumerate(_house(found.set_up, language))],
        ("begun", f"{found.created} with ddtable {found.program}, rules {found.rules}"),
        ("changed", found.changed),
        ("journal", f"{_count(found.entries, 'entry', 'entries')}, {_count(found.choices, 'choice')} standing"),
    ]
    for seat, force in zip(found.seats, found.set_up.forces, strict=True):
        lines.append(("seat", f"{seat.name} ({seat.kind}): {force.get('name', 'a force without a name')}"))
    if found.result is not None:
        winners = " and ".join(found.seats[seat].name for seat in found.result.winners if seat < len(found.seats))
        told = f"{winners} won by {found.result.reason}" if winners else "a draw"
        lines.append(
            ("result", told if found.proven else f"{told}, says its last snapshot; its journal does not show it")
        )
    print("\n".join(f"{word:<8} {_plain(text)}" for word, text in lines))
    return GOOD


def _house(set_up: SetUp, language: str) -> list[str]:
    """Return what else the players agreed on: how much of it is not as usual, and each of these lines."""
    if not isinstance(set_up.house, Mapping):
        return []
    try:
        lines = speech_of(set_up.system).agreed(Words(language), set_up.house)
    except (KeyError, ValueError):  # a file can name any game
        return ["tables that cannot be read: `ddtable save check` says why"]
    if not lines:
        return ["all tables as proposed"]
    return [f"{_count(len(lines), 'line')} of the tables not as proposed", *lines]


def _count(number: int, word: str, words: str = "") -> str:
    return f"{number} {word if number == 1 else words or word + 's'}"


def _plain(text: str) -> str:
    """Return a stranger's text without the signs that steer a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
