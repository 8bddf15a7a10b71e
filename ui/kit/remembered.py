"""Files in which the window remembers things. Each value is read on its own: an invalid one does not affect the others.

A person may have edited the file, or a newer version may have written it. The type of a field has its bounds. If a
value has the wrong type or is out of bounds, the default is used. Values with unknown names are kept and written again.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import FieldInfo

from ddtable.files.regular import FileTooLarge, NotRegularFile, read_regular

SET_ASIDE = ".broken.json"
MOST_BYTES = 1 << 20  # of a file; usual settings have 4,000
MOST_LISTED = 1000  # entries of a list of places
LONGEST_PLACE = 4096

Line = Annotated[str, Meta(max_length=1000)]
Place = Annotated[str, Meta(max_length=LONGEST_PLACE, pattern=r"\A(?!file://.*%00)[^\x00]*\Z")]  # or a file URI
Places = Annotated[tuple[Place, ...], Meta(max_length=MOST_LISTED)]

Kept = TypeVar("Kept", bound=Struct)
_Unknown = dict[str, Any]
"""Raw values by unknown name; for a field that is a struct, a dict of the same kind."""


class Broken(ValueError):
    """The file cannot be used: it is not JSON, too large, or not a regular file. It can be renamed."""


class Remembered(Struct, Generic[Kept]):
    """The values; `reset` has the names of the invalid ones; `unknown` is for `write`."""

    value: Kept
    reset: tuple[str, ...] = ()
    unknown: dict[str, Any] = {}


def read(path: Path, kind: type[Kept]) -> Remembered[Kept]:
    """Read a file. Raises FileNotFoundError, Broken, or any other OSError."""
    try:
        content = read_regular(path, MOST_BYTES)
    except (NotRegularFile, FileTooLarge) as error:
        raise Broken(str(error)) from error
    try:
        raw = msgspec.json.decode(content, type=dict[str, Raw])
    except (ValueError, RecursionError) as error:
        raise Broken(str(error)) from error
    value, reset, unknown = _struct(kind, raw)
    return Remembered(value, reset, unknown)


def write(path: Path, remembered: Remembered[Any]) -> None:
    """Write a file whole, with its unknown values. Raises OSError; the old file is then unchanged."""
    try:
        content = _merged(msgspec.json.encode(remembered.value), remembered.unknown)
    except UnicodeEncodeError as error:  # a file name that is not text
        raise OSError(str(error)) from error
    from ddtable.files.whole import write_whole  # only needed for writing

    content = msgspec.json.format(content)
    if len(content) > MOST_BYTES:
        raise FileTooLarge(path, MOST_BYTES)  # `read` would refuse it
    path.parent.mkdir(parents=True, exist_ok=True)
    if os.path.exists(path) and not path.is_file():
        raise NotRegularFile(path)  # writing into a pipe would wait
    write_whole(path, content)


def set_aside(path: Path, *, copy: bool = False) -> bool:
    """Rename a file, or write a copy with that name (`copy`). Return True if that worked."""
    from ddtable.files.whole import write_whole

    aside = path.with_suffix(SET_ASIDE)
    try:
        if copy:
            write_whole(aside, read_regular(path, MOST_BYTES))
        else:
            os.replace(path, aside)
    except OSError:
        return False
    return True


def _struct(kind: type[Kept], raw: dict[str, Raw]) -> tuple[Kept, tuple[str, ...], _Unknown]:
    """Return a struct of the valid raw values, the names of the invalid ones, and the unknown values."""
    values: dict[str, Any] = {}
    reset: list[str] = []
    unknown: _Unknown = dict(raw)
    for field in _fields(kind):
        if field.name not in raw:
            continue
        given = unknown.pop(field.name)
        try:
            if _is_plain(field.type):
                inner = msgspec.json.decode(given, type=dict[str, Raw])
                values[field.name], bad, more = _struct(field.type, inner)
                reset += [f"{field.name}.{name}" for name in bad]
                if more:
                    unknown[field.name] = more
            else:
                values[field.name] = msgspec.json.decode(given, type=field.type)
        except (ValueError, RecursionError):
            reset.append(field.name)
            if field.type == Places:
                values[field.name] = _usable(given)
    return kind(**values), tuple(reset), unknown


def _is_plain(kind: Any) -> bool:
    """Return True if this is a struct in which every field has a default."""
    if not isinstance(kind, type) or not issubclass(kind, Struct):
        return False
    return not any(field.required for field in _fields(kind))


@cache  # the types of the fields are read from text, which takes long
def _fields(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def _usable(given: Raw) -> tuple[str, ...]:
    """Return the valid places of a list."""
    found: list[str] = []
    try:
        listed = msgspec.json.decode(given, type=list[Raw])
    except (ValueError, RecursionError):
        return ()
    for one in listed[:MOST_LISTED]:
        try:
            found.append(msgspec.json.decode(one, type=Place))
        except (ValueError, RecursionError):
            continue
    return tuple(found)


def _merged(encoded: bytes, unknown: _Unknown) -> bytes:
    """Return an encoded struct with the unknown values in it."""
    if not unknown:
        return encoded
    values: dict[str, Any] = msgspec.json.decode(encoded, type=dict[str, Raw])
    for name, value in unknown.items():
        values[name] = Raw(_merged(bytes(values[name]), value)) if isinstance(value, dict) else value
    return msgspec.json.encode(values)
