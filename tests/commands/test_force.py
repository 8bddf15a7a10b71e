"""Tests of `ddtable force`: check, show and random, and every error."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from ddtable import cli, library
from ddtable.commands import asking_forces
from ddtable.commands.force import Drawing, draw
from ddtable.dice.catalogue import use_own_dice
from ddtable.dice.faces import Face
from ddtable.dice.types import OwnDie
from ddtable.forces.ddforce import SharedForce, encode, read_ddforce, write_ddforce
from ddtable.forces.documents import force_document, load_force
from ddtable.forces.starter import starter_forces
from ddtable.rules.dragon_dice.board import Options
from ddtable.rules.dragon_dice.editions import EDITIONS
from ddtable.rules.dragon_dice.verdict import fits
from tests.drivers.more_sections import more_editions
from tests.saves.games import NOW
from tests.saves.make_samples import SAMPLES

__all__ = ["more_editions"]
WOLVES = next(force for force in starter_forces() if force.id == "mire_wolves")
SHARED = SharedForce(WOLVES, "Mira", ("fast", "goblins"), 24)


@pytest.fixture
def wolves(tmp_path: Path) -> Path:
    path = tmp_path / "wolves.ddforce"
    write_ddforce(path, SHARED)
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: object, code: int = 0) -> str:
    assert cli.main(["force", *map(str, arguments)]) == code
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: object, code: int = 2) -> str:
    """Run a command that fails; return its one sentence."""
    assert cli.main(["force", *map(str, arguments)]) == code
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("ddtable: ")
    assert printed.err.count("\n") == 1
    return printed.err.removeprefix("ddtable: ").strip()


# Check


def test_a_fit_force(capsys, wolves: Path):
    assert run(capsys, "check", wolves) == "wolves.ddforce: Mire Wolves is fit for a classic game of 24 health.\n"


def test_a_force_that_is_not_fit_names_each_rule(capsys, tmp_path: Path):
    path = tmp_path / "half.ddforce"
    write_ddforce(path, SharedForce(replace(WOLVES, horde=(), dragons=("fire_drake", "air_wyrm")), health=24))
    assert run(capsys, "check", path, code=1).splitlines() == [
        "half.ddforce: Mire Wolves is not fit for a classic game of 24 health:",
        "  6 health missing (18 of 24): add 6 (SU9)",
        "  No unit in the horde: add one (SU2)",
        "  1 dragon too many (2 of 1): remove 1 (SU1)",
    ]


def test_another_size_and_the_limit_on_armies(capsys, wolves: Path):
    assert "12 health missing (24 of 36)" in run(capsys, "check", wolves, "--size", "36", code=1)
    heavy = wolves.with_name("heavy.ddforce")
    write_ddforce(heavy, SharedForce(replace(WOLVES, home=WOLVES.home + WOLVES.horde[:2], horde=WOLVES.horde[2:])))
    assert "is fit for" in run(capsys, "check", heavy)
    assert "More than half of the force in the home army" in run(capsys, "check", heavy, "--half-cap", code=1)


def test_dice_of_all_species_are_checked_for_a_game_of_all_species(capsys, wolves: Path):
    troll = wolves.with_name("troll.ddforce")
    write_ddforce(troll, SharedForce(replace(WOLVES, horde=("goblins_troll", "goblins_filcher")), health=25))
    assert "a classic game of 25 health with the dice of all races" in run(capsys, "check", troll, code=1)
    said = run(capsys, "check", troll, "--dice", "starters", code=1)
    assert "Not of the starter races of 1995: Troll" in said


def test_several_files_one_of_which_is_broken(capsys, wolves: Path):
    broken = wolves.with_name("broken.ddforce")
    broken.write_text(encode(SHARED).replace("goblins_mugger", "goblins_muger"))
    said = run(capsys, "check", wolves, broken, wolves, code=1).splitlines()
    assert said[0] == said[2] == "wolves.ddforce: Mire Wolves is fit for a classic game of 24 health."
    assert said[1].startswith("broken.ddforce: $.armies.horde.goblins_muger: there is no unit named goblins_muger")


def test_a_toml_file_of_one_force_or_of_many(capsys, tmp_path: Path):
    one, many, none = tmp_path / "one.toml", tmp_path / "many.toml", tmp_path / "none.toml"
    one.write_text(force_document(WOLVES))
    many.write_text(f"[first]\n{force_document(WOLVES)}\n[second]\n{force_document(WOLVES)}")
    none.write_text("")
    assert "one.toml: Mire Wolves is fit" in run(capsys, "check", one)
    assert run(capsys, "check", many).count("is fit") == 2
    assert refused(capsys, "check", none, code=1) == "none.toml does not contain a force."


def test_one_wrong_force_of_many_does_not_hide_the_others(capsys, tmp_path: Path):
    path = tmp_path / "many.toml"
    wrong = force_document(WOLVES).replace("Thug", "Thugg")
    path.write_text(f"[first]\n{force_document(WOLVES)}\n[second]\n{wrong}\n[third]\n{force_document(WOLVES)}")
    said = run(capsys, "check", path, code=1).splitlines()
    assert [line.partition(":")[0] for line in said] == ["many.toml", "many.toml, second", "many.toml"]
    assert cli.main(["force", "show", str(path)]) == 1
    printed = capsys.readouterr()
    assert printed.out.count("is fit for") == 2
    assert printed.err.startswith("ddtable: many.toml, second: ")
    assert cli.main(["force", "check", str(path), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (len(found["forces"]), len(found["errors"])) == (2, 1)


def test_the_verdict_as_json(capsys, wolves: Path):
    broken = wolves.with_name("broken.ddforce")
    broken.write_text("{}")
    assert cli.main(["force", "check", str(wolves), str(broken), "--json"]) == 1
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    (force,) = found["forces"]
    assert (force["name"], force["fit"], force["game"]["size"]) == ("Mire Wolves", True, 24)
    assert force["armies"]["home"]["goblins_wolf_rider"] == 2
    assert {line["key"] for line in force["verdict"]} >= {"health", "armies", "dragons"}
    assert all(line["met"] and line["sentence"] for line in force["verdict"])
    assert found["errors"] == [{"file": "broken.ddforce", "error": "broken.ddforce is not a force file of ddtable."}]
    assert printed.err.splitlines() == ["1 of 2: wolves.ddforce", "2 of 2: broken.ddforce"]


def test_check_is_refused_for_invalid_input(capsys, tmp_path: Path, wolves: Path):
    assert refused(capsys, "check", tmp_path / "no.ddforce") == f"There is no file {tmp_path / 'no.ddforce'}."
    broken = tmp_path / "broken.ddforce"
    broken.write_text("[")
    assert "is not valid JSON" in refused(capsys, "check", broken, code=1)
    assert "it is a folder" in refused(capsys, "check", tmp_path, code=1)
    assert "not a whole number" in refused(capsys, "check", wolves, "--size", "0")
    assert "required" in refused(capsys, "check")
    assert refused(capsys).endswith("; see ddtable force --help.")


def test_no_force_is_checked_if_a_file_is_missing(capsys, wolves: Path):
    assert "There is no file" in refused(capsys, "check", wolves, wolves.with_name("no.ddforce"))


def test_a_strangers_names_steer_no_terminal(capsys, tmp_path: Path):
    path = tmp_path / "odd.toml"
    path.write_text(force_document(replace(WOLVES, name="Wolves\x1b[2J\u202e", note="one\n\x1b[1mtwo")))
    for word in ("check", "show"):
        said = run(capsys, word, path)
        assert "Wolves [2J" in said
        assert not {"\x1b", "\u202e"} & set(said)


# Show


def test_force_is_shown_with_average_results(capsys, wolves: Path):
    said = run(capsys, "show", wolves)
    for line in (
        "force     Mire Wolves",
        "player    Mira",
        "tags      fast, goblins",
        "dragons   Death Drake",
        "home      Swampland with city",
        "home army: 9 health, 5 dice",
        "  Leopard Rider, 2 Wolf Rider, 2 Wardog Rider",
        "Mire Wolves is fit for a classic game of 24 health.",
    ):
        assert line in said.splitlines()
    assert "  on average 6.2 melee, 2.0 missile, 1.5 magic, 5.5 maneuver, 3.0 save" in said.splitlines()


def test_a_starter_force_is_shown_by_id_or_name(capsys):
    assert run(capsys, "show", "mire_wolves") == run(capsys, "show", "Mire Wolves")
    nothing = "There is no force or file"
    near = "Did you mean mire_wolves or free_coast?"
    assert refused(capsys, "show", "mire_wolfs") == f"{nothing} 'mire_wolfs'. {near}"
    assert refused(capsys, "show", "xyzzy") == f"{nothing} 'xyzzy'. ddtable roster list prints the starter forces."


def test_a_check_takes_all_that_a_roster_takes(capsys, tmp_path, monkeypatch):
    """A starter force by id or name, a force of the library by its name, the forces of a saved game."""
    monkeypatch.setattr(library, "library_path", lambda: tmp_path / library.NAME)
    with library.open_library(tmp_path / library.NAME, NOW) as kept:
        kept.keep(SharedForce(replace(WOLVES, id="", name="Grey and low"), health=24), NOW)
    assert run(capsys, "check", "Mire Wolves") == "mire_wolves: Mire Wolves is fit for a classic game of 24 health.\n"
    assert "Grey and low is fit for" in run(capsys, "check", "grey and low")
    saved = SAMPLES / "v1-finished.ddtable"
    assert run(capsys, "check", saved).count("v1-finished.ddtable: ") == 2


def test_a_file_of_another_kind_is_named_as_such(capsys, tmp_path):
    other = tmp_path / "README.md"
    other.write_text("# Hello")
    assert refused(capsys, "check", other, code=1) == (
        "README.md is not a force: its name does not end in .ddforce or .toml."
    )


def test_half_built_force_is_shown(capsys, wolves: Path):
    write_ddforce(wolves, SharedForce(replace(WOLVES, name="", horde=(), frontier="", home_terrain="")))
    said = run(capsys, "show", wolves)
    assert "force     without a name" in said
    assert "horde: 0 health, 0 dice" in said
    assert "No frontier proposed: pick a terrain (SU4)" in said


def test_a_force_as_json(capsys, wolves: Path):
    found = json.loads(run(capsys, "show", wolves, "--json"))
    assert (found["player"], found["health"], found["dragons"]) == ("Mira", 24, {"death_drake": 1})
    assert found["expected"]["home"]["maneuver"] == pytest.approx(5.5)
    many = wolves.with_name("many.toml")
    many.write_text(f"[first]\n{force_document(WOLVES)}\n[second]\n{force_document(WOLVES)}")
    assert len(json.loads(run(capsys, "show", many, "--json"))["forces"]) == 2


def test_a_force_with_own_dice_of_the_library(capsys, wolves: Path, monkeypatch: pytest.MonkeyPatch):
    """They are shown with all they are; no classic game plays with them."""
    faces = (Face("id"), *(Face("melee"),) * 5)
    own = OwnDie("own_rat_king", "Rat King", "unit", faces, species="goblins", unit_class="light_melee", health=1)
    monkeypatch.setattr(library, "use_library_dice", lambda: use_own_dice([own]))
    write_ddforce(wolves, SharedForce(replace(WOLVES, horde=(*WOLVES.horde[:-1], "own_rat_king"))))
    try:
        said = run(capsys, "show", wolves)
        assert "Rat King" in said
        assert "horde: 6 health, 3 dice" in said
        assert "Not published dice, and unknown to the game: Rat King; remove them (C0.5)" in said
    finally:
        use_own_dice([])


def test_a_broken_or_missing_file_is_not_shown(capsys, tmp_path: Path):
    assert refused(capsys, "show", "no.ddforce") == "There is no file no.ddforce."
    (tmp_path / "broken.toml").write_text("name = ")
    assert "is not valid TOML" in refused(capsys, "show", tmp_path / "broken.toml", code=1)


# Random


def test_a_drawn_force_is_written_and_fit(capsys, tmp_path: Path):
    out = tmp_path / "drawn.ddforce"
    said = run(capsys, "random", "--species", "goblins", "--size", "36", "--seed", "7", "--out", out)
    shared = read_ddforce(out)
    assert said == f"Goblins: 36 health, {len(shared.force.units)} dice, written to {out}.\n"
    assert (shared.health, shared.force.species, shared.force.name) == (36, ("goblins",), "Goblins")
    assert fits(shared.force, 36, Options()), "a game of the starter species can be played with it"
    assert "is fit for" in run(capsys, "check", out)


def test_the_same_seed_draws_the_same_force(capsys, tmp_path: Path):
    first = run(capsys, "random", "--seed", "7")
    assert run(capsys, "random", "--seed", "7") == first
    assert run(capsys, "random", "--seed", "8") != first
    assert json.loads(first)["health"] == 24


def test_species_by_name_and_several_at_once(capsys, tmp_path: Path):
    out = tmp_path / "drawn.ddforce"
    run(capsys, "random", "--species", "Coral Elves,undead", "--size", "30", "--out", out, "--name", "Drowned")
    force = read_ddforce(out).force
    assert (set(force.species), force.name) == ({"coral_elves", "undead"}, "Drowned")
    assert fits(force, 30, Options(species="all"))


def test_monsters_and_the_limit_on_armies(capsys, tmp_path: Path):
    out = tmp_path / "drawn.ddforce"
    run(capsys, "random", "--species", "goblins", "--monsters", "--half-cap", "--size", "60", "--out", out)
    force = read_ddforce(out).force
    assert any(force.counts.get(f"goblins_{monster}") for monster in ("troll", "cannibal", "harpies", "shambler"))
    assert fits(force, 60, Options(species="all", half_cap=True))


def test_a_force_from_a_collection(capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(library, "library_path", lambda: tmp_path / library.NAME)
    assert refused(capsys, "random", "--collection", "Mira") == "There is no library yet, so there are no collections."
    owned = {"goblins_marauder": 2, "goblins_thug": 3, "undead_zombie": 3}
    with library.open_library(tmp_path / library.NAME, NOW) as shelf:
        shelf.own_many(shelf.new_collection("Mira").id, owned)
    monkeypatch.setattr(library, "open_library", partial(library.open_library, tmp_path / library.NAME))
    drawn = json.loads(run(capsys, "random", "--collection", "mira", "--size", "12"))["armies"]
    assert sum((Counter(army) for army in drawn.values()), Counter()) == owned
    assert "cannot add up to the missing 13 health" in refused(capsys, "random", "--collection", "Mira", "--size", "13")
    drawn = json.loads(run(capsys, "random", "--collection", "mira", "--size", "5", "--species", "goblins"))["armies"]
    assert all(unit.startswith("goblins_") for army in drawn.values() for unit in army)
    assert refused(capsys, "random", "--collection", "Oskar") == "There is no collection Oskar."
    (tmp_path / library.NAME).write_bytes(b"nothing of ours")
    assert "library" in refused(capsys, "random", "--collection", "Mira", code=1)


def test_a_drawn_force_as_toml(capsys, tmp_path: Path):
    out = tmp_path / "drawn.toml"
    run(capsys, "random", "--seed", "3", "--out", out)
    assert load_force(out).health == 24


def test_file_is_replaced_only_with_overwrite(capsys, wolves: Path):
    said = refused(capsys, "random", "--out", wolves)
    assert said == f"{wolves} already exists. Use --overwrite to replace it."
    run(capsys, "random", "--out", wolves, "--overwrite")
    assert read_ddforce(wolves).force.name != "Mire Wolves"


def test_draw_is_refused_for_invalid_input(capsys, tmp_path: Path):
    assert refused(capsys, "random", "--species", "goblinz") == ("There is no race 'goblinz'. Did you mean goblins?")
    assert "a name is missing" in refused(capsys, "random", "--species", ",")
    assert "'-1' is not a whole number from 0 to" in refused(capsys, "random", "--seed=-1")
    assert refused(capsys, "random", "--size", "2").startswith("3 armies are empty and only 2 health is left")
    assert "is a folder" in refused(capsys, "random", "--out", tmp_path)
    assert refused(capsys, "random", "--out", tmp_path / "force.pdf") == (
        "The name of a force file ends in .ddforce or .toml, unlike force.pdf."
    )
    for name in ("force.ddforce", "force.toml"):
        assert "No such file or directory" in refused(capsys, "random", "--out", tmp_path / "missing" / name)


@pytest.mark.parametrize("out", ["big.ddforce", "big.toml", ""])
def test_a_force_that_no_file_holds_is_not_written(capsys, tmp_path: Path, out: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ddtable.commands.force.fill", lambda *_, **__: replace(WOLVES, home=("goblins_thug",) * 999))
    words = ["random", "--size", "999", *(["--out", tmp_path / out] if out else [])]
    assert refused(capsys, *words) == "The force contains more than 999 dice."
    assert list(tmp_path.iterdir()) == []


# Editions and sections


def test_a_force_is_checked_for_another_edition(capsys, tmp_path: Path):
    """R96.1: one dragon, and one more for each full 30 health."""
    path = tmp_path / "drawn.ddforce"
    run(capsys, "random", "--size", 28, "--edition", "revised96", "--out", path)
    assert read_ddforce(path).edition == "revised96"
    assert "is fit for a classic game of 28 health, edition revised96." in run(capsys, "check", path)
    said = run(capsys, "check", path, "--edition", "classic95", code=1)
    assert "1 dragon missing (1 of 2): add 1 (SU1)" in said
    (found,) = json.loads(run(capsys, "check", path, "--json"))["forces"]
    assert (found["edition"], found["game"]["edition"], found["game"]["half_cap"]) == ("revised96", "revised96", True)
    assert {"R96.1", "R96.2"} <= {line["rule"] for line in found["verdict"]}


def test_a_force_of_a_later_edition_is_checked_for_1995(capsys, tmp_path: Path):
    path = tmp_path / "later.ddforce"
    write_ddforce(path, replace(SHARED, edition="later"))
    assert "is fit for a classic game of 24 health." in run(capsys, "check", path)


def test_sections_are_shown_and_drawn(more_editions: None, capsys, tmp_path: Path):
    path = tmp_path / "war.ddforce"
    wish = Drawing((), 24, 1, False, False, None, "War", cast(Any, "pools"))
    assert draw(wish, path, overwrite=False) == 0
    said = run(capsys, "show", path)
    assert "recruiting: 12 health" in said
    assert "summoning: 0 health, 1 die" in said
    assert "is fit for a classic game of 24 health, edition pools" in said
    report = json.loads(run(capsys, "show", path, "--json"))
    assert {"recruiting", "summoning"} <= set(report["expected"])
    assert set(report["sections"]) == {"recruiting", "summoning"}


def test_editions_of_the_command_are_those_of_the_rules():
    assert asking_forces.EDITIONS == EDITIONS


def test_force_of_a_campaign_is_drawn_checked_and_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    for name in ("war.ddforce", "war.toml"):
        path = tmp_path / name
        drawn = ["force", "random", "--edition", "campaign", "--size", "120", "--name", "War", "--out", str(path)]
        assert cli.main(drawn) == 0
        assert cli.main(["force", "check", str(path)]) == 0
        assert "War is fit for the Conquest of Esfah at 120 health." in capsys.readouterr().out
        assert cli.main(["roster", "text", str(path), "--what", "list"]) == 0
        assert "Recruiting pool: " in capsys.readouterr().out
    assert cli.main(["force", "random", "--edition", "campaign", "--size", "100"]) != 0
    assert "A war has forces of 120, 180, 240, 300, 360 health, not 100." in capsys.readouterr().err
