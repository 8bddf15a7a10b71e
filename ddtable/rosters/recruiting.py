"""The recruiting sheet of a campaign: rules of thumb, and a line for each army and race with its points (K7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ddtable.dice.catalogue import catalogue
from ddtable.forces.force import Force
from ddtable.forces.sections import sharing
from ddtable.rosters.content import Section, Sheet
from ddtable.rosters.wanted import Part, Wanted
from ddtable.rosters.wording import heading
from ddtable.rules.campaign.sheets import ArmySheet, RacePoints
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.rosters import rules_for
from ddtable.words.sentences import Words

BLANK: Final = "_" * 24
BLANK_LINES: Final = 9  # for armies that do not exist yet
THUMBS: Final = ("when", "points", "own", "other", "bonus", "undead", "join")


class RecruitingLine(NamedTuple):
    """A line of the sheet; an empty text is room to write."""

    army: str
    race: str
    health: str
    points: str


EMPTY: Final = RecruitingLine("", "", "", "")


def recruits(force: Force) -> bool:
    """Return True for a force of a campaign."""
    return bool(rules_for(force).native)


def parts_for(force: Force, wanted: Wanted) -> tuple[Part, ...]:
    """Return the wanted parts that a force has: only those of campaigns recruit."""
    return tuple(part for part in wanted.parts if part != "recruiting" or recruits(force))


def thumb_rules(words: Words) -> tuple[str, ...]:
    """Return the arithmetic of recruiting in sentences, and the native terrains."""
    rules = [words.say(f"roster-thumb-{rule}") for rule in THUMBS]
    native = edition("campaign", "all").native
    lands = (
        words.say(
            "roster-native", land=words.say("terrain-kind", kind=land), races=words.all_of(map(words.species, races))
        )
        for land, races in native.items()
    )
    return (*rules, words.say("roster-native-lands", lands=" ".join(lands)))


def recruiting_columns(words: Words) -> tuple[str, ...]:
    """Return the headings of the columns."""
    columns = ("army", "race", "health", "points", "recruits")
    return tuple(words.say("roster-recruiting-column", column=column) for column in columns)


def recruiting_lines(words: Words, sheet: Sheet) -> tuple[RecruitingLine, ...]:
    """Return the lines of a force: those of its armies with their points, and empty ones."""
    lines = [line for section in sheet.sections for line in _of_section(words, sheet, section)]
    return (*lines, *(EMPTY for _ in range(BLANK_LINES)))


def _of_section(words: Words, sheet: Sheet, section: Section) -> Iterator[RecruitingLine]:
    """Yield the lines of an army: its races, its bonus."""
    army = heading(words, section)
    if section.holding is not None:
        found = section.holding.sheet
        yield from () if found is None else _of_sheet(words, army, found)
    elif section.name in {row.name for row in sharing(rules_for(sheet.force).sections)}:
        healths: dict[str, int] = {}
        for unit in map(catalogue().unit, section.units):
            healths[unit.species] = healths.get(unit.species, 0) + unit.health
        for race, health in sorted(healths.items()):
            points = RacePoints(race, health)
            told = words.say("roster-points-either", points=points.total, native=2 * points.total)
            yield RecruitingLine(army, words.species(race), str(health), told)


def _of_sheet(words: Words, army: str, sheet: ArmySheet) -> Iterator[RecruitingLine]:
    """Yield the lines of an army with its points now."""
    for race in sheet.races:
        said = words.say("roster-points-native", points=race.rounded, doubled=race.doubled) if race.native else ""
        said = said or str(race.rounded)
        if race.dead:
            said = words.say("roster-points-dead", points=said, dead=race.dead, total=race.total)
        yield RecruitingLine(army, words.species(race.race), str(race.health), said)
    if sheet.bonus:
        yield RecruitingLine(army, words.say("roster-points-bonus"), "", str(sheet.bonus))
