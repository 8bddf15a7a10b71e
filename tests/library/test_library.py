"""Saved entries are read back; an invalid one is refused with a sentence and changes nothing."""

from __future__ import annotations

import sys

import pytest
from msgspec.structs import replace

from ddtable import library
from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.forces.boxes import boxes
from ddtable.library import Collection
from tests.library.shelf import DRAFT, GUARD, LATER, NOW, RING, SCOUT, called, damage, said


def test_library_is_in_the_user_data_folder(tmp_path, monkeypatch):
    monkeypatch.setattr("ddtable.library.user_data_path", lambda *_, **__: tmp_path / "data")
    assert library.library_path() == tmp_path / "data" / "library.ddlibrary"
    with library.open_library(now=NOW) as shelf:
        assert shelf.path == library.library_path()
        assert shelf.forces() == shelf.collections() == shelf.own_dice() == ()


def test_sqlalchemy_is_not_imported_before_the_library_is_opened():
    import subprocess

    code = "import sys, ddtable.library; print({'sqlalchemy', 'alembic'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "set()"


# Forces


def test_a_force_is_found_again_tomorrow(path):
    with library.open_library(path, NOW) as shelf:
        kept = shelf.keep(GUARD, NOW)
    with library.open_library(path, LATER) as shelf:
        assert shelf.forces() == (kept,)
        assert (kept.name, kept.player, kept.health, kept.tags) == ("Reef Guard", "Mira", 24, ("reef", "slow"))
        assert (kept.system, kept.changed, kept.note) == ("classic", NOW, GUARD.force.note)
        found = shelf.force(kept.id)
    assert replace(found.force, id=GUARD.force.id) == GUARD.force
    assert (found.player, found.tags, found.health) == ("Mira", ("reef", "slow"), 24)


def test_a_half_built_force_is_kept_too(shelf):
    kept = shelf.keep(DRAFT, NOW)
    assert (kept.name, kept.health) == ("", 1)
    assert shelf.force(kept.id).force.home == ("goblins_thug",)


def test_last_changed_force_is_first(shelf):
    first, second = shelf.keep(called("First"), NOW), shelf.keep(called("Second"), NOW)
    assert [entry.name for entry in shelf.forces()] == ["Second", "First"]
    changed = shelf.keep(called("First, better"), LATER, first)
    assert [entry.name for entry in shelf.forces()] == ["First, better", "Second"]
    assert changed.id == first.id != second.id
    assert changed.changed == LATER


def test_a_force_is_renamed_and_duplicated(shelf):
    kept = shelf.keep(GUARD, NOW, system="campaign")
    named = shelf.rename(kept, "Old Guard", LATER)
    copy = shelf.duplicate(named.id, "New Guard", LATER)
    assert (named.id, named.name, copy.name) == (kept.id, "Old Guard", "New Guard")
    assert copy.id != kept.id
    assert copy.system == named.system == "campaign"
    assert shelf.force(copy.id).force.units == GUARD.force.units


def test_removed_entry_can_be_restored_until_the_library_is_closed(path):
    with library.open_library(path, NOW) as shelf:
        one, other = shelf.keep(called("One"), NOW), shelf.keep(called("Other"), NOW)
        gone = shelf.remove(one.id)
        later = shelf.remove(other.id)
        assert shelf.forces() == ()
        assert shelf.removed == (later, gone)
        assert (gone.kind, gone.name) == ("force", "One")
        shelf.put_back(gone)
        assert shelf.forces() == (one,)
        assert shelf.removed == (later,)
    assert shelf.removed == ()
    with library.open_library(path) as shelf:
        assert [entry.name for entry in shelf.forces()] == ["One"]


def test_no_id_is_given_twice(shelf):
    first = shelf.keep(called("First"), NOW)
    shelf.remove(first.id)
    assert shelf.keep(called("Second"), NOW).id != first.id


def test_missing_force_is_refused_with_a_sentence(shelf):
    for deed in (shelf.force, shelf.entry, shelf.remove):
        assert said(deed, 7) == "This force is no longer in the library."


def test_a_force_keeps_an_own_die_that_is_gone(shelf):
    shelf.keep_die(SCOUT)
    use_own_dice(shelf.own_dice())
    with_scout = replace(GUARD, force=replace(GUARD.force, horde=("own_scout",)))
    kept = shelf.keep(with_scout, NOW)
    assert kept.health == with_scout.force.health
    shelf.remove_die("own_scout")
    use_own_dice(shelf.own_dice())
    assert shelf.force(kept.id).force.horde == ("own_scout",)
    assert shelf.problems() == ("The force Reef Guard contains an unknown die own_scout.",)


def test_a_name_that_is_too_long_is_cut_and_no_sign_steers_the_screen(shelf):
    kept = shelf.keep(called("\u202e" + "x" * 500), NOW)
    assert kept.name.startswith("xxx")
    assert len(kept.name) <= 80


def test_the_library_does_not_grow_without_end(shelf, monkeypatch):
    monkeypatch.setattr("ddtable.library.forces.MOST_ROWS", 2)
    first = shelf.keep(called("One"), NOW)
    shelf.keep(called("Two"), NOW)
    assert "already contains 2 forces" in said(shelf.keep, called("Three"), NOW)
    assert shelf.keep(called("One, changed"), NOW, first)


def test_a_force_that_could_not_be_read_again_is_not_kept(shelf):
    crowd = replace(GUARD, force=replace(GUARD.force, horde=("goblins_thug",) * 2000))
    assert said(shelf.keep, crowd, NOW)
    assert shelf.forces() == ()


# Collections


def test_counts_of_a_collection(shelf):
    mira = shelf.new_collection("Mira")
    ragna = shelf.new_collection(" Ragna\n")
    assert (mira.name, ragna.name) == ("Mira", "Ragna")
    shelf.own(mira.id, "goblins_thug", 3)
    shelf.own(mira.id, "fire_drake", 1)
    shelf.own(mira.id, "goblins_thug", 4)
    shelf.own(mira.id, "fire_drake", 0)
    shelf.own(ragna.id, "flatland_city", 2)
    assert shelf.owned(mira.id) == {"goblins_thug": 4}
    assert shelf.collections() == (
        Collection(mira.id, "Mira", 4, 1),
        Collection(ragna.id, "Ragna", 2, 1),
    )


def test_several_counts_are_saved_together(shelf):
    mira = shelf.new_collection("Mira").id
    shelf.own_many(mira, {"goblins_thug": 3, "fire_drake": 1})
    shelf.own_many(mira, {"goblins_thug": 2, "flatland_city": 1}, add=True)
    assert shelf.owned(mira) == {"goblins_thug": 5, "fire_drake": 1, "flatland_city": 1}
    shelf.own_many(mira, {"goblins_thug": 1, "fire_drake": 0})
    assert shelf.owned(mira) == {"goblins_thug": 1}
    shelf.own_many(mira, {})
    assert shelf.owned(mira) == {}


def test_a_box_is_added_in_one_go(shelf):
    mira = shelf.new_collection("Mira").id
    box = next(box for box in boxes() if box.id == "marching_host:goblins")
    shelf.own(mira, "goblins_thug", 1)
    shelf.add_box(mira, box)
    shelf.add_box(mira, box, 2)
    assert shelf.owned(mira)["goblins_thug"] == 1 + 3 * box.dice["goblins_thug"]


@pytest.mark.parametrize(
    ("die", "count", "words"),
    [
        ("goblins_thugg", 1, "no die goblins_thugg"),
        ("goblins_thug", -1, "whole number from 0"),
        ("goblins_thug", 10_000, "whole number from 0"),
    ],
)
def test_counts_that_cannot_be(shelf, die, count, words):
    mira = shelf.new_collection("Mira").id
    assert words in said(shelf.own, mira, die, count)
    assert words in said(shelf.own_many, mira, {"fire_drake": 1, die: count})
    assert shelf.owned(mira) == {}


def test_the_sum_of_counts_is_bounded_too(shelf):
    mira = shelf.new_collection("Mira").id
    shelf.own(mira, "goblins_thug", 9000)
    assert "whole number" in said(shelf.own_many, mira, {"fire_drake": 1, "goblins_thug": 1000}, True)
    assert shelf.owned(mira) == {"goblins_thug": 9000}


def test_names_of_collections(shelf):
    mira, ragna = shelf.new_collection("Mira").id, shelf.new_collection("Ragna").id
    assert said(shelf.new_collection, " \n") == "A collection needs a name."
    assert "named MIRA already exists" in said(shelf.new_collection, "MIRA")
    assert "named mira already exists" in said(shelf.rename_collection, ragna, "mira")
    shelf.rename_collection(mira, "mira")
    shelf.rename_collection(ragna, "Tuva")
    assert [one.name for one in shelf.collections()] == ["mira", "Tuva"]


def test_removed_collection_is_restored_with_its_dice(shelf):
    mira = shelf.new_collection("Mira").id
    shelf.own(mira, "goblins_thug", 3)
    gone = shelf.remove_collection(mira)
    assert shelf.collections() == ()
    assert shelf.owned(mira) == {}
    shelf.put_back(gone)
    assert shelf.owned(mira) == {"goblins_thug": 3}


def test_missing_collection_is_refused_with_a_sentence(shelf):
    words = "This collection is no longer in the library."
    assert said(shelf.own, 9, "goblins_thug", 1) == words
    assert said(shelf.own_many, 9, {"goblins_thug": 1}) == words
    assert said(shelf.rename_collection, 9, "Mira") == words
    assert said(shelf.remove_collection, 9) == words


# Own dice


def test_own_dice_are_kept_changed_and_removed(shelf):
    shelf.keep_die(SCOUT)
    shelf.keep_die(RING)
    better = replace(SCOUT, name="Scout of Ash", mark="reconstructed")
    shelf.keep_die(better)
    assert shelf.own_dice() == (better, RING), "in the order in which they were made"
    assert shelf.free_id("Ring") == "own_ring_2"
    gone = shelf.remove_die("own_scout")
    assert (gone.kind, gone.name) == ("die", "Scout of Ash")
    assert shelf.own_dice() == (RING,)
    shelf.put_back(gone)
    assert shelf.own_dice() == (better, RING)


def test_removed_die_leaves_the_collections_until_restored(shelf):
    shelf.keep_die(RING)
    use_own_dice(shelf.own_dice())
    mira = shelf.new_collection("Mira").id
    shelf.own(mira, "own_ring", 2)
    gone = shelf.remove_die("own_ring")
    assert shelf.owned(mira) == {}
    assert shelf.problems() == ()
    shelf.put_back(gone)
    assert shelf.owned(mira) == {"own_ring": 2}


def test_a_die_that_does_not_fit_is_not_kept(shelf, monkeypatch):
    assert "Could not save Ring: It has 3 faces" in said(shelf.keep_die, replace(RING, faces=RING.faces[:3]))
    assert "This die is no longer in the library" in said(shelf.remove_die, "own_ring")
    monkeypatch.setattr("ddtable.library.own_dice.MOST_DICE", 1)
    shelf.keep_die(RING)
    assert "already contains 1 custom dice" in said(shelf.keep_die, SCOUT)
    shelf.keep_die(replace(RING, name="Ring of Ash"))


def test_the_dice_of_the_library_come_into_the_catalogue(path, tmp_path):
    library.use_library_dice(tmp_path / "none.ddlibrary")
    assert catalogue().own == {}
    with library.open_library(path, NOW) as shelf:
        shelf.keep_die(RING)
    library.use_library_dice(path)
    assert list(catalogue().own) == ["own_ring"]
    use_own_dice(())
    path.write_text("broken")
    library.use_library_dice(path)
    assert catalogue().own == {}


def test_a_damaged_force_is_named_beside_the_others(path):
    with library.open_library(path, NOW) as shelf:
        for name in ("One", "Two"):
            shelf.keep(called(name), NOW)
    damage(path, "One")
    with library.open_library(path, LATER) as shelf:
        found = {entry.name: shared for entry, shared in shelf.each_force()}
    assert found["Two"].force.name == "Two"
    assert found["One"].sentence.startswith("Could not read the force One")
