"""The recent games in the player's list, including other folders, without removed ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec.structs import replace

from ddtable.words.sentences import Words
from ui.kit.path_text import place_of, word_of
from ui.kit.remembered import MOST_LISTED
from ui.kit.settings import SettingsFile
from ui.session.library import GameLibrary, GameTrouble, RecentGame

MOST_ELSEWHERE = 12
MOST_PLAYED = 12
TO_THE_MINUTE = len("2020-02-03T14:05")


def told_apart(games: Sequence[RecentGame]) -> Sequence[RecentGame]:
    """Return games of which no two look alike in a list: those of the same players and minute get a number.

    The one played first has none.
    """
    seen: Counter[tuple[str, int | None, str]] = Counter()
    found = []
    for game in reversed(games):
        alike = (game.title, game.from_turn, game.when[:TO_THE_MINUTE])
        seen[alike] += 1
        found.append(game if seen[alike] == 1 else replace(game, title=f"{game.title} ({seen[alike]})"))
    return found[::-1]


class Recents:
    """The list of recent games, stored in the settings."""

    def __init__(self, library: GameLibrary, settings: SettingsFile, words: Words) -> None:
        self._library, self._settings, self._words = library, settings, words
        self.lesson_done: Callable[[str, Path], bool] = lambda _name, _path: False
        """Returns True if the game of a lesson at a path has shown the lesson's last card: its game never ends."""

    def games(self) -> Sequence[RecentGame]:
        """Return the games of the list, the newest first and missing ones last."""
        elsewhere = [place_of(word) for word in self._settings.value.elsewhere]
        hidden = set(self._settings.value.hidden)
        played = [place_of(word) for word in self._settings.value.played]
        found = self._library.recent(elsewhere, played)
        return told_apart([self._with_lesson(game) for game in found if word_of(game.path) not in hidden])

    def _with_lesson(self, game: RecentGame) -> RecentGame:
        done = bool(game.lesson) and not game.over and self.lesson_done(game.lesson, game.path)
        return replace(game, over=True) if done else game

    def words_of(self, game: RecentGame) -> str:
        """Return the text for a game in one line."""
        from ui.window.recent_words import line_words

        if game.gone:
            return self._words.say("ui-recent-gone", name=game.title)
        return line_words(self._words, game)

    def original(self, name: str, practice: Path | None) -> Path | None:
        """Return the file that a practice game comes from: beside it, or of this name in the list; None if gone."""
        wanted = place_of(name).name
        beside = practice.with_name(wanted) if practice is not None and wanted else None
        listed = (game.path for game in self.games() if not game.gone and game.path.name == wanted)
        return beside if beside is not None and beside.is_file() else next(listed, None)

    def remember(self, path: Path) -> None:
        """Add an opened game to the list, wherever it is."""
        place = word_of(path.absolute())
        hidden = tuple(one for one in self._settings.value.hidden if one not in (place, word_of(path)))
        elsewhere = [one for one in self._settings.value.elsewhere if one != place]
        if path.absolute().parent != self._library.default_folder.absolute():
            elsewhere.insert(0, place)
        self._settings.change(hidden=hidden, elsewhere=tuple(elsewhere[:MOST_ELSEWHERE]))

    def note_played(self, path: Path) -> None:
        """Note that this game was played last, independent of the clock."""
        place, played = word_of(path.absolute()), self._settings.value.played
        if played[:1] != (place,):
            others = tuple(one for one in played if one != place)
            self._settings.change(played=(place, *others)[:MOST_PLAYED])

    def remove(self, game: RecentGame) -> None:
        """Remove a game from the list; its file stays."""
        place = word_of(game.path)
        now = self._settings.value
        elsewhere = tuple(one for one in now.elsewhere if one != place)
        hidden = now.hidden if place in now.elsewhere or place in now.hidden else (*now.hidden, place)[-MOST_LISTED:]
        self._settings.change(elsewhere=elsewhere, hidden=hidden)

    def delete(self, game: RecentGame) -> None:
        """Delete the file of a game. Raises GameTrouble."""
        try:
            game.path.unlink(missing_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise GameTrouble(self._words.say("ui-not-deleted", name=game.path.name, reason=reason)) from error
        place = word_of(game.path)
        now = self._settings.value
        self._settings.change(
            elsewhere=tuple(one for one in now.elsewhere if one != place),
            hidden=tuple(one for one in now.hidden if one != place),
        )
