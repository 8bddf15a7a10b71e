"""Reading a position from its text, line by line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.chance import Chance
from ddtable.engine.position import Die, Position
from ddtable.rules.dragon_dice.board import NOBODY, Board, ClassicPosition, Effect, Options, edition_of
from ddtable.rules.dragon_dice.editions import Edition
from ddtable.rules.dragon_dice.effects import BREATHS
from ddtable.rules.dragon_dice.notation.names import (
    AT,
    NO_DIE,
    PLACES,
    face_names,
    place_of,
    type_named,
)
from ddtable.rules.dragon_dice.notation.settings import (
    read_agenda,
    read_options,
    read_picks,
    usual_health,
    usual_picks,
)
from ddtable.rules.dragon_dice.notation.turns import steps_of
from ddtable.rules.dragon_dice.places import Land, lair, table_of
from ddtable.rules.dragon_dice.steps import Step
from ddtable.rules.text_form import COMMON, LETTERS, SEAT, LineReader, in_order, read_dice, read_result, seats_of
from ddtable.texts.trouble import trouble

SETTINGS = frozenset((*COMMON, "health", "order", "marched", "gone", "picks", "fought", "flooded", "returning"))

_DIE = re.compile(r"(?:([1-9]\d{0,2}) )?([a-z_]+(?::[a-z0-9_.]+)?)(?: \((.+)\))?", re.ASCII)
_TERRAIN = re.compile(rf"([a-z_]+) ([1-8])(?:, held by ({SEAT}))?(?:, from ({SEAT}))?")
TURN = re.compile(rf"(?:(\d+) )?({SEAT})(?: (.+))?", re.ASCII)

TurnLine = tuple[int, int, tuple[Step, ...], tuple[str, ...]]
SET_UP: TurnLine = (0, NOBODY, (), ())
"""Before the first turn."""


class Patterns:
    """The patterns of the lines that name places, by the pattern of the words of a place."""

    def __init__(self, at: str) -> None:
        self.place = re.compile(at, re.ASCII)
        self.area = re.compile(rf"({SEAT}) (?:(dragons )?at ({at})|([a-z ]+))", re.ASCII)
        self.cast = re.compile(
            rf"cast ([a-z_]+) by ({SEAT})(?: on (?:({SEAT})|die (\d+)))?(?: at ({at}|reserve))?(?: under die (\d+))?"
            r"(?:, since (\d+))?",
            re.ASCII,
        )
        self.returns = re.compile(rf"(\d+) at ({at}|reserve)", re.ASCII)


def read(text: str) -> ClassicPosition:
    """Return the position that a text describes. Raises NotationError if it does not."""
    return Reader(text).position()


class Reader(LineReader):
    """A reader of one text.

    A variant replaces `game`, `patterns`, `settings`, the `piles` besides the terrains, and what it reads in another
    way.
    """

    game = "classic"
    settings = SETTINGS
    patterns = Patterns(AT)
    piles: Mapping[str, str] = PLACES

    def __init__(self, text: str) -> None:
        self.lands: list[Land] = []
        self.effects: list[Effect] = []
        self.options = self.read_options("")
        self.seats = 0
        super().__init__(text)

    def line(self, line: str) -> None:
        """Read one line: a terrain, dice of a player, or a setting."""
        head, colon, rest = line.partition(":")
        word, _, value = line.partition(" ")
        if colon and self.patterns.place.fullmatch(head):
            self.terrain(head, rest.strip())
        elif colon and (found := self.patterns.area.fullmatch(head)):
            self.units(found, rest)
        elif word == "cast":
            self.effect(line)
        else:
            super().line(line)
            if word == "options":  # they name the edition, whose spells may be in force
                self.options = self.checked(self.read_options, value)

    def read_options(self, text: str) -> Options:
        """Return the house options in a text. Raises ValueError for an unknown one."""
        return read_options(text)

    def place_of(self, words: str) -> str:
        """Return the place with a name. Raises ValueError if there is none."""
        return place_of(self.lands, words)

    def seat(self, letter: str) -> int:
        """Return the seat of a letter."""
        seat = LETTERS.index(letter)
        self.seats = max(self.seats, seat + 1)
        return seat

    def terrain(self, head: str, text: str) -> None:
        """Read the line of a terrain; `head` says where it is."""
        home = NOBODY if head == "frontier" else self.seat(head[-1])
        self.add_terrain(home, text)

    def add_terrain(self, home: int, text: str) -> None:
        """Add a terrain, the home of a seat or of none."""
        if text == NO_DIE:
            self.lands.append(Land(NOBODY, home))
            return
        found = _TERRAIN.fullmatch(text)
        if not found:
            raise self.wrong(trouble("notation-like", text=text, like="coastland_city 3, held by A"))
        if found[1] not in catalogue().terrains:
            raise self.wrong(trouble("notation-no-terrain", text=found[1]))
        holder = self.seat(found[3]) if found[3] else NOBODY
        owner = self.seat(found[4]) if found[4] else max(home, 0)
        place = table_of(len(self.lands))
        self.lands.append(Land(len(self.dice), home, holder))
        self.dice.append(Die(found[1], owner, place, int(found[2]) - 1))

    def units(self, area: re.Match[str], text: str) -> None:
        """Read the dice of an area."""
        letter, dragons, at, words = area.groups()
        if words and words not in self.piles:
            raise self.wrong(trouble("notation-no-pile", text=words))
        place = self.piles[words] if words else self.checked(self.place_of, at)
        if dragons:
            place = lair(place)
        self.put(text, self.seat(letter), place)

    def put(self, text: str, seat: int, place: str) -> None:
        """Read the dice of a seat at a place."""
        for item in map(str.strip, text.split(",")):
            found = _DIE.fullmatch(item)
            if not found:
                raise self.wrong(trouble("notation-like", text=item, like="2 thug (melee)"))
            kind = type_named(found[2])
            if kind is None:
                raise self.wrong(trouble("notation-no-die", text=found[2]))
            faces = face_names(kind)
            if found[3] and found[3] not in faces:
                raise self.wrong(trouble("notation-no-face", die=found[2], text=found[3], faces=", ".join(faces)))
            face = faces.index(found[3]) if found[3] else 0
            self.dice += [Die(kind, seat, place, face)] * int(found[1] or 1)

    def effect(self, line: str) -> None:
        """Read an effect of a spell, a breath or an icon; its name determines its end."""
        found = self.patterns.cast.fullmatch(line)
        if not found:
            raise self.wrong(trouble("notation-like", text=line, like="cast palsy by B on A at frontier, since 2"))
        name, seat, owner, die, at, by, since = found.groups()
        if name not in BREATHS and name not in self.edition.gives:
            raise self.wrong(trouble("notation-no-spell", text=name))
        spells = self.edition.spells
        ends = spells[name].ends if name in spells else "end" if name in BREATHS else "start"
        place = self.checked(self.place_of, at) if at else ""
        target = self.seat(owner) if owner else NOBODY
        number, watched = (int(one) if one else NOBODY for one in (die, by))
        self.effects.append(Effect(name, self.seat(seat), ends, int(since or 0), place, target, number, watched))

    def position(self) -> ClassicPosition:
        """Build the position from everything that was read."""
        if not self.dice:
            raise self.wrong(trouble("notation-empty"))
        self.setting("ids", self.sort, None)
        turn, seat, agenda, marched = self.setting("turn", self.turn, SET_UP)
        board = Board(
            self.options,
            self.setting("health", int, usual_health(self.dice)),
            self.setting("order", self.order, tuple(range(self.seats))),
            seat,
            turn,
            tuple(self.lands),
            self.setting("picks", read_picks, usual_picks(self.seats, self.dice, self.lands)),
            self.setting("marched", self.places, marched),
            self.setting("gone", seats_of, ()),
            bool(self.lands),
            tuple(self.effects),
            self.setting("fought", self.places, ()),
            self.setting("flooded", self.places, ()),
            self.setting("returning", self.returning, ()),
        )
        return self.placed(board, agenda)

    def placed(self, board: Any, agenda: tuple[Any, ...]) -> ClassicPosition:
        """Return the position with its dice on a board. The agenda is the given one unless the text has another."""
        found: Any = Position(
            self.game,
            self.seats,
            tuple(self.dice),
            board,
            self.setting("agenda", self.agenda, agenda),
            self.setting("dice", read_dice, Chance(0)),
            self.setting("answered", int, 0),
            self.setting("result", read_result, None),
        )
        return found  # type: ignore[no-any-return]

    def agenda(self, text: str) -> tuple[Any, ...]:
        """Return the steps that a text names. Raises ValueError."""
        return read_agenda(text)

    @property
    def edition(self) -> Edition:
        """The edition that the options name."""
        return edition_of(self.options)

    def turn(self, text: str) -> TurnLine:
        """Return the number of a turn, its seat, its agenda and what has marched. Raises ValueError."""
        found = TURN.fullmatch(text)
        if not found:
            raise ValueError(trouble("notation-like", text=text, like="12 A reinforce"))
        seat = LETTERS.index(found[2])
        phases = self.edition.phases
        return (int(found[1] or 1), seat, *steps_of(found[3] or "", seat, self.lands, phases))

    def order(self, text: str) -> tuple[int, ...]:
        """Return the order of play in a text. Raises ValueError."""
        seats = seats_of(text)
        if sorted(seats) != list(range(self.seats)):
            raise ValueError(trouble("notation-order", text=text))
        return seats

    def places(self, text: str) -> tuple[str, ...]:
        """Return the places in a text. Raises ValueError."""
        return () if text == "nobody" else tuple(self.place_of(words.strip()) for words in text.split(","))

    def returning(self, text: str) -> tuple[tuple[int, str], ...]:
        """Return the dead units that join an army later, and its place. Raises ValueError."""
        found = [self.patterns.returns.fullmatch(part.strip()) for part in text.split(",")]
        if not all(found):
            raise ValueError(trouble("notation-like", text=text, like="12 at frontier"))
        return tuple((int(one[1]), self.place_of(one[2])) for one in found if one)

    def sort(self, text: str) -> None:
        """Assign the ids to the dice, which are in the order of the text."""
        ids = self.ids(text)
        self.dice = in_order(self.dice, ids)
        self.lands = [land if land.die == NOBODY else replace(land, die=ids[land.die]) for land in self.lands]
