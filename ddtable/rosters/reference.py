"""The abilities of a force's own dice: special icons in each kind of roll, powers, dragons, terrains, spells.

All texts come from the rules, for a die at a place without powers and effects.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from typing import Final

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, Element
from ddtable.engine.position import Die
from ddtable.forces.force import Force
from ddtable.forces.sections import known_units
from ddtable.rules.campaign.bare import FRONTIER, MINE, bare_war
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.dragon_dice.editions import Edition
from ddtable.rules.dragon_dice.meaning import AGAINST_DRAGONS, DRAGON, dragon_meaning, meaning
from ddtable.rules.dragon_dice.rosters import rules_for
from ddtable.rules.dragon_dice.spells import COLOURS, IVORY, SpellType
from ddtable.words.faces import power_text, said_meaning
from ddtable.words.sentences import Words, sentence
from ddtable.words.spells import spell_text

KINDS: Final = (
    "melee",
    "missile",
    "magic",
    "maneuver",
    "save",
    "save_melee",
    "charge",
    "charge_defence",
    "dragon_defence",
    "single",
)
"""The kinds of roll of units, in the order of the reference."""
MEMBERS: Final = ("dragons", "dragonkin")
OF_MEMBERS: Final = ("breath", "belly", "wing", "treasure")
"""Faces of dragons and dragonkin that do more than give results."""
LOGOS: Final = ("logo", "ruler")
ELSEWHERE: Final = (*LOGOS, *OF_MEMBERS)
"""Icons that have entries of their own in a war."""
PLAIN_LANDS: Final = ("flatland_city", "flatland_city", "flatland_city")
WAR_HEALTH: Final = 120
OUTSIDE_ROLLS = ("dispel_magic", "rise_from_the_ashes")  # they act when something happens to their unit
ANY_SAVE, AGAINST_MELEE = "save", "save_melee"  # listed once if a face does the same in both
ANYWHERE = ""  # among the lands of a power: includes the reserve area
MONSTER = "monster"  # the one class that every race has
NOWHERE: Final = """
home A: flatland_city 3
home B: flatland_city 3
frontier: flatland_city 3
B at home B: {other}
"""
AT: Final = {"unit": "A at frontier: ", "dragon": "A dragons at frontier: "}


@dataclass(frozen=True)
class Told:
    """An effect and the rolls or places of it; `when` is empty if it always applies."""

    when: str
    what: str


@dataclass(frozen=True)
class Entry:
    """An icon of the reference with its lines; `note` names the face that they describe."""

    icon: str
    name: str
    note: str
    lines: tuple[Told, ...]


@dataclass(frozen=True)
class SpellEntry:
    """A spell of the reference."""

    spell: SpellType
    name: str
    text: str


@dataclass(frozen=True)
class Reference:
    """The abilities of a force's dice.

    `captured` is the effect of every held eighth face; `spells` are by colour, those of any colours last. `members` and
    `logos` are for a war: dragons and dragonkin in armies, and the logos of other dice.
    """

    icons: tuple[Entry, ...]
    powers: tuple[Entry, ...]
    dragons: tuple[Entry, ...]
    terrains: tuple[Entry, ...]
    captured: str
    spells: tuple[tuple[Element, tuple[SpellEntry, ...]], ...]
    members: tuple[Entry, ...] = ()
    logos: tuple[Entry, ...] = ()

    @property
    def sections(self) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
        """All sections but the spells, by name, in order."""
        return (
            ("icons", self.icons),
            ("powers", self.powers),
            ("dragons", self.dragons),
            ("members", self.members),
            ("logos", self.logos),
            ("terrains", self.terrains),
        )


def reference_of(words: Words, force: Force) -> Reference:
    """Return the reference for the dice of a force. Raises CatalogueError for an unknown die."""
    kinds = tuple(dict.fromkeys(force.dice))
    units = tuple(dict.fromkeys((*force.units, *known_units(catalogue(), kinds))))
    rules = rules_for(force)
    war = bool(rules.armies_hold)
    dragons = tuple(die for die in kinds if die in catalogue().dragons)
    held = tuple(die for die in kinds if war and catalogue().family(die) in rules.armies_hold)
    return Reference(
        tuple(_icons(words, units, tuple(die for die in held if die not in dragons), war=war)),
        tuple(_powers(words, rules, dict.fromkeys(catalogue().unit(unit).species for unit in units))),
        () if war else tuple(_dragons(words, dragons)),
        tuple(_terrains(words, tuple(die for die in kinds if die in catalogue().terrains))),
        words.say("inspector-captured"),
        tuple((colour, tuple(spells)) for colour, spells in _all_spells(words, rules, units) if spells),
        tuple(_members(words, tuple(die for die in held if catalogue().family(die) in MEMBERS))),
        tuple(_logos(words, (*units, *held))) if war else (),
    )


def _alone(kind: str, types: Iterable[str]) -> ClassicPosition:
    """Return a position with these dice at a place without powers; their ids are their places in the row."""
    other = next(iter(catalogue().units))
    named = ", ".join(types)
    text = NOWHERE.format(other=other) + (f"{AT[kind]}{named}\n" if named else "")
    return notation.read(text)


def _dice_by_type(view: ClassicPosition) -> dict[str, int]:
    return {die.type: number for number, die in enumerate(view.dice) if die.owner == 0}


def _icons(words: Words, units: Sequence[str], held: Sequence[str], *, war: bool) -> Iterator[Entry]:
    """Yield the effects of each special icon, for the face with the fewest icons among these dice.

    `held`: other dice that roll with an army. `war`: some icons have entries elsewhere.
    """
    counts: dict[str, set[int]] = {}
    for face in (face for die in (*units, *held) for face in catalogue().die(die).faces):
        if "special" in catalogue().icons[face.icon].kinds and not (war and face.icon in ELSEWHERE):
            counts.setdefault(face.icon, set()).add(face.count)
    found = {icon: _published(icon, there, held) for icon, there in counts.items()}
    fewest = {icon: face for icon, face in found.items() if face is not None}
    types = tuple(dict.fromkeys(die for _, die, _ in fewest.values()))
    view = _in_war(types) if war else _alone("unit", types)
    dice = _dice_by_type(view)
    named = ((words.icon(icon), icon, found) for icon, found in fewest.items())
    for name, icon, (count, unit, index) in sorted(named):
        counted = catalogue().icons[icon].reads_count is not False
        more = words.all_of(map(str, sorted(counts[icon] - {count})))
        note = words.say("roster-icon-note", count=count, more=more or "none") if counted else ""
        lines = [*_rolls(words, view, dice[unit], index)]
        if icon in OUTSIDE_ROLLS:
            lines.append(Told("", words.say("roster-icon-outside", icon=icon)))
        yield Entry(icon, sentence(name), note, tuple(lines))
    for icon in sorted(found.keys() - fewest.keys()):  # only on custom dice
        name = words.icon(icon)
        yield Entry(icon, sentence(name), "", (Told("", words.say("roster-icon-unknown")),))


def _published(icon: str, counts: Set[int], held: Sequence[str] = ()) -> tuple[int, str, int] | None:
    """Return a published face with an icon as its count, its die, and its index; None if no published die has it.

    The face has the fewest of these counts, or else the fewest of all, since the rules know only published dice and a
    custom die may have a count that none of them has. `held`: other dice of the force, for icons that no unit has.
    """
    faces = (
        (face.count not in counts, face.count, kind.id, index)
        for kind in (*catalogue().units.values(), *(catalogue().die(die) for die in held))
        for index, face in enumerate(kind.faces)
        if face.icon == icon
    )
    fewest = min(faces, default=None)
    return None if fewest is None else fewest[1:]


def _rolls(words: Words, view: ClassicPosition, die: int, index: int) -> Iterator[Told]:
    """Yield the effects of a face in each kind of roll; equal ones are combined."""
    same: dict[str, list[str]] = {}
    war = bool(view.board.edition.armies_hold)
    for kind in KINDS:
        found = meaning(view, die, index, kind)
        if found.counts and not (war and kind == AGAINST_DRAGONS):
            same.setdefault(said_meaning(words, found, kind), []).append(kind)
    for what, kinds in same.items():
        told = [kind for kind in kinds if kind != AGAINST_MELEE or ANY_SAVE not in kinds]
        yield Told(words.all_of(words.say("roster-roll", kind=kind) for kind in told), what)


def _powers(words: Words, rules: Edition, species: Iterable[str]) -> Iterator[Entry]:
    """Yield the powers of each race of the force, and the lands on which they work (C13.1)."""
    for power in (power for one in species for power in rules.rows if power.species == one):
        lands = (
            "" if ANYWHERE in power.lands else words.all_of(words.say("terrain-kind", kind=one) for one in power.lands)
        )
        when = words.say("roster-power-lands", lands=lands) if lands else ""
        what = power_text(words, rules, power.effect)
        name = words.say("power-name", effect=power.effect)
        icon = f"emblem_{power.species}_{MONSTER}"
        yield Entry(icon, words.species(power.species), name, (Told(when, what),))


def _dragons(words: Words, dragons: Sequence[str]) -> Iterator[Entry]:
    """Yield the effects of each face of the dragons on an army; a breath depends on the dragon's own colour."""
    view = _alone("dragon", dragons)
    dice = _dice_by_type(view)
    found: dict[str, dict[str, list[str]]] = {}
    for dragon in dragons:
        kind = catalogue().dragon(dragon)
        for index, face in enumerate(kind.faces):
            what = said_meaning(words, dragon_meaning(view, dice[dragon], index, DRAGON), DRAGON)
            names = found.setdefault(face.icon, {}).setdefault(what, [])
            names.append(_colours(words, kind))
    for icon, whats in found.items():
        name = words.icon(icon)
        lines = (
            Told(words.all_of(dict.fromkeys(colours)) if len(whats) > 1 else "", what)
            for what, colours in whats.items()
        )
        yield Entry(icon, sentence(name), "", tuple(lines))


def _colours(words: Words, dragon: DragonType) -> str:
    return words.all_of(words.colour(element) for element in dragon.elements)


def _terrains(words: Words, picks: Sequence[str]) -> Iterator[Entry]:
    """Yield the effects of the eighth faces of the force's terrains for the army that holds them."""
    for face in dict.fromkeys(catalogue().terrain(terrain).eighth_face for terrain in picks if terrain):
        name = words.say("eighth-face", face=face)
        yield Entry(face, sentence(name), "", (Told("", words.say("inspector-eighth", face=face)),))


def _members(words: Words, members: Sequence[str]) -> Iterator[Entry]:
    """Yield the effects of dragons and dragonkin in the rolls of their army, face by face (KP9.1, KP9.2, KP10.8)."""
    view = _in_war(members)
    dice = _dice_by_type(view)
    for family in MEMBERS:
        found: dict[str, dict[Told, None]] = {}
        for die in (die for die in members if catalogue().family(die) == family):
            for index, face in enumerate(catalogue().die(die).faces):
                if face.icon in LOGOS or (family == "dragonkin" and face.icon not in OF_MEMBERS):
                    continue
                lines = found.setdefault(face.icon, {})
                lines.update(dict.fromkeys(_rolls(words, view, dice[die], index)))
                lines.update(dict.fromkeys(_after(words, die, face.icon)))
        saves = Told("", words.say("roster-member-saves", family=family))
        if found:
            name = words.say("roster-members", family=family)
            yield Entry("dragon" if family == "dragons" else "drake", name, "", (saves,))
        for icon, lines in found.items():
            yield Entry(icon, sentence(words.icon(icon)), "", tuple(lines))


def _after(words: Words, die: str, icon: str) -> Iterator[Told]:
    """Yield what a face of a dragon or dragonkin does besides its results (KP9.2 to KP9.4)."""
    kind = catalogue().die(die)
    if icon == "breath" and isinstance(kind, DragonType):
        for element in kind.elements:
            what = words.say("inspector-word", word=f"breath-{element}")
            yield Told(words.colour(element), words.say("roster-member-breath", what=what))
    elif icon in OF_MEMBERS:
        yield Told("", words.say("roster-member-icon", icon=icon))


def _logos(words: Words, dice: Iterable[str]) -> Iterator[Entry]:
    """Yield what the logos of champions, medallions and relics do, and the King's Die (KP10)."""
    found: dict[str, list[str]] = {}
    for die in dict.fromkeys(dice):
        kind = catalogue().die(die)
        if any(face.icon in LOGOS for face in kind.faces):
            found.setdefault(getattr(kind, "listed", "") or die, []).append(die)
    for logo, alike in found.items():
        name = words.die_name(alike[0]) if len(alike) == 1 else words.template(logo, catalogue().listed[logo].name)
        yield Entry("logo", name, "", (Told("", words.say("roster-logo", die=logo)),))


def _in_war(types: Iterable[str]) -> ClassicPosition:
    """Return a war with these dice in an army at a place without powers; their ids are their places in the row."""
    return bare_war(PLAIN_LANDS, [Die(one, MINE, FRONTIER) for one in types], WAR_HEALTH)


def _all_spells(words: Words, rules: Edition, units: Sequence[str]) -> Iterator[tuple[Element, list[SpellEntry]]]:
    """Yield the spells of each colour of these units, then those of any colours.

    Spells that only one race casts are left out without units of it. Units of no colour have magic of the land (M2).
    """
    known = [catalogue().unit(unit) for unit in units]
    elements = {element for unit in known for element in catalogue().elements_of(unit)}
    species = {unit.species for unit in known}
    for colour in (*COLOURS, IVORY):
        if {colour, IVORY} & elements or colour == IVORY:
            yield (
                colour,
                [one for one in _spells(words, rules, colour) if not one.spell.race or one.spell.race in species],
            )


def _spells(words: Words, played: Edition, colour: Element) -> Iterator[SpellEntry]:
    for spell in played.spells.values():
        if spell.colour == colour:
            yield SpellEntry(spell, words.spell_name(spell.id), spell_text(words, spell))
