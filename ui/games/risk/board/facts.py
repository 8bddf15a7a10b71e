"""The content of the board, read from the table: a value, so that only what differs is painted again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import UNSET, Struct

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area
from ddtable.maps.own import known_map
from ddtable.rules.dragon_dice.board import NOBODY, dragons_at, units_at
from ddtable.rules.dragon_dice.places import group
from ddtable.rules.risk.board import board_of, controls
from ddtable.summaries.dragon_dice.effects import effects_on
from ui.areas.chips import Chip
from ui.art.die import DieLook
from ui.games.dragon_dice.die_words import look_of
from ui.games.dragon_dice.owned_effects import owned_chip
from ui.games.dragon_dice.table.ladder import face_icon

if TYPE_CHECKING:
    from ddtable.engine.system import AnyPosition
    from ddtable.maps.board_map import BoardMap
    from ddtable.words.sentences import Table, Words

FACES = 8


class Spot(Struct, frozen=True):
    """A territory: its names, its owner (-1 for none), its units with their health, and its dragons.

    `claimed`: the owner has no units on it yet. `vacant`: the game has begun, and no player has units on it.
    `effects`: on the territory and on its army.
    """

    place: str
    name: str
    short: str
    realm: int
    owner: int
    health: int
    units: int
    dragons: tuple[DieLook, ...]
    claimed: bool
    vacant: bool
    effects: tuple[Chip, ...]


class Realm(Struct, frozen=True):
    """A continent: its die, the number on it and what it allows, its bonus, and who controls it whole (-1: no one).

    `captured`: the die shows its eighth face for that player. `said`: the line with the name of who controls it, which
    the board shows by their initial.
    """

    place: str
    name: str
    line: str
    die: DieLook | None
    number: int
    bonus: int
    holder: int
    captured: bool
    effects: tuple[Chip, ...]
    said: str = ""


class BoardFacts(Struct, frozen=True):
    """All territories and continents, in the order of the map."""

    spots: tuple[Spot, ...]
    realms: tuple[Realm, ...]

    @property
    def owners(self) -> tuple[int, ...]:
        """The owner of each territory."""
        return tuple(spot.owner for spot in self.spots)


class Shown(Protocol):
    """A position with its words; a session is one, and a position that is only set up is another."""

    @property
    def words(self) -> Words:
        """The texts in the player's language."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""

    @property
    def position(self) -> AnyPosition:
        """The position."""

    @property
    def table(self) -> Table:
        """The names for ids in the position."""

    def shows_face(self, die: int) -> bool:
        """Return True if a die shows its rolled face."""


def map_of(shown: Shown) -> BoardMap:
    """Return the map of a game."""
    return known_map(board_of(shown.position).map.id)


def facts_of(shown: Shown) -> BoardFacts:
    """Return the facts of the whole board."""
    board_map = map_of(shown)
    spots = tuple(_spot(shown, board_map, number) for number in range(len(board_map.territories)))
    return BoardFacts(spots, tuple(_realm(shown, board_map, number) for number in range(len(board_map.continents))))


def claimant_of(position: AnyPosition, number: int) -> int:
    """Return the player who has claimed a territory and has no units on it yet, NOBODY for any other territory."""
    board = board_of(position)
    if board.turn or number >= len(board.claims):
        return NOBODY
    owned = any(units_at(position, seat, board.territories[number].id) for seat in range(position.seats))
    return NOBODY if owned else board.claims[number]


def _spot(session: Shown, board_map: BoardMap, number: int) -> Spot:
    position, board = session.position, board_of(session.position)
    place, language = board.territories[number].id, session.words.language
    land = board_map.territories[number]
    name = land.in_language(language)
    short = land.shorts.get(language, name if land.short is UNSET else land.short)
    owner, dice = next(
        ((seat, found) for seat in range(position.seats) if (found := units_at(position, seat, place))), (NOBODY, ())
    )
    claimant = claimant_of(position, number)
    units = catalogue().units
    return Spot(
        place,
        name,
        short,
        board_map.continent_of[number],
        owner if claimant == NOBODY else claimant,
        sum(units[position.dice[die].type].health for die in dice if position.dice[die].type in units),
        len(dice),
        tuple(look_of(session, die) for die in dragons_at(position, place)),
        claimant != NOBODY,
        bool(board.turn) and owner == NOBODY,
        _effects(session, place, *(area(place, seat) for seat in range(position.seats))),
    )


def _realm(session: Shown, board_map: BoardMap, number: int) -> Realm:
    position, board = session.position, board_of(session.position)
    words, continent = session.words, board_map.continents[number]
    name, bonus = continent.in_language(words.language), continent.bonus
    if number >= len(board.lands) or board.lands[number].die == NOBODY:
        line = words.say("ui-risk-realm-bonus", bonus=bonus)
        return Realm(group(number), name, line, None, 0, bonus, NOBODY, captured=False, effects=())
    land = board.lands[number]
    top = position.dice[land.die].face + 1
    holder = next((seat for seat in range(position.seats) if controls(position, seat, number)), NOBODY)
    face = words.say("ui-table-face", icon=face_icon(position, land.die, top))
    effects = _effects(session, group(number))
    captured = land.holder != NOBODY and top == FACES
    line = words.say("ui-risk-realm", number=top, face=face, bonus=bonus)
    said = words.say("ui-risk-realm-held", line=line, player=session.names[holder]) if holder != NOBODY else line
    return Realm(group(number), name, line, look_of(session, land.die), top, bonus, holder, captured, effects, said)


def _effects(session: Shown, *targets: str) -> tuple[Chip, ...]:
    """Return a chip for each group of equal effects on some targets."""
    groups = (found for target in targets for found in effects_on(session.position, target))
    return tuple(owned_chip(session.words, session.table, found) for found in groups)
