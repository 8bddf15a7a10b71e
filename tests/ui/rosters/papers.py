"""PDF files looked into."""

from __future__ import annotations

from contextlib import contextmanager

import pypdfium2
import pypdfium2.raw
from PySide6.QtGui import QImage

MODES = {"BGR": QImage.Format.Format_BGR888, "BGRx": QImage.Format.Format_RGB32}


@contextmanager
def opened(content: bytes):
    """A PDF file as another program reads it."""
    document = pypdfium2.PdfDocument(content)
    try:
        yield document
    finally:
        document.close()


def texts(content: bytes) -> list[str]:
    """The words on each page, lines joined."""
    with opened(content) as document:
        return [" ".join(page.get_textpage().get_text_range().split()) for page in document]


def pictures(content: bytes, dots_an_inch: int = 60) -> list[QImage]:
    """The pages as pictures."""
    with opened(content) as document:
        found = []
        for page in document:
            bitmap = page.render(scale=dots_an_inch / 72)
            whole = QImage(bytes(bitmap.buffer), bitmap.width, bitmap.height, bitmap.stride, MODES[bitmap.mode])
            found.append(whole.convertToFormat(QImage.Format.Format_RGB888))
        return found


def colourful(picture: QImage) -> int:
    """How many pixels are not grey; printers' greys have three equal parts."""
    found = 0
    for y in range(picture.height()):
        line = bytes(picture.constScanLine(y))[: picture.width() * 3]
        found += sum(len({*line[at : at + 3]}) > 1 for at in range(0, len(line), 3))
    return found
