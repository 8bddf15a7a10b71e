"""`ddtable force check|show|random`: check forces against the rules, print them and draw them at random."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from ddtable import library
from ddtable.commands import BAD, GOOD, CommandError
from ddtable.commands.given import refuse_missing, shown
from ddtable.commands.mistaken import mistaken, strange
from ddtable.commands.naming import find_id
from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import Allowed, allowed_for, starter_species
from ddtable.dice.types import UnitType
from ddtable.files.whole import write_whole
from ddtable.forces.ddforce import LONGEST_NOTE, SUFFIX, SharedForce, decode, encode, read_ddforce, write_ddforce
from ddtable.forces.documents import force_document, load_each
from ddtable.forces.filling import fill
from ddtable.forces.force import ARMY_NAMES, Force, ForceError
from ddtable.forces.sections import Rows, counted_health, rows_for, taking
from ddtable.odds.expected import Expected, of_units
from ddtable.rules.dragon_dice.board import Options, as_fixed, edition_of
from ddtable.rules.dragon_dice.editions import CLASSIC95, EDITIONS, EditionName
from ddtable.rules.dragon_dice.rosters import edition_for, rules_for
from ddtable.rules.dragon_dice.verdict import Line, verdict
from ddtable.texts.plain import plain
from ddtable.words.sentences import Words
from ddtable.words.verdicts import told

TOML = ".toml"
SAVE = ".ddtable"
ARMIES = {"home": "home army", "campaign": "campaign army", "horde": "horde"}
NAMES = {"home_terrain": "home"}


class Game(NamedTuple):
    """The game that forces are checked for; the default for None comes from the force."""

    size: int | None
    dice: Allowed | None
    half_cap: bool
    edition: EditionName | None


class Drawing(NamedTuple):
    """The wishes for a random force."""

    species: Sequence[str]
    size: int
    seed: int
    monsters: bool
    half_cap: bool
    collection: str | None
    name: str
    edition: EditionName | None


class Found(NamedTuple):
    """A force, or the error if it cannot be read, and its source: its file, id or name."""

    source: str
    force: SharedForce | ForceError


class Checked(NamedTuple):
    """A force with the verdict of the rules for a game."""

    file: str
    shared: SharedForce
    health: int
    options: Options
    lines: tuple[Line, ...]

    @property
    def fit(self) -> bool:
        """True if every line of the verdict is met."""
        return all(line.met for line in self.lines)


# Check


def check(wanted: Sequence[str], game: Game, *, as_json: bool) -> int:
    """Print the verdict of the rules on some forces; return 1 if one is unreadable or not fit. Raises CommandError.

    They are given as for `ddtable roster`. An unreadable one is reported; the others are still checked.
    """
    library.use_library_dice()
    sources = [(name, _find(name)) for name in wanted]
    words = Words()
    found: list[Checked] = []
    bad: list[dict[str, str]] = []
    for number, (name, read) in enumerate(sources, 1):
        if as_json and len(wanted) > 1:
            print(f"{number} of {len(wanted)}: {plain(Path(name).name)}", file=sys.stderr)
        if len(wanted) == len(read) == 1 and isinstance(read[0].force, ForceError):
            raise CommandError(str(read[0].force), BAD) from read[0].force
        for source, shared in read:
            if isinstance(shared, ForceError):
                bad.append({"file": source, "error": str(shared)})
                said = str(shared)
            else:
                found.append(_checked(source, shared, game))
                said = _verdict(words, found[-1])
            if not as_json:
                print(said)
    if as_json:
        _print_json({"forces": [_report(words, one) for one in found], "errors": bad})
    return GOOD if not bad and all(one.fit for one in found) else BAD


def _checked(file: str, shared: SharedForce, game: Game) -> Checked:
    force = shared.force
    dice: Allowed = game.dice or allowed_for(catalogue(), force.dice)
    options = _options(game.edition or _edition(shared), dice, half_cap=game.half_cap)
    health = game.size or shared.health or counted_health(catalogue(), edition_of(options).sections, force)
    return Checked(file, shared, health, options, verdict(force, health, options))


def _edition(shared: SharedForce) -> EditionName:
    """Return the edition that a force is built for: 1995 if it names none, or one of a later version."""
    return next((name for name in EDITIONS if name == shared.edition), CLASSIC95)


def _named_edition(name: EditionName) -> str:
    """Return the name of an edition as a force file has it: "" for that of 1995."""
    return "" if name == CLASSIC95 else name


def _options(edition: EditionName | None, dice: Allowed, *, half_cap: bool) -> Options:
    """Return the options of a game, with those that its edition fixes."""
    named = UNSET if edition in (None, CLASSIC95) else edition
    return as_fixed(Options(half_cap=half_cap, species=dice, edition=named))


def _verdict(words: Words, one: Checked) -> str:
    """Return the verdict on a force: that it is fit, or every rule that it breaks."""
    name = plain(one.shared.force.name) or "a force without a name"
    edition = edition_of(one.options).name
    game = f"a classic game of {one.health} health" + (
        " with the dice of all races" if one.options.species == "all" else ""
    )
    if edition_of(one.options).sizes:
        game = f"the Conquest of Esfah at {one.health} health"
    elif edition_of(one.options).limits:
        game = f"Dragon Dice Risk at {one.health} health"
    elif edition != CLASSIC95:
        game += f", edition {edition}"
    if one.fit:
        return f"{one.file}: {name} is fit for {game}."
    wrong = [f"  {told(words, line)} ({line.rule})" for line in one.lines if not line.met]
    return "\n".join([f"{one.file}: {name} is not fit for {game}:", *wrong])


# Show


def show(wanted: str, game: Game, *, as_json: bool) -> int:
    """Print the forces of a source as for `ddtable roster`; return 1 if some cannot be read. Raises CommandError."""
    library.use_library_dice()
    words = Words()
    read = _find(wanted)
    bad = [one.force for one in read if isinstance(one.force, ForceError)]
    if len(bad) == len(read):
        raise CommandError(str(bad[0]), BAD) from bad[0]
    found = [_checked(one.source, one.force, game) for one in read if isinstance(one.force, SharedForce)]
    for error in bad:
        print(f"ddtable: {error}", file=sys.stderr)
    if as_json:
        reports = [_report(words, one) for one in found]
        _print_json(reports[0] if len(reports) == 1 else {"forces": reports})
    else:
        print("\n\n".join(_shown(words, one) for one in found))
    return BAD if bad else GOOD


def _find(wanted: str) -> list[Found]:
    """Return the forces of a source, each readable or with its error. Raises CommandError."""
    path = Path(wanted)
    if path.suffix in (SUFFIX, TOML) or (os.path.lexists(path) and path.suffix != SAVE):
        refuse_missing(path)
        return [Found(plain(path.name), force) for force in _read(path)]
    from ddtable.commands.roster import find_forces

    named = find_forces(wanted)
    known = [(player, force, _known(force.units)) for player, force in named]
    return [
        Found(
            plain(path.name) if path.suffix == SAVE else force.id or plain(wanted),
            SharedForce(force, player, (), sum(unit.health for unit in units), _named_edition(rules_for(force).name)),
        )
        for player, force, units in known
    ]


def _shown(words: Words, one: Checked) -> str:
    """Return a force as text: its maker, its armies with their average results, and the verdict."""
    shared, force = one.shared, one.shared.force
    about = [
        ("force", plain(force.name) or "without a name"),
        ("player", shared.player),
        ("tags", ", ".join(shared.tags)),
        ("note", plain(force.note, LONGEST_NOTE)),
    ]
    rows = rows_for(edition_of(one.options).sections, force)
    about += [(NAMES.get(row.name, row.name), _counted(words, force.dice_in(row.name))) for row in _beside(rows)]
    lines = [f"{word:<9} {text}" for word, text in about if text]
    for row in taking(rows, "unit"):
        army, dice = row.name, force.dice_in(row.name)
        lines += [
            "",
            f"{_title(army)}: {_health(force, army)} health, {len(dice)} {'die' if len(dice) == 1 else 'dice'}",
        ]
        if dice:
            lines += [f"  {_counted(words, dice)}", f"  on average {_averages(_expected(force, army))}"]
    return "\n".join([*lines, "", _verdict(words, one).removeprefix(f"{one.file}: ")])


def _beside(rows: Rows) -> Rows:
    """Return the sections that take no units."""
    return tuple(row for row in rows if "unit" not in row.takes)


def _title(section: str) -> str:
    return ARMIES.get(section) or section.replace("_", " ")


def _known(units: Iterable[str]) -> list[UnitType]:
    """Return the units among some dice, with the player's own; unknown dice are left out."""
    dice = {**catalogue().units, **catalogue().own_units}
    return [dice[unit] for unit in units if unit in dice]


def _health(force: Force, section: str) -> int:
    return sum(unit.health for unit in _known(force.dice_in(section)))


def _expected(force: Force, section: str) -> Expected:
    return of_units(unit.id for unit in _known(force.dice_in(section)))


def _averages(rolled: Expected) -> str:
    return ", ".join(f"{value:.1f} {name}" for name, value in rolled._asdict().items())


def _counted(words: Words, dice: Iterable[str]) -> str:
    counts = Counter(dice)
    return ", ".join(
        f"{count} {_named(words, die)}" if count > 1 else _named(words, die) for die, count in counts.items()
    )


def _named(words: Words, die: str) -> str:
    return words.die_name(die) if catalogue().knows(die) else plain(die)


def _report(words: Words, one: Checked) -> dict[str, Any]:
    """Return everything about a force as JSON values."""
    force = one.shared.force
    document: dict[str, Any] = json.loads(encode(one.shared))
    for key in ("ddtable", "version"):
        del document[key]
    return {
        "file": one.file,
        **document,
        "expected": {army: _rounded(_expected(force, army)) for army in (*ARMY_NAMES, *force.more)},
        "game": {
            "size": one.health,
            "dice": one.options.species,
            "half_cap": one.options.half_cap,
            "edition": edition_of(one.options).name,
        },
        "fit": one.fit,
        "verdict": [
            {
                "rule": line.rule,
                "key": line.key,
                "met": line.met,
                "sentence": told(words, line),
                "where": line.where,
                "dice": line.dice,
            }
            for line in one.lines
        ],
    }


def _rounded(rolled: Expected) -> dict[str, float]:
    return {name: round(value, 4) for name, value in rolled._asdict().items()}


def _print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


# Random


def draw(wish: Drawing, out: Path | None, *, overwrite: bool) -> int:
    """Draw a force; write it to a file or print it. Raises CommandError."""
    if out is not None:
        _refuse_place(out, overwrite)
    species = [find_id("race", name, catalogue().species) for name in wish.species]
    starters = {folk.id for folk in starter_species(catalogue())}
    everything = wish.monsters or (wish.collection is not None and not species)
    allowed: Allowed = "all" if everything or not set(species) <= starters else "starters"
    empty, random = Force("force", "", (), (), (), (), "", ""), Random(wish.seed)
    owned = None if wish.collection is None else _owned(wish.collection)
    options = _options(wish.edition, allowed, half_cap=wish.half_cap)
    edition = edition_of(options)
    if edition.sizes and edition.size_of(wish.size) is None:
        sizes = ", ".join(str(size.health) for size in edition.sizes)
        raise CommandError(f"A war has forces of {sizes} health, not {wish.size}.")
    limits = edition.limits_of(wish.size)
    if edition.limits and limits is None:
        sizes = ", ".join(map(str, dict.fromkeys(one.health for one in edition.limits)))
        raise CommandError(f"Dragon Dice Risk has forces of {sizes} health, not {wish.size}.")
    rules: dict[str, Any] = {"species": species, "owned": owned, "allowed": allowed, "half_cap": options.half_cap}
    rules |= {"dragons": edition.dragons_due(wish.size), "rows": edition.sections}
    rules |= {} if limits is None else {"least": limits.dice, "terrains": limits.terrains}
    try:
        force = fill(catalogue(), empty, wish.size, random, **rules)
    except ForceError as error:
        raise CommandError(str(error)) from error
    name = wish.name or " + ".join(catalogue().species[folk].name for folk in force.species)
    shared = SharedForce(replace(force, name=name), health=wish.size, edition=_named_edition(edition.name))
    try:
        decode(encode(shared), "The force", any_dice=True)
    except ForceError as error:  # a file with it could not be read again
        raise CommandError(str(error)) from error
    if out is None:
        print(encode(shared), end="")
        return GOOD
    _write(out, shared)
    print(f"{plain(name)}: {wish.size} health, {len(force.units)} dice, written to {shown(out)}.")
    return GOOD


def _owned(name: str) -> dict[str, int]:
    """Return the dice counts of a collection of the library. Raises CommandError."""
    if not os.path.exists(library.library_path()):
        raise CommandError("There is no library yet, so there are no collections.")
    try:
        with library.read_library() as found:
            names = {one.name.casefold(): one.id for one in found.collections()}
            if name.casefold() not in names:
                raise CommandError(f"There is no collection {plain(name)}.")
            return found.owned(names[name.casefold()])
    except library.LibraryError as error:
        raise CommandError(error.sentence, BAD) from error


def _write(out: Path, shared: SharedForce) -> None:
    try:
        if out.suffix == SUFFIX:
            write_ddforce(out, shared)
        else:
            write_whole(out, force_document(shared.force).encode())
    except ForceError as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"Could not write {shown(out)}: {error.strerror}.") from error


def _refuse_place(out: Path, overwrite: bool) -> None:
    """Raise CommandError if a force file cannot be written there."""
    if os.path.isdir(out):
        raise CommandError(f"{out} is a folder; --out needs the name of a file, such as {out / 'force.ddforce'}.")
    if out.suffix not in (SUFFIX, TOML):
        raise CommandError(
            f"The name of a force file ends in {SUFFIX} or {TOML}, unlike {out.name or 'an empty name'}."
        )
    if os.path.lexists(out) and not overwrite:
        raise CommandError(f"{shown(out)} already exists. Use --overwrite to replace it.")


# Files


def _of_toml(force: Force) -> SharedForce:
    """Return a force of a TOML file, which names no edition, for that which has its sections."""
    return SharedForce(force, edition=_named_edition(edition_for(force)))


def _read(path: Path) -> list[SharedForce | ForceError]:
    """Return the forces of a file, each readable or with its error. A TOML file may have several."""
    if why := mistaken(path, "a force", SUFFIX, TOML) or strange(path, "a force", SUFFIX, TOML):
        return [ForceError(why)]
    try:
        if path.suffix != TOML:
            return [read_ddforce(path)]
        return [force if isinstance(force, ForceError) else _of_toml(force) for force in load_each(path)]
    except ForceError as error:
        return [error]
