"""Reasons why an answer is refused."""

from __future__ import annotations

from msgspec import Struct

Value = int | str
Values = dict[str, Value]


class Refusal(Struct, frozen=True, gc=False):
    """The reason why an answer is refused: the clause, the key of the message, and its values."""

    clause: str
    reason: str
    values: Values = {}
