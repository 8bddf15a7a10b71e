"""A player's own armies of Battle Dice: one small file in the user's data folder, for several windows at once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace
from platformdirs import user_data_path

from ddtable.forces.battle_armies import same_dice
from ddtable.forces.battle_army import BattleArmy
from ddtable.forces.ddarmy import LONGEST_NAME, MOST_ARMIES, decode_all, encode_all, read_bytes, write_text
from ddtable.forces.force import ForceError
from ddtable.plain import plain
from ddtable.trouble import Trouble, trouble

NAME = "battle_armies.json"
OWN = "own_"
"""How the ids of own armies begin; they go with the place in the file."""


class OwnArmies:
    """The armies of the file, the last one kept first. `trouble` is why it cannot be read; it is then left as it is.

    Each change is made to what the file holds at that moment: another window may have kept armies meanwhile.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_data_path("ddtable", appauthor=False) / NAME
        self.armies: tuple[BattleArmy, ...] = ()
        self.trouble: Trouble | str = ""
        self.read()

    def read(self) -> None:
        """Read what the file holds now; where it cannot be read, what was known stays known."""
        self.trouble = ""
        try:
            known = os.path.lexists(self.path)
            self.armies = decode_all(read_bytes(self.path), self.path.name) if known else ()
        except ForceError as error:
            self.trouble = error.args[0]

    def keep(self, army: BattleArmy) -> BattleArmy:
        """Keep an army in place of the one that has its name, and return it with its id. Raises ForceError."""
        others = [own for own in self._now() if _key(own.name) != _key(army.name)]
        if len(others) >= MOST_ARMIES:
            raise ForceError(trouble("ddarmy-shelf-full", most=MOST_ARMIES))
        self._write([army, *others])
        return self.armies[0]

    def rename(self, army: BattleArmy, name: str) -> BattleArmy:
        """Give a kept army another name, in place of another one that has it, and return it. Raises ForceError."""
        now = self._now()
        if not any(_same(own, army) for own in now):
            return self.keep(replace(army, name=name))
        kept = [own for own in now if _same(own, army) or _key(own.name) != _key(name)]
        place = next(number for number, own in enumerate(kept) if _same(own, army))
        self._write([*kept[:place], replace(army, name=name), *kept[place + 1 :]])
        return self.armies[place]

    def remove(self, army: BattleArmy) -> None:
        """Keep an army no longer. Raises ForceError."""
        self._write([own for own in self._now() if not _same(own, army)])

    def has(self, name: str) -> bool:
        """Tell whether one of them has this name."""
        return any(_key(own.name) == _key(name) for own in self.armies)

    def find(self, army: BattleArmy) -> BattleArmy | None:
        """Return the army of this name with these dice as it is kept now, if it is."""
        return next((own for own in self.armies if _same(own, army)), None)

    def _now(self) -> Sequence[BattleArmy]:
        """Return what the file holds now. Raises ForceError where that cannot be read."""
        self.read()
        if self.trouble:
            raise ForceError(self.trouble)
        return self.armies

    def _write(self, armies: list[BattleArmy]) -> None:
        text = encode_all(armies)
        write_text(self.path, text)
        self.armies = decode_all(text, self.path.name)


def _same(one: BattleArmy, other: BattleArmy) -> bool:
    return _key(one.name) == _key(other.name) and same_dice(one, other)


def _key(name: str) -> str:
    """Return a name as it is compared with others: as it can be written, in small letters."""
    return plain(name, LONGEST_NAME).casefold()
