"""The window without a screen: a picture of a saved game's table, and a check that it can be painted."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter

from ddtable.files.whole import write_whole

PICTURE = QSize(1600, 1000)
FULL = QSize(1920, 1080)
LEAST_COLOURS = 200


def offscreen() -> None:
    """Select Qt's offscreen platform, unless another one was chosen."""
    os.environ["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM") or "offscreen"


def grab(save: Path, size: QSize = PICTURE) -> QImage:
    """Return a picture of the table of a saved game, opened for reading only."""
    offscreen()
    from ddtable import saves
    from ui.session.session import Session
    from ui.window.app import application
    from ui.window.main_window import MainWindow
    from ui.window.saved_games import Games

    app = application()
    opened = saves.open_save(save, read_only=True)
    names = [seat.name for seat in opened.seats]
    window = MainWindow(Games(save.parent))
    window.show_game(Session(opened.game, names, ["person"] * len(names), read_only=True))
    window.setWindowState(Qt.WindowState.WindowNoState)  # the player's own may be maximized
    window.resize(size)
    window.show()
    app.processEvents()
    image = window.grab().toImage()
    window.close()
    return image


def table_for_benchmark(players: int = 2, size: QSize = FULL) -> tuple[Callable[[], None], Callable[[], None]]:
    """Return two functions: one toggles the highlights of a full table's drop targets, the other only repaints it."""
    offscreen()
    from random import Random

    import msgspec

    import ddtable.rules  # noqa: F401 - registers the rule systems
    from ddtable.dice.catalogue import catalogue
    from ddtable.engine.game import Game
    from ddtable.engine.system import SetUp
    from ddtable.forces.deal import deal_force
    from ui.areas.dice import DiceModel
    from ui.games.dragon_dice.table.table import TableView
    from ui.session.session import Session
    from ui.window.app import application

    app = application()
    random = Random(1)
    forces = tuple(msgspec.to_builtins(deal_force(catalogue(), 60, random)) for _ in range(players))
    game = Game(SetUp("classic", 1, {}, forces))
    while game.question is not None and (game.question.kind != "reinforce" or len(game.choices) < 40):
        game.play(game.rules.sample(game.question, random))
    session = Session(game, ("Mira", "Ragna", "Tove", "Aksel")[:players], ("person",) * players)
    table = TableView(session, DiceModel(session))
    table.resize(size)
    table.show()
    app.processEvents()
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)

    def repaint() -> None:
        table.render(picture)

    def light() -> None:
        if session.lifted():
            session.hand.cancel_lift()
        else:
            session.hand.activate(min(session.liftable()))
        table.render(picture)

    return light, repaint


def picture(save: Path, out: Path) -> None:
    """Write a picture of the table of a saved game into a new file. Raises OSError if that fails."""
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(content, QByteArray(b"PNG")).write(grab(save)):
        raise OSError(f"{out} cannot be painted")
    write_whole(out, bytes(content.data().data()), overwrite=False)


def paint(save: Path) -> str | None:
    """Paint the table of a saved game; return what is wrong with the picture in a sentence, or None.

    A game without a table is not painted.
    """
    from ddtable import saves
    from ui.games.contract import known_systems

    if saves.open_save(save, read_only=True).game.set_up.system not in known_systems():
        return None
    image = grab(save)
    step = max(1, image.width() // 200)
    colours = {image.pixel(x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step)}
    if len(colours) < LEAST_COLOURS:
        return f"The painted window has only {len(colours)} colours: the table is empty."
    return None
