"""The computer players: by name, level and character, with the games that they play.

To add one, or a level, or a game for one, edit `_PLAYERS`; no other code changes. Characters and weaker levels are data
(`minds.py`; of the game of 1995: `dragon_dice/mind.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ddtable.engine.questions import Question
from ddtable.engine.system import AnyPosition
from ddtable.opponents.minds import Answer
from ddtable.opponents.seated import FULL, Computer

if TYPE_CHECKING:
    from ddtable.opponents.dragon_dice.mind import Mind

RECRUIT, VETERAN, WARLORD = Computer("recruit"), Computer("veteran"), Computer("warlord")
CAMPAIGN, RISK = "campaign", "risk"
SECONDS_TO_ANSWER = 60.0
"""A thousand times what Recruit needs for the largest armies: only a process that hangs takes longer."""

Objection: TypeAlias = Literal["", "early", "ahead"]


class Player(Struct, frozen=True):
    """The functions of a computer player; it gets positions as its seat may see them.

    `choose` returns a legal answer and the reason for it. `why_no_draw` returns the reason why a seat refuses a draw,
    empty if it accepts; before `rounds_before_draw` rounds it always refuses.
    """

    choose: Callable[[Any, Question, Random], Answer]
    why_no_draw: Callable[[Any, int], Objection]
    rounds_before_draw: int


def _player(choose: Callable[..., Answer]) -> Player:
    from ddtable.opponents import draws

    return Player(choose, draws.why_no_draw, draws.ENOUGH)


def _battle_player(choose: Callable[..., Answer]) -> Player:
    from ddtable.opponents.battle_dice import draws

    return Player(choose, draws.why_no_draw, draws.ENOUGH)


def _classic_recruit(_level: int) -> Player:
    from ddtable.opponents.dragon_dice import recruit

    return _player(recruit.choose)


def _classic_weaker(level: int) -> Player:
    from ddtable.opponents.dragon_dice.mind import levels

    return _classic_minded(levels()[str(level)])


def _classic_veteran(_level: int) -> Player:
    from ddtable.opponents.dragon_dice.mind import PLAIN

    return _classic_minded(PLAIN)


def _classic_warlord(_level: int) -> Player:
    from ddtable.opponents.dragon_dice.appraisal import WARLORD
    from ddtable.opponents.dragon_dice.mind import Mind

    return _classic_minded(Mind(WARLORD))


def _veteran_of_character(name: str) -> Player:
    from ddtable.opponents.dragon_dice.mind import characters

    return _classic_minded(characters()[name])


def _warlord_of_character(name: str) -> Player:
    from ddtable.opponents.dragon_dice.appraisal import WARLORD
    from ddtable.opponents.dragon_dice.mind import characters

    return _classic_minded(replace(characters()[name], appraisal=WARLORD))


def _classic_minded(mind: Mind) -> Player:
    from ddtable.opponents.dragon_dice import veteran

    return _player(partial(veteran.choose, mind=mind))


def _characters() -> tuple[str, ...]:
    from ddtable.opponents.dragon_dice.mind import characters

    return tuple(characters())


def _battle_recruit(_level: int) -> Player:
    from ddtable.opponents.battle_dice import recruit

    return _battle_player(recruit.choose)


def _battle_veteran(_level: int) -> Player:
    from ddtable.opponents.battle_dice import veteran

    return _battle_player(veteran.choose)


def _battle_weaker(level: int) -> Player:
    from ddtable.opponents.battle_dice import misjudging
    from ddtable.opponents.minds import minds

    mind = minds("levels_battle_dice")[str(level)]
    return _battle_player(partial(misjudging.choose, mind=mind))


def _campaign_recruit(_level: int) -> Player:
    from ddtable.opponents.campaign import recruit

    return _player(recruit.choose)


def _campaign_veteran(_level: int) -> Player:
    from ddtable.opponents.campaign import veteran

    return _player(veteran.choose)


def _campaign_warlord(_level: int) -> Player:
    from ddtable.opponents.campaign import warlord

    return _player(warlord.choose)


def _campaign_minded(file: str, name: str) -> Player:
    from ddtable.opponents.campaign import veteran
    from ddtable.opponents.minds import minds

    return _player(partial(veteran.choose, mind=minds(file)[name]))


def _risk_recruit(_level: int) -> Player:
    from ddtable.opponents.risk import recruit

    return _player(recruit.choose)


def _risk_veteran(_level: int) -> Player:
    from ddtable.opponents.risk import veteran

    return _player(veteran.choose)


def _risk_warlord(_level: int) -> Player:
    from ddtable.opponents.risk import warlord

    return _player(warlord.choose)


def _risk_minded(file: str, name: str) -> Player:
    from ddtable.opponents.minds import minds
    from ddtable.opponents.risk import veteran

    return _player(partial(veteran.choose, mind=minds(file)[name]))


def _characters_in(system: str) -> tuple[str, ...]:
    from ddtable.opponents.minds import minds

    return tuple(minds(f"characters_{system}"))


class Entry(Struct, frozen=True):
    """A computer player: its name, a function for each game that loads a level of it, its levels, its time limit.

    The window reads only names, levels, characters and the limit (seconds for each answer). Loading a player takes a
    while, so the worker process does it. `levels` are from the weakest to the strongest. A player whose weaker levels
    play fewer games has an entry for them. `characters`: for each game those that its full strength may have, and the
    function that loads one.
    """

    name: str
    plays: Mapping[str, Callable[[int], Player]]
    levels: tuple[int, ...] = (FULL,)
    seconds: float = SECONDS_TO_ANSWER
    characters: Mapping[str, tuple[Callable[[], tuple[str, ...]], Callable[[str], Player]]] = {}


_PLAYERS: tuple[Entry, ...] = (
    Entry(
        RECRUIT.name,
        {
            "classic": _classic_weaker,
            "battle_dice": _battle_weaker,
            CAMPAIGN: lambda level: _campaign_minded(f"levels_{CAMPAIGN}", str(level)),
            RISK: lambda level: _risk_minded(f"levels_{RISK}", str(level)),
        },
        (1, 2),
    ),
    Entry(
        RECRUIT.name,
        {
            "classic": _classic_recruit,
            "battle_dice": _battle_recruit,
            CAMPAIGN: _campaign_recruit,
            RISK: _risk_recruit,
        },
    ),
    Entry(
        VETERAN.name,
        {
            "classic": _classic_veteran,
            "battle_dice": _battle_veteran,
            CAMPAIGN: _campaign_veteran,
            RISK: _risk_veteran,
        },
        characters={
            "classic": (_characters, _veteran_of_character),
            CAMPAIGN: (partial(_characters_in, CAMPAIGN), partial(_campaign_minded, f"characters_{CAMPAIGN}")),
            RISK: (partial(_characters_in, RISK), partial(_risk_minded, f"characters_{RISK}")),
        },
    ),
    Entry(
        WARLORD.name,
        {"classic": _classic_warlord, CAMPAIGN: _campaign_warlord, RISK: _risk_warlord},
        characters={"classic": (_characters, _warlord_of_character)},
    ),
)  # from the weakest to the strongest


def computers(system: str) -> tuple[Computer, ...]:
    """Return the computer players of a rule system with their levels, from the weakest to the strongest."""
    return tuple(Computer(entry.name, level) for entry in _PLAYERS if system in entry.plays for level in entry.levels)


def characters(system: str, asked: Computer) -> tuple[str, ...]:
    """Return the characters that a computer player may have in a rule system; none for weaker levels."""
    for entry in _PLAYERS:
        if entry.name == asked.name and asked.level == FULL and system in entry.characters:
            listed, _load = entry.characters[system]
            return listed()
    return ()


def has(system: str, asked: Computer) -> bool:
    """Return True if this program has a computer player with this level and character for a rule system."""
    return asked.plain in computers(system) and asked.character in ("", *characters(system, asked))


def nearest(system: str, asked: Computer) -> Computer:
    """Return the computer player that plays in the place of another one, or that one if this program has it.

    The nearest level of the same player, the weaker of two, and its character if it may have that. For an unknown name
    the strongest player: names that this version does not have are of later, stronger players.
    """
    own = [one for one in computers(system) if one.name == asked.name]
    if not own:
        return computers(system)[-1]
    strength = [one.level or len(own) for one in own]
    wanted = asked.level or len(own)
    found = min(zip(own, strength, strict=True), key=lambda one: (abs(one[1] - wanted), one[1]))[0]
    known = asked.character in characters(system, found)
    return Computer(found.name, found.level, asked.character) if known else found


def player(system: str, asked: Computer = RECRUIT) -> Player:
    """Return a computer player of a rule system. Raises KeyError for an unknown one."""
    entry = _entry(system, asked)
    if not asked.character:
        return entry.plays[system](asked.level)
    if asked.character not in characters(system, asked):
        raise KeyError((system, asked.word))
    _listed, load = entry.characters[system]
    return load(asked.character)


def seconds_to_answer(system: str, asked: Computer = RECRUIT) -> float:
    """Return the time limit of a computer player's answers in seconds. Raises KeyError for an unknown one."""
    return _entry(system, asked).seconds


def _entry(system: str, asked: Computer) -> Entry:
    for entry in _PLAYERS:
        if entry.name == asked.name and asked.level in entry.levels and system in entry.plays:
            return entry
    raise KeyError((system, asked.word))


def choose(position: AnyPosition, question: Question, random: Random, asked: Computer = RECRUIT) -> Answer:
    """Return the answer of a computer player, which is legal, and the reason for it."""
    return player(position.system, asked).choose(position, question, random)
