"""The guided battles, played as a newcomer would who follows the cards, and as one who does not."""

from __future__ import annotations

from random import Random

import pytest

from ddtable.engine.game import Game
from ddtable.guides.conditions import Moment, holds
from ddtable.guides.course import begin, follow, good_seeds, is_good, main, opponent_answer
from ddtable.guides.following import MOST_TOLD, Following
from ddtable.guides.guide import GUIDES, NEWCOMER, Guide, guide
from ddtable.rules.dragon_dice.board import terrain_kind

SUBJECTS = {
    "classic": (
        *("march", "maneuver", "distance", "melee", "saves", "missile", "reserve", "reinforce", "eighth", "captured"),
        *("magic", "spell", "dragon", "over_won"),
    ),
    "battle_dice": ("roll", "losses", "morale", "quest", "artifact", "over_won"),
    "campaign": (
        *("map", "march", "maneuver", "melee", "missile", "advance", "retreat", "eighth", "goal"),
        *(
            "reinforce",
            "expansion",
            "magic",
            "great_spell",
            "enter",
            "recruiting",
            "points",
            "recruits",
            "arrived",
            "war",
        ),
    ),
    "risk": (
        *("claim", "cover", "rest", "deploy", "recruit", "march", "maneuver", "turn", "attack", "garrison"),
        *("move_in", "second", "free_move", "done", "card", "sets", "world"),
    ),
}
SEEDS = {"classic": 100, "battle_dice": 100, "campaign": 20, "risk": 20}  # of each game, played at random
MOST = {"campaign": 70}  # good answers up to the last card


@pytest.fixture(params=GUIDES)
def found(request: pytest.FixtureRequest) -> Guide:
    return guide(request.param)


def one_answer(game: Game, following: Following) -> None:
    question = game.question
    assert question is not None
    if question.seat == NEWCOMER:
        game.play(following.advice(question)[0])
    else:
        game.play(opponent_answer(game, question))


def is_on(game: Game, following: Following) -> bool:
    """Return True until the lesson or the game is over."""
    return game.question is not None and not any(step.last for step in following.cards)


def test_newcomer_is_asked_first_in_the_first_turn_or_where_the_guide_begins(found: Guide):
    game = begin(found)
    assert game.position.board.turn == (0 if found.until else 1)
    assert game.question is not None
    assert game.question.seat == NEWCOMER


def test_following_the_cards_shows_every_subject_in_order_and_wins(found: Guide):
    course = follow(found, begin(found))
    assert is_good(found, course), course
    subjects = SUBJECTS[found.system]
    assert tuple(card for card in course.cards if card in subjects) == subjects
    assert 20 <= course.answers <= MOST.get(found.system, 50)


def test_guided_war_ends_with_its_last_card_and_the_war_goes_on():
    found = guide("campaign")
    game = begin(found)
    course = follow(found, game)
    assert course.cards[-1] == "war"
    assert course.ended
    assert game.question is not None
    assert game.position.board.recruitings == 1
    following = Following(found, game)
    one_answer(game, following)
    assert following.cards == ()


def test_rk1_3_guided_turn_of_risk_begins_with_the_last_two_claims_of_each_player():
    game = begin(guide("risk"))
    claims = game.position.board.claims
    assert [claims.count(seat) for seat in range(3)] == [12, 12, 12]
    assert game.question.kind == "claim"


def test_guided_turn_of_risk_takes_siam_over_the_border_and_ends_in_the_second_turn():
    """RK4.2d, RK4.5: an attack from Indonesia, and a card."""
    found = guide("risk")
    game = begin(found)
    course = follow(found, game)
    assert course.cards[-1] == "world"
    assert game.position.board.turn == 4, "each of the three players has had a turn"
    assert len(game.position.board.hands[NEWCOMER]) == 1
    assert [event for played in game.history for event in played.events if getattr(event, "place", "") == "terrain/37"]
    assert [die for die in game.position.dice if die.owner == NEWCOMER and die.place == "terrain/37"]


def test_no_card_comes_after_the_last_one_but_that_of_the_end():
    found = guide("campaign")
    game = begin(found)
    follow(found, game)
    following = Following(found, game)
    game.concede(1)
    assert [step.id for step in following.cards] == ["over_won"]


def test_guided_war_begins_with_the_fewest_dice_of_the_smallest_size_on_land_that_suits_it():
    found = guide("campaign")
    game = begin(found)
    board = game.position.board
    assert (board.goal, len(board.places)) == (5, 3)
    mine = [die for die in game.position.dice if die.owner == NEWCOMER and die.place.startswith("terrain")]
    assert len(mine) <= 26
    lands = [terrain_kind(game.position, place.id).kind for place in board.places]
    assert lands[0] == lands[2] == "highland"


def test_casualties_come_up_in_the_classic_battle():
    assert "casualties" in follow(guide("classic"), begin(guide("classic"))).cards


def test_forces_teach_with_few_dice_and_one_kind_of_troops_an_army():
    for force in guide("classic").forces[:1]:
        assert {name.split("_")[1] for name in force["home"]} == {"marksman"}
        assert {name.split("_")[1] for name in force["campaign"]} == {"sergeant", "footman"}
        assert {name.split("_")[1] for name in force["horde"]} == {"wizard", "thaumaturgist"}
    assert all(len([*force["home"], *force["campaign"], *force["horde"]]) <= 10 for force in guide("classic").forces)


def test_same_cards_after_leaving_and_continuing_at_each_step(found: Guide):
    game = begin(found)
    following = Following(found, game)
    while is_on(game, following):
        again = Game.replay(game.set_up, game.journal)
        assert Following(found, again).reached == following.reached
        one_answer(game, following)


def test_undo_and_redo_bring_the_same_cards_back(found: Guide):
    game = begin(found)
    following = Following(found, game)
    before = []
    while is_on(game, following):
        before.append(following.reached)
        one_answer(game, following)
    last = following.reached
    for reached in reversed(before):
        assert game.undo()
        assert following.reached == reached
    while game.redo():
        pass
    assert following.reached == last


def test_another_answer_after_undo_forgets_the_undone_cards():
    found = guide("classic")
    game = begin(found)
    following = Following(found, game)
    one_answer(game, following)
    assert [step.id for step in following.cards] == ["maneuver"]
    game.undo()
    game.play(next(game.rules.sample(game.question, Random(seed)) for seed in range(99) if passes(game, seed)))
    assert "maneuver" not in [step.id for step in following.cards]
    assert "march" in following.reached.shown


def passes(game: Game, seed: int) -> bool:
    assert game.question is not None
    return getattr(game.rules.sample(game.question, Random(seed)), "option", "") == "pass"


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name, count in SEEDS.items() for seed in range(count)])
def test_any_other_answers_show_only_cards_whose_conditions_hold(name: str, seed: int):
    """Deviating from the good answers never breaks anything, back to the set-up if need be."""
    found, random = guide(name), Random(seed)
    game = begin(found, seed)
    following = Following(found, game)
    seen: list[str] = []
    events: list[object] = []
    for _ in range(150):
        cards, question = following.cards, game.question
        if question is None or question.seat == NEWCOMER:
            moment = Moment(game.position, question, events, NEWCOMER)
            assert all(holds(condition, moment) for step in cards for condition in step.when)
            assert [step.id for step in cards if step.id in seen and not step.stays] == []
            assert sum(step.asks for step in cards) <= 1
            assert sum(not step.asks for step in cards) <= MOST_TOLD
            seen += [step.id for step in cards]
            events = []
        else:
            assert cards == ()
        if question is None:
            break
        if question.seat == NEWCOMER and random.random() < 0.2:
            assert question.refusal(following.advice(question)[0]) is None
        game.play(game.rules.sample(question, random))
        events += game.last.events


def test_cards_follow_undo_back_into_the_set_up():
    game = begin(guide("classic"))
    following = Following(guide("classic"), game)
    while game.undo():
        assert following.cards == ()
    assert following.reached.shown == frozenset()


def test_search_finds_the_seed_of_the_guide(found: Guide):
    assert [seed for seed, _ in good_seeds(found, iter([found.seed]))] == [found.seed]


def test_search_skips_seeds_whose_cards_come_out_of_order():
    found = guide("classic")
    bad = [seed for seed in range(20) if not list(good_seeds(found, iter([seed])))]
    assert bad == list(range(20))


def test_command_prints_good_seeds(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ddtable.guides.course.WANTED", 1)
    assert main(["battle_dice"]) == 0
    seed, answers = capsys.readouterr().out.split()
    assert int(seed) == guide("battle_dice").seed
    assert int(answers) >= 20


def test_option_is_the_answer_of_the_card_and_empty_for_other_questions():
    found = guide("classic")
    game = begin(found)
    following = Following(found, game)
    options = {}
    while (question := game.question) is not None:
        if question.seat == NEWCOMER:
            options.update({step.id: following.option(question) for step in following.cards if step.asks})
        one_answer(game, following)
    assert options["maneuver"] == "maneuver"
    assert options["stay"] == "skip"
    assert options["distance"] == options["eighth"] == "up"
    assert options["casualties"] == "", "the card leaves the choice of the units to the newcomer"
