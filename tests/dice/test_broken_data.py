"""An error in the data is reported in one sentence that names the file, the entry and the error."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ddtable.dice.catalogue import load_catalogue
from ddtable.dice.errors import CatalogueError
from ddtable.files.resources import resource

HORSEMAN = 'faces = "id, maneuver, melee, 2 maneuver, melee, missile"'
CORAL = "units/coral_elves.toml"
SECOND_HORSEMAN = '[horseman]\nname = "Horseman"\nclass = "cavalry"\nsize = "common"\n' + HORSEMAN + "\n\n[knight]"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return Path(shutil.copytree(resource("dice"), tmp_path / "dice"))


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (CORAL, HORSEMAN, HORSEMAN.replace("melee", "meele"), "{file}, horseman: no icon is called 'meele'."),
        (CORAL, HORSEMAN, HORSEMAN.replace("melee", "jaws"), "{file}, horseman: the icon 'jaws' does not belong on"),
        (CORAL, HORSEMAN, HORSEMAN.replace(", missile", ""), "{file}, horseman: it has 5 faces where 6 are due."),
        (CORAL, HORSEMAN, HORSEMAN.replace("missile", "0 missile"), "{file}, horseman: '0 missile' is not a face"),
        (
            CORAL,
            HORSEMAN,
            HORSEMAN.replace("id", "2 id"),
            "{file}, horseman: it needs exactly one id face, worth its health 1, and has 2.",
        ),
        (CORAL, HORSEMAN, HORSEMAN.replace("missile", "id"), "{file}, horseman: it needs exactly one id face"),
        (CORAL, HORSEMAN, HORSEMAN.replace("id", "save"), "worth its health 1, and has none."),
        (
            CORAL,
            HORSEMAN,
            HORSEMAN.replace("missile", "2 missile"),
            "{file}, horseman: its faces beside the id show 7 icons where 6 are due.",
        ),
        (CORAL, 'class = "cavalry"', 'class = "chivalry"', "{file}, horseman: Invalid enum value 'chivalry'"),
        (CORAL, 'class = "cavalry"', 'class = "monster"', "{file}, horseman: the size 'common' does not fit the class"),
        (CORAL, 'size = "common"', 'size = "tiny"', "{file}, horseman: Invalid enum value 'tiny'"),
        (CORAL, 'size = "common"', 'sise = "common"', "{file}, horseman: Object contains unknown field `sise`"),
        (CORAL, 'name = "Horseman"\n', "", "{file}, horseman: Object missing required field `name`"),
        (CORAL, "[knight]", SECOND_HORSEMAN, "{file}: this is not valid TOML ("),
        (CORAL, "[horseman]", '["Horse man"]', "{file}, Horse man: an id is made of small letters"),
        ("units/lava_elves.toml", "icons = 15\n", "", "{file}, conqueror: its faces beside the id show 15 icons"),
        ("species.toml", '["air", "water"]', '["air", "wood"]', "{file}, coral_elves: Invalid enum value 'wood'"),
        ("species.toml", '["air", "water"]', '["air", "air"]', "{file}, coral_elves: elements must name each"),
        ("species.toml", "[coral_elves]", "[sea_elves]", "units/coral_elves.toml: no species is called 'coral_elves'."),
        ("icons.toml", 'kinds = ["basic"]', "kinds = []", "{file}, id: it is of no kind."),
        (
            "terrains.toml",
            '"magic, missile, missile, missile, missile, melee, melee"',
            '"magic, missile, missile, melee, missile, missile, melee"',
            "{file}, coastland: its faces must be single icons that run from magic over missile to melee.",
        ),
        (
            "terrains.toml",
            '"magic, missile, missile, missile, missile, melee, melee"',
            '"magic, missile, missile, missile, melee, melee"',
            "{file}, coastland: it has 6 faces where 7 are due.",
        ),
        ("terrains.toml", "[eighth_faces.city]", "[eighth_faces.town]", "{file}, town: no icon is called 'town'."),
        ("terrains.toml", "[kinds.coastland]", "[kind.coastland]", "{file}: it must hold the tables kinds and"),
        ("dragons.toml", '"jaws, breath, claw,', '"jaws, breath,', "{file}, drake: it has 11 faces where 12 are due."),
        (
            "dragons.toml",
            '[["air"],',
            '[["air"], ["air"],',
            "{file}, elemental: the dragon 'air_drake' is listed twice",
        ),
        ("dragonkin.toml", "automatic_saves = 1", "automatic_saves = 2", "{file}, dragontroop: it needs 1 to 4 health"),
        ("dragonkin.toml", "health = 1", "health = 5", "{file}, dragontroop: it needs 1 to 4 health and as many"),
        (
            "dragonkin.toml",
            '"id, 2 melee',
            '"2 id, 2 melee',
            "{file}, dragontroop: it needs exactly one id face, worth",
        ),
        ("dragonkin.toml", '"id, 2 melee', '"claw, 2 melee', "{file}, dragontroop: the icon 'claw' does not belong"),
        ("dragonkin.toml", 'known = "breath"', 'known = "smite"', "{file}, dragonchamp: its known faces are not"),
        ("champions.toml", '"4 id, 4 save', '"3 id, 4 save', "{file}, dragoncrusader: it needs exactly one id face"),
        ("items.toml", "points = 1", "points = 0", "{file}, equipment_small_maneuver: it needs a form and at least 1"),
        ("items.toml", "each = true\n", "", "{file}, equipment_small_maneuver: it must come in each element or be"),
        (
            "items.toml",
            'icon = "maneuver"',
            'icon = "belly"',
            "{file}, equipment_small_maneuver: the icon 'belly' does",
        ),
        (
            "items.toml",
            '"maneuver, maneuver, ',
            '"maneuver, ',
            "{file}, equipment_small_maneuver: it has 3 faces where",
        ),
        (
            "items.toml",
            'names = ["", "air", ',
            'names = ["", ',
            "{file}, relic_elemental_relic: names must have an entry",
        ),
        ("minor_terrains.toml", "revolt", "city", "{file}, village: the icon 'city' does not belong on this kind"),
        ("dragons.toml", "health = 5", "health = 0", "{file}, elemental: health and slots must be at least 1"),
    ],
)
def test_the_sentence(root: Path, file: str, old: str, new: str, sentence: str) -> None:
    path = root / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    _expect(root, sentence.format(file=file))


def test_a_missing_file(root: Path) -> None:
    (root / "terrains.toml").unlink()
    _expect(root, "terrains.toml: the file cannot be read (No such file or directory).")


def test_a_species_without_dice(root: Path) -> None:
    (root / "units" / "goblins.toml").unlink()
    _expect(root, "units/goblins.toml: the file is missing or holds no dice.")


def test_an_id_of_two_kinds_of_dice(root: Path) -> None:
    text = (root / "species.toml").read_text(encoding="utf-8")
    (root / "species.toml").write_text(text + '\n[air]\nname = "Air"\nelements = ["air"]\n', encoding="utf-8")
    unit = '[drake]\nname = "Drake"\nclass = "cavalry"\nsize = "common"\n' + HORSEMAN
    (root / "units" / "air.toml").write_text(unit, encoding="utf-8")
    _expect(root, "dice: the id 'air_drake' is used by two kinds of dice.")


def test_an_id_of_two_units(root: Path) -> None:
    text = (root / "species.toml").read_text(encoding="utf-8")
    (root / "species.toml").write_text(text + '\n[coral]\nname = "Coral"\nelements = ["air"]\n', encoding="utf-8")
    unit = '[elves_horseman]\nname = "Horseman"\nclass = "cavalry"\nsize = "common"\n' + HORSEMAN
    (root / "units" / "coral.toml").write_text(unit, encoding="utf-8")
    _expect(root, "the id 'coral_elves_horseman' is already taken by a unit of coral")


def _expect(root: Path, sentence: str) -> None:
    with pytest.raises(CatalogueError) as caught:
        load_catalogue(root)
    text = str(caught.value)
    assert sentence in text
    assert text.endswith(".")
    assert "\n" not in text
