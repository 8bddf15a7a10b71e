"""Questions and answers: what is asked, which seat is asked, and by which clause.

A question has one of four shapes: `Pick` one of a list, a `Subset` of dice, an `Allocation` of points, or the `Faces`
of a roll made with real dice. Each shape can refuse an answer and produce a random legal one. A subset does so by its
constraint (`constraints.py`), which also checks whether an incomplete answer can still become legal. An allocation may
have a constraint too.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from ddtable.engine.constraints import Constraint, Progress, Spending
from ddtable.engine.refusal import Refusal, Values
from ddtable.engine.value import PlainValue


class Remark(Struct, frozen=True, gc=False):
    """The reason of a player for a choice: a key of the message catalogue and its values. It changes nothing."""

    word: str
    values: Values = {}


class Move(PlainValue, frozen=True):
    """Dice that the player can drag from one area to another; ids as in `position.area_of`.

    `onto` is the die that they are dropped on, if the move means that die and not only the area.
    """

    dice: tuple[int, ...]
    source: str
    target: str
    onto: int = -1


class Option(Struct, frozen=True, gc=False):
    """One option of a Pick: its id, the key and values of its text, and the gestures that select it.

    Making one of the `moves`, or clicking the area `area` or the die `die`, selects the option.
    """

    id: str
    word: str
    values: Values = {}
    moves: tuple[Move, ...] = ()
    area: str = ""
    die: int = -1


class Picked(PlainValue, frozen=True, tag="pick"):
    """An answer to a Pick: the option's id."""

    option: str


class Chosen(PlainValue, frozen=True, tag="subset"):
    """An answer to a Subset: dice ids in ascending order."""

    dice: tuple[int, ...]


class Allotted(PlainValue, frozen=True, tag="allocation"):
    """An answer to an Allocation: for each source the points given to each bucket."""

    amounts: tuple[tuple[int, ...], ...]


class Shown(PlainValue, frozen=True, tag="faces"):
    """An answer to Faces: the index of the face that each die shows, in the order asked."""

    faces: tuple[int, ...]


Choice = Picked | Chosen | Allotted | Shown


class Pick(PlainValue, frozen=True, tag="pick"):
    """Pick one of the options. `done` is the option that ends a step of many small moves, if there is one."""

    options: tuple[Option, ...]
    done: str = ""

    def refusal(self, choice: Choice, clause: str) -> Refusal | None:
        """Return the reason if `choice` is not a legal answer, or None."""
        if type(choice) is not Picked:
            return Refusal(clause, "wrong-shape")
        for option in self.options:
            if option.id == choice.option:
                return None
        return Refusal(clause, "no-such-option", {"option": choice.option})

    def sample(self, random: Random) -> Choice:
        """Return a random answer: each option is equally likely, but `done` has a probability of one half."""
        if self.done and (len(self.options) == 1 or random.random() < 0.5):
            return Picked(self.done)
        options = self.options
        option = options[int(random.random() * len(options))]
        while option.id == self.done:
            option = options[int(random.random() * len(options))]
        return Picked(option.id)

    def single(self) -> Choice | None:
        """Return the only answer, if there is only one."""
        return Picked(self.options[0].id) if len(self.options) == 1 else None


class Subset(PlainValue, frozen=True, tag="subset"):
    """Choose some of the dice under a constraint; the chosen dice go to the area `target`."""

    dice: tuple[int, ...]
    constraint: Constraint
    target: str

    def _indices(self, choice: Chosen) -> list[int] | None:
        at = {die: index for index, die in enumerate(self.dice)}
        indices = [at[die] for die in choice.dice if die in at]
        rising = list(choice.dice) == sorted(set(choice.dice))
        return indices if len(indices) == len(choice.dice) and rising else None

    def refusal(self, choice: Choice, clause: str) -> Refusal | None:
        """Return the reason if `choice` is not a legal answer, or None."""
        if type(choice) is not Chosen:
            return Refusal(clause, "wrong-shape")
        indices = self._indices(choice)
        if indices is None:
            return Refusal(clause, "not-these-dice")
        return self.constraint.refusal(indices, clause)

    def may_extend(self, dice: Sequence[int]) -> bool:
        """Return True if these dice could become a legal answer by adding more."""
        at = {die: index for index, die in enumerate(self.dice)}
        return all(die in at for die in dice) and self.constraint.may_extend([at[die] for die in dice])

    def progress(self, dice: Sequence[int]) -> Progress | None:
        """Return the progress of these dice as an answer; None if the game's window tells it."""
        at = {die: index for index, die in enumerate(self.dice)}
        return self.constraint.progress([at[die] for die in dice])

    def sample(self, random: Random) -> Choice:
        """Return a random answer."""
        return Chosen(tuple(sorted([self.dice[index] for index in self.constraint.sample(random)])))

    def single(self) -> Choice | None:
        """Return the only answer, if there is only one."""
        indices = self.constraint.single()
        return None if indices is None else Chosen(tuple(sorted(self.dice[index] for index in indices)))


class Source(PlainValue, frozen=True):
    """Points of a die, or of what `word` names (a spell, a penalty) if `die` is -1.

    `buckets` are the indices of the buckets that may take the points; empty for all.
    """

    die: int
    points: int
    buckets: tuple[int, ...] = ()
    word: str = ""


class Allocation(PlainValue, frozen=True, tag="allocation"):
    """Give the points of each source to the buckets.

    `whole` sources cannot be split. `most` is the limit of each bucket, empty for none; limits are only used with one
    source that can be split. `constraint`: on the buckets together. The sources that an incomplete answer leaves in
    their first bucket may still be given to others.
    """

    sources: tuple[Source, ...]
    buckets: tuple[str, ...]
    whole: bool = True
    most: tuple[int, ...] = ()
    constraint: Spending | None = None

    def open_to(self, source: Source) -> tuple[int, ...]:
        """Return the indices of the buckets that may take a source's points."""
        return source.buckets or tuple(range(len(self.buckets)))

    def refusal(self, choice: Choice, clause: str) -> Refusal | None:
        """Return the reason if `choice` is not a legal answer, or None."""
        if type(choice) is not Allotted:
            return Refusal(clause, "wrong-shape")
        if len(choice.amounts) != len(self.sources):
            return Refusal(clause, "wrong-number", {"given": len(choice.amounts), "needed": len(self.sources)})
        for source, row in zip(self.sources, choice.amounts, strict=True):
            if len(row) != len(self.buckets) or min(row) < 0 or sum(row) != source.points:
                return Refusal(clause, "points-do-not-add-up", {"given": sum(row), "needed": source.points})
            if self.whole and max(row) != source.points:
                return Refusal(clause, "points-not-split", {"points": source.points})
            for index, amount in enumerate(row):
                if amount and index not in self.open_to(source):
                    return Refusal(clause, "points-not-there", {"bucket": self.buckets[index]})
        for index, most in enumerate(self.most):
            given = sum(row[index] for row in choice.amounts)
            if given > most:
                return Refusal(clause, "bucket-full", {"bucket": self.buckets[index], "given": given, "most": most})
        return None if self.constraint is None else self.constraint.refusal(choice.amounts, clause)

    def sample(self, random: Random) -> Choice:
        """Return a random answer."""
        if self.constraint is not None:
            return Allotted(self.constraint.sample(random))
        left = list(self.most)
        rows = []
        for source in self.sources:
            row = [0] * len(self.buckets)
            for part in [source.points] if self.whole else [1] * source.points:
                free = [index for index in self.open_to(source) if not left or left[index] >= part]
                index = free[int(random.random() * len(free))]
                row[index] += part
                if left:
                    left[index] -= part
            rows.append(tuple(row))
        return Allotted(tuple(rows))

    def single(self) -> Choice | None:
        """Return the only answer, if there is only one."""
        if self.constraint is not None:
            only = self.constraint.single()
            return None if only is None else Allotted(only)
        rows = []
        for source in self.sources:
            most = self.most or (source.points,) * len(self.buckets)
            into = self.open_to(source)
            row = tuple(min(points, source.points) if index in into else 0 for index, points in enumerate(most))
            if sum(row) != source.points:
                return None
            rows.append(row)
        return Allotted(tuple(rows))


class Faces(PlainValue, frozen=True, tag="faces"):
    """Enter the faces of a roll of real dice; `sides` is the number of faces of each die."""

    dice: tuple[int, ...]
    sides: tuple[int, ...]

    def refusal(self, choice: Choice, clause: str) -> Refusal | None:
        """Return the reason if `choice` is not a legal answer, or None."""
        if type(choice) is not Shown:
            return Refusal(clause, "wrong-shape")
        if len(choice.faces) != len(self.dice):
            return Refusal(clause, "wrong-number", {"given": len(choice.faces), "needed": len(self.dice)})
        for face, sides in zip(choice.faces, self.sides, strict=True):
            if not 0 <= face < sides:
                return Refusal(clause, "no-such-face", {"face": face + 1, "sides": sides})
        return None

    def sample(self, random: Random) -> Choice:
        """Return a random answer."""
        return Shown(tuple(random.randrange(sides) for sides in self.sides))

    def single(self) -> Choice | None:
        """Return None: a roll never has only one answer."""
        return None


Shape = Pick | Subset | Allocation | Faces


class Question(Struct, frozen=True, gc=False):
    """The current question: its seat, kind, clause and shape.

    `kind` and `values` select the sentence in the message catalogue; `place` is the area of the table it is about. A
    `sealed` answer stays hidden from the other players until all have answered.
    """

    seat: int
    kind: str
    clause: str
    shape: Shape
    values: Values = {}
    place: str = ""
    sealed: bool = False

    def refusal(self, choice: Choice) -> Refusal | None:
        """Return the reason if `choice` does not answer this question, or None."""
        return self.shape.refusal(choice, self.clause)

    def moves(self) -> list[tuple[Move, str]]:
        """Return every move that answers the question, each with the id of its option."""
        if not isinstance(self.shape, Pick):
            return []
        return [(move, option.id) for option in self.shape.options for move in option.moves]
