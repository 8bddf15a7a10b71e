"""The plate of a player above the map: flags won of the goal, the pools, the health in play."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ddtable.rules.campaign.steps import Recruiting
from ddtable.summaries.campaign.war_map import POOLS, Plate, plate_of
from ui.areas.surfaces import LEFT, RIGHT, paint_initial, width_of, write
from ui.art.palette import Palette, player_colour
from ui.games.dragon_dice.table.pool_plate import LEAST_WHOLE, MARGIN, PoolPlate
from ui.kit.fonts import BOLD, interface_font

FLAG, FLAG_GAP = 8.0, 4.0
LEAST_FLAG = 5.0  # pixels from one flag to the next
CLOTH = 0.66  # of a step between two flags is the flag itself


class PlayerPlate(PoolPlate):
    """A player's plate."""

    places = POOLS

    @property
    def figures(self) -> Plate:
        """The figures of the player as the plate shows them."""
        assert isinstance(self._figures, Plate), "read when the plate is made"
        return self._figures

    def _read(self) -> Plate:
        return plate_of(self.hand.session.position, self.seat)

    def _said(self) -> str:
        session, figures = self.hand.session, self.figures
        return session.words.say(
            "ui-war-plate",
            player=session.names[self.seat],
            flags=figures.flags,
            goal=figures.goal,
            health=figures.in_play,
        )

    def _status(self) -> str:
        """Return the key of the words about this player's recruiting sheet, "" at other times."""
        agenda = self.hand.session.position.agenda
        step = agenda[-1] if agenda else None
        if not isinstance(step, Recruiting):
            return ""
        return "ui-war-ready" if any(filed.seat == self.seat for filed in step.filed) else "ui-war-choosing"

    # Layout

    @property
    def _in_play_below(self) -> bool:
        """True if the health in play has room beside the pools."""
        return self.width() >= LEAST_WHOLE + 60

    def _beside(self) -> int:
        if not self._in_play_below:
            return 0
        number, words = interface_font(14, BOLD), interface_font(11)
        return round(width_of("000", number) + width_of(self._in_play_words(), words) + 8) + 8

    def _in_play_words(self) -> str:
        return self.hand.session.words.say("ui-war-in-play")

    # Painting

    def _paint_figures(self, painter: QPainter, palette: Palette) -> None:
        """Paint the name, the flags, the health in play."""
        figures, session = self.figures, self.hand.session
        middle = 20.0 if self.whole else self.height() / 2
        chip = QRectF(MARGIN + 2, middle - 9, 18, 18)
        name = session.names[self.seat]
        paint_initial(painter, chip, name, self.seat, palette)
        status = self._status()
        said = session.words.say(status or "ui-war-flags", flags=figures.flags, goal=figures.goal)
        if not status and self.whole and not self._in_play_below:
            said = session.words.say("ui-war-in-play-short", health=figures.in_play)  # the flags tell the rest
        font, small = interface_font(14, BOLD), interface_font(12)
        wide = width_of(said, small) + 4
        right = self.width() - MARGIN - 2.0
        if self.width() >= 180 or status:
            write(painter, QRectF(right - wide, middle - 10, wide, 20), said, small, palette.quiet_text, RIGHT)
            right -= wide + 6
        named = min(width_of(name, font) + 2, (right - chip.right()) * 0.55)
        write(painter, QRectF(chip.right() + 7, middle - 10, named, 20), name, font, palette.text, LEFT)
        left = chip.right() + 7 + named + 8
        if status:
            return
        self._paint_flags(painter, QRectF(left, middle - 7, right - left, 14), palette)
        if self.whole and self._in_play_below:
            self._paint_in_play(painter, palette)

    def _paint_flags(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        """Paint a flag for each terrain of the goal, those won in the player's colour."""
        figures = self.figures
        step = min(FLAG + FLAG_GAP, rect.width() / max(1, figures.goal))
        if step < LEAST_FLAG:
            return
        size = min(FLAG, step * CLOTH)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(figures.goal):
            foot = QPointF(rect.right() - (figures.goal - number) * step, rect.bottom() - 1)
            won = number < figures.flags
            ink = QColor(player_colour(self.seat) if won else palette.quiet_text)
            if not won and not palette.strong:
                ink.setAlphaF(0.6)
            painter.setPen(QPen(ink, 1.0))
            painter.drawLine(foot, foot - QPointF(0, 12))
            cloth = QPainterPath(foot - QPointF(0, 12))
            cloth.lineTo(foot + QPointF(size, -12))
            cloth.lineTo(foot + QPointF(size * 0.7, -9))
            cloth.lineTo(foot + QPointF(size, -6))
            cloth.lineTo(foot + QPointF(0, -6))
            painter.setBrush(ink if won else Qt.BrushStyle.NoBrush)
            painter.drawPath(cloth)

    def _paint_in_play(self, painter: QPainter, palette: Palette) -> None:
        words = self._in_play_words()
        line = QRectF(MARGIN, self.height() - self._cell - 9, self.width() - 2 * MARGIN - 2, self._cell)
        write(painter, line, words, interface_font(11), palette.quiet_text, RIGHT)
        line.setRight(line.right() - width_of(words, interface_font(11)) - 4)
        write(painter, line, str(self.figures.in_play), interface_font(14, BOLD), palette.text, RIGHT)
