"""The words for a game in a list: what it is practice from, and the whole game in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.kit.moments import when_words

if TYPE_CHECKING:
    from ddtable.words.sentences import Words
    from ui.session.library import RecentGame

CLASSIC = "classic"


def state_words(words: Words, game: RecentGame) -> str:
    """Return how a game stands: who won or that it goes on, and in which round, or what its rule system has for it.

    It is nothing as long as the game has not been checked.
    """
    system = game.system or CLASSIC
    if not game.checked:
        return "" if game.checked is None else words.say("ui-recent-unverified")
    if not game.over or game.winners is None:
        return words.say("ui-recent-over" if game.over else "ui-recent-open", round=game.round, system=system)
    names = game.winners
    winners = words.all_of([words.say("winner-computer", player=name) for name in names] if game.by_computer else names)
    return words.say("ui-recent-won", how="won" if names else "draw", winners=winners, round=game.round, system=system)


def practice_words(words: Words, turn: int | None) -> str:
    """Return "practice from turn 7"; nothing for a game that comes from no other."""
    return "" if turn is None else words.say("ui-recent-practice", turn=turn)


def title_words(words: Words, game: RecentGame) -> str:
    """Return who plays, and what the game is practice from; or the lesson that it is."""
    title = f"lesson-{game.lesson}-title"  # a file can name any lesson
    if game.lesson and words.has(title):
        return words.say("ui-recent-lesson", title=words.say(title))
    return " · ".join(filter(None, (game.title, practice_words(words, game.from_turn))))


def line_words(words: Words, game: RecentGame) -> str:
    """Return a game in one line: who plays, what it is practice from, how it stands, when it was last played."""
    parts = (title_words(words, game), state_words(words, game), when_words(words, game.when))
    return " · ".join(filter(None, parts))
