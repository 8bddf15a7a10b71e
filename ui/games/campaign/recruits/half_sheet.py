"""The unfinished recruiting sheet: which die is on which line, which lines take a die, and why others do not."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ddtable.engine.questions import Allocation
from ddtable.engine.refusal import Refusal
from ddtable.rules.campaign.proposing import filled
from ddtable.rules.campaign.sheets import ITEMS, OTHER, ArmySheet, RacePoints, Sheet, Spent

if TYPE_CHECKING:
    from ui.session.answer.half_spread import HalfSpread
    from ui.session.session import Session

POOL = 0  # the bucket of dice that stay


class HalfSheet:
    """The sheet that the session's player fills in. A die is named by its number on the sheet."""

    def __init__(self, session: Session) -> None:
        self.session = session
        question = session.question
        assert question is not None, "made for a question"
        self.sheet = cast(Sheet, cast(Allocation, question.shape).constraint)
        self._spent: dict[tuple[int, ...], Spent | Refusal] = {}

    @property
    def placed(self) -> list[int]:
        """The line of each die, 0 for the pool."""
        points = self.session.draft.points
        if points is None:
            return [POOL] * len(self.sheet.dice)
        return [points.main_bucket(number) for number in range(len(self.sheet.dice))]

    def number_of(self, die: int) -> int:
        """Return the number of a die of the game; -1 for one that is not on the sheet."""
        return next((number for number, one in enumerate(self.sheet.dice) if one.die == die), -1)

    def on_line(self, bucket: int) -> list[int]:
        """Return the dice on a line."""
        return [number for number, at in enumerate(self.placed) if at == bucket]

    # Verdict

    def why_not(self, number: int, bucket: int) -> Refusal | None:
        """Return the reason why a die may not be put on a line, or None."""
        sheet = self.sheet
        if bucket == POOL:
            return None
        if bucket not in sheet.sources[number].buckets:
            army, word = sheet.lines[bucket - 1]
            values: dict[str, int | str] = {"word": word, "place": sheet.armies[army].place}
            return Refusal("K7.5" if word in (OTHER, ITEMS) else "K7.4", "recruit-not-here", values)
        trial = self.placed
        trial[number] = bucket
        found = self.sheet.spent(trial, sheet.army_of(bucket))
        return found if isinstance(found, Refusal) else None

    def open_lines(self, number: int) -> frozenset[int]:
        """Return the lines that take a die now."""
        return frozenset(bucket for bucket in range(1, len(self.sheet.buckets)) if self.why_not(number, bucket) is None)

    def spent(self, army: int) -> Spent:
        """Return what the dice on an army's lines cost, and who pays; nothing while they cost too much."""
        found = self.sheet.spent(self.placed, army)
        return Spent() if isinstance(found, Refusal) else found

    def used(self, army: int) -> int:
        """Return the points of an army that are spent."""
        return self.spent(army).total

    @property
    def total(self) -> int:
        """All points of the player."""
        return sum(army.total for army in self.sheet.armies)

    @property
    def used_in_all(self) -> int:
        """All points that are spent."""
        return sum(self.used(army) for army in range(len(self.sheet.armies)))

    @property
    def left_in_pool(self) -> int:
        """The health that stays in the pool."""
        return sum(die.health for die, at in zip(self.sheet.dice, self.placed, strict=True) if at == POOL and die.race)

    def line(self, bucket: int) -> tuple[ArmySheet, str, RacePoints | None]:
        """Return the army of a line, its word, and the points of its race, if it is one."""
        number, word = self.sheet.lines[bucket - 1]
        army = self.sheet.armies[number]
        return army, word, next((race for race in army.races if race.race == word), None)

    # Changes

    def put(self, number: int, bucket: int) -> None:
        """Put a die on a line, or back into the pool; show why if it may not go there."""
        refusal = self.why_not(number, bucket)
        if refusal is not None:
            self.session.draft.refuse(self.session.words.refusal(refusal, self.session.table))
        elif self.placed[number] != bucket:
            self.session.draft.spread(lambda half: half.all_to(number, bucket), bucket)

    def fill(self) -> None:
        """Put as many of the best dice on the lines as the points that are left pay for."""
        self._take_over(filled(self.sheet, self.placed))

    def empty(self) -> None:
        """Put all dice back into the pool."""
        self._take_over([POOL] * len(self.sheet.dice))

    def _take_over(self, placed: list[int]) -> None:
        amounts = self.sheet.amounts(placed)

        def take(half: HalfSpread) -> bool:
            half.take_over(amounts)
            return True

        self.session.draft.spread(take, POOL)
