"""Games of 5 and 6 players, as the edition of 1996 allows (SU1, R96.1)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from ddtable import saves
from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.system import SetUp
from ddtable.forces.deal import deal_force
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.notation import read, write
from ddtable.summaries.dragon_dice.exchange import last_exchange
from tests.drivers.playing import CLASSIC, at_random, game, set_up

REVISED = {"edition": "revised96"}
UNITS = catalogue().units
RANDOM = Random(4)


@pytest.mark.parametrize(("options", "most"), [({}, 4), (REVISED, 6)])
def test_a_game_has_the_players_that_its_edition_allows(options: dict[str, str], most: int):
    """SU1, R96.1."""
    assert CLASSIC.refuse_set_up(set_up(1, most, 24, **options)) is None
    refused = CLASSIC.refuse_set_up(set_up(1, most + 1, 24, **options))
    assert refused is not None
    assert str(most) in refused


@pytest.mark.parametrize("seats", [5, 6])
def test_a_game_of_many_players_has_no_defect(seats: int):
    """SU1, SU6: every position is sound, and is the same after it was written and read."""
    steps = list(game(set_up(2, seats, 24, **REVISED), at_random, most=1500))
    assert len(steps) > 800
    for step in steps[::25]:
        assert CLASSIC.problems(step.position) == []
    for step in steps[200::100]:
        text = write(step.position)
        assert read(text).seats == seats
        assert write(read(text)) == text


def test_all_players_have_a_place_for_each_army():
    """SU6: with 6 players there are 7 terrains."""
    placed = next(step for step in game(set_up(4, 6, 24, **REVISED), at_random) if step.position.board.turn)
    assert len(placed.position.board.lands) == 7
    armies = {(die.owner, die.place) for die in placed.position.dice if die.type in UNITS}
    assert all(sum(owner == seat for owner, _ in armies) == 3 for seat in range(6))


def test_the_tray_shows_the_hordes_of_all_players():
    """SU5: of a roll without a tie, all 6 sides."""
    shown: set[tuple[int, ...]] = set()
    for seed in range(20):
        begun, random = Game(set_up(seed, 6, 24, **REVISED)), Random(seed)
        while (found := last_exchange(begun.history)) is None:
            assert begun.question is not None
            begun.play(CLASSIC.sample(begun.question, random))
        shown.add(tuple(side.seat for side in found.shown))
    assert tuple(range(6)) in shown


def test_the_largest_game_of_six_is_saved_and_opened(tmp_path: Path):
    """Q18: 6 players with 400 health each."""
    per_dragon = edition("revised96").health_per_dragon
    dealt = [deal_force(catalogue(), 400, RANDOM, None, "starters", per_dragon) for _ in range(6)]
    begun = Game(SetUp("classic", 3, REVISED, tuple(map(msgspec.to_builtins, dealt))))
    seats = tuple(saves.Seat(f"Player {number}", "person") for number in range(6))
    with saves.create(tmp_path / "six.ddtable", begun, seats, False, "2026-01-01T00:00:00+00:00"):
        for _ in range(40):
            assert begun.question is not None
            begun.play(CLASSIC.sample(begun.question, RANDOM))
    opened = saves.open_save(tmp_path / "six.ddtable", read_only=True)
    assert opened.verified
    assert msgspec.json.encode(opened.game.position) == msgspec.json.encode(begun.position)
