"""Pictures of everything around the table: the first start, dialogs, help. `gallery.scenes` includes these scenes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.games.dragon_dice.new_game.page import DragonDicePage
    from ui.new_game.dialog import NewGameDialog
    from ui.window.main_window import MainWindow

Opened = Callable[["MainWindow"], "QWidget | None"]


def _newest_dialog(window: MainWindow) -> QWidget:
    """Return the dialog that was opened last."""
    from PySide6.QtWidgets import QDialog

    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()][-1]


def first_start(window: MainWindow) -> None:
    """Show the start screen of a new user."""
    window.show_start()


def crash(window: MainWindow) -> None:
    """Show the start screen with an error report."""
    from ui.window.crash_offer import CrashOffer

    window.show_start()
    window.start.show_offer(CrashOffer(window.words, Path("report.txt"), window.start))


def new_game(players: int, window: MainWindow, then: Callable[[DragonDicePage], object] | None = None) -> NewGameDialog:
    """Return the new game dialog for this number of players."""
    from ui.new_game.dialog import NewGameDialog

    window.settings.change(players=players)
    dialog = NewGameDialog(window.words, window.settings.value, window, Random(3))
    if then is not None:
        then(page_of(dialog))
    return dialog


def new_game_of_levels(window: MainWindow, game: str, kinds: tuple[str, ...]) -> QWidget:
    """Return the new game dialog of a game with these computer players."""

    def seat(page: DragonDicePage) -> None:
        page.numbers.buttons[str(len(kinds))].click()
        for form, kind in zip(page.forms, kinds, strict=True):
            form.kind_choice.choose(kind)

    window.settings.change(game=game)
    return new_game(len(kinds), window, seat)


def page_of(dialog: NewGameDialog) -> DragonDicePage:
    """Return the page of Dragon Dice."""
    from ui.games.dragon_dice.new_game.page import DragonDicePage

    assert isinstance(dialog.page, DragonDicePage)
    return dialog.page


def house_rules(window: MainWindow) -> QWidget:
    """Return the new game dialog at its second page."""
    dialog = new_game(2, window)
    dialog.show()
    page_of(dialog).turn_page()
    return dialog


def new_game_of_six(window: MainWindow) -> QWidget:
    """Return the new game dialog with 6 players, which the edition of 1996 allows."""

    def seat(page: DragonDicePage) -> None:
        page.house.choose("edition", "revised96")
        page.numbers.buttons["6"].click()

    return new_game(2, window, seat)


def new_war(window: MainWindow, players: int = 2, size: int = 120, *, rules: bool = False) -> QWidget:
    """Return the new game dialog at a campaign: its players, or its house rules."""

    def choose(page: DragonDicePage) -> None:
        page.numbers.buttons[str(players)].click()
        page.sizes.buttons[str(size)].click()

    window.settings.change(game="campaign")
    dialog = new_game(2, window, choose)
    if rules:
        dialog.show()
        page_of(dialog).turn_page()
    return dialog


def house_rules_1996(window: MainWindow) -> QWidget:
    """Return the new game dialog with the edition of 1996, which fixes two options."""
    dialog = new_game(2, window, lambda page: page.house.choose("edition", "revised96"))
    dialog.show()
    page_of(dialog).turn_page()
    return dialog


def primer_of_magic_1996(window: MainWindow) -> QWidget:
    """Return the page of magic of the primer, in a game of 1996."""
    from ui.help.primer import Primer

    primer = Primer(window.words, window, played="revised96")
    primer.show()
    if primer.contents is not None:
        primer.contents.show_number(list(primer.pages).index("magic"))
    return primer


def drafted(window: MainWindow) -> QWidget:
    """Return the new game dialog with two drafted forces, which stay hidden."""
    from ui.games.dragon_dice.new_game.draft import DraftDialog

    def draft(page: DragonDicePage) -> None:
        for form in page.forms:
            form.kind_choice.choose("recruit")
        made = DraftDialog(window.words, page.seats(), 25, Random(3), page)
        for form, force in zip(page.forms, made.forces, strict=True):
            form.take_drafted(force)

    window.settings.change(seats=())
    return new_game(2, window, draft)


def drafting(picked: int, window: MainWindow) -> QWidget:
    """Return a draft after some picks; after many, with the finished force."""
    from ui.games.dragon_dice.new_game.draft import DraftDialog
    from ui.session.library import SeatPlan

    dialog = DraftDialog(window.words, [SeatPlan("Mira", "person")], 25, Random(3), window)
    for _ in range(min(picked, 8)):
        dialog._keep(1)
    if picked > 8:
        dialog._fill_rest()
    return dialog


def settings(page: int, window: MainWindow) -> QWidget:
    """Return a page of the settings."""
    from ui.window.settings_dialog import SettingsDialog

    dialog = SettingsDialog(window)
    dialog.contents.show_number(page)
    dialog.contents.rows[page].setFocus()
    return dialog


def primer(page: int, window: MainWindow, game: str = "classic") -> QWidget:
    """Return a page of the primer of a game."""
    from ui.help.primer import Primer

    dialog = Primer(window.words, window, game)
    if dialog.contents is not None:
        dialog.contents.show_number(page)
    return dialog


def command(name: str, window: MainWindow) -> QWidget:
    """Return the dialog of a command, over a game in progress."""
    from gallery.scenes import table

    if window.page is None:
        table(2, "march-first", turn=5)(window)
    window.run_command(name)
    return _newest_dialog(window)


def agreement(window: MainWindow) -> QWidget:
    """Return the dialog that asks another player to agree to an undo."""
    from gallery.scenes import table
    from ui.page.talks import ask_undo

    table(2, "march-first", turn=5)(window)
    if window.page is not None:
        ask_undo(window.page, (1,))
    return _newest_dialog(window)


def stuck(window: MainWindow) -> None:
    """Show a computer player whose program is missing."""
    from gallery.scenes import NAMES, played, settle
    from ui.session.session import Session
    from ui.session.worker import restarting

    command, restarting.command = restarting.command, lambda: ("no-such-program", [])
    window.show_game(Session(played(2, "march-first", turn=6), NAMES[:2], ["person", "recruit"]))
    page = window.page
    while page is not None and page.session.asks_person:
        page.session.draft.suggest()
        page.session.draft.confirm()
    settle()
    restarting.command = command


def notice(window: MainWindow) -> None:
    """Show a notice."""
    from gallery.scenes import table

    table(2, "march-first", turn=5)(window)
    window.say(window.words.say("ui-after-restart"))


def recap(window: MainWindow) -> None:
    """Show the recap at the start of a player's turn."""
    from gallery.scenes import table

    window.settings.change(recaps=True)
    table(2, "march-first", turn=5)(window)


def opening(window: MainWindow) -> QWidget:
    """Return the recent games, to open one."""
    from gallery.scenes import start

    start(window)
    start(window)
    window.run_command("open")
    return _newest_dialog(window)


def deleting(window: MainWindow) -> QWidget:
    """Return the question before a game is deleted."""
    from gallery.scenes import start

    start(window)
    window.games.ask_to_delete(window.recents.games()[0])
    return _newest_dialog(window)


def results(window: MainWindow) -> QWidget:
    """Return the results of a person after some games."""
    from ddtable.summaries.results import EndedGame
    from ui.history.results_dialog import ResultsDialog

    played = (
        ("classic", "Recruit", "recruit", "Reef Guard", 0),
        ("classic", "Recruit", "recruit", "Reef Guard", 1),
        ("classic", "Tove", "person", "Mire Wolves", 0),
        ("risk", "Recruit", "recruit", "Lava Elves + Amazons", 0),
        ("classic", "Recruit", "recruit", "Reef Guard", 0),
        ("campaign", "Tove", "person", "Frostwings + Coral Elves", -1),
        ("battle_dice", "Recruit", "recruit", "Dragons", 0),
        ("classic", "Recruit", "recruit", "Mire Wolves", 0),
    )
    for number, (game, other, kind, force, winner) in enumerate(played):
        names, kinds, winners = ("Mira", other), ("person", kind), (winner,) if winner >= 0 else ()
        one = EndedGame(str(number), "2026-11-27", game, names, kinds, (force, "Anvil Watch"), winners, 12)
        window.results.add(one)
    return ResultsDialog(window.words, window.results, window.settings, window)


AROUND: dict[str, Opened] = {
    "first-start": first_start,
    "crash": crash,
    "new-game-3": partial(new_game, 3),
    "new-game-4": partial(new_game, 4),
    "new-game-6": new_game_of_six,
    **{
        f"new-game-levels-{game}": partial(new_game_of_levels, game=game, kinds=kinds)
        for game, kinds in (
            ("classic", ("recruit:1", "veteran:careful", "warlord", "warlord:bold")),
            ("risk", ("recruit:1", "veteran:careful", "veteran:raider", "person")),
            ("campaign", ("recruit:2", "veteran:magician", "veteran:bold")),
        )
    },
    "house-rules": house_rules,
    "house-rules-1996": house_rules_1996,
    "new-war": new_war,
    "new-war-4": partial(new_war, players=4),
    "new-war-6": partial(new_war, players=6, size=360),
    "new-war-rules": partial(new_war, rules=True),
    "primer-magic-1996": primer_of_magic_1996,
    "drafted": drafted,
    "draft": partial(drafting, 6),
    "draft-done": partial(drafting, 9),
    **{f"settings-{page + 1}": partial(settings, page) for page in range(5)},
    **{f"primer-{page + 1}": partial(primer, page) for page in range(11)},
    **{f"primer-war-{page + 1}": partial(primer, page, game="campaign") for page in range(12)},
    **{f"primer-risk-{page + 1}": partial(primer, page, game="risk") for page in range(12)},
    "agreement": agreement,
    "stuck": stuck,
    "notice": notice,
    "recap": recap,
    "results": results,
    "opening": opening,
    "deleting": deleting,
    **{name: partial(command, name) for name in ("commands", "rulings", "about", "standing", "hand-over")},
    **{name: partial(command, name) for name in ("draw", "concede")},
}
