"""The forces in the roster dialog: those of the current game, checked, the library's, and all starter forces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from ddtable.forces.force import Force
from ddtable.forces.starter import starter_forces
from ui.games.brought import games

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.words.sentences import Words
    from ui.games.brought import Rosters
    from ui.kit.settings import SettingsFile
    from ui.session.session import Session


MOST_SAID = 2  # unreadable forces named in one note


def _own_rosters(system: str) -> Rosters | None:
    """Return the function that shows the rosters of a rule system without forces, or None."""
    known = games().get(system)
    return known.rosters if known is not None else None


class Shown(NamedTuple):
    """Forces with their players' names or "", those checked at first, and the unreadable ones."""

    forces: list[tuple[str, Force]]
    chosen: list[int]
    said: str


def forces_to_show(words: Words, session: Session | None) -> Shown:
    """Return the forces for the roster dialog.

    Each has the armies that its player made. Until they are revealed a force is shown only to its own player.
    """
    listed: list[tuple[str, Force]] = []
    if session is not None and not _own_rosters(session.game.set_up.system):
        from ddtable.rosters.in_game import force_in_game

        game, seats = session.game, session.seats.open_seats()
        listed = [(session.names[seat], force_in_game(game, seat, seat)) for seat in seats]
    chosen = list(range(len(listed))) or [0]
    return _with_others(words, listed, chosen)


def _with_others(words: Words, listed: Sequence[tuple[str, Force]], chosen: Sequence[int]) -> Shown:
    """Return forces, followed by those of the library and the starter forces."""
    kept, said = _kept(words)
    return Shown([*listed, *kept, *(("", force) for force in starter_forces())], list(chosen), said)


def _kept(words: Words) -> tuple[list[tuple[str, Force]], str]:
    """Return the forces of the library, and the text about unreadable ones.

    Return none if the library itself cannot be read, which has already been reported.
    """
    from ddtable.library import LibraryError
    from ddtable.rosters.kept import kept_forces

    try:
        kept = kept_forces()
    except LibraryError:
        return [], ""
    return kept.forces, " ".join(words.trouble(why) for _, why in kept.unread[:MOST_SAID])


def open_rosters(
    window: QWidget, words: Words, settings: SettingsFile, session: Session | None, say: Callable[[str], object]
) -> None:
    """Show the rosters of the current game, or of the last kind of game, and all saved ones for it."""
    if other := _own_rosters(settings.value.game if session is None else session.game.set_up.system):
        other(words, settings, window, session, None)
        return
    from ui.builder.no_library import with_library

    with_library(words, window, partial(_open_rosters, window, words, settings, session), say)


def print_prepared(words: Words, settings: SettingsFile, system: str, prepared: Any, above: QWidget) -> None:
    """Show the rosters prepared for a new game of this rule system, above its dialog."""
    if other := _own_rosters(system):
        other(words, settings, above, None, prepared)
    else:
        _show(words, settings, _with_others(words, prepared, range(len(prepared))), above)


def _open_rosters(window: QWidget, words: Words, settings: SettingsFile, session: Session | None) -> None:
    _show(words, settings, forces_to_show(words, session), window)


def _show(words: Words, settings: SettingsFile, shown: Shown, above: QWidget) -> None:
    from ui.rosters.preview import roster_dialog

    forces, chosen, said = shown
    roster_dialog(words, above, settings, forces, chosen, date.today(), said).open()
