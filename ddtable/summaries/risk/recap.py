"""The events since a player's last turn in a few lines: land lost, land taken, losses, cards, effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ddtable.engine.events import Event
from ddtable.rules.dragon_dice.events.magic import EffectBegan
from ddtable.rules.dragon_dice.events.units import Killed
from ddtable.rules.risk.events import MovedIn
from ddtable.summaries.dragon_dice.recap import in_force, is_on, promotions
from ddtable.summaries.recap_values import Line, Since

if TYPE_CHECKING:
    from ddtable.words.sentences import Table, Words


def lines(words: Words, table: Table, since: Since, seat: int) -> list[Line]:
    """Return the lines of a recap."""
    return [
        *_land_lost(words, table, since.events, seat),
        *_land_taken(words, table, since.events, seat),
        *_losses(words, table, since.events, seat),
        *promotions(words, table, since.events),
        *(
            Line(event.about.icon, words.event(event, table) or "")
            for event in since.events
            if event.about.recap and not isinstance(event, MovedIn)
        ),
        *in_force(words, table, _on_own(since.events, table, seat), seat),
    ]


def _taken(events: Iterable[Event]) -> dict[tuple[int, int], list[str]]:
    """Return the territories by who took them, and from whom."""
    found: dict[tuple[int, int], list[str]] = {}
    for event in events:
        if isinstance(event, MovedIn):
            found.setdefault((event.seat, event.target), []).append(event.place)
    return found


def _land_lost(words: Words, table: Table, events: Iterable[Event], seat: int) -> list[Line]:
    """Return a line for each player who took land from this one."""
    return [
        Line(
            "melee",
            words.say(
                "ui-risk-recap-lost-land",
                player=words.player(taker, table),
                places=words.all_of([words.place(place, table) for place in places]),
            ),
        )
        for (taker, loser), places in _taken(events).items()
        if loser == seat
    ]


def _land_taken(words: Words, table: Table, events: Iterable[Event], seat: int) -> list[Line]:
    """Return a line with the other players who took land from others, or empty land."""
    counts: dict[int, int] = {}
    for (taker, loser), places in _taken(events).items():
        if seat not in (taker, loser):
            counts[taker] = counts.get(taker, 0) + len(places)
    said = [words.say("ui-risk-recap-each", player=words.player(one, table), count=counts[one]) for one in counts]
    return [Line("laurel", words.say("ui-risk-recap-took", players=words.all_of(said)))] if said else []


def _on_own(events: Iterable[Event], table: Table, seat: int) -> list[Event]:
    """Return the events that began an effect on dice or armies of a player: there are many others."""
    return [event for event in events if isinstance(event, EffectBegan) and is_on(event.effect, seat, table.view)]


def _losses(words: Words, table: Table, events: Iterable[Event], seat: int) -> list[Line]:
    """Return one line with the losses of all players, in health, the own ones first."""
    lost: dict[int, int] = {}
    for event in events:
        if isinstance(event, Killed) and event.to != "reserve":
            lost[event.seat] = lost.get(event.seat, 0) + words.health(event.dice, table)
    order = sorted((one for one in lost if lost[one]), key=lambda owner: (owner != seat, owner))
    said = [words.say("ui-risk-recap-each", player=words.player(one, table), count=lost[one]) for one in order]
    return [Line("dead", words.say("ui-risk-recap-losses", losses=words.all_of(said)))] if said else []
