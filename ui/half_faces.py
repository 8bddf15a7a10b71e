"""Faces of a roll with real dice, told one die after the other."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.questions import Faces, Shown


class HalfFaces:
    """What has been told of one roll so far. `at` is the number of the die that is told next; dice may be told anew."""

    def __init__(self, shape: Faces) -> None:
        self.shape = shape
        self.told: list[int | None] = [None] * len(shape.dice)
        self.at = 0

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
        if self.told[self.at] is None and self.at > 0:
            self.at -= 1
        self.told[self.at] = None

    def take_over(self, faces: Sequence[int]) -> None:
        """Take all faces at once."""
        self.told = list(faces)
        self.at = len(self.told) - 1

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
        count = len(self.told)
        order = [(self.at + step) % count for step in range(1, count + 1)]
        return next((number for number in order if self.told[number] is None), count - 1)
