"""Rosters of Battle Dice: an army with boxes for its losses, the phases, the tables in use, and the artifacts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from ddtable.engine.system import SetUp
from ddtable.forces.battle_armies import COUNTS
from ddtable.forces.battle_army import BattleArmy
from ddtable.rosters.document import Block, Cell, Column, Document, Heading, Paragraph, Table
from ddtable.rosters.files import ReadForm
from ddtable.rosters.html import html
from ddtable.rosters.markdown import markdown
from ddtable.rosters.plain_text import plain_text
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import day_words
from ddtable.rules.battle_dice.armies import read_armies
from ddtable.rules.battle_dice.artifacts import Artifact, Line, artifacts
from ddtable.rules.battle_dice.fighting import CLASS_OF_PHASE
from ddtable.rules.battle_dice.house import default_tables, read_tables, unpublished
from ddtable.rules.battle_dice.kinds import MONSTERS, PHASES, sides_of
from ddtable.rules.battle_dice.tables import TABLES, THRESHOLDS, Tables
from ddtable.texts.plain import one_line
from ddtable.words.sentences import Words, sentence
from ddtable.words.telling.battle_words import (
    band_values,
    kind_name,
    kinds_name,
    line_name,
    marked_deed,
    result_name,
    table_name,
)

BOX = "☐"


@dataclass(frozen=True)
class BattleRoster:
    """An army with its player's name, which may be "", and the tables and options of its game."""

    player: str
    army: BattleArmy
    tables: Tables = field(default_factory=default_tables)
    options: Mapping[str, bool | int | str] = field(default_factory=dict)

    @property
    def own_tables(self) -> bool:
        """True if the tables differ from the default ones."""
        return self.tables != default_tables()


@dataclass(frozen=True)
class ClassLine:
    """The dice of a class: kind, name, number, and the phase in which they count."""

    kind: str
    name: str
    count: int
    phase: str

    @property
    def sides(self) -> int:
        """The number of sides of each die."""
        return sides_of(self.kind)


@dataclass(frozen=True)
class ArtifactLine:
    """An artifact of the table: its number, name, the class of its user, and the effects of the numbers on its die."""

    number: int
    kind: str
    name: str
    needs: str
    lines: tuple[tuple[str, str, str], ...]


def rosters_of(set_up: SetUp, names: Sequence[str]) -> list[BattleRoster]:
    """Return the rosters of a game from its set-up. Raises ValueError with a sentence if it cannot be read."""
    armies = read_armies(set_up.forces)
    tables = read_tables(set_up.house) if isinstance(set_up.house, Mapping) else default_tables()
    for read in (armies, tables):
        if isinstance(read, str):
            raise ValueError(read)
    assert isinstance(armies, list)
    assert isinstance(tables, Tables)
    return [BattleRoster(name, army, tables, set_up.options) for name, army in zip(names, armies, strict=False)]


def needs_reference(rosters: Iterable[BattleRoster]) -> bool:
    """Return True if the artifacts belong on these rosters: quests, in which they are won, are optional."""
    return any(roster.options.get("quests") is not False for roster in rosters)


# Content


def army_title(words: Words, army: BattleArmy) -> str:
    """Return the name of an army."""
    return one_line(words.force_name(army.id, army.name)) or words.say("army-made")


def game_words(words: Words, roster: BattleRoster) -> str:
    """Return the description of the game with the options that differ from the default."""
    options = roster.options
    quests = "none" if options.get("quests") is False else str(options.get("quest_pace", "at_once"))
    return words.say("army-paper-game", count=roster.army.size, quests=quests)


def class_lines(words: Words, army: BattleArmy) -> tuple[ClassLine, ...]:
    """Return the classes of an army list, including those without dice, which hired dice can join."""
    phase_of = {kind: phase for phase, kind in CLASS_OF_PHASE.items()}
    found = []
    for name in COUNTS:
        kind = army.monster if name == "monsters" else name
        key = "monster" if name == "monsters" else name
        shown = kinds_name(words, kind)
        found.append(ClassLine(kind, sentence(shown), getattr(army, name), phase_of.get(key, "monster")))
    return tuple(found)


def phase_lines(words: Words, tables: Tables) -> tuple[tuple[str, str], ...]:
    """Return the 8 phases, each with the numbers that count in it (BD1.6, BD1.8)."""
    found = []
    departs, mark = unpublished(tables), f" ({words.say('bd-unpublished')})"
    for phase in PHASES:
        if phase in THRESHOLDS:
            number, kind = tables.thresholds[phase], CLASS_OF_PHASE[phase]
            text = words.say("army-paper-phase", phase=phase, who=kinds_name(words, kind), number=number)
        elif phase == "morale":
            numbers = "/".join(map(str, tables.morale.numbers))
            text = words.say("army-paper-morale", numbers=numbers, part=tables.morale.one_in)
            text += mark if "morale" in departs else ""
        else:
            text = words.say("army-paper-phase", phase=phase, who="", number=0, **band_values(tables.bands))
            text += mark if phase == "monster" and "bands" in departs else ""
        found.append((words.say("bd-phase", word=phase), text))
    return tuple(found)


def table_lines(words: Words, tables: Tables, name: str) -> tuple[tuple[str, str], ...]:
    """Return name and effect of the 6 results of a table."""
    return tuple(
        (result_name(words, result.name), marked_deed(words, tables, name, number))
        for number, result in enumerate(tables.results[name], 1)
    )


def artifact_lines(words: Words) -> tuple[ArtifactLine, ...]:
    """Return the 20 artifacts in the order of their table (BA1, BA9)."""
    found = []
    for number, (kind, artifact) in enumerate(artifacts().items(), 1):
        needs = words.say("army-paper-needs", unit=kind_name(words, artifact.needs)) if artifact.needs else ""
        lines = [(_numbers(line), line_name(words, line.word), _does(words, line, artifact)) for line in artifact.lines]
        found.append(ArtifactLine(number, kind, kind_name(words, kind), needs, tuple(lines)))
    return tuple(found)


def _numbers(line: Line) -> str:
    first, last = min(line.numbers), max(line.numbers)
    return str(first) if first == last else f"{first}–{last}"


def _does(words: Words, line: Line, artifact: Artifact) -> str:
    if line.does == "nothing":
        return ""
    unit = kind_name(words, artifact.needs) if artifact.needs else ""
    table = table_name(words, artifact.table) if artifact.table else ""
    dice = words.say("army-roll", count=line.amount, sides=line.sides) if line.sides else "none"
    return words.say("army-paper-line", does=line.does, amount=line.amount, dice=dice, unit=unit, table=table)


def monsters_first(army: BattleArmy) -> tuple[str, ...]:
    """Return the names of all tables: first those for every army, then that of its own monsters."""
    shared = tuple(name for name in TABLES if name not in MONSTERS)
    return (*shared, army.monster, *(monster for monster in MONSTERS if monster != army.monster))


def house_words(words: Words, roster: BattleRoster) -> str:
    """Return the note on the origin of the tables; no source gives them completely."""
    return words.say("table-mark", whose="yours" if roster.own_tables else "ours")


# Document


def battle_title(words: Words, rosters: Sequence[BattleRoster]) -> str:
    """Return the title of a file of these rosters."""
    return words.all_of(army_title(words, roster.army) for roster in rosters)


def battle_document(words: Words, rosters: Sequence[BattleRoster], day: date | None, *, reference: bool) -> Document:
    """Return rosters as a document; with `reference` the artifacts follow the last one."""
    several, title = len(rosters) > 1, battle_title(words, rosters)
    blocks: list[Block] = [Heading(1, title)] if several else []
    for roster in rosters:
        blocks += _of_army(words, roster, day, 1 + several)
    if reference:
        blocks += _reference(words, 2 + several)
    players = words.all_of(dict.fromkeys(roster.player for roster in rosters if roster.player))
    return Document(title, players or words.say("roster-author"), words.language, several, tuple(blocks))


def written_battle(
    form: ReadForm, words: Words, rosters: Sequence[BattleRoster], wanted: Wanted, *, reference: bool
) -> str:
    """Return the text of rosters in a form for the screen."""
    document = battle_document(words, rosters, wanted.day, reference=reference)
    if form == "html":
        return html(words, document, wanted)
    return markdown(document) if form == "markdown" else plain_text(document)


def _of_army(words: Words, roster: BattleRoster, day: date | None, level: int) -> Iterator[Block]:
    army, say = roster.army, words.say
    yield Heading(level, army_title(words, army))
    player = say("roster-player", player=one_line(roster.player)) if roster.player else ""
    told = (player, game_words(words, roster), day_words(words, day) if day else "")
    yield Paragraph(" · ".join(filter(None, told)))
    if army.note:
        yield Paragraph(one_line(words.force_note(army.id, army.note), 400), quiet=True)
    yield _classes(words, army)
    yield Heading(level + 1, say("army-paper-phases"))
    rows = tuple(
        (Cell(str(number)), Cell(name), Cell(text))
        for number, (name, text) in enumerate(phase_lines(words, roster.tables), 1)
    )
    yield _table(words, "army-paper-phases", ("number", "name", "does"), rows)
    yield Heading(level + 1, say("army-paper-tables"))
    yield Paragraph(house_words(words, roster), quiet=True)
    for name in monsters_first(army):
        yield Heading(level + 2, say("bd-table-title", table=name))
        lines = enumerate(table_lines(words, roster.tables, name), 1)
        cells = tuple((Cell(str(number)), Cell(called), Cell(does)) for number, (called, does) in lines)
        yield _table(words, "army-paper-tables", ("number", "name", "does"), cells)


def _classes(words: Words, army: BattleArmy) -> Table:
    rows = tuple(
        (
            Cell(str(line.count)),
            Cell(line.name),
            Cell(words.say("army-die", sides=line.sides)),
            Cell(" ".join(BOX * line.count)),
        )
        for line in class_lines(words, army)
    )
    return _table(words, "army-paper-dice", ("count", "name", "die", "losses"), rows)


def _reference(words: Words, level: int) -> Iterator[Block]:
    yield Heading(level, words.say("army-paper-artifacts"))
    rows = []
    for artifact in artifact_lines(words):
        lines = "; ".join(f"{numbers}: {name}{f', {does}' if does else ''}" for numbers, name, does in artifact.lines)
        rows.append((Cell(str(artifact.number)), Cell(artifact.name), Cell(artifact.needs), Cell(lines)))
    yield _table(words, "army-paper-artifacts", ("number", "name", "needs", "does"), tuple(rows))


def _table(words: Words, name: str, columns: Sequence[str], rows: tuple[tuple[Cell, ...], ...]) -> Table:
    figures = ("number", "count")
    heads = tuple(
        Column(words.say("army-paper-column", column=column), "figure" if column in figures else "words")
        for column in columns
    )
    return Table(words.say(name), heads, rows)
