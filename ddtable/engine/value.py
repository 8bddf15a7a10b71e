"""The base of the small frozen values: dice, steps, questions, events."""

from __future__ import annotations

from msgspec import Struct


class PlainValue(Struct, frozen=True, gc=False):
    """A frozen value that is made of other such values, numbers and texts.

    It cannot be part of a cycle: the garbage collector need not look at it, which saves a twelfth of a decision. The
    fields of a subclass must not hold functions, or values that can change.
    """
