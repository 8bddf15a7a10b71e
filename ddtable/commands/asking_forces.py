"""The arguments of `ddtable force` and `ddtable dice`."""

from __future__ import annotations

import argparse
from typing import Any, TypeAlias

from ddtable.commands import Window
from ddtable.commands.path_argument import path_argument

_Parsers: TypeAlias = "argparse._SubParsersAction[Any]"

LARGEST = 9999
FORCES = "a force file (.ddforce, .toml), a starter force, a force of the library, or a saved game (.ddtable)"
EDITIONS = ("classic95", "revised96", "campaign", "risk")  # as in the rules, which are imported only when needed
ORDERS = ("species", "name", "health", "class")  # as in ddtable.dice.seeking, which is imported only when needed
FILTERS = {
    "species": "of one of these races, separated by commas",
    "element": "of one of these elements: air, water, fire, earth, death, ivory",
    "class": "of one of these classes, such as cavalry or heavy_melee",
    "size": "of one of these sizes: common, uncommon, rare, monster",
    "icon": "with one of these icons, such as smite",
    "kind": "of one of these kinds: unit, dragon, terrain, dragonkin, champion, item, minor (unit)",
    "faces": "whose faces are published, entered (by their owner) or reconstructed",
}


def add_force(commands: _Parsers) -> None:
    """Add `force` to the commands of the program."""
    force = commands.add_parser("force", help="check, show and draw forces")
    about = force.add_subparsers(metavar="check|show|random", required=True, parser_class=type(force))
    check = about.add_parser("check", help="check forces against the rules of a game")
    check.add_argument("forces", nargs="+", metavar="FORCE", help=FORCES)
    _add_game(check)
    check.add_argument("--json", action="store_true", help="print one JSON object")
    check.set_defaults(command=_check)
    show = about.add_parser("show", help="print a force and the average results of its armies")
    show.add_argument("force", metavar="FORCE", help=FORCES)
    _add_game(show)
    show.add_argument("--json", action="store_true", help="print one JSON object")
    show.set_defaults(command=_show)
    _add_random(about)


def _add_game(asked: argparse.ArgumentParser) -> None:
    asked.add_argument("--size", type=_size, metavar="HEALTH", help="the health of the game (that of the force)")
    asked.add_argument("--dice", choices=("starters", "all"), help="the dice of the game (all if the force needs them)")
    asked.add_argument("--half-cap", action="store_true", help="no army above half of the force")
    asked.add_argument("--edition", choices=EDITIONS, help="the printing of the rules (that of the force, or 1995)")


def _add_random(about: _Parsers) -> None:
    drawn = about.add_parser("random", help="draw a force at random")
    drawn.add_argument(
        "--species", type=_names, default=(), metavar="NAMES", help="races, separated by commas (any of 1995)"
    )
    drawn.add_argument("--size", type=_size, default=24, metavar="HEALTH", help="health of the force (24)")
    drawn.add_argument("--seed", type=_seed, default=1, help="the same seed draws the same force (1)")
    drawn.add_argument("--monsters", action="store_true", help="with all dice, for a game of all races")
    drawn.add_argument("--half-cap", action="store_true", help="no army above half of the force")
    drawn.add_argument("--edition", choices=EDITIONS, help="the printing of the rules (classic95)")
    drawn.add_argument("--collection", metavar="NAME", help="only with the dice of this collection of the library")
    drawn.add_argument("--name", default="", help="the name of the force (that of its races)")
    drawn.add_argument(
        "--out", type=path_argument, metavar="FILE", help="a .ddforce or .toml file to write (the terminal)"
    )
    drawn.add_argument("--overwrite", action="store_true", help="replace a file that exists")
    drawn.set_defaults(command=_random)


def add_dice(commands: _Parsers) -> None:
    """Add `dice` to the commands of the program."""
    dice = commands.add_parser("dice", help="find and show dice")
    about = dice.add_subparsers(metavar="list|show", required=True, parser_class=type(dice))
    listed = about.add_parser("list", help="list the dice of the catalogue that match")
    listed.add_argument(
        "words", nargs="*", metavar="WORD", help="the beginning of a word of the die: name, race, icon ..."
    )
    for name, text in FILTERS.items():
        listed.add_argument(f"--{name}", type=_names, default=(), metavar="NAMES", help=text)
    listed.add_argument("--sort", choices=ORDERS, default="species", help="the order (species)")
    listed.add_argument("--json", action="store_true", help="print one JSON object")
    listed.set_defaults(command=_list_dice)
    shown = about.add_parser("show", help="print everything about a die")
    shown.add_argument("die", nargs="+", metavar="NAME|ID", help="its name or id")
    shown.add_argument("--json", action="store_true", help="print one JSON object")
    shown.set_defaults(command=_show_die)


def _size(text: str) -> int:
    value = int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0
    if not 0 < value <= LARGEST:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to {LARGEST}")
    return value


def _seed(text: str) -> int:
    value = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else -1
    if not 0 <= value < 1 << 63:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to {(1 << 63) - 1}")
    return value


def _names(text: str) -> tuple[str, ...]:
    found = tuple(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
    if not found:
        raise argparse.ArgumentTypeError("a name is missing")
    return found


def _check(asked: argparse.Namespace, _: Window | None) -> int:
    from ddtable.commands.force import Game, check

    return check(asked.forces, Game(asked.size, asked.dice, asked.half_cap, asked.edition), as_json=asked.json)


def _show(asked: argparse.Namespace, _: Window | None) -> int:
    from ddtable.commands.force import Game, show

    return show(asked.force, Game(asked.size, asked.dice, asked.half_cap, asked.edition), as_json=asked.json)


def _random(asked: argparse.Namespace, _: Window | None) -> int:
    from ddtable.commands.force import Drawing, draw

    about = (asked.species, asked.size, asked.seed, asked.monsters, asked.half_cap, asked.collection, asked.name)
    return draw(Drawing(*about, asked.edition), asked.out, overwrite=asked.overwrite)


def _list_dice(asked: argparse.Namespace, _: Window | None) -> int:
    from ddtable.commands.dice import list_dice

    filters = {name: getattr(asked, name) for name in FILTERS}
    return list_dice(" ".join(asked.words), filters, asked.sort, as_json=asked.json)


def _show_die(asked: argparse.Namespace, _: Window | None) -> int:
    from ddtable.commands.dice import show_die

    return show_die(" ".join(asked.die), as_json=asked.json)
