"""The answers of a Pick as the question bar offers them: words, keys, which one is the default, which ones fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtGui import QFont, QFontMetricsF

from ddtable.engine.questions import Pick, Question
from ui.hints import BACK
from ui.shell.buttons import GAP, LONGEST, PADDING
from ui.shell.fonts import interface_font
from ui.shell.painting import key_cap_width
from ui.standing import kind_of, may_stand
from ui.together.standing_chips import standing_words

if TYPE_CHECKING:
    from ui.controller import Controller

LEAST = 112  # pixels to which a button may be cut so that all answers are seen
DECLINING = ("turn-keep", "flash-keep", "strike-let", "none", "wait")
SPACING = 8


class Answer(Struct, frozen=True):
    """One answer: its id and words, its key, and whether Return picks it.

    `option` is what it picks, by `then` it answers what follows at once (chains.py); `always` are the words for giving
    it each time, empty where it may not stand.
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
        """How wide its button is where room is short, in pixels."""
        return min(LONGEST, self.whole_width)

    @property
    def whole_width(self) -> float:
        """How wide its button is with all of its words."""
        words = QFontMetricsF(interface_font(13, QFont.Weight.DemiBold)).horizontalAdvance(self.words)
        return words + 2 * PADDING + GAP + key_cap_width(self.keys)


def decline(question: Question | None) -> str:
    """Return the option that says no to a question, or that ends it; empty where there is none."""
    if question is None or not isinstance(question.shape, Pick):
        return ""
    for option in question.shape.options:
        if option.word.startswith("no-") or option.word in DECLINING:
            return option.id
    return question.shape.done


def answers(controller: Controller, *, everything: bool = False) -> list[Answer]:
    """Return the answers to the question in hand; the small moves of single dice only with `everything`."""
    question = controller.question
    if question is None or not isinstance(question.shape, Pick) or not controller.asks_person:
        return []
    if everything:
        found = [(option.id, controller.option_words(option)) for option in question.shape.options]
    else:
        found = controller.options()
    default, no = controller.default_option(), decline(question)
    return [
        Answer(
            option,
            words,
            _key(option, number, default, no),
            option == default,
            option,
            controller.system.following(question, option),
            _always(controller, question, option),
        )
        for number, (option, words) in enumerate(found, start=1)
    ]


def chained(controller: Controller) -> list[Answer]:
    """Return the answers that say two things in one breath."""
    return [
        Answer(one.id, one.words, one.keys, False, one.option, one.then) for one in controller.system.chains(controller)
    ]


def _always(controller: Controller, question: Question, option: str) -> str:
    """Return the words for giving an answer each time."""
    if not may_stand(question, option):
        return ""
    say, words = controller.words.say, controller.words
    return say("ui-standing-always", what=standing_words(words, kind_of(question), option))


def _key(option: str, number: int, default: str, no: str) -> str:
    if option == default:
        return "↵"
    if option == BACK:
        return "Esc"
    if option == no:
        return "N"
    return str(number) if number < 10 else ""


def in_rows(found: Sequence[Answer], room: float) -> list[list[Answer]]:
    """Return all answers in one row of `room` pixels or, cut no shorter than `LEAST`, in two; nothing if neither fits.

    The rows of two are as even as can be, in the order of the answers.
    """
    if sum(answer.width + SPACING for answer in found) <= room:
        return [list(found)]
    least = [min(LEAST, answer.width) + SPACING for answer in found]
    whole = [answer.width + SPACING for answer in found]
    splits = [at for at in range(1, len(found)) if max(sum(least[:at]), sum(least[at:])) <= room]
    best = min(splits, key=lambda at: max(sum(whole[:at]), sum(whole[at:])), default=0)
    return [list(found[:best]), list(found[best:])] if best else []


def fitting(found: Sequence[Answer], room: float, chained: Sequence[Answer] = ()) -> list[Answer]:
    """Return the answers that fit into `room` pixels, in their order, if there is no room for all.

    The default and the one that declines come first. An answer that gives two at once comes last: each can be given
    by itself.
    """
    wanted = [answer for answer in found if answer.default or answer.keys in ("N", "Esc")]
    wanted += [answer for answer in found if answer not in wanted]
    kept: list[Answer] = []
    for answer in (*wanted, *chained):
        if kept and sum(min(LEAST, other.width) + SPACING for other in (*kept, answer)) > room - LEAST:
            break
        kept.append(answer)
    return [answer for answer in (*found, *chained) if answer in kept]
