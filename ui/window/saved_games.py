"""The games on this computer: their folder, the recent ones, new and opened ones."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from platformdirs import user_data_path

from ddtable.texts.plain import begins, plain
from ddtable.texts.trouble import trouble
from ui.games.contract import known_systems, rounds_of
from ui.kit.path_text import word_of
from ui.session.library import FolderTrouble, GameTrouble, Progress, RecentGame, SeatPlan
from ui.window.proving import Looks
from ui.window.reachable import reachable

# Engine, rules and saves are imported by the functions that need them, so that the start screen is painted first.
if TYPE_CHECKING:
    from ddtable.engine.game import Game
    from ddtable.engine.system import SetUp
    from ddtable.saves import Origin, SaveError, Summary
    from ddtable.saves.store import SaveFile
    from ui.session.seats import Handed
    from ui.session.session import Session
    from ui.window.old_copies import OldCopies

LESSON = "lesson/"  # PREFIX of ddtable/guides/lesson.py, which takes long to load
RECENT = 24  # reading a game takes some 10 ms
SUFFIX = ".ddtable"
NAME_IN_PATH, BYTES_IN_PATH = 16, 45  # characters and bytes of a player's name in a file's name
TRIES = 9  # of names for a new save that other windows may take first
MOST_BYTES = 200  # of a file's name: disks take 255 with all suffixes

Made = TypeVar("Made")


class Games:
    """Creates and opens games; each has a file that is updated with every choice."""

    def __init__(self, folder: Path | None = None) -> None:
        data = user_data_path("ddtable", appauthor=False)
        self._usual = self._folder = folder or data / "games"
        self._copies = (folder or data) / "backups"
        self._looks = Looks()

    @cached_property
    def copies(self) -> OldCopies:
        """The older copies of games."""
        from ui.window.old_copies import OldCopies

        return OldCopies(self._copies, self._folder)

    def keep_in(self, folder: Path) -> None:
        """Save new games in this folder; those in the usual one stay there and in the list.

        Older copies are saved in this folder too if their usual folder cannot be written.
        """
        self._folder = folder
        if not writable(self._copies):
            self._copies = folder / "backups"
        self.__dict__.pop("copies", None)

    @property
    def default_folder(self) -> Path:
        """The folder where games are kept."""
        return self._folder

    def recent(self, elsewhere: Sequence[Path] = (), played: Sequence[Path] = ()) -> Sequence[RecentGame]:
        """Return the recent games, the last played first; then unreadable files, and missing ones.

        `elsewhere` are games in other folders; those not found, or on a disk that does not answer, are listed as
        missing. `played` are games in the order in which they were played here, the last first, which overrides the
        times in their files. Games not checked yet are checked at the next call, some at a time.
        """
        reached = reachable((self._folder, self._usual, *(path.parent for path in elsewhere)))
        folders = [folder for folder in dict.fromkeys((self._folder, self._usual)) if folder in reached]
        saves = (path for folder in folders for path in found_in(folder, f"*{SUFFIX}"))
        here = sorted(saves, key=_changed, reverse=True)
        lately = [path for path in played if path in here]
        there = [path for path in elsewhere if path.parent in reached and os.path.exists(path)]
        gone = [RecentGame(path, plain(path.stem), "", False, gone=True) for path in elsewhere if path not in there]
        looks = self._looks.at(dict.fromkeys((*lately, *here[:RECENT], *there)))
        found = [_recent(path, look.told, look.checked) for path, look in looks.items() if look.told is not None]
        unread = [
            RecentGame(path, plain(path.stem), "", True, trouble=look.trouble, checked=bool(look.trouble) or None)
            for path, look in looks.items()
            if look.told is None
        ]
        return [*_in_order(found, played), *unread, *gone]

    def new(self, set_up: SetUp, seats: list[SeatPlan], practice: bool) -> Session:
        """Create a game in a new file and return its session."""
        import ddtable.rules  # noqa: F401 - registers the rule systems
        from ddtable.engine.game import Game
        from ui.guide.games import begin_guide
        from ui.session.session import Session

        try:
            game = Game(set_up)
            if guide := seats[0].guide:
                begin_guide(guide, game)
        except ValueError as error:
            raise GameTrouble(*error.args) from error
        save = self._made(game, seats, practice)
        save.attach(game, now)
        made = Session(game, [seat.name for seat in seats], [seat.kind for seat in seats], practice, save=save)
        made.guard.guide = guide
        return made

    def open(self, path: Path, progress: Progress | None = None) -> Session:
        """Open a saved game and return its session, at the same question as before.

        `progress` is called with the number of entries replayed and of all; what it raises ends the opening.
        """
        import ddtable.rules  # noqa: F401 - registers the rule systems
        from ddtable import saves
        from ddtable.opponents.seated import kind_in
        from ui.session.seats import handed_of
        from ui.session.session import Session

        try:
            opened = saves.open_save(path, progress=progress)
        except saves.SaveError as error:
            raise GameTrouble(*error.args) from error
        if opened.game.set_up.system not in known_systems():
            if opened.save is not None:
                opened.save.close()
            raise GameTrouble(trouble("opening-no-table", name=word_of(Path(path.name))))
        if opened.save is not None:
            opened.save.attach(opened.game, now)
            self.copies.keep(path)
        names = [seat.name for seat in opened.seats]
        kinds = [kind_in(seat.kind) for seat in opened.seats]
        session = Session(opened.game, names, kinds, opened.practice, opened.read_only, save=opened.save)
        guard, first = session.guard, opened.seats[0]
        guard.diverged_at = opened.diverged_at
        guard.locked, guard.shown_from = opened.locked, path if opened.read_only else None
        guard.guide, guard.without_help, guard.origin = first.guide, first.without_help, first.origin
        guard.view = dict(first.view)
        session.seats.handed += handed_of(opened.seats)
        return session

    def branch(self, session: Session, deeds: int) -> Session:
        """Create a practice game in a file of its own from the first entries of a game, which does not change."""
        from ddtable.saves import Origin
        from ui.session.seats import handed_until
        from ui.session.session import Session

        game = session.game.branch(deeds)
        seats = [SeatPlan(name, kind) for name, kind in zip(session.names, session.kinds, strict=True)]
        handed = handed_until(session.seats.handed, session.game.journal, deeds)
        before = session.guard.path or session.guard.shown_from
        origin = Origin(word_of(Path(before.name)) if before else "", session.system.turn(game.position))
        save = self._made(game, seats, True, handed, origin)
        save.attach(game, now)
        begun = Session(game, session.names, session.kinds, True, save=save)
        begun.seats.handed += handed
        begun.guard.origin = origin
        if session.guard.view:
            begun.guard.set_view(session.guard.view)
        return begun

    def _made(
        self,
        game: Game,
        seats: list[SeatPlan],
        practice: bool,
        handed: Sequence[Handed] = (),
        origin: Origin | None = None,
    ) -> SaveFile:
        from ddtable import saves
        from ui.session.seats import seats_with

        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            names, kinds = [seat.name for seat in seats], [seat.kind for seat in seats]
            plan = seats_with(names, kinds, handed, seats[0].guide, origin=origin)
            make = partial(saves.create, game=game, seats=plan, practice=practice, now=now())
            return self._under_free_name(names, make)
        except ValueError as error:
            raise GameTrouble(*error.args) from error
        except (saves.SaveError, OSError) as error:
            raise self._refused(error) from error

    def rescue(self, session: Session) -> Path | None:
        """Save a game whose file others moved, removed or changed in a new file; return its path, None for a new game.

        Raises GameTrouble.
        """
        from ddtable import saves

        if not session.guard.file_is_gone or not session.game.journal:
            return None
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._under_free_name(session.names, partial(session.go_on_in, clock=now))
        except (saves.SaveError, OSError) as error:
            raise self._refused(error) from error
        return session.guard.path

    def _under_free_name(self, names: Sequence[str], make: Callable[[Path], Made]) -> Made:
        """Make a save under a free name; another window may take the name first, then the next one is tried.

        Raises what `make` raises.
        """
        from ddtable.saves import SaveThere

        for _ in range(TRIES):
            with contextlib.suppress(SaveThere):
                return make(self._free_path(names))
        return make(self._free_path(names))

    def _refused(self, error: SaveError | OSError) -> FolderTrouble:
        """Return the error for a folder in which no game can be saved."""
        from ddtable.saves.errors import refused

        if isinstance(error, OSError):
            error = refused(self._folder, "written", error, str(self._folder))
        return FolderTrouble(*error.args)

    def _free_path(self, names: Iterable[str]) -> Path:
        parts = (re.sub(r"\W+", "", name)[:NAME_IN_PATH] for name in names)
        title = "-".join(begins(part, BYTES_IN_PATH) or "player" for part in parts)
        return free_name(self._folder, f"{datetime.now():%Y-%m-%d %H.%M} {title}")


def writable(folder: Path) -> bool:
    """Return True if a folder can be written, or created."""
    there = next((place for place in (folder, *folder.parents) if os.path.exists(place)), None)
    return there is not None and os.path.isdir(there) and os.access(there, os.W_OK)


def free_name(folder: Path, stem: str) -> Path:
    """Return a free name for a save in a folder: the stem, if necessary with a number."""
    stem = begins(stem, MOST_BYTES)
    path, number = folder / f"{stem}{SUFFIX}", 2
    while os.path.lexists(path):  # a link to nothing is taken too: the save would go where it points
        path, number = folder / f"{stem} {number}{SUFFIX}", number + 1
    return path


def now() -> str:
    """Return the present time as ISO text, to the second, with its zone."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def found_in(folder: Path, pattern: str) -> list[Path]:
    """Return the paths in a folder that match a pattern; [] if the folder cannot be read."""
    with contextlib.suppress(OSError):
        return list(folder.glob(pattern))
    return []


def _recent(path: Path, told: Summary, checked: bool | None) -> RecentGame:
    """Return a game for the list; its state is shown only if its choices have been checked."""
    seats, result = told.seats, told.result if checked else None
    known = [seat for number, seat in enumerate(seats) if result and number in result.winners]
    return RecentGame(
        path,
        " – ".join(seat.name for seat in seats),
        told.changed,
        told.result is not None,
        round=rounds_of(told.set_up.system, told.turn, len(seats)) if checked else 0,
        winners=None if result is None else tuple(seat.name for seat in known),
        by_computer=any(seat.handed and seat.handed[-1].conceded for seat in known),
        forces=tuple((str(force.get("id", "")), str(force.get("name", ""))) for force in told.set_up.forces),
        system=told.set_up.system,
        checked=checked,
        from_turn=seats[0].origin.turn if seats[0].origin else None,
        lesson=lesson_of(seats[0].guide),
    )


def lesson_of(guide: str) -> str:
    """Return the id of the lesson whose guide has this name; "" if it is none."""
    return guide.removeprefix(LESSON) if guide.startswith(LESSON) else ""


def _in_order(games: Sequence[RecentGame], played: Sequence[Path]) -> Sequence[RecentGame]:
    """Return games by the time they were played, the last first.

    After a clock was set back, a game may have an earlier time than one played before; it is then sorted just after it.
    """
    when = {game.path: _played(game) for game in games}
    latest = 0.0
    for path in (path for path in reversed(played) if path in when):
        latest = when[path] = max(latest, when[path])
    places = {path: place for place, path in enumerate(played)}
    return sorted(games, key=lambda game: (-when[game.path], places.get(game.path, len(places)), game.path.name))


def _played(game: RecentGame) -> float:
    """Return the time when a game was last played from its file; for an invalid time that of the file."""
    try:
        return datetime.fromisoformat(game.when).timestamp()
    except (ValueError, OverflowError, OSError):
        return _changed(game.path)


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
