"""`ddtable save chronicle`: the chronicle of a saved game as text, a page, a spreadsheet or a PDF file."""

from __future__ import annotations

import sys
from pathlib import Path

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from ddtable import saves
from ddtable.commands import BAD, GOOD, CommandError, Window
from ddtable.commands.given import Target, refuse_suffix, shown
from ddtable.commands.mistaken import mistaken
from ddtable.commands.roster import keep, refuse_taken, spoken
from ddtable.commands.window import ask, offscreen
from ddtable.library import use_library_dice
from ddtable.rosters.chronicle import (
    CHRONICLE_SUFFIXES,
    ChronicleForm,
    Kept,
    chronicle_csv,
    written_chronicle,
)
from ddtable.rosters.wanted import Wanted
from ddtable.summaries.chronicle import chronicle_of, has_chronicle
from ddtable.texts.plain import one_line
from ddtable.words.sentences import Table, Words

NOBODY = -1
WHAT = "a chronicle in this form"


def write_chronicle(
    window: Window | None,
    path: Path,
    form: ChronicleForm,
    out: Target | None,
    wanted: Wanted,
    language: str | None,
    *,
    overwrite: bool,
) -> int:
    """Write the chronicle of a save to a file or to the terminal. Raises CommandError."""
    if form == "pdf" and out is None:
        raise CommandError("A PDF file needs a name: use --out FILE.")
    if out is not None and not out.is_terminal:
        if out.is_folder:
            raise CommandError(f"{shown(out.path)} is a folder: name a file.")
        refuse_suffix(out.path, (CHRONICLE_SUFFIXES[form],), WHAT)
        refuse_taken([out.path], overwrite)
    kept = kept_of(path)
    content = _content(window, form, Words(language or spoken(window)), kept, wanted)
    if out is None or out.is_terminal:
        sys.stdout.buffer.write(content)
        sys.stdout.flush()
    else:
        keep(out.path, content, overwrite)
        print(f"The chronicle of {one_line(path.name)}: written to {shown(out.path)}.")
    return GOOD


def kept_of(path: Path) -> Kept:
    """Return the chronicle of a save, with what all players may know. Raises CommandError."""
    if why := mistaken(path, "a saved game", saves.SUFFIX):
        raise CommandError(why, BAD)
    use_library_dice()  # a force may have dice of its owner
    try:
        found = saves.open_save(path, read_only=True)
    except saves.SaveError as error:
        raise CommandError(str(error), BAD) from error
    game = found.game
    if not has_chronicle(game.set_up.system):
        raise CommandError(f"{shown(path.name)} is a game without terrains, which has no chronicle.", BAD)
    names = tuple(one_line(seat.name) for seat in found.seats)
    return Kept(chronicle_of(game), Table(game.rules.observe(game.position, NOBODY), names))


def _content(window: Window | None, form: ChronicleForm, words: Words, kept: Kept, wanted: Wanted) -> bytes:
    """Return the content of the file. Raises CommandError if a PDF file is wanted and there is no window."""
    if form == "pdf":
        offscreen()
        return ask(window, lambda found: found.chronicle(kept, wanted, words.language))
    if form == "csv":
        return chronicle_csv(words, kept).encode("utf-8-sig")
    return written_chronicle(form, words, kept, wanted).encode()
