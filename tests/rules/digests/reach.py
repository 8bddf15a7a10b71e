"""The coverage of random games: every icon in every kind of roll, spell, power, breath, ending, and how often.

`python tests/rules/digests/reach.py` prints the table; `test_reach.py` checks that nothing in it is missing.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from seeded_games import all_options, play_out, set_up

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import playable_units
from ddtable.engine.game import Game
from ddtable.engine.kernel import Forced, Played
from ddtable.rules.dragon_dice.board import holds_eighth
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.effects import BREATHS
from ddtable.rules.dragon_dice.events.attacks import Attacked, Damaged
from ddtable.rules.dragon_dice.events.dragons import Breathed, DragonLeft, DragonRolled, DragonsFight
from ddtable.rules.dragon_dice.events.magic import EffectBegan, EffectEnded, PointsColoured, SpellWorked
from ddtable.rules.dragon_dice.events.powers import PowerUsed
from ddtable.rules.dragon_dice.events.rolls import Rolled, RolledAgain, SavedAlone
from ddtable.rules.dragon_dice.events.turns import Ended
from ddtable.rules.dragon_dice.events.units import Buried, Killed, Promoted, Returned
from ddtable.rules.dragon_dice.icons import read_icons
from ddtable.rules.dragon_dice.spells import COLOURS

FIRST, GAMES = 50, 70  # the first 40 of these seeds come to everything
HEALTH = 36
FACES = ("jaws", "breath", "claw", "belly", "tail", "wing", "treasure")
LEFT = ("slain", "wing", "lightning")
ENDED = ("start", "end", "gone", "dead", "out")
ALONE = ("bullseye", "stone", "lightning", "soiled_ground")
BURIED = ("death-magic", "temple", "dust_to_dust", "soiled_ground")


def wanted() -> list[str]:
    """Return a name for everything that random games must cover."""
    played = {face.icon for unit in playable_units(catalogue()) for face in unit.faces}
    names = [
        f"icon {icon} in {kind}"
        for kind, uses in read_icons().uses.items()
        if kind not in ("dragon", "single")
        for icon in uses
        if icon in played
    ]
    names += [f"spell {spell}" for spell in edition().spells] + [f"breath {colour}" for colour in COLOURS]
    names += [f"in force {name}" for name in BREATHS] + [f"dragon shows {face}" for face in FACES]
    names += [f"dragon left: {reason}" for reason in LEFT] + [f"effect ended: {reason}" for reason in ENDED]
    names += [f"alone: {cause}" for cause in ALONE] + [f"buried: {cause}" for cause in BURIED]
    names += [f"race {effect} on {terrain}" for terrain, effect in edition().powers_by_land]
    names += ["eighth face doubles", "city recruits", "city promotes", "temple buries", "tower shoots far"]
    names += ["standing stones colour", "promoted: slain", "promoted: treasure", "dragons fight", "flame buries"]
    names += ["open grave saves", "counter throws back", "smite", "flashfire", "returned", "capture", "elimination"]
    return names


def told(game: Game, played: Played) -> Iterator[str]:
    """Return the names of what one choice covered."""
    for event in played.events:
        match event:
            case Rolled():
                yield from (f"icon {face.icon} in {event.kind}" for face in event.faces)
                for total in event.sums:
                    if any(line.clause == "C11.3" for line in total.lines):
                        yield "eighth face doubles"
                    if total.result == "smite" and total.total:
                        yield "smite"
                yield from _powers(played, event)
            case SpellWorked():
                yield f"spell {event.spell}"
            case Breathed():
                yield f"breath {event.colour}"
            case EffectBegan() if event.effect.name in BREATHS:
                yield f"in force {event.effect.name}"
            case EffectEnded():
                yield f"effect ended: {event.reason}"
            case DragonRolled():
                yield from (f"dragon shows {icon}" for icon in event.icons)
            case DragonLeft():
                yield f"dragon left: {event.reason}"
            case DragonsFight():
                yield "dragons fight"
            case SavedAlone():
                yield f"alone: {event.cause}"
            case Buried():
                yield f"buried: {event.cause}"
            case Returned():
                yield "city recruits" if event.cause == "city" else "returned"
            case Promoted():
                yield "city promotes" if event.cause == "city" else f"promoted: {event.cause}"
            case PowerUsed(power="temple", used=True):
                yield "temple buries"
            case Killed() if event.dice:
                if event.to == "reserve":
                    yield "open grave saves"
                elif event.to == "buried":
                    yield "flame buries"
            case Damaged(cause="thrown_back"):
                yield "counter throws back"
            case RolledAgain(cause="flashfire"):
                yield "flashfire"
            case Attacked(kind="missile") if event.place != event.target_place:
                homes = [played.position.board.lands[int(at[8:])].home for at in (event.place, event.target_place)]
                if homes[0] >= 0 and homes[1] >= 0:
                    yield "tower shoots far"
            case PointsColoured():
                if holds_eighth(played.position, event.seat, event.place, "standing_stones"):
                    yield "standing stones colour"
            case Ended():
                yield event.reason
            case Forced():
                yield f"asked {event.question}"


def _powers(played: Played, event: Rolled) -> Iterator[str]:
    """Return the racial powers in a sum."""
    if not event.place.startswith("terrain/"):
        return
    terrain = played.position.board.lands[int(event.place[8:])]
    kind = catalogue().terrains[played.position.dice[terrain.die].type].kind
    for total in event.sums:
        for line in total.lines:
            if line.clause == "C13.1":
                yield f"race {'maneuver_doubled' if line.word == 'doubled' else 'maneuver_as_save'} on {kind}"


def reach(games: int = GAMES) -> Counter[str]:
    """Play random games of two, three and four players until everything is covered, or so many; count what it was."""
    found: Counter[str] = Counter()
    options = all_options("classic")
    for seed in range(FIRST, FIRST + games):
        if all(found[name] for name in wanted()):
            break
        seats = {0: 3, 1: 4}.get(seed % 5, 2)
        game = Game(set_up("classic", seed, seats, HEALTH, options[(seed * 37) % len(options)]))
        for _ in play_out(game, Random(seed)):
            found.update(told(game, game.last))
            found.update(f"event {type(event).__name__}" for event in game.last.events)
            if game.question is not None:
                found.update((f"asked {game.question.kind}", f"step {type(game.position.agenda[-1]).__name__}"))
    return found


def main() -> int:
    """Print how often each name occurred."""
    found = reach()
    for name in wanted():
        print(f"{found[name]:7}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
