"""Strict reading of JSON: duplicate keys and too many levels are found in one pass."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from ddtable.forces import ddarmy, ddforce, misread
from ddtable.forces.battle_armies import battle_armies
from ddtable.forces.collection import CollectionError, collection_json, read_collection
from ddtable.forces.ddforce import SharedForce
from ddtable.forces.force import ForceError
from ddtable.forces.misread import Doubled, read_json
from ddtable.forces.starter import starter_forces
from ddtable.library.exchange import MOST_FORCES
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.tables_file import decode_tables, encode_tables
from ddtable.texts.nearest import LONGEST, nearest
from tests.drivers.growing import MOST, growth


class Key(str):
    """A key that counts how often it is compared with another one."""

    compared = 0
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        Key.compared += 1
        return str.__eq__(self, other)  # type: ignore[arg-type]


def refusal(data: bytes) -> str:
    with pytest.raises(ForceError) as refused:
        read_json(data, "x")
    return str(refused.value)


def members(count: int) -> bytes:
    return b",".join(b'"key%d":1' % number for number in range(count))


@pytest.mark.parametrize("count", [1000, 4000])
def test_each_key_of_a_large_object_is_compared_a_few_times(count: int):
    """Comparing each with all others took 9 seconds for 360 KB."""
    Key.compared = 0
    found = Doubled([*((Key(f"key{number}"), 1) for number in range(count)), (Key("last"), 1), (Key("last"), 2)])
    assert found.twice == "last"
    assert Key.compared < 4 * count


@pytest.mark.parametrize("colon", [b":", b" :", b"\r\n\t :"])
def test_a_file_of_very_many_keys_is_refused_before_it_is_parsed(monkeypatch, colon: bytes):
    """1.8 million keys in a library file of 15 MB took 533 MB and 13 seconds."""
    monkeypatch.setattr(misread, "MOST_NAMED", 1000)
    data = b"{" + members(1000).replace(b":", colon) + b"}"
    assert len(read_json(data, "x")) == 1000
    more = b'{"a"' + colon + b"1," + data[1:]
    monkeypatch.setattr(misread.json, "loads", None)
    assert refusal(more) == "Could not read x: it contains more than 1000 values with a key."


def test_the_largest_library_has_fewer_keys_than_a_file_may_have():
    force = max(starter_forces(), key=lambda force: len({*force.units, *force.dragons}))
    each = ddforce.encode(SharedForce(force)).count('":') + 3  # a force, its system, when it was changed
    assert each * MOST_FORCES < misread.MOST_NAMED


def test_first_duplicate_key_is_named_with_its_path():
    assert (
        refusal(b'{"a": [1, {"b": 1, "c": 1, "c": 2, "b": 2}], "d": {"e": 1, "e": 1}}') == "x: $.a[1].c occurs twice."
    )
    assert refusal(b'{"a": {"b": 1, "b": 2}, "a": 1}') == "x: $.a occurs twice."


HOSTILE: dict[str, Callable[[int], bytes]] = {
    "one key twice at the end": lambda size: b'{%s,"x":1,"x":2}' % members(size // 12),
    "one key twice in each of many objects": lambda size: b"[%s]" % b",".join([b'{"a":1,"a":1}'] * (size // 14)),
    "a long path to many values": lambda size: b'{"%s":[%s]}' % (b"k" * (size // 2), b",".join([b"1"] * (size // 4))),
    "lists in lists": lambda size: b"[%s]" % b",".join([b"[[]]"] * (size // 5)),
    "deep": lambda size: b"[" * size,
    "a long number": lambda size: b"[%s]" % (b"9" * size),
    "a long fraction": lambda size: b"[0.%s]" % (b"9" * size),
    "a long key of escapes": lambda size: b'{"%s":1}' % (rb"\u0041" * (size // 6)),
    "lines before a fault": lambda size: b"[" + b"\n" * size + b"x",
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_time_grows_with_the_length_of_a_file(kind: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(misread, "MOST_PARTS", 1 << 40)

    def read(size: int) -> Callable[[], object]:
        data = HOSTILE[kind](size)
        return lambda: outcome(data)

    assert growth(read, 600_000) < MOST


def outcome(data: bytes) -> object:
    try:
        return read_json(data, "x")
    except ForceError as error:
        return error


def test_more_objects_and_lists_than_memory_bears_are_refused_before_they_are_made(monkeypatch: pytest.MonkeyPatch):
    def made(_pairs: object) -> None:
        raise AssertionError("an object was made")

    monkeypatch.setattr(misread, "_object", made)
    monkeypatch.setattr(misread, "MOST_PARTS", 100)
    assert (
        refusal(b"[%s]" % b",".join([b"{}"] * 100)) == "Could not read x: it contains more than 100 objects and lists."
    )


@pytest.mark.parametrize(("depth", "fits"), [(7, True), (8, False)])
def test_depth_is_bounded(depth: int, fits: bool):
    data = b'{"a":' * depth + b"1" + b"}" * depth
    assert fits == (not isinstance(outcome(data), ForceError))
    assert isinstance(outcome(b"[" * depth + b"1" + b"]" * depth), ForceError) != fits


def test_a_word_that_no_name_can_be_is_compared_with_none(monkeypatch: pytest.MonkeyPatch):
    assert nearest("goblins_thgu", ["goblins_thug"]) == ["goblins_thug"]
    monkeypatch.setattr("ddtable.texts.nearest.get_close_matches", lambda *_, **__: pytest.fail("it was compared"))
    assert nearest("x" * (LONGEST + 1), ["goblins_thug"]) == []


HALVES = [
    (lambda text: ddforce.decode(text, "x", any_dice=True), ddforce.encode(SharedForce(starter_forces()[0]))),
    (lambda text: ddarmy.decode(text, "x"), ddarmy.encode(battle_armies()[0])),
    (lambda text: decode_tables(text, "x"), encode_tables(default_tables())),
    (lambda text: read_collection(text.encode(), "x"), collection_json("Mira", {"goblins_thug": 3})),
]


@pytest.mark.parametrize(("read", "text"), HALVES, ids=["a force", "an army", "tables", "a collection"])
def test_unpaired_surrogate_is_refused_anywhere(read: Callable[[str], object], text: str):
    """A surrogate in a key once caused an unexpected error."""
    read(text)
    places = [found.end() for found in re.finditer(r'[^\\]"|[a-z](?=")', text)]
    assert len(places) > 20 or "collection" in text
    for at in places:
        for half in (r"\ud800", r"\uDFFF"):
            with pytest.raises((ForceError, CollectionError)):
                read(text[:at] + half + text[at:])
    assert read_json(rb'["\ud83d\udc09 \\ud800"]', "x") == ["🐉 \\ud800"]
