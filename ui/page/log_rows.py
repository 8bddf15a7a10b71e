"""The rows of the log: the sentences of each step of a game, and their sorts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from ddtable.engine.events import clause_of, weight_of
from ddtable.words.sentences import Table
from ui.history.deeds import CHOICE, answer_words, deed_words, doer, settled_words
from ui.session.answer.fighting_on import FOUGHT_ON
from ui.session.answer.standing import INTENDED, STANDING
from ui.together.settled import stuck_words

if TYPE_CHECKING:
    from ddtable.engine.line import History
    from ui.page.log_notes import Note
    from ui.session.session import Session

RowKind = Literal["turn", "event", "weighty", "remark", "note", "waiting"]


class Row(Struct, frozen=True):
    """One line of the log, with its `step` in the game's history and its `turn`.

    `event` is the index of its event in the step, -1 for none; the event itself is not kept, because a long game has
    too many.
    """

    step: int
    kind: RowKind
    words: str
    turn: int = 0
    seat: int = -1
    clause: str = ""
    event: int = -1


class RowMaker:
    """Makes the rows of the steps of one game."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._words, self._system = session.words, session.system

    def rows_of(self, step: int, notes: Sequence[Note]) -> Iterator[Row]:
        """Yield the rows of a step: the entry if its events do not describe it, the events, and the notes."""
        history, table = self._session.game.history, self._session.game_table
        turn = self._system.turn(history[step - 1].position) if step else 0
        if not step:
            agreed = list(self._options())
            yield from agreed
            if agreed or not any(self._system.turn_began(event) for event in history.events_at(0)):
                yield Row(0, "turn", self._words.say("ui-log-set-up"))
        yield from self._deed(step, turn, table)
        for row in self._happened(step, turn, history, table):
            turn = row.turn
            yield row
        for note in notes:
            yield Row(step, "note", self._note(note, table), turn, note.seat)

    def waiting(self, step: int) -> Iterator[Row]:
        """Yield the last row with the current question; nothing after the end of the game."""
        session, question = self._session, self._session.game.question
        if question is None:
            return
        asked = session.words.question(question, session.table) if session.asks_person else ""
        key = "ui-log-waiting" if asked else "ui-deciding"
        said = stuck_words(session)[0] or ("" if asked else session.automatic.paused)
        said = said or session.words.say(key, player=session.names[question.seat], question=asked)
        yield Row(step, "waiting", said, self._system.turn(session.game.position), question.seat)

    def _happened(self, step: int, turn: int, history: History, table: Table) -> Iterator[Row]:
        asked = history[step - 1].question if step else None
        events = history.events_at(step)
        told = [(number, self._words.event(event, table)) for number, event in enumerate(events)]
        for sentence, same in groupby(((number, said) for number, said in told if said), key=itemgetter(1)):
            numbers = [number for number, _ in same]
            count, event = len(numbers), events[numbers[0]]
            said = str(sentence)
            if count > 1:
                said = self._words.say("ui-log-times", sentence=sentence, count=count)
            if began := self._system.turn_began(event):
                turn = began[1]
            clause = clause_of(event) or (asked.clause if asked else "")
            clause = self._session.game.rules.clause(self._session.position, clause)
            yield Row(step, weight_of(event), said, turn, getattr(event, "seat", -1), clause, numbers[0])

    def _options(self) -> Iterator[Row]:
        """Yield the game's first rows: real dice, and options that differ from the rules of 1995."""
        set_up = self._session.game.set_up
        if set_up.by_hand:
            yield Row(0, "event", self._words.say("ui-log-real-dice"))
        specs = [
            (spec, set_up.options.get(spec.name, spec.values[0])) for spec in self._session.game.rules.option_specs()
        ]
        changed = [
            self._words.say(f"house-option-{spec.name}-{spec.ending(value)}")
            for spec, value in specs
            if value != spec.values[0]
        ]
        if changed:
            yield Row(0, "event", self._words.say("ui-log-options", options="; ".join(changed)))
        if getattr(self._session.position.board, "house", False):  # not the tables of former rules (H94)
            yield Row(0, "event", self._words.say("ui-log-house"))

    def _deed(self, step: int, turn: int, table: Table) -> Iterator[Row]:
        game = self._session.game
        if not 0 < step <= len(game.choices):
            return
        entry = game.choices[step - 1]
        player = doer(self._words, table, entry.seat)
        if entry.kind != CHOICE:
            yield Row(step, "note", settled_words(self._words, table, game, step), turn, entry.seat)
        elif entry.remark in (STANDING, FOUGHT_ON) and entry.choice is not None:
            answer = answer_words(self._words, table, game.history[step - 1].question, entry.choice)
            key = "ui-log-as-always" if entry.remark == STANDING else "ui-log-fought-on"
            said = self._words.say(key, player=player, answer=answer)
            yield Row(step, "remark", said, turn, entry.seat)
        elif reason := self._reason(step, table):
            said = self._words.say("reason", player=player, reason=reason)
            yield Row(step, "remark", said, turn, entry.seat)

    def _reason(self, step: int, table: Table) -> str:
        """Return the player's remark on a choice; "" if it was the same for the choice before."""
        remark = self._session.game.choices[step - 1].remark
        if remark is None or remark == INTENDED or self._said_before(step):
            return ""
        return self._words.remark(remark, table)

    def _said_before(self, step: int) -> bool:
        """Return True if the choice before had the same remark, with no event since."""
        game = self._session.game
        entry, before = game.choices[step - 1], game.choices[step - 2] if step > 1 else None
        alike = before is not None and (before.remark, before.seat) == (entry.remark, entry.seat)
        return alike and not game.history.events_at(step - 1)

    def _note(self, note: Note, table: Table) -> str:
        player = doer(self._words, table, note.seat)
        if note.deed is None or note.before is None:
            return self._words.say("ui-log-handed-over", player=player, kind=note.kind)
        # Its subject may no longer be on the table, such as terrains before their reveal.
        before = self._session.game.at(note.before)
        answer = deed_words(self._words, Table(before.position, table.names), before, note.deed)
        if note.deed.seat not in (note.seat, -1) and note.seat >= 0:
            owner = doer(self._words, table, note.deed.seat)
            answer = self._words.say("ui-log-others-deed", player=owner, answer=answer)
        return self._words.say(f"ui-log-{note.kind}", player=player, answer=answer, count=note.count)
