"""Tables in a text file (Q62, Q63): what is written is read back, a broken file is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ddtable.forces.force import ForceError
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.tables import Morale, Result
from ddtable.rules.battle_dice.tables_file import (
    decode_tables,
    encode_tables,
    read_tables_file,
    write_tables_file,
)

GOOD: dict[str, Any] = json.loads(encode_tables(default_tables()))
OWN = replace(
    default_tables(),
    thresholds={**default_tables().thresholds, "magic": 11},
    morale=Morale((1, 2), 3),
    results={**default_tables().results, "giant": (Result("Snore"),) * 6},
)


@pytest.mark.parametrize("tables", [default_tables(), OWN])
def test_what_is_written_is_read_back(tables, tmp_path: Path):
    path = tmp_path / "ours.ddtables"
    write_tables_file(path, tables)
    assert read_tables_file(path) == tables


def test_what_is_as_usual_is_left_out():
    assert GOOD["tables"]["results"]["giant"][1] == {"name": "bellow", "does": "hold", "among": ["infantry"]}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"ddtable": "army"}, "is not a file of tables"),
        ({"tables": []}, "$.tables is missing"),
        ({"tables": {**GOOD["tables"], "results": {}}}, "tactics, spells, maneuver"),
        ({"tables": {"thresholds": 3}}, "cannot be read"),
    ],
)
def test_a_broken_file_is_refused_in_one_sentence(change: dict[str, Any], said: str):
    with pytest.raises(ForceError) as caught:
        decode_tables(json.dumps({**GOOD, **change}), "ours.ddtables")
    assert said in str(caught.value)
