"""English in other letters, longer and in brackets, for the tests: text not from the catalogue is easy to see.

Vowels are doubled, which makes words about 40 % longer but breaks lines at the same places. Values, entities and file
patterns are not changed.
"""

from __future__ import annotations

import re

from fluent.syntax import ast

OPENING, CLOSING = "⟦", "⟧"
_LETTERS = str.maketrans("AEIOUYaeiouycdghlnrstzCDGLNRSTZ", "ÅÉÎÖÛÝåéîöûýçđğĥļñŕšťžÇĐĞĻÑŔŠŤŽ")
_KEPT = re.compile(r"&\w+;|\(\*[^)]*\)|<[^<>]*>")
_VOWEL = re.compile("([AEIOUYaeiouy])")


def in_other_letters(words: str) -> str:
    """Return words of the data in the pseudo language."""
    return f"{OPENING}{_other_letters(words)}{CLOSING}"


def resource_in_other_letters(parsed: ast.Resource) -> ast.Resource:
    """Return parsed messages in the pseudo language."""
    for message in parsed.body:
        if isinstance(message, ast.Message) and message.value is not None:
            _change(message.value)
            message.value.elements = [ast.TextElement(OPENING), *message.value.elements, ast.TextElement(CLOSING)]
    return parsed


def _change(pattern: ast.Pattern) -> None:
    """Change the text of a pattern, and of every variant of its selectors."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = _other_letters(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _change(variant.value)


def _other_letters(words: str) -> str:
    at, said = 0, []
    for kept in _KEPT.finditer(words):
        said += [_longer(words[at : kept.start()]), kept[0]]
        at = kept.end()
    return "".join([*said, _longer(words[at:])])


def _longer(words: str) -> str:
    return _VOWEL.sub(r"\1\1", words).translate(_LETTERS)
