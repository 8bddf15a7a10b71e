"""The rulings: how the game is played if the sources are silent, unclear or contradict each other; in one data file.

`python -m ddtable.rules.rulings --write` writes the tables of `docs/rules.md` from it; the window's help reads it here.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ddtable.files.resources import resource
from ddtable.rules.clauses import source_tree
from ddtable.rules.dragon_dice.editions import edition, known_spells
from ddtable.rules.dragon_dice.spells import Change, SpellType

_PART = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
_COLOURS = {"earth": "gold", "air": "blue", "fire": "red", "water": "green", "death": "black", "ivory": "any"}


class UnknownRulingError(LookupError):
    """An error: an unknown ruling id; the message is a sentence that names it."""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One ruling. `house`: no source answers the question. `option`: the house option that changes it, or empty.

    `clauses` are the clauses that it affects; the marks in `reason` are explained in docs/rules.md.
    """

    id: str
    section: str
    question: str
    ruling: str
    clauses: tuple[str, ...]
    reason: str
    house: bool = False
    option: str = ""


class _Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The resource file: the sections of each game with their titles, in order, and the rulings by id."""

    games: dict[str, tuple[str, ...]]
    sections: dict[str, str]
    rulings: dict[str, dict[str, Any]]


@cache
def _document() -> _Document:
    return msgspec.toml.decode(resource("rules", "rulings.toml").read_bytes(), type=_Document)


def sections(game: str = "") -> dict[str, str]:
    """Return the titles of the sections by name, in order: all of them, or those of one rule system."""
    every = _document().sections
    return {name: every[name] for name in _document().games[game]} if game else every


def games() -> tuple[str, ...]:
    """Return the rule systems that have rulings."""
    return tuple(_document().games)


@cache
def rulings() -> tuple[Ruling, ...]:
    """Return all rulings, section by section."""
    found = [msgspec.convert({"id": key, **row}, Ruling) for key, row in _document().rulings.items()]
    order = list(sections())
    return tuple(sorted(found, key=lambda one: order.index(one.section)))


@cache
def ruling(ruling_id: str) -> Ruling:
    """Return the ruling with this id. Raises UnknownRulingError."""
    for one in rulings():
        if one.id == ruling_id:
            return one
    raise UnknownRulingError(f"{ruling_id} is no ruling.")


def written(text: str) -> str:
    """Return the text of docs/rules.md with all marked tables updated. Raises KeyError for a mark without a table."""
    return _PART.sub(lambda part: f"{part[1]}\n{_table(part[2])}\n{part[3]}", text)


def _table(name: str) -> str:
    """Return the table of a section, or the table of the spells."""
    if name == "spells":
        return _spell_table(edition().spells.values())
    if name == "great_spells":
        return _spell_table(spell for spell in known_spells().values() if spell.id not in edition().spells)
    if name not in sections():
        raise KeyError(name)
    rows = [
        (
            one.id,
            one.question,
            one.ruling + (f" Option `{one.option}`." if one.option else ""),
            ", ".join(one.clauses),
            one.reason,
            "yes" if one.house else "",
        )
        for one in rulings()
        if one.section == name
    ]
    return _lines(("id", "question", "ruling", "clauses", "reason", "house"), rows)


def _spell_table(spells: Iterable[SpellType]) -> str:
    rows = [
        (
            _COLOURS[spell.colour],
            str(spell.cost),
            spell.name,
            spell.target.replace("_", " "),
            _effect(spell),
            spell.source,
            f"**{spell.confidence}**" if spell.confidence == "low" else spell.confidence,
        )
        for spell in spells
    ]
    return _lines(("colour", "cost", "spell", "target", "effect", "source", "confidence"), rows)


def _effect(spell: SpellType) -> str:
    """Return the effect of a spell in the words of its data."""
    said = [spell.does, *map(_change, spell.changes), spell.gives]
    if spell.ends == "turned":
        said.append("until the terrain is turned")
    elif not spell.does or spell.gives:
        said.append(f"until the {spell.ends} of the caster's next turn")
    return ", ".join(word.replace("_", " ") for word in said if word)


def _change(change: Change) -> str:
    against = " of attacks on it" if change.against else ""
    return f"{change.amount:+d} {change.result}{against}".replace("-", "−")


def _lines(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    rule = ("---",) * len(heads)
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (heads, rule, *rows))


def document_path(root: Path) -> Path:
    """Return the path of the document of the rulings in a source tree."""
    return root / "docs" / "rules.md"


def main(arguments: list[str] | None = None) -> int:
    """Write the tables of docs/rules.md, or print them.

    Return the exit code: 1 if there is no source tree to write to.
    """
    parser = argparse.ArgumentParser(prog="python -m ddtable.rules.rulings", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the tables into docs/rules.md")
    if not parser.parse_args(arguments).write:
        for name, heading in sections().items():
            print(f"{heading}\n\n{_table(name)}")
        return 0
    root = source_tree()
    if root is None:
        print("There is no source tree here to write to.", file=sys.stderr)
        return 1
    path = document_path(root)
    path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
