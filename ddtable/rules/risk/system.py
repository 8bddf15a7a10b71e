"""The rule system of Dragon Dice Risk: the classic game's rows with its own chapters over them (RK1 to RK4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from ddtable.dice.catalogue import catalogue
from ddtable.engine.chance import Chance
from ddtable.engine.position import Die, Position, area
from ddtable.engine.system import AnyPosition, AnyView, Area, OptionSpec, Phase, SetUp
from ddtable.forces.force import Force
from ddtable.maps.board_map import BoardMap
from ddtable.maps.own import known_map
from ddtable.maps.reading import WORLD, MapError
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    NOBODY,
    RESERVE,
    ClassicPosition,
    ClassicView,
    Picks,
    grounds,
    lair_places,
    terrain_places,
)
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.forces import read_forces
from ddtable.rules.dragon_dice.places import Land, Place, front, numbered, table_of
from ddtable.rules.dragon_dice.starting import as_start, set_up_of
from ddtable.rules.dragon_dice.system import Classic
from ddtable.rules.risk import (
    attacks,
    cards,
    cities,
    impossible,
    joining,
    marches,
    moves,
    recruiting,
    secrets,
    set_up,
    soundness,
    turns,
)
from ddtable.rules.risk.board import BAG, RECRUITING, MapRules, RiskBoard, RiskOptions, board_of, risk_options
from ddtable.rules.risk.events import EVENTS
from ddtable.rules.risk.forces import TERRAINS, deal, refuse_forces
from ddtable.rules.risk.table import initial_health, row, rows
from ddtable.texts.trouble import trouble

SIZES = tuple(sorted({one.health for one in rows().values()}, reverse=True))
MAP = "map"
FINGERPRINT = "fingerprint"


class Risk(Classic):
    """Dragon Dice Risk; see `ddtable.engine.system.RuleSystem` for the methods.

    The map is in the `house` of a set-up, by its name and fingerprint; without one it is the world.
    """

    name = "risk"
    version = 1
    players = edition("risk", "all").players
    rows = Classic.rows.extended(
        set_up.ROWS,
        turns.ROWS,
        cards.ROWS,
        recruiting.ROWS,
        cities.ROWS,
        marches.ROWS,
        attacks.ROWS,
        moves.ROWS,
        joining.ROWS,
    )
    board_type = RiskBoard
    events = (*Classic.events, *EVENTS)
    end_clause = "RK4.12"
    sizes = SIZES

    def deal(self, size: int, random: Random, options: Mapping[str, bool | int | str]) -> Mapping[str, Any]:  # noqa: ARG002
        """Return a random force for the world with so much health (RK1.1). Raises ValueError for another health."""
        if size not in SIZES:
            raise ValueError(f"Dragon Dice Risk has no forces of {size} health.")
        force: Mapping[str, Any] = msgspec.to_builtins(deal(size, random))
        return force

    def option_specs(self) -> tuple[OptionSpec, ...]:
        """Return the house options, after those of the classic game that it has too."""
        inherited = ("four_times", "bullseye_again")
        return (
            *(spec for spec in super().option_specs() if spec.name in inherited),
            OptionSpec("start", ("choose", "deal"), "Q143"),
            OptionSpec("goal", ("domination", "world", "captured"), "Q161"),
            OptionSpec("sets", ("rising", "flat"), "Q160"),
            OptionSpec("flight", ("reinforce", "v4"), "Q164"),
            OptionSpec("once", (False, True), "Q154"),
            OptionSpec("known_faces", (False, True), "Q110"),
        )

    def options(self, values: Mapping[str, bool | int | str]) -> RiskOptions:
        """Return the options of a set-up. Raises msgspec.ValidationError for an unknown value."""
        return risk_options(values)

    def refuse_set_up(self, game: SetUp) -> str | None:
        """Return the reason why a game cannot begin: an unknown option or map, or forces that cannot play (RK1.1)."""
        if refused := self.refuse_options(game):
            return refused
        board_map = map_of(game)
        if isinstance(board_map, str):
            return board_map
        forces = read_forces(game.forces)
        if isinstance(forces, str):
            return forces
        return refuse_forces(forces, self.options(game.options), len(board_map.territories))

    def renewed(self, set_up: SetUp, version: int) -> SetUp:  # noqa: ARG002
        """Return the set-up unchanged: there is one version so far."""
        return set_up

    def refuse_start(self, game: SetUp, position: AnyPosition) -> str | None:
        """Return the reason why a game cannot start from a position: in addition another map."""
        board_map = map_of(game)
        if isinstance(board_map, str):
            return board_map
        if (position.board.map, position.board.places) != (rules_of(board_map), places_of(board_map)):
            return trouble("start-options")
        return super().refuse_start(game, position)

    def first_impossible(self, position: AnyPosition) -> str | None:
        """Return a sentence for the first thing that is impossible in a position of a turn."""
        if not position.board.turn:
            return None
        return next((found.said for found in impossible.impossible(position)), None)

    def set_up_at(self, position: AnyPosition) -> SetUp:
        """Return the set-up of a game that starts from a position; all units are in the recruiting section."""
        position = as_start(position)
        board = board_of(position)
        forces = [_force_of(position, seat) for seat in range(position.seats)]
        found = set_up_of(position, forces, self.option_specs())
        if board.map.id == WORLD:
            return found
        return msgspec.structs.replace(found, house={MAP: board.map.id, FINGERPRINT: board.map.fingerprint})

    def begin(self, game: SetUp) -> ClassicPosition:
        """Return the position before any choice: all units in the recruiting pools, terrain dice in the bag (RK1)."""
        forces, board_map = read_forces(game.forces), map_of(game)
        if isinstance(forces, str) or isinstance(board_map, str):
            raise ValueError(forces if isinstance(forces, str) else board_map)
        seats = len(forces)
        healths = tuple(force.health for force in forces)
        dice = [die for seat, force in enumerate(forces) for die in _brought(force, seat, seats)]
        lands = tuple(map(Land, _drawn(dice, len(board_map.continents), game.seed)))
        for index, land in enumerate(lands):
            dice[land.die] = msgspec.structs.replace(dice[land.die], place=table_of(index))
        board = RiskBoard(
            options=self.options(game.options),
            health=max(healths),
            order=tuple(range(seats)),
            picks=(Picks(),) * seats,
            revealed=True,
            lands=lands,
            places=places_of(board_map),
            healths=healths,
            map=rules_of(board_map),
            claims=(NOBODY,) * len(board_map.territories),
            initial=(initial_health(seats, len(board_map.territories)),) * seats,
            hands=((),) * seats,
        )
        chance = Chance(game.seed, 0, game.by_hand)
        found: ClassicPosition = Position(self.name, seats, tuple(dice), board, set_up.first_steps(seats), chance)
        return found

    def phases(self, view: AnyView) -> tuple[Phase, ...]:
        """Return the turn's phases, with the current one marked (RK3)."""
        board_view: ClassicView = view
        now = turns.phase(board_view, self.rows.phases)
        return tuple(Phase(word, word == now, clause) for word, clause in board_view.board.edition.phases.items())

    def observe(self, position: AnyPosition, seat: int) -> AnyPosition:
        """Return what a seat may know: without the cards of others (RK4.5)."""
        return secrets.seen(position, seat)

    def areas(self, view: AnyView) -> tuple[Area, ...]:
        """Return every area: a seat's army and dragons on each territory, its pool, reserve and piles.

        All armies of a seat on a continent are an area too, and those that attack together: areas without dice of their
        own, which questions are about.
        """
        board_view: ClassicView = view
        seats = range(view.seats)
        found = [Area(f"{place}@{seat}", "army", seat, place) for place in terrain_places(board_view) for seat in seats]
        found += [Area(f"{place}@{seat}", "continent", seat, place) for place in grounds(board_view) for seat in seats]
        found += [
            Area(f"{place}@{seat}", "dragons", seat, place) for place in lair_places(board_view) for seat in seats
        ]
        attack = board_view.board.front
        if attack is not None:
            at = front(attack.place)
            found += [
                Area(area(at, seat), "front", seat, at) for seat in (attack.seat, attack.target) if seat != NOBODY
            ]
        kinds = (*(() if view.board.turn else (BAG,)), RECRUITING, RESERVE, DEAD, BURIED)
        return (*found, *(Area(f"{kind}@{seat}", kind, seat, kind) for seat in seats for kind in kinds))

    def problems(self, position: AnyPosition) -> list[str]:
        """Return every defect of a position."""
        return super().problems(position) or [*soundness.problems(position)]


def _force_of(position: ClassicPosition, seat: int) -> Force:
    """Return the dice of a seat as a force."""
    dice, sections = catalogue(), dict[str, list[str]]()
    for die in position.dice:
        if die.owner == seat:
            name = TERRAINS if die.type in dice.terrains else "dragons" if die.type in dice.dragons else RECRUITING
            sections.setdefault(name, []).append(die.type)
    dragons = tuple(sections.pop("dragons", ()))
    more = {name: tuple(kinds) for name, kinds in sections.items()}
    bare = Force(id="", name="", home=(), campaign=(), horde=(), dragons=dragons, home_terrain="", frontier="")
    return msgspec.structs.replace(bare, sections=more or UNSET)


def map_of(game: SetUp) -> BoardMap | str:
    """Return the map of a set-up, or a sentence with the reason why it cannot be played on."""
    house = {} if isinstance(game.house, UnsetType) else game.house
    name = house.get(MAP, WORLD)
    try:
        found = known_map(str(name))
    except KeyError:
        return trouble("set-up-no-map", map=str(name))
    except MapError as error:
        return str(error.args[0])
    if house.get(FINGERPRINT, found.fingerprint) != found.fingerprint:
        return trouble("set-up-other-map", map=str(name))
    return found


def rules_of(board_map: BoardMap) -> MapRules:
    """Return what the rules need of a map."""
    return MapRules(
        board_map.id,
        board_map.fingerprint,
        tuple(continent.bonus for continent in board_map.continents),
        tuple(territory.card for territory in board_map.territories),
        (board_map.goal(2), board_map.goal(3)),
    )


def places_of(board_map: BoardMap) -> tuple[Place, ...]:
    """Return a place for each territory, on its continent, linked to its neighbours."""
    return tuple(
        Place(numbered(at), board_map.continent_of[at], NOBODY, tuple(numbered(one) for one in near))
        for at, near in enumerate(board_map.neighbours)
    )


def _drawn(dice: Sequence[Die], count: int, seed: int) -> list[int]:
    """Return the terrain dice drawn from the bag for the continents, by the seed of the game (RK1.2)."""
    return Random(seed).sample([number for number, die in enumerate(dice) if die.place == BAG], count)


def _brought(force: Force, seat: int, seats: int) -> Sequence[Die]:
    """Return the dice of a force: units in the pool, dragons in the dead area, terrain dice in the bag (RK1.1, RK2)."""
    entered = catalogue().as_entered
    lands = force.dice_in(TERRAINS)[: row(seats).terrains]
    piles = ((RECRUITING, force.dice_in(RECRUITING)), (DEAD, force.dragons), (BAG, lands))
    return [Die(entered(kind), seat, place) for place, kinds in piles for kind in kinds]
