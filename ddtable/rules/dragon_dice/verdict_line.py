"""One line of a verdict on a force."""

from __future__ import annotations

from msgspec import Struct


class Line(Struct, frozen=True):
    """One rule: met, or the error.

    `rule`: the clause. `key`: the id of the line. `values`: numbers and ids for the message. `where`: the sections of
    the force with the error. `dice`: the type ids with the error, each once.
    """

    rule: str
    key: str
    met: bool
    values: dict[str, int | str] = {}
    where: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()
