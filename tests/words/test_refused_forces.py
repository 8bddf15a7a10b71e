"""Refusals of forces name dice and forces in the language of the player."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import ddtable.rules  # noqa: F401 - makes the rule systems known
from ddtable.dice.catalogue import catalogue
from ddtable.engine.system import SetUp, system
from ddtable.forces.named import die_named, force_named
from ddtable.forces.starter import starter_forces
from ddtable.words.sentences import Words
from tests.rules.risk.world import RISK, set_up


def of_risk(**sections: Any) -> str:
    """Return the refusal of a set-up of Risk in which the first force has other dice, as the rules give it."""
    begin = set_up(3, 3, known_faces=True)
    first = dict(begin.forces[0])
    first["sections"] = {**first["sections"], **sections}
    return RISK.refuse_set_up(msgspec.structs.replace(begin, forces=(first, *begin.forces[1:]))) or ""


@pytest.mark.parametrize(
    ("section", "die"),
    [
        ("recruiting", "dragonkin_dragonfoal_air"),
        ("terrains", "minor_coastland_bridge"),
        ("recruiting", "eldarim_dragonlord"),
        ("recruiting", "air_drake"),
    ],
)
def test_die_that_risk_refuses_is_named_in_each_language(section: str, die: str) -> None:
    refused = of_risk(**{section: [die] * 50})
    assert catalogue().die(die).name in refused
    for language in ("en", "da"):
        assert Words(language).die_name(die) in Words(language).trouble(refused)
    assert Words("da").die_name(die) != Words("en").die_name(die)


def test_die_of_the_classic_game_is_named_in_danish() -> None:
    forces = tuple(msgspec.to_builtins(force) for force in starter_forces()[:2])
    units = [unit for unit in catalogue().units.values() if unit.is_monster]
    monster = next(unit for unit in units if Words("da").die_name(unit.id) != unit.name)
    first = {**forces[0], "home": [monster.id, *forces[0]["home"]]}
    second = {**forces[1], "home": [monster.id, *forces[1]["home"]]}
    refused = system("classic").refuse_set_up(SetUp("classic", 1, {"species": "starters"}, (first, second))) or ""
    assert monster.name in refused
    assert Words("da").die_name(monster.id) in Words("da").trouble(refused)
    assert Words("da").force_name(forces[0]["id"], forces[0]["name"]) in Words("da").trouble(refused)


def test_unknown_die_is_named_by_its_id_and_a_force_of_a_player_by_its_name() -> None:
    refused = of_risk(recruiting=["no_such"] * 50)
    assert "no_such" in Words("da").trouble(refused)
    assert die_named("no_such") == "no_such"
    own = msgspec.structs.replace(starter_forces()[0], id="mine", name="Wolves of\nthe Mire")
    assert "\n" not in force_named(own)
