"""The first page of a database file, on which SQLite keeps the schema (fileformat2.html, 1.6).

SQLite reads the whole schema before its first statement, and nothing bounds that: 24 MB of views take it minutes, or a
gigabyte. The schema of a file of ours is on one page, so whatever needs more is not ours.
"""

from __future__ import annotations

LARGEST_PAGE = 65536
_SMALLEST_PAGE = 512
_START = 100  # bytes of the header before the page's own
_LEAF = 0x0D
_INNER = 0x05
_HEAD = 8  # bytes of the header of a leaf
_MOST_ENTRIES = 16  # tables of a file: there are five at most
_SPARE = 35  # bytes of a page that the text on it leaves free, or it goes on elsewhere


def is_schema_small(content: bytes) -> bool:
    """Return False if the schema of a database is on more than its first page, or of more tables than any of ours.

    Where the page is damaged so that SQLite refuses it at sight, that is left to SQLite, which says so.
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
    return all(_length(page[at & size - 1 :]) <= most for at in places)  # SQLite reads a place beyond the page so


def _length(entry: bytes) -> int:
    """Return how many bytes an entry takes by its first number, of which one more byte tells each further 7 bits."""
    length = 0
    for byte in entry[:9]:
        length = length << 7 | byte & 0x7F
        if byte < 0x80:
            break
    return length
