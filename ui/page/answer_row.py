"""The answers in the question bar: buttons in 1 or 2 rows for as many as fit, and a list of all."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor, QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from ddtable.engine.questions import Option, Pick, Question
from ui.kit.buttons import LONGEST
from ui.page.answer_button import AnswerButton
from ui.page.answers import LEAST, Answer, answers, chained, decline, fitting, in_rows
from ui.session.answer.standing import ALL, kind_of, may_stand
from ui.together.standing_chips import standing_words

if TYPE_CHECKING:
    from ui.kit.buttons import KeyButton
    from ui.page.question_bar import QuestionBar
    from ui.session.session import Session

SENTENCE_ROOM = 300  # pixels reserved for the sentence, however many answers there are
EASY_ROOM = 460  # most pixels reserved for it if an answer is long
BEFORE_SENTENCE = 56  # pixels of the mark before it and of the gaps
UNCUT, STEP = 1200, 20  # pixels of the longest answer, and of each step in shortening it
SPACING = 8
HIGH, LOW = 36, 30  # height of a button in pixels: in 1 row, and in 2
ROW_GAP = 4  # pixels between two rows


class OffersAnswers:
    """A mixin, before the bar's widget class in the bases."""

    session: Session
    buttons: list[AnswerButton]
    more: KeyButton
    menu: QMenu
    _answers: list[Answer]
    _chained: list[Answer]
    _shown: list[Answer]
    undo: KeyButton
    _asked_at: int
    _rows: tuple[QHBoxLayout, QHBoxLayout]
    _fixed: tuple[KeyButton, ...]

    def _find_answers(self) -> None:
        self._answers = answers(self.session)
        self._chained = chained(self.session)

    def _lay_answers(self) -> None:
        """Show all answers in 1 row, else in 2; if both are too short, the most important ones and a list."""
        room = self._room()
        offered = self._offered()
        chained = [] if self._bar().in_suspense else [answer for answer in self._chained if answer.words]
        rest = self._all_answers() - len(offered)  # small moves of single dice, which are made on the table
        beside = room - (self._show_more(rest) if rest else 0)
        rows = in_rows([*offered, *chained], beside)
        if not rows:
            self._show_more(self._all_answers())
            kept = fitting(offered, 2 * (room - self.more.sizeHint().width() - SPACING), chained)
            rest = self._all_answers() - len([answer for answer in kept if answer not in chained])
            beside = room - self._show_more(rest)
            rows = in_rows(kept, beside) or [kept]
        self.more.setVisible(rest > 0)
        self._show_rows(rows, beside)

    def _show_more(self, count: int) -> int:
        """Show on the list's button how many further answers of which sort there are; return its width."""
        say, question = self.session.words.say, self.session.question
        what = say("ui-more-what", count=count, kind=question.kind if question is not None else "none")
        self.more.show_as(say("ui-more", count=count, what=what), "", "plain")
        return self.more.sizeHint().width() + SPACING

    def _show_rows(self, rows: list[list[Answer]], room: float) -> None:
        """Show a button for each answer in its row."""
        shown = self._shown = [answer for row in rows for answer in row]
        while len(self.buttons) < len(shown):
            self._add_button()
        numbers = [number for number, row in enumerate(rows) for _ in row]
        longest = [self._longest(row, room) if len(rows) == 1 else _cap(row, room) for row in rows]
        for button, answer, number in zip(self.buttons, shown, numbers, strict=False):
            button.longest = longest[number]
            button.set_height(LOW if len(rows) > 1 else HIGH)
            button.show_answer(answer.words, answer.keys, "primary" if answer.default else "plain", answer.always)
            self._rows[number].addWidget(button)
        self._rows[0].addWidget(self.more)
        self.more.set_height(LOW if len(rows) > 1 else HIGH)
        for index, button in enumerate(self.buttons):
            button.setVisible(index < len(shown))

    def _longest(self, shown: list[Answer], room: float) -> int:
        """Return the longest width of a button that leaves the sentence its line."""
        sentence = self._bar().sentence
        said = QFontMetricsF(sentence.font()).horizontalAdvance(sentence.text())
        free = room + SENTENCE_ROOM - max(SENTENCE_ROOM, min(EASY_ROOM, said + BEFORE_SENTENCE))
        widths = [answer.whole_width for answer in shown]
        fits = (cap for cap in range(UNCUT, LONGEST, -STEP) if sum(min(cap, wide) + SPACING for wide in widths) <= free)
        return next(fits, LONGEST)

    def _add_button(self) -> None:
        button = AnswerButton(self.session.words, self._bar())
        button.clicked.connect(partial(self._clicked, len(self.buttons)))
        button.always.connect(partial(self._always_clicked, len(self.buttons)))
        self._rows[0].addWidget(button)
        self.buttons.append(button)
        order = (*self.buttons, self.more, *self._fixed, self._bar().undo, self._bar().redo)
        for before, after in pairwise(order):  # as placed, from left to right
            QWidget.setTabOrder(before, after)

    def _offered(self) -> list[Answer]:
        """Return the answers for buttons: without those that a panel or cards show; none while dice roll."""
        if self._bar().in_suspense:
            return []
        if self._listed:
            return [answer for answer in self._answers if answer.option == decline(self.session.question)]
        if self._on_cards:
            no = decline(self.session.question)
            return [answer for answer in self._answers if answer.default or answer.option == no]
        question, on_table = self.session.question, self.session.system.is_on_table
        if question is None:
            return self._answers
        return [answer for answer in self._answers if answer.default or not on_table(question, answer.option)]

    def _all_answers(self) -> int:
        """Return the number of answers, including small moves of single dice."""
        question = self.session.question
        if question is None or not isinstance(question.shape, Pick) or not self.session.asks_person:
            return 0
        if self._bar().in_suspense:
            return 0
        return len(self._offered()) if self._listed or self._on_cards else len(question.shape.options)

    @property
    def _listed(self) -> bool:
        """True if a panel of the game lists the answers."""
        question = self.session.question
        return question is not None and bool(self.session.system.panel(question))

    @property
    def _on_cards(self) -> bool:
        """True if the table shows each answer on a card: the bar needs a button only for the selected one."""
        question = self.session.question
        return question is not None and self.session.system.on_cards(question)

    def _room(self) -> int:
        fixed = [button for button in self._fixed if not button.isHidden()]
        if not self.undo.isHidden():
            fixed.append(self.undo)  # with Redo below it
        taken = sum(button.sizeHint().width() + SPACING for button in fixed)
        return self._bar().width() - SENTENCE_ROOM - taken - 72

    def _bar(self) -> QuestionBar:
        return cast("QuestionBar", self)

    # Answering

    def _give(self, answer: Answer) -> None:
        if not answer.option:
            self._fight_on()
        elif not self._asks_once_more(answer.option):
            self.session.draft.pick(answer.option, answer.then)

    def _fight_on(self) -> None:
        seat = self.session.asked_seat
        self.session.fight_on()
        self._bar().noted.emit(self.session.words.say("ui-fight-begun", player=self.session.names[seat]))

    def _asks_once_more(self, option: str) -> bool:
        """Show a warning once if an answer gives something away; the second time the answer counts."""
        session, question = self.session, self.session.question
        if question is None or not session.asks_person or session.draft.prepared:
            return False
        if session.draft.guided is not None and session.draft.guided(question) == option:
            return False  # the card of the guide asks for it
        why, moment = session.system.asks_once_more(session.words, question, option), len(session.history)
        if not why or self._asked_at == moment:
            return False
        self._asked_at = moment
        self._bar().flash(why)
        return True

    def _clicked(self, index: int, _checked: bool = False) -> None:
        if index < len(self._shown):
            self._give(self._shown[index])

    def _always_clicked(self, index: int) -> None:
        if index < len(self._shown):
            self._give_always(self._shown[index])

    def _give_always(self, answer: Answer) -> None:
        """Give an answer, and make it a standing answer if possible; show which of the two."""
        question, say = self.session.question, self.session.words.say
        if question is None or not self.session.asks_person:
            return
        if answer.always:
            self.session.standing.set(question.seat, kind_of(question), answer.option)
            self._bar().standing_changed.emit()
        self._give(answer)
        player = self.session.names[question.seat]
        self._bar().noted.emit(
            say("ui-standing-made", player=player, always=answer.always) if answer.always else say("ui-standing-cannot")
        )

    def _take_offer(self, option: str) -> None:
        """Give the answer that is offered as a standing one, now and from now on."""
        found = next((answer for answer in self._answers if answer.option == option), None)
        if found is not None:
            self._give_always(found)

    def _by_key(self, keys: str) -> Answer | None:
        """Return the answer with a key."""
        return next((answer for answer in (*self._answers, *self._chained) if answer.keys == keys), None)

    def _chain(self, keys: str) -> None:
        answer = self._by_key(keys)
        if answer is not None:
            self._give(answer)

    def _always(self, keys: str) -> None:
        answer, question = self._by_key(keys), self.session.question
        if answer is not None:
            self._give_always(answer)
        elif question is not None and may_stand(question, ALL) and self.session.asks_person:
            self._choose_all_always(question)

    def _choose_all_always(self, question: Question) -> None:
        """Confirm what is chosen, and choose all dice of such a question each time from now on."""
        say, always = self.session.words.say, standing_words(self.session.words, kind_of(question), ALL)
        self.session.standing.set(question.seat, kind_of(question), ALL)
        self._bar().standing_changed.emit()
        self.session.draft.confirm()
        player = self.session.names[question.seat]
        always = say("ui-standing-always", what=always)
        self._bar().noted.emit(say("ui-standing-made", player=player, always=always))

    # The list of all answers, and of the possible meanings of input

    def _open_menu(self) -> None:
        """List every answer, including small moves of single dice."""
        self.menu.clear()
        for number, answer in enumerate(answers(self.session, everything=True), start=1):
            prefix = f"&{number}  " if number < 10 else ""
            action = self.menu.addAction(prefix + answer.words.replace("&", "&&"))
            action.triggered.connect(partial(self._menu_picked, answer.id))
        above = self.more.mapToGlobal(self.more.rect().topLeft())
        above.setY(above.y() - self.menu.sizeHint().height() - 4)
        self.menu.popup(above)

    def _menu_picked(self, option: str, _checked: bool = False) -> None:
        self.session.draft.pick(option)

    def _ask_which(self, options: list[Option]) -> None:
        """Ask which of several options a drop, a click or a key on an area meant."""
        words, table = self.session.words, self.session.table
        self.menu.clear()
        for number, option in enumerate(options, start=1):
            action = self.menu.addAction(f"&{number}  {words.option(option, table).replace('&', '&&')}")
            action.triggered.connect(partial(self._menu_picked, option.id))
        self.menu.popup(self._place_of(options))

    def _place_of(self, options: list[Option]) -> QPoint:
        """Return the place for the question: the pointer if it is over an area in question, else the area's centre."""
        meant = {option.area for option in options} | {move.target for option in options for move in option.moves}
        pointer = QCursor.pos()
        places = [place for place in self._bar().window().findChildren(QWidget) if place.property("area") in meant]
        shown = [place for place in places if place.isVisible()]
        if not shown or any(place.rect().contains(place.mapFromGlobal(pointer)) for place in shown):
            return pointer
        focused = [place for place in shown if place.hasFocus()]
        place = (focused or shown)[0]
        return place.mapToGlobal(place.rect().center())


def _cap(row: list[Answer], room: float) -> int:
    """Return the maximum width of buttons at which a row fits; only buttons with longer texts are cut."""
    widths = [answer.whole_width for answer in row]
    fits = (cap for cap in range(UNCUT, LEAST, -STEP) if sum(min(cap, wide) + SPACING for wide in widths) <= room)
    return next(fits, LEAST)
