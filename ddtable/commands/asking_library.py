"""The arguments of `ddtable library`."""

from __future__ import annotations

import argparse
from typing import Any, TypeAlias

from ddtable.commands import Window
from ddtable.commands.path_argument import path_argument

_Parsers: TypeAlias = "argparse._SubParsersAction[Any]"


def add_library(commands: _Parsers) -> None:
    """Add `library` to the commands of the program."""
    library = commands.add_parser("library", help="the forces, collections and own dice on this computer")
    library.add_argument("--file", type=path_argument, metavar="FILE", help="use this library instead of your own")
    words = "path|check|forces|export|import|collections|collection"
    about = library.add_subparsers(metavar=words, required=True, parser_class=type(library))
    for word, text in (
        ("path", "print the path of the library"),
        ("check", "check the whole library for errors"),
        ("forces", "list the forces"),
        ("collections", "list the collections"),
    ):
        about.add_parser(word, help=text).set_defaults(command=_run, asks=word)
    export = about.add_parser("export", help="write the whole library to one JSON file")
    _add_out(export)
    export.set_defaults(command=_run, asks="export")
    merged = about.add_parser("import", help="add the content of an exported file to the library")
    merged.add_argument("source", type=path_argument, metavar="FILE")
    _add_counts(merged)
    merged.set_defaults(command=_run, asks="import")
    _add_collection(about)


def _add_collection(about: _Parsers) -> None:
    collection = about.add_parser("collection", help="export or import one collection")
    ways = collection.add_subparsers(metavar="export|import", required=True, parser_class=type(collection))
    export = ways.add_parser("export", help="write a collection as CSV, or as JSON if the file ends in .json")
    export.add_argument("name", metavar="NAME", help="the collection")
    _add_out(export)
    export.add_argument("--json", action="store_true", help="JSON, even if the file does not end in .json")
    export.set_defaults(command=_run, asks="collection_export")
    taken = ways.add_parser("import", help="read a CSV or JSON file into a collection, which may be new")
    taken.add_argument("name", metavar="NAME", help="the collection")
    taken.add_argument("source", type=path_argument, metavar="FILE")
    _add_counts(taken)
    taken.set_defaults(command=_run, asks="collection_import")


def _add_out(asked: argparse.ArgumentParser) -> None:
    asked.add_argument("out", metavar="FILE", help="the file to write; - for the terminal")
    asked.add_argument("--overwrite", action="store_true", help="replace a file that exists")


def _add_counts(asked: argparse.ArgumentParser) -> None:
    text = "replace the counts of a collection that exists, or add to them (replace)"
    asked.add_argument("--counts", choices=("replace", "add"), default="replace", help=text)


def _run(asked: argparse.Namespace, _: Window | None) -> int:
    from ddtable.commands.library import run

    return run(asked)
