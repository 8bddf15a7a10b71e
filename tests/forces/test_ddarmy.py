"""Army files: a written one is read back, a broken one is refused with a sentence, own armies are never lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ddtable.forces.battle_armies import COUNTS, MONSTER_TYPES, battle_armies, same_dice
from ddtable.forces.battle_army import MOST_DICE, BattleArmy
from ddtable.forces.ddarmy import (
    LARGEST_FILE,
    MOST_ARMIES,
    decode,
    decode_all,
    encode,
    encode_all,
    read_ddarmy,
    write_ddarmy,
)
from ddtable.forces.force import ForceError
from ddtable.forces.own_armies import OwnArmies
from ddtable.texts.trouble import Trouble
from ddtable.words.sentences import Words

ARMY = battle_armies()[0]
GOOD = json.loads(encode(ARMY))


def refused(text: str | bytes) -> str:
    with pytest.raises(ForceError) as caught:
        decode(text, "host.ddarmy")
    sentence = caught.value.args[0]
    assert isinstance(sentence, Trouble)
    assert Words("da").trouble(sentence) != sentence
    return str(sentence)


@given(
    st.lists(st.integers(0, 10), min_size=6, max_size=6).filter(any),
    st.sampled_from(MONSTER_TYPES),
    st.text(st.characters(exclude_categories=("Cs",)), max_size=80),
)
def test_written_army_is_read_back(counts: list[int], monster: str, name: str):
    army = BattleArmy("x", name, monster, note=name, **dict(zip(COUNTS, counts, strict=True)))
    again = decode(encode(army), "x")
    assert same_dice(again, army)
    assert decode(encode(again), "x") == again


@pytest.mark.parametrize("army", [replace(ARMY, mage=61), replace(ARMY, mage=-1), BattleArmy("x", "None", "giant")])
def test_invalid_army_is_not_written(army: BattleArmy, tmp_path: Path):
    with pytest.raises(ForceError):
        write_ddarmy(tmp_path / "host.ddarmy", army)
    assert list(tmp_path.iterdir()) == []


def test_army_is_saved_and_read(tmp_path: Path):
    path = tmp_path / "host.ddarmy"
    write_ddarmy(path, ARMY)
    assert replace(read_ddarmy(path), id=ARMY.id) == ARMY
    assert [file.name for file in tmp_path.iterdir()] == ["host.ddarmy"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "line 1, column 2 is not valid JSON"),
        ("[]", "is not an army file"),
        (b"\xff\xfe", "not text in UTF-8"),
        (" " * (LARGEST_FILE + 1), "is too large: at most 64 KB"),
        (json.dumps({**GOOD, "ddtable": "force"}), "is not an army file"),
        (json.dumps({**GOOD, "version": 2}), "a newer version"),
        (json.dumps({**GOOD, "monster": "orc"}), "$.monster has an invalid value"),
        (json.dumps({**GOOD, "dice": {"mages": 2}}), "Did you mean mage?"),
        (json.dumps({**GOOD, "dice": {"mage": "two"}}), "$.dice.mage must be a whole number"),
        (json.dumps({**GOOD, "dice": {"mage": 61}}), "larger than 60"),
        (json.dumps({**GOOD, "dice": {"mage": 40, "archer": 40}}), f"80 dice. An army has at most {MOST_DICE}"),
        (json.dumps({**GOOD, "dice": {}}), "host.ddarmy contains no dice"),
        (json.dumps({**GOOD, "dice": {"mage": 0}}), "host.ddarmy contains no dice"),
        (json.dumps({key: held for key, held in GOOD.items() if key != "monster"}), "$.monster is missing"),
    ],
)
def test_a_broken_file_is_refused_in_one_sentence(text: str | bytes, said: str):
    assert said in refused(text)


def test_missing_file_is_reported(tmp_path: Path):
    with pytest.raises(ForceError, match="the file does not exist"):
        read_ddarmy(tmp_path / "none.ddarmy")
    with pytest.raises(ForceError, match="Could not save"):
        write_ddarmy(tmp_path / "host.ddarmy" / "below", write_here(tmp_path / "host.ddarmy"))


def write_here(path: Path) -> BattleArmy:
    path.write_text("a file, no folder")
    return ARMY


# A player's own armies


def test_own_armies_are_kept_from_day_to_day(tmp_path: Path):
    own = OwnArmies(tmp_path / "data" / "armies.json")
    assert (own.armies, own.trouble) == ((), "")
    own.keep(replace(ARMY, name="Mine"))
    own.keep(replace(ARMY, name="Other", mage=3))
    assert [army.name for army in OwnArmies(own.path).armies] == ["Other", "Mine"]
    assert OwnArmies(own.path).armies == own.armies


def test_many_armies_are_written_as_json_usually_is():
    """One below the other, whether some or none are there."""
    for armies in ([], [ARMY], [ARMY, replace(ARMY, name="Other", note="Two\nlines")]):
        text = encode_all(armies)
        assert text == json.dumps(json.loads(text), ensure_ascii=False, indent=2) + "\n"
        assert [army.name for army in decode_all(text, "x")] == [army.name for army in armies]


def test_an_army_takes_the_place_of_the_one_of_its_name(tmp_path: Path):
    own = OwnArmies(tmp_path / "armies.json")
    own.keep(replace(ARMY, name="Mine"))
    kept = own.keep(replace(ARMY, name="MINE", mage=7))
    assert own.has("mine")
    assert own.armies == (kept,)
    own.remove(kept)
    assert OwnArmies(own.path).armies == ()


def test_other_kind_of_file_is_reported_and_unchanged(tmp_path: Path):
    path = tmp_path / "armies.json"
    path.write_text('{"ddtable": "armies", "version": 1, "armies": {}}')
    own = OwnArmies(path)
    assert "armies.json: $.armies must be a list" in own.trouble
    with pytest.raises(ForceError, match="must be a list"):
        own.keep(ARMY)
    assert path.read_text().endswith("{}}")


def test_number_of_saved_armies_is_limited(tmp_path: Path):
    path = tmp_path / "armies.json"
    path.write_text(encode_all([replace(ARMY, name=f"Army {number}") for number in range(MOST_ARMIES)]))
    own = OwnArmies(path)
    own.keep(replace(ARMY, name="army 3", mage=0))
    with pytest.raises(ForceError, match=str(MOST_ARMIES)):
        own.keep(replace(ARMY, name="One more"))
    assert len(decode_all(path.read_bytes(), "x")) == MOST_ARMIES
