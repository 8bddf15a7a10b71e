"""The offer on the start screen to continue the game that was open when the program was killed.

If the program left an error report, the same card offers that.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import ddtable.rules  # noqa: F401 - makes the rule systems known
from ddtable import saves
from ddtable.commands import crash
from ui.kit.offer_card import OfferCard
from ui.kit.path_text import place_of
from ui.window.crash_offer import show_report
from ui.window.reachable import reachable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from ddtable.words.sentences import Words
    from ui.kit.settings import SettingsFile
    from ui.window.start_screen import StartScreen

CUT_SHORT = "cut-short"


def offer_game_cut_short(
    window: QWidget, words: Words, settings: SettingsFile, start: StartScreen, open_path: Callable[[Path], object]
) -> None:
    """Offer the game, unless another window plays it, it is over, or its file is missing."""
    path = place_of(settings.value.on_table)
    if path.parent not in reachable((path.parent,)):
        return  # a network disk; the next start tries again
    try:
        if saves.in_use(path):
            return  # no game was interrupted
        told = saves.show(path, prove=True)
    except saves.SaveError:
        told = None
    if told is None or told.result is not None:
        settings.change(on_table="")
        return
    say = words.say
    title = " – ".join(seat.name for seat in told.seats)
    card = OfferCard(say("ui-cut-short-title"), say("ui-cut-short-text", title=title), start)
    card.add_button(say("ui-cut-short-go-on"), partial(open_path, path))
    if crash.pending() is not None:
        card.add_sentence(say("ui-crash-offer"))
        card.add_button(say("ui-cut-short-report"), partial(show_report, words, window))
    card.add_button(say("ui-cut-short-forget"), partial(_forget, settings, start), "quiet")
    start.show_offer(card, CUT_SHORT)


def _forget(settings: SettingsFile, start: StartScreen) -> None:
    settings.change(on_table="")
    start.withdraw(CUT_SHORT)
