"""A name without a suffix never replaces a file that the dialog did not ask about."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from ui.kit.asked_path import ask_where


@pytest.fixture
def parent(qtbot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def answer(monkeypatch: pytest.MonkeyPatch, *names: object) -> list[str]:
    """Answer the dialog with these names in turn; return the list of names that it will propose."""
    answers, proposed = iter(names), []

    def asked(*given: object) -> tuple[str, str]:
        proposed.append(str(given[2]))
        return str(next(answers)), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", asked)
    return proposed


def test_an_existing_file_with_the_added_suffix_is_asked_about(parent, monkeypatch, tmp_path: Path):
    there = tmp_path / "mine.ddarmy"
    there.write_text("precious")
    proposed = answer(monkeypatch, tmp_path / "mine", there)
    assert ask_where(parent, "", "army", "", ".ddarmy") == there
    assert proposed == ["army", str(there)]


def test_cancel_at_the_second_question_writes_nothing(parent, monkeypatch, tmp_path: Path):
    (tmp_path / "mine.ddarmy").write_text("precious")
    answer(monkeypatch, tmp_path / "mine", "")
    assert ask_where(parent, "", "army", "", ".ddarmy") is None


def test_a_link_to_nothing_is_asked_about_too(parent, monkeypatch, tmp_path: Path):
    (tmp_path / "mine.ddarmy").symlink_to(tmp_path / "elsewhere")
    answer(monkeypatch, tmp_path / "mine", tmp_path / "other")
    assert ask_where(parent, "", "army", "", ".ddarmy") == tmp_path / "other.ddarmy"


@pytest.mark.parametrize(
    ("name", "only", "chosen"),
    [
        ("a", False, "a.ddarmy"),
        ("a.json", False, "a.json"),
        ("a.json", True, "a.json.ddarmy"),
        ("10.30 Ada", True, "10.30 Ada.ddarmy"),
        ("a.ddarmy", True, "a.ddarmy"),
    ],
)
def test_a_name_gets_the_suffix_that_it_lacks(parent, monkeypatch, tmp_path: Path, name: str, only: bool, chosen: str):
    answer(monkeypatch, tmp_path / name)
    assert ask_where(parent, "", "army", "", ".ddarmy", only=only) == tmp_path / chosen


def test_a_caller_that_refuses_existing_files_is_not_asked_twice(parent, monkeypatch, tmp_path: Path):
    (tmp_path / "mine.ddtable").write_text("precious")
    answer(monkeypatch, tmp_path / "mine")
    assert ask_where(parent, "", "game", "", ".ddtable", refused=True) == tmp_path / "mine.ddtable"
