"""Test drivers for one special icon in one kind of roll, or in a fight."""

from __future__ import annotations

from by_hand import A, B, Table, board

from ddtable.dice.catalogue import catalogue
from ddtable.engine.questions import Faces
from ddtable.rules.dragon_dice.events.powers import IconActed
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.notation import names
from ddtable.rules.dragon_dice.roll_kinds import COUNTED
from ddtable.words.sentences import Table as Told
from ddtable.words.sentences import Words

SAVING = ("save", "save_melee", "charge_defence")
NUMBER = {"missile": 3, "save": 3, "magic": 1}
NAMES = ("Ada", "Bela")
MELEE = "A at frontier: {mine}\nB at frontier: {theirs}\n{more}turn 4 A march 1, act at frontier"
NORMAL = ("melee", "missile", "magic", "maneuver", "save")


def shown(die: str, icon: str) -> str:
    """Return the name of the face of a die that shows an icon."""
    kind = catalogue().unit(names.die_types()[die])
    return next(str(face) for face in kind.faces if face.icon == icon)


def blank(die: str, kind: str) -> str:
    """Return a normal face of a die; if possible one that gives nothing in this kind of roll."""
    counted = {icon for _, icons in COUNTED[kind] for icon in icons} | {"id"}  # type: ignore[index]
    counted |= {"maneuver"} if kind == "charge" else set()
    faces = catalogue().unit(names.die_types()[die]).faces
    normal = [face for face in faces if face.icon in NORMAL]
    return str(next((face for face in normal if face.icon not in counted), normal[0]))


def before(kind: str, die: str, more: str = "", others: str = "9 sentry", **on: str) -> Table:
    """Return the table where one die, of A or (saving) of B, is about to be rolled in this kind of roll."""
    mine, theirs = (others, die) if kind in SAVING else (die, others)
    step = {"maneuver": "march 1, maneuver at frontier", "dragon_defence": "dragons"}
    asked = step.get(kind, "march 1, act at frontier")
    dragons = "B dragons at frontier: fire_wyrm\n" if kind == "dragon_defence" else ""
    text = f"A at frontier: {mine}\nB at frontier: {theirs}\n{dragons}{more}turn 4 A {asked}"
    on.setdefault("f", f"flatland_city {NUMBER.get(kind, 6)}")
    table = board(text, **on)
    if kind in ("melee", "save_melee"):
        table.pick("skirmish", seat=B)
    elif kind in ("missile", "save"):
        table.pick("missile", seat=B, place="frontier")
    elif kind == "maneuver":
        table.pick("maneuver").pick("oppose")
    elif kind == "magic":
        table.pick("magic")
    elif kind != "dragon_defence":
        table.pick("charge", seat=B)
    return table


def throw(kind: str, die: str, icon: str, more: str = "", others: int = 9, **on: str) -> Table:
    """Return the table after one die has shown an icon in a roll of this kind and all others nothing.

    If the icon is rolled again, the die shows nothing the second time.
    """
    table = before(kind, die, more, f"{others} sentry", **on)
    face = shown(die, icon)
    idle = ["missile"] * others
    if kind in ("save", "save_melee"):
        table.roll(*(["maneuver"] * others))
        table.roll(face)
    elif kind == "maneuver":
        table.roll(face, *(["melee"] * others))
    elif kind == "dragon_defence":
        table.roll("belly", face)
    elif kind in ("charge", "charge_defence"):
        table.roll(*((face, *idle) if kind == "charge" else (*idle, face)))
    else:
        table.roll(face)
    if table.played.question is not None and isinstance(table.question.shape, Faces):
        parties = table.position.agenda[-1].parties  # type: ignore[union-attr]
        if table.position.agenda[-1].purpose == "again":  # type: ignore[union-attr]
            assert len(parties) == 1
            table.roll(blank(die, kind))
    return table


def acted(table: Table) -> list[str]:
    """Return the icons that have acted, in order."""
    return [event.icon for event in table.happened(IconActed)]


def rolled(table: Table, kind: str) -> dict[str, int]:
    """Return the results above 0 of the last roll of this kind, for the seat that rolled one die."""
    found = table.happened(Rolled, kind=kind, seat=B if kind in SAVING else A)
    return {one.result: one.total for one in found[-1].sums if one.total} if found else {}


def fight(mine: str, theirs: str, more: str = "", kind: str = "skirmish", **on: str) -> Table:
    """Return the table where A's army at the frontier attacks B's there."""
    text = MELEE.format(mine=mine, theirs=theirs, more=more)
    if kind == "missile":
        on.setdefault("f", "flatland_city 3")
        return board(text, **on).pick("missile", seat=B, place="frontier")
    return board(text, **on).pick(kind, seat=B)


def told(table: Table, language: str = "en") -> list[str]:
    """Return the log sentences of all events."""
    words, names = Words(language), Told(table.position, NAMES)
    return [sentence for event in table.events if (sentence := words.event(event, names))]


def dead(table: Table, seat: int = B) -> list[str]:
    return table.units(seat, "dead")
