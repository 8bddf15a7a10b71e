"""The arguments of `ddtable roster`."""

from __future__ import annotations

import argparse
from datetime import date
from typing import Any

from ddtable.commands import Window
from ddtable.commands.path_argument import file_argument

PARTS = (
    "whole",
    "armies",
    "list",
    "cards",
    "reference",
    "recruiting",
)  # as in ddtable.rosters.wanted, which is imported only when needed
OF_ARMIES = ("whole", "reference")
NO_DATE = "none"
FORMS = {
    "pdf": "write rosters to PDF files for printing",
    "text": "write rosters as plain text for a terminal or a message",
    "markdown": "write rosters as Markdown for a forum",
    "html": "write rosters as a web page",
}


def add_roster(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `roster` with its forms to the commands of the program."""
    roster = commands.add_parser("roster", help="print forces, or write them as text or for a forum")
    forms = roster.add_subparsers(metavar="|".join((*FORMS, "list")), required=True, parser_class=type(roster))
    for form, about in FORMS.items():
        asked = forms.add_parser(form, help=about)
        _add_questions(asked, form)
        asked.set_defaults(command=_write, form=form)
    names = forms.add_parser("list", help="list the starter forces, your own forces and the armies of Battle Dice")
    names.set_defaults(command=_list)


def _add_questions(asked: argparse.ArgumentParser, form: str) -> None:
    asked.add_argument(
        "force",
        metavar="FORCE",
        nargs="+",
        help="a starter force, a force file (.ddforce, .toml), an army file (.ddarmy), a saved game (.ddtable), "
        "a force of the library, or an army of Battle Dice by its id or name",
    )
    asked.add_argument(
        "--out",
        type=file_argument,
        required=form == "pdf",
        metavar="FILE|DIR",
        help="one file for all, or a folder (DIR/) for one file each" + ("" if form == "pdf" else " (the terminal)"),
    )
    asked.add_argument(
        "--what",
        type=_parts,
        default=(),
        metavar="PARTS",
        help=f"the parts, separated by commas: {', '.join(PARTS)} (whole); an army of Battle Dice has "
        f"{' and '.join(OF_ARMIES)}, the list of artifacts (both; without quests only whole)",
    )
    asked.add_argument("--no-faces", action="store_true", help="without the faces of the dice")
    asked.add_argument("--no-boxes", action="store_true", help="without the boxes for dead and buried units")
    if form in ("pdf", "html"):
        asked.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the paper size (a4)")
        asked.add_argument("--mono", action="store_true", help="without colour, to save ink")
    asked.add_argument(
        "--date", type=_day, default=date.today(), metavar="DATE", help=f"YYYY-MM-DD, or {NO_DATE} (today)"
    )
    asked.add_argument("--language", choices=("en", "da"), help="the language (that of the window)")
    asked.add_argument("--overwrite", action="store_true", help="replace files that exist")


def _parts(text: str) -> tuple[str, ...]:
    """Return the parts in the order of a roster."""
    asked = {name.strip() for name in text.split(",") if name.strip()}
    if not asked:
        raise argparse.ArgumentTypeError(f"a part is missing; the parts are {', '.join(PARTS)}")
    if strange := sorted(asked - set(PARTS)):
        raise argparse.ArgumentTypeError(f"{strange[0]!r} is not a part; the parts are {', '.join(PARTS)}")
    return tuple(part for part in PARTS if part in asked)


def _day(text: str) -> date | None:
    if text == NO_DATE:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a date such as 1995-08-31") from None


def _write(asked: argparse.Namespace, window: Window | None) -> int:
    from ddtable.commands.given import target
    from ddtable.commands.roster import write
    from ddtable.rosters.wanted import Wanted

    wanted = Wanted(
        paper=getattr(asked, "paper", "a4"),
        colour=not getattr(asked, "mono", False),
        faces=not asked.no_faces,
        parts=asked.what,
        boxes=not asked.no_boxes,
        day=asked.date,
    )
    out = None if asked.out is None else target(asked.out)
    return write(window, asked.form, asked.force, out, wanted, asked.language, overwrite=asked.overwrite)


def _list(_: argparse.Namespace, __: Window | None) -> int:
    from ddtable.commands.roster import list_forces

    return list_forces()
