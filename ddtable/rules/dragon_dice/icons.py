"""Special action icons and the faces of dragons: their use in each kind of roll, as data.

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
from ddtable.files.resources import resource
from ddtable.rules.dragon_dice.steps import IconAct, Needs

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
IN_THE_SUM: tuple[Hook, ...] = ("", "cast", "pick_off", "charge", "trumpet")  # no step of its own
Targets = Literal["health", "one", "one_here", "showed_id", "all_showed_id"]
Lost = Literal["killed", "buried", "reserve", "asleep", "netted", "webbed", "stunned", "hypnotized"]
STATES = ("asleep", "netted", "webbed", "stunned", "hypnotized")


class Use(Struct, frozen=True, forbid_unknown_fields=True):
    """The use of an icon in one kind of roll: results for each icon on the face, a further roll, a hook (C14.1).

    `clause` is set if it is not the chapter's own. `single`: each face acts separately, otherwise all faces of one roll
    act together. `delayed`: it acts after the roll of the attacked army. `split`: in a roll of several results the
    owner chooses the one it gives.
    Of "strike": `targets` are its legal targets; `needs` is the result that a target must roll alone, `lost` and `kept`
    are its fate without and with that result, `shown_id` its fate if it shows an ID; `damage`: it takes damage of the
    icon's points, and its roll saves against it; `then`: what follows (its roll against burial, the next unit, the
    return of the roller's own units, or its damage to the die that shows the icon).
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
    """Return for each kind of roll the icons that have an effect in it."""
    found: dict[str, dict[str, Use]] = {}
    for icon, kinds in _rows().items():
        for kind, use in kinds.items():
            if kind != WORTH:
                found.setdefault(kind, {})[icon] = msgspec.convert(use, Use)
    return found


@cache
def special_icons() -> frozenset[str]:
    """Return every icon that has a use of its own; penalties and halving do not change it (C14.2)."""
    return frozenset(icon for uses in icon_uses().values() for icon in uses)


@cache
def acting_icons(kind: str) -> frozenset[str]:
    """Return the icons that act by themselves in a kind of roll, beyond a number of results (C14.4)."""
    return frozenset(icon for icon, use in icon_uses().get(kind, {}).items() if use.hook not in IN_THE_SUM)


@cache
def acting() -> frozenset[str]:
    """Return the icons that act by themselves in some kind of roll."""
    return frozenset().union(*(acting_icons(kind) for kind in icon_uses()))


@cache
def later_icons() -> frozenset[str]:
    """Return the special icons that are on no die of the starter sets."""
    first, other = (tomllib.loads(resource("powers", name).read_text("utf-8")) for name in FILES)
    return frozenset(other) - frozenset(first)


@cache
def worth(icon: str, count: int) -> int:
    """Return the worth of a face with `count` of an icon: that number, except for a few icons of fixed worth."""
    return msgspec.convert(_rows().get(icon, {}).get(WORTH, count), int)


@cache
def use_of(icon: str, kind: str) -> Use:
    """Return the use of an icon in a kind of roll; an empty one if it has none there."""
    return icon_uses().get(kind, {}).get(icon, NOTHING)


@cache
def splits(icon: str) -> bool:
    """Return True if the owner chooses which result the icon gives in a roll of several results."""
    return any(uses[icon].split for uses in icon_uses().values() if icon in uses)


def rolls_again(icon: str, kind: str, bullseye_again: bool = False) -> bool:
    """Return True if a die with this face is rolled again: Rend, a tail; Bullseye by a house option (Q19)."""
    use = use_of(icon, kind)
    return use.again or (bullseye_again and use.hook == "pick_off")


def hooked(faces: tuple[Face, ...], kind: str, hook: Hook) -> tuple[tuple[int, int], ...]:
    """Return (die, points) for every face with this hook in this kind of roll."""
    return tuple((face.die, face.count) for face in faces if use_of(face.icon, kind).hook == hook)


def acts_of(faces: Sequence[Face], kind: str, delayed: bool = False) -> tuple[IconAct, ...]:
    """Return the acting icons of a roll, in the order of the dice; equal icons are joined if allowed (H61)."""
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
