"""Invalid settings: each is reset on its own, and the window starts with any file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.drivers.playing import set_up
from tests.ui.window.test_fresh_process import run
from ui.builder.desk import Desk, DeskFile
from ui.builder.sheet import MOST_DICE, Sheet
from ui.kit.remembered import MOST_BYTES, MOST_LISTED
from ui.kit.settings import Settings, SettingsFile
from ui.new_game.dialog import NewGameDialog
from ui.session.library import SeatPlan
from ui.window.main_window import MainWindow
from ui.window.saved_games import Games
from ui.window.settings_dialog import SettingsDialog

posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
SECONDS = 60

BAD = {
    "width": [2**31, -1, 0, 1e300, "wide", None, [1440]],
    "height": [10**40, -(2**63)],
    "scale": [0, -100, 10**9, 1.5, "nan", None],
    "theme": ["pink", 3, ""],
    "language": [None, 7],
    "players": [0, 1, 400, "two"],
    "health": [-1, 10**9],
    "colours": [[-1], ["red"], [1] * 1000],
    "side_tab": [-1, 10**9],
    "primer": [-2, 10**9],
    "on_table": ["a\0b", "file:///a%00b", "/" + "y" * 5000, 3, ["/a"]],
    "folder": ["\0", "/" + "y" * 5000],
    "games_folder": ["/a\0b", {"a": 1}],
    "roster_folder": ["\0"],
    "standing": [{"Mira": 1}, [1], {"Mira": {"strike-back": None}}],
    "options": [{"quests": None}, {"faces": [1]}, 3],
    "seats": [[{"kind": 3}], [{}] * 100, [1], "Mira"],
    "roster_parts": [[1], "whole"],
    "elsewhere": [3, "a"],
    "maximised": ["yes", 1],
}
LONG_NAME = "/" + "y" * 300  # of a file: no disk allows it, and the system reports an error of its own
LONG_PATH = "/".join(["", *["z" * 200] * 15])


def kept(where: Path, /, **values: object) -> Path:
    """Write a settings file, and return its path."""
    path = where / "settings.json"
    path.write_text(json.dumps(values), encoding="utf-8")
    return path


def aside(path: Path) -> Path:
    return path.with_suffix(".broken.json")


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in BAD.items() for value in values])
def test_an_invalid_value_is_reset_alone(tmp_path: Path, name: str, value: object):
    others = {"theme": "light", "motion": "slow", name: value}
    path = kept(tmp_path, **others)
    written = path.read_bytes()
    found = SettingsFile(path)
    assert (found.note, found.reset) == ("reset", (name,))
    assert getattr(found.value, name) == getattr(Settings(), name)
    assert name == "theme" or found.value.theme == "light"
    assert found.value.motion == "slow"
    assert aside(path).read_bytes() == written, "a copy is kept"
    again = SettingsFile(path)
    assert (again.note, again.value) == ("", found.value), "the next start reports nothing"


def test_an_invalid_place_in_a_list_is_removed_alone(tmp_path: Path):
    found = SettingsFile(kept(tmp_path, played=["/a.ddtable", "b\0", 3, "/c.ddtable"], hidden=["/d"] * 5000))
    assert found.reset == ("hidden", "played")
    assert found.value.played == ("/a.ddtable", "/c.ddtable")
    assert len(found.value.hidden) == MOST_LISTED


def test_an_invalid_value_in_a_group_is_reset_alone(tmp_path: Path):
    found = SettingsFile(kept(tmp_path, battle={"size": -5, "options": {"quests": True}}))
    assert found.reset == ("battle.size",)
    assert (found.value.battle.size, found.value.battle.options) == (20, {"quests": True})


def test_settings_of_a_newer_version_survive(tmp_path: Path):
    """Unknown values are written again unchanged, in groups too."""
    newer = {"theme": "dark", "campaign": {"map": [1, 2.5, None, "ø"]}, "battle": {"size": 24, "sieges": True}}
    path = kept(tmp_path, **newer)
    found = SettingsFile(path)
    assert (found.note, found.value.battle.size) == ("", 24)
    found.change(theme="light")
    now = json.loads(path.read_text(encoding="utf-8"))
    assert now["campaign"] == newer["campaign"]
    assert now["battle"]["sieges"] is True
    assert now["theme"] == "light"


def test_a_number_out_of_range_is_reset_alone(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_text('{"theme": "light", "width": 1e999, "height": ' + "9" * 5000 + ', "later": 1e999}')
    found = SettingsFile(path)
    assert found.reset == ("width", "height")
    assert found.value.theme == "light"


# The file


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


def make_link_to_pipe(path: Path) -> None:
    os.mkfifo(path.with_name("pipe"))
    path.symlink_to(path.with_name("pipe"))


def make_link_to_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def make_large(path: Path) -> None:
    path.write_bytes(b'{"theme": "light"}' + b" " * MOST_BYTES)


MAKES: list[Callable[[Path], None]] = [make_pipe, make_link_to_pipe, make_link_to_device, make_large, Path.mkdir]


@posix
@pytest.mark.parametrize("make", MAKES)
@pytest.mark.parametrize("kind", [SettingsFile, DeskFile])
def test_other_than_a_regular_file_is_renamed_unread(tmp_path: Path, make: Callable[[Path], None], kind: type):
    """Reading a pipe would wait, and reading a device would not end."""
    path = tmp_path / "settings.json"
    make(path)
    found = kind(path)
    assert os.path.lexists(aside(path))
    found.change()
    assert path.is_file()
    assert not path.is_symlink()
    assert kind(path).value == found.value


@posix
def test_a_pipe_that_replaces_the_file_is_not_written_to(tmp_path: Path):
    path = tmp_path / "settings.json"
    found = SettingsFile(path)
    os.mkfifo(path)
    found.change(theme="light")
    assert found.note == "unwritable"


def test_settings_that_are_too_large_to_read_are_not_written(tmp_path: Path):
    path = tmp_path / "settings.json"
    found = SettingsFile(path)
    found.change(theme="light")
    found.change(theme="dark", standing={"Mira": {str(number): "x" * 900 for number in range(2000)}})
    assert found.note == "unwritable"
    assert SettingsFile(path).value.theme == "light", "the old file is unchanged"


@posix
def test_a_link_to_the_settings_stays_a_link(tmp_path: Path):
    """Some people keep the settings of several computers in one folder."""
    kept(tmp_path, theme="light").rename(tmp_path / "elsewhere.json")
    path = tmp_path / "settings.json"
    path.symlink_to(tmp_path / "elsewhere.json")
    SettingsFile(path).change(theme="dark")
    assert path.is_symlink()
    assert SettingsFile(tmp_path / "elsewhere.json").value.theme == "dark"


# The window


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Callable[..., MainWindow]:
    def started(**values: object) -> MainWindow:
        settings = SettingsFile(kept(tmp_path, **values))
        window = MainWindow(Games(tmp_path / "games"), settings)
        qtbot.addWidget(window)
        if settings.value.on_table:
            window.offer_game_cut_short()
        window.appear()
        for _ in range(3):
            QApplication.processEvents()
        return window

    return started


def test_window_lists_the_reset_settings(start):
    window = start(width=2**31, on_table="a\0b", theme="light")
    assert window.start.trouble.text() == "2 settings could not be read and were reset: width, on_table"
    assert window.settings.value.theme == "light"


@pytest.mark.parametrize("name", ["on_table", "folder", "games_folder", "roster_folder"])
@pytest.mark.parametrize("place", [LONG_NAME, LONG_PATH, "..", "relative", "/dev/null/x", "/proc/self/mem"])
def test_the_window_starts_with_a_place_that_cannot_exist(start, name: str, place: str):
    window = start(**{name: place})
    assert window.isVisible()
    window.show_start()


def test_games_at_places_that_cannot_exist_are_listed_as_gone(start):
    window = start(elsewhere=[LONG_NAME, LONG_PATH, "/dev/zero"], played=[LONG_NAME], hidden=[LONG_PATH])
    listed = {str(game.path): game.gone for game in window.recents.games()}
    assert listed.get(LONG_NAME) is True


MEMORIES = {
    "an invalid army": {"armies": [{"id": "x"}, {"general": 10**9}]},
    "a thousand dice": {"size": 1000},
    "invalid tables": {"tables": {"quests": [1], "a": None}},
    "invalid options": {"options": {"quests": "maybe", "nonsense": 10**9}},
}


@pytest.mark.parametrize("battle", MEMORIES.values(), ids=MEMORIES)
def test_the_new_game_dialog_opens_with_any_last_game(start, battle: dict[str, object]):
    seats = [{"name": "x" * 900, "kind": "recruit", "force": "nonsense"}] * 8
    window = start(game="battle_dice", battle={**battle, "seats": seats}, seats=seats, health=999, options={"faces": 3})
    dialog = NewGameDialog(window.words, window.settings.value, window)
    dialog.show()
    QApplication.processEvents()
    assert dialog.isVisible()
    dialog.close()


def test_all_pages_of_the_settings_open_with_any_values(start):
    window = start(
        colours=[99, 99, 3, 3], language="xx", scale=101, standing={"Mira": {"no": "such"}}, seats=[{"name": "é" * 999}]
    )
    dialog = SettingsDialog(window)
    dialog.show()
    for number in range(len(dialog.contents.rows)):
        dialog.contents.show_number(number)
        QApplication.processEvents()
    assert dialog.isVisible()
    dialog.close()


# The desk of the builder


@pytest.mark.parametrize(
    ("damage", "reset"),
    [
        ({"split": [2**31, -1]}, ("split",)),
        ({"collection": 10**40}, ("collection",)),
        ({"looking": {"kind": "spaceship", "words": "wolf"}}, ("looking.kind",)),
        ({"shelves": [3]}, ("shelves",)),
        ({"sheet": {"health": "many", "player": "Mira"}}, ("sheet.health",)),
        ({"sheet": {"force": {"id": 3}}}, ("sheet.force",)),
    ],
)
def test_an_invalid_value_of_the_desk_is_reset_alone(tmp_path: Path, damage: dict, reset: tuple[str, ...]):
    path = tmp_path / "builder.json"
    path.write_text(json.dumps({"limited": True, **damage}))
    desk = DeskFile(path)
    assert desk._kept.reset == reset
    assert desk.set_aside
    assert desk.value.limited
    assert aside(path).is_file()
    desk.close(forget=False)


def test_a_desk_with_too_many_dice_is_reset(tmp_path: Path):
    force = {"id": "", "name": "", "home_terrain": "", "frontier": "", "campaign": [], "dragons": [], "horde": []}
    path = tmp_path / "builder.json"
    path.write_text(json.dumps({"sheet": {"force": {**force, "home": ["a"] * (MOST_DICE + 1)}}}))
    desk = DeskFile(path)
    assert (desk.value.sheet, desk.set_aside) == (Sheet(), True)
    desk.close(forget=False)


@posix
def test_a_pipe_as_lock_of_the_desk_does_not_wait(tmp_path: Path):
    os.mkfifo(tmp_path / "builder.lock")
    desk = DeskFile(tmp_path / "builder.json")
    assert desk.value == Desk()
    assert desk.change(limited=True)


def test_notice_reports_the_builder_file_set_aside(start, tmp_path: Path):
    (tmp_path / "builder.json").write_text(json.dumps({"split": [-1], "sheet": {"player": "Mira"}}))
    window = start()
    window.build()
    assert (
        window.notice.words == "Part of your last draft could not be read. The file was saved as builder.broken.json."
    )
    assert window.build().page.editor.sheet.player == "Mira"


# The whole program


START = "import sys; from ddtable.__main__ import main; sys.exit(main([]))"


@posix
@pytest.mark.parametrize("damage", ["values", "pipe"])
def test_the_program_starts_and_prints_one_line(tmp_path: Path, damage: str):
    folder = tmp_path / "ddtable"
    folder.mkdir()
    if damage == "pipe":
        os.mkfifo(folder / "settings.json")
    else:
        kept(folder, width=2**31, scale=10**9, on_table="a\0b", games_folder=LONG_NAME, elsewhere=[LONG_PATH])
    places = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"), tmp_path)
    ended = subprocess.run(
        [sys.executable, "-c", START],
        env={**os.environ, **places, "QT_QPA_PLATFORM": "offscreen", "DDTABLE_QUIT_AFTER_PAINT": "1"},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert "Traceback" not in ended.stderr
    (line,) = [line for line in ended.stderr.splitlines() if line.startswith("ddtable: ")]
    assert ("is not a settings file" if damage == "pipe" else "were reset: scale, width, on_table") in line


NOTICE = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from ui.window import app

def say():
    window = next(shown for shown in app.application().topLevelWidgets() if isinstance(shown, app.MainWindow))
    print(window.page is not None, window.notice.words, flush=True)
    app.application().quit()

app.application()
QTimer.singleShot(500, say)
sys.exit(app.run(Path(sys.argv[1])))
"""


def test_window_opened_with_a_game_lists_the_reset_settings(tmp_path: Path):
    (tmp_path / "ddtable").mkdir()
    kept(tmp_path / "ddtable", width=-1)
    begun = Games(tmp_path / "games").new(set_up(1), [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")], True)
    path = begun.guard.path
    begun.close()
    ended = run(NOTICE, tmp_path, str(path))
    assert ended.stdout.strip() == "True 1 setting could not be read and was reset: width", ended.stderr
