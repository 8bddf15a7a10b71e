"""The arguments of `ddtable save chronicle`."""

from __future__ import annotations

import argparse
from datetime import date
from typing import Any

from ddtable.commands import Window
from ddtable.commands.path_argument import file_argument, path_argument

FORMS = ("pdf", "text", "markdown", "html", "csv")  # as in ddtable.rosters.chronicle, which is imported when needed


def add_chronicle(about: argparse._SubParsersAction[Any]) -> None:
    """Add `chronicle` to the commands about a save."""
    asked = about.add_parser("chronicle", help="write who held what and when, losses, recruits and great deeds")
    asked.add_argument("file", type=path_argument, metavar="FILE")
    asked.add_argument(
        "--form",
        choices=FORMS,
        default="text",
        help="the form; csv has a row for each turn, pdf has the picture (text)",
    )
    asked.add_argument("--out", type=file_argument, metavar="FILE", help="the file to write (the terminal)")
    asked.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the paper of pages (a4)")
    asked.add_argument("--mono", action="store_true", help="pages without colour, to save ink")
    asked.add_argument("--language", choices=("en", "da"), help="the language (that of the window)")
    asked.add_argument("--overwrite", action="store_true", help="replace a file that exists")
    asked.set_defaults(command=_chronicle)


def _chronicle(asked: argparse.Namespace, window: Window | None) -> int:
    from ddtable.commands.chronicle import write_chronicle
    from ddtable.commands.given import refuse_missing, target
    from ddtable.rosters.wanted import Wanted

    refuse_missing(asked.file)
    out = None if asked.out is None else target(asked.out)
    wanted = Wanted(paper=asked.paper, colour=not asked.mono, day=date.today())
    return write_chronicle(window, asked.file, asked.form, out, wanted, asked.language, overwrite=asked.overwrite)
