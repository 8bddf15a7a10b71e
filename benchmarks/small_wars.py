"""Small positions of Dragon Dice Risk on a map of 24 territories: 1 unit on most, some more on borders.

One player wins when the next turn begins, unless the other one takes a territory now: such games are short, and one
answer decides much.
"""

from __future__ import annotations

from random import Random

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from ddtable.engine import kernel
from ddtable.engine.kernel import Played
from ddtable.engine.system import system
from ddtable.maps.own import known_map
from ddtable.rules.risk.notation import NotationError, read

MAP = "four_shores"
UNITS = (
    ("guard", "bowman", "herald", "knight", "archer", "fighter"),
    ("thug", "pelter", "cutthroat", "mugger", "slingman", "wolf_rider"),
)
TERRAINS = ("coastland_tower", "highland_city", "swampland_temple", "flatland_tower", "flatland_city")
HELD = 7  # territories of the first player; the second one wins with all others at the start of the next turn
POOL = "6 herald"  # the first player's recruits: after this turn the game goes on well for them
OWN_STACKS, OWN_SIZES = (1, 1, 2), range(3, 7)  # territories with more units, and their numbers
OTHER_STACKS, OTHER_SIZES = (1, 2, 3), range(2, 5)


def small_wars(random: Random, *, recruits: bool) -> Played:
    """Return a position in which the first player marches, or places recruits."""
    rules = system("risk")
    while True:
        try:
            played = kernel.begin(rules, rules.set_up_at(read(_text(random, recruits))))
        except (NotationError, ValueError):
            continue
        if played.question is not None:
            return played


def _text(random: Random, recruits: bool) -> str:
    board = known_map(MAP)
    own = {random.randrange(len(board.territories))}
    while len(own) < HELD:
        own.add(random.choice([near for one in sorted(own) for near in board.neighbours[one] if near not in own]))
    ids = [territory.id for territory in board.territories]
    lines = [f"map {MAP}"]
    for continent, die in zip(board.continents, random.sample(TERRAINS, len(board.continents)), strict=True):
        lines.append(f"{continent.id}: {die} {random.randint(2, 7)}")
    for seat, (counts, sizes) in enumerate(((OWN_STACKS, OWN_SIZES), (OTHER_STACKS, OTHER_SIZES))):
        held = [one for one in range(len(ids)) if (one in own) == (seat == 0)]
        borders = [one for one in held if any((near in own) != (seat == 0) for near in board.neighbours[one])]
        with_stack = seat == 1 or not recruits  # with recruits only these can attack
        stacks = random.sample(borders, min(random.choice(counts), len(borders))) if with_stack else []
        for one in held:
            kinds = random.sample(UNITS[seat], 2)
            units = random.choices(kinds, k=random.choice(sizes)) if one in stacks else [UNITS[seat][0]]
            lines.append(f"{'AB'[seat]} at {ids[one]}: {', '.join(sorted(units))}")
    lines.append(f"A recruiting: {POOL}")
    return "\n".join([*lines, f"turn 5 A {'reinforce' if recruits else 'second march'}"]) + "\n"
