"""Pictures of the primer of a campaign: the aim, the forces, the set-up, marches, the reserves phase, expansion."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from ddtable.dice.catalogue import catalogue
from ddtable.guides.war_examples import HEALTH, force, rules
from ddtable.words.sentences import Words
from ui.games.campaign.primer.sketch import CHIP_HIGH, CHIP_WIDE, HIGH, WIDE, Spot, paint_army, paint_map, paint_way
from ui.help.primer_canvas import CENTRE, HEIGHT, WIDTH, Canvas

LANDS = ("highland_city", "coastland_tower", "swampland_temple", "flatland_standing_stones")
MORE_LANDS = ("coastland_city", "flatland_tower", "highland_temple", "swampland_city")
EIGHTH, FOURTH = 7, 3
KIN = ("dragonkin_dragonmount_fire", "dragonkin_dragonspy_water")
SHOWN, ACROSS = 8, 4  # dice of a force that a card shows


def aim(canvas: Canvas, words: Words) -> None:
    """Paint the terrains of the smallest war, so many of them captured as win, and the sizes with their goals."""
    size = rules().size_of(HEALTH)
    assert size is not None
    canvas.card(QRectF(0, 0, 288, HEIGHT), asked=True)
    held = words.say("primer-war-goal", goal=size.goal, terrains=size.terrains)
    canvas.words(QRectF(12, 10, 264, 40), held, 14, bold=True, align=CENTRE)
    for number, die in enumerate((*LANDS, *MORE_LANDS)[: size.terrains]):
        row, column = divmod(number, 4)
        captured = number < size.goal
        canvas.painter.setOpacity(1.0 if captured else 0.45)
        canvas.die(die, 14 + column * 66, 66 + row * 88, 62, EIGHTH if captured else FOURTH)
        canvas.painter.setOpacity(1.0)
    _sizes(canvas, words, QRectF(304, 0, WIDTH - 305, HEIGHT))


def _sizes(canvas: Canvas, words: Words, table: QRectF) -> None:
    """Paint the table of the sizes."""
    left, column, row = table.left(), table.width() / 4, table.height() / (len(rules().sizes) + 1)
    for number, name in enumerate(("health", "terrains", "goal", "dragons")):
        room = QRectF(left + number * column + 2, 0, column - 4, row - 4)
        canvas.words(room, words.say(f"primer-war-size-{name}"), 12, bold=True, align=CENTRE)
    for at, one in enumerate(rules().sizes, 1):
        canvas.card(QRectF(left, at * row, table.width(), row - 5), area=True, asked=one.health == HEALTH)
        for number, figure in enumerate((one.health, one.terrains, one.goal, one.dragons)):
            room = QRectF(left + number * column, at * row, column, row - 5)
            canvas.words(room, str(figure), 15, bold=number != 0, align=CENTRE)


def forces(canvas: Canvas, words: Words) -> None:
    """Paint a force: the dice in play, those of the recruiting pool, and those of the summoning pool."""
    mine, size = force(), rules().size_of(HEALTH)
    assert size is not None
    play = (*mine.home, *mine.campaign, *mine.horde)
    parts = (
        ("play", play, _health(play)),
        ("recruiting", mine.dice_in("recruiting"), _health(mine.dice_in("recruiting"))),
        ("summoning", (*mine.dice_in("summoning"), *KIN), size.dragons),
    )
    wide = (WIDTH - 24) / 3
    for number, (part, dice, amount) in enumerate(parts):
        left = number * (wide + 12)
        canvas.card(QRectF(left, 0, wide, HEIGHT), asked=part == "play")
        title = words.say(f"primer-war-part-{part}")
        canvas.words(QRectF(left + 10, 10, wide - 20, 22), title, 14, bold=True, align=CENTRE)
        for at, die in enumerate(sorted(dice, key=_rank)[:SHOWN]):
            row, column = divmod(at, ACROSS)
            canvas.die(die, left + (wide - ACROSS * 48) / 2 + column * 48 + 2, 40 + row * 50, 44)
        said = words.say(f"primer-war-part-{part}-amount", amount=amount, kin=size.dragonkin)
        canvas.words(QRectF(left + 10, 144, wide - 20, 40), said, 13, bold=True, align=CENTRE)
        what = words.say(f"primer-war-part-{part}-what")
        canvas.quiet(QRectF(left + 12, 186, wide - 24, 62), what, align=CENTRE)


def _health(dice: tuple[str, ...]) -> int:
    return sum(catalogue().unit(die).health for die in dice)


def _rank(die: str) -> int:
    return -catalogue().unit(die).health if die in catalogue().units else 0


def set_up(canvas: Canvas, words: Words) -> None:
    """Paint the map of 3 players at the start, and the dice that are left in the pool."""
    middle = (470 - WIDE) / 2
    spots = {
        "mine": Spot("mine", 0, 0, LANDS[0], 4, ("you", "they")),
        "theirs": Spot("theirs", 470 - WIDE, 0, LANDS[1], 2, ("they", "you")),
        "frontier": Spot("frontier", middle, (HEIGHT - HIGH) / 2, LANDS[2], 5, ("you", "they")),
        "third": Spot("third", middle, HEIGHT - HIGH - 2, LANDS[3], 3, ("they",)),
    }
    paint_map(canvas, words, spots, (("mine", "frontier"), ("theirs", "frontier"), ("third", "frontier")))
    left = 492.0
    canvas.card(QRectF(left, 0, WIDTH - left, HEIGHT))
    canvas.words(QRectF(left + 8, 10, WIDTH - left - 16, 22), words.say("ui-war-terrain-pool"), 13, bold=True,
                 align=CENTRE)  # fmt: skip
    for number, die in enumerate(MORE_LANDS):
        row, column = divmod(number, 2)
        canvas.die(die, left + 22 + column * 66, 40 + row * 66, 60)
    canvas.quiet(QRectF(left + 10, 178, WIDTH - left - 20, 70), words.say("primer-war-pool-what"), align=CENTRE)


def march(canvas: Canvas, words: Words) -> None:
    """Paint how far missiles reach on the map, and what a march is."""
    spots = {
        "mine": Spot("mine", 0, 0, LANDS[0], 4, ("you",), asked=True),
        "frontier": Spot("frontier", 268, 0, LANDS[2], 5, ("they",)),
        "theirs": Spot("theirs", 268, HEIGHT - HIGH - 2, LANDS[1], 2, ("they",), pale=True),
    }
    paint_map(canvas, words, spots, (("mine", "frontier"), ("frontier", "theirs")))
    above = QRectF(WIDE + 2, 0, 268 - WIDE - 4, 22)
    paint_way(canvas, words, QPointF(WIDE + 8, 30), QPointF(260, 30), "primer-war-missiles", above)
    canvas.arrow(QPointF(110, HIGH + 10), QPointF(260, 206))
    canvas.cross(QRectF(172, 128, 26, 26))
    canvas.quiet(QRectF(0, 150, 150, 90), words.say("primer-war-too-far"))
    left = 446.0
    for number, part in enumerate(("two", "turn", "act")):
        top = number * 86.0
        canvas.card(QRectF(left, top, WIDTH - left - 1, 80))
        canvas.words(QRectF(left + 12, top + 8, WIDTH - left - 24, 20), words.say(f"primer-war-march-{part}"), 13,
                     bold=True)  # fmt: skip
        canvas.quiet(QRectF(left + 12, top + 28, WIDTH - left - 22, 50), words.say(f"primer-war-march-{part}-what"), 11)


def reserves(canvas: Canvas, words: Words) -> None:
    """Paint the moves of the reserves phase: reinforce, advance along a link, retreat."""
    third = (WIDTH - WIDE) / 2
    spots = {
        "mine": Spot("mine", 0, 6, LANDS[0], 4),
        "frontier": Spot("frontier", third, 6, LANDS[2], 5, ("you", "they"), asked=True),
        "new": Spot("new", WIDTH - WIDE - 2, 6, MORE_LANDS[0], 3, ("they",)),
    }
    paint_map(canvas, words, spots, (("mine", "frontier"), ("frontier", "new")))
    tray = QRectF(0, 176, WIDTH - 2, 74)
    canvas.card(tray, area=True)
    canvas.words(QRectF(14, 184, 130, 58), words.say("primer-war-reserve"), 13, bold=True)
    for number, die in enumerate(("coral_elves_guard", "dwarves_crossbowman", "dwarves_footman")):
        canvas.die(die, 150 + number * 46, 192, 42)
    home = QPointF(76, HIGH + 12)
    paint_way(canvas, words, QPointF(76, 170), home, "primer-war-reinforce", QRectF(88, 100, 100, 40))
    paint_way(canvas, words, QPointF(third + 30, 170), QPointF(third + 30, HIGH + 12), "primer-war-reinforce",
              QRectF(third - 72, 100, 98, 40))  # fmt: skip
    paint_way(canvas, words, QPointF(third + 116, HIGH + 12), QPointF(third + 116, 170), "primer-war-retreat",
              QRectF(third + 124, 100, 110, 40))  # fmt: skip
    ahead = QRectF(third + WIDE + 2, 8, WIDTH - WIDE - third - WIDE - 6, 22)
    paint_way(canvas, words, QPointF(third + WIDE + 8, 38), QPointF(WIDTH - WIDE - 10, 38), "primer-war-advance", ahead)
    said = words.say("primer-war-reserve-what")
    canvas.quiet(QRectF(300, 184, WIDTH - 314, 60), said)


def expansion(canvas: Canvas, words: Words) -> None:
    """Paint the 2 ways to expand from a captured terrain."""
    half = (WIDTH - 20) / 2
    for number, way in enumerate(("blaze", "expand")):
        left = number * (half + 20)
        canvas.card(QRectF(left, 0, half, HEIGHT))
        name = words.say("ui-war-way", way=way)
        canvas.words(QRectF(left + 8, 10, half - 16, 24), name, 14, bold=True, align=CENTRE)
        old, new = QRectF(left + 16, 44, 96, 104), QRectF(left + half - 112, 44, 96, 104)
        canvas.card(old, area=True)
        canvas.card(new, area=True, asked=True)
        canvas.die(LANDS[0], old.left() + 19, old.top() + 8, 58, EIGHTH)
        die = MORE_LANDS[number + 1]
        canvas.die(die, new.left() + 19, new.top() + 8, 58, FOURTH)
        _army_below(canvas, words, old)
        if way == "blaze":
            _army_below(canvas, words, new)
            canvas.arrow(QPointF(old.right() + 8, 96), QPointF(new.left() - 8, 96), canvas.palette.accent_text)
        else:
            empty = QRectF(new.left() + 4, new.bottom() - 30, 88, 22)
            canvas.quiet(empty, words.say("primer-war-empty"), align=CENTRE)
            canvas.painter.fillRect(QRectF(old.right() + 8, 95, new.left() - old.right() - 16, 2),
                                    QColor(canvas.palette.quiet_text))  # fmt: skip
        drawn = words.say("primer-war-drawn" if way == "blaze" else "primer-war-chosen")
        canvas.quiet(QRectF(old.right() + 2, 60, new.left() - old.right() - 4, 34), drawn, 11, CENTRE)
        does = words.say(f"primer-war-{way}-does")
        canvas.quiet(QRectF(left + 16, 158, half - 32, HEIGHT - 162), does)


def _army_below(canvas: Canvas, words: Words, place: QRectF) -> None:
    rect = QRectF(place.center().x() - CHIP_WIDE / 2, place.bottom() - CHIP_HIGH - 8, CHIP_WIDE, CHIP_HIGH)
    paint_army(canvas, words, rect, "you")
