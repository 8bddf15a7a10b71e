"""The position of Dragon Dice Risk that is being set up as one value, and the functions that change it. No Qt here.

The areas are those of one territory, of the die of its continent, and the piles: `chosen` is the number of the
territory. Undo goes back to the territory of the change.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import ClassVar, Self, cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.chance import Chance
from ddtable.engine.position import Die, Position
from ddtable.engine.system import SetUp
from ddtable.forces.sums import health_of
from ddtable.maps.board_map import BoardMap
from ddtable.maps.own import known_map
from ddtable.opponents.seated import PERSON
from ddtable.rules.dragon_dice.board import BURIED, DEAD, NOBODY, RESERVE, Board, ClassicPosition, Picks
from ddtable.rules.dragon_dice.places import Land, is_terrain, numbered, place_of_lair, table_of
from ddtable.rules.dragon_dice.starting import as_start
from ddtable.rules.impossible import Impossible
from ddtable.rules.risk.board import HIDDEN_CARD, RECRUITING, RiskBoard, board_of, owned, owner, risk_options
from ddtable.rules.risk.impossible import impossible
from ddtable.rules.risk.notation import read, write
from ddtable.rules.risk.notation.names import agenda_of, turn_words
from ddtable.rules.risk.system import Risk, places_of, rules_of
from ddtable.rules.risk.table import rows
from ddtable.rules.risk.turns import phase
from ui.builder.sheet import Area
from ui.positions.desk import refuse_long
from ui.positions.moving import FACE
from ui.positions.position_sheet import named_for, place_in, seat_in, unsound
from ui.positions.seats import TERRAINS
from ui.positions.sheet import Sheet, is_offered


class RiskSheet(Sheet, frozen=True):
    """A position of Dragon Dice Risk. `chosen`: the number of the territory whose areas are shown."""

    game: ClassVar[str] = Risk.name
    piles: ClassVar[tuple[str, ...]] = (RECRUITING, RESERVE, DEAD, BURIED)
    spare: ClassVar[str] = RECRUITING
    counts: ClassVar[tuple[int, ...]] = tuple(sorted(rows()))

    chosen: int = 0

    @property
    def board(self) -> RiskBoard:
        """The own part of the position."""
        return board_of(self.position)

    @property
    def map(self) -> BoardMap:
        """The map."""
        return known_map(self.board.map.id)

    @property
    def reconstructed(self) -> bool:
        """True unless a house rule leaves out dice with reconstructed faces."""
        return not self.board.options.known_faces

    @property
    def places(self) -> tuple[str, ...]:
        """The territory that is shown."""
        return (numbered(self.chosen),)

    @property
    def slots(self) -> tuple[Area, ...]:
        """The area for the die of its continent."""
        return (table_of(self.map.continent_of[self.chosen]),)

    def army_health(self, area: Area) -> int:
        """Return the health of the units in an area."""
        units = catalogue().army_units
        return health_of(catalogue(), [die for die in self.dice(area) if die in units])

    def place_targets(self) -> tuple[str, ...]:
        """Return the continents: an effect of a terrain is on one of them."""
        return tuple(self.board.graph.lands)

    def all_areas(self) -> tuple[Area, ...]:
        """Return the areas whose dice can have an effect: those of all territories, and the reserves."""
        places = (*(place.id for place in self.board.territories), RESERVE)
        return tuple(f"{place}@{seat}" for place in places for seat in range(self.position.seats))

    def fits(self, area: Area, die: str) -> bool:
        """Return True if an area takes this die."""
        dice, place = catalogue(), place_in(area)
        if seat_in(area) == NOBODY:
            return die in dice.terrains
        if die in dice.dragons:
            return is_terrain(place) or place == DEAD
        return die in dice.army_units

    def offers(self, die: str) -> bool:
        """Return True if the catalogue shows this die: all published terrains play here."""
        return is_offered(die) or die in catalogue().terrains

    @property
    def steps(self) -> tuple[str, ...]:
        """The phases of a turn at which a game may start, as the notation writes them."""
        return tuple(word.replace("_", " ") for word in self.board.edition.phases)

    @property
    def step(self) -> str:
        """The phase of the turn that comes next; "" if it is in the middle of one."""
        return turn_words(self.position.agenda, [*self.board.edition.phases])

    # Changes

    def with_board(self, **values: object) -> Self:
        """Return the sheet with other values of the board."""
        return replace(self, position=replace(self.position, board=self.board.changed(**values)))

    def plain(self, position: ClassicPosition) -> ClassicPosition:
        """Return a position at the beginning of a phase, if it is in the middle of one: its agenda may name dice."""
        board = board_of(position)
        phases = [*board.edition.phases]
        if not board.turn or turn_words(position.agenda, phases):
            return position
        now = phase(position, Risk.rows.phases) if position.agenda else ""
        agenda = agenda_of((now if now in phases else phases[0]).replace("_", " "), phases)
        return replace(position, agenda=agenda, board=board.changed(attack=None, returning=()))

    def renumbered(self, board: Board, now: Mapping[int, int]) -> Board:
        """Return the board whose dice have new ids."""
        ours = cast(RiskBoard, board)
        entered, tired = (tuple(now[die] for die in dice if die in now) for dice in (ours.entered, ours.tired))
        return ours.changed(entered=entered, tired=tired, ledger=(), quiet=0)

    def settled(self) -> Self:
        """Return the sheet with what follows from its dice: the health of the forces, the players out."""
        position = as_start(self.position)
        board = board_of(position)
        out = tuple(seat for seat in board.out if not owned(position, seat))
        return replace(self, position=replace(position, board=board.changed(out=out, returning=())))

    def with_turn(self, seat: int, number: int, step: str) -> Self:
        """Return the sheet at the beginning of a phase of a turn of a seat."""
        board = self.board
        if (seat, step) == (board.seat, self.step):
            return self.with_board(turn=number)
        agenda = agenda_of(step, [*board.edition.phases])
        begun = self.with_board(
            seat=seat,
            turn=number,
            **dict.fromkeys(("marched", "fought", "flooded", "entered", "tired"), ()),
            taken=False,
            attack=None,
        )
        return replace(begun, position=replace(begun.position, agenda=agenda))

    def with_one_more(self, name: str, player: str) -> Self:
        """Return the sheet with one more player, who has no dice and no cards yet."""
        board, seat = self.board, self.position.seats
        grown = self.with_board(
            order=(*board.order, seat),
            hands=(*board.hands, ()),
            initial=(*board.initial, 0),
            picks=(*board.picks, Picks()),
        )
        position = replace(grown.position, seats=seat + 1)
        return replace(grown, position=position, names=(*self.names, name), players=(*self.players, player))

    def with_one_less(self) -> Self:
        """Return the sheet without the last player; the dice of continents go to the first one."""
        board, seat = self.board, self.position.seats - 1
        lands = {land.die for land in board.lands}
        dice = tuple(
            replace(die, owner=0) if die.owner == seat and number in lands else die
            for number, die in enumerate(self.position.dice)
        )
        fewer = self.with_board(
            lands=tuple(replace(land, holder=NOBODY) if land.holder == seat else land for land in board.lands),
            effects=tuple(effect for effect in board.effects if seat not in (effect.seat, effect.owner)),
            order=tuple(one for one in board.order if one != seat),
            out=tuple(one for one in board.out if one != seat),
            hands=board.hands[:seat],
            initial=board.initial[:seat],
            picks=board.picks[:seat],
            seat=0 if board.seat == seat else board.seat,
        )
        left = replace(fewer, position=replace(fewer.position, dice=dice))
        gone = [number for number, die in enumerate(dice) if die.owner == seat]
        position = replace(left.without(gone), seats=seat)
        return replace(left, position=position, names=self.names[:-1], players=self.players[:-1])

    def faults(self) -> list[Impossible]:
        """Return everything that is impossible in the position."""
        return list(impossible(self.position, self.names)) or unsound(Risk().problems(self.position))

    def set_up(self, position: ClassicPosition) -> SetUp:
        """Return the set-up of a game that starts from a position."""
        return Risk().set_up_at(position)

    # Territories and the map

    def choose(self, number: int) -> Self:
        """Return the sheet that shows another territory."""
        return replace(self, chosen=number)

    def owner_of(self, number: int) -> int:
        """Return the player with units on a territory, NOBODY for none."""
        return owner(self.position, numbered(number))

    def with_map(self, board_map: BoardMap) -> Self:
        """Return the sheet on another map: units wait in the recruiting pools, dragons among the dead."""
        dragons, terrains = catalogue().dragons, catalogue().terrains
        kept = [die for die in self.position.dice if die.type not in terrains]
        dice = [
            replace(die, place=DEAD if die.type in dragons else RECRUITING)
            if is_terrain(place_of_lair(die.place))
            else die
            for die in kept
        ]
        new = empty(self.names, self.players, board_map)
        position = new.position
        board = board_of(position).changed(options=self.board.options, order=self.board.order)
        return replace(self, chosen=0, position=replace(position, dice=(*position.dice, *dice), board=board)).settled()

    # Cards

    def with_card(self, card: int, holder: int) -> Self:
        """Return the sheet with a card in the hand of a player, or turned in: -1."""
        board = self.without_card(card).board
        if holder == NOBODY:
            return self.with_board(hands=board.hands, discards=(*board.discards, card))
        hands = list(board.hands)
        hands[holder] = (*hands[holder], card)
        return self.with_board(hands=tuple(hands), discards=board.discards)

    def without_card(self, card: int) -> Self:
        """Return the sheet with a card back in the deck."""
        hands = tuple(tuple(one for one in hand if one != card) for hand in self.board.hands)
        return self.with_board(hands=hands, discards=tuple(one for one in self.board.discards if one != card))


def empty(names: Sequence[str], players: Sequence[str], board_map: BoardMap) -> RiskSheet:
    """Return a position without armies: a die on each continent, at the start of the first turn."""
    seats, count = len(names), len(board_map.continents)
    kinds = cycle(TERRAINS)
    board = RiskBoard(
        options=risk_options({}),
        health=0,
        order=tuple(range(seats)),
        seat=0,
        turn=1,
        lands=tuple(Land(at) for at in range(count)),
        places=places_of(board_map),
        picks=(Picks(),) * seats,
        revealed=True,
        map=rules_of(board_map),
        claims=(NOBODY,) * len(board_map.territories),
        initial=(0,) * seats,
        hands=((),) * seats,
    )
    dice = tuple(Die(next(kinds), 0, table_of(at), FACE) for at in range(count))
    agenda = agenda_of("expire", [*board.edition.phases])
    position: ClassicPosition = Position(Risk.name, seats, dice, board, agenda, Chance(0))
    return RiskSheet(position, tuple(names), tuple(players)).settled()


def adopted(position: ClassicPosition, names: Sequence[str], players: Sequence[str]) -> RiskSheet:
    """Return a position of a game or a text for editing; one in the middle of a phase goes back to its beginning."""
    count, board = position.seats, board_of(position)
    changed = board.changed(
        claims=(NOBODY,) * len(board.territories),
        initial=(0,) * count,
        hands=tuple(tuple(card for card in hand if card != HIDDEN_CARD) for hand in board.hands),
        ledger=(),
        quiet=0,
    )
    bare = replace(position, board=changed, chance=Chance(0), answered=0, result=None)
    known, plans = named_for(count, names, players, PERSON)
    sheet = RiskSheet(bare, known, plans)
    return replace(sheet, position=sheet.plain(bare)).settled()


def text_of(sheet: Sheet) -> str:
    """Return the text of a position."""
    return write(sheet.position)


def sheet_of(text: str, names: tuple[str, ...] = (), players: tuple[str, ...] = ()) -> RiskSheet:
    """Return the position that a text describes. Raises NotationError, which names the line and the reason."""
    refuse_long(text)
    return adopted(read(text), names, players)
