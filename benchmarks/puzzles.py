"""Find positions for puzzles: computer players play, and the answers of a question are tried until the best is certain.

A position is kept if its best answer is better than the second best by clearly more than the threshold. The output
are files of `resources/puzzles` (docs/lessons.md): look at each position, give it a name and words, and measure it
again with dice that had no part in the search.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import process_time

from msgspec import Struct

from benchmarks.puzzle_games import Asked, Looking, as_text, positions
from ddtable.engine.questions import Allotted, Choice, Chosen, Picked
from ddtable.guides.puzzles.answers import alike, answers_of
from ddtable.guides.puzzles.notations import text_of
from ddtable.guides.puzzles.playouts import Measured, measure, result
from ddtable.guides.puzzles.puzzle import load_puzzle, question_of
from ddtable.opponents.players import RECRUIT, VETERAN, WARLORD, choose, nearest
from ddtable.opponents.seated import Computer

FEWEST, MOST = 2, 10  # answers of a puzzle
MOST_PLACES = 24  # of a question about recruits: one answer for each territory
THRESHOLD = 0.03  # an answer this close to the best one solves the puzzle
SERIES, TRIES = 16, 96  # tries that count, in series; hopeless answers have fewer
FIRST_LEAD, SURE, HOPELESS = 0.06, 2.0, 0.12  # the lead that is looked for, the errors by which it must be sure
CLOSE = 0.12  # a lead below this makes a puzzle more difficult
TURNS = {
    "classic": 4,
    "risk": 0,
    "campaign": 0,
}  # turns until the chance is estimated; 0: to the end
NOT_LOST = (0.08, 0.95)  # the best chance of a puzzle: nothing helps in a lost game, or hurts in a won one
COMPUTERS = (RECRUIT, VETERAN)
NUMBERS = 1_000_000  # tries of other series have other dice


class Look(Struct, frozen=True):
    """A first look at the answers: so many tries by a player, so many turns; the lead that it must show.

    `errors`: by how many standard errors; `most`: answers that are tried, the best ones of the look before.
    """

    who: Computer
    turns: int
    tries: int
    lead: float
    errors: float
    most: int = MOST_PLACES


LOOKS: dict[str, Sequence[Look]] = {
    "classic": (
        Look(RECRUIT, 1, 6, FIRST_LEAD / 2, 0),
        Look(RECRUIT, 1, 18, FIRST_LEAD / 2, 1.5),
        Look(RECRUIT, 4, 40, FIRST_LEAD, 2),
        Look(WARLORD, 4, 32, FIRST_LEAD, 1),
    ),
    "risk": (Look(VETERAN, 0, 3, 0.01, 0), Look(VETERAN, 0, 8, 2 * FIRST_LEAD, 0), Look(VETERAN, 0, 24, 0.07, 1.7, 4)),
}
LOOKS["campaign"] = LOOKS["risk"]
"""The looks at a position, each with its own dice: the cheap ones first, since most positions fail."""
SLOWEST = 0.5  # CPU seconds of a try in the first look
STRONGEST = {"classic": WARLORD, "risk": VETERAN, "campaign": VETERAN}

Found = tuple[Asked, Sequence[Choice], Measured]


def promises(asked: Asked, answers: Sequence[Choice]) -> bool:
    """Return True if tries that do not count show a clear lead of the same answer again and again."""
    position, question, first, rows = asked.position, asked.question, NUMBERS, list(range(len(answers)))
    best = -1
    for look in LOOKS[position.system]:
        start = process_time()
        listed = [answers[row] for row in rows]
        found = measure(position, question, listed, range(first, first + look.tries), look.who, look.turns)
        lead, error = found.lead()
        slow = process_time() - start > SLOWEST * look.tries * len(rows)
        if slow or lead < look.lead or lead < look.errors * error or best not in (-1, rows[found.best]):
            return False
        best, first = rows[found.best], first + look.tries
        order = sorted(range(len(rows)), key=lambda one: -found.chance(one))
        rows = [rows[one] for one in order[:4]] if question.kind == "recruit" else rows
    return NOT_LOST[0] < found.chance(found.best) < NOT_LOST[1]


def judged(asked: Asked, tries: int, hard: bool = False) -> Found | None:
    """Return the measured answers of a position if it makes a puzzle. The tries that chose it do not count.

    `hard`: only if no computer player finds the best answer.
    """
    answers = answers_of(asked.position, asked.question)
    if not FEWEST <= len(answers) <= (MOST_PLACES if asked.question.kind == "recruit" else MOST):
        return None
    if not promises(asked, answers):
        return None
    found = measured(asked, answers, STRONGEST[asked.position.system], range(tries))
    if hard and len(_wrong(asked, answers[found.best])) < len(COMPUTERS):
        return None
    return (asked, answers, found) if is_certain(found) else None


def is_certain(found: Measured) -> bool:
    """Return True if the best answer is better than all others by clearly more than the threshold."""
    behind = [found.behind(row) for row in range(len(found.results)) if row != found.best]
    return all(points - SURE * error > THRESHOLD for points, error in behind)


def measured(asked: Asked, answers: Sequence[Choice], who: Computer, tries: range) -> Measured:
    """Measure answers in series of tries, always as many, whatever they show; only hopeless answers drop out."""
    found = Measured(tuple(() for _ in answers))
    turns = TURNS[asked.position.system]
    for first in range(tries.start, tries.stop, SERIES):
        series = range(first, min(first + SERIES, tries.stop))
        rows = [row for row in range(len(answers)) if first < tries.start + 2 * SERIES or _matters(found, row)]
        more = {
            row: [result(asked.position, asked.question, answers[row], one, who, turns) for one in series]
            for row in rows
        }
        found = found.with_more(more)
    return found


def _matters(found: Measured, row: int) -> bool:
    """Return True if an answer may still be the best or the second best one."""
    behind, error = found.behind(row)
    return row == found.best or row == _second(found) or behind - SURE * error < HOPELESS


def _second(found: Measured) -> int:
    return min((row for row in range(len(found.results)) if row != found.best), key=lambda row: found.behind(row)[0])


def again(path: Path, tries: range, who: Computer | None) -> bool:
    """Measure a file again; write it and return True if its best answer is still the best, and certain.

    The strongest player of the game tries the answers if none is given.
    """
    old = load_puzzle(path)
    position, question = question_of(old)
    asked = Asked(position, question)
    answers = [one.choice for one in old.answers]
    who = who or STRONGEST[position.system]
    found = measured(asked, answers, who, tries)
    stands = is_certain(found) and found.best == 0
    lead = [round(100 * one, 1) for one in found.lead()]
    print(path.name, lead, len(found.results[found.best]), "stands" if stands else "does not stand", flush=True)
    if stands:
        path.write_text(as_file((asked, answers, found), who), encoding="utf-8")
    return stands


def difficulty(found: Found) -> int:
    """Return 1 to 4: one more for each computer player that answers otherwise, and for a small lead."""
    asked, answers, tried = found
    return 1 + len(_wrong(asked, answers[tried.best])) + (tried.lead()[0] < CLOSE)


def _wrong(asked: Asked, best: Choice) -> list[Computer]:
    """Return the computer players that give another answer."""
    return [who for who in COMPUTERS if not alike(asked.position, asked.question, best, _answer(asked, who))]


def _answer(asked: Asked, who: Computer) -> Choice:
    return choose(asked.position, asked.question, Random(0), nearest(asked.position.system, who))[0]


def as_file(found: Found, who: Computer = VETERAN) -> str:
    """Return the text of a puzzle file, the best answer first."""
    asked, answers, tried = found
    position = asked.position
    rows = sorted(range(len(answers)), key=lambda row: -tried.chance(row))
    lines = [
        f'system = "{position.system}"',
        f'kind = "{asked.question.kind}"',
        f"difficulty = {difficulty(found)}",
        f"threshold = {100 * THRESHOLD:g}",
        f'player = "{who.name}"',
        f"turns = {TURNS[position.system]}",
        f'position = """\n{text_of(position)}"""',
    ]
    for row in rows:
        behind, error = tried.behind(row)
        lines += [
            "",
            "[[answers]]",
            _written(answers[row]),
            f"chance = {100 * tried.chance(row):.1f}",
            f"error = {100 * tried.error(row):.1f}",
            f"tries = {len(tried.results[row])}",
            f"behind = {100 * behind:.1f}",
            f"behind_error = {100 * error:.1f}",
        ]
    return "\n".join(lines) + "\n"


def _written(answer: Choice) -> str:
    """Return the line of a puzzle file that says what is answered."""
    if isinstance(answer, Picked):
        return f'pick = "{answer.option}"'
    if isinstance(answer, Allotted):
        return f"points = {[list(row) for row in answer.amounts]}"
    assert isinstance(answer, Chosen)
    return f"dice = {list(answer.dice)}"


def main(arguments: list[str] | None = None) -> int:
    """Look for puzzles until there are enough, and write each into a folder."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.puzzles", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("kinds", nargs="*", help="kinds of questions: action, casualties …")
    parser.add_argument(
        "--again", type=int, metavar="FIRST", help="measure the files of the folder again, from this try"
    )
    parser.add_argument(
        "--player", choices=["recruit", "veteran"], help="who tries the answers with --again: else the strongest"
    )
    parser.add_argument("--only", nargs="*", default=[], help="with --again: the names of puzzles, else all")
    parser.add_argument("--tries", type=int, default=TRIES)
    parser.add_argument("--count", type=int, default=5, help="puzzles of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sizes", type=int, nargs="+", default=[7, 9, 12])
    parser.add_argument("--system", choices=sorted(TURNS), default="classic")
    parser.add_argument("--dragons", action="store_true", help="bring the dragons in when turn 2 begins")
    parser.add_argument("--hard", action="store_true", help="only puzzles whose answer no computer player finds")
    asked = parser.parse_args(arguments)
    if asked.again is not None:
        who = Computer(asked.player) if asked.player else None
        files = [path for path in sorted(asked.folder.glob("*.toml")) if not asked.only or path.stem in asked.only]
        stand = [again(path, range(asked.again, asked.again + asked.tries), who) for path in files]
        return 0 if all(stand) else 1
    asked.folder.mkdir(parents=True, exist_ok=True)
    look_for(Looking(asked.system, asked.kinds, asked.seed, tuple(asked.sizes), asked.dragons), asked)
    return 0


def look_for(looking: Looking, options: argparse.Namespace) -> None:
    """Write so many puzzles of each kind into the folder."""
    counts, tried = Counter[str](), Counter[str]()
    for asked in positions(looking):
        kind = asked.question.kind
        if counts[kind] >= options.count:
            continue
        tried[kind] += 1
        if (found := judged(asked, options.tries, options.hard)) is not None:
            assert as_text(asked.position) == asked.position
            path = options.folder / f"{kind}_{looking.seed}_{counts[kind]}.toml"
            path.write_text(as_file(found, STRONGEST[looking.system]), encoding="utf-8")
            counts[kind] += 1
            print(path.name, [round(100 * one, 1) for one in found[2].lead()], dict(tried), file=sys.stderr, flush=True)
        if all(counts[kind] >= options.count for kind in looking.kinds):
            return


if __name__ == "__main__":
    sys.exit(main())
