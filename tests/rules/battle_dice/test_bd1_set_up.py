"""Battle Dice, how a game begins: armies of equal size, tables, options."""

from collections import Counter
from random import Random

import msgspec
import pytest
from battle_by_hand import A, B
from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.game import Game
from ddtable.engine.system import SetUp, system
from ddtable.forces.battle_army import MOST_DICE, BattleArmy
from ddtable.rules.battle_dice.armies import deal_army
from ddtable.rules.battle_dice.house import default_tables, read_tables, refuse_tables, unpublished, unpublished_results
from ddtable.rules.battle_dice.kinds import CLASSES, MONSTERS, class_of, sides_of
from ddtable.rules.battle_dice.tables import Bands, Morale, Result, Tables
from ddtable.texts.trouble import Trouble

RULES = system("battle_dice")
ONE = BattleArmy("a", "A", "dragon", general=2, infantry=4, archer=4, cavalry=4, mage=2, monsters=4)
OTHER = BattleArmy("b", "B", "archmage", general=1, infantry=5, archer=6, cavalry=0, mage=6, monsters=2)


def set_up(*armies: BattleArmy, **fields: object) -> SetUp:
    forces = tuple(msgspec.to_builtins(army) for army in armies)
    return SetUp(**{"system": "battle_dice", "seed": 1, "options": {}, "forces": forces, **fields})


def why(game: SetUp) -> str:
    """Return the key of the sentence by which a set-up is refused."""
    refused = RULES.refuse_set_up(game)
    assert isinstance(refused, Trouble), refused
    with pytest.raises(ValueError, match=r"\w"):
        kernel.begin(RULES, game)
    return refused.key


def test_the_sample_armies_can_play():
    """BD1.3: 2 generals, 4 dragons, 2 mages, 4 archers, 4 cavalry, 4 infantry against 1, 2 archmages, 6, 6, 0, 5."""
    game = Game(set_up(ONE, OTHER))
    board = game.position.board
    assert board.starts == (20, 20)
    assert board.monsters == ("dragon", "archmage")
    assert not board.house
    assert (game.position.seats, board.turn) == (2, 1)
    assert RULES.problems(game.position) == []
    assert board.revealed, "armies lie open from the beginning"
    found = Counter((die.owner, die.type) for die in game.position.dice if die.place == "army")
    assert found[A, "dragon"] == 4
    assert found[B, "mage"] == 6
    assert found[B, "cavalry"] == 0


def test_the_sides_of_the_dice():
    """BD1.2: d4 general, d6 infantry, d8 archer, d10 cavalry, d12 mage, d20 monster."""
    sides = {kind: RULES.sides(kind) for kind in ("general", "infantry", "archer", "cavalry", "mage", *MONSTERS)}
    assert list(sides.values()) == [4, 6, 8, 10, 12, 20, 20, 20, 20]
    assert sides_of("table_d20") == 20
    assert sides_of("bow_3") == 4
    assert [class_of(kind) for kind in ("mage", "giant", "bow_3", "table_d6")] == ["mage", "monster", "", ""]


def test_armies_must_be_of_one_size():
    """BD1.3: equal numbers of dice."""
    assert why(set_up(ONE, replace(OTHER, mage=5))) == "battle-army-unequal"


def test_two_play():
    """BD1.1."""
    assert why(set_up(ONE)) == "battle-army-players"
    assert why(set_up(ONE, ONE, ONE)) == "battle-army-players"


def test_armies_that_are_none():
    """BD1.3: a monster type that there is not, fewer than no dice, none at all, more than a table holds."""
    assert why(set_up(ONE, replace(OTHER, monster="hydra"))) == "battle-army-monster"
    assert why(set_up(ONE, replace(OTHER, general=-1, infantry=7))) == "battle-army-negative"
    empty = BattleArmy("e", "Empty")
    assert why(set_up(empty, empty)) == "battle-army-size"
    assert why(set_up(replace(ONE, mage=MOST_DICE), OTHER)) == "battle-army-size"
    forged = replace(set_up(ONE, OTHER), forces=({"general": "many"}, {}))
    assert why(forged) == "battle-army-unread"


TOO_MANY = replace(ONE, mage=MOST_DICE)


@pytest.mark.parametrize(
    ("armies", "told"),
    [
        ((ONE, replace(OTHER, mage=5)), {"one": 20, "other": 19, "clause": "BD1.3"}),
        ((ONE,), {"given": 1, "clause": "BD1.1"}),
        ((ONE, replace(OTHER, monster="hydra")), {"army": "B", "given": "hydra", "clause": "BD1.3"}),
        ((ONE, replace(OTHER, general=-1, infantry=7)), {"army": "B"}),
        ((ONE, replace(OTHER, monsters=-1, infantry=8)), {"army": "B"}),
        ((TOO_MANY, OTHER), {"army": "A", "given": 18 + MOST_DICE, "most": MOST_DICE}),
    ],
)
def test_who_is_refused_is_told_what_is_wrong(armies, told):
    """BD1.1, BD1.3: the numbers of the sentence are those of the armies."""
    refused = RULES.refuse_set_up(set_up(*armies))
    assert isinstance(refused, Trouble)
    assert refused.values == told


@pytest.mark.parametrize("size", [1, MOST_DICE])
def test_the_smallest_and_the_largest_armies_can_play(size):
    """BD1.3: 20 dice are usual, and no rule."""
    army = BattleArmy("s", "S", infantry=size)
    assert RULES.refuse_set_up(set_up(army, army)) is None


def test_options_and_seeds_that_are_none():
    """BQ1, Q61, H96: what the options may be; all are of two values."""
    assert why(set_up(ONE, OTHER, options={"quest_pace": "never"})) == "battle-options-unread"
    assert why(set_up(ONE, OTHER, options={"dragons": True})) == "battle-option-unknown"
    assert why(set_up(ONE, OTHER, seed=-1)) == "battle-seed"
    assert [spec.values for spec in RULES.option_specs()] == [(True, False), ("at_once", "by_turns"), ("loses", "draw")]


def test_a_game_keeps_the_tables_of_its_house():
    """BD1.9, Q62: the tables are data of the game."""
    tables = replace(default_tables(), thresholds={**default_tables().thresholds, "melee": 5})
    game = Game(set_up(ONE, OTHER, house=msgspec.to_builtins(tables)))
    assert game.position.board.tables == tables
    assert game.position.board.house
    assert not Game(set_up(ONE, OTHER, house=msgspec.to_builtins(default_tables()))).position.board.house
    assert why(set_up(ONE, OTHER, house={"thresholds": {}})) == "battle-tables-unread"
    assert why(set_up(ONE, OTHER, house={**msgspec.to_builtins(tables), "thresholds": {}})) == "battle-tables-phases"


def with_result(table: str, **fields: object) -> object:
    tables = default_tables()
    first, *rest = tables.results[table]
    return replace(tables, results={**tables.results, table: (replace(first, **fields), *rest)})


def harmless(table: str, **fields: object) -> object:
    """Return tables of which one destroys nobody, but for what the first of its results does."""
    tables = default_tables()
    results = (Result("one", **fields), *(Result("none") for _ in range(5)))
    return replace(tables, results={**tables.results, table: results})


@pytest.mark.parametrize(
    ("tables", "key"),
    [
        (replace(default_tables(), thresholds={"melee": 6}), "phases"),
        (replace(default_tables(), thresholds={**default_tables().thresholds, "melee": 7}), "threshold"),
        (replace(default_tables(), thresholds={**default_tables().thresholds, "general": 0}), "threshold"),
        (replace(default_tables(), results={}), "which"),
        (replace(default_tables(), results={**default_tables().results, "giant": (Result("one"),)}), "six"),
        (with_result("giant", name=""), "name"),
        (with_result("giant", name="x" * 41), "name"),
        (with_result("giant", name="<b>bold"), "name"),
        (with_result("giant", name="\u202eright to left"), "name"),
        (with_result("giant", does="kill", count=0), "count"),
        (with_result("giant", does="kill", count=21), "count"),
        (with_result("giant", does="kill", otherwise=-1), "count"),
        (with_result("giant", does="kill", of="giant"), "class"),
        (with_result("giant", does="hold", among=("soldier",)), "class"),
        (with_result("giant", does="reroll", but=("soldier",)), "class"),
        (with_result("giant", does="bonus"), "class"),
        (with_result("giant", does="reroll", but=CLASSES), "nobody"),
        (with_result("spells", does="spell"), "spell"),
        (harmless("maneuver"), "harmless"),
        (harmless("tactics", does="kill", of="monster"), "harmless"),
        (replace(default_tables(), morale=Morale((), 2)), "morale"),
        (replace(default_tables(), morale=Morale((21,), 2)), "morale"),
        (replace(default_tables(), morale=Morale((2, 3), 0)), "morale"),
        (replace(default_tables(), bands=Bands(0, 13, 17)), "bands"),
        (replace(default_tables(), bands=Bands(13, 13, 17)), "bands"),
        (replace(default_tables(), bands=Bands(2, 17, 17)), "bands"),
        (replace(default_tables(), bands=Bands(2, 13, 21)), "bands"),
    ],
)
def test_tables_that_nobody_can_play_with(tables, key):
    """Q62, Q63: each defect has its sentence."""
    refused = refuse_tables(tables)
    assert isinstance(refused, Trouble)
    assert refused.key == f"battle-tables-{key}"
    assert read_tables(msgspec.to_builtins(tables)) == refused


@pytest.mark.parametrize(
    "tables",
    [
        with_result("giant", name="x" * 40, does="kill", count=20, of="monster", otherwise=20),
        with_result("giant", does="spell", count=0),
        with_result("giant", does="reroll", but=CLASSES[1:]),
        replace(default_tables(), thresholds={**default_tables().thresholds, "melee": 6, "general": 1}),
        replace(default_tables(), morale=Morale((1, 20), 1)),
    ],
)
def test_tables_at_the_limits_can_be_played_with(tables):
    """Q62, Q63: what is refused is refused from the next number on."""
    assert refuse_tables(tables) is None


def test_the_proposals_are_those_of_the_facts():
    """BD1.8, BD8.1, H94: 2 and 3, half of the dice; what a monster's numbers mean; Summon on 6."""
    tables = default_tables()
    assert refuse_tables(tables) is None
    assert tables.thresholds == {"general": 3, "magic": 10, "maneuver": 9, "missile": 8, "melee": 6}
    assert tables.morale == Morale((2, 3), 2)
    assert tables.bands == Bands(2, 13, 17)
    assert tables.results["spells"][5].does == "summon"
    assert read_tables(msgspec.to_builtins(tables)) == tables


def test_armies_are_dealt_in_free_mixture():
    """BD1.3: as many dice as asked for, of one type of monsters; the same seed deals the same."""
    dealt = [deal_army(size, Random(size)) for size in (1, 10, 20, 60)]
    assert [army.size for army in dealt] == [1, 10, 20, 60]
    assert dealt[2] == deal_army(20, Random(20))
    assert RULES.deal(20, Random(20), {}) == msgspec.to_builtins(dealt[2])
    assert len({kind for kind in dealt[3].kinds() if kind in MONSTERS}) <= 1
    with pytest.raises(ValueError, match="1 to 60"):
        deal_army(61, Random(1))


def test_a_table_may_destroy_one_class_or_else_any():
    """Q62: a slayer is enough; so are tables of monsters that destroy nobody, since monsters leave by themselves."""
    assert refuse_tables(harmless("tactics", does="kill", of="monster", otherwise=1)) is None
    assert refuse_tables(harmless("giant")) is None


def own_spell(number: int, **fields: object) -> Tables:
    """Return the proposals with another result of the spell table."""
    tables = default_tables()
    results = list(tables.results["spells"])
    results[number - 1] = replace(results[number - 1], **fields)
    return replace(tables, results={**tables.results, "spells": tuple(results)})


@pytest.mark.parametrize(
    ("tables", "departs"),
    [
        (default_tables(), set()),
        (own_spell(1, does="heal"), set()),
        (own_spell(6, name="Call to arms"), set()),
        (own_spell(6, does="kill"), {"spells"}),
        (own_spell(6, count=2), {"spells"}),
        (replace(default_tables(), morale=Morale((2, 3), 3)), set()),
        (replace(default_tables(), morale=Morale((1, 2), 2)), {"morale"}),
        (replace(default_tables(), bands=Bands(1, 13, 17)), {"bands"}),
    ],
)
def test_tables_that_differ_from_the_published_rules_are_known(tables: Tables, departs: set[str]):
    """H95: Summon on 6, the numbers of the morale check, what a monster's numbers mean; such tables can be played."""
    assert unpublished(tables) == departs
    assert unpublished_results(tables, "spells") == ([6] if "spells" in departs else [])
    assert unpublished_results(tables, "tactics") == []
    assert refuse_tables(tables) is None
