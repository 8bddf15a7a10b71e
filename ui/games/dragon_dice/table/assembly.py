"""The boards of the set-up: assembling armies, picking terrains, placing armies and the frontier."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.engine.questions import Pick, Question
from ddtable.odds.ground import Ground, ground
from ddtable.rules.dragon_dice.action import BY_NUMBER
from ddtable.rules.dragon_dice.board import CAMPAIGN, FORCE, HOME, HORDE, PROPOSAL
from ddtable.words.sentences import Words
from ui.areas.area_paint import Style
from ui.areas.area_view import AreaView
from ui.areas.delegate import DieDelegate
from ui.areas.dice import DiceModel
from ui.areas.hand import Hand
from ui.areas.surfaces import LEFT, paint_card, write
from ui.areas.takes_return import RETURN, TakesReturn
from ui.art.die import DieLook, die_pixmap
from ui.art.icons import icon_pixmap
from ui.art.palette import Palette, mix
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font, title_font

FRONTIER = "frontier"
MARGIN = 16
GAP = 12
TITLE = 44
LARGEST_DIE = 100
PARTS = (HOME, CAMPAIGN, HORDE)
LINE, FACES = 15, 22  # pixels of a line about a terrain, and of the row of its faces
MOST_HELPED = 2
STAGED = (*PARTS, PROPOSAL, FRONTIER)  # the places of dice that are still to be placed


class ArmiesBoard(QWidget):
    """The force of one seat, and below it the 3 armies to assemble from it (SU2)."""

    def __init__(self, seat: int, model: DiceModel, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat, self.hand, self.colours = seat, hand, delegate.colours
        words = hand.session.words
        self.force = AreaView(model, f"{FORCE}@{seat}", hand, delegate, Style.TRAY, self, largest=LARGEST_DIE)
        self.force.set_title(words.say("ui-table-force"))
        self.armies = [AreaView(model, f"{part}@{seat}", hand, delegate, Style.TRAY, self) for part in PARTS]
        for view, part in zip(self.armies, PARTS, strict=True):
            view.set_title(words.say(f"ui-table-part-{part}"))

    def set_growth(self, growth: float) -> None:
        """Set the size of dice relative to the design."""
        for view in (self.force, *self.armies):
            view.set_largest(LARGEST_DIE * growth)

    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""
        self.colours = palette
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the force half of the room."""
        super().resizeEvent(event)
        inside = QRect(MARGIN, TITLE, self.width() - 2 * MARGIN, self.height() - TITLE - MARGIN)
        half = (inside.height() - GAP) // 2
        self.force.setGeometry(inside.left(), inside.top(), inside.width(), half)
        width = (inside.width() - 2 * GAP) // 3
        for number, view in enumerate(self.armies):
            view.setGeometry(inside.left() + number * (width + GAP), inside.top() + half + GAP, width, half)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card with the owner of the force."""
        painter = QPainter(self)
        paint_card(painter, self.rect(), self.colours)
        session = self.hand.session
        text = session.words.say("ui-table-assembly-of", player=session.names[self.seat])
        rect = QRectF(MARGIN + 2, 6, self.width() - 2 * MARGIN, TITLE - 8)
        write(painter, rect, text, title_font(19), self.colours.text, LEFT)


def ground_lines(words: Words, found: Ground) -> Iterator[tuple[str, bool]]:
    """Yield the uses of a terrain: races that its land helps, magic that it doubles, its eighth face.

    Each line has True if it is an advantage.
    """
    for one in found.helped[:MOST_HELPED]:
        yield words.say("ground-helps", species=words.species(one.species), effect=one.effect), True
    if found.doubled:
        colours = words.all_of(words.colour(colour) for colour in found.doubled)
        yield words.say("ground-doubles", colours=colours, points="ids" if found.of_ids else "all"), True
    if not found.helped and not found.doubled:
        yield words.say("ground-nothing"), False
    key = "ground-eighth-wasted" if found.wasted else "ground-eighth"
    yield words.say(key, face=found.eighth), not found.wasted


class TerrainChoice(TakesReturn, QAbstractButton):
    """One terrain die to pick: the die on its eighth face, its name, its use for this force.

    Its faces are shown if they differ from those of other terrains: as printed (Q4).
    """

    def __init__(self, terrain: str, hand: Hand, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.terrain, self.hand, self.colours = terrain, hand, palette
        self.proposed = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        words, kind = hand.session.words, catalogue().terrain(terrain)
        faces = ", ".join(words.say("ui-table-face", icon=icon) for icon in self.faces())
        self.land = words.say("terrain-kind", kind=kind.kind)
        self.eighth = words.say("eighth-face", face=kind.eighth_face)
        name = words.say("ui-table-terrain-name", name=words.terrain(terrain), faces=faces)
        self.lines: tuple[tuple[str, bool], ...] = ()
        self._name = name
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.clicked.connect(self._clicked)

    def faces(self) -> tuple[str, ...]:
        """Return the icons of the 8 distances, as the current option reads them (Q4)."""
        kind = catalogue().terrain(self.terrain)
        if self.hand.session.position.board.options.faces == "by_number":
            return (*BY_NUMBER, kind.eighth_face)
        return tuple(face.icon for face in kind.faces)

    def judge(self, seat: int) -> None:
        """Show the use of the terrain for the force of a seat."""
        session = self.hand.session
        self.lines = tuple(ground_lines(session.words, ground(session.position, seat, self.terrain)))
        told = "\n".join(words for words, _ in self.lines)
        self.setAccessibleDescription(told)
        self.setToolTip(f"{self._name}\n{told}")

    def _clicked(self) -> None:
        self.hand.session.draft.pick(self.terrain)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make the focused terrain the default answer, in the question bar too."""
        super().focusInEvent(event)
        self.hand.session.draft.consider(self.terrain)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return like Space: pick the terrain."""
        if event.key() in RETURN:
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the size at which die, name and faces are legible."""
        return QSize(180, 120)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tile; the terrain of the force's own plan has an accent border."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.colours
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground = palette.accent_area if self.proposed else palette.area
        painter.setBrush(QColor(mix(ground, palette.text, 0.07 if self.underMouse() else 0.0)))
        painter.setPen(QPen(QColor(palette.accent), 2) if self.proposed else QPen(QColor(palette.area_edge), 1))
        painter.drawRoundedRect(rect, 12, 12)
        if focus_seen(self):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.text), 1.2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 9, 9)
        ratio = self.devicePixelRatioF()
        printed = self.hand.session.position.board.options.faces == "printed"
        faces = (FACES if printed else 0) + LINE * len(self.lines) + 4
        side = max(36, min(112, int(rect.height() - faces - 16), int(rect.width() * 0.45)))
        top = rect.top() + (rect.height() - faces - side) / 2
        kind = catalogue().terrain(self.terrain)
        look = DieLook("terrain", kind.elements, icon=kind.eighth_face, number=8)
        painter.drawPixmap(round(rect.left() + 12), round(top), die_pixmap(look, side, ratio))
        left = rect.left() + 12 + side + 10
        text = QRectF(left, top + side / 2 - 21, rect.right() - left - 8, 22)
        write(painter, text, self.land, title_font(17), palette.text)
        write(painter, text.translated(0, 21), self.eighth, interface_font(12), palette.quiet_text)
        below = QRectF(rect.left() + 12, rect.bottom() - faces - 2, rect.width() - 24, LINE)
        for words, good in self.lines:
            write(painter, below, words, interface_font(11), palette.text if good else palette.quiet_text)
            below.translate(0, LINE)
        if printed:
            self._paint_faces(painter, QRectF(below.left(), below.top(), below.width(), FACES), ratio)

    def _paint_faces(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        icons = self.faces()
        step = rect.width() / len(icons)
        side = int(min(16, step - 2))
        for number, name in enumerate(icons):
            picture = icon_pixmap(name, side, QColor(self.colours.quiet_text), ratio)
            x = round(rect.left() + step * (number + 0.5) - side / 2)
            painter.drawPixmap(x, round(rect.center().y() - side / 2), picture)


class TerrainsBoard(QWidget):
    """All terrain dice that can be picked, 4 in a row (SU4)."""

    def __init__(self, hand: Hand, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.hand, self.colours = hand, palette
        self.tiles: list[TerrainChoice] = []
        self._kind = ""
        self._asked = (-1, "")
        hand.session.draft.changed.connect(self._mark)

    def refresh(self) -> None:
        """Show the terrains of the current question."""
        question = self.hand.session.question
        if question is None or not isinstance(question.shape, Pick):
            return
        self._kind = question.kind
        wanted = [option.id for option in question.shape.options]
        if wanted != [tile.terrain for tile in self.tiles]:
            for tile in self.tiles:
                tile.deleteLater()
            self.tiles = [TerrainChoice(terrain, self.hand, self.colours, self) for terrain in wanted]
            for tile in self.tiles:
                tile.show()
            self._arrange()
        for tile in self.tiles:
            tile.judge(question.seat)
        self._propose(question)
        self.update()

    def _propose(self, question: Question) -> None:
        """Mark the default terrain, and focus it when a new question is asked."""
        afresh = self.isVisible() and self._asked != (question.seat, question.kind)
        if afresh:
            self._asked = (question.seat, question.kind)
        self._mark(go_there=afresh)

    def _mark(self, *, go_there: bool = False) -> None:
        """Mark the default terrain; the focus follows if it is on another one."""
        if self.isHidden():
            return
        default = self.hand.session.draft.default_option() if self.hand.session.asks_person else ""
        go_there = go_there or any(tile.hasFocus() and tile.terrain != default for tile in self.tiles)
        for tile in self.tiles:
            tile.proposed = tile.terrain == default
            if tile.proposed and go_there:
                tile.setFocus(Qt.FocusReason.OtherFocusReason)
            tile.update()

    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""
        self.colours = palette
        for tile in self.tiles:
            tile.colours = palette
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the tiles again."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if not self.tiles:
            return
        columns = 4
        rows = -(-len(self.tiles) // columns)
        inside = QRect(MARGIN, TITLE, self.width() - 2 * MARGIN, self.height() - TITLE - MARGIN)
        width = (inside.width() - GAP * (columns - 1)) // columns
        height = min(216, (inside.height() - GAP * (rows - 1)) // rows)
        top = inside.top() + (inside.height() - rows * height - (rows - 1) * GAP) // 2
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            tile.setGeometry(inside.left() + column * (width + GAP), top + row * (height + GAP), width, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card and the question."""
        painter = QPainter(self)
        paint_card(painter, self.rect(), self.colours)
        part = self._kind.rpartition("-")[2]
        session = self.hand.session
        if part in ("home", "frontier"):
            text = session.words.say("ui-table-terrain-pick", part=part)
            rect = QRectF(MARGIN + 2, 6, self.width() - 2 * MARGIN, TITLE - 8)
            write(painter, rect, text, title_font(19), self.colours.text, LEFT)


class StagingStrip(QWidget):
    """The unplaced armies of the asked seat, or the proposals for the frontier (SU5, SU6)."""

    def __init__(self, model: DiceModel, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.hand, self.colours = hand, delegate.colours
        self._model, self._delegate = model, delegate
        self.armies: list[AreaView] = []
        self.proposals: list[AreaView] = []
        self._frontier: list[AreaView] = []  # the one that a proposal is moved to

    def _fill(self) -> None:
        """Make the areas: a game needs them only while something is still to be placed."""
        if self._frontier:
            return
        hand, words = self.hand, self.hand.session.words
        names = hand.session.names
        made = partial(AreaView, self._model, hand=hand, delegate=self._delegate, parent=self)
        for seat, name in enumerate(names):
            for part in PARTS:
                self.armies.append(made(f"{part}@{seat}", style=Style.TRAY))
                self.armies[-1].set_title(words.say(f"ui-table-part-{part}"))
            self.proposals.append(made(f"{PROPOSAL}@{seat}", style=Style.ARMY, largest=96))
            self.proposals[-1].set_title(name)
        self._frontier.append(made(f"{FRONTIER}@-1", style=Style.TRAY))
        self._frontier[0].set_title(words.say("ui-table-part-frontier"))

    def set_growth(self, growth: float) -> None:
        """Set the size of dice relative to the design."""
        for view in (*self.armies, *self.proposals, *self._frontier):
            view.set_largest(LARGEST_DIE * growth)

    def wanted(self) -> bool:
        """Return True if anything is still to be placed."""
        if any(die.place in STAGED for die in self.hand.session.position.dice):
            self._fill()
        return bool(self._present())

    def _present(self) -> list[AreaView]:
        proposed = [view for view in self.proposals if view.shown]
        if proposed:
            return [*proposed, *self._frontier]
        seat = self.hand.session.asked_seat
        return [view for view in self.armies if view.shown and view.seat == seat]

    def refresh(self) -> None:
        """Show what is to be placed now."""
        self._arrange()
        self.update()

    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""
        self.colours = palette
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the areas again."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        present = self._present()
        for view in (*self.armies, *self.proposals, *self._frontier):
            view.setVisible(view in present)
        if not present:
            return
        inside = self.rect().adjusted(12, 38, -12, -12)
        width = (inside.width() - GAP * (len(present) - 1)) // len(present)
        for number, view in enumerate(present):
            view.setGeometry(inside.left() + number * (width + GAP), inside.top(), width, inside.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card and its title."""
        painter = QPainter(self)
        paint_card(painter, self.rect(), self.colours)
        proposed = any(view.shown for view in self.proposals)
        key = "ui-table-proposals" if proposed else "ui-table-unplaced"
        rect = QRectF(16, 4, self.width() - 32, 34)
        write(painter, rect, self.hand.session.words.say(key), title_font(17), self.colours.text, LEFT)
