"""Disks that do not answer: the window starts, and games on them are listed as gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from ui.kit.settings import SettingsFile
from ui.window import reachable as module
from ui.window.main_window import MainWindow
from ui.window.reachable import reachable
from ui.window.saved_games import Games

DEAD = Path("/net/dead")


@pytest.fixture
def back(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """A network disk that answers no question until it is back."""
    event = Event()
    look = module._look

    def wait_or_look(folder: Path) -> None:
        if DEAD in (folder, *folder.parents):
            event.wait()
        look(folder)

    monkeypatch.setattr(module, "_look", wait_or_look)
    monkeypatch.setattr(module, "SECONDS", 0.2)
    yield event
    event.set()
    for thread in list(module._asking.values()):
        thread.join()
    module._asking.clear()


def test_a_folder_answers_whether_it_exists_or_not(tmp_path: Path):
    folders = {tmp_path, tmp_path / "gone", Path("/" + "y" * 300)}
    assert reachable(folders) == folders


def test_a_dead_folder_is_left_out_and_asked_once(back: Event, tmp_path: Path):
    assert reachable([DEAD, tmp_path]) == {tmp_path}
    asked = module._asking[DEAD]
    assert reachable([DEAD]) == set()
    assert module._asking[DEAD] is asked, "a second look does not start a second thread"
    back.set()
    asked.join()
    assert reachable([DEAD]) == {DEAD}


def test_the_window_starts_while_a_disk_is_dead(back: Event, qtbot: QtBot, tmp_path: Path):
    settings = SettingsFile(tmp_path / "settings.json")
    settings.change(on_table=str(DEAD / "a.ddtable"), elsewhere=(str(DEAD / "b.ddtable"),), games_folder=str(DEAD))
    window = MainWindow(Games(tmp_path / "games"), settings)
    qtbot.addWidget(window)
    window.offer_game_cut_short()
    window.appear()
    assert [(game.path, game.gone) for game in window.recents.games()] == [(DEAD / "b.ddtable", True)]
    assert settings.value.on_table == str(DEAD / "a.ddtable"), "it is offered when the disk is back"
