"""The speed of animations, or none: the player's choice, or the setting of the desktop."""

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
UNSEEN: Final = ("offscreen", "minimal")  # platforms without a visible screen
# Files, sections, keys and values with which a Linux desktop turns animations off.
STILL: Final = (
    ("kdeglobals", "KDE", "AnimationDurationFactor", ("0", "0.0")),
    ("gtk-4.0/settings.ini", "Settings", "gtk-enable-animations", ("0", "false")),
    ("gtk-3.0/settings.ini", "Settings", "gtk-enable-animations", ("0", "false")),
)


class Motion(QObject):
    """The current speed. `length` is the factor for times at normal speed; 0 means no animation."""

    changed = Signal()

    def __init__(self, speed: Speed, parent: QObject) -> None:
        super().__init__(parent)
        self.speed: Speed = speed
        self.length = 0.0
        self.choose(speed)

    def choose(self, speed: Speed) -> None:
        """Set the speed."""
        self.speed = speed
        length = LENGTH[speed] if speed != "system" else 0.0 if asks_for_less() else LENGTH["normal"]
        if length != self.length:
            self.length = length
            self.changed.emit()

    @property
    def off(self) -> bool:
        """True if there are no animations."""
        return not self.length


def speed_of(window: QWidget) -> Speed:
    """Return the speed that is set in a window's settings; "off" for a widget without settings."""
    settings = getattr(window, "settings", None)
    return "off" if settings is None else settings.value.motion


def asks_for_less() -> bool:
    """Return True if the system asks for less motion.

    Qt has no single setting for this. It depends on: the animation duration of the style, which some desktops set
    to 0; on Windows the setting for effects; on macOS "Reduce motion"; on Linux the settings files of KDE Plasma
    and GTK. Without a screen (offscreen) it is True.
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
    """Return True if the settings of a desktop in this folder turn animations off."""
    for name, section, key, values in STILL:
        parser = configparser.ConfigParser(interpolation=None, strict=False)
        try:
            parser.read(folder / name, encoding="utf-8")
        except (OSError, UnicodeDecodeError, configparser.Error):
            continue
        if parser.get(section, key, fallback="").lower() in values:
            return True
    return False
