"""Shows the cards of a guided battle on its page, as the position asks for them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ddtable.engine.questions import Pick, Picked
from ddtable.guides.following import Following
from ddtable.guides.guide import NEWCOMER, Step
from ddtable.guides.lesson import Lesson, lesson_ids
from ui.areas.area_view import AreaView
from ui.guide.card import ARROW, GuideCard
from ui.guide.games import guide_of
from ui.guide.placing import stand
from ui.guide.ring import GuideRing
from ui.kit.buttons import KeyButton

if TYPE_CHECKING:
    from ddtable.engine.questions import Question
    from ui.page.game_page import GamePage

BAR_COST, PANEL_COST, DIE_COST, GOAL_COST, TRAY_COST, TABLE_COST, SIDE_COST = 1000, 40, 40, 4, 2, 1, 1


class Guiding(QObject):
    """The guide of one game's page. It does nothing for a game that is not guided.

    `next_game` asks for what comes after the battle: "new" for a new game, "first" for a full one, "lesson" for the
    next lesson, "practice" for the list of lessons. `reached` says how many steps of a lesson have been shown, and if
    its last one was.
    """

    next_game = Signal(str)
    reached = Signal(str, int, bool)

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page, self._session = page, page.session
        session = page.session
        found = guide_of(session.guard.guide, session.game)
        self.following = Following(found, session.game) if found is not None else None
        self.cards: tuple[Step, ...] = ()
        self.lesson = found if isinstance(found, Lesson) else None
        self._missed: Step | None = None
        self._holds = False
        self._at = 0
        self._answered = -1
        self._moved = False
        self._asked: tuple[QSize, QRect, QRect, list[tuple[QRect, int]]] | None = None
        self._place = QRect()
        self.card = GuideCard(session.words, page)
        self.ring = GuideRing(page)
        if self.following is None:
            return
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(0)
        self._again.timeout.connect(self._stand)
        self._connect()
        session.draft.guided, session.draft.show_move = self._good_option, self._show_move
        page.bar.before_return, page.bar.return_elsewhere = self._read_on, self._takes_return
        page.past.no_outcome = self._is_missed
        session.draft.no_help = self._why_no_help
        self.follow()
        session.draft.show_again()  # the answers were shown before there was a guide

    def _connect(self) -> None:
        page, card = self._page, self.card
        card.onward.connect(partial(self.turn, 1))
        card.back.connect(partial(self.turn, -1))
        card.show_me.connect(self._show_me)
        card.without_help.connect(partial(self.set_help, on=False))
        card.moved.connect(self._on_moved)
        shortcut = QShortcut(QKeySequence("M"), card)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(partial(self.turn, 1))
        self._keys = shortcut
        self._session.changed.connect(self.follow)
        self._session.draft.changed.connect(self._on_draft)
        self._session.hand.changed.connect(self._again.start)
        page.suspense.over.connect(self.follow)
        page.stopping.began.connect(self.follow)
        page.stopping.ended.connect(self.follow)
        # Queued: the key that ends the reading must not turn the first card that it brings.
        page.table.read.connect(self.follow, Qt.ConnectionType.QueuedConnection)
        page.table.settled.connect(self.follow)
        page.installEventFilter(self)
        page.table.installEventFilter(self)
        for panel in page.bar.panels:
            panel.installEventFilter(self)

    @property
    def helps(self) -> bool:
        """Return True if the cards are shown in this game."""
        return self.following is not None and not self._session.guard.without_help

    def set_help(self, *, on: bool) -> None:
        """Show the cards, or put them away: the save remembers it."""
        if self._session.guard.set_without_help(without=not on):
            self.follow()
            self._session.draft.show_again()  # Return may pick another answer now
            if not on:
                self._page.bar.noted.emit(self._session.words.say("ui-guide-is-off"))

    def _good_option(self, question: Question) -> str:
        return self.following.option(question) if self.following is not None and self.helps else ""

    # What is shown

    def follow(self, _change: object = None) -> None:
        """Show the card for the position, the first one of a new moment."""
        following, session = self.following, self._session
        shows = following is not None and self._may_show()
        was_missed = self._missed is not None
        self.cards = following.cards if following is not None and shows else ()
        self._missed = following.missed if following is not None and self.helps else None
        self._hold(self._missed is not None)
        session.draft.advisor = following.advice if following is not None and self._may_show() else None
        answered = len(session.game.journal)
        if answered != self._answered:
            self._answered, self._at, self._moved = answered, 0, False
        if was_missed and self._missed is None:
            self._at = max(0, len(self.cards) - 1)  # the other cards of this moment have been read
        self._show()
        self._page.bar.rest_return()
        if self.lesson is not None and following is not None:
            shown = following.reached.shown
            ended = any(step.last and step.id in shown for step in self.lesson.steps)
            self.reached.emit(self.lesson.id, len(shown.intersection(self.lesson.counted)), ended)

    def _is_missed(self) -> bool:
        return self.helps and self.following is not None and self.following.missed is not None

    def _why_no_help(self) -> str:
        return self._session.words.say("ui-lesson-undo-first") if self._is_missed() else ""

    def _hold(self, holds: bool) -> None:
        """Block computer players while an answer is to be undone: nothing that they do would count."""
        if holds != self._holds:
            self._holds = holds
            self._session.automatic.pause(self._session.words.say("ui-lesson-waits") if holds else "")

    def _may_show(self) -> bool:
        session, page = self._session, self._page
        question = session.game.question
        mine = question is None or (question.seat == NEWCOMER and session.asks_person)
        quiet = not page.suspense.held and not page.stopping.waiting and not page.table.unread
        return self.helps and mine and quiet and session.moment is None and not session.real_dice

    @property
    def step(self) -> Step | None:
        """The step whose card is shown."""
        return self.cards[min(self._at, len(self.cards) - 1)] if self.cards else None

    def turn(self, by: int) -> None:
        """Show the next card of this moment, or the one before."""
        self._at = max(0, min(self._at + by, len(self.cards) - 1))
        self._moved = False
        self._show()
        self._page.bar.rest_return()

    def _takes_return(self) -> bool:
        """Return True if Return is for the card: no answer is begun, or the last one is to be undone."""
        draft = self._session.draft
        if self._missed is not None:
            return True
        more = self._at < len(self.cards) - 1 or (self.step is not None and self.step.last)
        return more and not self._session.selection and not draft.as_suggested()

    def _read_on(self) -> bool:
        """Do what the card says of Return: undo what was missed, show the next card, or begin the next lesson."""
        takes = self._takes_return()
        if self._missed is not None:
            self._undo_missed()
        elif takes and self._at < len(self.cards) - 1:
            self.turn(1)
        elif takes:
            self._wants(self._next_wanted)
        return takes

    @property
    def _next_wanted(self) -> str:
        """The word of the button of the last card: the next lesson, or the list after the last lesson."""
        return "practice" if self.lesson is not None and self.lesson.id == lesson_ids()[-1] else "lesson"

    def _show(self) -> None:
        step = self.step
        if self._missed is not None and self.following is not None:
            self._show_missed()
            return
        if step is None or self.following is None:
            self.card.hide()
            self.ring.hide()
            return
        say, number = self._session.words.say, self._at + 1
        key = f"{self.following.guide.key}-{step.id}"
        over = self._session.game.question is None or step.last
        new = self.card.isHidden() or self.card.heading.text() != say(f"{key}-title")
        self.card.show_words(say(f"{key}-title"), say(key), number, len(self.cards))
        self.card.set_extra(self._at_the_end() if over and number == len(self.cards) else [])
        more, asks = number < len(self.cards), step.asks and not step.last
        self.card.show_buttons(asks=asks, more=more, first=number == 1, over=over)
        self._keys.setEnabled(number < len(self.cards))
        self._stand()
        self._again.start()
        if new:
            self._page.announcer.tell_guide(f"{self.card.accessibleName()}. {say(key)}")

    def _show_missed(self) -> None:
        """Show that the answer is not the one that the lesson practises, with a button that undoes it."""
        say = self._session.words.say
        self.card.show_words(say("ui-lesson-missed-title"), say("ui-lesson-missed"), 1, 1)
        again = KeyButton(say("ui-lesson-again"), "↵", "primary", self.card, height=32)
        again.clicked.connect(partial(self._undo_missed))
        again.show()
        self.card.set_extra([again])
        self.card.show_buttons(asks=False, more=False, first=True, over=True)
        self._keys.setEnabled(False)
        self._stand()
        self._again.start()
        self._page.announcer.tell_guide(f"{self.card.accessibleName()}. {say('ui-lesson-missed')}")

    def _undo_missed(self, _checked: bool = False) -> None:
        following, session = self.following, self._session
        while following is not None and following.missed is not None and session.undoing.can_undo():
            session.undoing.undo()

    def _at_the_end(self) -> list[KeyButton]:
        """Return the buttons for what to play next."""
        say = self._session.words.say
        made = []
        full = say("ui-guide-next-battle", system=self._session.game.set_up.system)
        offered = [(say("ui-guide-new-game"), "new"), (full, "first")]
        if self.lesson is not None:
            offered = [(say("ui-lesson-list"), "practice")]
            if self._next_wanted == "lesson":
                ids = lesson_ids()
                title = say(f"lesson-{ids[ids.index(self.lesson.id) + 1]}-title")
                offered.append((say("ui-lesson-next", title=title), "lesson"))
        for words, game in offered:
            primary = game == offered[-1][1]
            keys = "↵" if primary and self.step is not None and self.step.last else ""
            button = KeyButton(words, keys, "primary" if primary else "plain", self.card, height=32)
            button.clicked.connect(partial(self._wants, game))
            button.show()
            made.append(button)
        return made

    def _wants(self, game: str, _checked: bool = False) -> None:
        self.next_game.emit(game)

    def _on_draft(self) -> None:
        """Show the card of the question once its answer is prepared: that card says why."""
        last = len(self.cards) - 1
        if self._at < last and self._session.draft.as_suggested():
            self.turn(last - self._at)
        self._again.start()

    def _show_me(self) -> None:
        self._session.draft.suggest()

    def _show_move(self) -> bool:
        """Take up the dice of the later move that the card asks for; a second time put them down where they go.

        If answers are prepared together, prepare those of the card; a second time give them.
        """
        wanted = self.following.then if self.following is not None and self.helps else {}
        session, question = self._session, self._session.question
        if not wanted or question is None or self.following is None:
            return False
        prepares = session.draft.prepares
        if prepares is not None and isinstance(question.shape, Pick):
            good = self.following.advice(question)[0]
            option = question.shape.done if prepares.filled else good.option if isinstance(good, Picked) else ""
            if prepares.take(option, wanted):
                return True
        moves = session.system.later_moves(session.position, question)
        move = next((one.move for one in moves if wanted.items() <= one.then.items()), None)
        if move is None:
            return False
        if set(session.lifted()) == set(move.dice):
            session.hand.drop(move.dice, move.target)
        else:
            session.hand.lift(move.dice)
        return True

    def _on_moved(self) -> None:
        self._moved = True

    # Where it stands

    def target(self) -> QRect:
        """Return what the card points at, in the page; empty for nothing special."""
        page, step = self._page, self.step
        if step is None:
            return QRect()
        if step.at == "question":
            return self._question()
        if step.at == "log":
            return page.side.geometry()
        if step.at == "tray" and page.tray is not None and page.tray.isVisible():
            return page.tray.contentsRect().translated(page.tray.pos())
        found = page.table.guide_place(step.at)
        return (
            found.translated(page.table.mapTo(page, found.topLeft()) - found.topLeft()) if not found.isNull() else found
        )

    def _question(self) -> QRect:
        """Return the open panel of the question, else its answers in the bar."""
        bar = self._page.bar
        opened = next((panel for panel in bar.panels if panel.isVisible()), None)
        if opened is not None:
            return opened.geometry()
        shown = QRect()
        for button in (*bar.buttons, bar.more, bar.confirm):
            if button.isVisible():
                shown |= QRect(button.mapTo(self._page, QPoint(0, 0)), button.size())
        return shown if not shown.isNull() else bar.geometry()

    def _stand(self) -> None:
        if not self.cards and self._missed is None:
            return
        page, card = self._page, self.card
        target = self.target()
        if self._moved:
            card.put(card.geometry(), target)
        else:
            size = card.liked_size(page.width() // 2)
            body = QSize(size.width() - 2 * ARROW, size.height() - 2 * ARROW)
            card.put(self.place_for(body, target).adjusted(-ARROW, -ARROW, ARROW, ARROW), target)
        self.ring.put_round(QRect() if page.bar.geometry().contains(target) else target)
        card.raise_()

    def place_for(self, size: QSize, target: QRect) -> QRect:
        """Return the place on the page for a card of this size, beside its target if it has one."""
        asked = (size, self._room(), target, self._keep_clear())
        if asked != self._asked:  # many things change the page at once, and few of them matter here
            self._asked, self._place = asked, stand(*asked)
        return self._place

    def _room(self) -> QRect:
        page = self._page
        top = page.ribbon.geometry().bottom() + 1
        return QRect(0, top, page.width(), page.bar.y() - top)

    def _keep_clear(self) -> list[tuple[QRect, int]]:
        """Return what the card should not cover, with what a pixel of it costs."""
        page = self._page
        at = page.table.pos()
        table = page.table
        kept = [(rect.translated(at), price) for rect, price in (*table.in_question(), *table.guide_avoids())]
        goals = self._session.goals()
        for view in page.table.findChildren(AreaView):
            if view.isVisible():
                kept += [(dice, DIE_COST) for dice in _dice_of(view, page)]
                if view.area in goals:
                    kept.append((QRect(view.mapTo(page, QPoint(0, 0)), view.size()), GOAL_COST))
        kept += [(panel.geometry(), PANEL_COST) for panel in page.bar.panels if panel.isVisible()]
        if page.past.outcome.isVisible():
            kept.append((page.past.outcome.geometry(), PANEL_COST))
        if page.tray is not None and page.tray.isVisible():
            kept.append((page.tray.geometry(), TRAY_COST))
        return [
            *kept,
            (page.bar.geometry(), BAR_COST),
            (page.side.geometry(), SIDE_COST),
            (page.table.geometry(), TABLE_COST),
        ]

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Stand elsewhere when the page, the table or a panel changes."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide):
            self._again.start()
        return False


def _dice_of(view: AreaView, page: QWidget) -> list[QRect]:
    """Return the rectangles of the dice that an area shows, in the page."""
    corner = view.viewport().mapTo(page, QPoint(0, 0))
    return [
        QRect(corner.x() + int(box.x), corner.y() + int(box.y), box.side, box.side) for box in view.arrangement.boxes
    ]
