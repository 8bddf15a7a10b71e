"""Warlord on a map: it takes the best answer that the judge weighs, and Veteran's in all other questions."""

from __future__ import annotations

from random import Random

import pytest

from ddtable.engine.game import Game
from ddtable.engine.questions import Picked
from ddtable.opponents.players import WARLORD, characters, computers, player
from ddtable.opponents.risk import veteran, warlord
from ddtable.opponents.risk.judged_answers import WEIGHED, weighed
from ddtable.opponents.risk.weighing import Weighing
from ddtable.words.sentences import Table, Words
from tests.rules.risk.world import RISK, A, set_up, world

NAMES = ("Mira", "Ragna")


def test_it_marches_where_the_judge_sees_more_chance_of_winning():
    units = "A siam: 4 guard\nA ural: 4 guard\nA alaska: 5 guard\nB china: 4 thug\nB indonesia: 4 thug"
    table = world(units, shown={"asia": "flatland_city 5"})
    seen = RISK.observe(table.position, A)
    choice, remark = warlord.choose(seen, table.question, Random(1))
    usual = veteran.choose(seen, table.question, Random(1))[0]
    assert isinstance(choice, Picked)
    assert isinstance(usual, Picked)
    found = weighed(Weighing(seen, A), table.question)
    assert found[choice.option].chance == max(one.chance for one in found.values()) > found[usual.option].chance
    assert remark.word == "reason-risk-judged"


@pytest.mark.parametrize("language", ["en", "da"])
def test_its_reason_names_what_gains_most(language: str):
    table = world("A siam: 4 guard\nB china: 4 thug", shown={"asia": "flatland_city 5"})
    weighing = Weighing(RISK.observe(table.position, A), A)
    best = max(weighed(weighing, table.question).values(), key=lambda one: one.chance)
    words, seen = Words(language), Table(table.position, NAMES)
    for after in (best, best._replace(posted=1.0)):
        remark = warlord.reason(weighing, weighing.stays, after)
        assert ":" in words.remark(remark, seen)
    assert warlord.reason(weighing, weighing.stays, weighing.stays).values == {"gain": 0, "why": ""}


def test_all_other_answers_are_veterans():
    """The set-up has no chances of winning yet."""
    game = Game(set_up(3))
    for _ in range(4):
        question = game.question
        assert question is not None
        seen = RISK.observe(game.position, question.seat)
        answer = warlord.choose(seen, question, Random(1))
        assert question.kind not in WEIGHED or not seen.board.turn
        assert answer == veteran.choose(seen, question, Random(1))
        game.play(answer[0])


def test_it_is_a_level_of_risk_without_characters():
    assert computers("risk")[-1] == WARLORD
    assert characters("risk", WARLORD) == ()
    assert player("risk", WARLORD).choose is warlord.choose
