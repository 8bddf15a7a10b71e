"""Find positions for puzzles: computer players play, and the answers of a question are tried until the best is certain.

A position is kept if its best answer is better than the second best by clearly more than the threshold. The output
are files of `resources/puzzles` (docs/lessons.md): look at each position, give it a name and a title, and test it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time

from msgspec import Struct
from msgspec.structs import replace

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from benchmarks.small_wars import CHOOSES, small_wars
from ddtable.dice.catalogue import catalogue
from ddtable.engine import kernel
from ddtable.engine.questions import Choice, Picked, Question
from ddtable.engine.system import AnyPosition, SetUp, system
from ddtable.guides.puzzles.answers import alike, answers_of
from ddtable.guides.puzzles.notations import position_in, text_of
from ddtable.guides.puzzles.playouts import Measured, measure, result
from ddtable.guides.puzzles.puzzle import load_puzzle, question_of
from ddtable.opponents.dragon_dice.appraisal import chance
from ddtable.opponents.dragon_dice.veteran import WEIGHED
from ddtable.opponents.players import RECRUIT, VETERAN, choose, nearest
from ddtable.opponents.seated import Computer
from ddtable.rules.dragon_dice.board import DEAD, has_army, terrain_places
from ddtable.rules.dragon_dice.places import lair

BY_LOT = 0.08  # of all answers, so that odd positions occur too
FEWEST, MOST = 2, 8  # answers of a puzzle
THRESHOLD = 0.03  # an answer this close to the best one solves the puzzle
SCREENED = 40  # tries by Recruit, which only choose positions
SERIES, MOST_SERIES, MOST_OF_RECRUIT = 16, 6, 24  # tries by Veteran that count, in series until the lead is certain
FIRST_LEAD, SURE, HOPELESS = 0.08, 2.5, 0.12  # the lead that is looked for, the errors by which it must be sure
SLOW = {"classic": 0.03, "risk": 0.4}  # CPU seconds of a try by Recruit
TURNS = {"classic": 4, "risk": 0}  # turns that are played on; then the chance is estimated; 0: to the end of the game
NOT_LOST = (0.08, 0.92)  # the best chance of a puzzle: nothing helps in a lost game, or hurts in a won one
MOST_OF_GAME = 36  # positions of one game that are looked at
COMPUTERS = (RECRUIT, VETERAN)
NUMBERS = 1_000_000  # tries of other series have other dice

Found = tuple[AnyPosition, Question, Sequence[Choice], Measured]


class Dealt(Struct, frozen=True):
    """The games of 1995 that positions are looked for in: their sizes, and if dragons are brought in at once."""

    sizes: tuple[int, ...] = (7, 9, 12)
    dragons: bool = False

    def begin(self, number: int, random: Random) -> kernel.Played:
        """Begin a game of two players with dealt forces."""
        rules = system("classic")
        forces = tuple(rules.deal(self.sizes[number % len(self.sizes)], random, {}) for _ in range(2))
        return kernel.begin(rules, SetUp("classic", random.getrandbits(62), {}, forces))


def with_dragons(position: AnyPosition, random: Random) -> AnyPosition:
    """Return a position with the dragons that wait in the pool at terrains with an army."""
    armies = [place for place in terrain_places(position) if any(map(partial(has_army, position), (0, 1), [place] * 2))]
    dragons = catalogue().dragons
    dice = [
        replace(die, place=lair(random.choice(armies))) if die.type in dragons and die.place == DEAD and armies else die
        for die in position.dice
    ]
    return replace(position, dice=tuple(dice))


def positions(kinds: Sequence[str], seed: int, dealt: Dealt) -> Iterator[tuple[AnyPosition, Question]]:
    """Yield positions of games in which a question of these kinds is asked, without end."""
    number = 0
    while True:
        random = Random(f"puzzles/{seed}/{number}")
        number += 1
        for position, question in islice(_of_game(kinds, dealt, number, random), MOST_OF_GAME):
            yield _as_text(system("classic").observe(position, question.seat)), question


def _as_text(position: AnyPosition) -> AnyPosition:
    """Return a position as the file of a puzzle has it."""
    return position_in(position.system, text_of(position))


def _of_game(kinds: Sequence[str], dealt: Dealt, number: int, random: Random) -> Iterator[tuple[AnyPosition, Question]]:
    """Yield the positions of one game in which a question of these kinds is asked, from turn 2 on."""
    rules = system("classic")
    played, brought = dealt.begin(number, random), not dealt.dragons
    while (question := played.question) is not None:
        position = played.position
        if not brought and question.kind == "march-first" and position.board.turn > 1:
            brought = True
            played = kernel.begin(rules, rules.set_up_at(with_dragons(position, random)))
            continue
        wanted = question.kind in kinds and position.board.turn > 1 and brought
        if wanted and random.random() < COMMON.get(question.kind, 1):
            yield position, question
        by_lot = random.random() < BY_LOT
        seen = rules.observe(position, question.seat)
        choice = rules.sample(question, random) if by_lot else choose(seen, question, random, RECRUIT)[0]
        played = kernel.play(rules, position, choice, question)


COMMON = {"spell": 0.5, "oppose": 0.2, "maneuver": 0.6}
"""The parts of questions that are asked often which are looked at."""


def judged(position: AnyPosition, question: Question, who: Computer, hard: bool = False) -> Found | None:
    """Return the measured answers of a position if it makes a puzzle. The tries that chose it do not count.

    `hard`: only if no computer player finds the best answer.
    """
    answers = answers_of(position, question)
    if not FEWEST <= len(answers) <= MOST:
        return None
    if not hard and not _looks_clear(position, question, answers):
        return None
    screened = _screened(position, question, answers)
    if screened is None or (hard and len(_wrong(position, question, answers[screened.best])) < len(COMPUTERS)):
        return None
    found = certain(position, question, answers, who)
    hopeless = not NOT_LOST[0] < found.chance(found.best) < NOT_LOST[1]
    if hopeless or not is_certain(found) or not agrees(found, position, question, answers):
        return None
    return position, question, answers, found


def agrees(found: Measured, position: AnyPosition, question: Question, answers: Sequence[Choice]) -> bool:
    """Return True if a few tries by Veteran have the same best answer: Recruit's tries cost a tenth of them."""
    return measure(position, question, answers, range(-SERIES, 0), VETERAN, TURNS[position.system]).best == found.best


def is_certain(found: Measured) -> bool:
    """Return True if the best answer is better than all others by clearly more than the threshold."""
    behind = [found.behind(row) for row in range(len(found.results)) if row != found.best]
    return all(points - SURE * error > THRESHOLD for points, error in behind)


def certain(
    position: AnyPosition, question: Question, answers: Sequence[Choice], who: Computer, first: int = 0
) -> Measured:
    """Measure answers in series of tries from number `first` on, until the best is certain or will not be."""
    found = Measured(tuple(() for _ in answers))
    for series in range(MOST_SERIES if who == VETERAN else MOST_OF_RECRUIT):
        tries = range(first + series * SERIES, first + (series + 1) * SERIES)
        rows = [row for row in range(len(answers)) if not series or _matters(found, row)]
        found = found.with_more(
            {
                row: [result(position, question, answers[row], one, who, TURNS[position.system]) for one in tries]
                for row in rows
            }
        )
        lead, error = found.lead()
        if is_certain(found) or lead + error < THRESHOLD:
            break
    return found


def again(path: Path, first: int, who: Computer | None) -> bool:
    """Measure a file again from try `first` on; write it and return True if its best answer is still the best.

    The same player tries the answers again if there is none here.
    """
    old = load_puzzle(path)
    position, question = question_of(old)
    answers = [one.choice for one in old.answers]
    who = who or Computer(old.player)
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
    weigh = WEIGHED.get(question.kind) if position.system == "classic" else None
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


def _screened(position: AnyPosition, question: Question, answers: Sequence[Choice]) -> Measured | None:
    """Return tries by Recruit if they promise a clear lead. Positions with long answers are left out."""
    found = Measured(tuple(() for _ in answers))
    for first in range(0, SCREENED, SCREENED // 4):
        start = process_time()
        tries = range(NUMBERS + first, NUMBERS + first + SCREENED // 4)
        more = measure(position, question, answers, tries, RECRUIT, TURNS[position.system])
        found = found.with_more(dict(enumerate(more.results)))
        lead, error = found.lead()
        if process_time() - start > SLOW[position.system] * len(tries) * len(answers) or lead + error < FIRST_LEAD:
            return None
    clear = lead >= FIRST_LEAD and lead > 2 * error and NOT_LOST[0] < found.chance(found.best) < NOT_LOST[1]
    return found if clear else None


def difficulty(found: Found) -> int:
    """Return 1 to 4: one more for each computer player that answers otherwise, and for a small lead."""
    position, question, answers, measured = found
    wrong = _wrong(position, question, answers[measured.best])
    return 1 + len(wrong) + (measured.lead()[0] < 1.5 * FIRST_LEAD)


def _wrong(position: AnyPosition, question: Question, best: Choice) -> list[Computer]:
    """Return the computer players that give another answer."""
    return [who for who in COMPUTERS if not alike(position, best, _answer(position, question, who))]


def _answer(position: AnyPosition, question: Question, who: Computer) -> Choice:
    return choose(position, question, Random(0), nearest(position.system, who))[0]


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
        f"turns = {TURNS[position.system]}",
        f'position = """\n{text_of(position)}"""',
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
    parser.add_argument(
        "--player",
        choices=["recruit", "veteran"],
        help="who tries the answers: by default Veteran, or the player in the file with --again",
    )
    parser.add_argument("--count", type=int, default=5, help="puzzles of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sizes", type=int, nargs="+", default=[7, 9, 12])
    parser.add_argument("--system", choices=sorted(TURNS), default="classic")
    parser.add_argument("--dragons", action="store_true", help="bring the dragons in when turn 2 begins")
    parser.add_argument("--hard", action="store_true", help="only puzzles whose answer no computer player finds")
    asked = parser.parse_args(arguments)
    who = Computer(asked.player) if asked.player else None
    if asked.again is not None:
        stand = [again(path, asked.again, who) for path in sorted(asked.folder.glob("*.toml"))]
        return 0 if all(stand) else 1
    asked.folder.mkdir(parents=True, exist_ok=True)
    who, dealt = who or VETERAN, Dealt(tuple(asked.sizes), asked.dragons)
    found_in = small_wars(asked.seed) if asked.system == "risk" else positions(asked.kinds, asked.seed, dealt)
    counts, tried = Counter[str](), Counter[str]()
    for position, question in found_in:
        if counts[question.kind] >= asked.count:
            continue
        tried[question.kind] += 1
        if (found := judged(position, question, who, asked.hard)) is not None:
            assert _as_text(position) == position
            path = asked.folder / f"{question.kind}_{asked.seed}_{counts[question.kind]}.toml"
            path.write_text(as_file(found, who), encoding="utf-8")
            counts[question.kind] += 1
            print(path.name, [round(100 * one, 1) for one in found[3].lead()], dict(tried), file=sys.stderr, flush=True)
        if all(counts[kind] >= asked.count for kind in asked.kinds or (CHOOSES,)):
            break
    return 0


if __name__ == "__main__":
    sys.exit(main())
