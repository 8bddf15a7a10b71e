"""The check of a file's header before SQLite opens it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ddtable.files.regular import FileTooLarge, NotRegularFile, open_regular, read_regular
from ddtable.saves import schema
from ddtable.saves.errors import SaveError, refused
from ddtable.saves.first_page import LARGEST_PAGE, is_schema_small
from ddtable.saves.form import Form
from ddtable.saves.locks import is_held
from ddtable.texts.trouble import trouble

_MAGIC = b"SQLite format 3\0"
_ROLLBACK_JOURNAL = b"\x01\x01"
_LENGTH = 100  # bytes
_PIECE = 1 << 20  # bytes compared at a time


def check_header(path: Path, form: Form = schema) -> int:
    """Return the version of the format. Raises SaveError for a file that is too large or has another header."""
    with _told(path, form):
        if is_held(path):
            return form.VERSION
        with open_regular(path) as file:
            beginning, size = file.read(LARGEST_PAGE), os.fstat(file.fileno()).st_size
        version = version_of(beginning, path, form)
        if size > form.LARGEST:
            raise FileTooLarge(path, form.LARGEST)
    return version


def read_bytes(path: Path, form: Form) -> bytes:
    """Return all bytes of a file that this process has not locked, even if it is not a database. Raises SaveError."""
    with _told(path, form):
        return read_regular(path, form.LARGEST)


def is_still(path: Path, content: bytes, form: Form) -> bool:
    """Return True if a file still has exactly this content. Raises SaveError."""
    with _told(path, form), open_regular(path) as file:
        return all(file.read(_PIECE) == content[at : at + _PIECE] for at in range(0, len(content) + 1, _PIECE))


def version_of(content: bytes, path: Path, form: Form) -> int:
    """Return the format version of a file with this content; its first page is enough.

    Raises SaveError for another header, or for a schema that SQLite cannot read quickly.
    """
    if len(content) < _LENGTH or content[:16] != _MAGIC:
        raise SaveError(trouble(f"{form.WORD}-not-ours", name=path.name))
    application, version = int.from_bytes(content[68:72], "big"), int.from_bytes(content[60:64], "big")
    if application != form.APPLICATION_ID or content[18:20] != _ROLLBACK_JOURNAL:
        raise SaveError(trouble(f"{form.WORD}-other-program", name=path.name))
    if version > form.VERSION:
        raise SaveError(trouble(f"{form.WORD}-newer", name=path.name, format=version))
    if version not in form.SCHEMAS:
        raise SaveError(trouble(f"{form.WORD}-format", name=path.name, format=version))
    if not is_schema_small(content):
        raise SaveError(trouble(f"{form.WORD}-foreign", name=path.name))
    return version


@contextmanager
def _told(path: Path, form: Form) -> Iterator[None]:
    """Turn errors of the file system into SaveError."""
    try:
        yield
    except FileNotFoundError:
        raise SaveError(trouble(f"{form.WORD}-missing", path=str(path))) from None
    except NotRegularFile:
        raise SaveError(trouble(f"{form.WORD}-no-file", name=path.name)) from None
    except FileTooLarge:
        raise SaveError(trouble(f"{form.WORD}-large", name=path.name, most=form.LARGEST >> 20)) from None
    except OSError as error:
        raise refused(path, "read", error) from error
