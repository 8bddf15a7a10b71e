"""Tests of `ddtable dice`: searches, output and every error."""

from __future__ import annotations

import json

import pytest

from ddtable import cli
from ddtable.commands.dice import show_die
from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.faces import Face
from ddtable.dice.types import OwnDie


def run(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert cli.main(["dice", *arguments]) == code
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 2) -> str:
    """Run a command that fails; return its one sentence."""
    assert cli.main(["dice", *arguments]) == code
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("ddtable: ")
    assert printed.err.count("\n") == 1
    return printed.err.removeprefix("ddtable: ").strip()


def ids(listed: str) -> list[str]:
    return [line.split()[0] for line in listed.splitlines()]


def test_all_units_are_listed(capsys):
    assert ids(run(capsys, "list")) == list(catalogue().units)


def test_row_describes_the_die(capsys):
    row = run(capsys, "list", "thug").strip()
    assert row == ("goblins_thug  Thug  Goblins  heavy melee  1  id, save, melee, maneuver, melee, 2 melee")


def test_words_and_filters(capsys):
    assert ids(run(capsys, "list", "goblin", "rare")) == ids(
        run(capsys, "list", "--species", "goblins", "--size", "rare")
    )
    smiting = ids(run(capsys, "list", "--icon", "smite", "--species", "Goblins,Dwarves"))
    assert "goblins_marauder" in smiting
    assert all(unit.startswith(("goblins_", "dwarves_")) for unit in smiting)
    assert ids(run(capsys, "list", "--class", "heavy melee", "--species", "undead", "--element", "death"))
    assert len(ids(run(capsys, "list", "--size", "monster"))) == 60
    assert len(ids(run(capsys, "list", "--kind", "dragon,terrain"))) == len(catalogue().dragons) + len(
        catalogue().terrains
    )


def test_orders(capsys):
    names = [catalogue().units[unit].name for unit in ids(run(capsys, "list", "--species", "undead", "--sort", "name"))]
    assert names == sorted(names)


def test_a_list_as_json(capsys):
    found = json.loads(run(capsys, "list", "thug", "--json"))["dice"]
    assert [(die["id"], die["kind"], die["health"], die["class"]) for die in found] == [
        ("goblins_thug", "unit", 1, "heavy_melee")
    ]
    assert found[0]["faces"][5] == {"icon": "melee", "count": 2}
    assert found[0]["expected"]["melee"] == pytest.approx(5 / 6, abs=1e-4)


def test_search_without_results(capsys):
    assert refused(capsys, "list", "xyzzy", code=1) == "No dice match."
    assert json.loads(run(capsys, "list", "xyzzy", "--json", code=1)) == {"dice": []}


def test_values_that_do_not_exist(capsys):
    assert refused(capsys, "list", "--species", "goblin") == "There is no race 'goblin'. Did you mean goblins?"
    assert refused(capsys, "list", "--icon", "smit") == "There is no icon 'smit'. Did you mean smite?"
    assert refused(capsys, "list", "--size", "huge") == "There is no size 'huge'."
    assert "invalid choice" in refused(capsys, "list", "--sort", "beauty")


@pytest.mark.parametrize("typed", [("goblins_troll",), ("troll",), ("Troll",)])
def test_a_die_by_id_or_name(capsys, typed: tuple[str, ...]):
    said = run(capsys, "show", *typed).splitlines()
    assert said[:5] == [
        "id         goblins_troll",
        "name       Troll",
        "species    Goblins (death, earth)",
        "class      monster",
        "size       monster, 4 health, 10 sides",
    ]
    assert said[5].startswith("faces      4 id, ")
    assert said[6].startswith("average    2.00 melee")


def test_a_name_of_several_words_needs_no_quotes(capsys):
    assert "id         dwarves_crack_shot" in run(capsys, "show", "Crack", "Shot")
    assert "id         white_drake" in run(capsys, "show", "White", "Drake")


def test_a_dragon_and_a_terrain(capsys):
    said = run(capsys, "show", "fire_drake")
    assert "elements   fire" in said
    assert "health     5, 5 automatic saves" in said
    assert "place      standing stones" in run(capsys, "show", "coastland_standing_stones")


def test_dice_of_campaigns_are_listed_by_kind(capsys):
    """Without a kind only units are listed, as before."""
    for kind, dice in (("dragonkin", "dragonkin"), ("champion", "champions"), ("item", "items")):
        assert ids(run(capsys, "list", "--kind", kind)) == list(getattr(catalogue(), dice))
    assert ids(run(capsys, "list", "--kind", "minor")) == list(catalogue().minor_terrains)
    row = run(capsys, "list", "--kind", "item", "gold", "medallion").strip()
    assert row == "medallion_gold  Gold Medallion  medallion  gold  4  4 logo, 4 melee, 4 save, 4 maneuver"


def test_dice_whose_faces_are_known_are_listed_alone(capsys):
    """Q110."""
    known = ids(run(capsys, "list", "--kind", "champion,dragonkin,item", "--faces", "published,entered"))
    assert known == [die for die in catalogue().champions if "dragonc" in die or "dragonm" in die]
    assert ids(run(capsys, "list", "--kind", "dragonkin", "--faces", "reconstructed")) == list(catalogue().dragonkin)
    assert refused(capsys, "list", "--faces", "guessed") == "There is no source of faces 'guessed'."


def test_a_die_of_a_campaign_is_shown_with_the_source_of_its_faces(capsys):
    said = run(capsys, "show", "fire_dragontroop").splitlines()
    assert {"species    Dragonkin (fire)", "saves      1", "faces are  reconstructed"} <= set(said)
    said = run(capsys, "show", "kings_die").splitlines()
    assert {"form       relic", "points     4"} <= set(said)
    assert "names      -, coral_elves, dwarves, goblins, lava_elves, amazons" in said
    assert "place      village" in run(capsys, "show", "deadland_village")
    assert json.loads(run(capsys, "show", "kings_die", "--json"))["names"][5] == "amazons"


def test_a_die_as_json(capsys):
    assert json.loads(run(capsys, "show", "troll", "--json"))["species"] == "goblins"
    assert json.loads(run(capsys, "show", "fire_drake", "--json"))["automatic_saves"] == 5
    assert json.loads(run(capsys, "show", "flatland_city", "--json"))["eighth_face"] == "city"


def test_every_die_of_the_catalogue_can_be_shown(capsys):
    for die in (*catalogue().dice, *catalogue().of_campaigns):
        assert show_die(die, as_json=False) == show_die(die, as_json=True) == 0
        said, _, report = capsys.readouterr().out.partition("\n{")
        assert said.startswith(f"id         {die}\n")
        assert json.loads("{" + report)["id"] == die


def test_a_die_that_does_not_exist(capsys):
    assert refused(capsys, "show", "thgu") == "There is no die 'thgu'. Did you mean thug?"
    assert refused(capsys, "show", "xyzzy") == "There is no die 'xyzzy'."
    assert "required" in refused(capsys, "show")


def test_own_dice_of_the_library_are_listed_and_marked(capsys, monkeypatch: pytest.MonkeyPatch):
    faces = (Face("id"), *(Face("melee"),) * 5)
    own = OwnDie("own_rat_king", "Rat King", "unit", faces, species="goblins", unit_class="light_melee", health=1)
    monkeypatch.setattr("ddtable.commands.dice.use_library_dice", lambda: use_own_dice([own]))
    try:
        assert ids(run(capsys, "list", "rat king")) == ["own_rat_king"]
        assert "faces are  entered" in run(capsys, "show", "rat king")
        assert json.loads(run(capsys, "show", "own_rat_king", "--json"))["mark"] == "entered"
    finally:
        use_own_dice([])


def test_no_two_dice_share_a_name():
    """So that a name alone will do."""
    names = [die.name for die in catalogue().dice.values()]
    assert len(set(names)) == len(names)
