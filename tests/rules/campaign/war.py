"""A driver for campaigns: positions in short text, answers in words, and wars with dealt forces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.dice.campaigns import points_of
from ddtable.dice.catalogue import catalogue
from ddtable.engine import kernel
from ddtable.engine.chance import Chance
from ddtable.engine.draft import Draft
from ddtable.engine.game import Game
from ddtable.engine.position import Die, Position
from ddtable.engine.refusal import Refusal
from ddtable.engine.system import SetUp, system
from ddtable.forces.sections import known_items
from ddtable.rules.campaign.board import POOL, SUMMONING, CampaignBoard, CampaignOptions, board_of, campaign_options
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.board import BURIED, NOBODY, Picks
from ddtable.rules.dragon_dice.notation.names import die_types
from ddtable.rules.dragon_dice.places import Land, Place, numbered, table_of
from ddtable.rules.dragon_dice.steps import EndTurn, March
from tests.rules.digests.seeded_games import eager
from tests.rules.dragon_dice.by_hand import Table

WAR = system("campaign")
SMALL, FILLER = 120, "goblins_thug"
A, B, C, D = range(4)
LETTERS = "ABCDEF"
KINDS = ("flatland_city", "flatland_temple", "flatland_tower", "flatland_standing_stones")
POOLED = ("highland_city", "coastland_temple")


class WarTable(Table):
    """A campaign in progress; places are written like `home A`, `frontier`, or by the number of a land."""

    system = WAR

    def place(self, words: str) -> str:
        """Return the id of a place."""
        if words.startswith("home "):
            return next(place.id for place in self.map if place.home == LETTERS.index(words[-1]))
        if words == "frontier":
            return numbered(self.position.seats)
        return numbered(int(words)) if words.isdecimal() else words

    @property
    def board(self) -> CampaignBoard:
        return board_of(self.position)

    @property
    def map(self) -> tuple[Place, ...]:
        return self.board.map

    def links(self, words: str) -> set[str]:
        """Return the places that a place is linked to."""
        return {*self.board.graph.places[self.place(words)].links}

    def why_not(self, unit: str, words: str, seat: int = A) -> Refusal | None:
        """Return the reason why the first unit of a seat with this name may not move to a place."""
        die = self.die(seat, unit)
        found: Refusal | None = WAR.why_not(self.position, self.question, (die,), f"{self.place(words)}@{seat}", -1)
        return found

    def done(self) -> WarTable:
        """End this part of the phase."""
        self.pick("done")
        return self

    def sound(self) -> WarTable:
        """Check that the position is sound."""
        assert WAR.problems(self.position) == []
        return self


def war(
    units: str,
    *lands: str,
    seats: int = 2,
    seat: int = A,
    turns: tuple[int, ...] = (),
    agenda: tuple[Any, ...] = (March(1), March(2), Reserves()),
    pool: tuple[str, ...] = POOLED,
    size: int = SMALL,
    options: dict[str, Any] | None = None,
    **board: Any,
) -> WarTable:
    """Return a table of a war.

    `units`: lines like `A at 0: 2 guard, thug` or `A reserve: thug`. `lands`: the homes, the frontier, then others,
    like `flatland_city 8 A <2`: the die, its number, its holder, and for others the place that it is linked to. Each
    seat's dice are filled up to the size by buried thugs.
    """
    dice: list[Die] = []
    for line in filter(None, map(str.strip, units.splitlines())):
        head, _, text = line.partition(":")
        owner, where = LETTERS.index(head[0]), head[2:]
        place = numbered(int(where.removeprefix("at "))) if where.startswith("at ") else where
        for item in map(str.strip, text.split(",")):
            count, _, name = item.rpartition(" ")
            dice += [Die(die_types()[name], owner, place)] * int(count or 1)
    given = [*lands, *(f"{KINDS[at % 4]} 4" for at in range(len(lands), seats + 1))]
    set_lands, places = [], []
    for at, text in enumerate(given):
        kind, number, *more = text.split()
        holder = next((LETTERS.index(word) for word in more if word in LETTERS), NOBODY)
        linked = [numbered(int(word[1:])) for word in more if word.startswith("<")]
        linked = linked or ([numbered(seats)] if at < seats else [])
        places.append(Place(numbered(at), at, at if at < seats else NOBODY, tuple(linked)))
        set_lands.append(Land(len(dice), NOBODY, holder))
        dice.append(Die(kind, NOBODY, table_of(at), int(number) - 1))
    for place in list(places):
        for link in place.links:
            other = next(at for at, one in enumerate(places) if one.id == link)
            if place.id not in places[other].links:
                places[other] = replace(places[other], links=(*places[other].links, place.id))
    units_of = catalogue().army_units
    for owner in range(seats):
        mine = sum(units_of[die.type].health for die in dice if die.owner == owner and die.type in units_of)
        items = known_items(catalogue(), (die.type for die in dice if die.owner == owner))
        mine += points_of(item for item in items if item.form != "medallion")
        dice += [Die(FILLER, owner, BURIED)] * (size - mine)
        dragons = sum(die.owner == owner and die.type in catalogue().dragons for die in dice)
        dice += [Die("air_drake", owner, SUMMONING)] * (WAR_SIZES[size].dragons - dragons)
    dice += [Die(kind, NOBODY, POOL) for kind in pool]
    turns = turns or tuple(int(other <= seat) for other in range(seats))
    board = {
        "options": campaign_options(options or {}),
        "health": size // 2,
        "healths": (size,) * seats,
        "order": tuple(range(seats)),
        "seat": seat,
        "turn": sum(turns),
        "turns": turns,
        "lands": tuple(set_lands),
        "places": tuple(places),
        "picks": (Picks(),) * seats,
        "revealed": True,
        **board,
    }
    steps = (EndTurn(), *reversed(agenda))
    position: Any = Position("campaign", seats, tuple(dice), CampaignBoard(**board), steps, Chance(1, 0, True))
    assert WAR.problems(position) == []
    return WarTable(kernel._carry_on(WAR, Draft(position)))


WAR_SIZES = {one: size for one in WAR.sizes if (size := CampaignBoard(CampaignOptions(), 0, ()).edition.size_of(one))}


def set_up(seed: int, seats: int = 2, size: int = SMALL, by_hand: bool = False, **options: Any) -> SetUp:
    """Return a set-up with dealt forces; the same seed deals the same."""
    random = Random(seed)
    return SetUp("campaign", seed, options, tuple(WAR.deal(size, random, options) for _ in range(seats)), by_hand)


def play(game: Game, random: Random, until: Callable[[Game], bool] = lambda _game: False) -> Iterator[Game]:
    """Play on at random to the end, or until the game is as wanted; yield the game at each question."""
    while game.question is not None and not until(game):
        yield game
        game.play(eager(game, game.question, random))
    yield game
