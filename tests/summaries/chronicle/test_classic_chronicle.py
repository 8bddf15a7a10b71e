"""The chronicle of a classic game, and its sentences."""

from __future__ import annotations

from random import Random

import pytest

from ddtable.engine.game import Game
from ddtable.rules.dragon_dice.board import BURIED, DEAD, grounds, health, is_in_play, land_at, units_at
from ddtable.rules.dragon_dice.events.attacks import Attacked
from ddtable.rules.dragon_dice.events.dragons import DragonLeft
from ddtable.rules.dragon_dice.events.powers import PowerWorked
from ddtable.rules.dragon_dice.events.turns import Captured, ControlLost, TurnBegan
from ddtable.rules.dragon_dice.events.units import Buried, Killed, Moved, Promoted
from ddtable.summaries.chronicle import chronicle_of
from ddtable.summaries.chronicle.reading import Reader
from ddtable.summaries.chronicle.sentences import deeds_told, land_words, reigns, told
from ddtable.summaries.chronicle.values import Chronicle, Health
from ddtable.summaries.dragon_dice.chronicle import ROWS, add_lands, reader_of
from ddtable.words.sentences import Table, Words
from tests.drivers.playing import game_from, set_up
from tests.drivers.sitting import NAMES
from tests.rules.digests.seeded_games import eager

TEXT = """
home A: flatland_city 5
home B: flatland_tower 8, held by B
frontier: flatland_temple 6
A at home A: 2 thug, cutthroat
A at frontier: marauder
B at home B: guard, knight
B dead: herald
B dragons at home A: air_drake
turn A march 1
"""
GAME = game_from(TEXT)
THUG, OTHER_THUG, CUTTHROAT, MARAUDER, GUARD, KNIGHT, HERALD, DRAKE = range(3, 11)


@pytest.fixture
def reader() -> Reader:
    reader = reader_of(GAME.history)
    add_lands(reader, GAME.position, GAME.position)
    return reader


def read(reader: Reader, *events) -> Chronicle:
    for step, event in enumerate(events, 1):
        reader.read(step, (event,), ROWS)
    return reader.finish()


def words_of(chronicle: Chronicle, language: str = "en") -> list[str]:
    table = Table(GAME.position, NAMES)
    return [one.words for one in told(Words(language), table, chronicle)]


def test_health_and_holders_of_a_played_game_are_those_of_its_position():
    game, random = Game(set_up(4, 3, species="all")), Random(4)
    while game.question is not None and len(game.choices) < 700:
        game.play(eager(game, game.question, random))
    position, found = game.position, chronicle_of(game)
    for seat in range(3):
        places = {die.place for die in position.dice if is_in_play(die.place)}
        play = sum(health(position, units_at(position, seat, place)) for place in places)
        piles = [health(position, units_at(position, seat, pile)) for pile in (DEAD, BURIED)]
        assert found.health[-1][seat] == Health(play, 0, *piles)
    assert [land.holders[-1] for land in found.lands] == [
        land_at(position, place).holder for place in grounds(position)
    ]


def test_chronicle_of_a_game_before_its_first_turn_is_empty():
    found = chronicle_of(Game(set_up(4)))
    assert (found.lands, len(found.turns), found.deeds) == ((), 1, ())


def test_terrain_that_was_held_at_the_beginning_is_held_in_its_chronicle():
    found = chronicle_of(GAME)
    assert found.lands[1].holders[-1] == land_at(GAME.position, "terrain/1").holder == 1


def test_reigns_are_the_turns_of_each_holder(reader: Reader):
    found = read(
        reader,
        TurnBegan(0, 1),
        Captured(0, "terrain/2"),
        TurnBegan(1, 2),
        TurnBegan(0, 3),
        ControlLost(0, "terrain/2"),
        TurnBegan(1, 4),
        Captured(1, "terrain/2"),
    )
    land = found.lands[2]
    assert [(one.seat, one.first, one.last, one.now) for one in reigns(land)] == [(0, 1, 2, False), (1, 4, 4, True)]
    table = Table(GAME.position, NAMES)
    assert land_words(Words(), table, land) == f"{NAMES[0]} in turns 1 to 2; {NAMES[1]} since turn 4"
    assert land_words(Words(), table, found.lands[0]) == "Never captured"


def test_fight_is_told_with_the_losses_of_both_sides(reader: Reader):
    found = read(
        reader,
        Attacked(0, "terrain/0", "missile", 1, "terrain/1"),
        Killed(1, "terrain/1", (GUARD,), 1, 0),
        Killed(0, "terrain/0", (THUG,), 1, 0),
    )
    assert words_of(found) == [
        f"Missiles at {NAMES[1]}’s home (Flatland): {NAMES[1]} loses 1 health (Guard) and {NAMES[0]} loses 1 health"
        " (Thug)"
    ]
    assert words_of(found, "da")[0].startswith("Missiler ved ")


def test_buried_unit_that_was_alive_is_a_loss_and_a_dead_one_is_not(reader: Reader):
    found = read(reader, Buried(0, (GUARD, HERALD), "spell"))
    assert [loss.dice for fight in found.fights for loss in fight.losses] == [(GUARD,)]
    assert found.health[-1][1].dead == 0


def test_promotion_and_winters_fortitude_move_dice_without_a_loss(reader: Reader):
    found = read(
        reader,
        Promoted(1, "terrain/1", HERALD, GUARD, "melee"),
        Buried(0, (GUARD,), "spell"),
        PowerWorked(1, "terrain/1", "winters_fortitude", (GUARD,)),
        PowerWorked(1, "terrain/1", "replanting", (KNIGHT,)),
    )
    assert found.fights == ()
    assert found.health[-1][1].buried == 0
    assert found.health[-1][1].dead == health(GAME.position, (GUARD,))


def test_dragon_killed_is_a_deed_and_one_that_flew_off_is_not(reader: Reader):
    found = read(reader, DragonLeft(DRAKE, "terrain/0", "wing"), DragonLeft(DRAKE, "terrain/0", "slain"))
    table = Table(GAME.position, NAMES)
    assert [(one.step, one.icon) for one in deeds_told(Words(), table, found)] == [(2, "dragon")]
    assert next(deeds_told(Words(), table, found)).words.startswith("Dragon killed: ")


def test_reinforcements_are_told_with_their_dice(reader: Reader):
    found = read(reader, Moved(0, (THUG,), "terrain/0", "reserve"), Moved(0, (THUG,), "reserve", "terrain/2", cause=""))
    assert words_of(found) == [f"{NAMES[0]} sends 1 health from reserve to the frontier (Flatland): Thug"]
