"""The rulings are complete, fit the clause table, and are the source of docs/rules.md."""

import pytest

import ddtable.rules  # noqa: F401 - makes the rule systems known
from ddtable.engine.system import system, systems
from ddtable.rules import rulings as table
from ddtable.rules.clauses import clauses, source_tree
from ddtable.rules.dragon_dice.editions import known_spells
from ddtable.rules.rulings import UnknownRulingError, document_path, games, ruling, rulings, sections, written


def test_docs_are_fresh():
    root = source_tree()
    if root is None:
        pytest.skip("installed without its documents")
    text = document_path(root).read_text(encoding="utf-8")
    assert text == written(text), "run: python -m ddtable.rules.rulings --write"
    for name in (*sections(), "spells"):
        assert f"<!-- table: {name} -->" in text


def test_every_ruling_is_one_sentence_or_more_in_each_place():
    for one in rulings():
        assert one.section in sections(), one.id
        assert one.question.endswith("?"), one.id
        for said in (one.question, one.ruling, one.reason):
            assert said
            assert said == " ".join(said.split())
            assert "|" not in said, one.id
        assert one.ruling.endswith("."), one.id
        assert one.id[0] in "QH"
        assert one.id[1:].isdigit()


def test_rulings_and_clauses_name_each_other():
    known = {one.id: one for one in clauses()}
    for one in rulings():
        assert one.clauses, one.id
        for cited in one.clauses:
            assert one.id[0] == "H" or one.id in known[cited].ruling.split(", "), (one.id, cited)
    for clause in clauses():
        for number in filter(None, clause.ruling.split(", ")):
            assert clause.id in ruling(number).clauses, (clause.id, number)


def test_open_points_of_clauses_have_a_ruling():
    decided = {cited for one in rulings() for cited in one.clauses}
    assert {clause.id for clause in clauses() if "house" in clause.source.split(", ")} - decided == set()


def test_each_section_is_of_one_game():
    assert [name for game in games() for name in sections(game)] == list(sections())
    assert set(games()) == set(systems())


def test_every_house_option_is_named_by_its_ruling():
    for name in systems():
        for spec in system(name).option_specs():
            assert ruling(spec.clause).option == spec.name


def test_the_house_numbers_have_no_gap():
    numbers = sorted(int(one.id[1:]) for one in rulings() if one.id[0] == "H")
    assert numbers == list(range(1, len(numbers) + 1))


def test_every_spell_has_a_row_and_the_doubtful_ones_are_marked():
    rows = [
        row
        for name in ("spells", "great_spells")
        for row in written(f"<!-- table: {name} -->\n<!-- end -->").splitlines()[4:-2]
    ]
    assert len(rows) == len(known_spells()) == 62
    low = [spell.name for spell in known_spells().values() if spell.confidence == "low"]
    assert [row.split(" | ")[2] for row in rows if "**low**" in row] == low


def test_an_unknown_ruling_is_an_error():
    with pytest.raises(UnknownRulingError, match="Q999"):
        ruling("Q999")
    with pytest.raises(KeyError):
        written("<!-- table: nothing -->\n<!-- end -->")


def test_the_tables_are_written_and_printed(tmp_path, monkeypatch, capsys):
    (tmp_path / "docs").mkdir()
    document = tmp_path / "docs" / "rules.md"
    document.write_text("# Rulings\n\n<!-- table: rout -->\nstale rows\n<!-- end -->\n\nkept\n", encoding="utf-8")
    monkeypatch.setattr(table, "source_tree", lambda: tmp_path)
    assert table.main(["--write"]) == 0
    text = document.read_text(encoding="utf-8")
    assert "| Q6 |" in text
    assert "stale rows" not in text
    assert text.endswith("kept\n")
    assert table.main([]) == 0
    assert "| Q6 |" in capsys.readouterr().out


def test_without_a_source_tree_nothing_is_written(monkeypatch, capsys):
    monkeypatch.setattr(table, "source_tree", lambda: None)
    assert table.main(["--write"]) == 1
    assert "no source tree" in capsys.readouterr().err
