"""Foreign text made harmless: names and words from files that others have made."""

from __future__ import annotations

import re
import unicodedata

JOINERS = "\u200c\u200d"  # Persian, Indic scripts and emoji need them
GUARD = "\u2060"  # a word joiner, which is invisible
MARKUP = re.compile(r"<(?=[\s!]*(?:[a-zA-Z]|$))|&(?=lt;)")  # at the end too: a sentence goes on after a name
MOST = 200  # characters


def plain(text: str, most: int = MOST) -> str:
    """Return a text on one line, without control characters and without anything that looks like markup; cut at `most`.

    Characters that change the direction of writing are removed; control characters and line breaks become spaces. A
    toolkit that guesses whether a text is HTML looks for a tag: no tag begins with a word joiner.
    """
    return MARKUP.sub(lambda found: found[0] + GUARD, one_line(text, most))


def is_plain(text: str, most: int = MOST) -> bool:
    """Return True if `plain` changes nothing, or only guards a `<` at the end.

    Dice and tables of earlier versions may have such names. They are shown with the guard.
    """
    return plain(text, most).removesuffix(GUARD) == text.removesuffix(GUARD)


def one_line(text: str, most: int = MOST) -> str:
    """Return a text on one line without control characters, cut at `most`, for uses that do not guess at markup."""
    text = text[: 4 * most]
    if not text.isprintable():  # what is printable has none of the signs below, and a library has millions
        text = "".join(map(_harmless, text))
    shown = text.strip()
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def begins(text: str, most: int) -> str:
    """Return the beginning of a text in at most `most` bytes, without half characters; a file name may have 255."""
    return text.encode("utf-8", "ignore")[:most].decode("utf-8", "ignore")


def _harmless(sign: str) -> str:
    """Return the replacement of a character of a foreign text."""
    if sign in JOINERS:
        return sign
    kind = unicodedata.category(sign)
    if kind in ("Cf", "Cs"):
        return ""
    return " " if kind in ("Cc", "Zl", "Zp") else sign
