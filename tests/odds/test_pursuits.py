"""A pursuit after a rout: its positions and their chances are those of every roll that the engine can make."""

from __future__ import annotations

from collections import Counter

import pytest

from ddtable.engine import kernel
from ddtable.engine.questions import Choice, Picked, Question
from ddtable.odds import pursuits as odds
from ddtable.odds.arrays import TooMany
from ddtable.odds.exchange import Attack
from ddtable.odds.pursuits import pursuits
from ddtable.opponents.dragon_dice.endings import go_on
from ddtable.opponents.forecasting import forecasts
from ddtable.rules.dragon_dice.board import ClassicPosition
from tests.drivers.every_roll import every_roll
from tests.drivers.playing import CLASSIC
from tests.odds import test_charges
from tests.odds.test_exchange import answer as plain_answer
from tests.rules.dragon_dice.by_hand import A, B, Table, board

FRONTIER = "terrain/2"
ELSEWHERE = "A at home A: thug\nB at home B: thug\n"
ASKED = ("casualties", "strike-back", "charge-ids")


def answer(position: ClassicPosition, question: Question) -> Choice:
    asked = test_charges.answer if question.kind == "charge-ids" else plain_answer
    return asked(position, question)


def meeting(mine: str, theirs: str) -> Table:
    text = f"A at frontier: {mine}\nB at frontier: {theirs}\n{ELSEWHERE}options species=all\n"
    return board(f"{text}turn 4 A march 1, act at frontier\n", f="flatland_temple 6")


@pytest.mark.parametrize(
    ("mine", "theirs", "kind"),
    [("2 thug", "guard", "skirmish"), ("guard", "thug", "skirmish"), ("thug, guard", "thug, guard", "charge")],
)
def test_positions_are_those_of_every_roll(mine: str, theirs: str, kind: str):
    """C9.1, C9.4, C9.5: the attacker is asked whether to pursue; only the other army routs."""
    table = meeting(mine, theirs)
    before, attack = table.position, Attack(kind, A, FRONTIER, B, FRONTIER)  # type: ignore[arg-type]
    table.pick(kind, seat=B, place="frontier")
    counted: Counter = Counter()
    for end, share in every_roll(table.played, answer, ASKED):
        if end.question is not None and end.question.kind == "pursue" and end.question.seat == A:
            counted[tuple(die.place for die in end.position.dice), end.position.board] += float(share)
    exact: Counter = Counter()
    for share, view in pursuits(before, attack):
        assert kernel.ask(CLASSIC, view).kind == "pursue"
        exact[tuple(die.place for die in view.dice), view.board] += share
    assert counted
    assert dict(exact) == pytest.approx(dict(counted), abs=1e-8)


def test_odds_have_the_losses_of_the_pursuit():
    """C9.4: Recruit chooses the attack; each of its rolls counted."""
    table = meeting("2 thug", "2 guard")
    position, question = table.position, table.question
    first = {one.option: one for one in forecasts(position, question, 0, 4)}
    option = f"skirmish:{B}:{FRONTIER}"
    assert first[option].may_be_pursued
    assert first[option].pursuit is None
    (more,) = [one for one in forecasts(position, question, 4, 4) if one.option == option]
    assert forecasts(position, question, 8, 4) == (), "it is worked out once"
    lost: Counter = Counter()
    for share, view in pursuits(position, Attack("skirmish", A, FRONTIER, B, FRONTIER)):
        played = kernel.play(CLASSIC, view, Picked("pursue"), kernel.ask(CLASSIC, view))
        chosen = go_on(played.position, played.question)
        each = {one.option: one for one in forecasts(played.position, played.question, 0, 4)}
        one = each[chosen.option]
        assert not one.tries
        lost["out"] += share * one.expected_out
        lost["back"] += share * one.expected_back
    assert more.pursuit == pytest.approx([lost[side] / more.routs for side in ("out", "back")])
    assert more.pursuit[0] > 0


def test_too_many_positions_or_icons_that_act_have_no_pursuit(monkeypatch):
    acting = meeting("2 thug", "enchanter")
    with pytest.raises(TooMany):
        pursuits(acting.position, Attack("skirmish", A, FRONTIER, B, FRONTIER))
    monkeypatch.setattr(odds, "MOST", 0)
    table = meeting("2 thug", "guard")
    with pytest.raises(TooMany):
        pursuits(table.position, Attack("skirmish", A, FRONTIER, B, FRONTIER))
    forecasts(table.position, table.question, 0, 4)
    assert forecasts(table.position, table.question, 4, 4) == (), "no pursuit is told"
