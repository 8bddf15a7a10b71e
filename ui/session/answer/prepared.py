"""Answers to several questions that are prepared together in a panel, and then given one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ddtable.engine.questions import Choice

InTurn = tuple[str, Choice | None]
"""The kind of a question and the answer to it; None: the person is asked, and the answers after it still follow."""


class Prepares(Protocol):
    """A list of answers that a person edits before they are given; while it is in charge, options go to it."""

    @property
    def filled(self) -> bool:
        """True if it has answers to give."""

    def words(self) -> str:
        """Return the text for giving the answers."""

    def take(self, option: str, then: Mapping[str, str], /) -> bool:
        """Take an option into the list, or give all answers if it ends the list; False: it is a plain answer."""

    def suggest(self) -> bool:
        """Prepare the answers of a computer player; False if this list is not in charge."""

    def back(self) -> bool:
        """Take the entry back that is not finished; False if there is none."""
