"""The inspector's page of a die of Battle Dice: what it is, the effect of each number, and the clauses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ddtable.rules.battle_dice.artifacts import artifacts
from ddtable.rules.battle_dice.fighting import CLASS_OF_PHASE
from ddtable.rules.battle_dice.kinds import class_of, is_artifact, is_unit, sides_of
from ddtable.rules.battle_dice.worths import TABLE_OF_PHASE
from ddtable.words.faces import clause_tip
from ddtable.words.sentences import sentence
from ddtable.words.telling.battle_words import kinds_name, line_name, marked_deed, result_name, signed, table_name
from ui.art.battle_die import BattleLook
from ui.games.battle_dice.looks import look_of, wielded
from ui.games.inspector_values import FaceRow, Note, Sheet

if TYPE_CHECKING:
    from ddtable.rules.battle_dice.artifacts import Artifact, Line
    from ddtable.rules.battle_dice.board import BattlePosition
    from ddtable.rules.battle_dice.kinds import Phase
    from ui.session.table_state import TableState

PHASE_OF: dict[str, Phase] = {of: phase for phase, of in CLASS_OF_PHASE.items()}  # type: ignore[misc]
Band = tuple[int, int, str, str]


def sheet_of(state: TableState, die: int) -> Sheet:
    """Return the inspector's page of a die in its current state."""
    lying, words = state.position.dice[die], state.words
    kind, sides, up = lying.type, sides_of(lying.type), lying.face if state.shows_face(die) else -1
    look = look_of(state.position, die)
    name = words.kind(kind, state.table)
    facts = [words.say("bd-window-die", sides=sides), words.where(state.shown_area(die), state.table)]
    if is_unit(kind):
        heading, prospect, rows = _unit(state, die, up)
        notes = (*_changes(state, die), *_table_notes(state, kind))
    elif is_artifact(kind):
        heading, prospect, rows = _artifact(state, die, up)
        notes = _artifact_notes(state, artifacts()[kind])
    else:
        heading, prospect, rows, notes = "", "", (), ()
    faces = tuple((_showing(look, face + 1), str(face + 1)) for face in range(sides))
    lies = words.say("bd-window-lies", number=up + 1) if up >= 0 else ""
    return Sheet(
        look, sentence(name), lying.owner, tuple(facts), (), faces, up, lies, heading, prospect, rows, notes=notes
    )


def _showing(look: BattleLook, number: int) -> BattleLook:
    return BattleLook(look.kind, number, look.seat)


def _row(state: TableState, die: int, band: Band, up: int, *, counts: bool) -> FaceRow:
    """Return a row for neighbouring numbers with the same effect."""
    first, last, means, clause = band
    words, kind = state.words, state.position.dice[die]
    shown = up + 1 if first <= up + 1 <= last else first
    name = str(first) if first == last else words.say("bd-window-band", first=first, last=last)
    lies = first <= up + 1 <= last
    said = " · ".join([name, words.say("inspector-up")]) if lies else name
    look = BattleLook(kind.type, shown, kind.owner)
    return FaceRow(look, said, means, ((clause, clause_tip(words, clause)),), lies, counts)


# Units


def _unit(state: TableState, die: int, up: int) -> tuple[str, str, tuple[FaceRow, ...]]:
    """Return the phase of a unit, its chance of a result, and the effects of its numbers (BD1.8, BD1.9)."""
    position, words = state.position, state.words
    kind = position.dice[die].type
    phase = PHASE_OF[class_of(kind)]
    heading = words.say("bd-window-phase", phase=phase)
    bands = list(_bands(state, kind, phase))
    rows = tuple(_row(state, die, band, up, counts=number > 0) for number, band in enumerate(bands))
    if phase == "monster":
        rows = tuple(_row(state, die, band, up, counts=number != 1) for number, band in enumerate(bands))
    good = sum(last - first + 1 for first, last, *_ in (bands[2:] if phase == "monster" else bands[1:]))
    sides = sides_of(kind)
    prospect = words.say("bd-window-chance", good=good, sides=sides, percent=round(100 * good / sides))
    return heading, prospect, rows


def _bands(state: TableState, kind: str, phase: Phase) -> Iterator[Band]:
    position, words, sides = state.position, state.words, sides_of(kind)
    if phase == "monster":
        means = position.board.tables.bands
        yield 1, means.leaves, words.say("bd-window-leaves"), "BD1.8"
        yield means.leaves + 1, means.strikes - 1, words.say("bd-window-nothing"), "BD1.8"
        yield means.strikes, means.point - 1, words.say("bd-window-strikes"), "BD1.8"
        yield means.point, sides, words.say("bd-window-rolls", table=table_name(words, kind)), "BD1.8"
        return
    least = position.board.tables.thresholds[phase]
    if least > 1:
        yield 1, min(sides, least - 1), words.say("bd-window-nothing"), "BD1.9"
    if least <= sides:
        table = TABLE_OF_PHASE.get(phase)
        means = words.say("bd-window-rolls", table=table_name(words, table)) if table else words.say("bd-window-hits")
        yield max(1, least), sides, means, "BD1.9"


def _changes(state: TableState, die: int) -> Iterator[Note]:
    """Yield the changes of the die's roll this turn (BD1.10)."""
    words = state.words
    for told in mark_words(state, die):
        yield Note(told, "BD1.10", clause_tip(words, "BD1.10"))


def mark_words(state: TableState, die: int) -> list[str]:
    """Return the effects on a die this turn: changes of its number, and that it does not act."""
    position: BattlePosition = state.position
    battle, words = position.board.battle, state.words
    sides = battle.sides if battle is not None else ()
    found = []
    for bonus in (one for side in sides for one in side.bonuses if one.die == die and one.amount):
        by = "artifact" if bonus.artifact >= 0 else "table"
        kind = words.kind(position.dice[bonus.artifact].type, state.table) if bonus.artifact >= 0 else ""
        found.append(words.say("bd-window-bonus", by=by, artifact=kind, amount=signed(bonus.amount)))
    for used in wielded(position, die):
        kind = words.kind(position.dice[used].type, state.table)
        found.append(words.say("bd-window-wields", artifact=kind))
    if any(die in side.idle for side in sides):
        found.append(words.say("bd-window-idle"))
    return found


def _table_notes(state: TableState, kind: str) -> Iterator[Note]:
    """Yield the 6 lines of the table for a unit (BD1.9), after a line about their source."""
    phase = PHASE_OF[class_of(kind)]
    table = kind if phase == "monster" else TABLE_OF_PHASE.get(phase, "")
    if not table:
        return
    words, tables = state.words, state.position.board.tables
    house = words.say("bd-table-house" if state.position.board.house else "bd-table-proposal")
    head = sentence(words.say("bd-window-table", table=table_name(words, table), house=house))
    yield Note(head, "BD1.9", clause_tip(words, "BD1.9"))
    for number, result in enumerate(tables.results[table], start=1):
        name, does = result_name(words, result.name), marked_deed(words, tables, table, number)
        yield Note(words.say("bd-window-line", number=number, name=name, does=does))


# Artifacts


def _artifact(state: TableState, die: int, up: int) -> tuple[str, str, tuple[FaceRow, ...]]:
    """Return the effects of the 4 numbers of an artifact (BA9)."""
    words, kind = state.words, state.position.dice[die].type
    artifact = artifacts()[kind]
    needs = words.say("bd-window-needs", of=kinds_name(words, artifact.needs)) if artifact.needs else ""
    rows = []
    for line in artifact.lines:
        band = (min(line.numbers), max(line.numbers), line_words(state, line), "BA9")
        rows.append(_row(state, die, band, up, counts=bool(line.word)))
    return words.say("bd-window-artifact"), needs, tuple(rows)


def line_words(state: TableState, line: Line) -> str:
    """Return the name and the effect of an artifact's line."""
    words = state.words
    name = line_name(words, line.word)
    if not line.word:
        return name
    means = words.say("bd-window-does", does=line.does, amount=line.amount, sides=line.sides)
    return f"{name}: {means}"


def _artifact_notes(state: TableState, artifact: Artifact) -> tuple[Note, ...]:
    """Return the limits on its use (BA1, BA12)."""
    words = state.words
    notes = [("BA12", words.say("bd-window-limit", group=words.say("bd-group", group=artifact.group)))]
    if artifact.table:
        notes.append(("BA11", words.say("bd-window-orb", table=table_name(words, artifact.table))))
    return tuple(Note(told, clause, clause_tip(words, clause)) for clause, told in notes)
