"""The commands of the menu History. Large modules are imported on use."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ddtable.summaries.review import may_review
from ui.window.acts.on_table import page_of, session_of, why_no_game

if TYPE_CHECKING:
    from ddtable.summaries.review import Decision
    from ui.history.review.dialog import ReviewDialog
    from ui.history.seeker import Seeker
    from ui.window.bare_window import BareWindow


def _seeker(window: BareWindow) -> Seeker:
    return page_of(window).past.seeker


def why_no_back(window: BareWindow) -> str:
    """Return the reason why there is no earlier moment, or ""."""
    if window.page is None:
        return why_no_game(window)
    return "" if _seeker(window).moment else window.words.say("ui-why-beginning")


def why_present(window: BareWindow) -> str:
    """Return the reason why there is no later moment, or ""."""
    if window.page is None:
        return why_no_game(window)
    return "" if session_of(window).moment is not None else window.words.say("ui-why-present")


def step(by: int, window: BareWindow) -> None:
    """Show the moment one entry earlier or later."""
    _seeker(window).step(by)


def turn_back(window: BareWindow) -> None:
    """Show the start of the turn, or of the one before."""
    _seeker(window).turn_before()


def turn_on(window: BareWindow) -> None:
    """Show the start of the next turn."""
    _seeker(window).next_turn()


def to_beginning(window: BareWindow) -> None:
    """Show the beginning of the game."""
    _seeker(window).to_begin()


def to_present(window: BareWindow) -> None:
    """Return to the present."""
    _seeker(window).to_present()


def last_turn(window: BareWindow) -> None:
    """Step through the actions of the others since the player's last choice."""
    page_of(window).past.watch_others()


def why_no_review(window: BareWindow) -> str:
    """Return the reason why the game cannot be reviewed, or "": a review tells a player in a game what to do."""
    if window.page is None:
        return why_no_game(window)
    session = session_of(window)
    if not may_review(session.game.set_up.system):
        return window.words.say("ui-why-no-review")
    over = session.game.position.result is not None or session.guard.practice
    return "" if over else window.words.say("ui-why-review-not-over")


def show_review(window: BareWindow) -> None:
    """Show the review of the game; from it moments of the replay, and questions that are asked again."""
    from ui.history.review.dialog import open_review

    page = page_of(window)
    dialog = open_review(page.session, window)
    dialog.try_wanted.connect(partial(try_again, window))
    dialog.moment_wanted.connect(page.past.show_moment)
    dialog.finished.connect(partial(_keep_mistakes, window, dialog))
    dialog.print_wanted.connect(partial(_print_review, window, dialog))


def _print_review(window: BareWindow, dialog: ReviewDialog) -> None:
    from ui.rosters.review_preview import ReviewPaper

    if dialog.reviewed is not None:
        ReviewPaper(window.words, dialog, window.settings, dialog.reviewed).open()


def try_again(window: BareWindow, decision: Decision) -> None:
    """Open a practice game at the question of a decision; its new answer is judged beside the old one."""
    window.new_games.practise(decision.entry)
    if window.page is not None and len(window.page.session.game.choices) == decision.entry:
        window.page.try_again(decision)


def _keep_mistakes(window: BareWindow, dialog: ReviewDialog, _result: int) -> None:
    """Keep the mistakes that a review has found, if it was finished."""
    if dialog.reviewed is not None:
        window.practising.keep_mistakes(dialog.session, dialog.reviewed.review)


def show_results(window: BareWindow) -> None:
    """Show the results of ended games."""
    from ui.history.results_dialog import ResultsDialog

    ResultsDialog(window.words, window.results, window.settings, window).open()


def why_no_chronicle(window: BareWindow) -> str:
    """Return the reason why there is no chronicle, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.window.chronicle import why_no_chronicle as why_not

    key = why_not(session_of(window))
    return window.words.say(key) if key else ""


def show_chronicle(window: BareWindow) -> None:
    """Show the chronicle of the current game."""
    from ui.window.chronicle import chronicle_dialog

    chronicle_dialog(page_of(window), window.settings, window).open()


def practise(window: BareWindow) -> None:
    """Start a practice game at the moment shown."""
    window.new_games.practise(_seeker(window).moment)


def why_no_original(window: BareWindow) -> str:
    """Return a sentence unless the game on the table was begun as practice from another game that has a file."""
    if window.page is None:
        return why_no_game(window)
    origin = session_of(window).guard.origin
    return "" if origin is not None and origin.file else window.words.say("ui-why-no-original")


def to_original(window: BareWindow) -> None:
    """Open the game that this practice game comes from."""
    window.new_games.to_original()
