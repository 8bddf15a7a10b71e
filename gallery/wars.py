"""Scenes of a campaign: its set-up, the map in a war, expansion, the reserves phase, recruiting.

The wars are seeded and played by Recruit, as those of gallery/scenes.py.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.engine.game import Game
    from ui.window.main_window import MainWindow

NAMES = ("Mira", "Ragna", "Tove", "Aksel", "Kari", "Jorn")
MOST_CHOICES = 6000
SMALL, LARGEST = 120, 360
SEED = 7
OF_SPELLS = 10
"""The seed of a war in which an army soon has magic of two colours for several spells."""

Scene = Callable[["MainWindow"], "QWidget | None"]


@cache
def war(seats: int, kind: str, seed: int = SEED, turn: int = 0, size: int = SMALL, **options: str) -> Game:
    """Return a campaign of Recruits at a question of this kind, not before this turn."""
    import ddtable.rules  # noqa: F401 - makes the rule systems known
    from ddtable.engine.game import Game
    from ddtable.engine.system import SetUp, system
    from ddtable.opponents.players import choose

    random = Random(seed)
    rules = system("campaign")
    forces = tuple(rules.deal(size, random, options) for _ in range(seats))
    game = Game(SetUp("campaign", seed, options, forces))
    for _ in range(MOST_CHOICES):
        question = game.question
        if question is None or (question.kind == kind and game.position.board.turn >= turn):
            break
        game.play(*choose(game.rules.observe(game.position, question.seat), question, random))
    if (game.question.kind if game.question else "over") != kind:
        raise ValueError(f"no war comes to a question {kind!r}")
    return game


def campaign(
    seats: int,
    kind: str,
    turn: int = 0,
    then: Callable[[MainWindow], None] | None = None,
    size: int = SMALL,
    seed: int = SEED,
) -> Scene:
    """Return the scene of a campaign at a question of this kind; `then` is called with the window."""

    def scene(window: MainWindow) -> None:
        from ui.session.session import Session

        session = Session(war(seats, kind, seed, turn, size), NAMES[:seats], ["person"] * seats)
        window.show_game(session)
        session.seats.curtain = False
        session.start()
        if then is not None:
            then(window)

    return scene


def _choose_some(window: MainWindow) -> None:
    if window.page is not None:
        window.page.session.draft.suggest()


def _choose_spells(window: MainWindow) -> None:
    """Fill in the list of spells, and begin another line."""
    if window.page is not None:
        draft = window.page.session.draft
        draft.suggest()


def _recruit_some(window: MainWindow) -> None:
    """Fill in a part of the sheet, and pick up a die."""
    from ui.games.campaign.table.war_table import WarTable

    table = window.page.table if window.page is not None else None
    if isinstance(table, WarTable):
        board = table.recruiting
        board.half.fill()
        for number in [number for number, at in enumerate(board.half.placed) if at][::2]:
            board.half.put(number, 0)
        board.hold(next(number for number, at in enumerate(board.half.placed) if not at))


def crowded(window: MainWindow) -> None:
    """Show the largest war: an army of each of 6 players at each of 16 terrains."""
    from benchmarks.wars import crowded as crowded_war
    from ui.session.session import Session

    window.show_game(Session(crowded_war(1), NAMES, ["person"] * len(NAMES)))


def chronicle(window: MainWindow, seats: int = 4, turn: int = 40) -> QWidget:
    """Return the chronicle of a war."""
    from ui.window.chronicle import chronicle_dialog

    campaign(seats, "march-first", turn=turn)(window)
    assert window.page is not None
    return chronicle_dialog(window.page, window.settings, window)


def chronicle_paper(window: MainWindow) -> QWidget:
    """Return the pages of the chronicle of a war."""
    from datetime import date

    from ui.rosters.chronicle_preview import ChroniclePaper

    kept = chronicle(window).kept  # type: ignore[attr-defined]
    return ChroniclePaper(window.words, window, window.settings, kept, date(2031, 5, 4))


def _return(window: MainWindow) -> None:
    window.settings.change(recaps=True)
    if window.page is not None:
        window.page.past.tell_return()


WARS: dict[str, Scene] = {
    "war-homes": campaign(4, "pick-home"),
    "war-march": campaign(4, "march-first", turn=10),
    "war-two": campaign(2, "march-first", turn=6),
    "war-reserves": campaign(4, "reinforce", turn=12, seed=3),
    "war-advance": campaign(4, "advance", turn=8),
    "war-expansion": campaign(4, "expansion", turn=5),
    "war-split": campaign(4, "split-army", then=_choose_some, seed=8),
    "war-spells": campaign(4, "spell", turn=10, then=_choose_spells, seed=OF_SPELLS),
    "war-casualties": campaign(4, "casualties", turn=6),
    "war-recruits": campaign(4, "recruits", then=_recruit_some),
    "war-chronicle": chronicle,
    "war-chronicle-6": partial(chronicle, seats=6, turn=50),
    "war-chronicle-paper": chronicle_paper,
    "war-return": campaign(4, "march-first", turn=40, then=_return),
    "war-crowded": crowded,
    "war-six": campaign(6, "march-first", turn=40, size=LARGEST),
}
