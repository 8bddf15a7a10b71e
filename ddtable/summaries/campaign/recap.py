"""The events since a player's last turn in a war, by place: losses, captures, arrivals, recruits, expansions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ddtable.engine.events import Event
from ddtable.rules.campaign.events import Advanced, ArmyRecruited, Expanded
from ddtable.rules.dragon_dice.board import terrain_places, units_at
from ddtable.rules.dragon_dice.events.turns import Captured, ControlLost, TerrainTurned
from ddtable.rules.dragon_dice.events.units import Killed, Moved, Returned
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.summaries.dragon_dice.recap import in_force, promotions
from ddtable.summaries.recap_values import Line, Since
from ddtable.words.sentences import sentence

if TYPE_CHECKING:
    from ddtable.words.sentences import Table, Words

BY_PLACE = (Captured, ControlLost, Expanded, ArmyRecruited)
"""Events that are told with their place."""
ICONS = ((Killed, "dead"), (Captured, "laurel"), (ControlLost, "laurel"), (ArmyRecruited, "recruit"))
"""The icon of a place by the first sort of events that happened there."""


def lines(words: Words, table: Table, since: Since, seat: int) -> list[Line]:
    """Return the lines of a recap: one for each place, those with own units first, then what concerns no place."""
    view = table.view
    told = [(place, _of_place(words, table, since.events, seat, place)) for place in terrain_places(view)]
    mine = [place for place, _ in told if units_at(view, seat, place)]
    found = [(place, line) for place, line in told if line is not None]
    found.sort(key=lambda pair: pair[0] not in mine)
    return [
        *(line for _, line in found),
        *_lost_elsewhere(words, table, since.events),
        *promotions(words, table, since.events),
        *(
            Line(event.about.icon, words.event(event, table) or "")
            for event in since.events
            if event.about.recap and not isinstance(event, BY_PLACE)
        ),
        *in_force(words, table, since.events, seat),
    ]


def _of_place(words: Words, table: Table, events: Sequence[Event], seat: int, place: str) -> Line | None:
    """Return the line of a place; None if nothing happened there."""
    here = [event for event in events if place in _places(event)]
    parts = [
        *_healths(words, table, "ui-war-recap-lost", _lost(here)),
        *_holders(words, table, here),
        *_healths(words, table, "ui-war-recap-arrived", _brought(here, seat, place)),
        *_healths(words, table, "ui-war-recap-recruited", _dice_of(here, ArmyRecruited)),
        *_expansions(words, table, here),
        *_turns(words, here),
    ]
    if not parts:
        return None
    icon = next((icon for kind, icon in ICONS if any(isinstance(event, kind) for event in here)), "reserves")
    named = words.say("ui-war-recap-place", place=words.place(place, table), parts=words.all_of(parts))
    return Line(icon, sentence(named))


def _places(event: Event) -> tuple[str, ...]:
    if isinstance(event, Moved | Advanced):
        return (event.target,)
    if isinstance(event, Expanded):
        return (event.source,)
    return (str(getattr(event, "place", "")),)


def _lost(events: Iterable[Event]) -> dict[int, list[int]]:
    """Return the units that each player has lost; a unit that died and came back is not a loss."""
    lost: dict[int, list[int]] = {}
    for event in events:
        if isinstance(event, Killed) and event.to != "reserve":
            lost.setdefault(event.seat, []).extend(event.dice)
        elif isinstance(event, Returned):
            lost[event.seat] = [die for die in lost.get(event.seat, []) if die not in event.dice]
    return lost


def _brought(events: Iterable[Event], seat: int, place: str) -> dict[int, list[int]]:
    """Return the units that the others brought to a place and that are not counted twice."""
    found: dict[int, list[int]] = {}
    for event in events:
        if isinstance(event, Moved | Advanced) and event.seat != seat and event.target == place:
            known = found.setdefault(event.seat, [])
            known += [die for die in event.dice if die not in known]
    return found


def _dice_of(events: Iterable[Event], kind: type[ArmyRecruited]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for event in events:
        if isinstance(event, kind):
            found.setdefault(event.seat, []).extend(event.dice)
    return found


def _healths(words: Words, table: Table, key: str, by_player: dict[int, list[int]]) -> list[str]:
    """Return a part for each player with the health of some dice."""
    return [
        words.say(key, player=words.player(owner, table), health=health)
        for owner, dice in sorted(by_player.items())
        if (health := words.health(dice, table))
    ]


def _holders(words: Words, table: Table, events: Iterable[Event]) -> list[str]:
    """Return who has captured the place or lost it, the last of several only."""
    found = [event for event in events if isinstance(event, Captured | ControlLost)]
    if not found:
        return []
    key = "ui-war-recap-taken" if isinstance(found[-1], Captured) else "ui-war-recap-left"
    return [words.say(key, player=words.player(found[-1].seat, table))]


def _expansions(words: Words, table: Table, events: Iterable[Event]) -> list[str]:
    return [
        words.say(
            "ui-war-recap-expanded", player=words.player(event.seat, table), place=words.place(event.place, table)
        )
        for event in events
        if isinstance(event, Expanded)
    ]


def _turns(words: Words, events: Iterable[Event]) -> list[str]:
    turned = [event for event in events if isinstance(event, TerrainTurned)]
    if not turned or turned[0].old == turned[-1].new:
        return []
    return [words.say("ui-war-recap-turned", old=turned[0].old, new=turned[-1].new)]


def _lost_elsewhere(words: Words, table: Table, events: Iterable[Event]) -> list[Line]:
    """Return the losses in reserves and pools."""
    lost = _lost(event for event in events if not is_terrain(str(getattr(event, "place", ""))))
    return [Line("dead", sentence(part)) for part in _healths(words, table, "ui-war-recap-lost", lost)]
