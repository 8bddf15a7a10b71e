"""Sections of a force as data: an edition adds a recruiting and a summoning pool, another has one pool alone."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.system import SetUp, system
from ddtable.forces.ddforce import SharedForce, decode, encode
from ddtable.forces.documents import force_document, load_force
from ddtable.forces.filling import fill
from ddtable.forces.force import Force, ForceError, with_dice
from ddtable.forces.sections import SORTS, SectionsError, in_play, read_sections, rows_for, sections
from ddtable.forces.starter import starter_forces
from ddtable.odds.suggest import completed, suggest
from ddtable.rosters.content import sheet_of
from ddtable.rosters.document import document_of
from ddtable.rosters.plain_text import plain_text
from ddtable.rosters.reference import reference_of
from ddtable.rosters.wanted import Wanted
from ddtable.rules.dragon_dice.board import Options, edition_of
from ddtable.rules.dragon_dice.editions import EditionError, loading, read_edition
from ddtable.rules.dragon_dice.rosters import PlayedForce, built_for, rules_for
from ddtable.rules.dragon_dice.verdict import Line, fits, verdict
from ddtable.words.sentences import Words
from ddtable.words.verdicts import told
from tests.drivers.more_sections import EMPTY, SECTION_TEXTS, more_editions, options_of

__all__ = ["more_editions"]
pytestmark = pytest.mark.usefixtures("more_editions")
WORDS = Words()
TWELVE = ("goblins_marauder",) * 4


def pooled(health: int = 24, seed: int = 1) -> Force:
    """A random force with pools."""
    options = options_of("pools", species="all")
    rows = edition_of(options).sections
    return fill(catalogue(), EMPTY, health, Random(seed), rows=rows)


def unmet(force: Force, health: int, options: Options) -> dict[str, Line]:
    return {line.key: line for line in verdict(force, health, options) if not line.met}


def test_sections_of_1995_are_those_with_a_field():
    assert [row.name for row in sections()] == ["home", "campaign", "horde", "dragons", "home_terrain", "frontier"]
    assert sections() == edition_of(Options()).sections


def test_a_force_with_pools_is_filled_and_fit():
    for seed in range(6):
        force = pooled(48, seed)
        assert fits(force, 48, options_of("pools", species="all")), told_all(force, 48, "pools")
        units = force.more["recruiting"]
        assert sum(catalogue().unit(unit).health for unit in units) == 24
        assert sum(force.army_health(name) for name in ("home", "campaign", "horde")) == 24
        assert force.health == 48
        assert len(force.more["summoning"]) == 2  # one, and one for each full 25 health (SU1)
        assert not force.dragons


def told_all(force: Force, health: int, name: str) -> list[str]:
    return [told(WORDS, line) for line in verdict(force, health, options_of(name, species="all"))]


def test_suggestions_complete_a_force_with_pools():
    for start in (EMPTY, with_dice(EMPTY, "recruiting", ["dwarves_warlord"])):
        options = options_of("pools")
        found = suggest(start, 48, options)
        force = completed(start, found)
        assert fits(force, 48, options), told_all(force, 48, "pools")
        assert {one.part for one in found} == {
            *("home", "campaign", "horde", "recruiting", "summoning", "home_terrain", "frontier")
        }


def test_suggestions_fill_pools_from_few_owned_dice():
    owned = dict.fromkeys(("goblins_thug", "goblins_cutthroat", "dwarves_footman", "dwarves_sergeant"), 4)
    force = completed(EMPTY, suggest(EMPTY, 24, options_of("pools"), owned))
    assert fits(force, 24, options_of("pools"))
    assert all(force.units.count(die) <= 4 for die in owned)
    assert set(force.units) <= set(owned)


def test_pool_that_owned_dice_cannot_fill_is_an_error():
    """The armies have the only die of 1 health that the pool would need."""
    owned = {"goblins_thug": 3, "goblins_marauder": 3}
    with pytest.raises(ForceError, match="cannot add up"):
        fill(catalogue(), EMPTY, 20, Random(3), owned=owned, rows=edition_of(options_of("pools")).sections)


def test_verdict_names_a_pool_that_has_more_than_its_part():
    force = with_dice(pooled(24), "recruiting", TWELVE[:3])
    line = unmet(force, 24, options_of("pools", species="all"))["part"]
    assert (line.rule, line.where) == ("SU2", ("recruiting",))
    assert told(WORDS, line) == "3 health missing in the recruiting pool (9 of 12): add 3"
    assert told(Words("da"), line) == "Der mangler 3 hp i rekrutteringspuljen (9 af 12): tilføj 3"


def test_half_cap_is_half_of_the_armies_in_play():
    rows = edition_of(options_of("pools")).sections
    assert in_play(rows, 48) == 24
    force = replace(EMPTY, home=TWELVE, campaign=("goblins_marauder",) * 2, horde=("goblins_marauder",) * 2)
    assert "half" not in unmet(force, 48, options_of("pools", half_cap=True))
    force = replace(force, home=(*TWELVE, "goblins_thug"))
    assert unmet(force, 48, options_of("pools", half_cap=True))["half"].values["most"] == 12


def test_dragons_are_due_in_the_summoning_pool():
    force = with_dice(pooled(24), "summoning", [])
    line = unmet(force, 24, options_of("pools", species="all"))["dragons"]
    assert line.where == ("summoning",)
    white = with_dice(force, "summoning", ["white_drake"])
    assert unmet(white, 24, options_of("pools"))["dragon_kinds"].where == ("summoning",)


def test_another_edition_refuses_sections_that_it_does_not_have():
    force = pooled(24)
    line = unmet(force, 24, Options(species="all"))["sections"]
    assert line.where == ("summoning", "recruiting")
    assert "does not have the summoning pool and the recruiting pool" in told(WORDS, line)
    said = system("classic").refuse_set_up(SetUp("classic", 1, {}, [msgspec.to_builtins(force)] * 2))
    assert said is not None
    assert "the section summoning, which this edition does not have" in said


def test_set_up_with_an_army_in_two_places_is_refused():
    force = {**msgspec.to_builtins(EMPTY), "sections": {"home": ["goblins_thug"]}}
    said = system("classic").refuse_set_up(SetUp("classic", 1, {}, [force] * 2))
    assert said is not None
    assert "the section home is a field of its own" in said


def test_a_force_of_one_pool_needs_no_armies_and_no_terrains():
    options = options_of("single")
    for force in (
        fill(catalogue(), EMPTY, 40, Random(5), allowed="starters", rows=edition_of(options).sections),
        completed(EMPTY, suggest(EMPTY, 40, options)),
    ):
        assert fits(force, 40, options), told_all(force, 40, "single")
        assert force.health == 40
        assert list(force.more) == ["units"]
        assert not force.home_terrain
    assert set(unmet(EMPTY, 40, options)) == {"health", "armies"}
    classic = unmet(replace(EMPTY, home=("goblins_thug",)), 40, options)
    assert classic["sections"].where == ("home",)


# Files


def test_force_without_sections_is_written_as_before():
    written = json.loads(encode(SharedForce(EMPTY)))
    assert written["version"] == 1
    assert {"edition", "sections"}.isdisjoint(written)
    assert b"sections" not in msgspec.json.encode(EMPTY)


def test_sections_and_edition_are_read_back():
    shared = SharedForce(pooled(24), "Mira", (), 24, "pools")
    text = encode(shared)
    assert json.loads(text)["version"] == 2
    back = decode(text, "pools.ddforce")
    assert back.edition == "pools"
    assert {name: sorted(dice) for name, dice in back.force.more.items()} == {
        name: sorted(dice) for name, dice in shared.force.more.items()
    }
    assert msgspec.convert(msgspec.to_builtins(back.force), Force) == back.force


@pytest.mark.parametrize(
    ("sections", "why"),
    [
        ({"home": {"goblins_thug": 1}}, "$.sections.home is not a section of its own"),
        ({"recruiting": {"goblins_thgu": 1}}, "$.sections.recruiting.goblins_thgu: there is no die"),
        ({"recruiting": {"goblins_thug": 0}}, "$.sections.recruiting.goblins_thug must be a whole number"),
        ({"Recruiting!": {"goblins_thug": 1}}, "has an invalid value"),
        ({f"pool_{number}": {"goblins_thug": 1} for number in range(21)}, "$.sections is longer or larger than 20"),
        ({"recruiting": 3}, "must be an object"),
        ({"recruiting": {"goblins_thug": 999}, "more": {"goblins_thug": 1}}, "contains more than 999 dice"),
        ([], "$.sections must be"),
    ],
)
def test_wrong_sections_are_refused(sections: object, why: str):
    document = {**json.loads(encode(SharedForce(EMPTY))), "version": 2, "sections": sections}
    with pytest.raises(ForceError) as caught:
        decode(json.dumps(document), "x.ddforce")
    assert why in str(caught.value)


def test_sections_are_written_in_toml(tmp_path: Path):
    force = pooled(24, 4)
    force = with_dice(force, "lands", ["flatland_city"])
    path = tmp_path / "mine.toml"
    path.write_text(force_document(force), "utf-8")
    back = load_force(path)
    assert {name: sorted(dice) for name, dice in back.more.items()} == {
        name: sorted(dice) for name, dice in force.more.items()
    }


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('sections.home = "Goblins: Thug"', "'home' is not in the sections"),
        ('sections.pool = "Goblins: Thgu"', "no die called 'Thgu'"),
        ('sections.pool = "Thug"', "without its species"),
        ('sections."A B" = "Goblins: Thug"', "Expected `str` matching regex"),
    ],
)
def test_wrong_sections_in_toml_are_refused(tmp_path: Path, line: str, why: str):
    path = tmp_path / "mine.toml"
    force = replace(EMPTY, home_terrain="flatland_city", frontier="flatland_city")
    path.write_text(f"{force_document(force)}{line}\n", "utf-8")
    with pytest.raises(ForceError) as caught:
        load_force(path)
    assert why in str(caught.value)


def test_a_name_alone_in_a_section_is_of_the_race_of_the_file(tmp_path: Path):
    path = tmp_path / "mine.toml"
    force = replace(EMPTY, home_terrain="flatland_city", frontier="flatland_city")
    more = 'species = "Goblins"\nsections.pool = "2 Thug, Air Drake"\n'
    path.write_text(force_document(force).replace("health = 0\n", "") + more, "utf-8")
    assert load_force(path).more == {"pool": ("goblins_thug", "goblins_thug", "air_drake")}


# Rosters


def test_roster_shows_the_pools():
    force = pooled(24)
    about = {name: getattr(force, name) for name in Force.__struct_fields__}
    played = PlayedForce(**about, made="unknown", faces="printed", edition="pools")  # type: ignore[arg-type]
    for one in (force, played):
        names = [section.name for section in sheet_of("", one).sections]
        assert names == ["home", "campaign", "horde", "recruiting", "summoning", "terrains"]
    text = plain_text(document_of(WORDS, [("", force)], Wanted()))
    assert "Recruiting pool" in text
    assert "Summoning pool" in text
    assert played.units == force.units


def test_roster_follows_the_edition_that_a_force_is_built_for():
    """R96.4: spells cost 1 more; the reference of a roster has the costs of the force's edition."""
    (wolves,) = (force for force in starter_forces() if force.id == "mire_wolves")
    built = built_for(wolves, "revised96")
    costs = {
        one: [spell.spell.cost for _, spells in reference_of(WORDS, force).spells for spell in spells]
        for one, force in (("1995", wolves), ("1996", built))
    }
    assert min(costs["1995"]) == 1
    assert min(costs["1996"]) == 2
    assert [section.name for section in sheet_of("", built_for(EMPTY, "single")).sections] == []
    assert built_for(wolves, "") is built_for(wolves, "classic95") is built_for(wolves, "later") is wolves
    assert rules_for(wolves).name == "classic95"


def test_roster_names_a_section_that_no_text_knows():
    force = with_dice(EMPTY, "lands", ["flatland_city"])
    text = plain_text(document_of(WORDS, [("", force)], Wanted()))
    assert "lands" in text
    assert "Flatland with city" in text


# Wrong lists


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[x]\nkind = "army"\ntakes = []\nclause = ""', "takes no dice"),
        ('[x]\nkind = "pick"\ntakes = ["unit"]\nclause = ""', "is a pick of other dice"),
        ('[home]\nkind = "army"\ntakes = ["unit", "dragon"]\nclause = ""', "takes only what it took then"),
        ('[x]\nkind = "pool"\ntakes = ["dragon"]\nclause = ""\ncounts = true', "takes no units"),
        ('[x]\nkind = "pool"\ntakes = ["unit"]\nclause = ""\ncounts = true', "no part or share"),
        ('[x]\nkind = "pool"\ntakes = ["unit"]\nclause = ""\ncounts = true\npart = 100', "leave no health"),
        ('[x]\nkind = "pool"\ntakes = ["unit"]\nclause = ""\ncarried_by = "x"', "takes other dice than items"),
        ('[x]\nkind = "pool"\ntakes = ["item"]\nclause = ""\ncarried_by = "home"', "or by no army"),
        ('[x]\nkind = "heap"', "The sections are wrong"),
        ('[x]\ncolour = "red"', "The sections are wrong"),
    ],
)
def test_wrong_list_of_sections_is_an_error(text: str, why: str):
    with pytest.raises(SectionsError, match=why):
        read_sections([text])


def test_wrong_list_of_sections_is_an_error_of_the_edition(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(SECTION_TEXTS, "pools", '[x]\nkind = "heap"')
    with pytest.raises(EditionError, match="'pools' has a wrong list of sections"):
        read_edition("pools", "starters", loading._texts())  # type: ignore[arg-type]


def test_sections_of_a_force_alone_follow_those_of_the_edition():
    rows = rows_for(sections(), with_dice(EMPTY, "chest", ["goblins_thug"]))
    assert rows[-1].name == "chest"
    assert rows[-1].takes == SORTS


# One more terrain


def test_a_third_pick_is_filled_suggested_and_judged(monkeypatch: pytest.MonkeyPatch):
    pick = '[gate]\nkind = "pick"\ntakes = ["terrain"]\nclause = "SU4"\nrules = ["filled", "original"]'
    monkeypatch.setitem(SECTION_TEXTS, "pools", pick)
    options = options_of("pools")
    rows = edition_of(options).sections
    for force in (
        fill(catalogue(), EMPTY, 24, Random(1), allowed="starters", rows=rows),
        completed(EMPTY, suggest(EMPTY, 24, options)),
    ):
        assert fits(force, 24, options)
        assert len(force.more["gate"]) == 1
    lost = with_dice(force, "gate", [])
    line = unmet(lost, 24, options)["pick"]
    assert told(WORDS, line) == "No terrain in gate: pick one"
    about = {name: getattr(force, name) for name in Force.__struct_fields__}
    played = PlayedForce(**about, made="unknown", faces="printed", edition="pools")  # type: ignore[arg-type]
    assert sheet_of("", played).sections[-1].rows[-1].pick == "gate"
    assert "gate" in plain_text(document_of(WORDS, [("", played)], Wanted()))


def test_half_cap_of_a_game_without_armies_says_nothing():
    assert "half" not in {line.key for line in verdict(EMPTY, 40, options_of("single", half_cap=True))}
