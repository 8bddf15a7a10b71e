"""The default tables of the game, and the checks of players' own tables (Q62, Q63)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ddtable.files.resources import resource
from ddtable.rules.battle_dice.fighting import CLASS_OF_PHASE
from ddtable.rules.battle_dice.kinds import CLASSES, sides_of
from ddtable.rules.battle_dice.tables import TABLES, THRESHOLDS, Bands, Morale, Result, Tables
from ddtable.texts.plain import is_plain
from ddtable.texts.trouble import trouble

MOST_COUNT = 20
LONGEST_NAME = 40
"""The most characters of a result's name, which is shown in the log and on the card of a table."""

FORMER = (1, 2)
"""The earlier rules versions, each with default tables of its own."""

NEEDED = ("tactics", "spells", "maneuver")
"""The tables that must be able to destroy any unit, so that armies of one class do not fight forever."""


class Published(Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of the tables that published rules give: results by table and number, morale numbers, bands."""

    results: dict[str, tuple[int, ...]]
    morale_numbers: bool
    bands: bool


class Proposal(Tables, frozen=True, kw_only=True):
    """The file of the default tables, with its published parts."""

    published: Published


@cache
def proposal() -> Proposal:
    """Return the file of the default tables (BD1.8, BD1.9, H95)."""
    return msgspec.toml.decode(resource("battle_dice", "tables.toml").read_bytes(), type=Proposal)


@cache
def default_tables() -> Tables:
    """Return the default tables (BD1.8, BD1.9, H94)."""
    return _tables_in(proposal())


@cache
def former_tables(version: int = 1) -> Tables:
    """Return the default tables of an earlier rules version, for games of that version (H94)."""
    file = resource("battle_dice", f"tables_of_rules_{version}.toml")
    return msgspec.toml.decode(file.read_bytes(), type=Tables)


def _tables_in(held: Proposal) -> Tables:
    return Tables(held.thresholds, held.results, held.morale, held.bands)


def encoded(tables: Tables) -> dict[str, Any]:
    """Return tables in the form of a set-up."""
    found: dict[str, Any] = msgspec.to_builtins(tables)
    return found


def came_with_the_game(tables: Tables) -> bool:
    """Return True for the default tables of the current rules or of an earlier rules version."""
    return tables in once_default()


def once_default() -> tuple[Tables, ...]:
    """Return the default tables of the current rules and of all earlier rules versions."""
    return default_tables(), *map(former_tables, FORMER)


def unpublished(tables: Tables) -> set[str]:
    """Return the tables that differ from published rules: "morale", "bands" and table names (H95)."""
    usual, given = default_tables(), proposal().published
    found = {table for table in given.results if unpublished_results(tables, table)}
    if given.morale_numbers and tables.morale.numbers != usual.morale.numbers:
        found.add("morale")
    if given.bands and tables.bands != usual.bands:
        found.add("bands")
    return found


def unpublished_results(tables: Tables, table: str) -> list[int]:
    """Return the numbers of a table whose results differ from published rules; names may differ (H95)."""
    usual = default_tables().results[table]
    return [
        number
        for number in proposal().published.results.get(table, ())
        if _nameless(tables.results[table][number - 1]) != _nameless(usual[number - 1])
    ]


def _nameless(result: Result) -> Result:
    return replace(result, name="")


def read_tables(tables: Mapping[str, Any]) -> Tables | str:
    """Return tables from their encoded form, or a sentence why they cannot be read or played with."""
    try:
        read = msgspec.convert(dict(tables), Tables)
    except msgspec.ValidationError:
        return _unreadable(tables)
    return refuse_tables(read) or read


def _unreadable(tables: Mapping[str, Any]) -> str:
    """Return a sentence that names the first invalid part of the tables."""
    held = tables.get("results")
    by_name = held if isinstance(held, dict) else {}
    for table in TABLES:
        results = by_name.get(table)
        for number, result in enumerate(results if isinstance(results, list) else (), 1):
            try:
                msgspec.convert(result, Result)
            except msgspec.ValidationError:
                return trouble("battle-tables-result", table=table, number=number)
    return trouble("battle-tables-unread")


def refuse_tables(tables: Tables) -> str | None:
    """Return a sentence why a game cannot be played with these tables, or None."""
    return next(_defects(tables), None)


def _defects(tables: Tables) -> Iterator[str]:
    if set(tables.thresholds) != set(THRESHOLDS):
        yield trouble("battle-tables-phases")
    elif set(tables.results) != set(TABLES):
        yield trouble("battle-tables-which")
    else:
        yield from _threshold_defects(tables.thresholds)
        for table, results in tables.results.items():
            if len(results) != 6:
                yield trouble("battle-tables-six", table=table, given=len(results))
            for number, result in enumerate(results, 1):
                yield from _result_defects(table, number, result)
            if table in NEEDED and not any(_destroys(result) for result in results):
                yield trouble("battle-tables-harmless", table=table)
        yield from _morale_defects(tables.morale)
        yield from _band_defects(tables.bands)


def _destroys(result: Result) -> bool:
    return result.does == "kill" and bool(not result.of or result.otherwise)


def _threshold_defects(thresholds: Mapping[str, int]) -> Iterator[str]:
    for phase, threshold in thresholds.items():
        most = sides_of(CLASS_OF_PHASE[phase])
        if not 1 <= threshold <= most:
            yield trouble("battle-tables-threshold", phase=phase, most=most, given=threshold)


def _result_defects(table: str, number: int, result: Result) -> Iterator[str]:
    if not result.name or not is_plain(result.name, LONGEST_NAME):
        yield trouble("battle-tables-name", table=table, number=number, most=LONGEST_NAME)
    least = 0 if result.does == "spell" else 1
    if not least <= result.count <= MOST_COUNT or not 0 <= result.otherwise <= MOST_COUNT:
        yield trouble("battle-tables-count", table=table, number=number, least=least, most=MOST_COUNT)
    named = {*result.among, *result.but, *([result.of] if result.of else [])}
    too_many = max(len(result.among), len(result.but)) > len(CLASSES)
    if not named <= set(CLASSES) or too_many or (result.does == "bonus" and not result.of):
        yield trouble("battle-tables-class", table=table, number=number)
    if result.does == "reroll" and set(CLASSES) <= set(result.but):
        yield trouble("battle-tables-nobody", table=table, number=number)
    if result.does == "spell" and table == "spells":
        yield trouble("battle-tables-spell", number=number)


def _band_defects(bands: Bands) -> Iterator[str]:
    """Yield the error in the bands of monsters: each band must have at least one number."""
    if not 1 <= bands.leaves < bands.strikes < bands.point <= sides_of("dragon"):
        yield trouble("battle-tables-bands")


def _morale_defects(morale: Morale) -> Iterator[str]:
    if morale.one_in < 1 or not 1 <= len(morale.numbers) <= 20 or not all(1 <= one <= 20 for one in morale.numbers):
        yield trouble("battle-tables-morale")
