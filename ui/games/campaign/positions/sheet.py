"""The position of a campaign that is being set up as one value. No Qt here.

Its areas are those of the classic game, with the pools of each player. Terrains are added to the map and removed from
it; the common pool has the terrain dice that are not on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import cycle, islice
from typing import ClassVar, Self

from msgspec import UNSET
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import terrains_1995
from ddtable.engine.chance import Chance
from ddtable.engine.position import Die, Position
from ddtable.engine.system import SetUp
from ddtable.opponents.seated import PERSON
from ddtable.rules.campaign.board import (
    POOL,
    RECRUITING,
    SUMMONING,
    CampaignBoard,
    Expansion,
    board_of,
    campaign_options,
)
from ddtable.rules.campaign.impossible import BEFORE, impossible
from ddtable.rules.campaign.notation import read, write
from ddtable.rules.campaign.notation.names import usual_recruitings, usual_turns
from ddtable.rules.campaign.starting import as_start, in_play, smallest, usual_healths
from ddtable.rules.campaign.system import Campaign
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    NOBODY,
    RESERVE,
    ClassicPosition,
    Effect,
    Picks,
    health_of_type,
)
from ddtable.rules.dragon_dice.control import armies
from ddtable.rules.dragon_dice.notation.turns import phase_agenda, phase_words
from ddtable.rules.dragon_dice.places import Land, Place, is_terrain, lair, number_of, numbered, table_of
from ddtable.rules.dragon_dice.soundness import places_of_families
from ddtable.rules.dragon_dice.steps import Step, Turn
from ddtable.rules.dragon_dice.turn import phase
from ddtable.rules.impossible import Impossible
from ui.builder.sheet import Area, Kind
from ui.positions.desk import refuse_long
from ui.positions.moving import FACE
from ui.positions.position_sheet import named_for, place_in, seat_in, unsound
from ui.positions.seats import TERRAINS, relabelled
from ui.positions.sheet import Sheet

PARTS = Campaign.rows.parts[Turn]
SIZES = Campaign.sizes


class WarSheet(Sheet, frozen=True):
    """A position of the campaign."""

    game: ClassVar[str] = Campaign.name
    piles: ClassVar[tuple[str, ...]] = (RECRUITING, RESERVE, SUMMONING, DEAD, BURIED)
    spare: ClassVar[str] = RECRUITING
    counts: ClassVar[tuple[int, ...]] = tuple(range(Campaign.players[0], Campaign.players[1] + 1))

    # What the views need

    @property
    def board(self) -> CampaignBoard:
        """The own part of the position."""
        return board_of(self.position)

    @property
    def reconstructed(self) -> bool:
        """True unless a house rule leaves out dice with reconstructed faces."""
        return not self.board.options.known_faces

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The sorts of dice that are offered."""
        return ("unit", "champion", "item", "dragon", "dragonkin", "terrain")

    def army_health(self, area: Area) -> int:
        """Return the health of the units in an area."""
        units = catalogue().army_units
        return sum(health_of_type(die) for die in self.dice(area) if die in units)

    def fits(self, area: Area, die: str) -> bool:
        """Return True if an area takes this die."""
        family, place = catalogue().family(die), place_in(area)
        if family is None or not self.offers(die):
            return False
        if seat_in(area) == NOBODY or family == "terrains":
            return seat_in(area) == NOBODY and family == "terrains"
        return place in _rooms(self.position)[family] or (family == "dragons" and is_terrain(place))

    def offers(self, die: str) -> bool:
        """Return True if the catalogue shows this die: the terrains are those of 1995."""
        family = catalogue().family(die)
        if family == "terrains":
            return die in _terrains()
        return family in _rooms(self.position) and die not in catalogue().own

    def home_of(self, current: Area, die: str) -> Area:
        """Return the area for a die that is given none: the current one if it fits, else the first pile that does."""
        if self.fits(current, die):
            return current
        if die in catalogue().terrains:
            return next((slot for slot in self.slots if not self.dice(slot)), self.slots[-1])
        family = catalogue().family(die)
        own = self.board.pools[family] if family is not None else ()
        piles = (f"{pile}@{max(0, seat_in(current))}" for pile in (*own, *self.piles))
        return next((pile for pile in piles if self.fits(pile, die)), self.areas[0])

    def terrain_owner(self, land: Land) -> int:  # noqa: ARG002
        """Return -1: the dice of terrains belong to no player."""
        return NOBODY

    def home_seat(self, index: int) -> int:
        """Return the player whose home a terrain is, -1 for none."""
        return self.board.map[index].home

    @property
    def pool(self) -> tuple[str, ...]:
        """The terrain dice of the common pool."""
        return tuple(self.position.dice[die].type for die in self.position.at(POOL, NOBODY))

    # Changes

    def with_board(self, **values: object) -> Self:
        """Return the sheet with other values of the board."""
        return replace(self, position=replace(self.position, board=self.board.changed(**values)))

    def plain(self, position: ClassicPosition) -> ClassicPosition:
        """Return a position at the beginning of a phase, if it is in the middle of one: its agenda may name dice."""
        board = board_of(position)
        phases = [*board.edition.phases]
        if not board.turn or phase_words(position.agenda, phases, PARTS):
            return position
        now = phase(position, Campaign.rows.phases) if position.agenda else ""
        agenda = _agenda((now if now in phases else phases[0]).replace("_", " "), board)
        return replace(position, agenda=agenda, board=board.changed(returning=()))

    def settled(self) -> Self:
        """Return the sheet with what follows from its dice: health and dragons of the forces, the players out."""
        position = as_start(self.position)
        board = board_of(position)
        alive = board.alive(armies(position))
        out = tuple(seat for seat in board.out if seat not in alive)
        health = in_play(usual_healths(position.dice, position.seats))
        board = board.changed(out=out, returning=(), health=health)
        board = board.changed(recruitings=usual_recruitings(board.turns, board.seat, out))
        return replace(self, position=replace(position, board=board))

    def with_turn(self, seat: int, number: int, step: str) -> Self:
        """Return the sheet at the beginning of a phase of a turn with this number of a seat."""
        board = self.board
        turns = usual_turns(board.order, seat, number)
        same = (seat, step) == (board.seat, self.step)
        marched = board.marched if same else ()
        begun = self.with_board(seat=seat, turn=sum(turns), turns=turns, marched=marched, fought=(), flooded=())
        agenda = self.position.agenda if same else _agenda(step, board)
        return replace(begun, position=replace(begun.position, agenda=agenda)).settled()

    def with_size(self, health: int) -> Self:
        """Return the sheet with another size of the game."""
        return self.with_board(scale=health).settled()

    def with_rules(self, values: Mapping[str, bool | int | str]) -> Self:
        """Return the sheet with these house options; others have their default."""
        return self.with_board(options=campaign_options(values)).settled()

    def with_pool(self, dice: Sequence[str]) -> Self:
        """Return the sheet with exactly these terrain dice in the common pool."""
        kept = self.without(self.position.at(POOL, NOBODY))
        more = (Die(die, NOBODY, POOL) for die in dice)
        return replace(self, position=replace(kept, dice=(*kept.dice, *more))).settled()

    # The map

    def with_land(self, die: str, near: int) -> Self:
        """Return the sheet with another terrain next to a present one; its die comes from the pool, if it is there."""
        board, new = self.board, len(self.board.lands)
        dice = list(self.position.dice)
        number = next((one for one in self.position.at(POOL, NOBODY) if dice[one].type == die), len(dice))
        dice[number : number + 1] = [Die(die, NOBODY, table_of(new), FACE)]
        places = tuple(
            replace(place, links=(*place.links, numbered(new))) if place.land == near else place for place in board.map
        )
        place = Place(numbered(new), new, NOBODY, (numbered(near),))
        grown = self.with_board(lands=(*board.lands, Land(number)), places=(*places, place))
        return replace(grown, position=replace(grown.position, dice=tuple(dice))).settled()

    def may_go(self, index: int) -> bool:
        """Return True if a terrain can be removed: it is not a home, and not the frontier of the set-up."""
        return self.home_seat(index) == NOBODY and index != self.position.seats

    def without_land(self, index: int) -> Self:
        """Return the sheet without a terrain: its die goes to the pool, units to the reserve, dragons to the dead."""
        board, here = self.board, numbered(index)
        dice = [
            replace(die, place=RESERVE if die.place == here else DEAD) if die.place in (here, lair(here)) else die
            for die in self.position.dice
        ]
        if board.lands[index].die != NOBODY:
            gone = board.lands[index].die
            dice[gone] = replace(dice[gone], place=POOL, face=0)
        left = board.changed(
            effects=tuple(effect for effect in board.effects if not _is_at(effect, self.position, here)),
            expansions=tuple(one for one in board.expansions if one.place != here),
            marched=tuple(one for one in board.marched if one != here),
        )
        bare = replace(self.position, dice=tuple(dice), board=left)
        moved = relabelled(bare, lambda at: at - 1 if at > index else at)
        places = tuple(replace(one, links=tuple(link for link in one.links if link != here)) for one in left.map)
        places = tuple(one for one in places if one.id != here)
        board = board_of(moved).changed(
            lands=(*board.lands[:index], *board.lands[index + 1 :]),
            places=_shifted(places, index, -1),
            expansions=tuple(
                replace(one, place=_shifted_id(one.place, index, -1)) for one in board_of(moved).expansions
            ),
        )
        return replace(self, position=replace(moved, board=board)).settled()

    def with_expansions(self, expansions: Sequence[Expansion]) -> Self:
        """Return the sheet with exactly these expansions so far."""
        return self.with_board(expansions=tuple(expansions))

    # Players

    def with_one_more(self, name: str, player: str) -> Self:
        """Return the sheet with one more player, whose home is next to the frontier."""
        position, seat = self.position, self.position.seats
        moved = relabelled(position, lambda at: at + 1 if at >= seat else at)
        board = board_of(moved)
        places = list(_shifted(board.map, seat - 1, 1))
        frontier = numbered(seat + 1)
        places = [replace(one, links=(*one.links, numbered(seat))) if one.id == frontier else one for one in places]
        near = (frontier,) if len(board.lands) > seat else ()
        places.insert(seat, Place(numbered(seat), seat, seat, near))
        kind = next((die for die in self.pool), TERRAINS[seat % len(TERRAINS)])
        at = next((one for one in moved.at(POOL, NOBODY) if moved.dice[one].type == kind), len(moved.dice))
        dice = list(moved.dice)
        dice[at : at + 1] = [Die(kind, NOBODY, table_of(seat), FACE)]
        board = board.changed(
            lands=(*board.lands[:seat], Land(at), *board.lands[seat:]),
            places=tuple(places),
            expansions=tuple(replace(one, place=_shifted_id(one.place, seat - 1, 1)) for one in board.expansions),
            order=(*board.order, seat),
            turns=(*board.turns, 0),
            picks=(Picks(),) * (seat + 1),
            healths=UNSET,
            dragons=UNSET,
        )
        grown = replace(self, position=replace(moved, seats=seat + 1, dice=tuple(dice), board=board))
        grown = replace(grown, names=(*self.names, name), players=(*self.players, player))
        return grown.with_turn(board.seat, self.turn, self.step or "expire")

    def with_one_less(self) -> Self:
        """Return the sheet without the last player and that player's home."""
        seat, number, step = self.position.seats - 1, self.turn, self.step or "expire"
        home = next((place.land for place in self.board.map if place.home == seat), NOBODY)
        left = self.without_land(home) if home != NOBODY else self
        board = left.board
        mine = [one for one, die in enumerate(left.position.dice) if die.owner == seat]
        fewer = left.with_board(
            lands=tuple(replace(land, holder=NOBODY) if land.holder == seat else land for land in board.lands),
            effects=tuple(effect for effect in board.effects if seat not in (effect.seat, effect.owner)),
            expansions=tuple(one for one in board.expansions if one.seat != seat),
            order=tuple(one for one in board.order if one != seat),
            out=tuple(one for one in board.out if one != seat),
            turns=board.turns[:seat],
            picks=(Picks(),) * seat,
            healths=UNSET,
            dragons=UNSET,
            seat=0 if board.seat == seat else board.seat,
        )
        position = replace(fewer.without(mine), seats=seat)
        shrunk = replace(self, position=position, names=self.names[:-1], players=self.players[:-1])
        return shrunk.with_turn(board_of(position).seat, number, step)

    # The turn and the game

    @property
    def turn(self) -> int:
        """The number of the turn of the player, the round."""
        return self.board.turns[self.board.seat]

    @property
    def steps(self) -> tuple[str, ...]:
        """The phases of a turn at which a game may start, as the notation writes them."""
        return tuple(word.replace("_", " ") for word in self.board.edition.phases)

    @property
    def step(self) -> str:
        """The phase of the turn that comes next; "" if it is in the middle of one."""
        return phase_words(self.position.agenda, [*self.board.edition.phases], PARTS)

    def faults(self) -> list[Impossible]:
        """Return everything that is impossible in the position."""
        return list(impossible(self.position, self.names)) or unsound(Campaign().problems(self.position))

    def set_up(self, position: ClassicPosition) -> SetUp:
        """Return the set-up of a game that starts from a position."""
        return Campaign().set_up_at(position)


def _agenda(words: str, board: CampaignBoard) -> tuple[Step, ...]:
    return phase_agenda(words, [*board.edition.phases], PARTS)


@cache
def _terrains() -> frozenset[str]:
    return frozenset(terrain.id for terrain in terrains_1995(catalogue()))


def _rooms(position: ClassicPosition) -> dict[str, set[str]]:
    """Return the places of each family of dice in a game that is being played."""
    return {family: places - BEFORE for family, places in places_of_families(position).items()}


def _is_at(effect: Effect, position: ClassicPosition, place: str) -> bool:
    """Return True if an effect is on a terrain, on an army there, or on a die there."""
    on_die = 0 <= effect.die < len(position.dice) and position.dice[effect.die].place in (place, lair(place))
    return on_die or effect.place in (place, lair(place))


def _shifted_id(place: str, after: int, by: int) -> str:
    """Return the id of a place after those with higher numbers than `after` were counted up or down."""
    number = number_of(place)
    return numbered(number + by) if number > after else place


def _shifted(places: Iterable[Place], after: int, by: int) -> tuple[Place, ...]:
    """Return places with other numbers, and the same links."""
    return tuple(
        Place(
            _shifted_id(place.id, after, by),
            place.land + by if place.land > after else place.land,
            place.home,
            tuple(_shifted_id(link, after, by) for link in place.links),
        )
        for place in places
    )


def empty(names: Sequence[str], players: Sequence[str], size: int = SIZES[0]) -> WarSheet:
    """Return a position without armies: a home for each player next to the frontier, at the start of the first turn."""
    count = len(names)
    frontier = numbered(count)
    homes = tuple(Place(numbered(seat), seat, seat, (frontier,)) for seat in range(count))
    places = (*homes, Place(frontier, count, NOBODY, tuple(home.id for home in homes)))
    board = CampaignBoard(
        options=campaign_options({}),
        health=size // 2,
        order=tuple(range(count)),
        seat=0,
        turn=1,
        turns=usual_turns(tuple(range(count)), 0, 1),
        lands=tuple(Land(at) for at in range(count + 1)),
        places=places,
        picks=(Picks(),) * count,
        revealed=True,
        scale=size,
    )
    dice = [Die(kind, NOBODY, table_of(at), FACE) for at, kind in enumerate(islice(cycle(TERRAINS), count + 1))]
    spare = [kind for kind in sorted(_terrains()) if kind not in TERRAINS[: count + 1]]
    dice += [Die(kind, NOBODY, POOL) for kind in islice(cycle(spare), board.size.terrains - len(dice))]
    position: ClassicPosition = Position(Campaign.name, count, tuple(dice), board, _agenda("expire", board), Chance(0))
    return WarSheet(position, tuple(names), tuple(players)).settled()


def adopted(position: ClassicPosition, names: Sequence[str], players: Sequence[str]) -> WarSheet:
    """Return a position of a game or a text for editing; one in the middle of a phase goes back to its beginning."""
    known, plans = named_for(position.seats, names, players, PERSON)
    bare = replace(position, chance=Chance(0), answered=0, result=None)
    sheet = WarSheet(bare, known, plans)
    return replace(sheet, position=sheet.plain(bare)).settled()


def text_of(sheet: Sheet) -> str:
    """Return the text of a position. What follows from its dice is not in it."""
    board = board_of(sheet.position)
    scale = (
        UNSET
        if board.scale == smallest(board, max(usual_healths(sheet.position.dice, len(sheet.names))))
        else board.scale
    )
    return write(replace(sheet.position, board=board.changed(dragons=UNSET, scale=scale)))


def sheet_of(text: str, names: tuple[str, ...] = (), players: tuple[str, ...] = ()) -> WarSheet:
    """Return the position that a text describes. Raises NotationError, which names the line and the reason."""
    refuse_long(text)
    return adopted(read(text), names, players)
