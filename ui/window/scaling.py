"""The interface scale: chosen in percent, passed to Qt before the window is made, limited by the screen."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import MutableMapping

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QGuiApplication

from ui.kit.settings import SMALLEST_WINDOW
from ui.window.qt_start import fatal_as_sentence

SCALES = (100, 125, 150, 175, 200, 250, 300)
FACTOR = "QT_SCALE_FACTOR"
OURS = "DDTABLE_SCALE"  # marks the factor in the environment as ours, so that a restart replaces it
OF_SCREENS = "QT_SCREEN_SCALE_FACTORS"  # a factor for each screen, with or without its name
LEAST, MOST = 0.25, 10.0
NUMBER = re.compile(r"[0-9]{1,6}(\.[0-9]{1,20})?")


def drop_invalid_factors(environment: MutableMapping[str, str]) -> dict[str, str]:
    """Remove invalid scale factors from the environment and return them. An empty one counts as not set.

    Qt does not check them: with `nan` the program crashes, with 0.001 the window is empty.
    """
    invalid = {}
    if FACTOR not in environment:
        environment.pop(OURS, None)  # without a factor it has no meaning
    for name, parts in ((FACTOR, _whole), (OF_SCREENS, _of_screens)):
        value = environment.get(name)
        if value is not None and not all(map(_is_scale, parts(value))):
            del environment[name]
            environment.pop(OURS, None)
            if value:
                invalid[name] = value
    return invalid


def _whole(value: str) -> list[str]:
    return [value]


def _of_screens(value: str) -> list[str]:
    return [part.rpartition("=")[2] for part in value.split(";")]


def _is_scale(text: str) -> bool:
    return NUMBER.fullmatch(text.strip()) is not None and LEAST <= float(text) <= MOST


def ask_for_scale(scale: int, environment: MutableMapping[str, str], room: QSize | None = None) -> None:
    """Pass a scale in percent to Qt before the application is made, unless the user has set one.

    If the smallest window does not fit into `room` at that scale, use the largest scale at which it does.
    """
    if FACTOR in environment and OURS not in environment:
        return
    environment.pop(FACTOR, None)
    environment.pop(OURS, None)
    fits = scale if room is None else min(scale, largest_scale(room))
    if fits != 100:
        environment[FACTOR] = environment[OURS] = f"{fits / 100:g}"


def largest_scale(room: QSize) -> int:
    """Return the largest scale at which the smallest window fits into `room`, a screen's size at 100%."""
    wide, high = SMALLEST_WINDOW
    fits = [scale for scale in SCALES if wide * scale <= room.width() * 100 and high * scale <= room.height() * 100]
    return max(fits, default=SCALES[0])


def room_before_start() -> QSize | None:
    """Return the size of the screen before there is an application; None if there is one."""
    if QCoreApplication.instance() is not None:
        return None
    with fatal_as_sentence():
        looking = QGuiApplication(sys.argv[:1])
    screen = looking.primaryScreen()
    room = screen.availableSize() if screen is not None else None
    looking.shutdown()
    return room


def room_now() -> QSize:
    """Return the size of the screen at 100%."""
    factor = float(os.environ[FACTOR]) if OURS in os.environ and FACTOR in os.environ else 1.0
    return QGuiApplication.primaryScreen().availableSize() * factor
