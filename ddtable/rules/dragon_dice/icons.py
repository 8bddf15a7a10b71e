"""Special action icons and the faces of dragons: their use in each kind of roll, as data.

C14.1, C14.4, C14.5, DA-C3, DA-C4, DA-C5, DA-F1, DA-F3, DA-F4, DA-F5, DA-F6, DA-F7.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from ddtable.engine.arithmetic import Face
from ddtable.files.resources import resource
from ddtable.rules.dragon_dice.steps import IconAct, Needs

FILES = ("icons_1995", "icons_other")
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
    "logo",
    "elevate",
    "attune",
    "relic",
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


class Icons(Struct, frozen=True, eq=False):
    """The icons of an edition: `uses` by kind of roll and icon; `fixed`: the worth of faces with any number of them.

    `special` are all icons with a use of their own; penalties and halving do not change it (C14.2). `acting`: by kind
    of roll, those that act by themselves beyond a number of results (C14.4). `splitting`: their owner chooses which
    result they give in a roll of several results. `later`: those on no die of the starter sets.
    """

    uses: Mapping[str, Mapping[str, Use]]
    fixed: Mapping[str, int]
    special: frozenset[str]
    acting: Mapping[str, frozenset[str]]
    splitting: frozenset[str]
    later: frozenset[str]

    def use_of(self, icon: str, kind: str) -> Use:
        """Return the use of an icon in a kind of roll; an empty one if it has none there."""
        there = self.uses.get(kind)
        return NOTHING if there is None else there.get(icon, NOTHING)

    def worth(self, icon: str, count: int) -> int:
        """Return the worth of a face with `count` of an icon: that number, except for icons of fixed worth."""
        return self.fixed.get(icon, count)

    def damage(self, faces: Sequence[Face]) -> int:
        """Return the damage of a dragon's faces: claws, jaws, and tails with their further rolls."""
        return sum(face.count * self.use_of(face.icon, "dragon").gives.get("damage", 0) for face in faces)

    def rolls_again(self, icon: str, kind: str, bullseye_again: bool = False) -> bool:
        """Return True if a die with this face is rolled again: Rend, a tail; Bullseye by a house option (Q19)."""
        use = self.use_of(icon, kind)
        return use.again or (bullseye_again and use.hook == "pick_off")

    def hooked(self, faces: Sequence[Face], kind: str, hook: Hook) -> tuple[tuple[int, int], ...]:
        """Return (die, points) for every face with this hook in this kind of roll."""
        found = with_hook(self, kind, hook)
        return tuple([(face.die, face.count) for face in faces if face.icon in found])

    def acts_of(self, faces: Sequence[Face], kind: str, delayed: bool = False) -> tuple[IconAct, ...]:
        """Return the acting icons of a roll, in the order of the dice; equal icons are joined if allowed (H61)."""
        acting = self.acting.get(kind, NO_ICONS)
        found: list[IconAct] = []
        for face in [face for face in faces if face.icon in acting]:
            use = self.use_of(face.icon, kind)
            if use.delayed is not delayed:
                continue
            like = next((at for at, act in enumerate(found) if act.icon == face.icon and not use.single), None)
            if like is None:
                found.append(IconAct(face.icon, face.count, (face.die,)))
            else:
                act = found[like]
                found[like] = IconAct(act.icon, act.points + face.count, (*act.dice, face.die))
        return tuple(found)


NO_ICONS: frozenset[str] = frozenset()


@cache
def with_hook(icons: Icons, kind: str, hook: Hook) -> tuple[str, ...]:
    """Return the icons with a hook in a kind of roll, in order."""
    return tuple(sorted(icon for icon, use in icons.uses.get(kind, {}).items() if use.hook == hook))


@cache
def read_icons(names: tuple[str, ...] = FILES) -> Icons:
    """Return the icons of these files of `resources/powers`; the first has those of the starter sets."""
    read = [tomllib.loads(resource("powers", f"{name}.toml").read_text("utf-8")) for name in names]
    uses: dict[str, dict[str, Use]] = {}
    fixed: dict[str, int] = {}
    for rows in read:
        for icon, kinds in rows.items():
            for kind, use in kinds.items():
                if kind == WORTH:
                    fixed[icon] = msgspec.convert(use, int)
                else:
                    uses.setdefault(kind, {})[icon] = msgspec.convert(use, Use)
    return Icons(
        uses,
        fixed,
        frozenset(icon for table in uses.values() for icon in table),
        {kind: frozenset(icon for icon in table if table[icon].hook not in IN_THE_SUM) for kind, table in uses.items()},
        frozenset(icon for table in uses.values() for icon, use in table.items() if use.split),
        frozenset(icon for rows in read[1:] for icon in rows) - frozenset(read[0]),
    )


# The icons of 1995, for what is asked outside a game: odds


@cache
def worth(icon: str, count: int) -> int:
    """Return the worth of a face with `count` of an icon: that number, except for icons of fixed worth."""
    return read_icons().worth(icon, count)


@cache
def use_of(icon: str, kind: str) -> Use:
    """Return the use of an icon in a kind of roll; an empty one if it has none there."""
    return read_icons().use_of(icon, kind)
