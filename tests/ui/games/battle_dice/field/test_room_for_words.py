"""On the smallest screen too, words of the strip and of the tables stand in full, in each language."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from ddtable.summaries.battle_dice.outcome import Outcome
from ddtable.words.sentences import Words
from tests.rules.battle_dice.battle_by_hand import Hand
from tests.ui.games.battle_dice.field.conftest import Lay
from tests.ui.games.battle_dice.field.field_hands import Field, standing
from ui.areas.surfaces import width_of
from ui.games.battle_dice.field import phase_strip, table_card

Written = list[tuple[str, float, float]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """All that is written on the strip and the tables: the words, how wide they are, how wide their place is."""
    found: Written = []
    for module in (phase_strip, table_card):
        monkeypatch.setattr(module, "write", _watched(module.write, found))
    return found


def _watched(write: Any, found: Written) -> Any:
    def watched(painter: Any, rect: QRectF, text: str, font: Any, *rest: Any) -> None:
        found.append((text, width_of(text, font), rect.width()))
        write(painter, rect, text, font, *rest)

    return watched


def three_tables(lay: Lay) -> Field:
    """Monsters of two types roll, and one of them on the table of spells too."""
    hand = Hand("2 giant 19 2, 2 mage 1 1", "2 archmage 19 18, 2 mage 1 1").wants("table", 4, 5, 4, 6, 5, 4)
    field = lay(standing(hand))
    assert len(field.view.story.tables.names) == 3
    return field


@pytest.mark.parametrize("size", [(996, 640), (1600, 900)])
def test_three_tables_side_by_side_are_not_cut(lay: Lay, written: Written, size: tuple[int, int]) -> None:
    field = three_tables(lay)
    field.view.resize(*size)
    QApplication.processEvents()
    written.clear()
    field.view.story.tables.grab()
    assert any(text == "Greater spell" for text, _, _ in written)
    assert [text for text, wide, room in written if wide > room + 0.5] == []


def test_effects_of_rolled_lines_are_below_the_names_in_little_space(lay: Lay) -> None:
    """Six names in two columns; the tip of a line is found where it stands."""
    field = three_tables(lay)
    tables = field.view.story.tables
    (name, rect), *_ = tables._cards()
    assert tables._form(name, rect) is table_card.BRIEF
    second = tables._line_rect(name, rect, 1, table_card.BRIEF).center()
    fifth = tables._line_rect(name, rect, 4, table_card.BRIEF).center()
    assert tip_at(tables, second) == tables._line_words(name, 1)
    assert tip_at(tables, fifth) == tables._line_words(name, 4)
    assert abs(second.y() - fifth.y()) < 2
    below = QPointF(rect.left() + 4, rect.bottom() - 4)
    assert tip_at(tables, below) == field.view.gaze.session.words.say("bd-table-proposal")


def tip_at(tables: table_card.TableCards, point: QPointF) -> str:
    return next(tip for rect, tip in tables.tips() if rect.contains(point))


def test_texts_of_the_strip_are_not_cut(lay: Lay, written: Written) -> None:
    field = three_tables(lay)
    written.clear()
    field.view.strip.grab()
    assert any(text == "1 roll, 1 lost" for text, _, _ in written)
    assert [text for text, wide, room in written if wide > room + 0.5] == []


def test_icons_replace_words_in_little_space(lay: Lay, written: Written) -> None:
    field = three_tables(lay)
    field.view.resize(720, 440)
    QApplication.processEvents()
    written.clear()
    field.view.strip.grab()
    assert "1 roll, 1 lost" not in [text for text, _, _ in written]
    assert Outcome(0, 1, 1).signs() == [("bd_roll", "1"), ("dead", "1")]
    chip = field.view.strip.chip("monster")
    assert "Mira: 1 roll on the table and 1 of its own dice lost" in chip.toolTip()


@pytest.mark.parametrize(
    ("outcome", "short", "whole"),
    [
        (Outcome(1, 0, 0), "1 hit", "1 hit on the enemy"),
        (Outcome(0, 0, 0), "nothing", "nothing"),
        (Outcome(0, 0, 3), "3 lost", "3 of its own dice lost"),
        (Outcome(0, 0, 0, 1, 5), "holds 1/5", "holds: 1 bad number in the morale check (5 or more rout)"),
        (Outcome(0, 0, 0, 5, 5, routs=True), "routs 5/5", "routs: 5 bad numbers in the morale check (5 or more rout)"),
    ],
)
def test_result_of_a_phase_in_words(outcome: Outcome, short: str, whole: str) -> None:
    words = Words()
    assert outcome.short(words) == short
    assert outcome.whole(words) == whole
    assert bool(outcome.signs()) == (outcome != Outcome(0, 0, 0))
