"""The events since a player's last turn in a few lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ddtable.engine.events import Event
from ddtable.engine.line import events_at
from ddtable.rules.dragon_dice.board import Effect, units_at
from ddtable.rules.dragon_dice.events.magic import EffectBegan
from ddtable.rules.dragon_dice.events.turns import TerrainTurned, TurnBegan
from ddtable.rules.dragon_dice.events.units import Killed, Moved, Promoted, Returned
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.summaries.dragon_dice.effects import effect_icon
from ddtable.summaries.recap_values import Line, Since
from ddtable.words.sentences import sentence

if TYPE_CHECKING:
    from ddtable.engine.kernel import Played
    from ddtable.engine.system import AnyView
    from ddtable.words.sentences import Table, Words

__all__ = ["Line", "Since", "in_force", "lines", "promotions", "since_last_turn", "since_step"]


def since_last_turn(history: Sequence[Played], seat: int) -> Since | None:
    """Return the events between the last 2 turns of a seat, if the history ends in the second one.

    Before its first turn: all actions of the others since the first turn of the game. None if the seat has no turn now,
    or starts the game.
    """
    found: list[Event] = []
    mine = False
    for step in range(len(history) - 1, -1, -1):
        for event in reversed(events_at(history, step)):
            if not isinstance(event, TurnBegan):
                if mine:
                    found.append(event)
            elif not mine:
                if event.seat != seat:
                    return None
                mine = True
            elif event.seat == seat:
                return _after_own(found, history, step)
            else:
                found.append(event)
    return _after_own(found, history, 0) if mine else None


def _after_own(backward: list[Event], history: Sequence[Played], own: int) -> Since | None:
    """Return the events without those of the own turn that began at step `own`."""
    forward = backward[::-1]
    begun = next((at for at, event in enumerate(forward) if isinstance(event, TurnBegan)), None)
    if begun is None:
        return None
    first = forward[begun]
    step = next(step for step in range(own, len(history)) if any(event is first for event in events_at(history, step)))
    return Since(step, tuple(forward[begun:]))


def since_step(history: Sequence[Played], step: int) -> Since:
    """Return all events after a step of the history."""
    found = (event for number in range(step + 1, len(history)) for event in events_at(history, number))
    return Since(step, tuple(found))


def lines(words: Words, table: Table, since: Since, seat: int) -> list[Line]:
    """Return the lines of a recap: losses, new units, arrivals, terrains, dragons, effects."""
    return [
        *_losses(words, table, since.events, seat),
        *promotions(words, table, since.events),
        *_arrivals(words, table, since.events, seat),
        *_turned(words, table, since.events),
        *(Line(event.about.icon, words.event(event, table) or "") for event in since.events if event.about.recap),
        *in_force(words, table, since.events, seat),
    ]


def _losses(words: Words, table: Table, events: Iterable[Event], seat: int) -> list[Line]:
    lost: dict[int, list[int]] = {}
    back: dict[int, list[int]] = {}
    for event in events:
        if isinstance(event, Killed) and event.to != "reserve":
            lost.setdefault(event.seat, []).extend(event.dice)
        elif isinstance(event, Returned):
            back.setdefault(event.seat, []).extend(event.dice)
    for owner, dice in back.items():  # a unit that died and came back is not a loss
        gone = lost.get(owner, [])
        for die in [die for die in dice if die in gone]:
            gone.remove(die)
            dice.remove(die)
    order = sorted({*lost, *back}, key=lambda owner: (owner != seat, owner))
    return [
        Line(icon, words.say(key, player=words.player(owner, table), health=health, dice=words.dice(dice, table)))
        for found, key, icon in ((lost, "ui-recap-lost", "dead"), (back, "ui-recap-back", "recruit"))
        for owner in order
        if (dice := found.get(owner, [])) and (health := words.health(dice, table))
    ]


def promotions(words: Words, table: Table, events: Iterable[Event]) -> list[Line]:
    """Return a line for each player whose units were promoted."""
    risen: dict[int, list[str]] = {}
    for event in events:
        if isinstance(event, Promoted):
            names = {"risen": words.dice((event.risen,), table), "replaced": words.dice((event.replaced,), table)}
            risen.setdefault(event.seat, []).append(words.say("ui-recap-promotion", **names))
    return [
        Line(
            "promote", words.say("ui-recap-promoted", player=words.player(owner, table), promotions=words.all_of(pairs))
        )
        for owner, pairs in risen.items()
    ]


def _arrivals(words: Words, table: Table, events: Iterable[Event], seat: int) -> list[Line]:
    """Return the units that the others brought to each terrain, from reserve or by a path."""
    brought: dict[tuple[int, str], list[int]] = {}
    for event in events:
        if isinstance(event, Moved) and event.seat != seat and is_terrain(event.target):
            brought.setdefault((event.seat, event.target), []).extend(event.dice)
    found = []
    for (owner, target), dice in brought.items():
        place, names = words.place(target, table), words.dice(dice, table)
        values = {"player": words.player(owner, table), "health": words.health(dice, table), "place": place}
        found.append(Line("reserves", words.say("ui-recap-arrived", dice=names, **values)))
    return found


def _turned(words: Words, table: Table, events: Iterable[Event]) -> list[Line]:
    first: dict[str, int] = {}
    last: dict[str, int] = {}
    for event in events:
        if isinstance(event, TerrainTurned):
            first.setdefault(event.place, event.old)
            last[event.place] = event.new
    return [
        Line(
            "turn_up" if last[place] > old else "turn_down",
            sentence(words.say("ui-recap-turned", place=words.place(place, table), old=old, new=last[place])),
        )
        for place, old in first.items()
        if last[place] != old
    ]


def in_force(words: Words, table: Table, events: Iterable[Event], seat: int) -> list[Line]:
    """Return the effects on the player's own armies, dice and terrains, and the spells of the others.

    An effect that is in force more than once has one line with its number.
    """
    standing = table.view.board.effects
    found = [
        Line(effect_icon(event.effect), words.event(event, table) or "")
        for event in events
        if isinstance(event, EffectBegan) and event.effect in standing
        if event.effect.seat != seat or is_on(event.effect, seat, table.view)
    ]
    counts = Counter(found)
    return [replace(line, words=f"{line.words} ×{count}") if count > 1 else line for line, count in counts.items()]


def is_on(effect: Effect, seat: int, view: AnyView) -> bool:
    """Return True if an effect is on dice, an army or a terrain of a player."""
    if effect.die >= 0:
        return view.dice[effect.die].owner == seat
    return effect.owner == seat or (effect.owner < 0 and bool(units_at(view, seat, effect.place)))
