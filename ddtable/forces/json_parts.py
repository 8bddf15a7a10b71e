"""The entries of a list in a JSON file as text."""

from __future__ import annotations

import json
import re

_BLANK = re.compile(r"[ \t\n\r]*")


def parts_of(text: str, key: str) -> list[str]:
    """Return the text of each entry of the list at a key of the outermost object; [] without such a list.

    `text` must be a JSON object that `json.loads` accepts.
    """
    read = json.JSONDecoder(parse_int=len).raw_decode  # Python refuses to convert thousands of digits
    at = _next(text, _next(text, 0) + 1)
    while text[at] != "}":
        name, at = read(text, at)
        at = _next(text, _next(text, at) + 1)
        if name == key and text[at] == "[":
            return _entries(text, at)
        _, at = read(text, at)
        at = _behind_comma(text, at)
    return []


def _entries(text: str, at: int) -> list[str]:
    """Return the text of each entry of the list that starts at a position."""
    read = json.JSONDecoder(parse_int=len).raw_decode
    found, at = [], _next(text, at + 1)
    while text[at] != "]":
        _, end = read(text, at)
        found.append(text[at:end])
        at = _behind_comma(text, end)
    return found


def _behind_comma(text: str, at: int) -> int:
    at = _next(text, at)
    return _next(text, at + 1) if text[at] == "," else at


def _next(text: str, at: int) -> int:
    """Return the position of the next character that is not blank."""
    found = _BLANK.match(text, at)
    return found.end() if found else at
