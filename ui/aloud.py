"""Saying a sentence through a screen reader, if there is one and the player has not turned that off."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

Politeness = QAccessible.AnnouncementPoliteness


def may_speak(widget: QWidget) -> bool:
    """Tell whether the settings of a widget's window let anything be announced."""
    settings = getattr(widget.window(), "settings", None)
    return settings is None or bool(settings.value.announcements)


def say_aloud(widget: QWidget, sentence: str, *, urgent: bool = False) -> None:
    """Announce a sentence after what is being read now; an urgent one breaks in."""
    if may_speak(widget):
        event = QAccessibleAnnouncementEvent(widget, sentence)
        event.setPoliteness(Politeness.Assertive if urgent else Politeness.Polite)
        QAccessible.updateAccessibility(event)
