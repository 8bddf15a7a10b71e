"""The commands of the menu Play. Large modules are imported on use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.opponents.forecast import may_have_odds
from ui.window.acts.on_table import page_of, session_of, session_or_none, why_no_game

if TYPE_CHECKING:
    from ui.window.bare_window import BareWindow


def why_no_undo(window: BareWindow) -> str:
    """Return the reason why Undo is disabled, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.page.talks import why_no_undo as why

    return why(session_of(window))


def undo(window: BareWindow) -> None:
    """Undo the last choice, by agreement if that is needed."""
    session_of(window).undoing.undo()


def why_no_redo(window: BareWindow) -> str:
    """Return the reason why Redo is disabled, or ""."""
    if window.page is None:
        return why_no_game(window)
    return "" if session_of(window).undoing.can_redo() else window.words.say("ui-why-no-redo")


def redo(window: BareWindow) -> None:
    """Redo the entry that was undone last."""
    session_of(window).undoing.redo()


def why_no_suggestion(window: BareWindow) -> str:
    """Return the reason why there is no suggestion, or ""."""
    if window.page is None:
        return why_no_game(window)
    session = session_of(window)
    return session.draft.no_help() if session.asks_person else window.words.say("ui-why-not-asked")


def suggest(window: BareWindow) -> None:
    """Prepare the suggested answer."""
    session_of(window).draft.suggest()


def why_no_hurry(window: BareWindow) -> str:
    """Return the reason why no other player is waited for, or ""."""
    if window.page is None:
        return why_no_game(window)
    why = page_of(window).hurry.why_not()
    return window.words.say("ui-why-no-hurry", why=why) if why else ""


def hurry(window: BareWindow) -> None:
    """Hurry to the next decision of a person at this screen, or stop that."""
    page_of(window).hurry.toggle()


def why_no_hint(window: BareWindow) -> str:
    """Return the reason why there is no hint, or ""."""
    if window.page is None:
        return why_no_game(window)
    why = session_of(window).tutor.why_no_hint()
    says = why and why != "puzzle"  # the key stays on there, and says why not
    return window.words.say("ui-why-no-hint", why=why) if says else ""


def hint(window: BareWindow) -> None:
    """Show where to look in the present question; the second time fill in the answer."""
    page_of(window).bar.hint()


def why_no_odds(window: BareWindow) -> str:
    """Return the reason why the answers have no odds, or ""."""
    if window.page is None:
        return why_no_game(window)
    known = may_have_odds(session_of(window).game.set_up.system)
    return "" if known else window.words.say("ui-why-no-odds")


def has_odds(window: BareWindow) -> bool:
    """Return True if the odds of the answers are shown."""
    return window.page is not None and session_of(window).odds.wanted


def toggle_odds(window: BareWindow) -> None:
    """Show the odds of the answers, or hide them."""
    from ui.page.talks import toggle_odds as toggle

    toggle(page_of(window))


def why_no_tutor(window: BareWindow) -> str:
    """Return the reason why the tutor warns of no mistakes in this game, or ""."""
    if window.page is None:
        return why_no_game(window)
    why = session_of(window).tutor.why_not()
    return window.words.say("ui-why-no-tutor", why=why) if why else ""


def has_tutor(window: BareWindow) -> bool:
    """Return True if the tutor warns before costly mistakes."""
    return window.settings.value.tutor


def toggle_tutor(window: BareWindow) -> None:
    """Switch the tutor on or off, in all games."""
    window.change_settings(tutor=not window.settings.value.tutor)


def why_no_real_dice(window: BareWindow) -> str:
    """Return the reason why real dice cannot be switched, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.page.talks import why_no_real_dice as why

    return why(session_of(window))


def has_real_dice(window: BareWindow) -> bool:
    """Return True if results are entered from real dice."""
    return window.page is not None and session_of(window).real_dice


def toggle_real_dice(window: BareWindow) -> None:
    """Switch real dice on or off."""
    from ui.page.talks import toggle_real_dice as toggle

    toggle(page_of(window))


def why_no_tables(window: BareWindow) -> str:
    """Return the reason why there are no tables, or ""."""
    from ui.games.battle_dice.armies.tables_in_game import why_no_tables as why

    return why(window.words, session_or_none(window))


def show_tables(window: BareWindow) -> None:
    """Show the tables of this game."""
    from ui.games.battle_dice.armies.tables_in_game import show_tables as show

    show(window.words, session_or_none(window), window)


def show_standing(window: BareWindow) -> None:
    """Show the standing answers."""
    from ui.page.talks import show_standing as show

    show(page_of(window))


def why_no_hand_over(window: BareWindow) -> str:
    """Return the reason why no seat can change its player, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.page.talks import why_no_hand_over as why

    return why(session_of(window))


def hand_over(window: BareWindow) -> None:
    """Ask which seats the computer or a person plays from now on."""
    from ui.page.talks import ask_hand_over

    ask_hand_over(page_of(window))


def why_no_draw(window: BareWindow) -> str:
    """Return the reason why a draw cannot be offered, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.page.talks import why_no_draw as why

    return why(session_of(window))


def offer_draw(window: BareWindow) -> None:
    """Offer a draw."""
    from ui.page.talks import ask_draw

    ask_draw(page_of(window))


def why_no_concede(window: BareWindow) -> str:
    """Return the reason why no player can give up, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.page.talks import why_no_concede as why

    return why(session_of(window))


def concede(window: BareWindow) -> None:
    """Give up, after a confirmation."""
    from ui.page.talks import ask_concede

    ask_concede(page_of(window))


def rematch(window: BareWindow) -> None:
    """Start the same game again."""
    window.new_games.rematch()
