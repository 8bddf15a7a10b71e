"""The judge of a campaign: chances that add up, what answers bring, and the advice with its words."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from benchmarks.fitting_campaign import Measured, games, main, pairs
from ddtable.engine.game import Game
from ddtable.engine.questions import Chosen, Picked
from ddtable.opponents.advice import JUDGED, OFF_BY, is_judged
from ddtable.opponents.advising import advise
from ddtable.opponents.campaign.appraisal import FITTED, TERMS, chances, compared, fitted, measures, shared
from ddtable.opponents.campaign.weighing import PLAIN, WEIGHED, CampaignJudge, judge_of, weigh
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.supposed import differing, killed, moved, turned
from ddtable.opponents.judging import judge
from ddtable.opponents.worker import Advice
from ddtable.rosters.review import review_table, written_review
from ddtable.rosters.wanted import Wanted
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.dragon_dice.steps import March
from ddtable.summaries.review import Reviewer, judged, may_review
from ddtable.summaries.review_words import Reviewed, about_words, basis_words, told
from ddtable.words.sentences import Table, Words
from tests.rules.campaign.war import SMALL, WAR, A, B, C, WarTable, set_up, war

HOME, OTHER_HOME, FRONTIER = numbered(0), numbered(1), numbered(2)
NAMES = ("Mira", "Ragna", "Tove")
STRONG = "A at 0: 12 guard\nA at 2: 12 guard\nB at 2: 3 thug\nB at 1: 6 thug"
JUDGE = judge("campaign")


def chance_of(table: WarTable, seat: int = A) -> float:
    return PLAIN.chance(compared(Field(table.position), seat))


def values(table: WarTable, given: str) -> dict[str, float]:
    return {**JUDGE.values(WAR.observe(table.position, table.question.seat), table.question, Picked(given))}


def advised(table: WarTable) -> Advice:
    return advise(WAR.observe(table.position, table.question.seat), table.question)


# The appraisal


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_chances_of_all_players_add_up(seats: int):
    units = "\n".join(f"{who} at {at}: {3 + at} thug" for at, who in enumerate("ABCDEF"[:seats]))
    table = war(units, seats=seats, pool=())
    found = chances(table.position)
    assert sum(found) == pytest.approx(1)
    assert found == sorted(found)
    for seat, one in enumerate(found):
        assert chance_of(table, seat) == pytest.approx(one)
        assert JUDGE.chances(table.position)[seat] == one


def test_a_player_without_units_has_no_chance_and_the_last_one_has_won():
    table = war("A at 0: 3 guard\nB at 1: 3 thug\nC at 2: thug", seats=3)
    gone = killed(table.position, table.position.at(FRONTIER, C))
    assert chances(gone)[C] == 0
    assert sum(chances(gone)) == pytest.approx(1)
    last = killed(gone, gone.at(OTHER_HOME, B))
    assert chances(last) == [1, 0, 0]
    assert PLAIN.chance(compared(Field(last), A)) > 0.99
    assert PLAIN.chance(compared(Field(last), B)) < 0.01
    assert shared({}) == {}


def test_captured_terrains_win():
    table = war(
        "A at 0: guard\nA at 2: guard\nA at 3: guard\nA at 4: guard\nA at 5: guard\nB at 1: 9 thug",
        *("flatland_city 8 A", "flatland_temple 4", "flatland_tower 8 A"),
        *("flatland_city 8 A <2", "flatland_city 8 A <2", "flatland_city 4 <2"),
    )
    assert table.board.goal == 5
    field = Field(turned(table.position, numbered(5), 8, A))
    assert chance_of(table) < 0.5
    assert PLAIN.chance(compared(field, A)) > 0.95
    assert PLAIN.chance(compared(field, B)) < 0.05


def test_measures_say_what_a_player_has():
    table = war(
        STRONG + "\nA reserve: 2 guard\nA dead: thug", "flatland_city 8 A", "flatland_temple 4", "flatland_tower 7"
    )
    found = measures(Field(table.position), A)
    assert {*found} == {*FITTED}
    assert found["held"] == 1
    assert found["march"] == 1
    assert found["near"] > 0.5
    assert found["threat"] > 0
    assert found["reserve"] > 0 < found["dead"]
    assert measures(Field(table.position), B)["hurt"] == pytest.approx(found["threat"], abs=0.1)
    assert {*fitted()} >= {name for names in TERMS.values() for name in names}


def test_before_the_first_turn_all_chances_are_even():
    game = Game(set_up(3))
    assert JUDGE.chances(game.position) == [0.5, 0.5]
    assert JUDGE.moves(game.position) == game.position.board.seat
    assert JUDGE.size(game.position) == SMALL


def test_only_what_differs_is_measured_again():
    table = war(STRONG)
    position = table.position
    assert differing(position, position) == frozenset()
    assert differing(position, turned(position, FRONTIER, 5)) == {(A, FRONTIER), (B, FRONTIER)}
    one = moved(position, position.at(HOME, A)[:1], FRONTIER)
    assert differing(position, one) == {(A, HOME), (A, FRONTIER)}
    gone = moved(position, position.at(HOME, A), FRONTIER)
    assert differing(position, gone) == {(A, HOME), (B, HOME), (A, FRONTIER)}
    assert judge_of(position, table.question).supposed(one) == pytest.approx(compared(Field(one), A))
    judge_here = CampaignJudge(position, A)
    assert judge_here.at(gone).start == pytest.approx(CampaignJudge(gone, A).start)
    assert judge_here.of(B).start == CampaignJudge(position, B).start


# The values of answers


def test_marches_maneuvers_and_actions_are_weighed_one_exchange_ahead():
    table = war(STRONG, "flatland_city 4", "flatland_temple 4", "flatland_tower 1", agenda=(March(1),))
    assert table.question.kind == "march-first"
    found = values(table, FRONTIER)
    assert {*found} >= {HOME, FRONTIER, "pass"}
    table.pick("army", place=FRONTIER)
    assert {*values(table, "skip")} == {"skip", "maneuver"}


def test_an_attack_that_wins_is_better_than_none():
    table = war(STRONG, "flatland_city 4", "flatland_temple 4", "flatland_tower 7", agenda=(March(1),))
    table.play(Picked(FRONTIER))
    table.play(Picked("skip"))
    assert table.question.kind == "action"
    found = values(table, "none")
    skirmish = f"skirmish:1:{FRONTIER}"
    assert found[skirmish] > found["none"]
    (best, *_) = advised(table).answers
    assert best.option.endswith(f":1:{FRONTIER}")
    assert "health" in best.better
    cost = judged(WAR.observe(table.position, A), table.question, Picked("none"))
    assert cost is not None
    assert cost.cost == pytest.approx(max(found.values()) - found["none"])


def test_nearly_equal_answers_cost_nothing():
    table = war("A at 0: 6 guard\nB at 1: 6 thug", agenda=(March(1),))
    found = values(table, "pass")
    assert found["pass"] == max(found.values())


def test_questions_that_are_not_weighed_are_left_out():
    game = Game(set_up(3))
    question = game.question
    assert question is not None
    assert judged(game.position, question, game.rules.sample(question, Random(1))) is None
    table = war(STRONG, agenda=(Reserves(),))
    assert JUDGE.values(table.position, table.question, Chosen(())) == {}
    assert JUDGE.values(table.position, table.question, Picked("nothing")) == {}
    assert {*JUDGED["campaign"]} == {*WEIGHED}
    assert is_judged("campaign", table.question)
    assert not {"retreat", "reinforce"} & {*WEIGHED}
    assert OFF_BY["campaign"] == 4


def test_whole_armies_come_first_and_a_unit_is_worth_what_its_army_can_do():
    """The question comes again: a unit that begins the way of its army costs nothing."""
    lands = ("flatland_city 1", "flatland_temple 1", "flatland_tower 6")
    table = war("A at 0: 12 guard\nB at 2: 4 thug\nB at 1: 6 thug", *lands, agenda=(Reserves(),))
    judge_here = judge_of(table.position, table.question)
    found = weigh(judge_here, table.question)
    whole = f"all:{HOME}:{FRONTIER}"
    assert next(iter(found)) == "done"
    assert [*found][1] == whole
    single = f"{table.position.at(HOME, A)[0]}:{FRONTIER}"
    assert judge_here.chance(found[single]) >= judge_here.chance(found[whole])
    listed = advised(table).answers
    assert len(listed) < len(found)
    assert listed[0].option == whole
    assert listed[0].play[0].word == "play-war-move"


def test_what_another_army_can_still_do_is_no_cost():
    table = war(
        "A at 0: 12 guard\nA at 3: 12 guard\nB at 2: 4 thug\nB at 1: 6 thug",
        *("flatland_city 1", "flatland_temple 1", "flatland_tower 6", "flatland_city 1 <2"),
        agenda=(Reserves(),),
    )
    found = weigh(judge_of(table.position, table.question), table.question)
    one, other = (PLAIN.chance(found[f"all:{source}:{FRONTIER}"]) for source in (HOME, numbered(3)))
    assert one == pytest.approx(other)
    assert one > PLAIN.chance(found["done"])


# The advice


@pytest.mark.parametrize(
    ("units", "agenda", "words"),
    [
        (STRONG, (March(1),), {"play-pass", "play-maneuver", "play-attack", "play-no-reply"}),
        (STRONG + "\nB at 0: 30 thug", (Reserves("advance"),), {"play-stay", "play-war-move", "play-reply"}),
    ],
    ids=("march", "advance"),
)
def test_each_answer_has_a_line_of_play_in_words(units: str, agenda: tuple[object, ...], words: set[str]):
    table = war(units, "flatland_city 4", "flatland_temple 4", "flatland_tower 7", agenda=agenda)
    found = advised(table)
    met = set()
    for language in ("en", "da"):
        said = Words(language)
        for one in found.answers:
            for step in one.play:
                met.add(step.word)
                assert said.remark(step, Table(table.position, NAMES[:2]))
            assert all(said.say("advice-term", term=term) != said.say("advice-term", term="") for term in one.better)
    assert met >= words
    assert 0 < found.now < 1


@pytest.mark.parametrize("language", ["en", "da"])
def test_each_term_has_words_and_a_hint(language: str):
    say = Words(language).say
    for term in TERMS:
        if term != "taste":
            assert say("advice-term", term=term) != say("advice-term", term="")
            assert say("tutor-hint", what=term) != say("tutor-hint", what="")


# The review


@cache
def given_up() -> Game:
    """Return a war that is given up, of players who answer at random."""
    game, random = Game(set_up(5)), Random(5)
    while game.position.board.turn < 4:
        game.play(game.rules.sample(game.question, random))
    game.concede(1)
    return game


def test_a_campaign_is_reviewed():
    game = given_up()
    assert may_review("campaign")
    reviewer = Reviewer(game)
    while reviewer.step():
        pass
    review = reviewer.review()
    assert all(sum(point.chances) == pytest.approx(1) for point in review.line)
    assert review.line[-1].chances == (1, 0)
    for one in review.accounts:
        assert one.even + one.start + one.own + one.others + one.luck == pytest.approx(one.result)
    assert {one.kind for one in review.decisions} <= {*WEIGHED}
    assert review.decisions
    reviewed = Reviewed(game, NAMES[:2], review, (0, 1))
    for language in ("en", "da"):
        words = Words(language)
        assert "120" in about_words(words, reviewed)
        assert basis_words(words, reviewed) != words.say("review-about")
        rows = [told(words, reviewed, one) for one in review.decisions]
        assert all(row.better and row.chosen for row in rows)
        page = written_review("html", words, reviewed, Wanted())
        assert page.count("<tr>") == 3 + len(reviewed.shown) + 2 + len(review.line)
        assert basis_words(words, reviewed) in page
    table = review_table(Words(), reviewed)
    assert len(table.splitlines()) == 1 + len(review.decisions)


# The fit


def _measured() -> list[Measured]:
    """Return the measures of a war of three: who has more wins."""
    table = war("A at 0: 9 thug\nB at 1: 6 thug\nC at 2: 3 thug", seats=3)
    rows = {seat: tuple(measures(Field(table.position), seat)[name] for name in FITTED) for seat in (A, B, C)}
    return [Measured(rows, {A: 1.0, B: 0.0, C: 0.0})] * 3


def test_weights_are_fitted_to_who_won(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr("benchmarks.fitting_campaign.MOST_DECISIONS", 5)
    assert games(1, 1) == [[]]
    monkeypatch.setattr("benchmarks.fitting_campaign._game", lambda *_: _measured())
    rows, results = pairs(games(1, 1))
    assert len(rows) == 6
    assert {*results} == {1.0}
    assert main(["--games", "6"]) == 0
    printed = capsys.readouterr().out.split("[measures]\n")[1]
    found = {name: float(weight) for name, _, weight in (line.partition(" = ") for line in printed.splitlines())}
    assert [*found] == [*FITTED]
    assert found["lead"] > 0
    assert main(["--games", "1", "--check"]) == 0
    assert "off by" in capsys.readouterr().out
