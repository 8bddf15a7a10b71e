"""The 8 phases between the ranks, each with its result in a few words or icons; one of them is shown."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddtable.rules.battle_dice.kinds import PHASES, Phase
from ddtable.summaries.battle_dice.outcome import Outcome, Sign, outcome
from ddtable.summaries.battle_dice.story import PhaseTold
from ui.areas.surfaces import LEFT, paint_initial, width_of, write
from ui.art.icons import icon_pixmap
from ui.art.palette import Palette
from ui.games.battle_dice.field.gaze import Gaze
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import BOLD, MEDIUM, interface_font
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded
from ui.kit.theme import colours

HEIGHT = 64
LINE = 17  # height of the result of one side, in pixels
CHIP, SIGN = 13, 12
INSET, BETWEEN = 6, 7
TITLE = 96  # width of the title of the round, in pixels
GAP = 4
ICONS: dict[str, str] = {**{phase: f"bd_{phase}" for phase in PHASES}, "general": "bd_tactics"}


class PhaseChip(PaintedButton):
    """A button for one phase: its icon and name, and the result for each side."""

    def __init__(self, phase: Phase, gaze: Gaze, parent: PhaseStrip) -> None:
        super().__init__(parent)
        self.phase, self.gaze, self.strip = phase, gaze, parent
        self.setCheckable(True)
        self.setText(gaze.session.words.phase(phase, gaze.session.table))

    @property
    def told(self) -> PhaseTold:
        """The events of the phase in the round shown; empty if the walk has not reached it."""
        return PhaseTold(self.phase) if self.gaze.is_ahead(self.phase) else self.gaze.round.phase(self.phase)

    def refresh(self) -> None:
        """Update the state and the accessible name."""
        self.setChecked(self.phase == self.gaze.phase)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self.isChecked() else Qt.FocusPolicy.NoFocus)
        words, names = self.gaze.session.words, self.gaze.session.names
        told = [
            words.say("field-outcome", player=names[seat], outcome=brought.whole(words))
            for seat, brought in self.outcomes()
        ]
        self.setAccessibleName("; ".join([self.text(), *told]))
        self.setToolTip("\n".join([words.say("bd-phase-tip", word=self.phase), *told]))
        self.update()

    def outcomes(self) -> list[tuple[int, Outcome]]:
        """Return the results of the sides, the far side first."""
        found = [(seat, outcome(self.told, seat)) for seat in self.strip.seats]
        return [(seat, brought) for seat, brought in found if brought is not None]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the previous or the next phase with the arrow keys."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.gaze.step(step)
        self.strip.chip(self.gaze.phase).setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the chip, brighter for the phase shown; the current phase has the accent colour."""
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
        self._paint_outcomes(painter, rect, palette, ink)

    def _paint_name(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        font = interface_font(12, BOLD if self.isChecked() else MEDIUM)
        wide = width_of(self.text(), font)
        with_icon = wide + 20 <= rect.width() - 8
        left = rect.center().x() - (wide + (20 if with_icon else 0)) / 2
        if with_icon:
            picture = icon_pixmap(ICONS[self.phase], 15, QColor(ink), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(round(left), rect.top() + 7), picture)
            left += 20
        write(painter, QRectF(left, rect.top() + 5, rect.right() - left - 3, 19), self.text(), font, ink, LEFT)

    def _paint_outcomes(self, painter: QPainter, rect: QRectF, palette: Palette, ink: str) -> None:
        """Paint a line for each side: its initial, and its result in a few words, or in icons if too narrow."""
        told = self.outcomes()
        top = rect.bottom() - 5 - 2 * LINE + (2 - len(told)) * LINE / 2
        words, font = self.gaze.session.words, interface_font(11, BOLD)
        room = rect.width() - 2 * INSET - CHIP - 5
        shorts = [brought.short(words) for _, brought in told]
        in_words = all(width_of(short, font) <= room for short in shorts)
        if in_words:
            wide = max((width_of(short, font) for short in shorts), default=0.0)
        else:
            wide = max(_signs_wide(brought.signs()) or width_of(brought.short(words), font) for _, brought in told)
        left = rect.center().x() - (wide + CHIP + 5) / 2
        for (seat, brought), short in zip(told, shorts, strict=True):
            name = self.gaze.session.names[seat]
            paint_initial(painter, QRectF(left, top + (LINE - CHIP) / 2, CHIP, CHIP), name, seat, palette)
            line = QRectF(left + CHIP + 5, top, wide + 2, LINE)
            if in_words or not brought.signs():
                write(painter, line, short, font, ink, LEFT)
            else:
                self._paint_signs(painter, line, brought.signs(), ink)
            top += LINE

    def _paint_signs(self, painter: QPainter, line: QRectF, signs: list[Sign], ink: str) -> None:
        font, left = interface_font(11, BOLD), line.left()
        for icon, number in signs:
            picture = icon_pixmap(icon, SIGN, QColor(ink), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(round(left), round(line.center().y() - SIGN / 2)), picture)
            number_at = QRectF(left + SIGN + 3, line.top(), width_of(number, font) + 2, LINE)
            write(painter, number_at, number, font, ink, LEFT)
            left += _signs_wide([(icon, number)]) + BETWEEN


def _signs_wide(signs: list[Sign]) -> float:
    """Return the width of icons with their numbers, in pixels."""
    font = interface_font(11, BOLD)
    return sum(SIGN + 3 + width_of(number, font) for _, number in signs) + BETWEEN * max(0, len(signs) - 1)


class PhaseStrip(QWidget):
    """The chips of all phases after the title of the round."""

    def __init__(self, gaze: Gaze, parent: QWidget) -> None:
        super().__init__(parent)
        self.gaze = gaze
        self.seats: tuple[int, int] = (1, 0)
        self.setAccessibleName(gaze.session.words.say("field-phases"))
        self.chips = [PhaseChip(phase, gaze, self) for phase in PHASES]
        for chip in self.chips:
            chip.clicked.connect(partial(self._clicked, chip.phase))
        gaze.changed.connect(self.refresh)
        self.refresh()

    @property
    def now(self) -> str:
        """The current phase if the round shown is the current one, else ""."""
        position = self.gaze.session.position
        if not self.gaze.is_now or position.result is not None:
            return ""
        return self.gaze.phase if self.gaze.busy else str(position.board.battle.phase)

    def chip(self, phase: Phase) -> PhaseChip:
        """Return the chip of a phase."""
        return self.chips[PHASES.index(phase)]

    def set_seats(self, far: int, near: int) -> None:
        """Set the order of the sides."""
        self.seats = (far, near)
        self.refresh()

    def refresh(self) -> None:
        """Update all chips."""
        for chip in self.chips:
            chip.refresh()
        self.update()

    def _clicked(self, phase: Phase, _checked: bool = False) -> None:
        self.gaze.look(phase)

    def words(self) -> tuple[str, str]:
        """Return the title of the round shown: battle or quest, and its number."""
        say, told = self.gaze.session.words.say, self.gaze.round
        if not told.number:
            return say("field-battle"), say("field-turn", number=max(1, self.gaze.session.position.board.turn))
        if told.quester >= 0:
            return say("field-quest"), say("field-round", number=told.number)
        return say("field-battle"), say("field-turn", number=told.number)

    def sizeHint(self) -> QSize:
        """Return the height for a name and a line for each side."""
        return QSize(800, HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the width among the chips."""
        super().resizeEvent(event)
        room = self.width() - TITLE - GAP * (len(self.chips) - 1)
        wide = room / len(self.chips)
        for number, chip in enumerate(self.chips):
            left = round(TITLE + number * (wide + GAP))
            chip.setGeometry(left, 0, round(TITLE + number * (wide + GAP) + wide) - left, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the title of the round."""
        palette, painter = colours(self), QPainter(self)
        what, which = self.words()
        write(painter, QRectF(4, 11, TITLE - 8, 18), what, interface_font(12), palette.quiet_text, LEFT)
        write(painter, QRectF(4, 30, TITLE - 8, 20), which, interface_font(15, BOLD), palette.text, LEFT)
