"""A chronicle in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ddtable.summaries.chronicle.values import NONE, Chronicle, Deed, Fight, Land, Loss, Note
from ddtable.words.sentences import sentence

if TYPE_CHECKING:
    from ddtable.words.sentences import Table, Words

OWN_WORDS = ("recruited", "arrived", "champion")
NOTE_ICONS = {
    "captured": "reserves",
    "lost": "turn_down",
    "expanded": "reserves",
    "traded": "turn_up",
    "recruited": "recruit",
    "cards": "recruit",
    "arrived": "reserves",
    "spell": "magic",
    "dragon": "dragon",
    "champion": "dead",
    "out": "dead",
    "end": "laurel",
}
DEED_ICONS = {"loss": "dead", "first": "reserves", "odds": "reserves", "recruits": "recruit"}


class Told(NamedTuple):
    """A sentence of a chronicle with its turn, the step to show for it, and its icon."""

    turn: int
    step: int
    icon: str
    words: str


class Reign(NamedTuple):
    """The turns in which a player held a terrain, the first and the last included; `now`: they still hold it."""

    seat: int
    first: int
    last: int
    now: bool


def reigns(land: Land) -> tuple[Reign, ...]:
    """Return who held a terrain, in order."""
    found: list[Reign] = []
    last_turn = len(land.holders) - 1
    for turn, seat in enumerate(land.holders):
        if found and (found[-1].seat, found[-1].last) == (seat, turn - 1):
            found[-1] = found[-1]._replace(last=turn, now=turn == last_turn)
        elif seat > NONE:
            found.append(Reign(seat, turn, turn, turn == last_turn))
    return tuple(found)


def told(words: Words, table: Table, chronicle: Chronicle) -> tuple[Told, ...]:
    """Return the fights and the other events in sentences, in their order."""
    fights = (Told(one.turn, one.step, "melee", fight_words(words, table, one)) for one in chronicle.fights)
    notes = (Told(one.turn, one.step, NOTE_ICONS[one.kind], note_words(words, table, one)) for one in chronicle.notes)
    return tuple(sorted((one for one in (*fights, *notes) if one.words), key=lambda one: one.step))


def deeds_told(words: Words, table: Table, chronicle: Chronicle) -> Iterator[Told]:
    """Yield the great deeds in sentences."""
    for deed in chronicle.deeds:
        icon = DEED_ICONS.get(deed.kind) or NOTE_ICONS[deed.kind]
        yield Told(deed.turn, deed.step, icon, deed_words(words, table, deed))


def fight_words(words: Words, table: Table, fight: Fight, *, brief: bool = False) -> str:
    """Return a fight with the losses of each side; `brief`: without the names of their dice."""
    losses = words.all_of(_loss(words, table, loss, brief) for loss in fight.losses)
    place = words.place(fight.place, table)
    return sentence(words.say("chronicle-fight", kind=fight.kind, place=place, losses=losses))


def _loss(words: Words, table: Table, loss: Loss, brief: bool) -> str:
    player = words.player(loss.seat, table)
    if brief:
        return words.say("chronicle-loss-brief", player=player, health=loss.health)
    dice = words.dice(loss.dice, table)
    return words.say("chronicle-loss", player=player, health=loss.health, dice=dice)


def note_words(words: Words, table: Table, note: Note) -> str:
    """Return another event: in its own words, or with its dice and their health."""
    if note.event is not None and note.kind not in OWN_WORDS:
        return words.event(note.event, table) or ""
    values = {
        "player": words.player(note.seat, table),
        "place": words.place(note.place, table),
        "where": note.place,
        "dice": words.dice(note.dice, table),
        "health": note.health,
        "points": note.worth,
    }
    return sentence(words.say(f"chronicle-{note.kind}", **values))


def deed_words(words: Words, table: Table, deed: Deed) -> str:
    """Return a great deed."""
    values = {
        "player": words.player(deed.seat, table),
        "place": words.place(deed.place, table) if deed.place else "",
        "where": deed.place,
        "health": deed.health,
        "other": deed.other,
        "said": (words.event(deed.event, table) or "") if deed.event is not None else "",
    }
    return sentence(words.say("chronicle-deed", kind=deed.kind, **values))


def land_words(words: Words, table: Table, land: Land) -> str:
    """Return who held a terrain when, or that no player did."""
    periods = (
        words.say(
            "chronicle-reign",
            player=words.player(one.seat, table),
            first=one.first,
            last=one.last,
            now="yes" if one.now else "no",
        )
        for one in reigns(land)
    )
    return "; ".join(periods) or words.say("chronicle-unheld")


def moment_words(words: Words, table: Table, chronicle: Chronicle, turn: int, land: int) -> str:
    """Return the state at the end of a turn in words: who held a terrain, whose units were there, all in play."""
    begun = chronicle.turns[turn]
    player = words.player(begun.seat, table)
    said = [f"{words.say('chronicle-moment', turn=begun.number, player=player)}."]
    if land < len(chronicle.lands):
        said.append(_land_then(words, table, chronicle.lands[land], turn))
    health = (
        words.say("chronicle-in-play", player=words.player(seat, table), health=now.play)
        for seat, now in enumerate(chronicle.health[turn])
    )
    said.append(words.say("chronicle-health-then", health=words.all_of(health)))
    return " ".join(said)


def _land_then(words: Words, table: Table, land: Land, turn: int) -> str:
    place, holder = sentence(words.place(land.place, table)), land.holders[turn]
    armies = words.players(land.armies[turn], table)
    return words.say(
        "chronicle-land-then",
        place=place,
        state="absent" if holder < NONE else "free" if holder == NONE else "held",
        holder=words.player(holder, table),
        count=len(land.armies[turn]),
        armies=armies,
    )
