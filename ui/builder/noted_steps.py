"""What was done in a window of the library and can be taken back, for as long as the window is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ddtable.words import Words
from ui.shell.icon_button import IconButton

MOST_STEPS = 200  # kept for Undo


class Step(NamedTuple):
    """What was done, in words, and what takes it back."""

    done: str
    back: Callable[[], object]


class NotesSteps:
    """To be inherited before the dialog's class, whose Undo button says what it would take back."""

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
