"""The command line: its arguments, and one sentence and an exit code for every failure.

Exit code 0 is success, 1 means that the checked thing is bad, 2 wrong usage or missing input, 130 Ctrl-C. Each command
imports its modules when it runs, so that the window starts fast.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from ddtable import __version__
from ddtable.commands import BAD, GOOD, USAGE, CommandError, Window, terminal
from ddtable.commands.asking_chronicle import add_chronicle
from ddtable.commands.asking_forces import add_dice, add_force
from ddtable.commands.asking_library import add_library
from ddtable.commands.asking_rosters import add_roster
from ddtable.commands.path_argument import path_argument

INTERRUPTED = 130  # the exit code that shells expect after Ctrl-C
LONGEST = 4000  # characters of a line
UNWRITTEN = "Could not write the output: {why}."
THINK = "think"  # starts the window's worker process; of no use to people, so --help does not list it

EXAMPLES = """\
examples:
  ddtable                          open the window
  ddtable play battle.ddtable      open a saved game in the window
  ddtable simulate --players 2 --size 24 --games 100 --seed 1 --jobs 2
  ddtable simulate --games 20 --json
  ddtable balance --games 40 --jobs 2
  ddtable tournament recruit random --games 100 --jobs 2
  ddtable save check battle.ddtable
  ddtable save show battle.ddtable
  ddtable save chronicle war.ddtable --form html --out war.html
  ddtable roster pdf mire_wolves --out wolves.pdf
  ddtable roster pdf battle.ddtable --out battle.pdf --paper letter --mono --what whole,reference
  ddtable roster text mire_wolves
  ddtable force random --species goblins,undead --size 36 --seed 7 --out bog.ddforce
  ddtable force check bog.ddforce
  ddtable dice list goblin --size rare
  ddtable dice show troll
  ddtable library export everything.json
  ddtable rules --missing          list the clauses that are not played and tested yet
  ddtable selftest                 play, save, reopen and paint a game
  ddtable demo --folder demo       print a game of 2 computer players; write a picture and a save

exit codes: 0 success, 1 a check failed, 2 wrong usage or missing input, 130 interrupted by Ctrl-C
"""

Command = Callable[[argparse.Namespace, Window | None], int]


class _Parser(argparse.ArgumentParser):
    """A parser whose error message is one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message.rstrip('.')}; see {self.prog} --help.")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print help or version. Unlike the library's method, this raises an error if the output is full."""
        (file or sys.stderr).write(message)


def main(arguments: list[str] | None = None, window: Window | None = None) -> int:
    """Run one command and return its exit code. `window` is None if no window is available."""
    terminal.prepare()
    if arguments is None:
        arguments = sys.argv[1:]
    try:
        code = _run(arguments, window)
        if why := terminal.unwritten():
            return _complain(UNWRITTEN.format(why=why), USAGE)
    except CommandError as error:
        return _complain(str(error), error.code)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        terminal.let_go()  # the reader has closed the pipe
        return GOOD
    except Exception as error:
        if isinstance(error, OSError) and (why := terminal.unwritten(error)):
            return _complain(UNWRITTEN.format(why=why), USAGE)
        from ddtable.commands.crash import report

        return _complain(report(arguments), USAGE)
    return code


def _run(arguments: list[str], window: Window | None) -> int:
    if arguments == [THINK]:
        from ddtable.opponents.worker import main as think

        return think()
    if not arguments:  # the usual start, for which making the parser would take longer than all else here
        from ddtable.commands.window import run

        return run(window, None)
    try:
        asked = parser().parse_args(arguments)
    except SystemExit as done:  # from --help and --version
        return int(done.code or 0)
    command: Command = asked.command
    return command(asked, window)


def _complain(sentence: str, code: int) -> int:
    from ddtable.texts.plain import one_line  # text from a foreign file must not control the terminal

    harmless = "\n".join(one_line(line, LONGEST) for line in sentence.split("\n"))
    print(f"ddtable: {harmless}", file=sys.stderr)
    return code


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = _Parser(
        prog="ddtable",
        description="A tabletop for the Dragon Dice family of games. Without a command it opens the window.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"ddtable {__version__}")
    top.set_defaults(command=_window, file=None)
    commands = top.add_subparsers(metavar="COMMAND", parser_class=_Parser)

    play = commands.add_parser("play", help="open the window with a saved game or a new one")
    play.add_argument(
        "file",
        type=path_argument,
        metavar="FILE",
        nargs="?",
        help="a saved game, or a force, an army or tables for a new game (default: the start screen)",
    )
    play.set_defaults(command=_window)

    _add_simulate(commands)
    _add_balance(commands)
    _add_tournament(commands)
    _add_save(commands)
    add_roster(commands)
    add_force(commands)
    add_dice(commands)
    add_library(commands)

    rules = commands.add_parser("rules", help="list every clause of the rules: played, tested or not yet")
    rules.add_argument("--missing", action="store_true", help="only clauses that are not played and tested yet")
    rules.set_defaults(command=_rules)

    selftest = commands.add_parser("selftest", help="check the installation: play, save, reopen and paint a game")
    selftest.set_defaults(command=_selftest)

    demo = commands.add_parser("demo", help="print a game of 2 computer players, without a screen")
    demo.add_argument(
        "--folder",
        type=path_argument,
        default=Path("demo"),
        metavar="DIR",
        help="the folder for the picture and the save (demo)",
    )
    demo.add_argument("--seed", type=_seed, default=1, help="the same seed gives the same game (1)")
    demo.add_argument("--system", default="classic", help="the rule system (classic)")
    demo.set_defaults(command=_demo)

    return top


def _add_simulate(commands: argparse._SubParsersAction[_Parser]) -> None:
    simulate = commands.add_parser("simulate", help="play random games and print statistics")
    simulate.add_argument("--system", default="classic", help="the rule system (classic)")
    simulate.add_argument("--players", type=_positive, default=2, help="players in each game (2)")
    simulate.add_argument("--size", type=_positive, default=0, help="health or dice of each force, at most 400")
    simulate.add_argument("--games", type=_positive, default=100, help="number of games (100)")
    simulate.add_argument("--seed", type=_seed, default=1, help="the same seed gives the same games (1)")
    simulate.add_argument("--jobs", type=_positive, default=1, help="parallel processes (1)")
    simulate.add_argument("--all-species", action="store_true", help="forces of all races, with their monsters")
    simulate.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a house option, such as quests=no"
    )
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    simulate.set_defaults(command=_simulate)


def _add_balance(commands: argparse._SubParsersAction[_Parser]) -> None:
    balance = commands.add_parser("balance", help="measure the balance of the tables of Battle Dice")
    balance.add_argument(
        "--tables", type=path_argument, metavar="FILE", help="a .ddtables file (default: the tables of the game)"
    )
    balance.add_argument("--games", type=_positive, default=400, help="games of each series, half from each side (400)")
    balance.add_argument("--only", choices=("armies", "roster", "quests"), help="play only one kind of series (all)")
    balance.add_argument("--jobs", type=_positive, default=1, help="parallel processes (1)")
    balance.add_argument("--seed", type=_seed, default=1, help="the same seed gives the same games (1)")
    balance.set_defaults(command=_balance)


def _add_tournament(commands: argparse._SubParsersAction[_Parser]) -> None:
    tournament = commands.add_parser("tournament", help="measure which of 2 computer players is stronger")
    tournament.add_argument(
        "one", metavar="PLAYER", help="a computer player such as recruit, recruit:1 or veteran:bold"
    )
    tournament.add_argument("other", metavar="OTHER", help="another one, or random: answers by lot")
    tournament.add_argument("--system", default="classic", help="the rule system (classic)")
    tournament.add_argument("--sizes", default="", metavar="N,N", help="sizes of forces (the first 2 of the game)")
    tournament.add_argument("--map", default="", help="the map of a game that has maps, by its id (that of the game)")
    tournament.add_argument(
        "--force-pairs", type=_positive, default=4, help="pairs of forces in each size, at least 4 (4)"
    )
    tournament.add_argument(
        "--games", type=_positive, default=1000, help="games of each of the 2 series, half from each side (1000)"
    )
    tournament.add_argument(
        "--aim", type=_number, default=0.55, help="the score that the sequential test compares with 0.5 (0.55)"
    )
    tournament.add_argument("--jobs", type=_positive, help="parallel processes (1)")
    tournament.add_argument(
        "--scheduler", default="", metavar="ADDRESS", help="play on the workers of this Dask scheduler, HOST:PORT"
    )
    tournament.add_argument("--seed", type=_seed, default=1, help="the same seed gives the same games (1)")
    tournament.set_defaults(command=_tournament)


def _add_save(commands: argparse._SubParsersAction[_Parser]) -> None:
    save = commands.add_parser("save", help="check a saved game, show it, or write its chronicle")
    about = save.add_subparsers(metavar="check|show|chronicle", required=True, parser_class=_Parser)
    for word, text, command in (
        ("check", "replay a saved game with the rules", _check),
        ("show", "print what is in a saved game", _show),
    ):
        asked = about.add_parser(word, help=text)
        asked.add_argument("file", type=path_argument, metavar="FILE")
        if word == "show":
            asked.add_argument(
                "--language", choices=("en", "da"), default="en", help="the language of the lines about its tables (en)"
            )
        asked.set_defaults(command=command)
    add_chronicle(about)


def _positive(text: str) -> int:
    value = int(text) if text.isascii() and text.isdigit() else 0
    if not 0 < value <= 1_000_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return value


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None


def _seed(text: str) -> int:
    value = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else -1
    if not 0 <= value < 1 << 63:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to {(1 << 63) - 1}")
    return value


def _existing(path: Path) -> Path:
    from ddtable.commands.given import refuse_missing

    refuse_missing(path)
    return path


def _window(asked: argparse.Namespace, window: Window | None) -> int:
    path = None if asked.file is None else _existing(asked.file)
    from ddtable.commands.window import run

    return run(window, path)


def _simulate(asked: argparse.Namespace, _: Window | None) -> int:
    from ddtable.commands.simulate import simulate

    plan = (asked.system, asked.players, asked.size, asked.games, asked.seed)
    wishes = ["species=all"] * asked.all_species + asked.option
    return simulate(*plan, jobs=asked.jobs, as_json=asked.json, wishes=wishes)


def _balance(asked: argparse.Namespace, _: Window | None) -> int:
    from ddtable.commands.balance import balance

    tables = None if asked.tables is None else _existing(asked.tables)
    return balance(tables, asked.games, asked.jobs, asked.seed, asked.only)


def _tournament(asked: argparse.Namespace, _: Window | None) -> int:
    from ddtable.commands.tournament import Plan, executor, tournament

    given = (asked.system, asked.sizes, asked.force_pairs, asked.games, asked.aim, asked.seed)
    return tournament(Plan(asked.one, asked.other, *given, asked.map), executor(asked.jobs, asked.scheduler))


def _check(asked: argparse.Namespace, _: Window | None) -> int:
    from ddtable.commands.save import check

    return check(_existing(asked.file))


def _show(asked: argparse.Namespace, _: Window | None) -> int:
    from ddtable.commands.save import show

    return show(_existing(asked.file), asked.language)


def _rules(asked: argparse.Namespace, _: Window | None) -> int:
    import shutil

    from ddtable.rules.clauses import clauses
    from ddtable.rules.evidence import render, statuses

    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    print(render(clauses(), statuses(), asked.missing, width), end="")
    return GOOD


def _selftest(_: argparse.Namespace, window: Window | None) -> int:
    from ddtable.commands.selftest import selftest

    return selftest(window)


def _demo(asked: argparse.Namespace, window: Window | None) -> int:
    from ddtable.commands.demo import demo

    return demo(window, asked.folder, asked.seed, asked.system)


__all__ = ["BAD", "GOOD", "USAGE", "CommandError", "Window", "main", "parser"]
