"""Answers of Dragon Dice Risk by one gesture: by area, combined ones, the default, and the dice chosen at first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area
from ddtable.engine.questions import Chosen, Picked, Question
from ddtable.engine.system import AnyPosition, system
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.board import NOBODY, distance
from ddtable.rules.dragon_dice.maneuver import SKIP
from ddtable.rules.dragon_dice.places import is_group, is_terrain
from ddtable.rules.risk.attacks import strongest
from ddtable.rules.risk.board import controls
from ddtable.rules.risk.cards import TAKE
from ddtable.rules.risk.set_up import AT_A_TIME
from ui.games.contract import Chain, SaidByArea
from ui.games.dragon_dice import chains as classic
from ui.session.answer import reach

if TYPE_CHECKING:
    from ui.session.answer.prepared import InTurn
    from ui.session.table_state import TableState

ATTACKS = ("action", "attack-on")
JOIN = "join"
TARGETS = ("spell-target", "spell-destination")
MARCHES = ("march-first", "march-second")
PAIR = ("deploy", "deploy-second")
PLACING = ("cover", *PAIR, "recruit")
QUICK = (*PAIR, "recruit")
"""Questions of which a territory may answer several in a row."""
MOVING = ("free-move", "firewalk", "reinforce", "retreat")
BY_CLICK = ("claim", *PLACING)
"""Questions with options for each territory: the board shows them, and they have no digits."""
NOT_THERE: Mapping[str, str] = {
    "cover": "one-unit-each",
    **dict.fromkeys(PAIR, "own-land"),
    "recruit": "recruits-there",
    "free-move": "free-move-there",
}
"""The refusals of units put on a territory that does not take them."""
PROPOSED = ("casualties", "resurrect", "spell-bury", "move-in")
REST_OF_TURN: Mapping[str, str] = {"march-second": "pass", **dict.fromkeys(MOVING, "done")}
ENDING = (*MARCHES, *MOVING[:-1])
HIGHEST = 8
MOST_NAMED = 4  # attacks or targets that have buttons in the bar


def chains(state: TableState) -> list[Chain]:
    """Return the combined answers: a maneuver with its direction, the end of the turn, the same spell again."""
    question = state.question
    if question is None or not state.asks_person:
        return []
    if question.kind in ENDING:
        option = "done" if question.kind in MOVING else "pass"
        return [Chain("end-turn", option, REST_OF_TURN, state.words.say("ui-end-turn"), "E")]
    found = classic.chains(state)
    if question.kind == "maneuver" and not _may_rise(state.position, question):
        found = [chain for chain in found if "up" not in chain.then.values()]
    return found


def _may_rise(view: AnyPosition, question: Question) -> bool:
    """Return True if the die may be turned up: to 8 only by a player who controls the continent (RK4.10)."""
    land = view.board.graph.land_of[question.place]
    return distance(view, question.place) < HIGHEST - 1 or controls(view, question.seat, land)


def by_area(view: AnyPosition, question: Question | None) -> SaidByArea:
    """Return the answers that a click on a territory or on a distance of a continent's die gives.

    A click on a territory claims it, attacks it by a skirmish or by missiles, or lets a unit join the army there.
    """
    if question is None:
        return {}
    if question.kind == "claim":
        return {area(option.id, NOBODY): (option.id, {}) for option in reach.options_of(question)}
    if question.kind in (*ATTACKS, JOIN):
        return _by_target(question)
    if question.kind in (*MARCHES, "maneuver"):
        return _distances(view, question)
    return {}


def _by_target(question: Question) -> SaidByArea:
    """Return for each territory that may be attacked or joined the first way to do so; a charge is the second one."""
    found: SaidByArea = {}
    for option in reach.options_of(question):
        for move in option.moves:
            found.setdefault(move.target, (option.id, {}))
    return found


def _distances(view: AnyPosition, question: Question) -> SaidByArea:
    """Return the answers that turn the die of a continent, or march there and do so."""
    found: SaidByArea = {}
    options = reach.options_of(question)
    lands = [question.place] if question.kind == "maneuver" else [one.id for one in options if is_group(one.id)]
    for land in lands:
        number = distance(view, land)
        first, then = ("maneuver", {}) if question.kind == "maneuver" else (land, {"maneuver": "maneuver"})
        for way, new in (("up", number + 1), ("down", number - 1)):
            closed = new == HIGHEST and not controls(view, question.seat, view.board.graph.land_of[land])
            if 1 <= new <= HIGHEST and not closed:
                found[area(f"{land}#{new}", NOBODY)] = (first, {**then, "turn": way})
        stay = (SKIP, {}) if question.kind == "maneuver" else (land, {"maneuver": SKIP})
        found[area(f"{land}#{number}", NOBODY)] = stay
    return found


def following(question: Question, option: str) -> Mapping[str, str]:
    """Return the automatic answers after an option: the only target of a spell, the end of all moves."""
    if question.kind in MOVING and option == "done":
        return dict.fromkeys(MOVING[MOVING.index(question.kind) + 1 :], "done")
    return classic.following(question, option)


def repeated(question: Question, option: str, count: int) -> list[InTurn]:
    """Return the same option so many times more; at the start two units of 1 health are placed at a time."""
    kinds = [question.kind] * count
    if question.kind in PAIR and catalogue().units[option.partition(":")[0]].health < AT_A_TIME:
        at = PAIR.index(question.kind)
        kinds = [PAIR[(at + 1 + number) % 2] for number in range(count)]
    return [(kind, Picked(option)) for kind in kinds]


def is_on_board(question: Question, option: str) -> bool:
    """Return True for units to place, and for attacks and targets if the bar has no room for all of them."""
    moves = any(one.id == option and one.moves for one in reach.options_of(question))
    return (moves and question.kind in PLACING) or (option in _on_land(question) and has_many_targets(question))


def has_many_targets(question: Question) -> bool:
    """Return True if more territories are targets of an attack or a spell than have names in the bar."""
    return len(_on_land(question)) > MOST_NAMED


def _on_land(question: Question) -> list[str]:
    """Return the attacks, or the targets of a spell, that the board shows: options for territories."""
    options = reach.options_of(question)
    if question.kind in ATTACKS:
        return [one.id for one in options if one.moves]
    if question.kind in TARGETS:
        return [one.id for one in options if is_terrain(one.area.partition("@")[0])]
    return []


def default_option(question: Question) -> str | None:
    """Return the option for Return; "" for none, None for the usual one."""
    if question.kind in ("claim", *ATTACKS, *MARCHES, "fight-on", "turn-in", "cover", "deploy"):
        return ""
    return TAKE if question.kind == "draw-card" else None


def first_chosen(position: AnyPosition, question: Question) -> Sequence[int]:
    """Return the dice chosen at first: the largest attack, and what Recruit would choose of others."""
    if question.kind == "muster":
        return strongest(position, question)
    if question.kind not in PROPOSED:
        return ()
    seen = system(position.system).observe(position, question.seat)
    choice, _ = choose(seen, question, Random(position.answered))
    return choice.dice if isinstance(choice, Chosen) else ()
