"""The position that the table shows, and why it cannot be edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games.brought import games

if TYPE_CHECKING:
    from ddtable.engine.system import AnyPosition
    from ddtable.words.sentences import Words
    from ui.page.game_page import GamePage


def shown_on(page: GamePage) -> AnyPosition:
    """Return the position that the table shows, which may be of an earlier moment."""
    return page.session.game.history[page.past.seeker.moment].position


def shown_game(page: GamePage | None) -> str:
    """Return the rule system of the game that a page shows; "" without a page."""
    return page.session.game.set_up.system if page is not None else ""


def why_not_edited(words: Words, page: GamePage) -> str:
    """Return the reason why the position on the table cannot be edited, or ""."""
    known = games().get(shown_game(page))
    if known is None or known.set_up is None:
        return words.say("position-why-other-game")
    shown = shown_on(page)
    if not shown.board.turn:
        return words.say("position-why-set-up")
    if shown.result is not None:
        return words.say("position-why-over")
    return "" if shown.seats <= known.set_up_seats else words.say("position-why-seats")
