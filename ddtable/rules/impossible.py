"""A reason why no game can start from a position, in all games."""

from __future__ import annotations

from msgspec import Struct

from ddtable.texts.trouble import Trouble


class Impossible(Struct, frozen=True):
    """A sentence with its clause, and the area (`terrain/0@1`, `table/2`) to which it belongs; "" for none."""

    said: Trouble
    where: str = ""
