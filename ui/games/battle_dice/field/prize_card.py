"""The result of a quest with its prize in large pictures, until the next key, click or action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddtable.rules.battle_dice.artifacts import artifacts
from ddtable.rules.battle_dice.events import ArtifactWon, QuestEnded
from ddtable.words.sentences import sentence
from ddtable.words.telling.battle_words import kinds_name
from ui.areas.surfaces import CENTRE, LEFT, RIGHT, paint_card, write
from ui.art.battle_die import BattleLook, battle_pixmap
from ui.art.icons import icon_pixmap
from ui.games.battle_dice.sheet import line_words
from ui.kit.fonts import BOLD, interface_font
from ui.kit.theme import application, colours
from ui.session.change import TableChange
from ui.session.session import Session
from ui.together.curtain import Cloth

HEIGHT = 148
PADDING, GAP = 16, 12
PRIZE, ROLLED = 104, 64  # pixels: of the new artifact, of the die rolled for it
TITLE, LINE = 24, 18
ENDS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
TABLE_DIE = "table_d20"


class PrizeCard(QWidget):
    """Shows the quests that ended with the last change, without blocking the game.

    `turned` is emitted when it has something to show, or no longer.
    """

    turned = Signal()

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        self.ended: tuple[QuestEnded, ...] = ()
        self.won: dict[int, ArtifactWon] = {}
        self._seen = False
        session.changed.connect(self._changed)

    @property
    def wanted(self) -> bool:
        """True if a quest has ended and the player has not continued since."""
        return bool(self.ended)

    def close_card(self) -> None:
        """Hide the card."""
        if self.wanted:
            self._tell((), ())

    def _changed(self, change: TableChange) -> None:
        """Show a quest that has just ended; hide the card in the past and after an undo or another action."""
        played = change.played
        ended = [event for event in played.events if isinstance(event, QuestEnded)]
        if self._seen or self.session.moment is not None or self._gone():
            self.close_card()
        if ended and self.session.moment is None:
            self._tell(ended, [event for event in played.events if isinstance(event, ArtifactWon)])

    def _gone(self) -> bool:
        """Return True if the prize has been undone."""
        return any(won.die >= len(self.session.position.dice) for won in self.won.values())

    def _tell(self, ended: Sequence[QuestEnded], won: Sequence[ArtifactWon]) -> None:
        application().removeEventFilter(self)
        self.ended, self.won = tuple(ended), {event.seat: event for event in won}
        self._seen = False
        if self.ended:
            application().installEventFilter(self)
        self.setAccessibleName("; ".join(self.titles()))
        self.setAccessibleDescription("; ".join(line for event in self.ended for line in self.lines(event)))
        self.update()
        self.turned.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the card at the next key or click, which still has its effect; not behind the curtain.

        A key or click before the card was painted does not close it: it ended the walk to the card.
        """
        if event.type() in ENDS and isinstance(watched, QWidget) and self._is_seen and not _of_curtain(watched):
            self.close_card()
        return False

    @property
    def _is_seen(self) -> bool:
        return self._seen and self.isVisible()

    # In words

    def titles(self) -> list[str]:
        """Return a heading for each quest that ended: the roll and the prize, or the result."""
        words, table = self.session.words, self.session.table
        told: list[Any] = [self.won.get(event.seat, event) for event in self.ended]
        return [words.event(event, table) or "" for event in told]

    def lines(self, ended: QuestEnded) -> list[str]:
        """Return the lines below the heading: the result of the quest, and the needs and effects of the artifact."""
        words, won = self.session.words, self.won.get(ended.seat)
        if won is None:
            return []
        artifact = artifacts()[self.session.position.dice[won.die].type]
        told = [words.event(ended, self.session.table) or ""]
        for line in artifact.lines:
            first, last = min(line.numbers), max(line.numbers)
            name = str(first) if first == last else words.say("bd-window-band", first=first, last=last)
            told.append(f"{name} · {line_words(self.session, line)}")
        if artifact.needs:
            told.append(sentence(words.say("bd-window-needs", of=kinds_name(words, artifact.needs))))
        return told

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, with the ended quests side by side."""
        self._seen = True
        palette, painter = colours(self), QPainter(self)
        paint_card(painter, self.rect(), palette, radius=14)
        back = QRectF(PADDING, 6, self.width() - 2 * PADDING, LINE)
        write(painter, back, self.session.words.say("field-prize-back"), interface_font(11), palette.quiet_text, RIGHT)
        wide = (self.width() - 2 * PADDING) / max(1, len(self.ended))
        for number, (event, title) in enumerate(zip(self.ended, self.titles(), strict=True)):
            room = QRectF(PADDING + number * wide, 0, wide - GAP, self.height())
            self._paint_quest(painter, room, event, title)

    def _paint_quest(self, painter: QPainter, room: QRectF, ended: QuestEnded, title: str) -> None:
        palette = colours(self)
        text = QRectF(self._paint_pictures(painter, room, ended) + GAP, room.top(), 0, room.height())
        text.setRight(room.right())
        lines = self.lines(ended)
        fits = max(0, int((room.height() - 16 - TITLE) // LINE))
        if len(lines) > fits > 0:
            lines = [*lines[: fits - 1], " · ".join(lines[fits - 1 :])]
        top = room.center().y() - (TITLE + LINE * len(lines)) / 2
        if not lines:
            painter.setFont(interface_font(15, BOLD))
            painter.setPen(QColor(palette.text))
            painter.drawText(text, LEFT | Qt.TextFlag.TextWordWrap, title)
            return
        write(painter, QRectF(text.left(), top, text.width(), TITLE), title, interface_font(16, BOLD), palette.text)
        for number, line in enumerate(lines):
            at = QRectF(text.left(), top + TITLE + number * LINE, text.width(), LINE)
            write(painter, at, line, interface_font(12), palette.quiet_text if number == 0 else palette.text, LEFT)

    def _paint_pictures(self, painter: QPainter, room: QRectF, ended: QuestEnded) -> float:
        """Paint the die rolled on the table and the artifact; return their right edge."""
        palette, ratio, won = colours(self), self.devicePixelRatioF(), self.won.get(ended.seat)
        middle, left = room.center().y(), room.left()
        if won is None:
            side = round(min(56, room.height() - 16))
            picture = icon_pixmap("bd_quest", side, QColor(palette.quiet_text), ratio)
            painter.drawPixmap(QPointF(left, round(middle - side / 2)), picture)
            return left + side
        rolled, prize = min(ROLLED, self.height() - 24), min(PRIZE, self.height() - 16)
        look = BattleLook(TABLE_DIE, won.rolled, won.seat)
        painter.drawPixmap(QPointF(left, round(middle - rolled / 2)), battle_pixmap(look, rolled, ratio, palette))
        left += rolled
        write(painter, QRectF(left, middle - 12, 32, 24), "→", interface_font(18), palette.quiet_text, CENTRE)
        look = BattleLook(self.session.position.dice[won.die].type, 0, won.seat)
        left += 32
        painter.drawPixmap(QPointF(left, round(middle - prize / 2)), battle_pixmap(look, prize, ratio, palette))
        return left + prize


def _of_curtain(widget: QWidget) -> bool:
    """Return True if a widget is the curtain or is on it."""
    at: QWidget | None = widget
    while at is not None and not isinstance(at, Cloth):
        at = at.parentWidget()
    return at is not None
