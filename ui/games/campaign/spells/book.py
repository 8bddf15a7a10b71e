"""The spell book of a campaign: its spells as a list, and those to cast, which are given to the game at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace as changed
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddtable.engine.questions import Question
from ddtable.rules.dragon_dice.casting import BACK, DONE
from ddtable.rules.dragon_dice.spells import COLOURS, DEATH, IVORY
from ddtable.summaries.dragon_dice.casting import SpellState, announced, points_left, raised, spell_states
from ddtable.words.spells import spell_text
from ui.games.campaign.spells import rehearsal
from ui.games.campaign.spells.book_list import BookList
from ui.games.campaign.spells.rehearsal import SPELL, Rehearsal, Wish, rehearse
from ui.games.campaign.spells.wish_line import HIGH, WishLine
from ui.games.dragon_dice.panels.spell_note import spell_note
from ui.games.question_panel import QuestionPanel
from ui.kit.buttons import KeyButton
from ui.kit.fonts import BOLD
from ui.kit.labels import label, title
from ui.kit.scroll_page import ScrollPage
from ui.kit.search_field import SearchField
from ui.kit.theme import QUIET
from ui.session.answer import reach

if TYPE_CHECKING:
    from ui.session.session import Session

EDGE, GAP, TABS = 12, 6, 44  # pixels: margins, between the parts, of the column's tabs that stay free
WIDE = 272
MOST_LINES = 3  # lines of the list that are seen without scrolling
ABOUT_LINES = 4
BURY_ID, MOST_BURIALS = "bury:", 12


class SpellBook(QuestionPanel):
    """The panel for choosing spells. It covers the column of the log, so that map, terrain and rolls stay in sight.

    `wishes` are the lines of the list. Nothing is cast before the list is given: Done, or Return beside the book. In
    the book Return adds the current spell, but gives a list that was proposed as long as nothing else is done.
    """

    wants_column = True

    def __init__(self, session: Session, parent: QWidget, bar: QWidget) -> None:
        super().__init__(parent, bar)
        self.session = session
        self.wishes: tuple[Wish, ...] = ()
        self._trial: Rehearsal | None = None
        self._proposed: tuple[Wish, ...] = ()
        self._at = -1  # the number of answers in the game at which the list began
        self._column: QWidget | None = None
        self.lines: list[WishLine] = []
        self.setAccessibleName(session.words.say("ui-spells"))
        self._build()
        session.draft.prepares = self

    def stand_in(self, column: QWidget) -> None:
        """Set the column to cover."""
        self._column = column

    def _build(self) -> None:
        say = self.session.words.say
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        column.setSpacing(GAP)
        column.addWidget(title(say("ui-spells"), self, 18))
        self.search = SearchField(say("ui-war-spell-search"), self)
        self.list = BookList(self.session.words, self)
        self.search.lead_to(self.list)
        self.search.textChanged.connect(self._narrow)
        self.list.chosen.connect(self._choose)
        self.list.confirmed.connect(self._confirm)
        self.list.walked.connect(partial(self._propose, ()))
        self.list.stepped.connect(self._step)
        self.list.pointed.connect(self._describe)
        self.about = label("", self, pixels=11, role=QUIET, wrap=True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.about.setFixedHeight(ABOUT_LINES * 15)
        self.heading = label("", self, pixels=12, weight=BOLD, wrap=True)
        self._page = QWidget(self)
        self._lines = QVBoxLayout(self._page)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(4)
        self.below = ScrollPage(self._page, self)
        self.empty = KeyButton(say("ui-war-spell-none"), "", "quiet", self, height=26)
        self.empty.clicked.connect(partial(self._clear))
        for part in (self.search, self.list, self.about, self.heading, self.below, self.empty):
            column.addWidget(part, 1 if part is self.list else 0)

    # For the answer

    @property
    def in_charge(self) -> bool:
        """True if a person chooses spells now."""
        session, question = self.session, self.session.question
        asked = question is not None and question.kind == SPELL and session.asks_person
        return asked and question is not None and not session.standing.goes_on(question.seat)

    @property
    def filled(self) -> bool:
        """True if spells are chosen."""
        return bool(self.wishes) and self._at == self.session.game.position.answered and self.in_charge

    def words(self) -> str:
        """Return the text for casting the list."""
        return self.session.words.say("ui-war-spell-cast", count=sum(wish.times for wish in self.wishes))

    def take(self, option: str, then: Mapping[str, str], /) -> bool:
        """Add a spell, aim the open line, or give the whole list."""
        if not self.in_charge:
            return False
        trial = self._rehearsed()
        if option == DONE:
            return self.filled and self._give(trial)
        if option == BACK:
            return self.back()
        if trial.asks is not None and option in _ids(trial.asks):
            self._aim(trial.open, trial.asks.kind, option)
        else:
            self._add(Wish(option, then.get(rehearsal.TARGET, ""), then.get(rehearsal.DESTINATION, "")))
        if then:
            self._propose(self.wishes)
        return True

    def _give(self, trial: Rehearsal) -> bool:
        """Give the list to the game, or show which line is not complete."""
        if trial.open >= 0:
            name = self.session.words.spell_name(trial.wishes[trial.open].spell)
            lacks = "target" if trial.asks is not None else "points"
            self.session.draft.refuse(self.session.words.say("ui-war-spell-lacks", spell=name, lacks=lacks))
            return True
        (_, first), *rest = (*trial.answers, *rehearsal.ending(trial))
        self.wishes = ()
        if first is not None:
            self.session.draft.answer(first, in_turn=rest)
        return True

    def suggest(self) -> bool:
        """Fill the list as Recruit would; once more, give it."""
        if not self.in_charge:
            return False
        trial = self._rehearsed()
        whole = [wish for number, wish in enumerate(trial.wishes) if number != trial.open]
        found = rehearsal.suggested(self.session.game.position, whole)
        if found == self.wishes:
            return self.filled and self._give(trial)
        self._change(found)
        self._propose(self.wishes)
        return True

    def _propose(self, wishes: tuple[Wish, ...]) -> None:
        """Note the list that was proposed, () for none: Return gives it."""
        self._proposed = wishes

    def back(self) -> bool:
        """Remove the line that is not complete."""
        if not self.in_charge or self._rehearsed().open < 0:
            return False
        self.remove(self._rehearsed().open)
        return True

    # The list

    def _rehearsed(self) -> Rehearsal:
        if self._trial is None:
            self._trial = rehearse(self.session.game.position, self.wishes)
            self.wishes = self._trial.wishes
        return self._trial

    def _change(self, wishes: Sequence[Wish]) -> None:
        """Take another list, and show it."""
        self.wishes, self._trial = tuple(wishes), None
        self._show()
        self.session.draft.show_again()

    def _add(self, wish: Wish) -> None:
        """Add a line, in place of one without a target; equal lines become one."""
        trial = self._rehearsed()
        kept = [line for number, line in enumerate(trial.wishes) if number != trial.open]
        after = rehearse(self.session.game.position, [*kept, wish])
        if after.open == len(kept) and after.asks is None:
            self.session.draft.refuse(self._why_not(wish.spell))
            return
        self._change(rehearsal.merged(after.wishes))

    def _why_not(self, spell: str) -> str:
        words = self.session.words
        state = next((one for one in self._states() if one.spell.id == spell), None)
        return (
            f"{words.spell_name(spell)}: {spell_note(self.session.words, state)}"
            if state is not None
            else words.say("ui-war-spell-over")
        )

    def _choose(self, spell: str) -> None:
        """Add a spell that was clicked."""
        self._add(Wish(spell))

    def _confirm(self, spell: str) -> None:
        """Give the list if it is the one that was proposed, else add a spell."""
        if not (self.filled and self.wishes == self._proposed and self._give(self._rehearsed())):
            self._choose(spell)

    def _step(self, spell: str, by: int) -> None:
        """Cast the last line of a spell once more or less."""
        lines = [number for number, wish in enumerate(self.wishes) if wish.spell == spell]
        if lines:
            self.step_line(lines[-1], by)
        elif by > 0:
            self._choose(spell)

    def step_line(self, number: int, by: int) -> None:
        """Cast a line once more or less; without any casting it goes."""
        wish = self.wishes[number]
        times = wish.times + by
        if times < 1:
            self.remove(number)
            return
        found = [*self.wishes]
        found[number] = changed(wish, times=times, buried=())
        if by > 0 and rehearse(self.session.game.position, found).open >= 0 and self._rehearsed().open < 0:
            self.session.draft.refuse(self.session.words.say("ui-war-spell-no-more", count=wish.times))
            return
        self._change(found)

    def move_up(self, number: int) -> None:
        """Move a line one place up, so that it takes effect earlier."""
        found = [*self.wishes]
        found[number - 1], found[number] = found[number], found[number - 1]
        self._change(found)

    def remove(self, number: int) -> None:
        """Remove a line."""
        self._change([wish for at, wish in enumerate(self.wishes) if at != number])

    def _clear(self, _checked: bool = False) -> None:
        self._change(())

    # Targets

    def _aim(self, number: int, kind: str, value: str) -> None:
        found = [*self.wishes]
        wish = found[number]
        found[number] = changed(wish, target=value) if kind == rehearsal.TARGET else changed(wish, to=value)
        self._change(rehearsal.merged(found))

    def aims(self, number: int) -> list[tuple[str, str]]:
        """Return the texts and ids of the targets that a line may have, or of the dead that may be buried for it."""
        words, table = self.session.words, self.session.table
        question = self._aim_question(number)
        found = [(words.option(option, table), option.id) for option in reach.options_of(question) if option.id != BACK]
        if self.wishes[number].buried:
            dead = rehearsal.burials(self.session.game.position, self.wishes[: number + 1])[:MOST_BURIALS]
            found += [
                (words.say("ui-war-spell-bury", dice=words.owned(dice, table)), BURY_ID + "+".join(map(str, dice)))
                for dice in dead
            ]
        return found

    def _aim_question(self, number: int) -> Question | None:
        """Return the question for the target of a line, as it is before that line."""
        bare = Wish(self.wishes[number].spell)
        return rehearse(self.session.game.position, [*self.wishes[:number], bare]).asks

    def aim_line(self, number: int, option: str) -> None:
        """Give a line another target; a spell that moves something then asks where to."""
        trial = self._rehearsed()
        asks = trial.asks if trial.open == number else None
        if asks is not None and asks.kind == rehearsal.DESTINATION and option in _ids(asks):
            self._aim(number, rehearsal.DESTINATION, option)
            return
        found = [*self.wishes]
        if option.startswith(BURY_ID):
            dead = tuple(map(int, option.removeprefix(BURY_ID).split("+")))
            found[number] = changed(found[number], buried=dead)
            self._change(found)
            return
        found[number] = Wish(found[number].spell, option, times=found[number].times)
        self._change(rehearsal.merged(found))

    # Showing

    def show_question(self) -> None:
        """Show the book for the present choice of spells; hide it for other questions."""
        if not self.in_charge:
            self.hide()
            return
        answered = self.session.game.position.answered
        if answered != self._at:
            self._at, self.wishes, self._trial = answered, (), None
            self.list.set_order(self._states())
            self.search.clear()
        self._trial = None
        self._show()
        self.place()

    def _narrow(self, wanted: str) -> None:
        self.list.narrow(wanted)
        if self.in_charge:
            self._show()

    def _states(self) -> tuple[SpellState, ...]:
        trial = self._rehearsed()
        return spell_states(trial.position, trial.question)

    def _show(self) -> None:
        """Show what the list of spells leaves, and the lines."""
        if not self.in_charge:
            return
        trial, states = self._rehearsed(), self._states()
        times: dict[str, int] = {}
        for wish in trial.wishes:
            times[wish.spell] = times.get(wish.spell, 0) + wish.times
        options = reach.shown(self.session.question)[:9]
        keys = {option.id: str(number) for number, option in enumerate(options, start=1) if option.id != DONE}
        notes = {state.spell.id: spell_note(self.session.words, state) for state in states}
        self.list.show_spells(states, self._points(trial), notes, keys, times)
        self._show_lines(trial)
        self.session.hand.aim(trial.asks)

    def _points(self, trial: Rehearsal) -> dict[str, str]:
        """Return the points left in each colour, with those that burying may add."""
        say, points = self.session.words.say, points_left(trial.position, trial.question)
        left: dict[str, str] = {colour: say("ui-spell-left", points=points[at]) for at, colour in enumerate(COLOURS)}
        if buried := raised(trial.position):
            black = COLOURS[DEATH]
            left[black] = f"{left[black]} {say('ui-spell-black', points=buried)}"
        return {**left, IVORY: say("ui-spell-left", points=sum(points))}

    def _show_lines(self, trial: Rehearsal) -> None:
        say, before = self.session.words.say, announced(self.session.game.position)
        count = len(trial.wishes)
        self.heading.setText(say("ui-war-spell-list", lines=count, before=len(before)))
        while len(self.lines) < count:
            line = WishLine(self, len(self.lines), self._page)
            self.lines.append(line)
            self._lines.addWidget(line)
        for number, line in enumerate(self.lines):
            line.setVisible(number < count)
            if number < count:
                wish, open_ = trial.wishes[number], number == trial.open
                words = self._target_words(wish, trial if open_ else None)
                line.show_wish(self._name(wish), words, open_=open_, aimed=self._may_aim(wish), first=number == 0)
        seen = min(count, MOST_LINES)
        self.below.setFixedHeight(seen * (HIGH + 4))
        self.below.setVisible(count > 0)
        self.empty.setVisible(count > 1)

    def _name(self, wish: Wish) -> str:
        name = self.session.words.spell_name(wish.spell)
        return f"{name} ×{wish.times}" if wish.times > 1 else name

    def _may_aim(self, wish: Wish) -> bool:
        return bool(wish.buried) or rehearsal.needs_target(self.session.game.position, wish.spell)

    def _target_words(self, wish: Wish, broken: Rehearsal | None) -> str:
        """Return the target of a line in words, or what it lacks."""
        words, table = self.session.words, replace(self.session.table, brief=True)
        if broken is not None:
            if broken.asks is None:
                return words.say("ui-war-spell-short")
            return words.say(
                "ui-war-spell-wants", what="place" if broken.asks.kind == rehearsal.DESTINATION else "target"
            )
        found = words.target(wish.target, table) if wish.target else words.say("ui-war-spell-dead")
        if wish.to:
            found = words.say("ui-war-spell-to", target=found, place=words.place(wish.to, table))
        if wish.buried:
            found = words.say("ui-war-spell-buries", target=found, dice=words.dice(wish.buried, table))
        return found

    def _describe(self, state: object) -> None:
        """Show the whole text of the current spell."""
        if isinstance(state, SpellState):
            words = self.session.words
            self.about.setText(spell_text(words, state.spell))
            self.about.setToolTip(f"{words.spell_name(state.spell.id)}. {self.about.text()}")

    def take_focus(self) -> None:
        """Focus the list when the book opens, but leave the field for words its focus."""
        if not self.search.hasFocus() and not self.isAncestorOf(self.window().focusWidget() or self.window()):
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:
        """Return the size of the place that it covers."""
        return self._standing().size()

    def _standing(self) -> QRect:
        """Return the column of the log below its tabs."""
        if self._column is None:
            return super()._stood_clear(QRect(0, self.bar.y() - 520, WIDE, 512))
        return self._column.geometry().adjusted(0, TABS, 0, 0)


def _ids(question: Question) -> list[str]:
    return [option.id for option in reach.options_of(question)]
