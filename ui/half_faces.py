"""Faces of a roll with real dice, told one die after the other."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.questions import Faces, Shown


class HalfFaces:
    """What has been told of one roll so far. `at` is the number of the die that is told next; dice may be told anew.

    The dice are told in the `order` in which the screen shows them: numbers of dice, all of them.
    """

    def __init__(self, shape: Faces) -> None:
        self.shape = shape
        self.told: list[int | None] = [None] * len(shape.dice)
        self.order: tuple[int, ...] = tuple(range(len(shape.dice)))
        self.at = 0

    def arrange(self, order: Sequence[int]) -> None:
        """Tell the dice in this order from now on."""
        self.order = tuple(order)
        self.at = next((number for number in order if self.told[number] is None), order[-1])

    def step(self, by: int) -> None:
        """Go so many dice on or back."""
        self.at = self.order[(self.order.index(self.at) + by) % len(self.order)]

    def tell(self, face: int) -> bool:
        """Take the face (an index) of the die in hand and go on to the next untold one; False if there is no such."""
        if not 0 <= face < self.shape.sides[self.at]:
            return False
        self.told[self.at] = face
        self.at = self._next()
        return True

    def go_to(self, number: int) -> None:
        """Tell this die next."""
        self.at = number % len(self.told)

    def take_back(self) -> None:
        """Forget the face told last: that of the die in hand, else that of the one before it."""
        if self.told[self.at] is None and self.at != self.order[0]:
            self.step(-1)
        self.told[self.at] = None

    def take_over(self, faces: Sequence[int]) -> None:
        """Take the faces of all dice that have not been told; what a real die showed stands."""
        self.told = [new if told is None else told for told, new in zip(self.told, faces, strict=True)]
        self.at = self.order[-1]

    @property
    def missing(self) -> int:
        """How many dice have not been told."""
        return sum(face is None for face in self.told)

    def choice(self) -> Shown | None:
        """Return the answer, once every die has been told."""
        faces = [face for face in self.told if face is not None]
        return Shown(tuple(faces)) if len(faces) == len(self.told) else None

    def _next(self) -> int:
        """The next die that has not been told, from the one in hand on; the last one if all have been."""
        here = self.order.index(self.at) + 1
        rest = (*self.order[here:], *self.order[:here])
        return next((number for number in rest if self.told[number] is None), self.order[-1])
