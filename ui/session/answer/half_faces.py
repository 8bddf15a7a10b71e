"""The faces of a roll with real dice, entered one die at a time."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.questions import Faces, Shown


class HalfFaces:
    """The entered faces of one roll. `at` is the index of the current die; faces can be entered again.

    `order` has the indexes of all dice in the order of the screen, in which they are entered.
    """

    def __init__(self, shape: Faces) -> None:
        self.shape = shape
        self.told: list[int | None] = [None] * len(shape.dice)
        self.order: tuple[int, ...] = tuple(range(len(shape.dice)))
        self.at = 0

    def arrange(self, order: Sequence[int]) -> None:
        """Set the order in which the dice are entered."""
        self.order = tuple(order)
        self.at = next((number for number in order if self.told[number] is None), order[-1])

    def step(self, by: int) -> None:
        """Move `by` dice forward or back."""
        self.at = self.order[(self.order.index(self.at) + by) % len(self.order)]

    def tell(self, face: int) -> bool:
        """Enter the face (an index) of the current die and move to the next; return False if there is no such face."""
        if not 0 <= face < self.shape.sides[self.at]:
            return False
        self.told[self.at] = face
        self.at = self._next()
        return True

    def go_to(self, number: int) -> None:
        """Make a die the current one."""
        self.at = number % len(self.told)

    def take_back(self) -> None:
        """Clear the face entered last: that of the current die, else of the previous one."""
        if self.told[self.at] is None and self.at != self.order[0]:
            self.step(-1)
        self.told[self.at] = None

    def take_over(self, faces: Sequence[int]) -> None:
        """Fill in the faces of all dice not entered; faces of real dice stay."""
        self.told = [new if told is None else told for told, new in zip(self.told, faces, strict=True)]
        self.at = self.order[-1]

    @property
    def missing(self) -> int:
        """The number of dice not entered yet."""
        return sum(face is None for face in self.told)

    def choice(self) -> Shown | None:
        """Return the answer if every die has been entered, else None."""
        faces = [face for face in self.told if face is not None]
        return Shown(tuple(faces)) if len(faces) == len(self.told) else None

    def _next(self) -> int:
        """Return the next die not entered, starting after the current one; the last one if there is none."""
        here = self.order.index(self.at) + 1
        rest = (*self.order[here:], *self.order[:here])
        return next((number for number in rest if self.told[number] is None), self.order[-1])
