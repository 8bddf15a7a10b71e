"""Spells: the exact chances of what they do at once."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from ddtable.engine.questions import Choice, Question
from ddtable.odds.expected import shown
from ddtable.odds.spell_effects import spell_effect
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.board import ClassicPosition, Effect
from ddtable.rules.dragon_dice.steps import Announced
from tests.drivers.playing import CLASSIC
from tests.rules.dragon_dice.by_hand import A, B, board

FRONTIER = "terrain/2"
BOARD = """A at frontier: enchanter
A at home A: 2 thug
A dead: {dead}
B at frontier: {theirs}
B at home B: 2 thug
B dragons at frontier: air_drake
turn 4 A march 1
"""


def answer(position: ClassicPosition, question: Question) -> Choice:
    return choose(CLASSIC.observe(position, question.seat), question, Random(1))[0]


def effect(spell: str, target: str, theirs: str, times: int = 1) -> dict[str, float]:
    """Return the chance of each outcome, with the names of the units; `target`: "@" is the first unit of B there."""
    view = board(BOARD.format(theirs=theirs, dead="thug")).position
    first = next(at for at, die in enumerate(view.dice) if die.owner == B and die.place == FRONTIER)
    dragon = next(at for at, die in enumerate(view.dice) if die.type == "air_drake")
    target = target.replace("@", str(first)).replace("%", str(dragon))
    found = spell_effect(CLASSIC, view, A, FRONTIER, [Announced(spell, target, "", times)], answer)
    assert found is not None
    assert sum(found.values()) == pytest.approx(1)
    named: dict[str, float] = {}
    for outcome, share in found.items():
        words = [f"{word} {view.dice[die].type}" for word, dice in outcome._asdict().items() for die in dice]
        named[", ".join(words)] = named.get(", ".join(words), 0.0) + share
    return named


def saves_of(*units: str) -> Counter[int]:
    """Return how many rolls of units give each number of saves: icons and IDs (C6.1)."""
    faces = [[count * (icon in ("save", "id")) for icon, count in shown(unit)] for unit in units]
    return Counter(sum(row) for row in product(*faces))


def test_unit_struck_by_lightning_saves_itself_or_dies():
    """M12, C6.2."""
    saved = sum(count > 0 for count in saves_of("dwarves_footman").elements()) / 6
    found = effect("lightning_strike", "die:@", "dwarves_footman")
    assert found == pytest.approx({"": saved, "dead dwarves_footman": 1 - saved})


def test_dragon_struck_by_lightning_dies_of_a_belly():
    """M21: two of twelve faces."""
    assert effect("lightning_strike", "die:%", "guard") == pytest.approx({"": 5 / 6, "dead air_drake": 1 / 6})


def test_army_saves_against_hail_and_gives_up_the_least():
    """M12, M16: one save roll against all of it."""
    saves = saves_of("goblins_thug", "dwarves_footman")
    every = sum(saves.values())
    found = effect("hailstorm", f"army:{B}:{FRONTIER}", "thug, dwarves_footman", times=2)
    assert found[""] == pytest.approx(sum(n for made, n in saves.items() if made >= 2) / every)
    assert found["dead goblins_thug, dead dwarves_footman"] == pytest.approx(saves[0] / every)


def test_dead_unit_returns_and_a_finger_kills_without_a_roll():
    """M20, M16."""
    assert effect("breath_of_life", "dead", "guard") == {"returned goblins_thug": 1.0}
    assert effect("finger_of_death", "die:@", "guard") == {"dead coral_elves_guard": 1.0}


def test_army_of_many_kinds_has_too_many_outcomes_for_a_penalised_roll():
    """A roll that does not only add is followed die by die, and not for a whole army."""
    table = board(BOARD.format(theirs="3 thug, 2 guard, 2 knight", dead="thug"))
    frost = Effect("frost", A, "end", table.position.board.turn, FRONTIER, B)
    view = replace(table.position, board=table.position.board.changed(effects=(frost,)))
    spells = [Announced("hailstorm", f"army:{B}:{FRONTIER}", "", 2)]
    assert spell_effect(CLASSIC, view, A, FRONTIER, spells, answer) is None
