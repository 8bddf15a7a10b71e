"""Pictures of the primer of Dragon Dice Risk: the aim, the forces, the set-up, the turn, recruits, marches."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from ddtable.rules.risk.cards import rising_value
from ddtable.rules.risk.recruiting import EIGHTH, base_of
from ddtable.rules.risk.table import rows
from ddtable.words.sentences import Words
from ui.games.risk.primer.sketch import NOBODY, OTHERS, THEY, YOU, Sketch, world
from ui.help.primer_canvas import CENTRE, HEIGHT, RIGHT, WIDTH, Canvas

WHOLE = QRectF(0, 0, 1000, 530)
SOUTH_EAST = QRectF(736, 236, 250, 264)
AFRICA = QRectF(345, 182, 395, 297)
OWN = {
    YOU: "alaska kamchatka yakutsk japan siam indonesia new_guinea western_australia eastern_australia india china "
    "mongolia irkutsk northwest_territory",
    THEY: "venezuela peru brazil argentina north_africa congo south_africa madagascar east_africa egypt "
    "central_america western_united_states eastern_united_states quebec",
}
STEPS = ("reinforce", "dragons", "first_march", "second_march", "free_move", "firewalkers", "reserves_in",
         "reserves_out")  # fmt: skip
MARCHES = ("first_march", "second_march")
CONTINENT_DIE, LARGE_DIE = "coastland_tower", "highland_city"
HELD = 14  # territories of the example, a third of the map
EXAMPLE = "australia"
FACE_8 = 7


def aim(canvas: Canvas, words: Words) -> None:
    """Paint the world shared by three players, and the number of territories that wins."""
    owners = {name: seat for seat, names in OWN.items() for name in names.split()}
    others = {one.id: OTHERS for one in world().territories}
    Sketch(canvas, words, QRectF(0, 0, 464, HEIGHT), WHOLE, {**others, **owners})
    left, wide = 480.0, WIDTH - 481.0
    count = len(world().territories)
    for number, players in enumerate((3, 2)):
        top = number * 130.0
        canvas.card(QRectF(left, top, wide, 120), asked=not number)
        goal = str(world().goal(players))
        canvas.words(QRectF(left, top + 12, wide, 46), goal, 34, bold=True, align=CENTRE)
        said = words.say("primer-risk-goal", players=players, territories=count)
        canvas.words(QRectF(left + 10, top + 60, wide - 20, 50), said, 13, align=CENTRE)


def forces(canvas: Canvas, words: Words) -> None:
    """Paint the table of the forces, by the number of players (RK1.1)."""
    columns = ("players", "units", "health", "initial", "dragons", "terrains")
    wide, high = WIDTH / len(columns), 36.0
    for number, column in enumerate(columns):
        room = QRectF(number * wide + 4, 0, wide - 8, 54)
        canvas.words(room, words.say(f"primer-risk-column-{column}"), 12, bold=True, align=CENTRE)
    for at, (players, one) in enumerate(sorted(rows().items())):
        top = 60 + at * (high + 3)
        canvas.card(QRectF(0, top, WIDTH - 1, high), area=True, asked=players == 3)
        figures = (players, one.dice, one.health, one.initial, one.dragons, one.terrains)
        for number, figure in enumerate(figures):
            room = QRectF(number * wide, top, wide, high)
            canvas.words(room, str(figure), 15, bold=not number, align=CENTRE)


def set_up(canvas: Canvas, words: Words) -> None:
    """Paint the four parts of the set-up: continents' dice, claims, one unit each, the rest."""
    wide = (WIDTH - 24) / 4
    for number, part in enumerate(("dice", "claim", "cover", "place")):
        left = number * (wide + 8)
        canvas.card(QRectF(left, 0, wide, HEIGHT))
        name = words.say(f"primer-risk-set-up-{part}")
        canvas.words(QRectF(left + 6, 6, wide - 12, 36), f"{number + 1}. {name}", 13, bold=True, align=CENTRE)
        room = QRectF(left + 8, 46, wide - 16, 134)
        if part == "dice":
            _continent_dice(canvas, room)
        else:
            _south_east(canvas, words, room, part)
        canvas.quiet(QRectF(left + 8, 186, wide - 16, 64), words.say(f"primer-risk-set-up-{part}-what"), 11, CENTRE)


def _continent_dice(canvas: Canvas, room: QRectF) -> None:
    dice = ("coastland_tower", "highland_city", "swampland_temple", "flatland_standing_stones", "coastland_temple",
            "highland_tower")  # fmt: skip
    for number, die in enumerate(dice):
        row, column = divmod(number, 2)
        canvas.die(die, room.left() + 20 + column * 56, room.top() + row * 45, 42, (4, 2, 5, 0, 3, 1)[number])


def _south_east(canvas: Canvas, words: Words, room: QRectF, part: str) -> None:
    owners = {"indonesia": YOU, "siam": THEY, "western_australia": YOU, "new_guinea": YOU, "eastern_australia": YOU}
    if part == "claim":
        owners["eastern_australia"] = NOBODY
    sketch = Sketch(canvas, words, room, SOUTH_EAST, owners)
    figures = {"indonesia": (5, 2), "siam": (4, 2), "western_australia": (1, 1), "eastern_australia": (1, 1)}
    for name, (health, units) in figures.items():
        if part == "claim":
            sketch.badge(name, lit=owners[name] == NOBODY, named=False)
        else:
            sketch.badge(name, *((1, 1) if part == "cover" else (health, units)), named=False)


def turn(canvas: Canvas, words: Words) -> None:
    """Paint the eight steps of a turn."""
    wide, high = (WIDTH - 24) / 4, 102.0
    for number, step in enumerate(STEPS):
        row, column = divmod(number, 4)
        left, top = column * (wide + 8), row * (high + 8)
        canvas.card(QRectF(left, top, wide, high), asked=step in MARCHES)
        name = words.say("risk-phase", word=step)
        canvas.words(QRectF(left + 8, top + 6, wide - 16, 36), f"{number + 1}. {name}", 13, bold=True)
        canvas.quiet(QRectF(left + 8, top + 44, wide - 14, high - 46), words.say(f"primer-risk-step-{step}"), 11)
    last = QRectF(0, 2 * (high + 8), WIDTH - 1, HEIGHT - 2 * (high + 8))
    canvas.card(last, area=True)
    canvas.words(last.adjusted(12, 0, -12, 0), words.say("primer-risk-step-card"), 12, align=CENTRE)


def recruits(canvas: Canvas, words: Words) -> None:
    """Paint the bonus of each continent, and a sum of recruits as the rules add it up."""
    row = 40.0
    for number, continent in enumerate(world().continents):
        room = QRectF(0, number * 42.4, 316, row)
        canvas.card(room, area=True, asked=continent.id == EXAMPLE)
        name = continent.in_language(words.language)
        canvas.words(room.adjusted(12, 0, -150, 0), name, 13, bold=True)
        count = len(world().within[number])
        canvas.words(room.adjusted(150, 0, -56, 0), words.say("primer-risk-territories", count=count), 12)
        canvas.words(room.adjusted(0, 0, -16, 0), f"+{continent.bonus}", 16, bold=True, align=RIGHT)
    canvas.card(QRectF(332, 0, WIDTH - 333, HEIGHT))
    for number, (line, points) in enumerate(recruits_of_example()):
        room = QRectF(348, 8 + number * 46, WIDTH - 366, 42)
        total = line == "total"
        if total:
            canvas.painter.fillRect(QRectF(348, room.top(), WIDTH - 366, 2), QColor(canvas.palette.text))
        said = words.say(f"primer-risk-sum-{line}", held=HELD)
        canvas.words(room.adjusted(0, 4, -52, 0), said, 13, bold=total)
        figure = str(points) if line in ("base", "total") else f"+{points}"
        canvas.words(room.adjusted(0, 4, 0, 0), figure, 18, bold=True, align=RIGHT)


def recruits_of_example() -> list[tuple[str, int]]:
    """Return the lines of the example: a third of the map, one continent on 8, the first set of cards (RK4.1)."""
    bonus = next(one.bonus for one in world().continents if one.id == EXAMPLE)
    lines = [("base", base_of(HELD)), ("continent", bonus), ("eighth", EIGHTH), ("set", rising_value(0))]
    return [*lines, ("total", sum(points for _, points in lines))]


def march(canvas: Canvas, words: Words) -> None:
    """Paint what a march reaches: in its continent with all units, over the border only with those that border it."""
    owners = {"north_africa": YOU, "egypt": YOU, "congo": YOU, "south_africa": THEY, "east_africa": OTHERS,
              "southern_europe": THEY, "western_europe": OTHERS, "middle_east": OTHERS, "madagascar": THEY}  # fmt: skip
    wide = 250.0
    for number, reach in enumerate(("inside", "over")):
        left = number * (wide + 8)
        sketch = Sketch(canvas, words, QRectF(left, 0, wide, 188), AFRICA, owners)
        target = "south_africa" if reach == "inside" else "southern_europe"
        sources = ("north_africa", "egypt", "congo") if reach == "inside" else ("north_africa", "egypt")
        for source in sources:
            sketch.arrow(source, target, 8)
        for name in ("north_africa", "egypt", "congo"):
            sketch.badge(name, 6, 3, named=False)
        sketch.badge(target, 5, 3, lit=True)
        canvas.quiet(QRectF(left + 4, 192, wide - 8, 60), words.say(f"primer-risk-reach-{reach}"), 12, CENTRE)
    _faces(canvas, words, QRectF(2 * (wide + 8), 0, WIDTH - 2 * (wide + 8) - 1, HEIGHT))


def _faces(canvas: Canvas, words: Words, room: QRectF) -> None:
    """Paint what a continent's die allows."""
    canvas.card(room)
    canvas.die(CONTINENT_DIE, room.center().x() - 31, 8, 62, 4)
    for number, (faces, action) in enumerate((("1", "magic"), ("2–4", "missile"), ("5–7", "melee"), ("8", "eighth"))):
        line = QRectF(room.left() + 10, 78 + number * 42, room.width() - 16, 40)
        canvas.words(QRectF(line.left(), line.top(), 34, 40), faces, 14, bold=True)
        canvas.words(line.adjusted(38, 0, 0, 0), words.say(f"primer-risk-face-{action}"), 12)


def arrow_right(canvas: Canvas, left: float, right: float, y: float) -> None:
    """Paint an arrow to the right."""
    canvas.arrow(QPointF(left, y), QPointF(right, y), canvas.palette.accent_text)
