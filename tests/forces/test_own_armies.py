"""A player's own armies of Battle Dice: names, several windows at once, and failing disks."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from ddtable.files.whole import alone
from ddtable.forces import own_armies
from ddtable.forces.battle_army import BattleArmy
from ddtable.forces.ddarmy import encode_all
from ddtable.forces.force import ForceError
from ddtable.forces.own_armies import OwnArmies

HATS = BattleArmy("made", "Hats", "giant", mage=16, monsters=4)
HORSES = BattleArmy("made", "Horses", "warrior", cavalry=20)


@pytest.fixture
def own(tmp_path: Path) -> OwnArmies:
    return OwnArmies(tmp_path / "data" / "armies.json")


def names(own: OwnArmies) -> list[str]:
    return [army.name for army in OwnArmies(own.path).armies]


def test_two_windows_do_not_lose_each_others_armies(own: OwnArmies):
    other = OwnArmies(own.path)
    own.keep(HATS)
    other.keep(HORSES)
    assert names(own) == ["Horses", "Hats"]
    own.keep(replace(HATS, name="Third"))
    assert names(own) == ["Third", "Horses", "Hats"]


def test_two_windows_remove_the_right_army(own: OwnArmies):
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


def test_renamed_army_keeps_its_place(own: OwnArmies):
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
def test_unusual_name_is_saved_once(own: OwnArmies, name: str):
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

    monkeypatch.setattr("ddtable.files.whole.os.fsync", full)
    for act in (lambda: own.keep(HORSES), lambda: own.remove(hats), lambda: own.rename(hats, "Staffs")):
        with pytest.raises(ForceError) as refused:
            act()
        assert "No space left" in str(refused.value)
    assert own.path.read_bytes() == before
    assert [army.name for army in own.armies] == ["Hats"]
    beside = {path.name for path in own.path.parent.iterdir()} - {own.path.name}
    assert beside == {"armies.json.lock"}, "nothing is left beside it but the empty file of its lock"
    assert not own.path.with_name("armies.json.lock").stat().st_size


def test_read_only_folder_is_reported(own: OwnArmies, monkeypatch: pytest.MonkeyPatch):
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(ForceError, match=r"Could not save .*armies\.json: Permission denied"):
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


def test_folder_in_place_of_the_file_is_reported(tmp_path: Path):
    assert "it is a folder" in str(OwnArmies(tmp_path).trouble)


@pytest.mark.parametrize("count", [12, 24])
def test_armies_of_one_name_are_each_compared_a_few_times(own: OwnArmies, count: int, monkeypatch: pytest.MonkeyPatch):
    """A stranger may bring a hundred of one name: comparing all with all under each number took 20 seconds."""
    compared = []
    monkeypatch.setattr(own_armies, "plain", lambda text, most: compared.append(text) or text[:most])
    assert own.add(replace(HATS, mage=number + 1) for number in range(count)) == (count, count - 1)
    assert len(compared) < count * count + 10 * count
    assert names(own)[-1] == f"Hats ({count})"


# One that cannot be read


GOOD = '{"name": "Sound", "monster": "giant", "dice": {"mage": 20}}'
BROKEN = {
    '{"name": "Hats", "monster": "orc",  "dice": {"mage": 1}}': "Could not read Hats, one of your armies",
    '{"name": "Hats", "monster": "giant", "dice": {"mage": -3}}': "$.armies[1].dice.mage",
    '{"name": "Hats", "monster": "giant", "dice": {"mage": 61}}': "$.armies[1].dice.mage",
    '{"name": "Hats", "monster": "giant", "dice": {"mage": 40, "archer": 40}}': "80 dice",
    '{"name": "Hats", "monster": "giant", "dice": {"mage": 1, "mage": 2}}': "$.armies[1].dice.mage occurs twice",
    '{"name": "Hats", "monster": "giant", "dice": {"mage": 123456789012345678901234567890}}': "larger than",
    '{"name": "Hats", "monster": "giant", "dice": {"hats": 2}}': "$.armies[1].dice.hats",
    '{"name": 7, "monster": "giant", "dice": {}}': "Could not read one of your armies",
    "{}": "$.armies[1].name is missing",
    '"Hats"': "$.armies[1] must be an object",
    "null": "$.armies[1] must be an object",
}


SHELF = '{"ddtable": "armies", "version": 1, "armies": [GOOD]}'


def with_entries(own: OwnArmies, *entries: str) -> None:
    own.path.parent.mkdir(exist_ok=True)
    own.path.write_text(SHELF.replace("GOOD", ", ".join(entries)))
    own.read()


@pytest.mark.parametrize(("entry", "said"), BROKEN.items())
def test_one_army_that_cannot_be_read_shuts_out_no_other(own: OwnArmies, entry: str, said: str):
    """It is reported and stays in the file unchanged by any change of the others."""
    with_entries(own, GOOD, entry, GOOD.replace("Sound", "Last"))
    assert not own.trouble
    assert said in own.told
    assert [army.name for army in own.armies] == ["Sound", "Last"]
    assert len({army.id for army in own.armies}) == 2
    kept = own.keep(HATS)
    assert kept.name == "Hats"
    own.remove(own.armies[1])
    assert own.rename(own.armies[1], "End").name == "End"
    assert [army.name for army in OwnArmies(own.path).armies] == ["Hats", "End"]
    assert entry in own.path.read_text()
    assert own.told


@pytest.mark.parametrize(
    "entry",
    [
        '{"name": "Odd", "monster": "gi\\ud800ant", "dice": {}}',
        '{"name": "Odd", "monster": "giant", "dice": {"mage": NaN}}',
        '{"name": "Odd", "monster": "giant", "dice": {"mage": -Infinity}}',
        '{"name": "Odd", "monster": "giant", "dice": {"mage": 1e400}}',
        '{"name": "Odd", "monster": "giant", "dice": {"mage": [[[[[[[[[[[1]]]]]]]]]]]}}',
        '{"name": "Odd", "monster": "giant", "dice": {"mage": 1, "mage": 2}, "x\\ud800": "]}"}',
        '{ "name" : "Odd" ,"armies":[{"name":"Inner"},"]"] }',
        '{"name": "Odd\\ud800", "monster": "giant", "dice": {}}',
    ],
)
def test_an_army_that_half_of_all_readers_refuse_shuts_out_no_other(own: OwnArmies, entry: str):
    own.keep(HATS)
    own.path.write_text(own.path.read_text().replace('"armies": [', f'"armies": [{entry},'))
    again = OwnArmies(own.path)
    assert not again.trouble
    assert [army.name for army in again.armies] == ["Hats"]
    assert [(unread.name, unread.text) for unread in again.unread] == [("Odd", entry)]
    again.keep(HORSES)
    assert entry in own.path.read_text(), "to the letter"


def test_unreadable_entry_keeps_its_characters(own: OwnArmies):
    entry = '{"name": "Ærø", "dice":\n  {"mage": 2}, "monster": "giant", "colour": "blå \\u00e5"}'
    with_entries(own, entry)
    own.keep(HATS)
    own.keep(HORSES)
    assert entry in own.path.read_text("utf-8")
    assert "Ærø, one of your armies" in own.told


def test_several_that_cannot_be_read_are_named(own: OwnArmies):
    with_entries(own, '{"name": "One"}', GOOD, '{"name": "Two"}', "3")
    assert own.told.startswith("Could not read 3 of your armies (One, Two, ?). They remain in the file.")
    assert "$.armies[0].monster is missing" in own.told


def test_valid_file_has_no_message(own: OwnArmies):
    with_entries(own, GOOD)
    assert own.told == ""


def test_unreadable_armies_count_towards_the_limit(own: OwnArmies):
    with_entries(own, "0", *(GOOD.replace("Sound", f"Army {number}") for number in range(99)))
    with pytest.raises(ForceError, match="at most 100"):
        own.keep(HATS)


def test_a_file_never_becomes_larger_than_can_be_read(own: OwnArmies):
    with_entries(own, '{"name": "Hats", "strange": "x"}'.replace("x", "x" * 65_400))
    before = own.path.read_bytes()
    with pytest.raises(ForceError, match="would become too large"):
        own.keep(HORSES)
    assert own.path.read_bytes() == before
    assert not OwnArmies(own.path).trouble


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"ddtable": "armies", "version": 1, "armies": [], "armies": [GOOD]}', "$.armies occurs twice"),
        ('{"ddtable": "armies", "version": 2, "armies": [GOOD]}', "newer version"),
        ('{"ddtable": "armies", "version": 1, "armies": [GOOD], "more": 1}', "$.more"),
        ('{"ddtable": "armies", "version": 1, "armies": [GOOD', "is not valid JSON"),
        ('{"ddtable": "armies", "version": 1, "armies": [GOOD], "more\\ud800": 1}', "is not text in UTF-8"),
        ('{"ddtable": "armies", "version": 1, "armies": {"0": GOOD}}', "$.armies must be a list"),
        ('{"ddtable": "armies", "version": 1}', "$.armies is missing"),
    ],
)
def test_file_with_a_broken_list_is_unchanged(own: OwnArmies, text: str, said: str):
    with_entries(own)
    own.path.write_text(text.replace("GOOD", GOOD))
    own.read()
    assert said in own.trouble
    assert own.told == own.trouble
    with pytest.raises(ForceError):
        own.keep(HATS)
    assert own.path.read_text() == text.replace("GOOD", GOOD)


# Two programs at once

KEEPING = """
import sys
from pathlib import Path
from ddtable.forces.battle_army import BattleArmy
from ddtable.forces.own_armies import OwnArmies
own = OwnArmies(Path(sys.argv[1]))
for number in range(25):
    own.keep(BattleArmy("made", f"{sys.argv[2]} {number}", "giant", mage=20))
"""


def test_programs_that_save_at_once_lose_no_army(own: OwnArmies):
    began = [subprocess.Popen([sys.executable, "-c", KEEPING, str(own.path), name]) for name in ("One", "Two", "Three")]
    assert [program.wait(60) for program in began] == [0, 0, 0]
    assert sorted(names(own)) == sorted(f"{name} {number}" for name in ("One", "Two", "Three") for number in range(25))


def test_a_change_waits_for_another_windows_change(own: OwnArmies):
    """And begins from what that one has written."""
    other = OwnArmies(own.path)
    began, done = threading.Event(), threading.Event()

    def keep() -> None:
        began.set()
        other.keep(HORSES)
        done.set()

    window = threading.Thread(target=keep)
    with alone(own.path):
        window.start()
        began.wait(10)
        assert not done.wait(0.2)
        own.path.write_text(encode_all([HATS]))
    window.join(10)
    assert names(own) == ["Horses", "Hats"]


def test_disk_without_locks_is_still_written(own: OwnArmies, monkeypatch: pytest.MonkeyPatch):
    def refuse(_number: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("ddtable.files.whole.take", refuse)
    own.keep(HATS)
    assert names(own) == ["Hats"]


def test_army_is_saved_through_a_link(own: OwnArmies, tmp_path: Path):
    """Two names of one file have one lock."""
    own.keep(HATS)
    link = tmp_path / "link.json"
    link.symlink_to(own.path)
    OwnArmies(link).keep(HORSES)
    assert link.is_symlink()
    assert names(own) == ["Horses", "Hats"]
    assert not link.with_name("link.json.lock").exists()
