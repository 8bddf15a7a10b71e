"""A player's own armies of Battle Dice: one small file in the user's data folder."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from platformdirs import user_data_path

from ddtable.forces.battle_army import BattleArmy
from ddtable.forces.ddarmy import MOST_ARMIES, decode_all, encode_all, read_bytes, write_text
from ddtable.forces.force import ForceError
from ddtable.trouble import Trouble, trouble

NAME = "battle_armies.json"
OWN = "own_"
"""How the ids of own armies begin; they go with the place in the file."""


class OwnArmies:
    """The armies of the file, the last one kept first. `trouble` is why it cannot be read; it is then left as it is."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_data_path("ddtable", appauthor=False) / NAME
        self.armies: tuple[BattleArmy, ...] = ()
        self.trouble: Trouble | str = ""
        if self.path.exists():
            try:
                self.armies = decode_all(read_bytes(self.path), self.path.name)
            except ForceError as error:
                self.trouble = error.args[0]

    def keep(self, army: BattleArmy) -> BattleArmy:
        """Keep an army in place of the one that has its name, and return it with its id. Raises ForceError."""
        others = [own for own in self.armies if own.name.casefold() != army.name.casefold()]
        if len(others) >= MOST_ARMIES:
            raise ForceError(trouble("ddarmy-shelf-full", most=MOST_ARMIES))
        self._write([army, *others])
        return self.armies[0]

    def remove(self, army: BattleArmy) -> None:
        """Keep an army no longer. Raises ForceError."""
        self._write([own for own in self.armies if own.id != army.id])

    def has(self, name: str) -> bool:
        """Tell whether one of them has this name."""
        return any(own.name.casefold() == name.casefold() for own in self.armies)

    def _write(self, armies: list[BattleArmy]) -> None:
        if self.trouble:
            raise ForceError(self.trouble)
        write_text(self.path, encode_all(armies))
        self.armies = tuple(replace(army, id=f"{OWN}{number}") for number, army in enumerate(armies))
