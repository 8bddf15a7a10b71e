"""The parts that a game brings for the set-up of its positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ddtable.engine.system import AnyPosition
from ui.positions.desk import Texts
from ui.positions.position_sheet import PositionSheet
from ui.positions.set_up_page import SetUpPage


class SetUpKit(NamedTuple):
    """The page, the name of the file that remembers its position, and the sheet of a position with its players."""

    page: type[SetUpPage]
    file: str
    texts: Texts
    adopted: Callable[[AnyPosition, Sequence[str], Sequence[str]], PositionSheet]
