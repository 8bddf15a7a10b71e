"""The odds of the answers: exact where every roll is counted, else tried, never mixed; the same tries give the same."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ddtable.engine.game import Game
from ddtable.engine.questions import Picked
from ddtable.engine.system import system
from ddtable.odds.charges import charge
from ddtable.odds.exchange import Attack, exchange
from ddtable.opponents.forecast import ASKED, Forecast, has_odds, joined, may_have_odds
from ddtable.opponents.forecasting import _last, _tried, forecasts
from ddtable.opponents.players import choose
from ddtable.opponents.worker import LENGTH_BYTES, Odds, answer, request_for_odds, unframe
from ddtable.rules.dragon_dice.board import health
from tests.drivers.playing import set_up
from tests.rules.dragon_dice.by_hand import A, B, board

SKIRMISH = "A at frontier: 3 thug\nB at frontier: 2 guard\noptions species=all\nturn 4 A march 1, act at frontier\n"


MAGIC = "A at frontier: 3 enchanter\nB at frontier: 3 guard, 2 knight\nturn 4 A march 1, act at frontier\n"


def by_option(found: tuple[Forecast, ...]) -> dict[str, Forecast]:
    return {one.option: one for one in found}


def game_at(kind: str, seed: int = 3) -> Game:
    """Return a classic game of Recruits at a question of a kind, after its armies have met."""
    game, random = Game(set_up(seed, species="all")), Random(seed)
    while game.question is not None:
        if game.question.kind == kind and len(game.choices) > 30:
            return game
        game.play(*choose(game.rules.observe(game.position, game.question.seat), game.question, random))
    raise AssertionError(kind)


def test_skirmish_is_worked_out_exactly():
    """C8.2: what the exchange tells, in health; to do nothing costs nothing."""
    table = board(SKIRMISH)
    found = by_option(forecasts(table.position, table.question, 0, 4))
    one = found[f"skirmish:{B}:terrain/2"]
    told = exchange(table.position, Attack("skirmish", A, "terrain/2", B, "terrain/2"))
    assert one.tries == one.error == 0
    for lost, chance in enumerate(one.out):
        assert chance == pytest.approx(sum(s for d, s in told.target.items() if health(table.position, d) == lost))
    assert one.expected_back == pytest.approx(sum(s * health(table.position, d) for d, s in told.attacker.items()))
    assert one.routs == told.routs
    assert one.worth == pytest.approx(one.expected_out - one.expected_back)
    nothing = found["none"]
    assert (nothing.out, nothing.back) == ((1.0,), (1.0,))


def test_charge_is_worked_out_exactly():
    """C8.3."""
    table = board(SKIRMISH)
    one = by_option(forecasts(table.position, table.question, 0, 4))[f"charge:{B}:terrain/2"]
    told = charge(table.position, Attack("charge", A, "terrain/2", B, "terrain/2"))
    assert one.tries == one.error == 0
    assert one.expected_out == pytest.approx(sum(s * health(table.position, d) for d, s in told.target.items()))
    assert (one.routs, one.own_routs) == (told.routs, told.attacker_routs)


def test_magic_is_tried_and_tells_its_error():
    table = board(MAGIC, f="flatland_temple 1")
    one = by_option(forecasts(table.position, table.question, 0, 12))["magic"]
    assert one.tries == 12
    assert one.error > 0
    assert sum(one.out) == pytest.approx(1)
    assert sum(one.back) == pytest.approx(1)


def test_march_is_followed_through_its_contest_to_its_attack():
    """C4.3, C8.2: what is exact is the average of many tries."""
    table = board(f"{SKIRMISH.partition('turn')[0]}A at home A: thug\nturn 4 A march 1\n", f="flatland_temple 5")
    question = table.question
    assert question.kind == "march-first"
    exact = by_option(forecasts(table.position, question, 0, 1))["terrain/2"]
    assert exact.tries == 0
    assert exact.expected_out > 0.3
    tried = _tried(table.position, question, Picked("terrain/2"), 0, 120)
    assert tried.worth == pytest.approx(exact.worth, abs=1.5 * tried.error)


@pytest.mark.parametrize("kind", ["march-first", "maneuver", "oppose", "action"])
def test_tries_in_two_batches_are_the_same_as_in_one(kind: str):
    game = game_at(kind)
    assert game.question is not None
    seen = game.rules.observe(game.position, game.question.seat)
    first, more = by_option(forecasts(seen, game.question, 0, 3)), by_option(forecasts(seen, game.question, 3, 2))
    _last.clear()
    for option, whole in by_option(forecasts(seen, game.question, 0, 5)).items():
        if not whole.tries:
            assert option not in more or more[option].pursuit, "what is exact is worked out once"
            continue
        if not more[option].tries:
            continue  # icons act in it, which is followed with the second tries
        both = joined(first[option], more[option])
        assert both.tries == 5
        long = max(len(whole.out), len(both.out))
        assert both.out == pytest.approx([*whole.out, *[0.0] * (long - len(whole.out))])
        assert both.succeeds == pytest.approx(whole.succeeds)
        assert both.routs == pytest.approx(whole.routs)


def test_maneuver_nobody_can_oppose_always_succeeds_when_it_is_let():
    """C4.2: where nobody opposes, the maneuver succeeds without a roll."""
    game = game_at("oppose")
    assert game.question is not None
    found = by_option(forecasts(game.rules.observe(game.position, game.question.seat), game.question, 0, 8))
    assert found["let"].succeeds == 1
    assert 0 <= found["oppose"].succeeds <= 1


def test_odds_change_nothing_and_throw_dice_of_their_own():
    """What will be rolled stays hidden: the odds are the same whatever the seed of the game is."""
    game = game_at("action")
    before, question = game.position, game.question
    assert question is not None
    found = forecasts(before, question, 0, 4)
    assert game.position == before
    other = replace(before, chance=replace(before.chance, seed=before.chance.seed + 1))
    assert forecasts(other, question, 0, 4) == found


@pytest.mark.parametrize("name", ["classic", "campaign", "risk", "battle_dice"])
def test_games_with_odds_ask_at_least_one_of_the_questions(name: str):
    assert may_have_odds(name)
    assert system(name)
    assert ASKED[name]
    assert not has_odds(name, None)
    assert not may_have_odds("chess")


def test_worker_answers_with_odds():
    game = game_at("action")
    assert game.question is not None
    seen = game.rules.observe(game.position, game.question.seat)
    reply, rest = unframe(answer(request_for_odds(seen, 2, 0)[LENGTH_BYTES:]))
    assert isinstance(reply, Odds)
    assert rest == b""
    assert (reply.answered, reply.begin) == (game.position.answered, 0)
    assert reply.forecasts == forecasts(seen, game.question, 0, 2)
