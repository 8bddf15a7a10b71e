"""The library's forces for a new game: those of a size, and why one cannot play."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.playable import allowed_for
from ddtable.forces.ddforce import read_ddforce
from ddtable.forces.force import ARMY_NAMES, Force, ForceError, same_force
from ddtable.library import LibraryError, library_path, read_library
from ddtable.rules.dragon_dice.board import Options, options_from
from ddtable.rules.dragon_dice.editions import EDITIONS, PRINTINGS
from ddtable.rules.dragon_dice.verdict import verdict
from ddtable.texts.plain import plain
from ddtable.words.sentences import Words
from ddtable.words.verdicts import told

MOST = 60  # forces that are checked, the last changed first
ID = "library_"
SPECIES = "species"
GAME = "classic"


class CannotPlay(Exception):
    """Raised with a sentence if a file has no force that the game takes."""


class Offer(Struct, frozen=True):
    """A force offered to a seat, and the reason why it cannot play, or ""."""

    force: Force
    why_not: str = ""


class OwnForces:
    """The forces of the library that are built for a game, read once; none without a library.

    `trouble` is the error of the library, or the unreadable forces.
    """

    def __init__(self, words: Words, path: Path | None = None, game: str = GAME) -> None:
        self._words, self._game = words, game
        self.trouble = ""
        self._forces: list[tuple[int, Force]] = []
        path = path or library_path()
        if os.path.exists(path):
            try:
                self._read(path)
            except LibraryError as error:
                self.trouble = words.trouble(error.sentence)

    def _read(self, path: Path) -> None:
        with read_library(path) as library:
            use_own_dice(library.own_dice())
            for entry, shared in library.each_force(MOST):
                if isinstance(shared, LibraryError):
                    self.trouble = self.trouble or self._words.trouble(shared.sentence)
                    continue
                if game_of(shared.edition) != self._game:
                    continue
                name = shared.force.name or self._words.say("new-game-unnamed")
                force = structs.replace(shared.force, id=f"{ID}{entry.id}", name=name)
                self._forces.append((shared.health or entry.health, force))

    @property
    def sizes(self) -> list[int]:
        """The intended sizes of the forces, each once, that of the last changed one first."""
        return list(dict.fromkeys(size for size, _ in self._forces if size >= len(ARMY_NAMES)))

    def of_size(self, health: int, options: Options, *, reconstructed: bool = True) -> list[Offer]:
        """Return the forces of a size, with the reasons why a game with these options refuses them."""
        found = [force for size, force in self._forces if size == health]
        return [Offer(force, why_not(self._words, force, health, options, reconstructed)) for force in found]

    def like(self, force: Force) -> Force:
        """Return the force of the library with the same name and dice, or else this one."""
        return next((own for _, own in self._forces if same_force(own, force)), force)


def game_of(edition: str) -> str:
    """Return the rule system that plays an edition: one that is no printing has a system of its own name."""
    return edition if edition in EDITIONS and edition not in PRINTINGS else GAME


def why_not(words: Words, force: Force, health: int, options: Options, reconstructed: bool = True) -> str:
    """Return the first reason why a game of this size refuses a force, or ""."""
    lines = verdict(force, health, options, reconstructed=reconstructed)
    return next((told(words, line) for line in lines if not line.met), "")


def read_force(words: Words, path: Path, values: Mapping[str, Any]) -> Force:
    """Return the force of a file. Raises CannotPlay if a game with these options refuses it, also with all races."""
    force = force_of(words, path)
    wanted = {**values, **({SPECIES: "all"} if needs_all_species(force) else {})}
    return fitting(words, path, force, force.health, options_from(wanted))


def force_of(words: Words, path: Path) -> Force:
    """Return the force of a file. Raises CannotPlay if it cannot be read."""
    try:
        return read_ddforce(path).force
    except ForceError as error:
        raise CannotPlay(words.trouble(error.args[0])) from error


def fitting(
    words: Words, path: Path, force: Force, health: int, options: Options, *, reconstructed: bool = True
) -> Force:
    """Return the force of a file. Raises CannotPlay if a game with these options refuses it."""
    if why := why_not(words, force, health, options, reconstructed):
        raise CannotPlay(words.say("new-game-cannot-play", force=force.name or plain(path.stem), why=why))
    return force


def needs_all_species(force: Force) -> bool:
    """Return True if a force has dice that need the option for all races (H44, H91)."""
    return allowed_for(catalogue(), force.dice) == "all"


def folk_of(words: Words, force: Force) -> str:
    """Return the text for the races of a force, from its known dice."""
    dice = catalogue()
    known = [unit for unit in force.units if unit in dice.units or unit in dice.own_units]
    folk = dict.fromkeys(dice.unit(unit).species for unit in known)
    return " + ".join(map(words.species, folk))
