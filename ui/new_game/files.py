"""Files for a new game: forces, armies, tables. The suffix of a file determines the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication

from ui.games.brought import games
from ui.kit.takes_files import TakesFiles

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.words.sentences import Words
    from ui.new_game.dialog import NewGameDialog

    Ask = Callable[[Callable[[NewGameDialog], object]], object]

MOST: Final = 8  # most files that are dropped together on purpose


def _kind_of(path: Path) -> tuple[str, Callable[[Path], object]] | None:
    """Return the game that takes a file, and the function that reads it; None for other files.

    A game that knows its files by more than the suffix is asked first.
    """
    suffix = path.suffix.lower()
    takers = [(name, game) for name, game in games().items() if suffix in game.files]
    takers.sort(key=lambda taker: taker[1].is_ours is None)
    found = (taker for taker in takers if taker[1].is_ours is None or taker[1].is_ours(path))
    return next(((name, game.files[suffix]) for name, game in found), None)


def game_of(paths: Sequence[Path]) -> str:
    """Return the game of all these files, or ""."""
    kinds = {kind[0] if (kind := _kind_of(path)) else "" for path in paths}
    return kinds.pop() if len(kinds) == 1 and len(paths) <= MOST else ""


def begin_with(window: QWidget, words: Words, paths: Sequence[Path], ask: Ask, say: Callable[[str], object]) -> None:
    """Open the new game dialog with these files, by `ask`; if none can be read, `say` the errors."""
    refused = [why for path in paths if (why := _why_not(words, path))]
    if len(refused) == len(paths):
        say(" ".join(dict.fromkeys(refused)))
    elif isinstance(asked := QApplication.activeModalWidget(), TakesFiles) and asked.takes(paths):
        asked.take_dropped(paths, QPoint(-1, -1))
    else:
        # The source of a drop waits for its result, so the dialog opens afterwards.
        QTimer.singleShot(0, window, partial(ask, partial(_fill_in, tuple(paths))))


def _why_not(words: Words, path: Path) -> str:
    from ddtable.forces.force import ForceError

    kind = _kind_of(path)
    assert kind is not None, path
    try:
        kind[1](path)
    except ForceError as error:
        return words.trouble(error.args[0])
    return ""


def _fill_in(paths: Sequence[Path], dialog: NewGameDialog) -> None:
    dialog.take_files(paths)
