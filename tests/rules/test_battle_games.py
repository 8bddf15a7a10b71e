"""Random games of Battle Dice: no defect in any position, no lost dice, and all rules are covered."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.engine.game import Game
from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.questions import Allotted, Chosen, Faces, Picked, Shown
from ddtable.engine.system import SetUp, system
from ddtable.rules.battle_dice.events import EVENTS
from ddtable.rules.battle_dice.kinds import ARTIFACTS, is_unit

pytestmark = pytest.mark.random_games

NAME = "battle_dice"
RULES = system(NAME)
SIZES = (20, 20, 10, 30, 6, 1)
EVERY = 7  # choices between two thorough checks
LONGEST = 20_000  # choices: random games of these sizes are far shorter
PLANS: dict[str, dict[str, bool | str]] = {
    "without quests": {"quests": False},
    "with quests": {"quests": True},
    "with quests again": {"quests": True, "quest_pace": "at_once"},
    "quests by turns": {"quests": True, "quest_pace": "by_turns"},
    "quests by turns again": {"quests": True, "quest_pace": "by_turns"},
}
FORGED = (Picked("forged"), Chosen((9999,)), Allotted(((99,),)), Shown((99,)))
KINDS = {
    "quest", "roster", "artifacts", "hire", "assign", "orb", "reroll", "feint", "hold", "bonus", "heal", "summon",
    "ward", "losses", "wand",
}  # fmt: skip


def dealt(seed: int, options: dict[str, bool | str], by_hand: bool = False) -> Game:
    random = Random(seed)
    size = SIZES[seed % len(SIZES)]
    forces = tuple(RULES.deal(size, random, options) for _ in range(2))
    return Game(SetUp(NAME, seed, options, forces, by_hand))


def look(game: Game) -> None:
    """Check refusal without change, encoding and decoding, and that undo and the same choice give the same dice."""
    position = game.position
    assert msgspec.json.decode(msgspec.json.encode(position), type=RULES.position_type) == position
    for forged in FORGED:
        with pytest.raises(IllegalChoice):
            game.play(forged)
    assert game.position is position
    if game.choices:
        entry = game.choices[-1]
        assert game.undo()
        if entry.choice is None:
            game.take_up_dice(entry.kind == "by_hand")
        else:
            game.play(entry.choice)
        assert game.position == position


def play(game: Game, random: Random) -> None:
    """Play to the end; no die is lost or doubled, and the journal replays to the same game."""
    before = game.position.dice
    assert sum(is_unit(die.type) for die in before) >= 2
    while game.question is not None:
        assert len(game.choices) < LONGEST, "the game does not end"
        game.play(RULES.sample(game.question, random))
        dice = game.position.dice
        assert [(die.type, die.owner) for die in dice[: len(before)]] == [(die.type, die.owner) for die in before]
        before = dice
        assert RULES.problems(game.position) == []
        if len(game.choices) % EVERY == 0 and game.question is not None:
            look(game)
            if random.random() < 0.05:
                game.take_up_dice(not game.position.chance.by_hand)
                look(game)
    assert game.position.result is not None
    assert Game.replay(game.set_up, game.journal).position == game.position


@pytest.mark.parametrize("plan", PLANS)
def test_random_games_are_sound(plan: str, games: int):
    """`--games` of each plan."""
    first = 1_000_000 * list(PLANS).index(plan)
    for seed in range(first, first + games):
        play(dealt(seed, PLANS[plan], by_hand=seed % 10 == 9), Random(seed))


@pytest.fixture(scope="module")
def reached() -> Counter[str]:
    """How often random games covered each name; they are played once for all tests here."""
    found: Counter[str] = Counter()
    for seed in range(400):
        options = (PLANS["with quests"], PLANS["quests by turns"])[seed % 2]
        game, random = dealt(seed, options, by_hand=seed % 8 == 7), Random(seed)
        while game.question is not None:
            found[f"asked {game.question.kind}"] += 1
            if isinstance(game.question.shape, Faces):
                found[f"told {game.question.values['purpose']}"] += 1
            played = game.play(RULES.sample(game.question, random))
            found.update(f"event {type(event).__name__}" for event in played.events)
        found.update(f"there {die.type}" for die in game.position.dice)
        result = game.position.result
        assert result is not None
        found[f"ended {result.reason}"] += 1
        found[f"winners {len(result.winners)}"] += 1
    return found


def named(found: Counter[str], word: str) -> set[str]:
    return {name.removeprefix(f"{word} ") for name in found if name.startswith(f"{word} ")}


def test_random_games_ask_every_kind_of_question(reached: Counter[str]):
    assert named(reached, "asked") == KINDS | {"faces"}


def test_random_games_bring_every_event(reached: Counter[str]):
    missing = {kind.__name__ for kind in EVENTS} - named(reached, "event")
    assert not missing, f"no random game brings {sorted(missing)}"


def test_random_games_win_every_artifact(reached: Counter[str]):
    missing = set(ARTIFACTS) - named(reached, "there")
    assert not missing, f"no random game wins {sorted(missing)}"


def test_real_dice_are_asked_for_in_every_kind_of_roll(reached: Counter[str]):
    assert named(reached, "told") == {"roll", "table", "count", "reroll", "morale", "artifact-table"}


def test_random_games_end_in_every_way(reached: Counter[str]):
    assert named(reached, "ended") == {"destroyed", "rout", "questing", "destroyed_both", "rout_both"}
    assert named(reached, "winners") == {"0", "1"}
