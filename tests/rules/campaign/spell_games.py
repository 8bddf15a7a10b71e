"""Short random games of the great spells, from positions where each takes effect or all can be cast."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from ddtable.engine import kernel
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Choice, Faces, Question, Shown
from tests.rules.campaign.spell_table import WAR, army, casting, war, working
from tests.rules.dragon_dice.by_hand import A, B

TRIES = 20
RICH = {"earth": 60, "air": 60, "fire": 60, "water": 60, "death": 60}
UNITS = (
    "A at frontier: wizard, oracle, wolverine_folk\nA at home A: 3 footman\nB at frontier: 6 wolf_rider, 2 spy, mummy\n"
    "B at home B: thug\nA dead: warlord, behemoth, hydra, 2 footman\nB dead: troll, 3 thug\n"
    "A summoning: fire_drake, dragonkin_dragontroop_fire, dragonkin_dragonhero_fire\n"
    "pool: flatland_city, flatland_tower, coastland_city, swampland_city, swampland_tower\n"
)
WORKING = (
    ("quake", army(B), {}),
    ("monsoon", army(B), {}),
    ("conjure_titan", "terrain/2", {}),
    ("conjure_titan", "terrain/2", {"f": "highland_city 8, held by B"}),
    ("chain_lightning", "die:9", {}),
    ("create_void", "terrain/2", {}),
    ("fire_of_wrath", army(B), {}),
    ("parch_land", "terrain/2", {"f": "coastland_temple 6"}),
    ("flood_waters", "terrain/2", {}),
    ("flood_waters", "terrain/2", {"f": "coastland_temple 6"}),
    ("wings_of_death", "dead", {}),
    ("ragnarok", "dead:1", {}),
    ("gates_of_the_underworld", "terrain/2", {}),
    ("to_the_death", army(B), {}),
    ("call_fire_dragon", "die:28", {}),
    ("summon_fire_dragonkin", "summoning", {}),
    ("savage", army(B), {}),
    ("hide", "die:3", {}),
    ("deattune", "terrain/2", {}),
    ("barrier", army(B), {}),
)
IN_FORCE = (
    "cast backlash by B at frontier, since 4\ncast gates_of_the_underworld by B at frontier, since 4\n"
    "cast channel_dead by A on A at frontier, since 5\ncast channel_dead by A on A at frontier, since 5\n"
    "cast levitate by A on A at frontier, since 4\ncast faerie_fire by A on B at frontier, since 4\n"
)


def beginnings() -> Iterator[Played]:
    """Yield positions where each spell takes effect, where all can be cast, and where some are in force."""
    for spell, target, on in WORKING:
        for times in (1, 2):
            yield working(UNITS, spell, target, times, **on).played
    yield working(UNITS.replace("A at home A", f"{IN_FORCE}A at home A"), "fire_of_wrath", army(B)).played
    for more in ("", IN_FORCE):
        yield casting(f"{UNITS}{more}", RICH, {"amazons": RICH, "feral": RICH}).played
        yield war(f"{UNITS}{more}").played
    yield casting(UNITS, RICH).pick("spell", spell="ragnarok").played
    pair = casting(UNITS, RICH).pick("spell", spell="monster_summoning")
    yield pair.pick("spell-at-die", die=pair.die(A, "hydra")).played
    barred = "cast barrier by B on A at frontier, since 4\n"
    yield working(f"{UNITS}{barred}", "call_fire_dragon", "die:28").played
    yield working(UNITS.partition("pool:")[0], "parch_land", "terrain/2", f="coastland_temple 6").played


def answered(question: Question, random: Random) -> Choice:
    """Return a random answer; dice of a question of real dice are drawn too."""
    shape = question.shape
    if isinstance(shape, Faces):
        return Shown(tuple(random.randrange(sides) for sides in shape.sides))
    return WAR.sample(question, random)


@cache
def played() -> tuple[Played, ...]:
    """Return the steps of short games after each beginning, played at random."""
    steps = []
    for at, begun in enumerate(beginnings()):
        for number in range(3 if at < 2 * len(WORKING) else 8):
            random, step = Random(31 * at + number), begun
            steps.append(step)
            for _ in range(TRIES):
                if step.question is None:
                    break
                step = kernel.play(WAR, step.position, answered(step.question, random), step.question)
                steps.append(step)
    return tuple(steps)
