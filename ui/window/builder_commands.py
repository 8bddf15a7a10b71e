"""The commands and keys of the force builder, for the list of commands and docs/keys.md."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ui.window.commands import Command, always

if TYPE_CHECKING:
    from ui.window.bare_window import BareWindow

BUILDER_KEYS = (
    ("Ctrl+F", "search"),
    ("A – Z", "letters"),
    ("1  2  3", "armies"),
    ("Shift + 1 – 3", "one"),
    ("Return", "put"),
    ("+  -", "count"),
    ("Del", "take"),
    ("Ctrl+Z", "undo"),
    ("Ctrl+Y", "redo"),
    ("Ctrl+Shift+Z", "redo-too"),
    ("Left  Right", "chart"),
    ("0 – 9", "owned"),
    ("Ctrl+B", "box"),
    ("F2", "rename"),
    ("Ins", "new-collection"),
    ("Ctrl+N", "new-die"),
)
"""Each key with the word of its action: `ui-key-build-<word>`."""


def _why_not_building(window: BareWindow) -> str:
    """Return the reason that the builder is not shown, or ""."""
    return "" if window.is_building else window.words.say("ui-why-not-building")


def _act(what: str, window: BareWindow) -> None:
    window.build().page.act(what)


def _command(what: str, keys: str = "", *, anywhere: bool = False) -> Command:
    why_not = always if anywhere else _why_not_building
    return Command(f"build-{what}", partial(_act, what), keys, why_not, of_page=True, anywhere=True)


BUILDER_COMMANDS = (
    _command("save", "Ctrl+S"),
    _command("open", anywhere=True),
    _command("new", anywhere=True),
    _command("duplicate", "Ctrl+D"),
    _command("import", "Ctrl+I", anywhere=True),
    _command("export", "Ctrl+E"),
    _command("suggest", "Ctrl+G"),
    _command("fill"),
    _command("notes"),
    _command("clear"),
    _command("play"),
    _command("collections", anywhere=True),
    _command("workshop", anywhere=True),
)
"""The text of a command is `ui-menu-<id>`. The page handles its key; only `anywhere` commands work without the page."""
