"""Battle Dice in the whole window: hands on the field, keys of the bar, dice in motion."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.drivers.hands_on import Hands, open_window, show
from tests.rules.battle_dice.battle_by_hand import A
from tests.ui.games.battle_dice.field.field_hands import dealt, field_of, standing, until, with_real_dice
from tests.ui.games.battle_dice.field.test_gaze import fought
from ui.games.battle_dice.armies.battle_page import TABLES_KEY
from ui.window.commands import all_commands


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def press(hands: Hands, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or hands.window, key)
    QApplication.processEvents()


def of_kind(hands: Hands, kind: str) -> list[int]:
    dice = hands.session.position.dice
    return [number for number, die in enumerate(dice) if (die.type, die.owner, die.place) == (kind, A, "army")]


def test_a_party_is_dragged_together_and_confirmed_by_return(hands: Hands) -> None:
    show(hands, dealt())
    archers = of_kind(hands, "archer")[:2]
    for die in archers:
        hands.drag([die], "party@0")
    press(hands, Qt.Key.Key_Return)
    assert hands.kind == "quest"
    assert hands.session.asked_seat == 1
    press(hands, Qt.Key.Key_N)
    dice = hands.session.position.dice
    assert [number for number, die in enumerate(dice) if die.place == "party"] == archers


def test_several_dice_are_added_to_the_camp_together(hands: Hands) -> None:
    show(hands, dealt())
    archers = of_kind(hands, "archer")
    hands.drag(archers, "party@0")
    assert sorted(hands.session.selection) == archers


def test_a_party_is_formed_by_keys_alone(hands: Hands) -> None:
    show(hands, dealt())
    press(hands, Qt.Key.Key_G)  # the camp
    press(hands, Qt.Key.Key_G)  # the first die that may go there
    press(hands, Qt.Key.Key_Space)
    press(hands, Qt.Key.Key_4)
    assert len(hands.session.selection) == 2


def test_question_bar_does_not_cover_the_field(hands: Hands) -> None:
    show(hands, until("losses"))
    field = field_of(hands)
    bottom = field.mapTo(hands.page, field.rect().bottomLeft()).y()
    assert bottom <= hands.page.bar.y()
    for view in field.views():
        corner = view.mapTo(field, view.rect().bottomRight())
        assert field.rect().contains(corner)


def test_phases_are_shown_after_a_choice_until_any_key(hands: Hands, qtbot: QtBot) -> None:
    hands.window.settings.change(motion="slow")
    show(hands, standing(fought()))
    hands.page.motion.choose("slow")
    field = field_of(hands)
    for _ in range(4):
        if field.busy:
            break
        hands.session.draft.suggest()
        hands.session.draft.confirm()
        QApplication.processEvents()
    assert field.busy
    assert hands.page.showing.busy
    assert hands.session.asks_person  # nobody is kept from answering
    press(hands, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: not field.busy)
    assert not hands.page.showing.busy


def test_earlier_moment_is_shown_phase_by_phase_too(hands: Hands) -> None:
    game = until("losses", turn=2)
    show(hands, game)
    field = field_of(hands)
    now = field.gaze.round.number
    hands.session.shown.look_at(1)
    QApplication.processEvents()
    assert field.gaze.round.number < now


@pytest.mark.parametrize("count", [20, 40])
def test_real_dice_are_entered_beside_the_rolling_army(hands: Hands, count: int) -> None:
    """BD1.6: both roll; each sees its own dice while it tells what they show."""
    show(hands, with_real_dice(count))
    hands.window.resize(1280, 800)
    QApplication.processEvents()
    told = []
    while hands.session.draft.faces is not None and len(told) < 2:
        seat, panel = hands.session.asked_seat, hands.page.bar.faces
        assert panel.isVisible()
        rank = field_of(hands).sides[seat].ranks["army"]
        corner = rank.mapTo(hands.page, rank.rect().topLeft())
        assert not panel.geometry().intersects(rank.rect().translated(corner))
        assert hands.page.rect().contains(panel.geometry())
        told.append(seat)
        hands.session.draft.suggest()
        hands.session.draft.confirm()
        QApplication.processEvents()
    assert sorted(told) == [0, 1]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("count", [20, 40])
def test_the_panel_of_real_dice_covers_neither_the_phases_nor_any_dice(
    hands: Hands, count: int, size: tuple[int, int]
) -> None:
    show(hands, with_real_dice(count))
    hands.window.resize(*size)
    QApplication.processEvents()
    field, panel, told = field_of(hands), hands.page.bar.faces, []
    while hands.session.draft.faces is not None and len(told) < 2:
        assert panel.isVisible()
        for seen in (field.strip, *(side.ranks["army"] for side in field.sides)):
            assert not panel.geometry().intersects(seen.rect().translated(seen.mapTo(hands.page, QPoint(0, 0))))
        for key in (*panel.dice, *panel.keys):
            corner = key.mapTo(panel, QPoint(0, 0))
            assert key.isHidden() or panel.rect().contains(key.rect().translated(corner))
        told.append(hands.session.asked_seat)
        hands.session.draft.suggest()
        hands.session.draft.confirm()
        QApplication.processEvents()
    assert sorted(told) == [0, 1]


def test_the_tables_have_one_key_at_the_table_and_before_the_game() -> None:
    """Ctrl+T means standing answers wherever it is heard."""
    keys = {command.id: command.keys for _, command in all_commands()}
    assert keys["tables"] == TABLES_KEY
    assert keys["standing"] == "Ctrl+T"
