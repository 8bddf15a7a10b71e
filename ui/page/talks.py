"""Agreements between the players: undo, giving up, a draw, changes of seats, standing answers.

Each function takes the page of the game; the `why_no_` ones return the reason why something is not possible, or "".
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ddtable.engine.system import fixed_options
from ddtable.opponents.players import RECRUIT
from ddtable.opponents.seated import is_person
from ui.page.agreement import NOBODY, Agreement, Declaration
from ui.page.seat_dialogs import HandOverDialog, StandingDialog
from ui.session.computers import plays_for
from ui.together.deeds import deed_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ui.page.game_page import GamePage
    from ui.session.session import Session
    from ui.session.table_state import TableState


def why_no_undo(session: Session) -> str:
    """Return the reason why Undo is not possible."""
    why = session.undoing.why_no_undo()
    return session.words.say("ui-no-undo", why=why) if why else ""


def why_no_real_dice(session: Session) -> str:
    """Return the reason why real dice cannot be switched on or off."""
    why = _why_not(session)
    return session.words.say("ui-no-real-dice", why=why) if why else ""


def why_no_concede(session: Session) -> str:
    """Return the reason why giving up is not possible."""
    why = _why_not(session) or ("" if _in_play(session) else "nobody")
    return session.words.say("ui-no-concede", why=why) if why else ""


def why_no_draw(session: Session) -> str:
    """Return the reason why a draw cannot be offered."""
    return why_no_concede(session)


def why_no_hand_over(session: Session) -> str:
    """Return the reason why no seat can change its player."""
    return why_no_real_dice(session)


def _why_not(session: Session) -> str:
    if session.guard.read_only:
        return "read-only"
    if session.game.question is None:
        return "over"
    return "past" if session.moment is not None else ""


def _in_play(session: Session) -> tuple[int, ...]:
    """Return the persons who are still in the game, the one asked first."""
    persons = [seat for seat in session.seats.persons() if seat not in session.system.out(session.position)]
    asked = session.asked_seat
    return tuple(sorted(persons, key=lambda seat: (seat != asked, seat)))


def tell(page: GamePage, sentence: str) -> None:
    """Show a message in the window for a while."""
    say = getattr(page.window(), "say", None)
    if say is not None:
        say(sentence)
    else:
        page.bar.flash(sentence)


def toggle_real_dice(page: GamePage) -> None:
    """Switch real dice on, with their meaning in this game, or off."""
    session = page.session
    if why := why_no_real_dice(session):
        tell(page, why)
        return
    begun = session.draft.faces is not None and any(face is not None for face in session.draft.faces.told)
    off = "ui-real-dice-off-told" if begun else "ui-real-dice-off"
    session.take_up_dice(not session.real_dice)
    tell(page, _real_dice_words(session) if session.real_dice else session.words.say(off))


def _real_dice_words(state: TableState) -> str:
    """Return the meaning of real dice: who rolls, and the options for which they have another default."""
    say, options = state.words.say, state.game.set_up.options
    parts = [say("ui-real-dice-on")]
    specs = state.game.rules.option_specs()
    fixed = fixed_options(specs, options)
    for spec in specs:
        if spec.real_dice is not None:
            value = fixed.get(spec.name, options.get(spec.name, spec.values[0]))
            parts.append(say(f"ui-real-dice-{spec.name}", value="real" if value == spec.real_dice else "other"))
    return " ".join(parts)


def ask_undo(page: GamePage, seats: Sequence[int]) -> None:
    """Ask these seats in turn whether the last entry may be undone; a single refusal ends it."""
    session = page.session
    say = session.words.say
    asking = next((seat for seat in range(len(session.kinds)) if seat not in seats), NOBODY)
    told = [deed_words(session), say("ui-undo-why" if asking != NOBODY else "ui-undo-why-all")]
    heading = say("ui-undo-ask", player=session.names[asking] if asking != NOBODY else "none")

    def done(refused: int) -> None:
        if refused < 0:
            session.undoing.undo(agreed=True)
        else:
            tell(page, say("ui-undo-refused", player=session.names[refused]))

    Agreement(page, heading, told, tuple(seats), done).open()


def ask_concede(page: GamePage) -> None:
    """Ask which person gives up: in a game of 2 that ends it; among more the computer plays on for them."""
    session = page.session
    if why := why_no_concede(session):
        tell(page, why)
        return
    say, seats = session.words.say, _in_play(session)
    two = session.position.seats == 2
    if len(seats) == 1 and not _confirmations(page):
        _concede(page, seats[0])
        return

    def what(seat: int) -> str:
        others = session.words.players([other for other in range(2) if other != seat], session.table)
        name = session.names[seat]
        return say("ui-concede-two", player=name, other=others) if two else say("ui-concede-more", player=name)

    acts = [(what(seat), say("ui-concede-do", player=session.names[seat]), seat) for seat in seats]
    Declaration(page, say("ui-concede"), "", acts, partial(_concede, page)).open()


def _concede(page: GamePage, seat: int) -> None:
    session = page.session
    if session.position.seats == 2:
        session.concede(seat)
    else:
        session.seats.hand_over(seat, RECRUIT.word, conceded=True)
        tell(page, session.words.say("ui-concede-conceded", player=session.names[seat]))


def ask_draw(page: GamePage) -> None:
    """Open the dialog for offering a draw. Computer players judge their prospects; other people are asked in turn."""
    session = page.session
    if why := why_no_draw(session):
        tell(page, why)
        return
    say, names = session.words.say, session.names
    acts = [(names[seat], say("ui-draw-do", player=names[seat]), seat) for seat in _in_play(session)]
    Declaration(page, say("ui-draw"), _draw_terms(session), acts, partial(_offer_draw, page)).open()


def _draw_terms(session: Session) -> str:
    """Return the text for the conditions of a draw."""
    from ddtable.opponents.players import player

    system, out = session.game.set_up.system, session.system.out(session.position)
    enough = max(player(system, plays_for(system, kind)).rounds_before_draw for kind in session.kinds)
    computers = sum(not is_person(kind) and seat not in out for seat, kind in enumerate(session.kinds))
    persons = len(_in_play(session))
    return session.words.say("ui-draw-about", computers=computers, persons=persons, rounds=enough)


def _offer_draw(page: GamePage, offers: int) -> None:
    from ddtable.opponents.players import player

    session, say = page.session, page.session.words.say
    asked = [seat for seat in range(len(session.kinds)) if seat not in (offers, *session.system.out(session.position))]
    computers = [seat for seat in asked if not is_person(session.kinds[seat])]
    for seat in computers:
        seen = session.game.rules.observe(session.game.position, seat)
        if why := player(seen.system, plays_for(seen.system, session.kinds[seat])).why_no_draw(seen, seat):
            tell(page, say("ui-draw-computer-refused", player=session.names[seat], why=why))
            return
    agreed = session.words.players(computers, session.table)
    others = tuple(seat for seat in asked if seat not in computers)

    def done(refused: int) -> None:
        if refused >= 0:
            tell(page, say("ui-draw-refused", player=session.names[refused]))
            return
        session.agree_to_draw(offers)
        if computers:
            tell(page, say("ui-draw-agreed", players=agreed))

    if not others:
        done(-1)
        return
    told = [_draw_terms(session)]
    if computers:
        told.append(say("ui-draw-agreed", players=agreed))
    Agreement(page, say("ui-draw-ask", player=session.names[offers]), told, others, done).open()


def toggle_odds(page: GamePage) -> None:
    """Show the odds of the answers, or hide them; at a table of several persons all others must agree."""
    session = page.session
    if why := session.draft.no_help():
        page.bar.flash(why)
        return
    if session.odds.wanted:
        session.odds.want(wanted=False)
        _remember_odds(page, wanted=False)
        return
    asks = session.question.seat if session.question is not None else NOBODY
    others = tuple(seat for seat in _in_play(session) if seat != asks and is_person(session.kinds[seat]))

    def done(refused: int) -> None:
        if refused >= 0:
            tell(page, session.words.say("ui-odds-refused", player=session.names[refused]))
        else:
            page.show_odds()
            _remember_odds(page, wanted=True)

    if others and not session.helps_alone:
        told = [session.words.say("ui-odds-agree-about")]
        Agreement(page, session.words.say("ui-odds-agree"), told, others, done).open()
    else:
        done(NOBODY)


def _remember_odds(page: GamePage, *, wanted: bool) -> None:
    settings = getattr(page.window(), "settings", None)
    if settings is not None:
        settings.change(odds=wanted)


def show_standing(page: GamePage) -> None:
    """Show the standing answers of all players, which can be removed."""
    StandingDialog(page).open()


def ask_hand_over(page: GamePage) -> None:
    """Ask for the player of each seat."""
    if why := why_no_hand_over(page.session):
        tell(page, why)
        return
    HandOverDialog(page).open()


def _confirmations(page: GamePage) -> bool:
    settings = getattr(page.window(), "settings", None)
    return settings is None or bool(settings.value.confirmations)
