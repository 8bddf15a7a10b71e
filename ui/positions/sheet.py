"""The position of the classic game that is being set up as one value. No Qt here.

`terrain/0@1` has the army and the dragons of seat 1 at a terrain, `reserve@0` and so on its piles, `table/0` is the
slot of a terrain die. What follows from the dice: the health of the forces, the terrain picks, the players who are out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final, Self, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import terrains_1995
from ddtable.engine.chance import Chance
from ddtable.engine.position import Die, Position
from ddtable.engine.system import SetUp
from ddtable.forces.sums import health_of
from ddtable.opponents.seated import PERSON
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    NOBODY,
    OUT,
    RESERVE,
    Board,
    ClassicPosition,
    Options,
    as_fixed,
    edition_of,
    terrain_places,
)
from ddtable.rules.dragon_dice.control import armies
from ddtable.rules.dragon_dice.editions import CLASSIC95, EditionName
from ddtable.rules.dragon_dice.effects import BREATHS
from ddtable.rules.dragon_dice.impossible import impossible
from ddtable.rules.dragon_dice.notation.settings import usual_picks
from ddtable.rules.dragon_dice.notation.turns import steps_of, turn_words
from ddtable.rules.dragon_dice.places import Land, is_terrain, table_of
from ddtable.rules.dragon_dice.starting import as_start
from ddtable.rules.dragon_dice.steps import March, Reinforce
from ddtable.rules.dragon_dice.system import Classic
from ddtable.rules.impossible import Impossible
from ui.builder.sheet import Area, Kind
from ui.positions import moving, seats
from ui.positions.moving import FACE, dice_at
from ui.positions.position_sheet import PositionSheet, named_for, place_in, seat_in, unsound
from ui.positions.seats import TERRAINS

PILES: Final = (RESERVE, DEAD, BURIED)
STEPS: Final = ("begin", "march 1", "march 2", "reinforce", "retreat")
"""The steps of a turn at which a game may start, as the notation writes them."""
SEATS: Final = (2, 3, 4)

_S = TypeVar("_S", bound="Sheet")


class Sheet(PositionSheet, frozen=True):
    """A position of the classic game. A variant replaces the class variables, and what differs."""

    game: ClassVar[str] = Classic.name
    piles: ClassVar[tuple[str, ...]] = PILES
    spare: ClassVar[str] = RESERVE
    """The pile of a unit that is given no area."""
    counts: ClassVar[tuple[int, ...]] = SEATS

    position: ClassicPosition
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()

    # What the views need

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The sorts of dice that are offered."""
        return ("unit", "dragon", "terrain")

    @property
    def places(self) -> tuple[str, ...]:
        """The places at the terrains, in order."""
        return terrain_places(self.position)

    @property
    def slots(self) -> tuple[Area, ...]:
        """The areas for the terrain dice."""
        return tuple(table_of(index) for index in range(len(self.position.board.lands)))

    @property
    def used(self) -> Counter[str]:
        """The number of each die in the position."""
        return Counter(die.type for die in self.position.dice if die.place != OUT)

    def dice(self, area: Area) -> tuple[str, ...]:
        """Return the dice of an area."""
        return tuple(self.position.dice[number].type for number in dice_at(self.position, area))

    def hint(self, area: Area) -> str:
        """Return the word for what an area takes."""
        if area in self.slots:
            return "terrain"
        place = place_in(area)
        return "army" if is_terrain(place) else place

    def army_health(self, area: Area) -> int:
        """Return the health of the units in an area."""
        units = catalogue().units
        return health_of(catalogue(), [die for die in self.dice(area) if die in units])

    def place_targets(self) -> tuple[str, ...]:
        """Return the places on which an effect of a terrain can be."""
        return self.places

    def all_areas(self) -> tuple[Area, ...]:
        """Return the areas whose dice can have an effect."""
        return self.armies

    def fits(self, area: Area, die: str) -> bool:
        """Return True if an area takes this die."""
        return fits(area, die)

    def offers(self, die: str) -> bool:
        """Return True if the catalogue shows this die."""
        return is_offered(die)

    def home_of(self, current: Area, die: str) -> Area:
        """Return the area for a die that is given none: the current one if it fits."""
        return moving.home_of(self, current, die)

    def terrain_owner(self, land: Land) -> int:
        """Return the player to whom the die of a terrain belongs."""
        return max(0, land.home)

    # Changes

    def put(self, area: Area, dice: Iterable[str]) -> Self:
        """Return the sheet with those of these dice added that fit into the area; a slot gets the last of them."""
        return moving.put(self, area, dice)

    def take(self, area: Area, dice: Iterable[str]) -> Self:
        """Return the sheet without these dice, one for each mention; the last ones added are removed first."""
        return moving.take(self, area, dice)

    def move(self, source: Area, target: Area, dice: Sequence[str]) -> Self:
        """Return the sheet with dice moved to another area, where they belong to its player; terrains change places."""
        return moving.move(self, source, target, dice)

    def cleared(self) -> Self:
        """Return the sheet without armies, dragons and effects; terrains and turn stay."""
        return moving.cleared(self)

    def plain(self, position: ClassicPosition) -> ClassicPosition:
        """Return a position at the beginning of a step, if it is in the middle of one: its agenda may name dice."""
        return _plain(position)

    def without(self, gone: Iterable[int]) -> ClassicPosition:
        """Return the position without some dice; the effects on them end, and the other dice get new ids."""
        return moving.without(self, gone)

    def renumbered(self, board: Board, now: Mapping[int, int]) -> Board:  # noqa: ARG002
        """Return the board whose dice have new ids, by the old ones; dice that are gone have none."""
        return board

    def settled(self) -> Self:
        """Return the sheet with what follows from its dice: health and dragons of the forces, picks, players out."""
        return _settled(self)

    def with_turn(self, seat: int, number: int, step: str) -> Self:
        """Return the sheet at a step of a turn of a seat."""
        return _with_turn(self, seat, number, step)

    def with_one_more(self, name: str, player: str) -> Self:
        """Return the sheet with one more player."""
        return seats.with_one_more(self, name, player)

    def with_one_less(self) -> Self:
        """Return the sheet without the last player."""
        return seats.with_one_less(self)

    def faults(self) -> list[Impossible]:
        """Return everything that is impossible in the position."""
        found = list(impossible(self.position, self.names))
        return found or unsound(Classic().problems(self.position))

    def set_up(self, position: ClassicPosition) -> SetUp:
        """Return the set-up of a game that starts from a position."""
        return Classic().set_up_at(position)

    # The turn

    @property
    def edition(self) -> EditionName:
        """The edition by which the game is played."""
        return self.position.board.options.played

    @property
    def step(self) -> str:
        """The step of the turn that comes next; "" if it is in the middle of one."""
        words = turn_words(self.position)
        return words if words in STEPS else ""


def empty(names: Sequence[str], players: Sequence[str]) -> Sheet:
    """Return a position without armies: a terrain at each home and the frontier, at the start of the first turn."""
    count = len(names)
    homes = (*range(count), NOBODY)
    dice = tuple(Die(TERRAINS[at], max(home, 0), table_of(at), FACE) for at, home in enumerate(homes))
    lands = tuple(Land(at, home) for at, home in enumerate(homes))
    board = Board(Options(), 0, tuple(range(count)), 0, 1, lands, revealed=True)
    position: ClassicPosition = Position("classic", count, dice, board, (), Chance(0))
    return Sheet(position, tuple(names), tuple(players)).with_turn(0, 1, STEPS[0]).settled()


def adopted(position: ClassicPosition, names: Sequence[str], players: Sequence[str]) -> Sheet:
    """Return a position of a game or a text for editing; one in the middle of a step goes back to its beginning."""
    bare = replace(position, chance=Chance(0), answered=0, result=None)
    known, plans = named_for(position.seats, names, players, PERSON)
    return Sheet(_plain(bare), known, plans).settled()


# Turn and edition


def _with_turn(sheet: _S, seat: int, number: int, step: str) -> _S:
    """Return the sheet at a step of a turn of a seat."""
    position = sheet.position
    if step == turn_words(position):
        marched, agenda = position.board.marched, position.agenda
    else:
        agenda, marched = steps_of(step, seat, position.board.lands, position.board.edition.phases)
    board = position.board.changed(seat=seat, turn=number, marched=marched, fought=(), flooded=())
    return replace(sheet, position=replace(position, board=board, agenda=agenda))


def with_edition(sheet: Sheet, name: EditionName) -> Sheet:
    """Return the sheet for another edition, whose options and phases it gets."""
    position, step = sheet.position, sheet.step or STEPS[0]
    options = as_fixed(replace(position.board.options, edition=UNSET if name == CLASSIC95 else name))
    known = {*edition_of(options).gives, *BREATHS}
    effects = tuple(effect for effect in position.board.effects if effect.name in known)
    board = position.board.changed(options=options, effects=effects)
    changed = replace(sheet, position=replace(position, board=board, agenda=()))
    return changed.with_turn(board.seat, board.turn, step)


# What follows from the dice


def _plain(position: ClassicPosition) -> ClassicPosition:
    """Return a position at the beginning of a step, if it is in the middle of one: its agenda may name dice."""
    if not position.board.turn or turn_words(position) in STEPS:
        return position
    left = position.agenda
    if March(1) in left:
        step = STEPS[0]
    elif March(2) in left:
        step = "march 1"
    else:
        step = "march 2" if any(isinstance(one, Reinforce) for one in left) else "retreat"
    board = position.board
    agenda, _ = steps_of(step, board.seat, board.lands, board.edition.phases)
    marched = board.marched[:1] if step == "march 2" else () if step != "retreat" else board.marched
    return replace(position, agenda=agenda, board=board.changed(marched=marched))


def _settled(sheet: _S) -> _S:
    """Return the sheet with what follows from its dice: health and dragons of the forces, picks, players out."""
    position = as_start(sheet.position)
    alive = {seat for seat, _ in armies(position)}
    picks = usual_picks(position.seats, position.dice, [land for land in position.board.lands if land.die != NOBODY])
    out = tuple(seat for seat in position.board.out if seat not in alive)
    board = position.board.changed(picks=picks, out=out, returning=())
    return replace(sheet, position=replace(position, board=board))


def fits(area: Area, die: str) -> bool:
    """Return True if an area takes this die: units all but slots, dragons terrains and the dead, terrains the slots."""
    dice, place = catalogue(), place_in(area)
    if seat_in(area) == NOBODY:
        return is_offered(die) and die in dice.terrains
    if die in dice.dragons:
        return is_terrain(place) or place == DEAD
    return die in dice.units


def is_offered(die: str) -> bool:
    """Return True if a die may be in a classic game: published units and dragons, and the terrains of 1995."""
    dice = catalogue()
    return die in dice.units or die in dice.dragons or die in {one.id for one in terrains_1995(dice)}
