"""The values of single lines of the text: reading, writing, and defaults for missing lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import Die
from ddtable.rules.dragon_dice.board import NOBODY, Options, Picks, options_from
from ddtable.rules.dragon_dice.places import Land
from ddtable.rules.dragon_dice.steps import Step
from ddtable.rules.text_form import written_options
from ddtable.texts.trouble import trouble


def usual_health(dice: Iterable[Die]) -> int:
    """Return the health of A's units."""
    units = catalogue().units
    return sum(units[die.type].health for die in dice if die.owner == 0 and die.type in units)


def usual_picks(seats: int, dice: Sequence[Die], lands: Sequence[Land]) -> tuple[Picks, ...]:
    """Return the picks of the set-up as the terrain dice show them: a seat's home, and its other terrain die."""
    picks = [Picks()] * seats
    homes = {land.die for land in lands if land.home != NOBODY}
    for at, die in enumerate(dice):
        if die.type in catalogue().terrains:
            part = "home" if at in homes else "frontier"
            picks[die.owner] = replace(picks[die.owner], **{part: die.type})
    return tuple(picks)


def picks_text(picks: Iterable[Picks]) -> str:
    """Return a pair of terrain dice for each seat: its home, its proposal."""
    return ", ".join(f"{pick.home or '-'} {pick.frontier or '-'}" for pick in picks)


def read_picks(text: str) -> tuple[Picks, ...]:
    """Return the picks in a text. Raises ValueError if it is invalid."""
    found = [part.split() for part in text.split(",")]
    if any(len(pair) != 2 for pair in found):
        raise ValueError(trouble("notation-like", text=text, like="coastland_city flatland_temple, - -"))
    names = [["" if name == "-" else name for name in pair] for pair in found]
    return tuple(Picks(home, frontier) for home, frontier in names)


def read_options(text: str) -> Options:
    """Return the house options in a text. Raises ValueError for an unknown one."""
    return options_from(written_options(text, Options()))


def read_agenda(text: str) -> tuple[Step, ...]:
    """Return the agenda of a text in JSON."""
    return msgspec.json.decode(text, type=tuple[Step, ...])
