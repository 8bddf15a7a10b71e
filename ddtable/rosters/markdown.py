"""A roster as Markdown with the table syntax of forums and code hosts."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ddtable.rosters.document import Block, Cell, Column, Document, Drawing, Heading, Paragraph

PAIR = "☐☐"  # dead, buried
MEANT = re.compile(r"([\\`*_\[\]<>#|~&$])")  # characters that are markup in Markdown, or in a forum's dialect of it
LISTED = re.compile(r"^(\d+)([.)])(?=\s|$)|^([-+=])")


def markdown(document: Document) -> str:
    """Return a document as Markdown."""
    return "\n\n".join("\n".join(_block(block)) for block in document.blocks if not isinstance(block, Drawing)) + "\n"


def escaped(text: str) -> str:
    """Return a text with all markup characters escaped."""
    safe = MEANT.sub(r"\\\1", " ".join(text.split()))
    return LISTED.sub(lambda found: f"{found[1]}\\{found[2]}" if found[1] else f"\\{found[3]}", safe)


def _block(block: Block) -> Iterator[str]:
    if isinstance(block, Heading):
        yield f"{'#' * block.level} {escaped(block.text)}"
    elif isinstance(block, Paragraph):
        yield f"*{escaped(block.text)}*" if block.quiet else escaped(block.text)
    elif not isinstance(block, Drawing):
        yield _line([escaped(column.text) for column in block.columns])
        yield _line([_rule(column) for column in block.columns])
        for row in block.rows:
            yield _line([_cell(cell) for cell in row])


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _rule(column: Column) -> str:
    return "---:" if column.kind == "figure" else "---"


def _cell(cell: Cell) -> str:
    return " ".join([PAIR] * cell.boxes) if cell.boxes else escaped(cell.text)
