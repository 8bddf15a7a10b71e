"""The steps of a game: every step can be read unchanged, however little of it is stored."""

from __future__ import annotations

import tracemalloc
from collections import Counter
from itertools import chain
from random import Random

import pytest

from ddtable.commands.simulate import deal
from ddtable.engine import kernel, line
from ddtable.engine.game import Entry, Game
from ddtable.engine.kernel import Played
from ddtable.engine.line import events_at, happened
from ddtable.engine.questions import Shown
from tests.drivers.playing import play_at_random, set_up

GAMES = [("classic", 2, 24, 300), ("classic", 4, 60, 150), ("battle_dice", 2, 20, 40)]


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Store hardly anything of a game."""
    monkeypatch.setattr(line, "KEPT_EVERY", 8)
    monkeypatch.setattr(line, "MOST_RECENT", 1)
    monkeypatch.setattr(line, "MOST_EVENTS", 2000)
    monkeypatch.setattr(line, "MOST_KEPT", 30_000)


def played(system: str, seats: int, size: int, choices: int) -> tuple[Game, list[Played]]:
    """Return a game after random choices, and every step as it was when played."""
    game = Game(deal(system, seats, size, 3, 0))
    steps, random = [game.last], Random(1)
    while game.question is not None and len(game.choices) < choices:
        steps.append(game.play(game.rules.sample(game.question, random)))
    return game, steps


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """Count how often each choice is played, by the number of choices before it."""
    counted: Counter[int] = Counter()
    play = kernel.play

    def count(rules, position, *rest):  # type: ignore[no-untyped-def]
        counted[position.answered] += 1
        return play(rules, position, *rest)

    monkeypatch.setattr(kernel, "play", count)
    return counted


# Steps can be read unchanged


@pytest.mark.long
@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("plan", GAMES)
def test_every_step_is_as_it_was_when_it_was_played(plan):
    game, steps = played(*plan)
    assert game.history == steps
    order = list(range(len(steps)))
    Random(1).shuffle(order)
    for number in order:
        assert game.history[number] == steps[number]
    assert list(reversed(game.history)) == steps[::-1]
    assert game.history[-1] is game.last


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("plan", GAMES)
def test_the_events_of_every_step_are_available(plan):
    game, steps = played(*plan)
    assert list(happened(game.history)) == list(chain.from_iterable(step.events for step in steps))
    assert list(happened(steps)) == list(happened(game.history))
    assert [events_at(game.history, number) for number in range(len(steps))] == [step.events for step in steps]


@pytest.mark.usefixtures("forgetful")
def test_a_part_of_a_history_is_a_history():
    game, steps = played(*GAMES[0])
    for part in (slice(0, 40), slice(-60, None), slice(200, 100, -7), slice(5, 5)):
        assert game.history[part] == steps[part]
        assert list(happened(game.history[part])) == list(happened(steps[part]))
    assert game.history[10:90][5:-5][3] == steps[18]
    assert game.history[10:90][5:-5][1:4] == steps[16:19]
    with pytest.raises(IndexError):
        game.history[10:20][10]


@pytest.mark.usefixtures("forgetful")
def test_a_history_is_not_another_one():
    game, steps = played(*GAMES[0])
    assert game.history != steps[:-1]
    assert game.history != [*steps[:-1], steps[0]]
    assert game.history != 5


@pytest.mark.usefixtures("forgetful")
def test_undo_and_redo_lead_to_the_same_steps():
    game, steps = played(*GAMES[0])
    for count in (1, 30, 200):
        for number in range(count):
            assert game.undo()
            assert game.last == steps[-2 - number]
        for number in range(count):
            assert game.redo()
            assert game.last == steps[number - count]
    assert game.history == steps


@pytest.mark.usefixtures("forgetful")
def test_undone_steps_are_available_after_other_choices():
    game, steps = played(*GAMES[0])
    stood = []
    for seed, count in enumerate((5, 70, 1, 120)):
        for _ in range(count):
            game.undo()
            stood.append(game.last)
        play_at_random(game, 20, seed)
    assert [game.at(step) for step in game.taken_back] == stood
    assert game.history[0] == steps[0]


@pytest.mark.usefixtures("forgetful")
def test_a_branch_is_a_line_of_its_own():
    game, steps = played(*GAMES[0])
    other = game.branch(100)
    assert (other.last, len(other.history)) == (steps[100], 101)
    play_at_random(other, 30, 7)
    before = other.history[99]
    for _ in range(50):
        other.undo()
    assert before == steps[99]
    assert other.history == steps[:81]
    assert game.history == steps


@pytest.mark.usefixtures("forgetful")
def test_real_dice_are_replayed_as_entered():
    """Switched on and off in the middle of rolls, undone and redone."""
    game, random = Game(set_up(4, by_hand=True)), Random(4)
    steps = [game.last]
    while game.question is not None and len(game.choices) < 200:
        if len(game.choices) % 17 == 16:
            steps.append(game.take_up_dice(not game.position.chance.by_hand))
        else:
            steps.append(game.play(game.rules.sample(game.question, random)))
    kinds = {entry.kind for entry in game.choices}
    assert kinds == {"choice", "by_hand", "by_draw"}
    assert any(isinstance(entry.choice, Shown) for entry in game.choices)
    assert game.history == steps
    for _ in range(60):
        game.undo()
    for _ in range(60):
        game.redo()
    assert game.history == steps
    assert Game.replay(game.set_up, game.journal).history == steps


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("end", [lambda game: game.concede(1), lambda game: game.agree_to_draw(0)])
def test_the_end_that_players_agreed_on_is_reached_again(end):
    game, steps = played(*GAMES[0])
    steps.append(end(game))
    game.undo()
    assert game.history == steps[:-1]  # undone steps are no longer in the history
    game.redo()
    assert game.last == steps[-1]
    assert game.history == steps
    assert game.branch().last == steps[-1]


# The cost


@pytest.mark.usefixtures("forgetful")
def test_going_forward_plays_each_choice_once(replays: Counter[int]):
    game, steps = played("classic", 2, 24, 300)
    replays.clear()
    assert [step.faces for step in game.history] == [step.faces for step in steps]
    assert max(replays.values()) == 1


def test_going_backward_plays_each_choice_once(replays: Counter[int], monkeypatch: pytest.MonkeyPatch):
    """Steps between two stored ones are cached once the later one has been read."""
    monkeypatch.setattr(line, "MOST_RECENT", 1 << 20)
    game, steps = played("classic", 2, 24, 600)
    assert list(game.history) == steps
    replays.clear()
    assert [step.faces for step in reversed(game.history)] == [step.faces for step in reversed(steps)]
    assert len(replays) > 300
    assert max(replays.values()) == 1


def test_an_ordinary_game_is_at_hand_as_a_whole(replays: Counter[int]):
    game, steps = played("classic", 2, 36, 1000)
    replays.clear()
    assert game.history == steps
    for _ in range(100):
        game.undo()
    assert replays == {}


def test_events_are_at_hand_without_a_position(replays: Counter[int], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(line, "MOST_RECENT", 1)
    game, steps = played("classic", 2, 24, 300)
    replays.clear()
    assert list(happened(game.history)) == list(happened(steps))
    assert replays == {}


def test_a_step_is_at_most_so_many_choices_from_a_kept_one(replays: Counter[int], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(line, "MOST_RECENT", 1)
    game, _ = played("classic", 2, 24, 300)
    for number in (63, 64, 190, 250):
        replays.clear()
        assert game.history[number].position.answered == number
        assert replays.total() == number % line.KEPT_EVERY


@pytest.mark.long
@pytest.mark.no_cover  # it counts memory
def test_a_long_game_with_many_dice_takes_less_than_three_kilobytes_a_choice(monkeypatch: pytest.MonkeyPatch):
    """Without the cached steps. With every position stored it took 17 kilobytes."""
    monkeypatch.setattr(line, "MOST_RECENT", 1 << 20)
    game = Game(deal("classic", 4, 280, 0, 0))
    play_at_random(game, 1000)
    tracemalloc.start()
    try:
        play_at_random(game, 1500)
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(game.choices) == 2500
    assert len(game.position.dice) > 600
    assert taken < 3 * 1500 * 1000


@pytest.mark.long
def test_undoing_and_choosing_again_without_end_takes_no_positions(monkeypatch: pytest.MonkeyPatch):
    """A save may have 100,000 such entries."""
    monkeypatch.setattr(line, "MOST_RECENT", 1 << 20)
    game, _ = played("classic", 2, 400, 40)
    tracemalloc.start()
    try:
        for seed in range(300):
            play_at_random(game, 2, seed)
            game.undo()
            game.undo()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(game.taken_back) == 600
    assert taken < 3e6


def test_a_redone_deed_is_the_same_entry():
    """The log uses this to know what it has already shown."""
    game, _ = played("classic", 2, 24, 10)
    before: list[Entry] = list(game.choices)
    for _ in range(5):
        game.undo()
    for _ in range(5):
        game.redo()
    assert all(one is other for one, other in zip(before, game.choices, strict=True))
