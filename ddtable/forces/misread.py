"""What is wrong with a stranger's JSON, in one sentence with the path inside the file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import msgspec

from ddtable.forces.force import ForceError
from ddtable.trouble import Trouble, trouble

FIGURES = 12  # of a number; more are as wrong as these
DEEPEST = 8

_MESSAGE = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`(?P<path>[^`]*)`)?", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(.*)`")
_STRANGE = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_TYPE = re.compile(r"Expected `(\w+)`, got `\w+`")
_MOST = re.compile(r"Expected `\w+` (?:of length )?<= (\d+)")


class Doubled(dict[str, Any]):
    """An object of JSON in which a key stands twice; a dictionary alone would forget it."""

    def __init__(self, pairs: Sequence[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        names = [name for name, _ in pairs]
        self.twice = next((name for name in names if names.count(name) > 1), "")


def read_json(data: bytes, name: str, root: str = "$") -> Any:
    """Return what JSON holds: no key twice, nothing deeper than DEEPEST. Raises ForceError with a Trouble.

    `root` is the path of what is read, where that is a part of the file.
    """
    if not data.strip():
        raise ForceError(trouble("ddforce-nothing", name=name))
    try:
        value = json.loads(data.decode("utf-8-sig"), object_pairs_hook=_object, parse_int=_number)
        twice = next(_twice(root, value, DEEPEST), None)
    except UnicodeDecodeError as error:
        raise ForceError(trouble("ddforce-no-text", name=name)) from error
    except RecursionError as error:
        raise ForceError(trouble("ddforce-deep", name=name)) from error
    except json.JSONDecodeError as error:
        raise ForceError(trouble("ddforce-no-json", name=name, line=error.lineno, column=error.colno)) from error
    if twice is not None:
        raise ForceError(trouble("ddforce-twice", name=name, path=twice))
    return value


def misread(name: str, error: msgspec.DecodeError, fields: Mapping[str, Sequence[str]], root: str = "$") -> Trouble:
    """Return the sentence for what does not fit; `fields` are the names of each object by its path.

    `root` is the path of what was read, where that is a part of the file.
    """
    matched = _MESSAGE.fullmatch(str(error))
    what, place = (matched["what"], matched["path"] or "$") if matched else (str(error), "$")
    path = root + place.removeprefix("$")
    if missing := _MISSING.fullmatch(what):
        return trouble("ddforce-missing", name=name, path=f"{path}.{missing[1]}")
    if strange := _STRANGE.fullmatch(what):
        near = get_close_matches(strange[1], fields.get(place, ()), n=1)
        values = {"name": name, "path": f"{path}.{strange[1]}", "near": near[0] if near else ""}
        return trouble("ddforce-strange-near" if near else "ddforce-strange", **values)
    if wanted := _TYPE.fullmatch(what):
        return trouble("ddforce-type", name=name, path=path, wanted=wanted[1])
    if most := _MOST.fullmatch(what):
        return trouble("ddforce-most", name=name, path=path, most=int(most[1]))
    return trouble("ddforce-value", name=name, path=path)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    return dict(pairs) if len(dict(pairs)) == len(pairs) else Doubled(pairs)


def _number(figures: str) -> int:
    """Return a whole number; Python refuses to convert thousands of figures."""
    return int(figures[:FIGURES])


def _twice(path: str, value: object, deep: int) -> Iterator[str]:
    """Yield the path of every key that stands twice. Raises RecursionError where it gets too deep."""
    if not deep:
        raise RecursionError
    if isinstance(value, Doubled):
        yield f"{path}.{value.twice}"
    if isinstance(value, dict):
        for name, held in value.items():
            yield from _twice(f"{path}.{name}", held, deep - 1)
    elif isinstance(value, list):
        for number, held in enumerate(value):
            yield from _twice(f"{path}[{number}]", held, deep - 1)
