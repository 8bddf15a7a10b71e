"""A player's own armies of Battle Dice in one small file of the user's data folder, shared by several windows."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace
from platformdirs import user_data_path

from ddtable.files.whole import alone
from ddtable.forces.battle_armies import same_dice
from ddtable.forces.battle_army import BattleArmy
from ddtable.forces.ddarmy import (
    LARGEST_FILE,
    LONGEST_NAME,
    MOST_ARMIES,
    Unread,
    decode_all,
    encode_all,
    read_bytes,
    write_text,
)
from ddtable.forces.force import ForceError
from ddtable.texts.plain import plain
from ddtable.texts.trouble import Trouble, trouble

NAME = "battle_armies.json"
OWN = "own_"
"""The prefix of the ids of own armies, followed by the place in the file."""


class OwnArmies:
    """The armies of the file, the last one saved first.

    `trouble` is the reason why it cannot be read; the file is then left unchanged. `unread` are single unreadable
    armies, whose text stays in the file. Each change reads the file first, since another window may have changed it.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_data_path("ddtable", appauthor=False) / NAME
        self.trouble: Trouble | str = ""
        self._held: tuple[BattleArmy | Unread, ...] = ()
        self.read()

    @property
    def armies(self) -> tuple[BattleArmy, ...]:
        """The armies that can be played."""
        return tuple(held for held in self._held if isinstance(held, BattleArmy))

    @property
    def unread(self) -> tuple[Unread, ...]:
        """The armies that cannot be read."""
        return tuple(held for held in self._held if isinstance(held, Unread))

    @property
    def told(self) -> Trouble | str:
        """The message about an unreadable file or unreadable armies; "" if all can be read."""
        if self.trouble or not self.unread:
            return self.trouble
        first, names = self.unread[0], [unread.name for unread in self.unread]
        if len(names) > 1:
            quoted = ", ".join(name or "?" for name in names)
            return trouble("ddarmy-unread-many", count=len(names), names=quoted, why=first.why)
        return trouble("ddarmy-unread" if first.name else "ddarmy-unread-nameless", army=first.name, why=first.why)

    def read(self) -> None:
        """Read the file; if that fails, keep the known armies."""
        self.trouble = ""
        try:
            known = os.path.lexists(self.path)
            self._held = decode_all(read_bytes(self.path), self.path.name) if known else ()
        except ForceError as error:
            self.trouble = error.args[0]

    def keep(self, army: BattleArmy) -> BattleArmy:
        """Save an army in place of the one with its name, and return it with its id. Raises ForceError."""
        with alone(self.path):
            others = [held for held in self._now() if not _called(held, army.name)]
            if len(others) >= MOST_ARMIES:
                raise ForceError(trouble("ddarmy-shelf-full", most=MOST_ARMIES))
            self._write([army, *others])
        return self.armies[0]

    def add(self, armies: Iterable[BattleArmy]) -> tuple[int, int]:
        """Save armies beside the others; return the number of new ones, and of those that got a new name.

        An army with the name of another one gets a number; none is saved twice. Raises ForceError.
        """
        with alone(self.path):
            held, new, renamed = list(self._now()), 0, 0
            called: dict[str, list[BattleArmy]] = {}
            for one in held:
                if isinstance(one, BattleArmy):
                    called.setdefault(_key(one.name), []).append(one)
            for army in armies:
                name = _free_name(called, army)
                if name:
                    held.append(replace(army, name=name))
                    called.setdefault(_key(name), []).append(army)
                    new, renamed = new + 1, renamed + (name != army.name)
            if len(held) > MOST_ARMIES:
                raise ForceError(trouble("ddarmy-shelf-full", most=MOST_ARMIES))
            if new:
                self._write(held)
        return new, renamed

    def rename(self, army: BattleArmy, name: str) -> BattleArmy:
        """Rename a saved army, replacing another one with that name, and return it. Raises ForceError."""
        renamed = replace(army, name=name)
        with alone(self.path):
            kept = [held for held in self._now() if _same(held, army) or not _called(held, name)]
            known = any(_same(held, army) for held in kept)
            if known:
                self._write([renamed if _same(held, army) else held for held in kept])
        return next(own for own in self.armies if _same(own, renamed)) if known else self.keep(renamed)

    def remove(self, army: BattleArmy) -> None:
        """Remove an army from the file. Raises ForceError."""
        with alone(self.path):
            self._write([held for held in self._now() if not _same(held, army)])

    def has(self, name: str) -> bool:
        """Return True if an army has this name."""
        return any(_called(own, name) for own in self.armies)

    def find(self, army: BattleArmy) -> BattleArmy | None:
        """Return the saved army with this name and these dice, or None."""
        return next((own for own in self.armies if _same(own, army)), None)

    def _now(self) -> Sequence[BattleArmy | Unread]:
        """Return the present content of the file. Raises ForceError if it cannot be read."""
        self.read()
        if self.trouble:
            raise ForceError(self.trouble)
        return self._held

    def _write(self, held: list[BattleArmy | Unread]) -> None:
        text = encode_all(held)
        if len(text.encode()) > LARGEST_FILE:
            raise ForceError(trouble("ddarmy-shelf-large", name=self.path.name, most=LARGEST_FILE))
        write_text(self.path, text)
        self._held = decode_all(text, self.path.name)


def _same(held: BattleArmy | Unread, army: BattleArmy) -> bool:
    """Return True if an entry is this army: the same name and dice."""
    return isinstance(held, BattleArmy) and _key(held.name) == _key(army.name) and same_dice(held, army)


def _free_name(called: Mapping[str, Sequence[BattleArmy]], army: BattleArmy) -> str:
    """Return a free name for an army, or "" if it is already there under one of these names.

    `called` are the other armies by their names in the form for comparison.
    """
    for number in range(1, MOST_ARMIES + 2):
        name = army.name if number == 1 else f"{army.name[: LONGEST_NAME - 6]} ({number})"
        others = called.get(_key(name), ())
        if not others:
            break
        if any(same_dice(one, army) for one in others):
            return ""
    return name


def _called(held: BattleArmy | Unread, name: str) -> bool:
    """Return True if an entry is an army of this name."""
    return isinstance(held, BattleArmy) and _key(held.name) == _key(name)


def _key(name: str) -> str:
    """Return a name in the form for comparison: printable and in lower case."""
    return plain(name, LONGEST_NAME).casefold()
