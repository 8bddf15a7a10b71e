"""All commands of the window: key, action, and the reason why each is disabled.

The text of a command is `ui-menu-<id>`. The menus and the list of commands are made from this table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from ui.games.brought import guided_games
from ui.kit.theme import THEME_CHOICES
from ui.window import acts
from ui.window.scaling import SCALES

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow

LOG_SORTS = ("", "own", "weighty", "rolls", "magic", "quests", "turns")
MOTIONS = ("system", "slow", "normal", "fast", "off")


def always(_window: MainWindow) -> str:
    """Return "": the command is always enabled."""
    return ""


@dataclass(frozen=True)
class Command:
    """One command. `why_not` returns the reason why it is disabled, or "".

    `checked` returns True if it is switched on; None for a command without a state. The page of the game handles the
    key of an `of_page` command, which the menu only shows. A command of a game needs a visible table unless it is
    `anywhere`.
    """

    id: str
    act: Callable[[MainWindow], object]
    keys: str = ""
    why_not: Callable[[MainWindow], str] = always
    checked: Callable[[MainWindow], bool] | None = None
    of_page: bool = False
    anywhere: bool = False

    @property
    def of_table(self) -> bool:
        """True if it changes the table, which must then be shown."""
        return self.why_not is not always and not self.anywhere


@dataclass(frozen=True)
class Menu:
    """A menu: commands, submenus, and None for a separator. `ui-menu-<id>` is its title."""

    id: str
    entries: tuple[Command | Menu | None, ...]

    def commands(self) -> Iterator[Command]:
        """Yield all commands, including those of submenus."""
        for entry in self.entries:
            if isinstance(entry, Menu):
                yield from entry.commands()
            elif entry is not None:
                yield entry


def _setting(field: str, value: object) -> Command:
    change, checked = partial(acts.set_setting, field, value), partial(acts.is_set, field, value)
    return Command(f"{field}-{value}", change, checked=checked)


def _scale(scale: int) -> Command:
    return replace(_setting("scale", scale), why_not=partial(acts.why_no_scale, scale), anywhere=True)


def _log(what: str) -> Command:
    return Command(
        f"log-{what or 'all'}",
        partial(acts.show_log_only, what),
        why_not=partial(acts.why_no_log, what),
        checked=partial(acts.log_shows, what),
    )


RECENT_GAMES = Menu("recent", ())

GAME = Menu(
    "game",
    (
        Command("new", acts.new_game, "Ctrl+N"),
        Command("open", acts.open_game, "Ctrl+O"),
        RECENT_GAMES,
        Command("practice", acts.show_practice, "Ctrl+L"),
        None,
        Command("copy", acts.save_copy, "Ctrl+Shift+S", acts.why_no_copy),
        Command("elsewhere", acts.go_on_elsewhere, "", acts.why_no_game),
        Command("restore", acts.restore, "", acts.why_no_backup, anywhere=True),
        Command("builder", acts.build, "Ctrl+B", checked=acts.is_building),
        Command("position", acts.set_up_position, "Ctrl+Shift+B", checked=acts.is_setting_up),
        Command("rosters", acts.show_rosters, "Ctrl+P"),
        None,
        Command("settings", acts.show_settings, "Ctrl+,"),
        None,
        Command("leave", acts.leave, "Ctrl+W", acts.why_no_leaving, anywhere=True),
        Command("quit", acts.close, "Ctrl+Q"),
    ),
)

PLAY = Menu(
    "play",
    (
        Command("undo", acts.undo, "Ctrl+Z", acts.why_no_undo, of_page=True),
        Command("redo", acts.redo, "Ctrl+Y", acts.why_no_redo, of_page=True),
        Command("suggest", acts.suggest, "H", acts.why_no_suggestion, of_page=True),
        Command("hint", acts.hint, "Shift+H", acts.why_no_hint),
        Command("odds", acts.toggle_odds, "O", acts.why_no_odds, acts.has_odds),
        Command("hurry", acts.hurry, "F5", acts.why_no_hurry),
        None,
        Command("real-dice", acts.toggle_real_dice, "F6", acts.why_no_real_dice, acts.has_real_dice),
        Command("standing", acts.show_standing, "Ctrl+T", acts.why_no_game),
        Command("tables", acts.show_tables, "F7", acts.why_no_tables),
        Command("hand-over", acts.hand_over, "", acts.why_no_hand_over),
        None,
        Command("draw", acts.offer_draw, "", acts.why_no_draw),
        Command("concede", acts.concede, "", acts.why_no_concede),
        Command("rematch", acts.rematch, "", acts.why_no_game),
    ),
)

HISTORY = Menu(
    "history",
    (
        Command("last-turn", acts.last_turn, "L", acts.why_no_back, of_page=True),
        None,
        Command("step-back", partial(acts.step, -1), "Ctrl+Left", acts.why_no_back),
        Command("step-on", partial(acts.step, 1), "Ctrl+Right", acts.why_present),
        Command("turn-back", acts.turn_back, "Ctrl+Up", acts.why_no_back),
        Command("turn-on", acts.turn_on, "Ctrl+Down", acts.why_present),
        Command("beginning", acts.to_beginning, "Ctrl+Home", acts.why_no_back),
        Command("present", acts.to_present, "Ctrl+End", acts.why_present),
        None,
        Command("chronicle", acts.show_chronicle, "F8", acts.why_no_chronicle),
        Command("practise", acts.practise, "", acts.why_no_game),
        Command("edit-position", acts.edit_position, "", acts.why_no_position),
        Command("original", acts.to_original, "", acts.why_no_original),
        None,
        Command("review", acts.show_review, "", acts.why_no_review),
        Command("results", acts.show_results),
    ),
)

VIEW = Menu(
    "view",
    (
        Menu("theme", tuple(_setting("theme", choice) for choice in THEME_CHOICES)),
        Menu("scale", tuple(_scale(scale) for scale in SCALES)),
        Menu("motion", tuple(_setting("motion", speed) for speed in MOTIONS)),
        None,
        Command("side-log", partial(acts.show_side, 0), "Ctrl+1", acts.why_no_game, partial(acts.side_is, 0)),
        Command("side-die", partial(acts.show_side, 1), "Ctrl+2", acts.why_no_game, partial(acts.side_is, 1)),
        Command("side-luck", partial(acts.show_side, 2), "Ctrl+3", acts.why_no_game, partial(acts.side_is, 2)),
        Command("side-fold", acts.fold_side, "F9", acts.why_no_fold, acts.side_is_folded),
        Command("map-reset", acts.reset_map, "", acts.why_no_map_reset),
        Menu("log-filter", tuple(_log(what) for what in LOG_SORTS)),
        None,
        Command("full-screen", acts.toggle_full_screen, "F11", checked=acts.is_full_screen),
    ),
)

HELP = Menu(
    "help",
    (
        Command("primer", acts.show_primer, "Shift+F1"),
        *(Command(f"guided_{game}", partial(acts.guide_battle, game)) for game in guided_games()),
        Command("guide_cards", acts.switch_guide, "", acts.why_no_guide, acts.guide_helps),
        None,
        Command("commands", acts.show_commands, "F1"),
        Command("rulings", acts.show_rulings),
        None,
        Command("report", acts.show_crash, "", acts.why_no_crash, anywhere=True),
        Command("about", acts.show_about),
    ),
)

MENUS = (GAME, PLAY, HISTORY, VIEW, HELP)
ALSO_COMMANDS = "Ctrl+K"  # a second key for the list of commands


def all_commands() -> Iterator[tuple[Menu, Command]]:
    """Yield all commands with their menus in the menu bar."""
    for menu in MENUS:
        for command in menu.commands():
            yield menu, command
