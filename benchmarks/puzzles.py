"""Find positions for puzzles: computer players play, and the answers of a question are tried until the best is certain.

A position is kept if its best answer is better than the second best by clearly more than the threshold. The output
are files of `resources/puzzles` (docs/lessons.md): look at each position, give it a name and a title, and test it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from ddtable.engine import kernel
from ddtable.engine.questions import Choice, Picked, Question
from ddtable.engine.system import AnyPosition, SetUp, system
from ddtable.guides.puzzles.answers import answers_of
from ddtable.guides.puzzles.playouts import Measured, measure, result
from ddtable.guides.puzzles.puzzle import load_puzzle, question_of
from ddtable.opponents.dragon_dice.appraisal import chance
from ddtable.opponents.dragon_dice.veteran import WEIGHED
from ddtable.opponents.players import RECRUIT, VETERAN, choose
from ddtable.opponents.seated import Computer
from ddtable.rules.dragon_dice.notation import read, write

BY_LOT = 0.08  # of all answers, so that odd positions occur too
FEWEST, MOST = 2, 6  # answers of a puzzle
THRESHOLD = 0.03  # an answer this close to the best one solves the puzzle
SCREENED = 40  # tries by Recruit, which only choose positions
SERIES, MOST_SERIES, MOST_OF_RECRUIT = 16, 6, 24  # tries by Veteran that count, in series until the lead is certain
FIRST_LEAD, SURE, HOPELESS = 0.08, 2.5, 0.12  # the lead that is looked for, the errors by which it must be sure
SLOW = 0.03  # seconds on the clock of a try by Recruit
TURNS = 4  # turns that are played on; then the chance is estimated
NOT_LOST = (0.08, 0.92)  # the best chance of a puzzle: nothing helps in a lost game, or hurts in a won one
NUMBERS = 1_000_000  # tries of other series have other dice

Found = tuple[AnyPosition, Question, Sequence[Choice], Measured]


def positions(kinds: Sequence[str], seed: int, sizes: Sequence[int]) -> Iterator[tuple[AnyPosition, Question]]:
    """Yield positions of games in which a question of these kinds is asked, without end."""
    rules, number = system("classic"), 0
    while True:
        random = Random(f"puzzles/{seed}/{number}")
        number += 1
        size = sizes[number % len(sizes)]
        forces = tuple(rules.deal(size, random, {}) for _ in range(2))
        played = kernel.begin(rules, SetUp("classic", random.getrandbits(62), {}, forces))
        given = 0
        while (question := played.question) is not None and given < MOST * 6:
            position = played.position
            wanted = question.kind in kinds and position.board.turn > 1
            if wanted and random.random() < COMMON.get(question.kind, 1):
                given += 1
                yield rules.observe(position, question.seat), question
            by_lot = random.random() < BY_LOT
            seen = rules.observe(position, question.seat)
            choice = rules.sample(question, random) if by_lot else choose(seen, question, random, RECRUIT)[0]
            played = kernel.play(rules, position, choice, question)


COMMON = {"spell": 0.15, "oppose": 0.2, "maneuver": 0.6}
"""The parts of questions that are asked often which are looked at."""


def judged(position: AnyPosition, question: Question, who: Computer) -> Found | None:
    """Return the measured answers of a position if it makes a puzzle. The tries that chose it do not count."""
    answers = answers_of(position, question)
    if not FEWEST <= len(answers) <= MOST:
        return None
    if not _looks_clear(position, question, answers):
        return None
    if not _screened(position, question, answers):
        return None
    found = certain(position, question, answers, who)
    hopeless = not NOT_LOST[0] < found.chance(found.best) < NOT_LOST[1]
    if hopeless or not is_certain(found) or not agrees(found, position, question, answers):
        return None
    return position, question, answers, found


def agrees(found: Measured, position: AnyPosition, question: Question, answers: Sequence[Choice]) -> bool:
    """Return True if a few tries by Veteran have the same best answer: Recruit's tries cost a tenth of them."""
    return measure(position, question, answers, range(-SERIES, 0), VETERAN, TURNS).best == found.best


def is_certain(found: Measured) -> bool:
    """Return True if the best answer is better than all others by clearly more than the threshold."""
    lead, error = found.lead()
    return lead - SURE * error > THRESHOLD


def certain(
    position: AnyPosition, question: Question, answers: Sequence[Choice], who: Computer, first: int = 0
) -> Measured:
    """Measure answers in series of tries from number `first` on, until the best is certain or will not be."""
    found = Measured(tuple(() for _ in answers))
    for series in range(MOST_SERIES if who == VETERAN else MOST_OF_RECRUIT):
        tries = range(first + series * SERIES, first + (series + 1) * SERIES)
        rows = [row for row in range(len(answers)) if not series or _matters(found, row)]
        found = found.with_more(
            {row: [result(position, question, answers[row], one, who, TURNS) for one in tries] for row in rows}
        )
        lead, error = found.lead()
        if is_certain(found) or lead + error < THRESHOLD:
            break
    return found


def again(path: Path, first: int) -> bool:
    """Measure a file again from try `first` on; write it and return True if its best answer is still the best."""
    old = load_puzzle(path)
    position, question = question_of(old)
    answers = [one.choice for one in old.answers]
    who = Computer(old.player)
    found = certain(position, question, answers, who, first)
    stands = is_certain(found) and found.best == 0
    print(
        path.name, [round(100 * one, 1) for one in found.lead()], "stands" if stands else "does not stand", flush=True
    )
    if stands:
        path.write_text(as_file((position, question, answers, found), who), encoding="utf-8")
    return stands


def _looks_clear(position: AnyPosition, question: Question, answers: Sequence[Choice]) -> bool:
    """Return True if Veteran's estimate has a clear lead too; True for questions that Veteran does not weigh."""
    weigh = WEIGHED.get(question.kind)
    if weigh is None:
        return True
    found = weigh(position, question)
    known = [chance(found[one.option]) for one in answers if isinstance(one, Picked) and one.option in found]
    first, *others = sorted(known, reverse=True)
    return bool(others) and first - others[0] >= 0.75 * FIRST_LEAD


def _matters(found: Measured, row: int) -> bool:
    """Return True if an answer may still be the best or the second best one."""
    behind, error = found.behind(row)
    return row == found.best or behind - SURE * error < HOPELESS


def _screened(position: AnyPosition, question: Question, answers: Sequence[Choice]) -> bool:
    """Return True if tries by Recruit promise a clear lead. Positions with long answers are left out."""
    found = Measured(tuple(() for _ in answers))
    for first in range(0, SCREENED, SCREENED // 4):
        start = perf_counter()
        tries = range(NUMBERS + first, NUMBERS + first + SCREENED // 4)
        found = found.with_more(dict(enumerate(measure(position, question, answers, tries, RECRUIT, TURNS).results)))
        lead, error = found.lead()
        if perf_counter() - start > SLOW * len(tries) * len(answers) or lead + error < FIRST_LEAD:
            return False
    return lead >= FIRST_LEAD and lead > 2 * error and NOT_LOST[0] < found.chance(found.best) < NOT_LOST[1]


def difficulty(found: Found) -> int:
    """Return 1 to 4: one more for each computer player that answers otherwise, and for a small lead."""
    position, question, answers, measured = found
    wrong = [answers[measured.best] != _answer(position, question, who) for who in (RECRUIT, VETERAN)]
    return 1 + sum(wrong) + (measured.lead()[0] < 1.5 * FIRST_LEAD)


def _answer(position: AnyPosition, question: Question, who: Computer) -> Choice:
    choice = choose(position, question, Random(0), who)[0]
    known = answers_of(position, question)
    if isinstance(choice, Picked) and choice not in known:  # another die of the same type
        kinds = {str(one): one for one in known}
        return kinds.get(str(choice), choice)
    return choice


def as_file(found: Found, who: Computer = VETERAN) -> str:
    """Return the text of a puzzle file, the best answer first."""
    position, question, answers, measured = found
    rows = sorted(range(len(answers)), key=lambda row: -measured.chance(row))
    lines = [
        f'system = "{position.system}"',
        f'kind = "{question.kind}"',
        f"difficulty = {difficulty(found)}",
        f"threshold = {100 * THRESHOLD:g}",
        f'player = "{who.name}"',
        f"turns = {TURNS}",
        f'position = """\n{write(position)}"""',
    ]
    for row in rows:
        behind, error = measured.behind(row)
        answer = answers[row]
        chosen = f'pick = "{answer.option}"' if isinstance(answer, Picked) else f"dice = {list(answer.dice)}"  # type: ignore[union-attr]
        lines += [
            "",
            "[[answers]]",
            chosen,
            f"chance = {100 * measured.chance(row):.1f}",
            f"error = {100 * measured.error(row):.1f}",
            f"tries = {len(measured.results[row])}",
            f"behind = {100 * behind:.1f}",
            f"behind_error = {100 * error:.1f}",
        ]
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Look for puzzles until there are enough, and write each into a folder."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.puzzles", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("kinds", nargs="*", help="kinds of questions: action, casualties …")
    parser.add_argument(
        "--again", type=int, metavar="FIRST", help="measure the files of the folder again, from this try"
    )
    parser.add_argument("--player", choices=["recruit", "veteran"], default="veteran", help="who tries the answers")
    parser.add_argument("--count", type=int, default=5, help="puzzles of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sizes", type=int, nargs="+", default=[7, 9, 12])
    asked = parser.parse_args(arguments)
    if asked.again is not None:
        stand = [again(path, asked.again) for path in sorted(asked.folder.glob("*.toml"))]
        return 0 if all(stand) else 1
    asked.folder.mkdir(parents=True, exist_ok=True)
    counts, tried = Counter[str](), Counter[str]()
    for position, question in positions(asked.kinds, asked.seed, asked.sizes):
        if counts[question.kind] >= asked.count:
            continue
        tried[question.kind] += 1
        if (found := judged(position, question, Computer(asked.player))) is not None:
            assert read(write(position)) == position
            path = asked.folder / f"{question.kind}_{asked.seed}_{counts[question.kind]}.toml"
            path.write_text(as_file(found, Computer(asked.player)), encoding="utf-8")
            counts[question.kind] += 1
            print(path.name, [round(100 * one, 1) for one in found[3].lead()], dict(tried), file=sys.stderr, flush=True)
        if all(counts[kind] >= asked.count for kind in asked.kinds):
            break
    return 0


if __name__ == "__main__":
    sys.exit(main())
