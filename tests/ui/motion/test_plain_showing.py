"""A table that moves its dice itself: nothing is told too early, computer players wait, and any key ends the wait."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.questions import Chosen
from ddtable.engine.system import SetUp, system
from tests.drivers.hands_on import Hands, open_window, settle, show

pytestmark = pytest.mark.usefixtures("mute")


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def before_the_roll(hands: Hands, *kinds: str) -> Hands:
    """Battle Dice with motion, asked for the last answer before the first roll."""
    random, rules = Random(2), system("battle_dice")
    game = Game(SetUp("battle_dice", 2, {"quests": True}, tuple(rules.deal(10, random, {}) for _ in range(2))))
    game.play(Chosen(()))
    show(hands, game, kinds=list(kinds or ("person", "person")))
    hands.page.motion.choose("slow")
    assert hands.kind == "quest"
    return hands


def roll(hands: Hands) -> None:
    hands.session.draft.confirm()


def test_results_are_hidden_while_dice_roll(hands: Hands):
    before_the_roll(hands)
    entries = len(hands.page.log.entries.rows)
    roll(hands)
    assert hands.page.showing.busy
    assert hands.page.bar.in_suspense
    assert len(hands.page.log.entries.rows) == entries
    hands.page.showing.finish()
    assert not hands.page.bar.in_suspense
    assert len(hands.page.log.entries.rows) > entries


def test_any_key_ends_the_animation(hands: Hands):
    before_the_roll(hands)
    roll(hands)
    assert hands.page.showing.busy
    QTest.keyClick(hands.page, Qt.Key.Key_Shift)
    assert not hands.page.showing.busy
    assert not hands.page.table.busy


def test_animation_ends_automatically(hands: Hands, qtbot: QtBot):
    before_the_roll(hands)
    hands.page.motion.choose("fast")
    roll(hands)
    qtbot.waitUntil(lambda: not hands.page.showing.busy, timeout=20000)
    assert not hands.page.bar.in_suspense


def test_a_computer_player_waits_until_it_was_seen(hands: Hands, monkeypatch: pytest.MonkeyPatch):
    before_the_roll(hands, "recruit", "person")
    held: list[str] = []
    computers = hands.session.computers
    monkeypatch.setattr(computers, "hold", lambda: held.append("hold"))
    monkeypatch.setattr(computers, "release", lambda: held.append("release"))
    roll(hands)
    assert held == ["hold"]
    hands.page.showing.finish()
    assert held == ["hold", "release"]


def test_undo_has_no_animation(hands: Hands):
    before_the_roll(hands)
    roll(hands)
    hands.page.showing.finish()
    hands.session.undoing.undo()
    settle()
    assert not hands.page.showing.busy


def test_results_are_shown_at_once_without_motion(hands: Hands):
    before_the_roll(hands)
    hands.page.motion.choose("off")
    roll(hands)
    assert not hands.page.showing.busy
    assert not hands.page.bar.in_suspense


def test_return_that_skips_the_animation_does_not_answer(hands: Hands):
    """What is asked next is not to be seen while the phases are."""
    before_the_roll(hands)
    roll(hands)
    stood = len(hands.session.game.choices)
    QTest.keyClick(hands.page, Qt.Key.Key_Return)
    settle()
    assert not hands.page.showing.busy
    assert len(hands.session.game.choices) == stood
