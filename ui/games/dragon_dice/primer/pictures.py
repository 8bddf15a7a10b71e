"""The pictures of the primer: an army, the faces, the terrains, the set-up, a turn, a maneuver."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from ddtable.guides.primer_rolls import WorkedRoll, maneuver
from ddtable.rules.dragon_dice.action import BY_NUMBER
from ddtable.rules.dragon_dice.editions import edition
from ddtable.words.sentences import Words
from ui.art.palette import ELEMENTS
from ui.help.primer_canvas import CENTRE, HEIGHT, WIDTH, Canvas

SIZES = ("coral_elves_fighter", "coral_elves_trooper", "coral_elves_protector", "coral_elves_coral_giant")
FACES = (
    ("melee", "goblins_thug", 5),
    ("missile", "goblins_pelter", 4),
    ("magic", "goblins_trickster", 5),
    ("maneuver", "goblins_wardog_rider", 2),
    ("save", "goblins_cutthroat", 1),
    ("id", "goblins_marauder", 0),
)
EIGHTH = "city"


def battle(canvas: Canvas, words: Words) -> None:
    """Paint 4 units of one race, from small to large, and the 5 elements."""
    column = WIDTH / len(SIZES)
    for number, kind in enumerate(SIZES):
        size = (64, 78, 90, 100)[number]
        middle = number * column + column / 2
        canvas.die(kind, middle - size / 2, 8 + (100 - size), size)
        canvas.words(QRectF(middle - 78, 112, 156, 20), words.die_name(kind), 13, bold=True, align=CENTRE)
        health = words.say("primer-health", health=number + 1)
        canvas.quiet(QRectF(middle - 78, 132, 156, 20), health, align=CENTRE)
    canvas.card(QRectF(0, 168, WIDTH, 84))
    canvas.quiet(QRectF(16, 176, WIDTH - 32, 20), words.say("primer-elements"))
    for number, element in enumerate(("earth", "air", "fire", "water", "death")):
        left = 16 + number * (WIDTH - 32) / 5
        tones = ELEMENTS[element]
        canvas.painter.setPen(QColor(tones.edge))
        canvas.painter.setBrush(QColor(tones.base))
        canvas.painter.drawEllipse(QRectF(left, 206, 28, 28))
        canvas.icon(f"element_{element}", left + 5, 211, 18, "#fbf6e8")
        canvas.words(QRectF(left + 34, 202, (WIDTH - 32) / 5 - 36, 36), words.say(f"primer-element-{element}"))


def faces(canvas: Canvas, words: Words) -> None:
    """Paint the 6 common faces with their uses."""
    wide, high = (WIDTH - 24) / 3, (HEIGHT - 12) / 2
    for number, (icon, kind, face) in enumerate(FACES):
        row, column = divmod(number, 3)
        card = QRectF(column * (wide + 12), row * (high + 12), wide, high)
        canvas.card(card)
        canvas.die(kind, card.left() + 12, card.top() + (high - 76) / 2, 76, face)
        room = QRectF(card.left() + 98, card.top() + 14, wide - 106, high - 24)
        canvas.words(QRectF(room.left(), room.top(), room.width(), 20), words.say(f"primer-face-{icon}"), 14, bold=True)
        canvas.quiet(room.adjusted(0, 24, 0, 0), words.say(f"primer-face-{icon}-what"))


def terrain(canvas: Canvas, words: Words) -> None:
    """Paint a terrain die at 5, and the ladder of its 8 distances."""
    canvas.die("coastland_city", 0, 36, 144, 4)
    canvas.quiet(QRectF(0, 190, 144, 56), words.say("primer-terrain-die"), align=CENTRE)
    left, cell, gap, top = 164.0, 54.0, 8.0, 62.0
    ends = left + 8 * cell + 7 * gap
    for number, icon in enumerate((*BY_NUMBER, EIGHTH), start=1):
        rect = QRectF(left + (number - 1) * (cell + gap), top, cell, 74)
        canvas.card(rect, area=True, asked=number == 5)
        canvas.icon(icon, rect.center().x() - 13, rect.top() + 10, 26)
        canvas.words(QRectF(rect.left(), rect.top() + 42, cell, 26), str(number), 16, bold=True, align=CENTRE)
    far, near = words.say("primer-far"), words.say("primer-near")
    far_end, near_begin = left + canvas.width_of(far), ends - canvas.width_of(near)
    canvas.quiet(QRectF(left, 26, far_end - left + 2, 20), far)
    canvas.arrow(QPointF(far_end + 14, 35), QPointF(near_begin - 14, 35))
    canvas.quiet(QRectF(near_begin - 2, 26, ends - near_begin + 4, 20), near)
    for name, first, last in (("magic", 1, 1), ("missile", 2, 4), ("melee", 5, 7), ("eighth", 8, 8)):
        start, end = left + (first - 1) * (cell + gap), left + last * (cell + gap) - gap
        canvas.painter.fillRect(QRectF(start, 146, end - start, 3), QColor(canvas.palette.quiet_text))
        wider = 5 if first == last else 0
        room = QRectF(start - wider, 154, end - start + 2 * wider, 20)
        canvas.words(room, words.say(f"primer-reach-{name}"), 13, bold=True, align=CENTRE)
        canvas.quiet(QRectF(room.left(), 178, room.width(), 70), words.say(f"primer-reach-{name}-what"), 11, CENTRE)


def set_up(canvas: Canvas, words: Words) -> None:
    """Paint 3 terrains with the armies that start there."""
    wide = (WIDTH - 48) / 3
    stood = (
        ("theirs", "highland_tower", 2, ("horde",), ("home",)),
        ("frontier", "flatland_temple", 3, ("campaign",), ("campaign",)),
        ("mine", "coastland_city", 5, ("home",), ("horde",)),
    )
    for number, (place, die, face, mine, others) in enumerate(stood):
        left = number * (wide + 24)
        canvas.card(QRectF(left, 0, wide, HEIGHT))
        canvas.words(
            QRectF(left + 8, 98, wide - 16, 22), words.say(f"primer-place-{place}"), 13, bold=True, align=CENTRE
        )
        canvas.die(die, left + wide / 2 - 27, 122, 54, face)
        _army(
            canvas,
            words,
            QRectF(left + 10, 10, wide - 20, 82),
            "theirs",
            others[0],
            ("goblins_thug", "goblins_filcher"),
        )
        _army(
            canvas,
            words,
            QRectF(left + 10, HEIGHT - 72, wide - 20, 62),
            "mine",
            mine[0],
            ("coral_elves_knight", "coral_elves_bowman"),
        )


def _army(canvas: Canvas, words: Words, rect: QRectF, side: str, army: str, kinds: tuple[str, ...]) -> None:
    """Paint an area with 2 dice and the name of the army."""
    canvas.card(rect, area=True, asked=False)
    for number, kind in enumerate(kinds):
        canvas.die(kind, rect.left() + 8 + number * 40, rect.center().y() - 18, 36)
    room = QRectF(rect.left() + 92, rect.top() + 4, rect.width() - 96, rect.height() - 8)
    canvas.words(room, words.say(f"primer-army-{side}-{army}"), 12)


def turn(canvas: Canvas, words: Words) -> None:
    """Paint the 6 phases of a turn with the 2 marches emphasized."""
    steps = ("expire", "dragons", "eighth_face", "first_march", "second_march", "reserves")
    gap = 10.0
    wide = (WIDTH - gap * (len(steps) - 1)) / len(steps)
    for number, step in enumerate(steps):
        march = step.endswith("march")
        card = QRectF(number * (wide + gap), 0, wide, 118)
        canvas.card(card, asked=march)
        canvas.words(QRectF(card.left() + 6, 8, wide - 12, 20), str(number + 1), 12, ink=canvas.palette.quiet_text)
        canvas.words(
            QRectF(card.left() + 6, 26, wide - 12, 36), words.say("phase", word=step), 13, bold=True, align=CENTRE
        )
        canvas.quiet(QRectF(card.left() + 6, 62, wide - 12, 54), words.say(f"primer-phase-{step}"), 11, CENTRE)
    for number in (3, 4):
        middle = number * (wide + gap) + wide / 2
        canvas.arrow(QPointF(middle, 122), QPointF(middle, 146))
    canvas.card(QRectF(0, 150, WIDTH, HEIGHT - 150))
    half = WIDTH / 2
    parts = (("maneuver", "maneuver", 0.0), ("melee", "action", half))
    for icon, part, left in parts:
        canvas.icon(icon, left + 20, 182, 36)
        canvas.words(QRectF(left + 72, 162, half - 88, 20), words.say(f"primer-march-{part}"), 14, bold=True)
        canvas.quiet(QRectF(left + 72, 184, half - 88, 60), words.say(f"primer-march-{part}-what"))
    canvas.arrow(QPointF(half - 14, 201), QPointF(half + 12, 201))


def turning(canvas: Canvas, words: Words) -> None:
    """Paint two armies that roll for the frontier, and the turned die."""
    rolls = (("mine", maneuver(0), 0.0), ("theirs", maneuver(1), 128.0))
    for side, roll, top in rolls:
        card = QRectF(0, top, 430, 124)
        canvas.card(card)
        canvas.quiet(QRectF(16, top + 10, 400, 20), words.say(f"primer-maneuver-{side}"))
        lay_roll(canvas, roll, 16, top + 32, 52)
        canvas.words(QRectF(16, top + 92, 400, 24), words.sums(roll.sums, edition().point_words), 14, bold=True)
    mine, theirs = rolls[0][1].total("maneuver"), rolls[1][1].total("maneuver")
    won = words.say("primer-maneuver-won", mine=mine, theirs=theirs)
    canvas.words(QRectF(450, 0, WIDTH - 450, 60), won, 13, bold=True, align=CENTRE)
    canvas.die("flatland_temple", 452, 84, 76, 3)
    canvas.die("flatland_temple", WIDTH - 78, 84, 76, 4)
    canvas.arrow(QPointF(536, 122), QPointF(576, 122), canvas.palette.accent_text)
    canvas.quiet(QRectF(450, 172, WIDTH - 450, 76), words.say("primer-maneuver-turned"), align=CENTRE)


def lay_roll(canvas: Canvas, roll: WorkedRoll, left: float, top: float, size: int) -> None:
    """Paint rolled dice; those that do not count are crossed out."""
    for (kind, face), counts in zip(roll.dice, roll.counts, strict=True):
        canvas.painter.setOpacity(1.0 if counts else 0.45)
        canvas.die(kind, left, top, size, face)
        canvas.painter.setOpacity(1.0)
        left += size + 10
