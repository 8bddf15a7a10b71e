"""The texts of rosters in every form."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from ddtable.dice.campaigns import is_known
from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, TerrainType, UnitType
from ddtable.forces.force import PICKS, Force
from ddtable.forces.sections import counted_health
from ddtable.forces.sums import species_of
from ddtable.maps.own import known_map
from ddtable.rosters.content import RESULTS, Row, Section
from ddtable.rules.campaign.rosters import Holding, WarForce
from ddtable.rules.dragon_dice.rosters import PlayedForce, rules_for
from ddtable.rules.risk.rosters import NOWHERE, Post, WorldForce
from ddtable.texts.plain import begins, one_line
from ddtable.words.listed_dice import about_other
from ddtable.words.sentences import Words, sentence

MOST_NAMED = 3  # forces named in the name of a file
LONGEST_NOTE = 1000  # characters
LONGEST_NAME = 80  # characters
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)", re.IGNORECASE)  # devices, on Windows
LONGEST_FILE_NAME = 200  # bytes; disks take 255, less a number, a suffix and the name of a temporary file


def force_title(words: Words, force: Force) -> str:
    """Return the name of a force; a draft may not have one."""
    return one_line(words.force_name(force.id, force.name)) or words.say("roster-nameless")


def document_title(words: Words, forces: Sequence[tuple[str, Force]]) -> str:
    """Return the title of a file of these forces."""
    first = force_title(words, forces[0][1]) if forces else ""
    return words.say("roster-document", force=first, more=len(forces) - 1, count=len(forces))


def file_name(words: Words, forces: Sequence[tuple[str, Force]]) -> str:
    """Return the name of a file with these forces, without suffix: the players of a game, else the forces."""
    players = [player for player, _ in forces]
    if len(forces) > 1 and all(players):
        named = words.say("roster-file", names=" – ".join(players))
    elif len(forces) <= MOST_NAMED:
        named = ", ".join(force_title(words, force) for _, force in forces)
    else:
        named = document_title(words, forces)
    return safe_name(named) or words.say("roster-window")


def safe_name(named: str) -> str:
    """Return a name that every disk accepts for a file and no command takes for an option; "" if none is left."""
    safe = re.sub(r'[\\/:*?"<>|\x00-\x1f]+', " ", named).strip(" .").lstrip("- ")[:LONGEST_NAME]
    short = begins(safe, LONGEST_FILE_NAME).strip(" .")
    return f"_{short}" if RESERVED.match(short) else short


def named_icon(words: Words, icon: str) -> str:
    """Return the name of an icon that players look up, a special icon or a dragon's; "" for others."""
    kinds = catalogue().icons[icon].kinds
    return words.icon(icon) if {"special", "dragon"} & set(kinds) else ""


def named_icons(words: Words, type_id: str) -> str:
    """Return the names of a unit's special icons, in the order of its faces; "" for dragons and terrains."""
    kind = catalogue().units.get(type_id)
    icons = dict.fromkeys(face.icon for face in kind.faces) if kind else ()
    return ", ".join(sentence(name) for icon in icons if (name := named_icon(words, icon)))


def species_names(words: Words, units: Sequence[str]) -> str:
    """Return the races of some units, the one with the most health first."""
    return words.all_of(words.species(one) for one in species_of(catalogue(), units))


def heading(words: Words, section: Section) -> str:
    """Return the name of a section; of an army in a campaign or on a map its place."""
    if section.holding is not None:
        return _of_holding(words, section.holding)
    if section.post is not None:
        return _of_post(words, section.post)
    if section.name in ("terrains", "apart"):
        return words.say(f"roster-{section.name}")
    return words.say("builder-area", area=section.name)


def _of_holding(words: Words, holding: Holding) -> str:
    at = holding.at
    if at is None:
        return words.say("roster-holding", kind=holding.kind)
    held = "yes" if at.held else "no"
    return words.say("roster-army-at", terrain=words.die_name(at.terrain), number=at.number, home=at.home, held=held)


def _of_post(words: Words, post: Post) -> str:
    """Return the name of a territory with its continent and the sign of its card, or that of a pool."""
    if post.territory == NOWHERE:
        return words.say("roster-holding", kind=post.kind)
    board = known_map(post.map)
    territory = board.territories[post.territory]
    continent = board.continents[board.continent_of[post.territory]]
    names = {"place": territory.in_language(words.language), "continent": continent.in_language(words.language)}
    return words.say("roster-territory", kind=post.kind, sign=territory.card, **names)


def section_about(words: Words, force: Force, section: Section) -> str:
    """Return the totals of an army in a line; for terrains how they are read; "" for dragons."""
    if section.name == "terrains":
        return words.say("roster-reading", faces=force.faces if isinstance(force, PlayedForce) else "none")
    if not section.units:
        return ""
    species = species_names(words, section.units)
    return words.say("roster-army-about", health=section.health, dice=section.dice, species=species)


def has_marks(force: Force) -> bool:
    """Return True if a die of a force has reconstructed faces."""
    return not all(is_known(catalogue(), die) for die in force.dice)


def marked_name(words: Words, type_id: str) -> str:
    """Return the name of a die, with a question mark if its faces are reconstructed."""
    name = words.die_name(type_id)
    return name if is_known(catalogue(), type_id) else words.say("roster-marked", name=name)


def row_about(words: Words, row: Row, *, of_several_species: bool) -> str:
    """Return the second line of a row: a unit's class, a dragon's numbers, or which pick a terrain is."""
    kind = catalogue().die(row.type_id)
    if isinstance(kind, UnitType) and kind.automatic_saves:
        return words.say("roster-dragon-about", health=kind.health, saves=kind.automatic_saves)
    if isinstance(kind, UnitType):
        unit_class = words.say("unit-class", **{"class": kind.unit_class})
        if not of_several_species:
            return unit_class
        return words.say("roster-unit-about", species=words.species(kind.species), **{"class": unit_class})
    if isinstance(kind, DragonType):
        return words.say("roster-dragon-about", health=kind.health, saves=kind.automatic_saves)
    if not isinstance(kind, TerrainType):
        return about_other(words, kind)
    if row.pick in PICKS:
        return words.say("roster-pick", pick=row.pick)
    return words.say("builder-area", area=row.pick) if row.pick else ""


def average(words: Words, value: float) -> str:
    """Return an expected result as printed."""
    return words.say("roster-average", value=round(value, 1))


def day_words(words: Words, day: date) -> str:
    """Return a date as printed in a heading."""
    return words.say("roster-day", day=day.day, month=day.month, year=str(day.year))


def game_line(words: Words, force: Force) -> str:
    """Return the description of a force's game: the rules and the size."""
    rules = rules_for(force)
    game = "campaign" if rules.sizes else "risk" if rules.limits else "classic"
    return words.say("roster-game", health=size_of(force), game=game)


def size_of(force: Force) -> int:
    """Return the size of a force: its health, in a campaign with the points of its items."""
    rules = rules_for(force)
    if isinstance(force, WarForce | WorldForce):
        return force.size
    return counted_health(catalogue(), rules.sections, force) if rules.sizes or rules.limits else force.health


def figures_of(force: Force) -> tuple[tuple[str, int], ...]:
    """Return the numbers of a force: health, units, dragons."""
    dragons = sum(die in catalogue().dragons for die in force.dice)
    return (("health", force.health), ("units", len(force.units)), ("dragons", dragons))


def note_of(words: Words, force: Force) -> str:
    """Return the note of a force; in a game, how its armies were formed, since plans may have changed."""
    if isinstance(force, WarForce):
        state = {"round": force.round, "held": force.held, "goal": force.goal, "recruiting": force.recruiting}
        return words.say("roster-war-state", **state)
    if isinstance(force, WorldForce):
        world = {"turn": force.turn, "territories": force.territories, "goal": force.goal, "cards": force.cards}
        return words.say("roster-world-state", **world)
    if isinstance(force, PlayedForce):
        return words.say("roster-made", made=force.made)
    return one_line(words.force_note(force.id, force.note), LONGEST_NOTE)


def expected_words(words: Words, section: Section) -> str:
    """Return the average rolls of an army in a line; "" for dragons and terrains."""
    if section.expected is None:
        return ""
    pairs = zip(RESULTS, section.expected, strict=True)
    said = ", ".join(f"{average(words, value)} {words.say('roster-result', result=result)}" for result, value in pairs)
    return f"{words.say('roster-expected')}: {said}"
