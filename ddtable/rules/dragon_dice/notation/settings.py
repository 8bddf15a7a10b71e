"""The values of single lines of the text: reading, writing, and defaults for missing lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import asdict, replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.chance import Chance
from ddtable.engine.position import Die, Result
from ddtable.rules.dragon_dice.board import NOBODY, Options, Picks, options_from
from ddtable.rules.dragon_dice.notation.names import letters, seats_of
from ddtable.rules.dragon_dice.places import Land
from ddtable.rules.dragon_dice.steps import Step
from ddtable.texts.trouble import trouble

_DICE = re.compile(r"seed (\d+)(?:, drawn (\d+))?(, by hand)?", re.ASCII)


def usual_health(dice: Iterable[Die]) -> int:
    """Return the health of A's units."""
    units = catalogue().units
    return sum(units[die.type].health for die in dice if die.owner == 0 and die.type in units)


def usual_picks(seats: int, dice: Sequence[Die], lands: Sequence[Land]) -> tuple[Picks, ...]:
    """Return the picks of the set-up as the terrain dice show them: a seat's home, and its other terrain die."""
    picks = [Picks()] * seats
    homes = {land.die for land in lands if land.home != NOBODY}
    for at, die in enumerate(dice):
        if die.type in catalogue().terrains:
            part = "home" if at in homes else "frontier"
            picks[die.owner] = replace(picks[die.owner], **{part: die.type})
    return tuple(picks)


def picks_text(picks: Iterable[Picks]) -> str:
    """Return a pair of terrain dice for each seat: its home, its proposal."""
    return ", ".join(f"{pick.home or '-'} {pick.frontier or '-'}" for pick in picks)


def read_picks(text: str) -> tuple[Picks, ...]:
    """Return the picks in a text. Raises ValueError if it is invalid."""
    found = [part.split() for part in text.split(",")]
    if any(len(pair) != 2 for pair in found):
        raise ValueError(trouble("notation-like", text=text, like="coastland_city flatland_temple, - -"))
    names = [["" if name == "-" else name for name in pair] for pair in found]
    return tuple(Picks(home, frontier) for home, frontier in names)


def options_text(options: Options, usual: Options) -> str:
    """Return the house options that differ from the usual ones."""
    told = {name: value for name, value in asdict(options).items() if value != getattr(usual, name)}
    return " ".join(name if value is True else f"{name}={value}" for name, value in told.items())


def read_options(text: str) -> Options:
    """Return the house options in a text. Raises ValueError for an unknown one."""
    return options_from(written_options(text, Options()))


def written_options(text: str, usual: Options) -> dict[str, str | bool]:
    """Return the values of house options in a text. Raises ValueError for one that the usual ones do not have."""
    pairs = [word.partition("=") for word in text.split()]
    values = {name: value if equals else True for name, equals, value in pairs}
    unknown = sorted(set(values) - set(asdict(usual)))
    if unknown:
        raise ValueError(trouble("notation-no-option", text=unknown[0]))
    return values


def dice_text(chance: Chance) -> str:
    """Return the state of the dice generator."""
    drawn = f", drawn {chance.counter}" if chance.counter else ""
    return f"seed {chance.seed}{drawn}{', by hand' if chance.by_hand else ''}"


def read_dice(text: str) -> Chance:
    """Return the dice generator in a text. Raises ValueError if it is invalid."""
    found = _DICE.fullmatch(text)
    if not found:
        raise ValueError(trouble("notation-like", text=text, like="seed 7, drawn 12, by hand"))
    return Chance(int(found[1]), int(found[2] or 0), bool(found[3]))


def result_text(result: Result | None) -> str:
    """Return the winners and the reason; empty while the game goes on."""
    return "" if result is None else f"{letters(result.winners) or 'nobody'} {result.reason}"


def read_result(text: str) -> Result:
    """Return the result in a text."""
    winners, _, reason = text.partition(" ")
    return Result(() if winners == "nobody" else seats_of(winners), reason)


def read_agenda(text: str) -> tuple[Step, ...]:
    """Return the agenda of a text in JSON."""
    return msgspec.json.decode(text, type=tuple[Step, ...])
