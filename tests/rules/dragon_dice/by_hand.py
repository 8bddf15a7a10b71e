"""A test driver for classic games: positions in short text, rolls by the names of faces, answers in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.dice.catalogue import catalogue
from ddtable.engine import kernel
from ddtable.engine.draft import Draft
from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.position import Result
from ddtable.engine.questions import Allocation, Allotted, Choice, Chosen, Faces, Pick, Picked, Question, Shown, Subset
from ddtable.engine.system import SetUp, system
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.board import ClassicPosition, land_at
from ddtable.rules.dragon_dice.events.magic import PointsColoured
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.notation import names
from ddtable.rules.dragon_dice.places import is_lair, is_terrain, place_of_lair
from ddtable.rules.dragon_dice.spells import COLOURS

A, B, C, D = range(4)
CLASSIC = system("classic")
E = TypeVar("E", bound=msgspec.Struct)

TERRAINS = {
    2: "home A: {a}\nhome B: {b}\nfrontier: {f}\n",
    3: "home A: {a}\nhome B: {b}\nhome C: {c}\nfrontier: {f}\n",
    4: "home A: {a}\nhome B: {b}\nhome C: {c}\nhome D: {d}\nfrontier: {f}\n",
}


def board(  # the terrains of a small table; flatland has no racial power
    units: str,
    seats: int = 2,
    a: str = "flatland_city 4",
    b: str = "flatland_tower 4",
    c: str = "flatland_temple 4",
    d: str = "flatland_city 4",
    f: str = "flatland_temple 6",
) -> Table:
    """Return a table with these terrains and the lines of `units`."""
    return Table(TERRAINS[seats].format(a=a, b=b, c=c, d=d, f=f) + units)


def forces(*units: str, dragons: tuple[str, ...] = ("air_drake",)) -> tuple[dict[str, Any], ...]:
    """Return one encoded force for each text of units like `2 thug, dwarves_footman`."""
    found = []
    for seat, text in enumerate(units):
        position = notation.read(f"A force: {text}")
        found.append(
            {
                "id": f"force_{seat}",
                "name": f"Force {seat}",
                "home": [die.type for die in position.dice],
                "campaign": [],
                "horde": [],
                "dragons": list(dragons),
                "home_terrain": "flatland_city",
                "frontier": "flatland_city",
            }
        )
    return tuple(found)


class Table:
    """A game in progress. Every answer goes through the kernel; `events` are all events since the beginning."""

    system = CLASSIC

    def __init__(self, text: str | kernel.Played | ClassicPosition) -> None:
        if isinstance(text, str):
            text = notation.read(text)
        if not isinstance(text, kernel.Played):
            position = replace(text, chance=replace(text.chance, by_hand=True))
            text = kernel._carry_on(self.system, Draft(position))
        self.played = text
        self.events: list[msgspec.Struct] = list(text.events)

    @classmethod
    def new_game(cls, *units: str, dragons: tuple[str, ...] = ("air_drake",), **options: Any) -> Table:
        """Return a new game of these forces with real dice."""
        return cls(kernel.begin(CLASSIC, SetUp("classic", 1, options, forces(*units, dragons=dragons), by_hand=True)))

    # Reading the table

    @property
    def position(self) -> ClassicPosition:
        return self.played.position

    @property
    def question(self) -> Question:
        assert self.played.question is not None, "the game is over"
        return self.played.question

    @property
    def asked(self) -> tuple[int, str]:
        """The asked seat and the kind of the question."""
        return self.question.seat, self.question.kind

    @property
    def result(self) -> Result | None:
        return self.position.result

    def place(self, words: str) -> str:
        """Return the place of `home A`, `frontier`, or a word like `reserve`."""
        named = words == "frontier" or words.startswith("home ")
        return names.place_of(self.position.board.lands, words) if named else words

    def units(self, seat: int, words: str) -> list[str]:
        """Return the short names of a seat's dice somewhere, sorted."""
        place = self.place(words)
        dice = self.position.dice
        return sorted(names.die_name(die.type) for die in dice if die.owner == seat and die.place == place)

    def number(self, words: str) -> int:
        """Return the number on top of a terrain die."""
        return self.position.dice[self.terrain(words).die].face + 1

    def terrain(self, words: str) -> Any:
        return land_at(self.position, self.place(words))

    def holder(self, words: str) -> int:
        return self.terrain(words).holder

    def happened(self, event_type: type[E], /, **values: object) -> list[E]:
        """Return the events of a kind with these values."""
        return [
            event
            for event in self.events
            if isinstance(event, event_type) and all(getattr(event, name) == value for name, value in values.items())
        ]

    def words(self) -> list[str]:
        """Return the words of the options of the question."""
        shape = self.question.shape
        assert isinstance(shape, Pick)
        return [option.word for option in shape.options]

    def places(self, word: str) -> list[str]:
        """Return the places in the options with one word."""
        shape = self.question.shape
        assert isinstance(shape, Pick)
        return [str(option.values["place"]) for option in shape.options if option.word == word]

    def targets(self) -> set[tuple[str, int, str]]:
        """Return (word, seat, place) of every attack option."""
        shape = self.question.shape
        assert isinstance(shape, Pick)
        return {
            (option.word, int(option.values["seat"]), str(option.values["place"]))
            for option in shape.options
            if "seat" in option.values
        }

    # Answering

    def play(self, choice: Choice) -> Table:
        self.played = kernel.play(self.system, self.position, choice, self.question)
        self.events += self.played.events
        return self

    def pick(self, word: str, **values: object) -> Table:
        """Pick the one option with this word and these values; a place is written like `home A`."""
        if "place" in values:
            values["place"] = self.place(str(values["place"]))
        shape = self.question.shape
        assert isinstance(shape, Pick), self.asked
        fitting = [
            option
            for option in shape.options
            if option.word == word and all(option.values.get(name) == value for name, value in values.items())
        ]
        assert len(fitting) == 1, (self.asked, word, values, [(o.word, o.values) for o in shape.options])
        return self.play(Picked(fitting[0].id))

    def move(self, word: str, unit: str, place: str) -> Table:
        """Reinforce or retreat the first unit of this name; `place` is the terrain."""
        shape = self.question.shape
        assert isinstance(shape, Pick), self.asked
        there = [one for one in shape.options if one.word == word and one.values.get("place") == self.place(place)]
        for option in there:
            if names.die_name(self.position.dice[int(option.values["die"])].type) == unit:
                return self.play(Picked(option.id))
        raise AssertionError((self.asked, word, unit, place))

    def roll(self, *faces: str | int) -> Table:
        """Give the dice of the question these faces, like `2 melee`, terrain dice a number; one face is for all."""
        assert isinstance(self.question.shape, Faces), self.asked
        parties = self.position.agenda[-1].parties
        dice = [die for party in parties for die in party.dice]
        left = list(faces * len(dice) if len(faces) == 1 else faces)
        assert len(left) == len(dice), [self.position.dice[die].type for die in dice]
        for party in parties:
            assert self.question.seat == party.seat, "each owner tells the faces of his own dice"
            mine = [left.pop(0) for _ in party.dice]
            self.play(Shown(tuple(map(self.face, party.dice, mine))))
        return self

    def face(self, die: int, face: str | int) -> int:
        kind = self.position.dice[die].type
        return face - 1 if isinstance(face, int) else [str(one) for one in catalogue().die(kind).faces].index(face)

    def choose(self, *units: str) -> Table:
        """Choose dice of the question by their short names."""
        shape = self.question.shape
        assert isinstance(shape, Subset), self.asked
        left, chosen = list(shape.dice), []
        for unit in units:
            die = next(die for die in left if names.die_name(self.position.dice[die].type) == unit)
            left.remove(die)
            chosen.append(die)
        return self.play(Chosen(tuple(sorted(chosen))))

    def allot(self, *rows: tuple[int, ...]) -> Table:
        assert isinstance(self.question.shape, Allocation), self.asked
        return self.play(Allotted(rows))

    def refuses(self, answer: Callable[[], object]) -> str:
        """Return the reason why an answer is refused; nothing may have changed."""
        before = self.played
        with pytest.raises(IllegalChoice) as refused:
            answer()
        assert self.played is before
        return refused.value.refusal.reason

    # Dragons, promotion

    def die(self, seat: int, name: str, number: int = 0) -> int:
        """Return the id of a seat's die by its short name, the first one or a later one."""
        dice = self.position.dice
        return [at for at, die in enumerate(dice) if die.owner == seat and names.die_name(die.type) == name][number]

    def lies(self, die: int) -> str:
        """Return the place of a die, a terrain's dragons as `dragons at frontier`."""
        place = self.position.dice[die].place
        if is_terrain(place_of_lair(place)):
            land = land_at(self.position, place_of_lair(place))
            return f"{'dragons ' if is_lair(place) else ''}at {names.terrain_words(land)}"
        return place

    def totals(self, kind: str) -> dict[str, int]:
        """Return the results of the last roll of a kind."""
        rolled = [event for event in self.events if getattr(event, "kind", "") == kind and hasattr(event, "sums")]
        return {one.result: one.total for one in rolled[-1].sums}

    def promote(self, dead: str, living: str) -> Table:
        """Put the first dead unit of one name onto the first living unit of another."""
        shape = self.question.shape
        assert isinstance(shape, Pick), self.asked
        dice = self.position.dice
        for option in shape.options:
            pair = (option.values.get("die"), option.values.get("onto"))
            if None not in pair and [names.die_name(dice[int(one)].type) for one in pair] == [dead, living]:
                return self.play(Picked(option.id))
        raise AssertionError((self.asked, dead, living))

    def effects(self) -> list[tuple[str, int, int]]:
        """Return (name, seat whose turns end it, since) of every effect in force."""
        return [(effect.name, effect.seat, effect.since) for effect in self.position.board.effects]

    # Magic

    def colours(self, *rows: dict[str, int]) -> Table:
        """Give each die's points their colours, like `{"air": 2}`."""
        return self.allot(*(tuple(row.get(colour, 0) for colour in COLOURS) for row in rows))

    def castable(self) -> set[str]:
        """Return the spells that can be announced now."""
        shape = self.question.shape
        assert isinstance(shape, Pick), self.asked
        return {str(option.values["spell"]) for option in shape.options if option.word == "spell"}

    def announce(self, spell: str, seat: int = -1, at: str = "", die: int = -1, to: str = "") -> Table:
        """Announce a spell: at a seat's army, a terrain, a die or the dead; and its destination."""
        self.pick("spell", spell=spell)
        if die >= 0:
            self.pick("spell-at-die", die=die)
        elif seat >= 0:
            self.pick("spell-at-army", seat=seat, place=at)
        elif at:
            self.pick("spell-at-terrain", place=at)
        return self.pick("spell-to", place=to) if to else self

    def came_to(self, kind: str, seat: int) -> dict[str, int]:
        """Return the results above 0 of a seat's last roll of a kind."""
        return {one.result: one.total for one in self.happened(Rolled, kind=kind, seat=seat)[-1].sums if one.total}

    def offered(self) -> set[str]:
        """Return the targets in the question: dice as `B goblins_thug`, others by their id."""
        shape = self.question.shape
        assert isinstance(shape, Pick), self.asked
        dice, found = self.position.dice, set()
        for option in shape.options:
            if option.die >= 0:
                found.add(f"{'ABCD'[dice[option.die].owner]} {dice[option.die].type}")
            elif option.word != "back":
                found.add(option.id)
        return found

    def pool(self) -> dict[str, int]:
        """Return the available points of the last casting, without zeros."""
        points = self.happened(PointsColoured)[-1].pool
        return {colour: amount for colour, amount in zip(COLOURS, points, strict=True) if amount}

    def colour_sources(self) -> list[tuple[int, tuple[str, ...]]]:
        """Return the points of each die in the question of colours, and the colours they may have."""
        shape = self.question.shape
        assert isinstance(shape, Allocation), self.asked
        return [(source.points, tuple(COLOURS[index] for index in source.buckets)) for source in shape.sources]


# A unit that rolls points of a colour, and a terrain of other colours, so that nothing doubles.
CASTERS = {"earth": "wizard", "air": "enchanter", "fire": "wizard", "water": "enchanter", "death": "death_mage"}
NEUTRAL = {"earth": "coastland", "air": "highland", "fire": "coastland", "water": "highland", "death": "coastland"}


def magic(units: str, *faces: str, more: str = "B at home B: thug\n", f: str = "flatland_temple 1", **on: Any) -> Table:
    """Return a table where A's army at the frontier has rolled for magic in turn 5."""
    table = board(f"A at frontier: {units}\n{more}turn 5 A march 1, act at frontier", f=f, **on)
    return table.pick("magic").roll(*faces)


def casting(colour: str, points: int, more: str = "B at home B: thug\n", **on: Any) -> Table:
    """Return a table where A's mages at the frontier have at least this many points of one colour, in fours."""
    mages = -(-points // 4)
    on.setdefault("f", f"{NEUTRAL[colour]}_tower 1")
    table = magic(f"{mages} {CASTERS[colour]}", "4 magic", more=more, **on)
    return table.colours(*[{colour: 4}] * mages)
