"""Forged games of Dragon Dice Risk: each is refused by a clause or a sentence, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice, Chosen, Picked
from ddtable.rules.risk.board import RECRUITING, board_of
from tests.rules.risk.world import RISK
from tests.rules.risk.world import set_up as begun
from tests.saves.broken import Damage, both, in_json, set_up
from tests.saves.forging import check_forged_choice, check_forged_file, snapshot, sound_save
from tests.saves.worlds import world_at


def taken_land(game: Game) -> Choice:
    """Claim a territory of another player."""
    board = board_of(game.position)
    return Picked(next(place.id for place, seat in zip(board.territories, board.claims, strict=True) if seat >= 0))


def unknown_land(_game: Game) -> Choice:
    return Picked("terrain/42")


def large_unit(game: Game) -> Choice:
    """Recruit a unit that is not in the pool."""
    return Picked("goblins_no_such:terrain/0")


def all_of_them(game: Game) -> Choice:
    """Attack with every die, also those that must stay."""
    question = game.question
    assert question is not None
    seat, board = question.seat, game.position
    dice = question.shape.dice
    places = {board.dice[die].place for die in dice}
    return Chosen(tuple(sorted(die for place in places for die in board.at(place, seat))))


def no_dice(_game: Game) -> Choice:
    return Chosen(())


def no_set(game: Game) -> Choice:
    """Turn in three cards that are no set, or that the player does not have."""
    return Picked("0:1:43")


def no_border(game: Game) -> Choice:
    """Move on from a territory to one without a common border."""
    step, graph = game.position.agenda[-1], game.position.board.graph
    far = next(place for place in graph.ids if place not in graph.within(step.via))
    return Picked(f"{step.moved[0]}:{far}")


def third_blow(_game: Game) -> Choice:
    return Picked("missile")


FORGED: list[tuple[str, Callable[[Game], Choice], str, str]] = [
    ("claims", taken_land, "RK1.3", "no-such-option"),
    ("claims", unknown_land, "RK1.3", "no-such-option"),
    ("cover", large_unit, "RK1.3", "no-such-option"),
    ("recruits", large_unit, "RK4.1", "no-such-option"),
    ("muster", all_of_them, "RK4.2f", "one-stays"),
    ("muster", no_dice, "RK4.2f", "too-few-dice"),
    ("fight_on", third_blow, "RK4.2e", "no-such-option"),
    ("move_in", no_dice, "RK4.2g", "too-few-dice"),
    ("free_move", no_border, "RK4.7", "no-such-option"),
    ("cards", no_set, "RK4.5", "no-such-option"),
]


@pytest.mark.parametrize(("moment", "forge", "clause", "reason"), FORGED)
def test_forged_choice_is_refused_with_its_clause_and_is_not_written(
    tmp_path: Path, moment: str, forge: Callable[[Game], Choice], clause: str, reason: str
):
    """RK1.3, RK4.1, RK4.2e, RK4.2f, RK4.2g, RK4.5, RK4.7."""
    check_forged_choice(tmp_path / "world.ddtable", world_at(moment), forge, clause, reason)


# Set-ups


def _force(change: Callable[[Any], object]) -> Callable[[Any], object]:
    return lambda begin: change(begin["forces"][0])


def _few(force: Any) -> None:
    force["sections"][RECRUITING] = force["sections"][RECRUITING][:49]


def _heavy(force: Any) -> None:
    force["sections"][RECRUITING] += ["goblins_troll"]


def _many_dragons(force: Any) -> None:
    force["dragons"] = ["air_drake"] * 4


def _few_terrains(force: Any) -> None:
    force["sections"]["terrains"] = force["sections"]["terrains"][:3]


def _uncoverable(force: Any) -> None:
    force["sections"][RECRUITING] = ["goblins_cutthroat"] * 50


REFUSED: list[tuple[str, Callable[[Any], object], str]] = [
    ("too few units", _force(_few), "has 49 units; with 2 players a force needs at least 50 (RK1.1)"),
    ("too much health", _force(_heavy), "has at most 100 (RK1.1)"),
    ("too many dragons", _force(_many_dragons), "has at most 3 dragons (RK1.1)"),
    ("too few terrain dice", _force(_few_terrains), "brings 4 terrain dice (RK1.1)"),
    ("units too large for the land", _force(_uncoverable), "cannot cover 21 territories with 40 health"),
    ("one player", lambda begin: begin["forces"].pop(), "for 2 to 6 players, not 1 (RK1.1)"),
    ("a map that is gone", lambda begin: begin.update(house={"map": "atlantis"}), "no map named atlantis"),
    (
        "a map that has changed",
        lambda begin: begin.update(house={"map": "world", "fingerprint": "0"}),
        "its territories or borders differ",
    ),
    ("an unknown option", lambda begin: begin["options"].update(goal="moon"), "moon"),
]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A save of a game in which an attack is being prepared."""
    return sound_save(tmp_path_factory.mktemp("world") / "world.ddtable", world_at("muster"))


@pytest.mark.parametrize(("name", "change", "said"), REFUSED, ids=[name for name, *_ in REFUSED])
def test_game_with_a_forged_set_up_is_refused_with_a_sentence(
    tmp_path: Path, sound: bytes, name: str, change: Callable[[Any], object], said: str
):
    """RK1.1, Q141: as a new game, and as a file, which stays as it is."""
    damage = set_up(change)
    if name == "one player":
        damage = both(damage, in_json("game", "seats", "id = 1", lambda seats: seats.pop()))
    check_forged_file(tmp_path / "world.ddtable", sound, damage, said)


def test_sound_set_ups_are_not_refused():
    assert RISK.refuse_set_up(begun(1)) is None
    assert RISK.refuse_set_up(begun(1, 6)) is None


# Snapshots


def board(change: Callable[[Any], object]) -> Damage:
    return snapshot(lambda position: change(position["board"]))


def _two_owners(position: Any) -> None:
    there = [die for die in position["dice"] if die["place"].startswith("terrain/")]
    first = next(die for die in there if die["place"] == "terrain/0")
    other = next(die for die in there if die["owner"] != first["owner"])
    other["place"] = "terrain/0"


def _held_in_part(position: Any) -> None:
    land = position["board"]["terrains"][0]
    land["holder"] = 0
    position["dice"][land["die"]]["face"] = 7


DEFECTS: list[tuple[str, Damage, str]] = [
    ("a territory twice", board(lambda one: one["places"].append(one["places"][0])), "two places have one id"),
    ("a territory less", board(lambda one: one["places"].pop()), "linked to terrain/41, but not the other way"),
    ("a card twice", board(lambda one: one.update(hands=[[1, 1], []])), "a card is twice in the game"),
    ("an unknown card", board(lambda one: one.update(discards=[44])), "there is no such card"),
    ("hands of three", board(lambda one: one.update(hands=[[], [], []])), "3 hands"),
    ("claims of an unknown seat", board(lambda one: one["claims"].__setitem__(0, 7)), "claims or initial health"),
    ("initial health below 0", board(lambda one: one.update(initial=[-1, 0])), "claims or initial health"),
    ("sets without end", board(lambda one: one.update(traded=10**9)), "1000000000 sets"),
    ("two owners", snapshot(_two_owners), "are on terrain/0"),
    ("a continent held without all of it", snapshot(_held_in_part), "holds continent 0 without all of it"),
    (
        "an attack on no territory",
        board(lambda one: one.update(attack={"seat": 0, "place": "moon", "target": 1, "armies": []})),
        "an attack on no territory",
    ),
    (
        "an attack with unknown dice",
        board(
            lambda one: one.update(
                attack={"seat": 0, "place": "terrain/1", "target": 1, "armies": [["terrain/0", [9999]]]}
            )
        ),
        "an attack with dice that do not exist",
    ),
]


@pytest.mark.parametrize(("name", "damage", "said"), DEFECTS, ids=[name for name, *_ in DEFECTS])
def test_forged_snapshot_is_refused_with_a_sentence_and_stays_as_it_is(
    tmp_path: Path, sound: bytes, name: str, damage: Damage, said: str
):
    check_forged_file(tmp_path / "world.ddtable", sound, damage, said)
