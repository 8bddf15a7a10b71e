"""Force files: a written one is read back, and a broken one is refused with a sentence."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.files.resources import resource
from ddtable.forces import ddforce
from ddtable.forces.ddforce import (
    LARGEST_FILE,
    LONGEST_NAME,
    LONGEST_NOTE,
    SharedForce,
    decode,
    encode,
    read_ddforce,
    schema,
    write_ddforce,
)
from ddtable.forces.deal import deal_force
from ddtable.forces.force import Force, ForceError
from ddtable.forces.starter import starter_forces
from ddtable.texts.trouble import Trouble
from ddtable.words.sentences import Words
from tests.drivers.growing import MOST, growth

WOLVES = next(force for force in starter_forces() if force.id == "mire_wolves")
SHARED = SharedForce(WOLVES, "Mira", ("fast", "goblins"), 24)
GOOD: dict[str, Any] = json.loads(encode(SHARED))
EMPTY = Force("force", "", (), (), (), (), "", "")
TEXTS = st.text(st.characters(exclude_categories=("Cs",)), max_size=120)


def changed(**fields: Any) -> str:
    return json.dumps({**GOOD, **fields})


def without(field: str) -> str:
    return json.dumps({name: value for name, value in GOOD.items() if name != field})


def in_army(army: str, counts: object) -> str:
    return changed(armies={**GOOD["armies"], army: counts})


def refusal(text: str | bytes) -> str:
    with pytest.raises(ForceError) as caught:
        decode(text, "wolves.ddforce")
    trouble = caught.value.args[0]
    assert isinstance(trouble, Trouble), "a sentence that cannot be said in another language"
    assert "\n" not in trouble
    assert Words("da").trouble(trouble) != trouble
    return str(trouble).removeprefix("wolves.ddforce").removeprefix(":").strip()


def outcome(text: str | bytes) -> SharedForce | Trouble:
    """The force, or the sentence about the file; any other exception fails the test."""
    try:
        return decode(text, "wolves.ddforce")
    except ForceError as error:
        (said,) = error.args
        return said if isinstance(said, Trouble) else pytest.fail(f"a bare text: {said}")


# What is written is read


def test_force_is_read_back_unchanged():
    assert decode(encode(SHARED), "wolves.ddforce") == SHARED


@given(st.integers(3, 120), st.integers(0, 2**32))
def test_dealt_force_is_read_back_with_its_armies(health: int, seed: int):
    force = deal_force(catalogue(), health, Random(seed), None, "all")
    back = decode(encode(SharedForce(force, health=health)), "x").force
    for army in ("home", "campaign", "horde"):
        assert sorted(back.army(army)) == sorted(force.army(army))
    assert sorted(back.dragons) == sorted(force.dragons)
    assert (back.home_terrain, back.frontier, back.name) == (force.home_terrain, force.frontier, force.name)


def test_dice_of_campaigns_may_be_in_the_sections_of_their_editions():
    held = {"dragonkin_dragontroop_fire": 2, "kings_die": 1, "eldarim_dragonlord": 1}
    text = json.dumps({**GOOD, "sections": {"summoning": held}})
    assert Counter(decode(text, "x").force.dice_in("summoning")) == held
    wrong = json.dumps({**GOOD, "sections": {"summoning": {"dragonkin_dragontrop_fire": 2}}})
    with pytest.raises(ForceError, match="dragonkin_dragontroop_fire"):
        decode(wrong, "x")


def test_equal_dice_are_written_once_with_their_count():
    assert GOOD["armies"]["home"] == {"goblins_leopard_rider": 1, "goblins_wolf_rider": 2, "goblins_wardog_rider": 2}


def test_a_half_built_force_is_kept_as_it_is():
    assert decode(encode(SharedForce(EMPTY)), "x") == SharedForce(EMPTY)


@given(TEXTS, TEXTS, TEXTS, st.lists(TEXTS, max_size=25))
def test_any_typed_text_can_be_written_and_read(name: str, note: str, player: str, tags: list[str]):
    """What is read once more stays as it is."""
    shared = SharedForce(replace(EMPTY, name=name, note=note), player, tuple(tags))
    once = decode(encode(shared), "x")
    assert decode(encode(once), "x") == once


def test_the_lines_of_a_note_stay_lines():
    shared = SharedForce(replace(WOLVES, note="Turn first.\nThen bite."))
    assert decode(encode(shared), "x").force.note == "Turn first.\nThen bite."


def test_long_text_is_cut_when_written():
    shared = SharedForce(replace(WOLVES, name="x" * 500, note="y" * 5000))
    back = decode(encode(shared), "x").force
    assert (len(back.name), len(back.note)) == (LONGEST_NAME, LONGEST_NOTE)


def test_a_strangers_text_steers_no_screen():
    found = decode(changed(name="Wolves\x1b[2J\u202e", player="A\nB", note="one\ttwo\n\x07", tags=["a\x00b"]), "x")
    assert (found.force.name, found.player, found.force.note, found.tags) == (
        "Wolves [2J",
        "A B",
        "one two\n",
        ("a b",),
    )


def test_a_file_with_a_mark_at_its_beginning_is_read():
    assert decode(b"\xef\xbb\xbf" + encode(SHARED).encode(), "x") == SHARED


# Files


def test_a_file_is_written_whole_and_read_back(tmp_path: Path):
    path = tmp_path / "wolves.ddforce"
    write_ddforce(path, SHARED)
    write_ddforce(path, SHARED)
    assert read_ddforce(path) == SHARED
    assert [file.name for file in tmp_path.iterdir()] == ["wolves.ddforce"]


def test_failed_write_is_a_sentence_and_leaves_no_file(tmp_path: Path):
    with pytest.raises(ForceError, match=r"^Could not save wolves.ddforce: ") as caught:
        write_ddforce(tmp_path / "missing" / "wolves.ddforce", SHARED)
    assert isinstance(caught.value.args[0], Trouble)
    (tmp_path / "wolves.ddforce").mkdir()
    with pytest.raises(ForceError, match=r"^Could not save wolves.ddforce: "):
        write_ddforce(tmp_path / "wolves.ddforce", SHARED)
    assert [file.name for file in tmp_path.iterdir()] == ["wolves.ddforce"]


def test_other_than_a_file_is_refused_with_a_sentence(tmp_path: Path):
    for path, why in ((tmp_path, "it is a folder"), (tmp_path / "missing.ddforce", "the file does not exist")):
        with pytest.raises(ForceError, match=rf": {why}\.$"):
            read_ddforce(path)


def test_a_file_that_may_not_be_read_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "wolves.ddforce"
    path.write_text(encode(SHARED))

    def refuse(*_arguments: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(ForceError, match=r"^Could not read wolves.ddforce: you don’t have permission\.$"):
        read_ddforce(path)


# Strangers' files

NOT_A_FORCE = {
    "": "is empty.",
    '{"ddtable": "force",\n "version" 1}': "Could not read wolves.ddforce: line 2, column 12 is not valid JSON.",
    "[" * 60_000: "Could not read wolves.ddforce: it is nested too deeply.",
    '{"a":' * 5_000 + "1" + "}" * 5_000: "Could not read wolves.ddforce: it is nested too deeply.",
    changed(tags=[[[[[[[[[]]]]]]]]]): "Could not read wolves.ddforce: it is nested too deeply.",
    "[]": "is not a force file of ddtable.",
    "12": "is not a force file of ddtable.",
    changed(ddtable="save"): "is not a force file of ddtable.",
    without("ddtable"): "is not a force file of ddtable.",
    changed(version=3): "was made by a newer version of ddtable (force format 3).",
}
BROKEN = {
    without("version"): "$.version is missing.",
    changed(version=0): "$.version has an invalid value.",
    changed(version="1"): "$.version must be a whole number.",
    changed(version=True): "$.version must be a whole number.",
    without("name"): "$.name is missing.",
    changed(name=None): "$.name must be text.",
    changed(name="x" * 81): "$.name is longer or larger than 80.",
    changed(nmae="Wolves"): "$.nmae is not a known field. Did you mean name?",
    changed(zzz=1): "$.zzz is not a known field.",
    without("armies"): "$.armies is missing.",
    changed(armies=[]): "$.armies must be an object.",
    changed(armies={"hoard": {}}): "$.armies.hoard is not a known field. Did you mean horde?",
    in_army("home", ["goblins_thug"]): "$.armies.home must be an object.",
    in_army("home", {"goblins_thgu": 2}): "$.armies.home.goblins_thgu: there is no unit named goblins_thgu. "
    "Did you mean goblins_thug?",
    in_army("horde", {"xyzzy": 2}): "$.armies.horde.xyzzy: there is no unit named xyzzy.",
    in_army("horde", {"": 2}): "$.armies.horde.: there is no unit named .",
    in_army("home", {"fire_drake": 1}): "$.armies.home.fire_drake: there is no unit named fire_drake.",
    in_army("campaign", {"goblins_thug": 0}): "$.armies.campaign.goblins_thug must be a whole number from 1 to 999.",
    in_army("campaign", {"goblins_thug": -1}): "$.armies.campaign.goblins_thug must be a whole number from 1 to 999.",
    in_army("campaign", {"goblins_thug": 1.5}): "$.armies.campaign.goblins_thug must be a whole number from 1 to 999.",
    in_army("campaign", {"goblins_thug": True}): "$.armies.campaign.goblins_thug must be a whole number from 1 to 999.",
    in_army("campaign", {"goblins_thug": "2"}): "$.armies.campaign.goblins_thug must be a whole number from 1 to 999.",
    in_army(
        "campaign", {"goblins_thug": 10**12}
    ): "$.armies.campaign.goblins_thug must be a whole number from 1 to 999.",
    in_army("campaign", {"goblins_thug": 999}): "contains more than 999 dice.",
    changed(dragons={"goblins_thug": 1}): "$.dragons.goblins_thug: there is no dragon named goblins_thug.",
    changed(dragons=None): "$.dragons must be an object.",
    changed(
        home_terrain="swampland"
    ): "$.home_terrain: there is no terrain named swampland. Did you mean swampland_city?",
    changed(frontier="swampland_towr"): "$.frontier: there is no terrain named swampland_towr. "
    "Did you mean swampland_tower?",
    changed(frontier=7): "$.frontier must be text.",
    changed(tags="fast"): "$.tags must be a list.",
    changed(tags=["fast", 3]): "$.tags[1] must be text.",
    changed(tags=["x"] * 21): "$.tags is longer or larger than 20.",
    changed(tags=["x" * 41]): "$.tags[0] is longer or larger than 40.",
    changed(note="x" * 2001): "$.note is longer or larger than 2000.",
    changed(health=10_000): "$.health is longer or larger than 9999.",
    changed(health=-1): "$.health has an invalid value.",
    changed(health=float("nan")): "$.health must be a whole number.",
    changed().replace('"health": 24', '"health": ' + "9" * 5_000): ("$.health is longer or larger than 9999."),
    changed().replace('"health": 24', '"health": 24, "health": 25'): "$.health occurs twice.",
    changed().replace('"goblins_filcher": 1', '"goblins_filcher": 1, "goblins_filcher": 2'): (
        "$.armies.horde.goblins_filcher occurs twice."
    ),
}


@pytest.mark.parametrize(
    ("text", "sentence"), [*NOT_A_FORCE.items(), *BROKEN.items()], ids=range(len(NOT_A_FORCE | BROKEN))
)
def test_a_broken_file_is_refused_with_the_path_in_it(text: str, sentence: str):
    assert refusal(text) == sentence


def test_text_in_another_encoding_is_refused():
    assert refusal(encode(SHARED).encode("utf-16")) == "is not text in UTF-8."


def test_a_large_file_is_refused_before_it_is_read_whole(tmp_path: Path):
    path = tmp_path / "wolves.ddforce"
    path.write_bytes(b" " * (LARGEST_FILE + 1))
    with pytest.raises(ForceError, match=r"is too large: at most 64 KB"):
        read_ddforce(path)


@pytest.mark.parametrize(
    ("force", "why"),
    [
        (replace(WOLVES, home=("goblins_thug",) * 999), "contains more than 999 dice"),
        (replace(WOLVES, home=tuple(f"own_{number:060}" for number in range(990))), "is too large"),
        (replace(WOLVES, home_terrain="../x"), "$.home_terrain has an invalid value"),
    ],
)
def test_invalid_force_is_not_written(tmp_path: Path, force: Force, why: str):
    path = tmp_path / "wolves.ddforce"
    with pytest.raises(ForceError) as refused:
        write_ddforce(path, SharedForce(force))
    assert why in str(refused.value)
    assert not path.exists()


def test_dice_of_its_owner_alone_are_written(tmp_path: Path):
    path = tmp_path / "wolves.ddforce"
    write_ddforce(path, SharedForce(replace(WOLVES, home=("own_troll_king",))))
    assert "own_troll_king" in path.read_text()


def test_counts_are_added_up_before_any_dice_are_made(monkeypatch: pytest.MonkeyPatch):
    """64 KB that name 3,000 dice 999 times each took 40 MB."""
    monkeypatch.setattr(ddforce, "_dice", lambda _: pytest.fail("dice were made"))
    text = changed(armies={"home": {f"own_{number}": 999 for number in range(2000)}})
    with pytest.raises(ForceError, match="contains more than 999 dice"):
        decode(text, "x", any_dice=True)


HOSTILE: dict[str, Callable[[int], str]] = {
    "a die of a long name": lambda size: in_army("home", {"goblins_" * (size // 8): 1}),
    "a die of blanks": lambda size: in_army("home", {"_ " * (size // 2): 1}),
    "many dice": lambda size: in_army("home", {f"own_{number}": 1 for number in range(size // 14)}),
    "a strange field of a long name": lambda size: changed(**{"armies" * (size // 6): 1}),
    "a terrain of a long name": lambda size: changed(frontier="swampland_city" * (size // 14)),
    "a long note": lambda size: changed(note="a\n" * (size // 3)),
    "marks in a long field": lambda size: changed(**{" - at `" * (size // 7): 1}),
    "a large version": lambda size: changed(version=7).replace("7", "7" * size),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_time_grows_with_the_length_of_a_file(kind: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ddforce, "LARGEST_FILE", 1 << 40)

    def reading(size: int) -> Callable[[], object]:
        text = HOSTILE[kind](size)
        return lambda: outcome(text)

    assert growth(reading, 1 << 19) < MOST


def test_quoted_text_has_no_control_characters():
    assert (
        refusal(in_army("home", {"\x1b[2Jthug\u202e\n": 1}))
        == "$.armies.home. [2Jthug: there is no unit named [2Jthug."
    )


@given(
    st.binary(max_size=400) | st.text(max_size=200).map(lambda text: changed().replace("goblins", text)).map(str.encode)
)
def test_any_damaged_file_is_refused_with_a_sentence(data: bytes):
    assert outcome(data)


@given(
    st.recursive(st.none() | st.integers() | st.text(), lambda held: st.lists(held) | st.dictionaries(st.text(), held))
)
def test_no_value_of_any_field_is_more_than_a_sentence(value: object):
    for field in GOOD:
        assert outcome(changed(**{field: value}))


# Dice of the library's owner


def test_the_library_keeps_dice_that_are_gone():
    text = changed(armies={"home": {"own_troll_king": 2}}, home_terrain="own_moor")
    force = decode(text, "x", any_dice=True).force
    assert (force.home, force.home_terrain) == (("own_troll_king", "own_troll_king"), "own_moor")
    assert "there is no unit named own_troll_king" in refusal(text)


def test_invalid_ids_are_refused_by_the_library_too():
    with pytest.raises(ForceError, match="has an invalid value"):
        decode(changed(armies={"home": {"Robert'); --": 2}}), "x", any_dice=True)
    with pytest.raises(ForceError, match=r"\$\.home_terrain has an invalid value"):
        decode(changed(home_terrain="../x"), "x", any_dice=True)


# The schema and the page about the file


def test_schema_and_code_agree():
    kept = json.loads(resource("schemas", "ddforce-2.json").read_text("utf-8"))
    assert kept == schema(), "write json.dumps(schema(), indent=2) into resources/schemas/ddforce-2.json"


def test_the_example_of_the_page_is_a_force():
    page = Path(__file__).resolve().parents[2] / "docs" / "force-format.md"
    _, _, rest = page.read_text("utf-8").partition("```json\n")
    shared = decode(rest.partition("```")[0], "page")
    assert msgspec.structs.replace(shared.force, note="") == msgspec.structs.replace(WOLVES, note="")
    for field in GOOD:
        assert f"`{field}`" in page.read_text("utf-8")
