"""Lessons and puzzles in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.opponents.seated import Computer
from ddtable.texts.plain import one_line
from ddtable.words.shares import whole_points
from ui.session.computers import computer_name

if TYPE_CHECKING:
    from ddtable.guides.puzzles.puzzle import Puzzle
    from ddtable.words.sentences import Words

MINE = "mine/"
"""The beginning of the ids of puzzles from the player's games."""


def puzzle_title(words: Words, puzzle: Puzzle) -> str:
    """Return the title of a puzzle."""
    if puzzle.id.startswith(MINE):
        return words.say("practice-mine-title", kind=puzzle.subject)
    return words.say(f"puzzle-{puzzle.id}-title")


def puzzle_about(words: Words, puzzle: Puzzle) -> str:
    """Return the question of a puzzle in words, or the game that it comes from."""
    if puzzle.id.startswith(MINE):
        lost = next((one.behind for one in puzzle.answers if one.pick == puzzle.chosen), 0.0)
        return words.say("practice-mine-about", points=whole_points(lost / 100), origin=one_line(puzzle.origin))
    return words.say(f"puzzle-{puzzle.id}")


def puzzle_why(words: Words, puzzle: Puzzle) -> str:
    """Return why the best answer of a puzzle is the best one; "" for a puzzle of the player's own."""
    return "" if puzzle.id.startswith(MINE) else words.say(f"puzzle-{puzzle.id}-why")


def puzzle_measured(words: Words, puzzle: Puzzle) -> str:
    """Return how the chances of a puzzle were found."""
    tries = puzzle.best.tries
    if not tries:
        return words.say("puzzle-estimated")
    name = computer_name(words, Computer(puzzle.player))
    key = "puzzle-measured" if puzzle.turns else "puzzle-played-out"
    return words.say(key, tries=tries, player=name, turns=puzzle.turns)
