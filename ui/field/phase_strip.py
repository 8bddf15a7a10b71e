"""The eight phases between the ranks: each with its outcome in a few signs, one of them looked at."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ddtable.rules.battle_dice.kinds import PHASES, Phase
from ui.art.icons import icon_pixmap
from ui.art.palette import Palette
from ui.field.gaze import Gaze
from ui.field.story import PhaseTold
from ui.shell.focus_seen import focus_seen
from ui.shell.painting import rounded
from ui.shell.theme import colours
from ui.table.surfaces import LEFT, body_font, paint_initial, width_of, write

HEIGHT = 52
TITLE = 96  # pixels of the words for the round
GAP = 4
ICONS: dict[str, str] = {**{phase: f"bd_{phase}" for phase in PHASES}, "general": "bd_tactics"}


class PhaseChip(QAbstractButton):
    """One phase: its sign and name, and below them what it brought each side."""

    def __init__(self, phase: Phase, gaze: Gaze, parent: PhaseStrip) -> None:
        super().__init__(parent)
        self.phase, self.gaze, self.strip = phase, gaze, parent
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        words, table = gaze.controller.words, gaze.controller.table
        self.setText(words.phase(phase, table))
        self.setToolTip(words.say("bd-phase-tip", word=phase))

    @property
    def told(self) -> PhaseTold:
        """What happened in it in the round looked at; nothing of what is still to be walked to."""
        return PhaseTold(self.phase) if self.gaze.is_ahead(self.phase) else self.gaze.round.phase(self.phase)

    def refresh(self) -> None:
        """Take over what is known of it."""
        self.setChecked(self.phase == self.gaze.phase)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self.isChecked() else Qt.FocusPolicy.NoFocus)
        controller = self.gaze.controller
        outcomes = [
            controller.words.say("field-outcome", player=controller.names[seat], signs=self.signs(seat) or "0")
            for seat in self.strip.seats
            if self.signs(seat)
        ]
        self.setAccessibleName(", ".join([self.text(), *outcomes]))
        self.update()

    def signs(self, seat: int) -> str:
        """What it brought a side, in a few signs: hits or points, and losses after a minus; empty for nothing.

        Of a morale check: how many count, of how many that rout the side.
        """
        told, say = self.told, self.gaze.controller.words.say
        check = told.check(seat)
        if check is not None:
            return say("field-sign-rout") if check.routs else f"{max(0, check.counted - check.rallied)}/{check.limit}"
        if told.counted(seat) is None and not told.lost(seat):
            return ""
        brought = str(told.hits(seat) + told.points(seat))
        lost = len(told.lost(seat))
        return f"{brought} −{lost}" if lost else brought

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows look at the phase before or after."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.gaze.step(step)
        self.strip.chip(self.gaze.phase).setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The chip, brighter where it is looked at; the phase in hand in the accent."""
        palette, painter = colours(self), QPainter(self)
        rect = QRectF(self.rect())
        now = self.strip.now == self.phase
        looked = self.isChecked()
        fill = palette.accent if now else palette.field if looked or self.underMouse() else None
        rounded(
            painter, rect, 10, fill, palette.text if looked and not now else palette.card_edge, 1.5 if looked else 1
        )
        if looked and now:
            rounded(painter, rect.adjusted(2, 2, -2, -2), 8, None, palette.on_accent, 1.5)
        if focus_seen(self):
            rounded(painter, rect.adjusted(2, 2, -2, -2), 8, None, palette.on_accent if now else palette.accent_text, 2)
        ink = palette.on_accent if now else palette.text if not self.told.silent else palette.quiet_text
        self._paint_name(painter, rect, ink)
        self._paint_signs(painter, rect, palette, ink)

    def _paint_name(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        font = body_font(12, bold=self.isChecked())
        wide = width_of(self.text(), font)
        with_icon = wide + 20 <= rect.width() - 8
        left = rect.center().x() - (wide + (20 if with_icon else 0)) / 2
        if with_icon:
            picture = icon_pixmap(ICONS[self.phase], 15, QColor(ink), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(round(left), rect.top() + 7), picture)
            left += 20
        write(painter, QRectF(left, rect.top() + 5, rect.right() - left - 3, 19), self.text(), font, ink, LEFT)

    def _paint_signs(self, painter: QPainter, rect: QRectF, palette: Palette, ink: str) -> None:
        """Each side's initial and signs, the far side's first."""
        found = [(seat, self.signs(seat)) for seat in self.strip.seats]
        told = [(seat, signs) for seat, signs in found if signs]
        if not told:
            return
        font = body_font(12, bold=True)
        widths = [18 + width_of(signs, font) for _, signs in told]
        gap = 10 if sum(widths) + 10 <= rect.width() - 8 else 4
        left = rect.center().x() - (sum(widths) + gap * (len(told) - 1)) / 2
        for (seat, signs), wide in zip(told, widths, strict=True):
            name = self.gaze.controller.names[seat]
            paint_initial(painter, QRectF(left, rect.bottom() - 22, 14, 14), name, seat, palette)
            write(painter, QRectF(left + 18, rect.bottom() - 25, wide, 20), signs, font, ink, LEFT)
            left += wide + gap


class PhaseStrip(QWidget):
    """The chips of all phases behind the words for the round looked at."""

    def __init__(self, gaze: Gaze, parent: QWidget) -> None:
        super().__init__(parent)
        self.gaze = gaze
        self.seats: tuple[int, int] = (1, 0)
        self.setAccessibleName(gaze.controller.words.say("field-phases"))
        self.chips = [PhaseChip(phase, gaze, self) for phase in PHASES]
        for chip in self.chips:
            chip.clicked.connect(partial(self._clicked, chip.phase))
        gaze.changed.connect(self.refresh)
        self.refresh()

    @property
    def now(self) -> str:
        """The phase in hand, where the round looked at is the one that is fought; empty where it is not."""
        position = self.gaze.controller.position
        if not self.gaze.is_now or position.result is not None:
            return ""
        return self.gaze.phase if self.gaze.busy else str(position.board.battle.phase)

    def chip(self, phase: Phase) -> PhaseChip:
        """The chip of a phase."""
        return self.chips[PHASES.index(phase)]

    def set_seats(self, far: int, near: int) -> None:
        """Name the sides in this order."""
        self.seats = (far, near)
        self.refresh()

    def refresh(self) -> None:
        """Take over what is looked at."""
        for chip in self.chips:
            chip.refresh()
        self.update()

    def _clicked(self, phase: Phase, _checked: bool = False) -> None:
        self.gaze.look(phase)

    def words(self) -> tuple[str, str]:
        """The words for the round looked at: what is fought, and which round."""
        say, told = self.gaze.controller.words.say, self.gaze.round
        if not told.number:
            return say("field-battle"), say("field-turn", number=max(1, self.gaze.controller.position.board.turn))
        if told.quester >= 0:
            return say("field-quest"), say("field-round", number=told.number)
        return say("field-battle"), say("field-turn", number=told.number)

    def sizeHint(self) -> QSize:
        """As high as two lines."""
        return QSize(800, HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out among the chips."""
        super().resizeEvent(event)
        room = self.width() - TITLE - GAP * (len(self.chips) - 1)
        wide = room / len(self.chips)
        for number, chip in enumerate(self.chips):
            left = round(TITLE + number * (wide + GAP))
            chip.setGeometry(left, 0, round(TITLE + number * (wide + GAP) + wide) - left, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The words for the round."""
        palette, painter = colours(self), QPainter(self)
        what, which = self.words()
        write(painter, QRectF(4, 6, TITLE - 8, 18), what, body_font(12), palette.quiet_text, LEFT)
        write(painter, QRectF(4, 25, TITLE - 8, 20), which, body_font(15, bold=True), palette.text, LEFT)
