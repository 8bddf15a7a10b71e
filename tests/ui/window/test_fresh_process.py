"""The window in a process of its own: nothing is imported that the start screen did not fetch itself."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from ddtable.saves import open_save

BEGIN = """
import sys
from PySide6.QtWidgets import QDialog
from PySide6.QtCore import QTimer
from ui.window import app
from ui.new_game import dialog as new_game

def begin():
    QTimer.singleShot(9000, app.application(), app.application().quit)
    window = next(shown for shown in app.application().topLevelWidgets() if isinstance(shown, app.MainWindow))
    window.new_games.ask()
    print("asked", window.page.session.question.kind, flush=True)
    app.application().quit()

new_game.NewGameDialog.exec = lambda self: QDialog.DialogCode.Accepted
QTimer.singleShot(0, begin)
sys.exit(app.run())
"""
FAIL = """
import sys
from PySide6.QtCore import QTimer
from ui.window import app

def fail():
    QTimer.singleShot(50, app.application(), app.application().quit)
    raise RuntimeError("never seen before")

app.application()
QTimer.singleShot(0, fail)
sys.exit(app.run())
"""
DANISH = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QKeySequence
from ui.window import app
from ui.kit.settings import SettingsFile

def tell():
    print(QCoreApplication.translate("QFileDialog", "Look in:"), flush=True)
    print(QKeySequence("Ctrl+Left").toString(QKeySequence.SequenceFormat.NativeText), flush=True)
    app.application().quit()

SettingsFile().change(language="da")
begun = app.MainWindow.appear
app.MainWindow.appear = lambda self: (begun(self), QTimer.singleShot(0, self, tell))
sys.exit(app.run())
"""
HANDED = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFileOpenEvent
from ui.window import app

def hand():
    QCoreApplication.sendEvent(app.application(), QFileOpenEvent("/games/given.ddtable"))
    app.application().quit()

app.MainWindow.open_path = lambda self, path: print("opened", path.name, flush=True)
begun = app.MainWindow.appear
app.MainWindow.appear = lambda self: (begun(self), QTimer.singleShot(0, self, hand))
sys.exit(app.run())
"""


def environment(home) -> dict[str, str]:
    places = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"), str(home))
    return {**os.environ, **places, "QT_QPA_PLATFORM": "offscreen"}


def run(script: str, home, *arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env=environment(home),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_new_game_begins_from_a_fresh_start(tmp_path):
    ended = run(BEGIN, tmp_path)
    assert ended.stdout.strip() == "asked assemble-home", ended.stderr
    assert "Traceback" not in ended.stderr
    assert list((tmp_path / "ddtable" / "games").glob("*.ddtable")), "the game is on disk at once"


def test_unexpected_error_is_a_sentence_with_a_report(tmp_path):
    ended = run(FAIL, tmp_path)
    assert "Traceback" not in ended.stderr
    assert "RuntimeError" in ended.stderr
    assert ended.stderr.count("\n") == 1
    (report,) = tmp_path.rglob("crash-*.txt")
    assert "never seen before" in report.read_text(encoding="utf-8")


def test_the_dialogs_of_qt_and_the_names_of_keys_speak_the_language_too(tmp_path):
    ended = run(DANISH, tmp_path)
    assert ended.stdout.split("\n")[:2] == ["Kig i:", "Ctrl+Venstre"], ended.stderr


def test_a_file_that_the_system_hands_to_the_running_program_is_opened(tmp_path):
    ended = run(HANDED, tmp_path)
    assert ended.stdout.strip() == "opened given.ddtable", ended.stderr


BATTLE = """
import sys
from PySide6.QtCore import QTimer
from ui.window import app

def begin():
    window = next(shown for shown in app.application().topLevelWidgets() if isinstance(shown, app.MainWindow))
    window.new_games.first_battle()
    window.page.session.computers.opponent.worker.process.waitForStarted()
    print(window.page.session.computers.opponent.worker.process.processId(), flush=True)
    if sys.argv[1] == "dialog":
        QTimer.singleShot(0, window, lambda: print("asking", flush=True))
        window.new_games.ask()
    if sys.argv[1] == "paint":
        QTimer.singleShot(500, app.application(), app.application().quit)

begun = app.MainWindow.appear
app.MainWindow.appear = lambda self: (begun(self), QTimer.singleShot(100, self, begin))
sys.exit(app.run())
"""


def test_a_scale_factor_of_nan_does_not_crash_the_window(tmp_path, monkeypatch):
    """Qt itself crashes with a segmentation fault when it paints."""
    monkeypatch.setenv("QT_SCALE_FACTOR", "nan")
    ended = run(BATTLE, tmp_path, "paint")
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == "ddtable: QT_SCALE_FACTOR=nan is ignored: it is not a scale from 0.25 to 10.\n"


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("moment", ["table", "dialog"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_closes_the_window_as_usual(tmp_path, number: signal.Signals, moment: str):
    """The terminal sends Ctrl-C to all processes of the program, also to the worker."""
    # The tests themselves may have been started with `nohup`.
    heard = f"import signal; signal.signal({int(number)}, signal.SIG_DFL)\n{BATTLE}"
    window = subprocess.Popen(
        [sys.executable, "-c", heard, moment],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        worker = int(window.stdout.readline())
        if moment == "dialog":
            assert window.stdout.readline() == "asking\n"
        os.killpg(window.pid, number) if number == signal.SIGINT else window.send_signal(number)
        _, wrong = window.communicate(timeout=60)
    finally:
        window.kill()
    assert (window.returncode, wrong) == (128 + number, "")
    assert gone(worker)
    settings = json.loads((tmp_path / "ddtable" / "settings.json").read_text())
    assert settings["on_table"] == "", "the next start does not offer the game as cut short"
    (save,) = (tmp_path / "ddtable" / "games").glob("*.ddtable")
    assert open_save(save, read_only=True).verified
    assert list(tmp_path.rglob("crash-*.txt")) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_signal_that_was_ignored_at_the_start_stays_ignored(tmp_path):
    """`nohup` and background jobs of a shell start a program so."""
    window = subprocess.Popen(
        [sys.executable, "-c", f"import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)\n{BATTLE}", "table"],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        window.stdout.readline()
        window.send_signal(signal.SIGHUP)
        time.sleep(0.5)
        assert window.poll() is None
        window.send_signal(signal.SIGTERM)
        window.communicate(timeout=60)
    finally:
        window.kill()
    assert window.returncode == 128 + signal.SIGTERM


@pytest.mark.parametrize("platform", ["nonsense", "offscreen:configfile=/gone", "x" * 3000])
def test_an_unknown_platform_ends_with_a_sentence(tmp_path, monkeypatch, platform: str):
    """Qt aborts the program by itself. What paints without a screen does not ask for a platform."""
    begin = "import sys; from ddtable.__main__ import main; sys.exit(main([]))"
    values = {**environment(tmp_path), "QT_QPA_PLATFORM": platform}
    ended = subprocess.run(
        [sys.executable, "-c", begin], env=values, capture_output=True, text=True, timeout=60, check=False
    )
    last = ended.stderr.splitlines()[-1]
    assert ended.returncode == 2, ended.stderr
    assert last.startswith("ddtable: Qt cannot start: ")
    assert f"QT_QPA_PLATFORM is set to {platform[:20]}" in last
