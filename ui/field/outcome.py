"""What a phase brought a side: in short words, in a sentence, and in signs where there is no room for words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ddtable.words import Words
    from ui.field.story import PhaseTold

HITS, ROLLS, LOST, ROUTS = "bullseye", "bd_roll", "dead", "bd_morale"
Sign = tuple[str, str]
"""An icon, and the number beside it."""


@dataclass(frozen=True)
class Outcome:
    """Hits, rolls on a table and dice lost; of a morale check how many count, and how many rout the side."""

    hits: int
    rolls: int
    lost: int
    shown: int = 0
    limit: int = -1  # below 0: no morale check
    routs: bool = False

    def short(self, words: Words) -> str:
        """Return it in a few words: 2 hits, 1 lost."""
        if self.limit >= 0:
            key = "field-short-routs" if self.routs else "field-short-stands"
            return words.say(key, count=self.shown, limit=self.limit)
        counts = (("hits", self.hits), ("rolls", self.rolls), ("lost", self.lost))
        told = [words.say(f"field-short-{name}", count=count) for name, count in counts if count]
        return ", ".join(told) or words.say("field-short-nothing")

    def whole(self, words: Words) -> str:
        """Return it in a sentence that needs nothing beside it."""
        if self.limit >= 0:
            routs = "yes" if self.routs else "no"
            return words.say("field-whole-check", count=self.shown, limit=self.limit, routs=routs)
        counts = (("hits", self.hits), ("rolls", self.rolls), ("lost", self.lost))
        told = [words.say(f"field-whole-{name}", count=count) for name, count in counts if count]
        return words.all_of(told) if told else words.say("field-short-nothing")

    def signs(self) -> list[Sign]:
        """Return it as icons with numbers."""
        if self.limit >= 0:
            return [(ROUTS, f"{self.shown}/{self.limit}")]
        counts = ((HITS, self.hits), (ROLLS, self.rolls), (LOST, self.lost))
        return [(icon, str(count)) for icon, count in counts if count]


def outcome(told: PhaseTold, seat: int) -> Outcome | None:
    """Return what a phase brought a side; None where none of its dice had to do with it."""
    check = told.check(seat)
    if check is not None:
        return Outcome(0, 0, 0, max(0, check.counted - check.rallied), check.limit, check.routs)
    if told.counted(seat) is None and not told.lost(seat):
        return None
    return Outcome(told.hits(seat), told.points(seat), len(told.lost(seat)))
