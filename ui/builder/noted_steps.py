"""The steps of Undo in a window of the library, kept while it is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ddtable.words.sentences import Words
from ui.kit.icon_button import IconButton

MOST_STEPS = 200  # kept for Undo


class Step(NamedTuple):
    """The description of a change, and the function that undoes it."""

    done: str
    back: Callable[[], object]


class NotesSteps:
    """A mixin for a dialog, before its class in the bases; its Undo button names the step."""

    words: Words
    undo_button: IconButton
    _steps: list[Step]

    def _note(self, done: str, back: Callable[[], object]) -> None:
        self._steps.append(Step(done, back))
        del self._steps[:-MOST_STEPS]
        self._show_undo()

    def _show_undo(self) -> None:
        say = self.words.say
        done = self._steps[-1].done if self._steps else ""
        self.undo_button.say_why(say("builder-undo", done=done or "none"), "" if done else say("builder-no-undo"))
