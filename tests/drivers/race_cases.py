"""The questions of games of all species, each as hands answer it: icons of monsters, powers of races."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from ddtable.engine.arithmetic import Face
from ddtable.engine.game import Game
from ddtable.engine.position import Party
from ddtable.rules.dragon_dice.events.magic import EffectBegan
from ddtable.rules.dragon_dice.events.powers import IconActed, PowerRolled, PowerUsed
from ddtable.rules.dragon_dice.events.rolls import SavedAlone
from ddtable.rules.dragon_dice.events.units import Promoted, Returned
from ddtable.rules.dragon_dice.steps import (
    Announced,
    ArmyRoll,
    Cast,
    Dispel,
    Dying,
    Evolve,
    Feralize,
    Fortify,
    IconAct,
    IconWork,
    Loss,
    Mutate,
    Oppose,
    RapidGrowth,
    Rolling,
)
from tests.drivers.cases import Case, happened, lies, moved
from tests.drivers.hands_on import Hands
from tests.drivers.magic_cases import at_area, chosen, picked
from tests.drivers.playing import game_from

TABLE = """
home A: flatland_city 4
home B: flatland_tower 4
frontier: swampland_temple 6
options species=all
A at home A: swamp_stalkers_bog_runner, feral_lynx_folk, frostwings_advocate
A at frontier: unicorn, 2 treefolk_oakling, undead_wight, swamp_stalkers_bog_adept
A dead: treefolk_oak, undead_zombie, feral_weasel_folk, swamp_stalkers_striker
A buried: 2 frostwings_magus
B at home B: 2 goblins_thug
B at frontier: 4 goblins_thug, 2 treefolk_willowling
B reserve: marauder, goblins_thug
turn A march 1
"""
HOME, FRONTIER, THEIR_HOME = "terrain/0", "terrain/2", "terrain/1"
UNICORN, OAKLING, OTHER_OAKLING, WIGHT = 6, 7, 8, 9
OAK, ZOMBIE, WEASEL, STRIKER, MAGUS = 11, 12, 13, 14, 15
THUGS, WILLOWLINGS, MARAUDER = (19, 20, 21, 22), (23, 24), 25


def among(*steps: object) -> Callable[[], Game]:
    return lambda: game_from(TABLE, *steps)  # type: ignore[arg-type]


def acting(icon: str, points: int, kind: str = "melee", **values: object) -> Callable[[], Game]:
    """Return the question of an icon that the unicorn's owner has rolled."""
    act = IconAct(icon, points, (UNICORN,))
    return among(IconWork(0, FRONTIER, kind, (act,), 1, FRONTIER, **values))  # type: ignore[arg-type]


def onto(game: Callable[[], Game], dead: int, living: Sequence[int], done: Callable[[Game], bool]) -> Case:
    """A dead unit that is laid onto one of these: another for each way."""

    def clicked(hands: Hands) -> None:
        hands.click_die(dead)
        hands.click_die(living[1])

    def by_key(hands: Hands) -> None:
        hands.lift_by_key(dead)
        hands.lift_by_key(living[-1])

    return Case(game, lambda hands: hands.drag_onto(dead, living[0]), clicked, by_key, done)


def asks(kind: str) -> Callable[[Game], bool]:
    return lambda game: game.question is not None and game.question.kind == kind


RACE_CASES = {
    "icon-targets": chosen(
        acting("smother", 2), THUGS[:2], "dead@1", happened(IconActed, icon="smother", dice=THUGS[:2])
    ),
    "icon-target": chosen(acting("slay", 1), THUGS[1:2], "dead@1", happened(IconActed, dice=THUGS[1:2])),
    "icon-next": chosen(
        acting("plague", 1, stage="after", chosen=(MARAUDER,)), THUGS[2:3], "dead@1", happened(SavedAlone, seat=1)
    ),
    "icon-army": at_area(acting("galeforce", 4), f"{THEIR_HOME}@1", happened(EffectBegan)),
    "icon-move": moved(acting("teleport", 4), lambda hands: (UNICORN, f"{THEIR_HOME}@0"), asks("icon-passengers")),
    "icon-passengers": chosen(
        acting("teleport", 4, stage=THEIR_HOME),
        [OAKLING, WIGHT],
        f"{THEIR_HOME}@0",
        lambda game: lies(game, [UNICORN, OAKLING, WIGHT], THEIR_HOME),
    ),
    "icon-saves-or-return": picked(acting("regenerate", 4, "save"), "return", Qt.Key.Key_2, asks("icon-returns")),
    "icon-returns": chosen(
        acting("regenerate", 4), [OAK], f"{FRONTIER}@0", happened(Returned, dice=(OAK,), cause="regenerate")
    ),
    "icon-grow": onto(acting("wild_growth", 4), OAK, [OAKLING, OTHER_OAKLING], happened(Promoted, cause="wild_growth")),
    "icon-grow-or-save": onto(
        acting("wild_growth", 4, "save"), OAK, [OAKLING, OTHER_OAKLING], happened(Promoted, cause="wild_growth")
    ),
    "feralize": moved(
        among(Feralize(HOME)), lambda hands: (WEASEL, f"{HOME}@0"), happened(Returned, cause="feralization")
    ),
    "fortify": moved(among(Fortify()), lambda hands: (MAGUS, "dead@0"), lambda game: lies(game, [MAGUS], "dead")),
    "mutate-victim": at_area(among(Mutate()), "reserve@1", happened(PowerUsed, power="mutate", victim=1)),
    "mutate": chosen(among(Mutate(1)), [MARAUDER], "dead@1", happened(SavedAlone, cause="mutate")),
    "evolve-place": at_area(among(Evolve(2)), f"{HOME}@0", asks("evolve")),
    "evolve": moved(
        among(Evolve(2, HOME)), lambda hands: (STRIKER, f"{HOME}@0"), lambda game: lies(game, [STRIKER], HOME)
    ),
    "step-down": onto(
        among(Dying((Loss(0, FRONTIER, (WIGHT,), 2),), stage="exchange")),
        ZOMBIE,
        [WIGHT, WIGHT],
        happened(Promoted, cause="stepped_damage"),
    ),
    "rapid-growth": chosen(
        among(
            RapidGrowth(
                Rolling(
                    "maneuver",
                    (
                        Party(0, (UNICORN,), "maneuver", FRONTIER),
                        Party(1, WILLOWLINGS, "maneuver", FRONTIER),
                    ),
                    fallen=(
                        ArmyRoll((Face(UNICORN, "save", 4),)),
                        ArmyRoll((Face(23, "save", 1), Face(24, "save", 1))),
                    ),
                )
            ),
            Oppose(FRONTIER, (), (1,)),
        ),
        WILLOWLINGS[:1],
        f"{FRONTIER}@1",
        lambda game: asks("turn")(game) or asks("action")(game),
    ),
    "dispel": picked(
        among(
            Dispel(UNICORN),
            Cast(
                1,
                FRONTIER,
                True,
                (),
                stage="work",
                pool=(0, 0, 0, 0, 0),
                announced=(Announced("palsy", f"army:0:{FRONTIER}"),),
            ),
        ),
        "roll",
        Qt.Key.Key_1,
        happened(PowerRolled, power="dispel_magic"),
    ),
}
