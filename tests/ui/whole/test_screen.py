"""Real drags on a real (virtual) screen: the pointer is moved by xdotool, Qt and the X server do the rest."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.drivers.hands_on import Hands, open_window, show
from tests.drivers.magic_cases import MAGIC_CASES
from tests.drivers.playing import game_from
from tests.ui.whole.test_every_question import CASES, SENTRIES, THEIRS, at

pytestmark = [
    pytest.mark.screen,
    pytest.mark.skipif(shutil.which("xdotool") is None, reason="needs xdotool to move the pointer"),
]

STEPS = 12  # of the pointer on its way
PAUSE = 0.02  # seconds between two of them
MILLISECONDS = 5_000

SENTRIES_AWAY = """
home A: flatland_city 4
home B: flatland_tower 4
frontier: flatland_temple 6
A at frontier: 3 footman, sergeant
A reserve: 2 sentry, patroller
B at frontier: 4 goblins_thug
turn A reinforce
"""
RESERVES = (7, 8, 9)


class Pointer:
    """The pointer of the X server. Events are let through at every step, for a drag runs a loop of its own."""

    def __init__(self, qtbot: QtBot) -> None:
        self._at = QPoint()
        self._qtbot = qtbot

    def go(self, to: QPoint) -> None:
        """Move there at once."""
        self._do("mousemove", to.x(), to.y())
        self._at = to

    def click(self, to: QPoint, key: str = "") -> None:
        """Click somewhere, a key held."""
        self.go(to)
        if key:
            self._do("keydown", key)
        self._do("click", 1)
        if key:
            self._do("keyup", key)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, carry, release: by one process beside this one, which Qt's own loop of the drag does not stop."""
        path = [start + (end - start) * step / STEPS for step in range(STEPS + 1)]
        commands = [f"mousemove {start.x()} {start.y()}", "mousedown 1"]
        commands += [f"mousemove {point.x()} {point.y()}" for point in path]
        commands += [f"sleep {5 * PAUSE}", "mouseup 1"]
        words = f" sleep {PAUSE} ".join(commands).split()
        moving = subprocess.Popen(["xdotool", *words])
        self._qtbot.waitUntil(lambda: moving.poll() is not None, timeout=MILLISECONDS)
        assert moving.returncode == 0

    def double_click(self, to: QPoint) -> None:
        """Press twice within the time of a double click."""
        self.go(to)
        self._do("click", "--repeat", 2, "--delay", 90, 1)
        self._qtbot.wait(500)

    def _do(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], check=True, timeout=MILLISECONDS / 1000)
        self._qtbot.wait(int(PAUSE * 1000))


@pytest.fixture
def pointer(qtbot: QtBot) -> Iterator[Pointer]:
    made = Pointer(qtbot)
    yield made
    subprocess.run(["xdotool", "mouseup", "1"], check=True)


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Hands:
    with pytest.MonkeyPatch.context() as kept:
        opened = open_window(qtbot, kept, tmp_path)  # the synthetic drags end here: Qt's own are wanted
    qtbot.waitExposed(opened.window)
    return opened


def point(widget: QWidget, at: QPoint) -> QPoint:
    return widget.mapToGlobal(at)


def die_point(hands: Hands, die: int) -> QPoint:
    return point(hands.view_of(die).viewport(), hands.die_rect(die).center())


def area_point(hands: Hands, area: str) -> QPoint:
    return point(hands.place(area), hands.free_point(area))


def test_three_dice_are_dragged_from_the_reserves_together(hands: Hands, pointer: Pointer, qtbot: QtBot):
    game = game_from(SENTRIES_AWAY)
    show(hands, game)
    for die in RESERVES:
        pointer.click(die_point(hands, die), "ctrl")
    assert len(hands.view("reserve@0").selectedIndexes()) == len(RESERVES)
    pointer.drag(die_point(hands, RESERVES[0]), area_point(hands, "terrain/0@0"))
    qtbot.waitUntil(lambda: len(game.choices) == len(RESERVES), timeout=MILLISECONDS)
    assert all(game.position.dice[die].place == "terrain/0" for die in RESERVES)


def test_three_dice_of_a_rubber_band_are_dragged_together(hands: Hands, pointer: Pointer, qtbot: QtBot):
    game = at("reinforce")()
    show(hands, game)
    view = hands.view("reserve@0")
    boxes = [hands.die_rect(die) for die in SENTRIES]
    above = QPoint(max(2, boxes[0].left() - 4), boxes[0].top() - 3)
    pointer.drag(point(view.viewport(), above), point(view.viewport(), boxes[-1].bottomRight() - QPoint(4, 4)))
    assert len(view.selectedIndexes()) == len(SENTRIES)
    pointer.drag(die_point(hands, SENTRIES[1]), area_point(hands, "terrain/1@0"))
    qtbot.waitUntil(lambda: len(game.choices) >= len(SENTRIES), timeout=MILLISECONDS)
    assert all(game.position.dice[die].place == "terrain/1" for die in SENTRIES)


def test_a_casualty_is_dragged_to_the_dead(hands: Hands, pointer: Pointer, qtbot: QtBot):
    game = CASES["casualties"].game()
    show(hands, game)
    for die in THEIRS[:2]:
        pointer.drag(die_point(hands, die), area_point(hands, "dead@1"))
        qtbot.waitUntil(lambda die=die: die in hands.session.selection, timeout=MILLISECONDS)
    pointer.click(point(hands.page.bar.confirm, hands.page.bar.confirm.rect().center()))
    qtbot.waitUntil(lambda: len(game.choices) == 1, timeout=MILLISECONDS)
    assert all(game.position.dice[die].place == "dead" for die in THEIRS[:2])


def test_forbidden_drag_shows_the_reason(hands: Hands, pointer: Pointer, qtbot: QtBot):
    game = CASES["retreat"].game()
    show(hands, game)
    before = game.position
    pointer.drag(die_point(hands, 5), area_point(hands, "dead@0"))
    qtbot.waitUntil(lambda: hands.told.endswith("(C12.2)"), timeout=MILLISECONDS)
    assert game.position is before


def test_the_table_is_still_alive_after_a_drag_that_ends_nowhere(hands: Hands, pointer: Pointer, qtbot: QtBot):
    game = CASES["retreat"].game()
    show(hands, game)
    pointer.drag(die_point(hands, 5), point(hands.page.ribbon, QPoint(10, 10)))
    time.sleep(PAUSE)
    pointer.drag(die_point(hands, 5), area_point(hands, "reserve@0"))
    qtbot.waitUntil(lambda: game.position.dice[5].place == "reserve", timeout=MILLISECONDS)


def test_a_double_click_on_a_spell_answers_one_question(hands: Hands, pointer: Pointer, qtbot: QtBot):
    """The second press falls on the table, where an army may be a target."""
    game = MAGIC_CASES["spell"].game()
    show(hands, game)
    qtbot.wait(200)
    card = next(card for card in hands.page.bar.own["spells"].cards.values() if card.castable)
    pointer.double_click(point(card, card.rect().center()))
    assert len(game.choices) == 1


def test_a_double_click_on_an_answer_answers_one_question(hands: Hands, pointer: Pointer, qtbot: QtBot):
    game = CASES["march-first"].game()
    show(hands, game)
    qtbot.wait(200)
    button = hands.page.bar.buttons[0]
    pointer.double_click(point(button, button.rect().center()))
    assert len(game.choices) == 1
    pointer.click(point(button, button.rect().center()))
    qtbot.waitUntil(lambda: len(game.choices) == 2, timeout=MILLISECONDS)
