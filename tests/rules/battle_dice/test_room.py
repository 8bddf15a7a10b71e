"""How many dice a player can have in one game (H93): whatever tables of the house do, it ends somewhere."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.engine import kernel
from ddtable.engine.game import Game
from ddtable.engine.questions import Chosen, Pick, Picked, Subset
from ddtable.engine.system import SetUp, system
from ddtable.forces.battle_army import BattleArmy
from ddtable.rules.battle_dice import box
from ddtable.rules.battle_dice.board import SUPPLY, TABLE
from ddtable.rules.battle_dice.events import ArtifactWon, Hired, Summoned
from ddtable.rules.battle_dice.house import default_tables, former_tables
from ddtable.rules.battle_dice.kinds import CLASSES
from ddtable.rules.battle_dice.tables import Result, Tables

RULES = system("battle_dice")


def battle(army: BattleArmy, tables: Tables | None = None, seed: int = 1) -> Game:
    forces = (msgspec.to_builtins(army),) * 2
    return Game(SetUp("battle_dice", seed, {}, forces, house=msgspec.to_builtins(tables or former_tables())))


def in_play(game: Game, seat: int) -> int:
    return sum(die.owner == seat and die.place not in (SUPPLY, TABLE) for die in game.position.dice)


def test_nobody_is_summoned_to_more_than_300_dice():
    """BD1.9, H93: every spell of the house summons 20 dice, and an army of 60 mages casts them all."""
    summons = (*(Result("Swarm", "summon", 20) for _ in range(5)), Result("Bolt", "kill"))
    usual = default_tables()
    tables = replace(usual, thresholds={**usual.thresholds, "magic": 1}, results={**usual.results, "spells": summons})
    game = battle(BattleArmy("mages", "Mages", mage=60), tables)
    while min(in_play(game, 0), in_play(game, 1)) < 300:
        question = game.question
        assert question is not None
        if question.kind == "summon":
            game.play(Picked("archer"))
        else:
            game.play(RULES.sample(question, Random(len(game.choices))))
    assert (in_play(game, 0), in_play(game, 1)) == (300, 300)
    random = Random(1)
    for _ in range(100):
        if game.question is None:
            break
        assert game.question.kind != "summon" or in_play(game, game.question.seat) < 300
        game.play(RULES.sample(game.question, random))
    assert max(in_play(game, 0), in_play(game, 1)) <= 600, "a roster comes out of the box all the same"
    assert RULES.problems(game.position) == []


@pytest.mark.parametrize("limit", [20, 23])
def test_who_has_all_the_dice_wins_and_hires_no_more(limit: int, monkeypatch: pytest.MonkeyPatch):
    """BA6, BQ7, H93: quests are won and scrolls are read in these games."""
    joined, rolls = 0, set()
    for seed in range(12):
        monkeypatch.setattr(box, "MOST_IN_PLAY", 300 if seed % 2 else limit)
        game = battle(BattleArmy("all", "All", "giant", 3, 3, 3, 3, 5, 3), seed=seed)
        random = Random(seed)
        while game.question is not None and len(game.choices) < 300:
            asked = game.question
            choice = RULES.sample(asked, random)
            if isinstance(asked.shape, Subset) and asked.kind == "artifacts":
                choice = Chosen(asked.shape.dice)
            played = game.play(choice)
            found = [event for event in played.events if isinstance(event, Summoned | Hired | ArtifactWon)]
            rolls.update(type(event) for event in found)
            joined += sum(len(event.dice) if isinstance(event, Hired) else 1 for event in found) * (seed % 2 == 0)
            assert RULES.problems(played.position) == []
    assert rolls == {Summoned, Hired, ArtifactWon}
    assert joined <= 6 * 2 * (limit - 20)


def test_a_scroll_hires_as_many_as_there_is_room_for(monkeypatch: pytest.MonkeyPatch):
    """BA6, H93."""
    for seed in range(60):
        game = battle(BattleArmy("all", "All", "giant", 3, 3, 3, 3, 5, 3), seed=seed)
        random = Random(seed)
        while game.question is not None and game.question.kind != "hire" and len(game.choices) < 300:
            shape = game.question.shape
            every = isinstance(shape, Subset) and game.question.kind == "artifacts"
            game.play(Chosen(shape.dice) if every else RULES.sample(game.question, random))  # type: ignore[union-attr]
        question = game.question
        if question is None or question.kind != "hire" or int(question.values["count"]) < 2:
            continue
        monkeypatch.setattr(box, "MOST_IN_PLAY", in_play(game, question.seat) + 1)
        asked = kernel.ask(RULES, game.position)
        assert asked is not None
        assert isinstance(asked.shape, Subset)
        assert asked.values["count"] == 1
        assert asked.refusal(Chosen(asked.shape.dice[:1])) is None
        assert asked.refusal(Chosen(asked.shape.dice[:2])) is not None
        return
    pytest.fail("no game came to a scroll for two")


def test_no_list_in_a_table_is_longer_than_what_there_is_to_name():
    """A set-up's tables stand in each of its positions."""
    usual = default_tables()
    often = Result("Hold", "hold", among=(*CLASSES, CLASSES[0]))
    for tables in (
        replace(usual, results={**usual.results, "giant": (often,) * 6}),
        replace(usual, morale=replace(usual.morale, numbers=(2,) * 21)),
    ):
        with pytest.raises(ValueError, match=r"unknown class|morale check needs"):
            battle(BattleArmy("one", "One", infantry=3), tables)


def test_a_question_about_summoning_is_asked_where_there_is_room():
    """BD1.9."""
    game = battle(BattleArmy("mages", "Mages", mage=20))
    random = Random(3)
    for _ in range(2000):
        assert game.question is not None
        if game.question.kind == "summon":
            break
        game.play(RULES.sample(game.question, random))
    assert isinstance(game.question.shape, Pick)
    assert "archer" in {option.id for option in game.question.shape.options}
