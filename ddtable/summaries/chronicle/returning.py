"""The state of a game for players who return to it: whose turn, who holds what, the last round, the next decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ddtable.summaries.chronicle.sentences import NOTE_ICONS, fight_words, note_words
from ddtable.summaries.chronicle.values import Chronicle, Fight, Note
from ddtable.summaries.recap_values import Line

if TYPE_CHECKING:
    from ddtable.engine.questions import Question
    from ddtable.words.sentences import Table, Words

MOST_NAMED = 16
"""The terrains of a game whose names are shown, those of the largest war; on a map with more only their number is."""
MOST_EVENTS, LEAST_EVENTS, MOST_LINES = 6, 3, 9
WEIGHTS: Final = (
    "end",
    "out",
    "captured",
    "lost",
    "expanded",
    "traded",
    "dragon",
    "champion",
    "spell",
    "cards",
    "recruited",
)
"""The kinds of notes, the weightiest first; fights come after them, then reinforcements."""
FIRST_TURN: Final = 2
"""The turn from which on there is something to return to."""


def where_were_we(words: Words, table: Table, chronicle: Chronicle, question: Question | None) -> tuple[Line, ...]:
    """Return the lines for a player who returns to a game; () at its beginning and after its end.

    `question` is None if a computer player is asked.
    """
    turn = chronicle.turns[-1]
    if turn.number < FIRST_TURN or any(note.kind == "end" for note in chronicle.notes):
        return ()
    player = words.player(turn.seat, table)
    number = (turn.number - 1) // chronicle.seats + 1
    lines = [Line("dice", words.say("chronicle-return-turn", round=number, turn=turn.number, player=player))]
    lines += _held(words, table, chronicle)
    room = MOST_LINES - len(lines) - (question is not None)
    lines += _last_round(words, table, chronicle, max(LEAST_EVENTS, min(MOST_EVENTS, room)))
    if question is not None:
        asked = words.question(question, table)
        said = words.say("chronicle-return-next", player=words.player(question.seat, table), question=asked)
        lines.append(Line("hint", said))
    return tuple(lines)


def _held(words: Words, table: Table, chronicle: Chronicle) -> Iterator[Line]:
    """Yield a line for each player with captured terrains, with their number and the goal."""
    last = len(chronicle.turns) - 1
    nobody = True
    for seat in range(chronicle.seats):
        places = [words.place(land.place, table) for land in chronicle.lands if land.holders[last] == seat]
        if places:
            nobody = False
            values = {"player": words.player(seat, table), "count": len(places), "goal": chronicle.goal}
            key = "chronicle-return-held" if len(chronicle.lands) <= MOST_NAMED else "chronicle-return-many"
            yield Line("reserves", words.say(key, **values, places=words.all_of(places)))
    if nobody:
        yield Line("reserves", words.say("chronicle-return-free", goal=chronicle.goal))


def _last_round(words: Words, table: Table, chronicle: Chronicle, most: int) -> Iterator[Line]:
    """Yield the weightiest events since the same player's last turn, in their order; recruits of a player together."""
    last = chronicle.turns[-1]
    before = [turn.number for turn in chronicle.turns[:-1] if turn.seat == last.seat]
    first = before[-1] if before else 0
    found: list[tuple[tuple[int, int], int, Line]] = []
    notes = [note for note in chronicle.notes if note.turn >= first]
    for note in (*(note for note in notes if note.kind != "recruited"), *_recruits(notes)):
        tell = _recruited_words if note.kind == "recruited" else note_words
        said = tell(words, table, note)
        if said:
            found.append((_weight(note), note.step, Line(NOTE_ICONS[note.kind], said)))
    for fight in chronicle.fights:
        if fight.turn >= first:
            line = Line("melee", fight_words(words, table, fight, brief=True))
            found.append((_losses(fight), fight.step, line))
    weightiest = sorted(found, key=lambda one: one[0])[:most]
    for _, _, line in sorted(weightiest, key=lambda one: one[1]):
        yield line


def _recruits(notes: Sequence[Note]) -> Iterator[Note]:
    """Yield for each player one note of all that they recruited."""
    by_seat: dict[int, list[Note]] = {}
    for note in notes:
        if note.kind == "recruited":
            by_seat.setdefault(note.seat, []).append(note)
    for found in by_seat.values():
        yield replace(found[0], health=sum(note.health for note in found))


def _recruited_words(words: Words, table: Table, note: Note) -> str:
    return words.say("chronicle-recruited-brief", player=words.player(note.seat, table), health=note.health)


def _weight(note: Note) -> tuple[int, int]:
    rank = WEIGHTS.index(note.kind) if note.kind in WEIGHTS else len(WEIGHTS) + 1
    return rank, -note.health


def _losses(fight: Fight) -> tuple[int, int]:
    return len(WEIGHTS), -sum(loss.health for loss in fight.losses)
