"""The commands' effects on the window, and the reasons why they are disabled. Large modules are imported on use."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from ddtable.opponents.forecast import may_have_odds
from ddtable.summaries.review import may_review

if TYPE_CHECKING:
    from pathlib import Path

    from ddtable.summaries.review import Decision
    from ui.history.review.dialog import ReviewDialog
    from ui.history.seeker import Seeker
    from ui.page.game_page import GamePage
    from ui.session.session import Session
    from ui.window.main_window import MainWindow


def page_of(window: MainWindow) -> GamePage:
    """Return the page of the current game; call it only if there is one."""
    return cast("GamePage", window.page)


def session_of(window: MainWindow) -> Session:
    """Return the session of the current game; call it only if there is one."""
    return page_of(window).session


def session_or_none(window: MainWindow) -> Session | None:
    """Return the session of the current game, if there is one."""
    return window.page.session if window.page is not None else None


def why_no_game(window: MainWindow) -> str:
    """Return the reason that there is no game, or ""."""
    return "" if window.page is not None else window.words.say("ui-why-no-game")


# Game


def new_game(window: MainWindow) -> None:
    """Ask for a new game."""
    window.ask_new_game()


def open_game(window: MainWindow) -> None:
    """Ask for a saved game."""
    window.ask_open()


def why_no_copy(window: MainWindow) -> str:
    """Return the reason why the game cannot be copied: it needs a file."""
    if window.page is None:
        return why_no_game(window)
    from ui.window.elsewhere import file_of

    return "" if file_of(session_of(window)) is not None else window.words.say("ui-why-no-file")


def save_copy(window: MainWindow) -> None:
    """Ask for a path, and write a copy of the game."""
    if why := window.keeping().copy(session_of(window)):
        window.say_trouble(why)


def go_on_elsewhere(window: MainWindow) -> None:
    """Ask for a new file in which the game continues."""
    if why := window.keeping().move(session_of(window)):
        window.say_trouble(why)


def why_no_backup(window: MainWindow) -> str:
    """Return the reason that there is no older copy, or ""."""
    of = session_of(window).guard.path if window.page is not None else None
    return "" if window.library.copies.some(of) else window.words.say("ui-why-no-backup")


def restore(window: MainWindow) -> None:
    """Show the older copies of the current game, or of all games."""
    from ui.window.restore import RestoreDialog

    kept, session = window.library.copies, session_or_none(window)
    dialog = RestoreDialog(window.words, window, kept, kept.listed(session.guard.path if session else None))
    dialog.restored.connect(partial(_open_restored, window))
    dialog.trouble.connect(window.say_trouble)
    dialog.open()


def _open_restored(window: MainWindow, path: Path) -> None:
    window.open_path(path)
    if window.page is not None and window.page.session.guard.path == path:
        window.say(window.words.say("ui-restored"))


def build(window: MainWindow) -> None:
    """Show or leave the force builder."""
    if window.is_building:
        window.leave()
    else:
        window.build()


def is_building(window: MainWindow) -> bool:
    """Return True if the force builder is shown."""
    return window.is_building


def set_up_position(window: MainWindow) -> None:
    """Show the set-up of a position, or leave it."""
    if window.is_setting_up:
        window.leave()
    else:
        window.set_up_position()


def is_setting_up(window: MainWindow) -> bool:
    """Return True if the set-up of a position is shown."""
    return window.is_setting_up


def why_no_position(window: MainWindow) -> str:
    """Return the reason why the position on the table cannot be edited, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.window.positions import why_not_edited

    return why_not_edited(window.words, page_of(window))


def edit_position(window: MainWindow) -> None:
    """Show the set-up with the position that the table shows."""
    window.set_up_position().edit_table()


def why_no_leaving(window: MainWindow) -> str:
    """Return the reason why there is nothing to leave, or ""."""
    return "" if window.is_covered else why_no_game(window)


def show_rosters(window: MainWindow) -> None:
    """Show the rosters: of the edited force, or of those in the game, and of all others."""
    from ui.window.roster_choice import open_rosters

    if window.is_building:
        window.build().page.act("print")
    else:
        open_rosters(window, window.words, window.settings, session_or_none(window), window.say)


def show_settings(window: MainWindow) -> None:
    """Show the settings."""
    from ui.window.settings_dialog import SettingsDialog

    SettingsDialog(window).open()


def leave(window: MainWindow) -> None:
    """Leave the table for the start screen."""
    window.leave()


def close(window: MainWindow) -> None:
    """Close the window."""
    window.close()


# Play


def why_no_undo(window: MainWindow) -> str:
    """Return the reason why Undo is disabled, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.page.talks import why_no_undo as why

    return why(session_of(window))


def undo(window: MainWindow) -> None:
    """Undo the last choice, by agreement if that is needed."""
    session_of(window).undoing.undo()


def why_no_redo(window: MainWindow) -> str:
    """Return the reason why Redo is disabled, or ""."""
    if window.page is None:
        return why_no_game(window)
    return "" if session_of(window).undoing.can_redo() else window.words.say("ui-why-no-redo")


def redo(window: MainWindow) -> None:
    """Redo the entry that was undone last."""
    session_of(window).undoing.redo()


def why_no_suggestion(window: MainWindow) -> str:
    """Return the reason why there is no suggestion, or ""."""
    if window.page is None:
        return why_no_game(window)
    session = session_of(window)
    return session.draft.no_help() if session.asks_person else window.words.say("ui-why-not-asked")


def suggest(window: MainWindow) -> None:
    """Prepare the suggested answer."""
    session_of(window).draft.suggest()


def why_no_hurry(window: MainWindow) -> str:
    """Return the reason why no other player is waited for, or ""."""
    if window.page is None:
        return why_no_game(window)
    why = page_of(window).hurry.why_not()
    return window.words.say("ui-why-no-hurry", why=why) if why else ""


def hurry(window: MainWindow) -> None:
    """Hurry to the next decision of a person at this screen, or stop that."""
    page_of(window).hurry.toggle()


def why_no_hint(window: MainWindow) -> str:
    """Return the reason why there is no hint, or ""."""
    if window.page is None:
        return why_no_game(window)
    why = session_of(window).tutor.why_no_hint()
    says = why and why != "puzzle"  # the key stays on there, and says why not
    return window.words.say("ui-why-no-hint", why=why) if says else ""


def hint(window: MainWindow) -> None:
    """Show where to look in the present question; the second time fill in the answer."""
    page_of(window).bar.hint()


def why_no_odds(window: MainWindow) -> str:
    """Return the reason why the answers have no odds, or ""."""
    if window.page is None:
        return why_no_game(window)
    known = may_have_odds(session_of(window).game.set_up.system)
    return "" if known else window.words.say("ui-why-no-odds")


def has_odds(window: MainWindow) -> bool:
    """Return True if the odds of the answers are shown."""
    return window.page is not None and session_of(window).odds.wanted


def toggle_odds(window: MainWindow) -> None:
    """Show the odds of the answers, or hide them."""
    from ui.page.talks import toggle_odds as toggle

    toggle(page_of(window))


def why_no_real_dice(window: MainWindow) -> str:
    """Return the reason why real dice cannot be switched, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.page.talks import why_no_real_dice as why

    return why(session_of(window))


def has_real_dice(window: MainWindow) -> bool:
    """Return True if results are entered from real dice."""
    return window.page is not None and session_of(window).real_dice


def toggle_real_dice(window: MainWindow) -> None:
    """Switch real dice on or off."""
    from ui.page.talks import toggle_real_dice as toggle

    toggle(page_of(window))


def why_no_tables(window: MainWindow) -> str:
    """Return the reason why there are no tables, or ""."""
    from ui.games.battle_dice.armies.tables_in_game import why_no_tables as why

    return why(window.words, session_or_none(window))


def show_tables(window: MainWindow) -> None:
    """Show the tables of this game."""
    from ui.games.battle_dice.armies.tables_in_game import show_tables as show

    show(window.words, session_or_none(window), window)


def show_standing(window: MainWindow) -> None:
    """Show the standing answers."""
    from ui.page.talks import show_standing as show

    show(page_of(window))


def why_no_hand_over(window: MainWindow) -> str:
    """Return the reason why no seat can change its player, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.page.talks import why_no_hand_over as why

    return why(session_of(window))


def hand_over(window: MainWindow) -> None:
    """Ask which seats the computer or a person plays from now on."""
    from ui.page.talks import ask_hand_over

    ask_hand_over(page_of(window))


def why_no_draw(window: MainWindow) -> str:
    """Return the reason why a draw cannot be offered, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.page.talks import why_no_draw as why

    return why(session_of(window))


def offer_draw(window: MainWindow) -> None:
    """Offer a draw."""
    from ui.page.talks import ask_draw

    ask_draw(page_of(window))


def why_no_concede(window: MainWindow) -> str:
    """Return the reason why no player can give up, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.page.talks import why_no_concede as why

    return why(session_of(window))


def concede(window: MainWindow) -> None:
    """Give up, after a confirmation."""
    from ui.page.talks import ask_concede

    ask_concede(page_of(window))


def rematch(window: MainWindow) -> None:
    """Start the same game again."""
    window.rematch()


# History


def _seeker(window: MainWindow) -> Seeker:
    return page_of(window).past.seeker


def why_no_back(window: MainWindow) -> str:
    """Return the reason why there is no earlier moment, or ""."""
    if window.page is None:
        return why_no_game(window)
    return "" if _seeker(window).moment else window.words.say("ui-why-beginning")


def why_present(window: MainWindow) -> str:
    """Return the reason why there is no later moment, or ""."""
    if window.page is None:
        return why_no_game(window)
    return "" if session_of(window).moment is not None else window.words.say("ui-why-present")


def step(by: int, window: MainWindow) -> None:
    """Show the moment one entry earlier or later."""
    _seeker(window).step(by)


def turn_back(window: MainWindow) -> None:
    """Show the start of the turn, or of the one before."""
    _seeker(window).turn_before()


def turn_on(window: MainWindow) -> None:
    """Show the start of the next turn."""
    _seeker(window).next_turn()


def to_beginning(window: MainWindow) -> None:
    """Show the beginning of the game."""
    _seeker(window).to_begin()


def to_present(window: MainWindow) -> None:
    """Return to the present."""
    _seeker(window).to_present()


def last_turn(window: MainWindow) -> None:
    """Step through the actions of the others since the player's last choice."""
    page_of(window).past.watch_others()


def why_no_review(window: MainWindow) -> str:
    """Return the reason why the game cannot be reviewed, or "": a review tells a player in a game what to do."""
    if window.page is None:
        return why_no_game(window)
    session = session_of(window)
    if not may_review(session.game.set_up.system):
        return window.words.say("ui-why-no-review")
    over = session.game.position.result is not None or session.guard.practice
    return "" if over else window.words.say("ui-why-review-not-over")


def show_review(window: MainWindow) -> None:
    """Show the review of the game; from it moments of the replay, and questions that are asked again."""
    from ui.history.review.dialog import open_review

    page = page_of(window)
    dialog = open_review(page.session, window)
    dialog.try_wanted.connect(partial(try_again, window))
    dialog.moment_wanted.connect(page.past.show_moment)
    dialog.finished.connect(partial(_keep_mistakes, window, dialog))
    dialog.print_wanted.connect(partial(_print_review, window, dialog))


def _print_review(window: MainWindow, dialog: ReviewDialog) -> None:
    from ui.rosters.review_preview import ReviewPaper

    if dialog.reviewed is not None:
        ReviewPaper(window.words, dialog, window.settings, dialog.reviewed).open()


def try_again(window: MainWindow, decision: Decision) -> None:
    """Open a practice game at the question of a decision; its new answer is judged beside the old one."""
    window.practise(decision.entry)
    if window.page is not None and len(window.page.session.game.choices) == decision.entry:
        window.page.try_again(decision)


def _keep_mistakes(window: MainWindow, dialog: ReviewDialog, _result: int) -> None:
    """Keep the mistakes that a review has found, if it was finished."""
    if dialog.reviewed is not None:
        window.practising.keep_mistakes(dialog.session, dialog.reviewed.review)


def show_practice(window: MainWindow) -> None:
    """Show the lessons and puzzles."""
    window.practising.show_page()


def show_results(window: MainWindow) -> None:
    """Show the results of ended games."""
    from ui.history.results_dialog import ResultsDialog

    ResultsDialog(window.words, window.results, window.settings, window).open()


def why_no_chronicle(window: MainWindow) -> str:
    """Return the reason why there is no chronicle, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.window.chronicle import why_no_chronicle as why_not

    key = why_not(session_of(window))
    return window.words.say(key) if key else ""


def show_chronicle(window: MainWindow) -> None:
    """Show the chronicle of the current game."""
    from ui.window.chronicle import chronicle_dialog

    chronicle_dialog(page_of(window), window.settings, window).open()


def practise(window: MainWindow) -> None:
    """Start a practice game at the moment shown."""
    window.practise(_seeker(window).moment)


def why_no_original(window: MainWindow) -> str:
    """Return a sentence unless the game on the table was begun as practice from another game that has a file."""
    if window.page is None:
        return why_no_game(window)
    origin = session_of(window).guard.origin
    return "" if origin is not None and origin.file else window.words.say("ui-why-no-original")


def to_original(window: MainWindow) -> None:
    """Open the game that this practice game comes from."""
    window.to_original()


# View


def set_setting(field: str, value: object, window: MainWindow) -> None:
    """Change one setting."""
    window.change_settings(**{field: value})


def why_no_scale(scale: int, window: MainWindow) -> str:
    """Return the reason why this scale is not possible, or ""."""
    from ui.window import scaling

    if scale <= scaling.largest_scale(scaling.room_now()):
        return ""
    return window.words.say("ui-scale-too-large")


def is_set(field: str, value: object, window: MainWindow) -> bool:
    """Return True if a setting has this value."""
    return bool(getattr(window.settings.value, field) == value)


def show_side(number: int, window: MainWindow) -> None:
    """Show and focus a page of the side panel."""
    page_of(window).side.enter(number)


def side_is(number: int, window: MainWindow) -> bool:
    """Return True if this page is in front."""
    return window.page is not None and window.page.side.pages.currentIndex() == number


def why_no_fold(window: MainWindow) -> str:
    """Return the reason why the side panel cannot be folded, or ""."""
    if window.page is None:
        return why_no_game(window)
    return "" if window.page.side.rail is not None else window.words.say("ui-why-no-fold")


def fold_side(window: MainWindow) -> None:
    """Fold the side panel, or open it."""
    page_of(window).fold_side(not page_of(window).side.folded)


def side_is_folded(window: MainWindow) -> bool:
    """Return True if the side panel is folded."""
    return window.page is not None and window.page.side.folded


def why_no_map_reset(window: MainWindow) -> str:
    """Return the reason why there are no moved places to put back, or ""."""
    if window.page is None:
        return why_no_game(window)
    return "" if window.page.table.arranged else window.words.say("ui-why-no-map-reset")


def reset_map(window: MainWindow) -> None:
    """Put all places of the map back that players have moved."""
    page_of(window).table.reset_arrangement()


def why_no_log(what: str, window: MainWindow) -> str:
    """Return the reason why the log cannot be filtered by this: several persons' entries, or an unknown sort."""
    if window.page is None or not what:
        return why_no_game(window)
    known = page_of(window).log.filter.findData(what) >= 0
    return "" if known else window.words.say("ui-why-many-own" if what == "own" else "ui-why-no-such-entries")


def show_log_only(what: str, window: MainWindow) -> None:
    """Show only one sort of entries in the log, or all."""
    page_of(window).side.show_page(0)
    page_of(window).log.choose(what)


def log_shows(what: str, window: MainWindow) -> bool:
    """Return True if the log is filtered by this sort."""
    return window.page is not None and bool(window.page.log.filter.currentData() == what)


def toggle_full_screen(window: MainWindow) -> None:
    """Switch full screen on or off."""
    window.toggle_full_screen()


def is_full_screen(window: MainWindow) -> bool:
    """Return True if the window is in full screen mode."""
    return window.isFullScreen()


# Help


def show_primer(window: MainWindow) -> None:
    """Show the primer of the current game."""
    from msgspec import UNSET

    from ddtable.rules.dragon_dice.editions import CLASSIC95
    from ui.help.primer import Primer

    house = window.page is not None and window.page.session.game.set_up.house is not UNSET
    game, playing = _played(window), window.page is not None
    classic = window.page is not None and game == "classic"
    played = page_of(window).session.position.board.edition.name if classic else CLASSIC95
    primer = Primer(window.words, window, game, house=house, playing=playing, played=played)
    primer.battle_wanted.connect(window.begin_guided_battle)
    primer.open()


def guide_battle(game: str, window: MainWindow) -> None:
    """Start the guided battle of a rule system."""
    window.begin_guided_battle(game)


def why_no_guide(window: MainWindow) -> str:
    """Return the reason why there are no cards of a guided battle, or ""."""
    guided = window.page is not None and window.page.guiding.following is not None
    return why_no_game(window) or ("" if guided else window.words.say("ui-why-no-guide"))


def switch_guide(window: MainWindow) -> None:
    """Show or hide the cards of a guided battle."""
    guiding = page_of(window).guiding
    guiding.set_help(on=not guiding.helps)


def guide_helps(window: MainWindow) -> bool:
    """Return True if the cards of a guided battle are shown."""
    return window.page is not None and window.page.guiding.helps


def show_commands(window: MainWindow) -> None:
    """Show the searchable list of all commands and keys."""
    from ui.window.command_list import CommandList

    CommandList(window).open()


def show_rulings(window: MainWindow) -> None:
    """Show the rulings on points that the sources leave open."""
    from ui.help.rulings import RulingsDialog

    RulingsDialog(window.words, window, _played(window)).open()


def _played(window: MainWindow) -> str:
    """Return the rule system of the current game, by default the classic one."""
    return window.page.session.game.set_up.system if window.page is not None else "classic"


def why_no_crash(window: MainWindow) -> str:
    """Return the reason that there is no error report, or ""."""
    from ddtable.commands.crash import pending

    return "" if pending() is not None else window.words.say("ui-why-no-crash")


def show_crash(window: MainWindow) -> None:
    """Show the report of the last error."""
    from ui.window.crash_offer import show_report

    show_report(window.words, window)


def show_about(window: MainWindow) -> None:
    """Show the page about the program."""
    from ui.help.about import AboutDialog

    AboutDialog(window.words, window.settings, window.library.default_folder, window).open()
