"""A collection, the dice that a player owns, as CSV or JSON; every error of a file is named. docs/library-format.md."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from ddtable.dice.catalogue import Catalogue, catalogue
from ddtable.dice.types import UnitType
from ddtable.files.unread import too_large
from ddtable.forces.force import ForceError
from ddtable.forces.misread import misread, read_json
from ddtable.forces.notation import slug
from ddtable.texts.nearest import nearest
from ddtable.texts.plain import plain
from ddtable.texts.trouble import Trouble, trouble

LARGEST_FILE: Final = 4 << 20
"""Bytes; 10,000 rows take about 300,000."""

MOST_ROWS: Final = 50_000
MOST_OF_A_DIE: Final = 9_999
MOST_TOLD: Final = 20
NEAR: Final = 2  # names suggested for an unknown one
EXAMPLE: Final = "Wolf Rider,2"
MOST_COLUMNS: Final = 200
LONGEST_NAME: Final = 80
_EVERY: Final = 250  # rows between two reports of the progress

_FORMULA: Final = r"=+\-@\t\r\n＝＋－＠"  # characters that a spreadsheet program takes for the start of a formula
_BEGIN: Final = r"(?:^|[,;\t|])[ \"]*"  # of a cell, after any possible separator
_UNSAFE = re.compile(rf"({_BEGIN})('*[{_FORMULA}])")
_SAFE = re.compile(rf"({_BEGIN})'('*[{_FORMULA}])")

Counts = dict[str, int]
Progress = Callable[[int, int], object]


class CollectionError(ValueError):
    """Raised for a collection that cannot be read.

    `sentences` describes up to MOST_TOLD errors and counts the rest. `good` are the counts of the valid rows, if the
    errors are limited to single rows.
    """

    def __init__(self, sentences: Sequence[Trouble], good: Mapping[str, int] | None = None) -> None:
        super().__init__("\n".join(sentences))
        self.sentences = tuple(sentences)
        self.good = dict(good or {})


class _Document(msgspec.Struct, forbid_unknown_fields=True):
    """A collection in JSON."""

    ddtable: Literal["collection"]
    version: Literal[1]
    dice: dict[str, Any]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


@dataclass
class Faults:
    """The errors found so far in a file."""

    file: str
    told: list[Trouble] = field(default_factory=list)
    count: int = 0

    def add(self, key: str, **values: Any) -> None:
        """Add an error by its key and values."""
        self.count += 1
        if self.has_room:
            self.told.append(trouble(f"collection-{key}", name=self.file, **values))

    @property
    def has_room(self) -> bool:
        """True if the next error is described and not only counted."""
        return len(self.told) < MOST_TOLD

    def refuse_size(self, data: bytes) -> None:
        """Raise CollectionError for more than LARGEST_FILE bytes."""
        if len(data) > LARGEST_FILE:
            raise CollectionError([too_large(self.file, LARGEST_FILE)])

    def raised(self, good: Mapping[str, int] | None = None) -> None:
        """Raise CollectionError if there is any error, with the counts of the valid rows."""
        if self.count > len(self.told):
            self.told.append(trouble("collection-more", count=self.count - len(self.told)))
        if self.told:
            raise CollectionError(self.told, good)


def read_collection(data: bytes, name: str, progress: Progress | None = None) -> Counts:
    """Return the counts of a CSV or JSON file with this content and name, without counts of 0.

    `progress` is called with the number of rows read and of all rows; what it raises ends the reading. Raises
    CollectionError with every error of the file.
    """
    faults = Faults(plain(name))
    faults.refuse_size(data)
    if data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] == b"{":
        return _read_json(data, faults)
    return _read_csv(data, faults, progress)


def collection_csv(counts: Mapping[str, int]) -> str:
    """Return the CSV file of a collection: the columns die, count, name and species, a row for each die.

    No cell is a formula for a spreadsheet program.
    """
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(("die", "count", "name", "species"))
    for die, count in counts.items():
        rows.writerow((safe_cell(die), count, *map(safe_cell, _called(catalogue(), die))))
    return out.getvalue()


def safe_cell(text: str) -> str:
    """Return a CSV cell with an apostrophe before anything that a spreadsheet program takes for a formula."""
    return _UNSAFE.sub(r"\1'\2", text)


def read_cell(cell: str) -> str:
    """Return the original text of a cell from `safe_cell`."""
    return _SAFE.sub(r"\1\2", cell)


def collection_json(name: str, counts: Mapping[str, int]) -> str:
    """Return the JSON file of a player's collection."""
    document = {"ddtable": "collection", "version": 1, "name": name, "dice": dict(counts)}
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def portable(counts: Mapping[str, int]) -> tuple[Counts, Trouble | str]:
    """Return the counts that a file can hold, and a sentence about the others: unknown dice, or too many."""
    dice = catalogue()
    taken = {die: count for die, count in counts.items() if known(dice, die) and count <= MOST_OF_A_DIE}
    left = [plain(die) for die in counts if die not in taken]
    if not left:
        return taken, ""
    return taken, trouble("collection-left", count=len(left), dice=", ".join(left[:MOST_TOLD]))


def known(dice: Catalogue, die: str) -> bool:
    """Return True if a die with this id is published or the player's own."""
    return die in dice.dice or die in dice.of_campaigns or die in dice.own


def _called(dice: Catalogue, die: str) -> tuple[str, str]:
    """Return a die's name and race for the readers of the file."""
    if die in dice.own:
        return dice.own[die].name, dice.own[die].folk
    kind = dice.dice.get(die) or dice.of_campaigns.get(die)
    if kind is None:
        return "", ""
    return kind.name, kind.species if isinstance(kind, UnitType) else ""


def _read_json(data: bytes, faults: Faults) -> Counts:
    try:
        value = read_json(data, faults.file)
        version = value.get("version")
        if value.get("ddtable") == "collection" and isinstance(version, int) and version > 1:
            faults.add("newer", version=version)
            faults.raised()
        document = msgspec.convert(value, _Document)
    except msgspec.ValidationError as error:
        raise CollectionError([misread(faults.file, error, {"$": _Document.__struct_fields__})]) from error
    except ForceError as error:
        raise CollectionError([error.args[0]]) from error
    counts = counted(document.dice, "$.dice", faults)
    faults.raised(counts)
    return counts


def counted(told: Mapping[str, Any], path: str, faults: Faults) -> Counts:
    """Return the counts of a JSON object of dice by id; `path` is its path in the file."""
    dice, counts = catalogue(), Counts()
    for die, count in told.items():
        place = f"{path}.{plain(die)}"
        if not known(dice, die):
            faults.add("json-die", place=place)
        elif type(count) is not int or not 0 <= count <= MOST_OF_A_DIE:
            faults.add("json-count", place=place, most=MOST_OF_A_DIE)
        elif count:
            counts[die] = count
    return counts


def _read_csv(data: bytes, faults: Faults, progress: Progress | None) -> Counts:
    rows = _rows(data, faults)
    faults.raised()
    head = [cell.strip().lower() for cell in rows[0][1]] if rows else []
    for column in ("die", "count"):
        if head.count(column) != 1:
            faults.add("header", column=column, example=EXAMPLE)
    faults.raised()
    columns = {column: head.index(column) for column in ("die", "count", "species") if column in head}
    names, counts = _Names(catalogue()), Counts()
    for number, (line, cells) in enumerate(rows[1:]):
        if progress is not None and number % _EVERY == 0:
            progress(number, len(rows) - 1)
        _add_row(counts, names, faults, line, {name: _cell(cells, at) for name, at in columns.items()})
    faults.raised(counts)
    if progress is not None:
        progress(len(rows) - 1, len(rows) - 1)
    return counts


def _rows(data: bytes, faults: Faults) -> list[tuple[int, list[str]]]:
    """Return the rows that are not empty with their line numbers."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        faults.add("not-text", line=data[: error.start].count(b"\n") + 1)
        return []
    first = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=";" if ";" in first else ",", strict=True)
    found: list[tuple[int, list[str]]] = []
    line = 1
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                found.append((line, cells[:MOST_COLUMNS]))
            line = reader.line_num + 1
            if len(found) > MOST_ROWS:
                faults.add("rows", most=MOST_ROWS)
                return []
    except csv.Error as error:
        faults.add("csv", line=line, why=plain(str(error)))
    return found


def _cell(cells: Sequence[str], at: int) -> str:
    return read_cell(cells[at].strip()) if at < len(cells) else ""


def _add_row(counts: Counts, names: _Names, faults: Faults, line: int, row: Mapping[str, str]) -> None:
    """Add the count of a row, or its error."""
    found = names.find(row["die"], row.get("species", ""))
    figures = row["count"]
    if not row["die"]:
        faults.add("no-die", line=line)
    elif not found:
        near = names.near(row["die"]) if faults.has_room else []
        faults.add("unknown", line=line, die=plain(row["die"]), near=", ".join(near) or "none")
    elif len(found) > 1:
        faults.add("ambiguous", line=line, die=plain(row["die"]), some=", ".join(found[:3]))
    elif not (figures.isascii() and figures.isdigit()) or len(figures) > 6:
        faults.add("count", line=line, given=plain(figures), most=MOST_OF_A_DIE)
    elif counts.get(found[0], 0) + int(figures) > MOST_OF_A_DIE:
        faults.add("count", line=line, given=figures, most=MOST_OF_A_DIE)
    elif int(figures):
        counts[found[0]] = counts.get(found[0], 0) + int(figures)


class _Names:
    """The dice by ids and names, with or without a race."""

    def __init__(self, dice: Catalogue) -> None:
        self._dice = dice
        self._named: dict[str, list[str]] = {}
        self._folk: dict[str, str] = {}
        for species in dice.species.values():
            for name in (species.id, species.name, species.other_name):
                self._folk[slug(name)] = species.id
        for die, name in self._every():
            self._named.setdefault(slug(name), []).append(die)

    def _every(self) -> Iterator[tuple[str, str]]:
        yield from ((die, kind.name) for die, kind in self._dice.dice.items())
        yield from ((die, kind.name) for die, kind in self._dice.of_campaigns.items())
        yield from ((die, kind.name) for die, kind in self._dice.own.items())

    def find(self, words: str, species: str) -> list[str]:
        """Return the possible ids for a text: an id or a name, limited to the race if one is given."""
        spelled = next((die for die in (words, slug(words)) if known(self._dice, die)), None)
        if spelled is not None:
            return [spelled]
        found = self._named.get(slug(words), [])
        folk = self._folk.get(slug(species), species)
        return [die for die in found if _called(self._dice, die)[1] == folk] if species else found

    def near(self, words: str) -> list[str]:
        """Return names of dice similar to this text."""
        found = nearest(slug(words), self._named, NEAR)
        return [_called(self._dice, self._named[name][0])[0] for name in found]
