"""The card for the phase shown: counted dice with their sums, tables rolled on, and losses."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddtable.rules.battle_dice import events
from ddtable.rules.battle_dice.events import Counted
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.kinds import is_artifact
from ddtable.rules.battle_dice.steps import Settle
from ddtable.words.telling.battle_words import band_values, kind_name, signed
from ui.areas.surfaces import LEFT, paint_card, paint_initial, width_of, write
from ui.art.battle_die import BattleLook, battle_pixmap
from ui.art.icons import icon_pixmap
from ui.games.battle_dice.field.gaze import Gaze, counted_in
from ui.games.battle_dice.field.phase_strip import ICONS
from ui.games.battle_dice.field.quest_told import quest_words
from ui.games.battle_dice.field.table_card import TableCards, width_for
from ui.games.battle_dice.opening import opening_words, paint_opening
from ui.kit.fonts import BOLD, interface_font
from ui.kit.theme import colours

HEIGHT = 124
PADDING = 12
HEAD = 24
DIE, LEAST_DIE, LOST_DIE = 46, 16, 24
LINE = 17
PART = " · "
PAINTED = (
    events.DiceRolled,
    events.PhaseCounted,
    events.TableRolled,
    events.MoraleChecked,
    events.UnitsLost,
    events.Left,
)
FIRST = {"leaves": 3, "rout": 0, "": 4}  # the order of dice: those that count come first


class StoryCard(QWidget):
    """The events of one phase, one side below the other, the far side first."""

    def __init__(self, gaze: Gaze, parent: QWidget) -> None:
        super().__init__(parent)
        self.gaze = gaze
        self.seats: tuple[int, int] = (1, 0)
        self.tables = TableCards(gaze, self)
        gaze.changed.connect(self.refresh)
        gaze.tumble.over.connect(self.refresh)
        gaze.session.draft.changed.connect(self._follow_choice)
        self.refresh()

    def set_seats(self, far: int, near: int) -> None:
        """Set the order of the sides."""
        self.seats = (far, near)
        self.refresh()

    def refresh(self) -> None:
        """Update the text and the tables."""
        self.tables.refresh(self.seats)
        self._place_tables()
        self.setAccessibleName(self._title())
        self.setAccessibleDescription("; ".join(self.sentences(everything=True)))
        self.setToolTip("\n".join(self.sentences(everything=True)))
        self.update()

    @property
    def quest(self) -> list[str]:
        """The sentences about the party that is being chosen; [] while a phase is shown."""
        return [] if self.gaze.busy or self.gaze.by_hand else quest_words(self.gaze.session)

    def _follow_choice(self) -> None:
        if self.quest:
            self.refresh()

    def sentences(self, everything: bool = False) -> list[str]:
        """Return the events as sentences; without `everything` only those that are not also painted."""
        session = self.gaze.session
        if self.gaze.opening:
            return opening_words(self.gaze)
        if self.quest:
            return self.quest
        if self.gaze.rolling:  # results are hidden until the dice have stopped
            return [session.words.say("ui-dice-roll")]
        painted = () if everything else PAINTED
        told = [event for event in self.gaze.told.events if not isinstance(event, painted)]
        found = [session.words.event(event, session.table) for event in told]
        return [sentence for sentence in found if sentence] + self._wands()

    def _wands(self) -> list[str]:
        """Return sentences about artifacts that kill in the phase shown, because no die of a unit shows it."""
        session = self.gaze.session
        agenda = session.position.agenda
        struck = [(1 - event.seat, cause) for event in self.gaze.told.events_of_losses() for cause in event.causes]
        battle = session.position.board.battle
        if agenda and isinstance(agenda[-1], Settle) and self.gaze.is_now and battle.phase == self.gaze.phase:
            struck += [(battle.sides[1 - blow.side].seat, blow.cause) for blow in agenda[-1].blows]
        artifacts = dict.fromkeys((seat, cause) for seat, cause in struck if cause and is_artifact(cause))
        words = session.words
        return [
            words.say("field-strikes", player=session.names[seat], artifact=kind_name(words, cause))
            for seat, cause in artifacts
        ]

    def sizeHint(self) -> QSize:
        """Return the height of 2 rows of dice below a heading."""
        return QSize(800, HEIGHT)

    def resizeEvent(self, event: object) -> None:
        """Keep the tables at the right edge."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._place_tables()

    def _place_tables(self) -> None:
        wide = 0 if self.quest else width_for(len(self.tables.names), self.width())
        self.tables.setVisible(wide > 0)
        self.tables.setGeometry(self.width() - PADDING - wide, 8, wide, self.height() - 16)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, its heading, and a row for each side or sentences."""
        palette, painter = colours(self), QPainter(self)
        paint_card(painter, self.rect(), palette, radius=14)
        if self.gaze.opening:
            paint_opening(painter, QRectF(self.rect()).adjusted(PADDING, 0, -PADDING, 0), palette, self.sentences())
            return
        right = self.tables.x() - 12 if self.tables.names and not self.quest else self.width() - PADDING
        room = QRectF(PADDING, 6, right - PADDING, self.height() - 12)
        self._paint_heading(painter, QRectF(room.left(), room.top(), room.width(), HEAD - 4))
        below = room.adjusted(0, HEAD, 0, 0)
        morale = self.gaze.session.position.board.tables.morale
        counted = [] if self.quest else list(counted_in(self.gaze.told, morale))
        if not counted:
            everything = self.sentences() or self.sentences(everything=True)
            self._paint_sentences(painter, below, everything or [self._nothing()])
            return
        more = self.sentences()
        high = (below.height() - (LINE if more else 0)) / 2
        for number, seat in enumerate(self.seats):
            row = QRectF(below.left(), below.top() + number * high, below.width(), high)
            self._paint_side(painter, row, seat, counted)
        if more:
            foot = QRectF(below.left(), below.bottom() - LINE + 2, below.width(), LINE)
            write(painter, foot, " · ".join(more), interface_font(11), palette.quiet_text, LEFT)

    def _nothing(self) -> str:
        say = self.gaze.session.words.say
        if not self.gaze.round.number:
            return say("field-not-begun")
        if self.gaze.is_to_roll:
            return say("field-to-roll")
        return say("field-not-yet" if self.gaze.is_to_come else "field-nothing")

    def _paint_heading(self, painter: QPainter, rect: QRectF) -> None:
        palette = colours(self)
        picture = icon_pixmap(
            "bd_party" if self.quest else ICONS[self.gaze.phase], 17, QColor(palette.text), self.devicePixelRatioF()
        )
        painter.drawPixmap(QPointF(rect.left(), round(rect.center().y() - 8)), picture)
        title, font = self._title(), interface_font(14, BOLD)
        wide = width_of(title, font) + 2
        write(painter, QRectF(rect.left() + 24, rect.top(), wide, rect.height()), title, font, palette.text, LEFT)
        rest = QRectF(rect.left() + 24 + wide + 12, rect.top(), 0, rect.height())
        rest.setRight(rect.right())
        write(painter, rest, _as_fits(self._rule(), rest.width()), interface_font(12), palette.quiet_text, LEFT)

    def _title(self) -> str:
        session = self.gaze.session
        if self.quest:
            return session.words.say("field-quest")
        return session.words.phase(self.gaze.phase, session.table)

    def _rule(self) -> str:
        """Return the number from which dice count in this phase, marked if the players changed it."""
        if self.quest:
            return ""
        words, board = self.gaze.session.words, self.gaze.session.position.board
        threshold = board.tables.thresholds.get(self.gaze.phase)
        if threshold is not None:
            own = board.house and threshold != default_tables().thresholds.get(self.gaze.phase)
            return words.say("field-needs", number=threshold, house="yes" if own else "no")
        if self.gaze.phase == "morale":
            return words.say("field-morale", numbers=self._bad_numbers(), part=board.tables.morale.one_in)
        return words.say("field-bands", **band_values(board.tables.bands)) if self.gaze.phase == "monster" else ""

    def _bad_numbers(self) -> str:
        """Return the numbers that fail a morale check, such as "2, 3 or 4"."""
        say = self.gaze.session.words.say
        *others, last = (str(number) for number in self.gaze.session.position.board.tables.morale.numbers)
        return say("field-either", first=", ".join(others), last=last) if others else last

    def _paint_sentences(self, painter: QPainter, room: QRectF, sentences: Sequence[str]) -> None:
        lines = int(room.height() // LINE)
        shown = list(sentences)
        if len(shown) > lines:
            shown = [*shown[: lines - 1], " · ".join(shown[lines - 1 :])]
        for number, sentence in enumerate(shown):
            line = QRectF(room.left(), room.top() + number * LINE, room.width(), LINE)
            write(painter, line, sentence, interface_font(12), colours(self).text, LEFT)

    def _paint_side(self, painter: QPainter, row: QRectF, seat: int, counted: Sequence[Counted]) -> None:
        """Paint the dice of a side, those that counted first, and the result."""
        palette, session = colours(self), self.gaze.session
        dice = session.position.dice
        middle = row.center().y()
        paint_initial(painter, QRectF(row.left(), middle - 8, 16, 16), session.names[seat], seat, palette)
        mine = sorted((one for one in counted if dice[one.die].owner == seat), key=lambda one: FIRST.get(one.worth, 1))
        outcome, font = self._outcome(seat), interface_font(13, BOLD)
        lost = self.gaze.told.lost(seat)
        lost_room = self._lost_room(len(lost))
        end = row.right() - lost_room
        wide = width_of(outcome, font) + 4
        room = QRectF(row.left() + 26, row.top(), end - wide - 12 - row.left() - 26, row.height())
        after = self._paint_dice(painter, room, mine)
        write(painter, QRectF(after + 10, middle - 10, wide, 20), outcome, font, palette.text, LEFT)
        if lost:
            self._paint_lost(painter, QRectF(end + 4, row.top(), lost_room - 4, row.height()), lost)

    def _outcome(self, seat: int) -> str:
        words, told = self.gaze.session.words, self.gaze.told
        check = told.check(seat)
        if check is not None:
            left = max(0, check.counted - check.rallied)
            routs = "yes" if check.routs else "no"
            return words.say("field-check", count=left, limit=check.limit, numbers=self._bad_numbers(), routs=routs)
        if self.gaze.phase == "morale":
            return words.say("field-no-check")
        counted = told.counted(seat)
        if counted is None:
            return words.say("field-none")
        leaves = sum(one.worth == "leaves" for one in counted.dice)
        hits, points = told.hits(seat), told.points(seat)
        brought = [words.say("field-leaves", count=leaves)] if leaves else []
        if hits or points or not leaves:
            brought.append(words.say("field-brought", hits=hits, points=points))
        return " · ".join(brought)

    def _paint_dice(self, painter: QPainter, room: QRectF, counted: Sequence[Counted]) -> float:
        """Paint dice as large as possible with their changes; return their right edge."""
        sums = [self._sum(one) for one in counted]
        font = interface_font(12, BOLD)
        texts = sum(width_of(text, font) + 8 for text in sums if text)
        count = max(1, len(counted))
        side = max(LEAST_DIE, min(DIE, int(room.height()) - 2, int((room.width() - texts) / count) - 3))
        step = min(side + 3.0, max(4.0, (room.width() - texts - side) / max(1, count - 1)))
        palette, left, middle = colours(self), room.left(), room.center().y()
        for one, text in zip(counted, sums, strict=True):
            look = self._look(one)
            painter.setOpacity(1.0 if one.worth else 0.45)
            at = QPointF(round(left), round(middle - side / 2))
            painter.drawPixmap(at, battle_pixmap(look, side, self.devicePixelRatioF(), palette))
            left += step
            if text:
                wide = width_of(text, font) + 8
                write(painter, QRectF(left, middle - 10, wide, 20), text, font, palette.text, LEFT)
                left += wide
        painter.setOpacity(1.0)
        return left

    def _sum(self, one: Counted) -> str:
        """Return the sum of a die with a change, such as "+1 = 5"; "" without a change."""
        return f"{signed(one.change)} = {max(1, one.number + one.change)}" if one.change else ""

    def _look(self, one: Counted) -> BattleLook:
        die = self.gaze.session.position.dice[one.die]
        return BattleLook(die.type, one.number, die.owner)

    def _lost_room(self, count: int) -> float:
        """Return the width for the lost dice."""
        if not count:
            return 0.0
        words = width_of(self.gaze.session.words.say("field-loses"), interface_font(12))
        return words + 10 + min(count, 6) * (LOST_DIE + 2) + (24 if count > 6 else 0)

    def _paint_lost(self, painter: QPainter, room: QRectF, lost: Sequence[int]) -> None:
        palette, dice = colours(self), self.gaze.session.position.dice
        words, font = self.gaze.session.words.say("field-loses"), interface_font(12)
        write(painter, room, words, font, palette.danger, LEFT)
        left = room.left() + width_of(words, font) + 6
        for die in lost[:6]:
            look = BattleLook(dice[die].type, self.gaze.number(die), dice[die].owner, 0, "struck")
            at = QPointF(round(left), round(room.center().y() - LOST_DIE / 2))
            painter.drawPixmap(at, battle_pixmap(look, LOST_DIE, self.devicePixelRatioF(), palette))
            left += LOST_DIE + 2
        if len(lost) > 6:
            more = QRectF(left, room.top(), 24, room.height())
            write(painter, more, signed(len(lost) - 6), font, palette.danger, LEFT)


def _as_fits(rule: str, width: float) -> str:
    """Return as many whole parts of a rule as fit in the width."""
    parts, font = rule.split(PART), interface_font(12)
    while parts and width_of(PART.join(parts), font) + 2 > width:
        parts.pop()
    return PART.join(parts)
