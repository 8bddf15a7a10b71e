"""Differences between two players' tables of Battle Dice and the default tables, line by line in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ddtable.rules.battle_dice.house import (
    once_default,
    read_tables,
    unpublished,
    unpublished_results,
)
from ddtable.rules.battle_dice.tables import TABLES, THRESHOLDS, Morale, Result, Tables
from ddtable.words.telling.battle_words import band_values, deed, result_name

if TYPE_CHECKING:
    from ddtable.words.names import Names


def differences(words: Names, house: Mapping[str, Any]) -> list[str]:
    """Return a line for each number and each result that differs from the default tables of the game (Q62, Q63).

    The tables that an older game began with are compared with the defaults of its time: those that they are nearer to.
    Raises ValueError with a sentence if `house` does not contain valid tables.
    """
    tables = read_tables(house)
    if isinstance(tables, str):
        raise ValueError(words.trouble(tables))
    return min((list(_lines(words, usual, tables)) for usual in once_default()), key=len)


def _lines(words: Names, usual: Tables, own: Tables) -> Iterator[str]:
    for phase in THRESHOLDS:
        before, now = usual.thresholds[phase], own.thresholds[phase]
        if before != now:
            where = words.say("bd-phase", word=phase)
            yield _line(words, where, words.say("bd-threshold", number=before), words.say("bd-threshold", number=now))
    if usual.morale != own.morale:
        where = words.say("bd-phase", word="morale")
        line = _line(words, where, _morale(words, usual.morale), _morale(words, own.morale))
        yield _marked(words, line, "morale" in unpublished(own))
    if usual.bands != own.bands:
        where = words.say("table-monsters")
        line = _line(words, where, *(words.say("field-bands", **band_values(one.bands)) for one in (usual, own)))
        yield _marked(words, line, "bands" in unpublished(own))
    for table in TABLES:
        pairs = zip(usual.results[table], own.results[table], strict=True)
        marked = unpublished_results(own, table)
        for number, (proposed, agreed) in enumerate(pairs, 1):
            if proposed != agreed:
                where = f"{words.say('bd-table-title', table=table)} {number}"
                line = _line(words, where, _result(words, proposed), _result(words, agreed))
                yield _marked(words, line, number in marked)


def _marked(words: Names, line: str, differs: bool) -> str:
    """Return the line, and that it differs from the published rules where it does (H95)."""
    return f"{line} ({words.say('bd-unpublished')})" if differs else line


def _line(words: Names, where: str, usual: str, own: str) -> str:
    return words.say("table-differs", where=where, usual=usual, own=own)


def _morale(words: Names, morale: Morale) -> str:
    numbers = "/".join(map(str, morale.numbers))
    return words.say("table-differs-morale", part=morale.one_in, numbers=numbers)


def _result(words: Names, result: Result) -> str:
    return words.say("table-differs-result", name=result_name(words, result.name), deed=deed(words, result))
