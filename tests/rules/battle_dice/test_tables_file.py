"""Tables in a text file (Q62, Q63): what is written is read back, a broken file is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ddtable.forces.force import ForceError
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.kinds import CLASSES
from ddtable.rules.battle_dice.tables import Bands, Morale, Result
from ddtable.rules.battle_dice.tables_file import (
    decode_tables,
    encode_tables,
    read_tables_file,
    write_tables_file,
)
from ddtable.words.sentences import Words

GOOD: dict[str, Any] = json.loads(encode_tables(default_tables()))
OWN = replace(
    default_tables(),
    thresholds={**default_tables().thresholds, "magic": 11},
    morale=Morale((1, 2), 3),
    results={**default_tables().results, "giant": (Result("Snore"),) * 6},
)


def with_result(result: dict[str, Any]) -> dict[str, Any]:
    """Return what a file holds with another second result on the table of the giants."""
    first, _, *rest = GOOD["tables"]["results"]["giant"]
    return {"tables": {**GOOD["tables"], "results": {**GOOD["tables"]["results"], "giant": [first, result, *rest]}}}


@pytest.mark.parametrize("tables", [default_tables(), OWN, replace(OWN, bands=Bands(3, 12, 16))])
def test_what_is_written_is_read_back(tables, tmp_path: Path):
    path = tmp_path / "ours.ddtables"
    write_tables_file(path, tables)
    assert read_tables_file(path) == tables


def test_tables_of_an_earlier_version_whose_result_ends_in_a_bracket_are_read(tmp_path: Path):
    """A game with such tables was refused, and so were the tables."""
    path, tables = tmp_path / "ours.ddtables", replace(OWN, results={**OWN.results, "giant": (Result("Snore <"),) * 6})
    write_tables_file(path, tables)
    assert read_tables_file(path) == tables


@pytest.mark.parametrize(
    ("tables", "said"),
    [
        (replace(OWN, thresholds={}), "The tables need exactly one threshold for each phase"),
        (replace(OWN, results={**OWN.results, "giant": (Result("x" * 41),) * 6}), "giant table"),
    ],
)
def test_nothing_is_written_that_would_be_refused_again(tables, said: str, tmp_path: Path):
    with pytest.raises(ForceError) as refused:
        write_tables_file(tmp_path / "ours.ddtables", tables)
    assert said in str(refused.value)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "change",
    [
        with_result({"name": "bang", "does": "kill", "among": ["mage"] * 5000}),
        with_result({"name": "bang", "does": "reroll", "but": ["mage"] * 5000}),
        {"tables": {**GOOD["tables"], "morale": {"numbers": [1] * 5000, "one_in": 1}}},
    ],
)
def test_lists_without_end_are_refused(change: dict[str, Any]):
    with pytest.raises(ForceError):
        decode_tables(json.dumps({**GOOD, **change}), "ours.ddtables")


def test_what_is_as_usual_is_left_out():
    assert "bands" not in GOOD["tables"]
    assert GOOD["tables"]["results"]["giant"][0] == {"name": "bellow", "does": "hold", "among": ["infantry"]}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"ddtable": "army"}, "is not a tables file"),
        ({"tables": []}, "$.tables is missing"),
        ({"tables": {**GOOD["tables"], "results": {}}}, "tactics, spells, maneuver"),
        ({"tables": {"thresholds": 3}}, "Could not read the tables"),
        (with_result({"name": "bang", "does": "explode"}), "Result 2 of the giant table is invalid"),
        (with_result({"name": "bang", "does": "kill", "count": "many"}), "Result 2 of the giant table is invalid"),
        (
            with_result({"name": "bang", "does": "reroll", "but": CLASSES}),
            "Result 2 of the giant table rerolls a die",
        ),
        ({"tables": {**GOOD["tables"], "results": {"giant": 3}}}, "Could not read the tables"),
    ],
)
def test_a_broken_file_is_refused_in_one_sentence(change: dict[str, Any], said: str):
    with pytest.raises(ForceError) as caught:
        decode_tables(json.dumps({**GOOD, **change}), "ours.ddtables")
    sentence = caught.value.args[0]
    assert said in str(sentence)
    assert Words("da").trouble(sentence) != sentence
