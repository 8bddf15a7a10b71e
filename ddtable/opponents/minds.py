"""The minds of computer players on a map: how each one weighs, as data. All have the same rules, dice and knowledge.

Veteran's is the plain one. A character likes or fears some things more, a weaker level misjudges each option. The minds
of the game of 1995 are in `dragon_dice/mind.py`: they weigh chances of winning.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ddtable.engine.questions import Choice, Question, Remark
from ddtable.files.resources import resource

Answer: TypeAlias = tuple[Choice, Remark]
Best: TypeAlias = Callable[[Mapping[str, float]], str]
"""Takes the values of options and returns one of them."""
TASTE = "taste"


class Mind(Struct, frozen=True):
    """The way in which a computer player weighs; the defaults are Veteran's.

    `weights`: factors on Veteran's weights, which are the player's own judgement. `taste`: more such factors, for what
    a character likes or fears. `noise`: the standard deviation by which a weaker level misjudges the value of each
    option, in the unit of that value.
    """

    noise: float = 0.0
    weights: Mapping[str, float] = {}
    taste: Mapping[str, float] = {}

    @property
    def plain(self) -> Mind:
        """The same player without its character and without its mistakes."""
        return Mind(weights=self.weights)

    def table(self, of_veteran: Mapping[str, float]) -> dict[str, float]:
        """Return the weights of this mind, from those of Veteran."""
        own, taste = self.weights, self.taste
        return {name: one * own.get(name, 1.0) * taste.get(name, 1.0) for name, one in of_veteran.items()}

    def best(self, random: Random) -> Best:
        """Return the function that takes the option of the highest value, as this mind sees it."""
        if not self.noise:
            return highest
        return lambda values: highest({one: value + random.gauss(0.0, self.noise) for one, value in values.items()})


PLAIN = Mind()


def highest(values: Mapping[str, float]) -> str:
    """Return the option of the highest value, the first of equals."""
    return max(values, key=lambda option: values[option])


@cache
def minds(name: str) -> Mapping[str, Mind]:
    """Return the minds of a file in resources/opponents, by level or character, in the order of the file."""
    return msgspec.toml.decode(resource("opponents", f"{name}.toml").read_bytes(), type=dict[str, Mind])


def explained(
    answer: Callable[[Any, Question, Random, Mind], Answer],
    position: Any,
    question: Question,
    random: Random,
    mind: Mind,
) -> Answer:
    """Return the answer of a mind; if the plain one would answer otherwise, the reason is its taste, or a guess."""
    found, remark = answer(position, question, random, mind)
    if not mind.noise and not mind.taste:
        return found, remark
    if found == answer(position, question, random, mind.plain)[0]:
        return found, remark
    if mind.noise:
        return found, Remark("reason-guess")
    if "why" in remark.values:
        return found, replace(remark, values={**remark.values, "why": TASTE})
    return found, Remark("reason-taste")
