"""A short text form of a classic position, for tests, bug reports and the clipboard.

    options faces=printed
    home A: coastland_city 3
    home B: highland_tower 8, held by A
    frontier: flatland_temple 5, from B
    A at frontier: 2 guard, herald (4 counter)
    A dead: air_drake
    B at home B: thug (melee/5)
    B reserve: thug
    turn A march 1

Players are the letters A to D. A die that carries no face shows its first one; `melee/5` is the fifth face, where an
earlier one looks alike. `#` begins a remark. What is not told has its usual value: see `_Reader`. An agenda that is no
plain state of a turn stands as JSON behind the word `agenda`, ids that do not follow the text behind `ids`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import groupby
from typing import Literal, cast

import msgspec

from ddtable.dice.catalogue import catalogue
from ddtable.engine.chance import Chance
from ddtable.engine.position import Die, Position, Result
from ddtable.rules.classic.board import (
    BURIED,
    CAMPAIGN,
    DEAD,
    FORCE,
    HOME,
    HORDE,
    NOBODY,
    OUT,
    PROPOSAL,
    RESERVE,
    Board,
    ClassicPosition,
    Options,
    Picks,
    Terrain,
    health,
)
from ddtable.rules.classic.steps import Act, EndTurn, Maneuver, March, Oppose, Reinforce, Retreat, Step, TurnDie

LETTERS = "ABCD"
# Where dice can lie beside the terrains, in the order of writing: the words of the text and the place.
PLACES = {
    "reserve": RESERVE,
    "dead": DEAD,
    "buried": BURIED,
    "force": FORCE,
    "home army": HOME,
    "campaign army": CAMPAIGN,
    "horde": HORDE,
    "proposal": PROPOSAL,
    "out": OUT,
}
WORDS = {place: words for words, place in PLACES.items()}

_DIE = re.compile(r"(?:(\d+) )?([a-z_]+)(?: \((.+)\))?", re.ASCII)
_TERRAIN = re.compile(r"([a-z_]+) ([1-8])(?:, held by ([A-D]))?(?:, from ([A-D]))?")
_AREA = re.compile(r"([A-D]) (?:at (home [A-D]|frontier)|([a-z ]+))")
_TURN = re.compile(r"(?:(\d+) )?([A-D]) (.+)")
_MARCH = re.compile(r"march ([12])(?:, ([a-z ]+) at (home [A-D]|frontier)(?:, waiting ([A-D]+))?(?:, opposed by ([A-D]+))?)?")
_RESERVES = re.compile(r"(reinforce|retreat)(?: only (home [A-D]|frontier))?")
_DICE = re.compile(r"seed (\d+)(?:, drawn (\d+))?(, by hand)?")


class NotationError(ValueError):
    """A text is no position: one sentence that names the line and what is wrong in it."""


def read(text: str) -> ClassicPosition:
    """Return the position that a text tells; raise NotationError where it tells none."""
    return _Reader(text).position()


@cache
def _short_names() -> dict[str, str]:
    """Return the die type of every name: a unit without its species where that is enough, and every full id."""
    units = catalogue().units
    found: dict[str, str] = {}
    for type_id, unit in units.items():
        short = type_id.removeprefix(f"{unit.species}_")
        found[short] = "" if short in found else type_id
    return {name: type_id for name, type_id in found.items() if type_id} | {key: key for key in catalogue().dice}


@cache
def _name(type_id: str) -> str:
    return min((name for name, found in _short_names().items() if found == type_id), key=len)


class _Reader:
    """Reads one text, line by line.

    Usual values: no house options, the health of A's units, letters in their order as the order of play, seed 0 with
    no die drawn, no choice made, the set-up's picks as the terrain dice tell them, and as marched the army that the
    turn's line names.
    """

    def __init__(self, text: str) -> None:
        self.dice: list[Die] = []
        self.terrains: list[Terrain] = []
        self.seats = 0
        self.given: dict[str, tuple[int, str]] = {}
        self.at = 0
        for number, raw in enumerate(text.splitlines(), 1):
            self.at = number
            line = " ".join(raw.split("#", 1)[0].split()) if not raw.startswith("agenda ") else raw.strip()
            if line:
                self.line(line)

    def wrong(self, what: str) -> NotationError:
        return NotationError(f"Line {self.at}: {what}.")

    def line(self, line: str) -> None:
        """Take one line: dice of a terrain, dice of a player, or a word with its value, kept for later."""
        word, colon, rest = line.partition(":")
        if colon and (word == "frontier" or re.fullmatch("home [A-D]", word)):
            self.terrain(word, rest.strip())
        elif colon and (found := _AREA.fullmatch(word)):
            self.units(found[1], found[2], found[3], rest)
        else:
            key, _, value = line.partition(" ")
            if key not in SETTINGS:
                raise self.wrong(f"{line!r} begins with no word of this notation")
            self.given[key] = (self.at, value)

    def seat(self, letter: str) -> int:
        seat = LETTERS.index(letter)
        self.seats = max(self.seats, seat + 1)
        return seat

    def terrain(self, word: str, text: str) -> None:
        found = _TERRAIN.fullmatch(text)
        if not found:
            raise self.wrong(f"{text!r} is no terrain, which is written like 'coastland_city 3, held by A'")
        if found[1] not in catalogue().terrains:
            raise self.wrong(f"no terrain is called {found[1]!r}")
        home = NOBODY if word == "frontier" else self.seat(word[-1])
        holder = self.seat(found[3]) if found[3] else NOBODY
        owner = self.seat(found[4]) if found[4] else max(home, 0)
        place = f"table/{len(self.terrains)}"
        self.terrains.append(Terrain(len(self.dice), home, holder))
        self.dice.append(Die(found[1], owner, place, int(found[2]) - 1))

    def place(self, words: str) -> str:
        """Return the place at a terrain that stands in an earlier line."""
        home = NOBODY if words == "frontier" else LETTERS.index(words[-1])
        for index, terrain in enumerate(self.terrains):
            if terrain.home == home:
                return f"terrain/{index}"
        raise self.wrong(f"the terrain {words!r} stands in no line before")

    def units(self, letter: str, terrain: str | None, words: str, text: str) -> None:
        if terrain is None and words not in PLACES:
            raise self.wrong(f"dice lie nowhere called {words!r}")
        place = PLACES[words] if terrain is None else self.place(terrain)
        seat = self.seat(letter)
        for item in text.split(","):
            found = _DIE.fullmatch(item.strip())
            if not found:
                raise self.wrong(f"{item.strip()!r} is no die, which is written like '2 thug (melee)'")
            kind = _short_names().get(found[2])
            if kind is None:
                raise self.wrong(f"no die is called {found[2]!r}, or the name without its species is not enough")
            self.dice += [Die(kind, seat, place, self.face(kind, found[3] or ""))] * int(found[1] or 1)

    def face(self, kind: str, text: str) -> int:
        faces = _faces(kind)
        if text and text not in faces:
            raise self.wrong(f"{_name(kind)} has no face {text!r}, it has {', '.join(faces)}")
        return faces.index(text) if text else 0

    def position(self) -> ClassicPosition:
        """Put together what was read."""
        if not self.dice:
            raise NotationError("Line 1: no dice are named.")
        self.sort_by_ids()
        options = self.setting("options", _read_options, Options())
        order = self.setting("order", _read_letters, tuple(range(self.seats)))
        turn, seat, agenda, marched = self.setting("turn", self.read_turn, (0, NOBODY, (), ()))
        bare = Board(options, 0, order, seat, turn, tuple(self.terrains), revealed=bool(self.terrains))
        result = self.setting("result", _read_result, None)
        position = Position(
            "classic",
            self.seats,
            tuple(self.dice),
            bare,
            self.setting("agenda", _read_agenda, agenda),
            self.setting("dice", _read_dice, Chance(0)),
            self.setting("answered", int, 0),
            result,
        )
        board = msgspec.structs.replace(
            bare,
            health=self.setting("health", int, _usual_health(position)),
            picks=self.setting("picks", _read_picks, _usual_picks(position)),
            marched=self.setting("marched", self.read_places, marched),
            out=self.setting("out", _read_letters, ()),
        )
        return msgspec.structs.replace(position, board=board)

    def setting(self, word: str, read: Callable[[str], msgspec.Struct | object], usual: object) -> "object":
        raise NotImplementedError
