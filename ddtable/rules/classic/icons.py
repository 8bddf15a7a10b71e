"""Special action icons, and the faces of dragons: what each does in each kind of roll, as data.

C14.1, DA-C3, DA-C4, DA-C5, DA-F1, DA-F3, DA-F4, DA-F5, DA-F6, DA-F7.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from ddtable.engine.arithmetic import Face
from ddtable.resources import resource

Hook = Literal["", "cast", "pick_off"]


class Use(Struct, frozen=True):
    """What an icon does in one kind of roll: results for each icon on the face, a further roll, a hook (C14.1).

    `clause` says so where it is not the chapter's own.
    """

    gives: dict[str, int] = {}
    clause: str = "C14.2"
    again: bool = False
    hook: Hook = ""


NOTHING = Use()


@cache
def icon_uses() -> dict[str, dict[str, Use]]:
    """Return for each kind of roll the icons that do something in it."""
    rows = tomllib.loads(resource("powers", "icons_1995.toml").read_text("utf-8"))
    found: dict[str, dict[str, Use]] = {}
    for icon, kinds in rows.items():
        for kind, use in kinds.items():
            found.setdefault(kind, {})[icon] = msgspec.convert(use, Use)
    return found


@cache
def special_icons() -> frozenset[str]:
    """Return every icon that has a use of its own: penalties and halving never touch it (C14.2)."""
    return frozenset(icon for uses in icon_uses().values() for icon in uses)


@cache
def use_of(icon: str, kind: str) -> Use:
    """Return what an icon does in a kind of roll; nothing if it does nothing there."""
    return icon_uses().get(kind, {}).get(icon, NOTHING)


def rolls_again(icon: str, kind: str, bullseye_again: bool = False) -> bool:
    """Tell whether a die that shows this is rolled again: Rend, a tail; Bullseye by a house option (Q19)."""
    use = use_of(icon, kind)
    return use.again or (bullseye_again and use.hook == "pick_off")


def hooked(faces: tuple[Face, ...], kind: str, hook: Hook) -> tuple[tuple[int, int], ...]:
    """Return (die, points) for every face that sets something off in this roll."""
    return tuple((face.die, face.count) for face in faces if use_of(face.icon, kind).hook == hook)
