"""Special action icons, and the faces of dragons: what each does in each kind of roll, as data.

C14.1, C14.4, C14.5, DA-C3, DA-C4, DA-C5, DA-F1, DA-F3, DA-F4, DA-F5, DA-F6, DA-F7.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from ddtable.engine.arithmetic import Face
from ddtable.resources import resource
from ddtable.rules.classic.steps import IconAct, Needs

FILES = ("icons_1995.toml", "icons_other.toml")
WORTH = "worth"
Hook = Literal[
    "",
    "cast",
    "pick_off",
    "strike",
    "again",
    "charm",
    "penalty",
    "surprise",
    "weaken",
    "hide",
    "cloak",
    "bash",
    "charge",
    "trumpet",
    "move",
    "regenerate",
    "grow",
]
IN_THE_SUM: tuple[Hook, ...] = ("", "cast", "pick_off", "charge", "trumpet")  # what no step of its own works off
Targets = Literal["health", "one", "one_here", "showed_id", "all_showed_id"]
Lost = Literal["killed", "buried", "reserve", "asleep", "netted", "webbed", "stunned", "hypnotized"]
STATES = ("asleep", "netted", "webbed", "stunned", "hypnotized")


class Use(Struct, frozen=True, forbid_unknown_fields=True):
    """What an icon does in one kind of roll: results for each icon on the face, a further roll, a hook (C14.1).

    `clause` says so where it is not the chapter's own. `single`: each face of it acts by itself, else all faces of one
    roll act together. `delayed`: it acts when the roll of those who are attacked has fallen. `split`: in a roll of
    several results the owner says which it gives. Of "strike": `targets` are whom it is aimed at; `needs` is what one
    of them must roll alone, `lost` what becomes of it without, `kept` what becomes of it with, `shown_id` if it shows
    an ID; `damage`: it takes so much damage, and its roll saves it; `then`: what follows, its roll for burial, the
    next unit, the return of the roller's own, its blow at the die that shows the icon.
    """

    gives: dict[str, int] = {}
    clause: str = "C14.2"
    again: bool = False
    hook: Hook = ""
    single: bool = False
    delayed: bool = False
    split: bool = False
    targets: Targets = "health"
    needs: Needs = ""
    lost: Lost = "killed"
    kept: Literal["", "reserve"] = ""
    shown_id: Literal["", "killed"] = ""
    damage: bool = False
    then: Literal["", "burial", "next", "return", "back"] = ""


NOTHING = Use()


@cache
def _rows() -> dict[str, dict[str, dict[str, object]]]:
    found: dict[str, dict[str, dict[str, object]]] = {}
    for name in FILES:
        for icon, kinds in tomllib.loads(resource("powers", name).read_text("utf-8")).items():
            found.setdefault(icon, {}).update(kinds)
    return found


@cache
def icon_uses() -> dict[str, dict[str, Use]]:
    """Return for each kind of roll the icons that do something in it."""
    found: dict[str, dict[str, Use]] = {}
    for icon, kinds in _rows().items():
        for kind, use in kinds.items():
            if kind != WORTH:
                found.setdefault(kind, {})[icon] = msgspec.convert(use, Use)
    return found


@cache
def special_icons() -> frozenset[str]:
    """Return every icon that has a use of its own: penalties and halving never touch it (C14.2)."""
    return frozenset(icon for uses in icon_uses().values() for icon in uses)


@cache
def acting_icons(kind: str) -> frozenset[str]:
    """Return the icons that act by themselves in a kind of roll: more than a number (C14.4)."""
    return frozenset(icon for icon, use in icon_uses().get(kind, {}).items() if use.hook not in IN_THE_SUM)


@cache
def acting() -> frozenset[str]:
    """Return the icons that act by themselves in some kind of roll."""
    return frozenset().union(*(acting_icons(kind) for kind in icon_uses()))


@cache
def later_icons() -> frozenset[str]:
    """Return the special icons that no die of the starter sets shows."""
    first, other = (tomllib.loads(resource("powers", name).read_text("utf-8")) for name in FILES)
    return frozenset(other) - frozenset(first)


@cache
def worth(icon: str, count: int) -> int:
    """Return what a face with so many of an icon is worth: as many, but for a few that are worth the same always."""
    return msgspec.convert(_rows().get(icon, {}).get(WORTH, count), int)


@cache
def use_of(icon: str, kind: str) -> Use:
    """Return what an icon does in a kind of roll; nothing if it does nothing there."""
    return icon_uses().get(kind, {}).get(icon, NOTHING)


@cache
def splits(icon: str) -> bool:
    """Return True if the owner says in a roll of several results which one an icon gives."""
    return any(uses[icon].split for uses in icon_uses().values() if icon in uses)


def rolls_again(icon: str, kind: str, bullseye_again: bool = False) -> bool:
    """Return True if a die that shows this is rolled again: Rend, a tail; Bullseye by a house option (Q19)."""
    use = use_of(icon, kind)
    return use.again or (bullseye_again and use.hook == "pick_off")


def hooked(faces: tuple[Face, ...], kind: str, hook: Hook) -> tuple[tuple[int, int], ...]:
    """Return (die, points) for every face that sets something off in this roll."""
    return tuple((face.die, face.count) for face in faces if use_of(face.icon, kind).hook == hook)


def acts_of(faces: Sequence[Face], kind: str, delayed: bool = False) -> tuple[IconAct, ...]:
    """Return the icons of a roll that act, in the order of the dice; equal ones together where they may be (H61)."""
    acting = acting_icons(kind)
    found: list[IconAct] = []
    for face in [face for face in faces if face.icon in acting]:
        use = use_of(face.icon, kind)
        if use.delayed is not delayed:
            continue
        like = next((at for at, act in enumerate(found) if act.icon == face.icon and not use.single), None)
        if like is None:
            found.append(IconAct(face.icon, face.count, (face.die,)))
        else:
            act = found[like]
            found[like] = IconAct(act.icon, act.points + face.count, (*act.dice, face.die))
    return tuple(found)
