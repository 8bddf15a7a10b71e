"""The keys of the table, which are not menu commands, for the list of commands and docs/keys.md."""

from __future__ import annotations

TABLE_KEYS = (
    ("Return", "confirm"),
    ("1 – 9", "digits"),
    ("Shift", "always"),
    ("N", "decline"),
    ("U  J", "in-one"),
    ("K", "stay"),
    ("K", "fight-on"),
    ("E", "end-turn"),
    ("A", "again"),
    ("+  -", "how-many"),
    ("N  N", "done-twice"),
    ("D", "dice"),
    ("G", "next"),
    ("I", "pin"),
    ("Esc", "escape"),
    ("Tab", "tab"),
    ("Arrows", "arrows"),
    ("Space", "space"),
    ("0  Q  W", "late-faces"),
    ("-  =  +", "late-faces-too"),
    ("Space  .", "face-again"),
    ("Backspace", "face-back"),
    ("Left  Right", "face-other"),
    ("Ctrl+F", "find"),
    ("P", "play"),
    ("P", "stuck-play"),
    ("M", "guide-next"),
    ("B", "branch"),
    ("R", "rematch"),
    ("S", "swapped"),
    ("W", "watch"),
    ("Ctrl+Shift+Z", "redo-too"),
)
"""Each key with the word of its action: `ui-key-<word>`."""
