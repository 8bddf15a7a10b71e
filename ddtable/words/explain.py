"""The explanation of a log entry: the lines of a sum, each with its clause, and the text of the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ddtable.rules.clauses import UnknownClauseError
from ddtable.words.sentences import merged, told_sums

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ddtable.engine.arithmetic import Sum
    from ddtable.words.sentences import PointWords, Words


class Reason(Struct, frozen=True):
    """One line of an explanation: its text ("" for a clause alone), its clause ("" for a total), the clause's text.

    Only the first line of a clause has the clause's text.
    """

    words: str
    clause: str = ""
    text: str = ""


def reasons(words: Words, sums: Sequence[Sum], names: PointWords, by: str) -> list[Reason]:
    """Return the explanation of an event: its sums line by line, or else the clause `by` which it happened.

    `names`: the results that are named like another one.
    """
    told: set[str] = set()
    found = []
    for total in told_sums(sums):
        if not total.lines:
            continue
        for at, line in enumerate(merged(total.lines)):
            text = "" if line.clause in told else clause_text(words, line.clause)
            told.add(line.clause)
            found.append(Reason(words.signed_line(line, not at, sums), line.clause, text))
        found.append(Reason(words.say("ui-log-total", total=total.total, name=words.result(total, names))))
    if not found and by:
        found.append(Reason("", by, clause_text(words, by)))
    return found


def clause_text(words: Words, clause_id: str) -> str:
    """Return the text of a clause in one line; "" for an unknown clause."""
    try:
        return words.clause(clause_id)
    except UnknownClauseError:
        return ""


def told_reasons(words: Words, found: Sequence[Reason]) -> str:
    """Return an explanation as text, a line each, for tool tips and screen readers."""
    return "\n".join(
        words.say("ui-line-tip", line=one.words, clause=one.clause)
        if one.words and one.clause
        else one.words or words.say("ui-log-clause-text", clause=one.clause, text=one.text)
        for one in found
    )
