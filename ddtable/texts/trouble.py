"""Errors as sentences that can be translated later."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from ddtable.texts.plain import plain

LONGEST = 1000  # maximum characters of a quotation: a path, a name, words of a file


class Trouble(str):
    """A sentence of the English catalogue with its key and values; `Words.trouble` translates it."""

    key: str
    values: dict[str, Any]


NamedKind: TypeAlias = Literal["die", "force", "effect", "place"]


class Named(str):
    """The English name of a thing in an error, with its id for the names of other languages."""

    kind: NamedKind
    id: str


def named(kind: NamedKind, id: str, name: str) -> Named:
    """Return the name of a die, a force, an effect or a place of a map for an error."""
    made = Named(plain(name, LONGEST))
    made.kind, made.id = kind, id
    return made


def trouble(key: str, **values: Any) -> Trouble:
    """Return the message `trouble-<key>` with these values; one of them may be a Trouble itself."""
    from ddtable.texts.messages import messages

    values = {name: _harmless(value) for name, value in values.items()}
    made = Trouble(messages("en").say(f"trouble-{key}", values))
    made.key, made.values = key, values
    return made


def _harmless(value: Any) -> Any:
    return plain(value, LONGEST) if isinstance(value, str) and not isinstance(value, Trouble | Named) else value
