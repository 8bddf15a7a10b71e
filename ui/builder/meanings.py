"""The effects of a die's faces for the builder, in the words of the rules reference."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import structs

from ddtable.dice.catalogue import of_the_dice
from ddtable.words.sentences import Words
from ui.builder.sheet import EMPTY, kind_of

if TYPE_CHECKING:  # the page is painted before the effects are loaded
    from ddtable.rosters.reference import Entry

KEPT = 64


@lru_cache(KEPT)
def _words(language: str) -> Words:
    return Words(language)


@of_the_dice(most=KEPT)
def _entries(language: str, type_id: str) -> dict[str, Entry]:
    from ddtable.rosters.reference import reference_of

    part = {"unit": "home", "dragon": "dragons"}.get(kind_of(type_id) or "", "")
    value: str | tuple[str, ...] = (type_id,) if part else type_id
    found = reference_of(_words(language), structs.replace(EMPTY, **{part or "home_terrain": value}))
    return {entry.icon: entry for _, entries in found.sections for entry in entries}


def meaning_lines(words: Words, type_id: str, icon: str) -> tuple[str, ...]:
    """Return the effects of a face with this icon on a die, line by line; () for an icon without special effects."""
    entry = _entries(words.language, type_id).get(icon)
    if entry is None:
        return ()
    lines = tuple(f"{line.when}: {line.what}" if line.when else line.what for line in entry.lines)
    return (f"{entry.name}, {entry.note}", *lines) if entry.note else lines
