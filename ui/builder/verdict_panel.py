"""The verdict of the rules on the force: a line for each rule, met or with what to change."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ddtable.rules.dragon_dice.verdict import Line, verdict
from ddtable.words.verdicts import told
from ui.builder.editor import Editor
from ui.builder.sheet import Sheet
from ui.kit.aloud import say_aloud
from ui.kit.card import Card
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.labels import CutLabel
from ui.kit.painting import rounded, text
from ui.kit.scroll import Scroll
from ui.kit.theme import colours

NOT_OWNED = "owned"  # the line that is not a rule of the game
MARK = 30  # width of the mark before a line in pixels
INSET = 8
QUIET_LINE = 24
LEAST, BESIDE = 120, 24  # height of the lines, and around them with the heading, in pixels
PAUSE = 600  # milliseconds without a change before the verdict is announced to screen readers


def lines_of(sheet: Sheet) -> tuple[Line, ...]:
    """Return the verdict of the rules on a sheet."""
    return verdict(sheet.force, sheet.health, sheet.options, reconstructed=sheet.reconstructed)


def not_owned(editor: Editor) -> tuple[Line, ...]:
    """Return a line with the dice that are used more often than owned; () unless only owned dice are allowed."""
    owned, used = editor.owned, editor.sheet.used
    if not editor.limited or owned is None:
        return ()
    short = {die: used[die] - owned.get(die, 0) for die in used if editor.counts(die) and used[die] > owned.get(die, 0)}
    where = tuple(area for area in editor.sheet.areas if any(die in short for die in editor.sheet.dice(area)))
    return (Line("", NOT_OWNED, False, {"count": sum(short.values())}, where, tuple(short)),) if short else ()


class VerdictRow(QAbstractButton):
    """One rule: a quiet line with a check mark if it is met, else a button that leads to the dice at fault."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line: Line | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_line(self, line: Line, words: str, tip: str) -> None:
        """Show another line; only an unmet one can be clicked."""
        self.line = line
        self.setText(words)
        self.setAccessibleName(tip)
        self.setToolTip(tip)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if line.met else Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor if line.met else Qt.CursorShape.PointingHandCursor)
        self.fit()
        self.update()

    @property
    def _font(self) -> QFont:
        met = self.line is None or self.line.met
        return interface_font(12, QFont.Weight.Medium if met else QFont.Weight.DemiBold)

    def fit(self) -> None:
        """Set the height to fit the text at the current width."""
        self.setFixedHeight(self._height(self.width()))

    def _height(self, width: int) -> int:
        room = QRectF(0, 0, max(60, width - MARK - INSET), 1000).toRect()
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        high = QFontMetrics(self._font).boundingRect(room, flags, self.text()).height()
        return max(QUIET_LINE, high + 6) if self.line is None or self.line.met else high + 12

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the text again."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the mark and the text."""
        palette = colours(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        met = self.line is None or self.line.met
        if not met:
            rounded(
                painter, rect.adjusted(2, 1, -2, -1), 8, palette.field if self.underMouse() else palette.accent_area
            )
        if focus_seen(self):
            rounded(painter, rect.adjusted(2, 1, -2, -1), 8, None, palette.accent_text, 2)
        middle = QPointF(16, QUIET_LINE / 2 + (0 if met else 3))
        if met:
            painter.setPen(QPen(QColor(palette.good), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline([middle + QPointF(-4, 0), middle + QPointF(-1, 3), middle + QPointF(4.5, -3.5)])
            self._paint_words(painter, palette.quiet_text)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.accent))
        painter.drawEllipse(middle, 7, 7)
        bold = interface_font(11, QFont.Weight.ExtraBold)
        mark = QRectF(middle.x() - 7, middle.y() - 7, 14, 14)
        text(painter, mark, "!", bold, palette.on_accent, Qt.AlignmentFlag.AlignHCenter)
        self._paint_words(painter, palette.text)

    def _paint_words(self, painter: QPainter, ink: str) -> None:
        painter.setFont(self._font)
        painter.setPen(QColor(ink))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(self.rect()).adjusted(MARK, 0, -INSET, 0), flags, self.text())


class VerdictPanel(Card):
    """All lines, the unmet ones first.

    `wanted` is emitted with a line whose dice should be shown, `judged` with all lines.
    """

    wanted = Signal(object)
    judged = Signal(object)

    def __init__(self, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor, self.words = editor, editor.words
        self.lines: tuple[Line, ...] = ()
        self.heading = CutLabel(self, interface_font(14, QFont.Weight.Bold))
        self.rows: list[VerdictRow] = []
        self._lines = body = QWidget(self)
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addStretch(1)
        self.lines_area = Scroll(body, self)
        self.lines_area.limit(LEAST)
        body.installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 10, 4, 8)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.setContentsMargins(10, 0, 10, 0)
        head.addWidget(self.heading)
        column.addLayout(head)
        column.addWidget(self.lines_area)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._saying = QTimer(self)
        self._saying.setSingleShot(True)
        self._saying.setInterval(PAUSE)
        self._saying.timeout.connect(self._say)
        self._said = ""
        editor.changed.connect(self.judge)
        editor.collection_changed.connect(self.judge)
        self.judge()

    @property
    def is_met(self) -> bool:
        """True if the force may play; dice that are not owned do not prevent that."""
        return all(line.met or line.key == NOT_OWNED for line in self.lines)

    def summary(self) -> str:
        """Return the verdict in a sentence."""
        unmet = sum(not line.met for line in self.lines)
        return self.words.say("builder-verdict", count=unmet, health=self.editor.sheet.health)

    def told(self, key: str) -> str:
        """Return the text of an unmet rule; "" if it is met or does not apply."""
        line = next((line for line in self.lines if line.key == key and not line.met), None)
        return told(self.words, line) if line is not None else ""

    def judge(self) -> None:
        """Check the rules again."""
        lines = (*lines_of(self.editor.sheet), *not_owned(self.editor))
        if lines == self.lines:
            return
        self.lines = lines
        ordered = sorted(lines, key=lambda line: line.met)
        while len(self.rows) < len(ordered):
            row = VerdictRow(self._lines)
            row.clicked.connect(partial(self._clicked, row))
            self._column.insertWidget(len(self.rows), row)
            self.rows.append(row)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(ordered))
            if number < len(ordered):
                line = ordered[number]
                said = told(self.words, line)
                met = "yes" if line.met else "no"
                tip = self.words.say("builder-line", rule=line.rule, met=met, said=said) if line.rule else said
                row.show_line(line, said, tip)
        self.heading.set_text(self.summary())
        self.lines_area.updateGeometry()
        self._saying.start()
        self.judged.emit(lines)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the height after the lines know their width."""
        if watched is self._lines and event.type() == QEvent.Type.LayoutRequest:
            self.lines_area.updateGeometry()
        return super().eventFilter(watched, event)

    def limit(self, most: int) -> None:
        """Limit the height in pixels; further lines are scrolled."""
        self.lines_area.limit(most - self.heading.sizeHint().height() - BESIDE)

    def _say(self) -> None:
        """Announce the verdict after a pause in the changes."""
        if self._said and self._said != self.summary() and self.isVisible():
            say_aloud(self, self.summary())
        self._said = self.summary()

    def _clicked(self, row: VerdictRow, _checked: bool = False) -> None:
        if row.line is not None and not row.line.met:
            self.wanted.emit(row.line)
