"""Pictures of the whole window in many scenes, for review and the README: `python -m gallery FOLDER`.

The games are seeded and played by Recruit, so that the same command makes the same pictures.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from gallery.armies import ARMIES
from gallery.around import AROUND
from gallery.building import BUILDING
from gallery.field import FIELD, asks, is_over, moment
from gallery.guided import GUIDED
from gallery.positions import POSITIONS
from gallery.practice import PRACTICE
from gallery.risk import RISK, risk
from gallery.wars import WARS, campaign

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.engine.game import Game
    from ui.history.review.dialog import ReviewDialog
    from ui.kit.settings import Settings
    from ui.window.main_window import MainWindow

NAMES = ("Mira", "Ragna", "Tove", "Aksel", "Signe", "Bjarke")
FORCES = {
    2: ("reef_guard", "mire_wolves"),
    3: ("reef_guard", "mire_wolves", "anvil_watch"),
    4: ("tidecallers", "mire_wolves", "anvil_watch", "ember_host"),
    6: ("tidecallers", "mire_wolves", "anvil_watch", "ash_oracle", "bog_lanterns", "reef_guard"),
}
SETTLE = 400  # milliseconds after which delayed painting has ended
MOST_CHOICES = 3000
FIGHTING = """home A: coastland_city 4
home B: swampland_tower 4
frontier: flatland_temple 5
A at frontier: 2 thug, cutthroat
A at home A: 2 mugger
B at home B: 2 guard, knight
A dragons at frontier: fire_drake
B dragons at frontier: air_drake, air_wyrm
turn 5 A dragons
"""
MOST_SECONDS = 60.0  # until odds or a review are worked out

Scene = Callable[["MainWindow"], "QWidget | None"]
"""Brings the window to a scene; returns a dialog to show above it, or None."""


def played(seats: int, kind: str, seed: int = 7, turn: int = 0, **options: str) -> Game:
    """Return a game of Recruits with these options at a question of this kind, or at its end for "over"."""
    from ddtable.engine.game import Game
    from ddtable.engine.system import SetUp
    from ddtable.forces.starter import starter_forces
    from ddtable.opponents.dragon_dice.recruit import choose

    by_id = {force.id: force for force in starter_forces()}
    alike = [force for force in starter_forces() if force.health == by_id[FORCES[2][0]].health]
    chosen = [by_id.get(name) or alike[number] for number, name in enumerate(FORCES[seats])]
    forces = tuple(msgspec.to_builtins(force) for force in chosen)
    for trial in range(seed, seed + 500):
        game = Game(SetUp("classic", trial, options, forces))
        random = Random(trial)
        for _ in range(MOST_CHOICES):
            question = game.question
            if question is None or (question.kind == kind and game.position.board.turn >= turn):
                break
            seen = game.rules.observe(game.position, question.seat)
            game.play(*choose(seen, question, random))
        if (game.question.kind if game.question else "over") == kind:
            return game
    raise ValueError(f"no game comes to a question {kind!r}")


def table(
    seats: int,
    kind: str,
    seed: int = 7,
    turn: int = 0,
    then: Callable[[MainWindow], None] | None = None,
    **options: str,
) -> Scene:
    """Return the scene of a game at a question of this kind; `then` is called with the window."""

    def scene(window: MainWindow) -> None:
        from ui.session.session import Session

        game = played(seats, kind, seed, turn, **options)
        window.show_game(Session(game, NAMES[:seats], ["person"] * seats))
        if then is not None:
            then(window)

    return scene


def _dragons(window: MainWindow) -> None:
    """Show the odds of the targets of a dragon that fights others."""
    from ddtable.engine.game import Game
    from ddtable.rules.dragon_dice import notation
    from ui.session.session import Session

    game = Game.from_position(notation.read(FIGHTING))
    window.show_game(Session(game, NAMES[:2], ["person"] * 2))
    _show_odds(window)


def start(window: MainWindow) -> None:
    """Show the start screen with some games."""
    from ui.session.library import SeatPlan

    for first, second in (("Mira", "Ragna"), ("Tove", "Aksel")):
        seats = [SeatPlan(first, "person"), SeatPlan(second, "recruit")]
        window.library.new(played(2, "frontier").set_up, seats, True).close()
    window.show_start()


def new_game(window: MainWindow) -> QWidget:
    """Return the new game dialog."""
    from ui.new_game.dialog import NewGameDialog

    return NewGameDialog(window.words, window.settings.value, window, Random(3))


def roster(window: MainWindow) -> QWidget:
    """Return the preview of two rosters."""
    from ddtable.forces.starter import starter_forces
    from ui.rosters.preview import roster_dialog

    table(2, "march-first")(window)
    forces = starter_forces()
    named = [(name, force) for name, force in zip(NAMES, forces, strict=False)]
    return roster_dialog(window.words, window, window.settings, named, [0, 1])


def _choose_some(window: MainWindow) -> None:
    page = window.page
    if page is not None:
        page.session.draft.suggest()


def _look_back(window: MainWindow) -> None:
    page = window.page
    if page is not None:
        page.session.shown.look_at(len(page.session.game.history) * 2 // 3)


def _take_up_dice(window: MainWindow) -> None:
    page = window.page
    if page is None:
        return
    session = page.session
    session.tutor.wanted = False  # it would weigh each answer meanwhile
    session.take_up_dice(True)
    while session.question is not None and session.draft.faces is None:
        session.draft.suggest()
        session.draft.confirm()
    for face in (2, 0, 4):
        session.draft.tell(lambda faces, face=face: faces.tell(face))  # type: ignore[misc]


def _hang_curtain(window: MainWindow) -> None:
    page = window.page
    if page is not None:
        page.session.seats.curtain = True
        page.session.start()


def _look_behind(window: MainWindow) -> None:
    page = window.page
    if page is not None:
        page.session.seats.curtain = False
        page.session.start()


def _show_odds(window: MainWindow) -> None:
    """Show the odds of the answers, and wait until all are there."""
    from PySide6.QtTest import QTest

    page = window.page
    if page is None:
        return
    page.show_odds()
    end = monotonic() + MOST_SECONDS
    while page.session.odds.state != "shown" and monotonic() < end:
        QTest.qWait(20)


def _fill_in(window: MainWindow) -> None:
    """Fill in the second of the best answers, or the proposed one."""
    _show_odds(window)
    if window.page is not None:
        odds = window.page.session.odds
        if not odds.fill(2):
            odds.propose()


def _explain(window: MainWindow) -> None:
    """Show the line of play of the best answer."""
    _show_odds(window)
    if window.page is not None:
        window.page.bar.why_wanted.emit()


def _field_odds(kind: str, window: MainWindow) -> None:
    """Show the odds of a question of Battle Dice."""
    moment(asks(kind, turn=2), window)
    _show_odds(window)


def review(window: MainWindow, seats: int = 2) -> ReviewDialog:
    """Return the review of a game that is over, worked out."""
    table(seats, "over")(window)
    return _worked_out(window)


def _risk_review(seats: int, window: MainWindow) -> QWidget:
    """Return the review of a game of Dragon Dice Risk."""
    risk(seats, "over", seed=4, board="four_shores")(window)
    return _worked_out(window)


def _war_review(seats: int, window: MainWindow) -> QWidget:
    """Return the review of a campaign."""
    campaign(seats, "over")(window)
    return _worked_out(window)


def _field_review(window: MainWindow) -> QWidget:
    """Return the review of a game of Battle Dice."""
    moment(is_over, window)
    return _worked_out(window)


def _worked_out(window: MainWindow) -> ReviewDialog:
    """Return the review of the game in the window, worked out."""
    from PySide6.QtTest import QTest

    from ui.history.review.dialog import ReviewDialog

    assert window.page is not None
    dialog = ReviewDialog(window.page.session, window)
    dialog.open()
    end = monotonic() + MOST_SECONDS
    while dialog.reviewed is None and monotonic() < end:
        QTest.qWait(20)
    return dialog


def review_paper(window: MainWindow) -> QWidget:
    """Return the pages of a review."""
    from datetime import date

    from ui.rosters.review_preview import ReviewPaper

    reviewed = review(window).reviewed
    assert reviewed is not None
    return ReviewPaper(window.words, window, window.settings, reviewed, date(2031, 5, 4))


def review_tried(window: MainWindow) -> None:
    """Show the verdict on a decision that was made again."""
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QDialog

    from ui.window.acts.of_history import try_again

    reviewed = review(window).reviewed
    assert reviewed is not None
    for dialog in window.findChildren(QDialog):
        dialog.close()
    decision = reviewed.shown[1]
    try_again(window, decision)
    assert window.page is not None
    session = window.page.session
    session.draft.pick(decision.better)
    QTest.qWait(1500)


SCENES: dict[str, Scene] = {
    "start": start,
    "new-game": new_game,
    "assembly": table(2, "assemble-home", then=_look_behind),
    "curtain": table(2, "assemble-home", then=_hang_curtain),
    "table": table(2, "march-first", turn=5),
    "roll": table(2, "casualties", turn=3, then=_choose_some),
    "magic": table(2, "spell", turn=3),
    "magic-1996": table(2, "spell", turn=3, edition="revised96"),
    "odds": table(2, "action", seed=17, turn=4, then=_show_odds),
    "odds-march": table(2, "march-first", turn=5, then=_show_odds),
    "odds-maneuver": table(2, "maneuver", turn=5, then=_fill_in),
    "odds-why": table(2, "march-first", turn=5, then=_explain),
    "odds-retreat": table(2, "retreat", turn=5, then=_fill_in),
    "odds-casualties": table(2, "casualties", turn=5, then=_fill_in),
    "odds-dragons": table(2, "dragon-ids", turn=3, then=_show_odds),
    "odds-risk": risk(2, "action", seed=9, turn=3, board="four_shores", then=_show_odds),
    "odds-dragon-target": _dragons,
    "odds-pursue": table(2, "pursue", seed=1, turn=1, then=_show_odds),
    "odds-strike-back": table(2, "strike-back", seed=1, turn=1, then=_show_odds),
    "odds-muster": risk(2, "muster", seed=9, turn=2, board="four_shores", then=_show_odds),
    "odds-risk-march": risk(3, "march-first", turn=14, then=_fill_in),
    "odds-risk-recruit": risk(3, "recruit", turn=9, then=_show_odds),
    "odds-risk-move": risk(4, "free-move", turn=14, then=_show_odds),
    "odds-risk-why": risk(3, "action", turn=14, then=_explain),
    "odds-war": campaign(2, "action", turn=2, then=_show_odds),
    "odds-war-march": campaign(3, "march-first", turn=4, then=_show_odds),
    "odds-war-advance": campaign(2, "advance", turn=2, then=_fill_in),
    "odds-war-why": campaign(2, "march-first", turn=2, then=_explain),
    "odds-spells": table(2, "spell", turn=3, then=_fill_in),
    "dragons": table(2, "dragon-ids", seed=228),  # the first seed with such a question; searching takes long
    "real-dice": table(2, "maneuver", turn=3, then=_take_up_dice),
    "three-players": table(3, "march-first", turn=6),
    "four-players": table(4, "casualties", turn=6, then=_choose_some),
    "six-hordes": table(6, "frontier", edition="revised96"),
    "six-players": table(6, "casualties", turn=6, then=_choose_some, edition="revised96"),
    "victory": table(2, "over"),
    "review": review,
    "review-4": partial(review, seats=4),
    "review-risk": partial(_risk_review, 2),
    "review-risk-4": partial(_risk_review, 4),
    "review-war": partial(_war_review, 2),
    "review-war-4": partial(_war_review, 4),
    "review-paper": review_paper,
    "review-tried": review_tried,
    "replay": table(2, "over", then=_look_back),
    "roster": roster,
    **BUILDING,
    **AROUND,
    **PRACTICE,
    **FIELD,
    "field-odds": partial(_field_odds, "losses"),
    "field-odds-reroll": partial(_field_odds, "reroll"),
    "field-review": _field_review,
    **ARMIES,
    **WARS,
    **GUIDED,
    **POSITIONS,
    **RISK,
}


def settle() -> None:
    """Process events until everything has been painted."""
    from PySide6.QtTest import QTest

    QTest.qWait(SETTLE)


@contextmanager
def window_of(size: tuple[int, int], settings: Settings) -> Iterator[MainWindow]:
    """Open a window with settings, games and a library of its own."""
    from unittest.mock import patch

    from ui.kit.settings import SettingsFile
    from ui.window.app import application
    from ui.window.main_window import MainWindow
    from ui.window.saved_games import Games

    application()
    with (
        tempfile.TemporaryDirectory(prefix="ddtable-") as folder,
        patch("ddtable.library.user_data_path", lambda *_, **__: Path(folder)),
        patch("ddtable.forces.own_armies.user_data_path", lambda *_, **__: Path(folder)),
    ):
        kept = SettingsFile(Path(folder) / "settings.json")
        kept.change(**{name: getattr(settings, name) for name in settings.__struct_fields__})
        window = MainWindow(Games(Path(folder) / "games"), kept)
        window.resize(*size)
        window.show()
        settle()
        yield window
        window.close()


def picture(window: MainWindow, scene: Scene, path: Path) -> None:
    """Bring the window to a scene and save its picture."""
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QColor, QPainter

    dialog = scene(window)
    if dialog is not None:
        dialog.show()
    settle()
    seen = window.grab()
    if dialog is not None:
        above = dialog.grab()
        painter = QPainter(seen)
        painter.fillRect(seen.rect(), QColor(0, 0, 0, 90))
        room = (window.size() - dialog.size()) / 2
        painter.drawPixmap(QPoint(max(0, room.width()), max(0, room.height())), above)
        painter.end()
        dialog.close()
    seen.save(str(path))


@contextmanager
def screen_of(width: int, height: int) -> Iterator[None]:
    """Give the offscreen platform a screen of the window's size, because dialogs stay within it."""
    from PySide6.QtCore import QCoreApplication

    if QCoreApplication.instance() is not None or os.environ.get("QT_QPA_PLATFORM", "offscreen") != "offscreen":
        yield
        return
    one = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height}
    one |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    with tempfile.TemporaryDirectory(prefix="ddtable-") as folder:
        path = Path(folder) / "screen.json"
        path.write_bytes(msgspec.json.encode({"screens": [one]}))
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={path}"
        yield
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
