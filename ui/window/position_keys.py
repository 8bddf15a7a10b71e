"""The keys of the set-up of a position, for the list of commands and docs/keys.md. The page handles them."""

POSITION_KEYS = (
    ("Ctrl+F", "search"),
    ("A – Z", "letters"),
    ("1 – 9", "armies"),
    ("Return", "put"),
    ("+  -", "count"),
    ("Del", "take"),
    ("Arrows", "territory"),
    ("+  -  0", "zoom"),
    ("Ctrl+Z", "undo"),
    ("Ctrl+Y", "redo"),
    ("Ctrl+Shift+Z", "redo-too"),
    ("Ctrl+Shift+C", "copy"),
    ("Ctrl+Shift+V", "paste"),
    ("Ctrl+I", "import"),
    ("Ctrl+E", "export"),
    ("Ctrl+Return", "start"),
)
"""Each key with the word of its action: `ui-key-position-<word>`."""
