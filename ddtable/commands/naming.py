"""A search for ids that people type, as ids or as names, with suggestions for typing errors."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ddtable.commands import CommandError
from ddtable.forces.notation import slug
from ddtable.texts.nearest import nearest

NEAR = 3


def find_id(what: str, typed: str, ids: Collection[str], names: Mapping[str, str] | None = None) -> str:
    """Return the id that was typed as an id or as a name; `names` maps more names to ids.

    Raises CommandError with the nearest names if there is none.
    """
    meant = slug(typed)
    for name in (typed, meant):
        if name in ids:
            return name
    if names and meant in names:
        return names[meant]
    near = nearest(meant, [*ids, *(names or {})], NEAR)
    hint = f" Did you mean {' or '.join(dict.fromkeys(near))}?" if near else ""
    raise CommandError(f"There is no {what} {typed!r}.{hint}")
