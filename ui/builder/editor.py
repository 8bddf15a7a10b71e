"""The edited force: each edit makes a new sheet, and every earlier sheet can be restored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import structs
from PySide6.QtCore import QObject

from ddtable.forces.ddforce import LONGEST_NAME, LONGEST_NOTE, LONGEST_TAG, MOST_TAGS
from ddtable.forces.force import Force
from ddtable.texts.plain import plain
from ddtable.words.sentences import Words
from ui.builder.dice_editor import DiceEditor, Step
from ui.builder.sheet import (
    EMPTY,
    MOST_DICE,
    Area,
    Sheet,
    areas_of,
    fits,
    home_of,
    kind_of,
    move,
    put,
    take,
)


class Editor(DiceEditor):
    """Holds the sheet of a force."""

    sheet: Sheet

    def __init__(self, words: Words, parent: QObject | None = None, sheet: Sheet | None = None) -> None:
        super().__init__(words, parent, sheet or Sheet())
        self._kept: dict[int, Sheet] = {}
        self._gone: set[int] = set()

    # Areas

    def home_of(self, type_id: str) -> Area:
        """Return the area for a die that is given none."""
        return home_of(self.sheet, self.current, type_id)

    def why_not(self, area: Area, dice: Sequence[str], source: Area | None = None, sheet: Sheet | None = None) -> str:
        """Return the reason why these dice cannot be in an area, or "".

        Dice of a `source` are moved from that area; `sheet` is the sheet to put them on, by default the current one.
        """
        say, sheet = self.words.say, sheet or self.sheet
        strange = [die for die in dice if not fits(sheet, area, die)]
        if strange:
            kind = kind_of(strange[0]) or "unknown"
            return say("builder-refused-kind", kind=kind, area=sheet.hint(area))
        if source is None and (short := self._not_owned(sheet, dice, area)):
            return say("builder-refused-owned", die=self.words.die_name(short), count=(self.owned or {}).get(short, 0))
        if area not in sheet.slots and len(sheet.dice(area)) + len(dice) > MOST_DICE:
            return say("builder-refused-many", count=MOST_DICE)
        return ""

    def _not_owned(self, sheet: Sheet, dice: Sequence[str], area: Area) -> str:
        """Return a die whose count would exceed the collection, or ""."""
        if not self.limited or self.owned is None:
            return ""
        used = sheet.used
        slot = area in sheet.slots
        if slot:
            used.subtract(sheet.dice(area))
        wanted = Counter(dice[-1:] if slot else dice)
        short = (die for die, count in wanted.items() if used[die] + count > self.owned.get(die, 0))
        return next((die for die in short if self.counts(die)), "")

    # Dice

    def put(self, dice: Sequence[str], area: Area | None = None) -> bool:
        """Put dice into an area, or each into its default area; return True if that was done."""
        sheet = self.sheet
        for die in dice:
            to = area or home_of(sheet, self.current, die)
            if why := self.why_not(to, [die], sheet=sheet):
                self.refused.emit(why)
                return False
            sheet = put(sheet, to, [die])
        done = self._told("put", dice, area or (self.home_of(dice[0]) if dice else "home"))
        return self._become(sheet, done)

    def take(self, area: Area, dice: Sequence[str]) -> bool:
        """Remove dice from an area; a die is named once for each copy."""
        return self._become(take(self.sheet, area, dice), self._told("take", dice, area))

    def take_anywhere(self, dice: Sequence[str]) -> bool:
        """Remove one of each of these dice from the current area, or else from another one."""
        sheet = self.sheet
        for die in dice:
            areas = [area for area in (self.current, *areas_of(sheet, kind_of(die))) if die in sheet.dice(area)]
            sheet = take(sheet, areas[0], [die]) if areas else sheet
        return self._become(sheet, self._told("take", dice, self.current))

    def move(self, source: Area, target: Area, dice: Sequence[str]) -> bool:
        """Move dice from one area to another."""
        if why := self.why_not(target, dice, source):
            self.refused.emit(why)
            return False
        return self._become(move(self.sheet, source, target, dice), self._told("move", dice, target))

    def clear(self) -> bool:
        """Remove all dice from the force."""
        force = self.sheet.force
        bare = structs.replace(EMPTY, id=force.id, name=force.name, note=force.note)
        return self._become(structs.replace(self.sheet, force=bare), self.words.say("builder-did-clear"))

    # Other parts of the sheet

    def rename(self, name: str) -> bool:
        """Give the force another name."""
        force = structs.replace(self.sheet.force, name=plain(name, LONGEST_NAME))
        return self._become(structs.replace(self.sheet, force=force), self.words.say("builder-did-name"))

    def annotate(self, note: str, tags: Sequence[str], player: str) -> bool:
        """Write the note, the tags and the player's name."""
        force = structs.replace(self.sheet.force, note=note.strip()[:LONGEST_NOTE])
        clean = tuple(dict.fromkeys(tag for tag in (plain(tag, LONGEST_TAG) for tag in tags) if tag))[:MOST_TAGS]
        sheet = structs.replace(self.sheet, force=force, tags=clean, player=plain(player, LONGEST_NAME))
        return self._become(sheet, self.words.say("builder-did-note"))

    def set_game(self, **values: object) -> bool:
        """Change the size of the force, or an option of its game."""
        return self._become(structs.replace(self.sheet, **values), self.words.say("builder-did-game"))

    def take_over(self, force: Force, done: str) -> bool:
        """Take over the dice of a force made by random filling or a suggestion."""
        kept = structs.replace(force, id=self.sheet.force.id, name=self.sheet.force.name, note=self.sheet.force.note)
        return self._become(structs.replace(self.sheet, force=kept), done)

    def begin(self, sheet: Sheet, done: str, kept: bool = False) -> None:
        """Replace the sheet, as a step of Undo; `kept`: the library holds the new one unchanged."""
        if kept:
            self._kept[sheet.origin] = sheet
        self._become(sheet, done)

    def fresh_origin(self) -> int:
        """Return a number for a new force that is not in the library."""
        steps = (*self._past, *self._future)
        lowest: int = min(0, self.sheet.origin, *(step.sheet.origin for step in steps))
        return lowest - 1

    # Saved state

    @property
    def is_kept(self) -> bool:
        """True if the library holds exactly this sheet."""
        return self.is_there and self._kept.get(self.sheet.origin) == self.sheet

    @property
    def is_there(self) -> bool:
        """True if the library holds this force, changed or not."""
        return self.sheet.origin > 0 and self.sheet.origin not in self._gone

    def note_gone(self, origin: int, *, gone: bool) -> None:
        """Note that a force was removed from the library, or restored."""
        (self._gone.add if gone else self._gone.discard)(origin)
        self.changed.emit()

    def note_kept(self, origin: int) -> None:
        """Note that the library holds the sheet under this number, and give the number to all steps of the force."""
        old = self.sheet.origin

        def moved(sheet: Sheet) -> Sheet:
            return structs.replace(sheet, origin=origin) if sheet.origin == old else sheet

        self._past = [Step(moved(step.sheet), step.done) for step in self._past]
        self._future = [Step(moved(step.sheet), step.done) for step in self._future]
        self.sheet = moved(self.sheet)
        self._kept[origin] = self.sheet
        self.changed.emit()

    def forget_kept(self, *, numbers: bool) -> None:
        """Note that the library was replaced; `numbers`: the new one holds none of the old forces."""
        low = self.fresh_origin()

        def moved(sheet: Sheet) -> Sheet:
            return structs.replace(sheet, origin=low - sheet.origin) if numbers and sheet.origin > 0 else sheet

        self._past = [Step(moved(step.sheet), step.done) for step in self._past]
        self._future = [Step(moved(step.sheet), step.done) for step in self._future]
        self.sheet = moved(self.sheet)
        self._kept.clear()
        self._gone.clear()
        self.changed.emit()

    def use_collection(self, owned: Mapping[str, int] | None, limited: bool) -> None:
        """Count dice against a collection; with `limited`, allow only its dice."""
        self.owned, self.limited = owned, limited and owned is not None
        self._counted = {kind_of(die) for die, count in (owned or {}).items() if count}
        self.collection_changed.emit()
