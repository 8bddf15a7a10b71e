"""The layout of the printed pages of a chronicle: the picture over time, then sentences under the turns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ddtable.rosters.pages.layout import ABOVE, BELOW, FOOTER, SIDE, Box, Paper
from ddtable.summaries.chronicle.picture import Picture, Sizes, lay_out_picture
from ddtable.summaries.chronicle.values import Chronicle

PictureName: TypeAlias = Literal["picture"]
TITLE, LEAD, HEAD, LINE, BETWEEN = 112.0, 52.0, 62.0, 35.0, 26.0
TURN_HEAD: Final = 46.0
INDENT: Final = 52.0
PICTURE: Final = Sizes(label=470, least=58, most=96, above=22, band=30, thread=6, axis=44, chart=330, gap=24, apart=120)
LEAST_PICTURE: Final = 900.0
LOWEST: Final = 0.4
"""The least height of a row of the picture, as a part of its usual one."""
BlockKind: TypeAlias = Literal["title", "lead", "picture", "head", "turn", "sentence"]


@dataclass(frozen=True)
class Text:
    """A text to place: its lines. A head is not alone at the bottom of a page."""

    kind: BlockKind
    lines: tuple[str, ...]
    seat: int = -1


@dataclass(frozen=True)
class Placed:
    """A text with its box on a page; the picture has no lines."""

    text: Text
    box: Box


def height_of(text: Text) -> float:
    """Return the height of a text."""
    if text.kind == "sentence":
        return len(text.lines) * LINE + 6
    return {"title": TITLE, "lead": LEAD, "head": HEAD + BETWEEN, "turn": TURN_HEAD}.get(text.kind, 0.0)


def picture_on(chronicle: Chronicle, paper: Paper) -> Picture:
    """Return the picture of a chronicle below its title; if the rows have no room there they are lower."""
    width, room = paper.width - 2 * SIDE, paper.height - ABOVE - BELOW - FOOTER - TITLE - LEAD - BETWEEN
    picture = lay_out_picture(chronicle, width, LEAST_PICTURE, PICTURE, "play")
    if picture.height <= room:
        return picture
    rows = sum(row.label.height for row in picture.rows)
    part = max(LOWEST, (rows - picture.height + room) / rows)
    return lay_out_picture(chronicle, width, room, PICTURE.lower(part), "play")


def lay_out_chronicle(texts: Iterable[Text], paper: Paper, picture: float) -> list[tuple[Placed, ...]]:
    """Return the pages of a chronicle; `picture` is the height of the picture. A sentence is never split."""
    bottom = paper.height - BELOW - FOOTER
    pages: list[tuple[Placed, ...]] = []
    page: list[Placed] = []
    top = ABOVE
    for text in texts:
        high = picture + BETWEEN if text.kind == "picture" else height_of(text)
        follows = LINE + 6 + (TURN_HEAD if text.kind == "head" else 0) if text.kind in ("head", "turn") else 0.0
        if page and top + high + follows > bottom:
            pages.append(tuple(page))
            page, top = [], ABOVE
        page.append(Placed(text, Box(SIDE, top, paper.width - 2 * SIDE, high)))
        top += high
    return [*pages, tuple(page)]
