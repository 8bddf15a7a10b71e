"""A roster as plain text for a terminal: tables with spaces, no line wider than necessary."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterator, Sequence

from ddtable.rosters.document import Block, Cell, Document, Heading, Paragraph, Table

WIDTH = 78  # characters in a line
GAP = 2  # spaces between columns
INDENT = 5  # spaces before a cell that is moved below its row
NARROW = 24  # width in characters below which text gets no column
PAIR = "[ ][ ]"  # dead, buried


def plain_text(document: Document) -> str:
    """Return a document as lines."""
    lines: list[str] = []
    for block in document.blocks:
        written = list(_block(block))
        if lines and written and not (isinstance(block, Paragraph) and lines[-1] and not block.quiet):
            lines.append("")
        lines += written
    return "\n".join(lines) + "\n"


def _block(block: Block) -> Iterator[str]:
    if isinstance(block, Heading):
        yield from _heading(block)
    elif isinstance(block, Paragraph):
        yield from textwrap.wrap(block.text, WIDTH, break_on_hyphens=False)
    elif isinstance(block, Table):
        yield from _table(block)


def _heading(block: Heading) -> Iterator[str]:
    """Underline a heading; higher levels get a heavier line."""
    text = block.text.upper() if block.level == 1 else block.text
    yield text
    if block.level < 4:
        yield "==-"[block.level - 1] * min(WIDTH, wide(text))


def _table(table: Table) -> Iterator[str]:
    """Yield the columns under their headings; the longest cells, such as faces, follow on lines below each row."""
    below = _below(table)
    shown = [place for place in range(len(table.columns)) if place not in below]
    widths = {
        place: max(wide(table.columns[place].text), *(wide(_text(row[place])) for row in table.rows)) for place in shown
    }
    if len(shown) > 1:
        yield _row([table.columns[place].text for place in shown], table, shown, widths)
        yield "  ".join("-" * widths[place] for place in shown)
    for row in table.rows:
        yield _row([_text(row[place]) for place in shown], table, shown, widths)
        for place in below:
            yield from textwrap.wrap(
                _text(row[place]),
                WIDTH,
                initial_indent=" " * INDENT,
                subsequent_indent=" " * INDENT,
                break_on_hyphens=False,
            )


def _row(cells: Sequence[str], table: Table, shown: Sequence[int], widths: dict[int, int]) -> str:
    written = []
    for place, text in zip(shown, cells, strict=True):
        room = " " * (widths[place] - wide(text))
        written.append(room + text if table.columns[place].kind == "figure" else text + room)
    return (" " * GAP).join(written).rstrip()


def _below(table: Table) -> list[int]:
    """Return the columns to print below each row: faces, then the widest ones until the others fit."""
    widths = {
        place: max((wide(_text(row[place])) for row in table.rows), default=0) for place in range(len(table.columns))
    }
    taken = [place for place, column in enumerate(table.columns) if column.kind == "faces"]
    for place in taken:
        del widths[place]
    while sum(widths.values()) + GAP * (len(widths) - 1) > WIDTH and len(widths) > 1:
        widest = max(widths, key=lambda place: widths[place])
        taken.append(widest)
        del widths[widest]
    return sorted(taken)


def _text(cell: Cell) -> str:
    return " ".join([PAIR] * cell.boxes) if cell.boxes else cell.text


def wide(text: str) -> int:
    """Return the width of a text in a terminal: 2 for wide characters, 0 for combining accents."""
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text
    )
