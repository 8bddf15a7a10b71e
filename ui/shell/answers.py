"""The answers of a Pick as the question bar offers them: words, keys, which one is the default, which ones fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtGui import QFont, QFontMetricsF

from ddtable.engine.questions import Pick, Question
from ui.hints import BACK
from ui.shell.buttons import GAP, LONGEST, PADDING
from ui.shell.fonts import interface_font
from ui.shell.painting import key_cap_width

if TYPE_CHECKING:
    from ui.controller import Controller

MOST_SHOWN = 6
DECLINING = ("turn-keep", "flash-keep", "strike-let")
SPACING = 8


class Answer(Struct, frozen=True):
    """One option: its id and words, its key, and whether Return picks it."""

    id: str
    words: str
    keys: str
    default: bool

    @property
    def width(self) -> float:
        """How wide its button is, in pixels."""
        words = QFontMetricsF(interface_font(13, QFont.Weight.DemiBold)).horizontalAdvance(self.words)
        return min(LONGEST, words + 2 * PADDING + GAP + key_cap_width(self.keys))


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
        Answer(option, words, _key(option, number, default, no), option == default)
        for number, (option, words) in enumerate(found, start=1)
    ]


def _key(option: str, number: int, default: str, no: str) -> str:
    if option == default:
        return "↵"
    if option == BACK:
        return "Esc"
    if option == no:
        return "N"
    return str(number) if number < 10 else ""


def fitting(found: Sequence[Answer], room: float) -> list[Answer]:
    """Return the answers that fit into `room` pixels, in their order.

    The default and the one that declines come first; of a long list nothing else is shown.
    """
    wanted = [answer for answer in found if answer.default or answer.keys in ("N", "Esc")]
    if len(found) <= MOST_SHOWN:
        wanted += [answer for answer in found if answer not in wanted]
    kept: list[Answer] = []
    for answer in wanted:
        if kept and sum(other.width + SPACING for other in (*kept, answer)) > room:
            break
        kept.append(answer)
    return [answer for answer in found if answer in kept]
