"""Games that start from a position: in every game, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.game import Game
from ddtable.engine.position import Result
from ddtable.engine.start import StartError
from ddtable.engine.system import SetUp, system, systems
from ddtable.rosters.in_game import force_in_game
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.steps import EndTurn
from ddtable.rules.risk import notation as risk_notation
from ddtable.summaries.chronicle import chronicle_of, has_chronicle
from ddtable.summaries.chronicle.returning import where_were_we
from ddtable.summaries.dragon_dice import recap
from ddtable.summaries.results import ended_game
from ddtable.summaries.review import Reviewer
from ddtable.words.sentences import Table, Words
from tests.rules.digests.seeded_games import set_up

TEXT = """home A: coastland_city 3
home B: highland_tower 8, held by A
frontier: flatland_temple 5, from B
A at frontier: 2 guard, herald
A at home B: guard
A dead: air_drake
B at home A: thug
B reserve: thug
turn 7 B march 1
"""
WORLD = """north_america: flatland_city 5
south_america: highland_tower 3, from B
europe: flatland_temple 4
africa: coastland_city 1, from B
asia: flatland_city 2
australia: highland_city 6
A at alaska: 2 guard, thug
A recruiting: thug
B at ural: 3 thug
turn 7 B second march
"""


def begun(text: str = TEXT) -> SetUp:
    return system("classic").set_up_at(notation.read(text))


def played(game: Game, count: int) -> Game:
    random = Random(3)
    for _ in range(count):
        if game.question is None:
            break
        game.play(game.rules.sample(game.question, random))
        assert game.rules.problems(game.position) == []
    return game


@pytest.fixture(scope="module", params=systems())
def middle(request: pytest.FixtureRequest) -> Game:
    """A game of each rule system, some choices after its start."""
    size = {"campaign": 120, "risk": 100}.get(request.param, 8)
    return played(Game(set_up(request.param, 11, 2, size, {})), 20)


def test_game_continues_from_a_position_as_the_game_it_comes_from(middle: Game):
    game = Game.from_position(middle.position, middle.set_up)
    assert game.question == middle.question
    assert replace(game.position, answered=20) == middle.position
    assert game.question is not None
    choice = game.rules.sample(game.question, Random(4))
    assert game.play(choice).faces == kernel.play(middle.rules, middle.position, choice).faces
    assert game.undo()
    assert game.redo()
    again = Game.replay(game.set_up, game.journal)
    assert again.position == game.position
    assert game.branch(1).history[0].position == game.history[0].position
    if has_chronicle(game.set_up.system):
        assert chronicle_of(game).seats == 2


@pytest.mark.parametrize(("name", "size"), [("classic", 8), ("campaign", 120)])
def test_position_before_the_first_turn_starts_a_game_too(name: str, size: int):
    began = Game(set_up(name, 11, 2, size, {}))
    assert began.position.board.turn == 0
    assert system(name).refuse_start(began.set_up, began.position) is None
    assert Game.from_position(began.position, began.set_up).question == began.question


def test_position_in_text_starts_a_game_with_forces_of_its_dice():
    game = Game.from_position(notation.read(TEXT), seed=9)
    assert (game.position.chance.seed, game.set_up.seed, game.position.board.turn) == (9, 9, 7)
    assert game.question is not None
    assert game.question.kind == "march-first"
    first, second = game.set_up.forces
    assert first["campaign"] == ("coral_elves_guard",) * 2 + ("coral_elves_herald",)
    assert (first["horde"], first["dragons"], first["home_terrain"]) == (
        ("coral_elves_guard",),
        ("air_drake",),
        "coastland_city",
    )
    assert (second["home_terrain"], second["frontier"]) == ("highland_tower", "flatland_temple")
    board = game.position.board
    assert (board.healths, board.dragons) == ((6, 2), (1, 0))
    assert played(game, 25).rules.problems(game.position) == []
    one_left = replace(notation.read(TEXT), agenda=(EndTurn(),))
    assert Game.from_position(one_left).position.board.turn == 8


def test_position_of_risk_in_text_starts_a_game():
    game = Game.from_position(risk_notation.read(WORLD))
    assert game.set_up.house is msgspec.UNSET
    assert [len(force["sections"]["recruiting"]) for force in game.set_up.forces] == [4, 3]
    other = replace(game.position, board=replace(game.position.board, map=replace(game.position.board.map, id="mine")))
    assert system("risk").set_up_at(other).house["map"] == "mine"
    with pytest.raises(ValueError, match="no map named mine"):
        Game.from_position(other)
    with pytest.raises(ValueError, match="another map"):
        Game(replace(game.set_up, house={"map": "four_shores"}))


def test_dice_of_later_races_set_the_option_for_them():
    assert begun().options == {}
    for die in ("frostwings_defender", "ivory_drake"):
        text = TEXT.replace("B reserve: thug", f"B reserve: {die}" if die.startswith("f") else f"B dead: {die}")
        assert begun(text).options == {"species": "all"}
    starters = begun(TEXT.replace("B reserve: thug", "B reserve: frostwings_defender"))
    start: Any = msgspec.json.decode(msgspec.json.encode(starters.start))
    start["board"]["options"]["species"] = "starters"
    with pytest.raises(StartError, match="all races are allowed"):
        Game(replace(starters, options={}, start=start))


def test_summaries_tell_a_game_that_starts_in_the_middle():
    game = played(Game.from_position(notation.read(TEXT), seed=9), 80)
    words, table = Words(), Table(game.position, ("Ada", "Grace"))
    told = chronicle_of(game)
    assert [turn.seat for turn in told.turns[:9]] == [-1, *[-1] * 6, 1, 0]
    assert (told.lands[1].holders[6], told.health[6][0].play) == (0, 6)
    assert where_were_we(words, table, told, game.question)
    reviewer = Reviewer(game)
    while reviewer.step():
        pass
    line = reviewer.review().line
    assert (line[0].turn, sum(line[0].chances)) == (7, pytest.approx(1.0))
    for seat in range(2):
        since = recap.since_last_turn(game.history, seat)
        assert since is None or recap.lines(words, table, since, seat) is not None
        assert force_in_game(game, seat, seat).made == "unknown"
    assert [row.number for row in told.turns] == list(range(len(told.turns)))


def test_game_from_a_position_is_not_in_the_results():
    game = Game.from_position(notation.read(TEXT))
    game.concede(0)
    assert ended_game(game, ("Ada", "Grace"), ("person", "person"), "2031-05-04", 7) is None


def change(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda start: start.update(values)


@pytest.mark.parametrize(
    ("forge", "said"),
    [
        (change(dice=3), "Could not read the start position"),
        (change(chance={"seed": 1, "counter": -1}), "-1 drawn dice"),
        (change(seats=3), "another number of players"),
        (change(result={"winners": [0], "reason": "capture"}), "game is over"),
        (change(agenda=[{"type": "end_turn"}] * 1001), "more than 1,000 steps"),
        (lambda start: start["dice"].pop(), "not possible: seat 1 has 1 health of dice instead of 2"),
        (lambda start: start["dice"].append(start["dice"][3]), "not possible: seat 0 has 7 health"),
        (lambda start: start["board"].update(seat=5), "turn of no player"),
        (lambda start: start["board"].update(dragons=[1]), "dragons of 1 forces"),
        (lambda start: start["board"]["options"].update(must_turn=True), "other house rules"),
        (lambda start: start["board"].update(picks=[]), "not possible: 0 terrain picks"),
        (change(agenda=[{"type": "end_turn"}, {"type": "turn_die", "place": "nowhere"}]), "does not fit the rules"),
        (change(agenda=[{"type": "act", "seat": 0, "place": "reserve"}]), "does not lead to its end"),
    ],
)
def test_forged_start_position_is_refused_with_the_reason(forge: Callable[[dict[str, Any]], Any], said: str):
    found = begun()
    start: Any = msgspec.json.decode(msgspec.json.encode(found.start))
    forge(start)
    with pytest.raises(ValueError, match=said):
        Game(replace(found, start=start))


def test_set_up_with_a_start_position_is_checked_too():
    found = begun()
    for wrong, said in ((replace(found, seed=-1), "seed"), (replace(found, forces=({}, {})), "Could not read a force")):
        with pytest.raises(ValueError, match=said):
            Game(wrong)
    with pytest.raises(ValueError, match="game is over"):
        Game.from_position(replace(notation.read(TEXT), result=Result((0,), "capture")))


def test_game_that_ends_before_the_first_decision_does_not_start():
    text = TEXT.replace("A at frontier: 2 guard, herald\nA at home B: guard", "A at frontier: guard").replace(
        ", held by A", ""
    )
    text = text.replace("A dead: air_drake", "A dragons at frontier: 3 fire_wyrm").replace("7 B march 1", "7 A begin")
    with pytest.raises(StartError, match="ends before the first decision"):
        Game.from_position(notation.read(text), seed=1)


def test_game_without_set_ups_of_dice_says_so():
    game = Game(set_up("campaign", 1, 2, 120, {}))
    with pytest.raises(ValueError, match="can be a start position"):
        Game.from_position(game.position)


def test_battle_with_other_tables_does_not_start():
    game = Game(set_up("battle_dice", 1, 2, 8, {}))
    started = Game.from_position(game.position, game.set_up)
    for wrong, said in (({"quests": False}, "other house rules"), ({"more": 1}, "has no option more")):
        with pytest.raises(StartError, match=said):
            Game(replace(started.set_up, options=wrong))


def test_start_position_with_real_dice_takes_the_mode_of_the_set_up():
    game = Game(replace(begun(), by_hand=True))
    assert game.position.chance.by_hand
    assert game.question is not None
