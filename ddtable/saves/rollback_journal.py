"""SQLite's rollback journal, which holds the pages of a database as they were before a change (fileformat2.html, 3).

It is read here before SQLite sees it: SQLite applies whatever journal has the right name, deletes a file that the
journal names as its super-journal, and never asks whether it belongs to the database.
"""

from __future__ import annotations

import struct

MAGIC = bytes.fromhex("d9d505f920a163d7")
_HEADER = struct.Struct(">8sIIIII")  # magic, records, nonce, pages before, bytes of a sector, bytes of a page
HEAD = _HEADER.size
_LEAST_SECTOR, _MOST_SECTOR = 512, 65536
_LOCKED_BYTE = 0x4000_0000  # the page on which it lies is never written
_STEP = 200  # bytes of a page from one that the checksum counts to the next
_WORD = 1 << 32


class Foreign(ValueError):
    """A journal is not that of the database beside it, or not a journal."""


def is_hot(journal: bytes) -> bool:
    """Return True if SQLite would apply the journal, or refuse to go on.

    Until the journal is safe on the disk its first bytes are zero, and nothing of the database is changed yet.
    """
    return journal[:1] not in (b"", b"\0")


def names_another(end: bytes) -> bool:
    """Return True if a journal with these last bytes names a super-journal, whatever else is in it.

    SQLite looks for the mark in the last eight bytes and nowhere else, and does so after every rollback, also of a
    change that this program gives up. Changes of several databases at once have such a journal, ours never.
    """
    return end.endswith(MAGIC)


def change_of(journal: bytes) -> bytes:
    """Return what distinguishes the change that a journal is of from any other: its nonce and the pages before."""
    return journal[12:20]


def changes(database: bytes) -> int:
    """Return how many changes a database counts, up to a number after which it begins anew."""
    return int.from_bytes(database[24:28], "big")


def undo(database: bytes, journal: bytes) -> bytes:
    """Return a database as it was before the change that a hot journal is of. Raises Foreign unless it is its own.

    It is where SQLite would apply every record that the journal counts, and where the page with the header is the one
    that came before the database's own.
    """
    if len(journal) < _HEADER.size:
        raise Foreign("it is cut off")
    magic, _, _, pages, sector, size = _HEADER.unpack_from(journal)
    if magic != MAGIC or not _LEAST_SECTOR <= sector <= _MOST_SECTOR or sector & (sector - 1):
        raise Foreign("it is not a journal")
    if len(journal) < sector:
        raise Foreign("it is cut off")
    if size != _page_size(database) or not 0 < pages * size <= len(database):
        raise Foreign("it is of a database of another size")
    found = _records(journal, sector, size, pages)
    if 1 in found:
        _check_first(database, journal[found[1] : found[1] + 100], pages)
    before = bytearray(memoryview(database)[: pages * size])
    for page, at in found.items():
        before[(page - 1) * size : page * size] = journal[at : at + size]
    return bytes(before)


def _page_size(database: bytes) -> int:
    size = int.from_bytes(database[16:18], "big")
    return 65536 if size == 1 else size


def _records(journal: bytes, sector: int, size: int, pages: int) -> dict[int, int]:
    """Return where in the journal each page is: its parts each begin with a header, at a whole sector."""
    found: dict[int, int] = {}
    at = 0
    while at + sector <= len(journal) and journal.startswith(MAGIC, at):
        _, count, nonce, before, _, _ = _HEADER.unpack_from(journal, at)
        if before != pages:
            raise Foreign("its parts do not fit")
        at += sector
        for _ in range(count):
            page = _page(journal[at : at + 4 + size + 4], nonce, size)
            if not 0 < page <= pages or page == _LOCKED_BYTE // size + 1:
                raise Foreign("it holds a page that the database has not")
            found[page] = at + 4
            at += 4 + size + 4
        at = -(-at // sector) * sector
    return found


def _page(record: bytes, nonce: int, size: int) -> int:
    """Return the number of the page in a record."""
    if len(record) < 4 + size + 4:
        raise Foreign("it is cut off")
    content = record[4:-4]
    if (nonce + sum(content[size - _STEP : 0 : -_STEP])) % _WORD != int.from_bytes(record[-4:], "big"):
        raise Foreign("it is damaged")
    return int.from_bytes(record[:4], "big")


def _check_first(database: bytes, header: bytes, pages: int) -> None:
    """Raise Foreign unless this header is that of the database, one change ago at most, when it had so many pages."""
    since = (changes(database) - changes(header)) % _WORD
    same = header[:24] == database[:24] and header[60:72] == database[60:72]  # page size; version and application
    if not same or since > 1 or int.from_bytes(header[28:32], "big") != pages:
        raise Foreign("it is of another database")
