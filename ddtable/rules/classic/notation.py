"""A short text form of a classic position, for tests, bug reports and the clipboard.

    options faces=printed
    home A: coastland_city 3
    home B: highland_tower 8, held by A
    frontier: flatland_temple 5, from B
    A at frontier: 2 guard, herald (4 counter)
    A dead: air_drake
    A dragons at frontier: fire_wyrm
    B at home B: thug (melee/5)
    B reserve: thug
    cast palsy by B on A at frontier, since 2
    cast ash_storm by A at home B
    cast burning_hands by A on die 3
    turn A march 1, act at frontier

Players are the letters A to D. A die without a face shows its first one; `melee/5` is the fifth face, where an earlier
one looks alike. `#` begins a remark. What is not told has its usual value: no house options, the health of A's units,
the letters as order of play, no dice drawn, no choice made, the picks that the terrain dice tell, and as marched the
army that the turn's line names. An agenda that is no plain state of a turn stands as JSON behind the word `agenda`,
die ids that do not follow the text behind `ids`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Literal, TypeVar, cast

import msgspec
from msgspec.structs import asdict, replace

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
    Effect,
    Options,
    Picks,
    Terrain,
    lair,
    terrain_index,
)
from ddtable.rules.classic.effects import BREATHS
from ddtable.rules.classic.spells import spells
from ddtable.rules.classic.steps import (
    Act,
    Dragons,
    EighthFace,
    EndTurn,
    Expire,
    Maneuver,
    March,
    Oppose,
    Reinforce,
    Retreat,
    Step,
    TurnDie,
)

LETTERS = "ABCD"
# Where dice lie beside the terrains, in the order of writing: the words of the text, and the place.
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
SETTINGS = frozenset(
    (
        "options",
        "health",
        "order",
        "dice",
        "answered",
        "ids",
        "turn",
        "marched",
        "gone",
        "picks",
        "result",
        "agenda",
        "fought",
        "flooded",
        "returning",
    )
)

_AT = "home [A-D]|frontier"
_DIE = re.compile(r"(?:([1-9]\d?) )?([a-z_]+)(?: \((.+)\))?", re.ASCII)
_TERRAIN = re.compile(r"([a-z_]+) ([1-8])(?:, held by ([A-D]))?(?:, from ([A-D]))?")
_AREA = re.compile(rf"([A-D]) (?:(dragons )?at ({_AT})|([a-z ]+))")
_CAST = re.compile(
    rf"cast ([a-z_]+) by ([A-D])(?: on (?:([A-D])|die (\d+)))?(?: at ({_AT}|reserve))?(?:, since (\d+))?", re.ASCII
)
_RETURNS = re.compile(rf"(\d+) at ({_AT}|reserve)", re.ASCII)
_TURN = re.compile(r"(?:(\d+) )?([A-D])(?: (.+))?", re.ASCII)
_MARCH = re.compile(rf"march ([12])(?:, ([a-z ]+) at ({_AT}|reserve)(?:, waiting ([A-D]+))?(?:, against ([A-D]+))?)?")
_RESERVES = re.compile(rf"(reinforce|retreat)(?: only ({_AT}))?")
_DICE = re.compile(r"seed (\d+)(?:, drawn (\d+))?(, by hand)?", re.ASCII)

BEGINNINGS = ("begin", "dragons", "eighth face")

_T = TypeVar("_T")
_TurnLine = tuple[int, int, tuple[Step, ...], tuple[str, ...]]
_SET_UP: _TurnLine = (0, NOBODY, (), ())


class NotationError(ValueError):
    """A text is no position: one sentence that names the line and what is wrong in it."""


def read(text: str) -> ClassicPosition:
    """Return the position that a text tells; raise NotationError where it tells none."""
    return _Reader(text).position()


def write(position: ClassicPosition) -> str:
    """Return the text of a sound position, from which `read` makes the same position."""
    board, terrains = position.board, position.board.terrains
    lines = [f"{_home(terrain)}: {_terrain_text(position.dice[terrain.die], terrain)}" for terrain in terrains]
    ids = [terrain.die for terrain in terrains]
    for area, dice in _areas(position):
        lines.append(f"{area}: {', '.join(_counted([position.dice[die] for die in dice]))}")
        ids += dice
    lines += [_effect_text(terrains, effect) for effect in board.effects]
    words = _turn_words(position)
    usual_marched = _steps_of(words, board.seat, terrains)[1]
    told = (
        ("options", _options_text(board.options), ""),
        ("health", str(board.health), str(_usual_health(position.dice))),
        ("order", _letters(board.order), LETTERS[: position.seats]),
        ("dice", _dice_text(position.chance), _dice_text(Chance(0))),
        ("answered", str(position.answered), "0"),
        ("ids", " ".join(map(str, ids)), " ".join(map(str, range(len(ids))))),
        ("turn", f"{board.turn} {LETTERS[board.seat]} {words}".rstrip() if board.turn else "", ""),
        ("marched", _places_text(terrains, board.marched), _places_text(terrains, usual_marched)),
        ("gone", _letters(board.out), ""),
        ("fought", _places_text(terrains, board.fought), "nobody"),
        ("flooded", _places_text(terrains, board.flooded), "nobody"),
        ("returning", ", ".join(f"{die} at {_where(terrains, place)}" for die, place in board.returning), ""),
        ("picks", _picks_text(board.picks), _picks_text(_usual_picks(position.seats, position.dice, terrains))),
        ("result", _result_text(position.result), ""),
        ("agenda", "[]" if words else msgspec.json.encode(position.agenda).decode(), "[]"),
    )
    return "\n".join([*lines, *(f"{word} {value}" for word, value, usual in told if value != usual)]) + "\n"


@cache
def _names() -> dict[str, str]:
    """Return the die type of every name: a unit also without its species, where no other is called so."""
    short: dict[str, list[str]] = {}
    for type_id, unit in catalogue().units.items():
        short.setdefault(type_id.removeprefix(f"{unit.species}_"), []).append(type_id)
    return {name: found[0] for name, found in short.items() if len(found) == 1} | {key: key for key in catalogue().dice}


@cache
def _name(type_id: str) -> str:
    return min((name for name, found in _names().items() if found == type_id), key=len)


@cache
def _faces(type_id: str) -> tuple[str, ...]:
    """Return what each face of a die is called: `melee`, and `melee/5` where an earlier one looks alike."""
    texts = [str(face) for face in catalogue().dice[type_id].faces]
    return tuple(text if texts.index(text) == at else f"{text}/{at + 1}" for at, text in enumerate(texts))


def _home(terrain: Terrain) -> str:
    return "frontier" if terrain.home == NOBODY else f"home {LETTERS[terrain.home]}"


def _place(terrains: Sequence[Terrain], words: str) -> str:
    if words == RESERVE:
        return RESERVE
    for index, terrain in enumerate(terrains):
        if _home(terrain) == words:
            return f"terrain/{index}"
    raise ValueError(f"the terrain {words!r} stands in no line before")


def _steps_of(words: str, seat: int, terrains: Sequence[Terrain]) -> tuple[tuple[Step, ...], tuple[str, ...]]:
    """Return the agenda that the words of a turn stand for, and the usual marched armies; ValueError if for none."""
    if not words:
        return (), ()
    if found := _RESERVES.fullmatch(words):
        only = _place(terrains, found[2]) if found[2] else ""
        return ((EndTurn(), Retreat(only)) if found[1] == "retreat" else (EndTurn(), Retreat(), Reinforce(only))), ()
    if words in BEGINNINGS:
        phases: tuple[Step, ...] = (Expire(), Dragons(), EighthFace())
        left = phases[BEGINNINGS.index(words) :]
        return (EndTurn(), Retreat(), Reinforce(), March(2), March(1), *reversed(left)), ()
    found = _MARCH.fullmatch(words)
    if not found:
        raise ValueError(f"{words!r} is no step of a turn, which is written like 'march 1, act at frontier'")
    later: tuple[Step, ...] = (EndTurn(), Retreat(), Reinforce(), March(2))
    number = cast(Literal[1, 2], int(found[1]))
    later = later if number == 1 else later[:-1]
    if not found[2]:
        return (*later, March(number)), ()
    place = _place(terrains, found[3])
    waiting, against = _seats(found[4] or ""), _seats(found[5] or "")
    steps: dict[str, tuple[Step, ...]] = {
        "maneuver": (Maneuver(place),),
        "oppose": (Oppose(place, waiting, against),),
        "turn die": (TurnDie(place),),
        "act": (),
    }
    if found[2] not in steps:
        raise ValueError(f"a march has no step {found[2]!r}")
    if place == RESERVE and found[2] != "act":
        raise ValueError("an army in reserve only acts")
    return (*later, Act(seat, place), *steps[found[2]]), (place,)


def _turn_words(position: ClassicPosition) -> str:
    """Return the words for the agenda, or nothing where it is no plain state of a turn."""
    board, agenda = position.board, position.agenda
    if not board.turn or not agenda:
        return ""
    words = _step_words(agenda, board.terrains)
    return words if words and _steps_of(words, board.seat, board.terrains)[0] == agenda else ""


def _step_words(agenda: Sequence[Step], terrains: Sequence[Terrain]) -> str:
    top = agenda[-1]
    if isinstance(top, Reinforce | Retreat):
        word = "reinforce" if isinstance(top, Reinforce) else "retreat"
        return f"{word} only {_places_text(terrains, (top.only,))}" if top.only else word
    if isinstance(top, Expire | Dragons | EighthFace):
        return BEGINNINGS[(Expire, Dragons, EighthFace).index(type(top))]
    if isinstance(top, March):
        return f"march {top.number}"
    march = f"march {1 if March(2) in agenda else 2}, "
    if isinstance(top, Maneuver | TurnDie | Act):
        word = {Maneuver: "maneuver", TurnDie: "turn die", Act: "act"}[type(top)]
        return f"{march}{word} at {_places_text(terrains, (top.place,))}"
    if isinstance(top, Oppose):
        waiting = f", waiting {_letters(top.waiting)}" if top.waiting else ""
        against = f", against {_letters(top.opposing)}" if top.opposing else ""
        return f"{march}oppose at {_places_text(terrains, (top.place,))}{waiting}{against}"
    return ""


def _places_text(terrains: Sequence[Terrain], places: Iterable[str]) -> str:
    return ", ".join(_where(terrains, place) for place in places) or "nobody"


def _where(terrains: Sequence[Terrain], place: str) -> str:
    return place if place == RESERVE else _home(terrains[terrain_index(place)])


def _letters(seats: Iterable[int]) -> str:
    return "".join(LETTERS[seat] for seat in seats)


def _seats(letters: str) -> tuple[int, ...]:
    if not set(letters) <= set(LETTERS):
        raise ValueError(f"{letters!r} are not letters of players")
    return tuple(map(LETTERS.index, letters))


def _terrain_text(die: Die, terrain: Terrain) -> str:
    held = "" if terrain.holder == NOBODY else f", held by {LETTERS[terrain.holder]}"
    origin = "" if die.owner == max(terrain.home, 0) else f", from {LETTERS[die.owner]}"
    return f"{die.type} {die.face + 1}{held}{origin}"


def _areas(position: ClassicPosition) -> Iterator[tuple[str, list[int]]]:
    """Yield every area with dice beside the terrain dice: its words, and the ids of its dice."""
    places = {f"terrain/{at}": f"at {_home(terrain)}" for at, terrain in enumerate(position.board.terrains)}
    places |= {f"dragons/{at}": f"dragons at {_home(terrain)}" for at, terrain in enumerate(position.board.terrains)}
    places |= {place: words for words, place in PLACES.items()}
    for seat in range(position.seats):
        for place, words in places.items():
            dice = [at for at, die in enumerate(position.dice) if die.place == place and die.owner == seat]
            if dice:
                yield f"{LETTERS[seat]} {words}", dice


def _counted(dice: Sequence[Die]) -> Iterator[str]:
    for die, alike in groupby(dice):
        count = len(list(alike))
        face = f" ({_faces(die.type)[die.face]})" if die.face else ""
        yield f"{f'{count} ' if count > 1 else ''}{_name(die.type)}{face}"


def _effect_text(terrains: Sequence[Terrain], effect: Effect) -> str:
    owner = f" on {LETTERS[effect.owner]}" if effect.owner != NOBODY else ""
    die = f" on die {effect.die}" if effect.die != NOBODY else ""
    place = f" at {_where(terrains, effect.place)}" if effect.place else ""
    since = f", since {effect.since}" if effect.since else ""
    return f"cast {effect.name} by {LETTERS[effect.seat]}{owner}{die}{place}{since}"


def _usual_health(dice: Iterable[Die]) -> int:
    units = catalogue().units
    return sum(units[die.type].health for die in dice if die.owner == 0 and die.type in units)


def _usual_picks(seats: int, dice: Sequence[Die], terrains: Sequence[Terrain]) -> tuple[Picks, ...]:
    """Return the picks of the set-up that the terrain dice tell: a seat's home, and its other terrain die."""
    picks = [Picks()] * seats
    homes = {terrain.die for terrain in terrains if terrain.home != NOBODY}
    for at, die in enumerate(dice):
        if die.type in catalogue().terrains:
            part = "home" if at in homes else "frontier"
            picks[die.owner] = replace(picks[die.owner], **{part: die.type})
    return tuple(picks)


def _picks_text(picks: Iterable[Picks]) -> str:
    return ", ".join(f"{pick.home or '-'} {pick.frontier or '-'}" for pick in picks)


def _read_picks(text: str) -> tuple[Picks, ...]:
    found = [part.split() for part in text.split(",")]
    if any(len(pair) != 2 for pair in found):
        raise ValueError(f"{text!r} is not a pair of terrains for each player")
    names = [["" if name == "-" else name for name in pair] for pair in found]
    return tuple(Picks(home, frontier) for home, frontier in names)


def _options_text(options: Options) -> str:
    told = {name: value for name, value in asdict(options).items() if value != getattr(Options(), name)}
    return " ".join(name if value is True else f"{name}={value}" for name, value in told.items())


def _read_options(text: str) -> Options:
    pairs = [word.partition("=") for word in text.split()]
    values = {name: value if equals else True for name, equals, value in pairs}
    unknown = sorted(set(values) - set(asdict(Options())))
    if unknown:
        raise ValueError(f"there is no house option {unknown[0]!r}")
    return msgspec.convert(values, Options)


def _dice_text(chance: Chance) -> str:
    drawn = f", drawn {chance.counter}" if chance.counter else ""
    return f"seed {chance.seed}{drawn}{', by hand' if chance.by_hand else ''}"


def _read_dice(text: str) -> Chance:
    found = _DICE.fullmatch(text)
    if not found:
        raise ValueError(f"{text!r} is not written like 'seed 7, drawn 12, by hand'")
    return Chance(int(found[1]), int(found[2] or 0), bool(found[3]))


def _result_text(result: Result | None) -> str:
    return "" if result is None else f"{_letters(result.winners) or 'nobody'} {result.reason}"


def _read_result(text: str) -> Result:
    winners, _, reason = text.partition(" ")
    return Result(() if winners == "nobody" else _seats(winners), reason)


def _read_agenda(text: str) -> tuple[Step, ...]:
    return msgspec.json.decode(text, type=tuple[Step, ...])


class _Reader:
    """Reads one text, line by line; the settings wait in `given` until all dice are known."""

    def __init__(self, text: str) -> None:
        self.dice: list[Die] = []
        self.terrains: list[Terrain] = []
        self.given: dict[str, tuple[int, str]] = {}
        self.effects: list[Effect] = []
        self.seats = 0
        self.at = 1
        for self.at, raw in enumerate(text.splitlines(), 1):
            line = " ".join(raw.partition("#")[0].split())
            if line:
                self.line(line)

    def wrong(self, what: str) -> NotationError:
        return NotationError(f"Line {self.at}: {what}.")

    def line(self, line: str) -> None:
        """Take one line: a terrain, dice of a player, or a setting."""
        head, colon, rest = line.partition(":")
        word, _, value = line.partition(" ")
        if colon and re.fullmatch(_AT, head):
            self.terrain(head, rest.strip())
        elif colon and (found := _AREA.fullmatch(head)):
            self.units(found, rest)
        elif word == "cast":
            self.effect(line)
        elif word in SETTINGS and word not in self.given:
            self.given[word] = (self.at, value)
        elif word in self.given:
            raise self.wrong(f"{word!r} has been told before")
        else:
            raise self.wrong(f"{line!r} begins with no word of this notation")

    def seat(self, letter: str) -> int:
        seat = LETTERS.index(letter)
        self.seats = max(self.seats, seat + 1)
        return seat

    def terrain(self, head: str, text: str) -> None:
        found = _TERRAIN.fullmatch(text)
        if not found:
            raise self.wrong(f"{text!r} is no terrain, which is written like 'coastland_city 3, held by A'")
        if found[1] not in catalogue().terrains:
            raise self.wrong(f"no terrain is called {found[1]!r}")
        home = NOBODY if head == "frontier" else self.seat(head[-1])
        holder = self.seat(found[3]) if found[3] else NOBODY
        owner = self.seat(found[4]) if found[4] else max(home, 0)
        place = f"table/{len(self.terrains)}"
        self.terrains.append(Terrain(len(self.dice), home, holder))
        self.dice.append(Die(found[1], owner, place, int(found[2]) - 1))

    def units(self, area: re.Match[str], text: str) -> None:
        letter, dragons, at, words = area.groups()
        if words and words not in PLACES:
            raise self.wrong(f"dice lie nowhere called {words!r}")
        place = PLACES[words] if words else self.checked(lambda at: _place(self.terrains, at), at)
        if dragons:
            place = lair(place)
        seat = self.seat(letter)
        for item in map(str.strip, text.split(",")):
            found = _DIE.fullmatch(item)
            if not found:
                raise self.wrong(f"{item!r} is no die, which is written like '2 thug (melee)'")
            kind = _names().get(found[2])
            if kind is None:
                raise self.wrong(f"no die is called {found[2]!r}")
            faces = _faces(kind)
            if found[3] and found[3] not in faces:
                raise self.wrong(f"{found[2]} has no face {found[3]!r}; it has {', '.join(faces)}")
            face = faces.index(found[3]) if found[3] else 0
            self.dice += [Die(kind, seat, place, face)] * int(found[1] or 1)

    def effect(self, line: str) -> None:
        """Take a spell or a breath's effect in force; when it ends its name tells."""
        found = _CAST.fullmatch(line)
        if not found:
            raise self.wrong(f"{line!r} is not written like 'cast palsy by B on A at frontier, since 2'")
        name, seat, owner, die, at, since = found.groups()
        if name not in spells() and name not in BREATHS:
            raise self.wrong(f"no spell is called {name!r}")
        ends = spells()[name].ends if name in spells() else "end"
        place = self.checked(lambda at: _place(self.terrains, at), at) if at else ""
        target = self.seat(owner) if owner else NOBODY
        number = int(die) if die else NOBODY
        self.effects.append(Effect(name, self.seat(seat), ends, int(since or 0), place, target, number))

    def checked(self, read: Callable[[str], _T], text: str) -> _T:
        try:
            return read(text)
        except (ValueError, msgspec.MsgspecError) as error:
            raise self.wrong(str(error)) from error

    def setting(self, word: str, read: Callable[[str], _T], usual: _T) -> _T:
        """Return what the setting's line tells, or its usual value."""
        if word not in self.given:
            return usual
        self.at, text = self.given[word]
        return self.checked(read, text)

    def position(self) -> ClassicPosition:
        """Put together what was read."""
        if not self.dice:
            raise self.wrong("no dice are named before the text ends")
        self.setting("ids", self.sort, None)
        turn, seat, agenda, marched = self.setting("turn", self.turn, _SET_UP)
        board = Board(
            self.setting("options", _read_options, Options()),
            self.setting("health", int, _usual_health(self.dice)),
            self.setting("order", self.order, tuple(range(self.seats))),
            seat,
            turn,
            tuple(self.terrains),
            self.setting("picks", _read_picks, _usual_picks(self.seats, self.dice, self.terrains)),
            self.setting("marched", self.places, marched),
            self.setting("gone", _seats, ()),
            bool(self.terrains),
            tuple(self.effects),
            self.setting("fought", self.places, ()),
            self.setting("flooded", self.places, ()),
            self.setting("returning", self.returning, ()),
        )
        return Position(
            "classic",
            self.seats,
            tuple(self.dice),
            board,
            self.setting("agenda", _read_agenda, agenda),
            self.setting("dice", _read_dice, Chance(0)),
            self.setting("answered", int, 0),
            self.setting("result", _read_result, None),
        )

    def turn(self, text: str) -> _TurnLine:
        found = _TURN.fullmatch(text)
        if not found:
            raise ValueError(f"{text!r} is not written like 'A march 1' or '12 A reinforce'")
        seat = LETTERS.index(found[2])
        return (int(found[1] or 1), seat, *_steps_of(found[3] or "", seat, self.terrains))

    def order(self, text: str) -> tuple[int, ...]:
        seats = _seats(text)
        if sorted(seats) != list(range(self.seats)):
            raise ValueError(f"the order of play {text!r} does not name every player once")
        return seats

    def places(self, text: str) -> tuple[str, ...]:
        return () if text == "nobody" else tuple(_place(self.terrains, words.strip()) for words in text.split(","))

    def returning(self, text: str) -> tuple[tuple[int, str], ...]:
        found = [_RETURNS.fullmatch(part.strip()) for part in text.split(",")]
        if not all(found):
            raise ValueError(f"{text!r} is not written like '12 at frontier'")
        return tuple((int(one[1]), _place(self.terrains, one[2])) for one in found if one)

    def sort(self, text: str) -> None:
        """Give every die, in the order of the text, its id."""
        ids = [int(word) for word in text.split()]
        if sorted(ids) != list(range(len(self.dice))):
            raise ValueError(f"{len(self.dice)} dice need the ids 0 to {len(self.dice) - 1}, each once")
        self.dice = [die for _, die in sorted(zip(ids, self.dice, strict=True), key=lambda pair: pair[0])]
        self.terrains = [replace(terrain, die=ids[terrain.die]) for terrain in self.terrains]
