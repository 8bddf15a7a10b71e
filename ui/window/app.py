"""The start of the window."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QTimer, QTranslator, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from ddtable import __version__
from ddtable.commands import CommandError, crash
from ddtable.texts.plain import one_line
from ui.art.program_icon import program_icon
from ui.kit.settings import SettingsFile, print_note
from ui.window.interrupts import INTERRUPTED, Interrupts
from ui.window.main_window import MainWindow
from ui.window.preferences import language_of
from ui.window.qt_start import fatal_as_sentence, refusal
from ui.window.saved_games import Games
from ui.window.scaling import LEAST, MOST, ask_for_scale, drop_invalid_factors, room_before_start

LONGEST_FACTOR = 100  # characters of a value in a message
QUIT_AFTER_PAINT = "DDTABLE_QUIT_AFTER_PAINT"  # the benchmarks measure the start with it


class Application(QApplication):
    """The application. On macOS an event passes on each saved game that is double-clicked."""

    file_given = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Emit the path of a file from a file-open event."""
        if isinstance(event, QFileOpenEvent):
            self.file_given.emit(event.file())
            return True
        return super().event(event)


def application() -> QApplication:
    """Return the application object, created on first use."""
    found = QCoreApplication.instance()
    if isinstance(found, QApplication):
        return found
    _remove_invalid_scales()
    with fatal_as_sentence():
        made = Application(sys.argv[:1])
    if not made.screens():
        raise CommandError(refusal("it finds no screen"))
    # No display name: each platform would add it to the titles of dialogs, with its own dash.
    made.setApplicationName("ddtable")
    made.setApplicationVersion(__version__)
    made.setDesktopFileName("ddtable")
    made.setWindowIcon(program_icon())
    return made


def _remove_invalid_scales() -> None:
    """Remove scale factors that Qt cannot use, and print a line about each."""
    for name, value in drop_invalid_factors(os.environ).items():
        said = one_line(value, LONGEST_FACTOR)
        print(f"ddtable: {name}={said} is ignored: it is not a scale from {LEAST:g} to {MOST:g}.", file=sys.stderr)


def translate(app: QApplication, language: str) -> bool:
    """Load Qt's translation for its own dialogs (open, save, print); return True if there is one."""
    translator = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return translator.load(f"qtbase_{language}", folder) and app.installTranslator(translator)


def _caught(window: MainWindow, _kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
    """Report an unexpected error in a sentence; the window and the game, which is on disk, continue."""
    sentence = crash.report(sys.argv[1:], error, "was met in the window")
    print(f"ddtable: {sentence}", file=sys.stderr)
    window.say_trouble(sentence)


def _open(window: MainWindow, file: str) -> None:
    window.open_path(Path(file))


def _end(window: MainWindow, codes: list[int], signal: int) -> None:
    """Close the window, the game and the computer player, even if a dialog is open.

    The exit code is appended to `codes`, because Qt forgets an exit before its event loop runs.
    """
    codes.append(INTERRUPTED + signal)
    window.close()
    application().exit(codes[0])


def run(path: Path | None = None) -> int:
    """Show the window, with a saved game if one is given, until it is closed; return the exit code."""
    settings = SettingsFile()
    print_note(settings)
    _remove_invalid_scales()  # before Qt asks for the screen
    scale = settings.value.scale
    ask_for_scale(scale, os.environ, room_before_start() if scale != 100 else None)
    app = application()
    translate(app, language_of(settings.value))
    crash.watch_hard_crashes()
    interrupts = Interrupts(app)
    window = MainWindow(Games(), settings)
    interrupted: list[int] = []
    interrupts.ended.connect(partial(_end, window, interrupted))
    sys.excepthook = partial(_caught, window)
    if isinstance(app, Application):
        app.file_given.connect(partial(_open, window))
    if path is None:
        window.offer_game_cut_short()
    window.offer_last_crash()
    window.appear()
    if path is not None:
        window.open_path(path)  # shows an error for a file that is not a game
        if settings.note and window.page is not None:  # the start screen, which shows the note, is not visible
            window.say(window.settings_words(settings.note))
    if os.environ.get(QUIT_AFTER_PAINT):
        QTimer.singleShot(0, app, app.quit)
    interrupts.look()
    if interrupted:
        window.close()  # a game may have been opened meanwhile
    code = interrupted[0] if interrupted else app.exec()
    interrupts.stop()
    crash.stop_watching()
    return code
