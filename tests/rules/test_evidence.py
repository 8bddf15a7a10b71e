"""The evidence that each clause is played and tested, and the table that shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ddtable.rules import evidence
from ddtable.rules.clauses import Clause, UnknownClauseError, clause, clauses, source_tree
from ddtable.rules.evidence import Evidence, render, scan, status_of, statuses, statuses_text


def small_tree(root: Path, code: str, test: str) -> Path:
    for folder, name, text in (("ddtable", "melee.py", code), ("tests", "test_melee.py", test)):
        (root / folder).mkdir()
        (root / folder / name).write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """Return the folder of resources of a program that has no source tree."""
    (tmp_path / "rules").mkdir()
    monkeypatch.setattr(evidence, "source_tree", lambda: None)
    monkeypatch.setattr(evidence, "resource", tmp_path.joinpath)
    statuses.cache_clear()
    yield tmp_path
    statuses.cache_clear()


def test_scan_reads_docstrings_and_test_names_but_no_comments(tmp_path):
    code = '"""Melee, C8.1-C8.3."""\n# C8.4\nLIMIT = 3\n"""DX-G-neg and DG-D1."""\nname = "C8.5"\n'
    test = (
        "class TestRout:\n    def test_c9_1_ids_against_saves(self):\n        pass\n\n"
        'def test_dx_g_neg():\n    """See M7."""\n\ndef helper():\n    """C2.1."""\n'
    )
    found = scan(small_tree(tmp_path, code, test))
    assert {key for key, one in found.items() if one.implemented} == {"C8.1", "C8.3", "DX-G-neg", "DG-D1"}
    assert {key: one.tested for key, one in found.items() if one.tested} == {
        "C9.1": ("tests/test_melee.py::TestRout::test_c9_1_ids_against_saves",),
        "DX-G-neg": ("tests/test_melee.py::test_dx_g_neg",),
        "M7": ("tests/test_melee.py::test_dx_g_neg",),
    }
    assert list(found) == [one.id for one in clauses() if one.id in found]


@pytest.mark.parametrize("unknown", ["C8.99", "SU11", "DG-Z", "M24", "BD8.5", "BQ13"])
def test_an_unknown_id_in_a_docstring_is_named(tmp_path, monkeypatch, capsys, unknown):
    root = small_tree(tmp_path, f'"""Melee, {unknown}."""\n', "")
    with pytest.raises(UnknownClauseError, match=f"ddtable/melee.py cites {unknown}, which is no clause"):
        scan(root)
    monkeypatch.setattr(evidence, "source_tree", lambda: root)
    assert evidence.main(["C8.1"]) == 1
    assert unknown in capsys.readouterr().err


def test_an_unknown_clause_has_no_places(capsys):
    assert evidence.main(["C8.99"]) == 1
    assert "C8.99 is no clause" in capsys.readouterr().err


def test_without_a_source_tree_there_is_nothing_to_scan(installed, capsys):
    assert evidence.main(["C8.1"]) == 1
    assert "no source tree" in capsys.readouterr().err


def test_the_places_of_a_clause_are_printed(tmp_path, monkeypatch, capsys):
    root = small_tree(tmp_path, '"""C8.1."""\n', "def test_c8_1():\n    pass\n")
    monkeypatch.setattr(evidence, "source_tree", lambda: root)
    assert evidence.main(["C8.1", "C8.2"]) == 0
    assert capsys.readouterr().out == (
        f"C8.1 {clause('C8.1').text}\n  ddtable/melee.py\n  tests/test_melee.py::test_c8_1\n"
        f"C8.2 {clause('C8.2').text}\n"
    )


def test_an_installed_program_shows_what_its_build_recorded(installed):
    recorded = {one.id: "not yet" if one.id == "C8.1" else "played" for one in clauses()}
    (installed / "rules" / "statuses.toml").write_text(statuses_text(recorded), encoding="utf-8")
    assert statuses() == recorded


def test_status_follows_code_and_tests():
    both, code, test, none = Evidence(("a",), ("t",)), Evidence(("a",)), Evidence(tested=("t",)), Evidence()
    assert [status_of("C8.1", found) for found in (both, code, test, none)] == [
        "played and tested",
        "played",
        "not yet",
        "not yet",
    ]
    assert status_of("DX-E", test) == "played and tested", "a test case needs no code of its own"
    assert status_of("DX-E", none) == "not yet"


@pytest.mark.long
@pytest.mark.skipif(source_tree() is None, reason="installed without its tests")
def test_the_boxed_set_is_played_whole():
    """Every clause has code and tests, those of the kicker packs too; no docstring cites an unknown one."""
    assert {key for key, status in statuses().items() if status != "played and tested"} == set()
    assert list(statuses()) == [one.id for one in clauses()]


def test_render_groups_aligns_and_counts():
    table = (Clause("C8.1", "First.", "S3"), Clause("C8.2", "Second.", "S3"), Clause("C10.1", "Third.", "V4"))
    found = {"C8.1": "played and tested", "C8.2": "played", "C10.1": "not yet"}
    assert render(table, found) == (
        "Melee\n"
        "  C8.1   played and tested  First.\n"
        "  C8.2   played             Second.\n"
        "\n"
        "Damage, death, promotion\n"
        "  C10.1  not yet            Third.\n"
        "\n"
        "3 clauses: 1 played and tested, 1 played, 1 not yet.\n"
    )
    assert "First." not in render(table, found, only_missing=True)
    assert "3 clauses: 1 played and tested" in render(table, found, only_missing=True)


def test_render_wraps_under_its_own_column():
    text = render((clause("C8.3"),), {"C8.3": "played"}, width=80)
    rows = text.split("\n\n")[0].splitlines()[1:]
    column = rows[0].index("Charge")
    assert len(rows) > 1
    assert all(len(row) <= 80 for row in rows)
    assert all(row[:column].strip() == "" and row[column] != " " for row in rows[1:])
