"""Small positions of Dragon Dice Risk on a map of 24 territories: 1 unit on most, some more on borders, no recruits.

A game from such a position is short, and one attack may decide it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from ddtable.engine import kernel
from ddtable.engine.questions import Question
from ddtable.engine.system import AnyPosition, system
from ddtable.maps.own import known_map
from ddtable.rules.risk.notation import NotationError, read

MAP = "four_shores"
CHOOSES = "march-second"  # the kind of the question
UNITS = (
    ("guard", "bowman", "herald", "knight", "archer", "fighter"),
    ("thug", "pelter", "cutthroat", "mugger", "slingman", "wolf_rider"),
)
TERRAINS = ("coastland_tower", "highland_city", "swampland_temple", "flatland_tower", "flatland_city")
HELD = (15, 16)  # territories of the first player; 17 win
BORDERS = 2  # territories with more units
STACKS = (range(4, 7), range(4, 8))  # their units: the second player is stronger, so the first one must win soon


def small_wars(seed: int) -> Iterator[tuple[AnyPosition, Question]]:
    """Yield positions in which the first player chooses a continent to march with, without end."""
    rules, random = system("risk"), Random(f"wars/{seed}")
    while True:
        try:
            position = read(_text(random))
            played = kernel.begin(rules, rules.set_up_at(position))
        except (NotationError, ValueError):
            continue
        if played.question is not None and played.question.kind == CHOOSES:
            yield position, played.question


def _text(random: Random) -> str:
    board, count = known_map(MAP), random.choice(HELD)
    own = {random.randrange(len(board.territories))}
    while len(own) < count:
        own.add(random.choice([near for one in own for near in board.neighbours[one] if near not in own]))
    ids = [territory.id for territory in board.territories]
    lines = [f"map {MAP}"]
    for continent, die in zip(board.continents, random.sample(TERRAINS, len(board.continents)), strict=True):
        lines.append(f"{continent.id}: {die} {random.randint(1, 7)}")
    for seat, letter in enumerate("AB"):
        held = [one for one in range(len(ids)) if (one in own) == (seat == 0)]
        borders = [one for one in held if any((near in own) != (seat == 0) for near in board.neighbours[one])]
        stacks = random.sample(borders, min(BORDERS, len(borders)))
        for one in held:
            units = random.choices(UNITS[seat], k=random.choice(STACKS[seat])) if one in stacks else [UNITS[seat][0]]
            lines.append(f"{letter} at {ids[one]}: {', '.join(sorted(units))}")
    return "\n".join([*lines, "turn 5 A second march"]) + "\n"
