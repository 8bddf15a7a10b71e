"""The settings: a small JSON file in the user's configuration folder."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from platformdirs import user_config_dir

from ddtable.texts.plain import one_line
from ui.kit import remembered
from ui.kit.remembered import LONGEST_PLACE, Broken, Line, Place, Places, Remembered

SMALLEST_WINDOW = (1100, 700)
SYSTEM = "system"
MOST_NAMED = 4  # settings named in a sentence

Pixels = Annotated[int, Meta(ge=100, le=20_000)]
Percent = Annotated[int, Meta(ge=100, le=300)]
Small = Annotated[int, Meta(ge=0, le=100)]
Options = Annotated[dict[Line, bool | int | Line], Meta(max_length=100)]
Note = Literal["", "broken", "reset", "unreadable", "unwritable"]


class SeatMemory(msgspec.Struct, frozen=True):
    """The values of one seat of the last new game; `force` is an id, or the word for a random one."""

    name: Line = ""
    kind: Line = "person"
    force: Line = ""


Seats = Annotated[tuple[SeatMemory, ...], Meta(max_length=8)]


class BattleMemory(msgspec.Struct, frozen=True):
    """The last new game of Battle Dice: dice a side, seats with armies, options, and custom tables.

    `armies` and `tables` are encoded as in a set-up; without tables: the default ones.
    """

    size: Annotated[int, Meta(ge=1, le=1000)] = 20
    seats: Seats = ()
    armies: Annotated[tuple[dict[str, Any], ...], Meta(max_length=8)] = ()
    options: Options = {}
    tables: dict[str, Any] = {}


class Settings(msgspec.Struct, frozen=True):
    """The remembered values, each within the bounds of its type.

    `game` is the rule system of the last new game, `battle` the values of the last one of Battle Dice, `games` those of
    the last one of any other rule system, by its name; its page reads them.
    `players`, `health` (of each force, 0 before the first game), `seats`, `options` and `practice` are those of the
    last
    new game; `seats` may hold more seats than were in it. `scale` is in percent of the screen's, `language` a code;
    both
    take effect at the start. `colours` are numbers of players' colours by seat. `standing` are the standing answers by
    player's name: kind of question to option. `roster_paper` is "" for that of the country; `roster_parts` are its
    parts;
    `roster_form` is the file format, `roster_each`: a file for each force; `roster_folder` is the last folder.
    `games_folder` is the folder of games, "" for the usual one. `side_tab` is the page of the side panel; `side`: the
    player has folded or opened it where it can be folded, "" for neither. `elsewhere` are
    games outside the usual folder, `hidden` games removed from the list of recent ones, `played` the games played here,
    the last first, `on_table` the current game, "" after it was closed. `primer` is the last page read of the primer,
    or
    -1. `stops`: the rolls after which a game waits for a key, "first" by default (`shell/stopping.py`).
    """

    theme: Literal["system", "light", "dark", "contrast"] = "system"
    language: Line = SYSTEM
    scale: Percent = 100
    motion: Literal["system", "slow", "normal", "fast", "off"] = "system"
    confirmations: bool = True
    curtain: bool = True
    recaps: bool = True
    tutor: bool = False
    odds: bool = False
    odds_ahead: bool = True
    stops: Literal["first", "never", "hits", "rolls"] = "first"
    announcements: bool = True
    colours: Annotated[tuple[Small, ...], Meta(max_length=8)] = ()
    standing: dict[Line, dict[Line, Line]] = {}
    roster_paper: Literal["", "a4", "letter"] = ""
    roster_colour: bool = True
    roster_faces: bool = True
    roster_boxes: bool = True
    roster_parts: Annotated[tuple[Line, ...], Meta(max_length=100)] = ("whole",)
    roster_form: Literal["pdf", "text", "markdown", "html"] = "pdf"
    roster_each: bool = False
    roster_folder: Place = ""
    log_filter: Line = ""
    width: Pixels = 1440
    height: Pixels = 900
    maximised: bool = False
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    health: Annotated[int, Meta(ge=0, le=1000)] = 0
    seats: Seats = ()
    options: Options = {}
    practice: bool = True
    by_hand: bool = False
    game: Line = "classic"
    battle: BattleMemory = BattleMemory()
    games: dict[Line, dict[str, Any]] = {}
    folder: Place = ""
    games_folder: Place = ""
    side_tab: Small = 0
    side: Literal["", "open", "folded"] = ""
    elsewhere: Places = ()
    hidden: Places = ()
    played: Places = ()
    on_table: Place = ""
    primer: Annotated[int, Meta(ge=-1, le=100)] = -1


class SettingsFile:
    """The settings and their file. `note` is a word for an error of the file, or "".

    `reset` has the names of the invalid settings. If there are any, a copy of the file has another name.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or Path(user_config_dir("ddtable", appauthor=False)) / "settings.json"
        self.note: Note = ""
        self._told = ""
        self._is_written = True
        self._kept = self._read()

    @property
    def value(self) -> Settings:
        """The present settings."""
        return self._kept.value

    @property
    def reset(self) -> tuple[str, ...]:
        """The names of the settings that were invalid and have their default."""
        return self._kept.reset

    def news(self) -> str:
        """Return the word for an error of the file on the first call, then ""."""
        new = self.note if self.note != self._told else ""
        self._told = self.note
        return new

    def _read(self) -> Remembered[Settings]:
        usual = Remembered(Settings())
        try:
            kept = remembered.read(self.path, Settings)
        except FileNotFoundError:
            return usual
        except Broken:
            # With another name, nothing is lost, and the next start does not report it again.
            self.note = "broken" if remembered.set_aside(self.path) else "unreadable"
            self._is_written = False
            return usual
        except OSError:
            self.note = "unreadable"
            return usual
        if kept.reset:
            self.note = "reset"
            if remembered.set_aside(self.path, copy=True):
                self._write(kept)
                self.note = "reset"
        return kept

    def change(self, **values: object) -> None:
        """Change some settings and write the file at once; an error of the disk is noted, never raised.

        Without a change nothing is written, unless the last attempt failed.
        """
        before = self.value
        self._kept.value = msgspec.structs.replace(before, **values)
        if self.value != before or not self._is_written:
            self._write(self._kept)

    def _write(self, kept: Remembered[Settings]) -> None:
        try:
            remembered.write(self.path, kept)
        except OSError:
            self.note = "unwritable"
            self._is_written = False
        else:
            self._is_written = True


def named(names: tuple[str, ...]) -> str:
    """Return the first names as a list, with an ellipsis for the rest."""
    return ", ".join([*names[:MOST_NAMED], *(["…"] if len(names) > MOST_NAMED else [])])


def print_note(settings: SettingsFile) -> None:
    """Print an error of the file to stderr. The window shows it too."""
    place = one_line(str(settings.path), LONGEST_PLACE)
    sentences = {
        "broken": f"{place} is not a settings file. It was renamed, and the usual settings apply.",
        "unreadable": f"{place} could not be read. The usual settings apply.",
        "reset": f"These settings in {place} could not be read and were reset: {named(settings.reset)}.",
    }
    if settings.note in sentences:
        print(f"ddtable: {sentences[settings.note]}", file=sys.stderr)
