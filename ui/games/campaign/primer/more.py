"""More pictures of the primer of a campaign: recruiting, dragons and other dice in armies, great spells, the end."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt

from ddtable.guides.war_examples import (
    ARMED,
    BOUGHT,
    EQUIPMENT,
    HEALTH,
    SOLD,
    attack,
    half_of,
    rules,
    saves,
    sheet,
    sheet_elsewhere,
)
from ddtable.rules.campaign.sheets import RacePoints
from ddtable.rules.dragon_dice.spells import COLOURS, IVORY
from ddtable.words.sentences import Words
from ui.games.campaign.primer.pictures import EIGHTH, LANDS, aim, expansion, forces, march, reserves, set_up
from ui.games.campaign.primer.sketch import paint_army
from ui.games.dragon_dice.primer.more import paint_fight
from ui.help.primer_canvas import CENTRE, HEIGHT, WIDTH, Canvas, Pages, Picture

DICE = {
    "dwarves": "dwarves_androsphinx",
    "lava_elves": "lava_elves_drider",
    "firewalkers": "firewalkers_genie",
}
GIVEN = ("feral_bear_folk",)
OTHERS = (
    ("kin", "dragonkin_dragonmount_fire"),
    ("item", "equipment_medium_save_earth"),
    ("artifact", "artifact_magic_air"),
    ("medallion", "medallion_gold"),
    ("champion", "eldarim_dragonslayer"),
    ("king", "kings_die"),
)
GREAT = 10  # points from which a spell is on the page of great spells
END = ("half", "last", "agreed")


def recruiting(canvas: Canvas, words: Words) -> None:
    """Paint the points of an army of 3 races at a highland, line by line, and where else they differ."""
    high = 54.0
    for number, race in enumerate(sheet().races):
        _race(canvas, words, QRectF(0, number * (high + 6), 452, high), race)
    canvas.card(QRectF(0, 184, 452, 68), asked=True)
    canvas.die(LANDS[0], 14, 190, 54, 4)
    total = words.say("primer-war-points-here", points=sheet().total)
    canvas.words(QRectF(84, 190, 356, 24), total, 14, bold=True)
    canvas.quiet(QRectF(84, 214, 356, 34), words.say("primer-war-points-spend"))
    left = 468.0
    canvas.card(QRectF(left, 0, WIDTH - left - 1, HEIGHT))
    canvas.die(LANDS[1], left + 60, 12, 70, 2)
    canvas.words(QRectF(left + 10, 88, WIDTH - left - 20, 40), words.say("primer-war-elsewhere"), 13, bold=True,
                 align=CENTRE)  # fmt: skip
    for number, race in enumerate(sheet_elsewhere().races):
        said = words.say("primer-war-race-points", race=words.species(race.race), points=race.total)
        canvas.words(QRectF(left + 10, 136 + number * 24, WIDTH - left - 20, 22), said, 12, align=CENTRE)
    canvas.quiet(QRectF(left + 10, 212, WIDTH - left - 20, 38), words.say("primer-war-elsewhere-why"), 11, CENTRE)


def _race(canvas: Canvas, words: Words, room: QRectF, race: RacePoints) -> None:
    """Paint the line of a race: its health, its points with their arithmetic, the sum."""
    canvas.card(room)
    canvas.die(DICE[race.race], 10, room.top() + 4, 46)
    name = words.say("primer-war-race", race=words.species(race.race), health=race.health)
    canvas.words(QRectF(66, room.top(), 138, room.height()), name, 13, bold=True)
    native = "yes" if race.native else "no"
    sum_ = words.say("ui-war-line-sum", health=race.health, rounded=race.rounded, native=native, dead=race.dead)
    canvas.words(QRectF(208, room.top(), 152, room.height()), sum_, 13)
    points = words.say("primer-war-points", points=race.total)
    right = Qt.AlignmentFlag.AlignRight
    canvas.words(QRectF(362, room.top(), 78, room.height()), points, 14, bold=True, align=right)


def halves(canvas: Canvas, words: Words) -> None:
    """Paint points that pay for another race and for items at half their value, and the bonus."""
    rows = ((SOLD, GIVEN, "other"), ((ARMED,), (EQUIPMENT,) * 2, "items"))
    for number, (races, bought, what) in enumerate(rows):
        top = number * 82.0
        canvas.card(QRectF(0, top, WIDTH - 1, 76))
        points, worth = half_of(races)
        for at, (race, paid) in enumerate(zip(races, points, strict=True)):
            canvas.die(DICE[race], 12 + at * 92, top + 12, 50)
            canvas.words(QRectF(64 + at * 92, top + 12, 36, 50), str(paid), 18, bold=True)
        canvas.words(QRectF(204, top + 6, 236, 66), _paying(words, points, worth, what), 13, bold=True, align=CENTRE)
        canvas.arrow(QPointF(450, top + 38), QPointF(486, top + 38), canvas.palette.accent_text)
        for at, die in enumerate(bought):
            canvas.die(die, 498 + at * 54, top + 12, 50)
    for number, bonus in enumerate(("held", "city", "dead")):
        wide = (WIDTH - 24) / 3
        left = number * (wide + 12)
        canvas.card(QRectF(left, 168, wide, 84), asked=True)
        canvas.words(QRectF(left + 8, 172, 40, 76), words.say("primer-war-one-more"), 20, bold=True, align=CENTRE)
        canvas.words(QRectF(left + 50, 172, wide - 58, 76), words.say(f"primer-war-bonus-{bonus}"), 12)


def _paying(words: Words, points: tuple[int, ...], worth: int, what: str) -> str:
    sum_ = " + ".join(str(one) for one in points)
    return words.say(f"primer-war-pays-{what}", sum=sum_, worth=worth, race=words.species(BOUGHT))


def dragons(canvas: Canvas, words: Words) -> None:
    """Paint a melee in which a dragon rolls on each side, with sums from the rules."""
    paint_fight(canvas, words, (("war-attack", attack()), ("war-saves", saves())), rules().point_words)


def others(canvas: Canvas, words: Words) -> None:
    """Paint a die of each other kind with what it does."""
    gap = 10.0
    wide, high = (WIDTH - gap) / 2, (HEIGHT - 2 * gap) / 3
    for number, (name, die) in enumerate(OTHERS):
        row, column = divmod(number, 2)
        left, top = column * (wide + gap), row * (high + gap)
        canvas.card(QRectF(left, top, wide, high))
        canvas.die(die, left + 10, top + 8, 60)
        canvas.words(QRectF(left + 82, top + 7, wide - 88, 18), words.say(f"primer-war-die-{name}"), 13, bold=True)
        canvas.quiet(QRectF(left + 82, top + 26, wide - 90, high - 28), words.say(f"primer-war-die-{name}-what"), 11)


def spells(canvas: Canvas, words: Words) -> None:
    """Paint the great spells of each colour with their costs."""
    wide, high = (WIDTH - 16) / 3, (HEIGHT - 8) / 2
    known = sorted((spell for spell in rules().spells.values() if spell.cost >= GREAT), key=lambda spell: spell.cost)
    for number, colour in enumerate((*COLOURS, IVORY)):
        row, column = divmod(number, 3)
        left, top = column * (wide + 8), row * (high + 8)
        canvas.card(QRectF(left, top, wide, high))
        canvas.icon(f"element_{colour}", left + 10, top + 7, 16)
        heading = words.say("ui-points-bucket", bucket=colour)
        canvas.words(QRectF(left + 32, top + 5, wide - 40, 20), heading, 12, bold=True)
        for at, spell in enumerate(spell for spell in known if spell.colour == colour):
            line = top + 28 + at * 23
            canvas.card(QRectF(left + 8, line, 28, 20), area=True)
            canvas.words(QRectF(left + 8, line, 28, 20), str(spell.cost), 12, bold=True, align=CENTRE)
            canvas.words(QRectF(left + 42, line, wide - 48, 20), words.spell_name(spell.id), 12)


def end(canvas: Canvas, words: Words) -> None:
    """Paint the ways in which a war ends."""
    size = rules().size_of(HEALTH)
    assert size is not None
    high = (HEIGHT - 16) / 3
    for number, how in enumerate(END):
        top = number * (high + 8)
        canvas.card(QRectF(0, top, WIDTH - 1, high), asked=not number)
        if how == "half":
            for at in range(size.goal):
                canvas.die(LANDS[at % len(LANDS)], 10 + at * 46, top + 16, 44, EIGHTH)
        elif how == "last":
            for at, die in enumerate(("dwarves_warlord", "coral_elves_protector", "goblins_marauder")):
                canvas.painter.setOpacity(1.0 if not at else 0.4)
                canvas.die(die, 30 + at * 66, top + 12, 52)
                canvas.painter.setOpacity(1.0)
                if at:
                    canvas.cross(QRectF(42 + at * 66, top + 24, 28, 28))
        else:
            for at, army in enumerate(("you", "they")):
                paint_army(canvas, words, QRectF(52 + at * 76, top + 22, 64, 30), army)
        said = words.say(f"primer-war-end-{how}")
        canvas.words(QRectF(258, top + 8, WIDTH - 272, 24), said, 14, bold=True)
        what = words.say(f"primer-war-end-{how}-what", goal=size.goal, terrains=size.terrains)
        canvas.quiet(QRectF(258, top + 33, WIDTH - 272, high - 36), what)


PICTURES: dict[str, Picture] = {
    "war-aim": aim,
    "war-forces": forces,
    "war-set-up": set_up,
    "war-march": march,
    "war-reserves": reserves,
    "war-expansion": expansion,
    "war-recruiting": recruiting,
    "war-halves": halves,
    "war-dragons": dragons,
    "war-others": others,
    "war-spells": spells,
    "war-end": end,
}
CLAUSES = {
    "war-aim": ("K0", "K1"),
    "war-forces": ("K1", "K2"),
    "war-set-up": ("K3", "K4", "K5", "KP6.0"),
    "war-march": ("KP6.0", "C4.1", "C11.1"),
    "war-reserves": ("K6", "KP6.1", "KP6.2", "KP6.3", "KP6.4"),
    "war-expansion": ("K8", "KP8.1", "KP8.2", "KP8.3"),
    "war-recruiting": ("K7.1", "K7.2", "K7.3", "K7.4", "K7.6"),
    "war-halves": ("K7.5", "K7.7", "KP7.1", "KP7.2", "KP7.4"),
    "war-dragons": ("K9", "KP9.1", "KP9.2", "KP9.4"),
    "war-others": ("K10", "KP10.1", "KP10.5", "KP10.8"),
    "war-spells": ("K11", "K11.1", "R96.5"),
    "war-end": ("K0", "K7.2", "KP8.1"),
}
"""The clauses of each page."""


def pages(_edition: str) -> Pages:
    """Return the pages of the primer: their pictures, and their clauses."""
    return PICTURES, CLAUSES
