"""Memory after an hour's play: the window of a person against Recruit, its every change painted, game after game."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.figures import Figure

MOST = 250.0  # megabytes
CHOICES = 1000  # a person answers every seven seconds, and Recruit as often
SIZE = (1920, 1080)


def staying(_rounds: int) -> list[Figure]:
    """Measure in a process of its own, which nothing else has filled."""
    with tempfile.TemporaryDirectory(prefix="ddtable-") as home:
        folders = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
        environment = {**os.environ, **dict.fromkeys(folders, home), "QT_QPA_PLATFORM": "offscreen"}
        done = subprocess.run(
            [sys.executable, "-m", "benchmarks.staying", home],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        return [Figure("memory after an hour's play", None, "MB", MOST, note=done.stderr.strip()[-80:])]
    window, worker = (float(part) for part in done.stdout.split()[-2:])
    note = f"{CHOICES} choices painted at {SIZE[0]}x{SIZE[1]}; the computer player's process {worker:.0f} MB more"
    return [Figure("memory after an hour's play", window, "MB", MOST, note=note)]


def stay(folder: Path) -> tuple[float, float]:
    """Play, and return the megabytes of this process and of a computer player's."""
    from random import Random

    from PySide6.QtCore import QEvent

    import ddtable.rules  # noqa: F401 - makes the rule systems known
    from ddtable.commands.simulate import deal
    from ui.app import application
    from ui.games import Games
    from ui.hints import suggestion
    from ui.opponent import Opponent
    from ui.shell.library import SeatPlan
    from ui.shell.window import MainWindow

    app = application()
    window = MainWindow(Games(folder / "games"))
    window.resize(*SIZE)
    window.show()
    seats = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]
    played, number, random = 0, 0, Random(1)
    while played < CHOICES:
        controller = window.library.new(deal("classic", 2, 36, 1, number), seats, True)
        window.show_game(controller)
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what goes, goes: no event loop runs here
        number += 1
        while (question := controller.game.question) is not None and played < CHOICES:
            controller._play(suggestion(controller.game, question)[0])
            app.processEvents()
            played += 1
            if random.random() < 0.02:
                controller.look_at(random.randrange(len(controller.game.history)))
                app.processEvents()
                controller.look_at(None)
    opponent = Opponent()
    opponent.ask(controller.game.history[-2].position)
    opponent._process.waitForReadyRead(10_000)
    sizes = resident("self"), resident(str(opponent._process.processId()))
    opponent.close()
    window.close()
    return sizes


def resident(process: str) -> float:
    """Return the memory of a process in megabytes, as Linux tells it."""
    lines = Path("/proc", process, "status").read_text().splitlines()
    kilobytes = next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return kilobytes / 1024


if __name__ == "__main__":
    print(*stay(Path(sys.argv[1])))
