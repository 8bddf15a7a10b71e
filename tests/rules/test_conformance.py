"""Checks for every rule system: a random game to its end, checked in every way at each step.

Those that come to no line that the others do not are marked `long`: they run without coverage, three times as fast.
"""

from random import Random
from typing import Any, get_args

import msgspec
import pytest
from seeded_games import all_options, play_out, set_up

from ddtable.engine import kernel
from ddtable.engine.constraints import LargestUpTo
from ddtable.engine.game import Entry, Game
from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.position import Roll, area_of
from ddtable.engine.questions import Allotted, Choice, Chosen, Faces, Picked, Question, Shown, Subset
from ddtable.engine.refusal import Refusal
from ddtable.engine.system import SetUp, system, systems
from ddtable.rules.battle_dice import steps as battle_dice_steps
from ddtable.rules.clauses import clause
from ddtable.rules.dragon_dice import steps as dragon_dice_steps

SIZE, SIZES = 8, {"campaign": 120, "risk": 100}
"""The health of forces; those of a campaign and of Risk have a size of their own."""
SEED = 11
SEEDS = {("campaign", "drawn"): 50, ("campaign", "by hand"): 36, ("risk", "drawn"): 21, ("risk", "by hand"): 23}
"""The seeds of the games; those of wars that are soon over."""
# Questions about dice of other players too: targets of shots and icons, units to bury.
OF_OTHERS = ("bullseye", "spell-bury", "bury-dead", "icon-target", "icon-targets", "mutate", "savage")
# Games in which everything is decided openly.
OPEN_GAMES = ("risk",)
# Pieces that belong to the table, or have left the game, are in no player's area.
NO_AREA = ("table/", "out")
# Answers that draw no lot: the program draws lots in a game with real dice too, but not the same ones.
WITHOUT_LOT: dict[str, Choice] = {"draw-card": Picked("leave")}
FORGED: tuple[Choice, ...] = (
    Picked("forged"),
    Chosen((9999,)),
    Chosen((0, 0)),
    Allotted(((99,),)),
    Shown((99,)),
    Shown((-1,)),
)


def size_of(name: str) -> int:
    return SIZES.get(name, SIZE)


@pytest.fixture(scope="module", params=systems())
def name(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module", params=["drawn", "by hand"])
def game(request: pytest.FixtureRequest, name: str) -> Game:
    """A random game played to its end, with drawn dice or dice entered by hand."""
    seed = SEEDS.get((name, request.param), SEED)
    begin = msgspec.structs.replace(set_up(name, seed, 2, size_of(name), {}), by_hand=request.param == "by hand")
    found = Game(begin)
    for _ in play_out(found, Random(seed)):
        pass
    return found


def positions(game: Game) -> list[tuple[Any, Question | None]]:
    return [(played.position, played.question) for played in game.history]


def test_the_game_ends_and_asks_nothing_more(game):
    assert game.position.result is not None
    assert game.question is None
    assert len(game.history) == len(game.choices) + 1
    assert game.refusal(Picked("pass")) == Refusal(game.rules.end_clause, "game-over")


@pytest.mark.long
def test_no_position_has_a_problem(game):
    for position, _ in positions(game):
        assert game.rules.problems(position) == []


@pytest.mark.long
def test_every_cited_clause_is_in_the_table(game):
    for played in game.history:
        if played.question is not None:
            assert clause(played.question.clause)
            for wrong in FORGED:
                refusal = played.question.refusal(wrong)
                assert refusal is None or clause(refusal.clause)
        for event in played.events:
            for total in getattr(event, "sums", ()):
                assert all(clause(line.clause) for line in total.lines)


def test_clauses_cited_by_the_kernel_are_in_the_table(name):
    assert clause(system(name).roll_clause)
    assert clause(system(name).end_clause)


@pytest.mark.long
def test_no_die_is_lost_or_becomes_another(game):
    """A die keeps its number, its type and its owner for the whole game; new ones come after all others."""
    before = game.history[0].position.dice
    for position, _ in positions(game):
        kept = [(die.type, die.owner) for die in position.dice[: len(before)]]
        assert kept == [(die.type, die.owner) for die in before]
        before = position.dice


def test_forces_are_dealt_of_any_size_that_is_good_to_play_with(name):
    rules = system(name)
    assert rules.sizes
    for size in rules.sizes:
        force = rules.deal(size, Random(5), {})
        assert force == rules.deal(size, Random(5), {})
        assert rules.refuse_set_up(SetUp(name, 5, {}, (force,) * rules.players[0])) is None
    with pytest.raises(ValueError, match=r"\w"):
        rules.deal(0, Random(5), {})


@pytest.mark.long
def test_every_position_can_be_written_and_read(game):
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(game.rules.position_type)
    for position, _ in positions(game):
        assert decoder.decode(encoder.encode(position)) == position


@pytest.mark.long
def test_every_event_choice_and_set_up_can_be_written_and_read(game):
    encoder = msgspec.json.Encoder()
    events = msgspec.json.Decoder(tuple[game.rules.event_type, ...])
    for played in game.history:
        assert events.decode(encoder.encode(played.events)) == played.events
    assert msgspec.json.decode(encoder.encode(game.journal), type=list[Entry]) == game.journal
    begun = kernel.begin(game.rules, msgspec.json.decode(encoder.encode(game.set_up), type=SetUp))
    assert begun == game.history[0]


@pytest.mark.long
def test_the_question_follows_from_the_position_alone(game):
    for position, question in positions(game):
        assert kernel.ask(game.rules, position) == question


@pytest.mark.long
def test_the_same_choice_brings_the_same_dice(game):
    history = game.history
    for before, entry, after in zip(history, game.choices, history[1:], strict=False):
        assert kernel.play(game.rules, before.position, entry.choice) == after


@pytest.mark.long
def test_undo_and_redo_are_exact(game):
    other = game.branch()
    history = list(game.history)
    while other.undo():
        assert other.last == history[len(other.choices)]
    assert other.last == kernel.begin(game.rules, game.set_up)
    while other.redo():
        assert other.last == history[len(other.choices)]
    assert other.position == game.position


@pytest.mark.long
def test_the_journal_replays_to_the_same_game(game):
    again = Game.replay(game.set_up, game.journal)
    assert again.history == game.history
    assert again.journal == game.journal


@pytest.mark.long
def test_a_refused_choice_changes_nothing(game):
    """A choice of another shape, a forged one, or an answer to an earlier question."""
    earlier: Choice = Picked("forged")
    history = game.history
    for played, entry in zip(history, game.choices, strict=False):
        before = msgspec.json.encode(played.position)
        for choice in (*FORGED, earlier):
            refusal = played.question.refusal(choice)
            if refusal is None:
                continue
            assert refusal.reason
            assert refusal.clause
            with pytest.raises(IllegalChoice):
                kernel.play(game.rules, played.position, choice)
        assert played.question.refusal(Picked("forged")) is not None
        assert msgspec.json.encode(played.position) == before
        earlier = entry.choice


@pytest.mark.long
def test_samples_are_legal_and_repeatable(game):
    for _, question in positions(game):
        if question is not None:
            for seed in range(3):
                choice = game.rules.sample(question, Random(seed))
                assert question.refusal(choice) is None
                assert choice == game.rules.sample(question, Random(seed))


@pytest.mark.long
def test_a_question_has_more_than_one_answer(game):
    """The kernel answers questions that leave no choice."""
    for _, question in positions(game):
        if question is not None:
            assert question.shape.single() is None
            assert 0 <= question.seat < game.position.seats


@pytest.mark.long
def test_questions_are_about_dice_of_the_asked_seat(game):
    """A question is about dice of the asked seat, unless its options are words."""
    for position, question in positions(game):
        if question is not None and isinstance(question.shape, Subset):
            owners = {position.dice[die].owner for die in question.shape.dice}
            assert owners == {question.seat} or question.kind in OF_OTHERS


@pytest.mark.long
def test_moves_start_in_the_area_of_their_dice(game):
    for position, question in positions(game):
        for move, option in question.moves() if question else ():
            assert {area_of(position.dice[die]) for die in move.dice} == {move.source}
            assert question.refusal(Picked(option)) is None


def test_a_reason_against_a_move_cites_a_clause(game):
    """For any dice on any area, the rules return no reason, or a reason with its clause."""
    for position, question in positions(game)[::3]:
        if question is not None:
            for area in game.rules.areas(position):
                for onto in (-1, len(position.dice) - 1):
                    refusal = game.rules.why_not(position, question, (0,), area.id, onto)
                    assert refusal is None or (clause(refusal.clause) and refusal.reason)


def test_every_die_is_in_a_known_area(game):
    for position, question in positions(game):
        areas = {area.id for area in game.rules.areas(position)}
        for die in position.dice:
            assert area_of(die) in areas or die.place.startswith(NO_AREA), die
        if question is not None and isinstance(question.shape, Subset):
            assert question.shape.target in areas


def test_areas_are_named_once(game):
    for position, _ in positions(game):
        ids = [area.id for area in game.rules.areas(position)]
        assert len(ids) == len(set(ids))


@pytest.mark.long
def test_at_most_one_phase_is_in_hand(game):
    for position, _ in positions(game):
        phases = game.rules.phases(position)
        assert len({phase.word for phase in phases}) == len(phases)
        assert sum(phase.now for phase in phases) <= 1
    assert any(phase.now for position, _ in positions(game) for phase in game.rules.phases(position))


@pytest.mark.long
def test_future_dice_are_hidden_from_all_seats(game):
    for position, question in positions(game):
        for seat in range(position.seats):
            seen = game.rules.observe(position, seat)
            assert seen.chance.seed == 0
            assert game.rules.observe(seen, seat) == seen
            if question is not None and question.seat == seat:
                assert kernel.ask(game.rules, seen) == question, "what is asked of a seat it can see"


@pytest.mark.long
def test_a_secret_choice_is_hidden_from_the_others(game):
    """Until sealed answers have an effect, a different answer gives the others the same view."""
    rules, compared = game.rules, 0
    for position, question in positions(game):
        if question is None or not question.sealed:
            continue
        answers = [kernel.play(rules, position, rules.sample(question, Random(n)), question) for n in range(4)]
        if any(answer.question is None or answer.events for answer in answers):
            continue
        for other in set(range(position.seats)) - {question.seat}:
            compared += 1
            assert len({msgspec.json.encode(rules.observe(answer.position, other)) for answer in answers}) == 1
    assert compared > 0 or rules.name in OPEN_GAMES


@pytest.mark.long
def test_partial_answers_can_be_completed(game):
    """A partial answer made by dragging dice can always be completed."""
    for played, entry in zip(game.history, game.choices, strict=False):
        shape = played.question.shape
        if isinstance(shape, Subset) and isinstance(entry.choice, Chosen):
            for count in range(len(entry.choice.dice) + 1):
                assert shape.may_extend(entry.choice.dice[:count])
            if isinstance(shape.constraint, LargestUpTo) and len(entry.choice.dice) < len(shape.dice):
                assert not shape.may_extend(shape.dice)


def enter(game: Game, faces: list[int]) -> None:
    """Enter the faces of all dice that a game asks for."""
    while game.question is not None and isinstance(game.question.shape, Faces):
        count = len(game.question.shape.dice)
        game.play(Shown(tuple(faces[:count])))
        del faces[:count]


@pytest.mark.long
def test_real_dice_and_drawn_dice_play_by_the_same_rules(name):
    """Entering the drawn faces by hand gives the same game."""
    drawn = Game(set_up(name, 3, 2, size_of(name), {}))
    told = Game(msgspec.structs.replace(drawn.set_up, by_hand=True))
    faces = list(drawn.last.faces)
    random = Random(3)
    enter(told, faces)
    while drawn.question is not None:
        choice = WITHOUT_LOT.get(drawn.question.kind) or drawn.rules.sample(drawn.question, random)
        faces += drawn.play(choice).faces
        told.play(choice)
        enter(told, faces)
        assert told.question == drawn.question
        assert (told.position.dice, told.position.board) == (drawn.position.dice, drawn.position.board)
    assert faces == []
    assert told.position.result == drawn.position.result


def test_every_option_can_be_set(name):
    """The first value of an option is its default; each combination begins a game."""
    rules = system(name)
    plain = kernel.begin(rules, set_up(name, 1, 2, size_of(name), {}))
    for options in all_options(name):
        begun = kernel.begin(rules, set_up(name, 1, 2, size_of(name), options))
        assert begun.question is not None
        if all(options.get(spec.name, spec.values[0]) == spec.values[0] for spec in rules.option_specs()):
            assert begun == plain
    assert rules.refuse_set_up(set_up(name, 1, 2, size_of(name), {"no such option": True})) is not None
    assert rules.refuse_set_up(set_up(name, 1, rules.players[0] - 1, size_of(name), {})) is not None
    assert rules.refuse_set_up(set_up(name, 1, rules.players[1] + 1, size_of(name), {})) is not None
    assert rules.name == name
    assert rules.version >= 1


@pytest.mark.parametrize(
    ("name", "steps"), [("classic", dragon_dice_steps.Step), ("battle_dice", battle_dice_steps.Step)]
)
def test_every_step_of_a_game_has_a_row(name: str, steps: object):
    assert set(get_args(steps)) == {Roll, *system(name).rows.steps}
