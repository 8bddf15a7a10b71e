"""The chronicle of a campaign: that of a classic game, with recruits, expansion, traded terrains and great spells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ddtable.dice.catalogue import catalogue
from ddtable.engine.kernel import Played
from ddtable.rules.campaign.board import EDITION, RECRUITING
from ddtable.rules.campaign.events import Advanced, ArmyRecruited, Expanded, TerrainPicked, TerrainTraded
from ddtable.rules.campaign.great_spells.events import DeadRolled
from ddtable.rules.dragon_dice.board import BURIED, OUT
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.events.held import HeldLeft
from ddtable.rules.dragon_dice.events.magic import Announcement
from ddtable.rules.dragon_dice.events.turns import Eliminated
from ddtable.summaries.chronicle.reading import Reader, Rows
from ddtable.summaries.chronicle.values import NONE, Chronicle
from ddtable.summaries.dragon_dice import chronicle as classic

LEAST_GREAT: Final = 10
"""The cost of a spell from which on it is a great one: no spell of another edition costs as much."""
SLAYING: Final = ("killed", "slain")


def chronicle(history: Sequence[Played]) -> Chronicle:
    """Return the chronicle of a campaign, up to now."""
    reader = classic.reader_of(history, RECRUITING)
    classic.add_lands(reader, history[0].position, history[0].position)
    return classic.read(reader, history, ROWS)


def _picked(reader: Reader, event: TerrainPicked) -> None:
    reader.add_land(event.place, event.terrain, event.seat if event.part == "home" else NONE)


def _expanded(reader: Reader, event: Expanded) -> None:
    reader.add_land(event.place, event.terrain, NONE, event.seat)
    reader.move(event.dice, event.place)
    reader.note("expanded", event.seat, event.place, event.dice, event)


def _advanced(reader: Reader, event: Advanced) -> None:
    reader.move(event.dice, event.target)


def _traded(reader: Reader, event: TerrainTraded) -> None:
    reader.trade(event.place, reader.kinds[event.new])
    reader.mark("traded", event.place, NONE)
    reader.note("traded", NONE, event.place, event=event)


def _recruited(reader: Reader, event: ArmyRecruited) -> None:
    reader.note("recruited", event.seat, event.place, event.dice, event, event.spent.total)
    reader.move(event.dice, event.place)


def _announced(reader: Reader, event: Announcement) -> None:
    cost = edition(EDITION, "all").spells[event.spell].cost
    if cost >= LEAST_GREAT:
        reader.note("spell", event.seat, event=event, worth=cost)


def _held_left(reader: Reader, event: HeldLeft) -> None:
    dragons = [die for die in event.dice if reader.kinds[die] in catalogue().dragons]
    if event.reason in SLAYING and dragons:
        reader.note("dragon", NONE, event.place, dragons, event)


def _dead_rolled(reader: Reader, event: DeadRolled) -> None:
    reader.move(event.dice, BURIED)


def _out(reader: Reader, event: Eliminated) -> None:
    """Note that a player is out of the game: the recruiting pool leaves it too."""
    pool = [die for die, unit in reader.units.items() if (unit.owner, unit.place) == (event.seat, RECRUITING)]
    reader.move(pool, OUT)
    reader.note("out", event.seat, event=event)


ROWS: Rows = {
    **classic.ROWS,
    TerrainPicked: _picked,
    Expanded: _expanded,
    Advanced: _advanced,
    TerrainTraded: _traded,
    ArmyRecruited: _recruited,
    Announcement: _announced,
    HeldLeft: _held_left,
    DeadRolled: _dead_rolled,
    Eliminated: _out,
}
