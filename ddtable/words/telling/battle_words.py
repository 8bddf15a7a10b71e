"""Names of the dice, tables, results and artifacts of Battle Dice; names made by a player are used unchanged."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ddtable.rules.battle_dice.house import unpublished_results
from ddtable.rules.battle_dice.kinds import CLASSES, MONSTERS, is_artifact, is_unit, sides_of
from ddtable.texts.plain import plain

if TYPE_CHECKING:
    from ddtable.rules.battle_dice.tables import Bands, Result, Tables
    from ddtable.words.names import Names

ID = re.compile(r"[a-z]+(_[a-z]+)*")
MINUS = "−"
HIT = "hit"
"""The cause of losses by the numbers of dice; other causes are a class, a result of a table or an artifact."""


def kind_name(words: Names, kind: str) -> str:
    """Return the name of one die: an archer, a Sword +1."""
    return words.say("bd-kind", kind=kind)


def kinds_name(words: Names, kind: str, count: int = 2) -> str:
    """Return the name of a kind of die in singular or plural, without the number."""
    return words.say("bd-kind" if count == 1 else "bd-kinds", kind=kind)


def counted(words: Names, kinds: Iterable[str]) -> str:
    """Return dice by kind with their numbers, as a list."""
    return words.all_of(
        words.say("bd-counted", kind=kind, count=count, unit="yes" if is_unit(kind) or kind == "monster" else "no")
        for kind, count in Counter(kinds).items()
    )


def either(words: Names, kinds: Sequence[str]) -> str:
    """Return kinds of dice as a list with "or"; "none" for no kinds."""
    if not kinds:
        return "none"
    first, *rest = kinds
    if not rest:
        return kind_name(words, first)
    return words.say("bd-either", first=kind_name(words, first), second=either(words, rest))


def table_name(words: Names, table: str) -> str:
    """Return the name of a table, for the middle of a sentence."""
    return words.say("bd-table", table=table)


def line_name(words: Names, word: str) -> str:
    """Return the name of a line of an artifact's roll; "no effect" for an empty word."""
    return words.say("bd-line", word=word.replace("_", "-") or "none")


def result_name(words: Names, name: str) -> str:
    """Return the name of a table's result, from the catalogue or as a player named it."""
    key = f"bd-result-{name.replace('_', '-')}"
    return words.say(key) if ID.fullmatch(name) and words.has(key) else plain(name)


def cause(words: Names, word: str) -> str:
    """Return the name of a cause: a result of a table, an artifact, units of a class, or plain hits."""
    if is_artifact(word):
        return kind_name(words, word)
    if word == HIT:
        return words.say("bd-cause-hit")
    return kinds_name(words, word) if word in CLASSES else result_name(words, word)


def band_values(bands: Bands) -> dict[str, str]:
    """Return on which numbers a monster leaves, strikes and makes a point, for a sentence (BD1.8)."""
    return {
        "leaves": _span(1, bands.leaves),
        "strikes": _span(bands.strikes, bands.point - 1),
        "point": _span(bands.point, sides_of(MONSTERS[0])),
    }


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def marked_deed(words: Names, tables: Tables, table: str, number: int) -> str:
    """Return what a result of a table does, and whether it differs from what the published rules say (H95)."""
    told = deed(words, tables.results[table][number - 1])
    return f"{told} ({words.say('bd-unpublished')})" if number in unpublished_results(tables, table) else told


def deed(words: Names, result: Result) -> str:
    """Return the effect of a table's result, for the end of a sentence."""
    return words.say(
        "bd-deed",
        does=result.does,
        count=result.count,
        phase=result.phase,
        of=result.of or "any",
        victims=counted(words, [result.of] * result.count) if result.of else "",
        otherwise=result.otherwise,
        kind=kind_name(words, result.of) if result.of else "",
        among=either(words, result.among),
        but=either(words, result.but),
        amount=signed(result.count),
    )


def signed(amount: int) -> str:
    """Return a change with its sign."""
    return f"{MINUS}{-amount}" if amount < 0 else f"+{amount}"


def with_change(words: Names, number: int, change: int) -> str:
    """Return the number of a die with its modifier."""
    if not change:
        return str(number)
    return words.say(f"bd-number-{'plus' if change > 0 else 'minus'}", number=number, change=abs(change))
