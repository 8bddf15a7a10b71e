"""Questions in the middle of an attack, and those that ask for dice: the odds are those of every roll after them."""

from __future__ import annotations

from collections import Counter

import pytest

from ddtable.engine import kernel
from ddtable.engine.questions import Picked
from ddtable.opponents.dragon_dice import dice_to_choose
from ddtable.opponents.dragon_dice.dice_to_choose import choices
from ddtable.opponents.dragon_dice.endings import go_on, lost_by_seat
from ddtable.opponents.forecast import Forecast, has_odds
from ddtable.opponents.forecasting import forecasts
from ddtable.opponents.judging import written
from tests.drivers.every_roll import every_roll
from tests.drivers.playing import CLASSIC
from tests.odds import test_acted
from tests.opponents.test_forecasting import by_option
from tests.rules.dragon_dice.by_hand import B, Table, board
from tests.rules.risk.world import attack, world

ELSEWHERE = "A at home A: thug\nB at home B: thug\n"
AFTER = ("casualties", "icon-targets", "icon-target")
"""The questions of a blow after the one that is asked about."""


def meeting(mine: str, theirs: str, number: int = 6) -> Table:
    text = f"A at frontier: {mine}\nB at frontier: {theirs}\n{ELSEWHERE}options species=all\n"
    return board(f"{text}turn 4 A march 1, act at frontier\n", f=f"flatland_temple {number}")


def compared(table: Table) -> dict[str, Forecast]:
    """Compare the odds of each answer with every roll after it."""
    position, question = table.position, table.question
    assert has_odds("classic", question)
    found = by_option(forecasts(position, question, 0, 4))
    for choice in choices(position, question):
        played = kernel.play(CLASSIC, position, choice, question)
        lost: Counter = Counter()
        for end, share in every_roll(played, test_acted.answer, AFTER):
            seats = lost_by_seat(position, end.position)
            lost["back"] += seats[question.seat] * float(share)
            lost["out"] += (sum(seats) - seats[question.seat]) * float(share)
        one = found[written(choice)]
        assert one.tries == 0
        assert one.expected_out == pytest.approx(lost["out"], abs=1e-8)
        assert one.expected_back == pytest.approx(lost["back"], abs=1e-8)
    return found


def test_strike_back_has_exact_odds():
    """C8.2: each roll of the blow counted; to let it be costs nothing."""
    table = meeting("2 thug", "guard, thug").pick("skirmish", seat=B, place="frontier").roll("melee", "2 melee")
    table.roll("id", "save")
    while table.question.kind == "casualties":
        table.play(go_on(table.position, table.question))
    assert table.question.kind == "strike-back"
    found = compared(table)
    assert found["strike"].expected_out > 0
    assert found["let"].expected_out == 0


def test_bullseye_has_exact_odds_of_each_kind_of_target():
    """C7.5: the targets roll alone, then the army saves against the other hits."""
    table = (
        meeting("sharpshooter", "eagle_knight, protector", 4)
        .pick("missile", seat=B, place="frontier")
        .roll("4 bullseye")
    )
    assert table.question.kind == "bullseye"
    assert len(compared(table)) == 2


def test_icon_at_units_has_exact_odds():
    """C14.4: the units that it hits roll alone or die; the army saves against the other hits."""
    table = meeting("gorgon, thug", "2 thug, guard").pick("skirmish", seat=B, place="frontier").roll("2 flame", "melee")
    assert table.question.kind == "icon-targets"
    compared(table)


def test_stone_breath_has_the_odds_of_each_kind_of_target():
    """DA-D1: five of the units roll alone."""
    text = f"A at frontier: 5 thug, knight\nB dragons at frontier: earth_drake\n{ELSEWHERE}turn 5 A dragons\n"
    table = board(text, f="flatland_city 5").roll("breath", *["melee"] * 5, "3 melee")
    while table.question.kind != "breath-stone":
        table.play(go_on(table.position, table.question))
    found = forecasts(table.position, table.question, 0, 4)
    assert len(found) == 2, "with the knight, and without"
    assert len({round(one.expected_back, 9) for one in found}) == 2
    assert not any(one.tries for one in found)


def test_sets_of_dice_that_have_no_odds_show_none(monkeypatch):
    table = (
        meeting("sharpshooter", "eagle_knight, protector", 4)
        .pick("missile", seat=B, place="frontier")
        .roll("4 bullseye")
    )
    monkeypatch.setattr(dice_to_choose, "go_on", lambda *_: Picked("let"))
    assert choices(table.position, table.question) == []


def test_dice_that_attack_a_territory_have_the_odds_of_all_and_of_each_territory():
    """RK4.2f: the largest attack, and those from one territory alone."""
    table = world("A ural: 3 thug\nA china: 2 guard\nB siberia: guard", shown={"asia": "flatland_city 5"})
    table.pick("march", place="asia").pick("no-maneuver").pick("skirmish", place="siberia")
    assert table.question.kind == "muster"
    found = by_option(forecasts(table.position, table.question, 0, 4))
    assert sorted(len(name.split(",")) for name in found) == [1, 2, 3]
    taken = {len(name.split(",")): dict(one.chances)["taken"] for name, one in found.items()}
    assert 0 < taken[1] < taken[2] < taken[3] < 1
    assert not any(one.tries for one in found.values())


def test_questions_in_a_blow_on_a_map_do_not_say_whether_it_is_taken():
    """RK4.2e: the attack goes on after them."""
    table = attack("A ural: 4 thug\nB siberia: guard, 2 thug", "siberia")
    table.roll("id").roll("id", "melee", "melee").choose("thug", "thug")
    assert table.question.kind == "strike-back"
    strike, _ = forecasts(table.position, table.question, 0, 4)
    assert (strike.option, strike.chances, strike.tries) == ("strike", (), 0)
