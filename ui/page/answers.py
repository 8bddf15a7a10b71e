"""The answers of a Pick in the question bar: texts, keys, the default, and those that fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtGui import QFont, QFontMetricsF

from ddtable.engine.questions import Pick, Question
from ui.kit.buttons import GAP, LONGEST, PADDING
from ui.kit.fonts import interface_font
from ui.kit.painting import key_cap_width
from ui.session.answer.hints import BACK
from ui.session.answer.standing import kind_of, may_stand
from ui.session.reasons import option_words
from ui.together.standing_chips import standing_words

if TYPE_CHECKING:
    from ui.session.session import Session
    from ui.session.table_state import TableState

LEAST = 112  # least width of a shortened button in pixels
DECLINING = ("turn-keep", "flash-keep", "strike-let", "stop-attack", "none", "wait")
SPACING = 8


class Answer(Struct, frozen=True):
    """One answer: its id and text, its key, and whether Return picks it.

    The digit of an answer is its place in the question, or among the best answers while these are shown.

    `option` is the option it picks, "" if it fights on; `then` has the answers that follow at once (chains.py);
    `always` is the meaning of a standing answer, "" if it cannot be one.
    """

    id: str
    words: str
    keys: str
    default: bool
    option: str
    then: Mapping[str, str] = {}
    always: str = ""

    @property
    def width(self) -> float:
        """The minimum width of its button, with the text cut if needed, in pixels."""
        return min(LONGEST, self.whole_width)

    @property
    def whole_width(self) -> float:
        """The width of its button with its full text."""
        return _width_of(self.words) + 2 * PADDING + GAP + key_cap_width(self.keys)


@lru_cache(maxsize=1024)
def _width_of(words: str) -> float:
    return QFontMetricsF(interface_font(13, QFont.Weight.DemiBold)).horizontalAdvance(words)


def decline(question: Question | None) -> str:
    """Return the option that declines or ends a question, or ""."""
    if question is None or not isinstance(question.shape, Pick):
        return ""
    for option in question.shape.options:
        if option.word.startswith("no-") or option.word in DECLINING:
            return option.id
    return question.shape.done


def answers(session: Session, *, everything: bool = False) -> list[Answer]:
    """Return the answers to the current question; small moves of single dice only with `everything`."""
    question = session.question
    if question is None or not isinstance(question.shape, Pick) or not session.asks_person:
        return []
    if everything:
        found = [(option.id, option_words(session, option)) for option in question.shape.options]
    else:
        found = session.draft.options()
    default, no = session.draft.default_option(), decline(question)
    ranks = {one.option: number for number, one in enumerate(session.odds.best, start=1)}
    back = "" if any(chain.keys == "Esc" for chain in session.system.chains(session)) else BACK
    return [
        Answer(
            option,
            words,
            _key(option, ranks.get(option, 0) if session.odds.judges else number, default, no, back),
            option == default,
            option,
            session.system.following(question, option),
            _always(session, question, option),
        )
        for number, (option, words) in enumerate(found, start=1)
    ]


def chained(state: TableState) -> list[Answer]:
    """Return the combined answers."""
    return [Answer(one.id, one.words, one.keys, False, one.option, one.then) for one in state.system.chains(state)]


def _always(state: TableState, question: Question, option: str) -> str:
    """Return the text for a standing answer, or ""."""
    if not may_stand(question, option):
        return ""
    say, words = state.words.say, state.words
    return say("ui-standing-always", what=standing_words(words, kind_of(question), option))


def _key(option: str, number: int, default: str, no: str, back: str) -> str:
    if option == default:
        return "↵"
    if option == back:
        return "Esc"
    if option == no:
        return "N"
    return str(number) if 0 < number < 10 else ""


def in_rows(found: Sequence[Answer], room: float) -> list[list[Answer]]:
    """Return all answers in 1 row of `room` pixels or, shortened to at least `LEAST`, in 2; [] if neither fits.

    Two rows are as even as possible, in the order of the answers.
    """
    if sum(answer.width + SPACING for answer in found) <= room:
        return [list(found)]
    least = [min(LEAST, answer.width) + SPACING for answer in found]
    whole = [answer.width + SPACING for answer in found]
    splits = [at for at in range(1, len(found)) if max(sum(least[:at]), sum(least[at:])) <= room]
    best = min(splits, key=lambda at: max(sum(whole[:at]), sum(whole[at:])), default=0)
    return [list(found[:best]), list(found[best:])] if best else []


def fitting(found: Sequence[Answer], room: float, chained: Sequence[Answer] = ()) -> list[Answer]:
    """Return the answers that fit into `room` pixels, in order, if not all fit.

    The default and the one that declines come first. Combined answers come last, since each part can be given alone.
    """
    wanted = [answer for answer in found if answer.default or answer.keys in ("N", "Esc")]
    wanted += [answer for answer in found if answer not in wanted]
    kept: list[Answer] = []
    for answer in (*wanted, *chained):
        if kept and sum(min(LEAST, other.width) + SPACING for other in (*kept, answer)) > room - LEAST:
            break
        kept.append(answer)
    return [answer for answer in (*found, *chained) if answer in kept]
