"""The areas of the field: ranks of dice by class with a tray for artifacts, and the lost dice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ddtable.engine.questions import Subset
from ddtable.rules.battle_dice.board import LOST
from ddtable.rules.battle_dice.kinds import is_artifact
from ddtable.words.sentences import sentence
from ui.areas.area_paint import Style
from ui.areas.area_view import AreaView
from ui.areas.arrange import Arrangement, Box, arrange, stacked
from ui.areas.delegate import ShownDie
from ui.areas.dice import DiceModel
from ui.areas.hand import Hand
from ui.areas.surfaces import CENTRE, paint_area, paint_edge, width_of, write
from ui.art.battle_die import BattleLook
from ui.art.palette import player_colour
from ui.games.battle_dice.field.field_delegate import FieldDelegate
from ui.games.battle_dice.field.gaze import Gaze
from ui.games.battle_dice.field.ranks import GROUP_GAP, SMALLEST, Group, Label, rank
from ui.games.battle_dice.looks import GROUPS, group_of
from ui.kit.fonts import BOLD, MEDIUM, interface_font

if TYPE_CHECKING:
    from ui.art.die import DieLook

PADDING = 10
LARGEST = 84.0
LARGEST_LOST = 40.0
TRAY_SHARE, TRAY_MORE, TRAY_MOST = (
    0.2,
    0.025,
    0.36,
)  # of a rank's width, for 3 artifacts, each more, at most
TRAY_DIE = 58.0
HELD = "pause"
SIGNS = {
    "monster": "bd_monster",
    "general": "bd_tactics",
    "magic": "bd_magic",
    "maneuver": "bd_maneuver",
    "missile": "bd_missile",
    "melee": "bd_melee",
    "morale": "bd_morale",
}


class FieldArea(AreaView):
    """The base of all areas of the field: their dice show the results of the phase shown."""

    def __init__(
        self,
        model: DiceModel,
        area: str,
        hand: Hand,
        delegate: FieldDelegate,
        gaze: Gaze,
        style: Style,
        parent: QWidget,
    ) -> None:
        self.gaze = gaze
        super().__init__(model, area, hand, delegate, style, parent)
        gaze.changed.connect(self._looked_elsewhere)

    @property
    def place(self) -> str:
        """The place of its dice, such as "army" or "party"."""
        return self.area.rpartition("@")[0]

    def _looked_elsewhere(self) -> None:
        self._dice_changed()

    def _read(self, index: QModelIndex) -> ShownDie:
        """Return a die from the model with its result in the phase shown."""
        die = self._marked(self._alive(super()._read(index)))
        later = self.hand.asks_later
        if later and self.gaze.phase == "roll" and not self.gaze.opening:
            return self._as_rolled(die)
        if not self.gaze.on_dice or (not later and (die.lit or die.selected)) or self._is_asked(die.die):
            return die
        look = cast(BattleLook, die.look)
        told = self.gaze.counted(die.die)
        if told is None:
            if look.state == "dead":
                struck = die.die in self.gaze.told.lost(self.seat)
                return replace(die, look=_as(look, state="struck") if struck else die.look)
            number = self.gaze.number(die.die)
            return replace(die, look=_as(look, value=number or look.value, state="idle"))
        sign = SIGNS.get(self.gaze.phase, "") if told.worth else ""
        state = "struck" if look.state == "dead" else ""
        return replace(die, look=_as(look, value=told.number, change=told.change, state=state), badge=sign)

    def _as_rolled(self, die: ShownDie) -> ShownDie:
        """Return a die with its rolled number, even if a later phase changes it."""
        look, number = cast(BattleLook, die.look), self.gaze.number(die.die)
        return replace(die, look=_as(look, value=number)) if look is not None and look.value and number else die

    def _alive(self, die: ShownDie) -> ShownDie:
        """Return a die whose loss is still to be shown as alive."""
        look = cast(BattleLook, die.look)
        untold = look is not None and not look.value and self.gaze.busy and not self.gaze.opening
        if look is None or self.place == LOST or not (look.state == "dead" or untold):
            return die
        return replace(die, look=_as(look, value=look.value or self.gaze.number(die.die), state=""))

    def _marked(self, die: ShownDie) -> ShownDie:
        """Return a die with a badge if it is held this turn."""
        look = cast(BattleLook, die.look)
        held = look is not None and look.state == "idle" and not is_artifact(look.kind)  # a row that goes has none
        return replace(die, badge=HELD) if held else die

    def _is_asked(self, die: int) -> bool:
        """Return True if the question is about a die or a drag is in progress, so that it must not be pale."""
        session = self.hand.session
        question = session.question
        if self.hand.asks_later or session.lifted():
            return bool(session.lifted())
        return question is not None and isinstance(question.shape, Subset) and die in question.shape.dice

    def _read_effects(self) -> None:
        """Do nothing: this game has no lasting effects on armies."""

    def _read_details(self) -> tuple[str, ...]:
        return (str(len(self.shown)),)

    def _relative(self, _row: int) -> float:
        return 1.0

    def _name_for_readers(self) -> None:
        session, words = self.hand.session, self.hand.session.words
        count, lit = len(self.shown), self.area in self.hand.lit
        if (count, 0, lit) == self._named or (self._named is not None and self.hand.waits):
            return
        self._named = (count, 0, lit)
        where = words.where(self.area, session.table)
        name = words.say("field-area", where=sentence(where), dice=count)
        self.setAccessibleName(words.say("ui-table-area-lit", area=name) if lit else name)


class RankView(FieldArea):
    """Dice in lines by class, with artifacts beside them. `front_below`: they face downwards."""

    def __init__(
        self, model: DiceModel, area: str, hand: Hand, delegate: FieldDelegate, gaze: Gaze, parent: QWidget
    ) -> None:
        self.labels: tuple[Label, ...] = ()
        self.tray = QRectF()
        self.front_below = False
        self.heaped = self.calm = False
        self.empty_words = ""
        super().__init__(model, area, hand, delegate, gaze, Style.DIE, parent)
        self.largest = LARGEST

    def set_form(self, front_below: bool, largest: float, calm: bool = False) -> None:
        """Set the direction of the front line and the maximum size of dice in pixels; `calm` ranks do not fight."""
        self.calm = calm
        if (front_below, largest) != (self.front_below, self.largest):
            self.front_below, self.largest = front_below, largest
            self._arrangement = None
            self.viewport().update()

    @property
    def folded(self) -> bool:
        """True if there is no space for dice."""
        return self.viewport().height() < 24

    @property
    def arrangement(self) -> Arrangement:
        """The places of the dice; computed once for each change of dice or size."""
        if self._arrangement is None:
            self._arrangement = self._arrange()
        return self._arrangement

    def _arrange(self) -> Arrangement:
        room = QRectF(self.viewport().rect()).adjusted(PADDING, 4, -PADDING, -PADDING / 2)
        ranks, artifacts = self._classes()
        self.tray = QRectF()
        beside = Arrangement(0.0, (), (), ())
        if artifacts and ranks:
            self.tray = _tray_rect(room, len(artifacts), self.largest)
            room.setRight(self.tray.left() - PADDING)
        elif artifacts:
            self.tray = room
        if artifacts:
            inside = self.tray.adjusted(8, 22, -8, -6)
            kinds = [self._kinds()[row] for row in artifacts]
            beside = arrange(kinds, [1.0] * len(kinds), _bounds(inside), _tray_die(self.largest))
        found = rank(ranks, _bounds(room), self.largest, self.front_below)
        if found.arrangement.size < SMALLEST and not self.heaped and ranks:
            found = rank(self._classes(heaped=True)[0], _bounds(room), self.largest, self.front_below)
        self.labels = found.labels
        return _joined(found.arrangement, beside, artifacts)

    def _classes(self, heaped: bool | None = None) -> tuple[list[Group], list[int]]:
        """Return the groups of dice in order, and the rows of the artifacts."""
        by_group: dict[str, list[int]] = {}
        for row, die in enumerate(self.shown):
            by_group.setdefault(group_of(cast(BattleLook, die.look).kind), []).append(row)
        kinds = self._kinds()
        groups = []
        for name in GROUPS[:-1]:
            rows = by_group.get(name, [])
            if heaped if heaped is not None else self.heaped:
                stacks = tuple(tuple(rows[at] for at in stack) for stack in stacked([kinds[row] for row in rows]))
            else:
                stacks = tuple((row,) for row in rows)
            groups.append(Group(name, stacks))
        return [group for group in groups if group.stacks], by_group.get("artifact", [])

    def heading_rect(self) -> QRectF:
        """Return an empty rectangle: the heading is outside the area."""
        return QRectF()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, the tray, the labels of groups and the dice."""
        painter = QPainter(self.viewport())
        palette, whole = self.delegate.colours, self.viewport().rect()
        lit = self.area in self.hand.lit and not self.hand.quiet and not self.hand.asks_later
        radius = min(12.0, whole.height() / 2)
        paint_area(painter, whole, palette, lit, self.over, radius)
        if not lit and self.shown:
            paint_edge(painter, QRectF(whole), player_colour(self.seat), top=self.front_below, radius=radius)
        self._paint_words(painter)
        painter.end()
        super().paintEvent(event)

    def _paint_words(self, painter: QPainter) -> None:
        palette, words = self.delegate.colours, self.hand.session.words
        _ = self.arrangement
        if not self.tray.isEmpty():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(palette.card_edge), 1))
            painter.setBrush(QColor(palette.card))
            painter.drawRoundedRect(self.tray.adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
            title = self.tray.adjusted(8, 4, -8, 0)
            title.setHeight(16)
            write(painter, title, words.say("field-artifacts"), interface_font(11), palette.quiet_text, CENTRE)
        self._paint_labels(painter)
        if not self.shown and self.empty_words and not self.folded:
            painter.setFont(interface_font(11))
            painter.setPen(QColor(palette.quiet_text))
            room = QRectF(self.viewport().rect()).adjusted(8, 0, -8, 0)
            painter.drawText(room, CENTRE | Qt.TextFlag.TextWordWrap, self.empty_words)

    def label_words(self) -> list[tuple[Label, tuple[str, QRectF]]]:
        """Return the text of each group and its place: complete if no text of the line meets another."""
        found = []
        for line in dict.fromkeys(label.y for label in self.labels):
            labels = [label for label in self.labels if label.y == line]
            whole = [self._words_at(label, self._whole(label)) for label in labels]
            edges = [0.0, *(edge for rect in whole for edge in (rect.left(), rect.right() + 6)), self.width() + 6.0]
            fits = all(left <= right for left, right in zip(edges[0::2], edges[1::2], strict=True))
            for label, rect in zip(labels, whole, strict=True):
                if fits:
                    found.append((label, (self._whole(label), rect)))
                else:
                    found.append((label, self._in_room(label)))
        return found

    def _whole(self, label: Label) -> str:
        return self.hand.session.words.say("field-group", group=label.name, count=label.count)

    def _words_at(self, label: Label, text: str) -> QRectF:
        """Return the place of a text: centred on its group, but within the edges."""
        wide = width_of(text, interface_font(11, BOLD))
        left = label.x + (label.width - wide) / 2
        return QRectF(max(2.0, min(left, self.width() - wide - 5)) - 1, label.y + 1, wide + 3, 16)

    def _in_room(self, label: Label) -> tuple[str, QRectF]:
        """Return the text that fits above the group: at least its number."""
        beside = min(16.0, self.arrangement.size * GROUP_GAP - 4)  # half on each side: the next label is close
        for text in (self._whole(label), str(label.count)):
            rect = self._words_at(label, text)
            if rect.width() - 3 <= label.width + beside:
                break
        return text, rect

    def _paint_labels(self, painter: QPainter) -> None:
        """Paint the name of each group and its number of dice."""
        palette = self.delegate.colours
        for label, (text, rect) in self.label_words():
            told = label.name == self._acting
            font = interface_font(11, BOLD if told else MEDIUM)
            write(painter, rect, text, font, palette.text if told else palette.quiet_text, CENTRE)

    @property
    def _acting(self) -> str:
        """The group that acts in the phase shown."""
        acting = {"magic": "mage", "maneuver": "cavalry", "missile": "archer", "melee": "infantry"}
        told = self.gaze.on_dice and not self.calm
        return acting.get(self.gaze.phase, self.gaze.phase) if told else ""


class LostView(FieldArea):
    """The dice that a side has lost, equal ones in piles unless one is to be chosen."""

    def __init__(
        self, model: DiceModel, area: str, hand: Hand, delegate: FieldDelegate, gaze: Gaze, parent: QWidget
    ) -> None:
        super().__init__(model, area, hand, delegate, gaze, Style.PILE, parent)
        self.largest = LARGEST_LOST

    @property
    def _heaped(self) -> bool:
        return not any(die.lit or die.selected for die in self.shown)


def _as(look: BattleLook, value: int | None = None, change: int | None = None, state: str | None = None) -> DieLook:
    """Return a look with some changes; areas do not know the type of looks."""
    changed = BattleLook(
        look.kind,
        look.value if value is None else value,
        look.seat,
        look.change if change is None else change,
        look.state if state is None else state,
    )
    return cast("DieLook", changed)


def _bounds(rect: QRectF) -> tuple[float, float, float, float]:
    return rect.x(), rect.y(), rect.width(), rect.height()


def _tray_die(largest: float) -> float:
    """Return the maximum size of an artifact in pixels; it grows with the units."""
    return min(largest, TRAY_DIE * max(1.0, largest / LARGEST))


def _tray_rect(room: QRectF, count: int, largest: float) -> QRectF:
    """Return the place of the artifacts at the right end of a rank, with enough columns for its height."""
    side = _tray_die(largest)
    rows = max(1, int((room.height() - 28) / (side * 1.1)))
    columns = -(-count // rows)
    share = min(TRAY_MOST, TRAY_SHARE + TRAY_MORE * max(0, count - 3))
    wide = min(max(72.0, columns * side * 1.12 + 16), max(room.width() * share, 72.0))
    return QRectF(room.right() - wide, room.top() + 2, wide, room.height() - 4)


def _joined(ranks: Arrangement, beside: Arrangement, rows: list[int]) -> Arrangement:
    """Return ranks and artifacts as one arrangement; the artifacts follow the last line."""
    first = len(ranks.stacks)
    stacks = tuple(tuple(rows[at] for at in stack) for stack in beside.stacks)
    boxes: tuple[Box, ...] = ranks.boxes + beside.boxes
    lines = ranks.rows + tuple(tuple(number + first for number in line) for line in beside.rows)
    return Arrangement(ranks.size or beside.size, ranks.stacks + stacks, boxes, lines)
