"""A roster as one web page: it loads nothing, escapes all text, and is legible in light, dark and print."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape

from ddtable import __version__
from ddtable.files.resources import resource
from ddtable.rosters.document import Block, Cell, Column, Document, Drawing, Heading, Paragraph, Table
from ddtable.rosters.wanted import Wanted
from ddtable.words.sentences import Words

SAFE = "default-src 'none'; style-src 'unsafe-inline'"  # the page can neither load nor run anything
PAPERS = {"a4": "A4", "letter": "letter"}
PAIR = '<span class="pair"><b></b><b></b></span>'  # dead, buried
DRAWING = re.compile(r'viewBox="([^"]+)".*?<path[^>]* d="([^"]+)"', re.DOTALL)


def html(words: Words, document: Document, wanted: Wanted) -> str:
    """Return a document as a page."""
    return "\n".join(_Page(words, document, wanted).lines()) + "\n"


class _Page:
    """A page under construction; collects the drawings it needs."""

    def __init__(self, words: Words, document: Document, wanted: Wanted) -> None:
        self._words, self._document, self._wanted = words, document, wanted
        self._icons: dict[str, None] = {}
        self._forces = 2 if document.several else 1  # the level of the headings of forces

    def _headings(self) -> list[Heading]:
        return [block for block in self._document.blocks if isinstance(block, Heading)]

    def lines(self) -> Iterator[str]:
        """Yield the page line by line."""
        body = list(self._body())  # first, because it collects the drawings
        document = self._document
        yield "<!doctype html>"
        yield f'<html lang="{escape(document.language)}">'
        yield "<head>"
        yield '<meta charset="utf-8">'
        yield f'<meta http-equiv="Content-Security-Policy" content="{escape(SAFE)}">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f'<meta name="author" content="{escape(document.author)}">'
        yield f'<meta name="generator" content="ddtable {__version__}">'
        yield f"<title>{escape(document.title)}</title>"
        yield f"<style>{_style()}@page {{ size: {PAPERS[self._wanted.paper]}; margin: 13mm; }}\n</style>"
        yield "</head>"
        yield "<body>" if self._wanted.colour else '<body class="mono">'
        yield '<svg width="0" height="0" style="position:absolute" aria-hidden="true">'
        for icon in self._icons:
            if drawing := _drawing(icon):
                box, path = drawing
                yield f'<symbol id="{icon}" viewBox="{box}"><path fill-rule="evenodd" d="{path}"/></symbol>'
        yield "</svg>"
        yield "<main>"
        yield from body
        notice = self._words.say("roster-program", version=__version__, notice=self._words.say("ui-unofficial"))
        yield f"<footer>{escape(notice)}</footer>"
        yield "</main>"
        yield "</body>"
        yield "</html>"

    def _body(self) -> Iterator[str]:
        """Yield each force as an article, below the heading for all."""
        forces = [block for block in self._headings() if block.level == self._forces]
        number = 0
        for block in self._document.blocks:
            if isinstance(block, Heading) and block.level == self._forces:
                if number:
                    yield "</article>"
                number += 1
                yield f'<article id="force-{number}">'
            yield from self._block(block)
            if isinstance(block, Heading) and block.level < self._forces:
                yield "<nav><ol>"
                for place, force in enumerate(forces, 1):
                    yield f'<li><a href="#force-{place}">{escape(force.text)}</a></li>'
                yield "</ol></nav>"
        if number:
            yield "</article>"

    def _block(self, block: Block) -> Iterator[str]:
        if isinstance(block, Heading):
            yield f"<h{block.level}>{escape(block.text)}</h{block.level}>"
        elif isinstance(block, Paragraph):
            quiet = ' class="quiet"' if block.quiet else ""
            yield f"<p{quiet}>{escape(block.text)}</p>"
        elif isinstance(block, Drawing):
            yield f"<figure>{block.svg}</figure>"
        else:
            yield from self._table(block)

    def _table(self, table: Table) -> Iterator[str]:
        yield f'<div class="wide"><table aria-label="{escape(table.name)}">'
        heads = "".join(f'<th scope="col"{_kind(column)}>{escape(column.text)}</th>' for column in table.columns)
        yield f"<thead><tr>{heads}</tr></thead>"
        yield "<tbody>"
        for row in table.rows:
            cells = (self._cell(column, cell) for column, cell in zip(table.columns, row, strict=True))
            yield f"<tr>{''.join(cells)}</tr>"
        yield "</tbody></table></div>"

    def _cell(self, column: Column, cell: Cell) -> str:
        if cell.faces:
            return f'<td><span class="faces">{"".join(self._faces(cell))}</span></td>'
        if cell.boxes:
            return f"<td>{PAIR * cell.boxes}</td>"
        if cell.icon:
            return f"<td>{self._icon(cell.icon, '')}{escape(cell.text)}</td>"
        if cell.elements:
            one, two = cell.elements[0], cell.elements[-1]
            mark = f'<i style="--one: var(--{one}); --two: var(--{two})"></i>'
            return f'<td class="die">{mark}{escape(cell.text)}</td>'
        return f"<td{_kind(column)}>{escape(cell.text)}</td>"

    def _faces(self, cell: Cell) -> Iterator[str]:
        for face in cell.faces:
            icon = cell.emblem if face.icon == "id" and cell.emblem else face.icon
            said = self._words.face(face.icon, face.count)
            count = f"<span>{face.count}</span>" if face.count > 1 and face.icon != "id" else ""
            yield f'<span class="face" title="{escape(said)}">{self._icon(icon, said)}{count}</span>'

    def _icon(self, icon: str, said: str) -> str:
        """Return a drawing; if there is none, the name of a face."""
        if _drawing(icon) is None:
            return escape(said)
        self._icons[icon] = None
        about = f'role="img" aria-label="{escape(said)}"' if said else 'aria-hidden="true"'
        return f'<svg class="icon" {about}><use href="#{icon}"/></svg>'


def _kind(column: Column) -> str:
    return ' class="figure"' if column.kind == "figure" else ""


@cache
def _style() -> str:
    return resource("rosters", "page.css").read_text(encoding="utf-8")


@cache
def _drawing(icon: str) -> tuple[str, str] | None:
    """Return box and path of an icon's drawing, or None if there is no drawing."""
    path = resource("icons", f"{icon}.svg")
    found = DRAWING.search(path.read_text(encoding="utf-8")) if path.is_file() else None
    return (found[1], found[2]) if found else None
