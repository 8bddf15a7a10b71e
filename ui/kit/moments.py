"""Times in a player's words."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QLocale

from ddtable.words.sentences import Words


def when_words(words: Words, when: str) -> str:
    """Return the text for an ISO time; other text unchanged."""
    try:
        moment = datetime.fromisoformat(when).astimezone()
    except ValueError:
        return when
    days = (datetime.now().astimezone().date() - moment.date()).days
    hour, minute = f"{moment:%H}", f"{moment:%M}"
    if days in (0, 1):
        return words.say("ui-when-today" if days == 0 else "ui-when-yesterday", hour=hour, minute=minute)
    month = QLocale(words.language).monthName(moment.month)
    date = {"day": str(moment.day), "month": month, "year": str(moment.year)}
    return words.say("ui-when-date", **date, hour=hour, minute=minute)
