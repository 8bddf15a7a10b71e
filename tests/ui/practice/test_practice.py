"""Learn and practise in the window, by clicks and keys on what is on the screen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddtable.engine.game import Game
from ddtable.engine.questions import Picked
from ddtable.guides.lesson import PREFIX, lesson, lesson_ids
from ddtable.guides.puzzles.puzzle import puzzle, puzzles, question_of
from ddtable.summaries.review import Review, judged
from tests.drivers.hands_on import Hands, open_window, settle
from ui.kit.confirm import Confirmation
from ui.practice.dialog import MINE, UNSOLVED, PracticeDialog
from ui.practice.solving import MOST, WIDTH, Solving
from ui.session.session import Session
from ui.window.commands import all_commands
from ui.window.saved_games import LESSON, lesson_of

QUICK = "last_step"
POINTS, MANY, WAR = "no_hits_left", "one_recruit", "in_their_way"


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path) -> Hands:
    made = open_window(qtbot, monkeypatch, tmp_path)
    made.window.change_settings(motion="off")
    return made


def page(hands: Hands) -> PracticeDialog:
    """Open the page by its key."""
    hands.window.menus.run(next(one for _, one in all_commands() if one.id == "practice"))
    settle()
    return shown_page()


def shown_page() -> PracticeDialog:
    (found,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, PracticeDialog) and one.isVisible()]
    return found


def solving(hands: Hands) -> Solving:
    found = hands.window.practising.solving
    assert found is not None
    return found


def test_the_page_begins_a_lesson_says_what_is_missed_and_goes_on_where_it_was_left(hands: Hands, qtbot):
    found = page(hands)
    assert found.lesson == lesson_ids()[0]
    row = next(at for at, one in enumerate(found.lesson_model.rows) if one.id == "terrain")
    found.lessons.setCurrentIndex(found.lesson_model.index(row))
    qtbot.keyClick(found, Qt.Key.Key_Return)
    settle()
    guiding = hands.page.guiding
    assert guiding.lesson == lesson("terrain")
    assert guiding.step is not None
    assert guiding.step.id == "welcome"
    answer = next(one for one in hands.page.bar.buttons if one.keys == "↵")
    assert answer.key_rests, "Return is for the card"
    hands.click(guiding.card.next)
    assert not answer.key_rests
    hands.click(guiding.card.previous)
    hands.window.activateWindow()
    settle()
    hands.key(Qt.Key.Key_H)
    assert guiding.step.id == "maneuver", "the card that says why"
    hands.click_button("skip")
    assert guiding.step is None
    assert guiding.card.heading.text() == hands.window.words.say("ui-lesson-missed-title")
    undo_and_try_again(hands)
    assert guiding.step is not None
    assert guiding.step.id == "maneuver", "the other card has been read"
    assert not hands.session.automatic.held
    assert not hands.session.game.choices
    progress = hands.window.practising.file.progress().lessons["terrain"]
    assert (progress.seen, progress.done) == (2, False)
    path = hands.session.guard.path

    found = page(hands)
    assert found.lesson == "terrain"
    assert found.afresh.isVisible()
    hands.click(found.go_on)
    assert hands.session.guard.path == path
    for choice in ("maneuver", "up", "missile:1:terrain/1"):
        qtbot.waitUntil(lambda: hands.session.asks_person, timeout=15_000)
        hands.session.play(Picked(choice))
        settle()
    qtbot.waitUntil(lambda: hands.window.practising.file.progress().lessons["terrain"].done, timeout=15_000)
    guiding = hands.page.guiding
    qtbot.waitUntil(lambda: len(guiding.card.extra) == 2, timeout=5_000)
    hands.click(guiding.card.extra[1])
    assert hands.page.guiding.lesson == lesson("missiles")


def undo_and_try_again(hands: Hands) -> None:
    """Check that nothing goes on after an answer that is missed, not even the end of the game, and undo it."""
    session = hands.session
    assert session.automatic.held
    assert session.automatic.paused == hands.window.words.say("ui-lesson-waits")
    hands.key(Qt.Key.Key_H)
    assert hands.told == hands.window.words.say("ui-lesson-undo-first")
    session.concede(0)
    settle()
    assert session.game.question is None
    assert hands.page.past.outcome.isHidden()
    hands.key(Qt.Key.Key_Return)


def test_the_card_that_ends_the_spells_takes_return_at_once(hands: Hands, qtbot):
    hands.window.practising.begin_lesson("magic")
    settle()
    guiding, session = hands.page.guiding, hands.session
    assert guiding.following is not None
    while guiding.step is None or guiding.step.id != "more":
        assert session.question is not None
        session.play(guiding.following.advice(session.question)[0])
        settle()
    hands.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: guiding.step is not None and guiding.step.last, timeout=5_000)


def test_a_puzzle_comes_next_when_all_lessons_are_done(hands: Hands, qtbot):
    practising = hands.window.practising
    progress = practising.file.progress()
    for name in lesson_ids():
        progress = progress.with_lesson(name, 1, done=True, path="")
    practising.file.change(progress)
    found = page(hands)
    assert (found.a_puzzle.keys, found.a_puzzle.look) == ("↵", "primary")
    found.lessons.setCurrentIndex(found.lesson_model.index(1))
    assert (found.a_puzzle.keys, found.a_puzzle.look) == ("P", "plain")
    found.lessons.clearSelection()
    qtbot.keyClick(found, Qt.Key.Key_Return)
    settle()
    assert solving(hands).puzzle.id == puzzles()[0].id


def refuses_help(hands: Hands) -> None:
    """Check that no key gives the answer of a puzzle away, also if odds are wanted, and that a sentence says why."""
    bar, session = hands.page.bar, hands.session
    why = hands.window.words.say("puzzle-no-help")
    session.odds.want(wanted=True)
    assert session.odds.state == "none"
    session.odds.want(wanted=False)
    for key in (Qt.Key.Key_O, Qt.Key.Key_H):
        bar.flash("")
        hands.key(key)
        assert hands.told == why
    assert not session.odds.wanted
    assert not session.draft.as_suggested()
    assert not session.odds.ask_hint()
    hands.key(Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert hands.told == hands.window.words.say("ui-why-no-hint", why="puzzle")


def test_a_puzzle_is_judged_tried_again_and_left_for_the_next_one(hands: Hands, qtbot):
    hands.window.practising.begin_puzzle(QUICK)
    settle()
    card = solving(hands).card
    assert card.isVisible()
    assert not card.bars.isVisible()
    assert not card.again.isVisible()
    refuses_help(hands)
    hands.click_button("down")
    assert card.bars.isVisible()
    assert [bool(row.mine) for row in card.bars.rows] == [True], "the best answer is still to be found"
    assert card.width() <= WIDTH, "it covers no terrain beside the side panel"
    hands.click(card.reveal)
    assert not card.reveal.isVisible()
    assert [row.best for row in card.bars.rows] == [True, False, False]
    assert [bool(row.mine) for row in card.bars.rows] == [one.pick == "down" for one in puzzle(QUICK).answers]
    assert not hands.window.practising.file.progress().puzzles[QUICK].solved
    hands.click(card.again)
    assert not hands.session.game.choices
    assert not card.bars.isVisible()
    refuses_help(hands)
    hands.click_button("up")
    assert len(card.bars.rows) == 3
    assert not hands.session.draft.no_help()
    hands.window.new_games.rematch()
    assert not hands.session.game.choices
    hands.click_button("up")
    assert card.heading.text() == hands.window.words.say("puzzle-solved")
    tried = hands.window.practising.file.progress().puzzles[QUICK]
    assert (tried.tries, tried.solved) == (3, True)
    hands.click(card.next)
    assert solving(hands).puzzle.id != QUICK
    hands.click(solving(hands).card.all)
    found = shown_page()
    assert found.lessons.isVisible()
    before = len(found.puzzle_model.rows)
    hands.click(found.filter.buttons[UNSOLVED])
    assert len(found.puzzle_model.rows) == before - 1
    found.search.setText("no such puzzle")
    assert found.none.isVisible()
    assert not found.puzzles.isVisible()
    found.search.setText("")
    found.puzzles.setCurrentIndex(found.puzzle_model.index(0))
    chosen = found.puzzle
    assert chosen
    assert not found.lesson
    hands.click(found.go_on)
    assert solving(hands).puzzle.id == chosen


def answered(hands: Hands, name: str, number: int) -> Solving:
    """Begin a puzzle and give the answer with this number, as the table gives it."""
    hands.window.practising.begin_puzzle(name)
    settle()
    hands.session.play(solving(hands).puzzle.answers[number].choice)
    settle()
    return solving(hands)


def test_puzzles_of_other_games_and_answers_are_judged_by_their_files(hands: Hands):
    """One window for points, recruits on a map, and a campaign; wrong, then right."""
    say = hands.window.words.say
    given = answered(hands, POINTS, 1)
    assert given.card.heading.text() == say("puzzle-missed", points=round(given.puzzle.answers[1].behind))
    (mine,) = given.card.bars.rows
    assert mine.words == "1 to saves and 1 to melee"
    assert not given.card.why.text()
    hands.click(given.card.reveal)
    assert given.card.why.text() == say(f"puzzle-{POINTS}-why")

    given = answered(hands, MANY, 0)
    assert given.card.heading.text() == say("puzzle-solved")
    assert len(given.card.bars.rows) == MOST
    assert given.card.fewer.text() == say("puzzle-fewer", count=len(given.puzzle.answers) - MOST)

    given = answered(hands, WAR, 1)
    assert given.card.heading.text().startswith(str(round(given.puzzle.answers[1].behind)))
    assert not hands.session.asks_person
    assert hands.page.bar.sentence.text() == say("puzzle-waits")
    given.try_again()
    assert hands.session.asks_person


def test_the_first_click_on_the_card_tries_again_although_the_answer_ends_with_a_roll(hands: Hands):
    hands.window.change_settings(stops="rolls")
    given = answered(hands, "all_or_nothing", -1)
    assert not hands.page.stopping.waiting
    hands.click(given.card.again)
    settle()
    assert given.given is None


def test_the_card_is_as_wide_as_a_wide_side_panel(hands: Hands):
    hands.window.practising.begin_puzzle(QUICK)
    hands.window.resize(1920, 1080)
    settle()
    side, card = hands.page.side.geometry(), solving(hands).card.geometry()
    assert side.width() > WIDTH
    assert (card.left(), card.width()) == (side.left(), side.width())


def test_the_last_card_of_a_lesson_takes_return_and_a_lesson_is_named_in_the_list_of_games(hands: Hands, qtbot):
    practising, words = hands.window.practising, hands.window.words
    practising.begin_lesson("dice")
    settle()
    hands.session.play(Picked("none"))
    hands.window.new_games.rematch()  # begins the lesson again, and no game like it without cards
    settle()
    guiding = hands.page.guiding
    assert not hands.session.game.choices
    assert guiding.step is not None
    hands.session.play(Picked("missile:1:terrain/2"))
    qtbot.waitUntil(lambda: hands.session.asks_person and guiding.step is not None, timeout=15_000)
    for _ in guiding.cards[1:]:
        hands.key(Qt.Key.Key_Return)
    assert guiding.step.last
    assert guiding.card.show_answer.isHidden()
    hands.key(Qt.Key.Key_Return)
    settle()
    assert hands.page.guiding.lesson == lesson(lesson_ids()[1])

    titles = [hands.window.recents.words_of(one) for one in hands.window.recents.games()]
    title = words.say("ui-recent-lesson", title=words.say("lesson-dice-title"))
    listed = next(one for one in titles if title in one)
    assert words.say("ui-recent-over") in listed, "its last card was shown"
    assert LESSON == PREFIX
    assert lesson_of(lesson("dice").name) == "dice"
    assert lesson_of("classic") == ""


def test_mistakes_of_a_reviewed_game_are_listed_and_deleted(hands: Hands, qtbot):
    asked, question = question_of(puzzle(QUICK))
    game = Game.from_position(asked)
    game.play(Picked("down"))
    game.concede(0)
    decision = judged(asked, question, Picked("down"))
    assert decision is not None
    session = Session(game, ("Mira", "Ragna"), ("person", "recruit"))
    hands.window.practising.keep_mistakes(session, Review((), (replace(decision, entry=0),), ()))
    found = page(hands)
    hands.click(found.filter.buttons[MINE])
    (row,) = found.puzzle_model.rows
    assert "Mira – Ragna" in row.about
    assert found.costs.isVisible()
    found.puzzles.setCurrentIndex(found.puzzle_model.index(0))
    hands.click(found.go_on)
    hands.click_button("up")
    assert solving(hands).card.heading.text() == hands.window.words.say("puzzle-solved")
    found = page(hands)
    hands.click(found.filter.buttons[MINE])
    hands.click(found.forget)
    (asked_again,) = [
        one for one in QApplication.topLevelWidgets() if isinstance(one, Confirmation) and one.isVisible()
    ]
    hands.click(asked_again.yes)
    settle()
    assert not found.puzzle_model.rows
    assert found.none.text() == hands.window.words.say("practice-none-mine")
    session.close()


def test_a_file_of_progress_that_is_broken_gets_another_name(hands: Hands):
    file = hands.window.practising.file
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.write_text("no JSON")
    found = page(hands)
    assert file.fault == "broken"
    assert found.fault.isVisible()
    assert found.summary.text().startswith("0 of 13")
    assert len(found.puzzle_model.rows) == len(puzzles())
