"""The armies of Battle Dice that come with the game, and armies filled at random."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ddtable.files.resources import resource
from ddtable.forces.battle_armies import (
    COUNTS,
    MONSTER_TYPES,
    battle_armies,
    dealt,
    filled,
    load_battle_armies,
    same_dice,
)
from ddtable.forces.battle_army import MOST_DICE, BattleArmy
from ddtable.forces.force import ForceError
from ddtable.rules.battle_dice.kinds import MONSTERS
from ddtable.words.sentences import Words

GOOD = '[host]\nname = "Host"\nmonster = "giant"\ninfantry = 3\n'


def test_the_sample_armies_come_first():
    """BD1.3: 2 generals, 4 dragons, 2 mages, 4 archers, 4 cavalry, 4 infantry; 1, 2 archmages, 6, 6, none, 5."""
    one, other = battle_armies()[:2]
    assert [getattr(one, name) for name in COUNTS] == [2, 4, 4, 4, 2, 4]
    assert [getattr(other, name) for name in COUNTS] == [1, 5, 6, 0, 6, 2]
    assert (one.monster, other.monster) == ("dragon", "archmage")
    assert one.size == other.size == 20


def test_presets_have_two_armies_of_each_size():
    sizes = [army.size for army in battle_armies()]
    assert {10, 20, 30} == set(sizes)
    assert all(sizes.count(size) >= 2 for size in set(sizes))
    assert len({army.id for army in battle_armies()}) == len(sizes)
    assert {army.monster for army in battle_armies()} == set(MONSTERS)


def test_the_monster_types_are_those_of_the_rules():
    assert MONSTER_TYPES == MONSTERS


def test_every_army_has_a_danish_name():
    words = Words("da")
    for army in battle_armies():
        assert words.force_name(army.id, army.name) != army.name
        assert words.force_note(army.id, army.note) != army.note


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (('"Host"', '""'), "the army has no name"),
        (('"giant"', '"orc"'), "'orc' is no monster type"),
        (("infantry = 3", "infantry = 61"), "it has 61 dice"),
        (("infantry = 3", "infantry = 0"), "it has 0 dice"),
        (("infantry = 3", "infantry = -1\nmage = 4"), "below nothing"),
        (("infantry = 3", "infantries = 3"), "infantries"),
    ],
)
def test_an_unfit_army_is_refused_by_name(tmp_path: Path, change: tuple[str, str], said: str):
    path = tmp_path / "armies.toml"
    path.write_text(GOOD)
    assert load_battle_armies(path)[0].infantry == 3
    path.write_text(GOOD.replace(*change))
    with pytest.raises(ForceError, match=r"^armies.toml, host: ") as caught:
        load_battle_armies(path)
    assert said in str(caught.value)


@pytest.mark.parametrize("size", [1, 10, 20, MOST_DICE])
def test_a_dealt_army_has_its_size(size: int):
    armies = [dealt("dealt", size, Random(seed)) for seed in range(20)]
    assert {army.size for army in armies} == {size}
    assert {army.monster for army in armies} == set(MONSTER_TYPES)


def test_filling_keeps_the_existing_dice():
    army = BattleArmy("mine", "Mine", "giant", mage=4)
    more = filled(army, 20, Random(1))
    assert (more.size, more.monster, more.mage >= 4) == (20, "giant", True)
    assert filled(more, 10, Random(1)) == more


def test_equal_dice_are_recognised_despite_the_name():
    army = battle_armies()[0]
    assert same_dice(army, BattleArmy("other", "Other", "dragon", 2, 4, 4, 4, 2, 4))
    assert not same_dice(army, BattleArmy("other", "Other", "giant", 2, 4, 4, 4, 2, 4))


def test_every_army_has_its_own_note():
    text = resource("battle_dice", "armies.toml").read_text(encoding="utf-8")
    notes = [line for line in text.splitlines() if line.startswith("note")]
    assert len(notes) == len(set(notes)) == len(battle_armies())
