"""The time to write many rosters: 100 forces, each in a separate file, in a process without a window."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.apart import NotMeasured, apart
from benchmarks.figures import Figure, seconds

FORCES, FORCES_ONCE = 100, 6
HEALTH = (24, 36, 60)  # one after the other
MOST = 20.0  # seconds
MOST_ROUNDS = 3


def printing(rounds: int) -> list[Figure]:
    """Measure 100 rosters as PDF files and as web pages."""
    count = FORCES_ONCE if rounds == 1 else FORCES
    names = (f"{FORCES} rosters as PDF files", f"{FORCES} rosters as web pages")
    try:
        taken = [apart("benchmarks.rosters", str(count)) for _ in range(min(rounds, MOST_ROUNDS))]
    except NotMeasured as why:
        return [Figure(name, None, "s", note=str(why)) for name in names]
    pdf, html, size = (median(column) for column in zip(*taken, strict=True))
    note = f"{count} forces of {', '.join(map(str, HEALTH))} health, colour, all faces; {size / 1024:.0f} KB each"
    return [Figure(names[0], pdf, "s", MOST, note=note), Figure(names[1], html, "s")]


def print_all(folder: Path, count: int) -> tuple[float, float, float]:
    """Print so many forces; return the seconds for 100 files of each kind, and the mean size of a PDF file in bytes."""
    from ddtable.dice.catalogue import catalogue
    from ddtable.forces.deal import deal_force
    from ddtable.rosters.files import written
    from ddtable.rosters.wanted import Wanted
    from ddtable.words.sentences import Words
    from ui.rosters.output import pdf_bytes
    from ui.window.app import application

    started = application()  # kept to the end: there are no fonts without it
    words, wanted, random = Words(), Wanted(), Random(1)
    forces = [deal_force(catalogue(), HEALTH[number % len(HEALTH)], random) for number in range(count)]

    def files() -> None:
        for number, force in enumerate(forces):
            (folder / f"{number}.pdf").write_bytes(pdf_bytes(words, [("Ragna", force)], wanted))

    def pages() -> None:
        for number, force in enumerate(forces):
            (folder / f"{number}.html").write_text(written("html", words, [("Ragna", force)], wanted), "utf-8")

    pdf, html = (seconds(work) * FORCES / count for work in (files, pages))
    del started
    return pdf, html, sum(path.stat().st_size for path in folder.glob("*.pdf")) / count


if __name__ == "__main__":
    print(*print_all(Path(sys.argv[1]), int(sys.argv[2])))
