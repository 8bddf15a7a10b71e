"""What the window remembers from one day to the next: a small JSON file in the user's configuration folder."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Literal

import msgspec
from platformdirs import user_config_dir

SMALLEST_WINDOW = (1100, 700)
SYSTEM = "system"


class SeatMemory(msgspec.Struct, frozen=True):
    """What one seat of the last new game was filled in with; `force` is an id, or the word for one dealt at random."""

    name: str = ""
    kind: Literal["person", "recruit"] = "person"
    force: str = ""


class BattleMemory(msgspec.Struct, frozen=True):
    """The last new game of Battle Dice: dice a side, who sat where with which army, options, and tables of their own.

    `armies` and `tables` are encoded as in a set-up; no tables: the proposals that come with the game.
    """

    size: int = 20
    seats: tuple[SeatMemory, ...] = ()
    armies: tuple[dict[str, Any], ...] = ()
    options: dict[str, bool | int | str] = {}
    tables: dict[str, Any] = {}


class Settings(msgspec.Struct, frozen=True):
    """All that is remembered; unknown fields of a newer version are dropped.

    `game` is the rule system that the last new game was of, `battle` that of Battle Dice.
    `players`, `health` (of each force, 0 before the first game), `seats`, `options` and `practice` are the last new
    game's; `seats` may hold more seats than played in it. `scale` is in percent of what the screen asks for,
    `language` a code; both take effect when the program starts. `colours` are numbers of players' colours by seat,
    `standing` the standing answers by player's name: kind of question to option. `roster_paper` empty: that of the
    country; `roster_parts`: what is in them; `roster_form`: as which kind of file they are saved, `roster_each`: in a
    file for each force; `roster_folder`: where they were saved last.
    `games_folder` is where games are kept, empty: in the usual folder.
    `side_tab` is the page of the panel at the right; `elsewhere` are games outside the usual folder, `hidden` games
    that were taken off the list of recent ones, `played` those played here lately, the last first, `on_table` the one
    that is on the table, empty once it has been left; `primer` is the page of the ten minutes that was read last, or
    -1.
    """

    theme: Literal["system", "light", "dark", "contrast"] = "system"
    language: str = SYSTEM
    scale: int = 100
    motion: Literal["system", "slow", "normal", "fast", "off"] = "system"
    confirmations: bool = True
    curtain: bool = True
    recaps: bool = True
    announcements: bool = True
    colours: tuple[int, ...] = ()
    standing: dict[str, dict[str, str]] = {}
    roster_paper: Literal["", "a4", "letter"] = ""
    roster_colour: bool = True
    roster_faces: bool = True
    roster_boxes: bool = True
    roster_parts: tuple[str, ...] = ("whole",)
    roster_form: Literal["pdf", "text", "markdown", "html"] = "pdf"
    roster_each: bool = False
    roster_folder: str = ""
    log_filter: str = ""
    width: int = 1440
    height: int = 900
    maximised: bool = False
    players: int = 2
    health: int = 0
    seats: tuple[SeatMemory, ...] = ()
    options: dict[str, bool | int | str] = {}
    practice: bool = True
    by_hand: bool = False
    game: str = "classic"
    battle: BattleMemory = BattleMemory()
    folder: str = ""
    games_folder: str = ""
    side_tab: int = 0
    elsewhere: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    on_table: str = ""
    primer: int = -1


class SettingsFile:
    """The settings and the file they lie in. `note` is a word for what was wrong with the file, or empty."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or Path(user_config_dir("ddtable", appauthor=False)) / "settings.json"
        self.note: Literal["", "broken", "unreadable", "unwritable"] = ""
        self._told = ""
        self.value = self._read()

    def news(self) -> str:
        """Return the word for what is wrong with the file, the first time that it is asked for."""
        new = self.note if self.note != self._told else ""
        self._told = self.note
        return new

    def _read(self) -> Settings:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Settings)
        except FileNotFoundError:
            return Settings()
        except OSError:
            self.note = "unreadable"
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.note = "broken"
            self._set_aside()
        return Settings()

    def _set_aside(self) -> None:
        """Keep the broken file under another name, so that the next start is quiet and nothing is lost."""
        try:
            os.replace(self.path, self.path.with_suffix(".broken.json"))
        except OSError:
            self.note = "unreadable"

    def change(self, **values: object) -> None:
        """Change some fields and write the file at once; a disk that refuses is noted, never raised."""
        self.value = msgspec.structs.replace(self.value, **values)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.path.with_suffix(".new")
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self.value)))
            os.replace(fresh, self.path)
        except OSError:
            self.note = "unwritable"
