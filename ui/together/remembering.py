"""Standing answers from one game to the next: they belong to a player's name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ui.together.standing_chips import is_known

if TYPE_CHECKING:
    from ui.controller import Controller

Remembered = Mapping[str, Mapping[str, str]]


def recall(controller: Controller, remembered: Remembered) -> None:
    """Let the persons at the table answer as they did in their last games."""
    for seat in controller.persons():
        for kind, option in remembered.get(controller.names[seat], {}).items():
            if is_known(kind, option):
                controller.standing.set(seat, kind, option)


def remembered(controller: Controller, before: Remembered) -> dict[str, dict[str, str]]:
    """Return what is to be remembered now: the answers of this table's persons, and those of everybody else."""
    found = {name: dict(answers) for name, answers in before.items()}
    for seat in controller.persons():
        found[controller.names[seat]] = controller.standing.of(seat)
    return {name: answers for name, answers in found.items() if answers}
