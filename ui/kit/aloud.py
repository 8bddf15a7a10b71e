"""Announcements to screen readers, unless there is none or the player has turned them off."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

Politeness = QAccessible.AnnouncementPoliteness


def may_speak(widget: QWidget) -> bool:
    """Return True if the settings of a widget's window allow announcements."""
    settings = getattr(widget.window(), "settings", None)
    return settings is None or bool(settings.value.announcements)


def say_aloud(widget: QWidget, sentence: str, *, urgent: bool = False) -> None:
    """Announce a sentence after the text being read now; an urgent one interrupts it."""
    if may_speak(widget):
        event = QAccessibleAnnouncementEvent(widget, sentence)
        event.setPoliteness(Politeness.Assertive if urgent else Politeness.Polite)
        QAccessible.updateAccessibility(event)
