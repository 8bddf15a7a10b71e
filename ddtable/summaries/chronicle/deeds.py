"""The great deeds of a game, by fixed rules.

They are: the fight in which one side lost the most health, the first terrain captured, each terrain captured against
odds, each dragon slain, the largest recruiting, the dearest spell, and each player who is out of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ddtable.summaries.chronicle.values import Deed, DeedKind, Fight, Note

_AS_NOTED: dict[str, DeedKind] = {"dragon": "dragon", "out": "out"}


def great_deeds(fights: Sequence[Fight], notes: Sequence[Note], odds: Iterable[Deed]) -> tuple[Deed, ...]:
    """Return the great deeds in their order. `odds`: the captures against odds."""
    found = [*odds, *(_of_note(note, _AS_NOTED[note.kind]) for note in notes if note.kind in _AS_NOTED)]
    losses = [(loss, fight) for fight in fights for loss in fight.losses]
    if losses:
        loss, fight = max(losses, key=lambda one: one[0].health)
        found.append(Deed("loss", fight.step, fight.turn, loss.seat, fight.place, loss.health))
    captures = [note for note in notes if note.kind == "captured"]
    found += [_of_note(note, "first") for note in captures[:1]]
    recruits = [note for note in notes if note.kind == "recruited"]
    if recruits:
        found.append(_of_note(max(recruits, key=lambda note: note.health), "recruits"))
    spells = [note for note in notes if note.kind == "spell"]
    if spells:
        found.append(_of_note(max(spells, key=lambda note: note.worth), "spell"))
    return tuple(sorted(found, key=lambda deed: deed.step))


def _of_note(note: Note, kind: DeedKind) -> Deed:
    return Deed(kind, note.step, note.turn, note.seat, note.place, note.health, event=note.event)
