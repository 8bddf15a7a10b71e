"""Forces and the set-up on maps of every allowed size: all players can cover their land (Q141)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from world import RISK, SIZES, WORLD, play

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.system import SetUp
from ddtable.maps import own
from ddtable.maps.document import MOST_TERRITORIES
from ddtable.maps.own import known_map
from ddtable.rules.dragon_dice.board import health, units_at
from ddtable.rules.risk.board import RECRUITING, board_of
from ddtable.rules.risk.forces import covers, deal
from ddtable.rules.risk.table import WORLD_TERRITORIES, initial_health, row, rows, share
from ddtable.saves import create, open_save
from tests.drivers.island_maps import islands
from tests.saves.games import NOW, SEATS

LEAST = 12
TERRITORIES = (LEAST, 24, 41, 42, 43, 60, 79, 80, 81, 104, 105, 106, MOST_TERRITORIES)


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., SetUp]:
    """Return a set-up with forces dealt for an own map with so many territories."""
    monkeypatch.setattr(own, "maps_folder", lambda: tmp_path)
    known_map.cache_clear()

    def made(seats: int, territories: int, seed: int = 1) -> SetUp:
        name = f"chain_{territories}"
        (tmp_path / f"{name}.ddmap").write_bytes(islands(territories))
        random = Random(seed)
        forces = tuple(msgspec.to_builtins(deal(SIZES[seats], random, territories)) for _ in range(seats))
        house = {"map": name, "fingerprint": known_map(name).fingerprint}
        return SetUp("risk", seed, {}, forces, house=house)

    return made


def test_the_table_is_that_of_the_world():
    assert len(WORLD.territories) == WORLD_TERRITORIES
    for one in rows().values():
        assert share(one.players, WORLD_TERRITORIES) == one.territories
        assert initial_health(one.players, WORLD_TERRITORIES) == one.initial


@pytest.mark.parametrize("territories", TERRITORIES)
@pytest.mark.parametrize("seats", SIZES)
def test_rk1_1_dealt_forces_are_legal_on_a_map_of_every_size(begin, seats: int, territories: int):
    """Q141: the most territories that a player may get are covered by the initial health, with one unit each."""
    units = catalogue().army_units
    for seed in range(5):
        game = begin(seats, territories, seed)
        assert RISK.refuse_set_up(game) is None
        for force in game.forces:
            weights = sorted(units[die].health for die in force["sections"][RECRUITING])
            assert sum(weights) == SIZES[seats]
            assert len(weights) >= row(seats).dice
            assert sum(weights[: share(seats, territories)]) <= initial_health(seats, territories)


def test_rk1_1_initial_health_is_that_of_the_table_as_long_as_it_is_enough():
    """Q141: on a larger map it is 1 for each territory that a player may get."""
    assert [initial_health(2, territories) for territories in (12, 42, 80, 81, 82, 120)] == [40, 40, 40, 41, 41, 60]
    assert [initial_health(3, territories) for territories in (42, 105, 106, 120)] == [35, 35, 36, 40]
    assert [initial_health(seats, MOST_TERRITORIES) for seats in (4, 5, 6)] == [30, 25, 20]


@pytest.mark.parametrize(("seats", "territories"), [(2, 120), (2, 81), (3, 120), (6, 120), (4, LEAST)])
def test_rk1_3_largest_maps_are_covered_and_no_more_than_the_initial_health_is_placed(begin, seats, territories):
    game = Game(begin(seats, territories))
    for _ in play(game, Random(3), lambda now: now.position.board.turn):
        pass
    position = game.position
    assert RISK.problems(position) == []
    for seat in range(seats):
        mine = [units_at(position, seat, place.id) for place in board_of(position).territories]
        held = [dice for dice in mine if dice]
        assert territories // seats <= len(held) <= share(seats, territories)
        assert sum(health(position, dice) for dice in held) <= initial_health(seats, territories)


@pytest.mark.parametrize(("seats", "territories", "most"), [(2, 65, 0), (2, MOST_TERRITORIES, 500)])
def test_random_game_on_a_large_map_is_opened_again(begin, seats, territories, most, tmp_path: Path):
    """Games with more than 64 territories could not be opened from their files; `most`: choices, or 0 to the end."""
    game = Game(begin(seats, territories))
    for _ in play(game, Random(3), lambda now: 0 < most < len(now.choices)):
        pass
    assert most or game.position.result is not None
    assert RISK.problems(game.position) == []
    create(tmp_path / "large.ddtable", game, SEATS[:1] * seats, True, NOW).close()
    opened = open_save(tmp_path / "large.ddtable", read_only=True)
    assert opened.verified
    assert opened.game.position == game.position


def test_force_of_the_world_may_be_too_large_for_a_larger_map(begin):
    """Q141: it is refused with the clause; the new game dialog deals another one."""
    game = begin(2, 81)
    dealt = deal(100, Random(1))
    assert covers(dealt, 100, WORLD_TERRITORIES)
    assert not covers(dealt, 100, 81)
    forces = (msgspec.to_builtins(dealt), game.forces[1])
    said = str(RISK.refuse_set_up(msgspec.structs.replace(game, forces=forces)))
    assert "cannot cover 41 territories with 41 health" in said
    assert "Q141" in said
