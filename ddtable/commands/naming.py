"""Ids that people type: by id or by name, and the nearest where there is none."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ddtable.commands import CommandError
from ddtable.forces.notation import slug
from ddtable.nearest import nearest

NEAR = 3


def find_id(what: str, typed: str, ids: Collection[str], names: Mapping[str, str] | None = None) -> str:
    """Return the id that was typed as it is or as a name; `names` are ids by further names.

    Raises CommandError where there is none, with the nearest.
    """
    meant = slug(typed)
    for name in (typed, meant):
        if name in ids:
            return name
    if names and meant in names:
        return names[meant]
    near = nearest(meant, [*ids, *(names or {})], NEAR)
    hint = f"; perhaps {' or '.join(dict.fromkeys(near))} was meant" if near else ""
    raise CommandError(f"No {what} is called {typed!r}{hint}.")
