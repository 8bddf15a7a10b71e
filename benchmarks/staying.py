"""Memory after an hour of play: the window of a person against Recruit, with every change painted."""

from __future__ import annotations

import sys
from pathlib import Path

from benchmarks.apart import NotMeasured, apart, resident
from benchmarks.figures import Figure

MOST = 250.0  # megabytes
CHOICES, CHOICES_ONCE = 1000, 30  # a person answers every seven seconds, and Recruit as often
SIZE = (1920, 1080)


def staying(rounds: int) -> list[Figure]:
    """Measure in a separate process."""
    choices = CHOICES_ONCE if rounds == 1 else CHOICES
    try:
        window, worker = apart("benchmarks.staying", str(choices))
    except NotMeasured as why:
        return [Figure("memory after an hour's play", None, "MB", MOST, note=str(why))]
    note = f"{choices} choices painted at {SIZE[0]}x{SIZE[1]}; the computer player's process {worker:.0f} MB more"
    return [Figure("memory after an hour's play", window, "MB", MOST, note=note)]


def stay(folder: Path, choices: int) -> tuple[float, float]:
    """Play this many choices, and return the megabytes of this process and of the computer player's process."""
    from random import Random

    from PySide6.QtCore import QEvent

    import ddtable.rules  # noqa: F401 - makes the rule systems known
    from ddtable.commands.simulate import deal
    from ui.session.answer.hints import suggestion
    from ui.session.library import SeatPlan
    from ui.session.worker.restarting import Opponent
    from ui.window.app import application
    from ui.window.main_window import MainWindow
    from ui.window.saved_games import Games

    app = application()
    window = MainWindow(Games(folder / "games"))
    window.resize(*SIZE)
    window.show()
    seats = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]
    played, number, random = 0, 0, Random(1)
    while played < choices:
        session = window.library.new(deal("classic", 2, 36, 1, number), seats, True)
        window.show_game(session)
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what goes, goes: no event loop runs here
        number += 1
        while (question := session.game.question) is not None and played < choices:
            session.play(suggestion(session.game, question)[0])
            app.processEvents()
            played += 1
            if random.random() < 0.02:
                session.shown.look_at(random.randrange(len(session.game.history)))
                app.processEvents()
                session.shown.look_at(None)
    earlier = session.game.history[-2].position
    question = session.game.branch(len(session.game.history) - 2).question
    opponent = Opponent()
    assert question is not None
    assert opponent.worker is not None
    opponent.ask(earlier, question)
    worker = opponent.worker.process
    worker.waitForReadyRead(10_000)
    sizes = resident(), resident(str(worker.processId()))
    opponent.close()
    window.close()
    return sizes


if __name__ == "__main__":
    print(*stay(Path(sys.argv[1]), int(sys.argv[2])))
