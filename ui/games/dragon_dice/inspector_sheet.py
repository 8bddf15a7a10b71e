"""The inspector's content for a die, from the position and the rules' meanings of its faces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DieType, DragonType, ItemType, MinorTerrainType, TerrainType, UnitType
from ddtable.engine.arithmetic import Face
from ddtable.rules.dragon_dice.board import DEAD, NOBODY, ClassicView
from ddtable.rules.dragon_dice.dragon_rolls import needed
from ddtable.rules.dragon_dice.meaning import (
    DRAGON,
    Meaning,
    army_changes,
    dragon_kind,
    dragon_meaning,
    magic_colours,
    meaning,
    prospect,
    roll_in_hand,
)
from ddtable.rules.dragon_dice.places import place_of_lair
from ddtable.rules.dragon_dice.power_rows import Power
from ddtable.rules.dragon_dice.powers import land_of
from ddtable.rules.dragon_dice.steps import ArmyRoll
from ddtable.summaries.dragon_dice.effects import (
    effect_brief,
    effect_element,
    effect_icon,
    effect_text,
    effect_title,
    effects_on,
)
from ddtable.words.faces import (
    clause_tip,
    power_text,
    said_changes,
    said_colours,
    said_face,
    said_magic,
    said_mean,
    said_meaning,
    said_prospect,
)
from ddtable.words.listed_dice import about_other, carried_by, mark_of, named_face
from ddtable.words.sentences import sentence
from ui.art.die import DieLook
from ui.art.die_looks import type_look
from ui.games.dragon_dice.die_words import look_of, name_of
from ui.games.dragon_dice.inspector_land import distance_rows, ground_of, land_facts, land_looks
from ui.games.inspector_values import Cell, Effect, FaceRow, Grid, Note, Sheet

if TYPE_CHECKING:
    from ddtable.words.sentences import Words
    from ui.session.table_state import TableState

KINDS = ("melee", "missile", "magic", "maneuver", "save_melee", "charge")
"""The kinds of roll of the small table, by the icon of each column."""
MANEUVERS = ("maneuver_doubled", "maneuver_as_save")
MEMBER_ICONS = {"belly": "KP9.1", "breath": "KP9.2", "treasure": "KP9.3", "wing": "KP9.4"}
"""The faces of a dragon in an army that do more than give results, with their clauses."""
MAGICAL = frozenset({"magic", "cantrip"})


def sheet_of(state: TableState, die: int) -> Sheet:
    """Return the inspector's content for a die on the table."""
    kind = catalogue().die(state.position.dice[die].type)
    if isinstance(kind, UnitType):
        return _unit_sheet(state, die, kind)
    if isinstance(kind, DragonType):
        held = "dragons" in state.position.board.edition.armies_hold
        return _member_sheet(state, die, kind) if held else _dragon_sheet(state, die, kind)
    return _terrain_sheet(state, die, kind) if isinstance(kind, TerrainType) else _other_sheet(state, die, kind)


def _unit_sheet(state: TableState, die: int, kind: UnitType) -> Sheet:
    words, view = state.words, state.position
    say = words.say
    lying = view.dice[die]
    unit_class = say("unit-class", **{"class": kind.unit_class})
    facts = (
        say("ui-die-unit", species=words.species(kind.species), kind=unit_class, health=kind.health),
        words.where(state.shown_area(die), state.table),
    )
    rolled = roll_in_hand(view, die)
    found = _meanings(state, die, kind, rolled) if rolled else []
    changes = said_changes(words, army_changes(view, die, rolled)) if rolled else []
    return Sheet(
        look_of(state, die),
        name_of(state, die),
        lying.owner,
        facts,
        _effects(state, (f"die:{die}", f"{lying.place}@{lying.owner}", lying.place)),
        _faces(state, kind),
        _up(state, die),
        _lies(state, die),
        say("inspector-roll", kind=rolled) if rolled else "",
        said_prospect(words, prospect(found), rolled) if rolled else "",
        _rows(state, die, kind, found, rolled),
        say("inspector-army"),
        tuple(Note(told, clause, clause_tip(words, clause)) for told, clause in changes),
        _grid(state, die, kind),
        tuple(_unit_notes(state, die, kind, rolled)),
    )


def _unit_notes(state: TableState, die: int, kind: UnitType, rolled: str) -> Iterator[Note]:
    """Yield notes on special icons, the powers of the race, and the colours of the unit's magic if it can roll."""
    words, view = state.words, state.position
    yield from _source_notes(words, kind)
    if not rolled:
        yield from _special_notes(state, die, kind)
    for power in view.board.edition.rows:
        if power.species == kind.species:
            told = _power(state, power, die)
            yield Note(told, "C13.1", clause_tip(words, "C13.1"))
    casts = any(face.icon in MAGICAL for face in kind.faces)
    if (rolled == "magic" or (casts and not rolled)) and view.dice[die].place not in ("dead", "buried"):
        colours = magic_colours(view, die)
        clause = "M7" if any(doubled for _, doubled in colours) else "M2" if colours else "M10"
        edition = view.board.edition
        clause = edition.clause(clause)
        yield Note(said_magic(words, colours, edition.doubled == "ids"), clause, clause_tip(words, clause))


def _power(state: TableState, power: Power, die: int) -> str:
    """Return the text of a race's power, its lands, and whether it works at the die's place (C13.1)."""
    words, view = state.words, state.position
    place = view.dice[die].place
    here = land_of(view, place) in power.lands
    lands = words.all_of(words.say("terrain-kind", kind=land) for land in power.lands if land)
    if power.terrain and power.effect in MANEUVERS:
        return words.say("inspector-power", effect=power.effect, terrain=lands, here="yes" if here else "no")
    name, text = words.say("power-name", effect=power.effect), power_text(words, view.board.edition, power.effect)
    if here or "" in power.lands:
        return words.say("power-here", here="yes" if here else "no", name=name, text=text)
    return words.say("power-lands", lands=lands, name=name, text=text)


def _special_notes(state: TableState, die: int, kind: UnitType) -> Iterator[Note]:
    """Yield the meanings of each special icon; kinds of roll with the same meaning are combined."""
    words, view = state.words, state.position
    for (icon, count), same in _kinds_of_face(kind).items():
        if icon not in view.board.edition.icons.special:
            continue
        means: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        for rolled in KINDS:
            found = meaning(view, die, same[0], rolled)
            if found.counts:
                told = said_meaning(words, found, rolled), found.clauses
                means.setdefault(told, []).append(words.say("roll-kind", kind=rolled))
        for (told_words, clauses), kinds in means.items():
            name = said_face(words, icon, count)
            told_note = words.say("inspector-special", face=name, kinds=words.all_of(kinds), means=told_words)
            tip = "\n".join(clause_tip(words, clause) for clause in clauses)
            yield Note(told_note, clauses[-1], tip)


def _dragon_sheet(state: TableState, die: int, kind: DragonType) -> Sheet:
    words, view = state.words, state.position
    say = words.say
    colours = said_colours(words, kind.elements)
    bare = needed(view, die, ArmyRoll((Face(die, "belly", 1),)))
    need = needed(view, die, ArmyRoll(()))
    facts = (
        say("inspector-dragon", colours=colours, health=kind.health, saves=kind.automatic_saves),
        _where_dragon(state, die),
        say("inspector-slays", need=need, bare="same" if bare == need else bare),
        say("ui-die-dragon"),
    )
    rolled = dragon_kind(view, die)
    found = [dragon_meaning(view, die, index, rolled) for index in range(len(kind.faces))]
    place = view.dice[die].place
    return Sheet(
        look_of(state, die),
        name_of(state, die),
        view.dice[die].owner,
        facts,
        _effects(state, (f"die:{die}", place_of_lair(place))),
        _faces(state, kind),
        _up(state, die),
        _lies(state, die),
        say("inspector-roll", kind=rolled),
        said_prospect(words, prospect(found), DRAGON),
        _rows(state, die, kind, found, rolled),
    )


def _member_sheet(state: TableState, die: int, kind: DragonType) -> Sheet:
    """Return the content for a dragon that is a member of its player's army (KP9)."""
    words, view = state.words, state.position
    say, place = words.say, view.dice[die].place
    facts = (
        say(
            "inspector-dragon",
            colours=said_colours(words, kind.elements),
            health=kind.health,
            saves=kind.automatic_saves,
        ),
        words.where(state.shown_area(die), state.table),
        say("inspector-dragon-member"),
    )
    rolled = roll_in_hand(view, die)
    found = _meanings(state, die, kind, rolled) if rolled else []
    return Sheet(
        look_of(state, die),
        name_of(state, die),
        view.dice[die].owner,
        facts,
        _effects(state, (f"die:{die}", f"{place}@{view.dice[die].owner}", place)),
        _faces(state, kind),
        _up(state, die),
        _lies(state, die),
        say("inspector-roll", kind=rolled) if rolled else "",
        said_prospect(words, prospect(found), rolled) if rolled else "",
        _rows(state, die, kind, found, rolled),
        grid=_grid(state, die, kind),
        notes=tuple(_member_notes(words, kind)),
    )


def _member_notes(words: Words, kind: DragonType) -> Iterator[Note]:
    """Yield what a dragon does for its army besides its results (KP9.1 to KP9.4)."""
    yield Note(sentence(words.say("roster-member-saves", family="dragons")), "KP9.1", clause_tip(words, "KP9.1"))
    for icon in dict.fromkeys(face.icon for face in kind.faces):
        clause = MEMBER_ICONS.get(icon, "")
        if icon == "breath":
            colours = (
                words.say("roster-member-breath", what=words.say("inspector-word", word=f"breath-{element}"))
                for element in kind.elements
            )
            told = words.all_of(dict.fromkeys(colours))
        elif clause:
            told = words.say("roster-member-icon", icon=icon)
        else:
            continue
        said = words.say("inspector-member-icon", icon=sentence(words.icon(icon)), means=told)
        yield Note(said, clause, clause_tip(words, clause))


def _where_dragon(state: TableState, die: int) -> str:
    """Return the place of a dragon; one in the dead area waits to be summoned and has not died (SU3)."""
    if state.position.dice[die].place == DEAD:
        return state.words.say("inspector-dragon-waits")
    return state.words.where(state.shown_area(die), state.table)


def _targets(view: ClassicView, land: int) -> tuple[str, ...]:
    """Return what effects on a land may name: the land, and each place on it."""
    if land < 0:
        return ()
    ground = ground_of(view, land)
    return tuple(dict.fromkeys((ground, *view.board.graph.members(ground))))


def _other_sheet(state: TableState, die: int, kind: ItemType | MinorTerrainType) -> Sheet:
    words = state.words
    facts = [sentence(about_other(words, kind)), words.where(state.shown_area(die), state.table)]
    if isinstance(kind, ItemType):
        facts.append(sentence(carried_by(words, kind)))
    return Sheet(
        look_of(state, die),
        name_of(state, die),
        state.position.dice[die].owner,
        tuple(facts),
        _effects(state, (f"die:{die}",)),
        _faces(state, kind),
        _up(state, die),
        _lies(state, die),
        notes=tuple(_source_notes(words, kind)),
    )


def _source_notes(words: Words, kind: UnitType | ItemType | MinorTerrainType) -> Iterator[Note]:
    """Yield a note on where the faces of a die come from, unless from the published lists."""
    if mark := mark_of(kind):
        yield Note(words.say("die-mark-tip", mark=mark))


def _terrain_sheet(state: TableState, die: int, kind: TerrainType) -> Sheet:
    view = state.position
    board = view.board.lands
    number = next((at for at, terrain in enumerate(board) if terrain.die == die), -1)
    home = board[number].home if number >= 0 else NOBODY
    return Sheet(
        look_of(state, die),
        name_of(state, die),
        home,
        land_facts(state, die, kind, number),
        _effects(state, _targets(view, number)),
        land_looks(state, die, kind),
        view.dice[die].face,
        _lies(state, die),
        state.words.say("inspector-roll", kind="terrain"),
        rows=tuple(
            FaceRow(look, _named(state.words, name, 1, up), means, _told_clauses(state, clauses), up)
            for look, name, means, clauses, up in distance_rows(state, die, kind, home)
        ),
        owned=0,
    )


# Parts


def _up(state: TableState, die: int) -> int:
    return state.position.dice[die].face if state.shows_face(die) else -1


def _lies(state: TableState, die: int) -> str:
    """Return the text for the faces of a die in order, and the present one."""
    words, up = state.words, _up(state, die)
    lying = state.position.dice[die]
    kind = catalogue().die(lying.type)
    if isinstance(kind, TerrainType):
        return ""
    names = [named_face(words, kind, index) for index in range(len(kind.faces))]
    faces = words.say("inspector-faces", count=len(names), faces=words.all_of(names))
    return faces if up < 0 else f"{faces}. {words.say('inspector-face-up', face=names[up])}"


def _told_clauses(state: TableState, clauses: Sequence[str]) -> tuple[tuple[str, str], ...]:
    return tuple((clause, clause_tip(state.words, clause)) for clause in clauses)


def _faces(state: TableState, kind: DieType) -> tuple[tuple[DieLook, str], ...]:
    return tuple((type_look(kind.id, index), named_face(state.words, kind, index)) for index in range(len(kind.faces)))


def _meanings(state: TableState, die: int, kind: UnitType | DragonType, rolled: str) -> list[Meaning]:
    """Return the meaning of each face in a kind of roll; equal faces have equal meanings."""
    found: dict[int, Meaning] = {}
    for same in _kinds_of_face(kind).values():
        found.update(dict.fromkeys(same, meaning(state.position, die, same[0], rolled)))
    return [found[index] for index in range(len(kind.faces))]


def _kinds_of_face(kind: UnitType | DragonType) -> dict[tuple[str, int], list[int]]:
    """Return the faces of a die by icon and count, in the order of their first appearance."""
    found: dict[tuple[str, int], list[int]] = {}
    for index, face in enumerate(kind.faces):
        found.setdefault((face.icon, face.count), []).append(index)
    return found


def _rows(
    state: TableState, die: int, kind: UnitType | DragonType, found: Sequence[Meaning], rolled: str
) -> tuple[FaceRow, ...]:
    words, up = state.words, _up(state, die)
    if not found:
        return ()
    return tuple(
        FaceRow(
            type_look(kind.id, same[0]),
            _named(words, said_face(words, icon, count), len(same), up in same),
            said_meaning(words, found[same[0]], rolled),
            _told_clauses(state, found[same[0]].clauses),
            up in same,
            found[same[0]].counts,
        )
        for (icon, count), same in _kinds_of_face(kind).items()
    )


def _named(words: Words, name: str, count: int, up: bool) -> str:
    """Return the name of a face with its number, and whether it is the present one."""
    parts = [name, words.say("inspector-times", count=count) if count > 1 else ""]
    parts.append(words.say("inspector-up") if up else "")
    return " · ".join(part for part in parts if part)


def _grid(state: TableState, die: int, kind: UnitType | DragonType) -> Grid:
    words = state.words
    said = {rolled: words.say("inspector-kind", kind=rolled) for rolled in KINDS}
    told = {rolled: _meanings(state, die, kind, rolled) for rolled in KINDS}
    rows = []
    for (icon, count), same in _kinds_of_face(kind).items():
        cells = tuple(_cell(state, told[rolled][same[0]], rolled) for rolled in KINDS)
        rows.append(
            (type_look(kind.id, same[0]), _named(words, said_face(words, icon, count), len(same), False), cells)
        )
    means = []
    for rolled in KINDS:
        found = prospect(told[rolled])
        mean = sum(amount for name, amount in found.means if name != "thrown_back")
        told_mean = said_prospect(words, found, rolled)
        means.append(Cell(said_mean(words, mean) if mean else "", "", told_mean, told_mean))
    short, nothing = words.say("inspector-mean-short"), words.say("inspector-nothing")
    return Grid(tuple(said.items()), tuple(rows), tuple(means), short, nothing)


def _cell(state: TableState, found: Meaning, rolled: str) -> Cell:
    words = state.words
    clauses = "\n".join(clause_tip(words, clause) for clause in found.clauses)
    told = said_meaning(words, found, rolled)
    gives = {name: points for name, points in found.gives.items() if name != "thrown_back"}
    figure = str(sum(gives.values()) or found.points) if found.counts else ""
    if found.hook:
        icon = {"cast": "magic", "pick_off": "bullseye"}.get(found.hook, "effects")
    elif "smite" in found.gives:
        icon = "smite"
    elif "thrown_back" in found.gives:
        icon = "counter"
    else:
        icon = "spell_again" if found.again else ""
    return Cell(figure, icon, told, f"{told}\n{clauses}" if found.counts else told)


def _effects(state: TableState, targets: Sequence[str]) -> tuple[Effect, ...]:
    words, table = state.words, state.table
    return tuple(
        Effect(
            effect_icon(group.effect),
            effect_element(group.effect),
            words.say(
                "ui-effect-chip-short",
                title=effect_title(words, group.effect),
                what=effect_brief(words, group.effect, group.count),
            ),
            effect_text(words, table, group.effect, group.count),
        )
        for target in targets
        for group in effects_on(state.position, target)
    )
