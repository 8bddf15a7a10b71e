"""The icon files of Windows and macOS: containers of PNG pictures."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from pathlib import Path

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def _picture(folder: Path, size: int) -> bytes:
    return (folder / f"ddtable-{size}.png").read_bytes()


def ico(folder: Path, sizes: Iterable[int] = ICO_SIZES) -> bytes:
    """Return an .ico file of the pictures `ddtable-SIZE.png` of a folder."""
    pictures = [(size, _picture(folder, size)) for size in sizes]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for size, picture in pictures:
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + entries + b"".join(picture for _, picture in pictures)


def icns(folder: Path) -> bytes:
    """Return an .icns file of the pictures `ddtable-SIZE.png` of a folder."""
    body = b""
    for size, kind in ICNS_KINDS.items():
        picture = _picture(folder, size)
        body += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
