"""How `ddtable library` is asked for: its words on the command line."""

from __future__ import annotations

import argparse
from typing import Any, TypeAlias

from ddtable.commands import Window
from ddtable.commands.path_argument import path_argument

_Parsers: TypeAlias = "argparse._SubParsersAction[Any]"


def add_library(commands: _Parsers) -> None:
    """Add the command to those of the program."""
    library = commands.add_parser("library", help="forces, collections and own dice of this computer")
    library.add_argument("--file", type=path_argument, metavar="FILE", help="another library than that of this user")
    words = "path|check|forces|export|import|collections|collection"
    about = library.add_subparsers(metavar=words, required=True, parser_class=type(library))
    for word, text in (
        ("path", "say where the library lies"),
        ("check", "look through the whole library"),
        ("forces", "list the forces"),
        ("collections", "list the collections"),
    ):
        about.add_parser(word, help=text).set_defaults(command=_run, asks=word)
    export = about.add_parser("export", help="write everything into one JSON file")
    _add_out(export)
    export.set_defaults(command=_run, asks="export")
    merged = about.add_parser("import", help="merge such a file into the library")
    merged.add_argument("source", type=path_argument, metavar="FILE")
    _add_counts(merged)
    merged.set_defaults(command=_run, asks="import")
    _add_collection(about)


def _add_collection(about: _Parsers) -> None:
    collection = about.add_parser("collection", help="write or read one collection")
    ways = collection.add_subparsers(metavar="export|import", required=True, parser_class=type(collection))
    export = ways.add_parser("export", help="write a collection as CSV, or as JSON where the file is called so")
    export.add_argument("name", metavar="NAME", help="the collection")
    _add_out(export)
    export.add_argument("--json", action="store_true", help="JSON, whatever the file is called")
    export.set_defaults(command=_run, asks="collection_export")
    taken = ways.add_parser("import", help="read a CSV or JSON file into a collection, which is made if need be")
    taken.add_argument("name", metavar="NAME", help="the collection")
    taken.add_argument("source", type=path_argument, metavar="FILE")
    _add_counts(taken)
    taken.set_defaults(command=_run, asks="collection_import")


def _add_out(asked: argparse.ArgumentParser) -> None:
    asked.add_argument("out", metavar="FILE", help="the file to write; - for the terminal")
    asked.add_argument("--overwrite", action="store_true", help="write over a file of that name")


def _add_counts(asked: argparse.ArgumentParser) -> None:
    text = "what becomes of the counts of a collection that is there already (replace)"
    asked.add_argument("--counts", choices=("replace", "add"), default="replace", help=text)


def _run(asked: argparse.Namespace, _: Window | None) -> int:
    from ddtable.commands.library import run

    return run(asked)
