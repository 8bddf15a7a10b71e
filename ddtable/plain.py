"""A stranger's text made harmless: names and words from files that others have made."""

from __future__ import annotations

import re
import unicodedata

JOINERS = "\u200c\u200d"  # Persian, Indic scripts and emoji need them
GUARD = "\u2060"  # a word joiner: nothing of it is seen
MARKUP = re.compile(r"<(?=[\s!]*[a-zA-Z])|&(?=lt;)")
MOST = 200  # signs


def plain(text: str, most: int = MOST) -> str:
    """Return a text on one line without signs that steer a screen, which nothing takes for markup; cut at `most`.

    Signs that turn the direction of writing are left out, control signs and broken lines become spaces. A toolkit
    that guesses whether a text is HTML looks for a tag: no tag begins with a word joiner.
    """
    return MARKUP.sub(lambda found: found[0] + GUARD, one_line(text, most))


def one_line(text: str, most: int = MOST) -> str:
    """Return a text on one line without signs that steer a screen, cut at `most`, for what guesses at no markup."""
    shown = "".join(_harmless(sign) for sign in text[: 4 * most]).strip()
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def begins(text: str, most: int) -> str:
    """Return the beginning of a text that takes at most so many bytes: a file's name has 255, and no half signs."""
    return text.encode("utf-8", "ignore")[:most].decode("utf-8", "ignore")


def _harmless(sign: str) -> str:
    """Return what stands for a sign of a stranger's text."""
    if sign in JOINERS:
        return sign
    kind = unicodedata.category(sign)
    if kind in ("Cf", "Cs"):
        return ""
    return " " if kind in ("Cc", "Zl", "Zp") else sign
