"""What no event tells and the log does: what was taken back, standing answers, who left and who plays on."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ddtable.engine.game import Game
from ddtable.engine.questions import Picked, Remark
from tests.drivers.hands_on import NAMES, Hands, show
from tests.drivers.playing import CLASSIC, at_random, game_from, set_up
from tests.drivers.sitting import ARMIES
from tests.ui.history.conftest import SEATED
from tests.ui.history.reading_log import said
from ui.page.log_notes import Note, Notes
from ui.session.answer.standing import INTENDED
from ui.session.library import SeatPlan


def test_log_grows_and_shrinks_without_a_reset(seated: SEATED, qtbot):
    hands = seated()
    entries, session = hands.page.log.entries, hands.session
    before = [row.words for row in entries.rows if row.kind != "waiting"]
    with qtbot.assertNotEmitted(entries.modelReset):
        session.game.play(at_random(session.game.position, session.game.question, Random(1)))
        session.start()
        grown = [row.words for row in entries.rows if row.kind != "waiting"]
        assert grown[: len(before)] == before
        assert len(grown) > len(before)
        session.undoing.undo()
    after = [row.words for row in entries.rows if row.kind not in ("waiting", "note")]
    assert after == before


def test_undo_and_redo_are_in_the_log(hands: Hands):
    show(hands, game_from(ARMIES))
    session, entries = hands.session, hands.page.log.entries
    session.draft.pick(session.draft.options()[0][0])
    session.undoing.undo()
    notes = [row.words for row in entries.rows if row.kind == "note"]
    assert notes == ["Mira undoes: Mira’s home (Flatland)"]
    session.undoing.redo()
    notes = [row.words for row in entries.rows if row.kind == "note"]
    assert notes[1] == "Mira redoes: Mira’s home (Flatland)"
    assert entries.rows[-1].kind == "waiting"
    # what was made again stands below the two notes
    kinds = [row.kind for row in entries.rows if row.step > 0 or row.kind == "note"]
    assert kinds.index("event") > max(at for at, kind in enumerate(kinds) if kind == "note")


def test_several_steps_undone_together_are_one_line(hands: Hands):
    show(hands, game_from(ARMIES), kinds=["person", "person"])
    session, entries = hands.session, hands.page.log.entries
    game = session.game
    game.play(Picked(session.draft.options()[0][0]))
    game.play(game.rules.sample(game.question, Random(1)))
    game.undo(0)
    game.undo(0)
    session.start()
    notes = [row.words for row in entries.rows if row.kind == "note"]
    assert notes == ["Mira undoes: Mira’s home (Flatland), and the entries after it"]


def test_note_stays_after_further_undos(hands: Hands):
    show(hands, game_from(ARMIES))
    session, entries = hands.session, hands.page.log.entries
    session.draft.pick(session.draft.options()[0][0])
    second = session.draft.options()[-1][0]
    session.draft.pick(second)
    session.undoing.undo()
    session.draft.pick(second)
    session.undoing.undo()
    session.undoing.undo()
    notes = [row for row in entries.rows if row.kind == "note"]
    assert len(notes) == 2
    assert {note.step for note in notes} == {0}
    assert notes[0].words == "Mira undoes: Stay", "it is named still when its question is gone"
    assert notes[1].words == "Mira undoes: Mira’s home (Flatland), and the entries after it"


def test_log_names_the_player_whose_choice_was_undone(hands: Hands):
    show(hands, game_from(ARMIES))
    session = hands.session
    session.draft.pick(session.draft.options()[-1][0])
    session.game.undo(1)
    session.start()
    (note,) = [row.words for row in hands.page.log.entries.rows if row.kind == "note"]
    assert note.startswith("Ragna undoes: Mira’s choice, ")


def test_undone_secret_answer_is_not_revealed(hands: Hands):
    show(hands, Game(game_from(ARMIES).set_up))
    session = hands.session
    assert session.question is not None
    assert session.question.sealed
    session.draft.suggest()
    session.draft.confirm()
    session.undoing.undo()
    (note,) = [row.words for row in hands.page.log.entries.rows if row.kind == "note"]
    assert note.endswith("undoes: a secret choice")


def test_real_dice_concession_and_draw_are_logged(hands: Hands):
    show(hands, game_from(ARMIES))
    hands.session.take_up_dice(True)
    hands.session.take_up_dice(False)
    hands.session.concede(1)
    told = said(hands)
    for words in ("This game uses real dice from here on", "The program rolls the dice from here on", "Ragna gives up"):
        assert words in told
    assert told.index("Ragna gives up") < len(told) - 1  # the end of the battle is told after it
    show(hands, game_from(ARMIES))
    hands.session.agree_to_draw(0)
    assert "Mira offered a draw, and Ragna agreed" in said(hands)


def test_a_standing_answer_is_marked(hands: Hands, qtbot):
    show(hands, game_from(ARMIES))
    session = hands.session
    session.standing.set(0, "march-first", "pass")
    session.start()
    qtbot.waitUntil(lambda: len(session.game.choices) == 1)
    assert "Mira, standing answer: No march" in said(hands)


def test_forced_consequence_has_no_separate_line(hands: Hands):
    game = game_from(ARMIES)
    game.play(Picked("pass"), INTENDED)
    show(hands, game)
    assert not [row for row in hands.page.log.entries.rows if row.kind == "remark"]


def test_repeated_reason_is_logged_once(hands: Hands):
    game, reason = Game(set_up(3)), Remark("reason-balanced")
    for _ in range(2):  # a person's two armies are laid out one after the other, and nobody sees it
        game.play(CLASSIC.sample(game.question, Random(1)), reason)
    show(hands, game)
    assert len([row for row in hands.page.log.entries.rows if row.kind == "remark"]) == 1


def test_change_of_a_player_is_logged(hands: Hands, mute: None):
    show(hands, game_from(ARMIES))
    hands.session.seats.hand_over(1, "recruit")
    assert "The computer plays for Ragna from here on" in said(hands)
    hands.session.seats.hand_over(1, "person")
    assert "Ragna plays again instead of the computer" in said(hands)


def test_concession_among_three_is_logged_with_the_new_player(hands: Hands, mute: None):
    show(hands, Game(set_up(3, 3)))
    hands.session.seats.hand_over(1, "recruit", conceded=True)
    assert "Ragna gives up; the computer plays on for this player" in said(hands)
    assert not [words for words in said(hands) if words.startswith("The computer plays for")]


def test_a_seat_that_changes_hands_between_two_undos_keeps_its_line(hands: Hands):
    show(hands, game_from(ARMIES))
    session = hands.session
    session.draft.pick(session.draft.options()[0][0])
    session.draft.pick(session.draft.options()[-1][0])
    session.undoing.undo()
    session.seats.hand_over(1, "recruit", conceded=True)
    session.undoing.undo()
    notes = [row.words for row in hands.page.log.entries.rows if row.kind == "note"]
    assert len(notes) == 3
    assert notes[1] == "Ragna gives up; the computer plays on for this player"


def test_reopened_game_logs_changes_of_players_at_the_same_places(hands: Hands, mute: None):
    seats = [SeatPlan(name, "person") for name in NAMES[:3]]
    hands.window.show_game(hands.window.library.new(set_up(3, 3, 24), seats, practice=True))
    session = hands.session

    def play(answers: int) -> None:
        for _ in range(answers):
            session.draft.suggest()
            session.draft.confirm()

    session.seats.hand_over(2, "recruit")
    session.seats.hand_over(2, "person")
    play(8)
    session.seats.hand_over(0, "recruit", conceded=True)
    session.seats.hand_over(0, "person")
    play(3)
    session.undoing.undo()
    session.seats.hand_over(1, "recruit")
    before = [(row.step, row.words) for row in hands.page.log.entries.rows if row.kind != "waiting"]
    assert {0, 8, 10} <= {step for step, _ in before}
    path = session.guard.path
    hands.window.show_start()
    hands.window.open_path(path)
    assert hands.session is not session
    after = [(row.step, row.words) for row in hands.page.log.entries.rows if row.kind != "waiting"]
    assert after == before


def test_a_journal_of_undos_alone_is_read_in_one_go(monkeypatch: pytest.MonkeyPatch):
    """A save may have 100,000 of them: once each one went through all notes before it."""
    changed = 0

    def count(note: Note, **fields: object) -> Note:
        nonlocal changed
        changed += 1
        return replace(note, **fields)

    monkeypatch.setattr("ui.page.log_notes.replace", count)
    game = Game(set_up(1))
    for _ in range(5):
        game.play(at_random(game.position, game.question, Random(1)))
    for _ in range(500):
        game.undo(0)
        game.redo(0)
    notes = Notes()
    notes.read(game, [])
    assert len(notes.all) == 1000
    assert changed < 1000
    assert [len(notes.at(step)) for step in range(7)] == [0, 0, 0, 0, 1000, 0, 0]
