"""The time for the builder's figures: all figures of a large force, its verdict, a search, a suggestion."""

from __future__ import annotations

from random import Random

from benchmarks.figures import Figure, typical
from benchmarks.large import large
from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.seeking import Said, Seeker, Wish
from ddtable.forces.filling import fill
from ddtable.forces.force import ARMY_NAMES, Force
from ddtable.odds.against import damage
from ddtable.odds.exact import COUNTED_KINDS, chance_of_at_least, distribution, mean, most, quantile
from ddtable.odds.exchange import Attack, exchange
from ddtable.odds.of_recipe import of_army
from ddtable.odds.suggest import suggest
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.board import Options
from ddtable.rules.dragon_dice.verdict import verdict

HEALTH = 60
EMPTY = Force("", "", (), (), (), (), "", "")
ALL = Options(species="all")
WISHES = (Wish(), Wish("th"), Wish("goblin rare"), Wish(icons=("smite", "rend"), sizes=("rare", "monster")))

FRONTIER = "terrain/2"
MET = """home A: flatland_city 4
home B: flatland_tower 4
frontier: flatland_temple 6
A at frontier: 3 thug, 2 mugger, 2 cutthroat, 2 pelter, leopard_rider
B at frontier: 3 guard, 2 trooper, 2 archer, 2 knight, eagle_knight
turn 4 A march 1, act at frontier
"""


def reckoning(rounds: int) -> list[Figure]:
    """Return the milliseconds of the builder's figures without its window."""
    forces = [fill(catalogue(), EMPTY, HEALTH, Random(seed)) for seed in range(5)]
    home, campaign, horde = (("goblins_leopard_rider",) * count for count in (7, 7, 6))
    forces.append(Force("", "", home, campaign, horde, (), "", ""))
    seeker = Seeker(catalogue(), _says)
    slowest = max(typical(lambda force=force: _every_figure(force), rounds) for force in forces)  # type: ignore[misc]
    fight = max(typical(lambda force=force: _fight(force), rounds) for force in forces)  # type: ignore[misc]
    searched = max(typical(lambda wish=wish: seeker.find(wish, "name"), rounds) for wish in WISHES)  # type: ignore[misc]
    judged = typical(lambda: [verdict(force, HEALTH, ALL) for force in forces], rounds) / len(forces)
    advised = typical(lambda: suggest(EMPTY, HEALTH, ALL), rounds)
    return [
        Figure("every figure of a 60-health force, nothing kept", 1000 * slowest, "ms", 50),
        Figure("damage of one such army against another", 1000 * fight, "ms", 50),
        Figure("chances of a roll of 20 dice at a terrain", 1000 * _army(rounds), "ms"),
        Figure("an attack of 10 dice on 10, struck back", 1000 * _attack(rounds), "ms", 5, note="exact"),
        Figure("a search through the whole catalogue", 1000 * searched, "ms", 16),
        Figure("verdict on a 60-health force", 1000 * judged, "ms", 16),
        Figure("suggestions for a whole 60-health force", 1000 * advised, "ms"),
    ]


def _every_figure(force: Force) -> None:
    """Calculate every figure that the builder shows, for each army and the whole force, with empty caches."""
    use_own_dice([])  # forgets what is known of the dice
    for units in (*(force.army(name) for name in ARMY_NAMES), force.units):
        for kind in COUNTED_KINDS:
            chances = distribution(units, kind)
            mean(chances), quantile(chances, 0.05), quantile(chances, 0.95), most(units, kind)
            chance_of_at_least(chances, 10)


def _army(rounds: int) -> float:
    """Return the seconds for the exact chances of a melee roll, with all that affects the army."""
    view = large(2, 6, 120).position
    dice = tuple(die for die, shown in enumerate(view.dice) if shown.owner == 0 and shown.type in catalogue().units)[
        :20
    ]
    return typical(lambda: of_army(view, 0, "melee", view.dice[dice[0]].place, dice, ["melee"]), rounds)


def _attack(rounds: int) -> float:
    """Return the seconds for the exact chances of a skirmish with its strike back (C8.2)."""
    view = notation.read(MET)
    attack = Attack("skirmish", 0, FRONTIER, 1, FRONTIER)
    return typical(lambda: exchange(view, attack), rounds)


def _fight(force: Force) -> None:
    use_own_dice([])
    damage(force.home + force.horde, force.campaign)


def _says(what: Said, thing: str) -> str:
    return catalogue().die(thing).name if what == "die" else thing
