"""Battle Dice is read phase by phase: where the player wants it each phase waits for a key, and nothing runs ahead."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.questions import Chosen
from ddtable.engine.system import SetUp
from ddtable.forces.battle_armies import battle_armies
from ddtable.rules.battle_dice.events import MoraleChecked
from ddtable.rules.battle_dice.house import encoded, former_tables
from tests.drivers.hands_on import Hands, open_window, settle, show
from tests.rules.battle_dice.battle_by_hand import BATTLE

pytestmark = pytest.mark.usefixtures("mute")
TABLES = encoded(former_tables())  # with which these games were found
SEED = 3  # the first roll goes up to the magic phase, in which the person loses units


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def before_the_roll(hands: Hands, stops: str, speed: str) -> None:
    """A person against a computer player; nobody goes on a quest, and the last answer before the roll is the latter's.

    The computer player is mute: the test answers for it.
    """
    armies = tuple(msgspec.to_builtins(army) for army in battle_armies()[:2])
    game = Game(SetUp("battle_dice", SEED, {}, armies, house=TABLES))
    game.play(Chosen(()))
    hands.window.settings.change(stops=stops)
    show(hands, game, kinds=["person", "recruit"])
    hands.page.motion.choose(speed)


def roll(hands: Hands) -> None:
    hands.session.play(Chosen(()), None, stay=True)
    settle()


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_each_phase_that_brings_something_waits_for_a_key(hands: Hands, qtbot: QtBot, speed: str):
    before_the_roll(hands, "rolls", speed)
    asked = hands.page.bar.sentence.text()
    roll(hands)
    gaze, seen = hands.page.table.gaze, []
    for _ in range(12):
        qtbot.waitUntil(lambda: hands.page.stopping.waiting or not hands.page.showing.busy)
        if not hands.page.table.halting:
            break
        seen.append(gaze.phase)
        assert hands.page.bar.sentence.text().startswith("The dice stay as rolled")
        assert hands.page.bar.go_on.isVisible()
        assert not hands.page.bar.confirm.isVisible(), "the next question waits for the last phase"
        told = [gaze.round.phase(phase) for phase in seen]
        assert told[-1].phase == "roll" or not told[-1].silent
        QTest.keyClick(hands.page, Qt.Key.Key_Space)
        settle()
    assert seen == ["roll", "general"], "the monsters brought nothing, and in the magic phase something is asked"
    assert hands.kind == "losses"
    assert not hands.page.bar.in_suspense
    assert hands.page.bar.sentence.text() != asked


def test_log_hides_a_phase_until_it_is_shown(hands: Hands, qtbot: QtBot):
    before_the_roll(hands, "rolls", "fast")
    entries = len(hands.page.log.entries.rows)
    roll(hands)
    qtbot.waitUntil(lambda: hands.page.stopping.waiting)
    assert len(hands.page.log.entries.rows) == entries
    for _ in range(12):
        if not hands.page.table.halting:
            break
        QTest.keyClick(hands.page, Qt.Key.Key_Space)
        settle()
        qtbot.waitUntil(lambda: hands.page.stopping.waiting or not hands.page.showing.busy)
    assert len(hands.page.log.entries.rows) > entries


def test_without_stops_the_walk_needs_no_key(hands: Hands, qtbot: QtBot):
    before_the_roll(hands, "never", "fast")
    roll(hands)
    assert not hands.page.table.halts
    qtbot.waitUntil(lambda: not hands.page.showing.busy, timeout=20_000)
    assert not hands.page.stopping.waiting


def last_rout() -> Game:
    """A game before its last choice, upon which an army routs."""
    armies = tuple(msgspec.to_builtins(army) for army in battle_armies()[:2])
    for seed in range(60):
        game, random = Game(SetUp("battle_dice", seed, {"quests": False}, armies, house=TABLES)), Random(seed)
        while game.question is not None:
            game.play(BATTLE.sample(game.question, random))
        if any(isinstance(event, MoraleChecked) and event.routs for event in game.history[-1].events):
            return game.branch(len(game.choices) - 1)
    raise ValueError("no army routs")


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_deciding_morale_check_is_shown_before_the_victory(hands: Hands, qtbot: QtBot, speed: str):
    """It stands until a key, whoever routs: the card of the victory would cover it."""
    game = last_rout()
    assert game.question is not None
    hands.window.settings.change(stops="hits")
    kinds = ["recruit", "recruit"]
    kinds[1 - game.question.seat] = "person"
    show(hands, game, kinds=kinds)
    hands.page.motion.choose(speed)
    hands.session.play(BATTLE.sample(game.question, Random(1)), None, stay=True)
    settle()
    outcome, phases = hands.page.past.outcome, []
    assert hands.session.position.result is not None
    while hands.page.showing.busy:
        qtbot.waitUntil(lambda: hands.page.stopping.waiting or not hands.page.showing.busy, timeout=20_000)
        assert not outcome.isVisible()
        if hands.page.stopping.waiting:
            phases.append(hands.page.table.gaze.phase)
            QTest.keyClick(hands.page, Qt.Key.Key_Space)
            settle()
    assert phases[-1] == "morale"
    assert outcome.isVisible()


def test_page_closed_during_a_walk_raises_no_error(hands: Hands, qtbot: QtBot):
    before_the_roll(hands, "rolls", "fast")
    roll(hands)
    qtbot.waitUntil(lambda: hands.page.stopping.waiting)
    hands.window.show_start()
    QApplication.processEvents()
    assert hands.window.page is None
