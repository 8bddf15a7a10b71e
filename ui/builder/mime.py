"""Drag data: dice by kind, and the area they come from."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from PySide6.QtCore import QByteArray, QMimeData

from ui.builder.sheet import MOST_DICE, Area

MIME = "application/x-ddtable-kinds"


class Load(msgspec.Struct, frozen=True):
    """The dragged dice by kind, one entry for each copy, and their area; None for the catalogue."""

    dice: tuple[str, ...]
    source: Area | None = None


def mime_of(dice: Sequence[str], source: Area | None = None) -> QMimeData:
    """Return the drag data of these dice."""
    mime = QMimeData()
    mime.setData(MIME, QByteArray(msgspec.json.encode(Load(tuple(dice), source))))
    return mime


def load_of(mime: QMimeData, areas: Collection[Area]) -> Load | None:
    """Return the dragged dice; None for other data, for example from another program, and from none of these areas."""
    if not mime.hasFormat(MIME):
        return None
    try:
        load = msgspec.json.decode(mime.data(MIME).data(), type=Load)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    known = load.source is None or load.source in areas
    return load if known and 0 < len(load.dice) <= MOST_DICE else None
