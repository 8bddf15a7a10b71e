"""SQLite's rollback journal, which has the pages of a database before a change (fileformat2.html, 3).

It is checked here before SQLite opens the database: SQLite applies any journal of the right name, deletes the file that
a journal names as its super-journal, and never checks that a journal belongs to the database.
"""

from __future__ import annotations

import struct

MAGIC = bytes.fromhex("d9d505f920a163d7")
_HEADER = struct.Struct(">8sIIIII")  # magic, records, nonce, pages before, bytes of a sector, bytes of a page
HEAD = _HEADER.size
_LEAST_SECTOR, _MOST_SECTOR = 512, 65536
_LOCKED_BYTE = 0x4000_0000  # the page with this byte is never written
_STEP = 200  # bytes between those of a page that the checksum counts
_WORD = 1 << 32


class Foreign(ValueError):
    """Raised for a journal that does not belong to the database beside it, or is not a journal."""


def is_hot(journal: bytes) -> bool:
    """Return True if SQLite would apply the journal, or refuse to continue.

    Until the journal is safely on disk, its first bytes are zero and the database is unchanged.
    """
    return journal[:1] not in (b"", b"\0")


def names_another(end: bytes) -> bool:
    """Return True if a journal with these last bytes names a super-journal.

    SQLite checks only the last 8 bytes for the mark, after every rollback, also of a change that this program
    cancels. Only changes to several databases at once have a super-journal, so files of this program never do.
    """
    return end.endswith(MAGIC)


def change_of(journal: bytes) -> bytes:
    """Return the bytes that identify the change of a journal: its nonce and the number of pages before."""
    return journal[12:20]


def changes(database: bytes) -> int:
    """Return the change counter of a database, which wraps around."""
    return int.from_bytes(database[24:28], "big")


def undo(database: bytes, journal: bytes) -> bytes:
    """Return a database before the change of a hot journal. Raises Foreign if the journal is not its own.

    It is its own if SQLite would apply every record that the journal counts, and the saved page with the header is
    one change older than that of the database.
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
    """Return the offset of each page in the journal, whose parts each begin with a header at a whole sector."""
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
    """Return the page number of a record."""
    if len(record) < 4 + size + 4:
        raise Foreign("it is cut off")
    content = record[4:-4]
    if (nonce + sum(content[size - _STEP : 0 : -_STEP])) % _WORD != int.from_bytes(record[-4:], "big"):
        raise Foreign("it is damaged")
    return int.from_bytes(record[:4], "big")


def _check_first(database: bytes, header: bytes, pages: int) -> None:
    """Raise Foreign unless this is a header of the database, at most one change old, with so many pages."""
    since = (changes(database) - changes(header)) % _WORD
    same = header[:24] == database[:24] and header[60:72] == database[60:72]  # page size; version and application
    if not same or since > 1 or int.from_bytes(header[28:32], "big") != pages:
        raise Foreign("it is of another database")
