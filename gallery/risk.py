"""Scenes of Dragon Dice Risk: claiming, placing, a full board, attacks, cards, moves.

The games are seeded and played by Recruit, as those of gallery/scenes.py.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.engine.game import Game
    from ui.games.risk.board.board_view import BoardView
    from ui.window.main_window import MainWindow

NAMES = ("Mira", "Ragna", "Tove", "Aksel", "Kari", "Jorn")
SIZES = {2: 100, 3: 90, 4: 90, 5: 80, 6: 80}
MOST_CHOICES = 4000
SEED = 7
WAIT, MOST_WAITS = 50, 200  # milliseconds, and how often at most, until a zoomed board is sharp

Scene = Callable[["MainWindow"], "QWidget | None"]


@cache
def world(seats: int, kind: str, seed: int = SEED, turn: int = 0, skip: int = 0, board: str = "world") -> Game:
    """Return a game of Recruits at a question of this kind, not before this turn, after `skip` others of it.

    "over": at its end.
    """
    import ddtable.rules  # noqa: F401 - makes the rule systems known
    from ddtable.engine.game import Game
    from ddtable.engine.system import SetUp, system
    from ddtable.opponents.players import choose

    random = Random(seed)
    rules = system("risk")
    forces = tuple(rules.deal(SIZES[seats], random, {}) for _ in range(seats))
    game = Game(SetUp("risk", seed, {}, forces, house={"map": board}))
    for _ in range(MOST_CHOICES):
        question = game.question
        if question is None:
            if kind == "over":
                return game
            break
        if question.kind == kind and game.position.board.turn >= turn:
            if not skip:
                return game
            skip -= 1
        game.play(*choose(game.rules.observe(game.position, question.seat), question, random))
    raise ValueError(f"no game comes to a question {kind!r}")


def risk(
    seats: int,
    kind: str,
    turn: int = 0,
    then: Callable[[MainWindow], None] | None = None,
    seed: int = SEED,
    skip: int = 0,
    board: str = "world",
) -> Scene:
    """Return the scene of a game at a question of this kind; `then` is called with the window."""

    def scene(window: MainWindow) -> None:
        from ui.session.session import Session

        session = Session(world(seats, kind, seed, turn, skip, board), NAMES[:seats], ["person"] * seats)
        window.show_game(session)
        session.seats.curtain = False
        session.start()
        if then is not None:
            then(window)

    return scene


def new_game(window: MainWindow, players: int = 3) -> QWidget:
    """Return the new game dialog at Dragon Dice Risk."""
    from ui.new_game.dialog import NewGameDialog

    dialog = NewGameDialog(window.words, window.settings.value, window, Random(3))
    dialog.choose_game("risk")
    dialog.page.numbers.buttons[str(players)].click()  # type: ignore[attr-defined]
    return dialog


def new_game_rules(window: MainWindow) -> QWidget:
    """Return the new game dialog at the house rules of Dragon Dice Risk."""
    dialog = new_game(window)
    dialog.page.turn_page()  # type: ignore[attr-defined]
    return dialog


def _open_pools(window: MainWindow) -> None:
    if window.page is not None:
        window.page.table.open_player(window.page.session.asked_seat)


def _board(window: MainWindow) -> BoardView:
    """Return the board of the window."""
    from ui.games.risk.board.board_view import BoardView

    return window.findChildren(BoardView)[-1]


def zoomed(window: MainWindow) -> None:
    """Zoom at Europe, point at a territory, and wait until all is sharp."""
    from PySide6.QtCore import QPointF
    from PySide6.QtTest import QTest

    board = _board(window)
    board.zoom_by(2.4, QPointF(board.width() * 0.56, board.height() * 0.35))
    board.point_at("terrain/15")
    for _ in range(MOST_WAITS):
        QTest.qWait(WAIT)
        if board.is_sharp:
            return


def threatened(window: MainWindow) -> None:
    """Show what opponents could attack, and from where at one territory."""
    board = _board(window)
    board.threats_button.click()
    board.point_at(max(board.dangers, key=lambda place: len(board.dangers[place][0].sources)))


def listed(window: MainWindow) -> None:
    """Show the territories as a list."""
    _board(window).toggle_list()


def typed(window: MainWindow) -> None:
    """Type the first letters of a name."""
    board = _board(window)
    board.begin_find()
    board.finder.add("so")


def proposed(window: MainWindow) -> None:
    """Propose units to place, and take up some of one territory."""
    board = _board(window)
    if (side := board.placing) is not None:
        side.edit_or_confirm()
        board.act(next(iter(side.plan.health())))


RISK: dict[str, Scene] = {
    "risk-hand": risk(4, "march-first", turn=14, then=_open_pools),
    "risk-new-game": new_game,
    "risk-new-game-rules": new_game_rules,
    "risk-claim": risk(4, "claim", skip=18),
    "risk-cover": risk(4, "cover", skip=20),
    "risk-deploy": risk(3, "deploy", skip=12),
    "risk-proposal": risk(3, "deploy", then=proposed),
    "risk-recruit": risk(4, "recruit", turn=9),
    "risk-cards": risk(4, "turn-in", turn=12),
    "risk-march": risk(4, "march-first", turn=14),
    "risk-action": risk(4, "action", turn=14),
    "risk-attack": risk(4, "muster", turn=14),
    "risk-across": risk(4, "muster", turn=43),
    "risk-fight-on": risk(4, "fight-on"),
    "risk-move-in": risk(4, "move-in", turn=14),
    "risk-moves": risk(4, "free-move", turn=14),
    "risk-two": risk(2, "march-first", turn=8, board="four_shores"),
    "risk-six": risk(6, "march-first", turn=20),
    "risk-zoomed": risk(6, "action", turn=14, then=zoomed),
    "risk-threats": risk(4, "march-first", turn=14, then=threatened),
    "risk-list": risk(4, "action", turn=14, then=listed),
    "risk-effects": risk(4, "move-in", turn=4),
    "risk-typed": risk(4, "claim", skip=18, then=typed),
}
