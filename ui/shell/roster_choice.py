"""Which forces the rosters show: those of the game on the table, ticked, the library's, and all starter forces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from ddtable.forces.force import Force
from ddtable.forces.starter import starter_forces

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.shell.window import MainWindow


def _open_armies(window: MainWindow, prepared: Any = None, above: QWidget | None = None) -> None:
    from ui.armies.paper_choice import open_rosters

    open_rosters(window, prepared, above)


MOST_SAID = 2  # forces that cannot be read, in one note

OTHERS: Mapping[str, Callable[..., None]] = {"battle_dice": _open_armies}
"""By the name of a rule system whose players bring no forces, what shows that which it prints instead.

It is told the window; and where a new game is prepared, what its page prints, and the dialog above which that is shown.
"""


class Shown(NamedTuple):
    """Forces, each with its player's name or none, which of them are chosen at first, and what could not be read."""

    forces: list[tuple[str, Force]]
    chosen: list[int]
    said: str


def forces_to_show(window: MainWindow) -> Shown:
    """Return the forces that the rosters show.

    Each has the armies that its player made. Until they are revealed a force is for its own player's eyes.
    """
    listed: list[tuple[str, Force]] = []
    if window.page is not None and window.page.controller.game.set_up.system not in OTHERS:
        from ddtable.rules.classic.rosters import played_force

        controller = window.page.controller
        game, seats = controller.game, controller.open_seats()
        listed = [(controller.names[seat], played_force(game, seat, seat)) for seat in seats]
    chosen = list(range(len(listed))) or [0]
    return _with_others(window, listed, chosen)


def _with_others(window: MainWindow, listed: Sequence[tuple[str, Force]], chosen: Sequence[int]) -> Shown:
    """Return forces with those of the library and the starter forces below them."""
    kept, said = _kept(window)
    return Shown([*listed, *kept, *(("", force) for force in starter_forces())], list(chosen), said)


def _kept(window: MainWindow) -> tuple[list[tuple[str, Force]], str]:
    """Return the forces of the library, and which of them cannot be read in words.

    None where the library itself cannot be read, which has been said.
    """
    from ddtable.library import LibraryError
    from ddtable.rosters.kept import kept_forces

    try:
        kept = kept_forces()
    except LibraryError:
        return [], ""
    return kept.forces, " ".join(window.words.trouble(why) for _, why in kept.unread[:MOST_SAID])


def open_rosters(window: MainWindow) -> None:
    """Show the rosters of the game on the table, or of the one that was begun last, and all that are kept for it."""
    page, last = window.page, window.settings.value.game
    if other := OTHERS.get(last if page is None else page.controller.game.set_up.system):
        other(window)
    else:
        _open_with_library(window)


def print_prepared(window: MainWindow, system: str, prepared: Any, above: QWidget) -> None:
    """Show what was prepared for a new game by this rule system, above the dialog in which that was done."""
    if other := OTHERS.get(system):
        other(window, prepared, above)
    else:
        _show(window, _with_others(window, prepared, range(len(prepared))), above)


def _open_with_library(window: MainWindow) -> None:
    """Show the rosters, of the library's forces too if it can be read."""
    from ui.shell.no_library import with_library

    with_library(window.words, window, partial(_open_rosters, window), window.say)


def _open_rosters(window: MainWindow) -> None:
    _show(window, forces_to_show(window), window)


def _show(window: MainWindow, shown: Shown, above: QWidget) -> None:
    from ui.rosters.preview import roster_dialog

    forces, chosen, said = shown
    roster_dialog(window.words, above, window.settings, forces, chosen, date.today(), said).open()
