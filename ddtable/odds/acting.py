"""Icons that act in a roll: the dice that show them come first, then all other faces are still open (C14.3, C14.4).

Each combination of acting faces is a condition with a chance. The engine itself lets the icons act, with the answers
that the players give; what is rolled in the middle of it, by a few dice, is followed in all ways. The other faces of
the roll are then counted as usual, on the dice that are left and with all changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from ddtable.engine.arithmetic import Face
from ddtable.engine.draft import Draft
from ddtable.engine.position import Roll
from ddtable.engine.questions import Choice, Question
from ddtable.engine.system import RuleSystem
from ddtable.odds.arrays import TooMany
from ddtable.odds.exchange import IN_THE_SUM
from ddtable.odds.of_recipe import sides_of
from ddtable.odds.outcomes import of_roll
from ddtable.odds.plans import Sides
from ddtable.odds.trying import Answers
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicPosition
from ddtable.rules.dragon_dice.effects import paralysed
from ddtable.rules.dragon_dice.icons import Hook
from ddtable.rules.dragon_dice.roll_kinds import ONLY_SAVES, Kind

MOST = 12  # conditions of one roll
MOST_WHOLE = 36  # rolls of an army whose faces icons of the other one read
OF_THE_WHOLE: tuple[Hook, ...] = ("bash", "charge")
"""Icons whose effect depends on all faces of a roll, or that make another roll of it."""

Open: TypeAlias = Mapping[int, Sides]
"""The faces that some dice can show, if some of theirs are known to be there or not."""


_Way: TypeAlias = tuple[float, int, Sides, tuple[Face, ...]]
"""A chance, a die, the faces that it can show, those of them that act."""


class Condition(NamedTuple):
    """A part of a roll that is known: its chance, the faces that dice with acting icons can show, those that act."""

    share: float
    open: Open
    faces: tuple[Face, ...]


def conditions(
    view: ClassicPosition,
    seat: int,
    place: str,
    dice: Sequence[int],
    kind: Kind,
    out: Sequence[Hook] = (),
    *,
    late: bool = False,
) -> list[Condition]:
    """Return the combinations of acting faces of an army's roll. Raises TooMany, also for the hooks in `out`.

    `late`: icons that wait for the other army's roll are counted too.
    """
    if paralysed(view, seat, place):
        kind = ONLY_SAVES.get(kind, kind)
    icons = view.board.edition.icons
    ways: list[list[_Way]] = []
    for die in dice:
        (sides,) = sides_of(view, (die,))
        uses = [icons.use_of(face.icon, kind) for face in sides]
        acting = tuple(face for face, use in zip(sides, uses, strict=True) if use.hook not in IN_THE_SUM)
        if not acting:
            continue
        if any(use.again or (use.delayed and not late) or use.hook in (*OF_THE_WHOLE, *out) for use in uses):
            raise TooMany
        rest = tuple(face for face in sides if face not in acting)
        each: list[_Way] = [(acting.count(face) / len(sides), die, (face,), (face,)) for face in dict.fromkeys(acting)]
        ways.append([*each, (len(rest) / len(sides), die, rest, ())] if rest else each)
    if prod(map(len, ways)) > MOST:
        raise TooMany
    return [
        Condition(
            prod(share for share, *_ in row),
            {die: sides for _, die, sides, _ in row},
            tuple(face for *_, faces in row for face in faces),
        )
        for row in product(*ways)
    ]


def waits(view: ClassicPosition, faces: Sequence[Face], kind: Kind) -> bool:
    """Return True if some of these icons wait for the other army's roll, and read its faces (C14.4)."""
    return bool(view.board.edition.icons.acts_of(faces, kind, delayed=True))


def whole_rolls(view: ClassicPosition, dice: Sequence[int], kind: Kind) -> list[Condition]:
    """Return all rolls of a few dice, each as a condition that leaves nothing open. Raises TooMany."""
    icons, sides = view.board.edition.icons, sides_of(view, dice)
    if any(icons.use_of(face.icon, kind).again for faces in sides for face in faces):
        raise TooMany
    ways = [[(faces.count(face) / len(faces), face) for face in dict.fromkeys(faces)] for faces in sides]
    if prod(map(len, ways)) > MOST_WHOLE:
        raise TooMany
    return [known(tuple(face for _, face in row), prod(share for share, _ in row)) for row in product(*ways)]


def known(faces: tuple[Face, ...], share: float = 1.0) -> Condition:
    """Return a whole roll as a condition."""
    return Condition(share, {face.die: (face,) for face in faces}, faces)


class Acting:
    """Lets icons act, by the rules themselves, until `asked` answers of players are given."""

    def __init__(self, rules: RuleSystem, answers: Answers, asked: int) -> None:
        self._rules, self._answers, self._left = rules, answers, asked

    def until(
        self, view: ClassicPosition, stop: Callable[[ClassicDraft], bool], share: float = 1.0
    ) -> Iterator[tuple[float, ClassicPosition]]:
        """Yield the positions in which a step is reached, each with its chance. Raises TooMany."""
        draft: ClassicDraft = Draft(view)
        while draft.result is None and draft.agenda and not stop(draft):
            step = draft.agenda[-1]
            if isinstance(step, Roll):
                before = draft.freeze()
                for chance, faces in of_roll(before, step):
                    yield from self.until(self._rolled(before, step, faces), stop, share * chance)
                return
            question = self._rules.ask(draft)
            if question is None:
                self._rules.proceed(draft)
            else:
                choice = question.shape.single() or self._answered(draft.freeze(), question)
                self._rules.answer(draft, question, choice)
        yield share, draft.freeze()

    def _answered(self, view: ClassicPosition, question: Question) -> Choice:
        self._left -= 1
        if self._left < 0:
            raise TooMany
        return self._answers(view, question)

    def _rolled(self, before: ClassicPosition, roll: Roll, faces: Sequence[Sequence[int]]) -> ClassicPosition:
        """Return the position after a roll has shown these faces."""
        draft: ClassicDraft = Draft(before)
        draft.agenda.pop()
        for party, row in zip(roll.parties, faces, strict=True):
            for die, face in zip(party.dice, row, strict=True):
                draft.show(die, face)
        self._rules.rolled(draft, roll, tuple(face for row in faces for face in row))
        return draft.freeze()


def on_top(view: ClassicPosition, *steps: object) -> ClassicPosition:
    """Return the position with more steps to resolve, the last one first."""
    return replace(view, agenda=(*view.agenda, *steps))
