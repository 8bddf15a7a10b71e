"""The rolled results compared with the average, counted by hand."""

from __future__ import annotations

import pytest

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Face
from ddtable.odds.luck import SINGLE, luck, of_throw, worth
from ddtable.rules.dragon_dice import icons
from ddtable.rules.dragon_dice.events.rolls import Rolled, SavedAlone
from ddtable.rules.dragon_dice.roll_kinds import COUNTED

UNITS = sorted(catalogue().units)
THUG = next(type_id for type_id in UNITS if catalogue().unit(type_id).name == "Thug")


def rolled(kind: str, *faces: Face, seat: int = 0) -> Rolled:
    return Rolled(seat, kind, "terrain/0", faces, ())


def test_a_roll_is_counted_against_the_average_of_its_dice():
    unit = catalogue().unit(THUG)
    mean = sum(unit.health if face.icon == "id" else face.count for face in unit.faces if face.icon in ("id", "melee"))
    (mine, other) = luck([rolled("melee", Face(0, "melee", 1), Face(1, "id", 1), Face(1, "save", 1))], [THUG, THUG], 2)
    assert mine.thrown == 3
    (melee,) = mine.kinds
    assert (melee.name, melee.got) == ("melee", 2)
    assert melee.expected == pytest.approx(3 * mean / len(unit.faces))
    shown = {tally.name: tally for tally in mine.icons}
    assert (shown["melee"].got, shown["id"].got) == (1, 1)
    assert shown["id"].expected == pytest.approx(3 * sum(face.icon == "id" for face in unit.faces) / len(unit.faces))
    assert (other.thrown, other.kinds, other.share) == (0, (), 0.5)


def test_kinds_that_are_one_to_a_player_are_counted_together():
    (mine,) = luck([rolled("save", Face(0, "save", 1)), rolled("save_melee", Face(0, "id", 1))], [THUG], 1)
    assert [(tally.name, tally.got) for tally in mine.kinds] == [("save", 2)]


def test_a_unit_that_saves_itself_alone_counts_once():
    event = SavedAlone(0, "terrain/0", "bullseye", (Face(0, "save", 3), Face(1, "melee", 1)), (1,))
    (mine,) = luck([event], [THUG, THUG], 1)
    assert [(tally.name, tally.got) for tally in mine.kinds] == [(SINGLE, 1)]


def test_good_faces_are_better_luck_than_bad_ones():
    good, bad = (luck([rolled("melee", *[Face(0, icon, 1)] * 9)], [THUG], 1)[0].share for icon in ("melee", "save"))
    assert good > 0.6 > 0.4 > bad


@pytest.mark.parametrize("kind", [*COUNTED, SINGLE])
def test_every_face_of_every_unit_once_is_the_average(kind: str):
    for type_id in UNITS:
        unit = catalogue().unit(type_id)
        faces = tuple(
            Face(0, face.icon, unit.health if face.icon == "id" else icons.worth(face.icon, face.count))
            for face in unit.faces
        )
        assert of_throw(type_id, kind).mean * len(faces) == pytest.approx(
            sum(worth(face.icon, face.count, kind) for face in faces)
        )
        event = SavedAlone(0, "", "", faces, ()) if kind == SINGLE else rolled(kind, *faces)
        (mine,) = luck([event], [type_id], 1)
        assert mine.kinds[0].got == pytest.approx(mine.kinds[0].expected)
        assert all(tally.got == pytest.approx(tally.expected) for tally in mine.icons)
        assert mine.share == pytest.approx(0.5)


def test_items_and_dragons_of_a_campaign_are_counted_but_no_faces_that_count_as_others():
    """KP10.7: a logo may be an ID or act; a sword always shows what it shows."""
    types = ["equipment_small_melee_air", "fire_drake", "eldarim_dragonlord", "kings_die", "artifact_magic_death"]
    faces = tuple(Face(die, "melee", 1) for die in range(len(types)))
    (mine,) = luck([rolled("melee", *faces)], types, 1)
    assert mine.thrown == 2
    (melee,) = mine.kinds
    assert melee.got == 2
    assert {tally.name for tally in mine.icons} >= {"melee", "jaws"}
