"""The position that the table shows, and why it cannot be edited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ddtable.engine.system import AnyPosition
    from ddtable.words.sentences import Words
    from ui.page.game_page import GamePage

MOST_SEATS: Final = {"classic": 4, "risk": 6}
"""The players of the largest position that can be edited, by game."""


def shown_on(page: GamePage) -> AnyPosition:
    """Return the position that the table shows, which may be of an earlier moment."""
    return page.session.game.history[page.past.seeker.moment].position


def is_shown_game(page: GamePage | None, game: str) -> bool:
    """Return True if a page shows a game of a rule system."""
    return page is not None and page.session.game.set_up.system == game


def why_not_edited(words: Words, page: GamePage) -> str:
    """Return the reason why the position on the table cannot be edited, or ""."""
    game = page.session.game.set_up.system
    if game not in MOST_SEATS:
        return words.say("position-why-other-game")
    shown = shown_on(page)
    if not shown.board.turn:
        return words.say("position-why-set-up")
    if shown.result is not None:
        return words.say("position-why-over")
    return "" if shown.seats <= MOST_SEATS[game] else words.say("position-why-seats")
