"""A player's own armies of Battle Dice: names, several windows at once, and disks that refuse."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from ddtable.forces.battle_army import BattleArmy
from ddtable.forces.force import ForceError
from ddtable.forces.own_armies import OwnArmies

HATS = BattleArmy("made", "Hats", "giant", mage=16, monsters=4)
HORSES = BattleArmy("made", "Horses", "warrior", cavalry=20)


@pytest.fixture
def own(tmp_path: Path) -> OwnArmies:
    return OwnArmies(tmp_path / "data" / "armies.json")


def names(own: OwnArmies) -> list[str]:
    return [army.name for army in OwnArmies(own.path).armies]


def test_two_windows_keep_what_the_other_has_kept(own: OwnArmies):
    other = OwnArmies(own.path)
    own.keep(HATS)
    other.keep(HORSES)
    assert names(own) == ["Horses", "Hats"]
    own.keep(replace(HATS, name="Third"))
    assert names(own) == ["Third", "Horses", "Hats"]


def test_two_windows_remove_what_was_meant(own: OwnArmies):
    """The place in the file is another one meanwhile."""
    hats = own.keep(HATS)
    other = OwnArmies(own.path)
    other.keep(HORSES)
    own.remove(hats)
    assert names(own) == ["Horses"]
    own.remove(hats)
    assert names(own) == ["Horses"]


def test_an_army_edited_in_the_other_window_is_not_removed_here(own: OwnArmies):
    hats = own.keep(HATS)
    OwnArmies(own.path).keep(replace(HATS, mage=10))
    own.remove(hats)
    assert OwnArmies(own.path).armies[0].mage == 10


def test_an_army_is_renamed_where_it_stands(own: OwnArmies):
    hats = own.keep(HATS)
    own.keep(HORSES)
    assert own.rename(hats, "Staffs").name == "Staffs"
    assert names(own) == ["Horses", "Staffs"]
    assert own.armies[1].mage == 16


def test_a_new_name_may_take_the_place_of_another_army(own: OwnArmies):
    own.keep(HORSES)
    hats = own.keep(HATS)
    assert own.rename(hats, "horses").mage == 16
    assert names(own) == ["horses"]


def test_only_the_letters_of_a_name_are_changed(own: OwnArmies):
    hats = own.keep(HATS)
    own.rename(hats, "HATS")
    assert names(own) == ["HATS"]


def test_an_army_that_another_window_removed_is_kept_by_its_new_name(own: OwnArmies):
    hats = own.keep(HATS)
    OwnArmies(own.path).remove(hats)
    own.rename(hats, "Staffs")
    assert names(own) == ["Staffs"]


@pytest.mark.parametrize("name", ["<b>bold</b>", "a\nb", "\u202eright to left", "Ærø"])
def test_a_strange_name_is_there_once(own: OwnArmies, name: str):
    own.keep(replace(HATS, name=name))
    assert own.has(name)
    own.keep(replace(HATS, name=name, mage=3))
    assert len(OwnArmies(own.path).armies) == 1
    assert own.armies == OwnArmies(own.path).armies


def test_a_full_disk_changes_nothing(own: OwnArmies, monkeypatch: pytest.MonkeyPatch):
    hats = own.keep(HATS)
    before = own.path.read_bytes()

    def full(_number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("ddtable.whole_file.os.fsync", full)
    for act in (lambda: own.keep(HORSES), lambda: own.remove(hats), lambda: own.rename(hats, "Staffs")):
        with pytest.raises(ForceError) as refused:
            act()
        assert "No space left" in str(refused.value)
    assert own.path.read_bytes() == before
    assert [army.name for army in own.armies] == ["Hats"]
    assert [path.name for path in own.path.parent.iterdir()] == [own.path.name], "nothing is left beside it"


def test_a_folder_that_may_not_be_written_is_told(own: OwnArmies, monkeypatch: pytest.MonkeyPatch):
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(ForceError, match=r"armies\.json cannot be written: Permission denied"):
        own.keep(HATS)
    assert own.armies == ()


def test_a_file_that_is_mended_can_be_used_again(own: OwnArmies):
    own.keep(HATS)
    sound = own.path.read_bytes()
    own.path.write_text("{")
    with pytest.raises(ForceError):
        own.keep(HORSES)
    assert own.trouble
    assert [army.name for army in own.armies] == ["Hats"], "what was known stays on the list"
    own.path.write_bytes(sound)
    own.keep(HORSES)
    assert not own.trouble
    assert names(own) == ["Horses", "Hats"]


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path):
    assert "is not a file" in str(OwnArmies(tmp_path).trouble)
