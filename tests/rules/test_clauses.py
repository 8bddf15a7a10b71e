"""The clause table is complete, and its evidence file agrees with the source tree."""

import re
from collections import Counter
from pathlib import Path

import pytest

from ddtable.rules import clauses as table
from ddtable.rules.clauses import (
    TEST_CASES,
    Clause,
    UnknownClauseError,
    clause,
    clauses,
    recorded_evidence,
    render,
    scan,
    source_tree,
)
from ddtable.words.sentences import Words

EXPECTED = {
    "C0": 9, "SU": 10, "C2": 4, "TU": 6, "C3": 7, "C4": 6, "C5": 3, "C6": 3, "C7": 5, "C8": 5, "C9": 7, "C10": 7,
    "C11": 8, "C12": 4, "C13": 1, "C14": 5, "DG": 16, "DA": 27, "DX": 24, "M": 23,
    "BD1": 11, "BD8": 4, "BQ": 12, "BA": 13, "BT": 11,
}  # fmt: skip
SOURCES = {"S0", "S2", "S3", "S4", "R96", "FAQ1", "FAQ2", "FAQ4", "CK", "IP", "CP", "V4", "BD", "S1", "house"}


def small_tree(root: Path, code: str, test: str) -> Path:
    for folder, name, text in (("ddtable", "melee.py", code), ("tests", "test_melee.py", test)):
        (root / folder).mkdir()
        (root / folder / name).write_text(text, encoding="utf-8")
    return root


def test_every_chapter_is_whole():
    assert Counter(one.chapter for one in clauses()) == EXPECTED


def test_numbered_chapters_have_no_gap_and_are_in_order():
    for chapter in ("C0", "SU", "C2", "TU", *(f"C{n}" for n in range(3, 15)), "M", "BD1", "BD8", "BQ", "BA", "BT"):
        dot = "." if chapter[-1].isdigit() else ""
        found = [one.id for one in clauses() if one.chapter == chapter]
        assert found == [f"{chapter}{dot}{n}" for n in range(1, EXPECTED[chapter] + 1)]


def test_ids_are_unique_across_files():
    assert len(clauses()) == sum(EXPECTED.values()) == len({one.id for one in clauses()})


def test_every_clause_is_one_line_with_known_sources():
    for one in clauses():
        assert one.text == one.text.strip()
        assert one.text.endswith(".")
        assert "\n" not in one.text
        assert set(one.source.split(", ")) <= SOURCES, one.id
        assert all(number[0] == "Q" and number[1:].isdigit() for number in one.ruling.split(", ") if number), one.id


@pytest.mark.parametrize("language", ["en", "da"])
def test_no_clause_speaks_of_an_edition_that_cannot_be_played(language):
    """M7, M8, M10, M13: `ddtable rules` calls a clause played, so its text must describe what is played."""
    words = Words(language)
    other = re.compile(r"revised|reviderede|profile?|edition|udgave|\bv4\b|campaign rules", re.IGNORECASE)
    for one in clauses():
        said = words.clause(one.id)
        assert said, one.id
        assert not other.search(said), (one.id, said)
    assert not other.search(render(clauses()))


def test_every_ruling_cited_is_explained():
    root = source_tree()
    if root is None:
        pytest.skip("installed without its documents")
    explained = (root / "docs" / "rules.md").read_text(encoding="utf-8")
    for one in clauses():
        for number in filter(None, one.ruling.split(", ")):
            assert f"| {number} |" in explained, (one.id, number)


def test_a_clause_is_found_by_its_id():
    assert clause("C8.2").ruling == ""
    assert clause("DX-G-neg").chapter == "DX"
    with pytest.raises(UnknownClauseError, match="C99"):
        clause("C99")


def test_evidence_file_is_fresh():
    root = source_tree()
    if root is None:
        pytest.skip("installed without its tests")
    assert recorded_evidence() == scan(root), "run: python -m ddtable.rules.clauses --write"


def test_recorded_evidence_names_clauses_of_the_table():
    assert set(recorded_evidence()) <= {one.id for one in clauses()}


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
    monkeypatch.setattr(table, "source_tree", lambda: root)
    assert table.main(["--write"]) == 1
    assert unknown in capsys.readouterr().err


def test_without_a_source_tree_there_is_nothing_to_scan(monkeypatch, capsys):
    monkeypatch.setattr(table, "source_tree", lambda: None)
    assert table.main(["--write"]) == 1
    assert "no source tree" in capsys.readouterr().err


def test_the_table_is_printed(capsys):
    assert table.main([]) == 0
    assert capsys.readouterr().out == render(clauses())


def test_an_invalid_id_has_no_chapter():
    with pytest.raises(UnknownClauseError, match="is no clause id"):
        table.chapter_of("hello")


def test_evidence_survives_writing_and_reading(tmp_path, monkeypatch):
    root = small_tree(tmp_path, '"""C8.1, DX-G-neg."""\n', "def test_c8_1():\n    pass\n")
    (root / "resources" / "rules").mkdir(parents=True)
    monkeypatch.setattr(table, "source_tree", lambda: root)
    assert table.main(["--write"]) == 0
    monkeypatch.setattr(table, "resource", root.joinpath("resources").joinpath)
    assert recorded_evidence() == scan(root)


def test_status_follows_code_and_tests():
    for one in clauses():
        unplayed = not one.implemented and not (one.chapter in TEST_CASES and one.tested)
        assert (one.status == "not yet") == unplayed, one.id
        assert (one.status == "played") == (bool(one.implemented) and not one.tested), one.id
    assert Clause("C8.1", "Text.", "S3", tested=("t",)).status == "not yet"
    assert Clause("DX-E", "Text.", "S4", tested=("t",)).status == "played and tested"


def test_the_boxed_set_is_played_whole():
    """Every clause has code and tests, those of the kicker packs too."""
    assert {one.id for one in clauses() if one.status != "played and tested"} == set()


def test_render_groups_aligns_and_counts():
    done = Clause("C8.1", "First.", "S3", implemented=("a",), tested=("t",))
    half = Clause("C8.2", "Second.", "S3", implemented=("a",))
    none = Clause("C10.1", "Third.", "V4")
    assert render((done, half, none)) == (
        "Melee\n"
        "  C8.1   played and tested  First.\n"
        "  C8.2   played             Second.\n"
        "\n"
        "Damage, death, promotion\n"
        "  C10.1  not yet            Third.\n"
        "\n"
        "3 clauses: 1 played and tested, 1 played, 1 not yet.\n"
    )
    assert "First." not in render((done, half, none), only_missing=True)
    assert "3 clauses: 1 played and tested" in render((done, half, none), only_missing=True)


def test_render_missing_lists_clauses_without_code_or_test():
    text = render(clauses(), only_missing=True)
    for one in clauses():
        complete = bool(one.tested) and (bool(one.implemented) or one.chapter in TEST_CASES)
        assert (f"  {one.id} " in text) == (not complete), one.id


def test_render_wraps_under_its_own_column():
    text = render((clause("C8.3"),), width=80)
    rows = text.split("\n\n")[0].splitlines()[1:]
    column = rows[0].index("Charge")
    assert len(rows) > 1
    assert all(len(row) <= 80 for row in rows)
    assert all(row[:column].strip() == "" and row[column] != " " for row in rows[1:])
