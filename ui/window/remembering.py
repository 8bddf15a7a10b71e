"""Standing answers kept from game to game by the player's name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ui.together.standing_chips import is_known

if TYPE_CHECKING:
    from ui.session.session import Session

Remembered = Mapping[str, Mapping[str, str]]


def recall(session: Session, remembered: Remembered) -> None:
    """Restore the standing answers of the persons at the table from their last games."""
    for seat in session.seats.persons():
        for kind, option in remembered.get(session.names[seat], {}).items():
            if is_known(kind, option):
                session.standing.set(seat, kind, option)


def remembered(session: Session, before: Remembered) -> dict[str, dict[str, str]]:
    """Return the answers to remember: those of this table's persons, and of all other names."""
    found = {name: dict(answers) for name, answers in before.items()}
    for seat in session.seats.persons():
        found[session.names[seat]] = session.standing.of(seat)
    return {name: answers for name, answers in found.items() if answers}
