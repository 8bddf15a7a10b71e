"""More pictures of the primer of Dragon Dice Risk: attacks, cards, dragons, moves, the eighth face, the end."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ddtable.rules.risk.cards import MUST_TRADE, OWN_TERRITORY, rising_value
from ddtable.rules.risk.turns import QUIET_ROUNDS
from ddtable.words.sentences import Words
from ui.art.palette import player_colour
from ui.games.risk.cards.card_row import ICONS, outline, paint_outline
from ui.games.risk.primer.pictures import (
    FACE_8,
    LARGE_DIE,
    SOUTH_EAST,
    aim,
    arrow_right,
    forces,
    march,
    recruits,
    set_up,
    turn,
)
from ui.games.risk.primer.sketch import NOBODY, THEY, YOU, Sketch, number_of, world
from ui.help.primer_canvas import CENTRE, HEIGHT, WIDTH, Canvas, Pages, Picture

ATTACKERS = (
    ("china", ("dwarves_warlord", "dwarves_sergeant", "dwarves_footman")),
    ("india", ("dwarves_sergeant", "dwarves_skirmisher")),
)
"""The territories that attack, with their dice; the last die of each stays."""
TARGET, DEFENDERS = "siam", ("goblins_marauder", "goblins_cutthroat", "goblins_thug")
SETS = (
    ("alike", ("alaska", "alberta", "argentina")),
    ("each", ("india", "peru", "congo")),
    ("wild", ("egypt", "japan", "")),
)
CARD_WIDE, CARD_HIGH = 62.0, 92.0
SETS_SHOWN = 8
DRAGON = "fire_drake"
EAST = QRectF(640, 40, 330, 252)
EIGHTHS = ("city", "temple", "tower", "standing_stones")
ENDS = ("goal", "last", "out", "still")
HOUSE = (
    (38.0, "start", ("off", "on")),
    (82.0, "goal", ("off", "on", "captured")),
    (154.0, "sets", ("off", "on")),
    (198.0, "once", ("off", "on")),
)
"""House options, with the place of each and its ways."""


def attack(canvas: Canvas, words: Words) -> None:
    """Paint the dice that attack and those that stay, and the four parts of an exchange."""
    for number, (place, dice) in enumerate(ATTACKERS):
        room = QRectF(0, number * 84, 300, 78)
        canvas.card(room, area=True)
        _title(canvas, words, room, place)
        for at, die in enumerate(dice):
            stays = die == dice[-1]
            left = 14.0 + at * 54
            if stays:
                canvas.painter.setOpacity(0.45)
            canvas.die(die, left, room.top() + 26, 46)
            canvas.painter.setOpacity(1.0)
            if stays:
                canvas.words(
                    QRectF(left + 52, room.top() + 26, 220 - left + 24, 46), words.say("primer-risk-stays"), 12
                )
        arrow_right(canvas, 308, 356, room.center().y())
    target = QRectF(366, 0, WIDTH - 367, 162)
    canvas.card(target, asked=True)
    _title(canvas, words, target, TARGET)
    for at, die in enumerate(DEFENDERS):
        canvas.die(die, 384 + at * 62, 38, 54)
    canvas.quiet(QRectF(382, 104, WIDTH - 398, 54), words.say("primer-risk-defends"), 12)
    wide = (WIDTH - 24) / 4
    for number, part in enumerate(("roll", "back", "again", "enter")):
        room = QRectF(number * (wide + 8), 172, wide, HEIGHT - 173)
        canvas.card(room)
        canvas.words(room.adjusted(8, 3, -6, -3), words.say(f"primer-risk-fight-{part}"), 11, align=CENTRE)


def _title(canvas: Canvas, words: Words, room: QRectF, place: str) -> None:
    name = world().territories[number_of(place)].in_language(words.language)
    canvas.words(QRectF(room.left() + 14, room.top() + 3, room.width() - 28, 22), name, 13, bold=True)


def cards(canvas: Canvas, words: Words) -> None:
    """Paint the three kinds of set, and the health that sets give one after the other."""
    wide = (WIDTH - 16) / 3
    for number, (kind, shown) in enumerate(SETS):
        room = QRectF(number * (wide + 8), 0, wide, 136)
        canvas.card(room, area=True)
        canvas.words(QRectF(room.left() + 6, 4, wide - 12, 22), words.say(f"primer-risk-set-{kind}"), 13, bold=True,
                     align=CENTRE)  # fmt: skip
        for at, territory in enumerate(shown):
            left = room.left() + (wide - 3 * CARD_WIDE - 12) / 2 + at * (CARD_WIDE + 6)
            _card(canvas, words, QRectF(left, 32, CARD_WIDE, CARD_HIGH), territory)
    canvas.words(QRectF(0, 144, WIDTH, 22), words.say("primer-risk-values"), 13, bold=True, align=CENTRE)
    step = WIDTH / SETS_SHOWN
    for before in range(SETS_SHOWN):
        chip = QRectF(before * step + 10, 172, step - 20, 30)
        canvas.chip(chip, str(rising_value(before)), lit=not before)
    said = words.say("primer-risk-card-rules", many=MUST_TRADE, more=OWN_TERRITORY)
    canvas.quiet(QRectF(4, 210, WIDTH - 8, 40), said, 12, CENTRE)


def _card(canvas: Canvas, words: Words, rect: QRectF, territory: str) -> None:
    """Paint a card: the outline of its territory and its sign; a wild one has all three signs."""
    canvas.card(rect)
    if not territory:
        for number, icon in enumerate(ICONS.values()):
            canvas.icon(icon, rect.center().x() - 10, rect.top() + 8 + number * 20, 18)
        canvas.quiet(QRectF(rect.left(), rect.bottom() - 22, rect.width(), 18), words.say("ui-risk-wild"), 11, CENTRE)
        return
    number = number_of(territory)
    room = QRectF(rect.left() + 9, rect.top() + 10, rect.width() - 18, 44)
    paint_outline(canvas.painter, room, outline(world().id, number), player_colour(number % 3), canvas.palette.text)
    canvas.icon(ICONS[world().territories[number].card], rect.center().x() - 9, rect.bottom() - 28, 18)


def dragons(canvas: Canvas, words: Words) -> None:
    """Paint a dragon on a territory: what it attacks, and who must endure it first."""
    owners = {"mongolia": THEY, "china": YOU, "irkutsk": THEY, "siberia": YOU, "japan": THEY, "kamchatka": NOBODY,
              "yakutsk": YOU, "afghanistan": YOU, "india": YOU, "siam": YOU, "ural": YOU}  # fmt: skip
    sketch = Sketch(canvas, words, QRectF(0, 0, 372, HEIGHT), EAST, owners)
    sketch.arrow("china", "mongolia", 10)
    sketch.badge("china", 9, 4)
    sketch.badge("mongolia", 6, 3, (DRAGON,), lit=True)
    sketch.badge("kamchatka", dragons=(DRAGON,))
    sketch.badge("siberia", 3, 2)
    sketch.badge("irkutsk", 4, 2)
    left, wide = 384.0, WIDTH - 385.0
    high = (HEIGHT - 16) / 3
    for number, part in enumerate(("home", "endure", "nobody")):
        room = QRectF(left, number * (high + 8), wide, high)
        canvas.card(room, asked=part == "endure")
        canvas.words(room.adjusted(10, 2, -8, -2), words.say(f"primer-risk-dragon-{part}"), 12)


def moves(canvas: Canvas, words: Words) -> None:
    """Paint a free move in two parts, and the three other moves at the end of a turn."""
    owners = {"china": YOU, "mongolia": YOU, "irkutsk": YOU, "siberia": THEY, "japan": THEY, "india": THEY,
              "kamchatka": THEY, "siam": THEY, "afghanistan": THEY}  # fmt: skip
    sketch = Sketch(canvas, words, QRectF(0, 0, 330, HEIGHT), EAST, owners)
    sketch.arrow("china", "mongolia", 10)
    sketch.arrow("mongolia", "irkutsk", 5)
    sketch.badge("china", 1, 1)
    sketch.badge("mongolia", 6, 6)
    sketch.badge("irkutsk", 6, 6)
    left, wide, high = 342.0, WIDTH - 343.0, (HEIGHT - 18) / 4
    dice = {"free": "dwarves_sergeant", "fire": "firewalkers_genie", "in": "dwarves_marksman", "out": "dwarves_wizard"}
    for number, (move, die) in enumerate(dice.items()):
        room = QRectF(left, number * (high + 6), wide, high)
        canvas.card(room, asked=not number)
        canvas.die(die, left + 8, room.center().y() - 21, 42)
        canvas.words(QRectF(left + 58, room.top() + 2, wide - 64, high - 4), words.say(f"primer-risk-move-{move}"), 11)


def eighth(canvas: Canvas, words: Words) -> None:
    """Paint a continent that one player holds whole, with its die on 8, and the effect of each kind of face."""
    owners = {"indonesia": YOU, "western_australia": YOU, "new_guinea": YOU, "eastern_australia": YOU, "siam": THEY}
    sketch = Sketch(canvas, words, QRectF(0, 0, 236, HEIGHT), SOUTH_EAST, owners)
    for name in ("indonesia", "western_australia", "new_guinea", "eastern_australia"):
        sketch.badge(name, 3, 2, named=name in ("indonesia", "new_guinea"))
    sketch.badge("siam", 4, 2)
    canvas.die(LARGE_DIE, 8, HEIGHT - 74, 66, FACE_8)
    left, wide, high = 248.0, WIDTH - 249.0, (HEIGHT - 18) / 4
    for number, face in enumerate(EIGHTHS):
        room = QRectF(left, number * (high + 6), wide, high)
        canvas.card(room, asked=face == "tower")
        canvas.icon(face, left + 12, room.center().y() - 15, 30)
        name = words.say("primer-eighth", face=face)
        canvas.words(QRectF(left + 54, room.top() + 4, wide - 60, 20), name, 13, bold=True)
        canvas.quiet(QRectF(left + 54, room.top() + 24, wide - 60, high - 25), words.say(f"primer-risk-{face}"), 11)


def end(canvas: Canvas, words: Words) -> None:
    """Paint the ways in which a game ends, and the house rules that a new game offers."""
    wide, high = 400.0, (HEIGHT - 18) / 4
    for number, how in enumerate(ENDS):
        room = QRectF(0, number * (high + 6), wide, high)
        canvas.card(room, asked=not number)
        canvas.words(QRectF(12, room.top() + 4, wide - 20, 20), words.say(f"primer-risk-end-{how}"), 13, bold=True)
        what = words.say(f"primer-risk-end-{how}-what", goal=world().goal(3), two=world().goal(2), rounds=QUIET_ROUNDS)
        canvas.quiet(QRectF(12, room.top() + 24, wide - 20, high - 25), what, 11)
    left = wide + 12
    canvas.card(QRectF(left, 0, WIDTH - left - 1, HEIGHT), area=True)
    canvas.words(QRectF(left + 12, 8, WIDTH - left - 24, 24), words.say("primer-risk-house"), 13, bold=True)
    for top, option, ways in HOUSE:
        canvas.words(QRectF(left + 12, top, WIDTH - left - 24, 18), words.say(f"house-option-{option}"), 12)
        said = " · ".join(words.say(f"ui-option-{option}-{way}") for way in ways)
        canvas.quiet(QRectF(left + 12, top + 18, WIDTH - left - 20, 52), said, 11)


PICTURES: dict[str, Picture] = {
    "risk-aim": aim,
    "risk-forces": forces,
    "risk-set-up": set_up,
    "risk-turn": turn,
    "risk-recruits": recruits,
    "risk-march": march,
    "risk-attack": attack,
    "risk-cards": cards,
    "risk-dragons": dragons,
    "risk-moves": moves,
    "risk-eighth": eighth,
    "risk-end": end,
}
CLAUSES = {
    "risk-aim": ("RK4.8", "RK4.12"),
    "risk-forces": ("RK1.1", "RK1.2", "RK1.6", "RK2"),
    "risk-set-up": ("RK1.2", "RK1.3", "RK1.4"),
    "risk-turn": ("RK3",),
    "risk-recruits": ("RK4.1",),
    "risk-march": ("RK4.2", "RK4.2a", "RK4.2b", "RK4.2c", "RK4.2d", "RK4.2i"),
    "risk-attack": ("RK4.2e", "RK4.2f", "RK4.2g", "RK4.2h", "RK4.2j", "RK4.3"),
    "risk-cards": ("RK4.5",),
    "risk-dragons": ("RK4.6", "RK4.8"),
    "risk-moves": ("RK4.4", "RK4.7", "RK4.13"),
    "risk-eighth": ("RK4.9", "RK4.10", "RK4.11"),
    "risk-end": ("RK4.4", "RK4.5", "RK4.12"),
}
"""The clauses of each page."""


def pages(_edition: str) -> Pages:
    """Return the pages of the primer: their pictures, and their clauses."""
    return PICTURES, CLAUSES
