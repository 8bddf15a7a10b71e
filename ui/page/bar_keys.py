"""The keys for answers: they work wherever the focus is, and while dice roll."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut

from ddtable.engine.questions import Faces, Pick
from ui.page.answer_row import OffersAnswers
from ui.page.answers import decline
from ui.page.lit_walk import walk_to_next
from ui.together.settled import Settles

ENDING = ("N", "Esc")
"""Keys of answers that decline, end or go back: digits do not give these answers."""


class HoldsKeys(Settles, OffersAnswers):
    """A mixin, before the bar's widget class in the bases: Return, digits, N, H, D, G, Undo, Redo, Escape."""

    def _bind_keys(self) -> None:
        bindings: list[tuple[str, Callable[[], object]]] = [
            ("H", self.suggest.click),
            ("N", self._decline),
            ("D", self._bar().dice.click),
            ("Shift+O", self._bar().swap_wanted.emit),
            ("G", self._go_on),
            ("Esc", self._escape),
            ("R", partial(self._when_over, self._bar().rematch)),
            ("S", partial(self._when_over, self._bar().rematch_swapped)),
            ("W", partial(self._when_over, self._bar().watch_again)),
            ("Shift+Return", partial(self._always, "↵")),
            ("Shift+Enter", partial(self._always, "↵")),
            ("Shift+N", partial(self._always, "N")),
            *((keys, partial(self._chain, keys)) for keys in ("U", "J", "K", "E", "A")),
            ("Ctrl+Z", self._undo_or_why),
            ("Ctrl+Shift+Z", self.session.undoing.redo),
            ("Ctrl+Y", self.session.undoing.redo),
        ]
        bindings += [(str(digit), partial(self._digit, digit)) for digit in range(1, 10)]
        bindings += [(f"Shift+{digit}", partial(self._always_digit, digit)) for digit in range(1, 10)]
        for keys, act in bindings:
            self._shortcut(keys, act)
        # These are keys of their own only while there is something to show: on a map letters go to places.
        self._propose_key = self._shortcut("C", self._bar().propose.click)
        self._why_key = self._shortcut("Y", self._bar().why_wanted.emit)
        # With held dice Return is for the focused area: it puts them there.
        self._return_keys = [self._shortcut(keys, self._default) for keys in ("Return", "Enter")]

    def _shortcut(self, keys: str, act: Callable[[], object]) -> QShortcut:
        shortcut = QShortcut(QKeySequence(keys), self._bar())
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(act)
        return shortcut

    # Key actions

    def _digit(self, digit: int) -> None:
        question = self.session.question
        if question is None or not self.session.asks_person or self._bar().before_digit(digit):
            return
        panel = self._bar().panel_in_hand()
        if panel is not None and panel.isVisible() and panel.take_digit(digit):
            return
        if self.session.odds.judges:
            self.session.odds.fill(digit)
        elif isinstance(question.shape, Pick):
            if digit <= len(self._answers) and self._answers[digit - 1].keys not in ENDING:
                self._give(self._answers[digit - 1])
        elif isinstance(question.shape, Faces):
            self._bar().faces.press(digit)
        elif digit <= len(dice := self.session.draft.numbered()):
            self.session.hand.toggle(dice[digit - 1])

    def _always_digit(self, digit: int) -> None:
        meant = self._answers[digit - 1] if digit <= len(self._answers) else None
        if self.session.odds.judges:
            meant = self._by_key(str(digit))
        if self.session.system.has_pools and (meant is None or not meant.always):
            self._bar().player_wanted.emit(digit - 1)
        elif meant is not None and meant.keys not in ENDING:
            self._give_always(meant)

    def _decline(self) -> None:
        question = self.session.question
        option = decline(question)
        if question is not None and option and self.session.asks_person:
            if not self._asks_once_more(option):
                self.session.draft.pick(option, self.session.system.following(question, option))
        elif self._bar().none_chosen:
            self.session.draft.confirm()

    def _default(self) -> None:
        bar = self._bar()
        if bar.before_return():
            return
        if bar.none_chosen and not self.session.draft.as_suggested():
            kind = self.session.question.kind if self.session.question is not None else ""
            bar.flash(self.session.words.own("ui-nobody-chosen", self.session.table, kind=kind))
        elif self.session.waits_for_a_hand:
            self.session.guard.try_again()
        elif self.session.computers.stuck:
            self.session.computers.try_again()
        elif bar.half_made and self.session.asks_person and (why := self._why_not_yet()):
            bar.flash(why)
        elif self.session.asks_person and (question := self.session.question) is not None:
            option = self.session.draft.default_option()
            if isinstance(question.shape, Pick) and not option:
                bar.flash(bar.say("ui-choose-first", hint=self.session.words.hint(question, self.session.table)))
            elif self.session.draft.as_suggested() or not self._asks_once_more(option):
                self.session.draft.confirm()

    def _when_over(self, wanted: SignalInstance) -> None:
        """Start another game with keys of its own, so that an additional Return does not."""
        if self.session.question is None:
            wanted.emit()

    def _toggle_panel(self) -> None:
        panel = self._bar().panel_in_hand()
        if panel is not None:
            panel.setVisible(panel.isHidden())
            if panel.isVisible() and panel is not self._bar().panel:
                panel.take_focus()

    def _go_on(self) -> None:
        """Focus the next highlighted die or area of the table."""
        walk_to_next(self.session, self._bar().window())

    def _escape(self) -> None:
        """Put back held dice, go one step back in choosing a spell, or close the panel: the first that applies."""
        panel, prepares = self._bar().panel_in_hand(), self.session.draft.prepares
        if self.session.lifted():
            self.session.hand.cancel_lift()
        elif self.session.fighting.stop():
            self._bar().noted.emit(self.session.words.say("ui-fight-stopped"))
        elif prepares is not None and prepares.back():
            return
        elif back := self._by_key("Esc"):
            self._give(back)
        elif panel is not None and not panel.isHidden():
            panel.hide()
        else:
            self._bar().escaped.emit()
