"""Why an answer is not accepted."""

from __future__ import annotations

from msgspec import Struct

Value = int | str
Values = dict[str, Value]


class Refusal(Struct, frozen=True):
    """Why an answer is not accepted: the clause, the word of the reason, and the figures in it."""

    clause: str
    reason: str
    values: Values = {}
