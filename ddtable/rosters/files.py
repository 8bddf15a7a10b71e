"""Rosters as files: their forms, their names, and the content of the text forms."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args
from unicodedata import normalize

from ddtable.rosters.document import Named, document_of
from ddtable.rosters.html import html
from ddtable.rosters.markdown import markdown
from ddtable.rosters.plain_text import plain_text
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import file_name
from ddtable.words.sentences import Words

ReadForm: TypeAlias = Literal["text", "markdown", "html"]
Form: TypeAlias = Literal["pdf", "text", "markdown", "html"]

FORMS: Final[tuple[Form, ...]] = get_args(Form)
SUFFIXES: Final[dict[Form, str]] = {"pdf": ".pdf", "text": ".txt", "markdown": ".md", "html": ".html"}
OTHER_SUFFIXES: Final[dict[Form, tuple[str, ...]]] = {
    "pdf": (),
    "text": (".text",),
    "markdown": (".markdown",),
    "html": (".htm",),
}
FORM_NAMES: Final[dict[Form, str]] = {
    "pdf": "a PDF file",
    "text": "a text file",
    "markdown": "a Markdown file",
    "html": "a web page",
}


def written(form: ReadForm, words: Words, forces: Sequence[Named], wanted: Wanted) -> str:
    """Return the rosters of some forces in a form for the screen. Raises CatalogueError for an unknown die."""
    document = document_of(words, forces, wanted)
    if form == "html":
        return html(words, document, wanted)
    return markdown(document) if form == "markdown" else plain_text(document)


def places(words: Words, forces: Sequence[Named], folder: Path, form: Form, *, spare: bool = False) -> list[Path]:
    """Return a path for each force in a folder, unique even if the disk ignores case or normalises names.

    `spare`: existing files are not used.
    """
    taken: set[str] = set()
    found = []
    for force in forces:
        name, number = file_name(words, [force]), 1
        path = folder / f"{name}{SUFFIXES[form]}"
        while _same_for_disks(path) in taken or (spare and os.path.lexists(path)):
            number += 1
            path = folder / f"{name} ({number}){SUFFIXES[form]}"
        taken.add(_same_for_disks(path))
        found.append(path)
    return found


def _same_for_disks(path: Path) -> str:
    """Return what all names have in common that some disk takes for one: in any case, with accents in any form."""
    return normalize("NFC", normalize("NFC", path.name).casefold())
