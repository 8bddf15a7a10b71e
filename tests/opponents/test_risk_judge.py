"""The judge of Dragon Dice Risk: chances of all players that add up, and what each answer is likely to bring."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from benchmarks import fitting_risk
from ddtable.engine.questions import Chosen, Picked
from ddtable.opponents.advice import OFF_BY, Ranked, is_judged
from ddtable.opponents.advising import advise
from ddtable.opponents.judging import judge
from ddtable.opponents.risk.advising import POSTS
from ddtable.opponents.risk.appraisal import FITTED, TERMS, chances, decided, fitted, measures, shares, take
from ddtable.opponents.risk.judged_answers import WEIGHED, weighed
from ddtable.opponents.risk.survey import Army, survey
from ddtable.opponents.risk.weighing import Weighing
from ddtable.opponents.seated import Computer
from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.rules.dragon_dice.places import group, numbered
from ddtable.rules.dragon_dice.steps import March
from ddtable.rules.risk.steps import FreeMove, Purse, Recruit, ReservesIn, Trade
from ddtable.words.sentences import Table, Words
from tests.rules.risk.world import CONTINENTS, RISK, WORLD, A, B, C, WorldTable, attack, world

NAMES = ("Mira", "Ragna", "Oskar")
SMALL = "A siam: 6 guard\nB indonesia: thug\nB china: 2 guard\nC india: thug, guard"
MELEE = {"asia": "flatland_city 5"}


def at(name: str) -> int:
    return WORLD.number[name]


def place(name: str) -> str:
    return numbered(at(name))


def to_act(units: str = SMALL, seats: int = 3, **more: object) -> WorldTable:
    table = world(units, seats, shown=MELEE, **more)  # type: ignore[arg-type]
    return table.pick("march", place="asia").pick("no-maneuver")


def values(table: WorldTable, given: str = "") -> dict[str, float]:
    asked = table.question
    seen = RISK.observe(table.position, asked.seat)
    return dict(judge("risk").values(seen, asked, Picked(given or asked.shape.options[0].id)))


def best(table: WorldTable) -> str:
    found = values(table)
    return max(found, key=lambda one: found[one])


def advised(table: WorldTable, language: str = "en") -> list[Ranked]:
    """Return the ranked answers; all of their steps have words."""
    found = advise(table.position, table.question)
    words = Words() if language == "en" else Words(language)
    assert {one.option for one in found.answers} <= {one.id for one in table.question.shape.options}
    assert [one.chance for one in found.answers] == sorted((one.chance for one in found.answers), reverse=True)
    for one in found.answers:
        assert one.play
        assert {*one.better, *one.worse} <= {*TERMS, POSTS}
        assert all(words.remark(step, Table(table.position, NAMES)) for step in one.play), one.play
    return list(found.answers)


def words_of(one: Ranked) -> list[str]:
    return [step.word for step in one.play]


# Chances


def test_chances_of_all_players_add_up_and_a_player_who_is_out_has_none():
    table = world(SMALL, 3, order=(0, 1, 2))
    found = judge("risk").chances(table.position)
    assert sum(found) == pytest.approx(1)
    assert all(0 < one < 1 for one in found)
    gone = judge("risk").chances(world("A siam: 6 guard", 3, out=(2,)).position)
    assert gone[C] == 0
    assert sum(gone) == pytest.approx(1)


def test_all_have_the_same_chance_until_the_first_turn():
    table = world(SMALL, 3)
    begun = replace(table.position, board=table.board.changed(turn=0))
    assert judge("risk").chances(begun) == [1 / 3] * 3
    assert judge("risk").values(begun, table.question, Picked("pass")) == {}


def test_judge_knows_the_turn_and_the_size():
    table = world(SMALL, 3, seat=B)
    assert judge("risk").moves(table.position) == B
    assert judge("risk").size(table.position) == table.board.health


@pytest.mark.parametrize("more", [{"pools": (60.0, 0.0, 0.0)}, {"cards": (4, 0, 0)}], ids=("recruits", "cards"))
def test_more_recruits_and_cards_are_never_worse(more: dict[str, tuple[float, ...]]):
    seen = survey(world(SMALL, 3).position)
    assert chances(replace(seen, **more))[A] >= chances(seen)[A]  # type: ignore[arg-type]


def test_larger_army_is_better():
    seen = survey(world(SMALL, 3).position)
    assert chances(seen.with_armies([(at("siam"), Army(A, 9, 18, 40))]))[A] > chances(seen)[A]


def test_measures_are_those_that_have_a_weight():
    found = measures(survey(world(SMALL, 3).position))
    assert {frozenset(one) for one in found.values()} == {frozenset(FITTED)}
    assert {*fitted()} == {*FITTED}
    assert shares({}, 0, {}) == []


def test_health_that_may_still_be_placed_counts_for_the_player():
    """RK4.1."""
    table = world("A recruiting: 5 guard\nA siam: 4 guard", agenda=(Recruit(Purse(3)),))
    seen = survey(table.position)
    assert (seen.placing, seen.pools[A]) == (3, 2)
    assert chances(seen)[A] > chances(replace(seen, placing=0.0))[A]


def test_chance_to_take_a_territory_grows_with_the_attackers():
    assert take(0, 5) == 0 < take(5, 5) < take(10, 5) < 1


def test_last_territory_of_a_player_gives_the_cards():
    """RK4.12, Q159."""
    seen = survey(world("A siam: 6 guard\nC india: thug", 3, hands=((), (), (3, 4))).position)
    after = seen.captured(at("india"), Army(A, 2, 2, 4), [(at("siam"), Army(A, 4, 4, 8))])
    assert after.alive == (A, B)
    assert after.cards[A] == 2
    assert after.taken
    assert chances(after)[C] == 0
    better, worse = decided(seen, ((1.0, after),), C)
    assert isinstance(better, list)
    assert worse


def test_captured_continent_is_lost_with_a_territory():
    """RK4.10."""
    members = "\n".join(f"B {one.id}: thug" for one in WORLD.territories if WORLD.continent_of[at(one.id)] == 5)
    land = {CONTINENTS[5]: f"{'flatland_city'} 8"}
    table = world(f"A siam: 6 guard\n{members}", rest=A, shown=land, holders={CONTINENTS[5]: B})
    seen = survey(table.position)
    assert seen.holders[5] == B
    assert seen.captured(at("indonesia"), Army(A, 2, 2, 4), []).holders[5] == NOBODY


# Answers


def test_attack_is_worth_more_than_nothing_and_an_opponents_view_is_not_needed():
    table = to_act()
    found = values(table)
    assert {*found} == {one.id for one in table.question.shape.options}
    assert best(table).partition(":")[0] in ("skirmish", "charge")
    assert found[best(table)] > found["none"]
    assert judge("risk").values(table.position, table.question, Picked("other")) == {}
    assert judge("risk").values(table.position, table.question, Chosen(())) == {}


def test_hopeless_attack_costs_chances():
    table = to_act("A siam: 2 thug\nB china: 9 guard\nB india: 9 guard\nB indonesia: 9 guard", 2, rest=A)
    assert best(table) == "none"


def test_march_goes_on_from_what_it_takes():
    """RK4.2h: from Siam through Indonesia, which is weak, into the rest of Australia."""
    weak = "B indonesia: thug\nB new_guinea: thug\nB western_australia: thug\nB eastern_australia: thug"
    table = world(f"A siam: 6 guard\n{weak}", shown={**MELEE, "australia": "flatland_city 5"}, rest=A)
    table.pick("march", place="asia").pick("no-maneuver")
    first = advised(table)[0]
    assert first.option.endswith(place("indonesia"))
    assert words_of(first)[:2] == ["play-risk-attack"] * 2
    assert words_of(first)[-1] in ("play-risk-reply", "play-no-reply")


def test_best_march_is_where_an_attack_brings_most():
    table = world("A siam: 8 guard\nA alaska: thug\nB indonesia: thug", shown=MELEE)
    assert best(table) == group(CONTINENTS.index("asia"))
    found = {one.option: one for one in advised(table)}
    assert words_of(found["pass"])[0] == "play-pass"
    assert found["pass"].chance <= min(one.chance for one in found.values()) + 1e-9


def test_reserve_marches_with_magic_only():
    """RK4.2i."""
    table = world("A siam: 2 guard\nA reserve: 2 enchanter", shown=MELEE)
    assert "reserve" in values(table)
    table.pick("march", place="reserve")
    assert {*values(table)} == {"magic", "none"}
    advised(table)


def test_maneuver_brings_the_number_that_is_worth_most():
    """RK4.2b: on 4 the die of Asia shows no melee; one up it does."""
    table = world("A siam: 8 guard, 2 enchanter\nB indonesia: thug", shown={"asia": "flatland_city 4"}, rest=A)
    table.pick("march", place="asia")
    found = values(table)
    assert found["maneuver"] >= found["skip"]
    assert words_of(advised(table)[0])
    table.pick("maneuver")
    if table.question.kind == "turn":
        assert {*values(table)} == {"up", "down", "keep"}
        advised(table)


def test_whole_continent_may_be_captured():
    """RK4.10: A has all of Asia, whose die shows 7."""
    members = "\n".join(f"A {one.id}: thug" for one in WORLD.territories if WORLD.continent_of[at(one.id)] == 4)
    table = world(members, shown={"asia": "flatland_city 7"}).pick("march", place="asia")
    weighing = Weighing(table.position, A)
    up = weighing.turned(table.place("asia"), "up")
    assert up.chance >= weighing.stays.chance
    assert max(share * (after.holders[4] == A) for share, after in up.results) in (0, 1)


def test_fighting_on_is_weighed_beside_stopping():
    """RK4.2e."""
    table = attack("A ural: 4 thug\nB siberia: 3 guard", "siberia")
    table.roll("melee", "maneuver", "maneuver").roll("melee").choose("guard").pick("no-strike-back")
    assert {*values(table)} == {"skirmish", "charge", "stop"}
    assert {word for one in advised(table) for word in words_of(one)} >= {"play-risk-stop", "play-risk-attack"}


def test_recruits_are_ranked_by_their_territory():
    table = world("A recruiting: 2 guard, thug\nA siam: 4 guard\nA ural: thug", agenda=(Recruit(Purse(3)),), rest=B)
    found = values(table)
    assert len(found) > 2
    rows = advised(table)
    places = [one.option.partition(":")[2] for one in rows]
    assert len({*places}) == len(places)
    assert found["done"] == min(found.values())


def test_units_move_to_the_border_and_in_from_reserve():
    """RK4.7, RK4.4."""
    inland = "A new_guinea: 4 guard\nA indonesia: thug\nA western_australia: thug\nA eastern_australia: thug"
    table = world(inland, agenda=(FreeMove(),))
    assert best(table).endswith(place("indonesia"))
    assert "play-risk-arrive" in words_of(advised(table)[0])
    table = world("A reserve: 2 guard\nA siam: 4 guard", agenda=(ReservesIn(),))
    assert values(table)["done"] == min(values(table).values())
    advised(table)


def test_sets_of_cards_are_weighed():
    """RK4.5."""
    infantry = [number for number, one in enumerate(WORLD.territories) if one.card == "infantry"][:3]
    table = world("A recruiting: 9 guard\nA siam: 4 guard", agenda=(Trade(), March(1)), hands=(tuple(infantry), ()))
    assert table.question.kind == "turn-in"
    assert {*values(table)} == {one.id for one in table.question.shape.options}
    assert {word for one in advised(table) for word in words_of(one)} >= {"play-risk-set", "play-stay"}


def test_empty_land_is_entered():
    table = to_act("A siam: 4 guard\nB alaska: thug", 2, rest=NOBODY)
    first = advised(table, "da")[0]
    assert first.play[0].values["kind"] == "enter"
    assert first.play[0].values["share"] == 100


def test_what_is_judged_is_what_has_advice():
    for kind in WEIGHED:
        question = replace(to_act().question, kind=kind)
        assert is_judged("risk", question)
    assert OFF_BY["risk"] > 0


def test_weighed_answers_are_the_same_each_time():
    table = to_act()
    one, other = (weighed(Weighing(table.position, A), table.question) for _ in range(2))
    assert {name: found.chance for name, found in one.items()} == {name: found.chance for name, found in other.items()}
    assert all(sum(share for share, _ in found.results) == pytest.approx(1) for found in one.values())


# Fitting


FEW = ("land", "danger", "cards")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> list[fitting_risk.Row]:
    """Return rows of three measures whose results follow from two of them."""
    monkeypatch.setattr(fitting_risk, "FITTED", FEW)
    random, found = Random(1), []
    for number in range(900):
        seats = tuple((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1)) for _ in range(2 + number % 3))
        sums = {at: {"sum": 1.5 * one[0] - one[1] - 0.3 * one[2]} for at, one in enumerate(seats)}
        winner = random.choices(range(len(seats)), shares(sums, len(seats), {"sum": 1.0}))[0]
        found.append(fitting_risk.Row(number, seats, tuple(float(seat == winner) for seat in range(len(seats)))))
    return found


def test_known_weights_are_found_again_and_none_has_a_sign_against_the_rules(few: list[fitting_risk.Row]):
    found = fitting_risk.fit(few)
    assert found == pytest.approx([1.5, -1.0, 0.0], abs=0.25)
    assert found[2] == 0
    assert fitting_risk.loss(found, few) < fitting_risk.even(few)
    assert fitting_risk.off_by(found, few) < 0.1


def test_games_are_played_into_a_file_and_measured(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(fitting_risk, "SEATS", (2,))
    path = tmp_path / "games.jsonl"
    assert fitting_risk.main(["--play", str(path), "--games", "1", "--seed", "3"]) == 0
    (kept,) = [msgspec.json.decode(line, type=fitting_risk.Measured) for line in path.read_bytes().splitlines()]
    assert len(kept.positions) == fitting_risk.EACH
    assert sum(kept.won) == 1
    assert fitting_risk.main([str(path), "--check"]) == 0
    assert "12 positions: " in capsys.readouterr().out
    monkeypatch.setattr(fitting_risk, "MOST_DECISIONS", 3)
    assert fitting_risk.game(Random(1), 2, "four_shores", Computer("recruit")) is None
