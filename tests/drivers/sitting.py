"""A session under watch, and a small table to sit down at."""

from __future__ import annotations

from collections.abc import Callable

from ddtable.engine.game import Game
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Option
from ddtable.rules.dragon_dice.steps import ArmyRoll, March, Strike
from tests.drivers.playing import game_from
from ui.session.session import Session

NAMES = ("Mira", "Ragna")
TABLE = """
home A: flatland_city 5
home B: flatland_tower 3
frontier: flatland_temple 6
"""
# The ids follow the text: terrain dice 0 to 2, then the units line by line.
ARMIES = (
    TABLE
    + """
A at home A: 2 thug, cutthroat
A at frontier: marauder
A reserve: thug, filcher
B at home A: guard, knight
B at home B: guard
B at frontier: herald
turn A march 1
"""
)
MINE, THEIRS = (3, 4, 5), (9, 10)
HERE = "terrain/0@0"


class Seen:
    """A session under watch: every signal that it has sent, in order."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.changes: list[Played] = []
        self.refused: list[str] = []
        self.ambiguous: list[list[Option]] = []
        self.trouble: list[str] = []
        self.selected = 0
        session.changed.connect(lambda change: self.changes.append(change.played))
        session.draft.refused.connect(self.refused.append)
        session.hand.refused.connect(self.refused.append)
        session.hand.ambiguous.connect(self.ambiguous.append)
        session.guard.trouble.connect(self.trouble.append)
        session.draft.changed.connect(self._selected)
        session.hand.changed.connect(self._selected)

    def _selected(self) -> None:
        self.selected += 1


Sit = Callable[..., Seen]


def words_of(session: Session) -> list[str]:
    return [words for _, words in session.draft.options()]


def kind(session: Session) -> str:
    assert session.question is not None
    return session.question.kind


def assert_nothing_happened(seen: Seen, before: Played) -> None:
    assert seen.session.game.last is before
    assert seen.changes == []


def casualties(damage: int, army: str = "2 guard, knight, herald") -> Game:
    text = TABLE + f"A at home A: thug\nB at home A: {army}\nB at home B: guard\nturn A march 1"
    strike = Strike("skirmish", 0, "terrain/0", 1, "terrain/0", "casualties", save=ArmyRoll(()), damage=damage)
    return game_from(text, strike, March(2))
