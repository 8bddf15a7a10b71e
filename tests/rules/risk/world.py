"""A driver for Dragon Dice Risk: positions in short text on the world map, answers in words, dealt forces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from ddtable.dice.catalogue import catalogue
from ddtable.engine import kernel
from ddtable.engine.chance import Chance
from ddtable.engine.draft import Draft
from ddtable.engine.game import Game
from ddtable.engine.position import Die, Position
from ddtable.engine.questions import Chosen, Subset
from ddtable.engine.system import SetUp, system
from ddtable.maps.reading import built_in_map
from ddtable.rules.dragon_dice.board import BURIED, NOBODY, Picks
from ddtable.rules.dragon_dice.notation.names import die_types
from ddtable.rules.dragon_dice.places import Land, group, lair, numbered, table_of
from ddtable.rules.dragon_dice.steps import EndTurn, March
from ddtable.rules.risk.attacks import strongest
from ddtable.rules.risk.board import RiskBoard, board_of, risk_options
from ddtable.rules.risk.system import places_of, rules_of
from tests.rules.digests.seeded_games import eager
from tests.rules.dragon_dice.by_hand import Table

RISK = system("risk")
WORLD = built_in_map("world")
A, B, C, D = range(4)
LETTERS = "ABCDEF"
FILLER = "goblins_thug"
SIZES = {2: 100, 3: 90, 4: 90, 5: 80, 6: 80}
KINDS = (
    "flatland_city",
    "flatland_temple",
    "flatland_tower",
    "flatland_standing_stones",
    "highland_city",
    "coastland_city",
)
CONTINENTS = [continent.id for continent in WORLD.continents]


class WorldTable(Table):
    """A game in progress; places are written like `alaska`, continents like `asia`."""

    system = RISK

    def place(self, words: str) -> str:
        """Return the id of a territory or a continent."""
        if words in WORLD.number:
            return numbered(WORLD.number[words])
        return group(CONTINENTS.index(words)) if words in CONTINENTS else words

    @property
    def board(self) -> RiskBoard:
        return board_of(self.position)

    def names(self, *words: str) -> set[str]:
        """Return the ids of the territories in the options with one of these words, by their names in the map."""
        return {
            WORLD.territories[int(str(option.values["place"]).rpartition("/")[2])].id
            for option in self.question.shape.options
            if option.word in words
        }

    def targets_of(self, word: str) -> set[str]:
        """Return the territories that may be attacked in a way."""
        return self.names(word)

    def all_go(self) -> WorldTable:
        """Choose as many dice as may attack."""
        self.play(Chosen(strongest(self.position, self.question)))
        return self

    def offered_dice(self) -> list[str]:
        """Return where each die of a question about dice stands."""
        assert isinstance(self.question.shape, Subset), self.asked
        return [self.stands(die) for die in self.question.shape.dice]

    def stands(self, die: int) -> str:
        """Return the territory or the pile of a die."""
        place = self.position.dice[die].place
        return WORLD.territories[int(place.rpartition("/")[2])].id if place.startswith("terrain/") else place

    def army(self, seat: int, words: str) -> list[str]:
        return self.units(seat, words)

    def done(self) -> WorldTable:
        """End this part of the turn."""
        self.pick("done")
        return self

    def sound(self) -> WorldTable:
        """Check that the position is sound."""
        assert RISK.problems(self.position) == []
        return self


def world(
    units: str,
    seats: int = 2,
    seat: int = A,
    shown: dict[str, str] | None = None,
    holders: dict[str, int] | None = None,
    agenda: tuple[Any, ...] = (March(1), March(2)),
    options: dict[str, Any] | None = None,
    rest: int = B,
    **board: Any,
) -> WorldTable:
    """Return a table in the middle of a game.

    `units`: lines like `A alaska: 2 guard, thug`, `A reserve: thug`, `B dragons ural: air_drake`. `shown`: the die and
    number of continents, like `"asia": "flatland_city 5"`; without it 4. All other territories have a thug of `rest`;
    -1 leaves them empty. Each force is filled up by buried thugs.
    """
    dice: list[Die] = []
    for line in filter(None, map(str.strip, units.splitlines())):
        head, _, text = line.partition(":")
        owner, where = LETTERS.index(head[0]), head[2:]
        name = where.removeprefix("dragons ")
        place = numbered(WORLD.number[name]) if name in WORLD.number else name
        place = lair(place) if where != name else place
        for item in map(str.strip, text.split(",")):
            count, _, kind = item.rpartition(" ")
            dice += [Die(die_types()[kind], owner, place)] * int(count or 1)
    taken = {die.place for die in dice if die.type in catalogue().army_units}
    free = [numbered(at) for at in range(len(WORLD.territories)) if numbered(at) not in taken]
    if rest != NOBODY:
        dice += [Die(FILLER, rest, place) for place in free]
    lands = []
    for index, continent in enumerate(CONTINENTS):
        kind, number = (shown or {}).get(continent, f"{KINDS[index]} 4").split()
        lands.append(Land(len(dice), NOBODY, (holders or {}).get(continent, NOBODY)))
        dice.append(Die(kind, index % seats, table_of(index), int(number) - 1))
    units_of = catalogue().army_units
    sums = [
        sum(units_of[die.type].health for die in dice if die.owner == one and die.type in units_of)
        for one in range(seats)
    ]
    whole = tuple(max(SIZES[seats], mine) for mine in sums)
    for owner in range(seats):
        dice += [Die(FILLER, owner, BURIED)] * (whole[owner] - sums[owner])
    values = {
        "options": risk_options({"goal": "world", **(options or {})}),
        "health": max(whole),
        "healths": whole,
        "order": tuple(range(seats)),
        "seat": seat,
        "turn": seat + 1,
        "lands": tuple(lands),
        "places": places_of(WORLD),
        "picks": (Picks(),) * seats,
        "revealed": True,
        "map": rules_of(WORLD),
        "claims": (NOBODY,) * len(WORLD.territories),
        "initial": (0,) * seats,
        "hands": ((),) * seats,
        **board,
    }
    steps = (EndTurn(), *reversed(agenda))
    position: Any = Position("risk", seats, tuple(dice), RiskBoard(**values), steps, Chance(1, 0, True))
    assert RISK.problems(position) == []
    return WorldTable(kernel._carry_on(RISK, Draft(position)))


def attack(units: str, target: str, kind: str = "skirmish", land: str = "asia", **more: Any) -> WorldTable:
    """Return a table where A marches in a continent on 5, melee, and attacks a territory with all that may go."""
    shown = {land: "flatland_city 5" if kind != "missile" else "flatland_city 3"}
    table = world(units, shown=shown, **more)
    table.pick("march", place=land).pick("no-maneuver")
    table.pick(kind, place=target)
    return table.all_go()


def set_up(seed: int, seats: int = 2, by_hand: bool = False, **options: Any) -> SetUp:
    """Return a set-up with dealt forces; the same seed deals the same."""
    random = Random(seed)
    return SetUp("risk", seed, options, tuple(RISK.deal(SIZES[seats], random, options) for _ in range(seats)), by_hand)


def play(game: Game, random: Random, until: Callable[[Game], bool] = lambda _game: False) -> Iterator[Game]:
    """Play on at random to the end, or until the game is as wanted; yield the game at each question."""
    while game.question is not None and not until(game):
        yield game
        game.play(eager(game, game.question, random))
    yield game


@cache
def random_game(seed: int, seats: int) -> Game:
    """Return a random game played to its end; take a branch of it to change it."""
    found = Game(set_up(seed, seats))
    for _ in play(found, Random(seed)):
        pass
    return found
