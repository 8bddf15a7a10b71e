"""Rare kinds of files: each is refused with a sentence."""

from __future__ import annotations

import shutil

import pytest

from ddtable.engine.system import OptionSpec
from ddtable.rules.dragon_dice.system import Classic
from ddtable.saves import SaveError, create, show
from ddtable.saves.rollback_journal import Foreign, undo
from ddtable.saves.sidecars import journal_of
from tests.saves.games import NOW, SEATS, fresh_game
from tests.saves.make_samples import SAMPLES
from tests.saves.sidecars import JOURNAL, beside, header, naming, pages_of, precious


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "game.ddtable"
    shutil.copy(next(sample for sample in sorted(SAMPLES.iterdir()) if "battle" not in sample.name), path)
    return path


def test_more_text_than_a_game_has_is_refused(path, monkeypatch):
    monkeypatch.setattr("ddtable.saves.database._MOST_TEXT", 1000)
    with pytest.raises(SaveError, match="far more text"):
        show(path)


def test_set_up_that_breaks_the_rules_is_refused(path, monkeypatch):
    def broken(*_):
        raise RuntimeError("no such thing")

    monkeypatch.setattr(Classic, "renewed", broken)
    from ddtable.saves import open_save

    with pytest.raises(SaveError, match="its set-up makes no sense"):
        open_save(path, read_only=True)


def test_journal_shorter_than_its_sector_is_foreign(path):
    with pytest.raises(Foreign, match="cut off"):
        undo(path.read_bytes(), header(pages_of(path), sector=4096)[:600])


def test_super_journal_is_refused_if_it_appears_after_the_first_check(path, monkeypatch):
    monkeypatch.setattr("ddtable.saves.sidecars.refuse_strange", lambda _: None)
    beside(path, JOURNAL).write_bytes(naming(header(pages_of(path)), precious(path)))
    with pytest.raises(SaveError, match="Nothing has changed"):
        journal_of(path)


def test_game_too_large_for_any_file_is_not_begun(tmp_path, monkeypatch):
    monkeypatch.setattr("ddtable.saves.store.LARGEST", 1)
    with pytest.raises(SaveError):
        create(tmp_path / "new.ddtable", fresh_game(), SEATS, False, NOW)
    assert not (tmp_path / "new.ddtable").exists()


def test_option_may_have_another_default_with_real_dice():
    spec = OptionSpec("faces", ("by_number", "printed"), "Q4", "printed")
    assert (spec.default(False), spec.default(True)) == ("by_number", "printed")
    assert OptionSpec("half_cap", (False, True), "Q1").default(True) is False
