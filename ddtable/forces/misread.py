"""The description of errors in JSON files in one sentence with the path inside the file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any, TypeAlias

import msgspec

from ddtable.forces.force import ForceError
from ddtable.texts.nearest import nearest
from ddtable.texts.trouble import Trouble, trouble

FIGURES = 12  # digits of a number that are read; longer ones are equally invalid
DEEPEST = 8
MOST_PARTS = 400_000
"""The most objects and lists in a file.

Each takes up to 40 times as much memory as its text; a force has 8.
"""

MOST_NAMED = 800_000
"""The most values with a key in a file.

Each takes up to 400 bytes of memory for 8 characters; a force in a library has 30.
"""

_NAMED = re.compile(rb'"[ \t\r\n]*:')
_HALF = re.compile(rb"\\u[dD][89a-fA-F]")
_SURROGATE = re.compile("[\ud800-\udfff]")
_MESSAGE = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`(?P<path>[^`]*)`)?", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(.*)`")
_STRANGE = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_INDEX = re.compile(r"\[\d+\]")
_TYPE = re.compile(r"Expected `(\w+)`, got `\w+`")
_MOST = re.compile(r"Expected `\w+` (?:of length )?<= (\d+)")


class Doubled(dict[str, Any]):
    """A JSON object with a repeated key, which a dict would lose. `twice` is the first repeated key.

    A dict keeps its keys in the order of their first appearance; where the order in the file differs, one is repeated.
    """

    def __init__(self, pairs: Sequence[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        self.twice = next((name for (name, _), key in zip(pairs, chain(self, [None]), strict=False) if name != key), "")


def read_json(data: bytes, name: str, root: str = "$") -> Any:
    """Return the value of JSON text without repeated keys, nesting beyond DEEPEST and lone surrogates.

    Raises ForceError with a Trouble. `root` is the path of the text if it is a part of a file. The running time is
    proportional to the length.
    """
    value = parse_json(data, name)
    if _HALF.search(data):
        refuse_halves(value, name)
    try:
        doubled = _look_through(value)
    except RecursionError as error:
        raise ForceError(trouble("ddforce-deep", name=name)) from error
    if doubled:
        raise ForceError(trouble("ddforce-twice", name=name, path=_path(root, next(_twice(value, ())))))
    return value


def parse_json(data: bytes, name: str) -> Any:
    """Return the value of JSON text; an object with a repeated key is a Doubled. Raises ForceError."""
    if not data.strip():
        raise ForceError(trouble("ddforce-nothing", name=name))
    if data.count(b"{") + data.count(b"[") > MOST_PARTS:
        raise ForceError(trouble("ddforce-parts", name=name, most=MOST_PARTS))
    if data.count(b":") > MOST_NAMED and next(islice(_NAMED.finditer(data), MOST_NAMED, None), None):
        raise ForceError(trouble("ddforce-named", name=name, most=MOST_NAMED))
    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=_object, parse_int=_number)
    except UnicodeDecodeError as error:
        raise ForceError(trouble("ddforce-no-text", name=name)) from error
    except RecursionError as error:
        raise ForceError(trouble("ddforce-deep", name=name)) from error
    except json.JSONDecodeError as error:
        raise ForceError(trouble("ddforce-no-json", name=name, line=error.lineno, column=error.colno)) from error


def refuse_halves(value: object, name: str) -> None:
    """Raise ForceError for a lone surrogate in a text of a value: it can be neither written nor shown."""
    waiting = [value]
    while waiting:
        held = waiting.pop()
        if isinstance(held, str) and not held.isascii() and _SURROGATE.search(held):
            raise ForceError(trouble("ddforce-no-text", name=name))
        if isinstance(held, dict):
            waiting += held.keys()
            waiting += held.values()
        elif isinstance(held, list):
            waiting += held


def misread(name: str, error: msgspec.DecodeError, fields: Mapping[str, Sequence[str]], root: str = "$") -> Trouble:
    """Return the message for an error of msgspec; `fields` are the names of each object's fields by its path.

    The path of an entry of a list has `[...]` for its index. `root` is the path of the text if it is a part of a file.
    """
    matched = _MESSAGE.fullmatch(str(error))
    what, place = (matched["what"], matched["path"] or "$") if matched else (str(error), "$")
    path = root + place.removeprefix("$")
    if missing := _MISSING.fullmatch(what):
        return trouble("ddforce-missing", name=name, path=f"{path}.{missing[1]}")
    if strange := _STRANGE.fullmatch(what):
        near = nearest(strange[1], fields.get(_INDEX.sub("[...]", place), ()))
        values = {"name": name, "path": f"{path}.{strange[1]}", "near": near[0] if near else ""}
        return trouble("ddforce-strange-near" if near else "ddforce-strange", **values)
    if wanted := _TYPE.fullmatch(what):
        return trouble("ddforce-type", name=name, path=path, wanted=wanted[1])
    if most := _MOST.fullmatch(what):
        return trouble("ddforce-most", name=name, path=path, most=int(most[1]))
    return trouble("ddforce-value", name=name, path=path)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) == len(pairs):
        return made
    del made  # frees one of two large objects
    return Doubled(pairs)


def _number(figures: str) -> int:
    """Return a whole number; Python refuses to convert thousands of digits."""
    return int(figures[:FIGURES])


def _look_through(value: object) -> bool:
    """Return True if an object of a value has a repeated key. Raises RecursionError for too deep nesting."""
    level, doubled = [value], False
    for _ in range(DEEPEST):
        inner: list[object] = []
        for held in level:
            if isinstance(held, dict):
                doubled = doubled or isinstance(held, Doubled)
                inner += held.values()
            elif isinstance(held, list):
                inner += held
        if not inner:
            return doubled
        level = inner
    raise RecursionError


_Steps: TypeAlias = "tuple[_Steps, str | int] | tuple[()]"


def _twice(value: object, way: _Steps) -> Iterator[_Steps]:
    """Yield the way to every repeated key, the last step first; the text of a path is made only for one found."""
    if isinstance(value, Doubled):
        yield way, value.twice
    for step, held in value.items() if isinstance(value, dict) else enumerate(value if isinstance(value, list) else ()):
        if isinstance(held, dict | list):
            yield from _twice(held, (way, step))


def _path(root: str, way: _Steps) -> str:
    """Return a path in a file as text, such as `$.forces[3].name`."""
    if not way:
        return root
    before, step = way
    return f"{_path(root, before)}[{step}]" if isinstance(step, int) else f"{_path(root, before)}.{step}"
