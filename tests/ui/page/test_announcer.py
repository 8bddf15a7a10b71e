"""What a screen reader hears of a game as it is played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.questions import Picked
from ddtable.opponents.dragon_dice.recruit import choose
from tests.drivers.hands_on import Hands, open_window, show
from tests.drivers.playing import play_at_random, set_up
from tests.ui.whole.test_every_question import CASES, FRONTIER, SENTRIES, THEIRS, at
from ui.page.announcer import MOST, joined

ROLLING = "march 1, act at frontier"


class Ears:
    """All that was said, and what broke in."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.urgent: list[str] = []

    def say(self, _widget: object, sentence: str, *, urgent: bool = False) -> None:
        self.heard.append(sentence)
        if urgent:
            self.urgent.append(sentence)

    def after(self, act: Callable[[], object]) -> list[str]:
        """What is said by doing something."""
        self.heard.clear()
        act()
        return list(self.heard)


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    listening = Ears()
    monkeypatch.setattr("ui.page.announcer.say_aloud", listening.say)
    return listening


# What is asked


def test_question_is_announced_with_the_progress_of_its_answer(hands: Hands, ears: Ears):
    (said,) = ears.after(lambda: show(hands, CASES["casualties"].game()))
    assert said == "Ragna: Choose casualties at the frontier (Flatland). 0 of 2 health chosen."


def test_each_chosen_die_is_announced_and_the_complete_answer(hands: Hands, ears: Ears):
    show(hands, CASES["casualties"].game())
    (first,) = ears.after(lambda: hands.lift_by_key(THEIRS[0]))
    assert first == "Chosen: Thug. 1 of 2 health chosen."
    (second,) = ears.after(lambda: hands.click_die(THEIRS[1]))
    assert second == "Chosen: Thug. 2 of 2 health chosen. Ready to confirm."
    (back,) = ears.after(lambda: hands.click_die(THEIRS[1]))
    assert back == "Deselected: Thug. 1 of 2 health chosen."


def test_lifted_dice_announce_their_targets(hands: Hands, ears: Ears):
    show(hands, CASES["reinforce"].game())
    (taken,) = ears.after(lambda: hands.lift_by_key(SENTRIES[0]))
    assert taken.startswith("Picked up: Sentry; can go to: ")
    for place in ("Mira’s home", "Ragna’s home", "the frontier"):
        assert place in taken
    assert ears.after(lambda: hands.key(Qt.Key.Key_Escape)) == ["Put back."]


def test_lifted_terrain_announces_the_distances(hands: Hands, ears: Ears):
    show(hands, at("march 1, turn die at frontier")())
    (taken,) = ears.after(lambda: hands.lift_by_key(2))
    assert "can go to: distance 5 and distance 7." in taken


def test_distribution_of_points_is_announced(hands: Hands, ears: Ears):
    show(hands, CASES["charge-ids"].game())
    (said,) = ears.after(lambda: hands.click_die(THEIRS[1]))
    assert said == "1 save, 1 melee. Ready to confirm."


# What happens


def test_roll_is_announced_with_its_sum_and_results(hands: Hands, ears: Ears):
    game = at(ROLLING)()
    show(hands, game)
    skirmish = next(option.id for option in hands.options() if option.word == "skirmish")
    (said,) = ears.after(lambda: hands.session.draft.pick(skirmish))
    events = [hands.session.words.event(event, hands.session.table) for event in game.last.events]
    told = [sentence for sentence in events if sentence]
    assert len([sentence for sentence in told if " rolls " in sentence]) == 2
    for sentence in told:
        assert sentence in said
    assert said.index(told[0]) < said.index(told[-1])
    assert said.index(told[-1]) < said.rindex(hands.page.bar.sentence.text())


def test_whole_game_has_one_announcement_for_each_answer(hands: Hands, ears: Ears):
    """No flood: as many announcements as answers, none of them endless; and nothing that happened is left out."""
    game = Game(set_up(3))
    show(hands, game)
    session = hands.session
    ears.heard.clear()
    for number in range(60):
        question = game.question
        assert question is not None
        choice, _ = choose(game.rules.observe(game.position, question.seat), question, Random(number))
        session.draft.answer(choice)
        assert len(ears.heard) == number + 1
    asked = 200
    assert max(map(len, ears.heard)) < MOST + asked
    for kind in ("marches", "rolls", "maneuver"):
        assert any(kind in said for said in ears.heard)


def test_secrets_are_not_announced(hands: Hands, ears: Ears):
    show(hands, CASES["assemble-home"].game())
    hands.session.draft.suggest()
    (said,) = ears.after(hands.session.draft.confirm)
    assert said.startswith("Mira: a secret choice. Mira: Choose your campaign army")


def test_very_much_is_cut_at_a_sentence_and_how_it_came_out_is_kept(hands: Hands, ears: Ears):
    show(hands, at("march 1")())
    announcer = hands.page.announcer
    told = announcer._shortened([f"Sentence {number} of a long story" for number in range(60)])
    assert told[-1] == "Sentence 59 of a long story"
    assert sum(map(len, told[1:])) <= MOST
    assert told[0] == f"The log has {61 - len(told)} more entries before that."
    assert announcer._shortened(["The same", "The same", "Other"]) == ["The same (×2)", "Other"]


@pytest.mark.usefixtures("mute")
def test_computer_players_choices_are_announced_and_once_its_thinking(hands: Hands, ears: Ears):
    game = at("march 1, maneuver at frontier")()
    assert ears.after(lambda: show(hands, game, kinds=("recruit", "person"))) == ["Mira is deciding."]
    session = hands.session
    assert ears.after(lambda: session.computers.thinking.emit(True)) == []
    (said,) = ears.after(lambda: session.play(Picked("maneuver"), None, stay=True))
    assert said == "Ragna: Mira maneuvers at the frontier (Flatland). Oppose?", "and not the same twice"
    assert ears.after(lambda: session.computers.thinking.emit(False)) == []


# Taking back, looking back


def test_undo_and_redo_are_announced(hands: Hands, ears: Ears):
    show(hands, at("march 1")())
    session = hands.session
    session.hand.activate_area(f"{FRONTIER}@0")
    (undone,) = ears.after(session.undoing.undo)
    assert undone == "1 choice undone. Mira: First march: which army?"
    (redone,) = ears.after(session.undoing.redo)
    assert redone.startswith("1 choice redone. Mira marches first with the army at the frontier (Flatland).")


def test_earlier_moment_is_announced_with_its_position_and_event(hands: Hands, ears: Ears):
    game = Game(set_up(3))
    play_at_random(game, 30)
    show(hands, game)
    session = hands.session
    (said,) = ears.after(lambda: session.shown.look_at(30))
    assert said.startswith("Turn ")
    assert ", 30 of 30." in said
    assert ears.after(lambda: session.shown.look_at(30)) == []
    (back,) = ears.after(lambda: session.shown.look_at(None))
    assert back.startswith("Back at the current position. ")


def test_the_recap_comes_before_the_question(hands: Hands, ears: Ears):
    game = Game(set_up(47))
    show(hands, game)
    recaps = []
    for number in range(200):
        question = game.question
        if question is None or recaps:
            break
        choice, _ = choose(game.rules.observe(game.position, question.seat), question, Random(number))
        (said,) = ears.after(lambda: hands.session.draft.answer(choice))  # noqa: B023 - called at once
        recaps += [said] if "since your last turn:" in said else []
    assert recaps
    assert recaps[0].index("since your last turn:") < recaps[0].index("First march: which army?")


# Why not


def test_a_refusal_breaks_in(hands: Hands, ears: Ears):
    show(hands, CASES["reinforce"].game())
    said = ears.after(lambda: hands.session.draft.refused.emit("Not there (C2.1)."))
    assert said == ears.urgent == ["Not there (C2.1)."]


def test_return_on_an_incomplete_answer_announces_the_reason(hands: Hands, ears: Ears):
    show(hands, CASES["casualties"].game())
    hands.click_die(THEIRS[0])
    hands.key(Qt.Key.Key_Return)
    assert ears.urgent
    assert ears.urgent[-1].startswith(hands.told.split(" (")[0])


def test_end_is_announced(hands: Hands, ears: Ears):
    show(hands, at("march 1")())
    (said,) = ears.after(lambda: hands.session.concede(0))
    assert said.startswith("Mira gives up.")
    assert said.endswith("Ragna wins: the opponent gives up.")


def test_change_of_a_player_is_announced_with_the_reason(hands: Hands, ears: Ears, mute: None):
    show(hands, Game(set_up(3, 3)))
    (said,) = ears.after(lambda: hands.session.seats.hand_over(1, "recruit", conceded=True))
    assert said.startswith("Ragna gives up; the computer plays on for this player.")
    (said,) = ears.after(lambda: hands.session.seats.hand_over(1, "person"))
    assert said.startswith("Ragna plays again instead of the computer.")


def test_result_is_announced_once(hands: Hands, ears: Ears):
    game = Game(set_up(3))
    play_at_random(game, 20_000)
    assert game.question is None
    game.undo(0)
    show(hands, game)
    (said,) = ears.after(hands.session.undoing.redo)
    ending = hands.page.bar.sentence.text().rstrip(".")
    assert ending
    assert said.count(ending) == 1


def test_real_dice_announce_the_roll_and_its_first_die(hands: Hands, ears: Ears):
    game = at(ROLLING)()
    show(hands, game)
    hands.session.take_up_dice(True)
    skirmish = next(option.id for option in hands.options() if option.word == "skirmish")
    (said,) = ears.after(lambda: hands.session.draft.pick(skirmish))
    assert "Mira rolls melee, the frontier. Next: Sergeant. 0 of 4 faces entered." in said
    (first,) = ears.after(lambda: hands.key(Qt.Key.Key_1))
    assert first.startswith("Sergeant")
    assert "Next: Footman." in first


def test_two_changes_during_a_roll_are_one_announcement(hands: Hands, ears: Ears):
    show(hands, at(ROLLING)())
    page = hands.page
    page.suspense.hold()
    assert ears.after(lambda: [page.announcer._on_changed() for _ in range(2)]) == []
    (said,) = ears.after(page.suspense.release)
    assert said.count(page.bar.sentence.text()) == 1


def test_it_can_be_turned_off(hands: Hands, ears: Ears):
    show(hands, CASES["casualties"].game())
    hands.window.change_settings(announcements=False)
    heard: list[str] = []
    hands.page.announcer.said.connect(heard.append)
    assert ears.after(lambda: hands.click_die(THEIRS[0])) == heard == []
    hands.window.change_settings(announcements=True)
    assert ears.after(lambda: hands.click_die(THEIRS[1])) == heard
    assert len(heard) == 1


def test_sentences_are_parted_by_stops():
    assert joined(["One", "Two?", "", "Three."]) == "One. Two? Three."
