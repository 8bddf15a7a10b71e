"""How fast things move, or that nothing does: the player's choice, or what the desktop asks for."""

from __future__ import annotations

import configparser
from pathlib import Path
from typing import Final, Literal

from platformdirs import user_config_path
from PySide6.QtCore import QObject, QSettings, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle, QWidget

Speed = Literal["system", "slow", "normal", "fast", "off"]
LENGTH: Final = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "off": 0.0}
UNSEEN: Final = ("offscreen", "minimal")  # platforms without a screen that anybody looks at
# Files, sections, keys and values by which a desktop of Linux says that nothing is to move.
STILL: Final = (
    ("kdeglobals", "KDE", "AnimationDurationFactor", ("0", "0.0")),
    ("gtk-4.0/settings.ini", "Settings", "gtk-enable-animations", ("0", "false")),
    ("gtk-3.0/settings.ini", "Settings", "gtk-enable-animations", ("0", "false")),
)


class Motion(QObject):
    """The speed in force. `length` is what a time at normal speed is multiplied with; 0: nothing moves."""

    changed = Signal()

    def __init__(self, speed: Speed, parent: QObject) -> None:
        super().__init__(parent)
        self.speed: Speed = speed
        self.length = 0.0
        self.choose(speed)

    def choose(self, speed: Speed) -> None:
        """Move at this speed from now on."""
        self.speed = speed
        length = LENGTH[speed] if speed != "system" else 0.0 if asks_for_less() else LENGTH["normal"]
        if length != self.length:
            self.length = length
            self.changed.emit()

    @property
    def off(self) -> bool:
        """Whether nothing moves."""
        return not self.length


def speed_of(window: QWidget) -> Speed:
    """Return the speed that is set in a window's settings; "off" for a widget without settings."""
    settings = getattr(window, "settings", None)
    return "off" if settings is None else settings.value.motion


def asks_for_less() -> bool:
    """Tell whether the system asks for less motion.

    Qt has no one answer for this. Read are: the style's length of animations, which some desktops set to nothing; on
    Windows whether it shows effects at all; on macOS "Reduce motion"; on Linux the settings that KDE Plasma and GTK
    keep in files. Without a screen (offscreen) nobody looks, and nothing moves either.
    """
    platform = QGuiApplication.platformName()
    if platform in UNSEEN:
        return True
    style = QApplication.style()
    if style is not None and style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0:
        return True
    if platform == "windows":
        return not QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
    if platform == "cocoa":
        return bool(QSettings("apple.com", "universalaccess").value("reduceMotion", False, type=bool))
    return desktop_is_still(user_config_path())


def desktop_is_still(folder: Path) -> bool:
    """Tell whether a desktop's settings in this folder say that nothing is to move."""
    for name, section, key, values in STILL:
        parser = configparser.ConfigParser(interpolation=None, strict=False)
        try:
            parser.read(folder / name, encoding="utf-8")
        except (OSError, UnicodeDecodeError, configparser.Error):
            continue
        if parser.get(section, key, fallback="").lower() in values:
            return True
    return False
