"""The message catalogue of one language: Fluent files in `resources/i18n/<language>`, parsed when first needed."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ddtable.resources import resource


class Messages:
    """All messages of a language.

    A file is parsed when the first of its messages is asked for: nothing before the first painted window takes longer.
    """

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        paths = sorted(resource("i18n", language).glob("*.ftl"))
        self._waiting = [path.read_text(encoding="utf-8") for path in paths]

    def has(self, key: str) -> bool:
        """Tell whether there is a message of this key."""
        if not self._bundle.has_message(key):
            self._fetch(key)
        return bool(self._bundle.has_message(key))

    def say(self, key: str, values: dict[str, Any]) -> str:
        """Return a message with its values filled in; KeyError if it or one of its values is missing."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _fetch(self, key: str) -> None:
        found = [text for text in self._waiting if f"\n{key} =" in text]
        for text in found:
            self._waiting.remove(text)
            self._bundle.add_resource(FluentResource(text))


@cache
def messages(language: str) -> Messages:
    """Return the messages of a language."""
    return Messages(language)
