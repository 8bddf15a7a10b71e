"""Errors as sentences that can be translated later."""

from __future__ import annotations

from typing import Any

from ddtable.texts.plain import plain

LONGEST = 1000  # maximum characters of a quotation: a path, a name, words of a file


class Trouble(str):
    """A sentence of the English catalogue with its key and values; `Words.trouble` translates it."""

    key: str
    values: dict[str, Any]


def trouble(key: str, **values: Any) -> Trouble:
    """Return the message `trouble-<key>` with these values; one of them may be a Trouble itself."""
    from ddtable.texts.messages import messages

    values = {name: _harmless(value) for name, value in values.items()}
    made = Trouble(messages("en").say(f"trouble-{key}", values))
    made.key, made.values = key, values
    return made


def _harmless(value: Any) -> Any:
    return plain(value, LONGEST) if isinstance(value, str) and not isinstance(value, Trouble) else value
