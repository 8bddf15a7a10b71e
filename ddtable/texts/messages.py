"""The message catalogue of one language: Fluent files in `resources/i18n/<language>`, each message parsed when needed.

A message that a language lacks is shown in English. The language `pseudo` is English in other letters, longer and in
brackets: any text in the window without brackets does not come from the catalogue.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ddtable.files.resources import resource

if TYPE_CHECKING:  # the start screen is painted before Fluent and its dependencies are loaded
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

ENGLISH, PSEUDO = "en", "pseudo"
REFERENCE = re.compile(r"\{\s*([a-z][a-z0-9_-]*)\s*\}")  # a message inside another one
KEY = re.compile(r"\n(-?[a-zA-Z][\w-]*) =")
NEXT_ENTRY = re.compile(r"\n(?=[a-zA-Z#-])")
MOST_SAID = 4096  # cached messages with their values: a table repeats many at each step
LONG = 500  # characters of a value: a message with a longer one is not cached, and Fluent does not get the value
MARK = re.compile(r"\ue000(\w+)\ue001")  # placeholder of a long value, in letters that no language has


class Messages:
    """All messages of a language.

    `_files` has the text of the file of each key. Plain text is read directly. Any other message is parsed at its first
    use, together with the messages it refers to. Parsing whole files would delay the first painted window.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._folder = ENGLISH if language == PSEUDO else language
        paths = sorted(resource("i18n", self._folder).glob("*.ftl"))
        texts = [f"\n{path.read_text(encoding='utf-8')}" for path in paths]
        self._files = {key: text for text in reversed(texts) for key in KEY.findall(text)}
        self._plain: dict[str, str | None] = {}
        self._said: dict[tuple[object, ...], str] = {}
        self._unknown: set[str] = set()

    @cached_property
    def _bundle(self) -> FluentBundle:
        with _no_time_zone():
            from fluent.runtime import FluentBundle

        return FluentBundle([self._folder], functions=dict(FUNCTIONS), use_isolating=False)

    def has(self, key: str) -> bool:
        """Return True if this key has a message, in this language or in English."""
        if self._plain_text(key) is not None or self._owns(key):
            return True
        return self._folder != ENGLISH and messages(ENGLISH).has(key)

    def say(self, key: str, values: dict[str, Any]) -> str:
        """Return a message with its values filled in.

        Raises KeyError if the message or one of its values is missing.
        """
        if (plain := self._plain_text(key)) is not None:
            return plain
        if self._owns(key):
            return self._filled_in(key, values)
        if self._folder == ENGLISH:
            raise KeyError(key)
        return messages(ENGLISH).say(key, values)

    def name(self, key: str, given: str) -> str:
        """Return the message of a name, or `given`, the name in the data, if this language has none."""
        if (plain := self._plain_text(key)) is not None:
            return plain
        if self._owns(key):
            return self._filled_in(key, {})
        return self._other_letters(given) if self.language == PSEUDO and given else given

    def _plain_text(self, key: str) -> str | None:
        """Return the text of a one-line message without values, or None for any other message."""
        if self.language == PSEUDO:
            return None
        if key not in self._plain:
            self._plain[key] = plain_text(self._files.get(key, ""), key)
        return self._plain[key]

    def _filled_in(self, key: str, values: dict[str, Any]) -> str:
        """Return a message with its values filled in, from the cache if possible."""
        if long := {name: value for name, value in values.items() if isinstance(value, str) and len(value) > LONG}:
            return self._with_long_values(key, values, long)
        if not all(type(value) in (str, int) for value in values.values()):
            return self._formatted(key, values)
        known = (key, *values.items())
        if known not in self._said:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[known] = self._formatted(key, values)
        return self._said[known]

    def _with_long_values(self, key: str, values: dict[str, Any], long: Mapping[str, str]) -> str:
        """Return a message with values too long for Fluent, which refuses more than 2,500 characters in one."""
        said = self._filled_in(key, {**values, **{name: f"\ue000{name}\ue001" for name in long}})
        return MARK.sub(lambda mark: long.get(mark[1], ""), said)

    def _formatted(self, key: str, values: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _owns(self, key: str) -> bool:
        if self._bundle.has_message(key):
            return True
        if key not in self._unknown:
            self._fetch(key)
        return bool(self._bundle.has_message(key))

    def _fetch(self, key: str) -> None:
        """Parse a message, and the messages it refers to."""
        entry = entry_text(self._files.get(key, ""), key)
        if not entry:
            self._unknown.add(key)
            return
        self._bundle.add_resource(self._parsed(entry))
        for other in REFERENCE.findall(entry):
            self._owns(other)

    def _parsed(self, text: str) -> ast.Resource:
        from fluent.runtime import FluentResource

        parsed = FluentResource(text)
        if self.language != PSEUDO:
            return parsed
        from ddtable.texts.pseudo_language import resource_in_other_letters  # only used by the tests

        return resource_in_other_letters(parsed)

    @staticmethod
    def _other_letters(text: str) -> str:
        from ddtable.texts.pseudo_language import in_other_letters

        return in_other_letters(text)


@contextmanager
def _no_time_zone() -> Iterator[None]:
    """Hide the time zone while Fluent is imported: a library of it reads the zone's file and fails if it is invalid.

    No message contains a time.
    """
    zone = os.environ.pop("TZ", None)
    try:
        yield
    finally:
        if zone is not None:
            os.environ["TZ"] = zone


def plain_text(text: str, key: str) -> str | None:
    """Return a message of a Fluent file if it is one line of plain text, or None.

    `text` starts with an added newline.
    """
    start = f"\n{key} ="
    _, found, rest = text.partition(start)
    line, _, following = rest.partition("\n")
    goes_on = following.lstrip("\n").startswith(" ")
    return line.strip() or None if found and not goes_on and not {"{", "}"} & set(line) else None


def entry_text(text: str, key: str) -> str:
    """Return the source of a message of a Fluent file, or an empty string. `text` starts with an added newline."""
    start = text.find(f"\n{key} =")
    if start < 0:
        return ""
    following = NEXT_ENTRY.search(text, start + 1)
    return text[start + 1 : following.start() + 1 if following else len(text)]


def lower(words: object) -> str:
    """Return words in lower case, for the middle of a sentence: `LOWER` in the catalogue."""
    return str(words).lower()


def danish_genitive(name: object) -> str:
    """Return a name in the Danish genitive, with an apostrophe after s, x and z: `GENITIVE` in the catalogue."""
    text = str(name)
    return f"{text}’" if text[-1:].lower() in ("s", "x", "z") else f"{text}s"


FUNCTIONS: Mapping[str, Callable[[Any], Any]] = MappingProxyType({"LOWER": lower, "GENITIVE": danish_genitive})


def languages() -> tuple[str, ...]:
    """Return the codes of all languages that have messages, sorted."""
    return tuple(sorted(folder.name for folder in resource("i18n").iterdir() if folder.is_dir()))


def language_for(preferred: Sequence[str]) -> str:
    """Return the language of the first locale (`da-DK`, `da_DK.UTF-8`, `da`) that has messages, or English."""
    known = languages()
    wanted = (name.replace("_", "-").split("-")[0].split(".")[0].lower() for name in preferred)
    return next((name for name in wanted if name in known), ENGLISH)


@cache
def messages(language: str) -> Messages:
    """Return the messages of a language."""
    return Messages(language)
