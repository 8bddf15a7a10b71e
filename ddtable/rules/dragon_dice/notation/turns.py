"""The plain states of a turn in words, like `march 1, act at frontier`, and their agendas."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Literal, cast

from ddtable.rules.dragon_dice.board import RESERVE, ClassicPosition
from ddtable.rules.dragon_dice.editions import PhaseWord
from ddtable.rules.dragon_dice.notation.names import AT, place_of, places_words
from ddtable.rules.dragon_dice.places import Land
from ddtable.rules.dragon_dice.steps import (
    Act,
    Dragons,
    EighthFace,
    EndTurn,
    Expire,
    Maneuver,
    March,
    Oppose,
    Reinforce,
    Retreat,
    SpeciesPhase,
    Step,
    TurnDie,
)
from ddtable.rules.dragon_dice.turn import STEPS_OF
from ddtable.rules.text_form import letters, seats_of
from ddtable.texts.trouble import trouble

_MARCH = re.compile(rf"march ([12])(?:, ([a-z ]+) at ({AT}|reserve)(?:, waiting ([A-D]+))?(?:, against ([A-D]+))?)?")
_RESERVES = re.compile(rf"(reinforce|retreat)(?: only ({AT}))?")

BEGINNINGS: Mapping[str, PhaseWord] = {
    "begin": "expire",
    "dragons": "dragons",
    "eighth face": "eighth_face",
    "races": "species",
}


def steps_of(
    words: str, seat: int, lands: Sequence[Land], phases: Collection[PhaseWord]
) -> tuple[tuple[Step, ...], tuple[str, ...]]:
    """Return the agenda for the words of a turn, and the default of marched armies.

    Raises ValueError for invalid words. `phases`: of a turn in this edition.
    """
    if not words:
        return (), ()
    if found := _RESERVES.fullmatch(words):
        only = place_of(lands, found[2]) if found[2] else ""
        return ((EndTurn(), Retreat(only)) if found[1] == "retreat" else (EndTurn(), Retreat(), Reinforce(only))), ()
    if BEGINNINGS.get(words) in phases:
        left = list(phases)[list(phases).index(BEGINNINGS[words]) :]
        steps_left = [step for word in left for step in STEPS_OF[word]]
        return (EndTurn(), *reversed(steps_left)), ()
    found = _MARCH.fullmatch(words)
    if not found:
        raise ValueError(trouble("notation-like", text=words, like="march 1, act at frontier"))
    later: tuple[Step, ...] = (EndTurn(), Retreat(), Reinforce(), March(2))
    number = cast(Literal[1, 2], int(found[1]))
    later = later if number == 1 else later[:-1]
    if not found[2]:
        return (*later, March(number)), ()
    place = place_of(lands, found[3])
    waiting, against = seats_of(found[4] or ""), seats_of(found[5] or "")
    steps: dict[str, tuple[Step, ...]] = {
        "maneuver": (Maneuver(place),),
        "oppose": (Oppose(place, waiting, against),),
        "turn die": (TurnDie(place),),
        "act": (),
    }
    if found[2] not in steps:
        raise ValueError(trouble("notation-no-step", text=found[2]))
    if place == RESERVE and found[2] != "act":
        raise ValueError(trouble("notation-reserve"))
    return (*later, Act(seat, place), *steps[found[2]]), (place,)


def turn_words(position: ClassicPosition) -> str:
    """Return the words for the agenda, or an empty string if it is not a plain state of a turn."""
    board, agenda = position.board, position.agenda
    if not board.turn or not agenda:
        return ""
    words = _step_words(agenda, board.lands)
    return words if words and steps_of(words, board.seat, board.lands, board.edition.phases)[0] == agenda else ""


def _step_words(agenda: Sequence[Step], lands: Sequence[Land]) -> str:
    top = agenda[-1]
    if isinstance(top, Reinforce | Retreat):
        word = "reinforce" if isinstance(top, Reinforce) else "retreat"
        return f"{word} only {places_words(lands, (top.only,))}" if top.only else word
    if isinstance(top, Expire | Dragons | EighthFace | SpeciesPhase):
        return list(BEGINNINGS)[(Expire, Dragons, EighthFace, SpeciesPhase).index(type(top))]
    if isinstance(top, March):
        return f"march {top.number}"
    march = f"march {1 if March(2) in agenda else 2}, "
    if isinstance(top, Maneuver | TurnDie | Act):
        word = {Maneuver: "maneuver", TurnDie: "turn die", Act: "act"}[type(top)]
        return f"{march}{word} at {places_words(lands, (top.place,))}"
    if isinstance(top, Oppose):
        waiting = f", waiting {letters(top.waiting)}" if top.waiting else ""
        against = f", against {letters(top.opposing)}" if top.opposing else ""
        return f"{march}oppose at {places_words(lands, (top.place,))}{waiting}{against}"
    return ""


def phase_agenda(words: str, phases: Sequence[str], parts: Mapping[str, tuple[Step, ...]]) -> tuple[Step, ...]:
    """Return the agenda of a turn whose next phase has these words; none without words. Raises ValueError.

    `parts` are the steps of each phase, in a game whose turn is only its phases.
    """
    if not words:
        return ()
    named = [phase.replace("_", " ") for phase in phases]
    if words not in named:
        raise ValueError(trouble("notation-no-phase", text=words, phases=", ".join(named)))
    return (EndTurn(), *reversed([step for phase in phases[named.index(words) :] for step in parts[phase]]))


def phase_words(agenda: tuple[Step, ...], phases: Sequence[str], parts: Mapping[str, tuple[Step, ...]]) -> str:
    """Return the words of the next phase; "" for an agenda that is in the middle of one."""
    named = (phase.replace("_", " ") for phase in phases)
    return next((words for words in named if phase_agenda(words, phases, parts) == agenda), "")
