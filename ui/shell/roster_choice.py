"""Which forces the rosters show: those of the game on the table, ticked, and all starter forces."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ddtable.forces.force import Force
from ddtable.forces.starter import starter_forces

if TYPE_CHECKING:
    from ui.shell.window import MainWindow


def forces_to_show(window: MainWindow) -> tuple[list[tuple[str, Force]], list[int]]:
    """Return the forces, each with its player's name or none, and which of them are chosen at first.

    Until the armies are revealed a force is for its own player's eyes: others would read there what he means to do.
    """
    listed: list[tuple[str, Force]] = []
    if window.page is not None:
        controller = window.page.controller
        forces, seats = controller.game.set_up.forces, controller.open_seats()
        listed = [(controller.names[seat], msgspec.convert(forces[seat], Force)) for seat in seats]
    chosen = list(range(len(listed))) or [0]
    return listed + [("", force) for force in starter_forces()], chosen


def open_rosters(window: MainWindow) -> None:
    """Show the rosters."""
    from ui.rosters.preview import roster_dialog

    words, settings = window.words, window.settings
    listed, chosen = forces_to_show(window)
    roster_dialog(words, window, settings, listed, chosen).open()
