"""The result of a phase for a side: in a few words, in a sentence, or as icons if there is little space."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ddtable.summaries.battle_dice.story import PhaseTold
    from ddtable.words.sentences import Words

HITS, ROLLS, LOST, ROUTS = "bullseye", "bd_roll", "dead", "bd_morale"
Sign = tuple[str, str]
"""An icon, and the number beside it."""


@dataclass(frozen=True)
class Outcome:
    """Hits, rolls on tables and dice lost; for a morale check the number of failed dice and the limit for a rout."""

    hits: int
    rolls: int
    lost: int
    shown: int = 0
    limit: int = -1  # below 0: no morale check
    routs: bool = False

    def short(self, words: Words) -> str:
        """Return the result in a few words: 2 hits, 1 lost."""
        if self.limit >= 0:
            key = "field-short-routs" if self.routs else "field-short-stands"
            return words.say(key, count=self.shown, limit=self.limit)
        counts = (("hits", self.hits), ("rolls", self.rolls), ("lost", self.lost))
        told = [words.say(f"field-short-{name}", count=count) for name, count in counts if count]
        return ", ".join(told) or words.say("field-short-nothing")

    def whole(self, words: Words) -> str:
        """Return the result in a complete sentence."""
        if self.limit >= 0:
            routs = "yes" if self.routs else "no"
            return words.say("field-whole-check", count=self.shown, limit=self.limit, routs=routs)
        counts = (("hits", self.hits), ("rolls", self.rolls), ("lost", self.lost))
        told = [words.say(f"field-whole-{name}", count=count) for name, count in counts if count]
        return words.all_of(told) if told else words.say("field-short-nothing")

    def signs(self) -> list[Sign]:
        """Return the result as icons with numbers."""
        if self.limit >= 0:
            return [(ROUTS, f"{self.shown}/{self.limit}")]
        counts = ((HITS, self.hits), (ROLLS, self.rolls), (LOST, self.lost))
        return [(icon, str(count)) for icon, count in counts if count]


def outcome(told: PhaseTold, seat: int) -> Outcome | None:
    """Return the result of a phase for a side; None if none of its dice counted or were lost."""
    check = told.check(seat)
    if check is not None:
        return Outcome(0, 0, 0, max(0, check.counted - check.rallied), check.limit, check.routs)
    if told.counted(seat) is None and not told.lost(seat):
        return None
    return Outcome(told.hits(seat), told.points(seat), len(told.lost(seat)))
