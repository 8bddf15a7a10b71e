"""The examples of the primer of a campaign: positions of a war, whose sums and recruiting points the rules work out."""

from __future__ import annotations

from functools import cache

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import work_out
from ddtable.engine.position import Die
from ddtable.forces.force import Force
from ddtable.guides.primer_rolls import WorkedRoll
from ddtable.rules.campaign.bare import FRONTIER, HOME, MINE, THEIRS, bare_war
from ddtable.rules.campaign.recruiting import army_sheet
from ddtable.rules.campaign.sheets import ArmySheet, halved
from ddtable.rules.campaign.starters import war_forces
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.dragon_dice.editions import Edition, edition
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolling import army_roll
from ddtable.rules.dragon_dice.rolls import faces_of, recipe

HEALTH = 120
LANDS = ("highland_city", "swampland_temple", "coastland_tower")
ATTACK = (
    ("dwarves_pony_rider", 4),
    ("dwarves_footman", 5),
    ("dwarves_sergeant", 5),
    ("dwarves_warlord", 2),
    ("fire_drake", 2),
)
"""The attacking army: the type and the face of each die. The maneuvers of the first do not count in melee."""
SAVES = (("goblins_cutthroat", 1), ("goblins_marauder", 3), ("earth_wyrm", 10))
RECRUITING = (
    *(("dwarves_androsphinx", 0),) * 3,
    *(("lava_elves_drider", 0),) * 4,
    ("lava_elves_spider_rider", 0),
    *(("firewalkers_genie", 0),) * 2,
    ("firewalkers_daybringer", 0),
)
"""The army of the worked examples K-X1 to K-X4: 12, 17 and 11 health."""
SOLD, BOUGHT = ("dwarves", "lava_elves"), "feral"
ARMED, EQUIPMENT = "firewalkers", "equipment_small_melee_fire"


def rules() -> Edition:
    """Return the rules of a campaign, with all races."""
    return edition("campaign", "all")


def force() -> Force:
    """Return the starter force whose dice the primer shows, of the smallest size."""
    return war_forces(HEALTH)[0]


def _war(place: str, mine: tuple[tuple[str, int], ...], theirs: tuple[tuple[str, int], ...] = ()) -> ClassicPosition:
    """Return a war of two players in which these dice are at a place, with these faces up."""
    armies = ((MINE, mine), (THEIRS, theirs))
    dice = [Die(kind, seat, place, face) for seat, army in armies for kind, face in army]
    return bare_war(LANDS, dice, HEALTH)


@cache
def _rolled(seat: int, kind: Kind, counted: tuple[str, ...]) -> WorkedRoll:
    position = _war(FRONTIER, ATTACK, SAVES)
    dice = army_roll(position, seat, FRONTIER, kind).dice
    faces = faces_of(position, dice)
    sums = work_out(recipe(position, seat, kind, FRONTIER, dice), faces)
    shown = tuple((position.dice[number].type, position.dice[number].face) for number in dice)
    saving = kind == "save"
    counts = tuple(
        face.icon in counted or (saving and kind_ in catalogue().dragons and face.icon != "belly")
        for face, (kind_, _) in zip(faces, shown, strict=True)
    )
    return WorkedRoll(shown, counts, tuple(one for one in sums if one.lines))


def attack() -> WorkedRoll:
    """Return the melee roll of an army with a dragon (KP9.2)."""
    return _rolled(MINE, "melee", ("melee", "id", "claw", "jaws", "tail", "smite"))


def saves() -> WorkedRoll:
    """Return the save roll of an army with a dragon, which adds its automatic saves (KP9.1)."""
    return _rolled(THEIRS, "save", ("save", "id"))


@cache
def sheet() -> ArmySheet:
    """Return the recruiting points of the example army, at a highland (K-X3)."""
    return army_sheet(_war(HOME, RECRUITING), MINE, HOME)


@cache
def sheet_elsewhere() -> ArmySheet:
    """Return the recruiting points of the same army where only one of its races is native (K-X4)."""
    return army_sheet(_war(FRONTIER, RECRUITING), MINE, FRONTIER)


def half_of(races: tuple[str, ...]) -> tuple[tuple[int, ...], int]:
    """Return the undoubled points of some races of the example army, and their worth for other races (K7.5, K-X2)."""
    points = tuple(race.rounded for name in races for race in sheet().races if race.race == name)
    return points, halved(sum(points))
