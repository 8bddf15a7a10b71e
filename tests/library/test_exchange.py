"""Export of a whole library to one file, import on another computer, and refusals with the path in the file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ddtable import library
from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.forces.battle_army import BattleArmy
from ddtable.forces.ddarmy import MOST_ARMIES
from ddtable.forces.force import with_dice
from ddtable.forces.own_armies import OwnArmies
from ddtable.library.errors import LibraryError
from ddtable.library.exchange import Imported, export_library, import_library, refuse_exported
from ddtable.library.library import Library
from tests.drivers.growing import MOST, growth
from tests.library.shelf import DRAFT, GUARD, LATER, NOW, RING, SCOUT, called, said

SCOUTS = replace(GUARD, force=replace(GUARD.force, name="Scouts", horde=("own_scout",) * 3))
FORCE = {"ddtable": "force", "version": 1, "name": "Mire", "armies": {}}
HATS = BattleArmy("made", "Hats", "giant", mage=16, monsters=4)
SOUND: dict[str, Any] = {"name": "Sound", "monster": "giant", "dice": {"mage": 20}}
EMPTY: dict[str, Any] = {"ddtable": "library", "version": 1}


@pytest.fixture
def other(tmp_path):
    """The library of another computer."""
    with library.open_library(tmp_path / "other" / library.NAME, NOW) as made:
        yield made


def fill(shelf: Library) -> None:
    for die in (SCOUT, RING):
        shelf.keep_die(die)
    use_own_dice(shelf.own_dice())
    for force in (GUARD, DRAFT, SCOUTS):
        shelf.keep(force, NOW)
    mira = shelf.new_collection("Mira").id
    shelf.own_many(mira, {"goblins_thug": 3, "own_ring": 2})
    shelf.new_collection("Ragna")


def file_of(**parts: Any) -> bytes:
    return json.dumps(EMPTY | parts).encode()


def test_everything_arrives(shelf, other):
    fill(shelf)
    data = export_library(shelf).text.encode()
    use_own_dice(())
    assert import_library(other, data, "all.json") == Imported(3, 0, 2, 0, 2, 0)
    use_own_dice(other.own_dice())
    assert export_library(other).text == export_library(shelf).text
    assert [entry.name for entry in other.forces()] == ["Scouts", "", "Reef Guard"]
    assert other.forces() == tuple(
        replace(entry, id=mine.id, revision=mine.revision)
        for entry, mine in zip(shelf.forces(), other.forces(), strict=True)
    ), "with their times and the health of own dice"
    assert other.problems() == ()


def test_second_import_adds_nothing(shelf, other):
    fill(shelf)
    data = export_library(shelf).text.encode()
    import_library(other, data, "all.json")
    assert import_library(other, data, "all.json") == Imported(0, 0, 0, 2, 0, 5)
    assert len(other.forces()) == 3


def test_armies_that_find_no_room_leave_the_library_as_it_was(shelf, other, tmp_path):
    """The whole of a file is taken or nothing."""
    fill(shelf)
    data = export_library(shelf, [HATS]).text.encode()
    before = export_library(other).text
    own = OwnArmies(tmp_path / "armies.json")
    own.add(replace(HATS, name=f"Army {number}") for number in range(MOST_ARMIES))
    with pytest.raises(LibraryError, match="at most 100"):
        import_library(other, data, "all.json", own=own)
    assert export_library(other).text == before
    assert not own.has("Hats")


@pytest.mark.parametrize(
    ("entry", "reason"),
    [({"name": "Hats"}, "$.armies[1].monster is missing"), (SOUND | {"dice": {"mage": 61}}, "$.armies[1].dice.mage")],
)
def test_file_with_an_invalid_army_is_refused(other, tmp_path, entry: dict[str, Any], reason: str):
    own = OwnArmies(tmp_path / "armies.json")
    with pytest.raises(LibraryError) as refused:
        import_library(other, file_of(armies=[SOUND, entry]), "all.json", own=own)
    assert reason in str(refused.value)
    assert own.armies == ()


def test_a_force_of_the_same_name_is_kept_beside(shelf, other):
    other.keep(replace(GUARD, player="Ragna"), NOW)
    shelf.keep(GUARD, NOW)
    assert import_library(other, export_library(shelf).text.encode(), "x").beside == 1
    assert [(entry.name, entry.player) for entry in other.forces()] == [("Reef Guard", "Mira"), ("Reef Guard", "Ragna")]


@pytest.mark.parametrize(("add", "thugs", "drakes"), [(False, 3, 0), (True, 5, 1)])
def test_counts_are_replaced_or_added(shelf, other, add, thugs, drakes):
    here = other.new_collection("MIRA").id
    other.own_many(here, {"goblins_thug": 2, "fire_drake": 1})
    shelf.own(shelf.new_collection("Mira").id, "goblins_thug", 3)
    assert import_library(other, export_library(shelf).text.encode(), "x", add).merged == 1
    assert other.owned(here).get("goblins_thug", 0) == thugs
    assert other.owned(here).get("fire_drake", 0) == drakes


def test_different_die_with_the_same_id_gets_a_new_id(shelf, other):
    fill(shelf)
    other.keep_die(replace(SCOUT, name="Their Scout"))
    import_library(other, export_library(shelf).text.encode(), "x")
    assert [die.id for die in other.own_dice()] == ["own_scout", "own_scout_2", "own_ring"]
    assert other.own_dice()[1] == replace(SCOUT, id="own_scout_2")
    use_own_dice(other.own_dice())
    scouts = next(entry for entry in other.forces() if entry.name == "Scouts")
    assert other.force(scouts.id).force.horde == ("own_scout_2",) * 3
    mira = next(one for one in other.collections() if one.name == "Mira")
    assert other.owned(mira.id) == {"goblins_thug": 3, "own_ring": 2}


def test_own_die_in_a_section_gets_the_new_id_too(shelf, other):
    fill(shelf)
    pooled = replace(SCOUTS, force=with_dice(replace(SCOUTS.force, name="Pool"), "recruiting", ["own_scout"] * 2))
    shelf.keep(pooled, NOW)
    other.keep_die(replace(SCOUT, name="Their Scout"))
    import_library(other, export_library(shelf).text.encode(), "x")
    use_own_dice(other.own_dice())
    (pool,) = (entry for entry in other.forces() if entry.name == "Pool")
    force = other.force(pool.id).force
    assert force.more == {"recruiting": ("own_scout_2",) * 2}
    assert force.units == (*force.home, *force.campaign, *force.horde, *force.more["recruiting"])


def test_a_force_with_a_die_that_was_removed_travels_too(shelf, other):
    fill(shelf)
    shelf.remove_die("own_scout")
    assert import_library(other, export_library(shelf).text.encode(), "x").forces == 3


def test_text_of_strangers_is_harmless(other):
    data = file_of(
        forces=[{"force": FORCE | {"name": "\u202e<b>Mire"}, "changed": "\u202e2031"}],
        collections=[{"name": "\u202eMira", "dice": {}}],
    )
    import_library(other, data, "x")
    shown = f"{other.forces()} {other.collections()}"
    assert "\u202e" not in shown
    assert "<b>" not in shown


BROKEN = [
    (b"\xff\xfe", "not text in UTF-8"),
    (b"{", "JSON"),
    (b"[]", "is not an exported library of ddtable"),
    (b"[" * 100_000, "deep"),
    (b'{"ddtable": "force", "version": 1}', "is not an exported library of ddtable"),
    (b'{"ddtable": "library", "version": 2}', "newer version of ddtable (export format 2)"),
    (b'{"ddtable": "library", "version": "1"}', "$.version"),
    (b'{"ddtable": "library", "version": 1, "version": 1}', "twice"),
    (file_of(extra=1), "$.extra"),
    (file_of(forces={}), "$.forces"),
    (file_of(forces=[1]), "$.forces[0]"),
    (file_of(forces=[{}]), "$.forces[0].force"),
    (file_of(forces=[{"force": FORCE, "system": "x y"}]), "$.forces[0].system"),
    (file_of(forces=[{"force": FORCE}, {"force": {}}]), "$.forces[1].force"),
    (file_of(forces=[{"force": FORCE | {"armies": {"home": {"thug": 1}}}}]), "$.forces[0].force: there is no die thug"),
    (file_of(forces=[{"force": FORCE | {"dragons": {"own_x": 1, "air_wurm": 1}}}]), "there is no die air_wurm"),
    (file_of(forces=[{"force": FORCE | {"frontier": "flatland_pub"}}]), "there is no die flatland_pub"),
    (file_of(collections=[{"name": "", "dice": {}}]), "$.collections[0].name"),
    (
        file_of(collections=[{"name": "x", "dice": {"goblins_thug": -1}}]),
        "$.collections[0].dice.goblins_thug: The count",
    ),
    (file_of(collections=[{"name": "x", "dice": {"own_lost": 1}}]), "$.collections[0].dice: there is no die own_lost"),
    (file_of(collections=[{"name": "\u202e", "dice": {}}]), "A collection needs a name"),
    (file_of(dice=[{}]), "$.dice[0]"),
    (file_of(dice=[{"id": "own_x", "name": "X", "kind": "item", "faces": []}]), "$.dice[0]: Could not save X"),
]


@pytest.mark.parametrize(("data", "words"), BROKEN, ids=[words for _, words in BROKEN])
def test_invalid_file_is_refused_with_its_path_and_nothing_is_imported(other, data, words):
    assert words in said(import_library, other, data, "stranger.json")
    assert other.forces() == other.collections() == other.own_dice() == ()


def test_duplicate_die_is_refused(shelf, other):
    shelf.keep_die(RING)
    value = json.loads(export_library(shelf).text)
    value["dice"] *= 2
    assert "own_ring occurs twice" in said(import_library, other, json.dumps(value).encode(), "x")


def test_sizes_are_bounded(shelf, other, monkeypatch):
    fill(shelf)
    data = export_library(shelf).text.encode()
    import_library(shelf, data, "x")  # the first file fixes the bounds for all that follow
    monkeypatch.setattr("ddtable.library.exchange.MOST_DICE", 1)
    assert "custom dice" in said(import_library, other, data, "x")
    monkeypatch.setattr("ddtable.library.exchange.LARGEST_FILE", 100)
    assert "x is too large" in said(import_library, other, data, "x")
    assert other.forces() == ()


# Files that would take all memory, all time, or the library with them


def test_a_file_beyond_the_bound_is_refused_before_it_is_parsed(other, monkeypatch):
    """60 MB took 1.6 GB."""
    monkeypatch.setattr("ddtable.library.exchange.read_json", lambda *_: pytest.fail("it was parsed"))
    data = b'{"forces":[' + b" " * (16 << 20)
    assert said(import_library, other, data, "x.json") == "x.json is too large: at most 16 MB are allowed."


@pytest.mark.parametrize("bound", [("MOST_ROWS", 40), ("LARGEST", 64 << 10)])
def test_an_import_never_leaves_a_library_that_cannot_be_opened(tmp_path, monkeypatch, bound: tuple[str, int]):
    """600 collections of a hundred dice each are 60,000 rows: no library of so many is opened any more."""
    name, most = bound
    for reader in ("ddtable.library.records.MOST_ROWS", "ddtable.library.schema.LARGEST"):
        if reader.endswith(name):
            monkeypatch.setattr(reader, most)
    monkeypatch.setattr(f"ddtable.library.store.{name}", most)
    path = tmp_path / library.NAME
    dice = dict.fromkeys(list(catalogue().dice)[:30], 1)
    first = file_of(collections=[{"name": "Mira", "dice": dice}])
    more = file_of(collections=[{"name": f"Collection {number}", "dice": dice} for number in range(200)])
    with library.open_library(path, NOW) as shelf:
        import_library(shelf, first, "x")
        assert said(import_library, shelf, more, "x").startswith("The library would become too large")
    with library.open_library(path, NOW) as shelf:
        assert [one.name for one in shelf.collections()] == ["Mira"]


def test_a_full_library_still_gives_things_away(shelf, monkeypatch):
    numbers = [shelf.new_collection(f"Collection {number}").id for number in range(5)]
    monkeypatch.setattr("ddtable.library.store.MOST_ROWS", 5)
    assert "too large" in said(shelf.new_collection, "One more")
    shelf.remove_collection(numbers[0])
    shelf.new_collection("One more")


@pytest.mark.parametrize("count", [10, 40])
def test_collections_are_not_all_read_again_for_each(other, monkeypatch, count: int):
    read, times = Library.read_rows, []
    monkeypatch.setattr(Library, "read_rows", lambda *asked: times.append(asked) or read(*asked))
    data = file_of(collections=[{"name": f"Collection {number}", "dice": {}} for number in range(count)])
    assert import_library(other, data, "x").collections == count
    assert len(times) < 10


HOSTILE: dict[str, Callable[[int], dict[str, Any]]] = {
    "forces": lambda size: {"forces": [{"force": FORCE}] * (size // 90)},
    "forces of a die that is gone": lambda size: {
        "forces": [{"force": FORCE | {"armies": {"home": {"own_x": 999}}}}] * (size // 110)
    },
    "dice that there are not": lambda size: {
        "collections": [{"name": "x", "dice": dict.fromkeys(map(str, range(size // 13)), 1)}]
    },
    "a die of many faces": lambda size: {
        "dice": [{"id": "own_x", "name": "X", "kind": "item", "faces": [{"icon": "magic"}] * (size // 20)}]
    },
    "a die of a long name": lambda size: {"dice": [{"id": "own_x", "name": "X" * size, "kind": "item", "faces": []}]},
    "a strange key": lambda size: {"x" * size: 1},
}


@pytest.mark.long
@pytest.mark.parametrize("kind", HOSTILE)
def test_time_grows_with_the_length_of_a_file(kind: str):
    def reading(size: int) -> Callable[[], object]:
        text = file_of(**HOSTILE[kind](size)).decode()
        return lambda: outcome(text)

    assert growth(reading, 200_000) < MOST


def outcome(text: str) -> str:
    try:
        refuse_exported(text, "x")
    except LibraryError as error:
        return error.sentence
    return ""


def test_export_that_cannot_be_imported_is_reported(shelf, monkeypatch):
    fill(shelf)
    text = export_library(shelf, [HATS]).text
    assert outcome(text) == ""
    monkeypatch.setattr("ddtable.library.exchange.LARGEST_FILE", len(text.encode()) - 1)
    assert "too large" in outcome(text)


def test_import_that_fails_at_its_end_changes_nothing(shelf, other):
    fill(shelf)
    here = other.new_collection("Mira").id
    other.own(here, "goblins_thug", 9999)
    assert "whole number" in said(import_library, other, export_library(shelf).text.encode(), "x", True)
    assert other.forces() == other.own_dice() == ()
    assert [one.name for one in other.collections()] == ["Mira"]


def test_changed_force_is_imported_as_a_new_one(shelf, other):
    kept = shelf.keep(called("One"), NOW)
    import_library(other, export_library(shelf).text.encode(), "x")
    shelf.keep(called("One, better"), LATER, kept)
    assert import_library(other, export_library(shelf).text.encode(), "x").forces == 1
    assert [entry.name for entry in other.forces()] == ["One, better", "One"]


STRANGE = (None, True, -1, 10**15, 1.5, "", "own_ring", "\u202e" * 50, [], {}, [[[]]], {"a": {"b": {}}}, "x" * 5000)


def changed(value: Any, source: Random) -> Any:
    """The value with something in it that is something else, gone, or there twice."""
    if not isinstance(value, dict | list) or not value or source.random() < 0.15:
        return source.choice(STRANGE)
    at = source.choice(list(value) if isinstance(value, dict) else range(len(value)))
    made = value.copy()
    match source.randrange(6):
        case 0:
            del made[at]
        case 1 if isinstance(made, dict):
            made[source.choice(("id", "name", "kind", "goblins_thug", "$"))] = made[at]
        case _:
            made[at] = changed(made[at], source)
    return made


@pytest.mark.long
def test_any_damaged_file_is_refused_with_a_sentence(shelf, tmp_path):
    fill(shelf)
    sound, source, refused = json.loads(export_library(shelf).text), Random(3), 0
    with library.open_library(tmp_path / "other", NOW) as other:
        for _ in range(250):
            data = json.dumps(changed(sound, source)).encode()
            try:
                import_library(other, data, "x.json")
            except library.LibraryError as error:
                refused += bool(error.sentence)
        assert refused > 150
        use_own_dice(other.own_dice())
        assert [problem for problem in other.problems() if "unknown die" not in problem] == []


# What cannot go into a file


def strange(path: Path) -> None:
    """Damage one force, one own die and one count of a library, and add a force with a die that nobody knows."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for number, name, changed in (
            (50, "Torn", "'{'"),
            (51, "Bare", "'[]'"),
            (52, "Of old", f"replace(document, '{GUARD.force.units[0]}', 'elves_of_old')"),
        ):
            connection.execute(
                f"INSERT INTO force SELECT {number}, 1, system, ?, player, health, tags, note, changed, {changed}"
                " FROM force WHERE id = 1",
                (name,),
            )
        connection.execute("INSERT INTO own_die VALUES ('own_odd', 9, '{}')")
        connection.execute("INSERT INTO owned SELECT id, 'elves_of_old', 1 FROM collection")


def test_damaged_entries_are_named_and_the_rest_is_exported(shelf, other, path):
    shelf.keep(GUARD, NOW)
    shelf.own(shelf.new_collection("Mira").id, "goblins_thug", 3)
    shelf.keep_die(RING)
    assert export_library(shelf).left == ()
    whole = export_library(shelf).text
    strange(path)
    assert export_library(shelf).text == whole
    found = "\n".join(export_library(shelf).left)
    for words in (
        "The custom die own_odd cannot be used",
        "Could not read the force Torn",
        "Could not read the force Bare",
        "The force Of old contains an unknown die elves_of_old",
        "The collection Mira contains an unknown die elves_of_old",
    ):
        assert words in found
    assert len(found.splitlines()) == 5
    assert import_library(other, export_library(shelf).text.encode(), "x").forces == 1
