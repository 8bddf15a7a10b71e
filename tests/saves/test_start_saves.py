"""Saves of games that start from a position."""

from __future__ import annotations

from pathlib import Path

import pytest

from ddtable.commands.save import show as shown
from ddtable.engine.game import Game
from ddtable.engine.system import AnyPosition
from ddtable.rules.battle_dice import notation as battle_notation
from ddtable.rules.campaign import notation as war_notation
from ddtable.rules.dragon_dice import notation
from ddtable.saves import SaveError, create, open_save, show
from tests.saves.broken import in_json
from tests.saves.games import NOW, SEATS, fresh_game, play_on

TEXT = """home A: coastland_city 3
home B: highland_tower 6
frontier: flatland_temple 5
A at frontier: 2 guard, herald
B at home B: 4 thug
turn 7 B march 1
"""


def started() -> Game:
    game = Game.from_position(notation.read(TEXT), seed=4)
    play_on(game, 12)
    game.undo()
    return game


def test_save_of_a_game_from_a_position_is_verified(tmp_path: Path, capsys):
    path, game = tmp_path / "puzzle.ddtable", started()
    create(path, game, SEATS, True, NOW).close()
    with open_save(path).save as save:  # type: ignore[union-attr]
        opened = open_save(path, read_only=True)
        assert opened.verified
        assert not opened.unread
        assert opened.game.position == game.position
        assert opened.game.history[0].position == game.history[0].position
        assert save.path == path
    assert show(path, prove=True).turn == game.position.board.turn
    shown(path)
    assert "start    from a position" in capsys.readouterr().out


def test_game_from_the_middle_of_another_is_saved_with_its_forces(tmp_path: Path):
    before = fresh_game()
    play_on(before, 30)
    game = Game.from_position(before.position, before.set_up, seed=8)
    play_on(game, 5)
    create(tmp_path / "branch.ddtable", game, SEATS, True, NOW).close()
    opened = open_save(tmp_path / "branch.ddtable", read_only=True)
    assert opened.verified
    assert opened.game.set_up.forces[0]["name"] == before.set_up.forces[0]["name"]


BATTLE = """game battle_dice
A army: 3 archer (2), general
A lost: mage
B army: 2 infantry (6), 3 infantry
turn 3 melee
"""
WAR = """game campaign
home A: coastland_city 3, next to land 2
home B: highland_tower 6, next to land 2
land 2: flatland_temple 5, next to home A, home B
A at land 2: 2 guard
B at land 2: 2 thug
turn 3 B first march
"""


@pytest.mark.parametrize("position", [battle_notation.read(BATTLE), war_notation.read(WAR)])
def test_saves_of_battles_and_wars_from_positions_are_verified(tmp_path: Path, position: AnyPosition):
    game = Game.from_position(position, seed=4)
    play_on(game, 6)
    create(tmp_path / "set_up.ddtable", game, SEATS, True, NOW).close()
    opened = open_save(tmp_path / "set_up.ddtable", read_only=True)
    assert opened.verified
    assert opened.game.position == game.position
    assert opened.game.history[0].position == game.history[0].position


@pytest.mark.parametrize("damage", ["die", "place"])
def test_forged_start_position_in_a_save_is_refused(tmp_path: Path, damage: str):
    path = tmp_path / "forged.ddtable"
    create(path, started(), SEATS, True, NOW).close()
    change = {
        "die": lambda set_up: set_up["start"]["dice"].append(set_up["start"]["dice"][-1]),
        "place": lambda set_up: set_up["start"]["dice"][4].update(place="terrain/9"),
    }[damage]
    in_json("game", "set_up", "id = 1", change)(path)
    with pytest.raises(SaveError, match=r"start position is not possible|a place where it cannot be"):
        open_save(path)


def test_saves_without_a_start_position_do_not_name_it(tmp_path: Path):
    path = tmp_path / "usual.ddtable"
    create(path, fresh_game(), SEATS, True, NOW).close()
    assert b'"start"' not in path.read_bytes()
    assert b'"dragons":[1' not in path.read_bytes()
