"""The commands of the menu Help. Large modules are imported on use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.window.acts.on_table import page_of, why_no_game

if TYPE_CHECKING:
    from ui.window.bare_window import BareWindow


def show_primer(window: BareWindow) -> None:
    """Show the primer of the current game."""
    from msgspec import UNSET

    from ddtable.rules.dragon_dice.editions import CLASSIC95
    from ui.help.primer import Primer

    house = window.page is not None and window.page.session.game.set_up.house is not UNSET
    game, playing = _played(window), window.page is not None
    classic = window.page is not None and game == "classic"
    played = page_of(window).session.position.board.edition.name if classic else CLASSIC95
    primer = Primer(window.words, window, game, house=house, playing=playing, played=played)
    primer.battle_wanted.connect(window.new_games.guided_battle)
    primer.open()


def guide_battle(game: str, window: BareWindow) -> None:
    """Start the guided battle of a rule system."""
    window.new_games.guided_battle(game)


def why_no_guide(window: BareWindow) -> str:
    """Return the reason why there are no cards of a guided battle, or ""."""
    guided = window.page is not None and window.page.guiding.following is not None
    return why_no_game(window) or ("" if guided else window.words.say("ui-why-no-guide"))


def switch_guide(window: BareWindow) -> None:
    """Show or hide the cards of a guided battle."""
    guiding = page_of(window).guiding
    guiding.set_help(on=not guiding.helps)


def guide_helps(window: BareWindow) -> bool:
    """Return True if the cards of a guided battle are shown."""
    return window.page is not None and window.page.guiding.helps


def show_commands(window: BareWindow) -> None:
    """Show the searchable list of all commands and keys."""
    window.commands_wanted.emit()


def show_rulings(window: BareWindow) -> None:
    """Show the rulings on points that the sources leave open."""
    from ui.help.rulings import RulingsDialog

    RulingsDialog(window.words, window, _played(window)).open()


def _played(window: BareWindow) -> str:
    """Return the rule system of the current game, by default the classic one."""
    return window.page.session.game.set_up.system if window.page is not None else "classic"


def why_no_crash(window: BareWindow) -> str:
    """Return the reason that there is no error report, or ""."""
    from ddtable.commands.crash import pending

    return "" if pending() is not None else window.words.say("ui-why-no-crash")


def show_crash(window: BareWindow) -> None:
    """Show the report of the last error."""
    from ui.window.crash_offer import show_report

    show_report(window.words, window)


def show_about(window: BareWindow) -> None:
    """Show the page about the program."""
    from ui.help.about import AboutDialog

    AboutDialog(window.words, window.settings, window.library.default_folder, window).open()
