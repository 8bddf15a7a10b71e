"""Forces to print, and PDF files looked into."""

from __future__ import annotations

from contextlib import contextmanager

import pypdfium2
import pypdfium2.raw
from hypothesis import strategies as st
from PySide6.QtGui import QImage

from ddtable.dice.catalogue import catalogue
from ddtable.forces.force import Force
from ddtable.forces.starter import starter_forces

STARTERS = {force.id: force for force in starter_forces()}
MODES = {"BGR": QImage.Format.Format_BGR888, "BGRx": QImage.Format.Format_RGB32}


def units(most: int) -> st.SearchStrategy[tuple[str, ...]]:
    """Units of any species, monsters too, one of them perhaps very often."""
    one = st.sampled_from(sorted(catalogue().units))
    crowd = st.tuples(one, st.integers(0, 120)).map(lambda drawn: (drawn[0],) * drawn[1])
    return st.tuples(st.lists(one, max_size=most).map(tuple), st.one_of(st.just(()), crowd)).map(
        lambda both: sum(both, ())
    )


def any_force() -> st.SearchStrategy[Force]:
    """Forces that no game would allow: empty armies, hundreds of dice, any dragon, any terrain."""
    terrain = st.sampled_from(sorted(catalogue().terrains))
    dragons = st.lists(st.sampled_from(sorted(catalogue().dragons)), max_size=20).map(tuple)
    name = st.text(min_size=1, max_size=120)
    army = units(30)
    return st.builds(Force, st.just("any"), name, army, army, army, dragons, terrain, terrain, st.text(max_size=400))


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
