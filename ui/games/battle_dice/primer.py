"""The pictures of the Battle Dice primer, with the game's default tables."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.kinds import MONSTERS, PHASES, sides_of
from ddtable.words.sentences import Words
from ddtable.words.telling.battle_words import deed, kind_name, kinds_name, result_name
from ui.art.battle_die import BattleLook
from ui.help.primer_canvas import CENTRE, HEIGHT, WIDTH, Canvas, Picture

SHOWN = {"general": 4, "infantry": 6, "archer": 8, "cavalry": 10, "mage": 12, "dragon": 20}
ICONS = ("roll", "monster", "tactics", "magic", "maneuver", "missile", "melee", "morale")
ROLLED = 5  # on the table of tactics
ARCHERS = (8, 8, 3)
THEIRS = ("infantry", "infantry", "archer", "cavalry", "mage", "giant")
FALLEN = (0, 1)
CHECKED = (("general", 2), ("infantry", 3), ("infantry", 5), ("archer", 2), ("cavalry", 8), ("mage", 11))
BANNER = 3  # its number: Rally
RALLIED = 1
PARTY = ("infantry", "archer", "archer", "mage")
ROSTER = ("dragon", "infantry", "infantry")
WON = 16  # the Orb of Kings
ARTIFACTS = (
    ("sword_1", 3),
    ("shield_1", 4),
    ("orb_kings", 3),
    ("wand_healing", 4),
    ("banner", 4),
    ("gold_cache", 2),
)


def dice(canvas: Canvas, words: Words) -> None:
    """Paint 6 dice with their names and sides, and the 4 types of monsters."""
    column = WIDTH / len(SHOWN)
    for number, (kind, value) in enumerate(SHOWN.items()):
        middle = number * column + column / 2
        canvas.battle_die(BattleLook(kind, value, 0), middle - 44, 2, 88)
        named = "monster" if kind in MONSTERS else kind
        canvas.words(QRectF(middle - 54, 94, 108, 20), kind_name(words, named), 13, bold=True, align=CENTRE)
        sides = words.say("primer-bd-sides", sides=sides_of(kind))
        canvas.quiet(QRectF(middle - 54, 114, 108, 20), sides, align=CENTRE)
    canvas.card(QRectF(0, 150, WIDTH, 102))
    canvas.words(QRectF(16, 160, 128, 82), words.say("primer-bd-monsters"), 13, bold=True)
    wide = (WIDTH - 160) / len(MONSTERS)
    for number, kind in enumerate(MONSTERS):
        left = 152 + number * wide
        canvas.battle_die(BattleLook(kind, 0, 1), left + wide / 2 - 30, 158, 60)
        canvas.words(QRectF(left, 222, wide, 22), kinds_name(words, kind), 12, align=CENTRE)


def turn(canvas: Canvas, words: Words) -> None:
    """Paint the 8 phases, and two archers that hit each other."""
    gap = 8.0
    wide = (WIDTH - gap * (len(PHASES) - 1)) / len(PHASES)
    for number, (phase, icon) in enumerate(zip(PHASES, ICONS, strict=True)):
        left = number * (wide + gap)
        canvas.card(QRectF(left, 0, wide, 128), asked=phase == "roll")
        canvas.icon(f"bd_{icon}", left + wide / 2 - 17, 12, 34)
        name = words.say("bd-phase", word=phase)
        canvas.words(QRectF(left + 2, 54, wide - 4, 20), name, 12, bold=True, align=CENTRE)
        canvas.quiet(QRectF(left + 4, 78, wide - 8, 46), words.say("primer-bd-phase", phase=phase), 11, CENTRE)
    canvas.card(QRectF(0, 144, WIDTH, 108))
    for seat, value, left in ((0, 8, 20.0), (1, 7, 236.0)):
        canvas.battle_die(BattleLook("archer", value, seat, state="struck"), left, 158, 80)
    canvas.arrow(QPointF(112, 186), QPointF(228, 186), canvas.palette.accent_text)
    canvas.arrow(QPointF(228, 214), QPointF(112, 214), canvas.palette.accent_text)
    canvas.words(QRectF(344, 162, WIDTH - 360, 36), words.say("primer-bd-at-once"), 14, bold=True)
    canvas.quiet(QRectF(344, 204, WIDTH - 360, 40), words.say("primer-bd-at-once-why"))


def tables(canvas: Canvas, words: Words) -> None:
    """Paint a general's point, the roll of a six-sided die, and the line of the table."""
    threshold = default_tables().thresholds["general"]
    canvas.battle_die(BattleLook("general", threshold, 0), 4, 52, 96)
    canvas.words(QRectF(0, 156, 104, 40), words.say("bd-threshold", number=threshold), 13, bold=True, align=CENTRE)
    canvas.arrow(QPointF(106, 100), QPointF(138, 100))
    canvas.battle_die(BattleLook("table_d6", ROLLED, -1), 144, 62, 76)
    canvas.quiet(QRectF(128, 156, 108, 60), words.say("primer-bd-point"), align=CENTRE)
    canvas.arrow(QPointF(226, 100), QPointF(252, 100))
    high = HEIGHT / 6
    for number, result in enumerate(default_tables().results["tactics"], 1):
        room = QRectF(260, (number - 1) * high + 1, WIDTH - 261, high - 4)
        canvas.card(room, area=True, asked=number == ROLLED)
        canvas.words(QRectF(room.left(), room.top(), 34, room.height()), str(number), 14, bold=True, align=CENTRE)
        name = QRectF(room.left() + 38, room.top(), 104, room.height())
        canvas.words(name, result_name(words, result.name), 12, bold=True)
        canvas.words(QRectF(name.right() + 6, room.top(), room.right() - name.right() - 12, room.height()),
                     deed(words, result), 11)  # fmt: skip


def hits(canvas: Canvas, words: Words) -> None:
    """Paint archers that shoot, and an army whose owner chooses the losses."""
    threshold = default_tables().thresholds["missile"]
    left = QRectF(0, 0, 276, HEIGHT)
    canvas.card(left)
    canvas.words(QRectF(16, 14, 244, 22), words.say("primer-bd-shoot"), 14, bold=True, align=CENTRE)
    for number, value in enumerate(ARCHERS):
        state = "" if value >= threshold else "idle"
        canvas.battle_die(BattleLook("archer", value, 0, state=state), 18 + number * 82, 66, 78)
    worth = words.say("bd-worth", phase="missile", count=sum(value >= threshold for value in ARCHERS))
    canvas.words(QRectF(16, 168, 244, 26), worth, 18, bold=True, align=CENTRE)
    canvas.quiet(QRectF(16, 202, 244, 36), words.say("bd-threshold", number=threshold), align=CENTRE)
    canvas.arrow(QPointF(284, 126), QPointF(312, 126), canvas.palette.accent_text)
    canvas.card(QRectF(320, 0, WIDTH - 320, HEIGHT), asked=True)
    canvas.words(QRectF(336, 14, WIDTH - 352, 22), words.say("primer-bd-pick"), 14, bold=True, align=CENTRE)
    for number, kind in enumerate(THEIRS):
        row, column = divmod(number, 3)
        state = "struck" if number in FALLEN else ""
        canvas.battle_die(BattleLook(kind, 0, 1, state=state), 346 + column * 104, 50 + row * 98, 84)


def morale(canvas: Canvas, words: Words) -> None:
    """Paint the same check twice: the army routs without a banner, and stays with one."""
    table = default_tables().morale
    count = sum(value in table.numbers for _, value in CHECKED)
    for top, rallied, state in ((0.0, 0, "routs"), (130.0, RALLIED, "stands")):
        canvas.card(QRectF(0, top, WIDTH, 122), asked=not rallied)
        for number, (kind, value) in enumerate(CHECKED):
            counts = "" if value in table.numbers else "idle"
            canvas.battle_die(BattleLook(kind, value, 0, state=counts), 14 + number * 66, top + 30, 62)
        if rallied:
            canvas.battle_die(BattleLook("banner", BANNER, 0), 414, top + 30, 62)
        values = {"counted": count, "dice": len(CHECKED), "rallied": rallied}
        room = QRectF(488, top + 12, WIDTH - 500, 98)
        canvas.words(room, words.say(f"primer-bd-{state}", **values), 14, bold=True)


def quest(canvas: Canvas, words: Words) -> None:
    """Paint a party, the roster against it, and the roll for an artifact."""
    half = (WIDTH - 56) / 2
    for seat, kinds, left, name in ((0, PARTY, 0.0, "party"), (1, ROSTER, half + 56, "roster")):
        canvas.card(QRectF(left, 0, half, 140))
        canvas.words(QRectF(left + 8, 10, half - 16, 22), words.say(f"primer-bd-{name}"), 14, bold=True, align=CENTRE)
        begin = left + (half - len(kinds) * 70) / 2
        for number, kind in enumerate(kinds):
            canvas.battle_die(BattleLook(kind, 0, seat), begin + number * 70 + 1, 50, 68)
    canvas.arrow(QPointF(half + 10, 64), QPointF(half + 46, 64))
    canvas.arrow(QPointF(half + 46, 92), QPointF(half + 10, 92))
    canvas.card(QRectF(0, 152, WIDTH, 100), asked=True)
    canvas.battle_die(BattleLook("table_d20", WON, -1), 20, 160, 84)
    canvas.arrow(QPointF(112, 202), QPointF(150, 202))
    canvas.battle_die(BattleLook("orb_kings", 0, 0), 158, 160, 84)
    canvas.words(QRectF(260, 164, WIDTH - 276, 34), words.say("primer-bd-reward"), 14, bold=True)
    canvas.quiet(QRectF(260, 204, WIDTH - 276, 40), kind_name(words, "orb_kings"))


def artifacts(canvas: Canvas, words: Words) -> None:
    """Paint 6 artifacts with their effects."""
    gap = 12.0
    wide, high = (WIDTH - gap) / 2, (HEIGHT - 2 * gap) / 3
    for number, (kind, value) in enumerate(ARTIFACTS):
        row, column = divmod(number, 2)
        left, top = column * (wide + gap), row * (high + gap)
        canvas.card(QRectF(left, top, wide, high))
        canvas.battle_die(BattleLook(kind, value, 0), left + 10, top + (high - 64) / 2, 64)
        canvas.words(QRectF(left + 84, top + 10, wide - 92, 20), kind_name(words, kind), 13, bold=True)
        canvas.quiet(QRectF(left + 84, top + 32, wide - 92, 40), words.say("primer-bd-artifact", kind=kind), 12)


PICTURES: dict[str, Picture] = {
    "bd-dice": dice,
    "bd-turn": turn,
    "bd-tables": tables,
    "bd-hits": hits,
    "bd-morale": morale,
    "bd-quest": quest,
    "bd-artifacts": artifacts,
}
CLAUSES = {
    "bd-dice": ("BD1.1", "BD1.2", "BD1.3"),
    "bd-turn": ("BD1.5", "BD1.6", "BD1.7"),
    "bd-tables": ("BD1.8", "BD1.9"),
    "bd-hits": ("BD1.4", "BD1.8", "BD1.9"),
    "bd-morale": ("BD8.1", "BD8.2"),
    "bd-quest": ("BQ1", "BQ2", "BQ3", "BQ6"),
    "bd-artifacts": ("BA1", "BA2", "BA11", "BQ6"),
}
"""The clauses of each page."""
