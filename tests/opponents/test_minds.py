"""Minds of the games on maps: characters and weaker levels as data, what they like, and the mistakes that they make."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from ddtable.engine.game import Game
from ddtable.engine.questions import Picked, Remark
from ddtable.engine.system import SetUp, system
from ddtable.opponents.battle_dice import misjudging
from ddtable.opponents.campaign import veteran as of_campaign
from ddtable.opponents.campaign.marching import turns
from ddtable.opponents.minds import PLAIN, TASTE, Mind, explained, highest, minds
from ddtable.opponents.players import VETERAN, characters, player
from ddtable.opponents.risk import veteran as of_risk
from ddtable.opponents.risk.planning import WEIGHTS as OF_RISK
from ddtable.opponents.risk.posting import Posts
from ddtable.opponents.seated import Computer
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.places import numbered
from ddtable.words.sentences import Table, Words
from tests.rules.campaign.war import WarTable, war
from tests.rules.dragon_dice.by_hand import Table as Played
from tests.rules.risk.world import WORLD, A, WorldTable, world

GUARD = "dwarves_footman"
NAMES = ("Mira", "Ragna")
WEIGHTS = {"risk": OF_RISK, "campaign": of_campaign.WEIGHTS}
CHOOSE = {"risk": of_risk.choose, "campaign": of_campaign.choose}
CHARACTERS = ("bold", "careful", "magician", "raider")


def takes(played: Played, game: str, mind: Mind, seed: int = 1) -> tuple[str, Remark]:
    """Return the option that a mind picks, which is legal, and its reason, which has words in both languages."""
    seen = played.system.observe(played.position, played.question.seat)
    choice, remark = CHOOSE[game](seen, played.question, Random(seed), mind)
    assert played.question.refusal(choice) is None
    assert isinstance(choice, Picked)
    assert all(Words(language).remark(remark, Table(seen, NAMES)) for language in ("en", "da"))
    return choice.option, remark


@pytest.mark.parametrize("game", ["risk", "campaign"])
def test_the_files_have_four_characters_and_two_levels(game: str):
    own, levels = minds(f"characters_{game}"), minds(f"levels_{game}")
    assert tuple(own) == characters(game, VETERAN) == CHARACTERS
    assert list(levels) == ["1", "2"]
    assert levels["1"].noise > levels["2"].noise > 0
    for mind in own.values():
        assert mind.taste
        assert set(mind.taste) <= set(WEIGHTS[game])
        assert not mind.noise


def test_a_mind_has_factors_on_veterans_weights():
    mind = Mind(weights={"lost": 2.0}, taste={"lost": 0.5, "card": 3.0})
    assert PLAIN.table(OF_RISK) == OF_RISK
    assert mind.table(OF_RISK) == {**OF_RISK, "card": 3.0 * OF_RISK["card"]}
    assert mind.plain == Mind(weights={"lost": 2.0})


def test_noise_depends_on_the_seed_alone():
    values = dict.fromkeys("abc", 1.0)
    taken = [Mind(noise=2.0).best(Random(seed))(values) for seed in range(30)]
    assert {*taken} == {*"abc"}
    assert taken == [Mind(noise=2.0).best(Random(seed))(values) for seed in range(30)]
    assert PLAIN.best(Random(1))(values) == highest(values) == "a"


def test_the_reason_says_what_a_plain_player_would_not_have_done():
    def answering(remark: Remark) -> Callable[..., tuple[Picked, Remark]]:
        return lambda _position, _question, _random, mind: (Picked("a" if mind == PLAIN else "b"), remark)

    remark, bold, guessing = Remark("reason-stands"), Mind(taste={"lost": 0.5}), Mind(noise=1.0)
    question = world("A ural: 2 thug").question

    def why(mind: Mind, of: Remark) -> Remark:
        return explained(answering(of), None, question, Random(1), mind)[1]

    assert why(PLAIN, remark) == remark
    assert why(bold, remark) == Remark("reason-taste")
    assert why(guessing, remark) == Remark("reason-guess")
    assert why(bold, Remark("reason-war-mass", {"why": "safe"})).values == {"why": "taste"}


# Dragon Dice Risk


def indonesia(guards: int) -> WorldTable:
    """Return a table where 3 weak units may attack so many strong ones."""
    strong = f"A siam: 3 thug\nB indonesia: {guards} guard\nB china: 9 guard\nB india: 9 guard"
    return on_the_march(world(strong, shown={"asia": "flatland_city 5"}, rest=A))


def on_the_march(table: WorldTable) -> WorldTable:
    table.pick("march", place="asia").pick("no-maneuver")
    return table


def all_take(game: str, table: Played) -> dict[str, str]:
    """Return the options that Veteran and its characters pick; those that differ from Veteran's say why."""
    own = {"veteran": PLAIN, **minds(f"characters_{game}")}
    found = {name: takes(table, game, mind) for name, mind in own.items()}
    for option, remark in found.values():
        tasted = remark.word == "reason-taste" or remark.values.get("why") == TASTE
        assert tasted == (option != found["veteran"][0])
    return {name: option.partition(":")[0] for name, (option, _) in found.items()}


def test_a_bold_player_of_risk_attacks_at_lower_odds_and_a_careful_one_at_better_ones():
    assert all_take("risk", indonesia(5)) == {**dict.fromkeys(("veteran", *CHARACTERS), "skirmish"), "careful": "none"}
    assert all_take("risk", indonesia(6)) == {**dict.fromkeys(("veteran", *CHARACTERS), "none"), "bold": "skirmish"}


def test_a_careful_player_of_risk_counts_the_danger_for_a_garrison_more():
    seen = world("A siam: 2 guard\nB china: 5 guard").position
    own, place = minds("characters_risk"), numbered(WORLD.number["siam"])
    weak = {name: Posts(seen, A, mind).worth(place, (GUARD,)) for name, mind in own.items()}
    assert weak["careful"] < Posts(seen, A).worth(place, (GUARD,)) < weak["bold"] < 0


def test_a_raider_of_risk_breaks_a_whole_continent():
    units = "A siam: 6 guard\nA alaska: thug\nB indonesia: 2 thug\nB china: 2 thug\nB india: 2 thug\nA ural: 3 guard"
    table = on_the_march(world(units, shown={"asia": "flatland_city 5"}))
    raider, plain = takes(table, "risk", minds("characters_risk")["raider"]), takes(table, "risk", PLAIN)
    assert raider[0] != plain[0]
    assert (raider[1].values["why"], plain[1].values["why"]) == (TASTE, "card")


def test_a_magician_of_risk_turns_a_continent_to_magic():
    units = "A siam: 4 guard\nB china: 4 thug\nB indonesia: 4 guard\nB india: 4 guard"
    table = world(units, shown={"asia": "flatland_tower 2"}, rest=A)
    table.pick("march", place="asia")
    own = minds("characters_risk")
    assert [takes(table, "risk", mind)[0] for mind in (PLAIN, own["magician"])] == ["skip", "maneuver"]


# The campaign


def advance(mine: int, theirs: int) -> WarTable:
    units = f"A at 0: {mine} guard\nB at 2: {theirs} thug\nB at 1: 8 thug"
    return war(units, "flatland_city 1", "flatland_temple 1", "flatland_tower 6", agenda=(Reserves(),))


def test_a_bold_player_of_a_campaign_meets_stronger_armies_and_a_careful_one_stays():
    assert all_take("campaign", advance(16, 10)) == {
        **dict.fromkeys(("veteran", *CHARACTERS), "all"),
        "careful": "done",
    }
    assert all_take("campaign", advance(24, 16)) == {**dict.fromkeys(("veteran", *CHARACTERS), "done"), "bold": "all"}


def test_a_bold_player_of_a_campaign_charges_at_lower_odds():
    units = "A at 2: 6 guard\nB at 2: 6 thug\nA at 0: guard\nB at 1: guard"
    table = war(units, "flatland_city 4", "flatland_temple 4", "flatland_tower 6").pick("army", place="2")
    table.pick("no-maneuver")
    assert all_take("campaign", table) == {**dict.fromkeys(("veteran", *CHARACTERS), "none"), "bold": "charge"}


def test_a_magician_of_a_campaign_counts_magic_more_and_a_raider_the_steps_to_a_capture():
    units = "A at 2: 6 guard\nB at 1: 3 thug\nB at 2: thug"
    view = war(units, "flatland_city 4", "flatland_temple 4", "flatland_standing_stones 1").position
    own = minds("characters_campaign")
    tables = {name: mind.table(of_campaign.WEIGHTS) for name, mind in own.items()}
    plain = turns(view, A, numbered(2))
    assert turns(view, A, numbered(2), tables["magician"])["keep"] > plain["keep"] > 0
    assert turns(view, A, numbered(2), tables["raider"])["up"] > plain["up"]


# Levels


@pytest.mark.parametrize("game", ["risk", "campaign"])
def test_weaker_levels_guess_and_the_same_seed_guesses_the_same(game: str):
    table = indonesia(3) if game == "risk" else advance(16, 10)
    seen = table.system.observe(table.position, table.question.seat)
    choose = player(game, Computer("recruit", 1)).choose
    plain, _ = player(game, VETERAN).choose(seen, table.question, Random(1))
    found = [choose(seen, table.question, Random(seed)) for seed in range(24)]
    assert found == [choose(seen, table.question, Random(seed)) for seed in range(24)]
    assert {remark.word for _, remark in found} > {"reason-guess"}
    for choice, remark in found:
        assert table.question.refusal(choice) is None
        assert (remark.word == "reason-guess") == (choice != plain)


def test_weaker_levels_of_battle_dice_send_too_many_on_quests_and_lose_the_wrong_units():
    rules, recruits = system("battle_dice"), player("battle_dice").choose
    beginner = player("battle_dice", Computer("recruit", 1)).choose
    begun = SetUp("battle_dice", 3, {}, tuple(rules.deal(20, Random(seed), {}) for seed in (1, 2)))
    game, asked, guessed = Game(begun), list[str](), list[str]()
    while (question := game.question) is not None and len(game.choices) < 40:
        seen, random = rules.observe(game.position, question.seat), Random(len(game.choices))
        choice, remark = beginner(seen, question, random)
        assert question.refusal(choice) is None
        assert misjudging.choose(seen, question, Random(len(game.choices)), PLAIN) == recruits(
            seen, question, Random(1)
        )
        guessed += [question.kind] * (remark.word == "reason-guess")
        asked.append(question.kind)
        game.play(choice)
    assert {*guessed} == {"quest", "losses"}


@pytest.mark.parametrize("game", ["risk", "campaign"])
def test_characters_play(game: str):
    table = indonesia(6) if game == "risk" else advance(24, 16)
    seen = table.system.observe(table.position, table.question.seat)
    choice, remark = player(game, Computer("veteran", character="bold")).choose(seen, table.question, Random(1))
    assert table.question.refusal(choice) is None
    assert remark.values["why"] == TASTE
