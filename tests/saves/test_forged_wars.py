"""Forged campaigns: each is refused by a clause or a sentence, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ddtable.engine.game import Game
from ddtable.engine.questions import Allotted, Choice, Picked
from ddtable.rules.campaign.board import POOL
from ddtable.saves import SaveError, create, open_save
from tests.saves.broken import Damage, both, entry, in_json, set_up
from tests.saves.forging import check_forged_choice, check_forged_file, snapshot, sound_save
from tests.saves.games import NOW, SEATS, fresh_game, play_on
from tests.saves.wars import war_at

ITEM = "equipment_medium_melee_water"  # no colour of Lava Elves and Goblins


def rows(game: Game) -> list[list[int]]:
    """Return the empty sheet of the player that is asked."""
    width = len(game.question.shape.buckets)
    return [[source.points, *[0] * (width - 1)] for source in game.question.shape.sources]


def one_die_more(game: Game) -> Choice:
    """Recruit a die that the pool has not."""
    sheet = rows(game)
    return Allotted((*map(tuple, sheet), tuple(reversed(sheet[0]))))


def one_die_twice(game: Game) -> Choice:
    """Put the first die of the pool on two lines."""
    sheet = rows(game)
    first = sheet[0][0]
    sheet[0] = [0, first, first, *sheet[0][3:]]
    return Allotted(tuple(map(tuple, sheet)))


def half_a_die(game: Game) -> Choice:
    """Put half of the first die on a line; the other half stays in the pool."""
    sheet = rows(game)
    half = sheet[0][0] // 2
    sheet[0] = [half, half, *sheet[0][2:]]
    return Allotted(tuple(map(tuple, sheet)))


def no_link(game: Game) -> Choice:
    """Advance from a home to the other one: both are linked to the frontier only."""
    home, other = (place for place in game.position.board.map if place.home >= 0)
    assert other.id not in home.links
    at = home if home.home == game.question.seat else other
    die = next(die for die, one in enumerate(game.position.dice) if (one.owner, one.place) == (at.home, at.id))
    return Picked(f"{die}:{other.id if at is home else home.id}")


def taken_terrain(game: Game) -> Choice:
    """Expand with a die that already lies on the table."""
    return Picked(f"expand:{game.position.board.lands[0].die}")


@pytest.mark.parametrize(
    ("moment", "forge", "clause", "reason"),
    [
        ("sheets", one_die_more, "K7.1", "wrong-number"),
        ("sheets", one_die_twice, "K7.1", "points-do-not-add-up"),
        ("sheets", half_a_die, "K7.1", "points-not-split"),
        ("reserves", no_link, "KP6.2", "no-such-option"),
        ("expansion", taken_terrain, "KP8.2", "wrong-shape"),
    ],
)
def test_forged_choice_is_refused_with_its_clause_and_is_not_written(tmp_path, moment, forge, clause, reason):
    """K7.2, KP6.2, KP8.2."""
    check_forged_choice(tmp_path / "war.ddtable", war_at(moment), forge, clause, reason)


def places(change: Callable[[list[Any]], object]) -> Damage:
    return snapshot(lambda position: change(position["board"]["places"]))


def _carries(begin: Any) -> None:
    """Give the horde an item that none of its units may carry, for as much health of its units."""
    force = begin["forces"][0]
    force["sections"]["horde_items"] = [ITEM]
    force["horde"].pop()


def _more_terrains(position: Any) -> None:
    common = next(die for die in position["dice"] if die["place"] == POOL)
    position["dice"] += [common] * 3


def _more_dragonkin(position: Any) -> None:
    kin = {"type": "dragonkin_dragonfoal_air", "owner": 1, "place": "summoning", "face": 0}
    position["dice"] += [kin] * 90


def _six_seats(position: Any) -> None:
    position["seats"] = 6


REFUSED: list[tuple[str, Damage, str]] = [
    ("an item that nobody may carry", set_up(_carries), "cannot carry its items (K2)"),
    (
        "a classic game by its name",
        set_up(lambda begin: begin.update(system="classic")),
        "has the section recruiting, which this edition",
    ),
    ("another edition", set_up(lambda begin: begin["options"].update(edition="revised96")), "no house rule edition"),
    (
        "six seats with five forces",
        both(
            set_up(lambda begin: begin["forces"].extend(begin["forces"][:1] * 3)),
            in_json("game", "seats", "id = 1", lambda seats: seats.extend(seats[:1] * 4)),
        ),
        "names 6 seats for 5 forces",
    ),
    ("a snapshot of six seats", snapshot(_six_seats), "its last snapshot is of another game"),
    ("a place twice", places(lambda map_: map_.append(map_[0])), "two places have one id"),
    ("a place without land", places(lambda map_: map_[0].update(land=9)), "terrain/0 is on land 9"),
    ("a place without a place", places(lambda map_: map_.pop()), "linked to terrain/2, but not the other way"),
    ("a link to nowhere", places(lambda map_: map_[0]["links"].append("terrain/7")), "is linked to terrain/7"),
    ("a link in one direction", places(lambda map_: map_[0]["links"].append("terrain/1")), "but not the other way"),
    ("more terrains than allowed", snapshot(_more_terrains), "15 terrain dice instead of 12"),
    ("more dragonkin than allowed", snapshot(_more_dragonkin), "health of dragonkin, at most"),
]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A save of a campaign between two recruiting sheets."""
    return sound_save(tmp_path_factory.mktemp("war") / "war.ddtable", war_at("sheets"))


@pytest.mark.parametrize(("name", "damage", "said"), REFUSED, ids=[name for name, *_ in REFUSED])
def test_forged_save_of_a_war_is_refused_with_a_sentence_and_stays_as_it_is(tmp_path, sound, name, damage, said):
    """K1, K2, K4, KP6.0."""
    check_forged_file(tmp_path / "war.ddtable", sound, damage, said)


def test_classic_save_that_calls_itself_a_campaign_is_refused(tmp_path: Path):
    path, game = tmp_path / "game.ddtable", fresh_game()
    with create(path, game, SEATS, False, NOW):
        play_on(game, 60)
    set_up(lambda begin: begin.update(system="campaign"))(path)
    with pytest.raises(SaveError) as refused:
        open_save(path, read_only=True)
    assert "has the section dragons, which this edition does not have" in str(refused.value)


@pytest.mark.parametrize("moment", ["sheets", "reserves"])
def test_forged_choice_in_a_file_is_not_played(tmp_path, moment):
    """The game goes on from its last snapshot, marked as unverified; what the forged choice says never happens."""
    path, game = tmp_path / "war.ddtable", war_at(moment)
    create(path, game, SEATS, False, NOW).close()
    last = len(game.journal)
    entry(last, choice='{"type":"pick","option":"3:terrain/9"}')(path)
    opened = open_save(path, read_only=True)
    assert (opened.verified, opened.diverged_at) == (False, last)
    assert opened.game.rules.problems(opened.game.position) == []
