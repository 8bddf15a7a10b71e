"""The speed of motion: chosen, or what the system asks for."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ui.motion.pace import Motion, asks_for_less, desktop_is_still, speed_of


def test_slow_takes_longer_than_normal_and_fast_is_shorter(qapp):
    holder = QObject()
    lengths = {speed: Motion(speed, holder).length for speed in ("slow", "normal", "fast", "off")}
    assert lengths["slow"] > lengths["normal"] > lengths["fast"] > lengths["off"] == 0


def test_no_animation_without_a_screen_by_default(qapp):
    holder = QObject()
    motion = Motion("system", holder)
    assert asks_for_less()
    assert motion.off
    motion.choose("normal")
    assert not motion.off


def test_change_of_speed_is_emitted_once(qtbot):
    holder = QObject()
    motion = Motion("normal", holder)
    with qtbot.waitSignal(motion.changed, timeout=100):
        motion.choose("off")
    with qtbot.assertNotEmitted(motion.changed):
        motion.choose("off")


@pytest.mark.parametrize(
    ("name", "text", "still"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=1\n", False),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("gtk-3.0/settings.ini", "no section at all", False),
    ],
)
def test_the_desktops_own_setting_is_read(tmp_path, name, text, still):
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    assert desktop_is_still(tmp_path) is still


def test_desktop_without_settings_allows_animations(tmp_path):
    assert not desktop_is_still(tmp_path)


def test_speed_comes_from_the_window_settings(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    assert speed_of(window) == "off"
    window.settings = SimpleNamespace(value=SimpleNamespace(motion="slow"))
    assert speed_of(window) == "slow"
