"""The tutor: one sentence before an answer that costs much, then the same answer is played; else it is silent."""

from __future__ import annotations

import pytest

from ddtable.engine.game import Game
from ddtable.engine.questions import Picked
from tests.drivers.hands_on import Hands, open_window, show
from tests.summaries.test_review import played, reviewed


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def before_blunder() -> tuple[Game, str, str]:
    """Return the game before its dearest decision, the answer that was given and the better one."""
    worst = reviewed(at_random=True).decisions[0]
    assert worst.cost >= 0.08
    return played(at_random=True).branch(worst.entry), worst.chosen, worst.better


def seated(hands: Hands, *, wanted: bool = True, persons: int = 1, practice: bool = True) -> tuple[str, str]:
    hands.window.settings.change(tutor=wanted)
    game, chosen, better = before_blunder()
    asked = game.question.seat
    kinds = ["person" if seat == asked or persons == 2 else "recruit" for seat in range(2)]
    show(hands, game, kinds=kinds, practice=practice)
    return chosen, better


def test_tutor_objects_once_and_then_the_same_answer_is_played(hands) -> None:
    chosen, _ = seated(hands)
    stood = len(hands.session.game.choices)
    hands.session.draft.pick(chosen)
    assert len(hands.session.game.choices) == stood
    assert "points of winning chance: " in hands.told
    assert hands.told.endswith("is better, but the same answer again plays it anyway.")
    assert hands.told.count(".") == 1, "one sentence"
    assert hands.page.bar.anyway.isVisible()
    hands.session.draft.pick(chosen)
    assert hands.session.game.choices[stood].choice == Picked(chosen)


def test_button_plays_the_answer_anyway(hands) -> None:
    chosen, _ = seated(hands)
    stood = len(hands.session.game.choices)
    assert hands.page.bar.anyway.isHidden()
    hands.session.draft.pick(chosen)
    hands.click(hands.page.bar.anyway)
    assert hands.session.game.choices[stood].choice == Picked(chosen)
    assert hands.page.bar.anyway.isHidden()


def test_better_answer_is_played_at_once(hands) -> None:
    _, better = seated(hands)
    stood = len(hands.session.game.choices)
    hands.session.draft.pick(better)
    assert hands.session.game.choices[stood].choice == Picked(better)


@pytest.mark.parametrize(
    "how", [{"wanted": False}, {"persons": 2, "practice": False}], ids=["switched off", "among several persons"]
)
def test_tutor_is_silent(hands, how) -> None:
    chosen, _ = seated(hands, **how)
    stood = len(hands.session.game.choices)
    hands.session.draft.pick(chosen)
    assert hands.session.game.choices[stood].choice == Picked(chosen)


def test_setting_takes_effect_at_the_table(hands) -> None:
    seated(hands, wanted=False)
    assert not hands.session.tutor.wanted
    hands.window.change_settings(tutor=True)
    assert hands.session.tutor.wanted
