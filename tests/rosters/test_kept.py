"""The forces of the library, as rosters show them."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from ddtable import library
from ddtable.dice.catalogue import use_own_dice
from ddtable.rosters.kept import kept_forces
from ddtable.rules.dragon_dice.rosters import rules_for
from tests.library.shelf import DRAFT, GUARD, LATER, NOW, SCOUT, called, damage


def test_no_forces_without_a_library(tmp_path: Path):
    path = tmp_path / library.NAME
    assert kept_forces(path) == ([], [])
    assert not path.exists()


def test_the_forces_come_with_their_players_the_last_changed_first(tmp_path: Path):
    path = tmp_path / library.NAME
    with library.open_library(path, NOW) as shelf:
        shelf.keep(GUARD, NOW)
        shelf.keep(DRAFT, LATER)
    assert kept_forces(path).forces == [
        (DRAFT.player, replace(DRAFT.force, id="")),
        (GUARD.player, replace(GUARD.force, id="")),
    ]


def test_a_force_with_a_die_that_is_gone_is_left_out(tmp_path: Path):
    path = tmp_path / library.NAME
    use_own_dice((SCOUT,))
    try:
        scouts = called("Scouts")
        with library.open_library(path, NOW) as shelf:
            shelf.keep_die(SCOUT)
            shelf.keep(type(scouts)(type(scouts.force)("", "Scouts", (SCOUT.id,), (), (), (), "", "")), NOW)
        assert [force.name for _, force in kept_forces(path).forces] == ["Scouts"]
    finally:
        use_own_dice(())
    assert kept_forces(path) == ([], [])


def test_unreadable_library_is_reported(tmp_path: Path):
    path = tmp_path / library.NAME
    path.write_bytes(b"no library")
    with pytest.raises(library.LibraryError):
        kept_forces(path)


def test_damaged_force_is_named_and_the_others_are_listed(tmp_path: Path):
    path = tmp_path / library.NAME
    with library.open_library(path, NOW) as shelf:
        for name in ("One", "Two", "Three"):
            shelf.keep(called(name), NOW)
    damage(path, "Two")
    kept = kept_forces(path)
    assert [force.name for _, force in kept.forces] == ["Three", "One"]
    ((name, why),) = kept.unread
    assert name == "Two"
    assert why.startswith("Could not read the force Two: Two is not a force file of ddtable.")


def test_a_force_of_the_library_keeps_its_edition(tmp_path: Path):
    path = tmp_path / library.NAME
    with library.open_library(path, NOW) as shelf:
        shelf.keep(replace(GUARD, edition="revised96"), NOW)
        shelf.keep(replace(GUARD, player="Ragna"), NOW)
    found = {player: rules_for(force).name for player, force in kept_forces(path).forces}
    assert found == {"Mira": "revised96", "Ragna": "classic95"}
