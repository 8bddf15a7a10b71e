"""The own part of a position of Dragon Dice Risk: territories on continents, cards, the attack under way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Literal, Self, cast

import msgspec

from ddtable.dice.playable import Allowed
from ddtable.dice.types import Family
from ddtable.engine.draft import Draft
from ddtable.engine.events import Event
from ddtable.engine.value import PlainValue
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    RESERVE,
    Armies,
    Board,
    ClassicView,
    Front,
    Options,
    edition_of,
    has_army,
)
from ddtable.rules.dragon_dice.editions import EditionName, Limits
from ddtable.rules.dragon_dice.places import Place, group, is_terrain
from ddtable.rules.risk.events import CardsWon
from ddtable.rules.risk.table import row

EDITION: EditionName = "risk"
RECRUITING, BAG = "recruiting", "bag"
"""The recruiting pool of a seat, and the bag with the terrain dice of all."""
NEVER = 1 << 10
CAPTURES_TO_WIN = 2
Sign = Literal["infantry", "cavalry", "artillery", "wild"]
WILD_CARDS = 2
HIDDEN_CARD = -1
"""A card in the hand of another player."""

RiskDraft = Draft[Any, Any]


class RiskOptions(Options, frozen=True):
    """The house options of Dragon Dice Risk.

    `start`: territories are claimed by turns or dealt (Q143). `goal`: the number of territories that wins, the whole
    world, or two captured continents (Q161). `sets`: the values of sets of cards (Q160). `flight`: where Firewalkers
    may land (Q164). `once`: a die marches once in a turn (Q154). `known_faces`: as in a campaign (Q110).
    """

    species: Allowed = "all"
    start: Literal["choose", "deal"] = "choose"
    goal: Literal["domination", "world", "captured"] = "domination"
    sets: Literal["rising", "flat"] = "rising"
    flight: Literal["reinforce", "v4"] = "reinforce"
    once: bool = False
    known_faces: bool = False

    @property
    def played(self) -> EditionName:
        """The edition of every such game."""
        return EDITION


def risk_options(values: Mapping[str, bool | int | str]) -> RiskOptions:
    """Return the options of a set-up, with those that the edition fixes. Raises msgspec.ValidationError."""
    options = msgspec.convert(dict(values), RiskOptions)
    return msgspec.structs.replace(options, **edition_of(options).fixed)


class MapRules(PlainValue, frozen=True):
    """The part of a map that the rules need: its id and fingerprint, and for each continent and territory its row.

    `bonuses`: of the continents. `cards`: the sign of each territory's card. `goals`: territories that win, of two
    players and of more.
    """

    id: str
    fingerprint: str
    bonuses: tuple[int, ...]
    cards: tuple[Sign, ...]
    goals: tuple[int, int]


class RiskBoard(Board, frozen=True, dict=True):
    """The state of a game besides the dice.

    `health`: of the largest force; `healths` has all. `claims`: the seat that has claimed each territory, until the
    game begins. `initial`: the health that each seat has still to place. `hands`: the cards of each seat; a card is
    the number of its territory, wild ones come after them. `discards`: cards that were turned in. `traded`: the number
    of sets so far. `taken`: the acting player has taken land from another player in this turn. `entered`: dice that
    came from reserve in this turn. `tired`: dice that have marched in it. `attack`: the attack under way. `ledger`: the
    state of the board when a round last changed it, `quiet`: the rounds since then.
    """

    pools: ClassVar[Mapping[Family, tuple[str, ...]]] = {
        "units": (RECRUITING, RESERVE),
        "champions": (RECRUITING, RESERVE),
        "terrains": (BAG,),
    }

    garrison: ClassVar[int] = 1

    options: RiskOptions
    map: MapRules = MapRules("", "", (), (), (0, 0))
    claims: tuple[int, ...] = ()
    initial: tuple[int, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    discards: tuple[int, ...] = ()
    traded: int = 0
    taken: bool = False
    entered: tuple[int, ...] = ()
    tired: tuple[int, ...] = ()
    attack: Front | None = None
    ledger: tuple[int, ...] = ()
    quiet: int = 0

    @property
    def seats(self) -> int:
        """The number of players at the start."""
        return len(self.order)

    @property
    def limits(self) -> Limits:
        """The row of the set-up's table (RK1.1)."""
        return row(self.seats)

    def may_bring(self, seat: int, dragons: int) -> bool:  # noqa: ARG002
        """Return True if a force may have so many dragons: up to the number of the table (RK1.1)."""
        return dragons <= self.limits.dragons

    @property
    def goal(self) -> int:
        """The number of captured continents that win, if the players agreed on that (Q161)."""
        return CAPTURES_TO_WIN if self.options.goal == "captured" else NEVER

    @property
    def domination(self) -> int:
        """The number of territories that wins at the start of a turn (Q161)."""
        if self.options.goal != "domination":
            return NEVER
        return self.map.goals[0] if self.seats == 2 else self.map.goals[1]

    @property
    def front(self) -> Front | None:
        """The attack by several armies that is under way."""
        return self.attack

    @property
    def territories(self) -> tuple[Place, ...]:
        """All territories, in the order of the map."""
        return cast(tuple[Place, ...], self.places)

    def is_open(self, view: ClassicView, seat: int, place: str) -> bool:
        """Return True if a territory has an own army: icons and spells lead to no other one (RK4.8, Q148)."""
        return has_army(view, seat, place)

    def keeps(self, land: int, armies: Armies) -> bool:
        """Return True if a captured continent is still controlled whole by its holder (RK4.10, Q147)."""
        return whole(self, land, self.lands[land].holder, armies)

    def falls(self, land: int, armies: Armies) -> bool:  # noqa: ARG002
        """Return True: the die of a continent whose control ends turns back to 7 (RK4.10)."""
        return True

    def alive(self, armies: Armies) -> set[int]:
        """Return the seats with a territory; a player with a reserve only is out (Q163)."""
        return {seat for seat, place in armies if is_terrain(place)}

    def without(self, gone: tuple[int, ...]) -> Self:
        """Return the board after these seats have left the game; the acting player gets their cards (RK4.5, Q159).

        They are discarded if the acting player is one of those.
        """
        found = tuple(card for seat in gone for card in self.hands[seat])
        hands = [() if seat in gone else hand for seat, hand in enumerate(self.hands)]
        discards = self.discards
        if self.seat in gone:
            discards = (*discards, *found)
        else:
            hands[self.seat] = (*hands[self.seat], *found)
        return super().without(gone).changed(hands=tuple(hands), discards=discards)

    def got_from(self, before: Board) -> tuple[Event, ...]:
        """Return the event of the cards that the acting player got (RK4.5, Q159)."""
        more = len(self.hands[self.seat]) - len(cast(RiskBoard, before).hands[self.seat])
        return (CardsWon(self.seat, more),) if more > 0 else ()


def whole(board: Board, land: int, seat: int, armies: Armies) -> bool:
    """Return True if every territory of a continent has an army of one seat, and of no other (Q147)."""
    mine = {place for owner, place in armies if owner == seat}
    others = {place for owner, place in armies if owner != seat}
    members = [place.id for place in board.graph.places.values() if place.land == land]
    return seat != NOBODY and all(place in mine and place not in others for place in members)


def board_of(view: ClassicView) -> RiskBoard:
    """Return the board of a game of Dragon Dice Risk."""
    return cast(RiskBoard, view.board)


def owners(view: ClassicView) -> dict[str, int]:
    """Return the seat of each territory with units on it; the others belong to no player (RK4.8)."""
    places = view.board.graph.places
    return {place: seat for place, seat in view.by_area if place in places}


def owner(view: ClassicView, place: str) -> int:
    """Return the seat with units on a territory; NOBODY if it is empty or has only a dragon (RK4.8)."""
    there = view.by_area
    return next((seat for seat in range(view.seats) if (place, seat) in there), NOBODY)


def owned(view: ClassicView, seat: int) -> list[str]:
    """Return the territories of a seat, in the order of the map."""
    there = view.by_area
    return [place.id for place in board_of(view).territories if (place.id, seat) in there]


def controls(view: ClassicView, seat: int, land: int) -> bool:
    """Return True if a seat has an army on every territory of a continent (RK4.8, Q147)."""
    there = view.by_area
    return all((place, seat) in there for place in view.board.graph.members(group(land)))


def spare(view: ClassicView, seat: int, place: str, among: Iterable[int] = ()) -> tuple[int, ...]:
    """Return the units on a territory that may leave it, those `among` if given; none of a single one (RK4.2f)."""
    dice = view.at(place, seat)
    if len(dice) < 2:
        return ()
    return tuple(die for die in dice if die in among) if among else dice
