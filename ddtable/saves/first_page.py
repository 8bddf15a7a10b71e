"""The first page of a database file, with SQLite's schema (fileformat2.html, 1.6).

SQLite reads the whole schema before its first statement, without a limit: 24 MB of views take it minutes or a gigabyte
of memory. The schema of a file of this program fits on one page, so a file with a larger schema is refused.
"""

from __future__ import annotations

LARGEST_PAGE = 65536
_SMALLEST_PAGE = 512
_START = 100  # bytes of the file header, before that of the page
_LEAF = 0x0D
_INNER = 0x05
_HEAD = 8  # bytes of the header of a leaf
_MOST_ENTRIES = 16  # tables of a file; our files have at most 5
_SPARE = 35  # bytes of a page that an entry on it leaves free; a larger one continues on another page


def is_schema_small(content: bytes) -> bool:
    """Return False if the schema of a database needs more than its first page or has too many tables.

    Return True for a page so damaged that SQLite refuses it at once.
    """
    size = int.from_bytes(content[16:18], "big")
    size = LARGEST_PAGE if size == 1 else size
    page = content[:size]
    if size < _SMALLEST_PAGE or len(page) < size:
        return True
    if page[_START] != _LEAF:
        return page[_START] != _INNER
    count = int.from_bytes(page[_START + 3 : _START + 5], "big")
    if count > _MOST_ENTRIES:
        return False
    first, most = _START + _HEAD, size - page[20] - _SPARE
    places = [int.from_bytes(page[at : at + 2], "big") for at in range(first, first + 2 * count, 2)]
    return all(_length(page[at & size - 1 :]) <= most for at in places)  # SQLite wraps larger offsets too


def _length(entry: bytes) -> int:
    """Return the size of an entry in bytes, from its first number, a varint (7 bits in each byte)."""
    length = 0
    for byte in entry[:9]:
        length = length << 7 | byte & 0x7F
        if byte < 0x80:
            break
    return length
