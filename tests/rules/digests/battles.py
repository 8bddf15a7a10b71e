"""Battles of all species that cover every special icon in every kind of roll, every power and every state.

Random games of whole forces would have to be very many before each monster has shown its one icon in every kind of
roll. So armies with icons that have not been shown yet meet at one terrain and are played for a while; the seed alone
decides which dice they have. `python tests/rules/digests/battles.py` prints the table.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from reach import told
from seeded_games import eager

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import playable_units
from ddtable.engine.game import Game
from ddtable.engine.kernel import Played
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.events.magic import EffectBegan
from ddtable.rules.dragon_dice.events.powers import PowerRolled, PowerWorked
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.units import Moved, Promoted, Returned
from ddtable.rules.dragon_dice.icons import read_icons
from tests.drivers.playing import game_from

BATTLES = 700
CHOICES = 70
TEXT = """
home A: {home}_{eighth} {distance}{held}
home B: {other}_tower 4
frontier: {frontier}_standing_stones {front}
options species=all
A at home A: {a}
B at home A: {b}
A at frontier: {a_front}
B at frontier: {b_front}
A reserve: {a_reserve}
B reserve: {b_reserve}
A dead: {a_dead}
B dead: {b_dead}
A buried: {a_buried}
{dragons}dice seed {seed}{by_hand}
turn 4 A {phase}
"""
LANDS = ("coastland", "flatland", "highland", "swampland")
COUNTED_LINES = {
    "maneuver-as-missile": "maneuver_as_missile",
    "maneuver-as-melee": "maneuver_as_melee",
    "save-as-melee": "save_as_melee",
    "scorching-touch": "scorching_touch",
    "bone-magic": "bone_magic",
}
AS_SAVES = {"swamp_stalkers": "maneuver_as_save", "scalders": "maneuver_as_missile_save"}
MOVES = ("ferry", "firewalking", "teleport", "vanish", "air_flight")
BACK = ("regenerate", "convert", "feralization", "mutate")
UP = ("wild_growth", "feralization", "stepped_damage")
# Rare kinds of questions, with the species whose units lead to them.
ASKED = {
    "asked icon-grow": "treefolk",
    "asked icon-grow-or-save": "treefolk",
    "asked evolve": "swamp_stalkers",
    "asked evolve-place": "swamp_stalkers",
}
ROLLED = ("replanting", "rise_from_the_ashes", "dispel_magic")


def wanted() -> list[str]:
    """Return a name for everything that battles of all species must cover."""
    names = [
        f"icon {icon} in {kind}"
        for kind, uses in read_icons().uses.items()
        if kind not in ("dragon", "single", "horde")
        for icon in uses
        if icon in carriers()
    ]
    names += [f"power {power.effect}" for power in edition().rows if power.house or power.species == "amazons"]
    names += [f"in force {name}" for name in edition().lasting] + [f"moved by {cause}" for cause in MOVES]
    names += [f"returned by {cause}" for cause in BACK] + [f"risen by {cause}" for cause in UP]
    return [*names, *(f"rolled for {power}" for power in ROLLED), *ASKED]


@cache  # asked hundreds of times for each battle
def carriers() -> dict[str, list[str]]:
    """Return for each special icon the units that have it."""
    special = {icon for kind, uses in read_icons().uses.items() if kind != "dragon" for icon in uses}
    found: dict[str, list[str]] = {}
    for unit in playable_units(catalogue(), allowed="all"):
        for icon in {face.icon for face in unit.faces} & special:
            found.setdefault(icon, []).append(unit.id)
    return found


def more(game: Game, played: Played) -> Iterator[str]:
    """Return the names of what one choice covered, in addition to those of `reach.told`."""
    units = catalogue().units
    for event in played.events:
        match event:
            case Rolled():
                for total in event.sums:
                    for line in total.lines:
                        if line.word in COUNTED_LINES:
                            yield f"power {COUNTED_LINES[line.word]}"
                        if line.word == "maneuver-as-save":
                            shown = [face.die for face in event.faces if face.icon == "maneuver"]
                            folk = {units[game.position.dice[die].type].species for die in shown}
                            yield from (f"power {AS_SAVES[one]}" for one in folk if folk == {one} and one in AS_SAVES)
            case EffectBegan():
                yield f"in force {event.effect.name}"
            case Moved() if event.cause:
                yield f"moved by {event.cause}"
                yield f"power {event.cause}"
            case Returned():
                yield f"returned by {event.cause}"
                yield f"power {event.cause}"
            case Promoted():
                yield f"risen by {event.cause}"
                yield f"power {event.cause}"
            case PowerWorked():
                yield f"power {event.power}"
            case PowerRolled() if event.kept:
                yield f"rolled for {event.power}"
                yield f"power {event.power}"


def units_for(name: str) -> list[str]:
    """Return the units of which a battle may cover this name."""
    word = name.split()[1 if name.startswith("icon ") else -1]
    if word in carriers():
        return carriers()[word]
    folk = [power.species for power in edition().rows if power.effect == word and power.house]
    if name in ASKED:
        folk = [ASKED[name]]
    return [unit.id for unit in playable_units(catalogue(), folk or None, "all")]


def battle(seed: int, missing: list[str], by_hand: bool = False) -> Game:
    """Return a battle with units that may cover a missing name, and some others."""
    random = Random(seed)
    every = [unit.id for unit in playable_units(catalogue(), allowed="all")]
    rare = [units_for(name) for name in missing]
    powers_only = not any(name.startswith("icon ") for name in missing)

    def army(kinds: int, others: int) -> str:
        names = [random.choice(random.choice(rare)) for _ in range(kinds)] * 2
        return ", ".join([*names, *random.choices(every, k=others)])

    home, other, frontier = random.sample(LANDS, 3)
    distance = random.choice((1, 3, 5, 6, 6, 8))
    breath = random.choice(("", "fire", "air", "earth", "death"))
    return game_from(
        TEXT.format(
            home=home,
            other=other,
            frontier=frontier,
            eighth=random.choice(("city", "temple")),
            distance=distance,
            held=", held by A" if distance == 8 else "",
            front=random.choice((1, 2, 3, 5)),
            a=army(3, 2),
            b=army(3, 2),
            a_front=army(1, 2),
            b_front=army(1, 2),
            a_reserve=army(1, 1),
            b_reserve=army(1, 1),
            a_dead=army(2, 4),
            b_dead=army(2, 4),
            a_buried=", ".join(random.choices(every, k=4)),
            dragons=f"B dragons at home A: {breath}_drake\n" if breath else "",
            seed=seed,
            by_hand=", by hand" if by_hand else "",
            phase=random.choice(("begin", "retreat")) if powers_only else "begin",
        )
    )


def fought(battles: int = BATTLES) -> Counter[str]:
    """Play battles until everything is covered, or up to this number; return how often each name occurred."""
    found: Counter[str] = Counter()
    for seed in range(battles):
        missing = [name for name in wanted() if not found[name]]
        if not missing:
            break
        game = battle(seed, missing)
        random = Random(seed)
        for _ in range(CHOICES):
            if game.question is None:
                break
            found.update((f"asked {game.question.kind}", f"step {type(game.position.agenda[-1]).__name__}"))
            game.play(eager(game, game.question, random))
            found.update(told(game, game.last))
            found.update(more(game, game.last))
            found.update(f"event {type(event).__name__}" for event in game.last.events)
        found["battles"] += 1
    return found


def main() -> int:
    """Print how often each name occurred."""
    found = fought()
    for name in (*wanted(), "battles"):
        print(f"{found[name]:7}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
