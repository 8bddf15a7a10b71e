"""More pictures of the primer: an attack, casualties, the eighth face, magic, dragons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from ddtable.dice.catalogue import catalogue
from ddtable.guides.primer_rolls import WorkedRoll, attack, saves
from ddtable.rules.dragon_dice.editions import Edition, EditionName, edition
from ddtable.words.sentences import PointWords, Words
from ui.games.dragon_dice.primer.pictures import battle, faces, lay_roll, set_up, terrain, turn, turning
from ui.help.primer_canvas import CENTRE, HEIGHT, WIDTH, Canvas, Pages, Picture

FALLEN = (1, 3)  # of the attacked army, by its place in the roll: 2 health and 1
TOO_FEW = (0, 3)
EIGHTH_FACES = ("city", "temple", "tower", "standing_stones")
DRAGON_FACES = ("jaws", "claw", "tail", "breath", "wing", "belly")
MAGES = (("coral_elves_evoker", 5), ("coral_elves_conjurer", 2), ("coral_elves_enchanter", 0))


def fight(canvas: Canvas, words: Words) -> None:
    """Paint a melee and the saves against it, with sums from the rules."""
    paint_fight(canvas, words, (("attack", attack()), ("saves", saves())), edition().point_words)


def paint_fight(canvas: Canvas, words: Words, rolls: Sequence[tuple[str, WorkedRoll]], names: PointWords) -> None:
    """Paint the roll of hits and the roll of saves, each with the name of its text, and the damage."""
    (_, hits), (_, saved) = rolls
    for top, (side, roll) in zip((0.0, 128.0), rolls, strict=True):
        canvas.card(QRectF(0, top, 470, 124))
        canvas.quiet(QRectF(16, top + 10, 440, 20), words.say(f"primer-roll-{side}"))
        lay_roll(canvas, roll, 16, top + 32, 52)
        canvas.words(QRectF(16, top + 88, 440, 32), words.sums(roll.sums, names), 13, bold=True)
    damage = max(0, hits.total("melee") - saved.total("save"))
    room = QRectF(490, 0, WIDTH - 490, HEIGHT)
    canvas.card(room, asked=True)
    lines = ((str(hits.total("melee")), "hits"), (f"− {saved.total('save')}", "saves"), (f"= {damage}", "damage"))
    for number, (figure, name) in enumerate(lines):
        top = 24 + number * 72
        last = number == len(lines) - 1
        if last:
            canvas.painter.fillRect(
                QRectF(room.left() + 24, top - 8, room.width() - 48, 2), QColor(canvas.palette.text)
            )
        canvas.words(QRectF(room.left(), top - 4, room.width(), 42), figure, 28, bold=True, align=CENTRE)
        canvas.quiet(QRectF(room.left(), top + 36, room.width(), 20), words.say(f"primer-sum-{name}"), align=CENTRE)


def casualties(canvas: Canvas, words: Words) -> None:
    """Paint the same army twice: a legal choice of casualties for 3 damage, and too few dice."""
    half = (WIDTH - 24) / 2
    kinds = [kind for kind, _ in saves().dice]
    for left, chosen, key in ((0.0, FALLEN, "right"), (half + 24, TOO_FEW, "wrong")):
        card = QRectF(left, 0, half, HEIGHT)
        canvas.card(card, asked=key == "right")
        canvas.words(QRectF(left + 16, 12, half - 32, 24), words.say(f"primer-fall-{key}"), 14, bold=True, align=CENTRE)
        for number, kind in enumerate(kinds):
            size, at = 58, left + (half - 4 * 68) / 2 + number * 68
            canvas.painter.setOpacity(0.4 if number in chosen else 1.0)
            canvas.die(kind, at, 50, size)
            canvas.painter.setOpacity(1.0)
            if number in chosen:
                canvas.cross(QRectF(at + 14, 64, 30, 30))
            health = str(catalogue().unit(kind).health)
            canvas.words(QRectF(at, 112, size, 22), health, 15, bold=number in chosen, align=CENTRE)
        total = sum(catalogue().unit(kinds[number]).health for number in chosen)
        canvas.words(
            QRectF(left + 16, 146, half - 32, 26),
            words.say("primer-fall-sum", total=total),
            16,
            bold=True,
            align=CENTRE,
        )
        canvas.quiet(QRectF(left + 16, 178, half - 32, 66), words.say(f"primer-fall-{key}-why"), align=CENTRE)


def eighth(canvas: Canvas, words: Words) -> None:
    """Paint the effect of each eighth face, and how the game is won."""
    wide = (WIDTH - 36) / 4
    for number, face in enumerate(EIGHTH_FACES):
        left = number * (wide + 12)
        canvas.card(QRectF(left, 0, wide, 172))
        canvas.die(f"flatland_{face}", left + wide / 2 - 34, 8, 68, 7)
        name = words.say("primer-eighth", face=face)
        canvas.words(QRectF(left + 6, 78, wide - 12, 20), name, 13, bold=True, align=CENTRE)
        canvas.quiet(QRectF(left + 8, 100, wide - 16, 70), words.say(f"primer-eighth-{face}"), 11, CENTRE)
    canvas.card(QRectF(0, 184, WIDTH, HEIGHT - 184), asked=True)
    for number in range(2):
        canvas.die("flatland_tower" if number else "coastland_city", 18 + number * 56, 194, 48, 7)
    canvas.words(QRectF(140, 190, WIDTH - 160, 56), words.say("primer-win"), 14, bold=True)


def magic(canvas: Canvas, words: Words, played: Edition) -> None:
    """Paint mages that produce points of their colours, and the spells that points buy."""
    canvas.card(QRectF(0, 0, 238, HEIGHT))
    canvas.quiet(QRectF(16, 10, 206, 40), words.say("primer-magic-roll"))
    total = 0
    for number, (kind, face) in enumerate(MAGES):
        canvas.die(kind, 16 + number * 70, 58, 62, face)
        shown = catalogue().unit(kind).faces[face]
        total += catalogue().unit(kind).health if shown.icon == "id" else shown.count
    canvas.words(QRectF(16, 134, 206, 40), words.say("primer-magic-points", points=total), 14, bold=True, align=CENTRE)
    canvas.quiet(QRectF(16, 180, 206, 70), words.say("primer-magic-colours", doubled=played.doubled), align=CENTRE)
    canvas.arrow(QPointF(244, 126), QPointF(270, 126))
    shown_spells = [spell for spell in played.spells.values() if spell.colour in ("air", "water")]
    rows = sorted(shown_spells, key=lambda one: one.cost)
    rest = QRectF(276, 0, WIDTH - 276, HEIGHT)
    canvas.card(rest)
    half = rest.width() / 2
    for column, element in enumerate(("air", "water")):
        left = rest.left() + column * half + 14
        canvas.icon(f"element_{element}", left, 12, 18)
        canvas.words(QRectF(left + 26, 10, half - 44, 22), words.say(f"primer-spells-{element}"), 13, bold=True)
        for number, spell in enumerate(spell for spell in rows if spell.colour == element):
            top = 42 + number * 34
            canvas.card(QRectF(left, top, 26, 26), area=True)
            canvas.words(QRectF(left, top, 26, 26), str(spell.cost), 13, bold=True, align=CENTRE)
            canvas.words(QRectF(left + 34, top - 3, half - 56, 32), words.spell_name(spell.id), 12)


def dragons(canvas: Canvas, words: Words) -> None:
    """Paint a dragon and the effects of its faces."""
    canvas.die("fire_wyrm", 4, 14, 148, None)
    canvas.words(QRectF(0, 172, 160, 22), words.say("primer-dragon"), 14, bold=True, align=CENTRE)
    canvas.quiet(QRectF(0, 196, 160, 56), words.say("primer-dragon-what"), align=CENTRE)
    left, gap = 176.0, 12.0
    wide, high = (WIDTH - left - gap) / 2, (HEIGHT - 2 * gap) / 3
    for number, face in enumerate(DRAGON_FACES):
        row, column = divmod(number, 2)
        card = QRectF(left + column * (wide + gap), row * (high + gap), wide, high)
        canvas.card(card)
        canvas.icon(face, card.left() + 14, card.top() + (high - 40) / 2, 40)
        room = QRectF(card.left() + 68, card.top() + 8, wide - 76, high - 12)
        name = words.say("primer-dragon-face", icon=face)
        canvas.words(QRectF(room.left(), room.top(), room.width(), 18), name, 13, bold=True)
        canvas.quiet(room.adjusted(0, 20, 0, 0), words.say(f"primer-dragon-{face}"), 11)


PICTURES: dict[str, Picture] = {
    "battle": battle,
    "faces": faces,
    "terrain": terrain,
    "set-up": set_up,
    "turn": turn,
    "maneuver": turning,
    "attack": fight,
    "casualties": casualties,
    "eighth": eighth,
    "magic": partial(magic, played=edition()),
    "dragons": dragons,
}
CLAUSES = {
    "battle": ("C0.1", "C0.4", "C0.5"),
    "faces": ("C0.2", "C0.3", "C14.1"),
    "terrain": ("C0.7", "C5.1", "C7.1"),
    "set-up": ("SU2", "SU5", "SU6"),
    "turn": ("C3.4", "C12.1", "C12.2"),
    "maneuver": ("C4.1", "C4.3", "C4.4"),
    "attack": ("C8.1", "C8.2", "C8.3", "C13.1"),
    "casualties": ("C10.1", "C10.2", "C9.1"),
    "eighth": ("C11.1", "C11.3", "C2.1", "C2.2"),
    "magic": ("M2", "M3", "M7"),
    "dragons": ("DG-A", "DA-A", "DA-C1", "C10.4"),
}
"""The clauses of each page."""


def pages(played: EditionName) -> Pages:
    """Return the pages of an edition: their pictures, and their clauses."""
    here = edition(played)
    clauses = {page: tuple(here.clause(one) for one in cited) for page, cited in CLAUSES.items()}
    return {**PICTURES, "magic": partial(magic, played=here)}, clauses
