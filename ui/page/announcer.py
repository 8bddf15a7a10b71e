"""The announcements of one game to screen readers: events, questions, the progress of an answer, refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.history.steps import common, said_at, turn_at, turn_starts, where_words
from ui.kit.aloud import may_speak, say_aloud
from ui.together.faces_panel import rolled_for
from ui.together.settled import over_words, stuck_words

if TYPE_CHECKING:
    from ui.motion.suspense import Suspense
    from ui.session.answer.half_faces import HalfFaces
    from ui.session.session import Session

MOST = 600  # most characters about events in one announcement; questions are always announced
TAKEN_BACK = ("undo", "redo")


class Announcer(QObject):
    """Announces the changes of a game, each at once. `said` is emitted with every announcement.

    Create it after the widgets of `page`, because it announces what they show.
    """

    said = Signal(str)

    def __init__(self, session: Session, page: QWidget) -> None:
        super().__init__(page)
        self._session, self._page = session, page
        self._say = session.words.say
        self._deeds = list(session.game.choices)
        self._read = len(session.game.journal)
        self._moment: int | None = None
        self._recap = ""
        self._waited_for = -1
        self._handed = len(session.seats.handed)
        self._suspense: Suspense | None = None
        self._late: list[Callable[[], None]] = []
        self._remember_hands()
        session.changed.connect(self._on_changed)
        session.draft.changed.connect(self._on_selection)
        session.hand.changed.connect(self._on_selection)
        session.computers.thinking.connect(self._on_thinking)
        session.automatic.stuck_changed.connect(self._on_stuck)

    def wait_for(self, suspense: Suspense) -> None:
        """Announce rolls only after the dice have stopped."""
        self._suspense = suspense
        suspense.over.connect(self._tell_late)

    def _waits(self, telling: Callable[[], None]) -> bool:
        """Return True if an announcement has to wait, and queue it."""
        if self._suspense is None or not self._suspense.held:
            return False
        if telling not in self._late:  # several changes are announced together, with one question
            self._late.append(telling)
        return True

    def _tell_late(self) -> None:
        late, self._late = self._late, []
        for telling in late:
            telling()

    # Events

    def tell_recap(self, told: str) -> None:
        """Add this text to the present change, before the question."""
        self._recap = told

    def _on_changed(self, _change: object = None) -> None:
        self._remember_hands()
        if self._waits(self._on_changed):
            return
        moment, looked_at = self._session.moment, self._moment
        self._moment = moment
        if moment is not None:
            if moment != looked_at:
                self._announce(self._of_moment(moment))
            return
        happened = self._happened()
        if looked_at is not None:
            happened.insert(0, self._say("ui-heard-present"))
        recap, self._recap = self._recap, ""
        asked = self._asked()
        self._announce([*self._shortened(_unless_said(happened, asked)), recap, *asked])

    def _of_moment(self, moment: int) -> list[str]:
        """Return the place of an earlier moment in the game, and its events."""
        game, table = self._session.game, self._session.game_table
        where = where_words(self._session.words, table, turn_at(turn_starts(game.history), moment))
        count = self._say("ui-replay-count", number=moment, count=len(game.history) - 1)
        return [f"{where}, {count}", *self._shortened(said_at(self._session.words, table, game, moment))]

    def _happened(self) -> list[str]:
        """Return the news since the last change: entries undone, entries played, changes of players."""
        game = self._session.game
        fresh, self._read = game.journal[self._read :], len(game.journal)
        deeds, self._deeds = self._deeds, list(game.choices)
        told = [
            self._say(f"ui-heard-{kind}", count=len(same))
            for kind, entries in groupby(fresh, key=lambda entry: entry.kind)
            if kind in TAKEN_BACK and (same := list(entries))
        ]
        for step in range(common(deeds, self._deeds) + 1, len(self._deeds) + 1):
            told += said_at(self._session.words, self._session.game_table, game, step)
        handed, self._handed = self._session.seats.handed[self._handed :], len(self._session.seats.handed)
        names = self._session.names
        told += [self._say("ui-log-handed-over", player=names[one.seat], kind=one.how) for one in handed]
        return told

    def _shortened(self, sentences: Sequence[str]) -> list[str]:
        """Return sentences without repetitions, and only the last of very many: the result matters most."""
        told = []
        for sentence, same in groupby(sentences):
            count = len(list(same))
            told.append(self._say("ui-log-times", sentence=sentence, count=count) if count > 1 else sentence)
        first, room = len(told), MOST
        while first and (len(told[first - 1]) <= room or first == len(told)):
            first -= 1
            room -= len(told[first])
        return [self._say("ui-heard-earlier", count=first), *told[first:]] if first else told

    # Questions

    def _asked(self) -> list[str]:
        """Return the current question; [] while a computer player thinks, which is announced separately."""
        session = self._session
        if session.seats.behind_curtain >= 0:
            key = "ui-handover" if session.seats.hands_over else "ui-curtain"
            return [self._say(key, player=session.names[session.seats.behind_curtain])]
        question, result = session.question, session.position.result
        if result is not None:
            return [over_words(session)]
        if question is not None and session.computers.stuck:
            return self._stuck()
        if question is None or not session.asks_person:
            return []
        self._waited_for = -1
        asked = session.words.question(question, session.table)
        said = self._say("ui-asked", player=session.names[question.seat], question=asked)
        return [said, *self._first_die(), *filter(None, [session.draft.progress()])]

    def _first_die(self) -> list[str]:
        """Return the purpose of a roll with real dice, and the first die to enter."""
        faces = self._session.draft.faces
        if faces is None:
            return []
        return [rolled_for(self._session), self._next_die(faces)]

    def _next_die(self, faces: HalfFaces) -> str:
        """Return the name of the next die to enter."""
        die = faces.shape.dice[faces.at]
        return self._say("ui-heard-next", die=self._session.system.die_name(self._session, die))

    def _stuck(self) -> list[str]:
        """Return the sentences about a stuck computer player: the fact, the reason, and what to do."""
        question = self._session.game.question
        player = self._session.names[question.seat] if question is not None else ""
        return [*stuck_words(self._session), self._say("ui-stuck-do", player=player)]

    def _on_stuck(self) -> None:
        """Announce at once that the game waits for the player."""
        if self._session.computers.stuck and not self._waits(self._on_stuck):
            self._waited_for = -1  # a repeated question is announced again
            self._announce(self._stuck(), urgent=True)

    def _on_thinking(self, thinking: bool) -> None:
        """Announce once which player everybody waits for, until a person is asked again."""
        if self._waits(partial(self._on_thinking, thinking)):
            return
        question = self._session.game.question
        thinking = thinking and not self._session.automatic.paused
        if thinking and question is not None and question.seat != self._waited_for and self._moment is None:
            self._waited_for = question.seat
            self._announce([self._say("ui-deciding", player=self._session.names[question.seat])])

    # Input

    def _remember_hands(self) -> None:
        session = self._session
        self._lifted, self._chosen = session.lifted(), session.selection
        self._told = tuple(session.draft.faces.told) if session.draft.faces is not None else ()
        self._progress = session.draft.progress()

    def _on_selection(self) -> None:
        session = self._session
        lifted, chosen, progress = self._lifted, self._chosen, self._progress
        faces = self._faces_told()
        self._remember_hands()
        said = [*self._in_hand(lifted), *self._choices(chosen), *faces]
        if progress != self._progress:
            said.append(self._progress)
        if suggested := session.draft.suggested():
            said.append(suggested)
        if said and session.draft.half_made() is not None and session.draft.refusal_now() is None:
            said.append(self._say("ui-heard-ready"))
        self._announce(said)

    def _in_hand(self, before: tuple[int, ...]) -> list[str]:
        """Return which dice were picked up, and where they may go; or that they were put back."""
        session, words, table = self._session, self._session.words, self._session.table
        if self._lifted == before:
            return []
        if not self._lifted:
            return [self._say("ui-heard-put-back")]
        places = words.all_of(self.place_name(area) for area in sorted(session.hand.targets(self._lifted)))
        return [self._say("ui-heard-lifted", dice=words.dice(self._lifted, table), places=places)]

    def place_name(self, area: str) -> str:
        """Return the name of an area, or of a distance to which a terrain can be turned."""
        _, _, distance = area.partition("@")[0].partition("#")
        if distance:
            return self._say("ui-heard-distance", number=int(distance))
        return self._session.words.where(area, self._session.table)

    def _choices(self, before: tuple[int, ...]) -> list[str]:
        words, table = self._session.words, self._session.table
        more = [die for die in self._chosen if die not in before]
        less = [die for die in before if die not in self._chosen]
        changed = ((more, "ui-heard-chosen"), (less, "ui-heard-unchosen"))
        return [self._say(key, dice=words.dice(dice, table)) for dice, key in changed if dice]

    def _faces_told(self) -> list[str]:
        """Return the entered faces of real dice, and the next die."""
        faces, before = self._session.draft.faces, self._told
        if faces is None or len(faces.told) != len(before):
            return []
        session, said = self._session, []
        for number, (old, new) in enumerate(zip(before, faces.told, strict=True)):
            die = faces.shape.dice[number]
            if new is not None and new != old:
                said.append(session.system.face_name(session, die, new))
            elif new is None and old is not None:
                said.append(self._say("ui-heard-untold", die=session.system.die_name(session, die)))
        if said and faces.missing:
            said.append(self._next_die(faces))
        return said

    # Announcing

    def refuse(self, sentence: str) -> None:
        """Announce urgently why something cannot be done, or an error."""
        self._announce([sentence], urgent=True)

    def tell_guide(self, told: str) -> None:
        """Announce the text of the card of a guided battle."""
        self._announce([told])

    def tell_stop(self) -> None:
        """Announce that the game waits for a key."""
        self._announce([self._say("ui-stop"), self._say("ui-stop-how")])

    def _announce(self, sentences: Iterable[str], *, urgent: bool = False) -> None:
        text = joined(sentences)
        if text and may_speak(self._page):
            say_aloud(self._page, text, urgent=urgent)
            self.said.emit(text)


def joined(sentences: Iterable[str]) -> str:
    """Return sentences as one text, with a full stop after each that has no end mark."""
    return " ".join(
        sentence if sentence[-1] in ".!?:…" else f"{sentence}."
        for given in sentences
        if (sentence := given.strip()) and given
    )


def _unless_said(sentences: Iterable[str], asked: Iterable[str]) -> list[str]:
    """Return the sentences that the question, or the result of the game, does not repeat."""
    again = joined(asked)
    return [sentence for sentence in sentences if sentence.rstrip(".") not in again]
