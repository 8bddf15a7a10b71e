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
from ui.window.acts import of_game, of_help, of_history, of_play, of_view
from ui.window.acts.on_table import why_no_game
from ui.window.scaling import SCALES

if TYPE_CHECKING:
    from ui.window.bare_window import BareWindow

LOG_SORTS = ("", "own", "weighty", "rolls", "magic", "quests", "turns")
MOTIONS = ("system", "slow", "normal", "fast", "off")


def always(_window: BareWindow) -> str:
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
    act: Callable[[BareWindow], object]
    keys: str = ""
    why_not: Callable[[BareWindow], str] = always
    checked: Callable[[BareWindow], bool] | None = None
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
    change, checked = partial(of_view.set_setting, field, value), partial(of_view.is_set, field, value)
    return Command(f"{field}-{value}", change, checked=checked)


def _scale(scale: int) -> Command:
    return replace(_setting("scale", scale), why_not=partial(of_view.why_no_scale, scale), anywhere=True)


def _log(what: str) -> Command:
    return Command(
        f"log-{what or 'all'}",
        partial(of_view.show_log_only, what),
        why_not=partial(of_view.why_no_log, what),
        checked=partial(of_view.log_shows, what),
    )


RECENT_GAMES = Menu("recent", ())

GAME = Menu(
    "game",
    (
        Command("new", of_game.new_game, "Ctrl+N"),
        Command("open", of_game.open_game, "Ctrl+O"),
        RECENT_GAMES,
        Command("practice", of_game.show_practice, "Ctrl+L"),
        None,
        Command("copy", of_game.save_copy, "Ctrl+Shift+S", of_game.why_no_copy),
        Command("elsewhere", of_game.go_on_elsewhere, "", why_no_game),
        Command("restore", of_game.restore, "", of_game.why_no_backup, anywhere=True),
        Command("builder", of_game.build, "Ctrl+B", checked=of_game.is_building),
        Command("position", of_game.set_up_position, "Ctrl+Shift+B", checked=of_game.is_setting_up),
        Command("rosters", of_game.show_rosters, "Ctrl+P"),
        None,
        Command("settings", of_game.show_settings, "Ctrl+,"),
        None,
        Command("leave", of_game.leave, "Ctrl+W", of_game.why_no_leaving, anywhere=True),
        Command("quit", of_game.close, "Ctrl+Q"),
    ),
)

PLAY = Menu(
    "play",
    (
        Command("undo", of_play.undo, "Ctrl+Z", of_play.why_no_undo, of_page=True),
        Command("redo", of_play.redo, "Ctrl+Y", of_play.why_no_redo, of_page=True),
        Command("suggest", of_play.suggest, "H", of_play.why_no_suggestion, of_page=True),
        Command("hint", of_play.hint, "Shift+H", of_play.why_no_hint),
        Command("odds", of_play.toggle_odds, "O", of_play.why_no_odds, of_play.has_odds),
        Command("tutor", of_play.toggle_tutor, "", of_play.why_no_tutor, of_play.has_tutor),
        Command("hurry", of_play.hurry, "F5", of_play.why_no_hurry),
        None,
        Command("real-dice", of_play.toggle_real_dice, "F6", of_play.why_no_real_dice, of_play.has_real_dice),
        Command("standing", of_play.show_standing, "Ctrl+T", why_no_game),
        Command("tables", of_play.show_tables, "F7", of_play.why_no_tables),
        Command("hand-over", of_play.hand_over, "", of_play.why_no_hand_over),
        None,
        Command("draw", of_play.offer_draw, "", of_play.why_no_draw),
        Command("concede", of_play.concede, "", of_play.why_no_concede),
        Command("rematch", of_play.rematch, "", why_no_game),
    ),
)

HISTORY = Menu(
    "history",
    (
        Command("last-turn", of_history.last_turn, "L", of_history.why_no_back, of_page=True),
        None,
        Command("step-back", partial(of_history.step, -1), "Ctrl+Left", of_history.why_no_back),
        Command("step-on", partial(of_history.step, 1), "Ctrl+Right", of_history.why_present),
        Command("turn-back", of_history.turn_back, "Ctrl+Up", of_history.why_no_back),
        Command("turn-on", of_history.turn_on, "Ctrl+Down", of_history.why_present),
        Command("beginning", of_history.to_beginning, "Ctrl+Home", of_history.why_no_back),
        Command("present", of_history.to_present, "Ctrl+End", of_history.why_present),
        None,
        Command("chronicle", of_history.show_chronicle, "F8", of_history.why_no_chronicle),
        Command("practise", of_history.practise, "", why_no_game),
        Command("edit-position", of_game.edit_position, "", of_game.why_no_position),
        Command("original", of_history.to_original, "", of_history.why_no_original),
        None,
        Command("review", of_history.show_review, "", of_history.why_no_review),
        Command("results", of_history.show_results),
    ),
)

VIEW = Menu(
    "view",
    (
        Menu("theme", tuple(_setting("theme", choice) for choice in THEME_CHOICES)),
        Menu("scale", tuple(_scale(scale) for scale in SCALES)),
        Menu("motion", tuple(_setting("motion", speed) for speed in MOTIONS)),
        None,
        Command("side-log", partial(of_view.show_side, 0), "Ctrl+1", why_no_game, partial(of_view.side_is, 0)),
        Command("side-die", partial(of_view.show_side, 1), "Ctrl+2", why_no_game, partial(of_view.side_is, 1)),
        Command("side-luck", partial(of_view.show_side, 2), "Ctrl+3", why_no_game, partial(of_view.side_is, 2)),
        Command("side-fold", of_view.fold_side, "F9", of_view.why_no_fold, of_view.side_is_folded),
        Command("map-reset", of_view.reset_map, "", of_view.why_no_map_reset),
        Menu("log-filter", tuple(_log(what) for what in LOG_SORTS)),
        None,
        Command("full-screen", of_view.toggle_full_screen, "F11", checked=of_view.is_full_screen),
    ),
)

HELP = Menu(
    "help",
    (
        Command("primer", of_help.show_primer, "Shift+F1"),
        *(Command(f"guided_{game}", partial(of_help.guide_battle, game)) for game in guided_games()),
        Command("guide_cards", of_help.switch_guide, "", of_help.why_no_guide, of_help.guide_helps),
        None,
        Command("commands", of_help.show_commands, "F1"),
        Command("rulings", of_help.show_rulings),
        None,
        Command("report", of_help.show_crash, "", of_help.why_no_crash, anywhere=True),
        Command("about", of_help.show_about),
    ),
)

MENUS = (GAME, PLAY, HISTORY, VIEW, HELP)
ALSO_COMMANDS = "Ctrl+K"  # a second key for the list of commands


def all_commands() -> Iterator[tuple[Menu, Command]]:
    """Yield all commands with their menus in the menu bar."""
    for menu in MENUS:
        for command in menu.commands():
            yield menu, command
