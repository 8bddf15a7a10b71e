"""The chronicle of a war: what its events say agrees with the positions, and great deeds follow their rules."""

from __future__ import annotations

import time
from random import Random

import pytest
from msgspec.structs import replace

from ddtable.engine.game import Game
from ddtable.engine.line import happened
from ddtable.rules.campaign.board import RECRUITING
from ddtable.rules.campaign.events import ArmyRecruited, Expanded, TerrainTraded
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    RESERVE,
    grounds,
    has_army,
    health,
    is_in_play,
    land_at,
    units_at,
)
from ddtable.rules.dragon_dice.events.attacks import Attacked
from ddtable.rules.dragon_dice.events.held import HeldLeft
from ddtable.rules.dragon_dice.events.magic import Announcement
from ddtable.rules.dragon_dice.events.turns import Captured, ControlLost, Eliminated, TurnBegan
from ddtable.rules.dragon_dice.events.units import Killed, Moved
from ddtable.summaries.campaign.chronicle import ROWS
from ddtable.summaries.chronicle import chronicle_of, has_chronicle
from ddtable.summaries.chronicle.reading import Reader
from ddtable.summaries.chronicle.sentences import deed_words, note_words
from ddtable.summaries.chronicle.values import ABSENT, NONE, Chronicle, Deed, Health, Note
from ddtable.summaries.dragon_dice.chronicle import reader_of
from ddtable.words.sentences import Table, Words
from tests.rules.campaign.war import play, set_up

HOME, FRONTIER = "terrain/0", "terrain/2"


@pytest.fixture(scope="module")
def war() -> Game:
    """A war of three with recruits, captures, expansion, great spells, and a player who is out."""
    game = Game(set_up(3, 3))
    for _ in play(game, Random(3)):
        pass
    return game


@pytest.fixture(scope="module")
def chronicle(war: Game) -> Chronicle:
    return chronicle_of(war)


def health_now(game: Game, seat: int) -> Health:
    position = game.position
    places = {die.place for die in position.dice}
    play = sum(health(position, units_at(position, seat, place)) for place in places if is_in_play(place))
    piles = (health(position, units_at(position, seat, pile)) for pile in (RECRUITING, DEAD, BURIED))
    return Health(play, *piles)


def test_health_of_chronicle_is_that_of_the_position(war: Game, chronicle: Chronicle):
    assert chronicle.health[-1] == tuple(health_now(war, seat) for seat in range(3))
    middle = war.branch(700)
    assert chronicle_of(middle).health[-1] == tuple(health_now(middle, seat) for seat in range(3))


def test_holders_and_armies_are_those_of_the_position(war: Game, chronicle: Chronicle):
    for moment in (500, 1200, len(war.choices)):
        game = war.branch(moment)
        position = game.position
        lands = {land.place: land for land in chronicle_of(game).lands}
        assert list(lands) == list(grounds(position))
        for place, land in lands.items():
            assert land.holders[-1] == land_at(position, place).holder
            assert land.armies[-1] == tuple(seat for seat in range(3) if has_army(position, seat, place))
            assert land.terrain == position.dice[land_at(position, place).die].type


def test_earlier_turns_of_a_chronicle_stay_as_they_are(war: Game, chronicle: Chronicle):
    early = chronicle_of(war.branch(700))
    ended = len(early.turns) - 1  # the last turn is not over
    assert chronicle.turns[: ended + 1] == early.turns
    assert chronicle.health[:ended] == early.health[:ended]


def test_terrain_of_expansion_is_absent_before_its_turn(chronicle: Chronicle):
    expanded = [note for note in chronicle.notes if note.kind == "expanded"]
    assert expanded
    for note in expanded:
        land = next(land for land in chronicle.lands if land.place == note.place)
        assert land.added == note.turn
        assert set(land.holders[: note.turn]) == {ABSENT}
        assert ABSENT not in land.holders[note.turn :]
        assert [mark.seat for mark in land.marks if mark.kind == "added"] == [note.seat]


def test_each_seat_has_the_terrains_that_it_holds(war: Game, chronicle: Chronicle):
    for seat in range(3):
        assert chronicle.held(seat, chronicle.turns[-1].number) == sum(
            land.holder == seat for land in war.position.board.lands
        )


def test_chronicle_of_a_war_is_read_in_less_than_a_third_of_a_second(war: Game):
    begun = time.perf_counter()
    chronicle_of(war)
    assert time.perf_counter() - begun < 0.3


def test_moments_of_a_chronicle_are_those_of_its_events(war: Game, chronicle: Chronicle):
    for note in chronicle.notes:
        if note.event is not None:
            assert note.event in war.history[note.step].events
    assert [turn.number for turn in chronicle.turns] == list(range(len(chronicle.turns)))


def test_games_without_terrains_have_no_chronicle():
    assert has_chronicle("campaign")
    assert has_chronicle("classic")
    assert not has_chronicle("battle_dice")


# Great deeds and fights, from events written by hand


@pytest.fixture(scope="module")
def begun() -> Game:
    """A war at its first turn."""
    game = Game(set_up(5))
    for _ in play(game, Random(3), lambda game: game.position.board.turn == 1):
        pass
    return game


@pytest.fixture
def reader(begun: Game) -> Reader:
    """A reader at the first turn of a war, with all armies placed."""
    reader = reader_of(begun.history, RECRUITING)
    for step in range(len(begun.history)):
        reader.read(step, begun.history[step].events, ROWS)
    return reader


def read(reader: Reader, *events) -> Chronicle:
    for step, event in enumerate(events, 1000):
        reader.read(step, (event,), ROWS)
    return reader.finish()


def army(begun: Game, seat: int, place: str) -> tuple[int, ...]:
    return units_at(begun.position, seat, place)


def test_losses_of_both_sides_are_one_fight(begun: Game, reader: Reader):
    mine, yours = army(begun, 0, HOME)[:1], army(begun, 1, HOME)[:2]
    found = read(
        reader,
        Attacked(0, HOME, "skirmish", 1, HOME),
        Killed(1, HOME, yours, 3, 0),
        Attacked(1, HOME, "strike_back", 0, HOME),
        Killed(0, HOME, mine, 2, 0),
        Attacked(0, HOME, "missile", 1, HOME),
    )
    assert [(fight.kind, fight.seat, fight.step) for fight in found.fights] == [("melee", 0, 1000)]
    assert [(loss.seat, loss.dice) for loss in found.fights[0].losses] == [(1, yours), (0, mine)]
    assert found.fights[0].losses[0].health == health(begun.position, yours)
    assert [mark.kind for mark in found.lands[0].marks] == ["fight"]
    assert [deed.kind for deed in found.deeds] == ["loss"]


def test_unit_that_goes_to_the_reserve_instead_of_dying_is_no_loss(begun: Game, reader: Reader):
    found = read(reader, Killed(0, HOME, army(begun, 0, HOME)[:1], 1, 0, to=RESERVE))
    assert found.fights == ()
    assert found.health[-1][0].dead == 0


def test_losses_without_an_attack_are_a_fight_of_no_player(begun: Game, reader: Reader):
    found = read(reader, Killed(0, HOME, army(begun, 0, HOME)[:1], 1, 0, cause="quake"))
    assert [(fight.kind, fight.seat) for fight in found.fights] == [("other", NONE)]


def test_capture_against_more_health_is_a_deed(begun: Game, reader: Reader):
    there = [reader.health_at(FRONTIER, seat) for seat in (0, 1)]
    weaker = 0 if there[0] < there[1] else 1
    found = read(reader, Captured(weaker, FRONTIER), ControlLost(weaker, FRONTIER), Captured(1 - weaker, FRONTIER))
    odds = [deed for deed in found.deeds if deed.kind == "odds"]
    assert [(deed.seat, deed.health, deed.other) for deed in odds] == [(weaker, min(there), max(there))]
    assert [deed.seat for deed in found.deeds if deed.kind == "first"] == [weaker]
    frontier = next(land for land in found.lands if land.place == FRONTIER)
    assert [mark.kind for mark in frontier.marks] == ["captured", "lost", "captured"]
    assert frontier.holders[-1] == 1 - weaker


def test_reinforcements_of_a_turn_to_a_terrain_are_one_note(begun: Game, reader: Reader):
    first, second = army(begun, 0, HOME)[:2]
    found = read(
        reader,
        Moved(0, (first, second), HOME, RESERVE),
        Moved(0, (first,), RESERVE, FRONTIER),
        Moved(0, (second,), RESERVE, FRONTIER),
        TurnBegan(1, 2),
    )
    arrived = [note for note in found.notes if note.kind == "arrived"]
    assert [note.dice for note in arrived] == [(first, second)]
    assert arrived[0].health == health(begun.position, (first, second))


def test_only_spells_for_10_points_or_more_are_great(reader: Reader):
    found = read(
        reader,
        Announcement(0, "hailstorm", FRONTIER, "place", 0),
        Announcement(0, "quake", FRONTIER, "place", 0),
        Announcement(1, "parch_land", FRONTIER, "place", 0),
    )
    assert [note.worth for note in found.notes if note.kind == "spell"] == [15, 25]
    assert [deed.seat for deed in found.deeds] == [1]


def test_dragons_that_were_killed_are_deeds_and_those_that_flew_are_not(begun: Game, reader: Reader):
    dragon = next(number for number, die in enumerate(begun.position.dice) if die.place == "summoning")
    found = read(reader, HeldLeft(0, HOME, (dragon,), "flew"), HeldLeft(0, HOME, (dragon,), "slain"))
    assert [(deed.kind, deed.step) for deed in found.deeds] == [("dragon", 1001)]


def test_traded_terrain_is_another_die_and_marked(begun: Game, reader: Reader):
    old = land_at(begun.position, FRONTIER).die
    new = next(number for number, die in enumerate(begun.position.dice) if die.place == "pool")
    found = read(reader, TerrainTraded(FRONTIER, old, new, 3, 4))
    frontier = next(land for land in found.lands if land.place == FRONTIER)
    assert frontier.terrain == begun.position.dice[new].type
    assert [mark.kind for mark in frontier.marks] == ["traded"]


def test_player_who_is_out_loses_the_recruiting_pool(reader: Reader):
    found = read(reader, Eliminated(1))
    assert found.health[-1][1].pool == 0
    assert [deed.kind for deed in found.deeds] == ["out"]


def test_largest_recruiting_and_its_points_are_a_deed(war: Game, chronicle: Chronicle):
    events = [event for event in happened(war.history) if isinstance(event, ArmyRecruited)]
    recruited = [note for note in chronicle.notes if note.kind == "recruited"]
    assert [note.worth for note in recruited] == [event.spent.total for event in events]
    deed = next(deed for deed in chronicle.deeds if deed.kind == "recruits")
    assert deed.health == max(note.health for note in recruited)


def test_turns_before_the_first_of_a_game_are_empty(reader: Reader):
    found = read(reader, replace(TurnBegan(1, 2), turn=4))
    assert [(turn.number, turn.seat) for turn in found.turns[-3:]] == [(2, NONE), (3, NONE), (4, 1)]


def test_expansion_moves_the_dice_that_blazed_the_trail(begun: Game, reader: Reader):
    dice = army(begun, 0, FRONTIER)[:1]
    found = read(reader, Expanded(0, FRONTIER, "terrain/3", "flatland_city", "blaze", dice))
    assert found.lands[-1].armies[-1] == (0,)


def test_recruits_in_reserve_have_their_own_words(war: Game):
    table = Table(war.position, ("Mira", "Ragna", "Tove"))
    note = Note("recruited", 1, 1, 0, RESERVE, (0,), 2, 1)
    deed = Deed("recruits", 1, 1, 0, RESERVE, 2)
    for language, words in (("en", "in reserve"), ("da", "i reserven")):
        assert f"2 {'hp' if language == 'da' else 'health'} {words}" in note_words(Words(language), table, note)
        assert words in deed_words(Words(language), table, deed)
        assert words not in note_words(Words(language), table, replace(note, place=HOME))
