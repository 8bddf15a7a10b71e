"""Warlord in a campaign: it takes the best answer that the judge weighs if that is clearly better than Veteran's."""

from __future__ import annotations

from random import Random

import pytest

from ddtable.engine.game import Game
from ddtable.engine.questions import Picked, Remark
from ddtable.opponents.campaign import veteran, warlord
from ddtable.opponents.campaign.appraisal import TERMS
from ddtable.opponents.campaign.weighing import WEIGHED, judge_of, weigh
from ddtable.opponents.players import WARLORD, characters, computers, player
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.dragon_dice.steps import March
from ddtable.words.sentences import Table, Words
from tests.rules.campaign.war import WAR, A, WarTable, set_up, war

HOME, FRONTIER = numbered(0), numbered(2)
LANDS = ("flatland_city 7", "flatland_temple 1", "flatland_tower 1")
NAMES = ("Mira", "Ragna")


def first_march(their_army: int) -> tuple[WarTable, ClassicPosition]:
    """Return a first march: 4 guards at home, one step from a capture, 12 at the frontier against so many thugs."""
    units = f"A at 0: 4 guard\nA at 2: 12 guard\nB at 1: 12 thug\nB at 2: {their_army} thug"
    table = war(units, *LANDS, agenda=(March(1),))
    return table, WAR.observe(table.position, A)


def test_it_marches_where_the_judge_sees_more_chance_of_winning():
    table, seen = first_march(4)
    choice, remark = warlord.choose(seen, table.question, Random(1))
    assert choice == Picked(FRONTIER)
    assert veteran.choose(seen, table.question, Random(1))[0] == Picked(HOME)
    judge = judge_of(seen, table.question)
    chances = {option: judge.chance(one) for option, one in weigh(judge, table.question).items()}
    assert max(chances, key=lambda option: chances[option]) == FRONTIER
    gain = round(100 * (chances[FRONTIER] - chances[HOME]))
    assert remark == Remark("reason-war-judged", {"gain": gain, "why": "health"})


def test_veterans_answer_stands_unless_another_one_is_clearly_better(monkeypatch: pytest.MonkeyPatch):
    table, seen = first_march(4)
    monkeypatch.setattr(warlord, "MARGINS", {"march-first": 0.5})
    assert warlord.choose(seen, table.question, Random(1)) == veteran.choose(seen, table.question, Random(1))


@pytest.mark.parametrize("language", ["en", "da"])
def test_its_reason_has_words_for_each_term(language: str):
    table, seen = first_march(4)
    judge = judge_of(seen, table.question)
    assert warlord.reason(0.02, judge.start, judge.start).values == {"gain": 2, "why": ""}
    told = [
        Words(language).remark(Remark("reason-war-judged", {"gain": 2, "why": term}), Table(seen, NAMES))
        for term in TERMS
        if term != "taste"  # only a character has tastes
    ]
    assert all(":" in one for one in told)
    assert len({*told}) == len(told)


def test_all_other_answers_are_veterans():
    """The set-up has no chances of winning yet."""
    game = Game(set_up(3))
    for _ in range(4):
        question = game.question
        assert question is not None
        seen = WAR.observe(game.position, question.seat)
        answer = warlord.choose(seen, question, Random(1))
        assert question.kind not in WEIGHED or not seen.board.turn
        assert answer == veteran.choose(seen, question, Random(1))
        game.play(answer[0])


def test_it_is_a_level_of_the_campaign_without_characters():
    assert computers("campaign")[-1] == WARLORD
    assert characters("campaign", WARLORD) == ()
    assert player("campaign", WARLORD).choose is warlord.choose
