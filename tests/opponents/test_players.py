"""Computer players by rule system: callers do not name a game."""

from __future__ import annotations

from random import Random

import pytest

from ddtable.engine.system import systems
from ddtable.opponents import players
from ddtable.opponents.dragon_dice import recruit
from ddtable.opponents.players import (
    RECRUIT,
    Entry,
    characters,
    choose,
    computers,
    has,
    nearest,
    player,
    seconds_to_answer,
)
from ddtable.opponents.seated import Computer, computer_in, is_person, kind_in
from tests.drivers.playing import CLASSIC, at_random, game, set_up


@pytest.mark.parametrize("name", systems())
def test_every_rule_system_has_recruit(name: str):
    assert RECRUIT in computers(name)
    assert player(name).rounds_before_draw > 0


def test_an_unknown_player_is_an_error():
    assert computers("chess") == ()
    for unknown in (Computer("grandmaster"), Computer("recruit", 3)):
        assert not has("classic", unknown)
        with pytest.raises(KeyError):
            player("classic", unknown)


def test_a_position_finds_the_player_of_its_own_game():
    for played in game(set_up(5), at_random, most=25):
        if played.question is not None:
            seen = CLASSIC.observe(played.position, played.question.seat)
            assert choose(seen, played.question, Random(1)) == recruit.choose(seen, played.question, Random(1))


def test_a_draw_is_judged_by_the_same_player():
    *_, played = game(set_up(5), at_random, most=10)
    assert player("classic").why_no_draw(played.position, 0) == "early"


def test_the_word_of_a_seat_keeps_name_and_level():
    for word, asked in (
        ("recruit", Computer("recruit")),
        ("veteran:2", Computer("veteran", 2)),
        ("veteran:strong", Computer("veteran", character="strong")),
        ("warlord:3:bold", Computer("warlord", 3, "bold")),
    ):
        assert computer_in(word) == asked
        assert asked.word == word
        assert not is_person(word)
        assert kind_in(word) == word
    assert computer_in("warlord:3:bold:later") == Computer("warlord", 3, "bold")


@pytest.mark.parametrize("word", ["person", "human", ""])
def test_the_persons_of_old_saves_are_persons(word: str):
    assert kind_in(word) == "person"


@pytest.fixture
def captain(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Add a stronger player with 3 levels to the classic game; return the levels that were loaded."""
    loaded: list[int] = []

    def load(level: int) -> players.Player:
        loaded.append(level)
        return player("classic")

    strong = Entry("captain", {"classic": load}, (1, 2, 0), 5.0)
    monkeypatch.setattr(players, "_PLAYERS", (*players._PLAYERS, strong))
    return loaded


def test_players_are_listed_from_the_weakest_to_the_strongest(captain: list[int]):
    own = ["recruit:1", "recruit:2", "recruit", "veteran", "warlord"]
    assert [one.word for one in computers("classic")] == [*own, "captain:1", "captain:2", "captain"]
    assert [one.word for one in computers("battle_dice")] == own[:4]


def test_a_player_is_loaded_with_its_level(captain: list[int]):
    player("classic", Computer("captain", 2))
    assert captain == [2]
    assert seconds_to_answer("classic", Computer("captain", 2)) == 5.0


@pytest.mark.parametrize(
    ("asked", "plays"),
    [
        ("recruit", "recruit"),
        ("captain:2", "captain:2"),
        ("captain:9", "captain"),
        ("captain:9:bold", "captain"),
        ("recruit:2", "recruit:2"),
        ("recruit:9:bold", "recruit"),
        ("veteran:bold", "veteran:bold"),
        ("veteran:2:bold", "veteran:bold"),
        ("veteran:sly", "veteran"),
        ("warlord:2:bold", "warlord:bold"),
        ("overlord", "captain"),
    ],
)
def test_the_nearest_player_plays_for_one_that_is_not_there(captain: list[int], asked: str, plays: str):
    assert nearest("classic", computer_in(asked)).word == plays
    there = asked if asked == "recruit:2" else "recruit" if "recruit" in asked else "veteran"
    assert nearest("battle_dice", computer_in(asked)).word == there


def test_characters_are_of_full_strength():
    for name in ("veteran", "warlord"):
        assert characters("classic", Computer(name)) == ("bold", "careful", "magician", "raider")
        assert has("classic", Computer(name, character="bold"))
    assert characters("classic", RECRUIT) == characters("classic", Computer("veteran", 1)) == ()
    for system in ("risk", "campaign"):
        assert characters(system, Computer("veteran")) == characters("classic", Computer("veteran"))
        assert nearest(system, Computer("warlord", character="bold")) == Computer("warlord")
    assert characters("battle_dice", RECRUIT) == ()
    for unknown in (Computer("veteran", character="sly"), Computer("recruit", 1, "bold")):
        assert not has("classic", unknown)
        with pytest.raises(KeyError):
            player("classic", unknown)
