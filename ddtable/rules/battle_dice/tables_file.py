"""Tables of players in a text file for sharing, `.ddtables`: JSON without the default values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from ddtable.forces.ddarmy import json_of, read_bytes, write_text
from ddtable.forces.force import ForceError
from ddtable.rules.battle_dice.house import read_tables
from ddtable.rules.battle_dice.tables import Bands, Result, Tables
from ddtable.texts.trouble import trouble

SUFFIX: Final = ".ddtables"
VERSION: Final = 1


def encode_tables(tables: Tables) -> str:
    """Return the text of a file with these tables."""
    document = {
        "ddtable": "tables",
        "version": VERSION,
        "tables": {
            "thresholds": tables.thresholds,
            "morale": msgspec.to_builtins(tables.morale),
            **({} if tables.bands == Bands() else {"bands": msgspec.to_builtins(tables.bands)}),
            "results": {name: [_told(result) for result in results] for name, results in tables.results.items()},
        },
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def decode_tables(text: str | bytes, name: str) -> Tables:
    """Return the tables of a text; `name` is that of the file. Raises ForceError with one sentence."""
    value = json_of(text, name, "tables")
    held = value.get("tables")
    tables = read_tables(held) if isinstance(held, dict) else trouble("ddforce-missing", name=name, path="$.tables")
    if isinstance(tables, str):
        raise ForceError(tables)
    return tables


def read_tables_file(path: Path) -> Tables:
    """Return the tables of a file. Raises ForceError with one sentence."""
    return decode_tables(read_bytes(path), path.name)


def write_tables_file(path: Path, tables: Tables) -> None:
    """Write tables to a file, completely or not at all. Raises ForceError with a Trouble.

    Tables that `read_tables_file` would refuse are not written.
    """
    text = encode_tables(tables)
    decode_tables(text, path.name)
    write_text(path, text)


def _told(result: Result) -> dict[str, Any]:
    """Return a result without default values, except its name and effect."""
    usual: dict[str, Any] = msgspec.to_builtins(Result(result.name))
    fields: dict[str, Any] = msgspec.to_builtins(result)
    return {name: held for name, held in fields.items() if name in ("name", "does") or held != usual[name]}
