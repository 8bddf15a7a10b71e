"""A player's own dice: their checks, their place in the catalogue, and the templates."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue, of_the_dice, published, use_own_dice
from ddtable.dice.errors import CatalogueError
from ddtable.dice.faces import Face, parse_faces
from ddtable.dice.own import check_own_dice, own_die_problems, own_id, read_own_die, sides_of, templates
from ddtable.dice.types import OwnDie
from ddtable.forces.force import Force
from ddtable.odds.expected import of_unit
from ddtable.texts.plain import plain
from ddtable.words.names import Names
from ddtable.words.sentences import Words

HERO = OwnDie(
    "own_ash_hero",
    "Ash Hero",
    "dragonkin",
    parse_faces("2 id, 2 melee, 3 save, 2 melee, smite, 2 maneuver"),
    elements=("fire",),
    unit_class="cavalry",
    health=2,
)
GUARD = OwnDie(
    "own_cave_guard",
    "Cave Guard",
    "unit",
    parse_faces("id, melee, save, melee, maneuver, 2 melee"),
    species="goblins",
    unit_class="heavy_melee",
    health=1,
)
RING = OwnDie("own_ring", "Ring", "item", parse_faces("magic, magic, cantrip, 2 magic"), form="equipment", points=2)
LORD = OwnDie(
    "own_lord",
    "Lord",
    "champion",
    parse_faces("4 id, 4 logo, 4 melee, 4 save, 4 fly, 4 smite"),
    elements=("air", "water", "fire", "earth", "death"),
    unit_class="melee",
    health=4,
    mark="reconstructed",
)
OGRE = replace(
    GUARD, id="own_ogre", name="Ogre", health=4, unit_class="monster", faces=(Face("id", 4), *[Face("melee", 4)] * 9)
)
SOUND = (HERO, GUARD, RING, LORD, OGRE)


@pytest.fixture(autouse=True)
def _no_own_dice():
    yield
    use_own_dice(())


@pytest.mark.parametrize("die", SOUND, ids=lambda die: die.id)
def test_a_sound_die_has_no_problem(die):
    assert own_die_problems(die) == ()


@pytest.mark.parametrize(
    ("die", "words"),
    [
        (replace(GUARD, id="goblins_thug"), "not a valid id of a custom die"),
        (replace(GUARD, name="  "), "needs a name"),
        (replace(GUARD, name="x" * 41), "at most 40 characters"),
        (replace(GUARD, name="<b>Big"), "a single line"),
        (replace(GUARD, name="two\nlines"), "a single line"),
        (replace(GUARD, note="\u202eturned"), "note must be a single line"),
        (replace(GUARD, mark=""), "entered or reconstructed"),
        (replace(GUARD, species="orcs"), "needs a race"),
        (replace(GUARD, elements=("fire",)), "elements of its race"),
        (replace(HERO, species="goblins"), "Only a unit has a race"),
        (replace(HERO, elements=("fire", "air")), "Dragonkin have 1 element"),
        (replace(HERO, elements=("fire", "fire")), "different and among the five"),
        (replace(HERO, elements=("ivory",)), "different and among the five"),
        (replace(LORD, elements=("fire", "air")), "1 element or all 5"),
        (replace(RING, elements=("fire", "air")), "1 element or none"),
        (replace(RING, form=""), "an equipment, an artifact"),
        (replace(RING, points=0), "1 to 9 points"),
        (replace(RING, health=1), "neither health nor a class"),
        (replace(GUARD, points=1), "Only an item has"),
        (replace(GUARD, health=5), "from 1 to 4"),
        (replace(LORD, health=3), "A champion has 4 health"),
        (replace(GUARD, unit_class=""), "needs a class"),
        (replace(GUARD, unit_class="monster"), "Only monsters have the class"),
        (replace(OGRE, unit_class="melee"), "Only monsters have the class"),
        (replace(GUARD, faces=GUARD.faces[:5]), "5 faces; it needs 6"),
        (replace(OGRE, faces=OGRE.faces[:6]), "6 faces; it needs 10"),
        (replace(RING, form="relic"), "4 faces; it needs 6"),
        (replace(GUARD, faces=(*GUARD.faces[:5], Face("jaws"))), "Face 6: jaws is not an icon of a unit"),
        (replace(GUARD, faces=(*GUARD.faces[:5], Face("sword"))), "Face 6: sword is not an icon"),
        (replace(GUARD, faces=(*GUARD.faces[:5], Face("melee", 10))), "1 to 9 times"),
        (replace(GUARD, faces=(*GUARD.faces[:5], Face("id"))), "it has 2"),
        (replace(GUARD, faces=(*GUARD.faces[1:], Face("melee"))), "it has none"),
        (replace(GUARD, faces=(Face("id", 2), *GUARD.faces[1:])), "its ID face has another value"),
        (replace(RING, faces=parse_faces("id, id, magic, magic")), "at most 1 ID face"),
        (replace(HERO, listed="dragonkin_dragonhare"), "not those of dragonkin_dragonhare"),
        (replace(HERO, listed="dragonkin_dragontroop"), "not those of Dragontroop"),
        (replace(HERO, listed="eldarim_dragonlord"), "not those of Dragonlord"),
        (replace(RING, listed="equipment_small_magic"), "not those of Small Magic Equipment"),
        (replace(RING, listed="equipment_large_magic"), "elements are not those of Large Magic Equipment"),
    ],
)
def test_each_error_is_a_sentence(die, words):
    """C0.1 for sides and health, C0.3 for the ID."""
    assert any(words in problem for problem in own_die_problems(die))


def test_every_problem_can_be_said_in_danish():
    danish = Words("da")
    for problem in own_die_problems(replace(GUARD, name="", species="", health=9, faces=(), unit_class="")):
        assert danish.trouble(problem) not in ("", problem)


def test_dragonkin_may_lack_the_id():
    without = replace(HERO, faces=(Face("breath"), *HERO.faces[1:]))
    assert own_die_problems(without) == ()
    assert own_die_problems(replace(without, faces=(Face("id"), *HERO.faces[1:])))


def test_an_id_is_made_of_the_name():
    assert own_id("Ash Hero", ()) == "own_ash_hero"
    assert own_id("Ash Hero", ("own_ash_hero", "own_ash_hero_2")) == "own_ash_hero_3"
    assert own_id("Ågård", ()) == "own_agard"
    assert own_id("龍", ()) == "own_die"
    assert len(own_id("x" * 500, ())) < 60


def test_sides_by_kind():
    assert [sides_of("unit", 3), sides_of("unit", 4), sides_of("champion", 4)] == [6, 10, 6]
    assert [sides_of("item", form=form) for form in ("equipment", "relic", "artifact")] == [4, 6, 10]


# In the catalogue


def test_own_dice_are_found_but_never_met():
    use_own_dice(SOUND)
    dice = catalogue()
    assert list(dice.own) == [die.id for die in SOUND]
    assert len(dice.units) == 240
    assert not set(dice.own) & set(dice.dice)
    guard = dice.unit("own_cave_guard")
    assert (guard.species, guard.size, guard.health, guard.mark) == ("goblins", "common", 1, "entered")
    assert dice.elements_of(guard) == dice.species["goblins"].elements
    assert dice.elements_of(dice.unit("own_ash_hero")) == ("fire",)
    assert dice.die("own_lord").mark == "reconstructed"
    assert dice.unit("own_ogre").is_monster
    with pytest.raises(CatalogueError):
        dice.unit("own_ring")
    assert "own_cave_guard" not in {unit.id for unit in dice.units_of("goblins")}


def test_their_folk_are_there_as_long_as_they_are():
    before = set(published().species)
    use_own_dice([HERO])
    assert set(catalogue().species) - before == {"dragonkin"}
    assert set(catalogue().with_own([LORD]).species) - before == {"eldarim"}
    use_own_dice([GUARD, RING])
    assert set(catalogue().species) == before
    use_own_dice(())
    assert catalogue() is published()


def test_a_force_with_own_dice_has_sums_and_names():
    use_own_dice(SOUND)
    force = Force("x", "X", ("own_cave_guard",), ("own_ash_hero",), ("goblins_thug",), (), "", "")
    assert force.health == 4
    assert force.species == ("dragonkin", "goblins")
    assert Names("da").die_name("own_ring") == "Ring"
    assert Names("da").die_name("own_cave_guard") == "Cave Guard"


def test_cached_results_are_dropped_when_a_die_changes():
    asked = Counter()

    @of_the_dice
    def health(die: str) -> int:
        asked[die] += 1
        return catalogue().unit(die).health

    @of_the_dice(most=1)
    def name(die: str) -> str:
        return catalogue().unit(die).name

    use_own_dice([GUARD])
    assert (health(GUARD.id), health(GUARD.id), asked[GUARD.id]) == (1, 1, 1)
    assert name(GUARD.id) == "Cave Guard"
    use_own_dice([replace(HERO, id=GUARD.id)])
    assert (health(GUARD.id), name(GUARD.id)) == (2, "Ash Hero")


def test_expected_results_follow_the_faces_of_an_own_die():
    use_own_dice([GUARD])
    before = of_unit(GUARD.id, "melee")
    use_own_dice([replace(GUARD, faces=(Face("id"), *[Face("save")] * 5))])
    assert before > of_unit(GUARD.id, "melee")


# From a file


def test_a_die_read_from_its_document_is_checked():
    document = {"id": "own_ring", "name": "Ring", "kind": "item", "form": "equipment", "points": 2, "faces": []}
    with pytest.raises(CatalogueError, match="Could not save Ring: It has 0 faces; it needs 4"):
        read_own_die(document)
    with pytest.raises(CatalogueError, match="not a valid die document"):
        read_own_die({**document, "power": 9})
    faces = [{"icon": "magic"}] * 3 + [{"icon": "magic", "count": 2}]
    assert read_own_die({**document, "faces": faces}).faces[3] == Face("magic", 2)


def test_an_id_occurs_once():
    check_own_dice(SOUND)
    with pytest.raises(CatalogueError, match="occurs twice"):
        check_own_dice([GUARD, GUARD])


# Templates


def test_the_templates_are_the_dice_that_no_source_describes():
    kinds = Counter(one.kind for one in templates())
    assert kinds == {"dragonkin": 10, "champion": 6, "item": 26}
    assert len({one.id for one in templates()}) == 42


@pytest.mark.parametrize("template", templates(), ids=lambda one: one.id)
def test_a_template_leads_to_a_sound_die(template):
    assert len(template.faces) == sides_of(template.kind, template.health, template.form)
    elements = ("air", "water", "fire", "earth", "death")[: template.elements[0]]
    filled = [face or Face("melee") for face in template.faces]
    made = OwnDie(
        own_id(template.name, ()),
        template.name,
        template.kind,
        tuple(filled),
        elements=elements,
        unit_class=template.unit_class or "",
        form=template.form,
        health=template.health,
        points=template.points,
        note=template.note,
        listed=template.id,
    )
    assert own_die_problems(made) == ()


def test_templates_have_a_danish_name():
    said = {one.id: Names("da").template(one.id, one.name) for one in templates()}
    assert said["equipment_small_melee"] == "Lille nærkampsudstyr"
    assert said["dragonkin_dragonhero"] == "Dragehelt"
    assert {one.name for one in templates()} & set(said.values()) == set()
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize("word", ["name", "note"])
def test_a_die_of_an_earlier_version_whose_text_ends_in_a_bracket_is_read(word):
    """It was refused: the library showed it as one that cannot be read."""
    die = replace(HERO, **{word: "less <"})
    assert read_own_die(to_builtins(die)) == die
    use_own_dice([die])
    assert Words().die_name(die.id) == plain(die.name), "in a sentence it makes no tag with what follows"
