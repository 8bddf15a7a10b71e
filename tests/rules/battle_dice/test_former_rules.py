"""Games that were begun under former rules of Battle Dice go on as they were (H94, H96)."""

from __future__ import annotations

import msgspec

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.engine.game import Game
from ddtable.engine.system import SetUp, system
from ddtable.rules.battle_dice.house import came_with_the_game, default_tables, encoded, former_tables

RULES = system("battle_dice")
ARMY = {"id": "a", "name": "A", "monster": "giant", "archer": 2, "mage": 2, "monsters": 1}
OLD = SetUp("battle_dice", 1, {}, (ARMY, ARMY))


def test_a_game_of_rules_version_1_goes_on_with_its_tables_and_its_draw():
    """H94, H96: they are not taken for tables of the players' own."""
    position = Game(RULES.renewed(OLD, 1)).position
    assert position.board.tables == former_tables()
    assert not position.board.house
    assert position.board.options.wiped_out == "draw"
    assert RULES.problems(position) == []


def test_a_game_of_rules_version_2_goes_on_with_its_tables():
    """H94, H96: the party's loss was the rule already."""
    position = Game(RULES.renewed(OLD, 2)).position
    assert position.board.tables == former_tables(2)
    assert position.board.tables not in (former_tables(1), default_tables())
    assert not position.board.house
    assert position.board.options.wiped_out == "loses"
    assert RULES.problems(position) == []


def test_a_new_game_has_the_present_tables():
    """H94, H96: and the loss of whoever sent the party."""
    assert RULES.renewed(OLD, RULES.version) is OLD
    position = Game(OLD).position
    assert position.board.tables == default_tables() != former_tables()
    assert not position.board.house
    assert position.board.options.wiped_out == "loses"


def test_tables_of_the_players_own_stay_theirs():
    """H94: whatever version they were agreed on under."""
    own = msgspec.structs.replace(former_tables(), thresholds={**former_tables().thresholds, "melee": 5})
    old = msgspec.structs.replace(OLD, house=encoded(own))
    position = Game(RULES.renewed(old, 1)).position
    assert position.board.tables == own
    assert position.board.house
    assert not came_with_the_game(own)


def test_a_position_of_version_1_is_read_as_it_was_meant():
    """H96, BD1.8: it says nothing of wiped-out armies or of the monsters' bands."""
    position = Game(RULES.renewed(OLD, 1)).position
    written = msgspec.json.encode(position)
    short = written.replace(b',"wiped_out":"draw"', b"").replace(b',"bands":{"leaves":2,"strikes":13,"point":17}', b"")
    assert len(short) < len(written) - 60
    assert msgspec.json.decode(short, type=RULES.position_type) == position
