"""What a stranger may lay beside a database file: journals, logs, pipes, links. For the fuzz and for tests by name.

`hostile(path, random)` makes one of `HOSTILE` for a file, `lay` puts it there, `HARMLESS` are those that mean nothing.
`cut_short` is the one kind that is a file's own: what a power cut leaves in the middle of a commit.
"""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import stat
import struct
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple
from urllib.parse import quote

MAGIC = bytes.fromhex("d9d505f920a163d7")
PAGE, SECTOR = 4096, 512
JOURNAL, LOG, INDEX = "-journal", "-wal", "-shm"
ENDLESS = 1 << 40  # bytes of a file with nothing in it

FILE, PIPE, LINK, FOLDER, DEVICE, SOCKET, SPARSE = "file", "pipe", "link", "folder", "device", "socket", "sparse"


class Sidecar(NamedTuple):
    """What lies there: its name for the reader of a failure, the ending of its file, its kind, and what is in it.

    The content of a link is what it points at.
    """

    name: str
    ending: str
    kind: str
    content: bytes = b""


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def lay(path: Path, sidecar: Sidecar) -> Path:
    """Put something beside a file; OSError where something is there or where this user or system cannot make it."""
    place = beside(path, sidecar.ending)
    if os.path.lexists(place):
        raise FileExistsError(place)
    if sidecar.kind == FILE:
        place.write_bytes(sidecar.content)
    elif sidecar.kind == LINK:
        os.symlink(os.fsdecode(sidecar.content), place)
    elif sidecar.kind == PIPE:
        os.mkfifo(place)
    elif sidecar.kind == FOLDER:
        place.mkdir()
        (place / "precious").write_bytes(b"mine")
    elif sidecar.kind == DEVICE:
        os.mknod(place, stat.S_IFCHR | 0o600, os.makedev(1, 5))  # /dev/zero has no end
    elif sidecar.kind == SOCKET:
        with in_folder(place.parent), closing(socket.socket(socket.AF_UNIX)) as made:
            made.bind(place.name)  # a whole path may be too long for one
    else:
        with place.open("wb") as file:
            file.truncate(ENDLESS)
    return place


@contextmanager
def in_folder(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def clear(path: Path) -> None:
    """Remove all files beside a file."""
    for ending in (JOURNAL, LOG, INDEX):
        place = beside(path, ending)
        if place.is_dir() and not place.is_symlink():
            shutil.rmtree(place)
        else:
            place.unlink(missing_ok=True)


def seen(folder: Path) -> dict[str, tuple[int, bytes, int]]:
    """Return what is in a folder: of each name its kind, its bytes or where it points, its number on the disk."""
    found = {}
    for path in sorted(folder.rglob("*")):
        status = os.lstat(path)
        content = b""
        if stat.S_ISLNK(status.st_mode):
            content = os.fsencode(os.readlink(path))
        elif stat.S_ISREG(status.st_mode) and status.st_size < ENDLESS:
            content = path.read_bytes()
        found[str(path.relative_to(folder))] = (stat.S_IFMT(status.st_mode), content, status.st_ino)
    return found


# Journals


def header(pages: int, records: int = 0, *, magic: bytes = MAGIC, page: int = PAGE, sector: int = SECTOR) -> bytes:
    """Return the header of a journal."""
    return struct.pack(">8sIIIII", magic, records, 7, pages, sector, page).ljust(max(sector, 28), b"\0")


def record(number: int, content: bytes) -> bytes:
    """Return a page as a journal with the nonce of `header` holds it."""
    checksum = (7 + sum(content[len(content) - 200 : 0 : -200])) % (1 << 32)
    return struct.pack(">I", number) + content + struct.pack(">I", checksum)


def naming(journal: bytes, other: Path) -> bytes:
    """Return a journal that names a file as its super-journal: SQLite deletes it."""
    name = os.fsencode(other.absolute())
    checksum = sum(byte - 256 if byte > 127 else byte for byte in name) % (1 << 32)
    return journal + struct.pack(">I", (1 << 30) // PAGE + 1) + name + struct.pack(">II", len(name), checksum) + MAGIC


def pages_of(path: Path) -> int:
    return path.stat().st_size // PAGE


def cut_short(path: Path, change: str, spilled: bool = True) -> tuple[bytes, bytes]:
    """Return file and journal as they are while a change to a copy of the file is being committed.

    Spilled, some of the file has been written over already; else nothing of it has, and the journal is not yet safe.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copy(path, Path(folder) / "copy"))
        with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            if spilled:
                connection.execute("PRAGMA cache_size=1")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(change)
            return copy.read_bytes(), beside(copy, JOURNAL).read_bytes()


GROW = (
    "UPDATE snapshot SET position = position || hex(zeroblob(9000))"  # every snapshot: several pages, some of them new
)
GROW_LIBRARY = "INSERT INTO force SELECT NULL, 0, '', '', '', 0, '[]', '', '', hex(zeroblob(9000)) FROM library"


def log_of(path: Path, change: str) -> bytes:
    """Return the write-ahead log of a change to a copy of the file."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copy(path, Path(folder) / "copy"))
        with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute(change)
            return beside(copy, LOG).read_bytes()


def _change(path: Path) -> str:
    """Return a change that a file of its kind takes."""
    with closing(sqlite3.connect(f"file:{quote(str(path))}?immutable=1", uri=True)) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    return GROW if "snapshot" in tables else GROW_LIBRARY


def _clean(path: Path) -> Path:
    """Return a copy of a file in a folder of its own, where nothing lies beside it."""
    return Path(shutil.copy(path, Path(tempfile.mkdtemp()) / "clean"))


def _of_another(path: Path, random: Random) -> bytes:
    """Return the journal of another file of the same kind, which was changed as often and is as large."""
    other = _clean(path)
    try:
        content = bytearray(other.read_bytes())
        # Another file as SQLite sees it: all pages but the first are in another order, in which nothing fits.
        pages = [bytes(content[at : at + PAGE]) for at in range(PAGE, len(content), PAGE)]
        turned = random.randrange(1, max(2, len(pages)))
        pages = pages[turned:] + pages[:turned]
        records = b"".join(record(number, page) for number, page in enumerate([bytes(content[:PAGE]), *pages], 1))
        return header(len(content) // PAGE, len(content) // PAGE) + records
    finally:
        shutil.rmtree(other.parent)


def _own(path: Path, random: Random) -> bytes:
    """Return the journal of a change that this very file has not seen: it would leave all as it is."""
    other = _clean(path)
    try:
        _, journal = cut_short(other, _change(other))
        return journal
    finally:
        shutil.rmtree(other.parent)


def _flipped(path: Path, random: Random) -> bytes:
    journal = bytearray(_own(path, random))
    journal[SECTOR + 4 + PAGE + random.randrange(4)] ^= 1 << random.randrange(8)  # of a checksum
    return bytes(journal)


def _random_after_magic(path: Path, random: Random) -> bytes:
    return MAGIC + random.randbytes(random.randrange(5000))


def _file(make: Callable[[Path, Random], bytes], ending: str = JOURNAL) -> Callable[[Path, Random], Sidecar]:
    return lambda path, random: Sidecar("", ending, FILE, make(path, random))


def _kind(kind: str, content: bytes = b"") -> Callable[[Path, Random], Sidecar]:
    return lambda path, random: Sidecar("", random.choice((JOURNAL, LOG, INDEX)), kind, content)


def _journal(kind: str, content: bytes = b"") -> Callable[[Path, Random], Sidecar]:
    return lambda path, random: Sidecar("", JOURNAL, kind, content)


def precious(path: Path) -> Path:
    """Return the file that attacks aim at: it is the attacked one's neighbour, and must be there afterwards."""
    return path.with_name("precious.txt")


HOSTILE: dict[str, Callable[[Path, Random], Sidecar]] = {
    "journal that names a super-journal": _file(lambda path, _: naming(header(pages_of(path)), precious(path))),
    "journal with pages that names a super-journal": _file(
        lambda path, random: naming(_own(path, random), precious(path))
    ),
    "cold journal that names a super-journal": _file(
        lambda path, _: naming(header(pages_of(path), magic=bytes(8)), precious(path))
    ),
    "cold journal that names nothing by the mark": _file(lambda path, _: bytes(SECTOR) + MAGIC),
    "another's journal": _file(_of_another),
    "journal of one page of another": _file(
        lambda path, random: header(pages_of(path), 1) + record(2, random.randbytes(PAGE))
    ),
    "flipped journal": _file(_flipped),
    "cut journal": _file(lambda path, random: _own(path, random)[: SECTOR + random.randrange(1, PAGE)]),
    "journal of less than a header": _file(lambda path, random: header(1)[: random.randrange(1, 28)]),
    "journal of fewer pages": _file(lambda path, random: header(random.randrange(1, pages_of(path)))),
    "journal of no pages": _file(lambda path, _: header(0)),
    "journal of more pages": _file(lambda path, random: header(pages_of(path) + random.randrange(1, 1 << 20))),
    "journal of another page size": _file(
        lambda path, random: header(1, page=random.choice((0, 512, 8192, 3, 1 << 31)))
    ),
    "journal of another sector": _file(
        lambda path, random: header(pages_of(path), sector=random.choice((0, 31, 33, 1 << 17)))[:600]
    ),
    "journal of all that follows": _file(lambda path, _: header(pages_of(path), 0xFFFF_FFFF)),
    "random bytes for a journal": _file(lambda path, random: b"x" + random.randbytes(random.randrange(9000))),
    "random bytes after the magic": _file(_random_after_magic),
    "log": _file(lambda path, _: log_of(path, _change(path)), LOG),
    "random bytes for a log": _file(lambda path, random: random.randbytes(random.randrange(9000)), LOG),
    "index of a log": _file(lambda path, random: random.randbytes(random.choice((0, 32768))), INDEX),
    "pipe for a journal": _journal(PIPE),
    "pipe": _kind(PIPE),
    "link for a journal": _journal(LINK, b"precious.txt"),
    "link": _kind(LINK, b"precious.txt"),
    "link to nothing": _kind(LINK, b"nothing"),
    "link to a device": _kind(LINK, b"/dev/zero"),
    "link to itself": lambda path, _: Sidecar("", JOURNAL, LINK, os.fsencode(path.name + JOURNAL)),
    "folder for a journal": _journal(FOLDER),
    "folder": _kind(FOLDER),
    "device": _journal(DEVICE),
    "socket": _kind(SOCKET),
    "journal without end": _journal(SPARSE),
    "log without end": lambda path, _: Sidecar("", LOG, SPARSE),
}
"""By name what makes it for a file: whoever opens the file refuses it in a sentence and touches nothing."""

HARMLESS: dict[str, Callable[[Path, Random], Sidecar]] = {
    "empty journal": _file(lambda path, _: b""),
    "journal of zeros": _file(lambda path, random: bytes(random.randrange(1, 9000))),
    "cold journal": _file(lambda path, random: bytes(12) + header(pages_of(path))[12:] + random.randbytes(PAGE)),
    "journal of no change": _file(lambda path, _: header(pages_of(path))),
    "journal that names nothing at its end": _file(
        lambda path, _: naming(header(pages_of(path)), precious(path)) + b"\0"
    ),
}
"""What a file may be opened with: nothing of it changes the file, and the next choice sweeps it away."""


def hostile(path: Path, random: Random, names: tuple[str, ...] = tuple(HOSTILE)) -> Sidecar:
    """Return one of these by chance."""
    return named(random.choice(names), path, random)


def named(name: str, path: Path, random: Random) -> Sidecar:
    """Return one by its name."""
    return {**HOSTILE, **HARMLESS}[name](path, random)._replace(name=name)
