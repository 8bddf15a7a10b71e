"""The window in a process of its own: nothing is imported that the start screen did not fetch itself."""

import os
import subprocess
import sys

BEGIN = """
import sys
from PySide6.QtWidgets import QDialog
from PySide6.QtCore import QTimer
from ui import app
from ui.shell import new_game

def begin():
    QTimer.singleShot(9000, app.application(), app.application().quit)
    window = next(shown for shown in app.application().topLevelWidgets() if isinstance(shown, app.MainWindow))
    window.ask_new_game()
    print("asked", window.page.controller.question.kind, flush=True)
    app.application().quit()

new_game.NewGameDialog.exec = lambda self: QDialog.DialogCode.Accepted
QTimer.singleShot(0, begin)
sys.exit(app.run())
"""
FAIL = """
import sys
from PySide6.QtCore import QTimer
from ui import app

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
from ui import app
from ui.shell.settings import SettingsFile

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
from ui import app

def hand():
    QCoreApplication.sendEvent(app.application(), QFileOpenEvent("/games/given.ddtable"))
    app.application().quit()

app.MainWindow.open_path = lambda self, path: print("opened", path.name, flush=True)
begun = app.MainWindow.appear
app.MainWindow.appear = lambda self: (begun(self), QTimer.singleShot(0, self, hand))
sys.exit(app.run())
"""


def run(script: str, home) -> subprocess.CompletedProcess:
    places = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"), str(home))
    environment = {**os.environ, **places, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def test_a_new_game_begins_from_a_fresh_start(tmp_path):
    ended = run(BEGIN, tmp_path)
    assert ended.stdout.strip() == "asked assemble-home", ended.stderr
    assert "Traceback" not in ended.stderr
    assert list((tmp_path / "ddtable" / "games").glob("*.ddtable")), "the game is on disk at once"


def test_an_unforeseen_error_is_told_in_a_sentence_and_reported(tmp_path):
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
