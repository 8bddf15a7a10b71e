"""The checks on plain words: terms refused in messages, docstrings and comments, and variants written twice."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tests.test_languages import Walk, entries

PROJECT = Path(__file__).resolve().parent.parent
REFUSED = tomllib.loads((PROJECT / "tests" / "plain_words.toml").read_text("utf-8"))
CODE = REFUSED["code"]
FIRST = re.compile(rf"\W*({'|'.join(CODE['first_words'])})\b")
ANYWHERE = re.compile(rf"\b({'|'.join([*CODE['words'], *map(str.capitalize, CODE['words'])])})\b")


class Variants(Visitor):
    """The keys that a selector of a message has more than once."""

    def __init__(self, message: fluent.Message) -> None:
        self.twice: list[str] = []
        self.visit(message)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        keys = [one.key.name if isinstance(one.key, fluent.Identifier) else one.key.value for one in node.variants]
        self.twice += sorted({key for key in keys if keys.count(key) > 1})
        self.generic_visit(node)


def variants_twice(message: fluent.Message) -> list[str]:
    return Variants(message).twice


@pytest.mark.parametrize("language", ["en", "da"])
def test_a_message_has_each_variant_once(language: str):
    """Fluent shows the first of two equal variants; the second never appears."""
    found = {key: variants_twice(message) for key, message in entries(language).items()}
    assert {key: twice for key, twice in found.items() if twice} == {}


def test_a_variant_written_twice_is_found_inside_another_one():
    text = "a = { $x ->\n   *[one] { $y ->\n        [b] 1\n        [b] 2\n       *[c] 3\n    }\n}\n"
    assert variants_twice(FluentParser().parse(text).body[0]) == ["b"]


# Terms


@cache
def texts(language: str) -> dict[str, str]:
    """Return the text of each message of a language, without its variables and the keys of its variants."""
    return {key: " ".join(Walk(message).texts) for key, message in entries(language).items()}


@pytest.mark.parametrize(
    ("language", "term"), [(language, term) for language in ("en", "da") for term in REFUSED[language]]
)
def test_no_message_has_a_refused_term(language: str, term: str):
    pattern = re.compile(rf"\b{re.escape(term)}\b", re.IGNORECASE)
    found = {key for key, text in texts(language).items() if pattern.search(text)}
    instead, right = REFUSED[language][term]["use"], set(REFUSED[language][term].get("right", ()))
    assert found == right, f"Write {instead!r} instead of {term!r}: {sorted(found ^ right)}"


# Docstrings and comments


def docstrings(body: list[ast.stmt]) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each docstring, also of those below a field or a constant."""
    for node in body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
        elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from docstrings(node.body)


def comments(text: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each comment; of none if no line can have one with a refused word."""
    if any("#" in line and ANYWHERE.search(line) for line in text.splitlines()):
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


def problems(text: str) -> list[str]:
    """Return a sentence for each docstring and comment with a refused word."""
    own = list(docstrings(ast.parse(text).body))
    found = [(line, match[1]) for line, words in own if (match := FIRST.match(words))]
    said = [*own, *comments(text)]
    found += [(line, match[1]) for line, words in said for match in ANYWHERE.finditer(words)]
    return [f"line {line}: {word!r}" for line, word in sorted(found)]


@cache
def by_folder() -> dict[str, list[str]]:
    """Return the problems of the code by folder, for each folder that has any."""
    found: dict[str, list[str]] = {}
    for package in ("ddtable", "ui"):
        for path in sorted((PROJECT / package).rglob("*.py")):
            folder, name = path.parent.relative_to(PROJECT).as_posix(), path.relative_to(PROJECT).as_posix()
            for problem in problems(path.read_text("utf-8")):
                found.setdefault(folder, []).append(f"{name}, {problem}")
    return found


def test_docstrings_and_comments_are_in_plain_words():
    assert by_folder() == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('"""What a die shows."""', ["line 1: 'What'"]),
        ('def f():\n    """Let go."""', ["line 2: 'Let'"]),
        ('X = 1\n"""Where it is."""', ["line 2: 'Where'"]),
        ('"""Return whether it is."""', []),
        ("x = 1  # nobody asks", ["line 1: 'nobody'"]),
        ("x = NOBODY  # NOBODY: the frontier", []),
        ('"""A value."""\n\nx = "What nobody says"', []),
    ],
)
def test_refused_words_are_found_in_docstrings_and_comments(text: str, found: list[str]):
    assert problems(text) == found
