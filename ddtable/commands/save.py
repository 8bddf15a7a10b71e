"""`ddtable save check` and `ddtable save show`: replay a save, and print its content."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import UNSET

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from ddtable import saves
from ddtable.commands import BAD, GOOD, CommandError
from ddtable.commands.mistaken import mistaken
from ddtable.engine.system import SetUp
from ddtable.texts.messages import ENGLISH
from ddtable.words.sentences import Words
from ddtable.words.telling import speech_of

MOST_NAMED = 5  # snapshots


def _refuse_other(path: Path) -> None:
    """Raise CommandError if the suffix of the file is that of another kind of file."""
    if why := mistaken(path, "a saved game", saves.SUFFIX):
        raise CommandError(why, BAD)


def check(path: Path) -> int:
    """Replay a save without writing to it; print the verdict. Raises CommandError for an invalid file."""
    _refuse_other(path)
    try:
        opened = saves.open_save(path, read_only=True)
    except saves.SaveError as error:
        raise CommandError(str(error), BAD) from error
    count = len(opened.game.choices)
    if not opened.verified:
        raise CommandError(
            f"{_plain(path.name)} does not replay under the current rules"
            f" from entry {opened.diverged_at} of its journal.",
            BAD,
        )
    replayed = f"{_count(count, 'choice')} replayed with the recorded results"
    if opened.unread and not opened.older_rules:
        raise CommandError(
            f"{_plain(path.name)} is damaged: {replayed}, but {_snapshots(opened.unread)} cannot be read."
            " You can still play the game.",
            BAD,
        )
    passed = f"; {_snapshots(opened.unread)} of older rules skipped" if opened.unread else ""
    print(f"{_plain(path.name)} is valid: {replayed}{passed}.")
    return GOOD


def _snapshots(entries: Sequence[int]) -> str:
    some = ", ".join(map(str, entries[:MOST_NAMED])) + (" ..." if len(entries) > MOST_NAMED else "")
    return f"{_count(len(entries), 'snapshot')} (after {'entry' if len(entries) == 1 else 'entries'} {some})"


def show(path: Path, language: str = ENGLISH) -> int:
    """Print the header of a save, and in this language the tables that its players changed.

    Raises CommandError for an invalid file.
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
        *([] if found.set_up.start is UNSET else [("start", "from a position, not from a set-up")]),
        *[("house" if not number else "", line) for number, line in enumerate(_house(found.set_up, language))],
        ("begun", f"{found.created} with ddtable {found.program}, rules {found.rules}"),
        ("changed", found.changed),
        ("journal", f"{_count(found.entries, 'entry', 'entries')}, {_count(found.choices, 'choice')} not undone"),
    ]
    for seat, force in zip(found.seats, found.set_up.forces, strict=True):
        lines.append(("seat", f"{seat.name} ({seat.kind}): {force.get('name', 'a force without a name')}"))
    if found.result is not None:
        winners = " and ".join(found.seats[seat].name for seat in found.result.winners if seat < len(found.seats))
        told = f"{winners} won by {found.result.reason}" if winners else "a draw"
        lines.append(
            ("result", told if found.proven else f"{told} (from the last snapshot; not confirmed by the journal)")
        )
    print("\n".join(f"{word:<8} {_plain(text)}" for word, text in lines))
    return GOOD


def _house(set_up: SetUp, language: str) -> list[str]:
    """Return the changes to the tables: first their number, then a line for each."""
    if not isinstance(set_up.house, Mapping):
        return []
    try:
        lines = speech_of(set_up.system).agreed(Words(language), set_up.house)
    except (KeyError, ValueError):  # a file can name any game
        return ["unreadable tables; see `ddtable save check`"]
    if not lines:
        return ["default tables"]
    return [f"{_count(len(lines), 'change')} to the default tables", *lines]


def _count(number: int, word: str, words: str = "") -> str:
    return f"{number} {word if number == 1 else words or word + 's'}"


def _plain(text: str) -> str:
    """Return the text of a file without control characters."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
