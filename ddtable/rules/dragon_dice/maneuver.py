"""The maneuver step: announce, oppose, roll, turn the terrain die (C4)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import Subtract, total_of
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.dragon_dice.action import action_there
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    ClassicDraft,
    ClassicView,
    distance,
    land_at,
    opponents_at,
    table_at,
)
from ddtable.rules.dragon_dice.control import settle, turn_terrain
from ddtable.rules.dragon_dice.effects import given, paralysed
from ddtable.rules.dragon_dice.events.turns import Declined, Maneuvered, ManeuverEnded, Opposed
from ddtable.rules.dragon_dice.powers import among
from ddtable.rules.dragon_dice.rolling import army_roll, throw
from ddtable.rules.dragon_dice.rolls import count
from ddtable.rules.dragon_dice.steps import Flood, Maneuver, Oppose, RapidGrowth, Rolling, TurnDie

MANEUVER, SKIP = "maneuver", "skip"
OPPOSE, LET = "oppose", "let"
UP, DOWN, KEEP = "up", "down", "keep"


def ask_maneuver(view: ClassicView, step: Maneuver) -> Question:
    """Ask whether the marching army maneuvers; the direction is not asked yet (C4.1)."""
    options = (Option(MANEUVER, "maneuver"), Option(SKIP, "no-maneuver"))
    return Question(view.board.seat, "maneuver", "C4.1", Pick(options), {"place": step.place}, step.place)


def answer_maneuver(draft: ClassicDraft, step: Maneuver, choice: Choice) -> None:
    """Announce the maneuver; it succeeds if no army can oppose it (C4.2)."""
    if cast(Picked, choice).option == SKIP:
        draft.note(Declined(draft.board.seat, "maneuver", step.place))
        draft.become()
        return
    seat = draft.board.seat
    draft.note(Maneuvered(seat, step.place))
    # an army that may roll only saves cannot oppose (DA-D2)
    there = [other for other in opponents_at(draft, seat, step.place) if not paralysed(draft, other, step.place)]
    draft.become(Oppose(step.place, tuple(there)))


def ask_oppose(view: ClassicView, step: Oppose) -> Question | None:
    """Ask each opponent with an army there, clockwise, whether it opposes (C4.1, C4.6)."""
    if not step.waiting:
        return None
    values: dict[str, int | str] = {"seat": view.board.seat, "place": step.place}
    options = (Option(OPPOSE, "oppose"), Option(LET, "no-oppose"))
    return Question(step.waiting[0], "oppose", "C4.1", Pick(options), values, step.place)


def answer_oppose(draft: ClassicDraft, step: Oppose | Flood, choice: Choice) -> None:
    """Handle one opponent's decision to oppose a maneuver, or a spell that turns the terrain (C4.6, M16)."""
    seat = step.waiting[0]
    opposes = cast(Picked, choice).option == OPPOSE
    draft.note(Opposed(seat, step.place, opposes))
    opposing = (*step.opposing, seat) if opposes else step.opposing
    draft.become(replace(step, waiting=step.waiting[1:], opposing=opposing))


def contest(draft: ClassicDraft, step: Oppose) -> None:
    """Resolve the decisions: it succeeds unrolled if none opposes, otherwise all that take part roll (C4.2, C4.6)."""
    if not step.opposing:
        draft.note(ManeuverEnded(draft.board.seat, step.place, True, 0, 0))
        draft.become(TurnDie(step.place))
        return
    seat = draft.board.seat
    if paralysed(draft, seat, step.place):  # it can only maneuver without opposition (DA-D2)
        draft.note(ManeuverEnded(seat, step.place, False, 0, 0, paralysed=True))
        draft.become()
        return
    draft.push(throw("maneuver", *(army_roll(draft, one, step.place, "maneuver") for one in (seat, *step.opposing))))


def contest_rolled(draft: ClassicDraft, rolling: Rolling) -> None:
    """Offer Rapid Growth to opposing Treefolk if all species play, then count (C4.3, C13.1)."""
    place = rolling.parties[0].place
    if any(among(draft, place, party.dice, "rapid_growth") for party in rolling.parties[1:]):
        draft.push(RapidGrowth(rolling))
    else:
        count_contest(draft, rolling)


def count_contest(draft: ClassicDraft, rolling: Rolling) -> None:
    """Compare the totals: the acting army must reach each opposing army's total separately; a tie is enough (C4.3).

    On Fields of Ice a tie is not enough: opponents win ties there. A wave of the acting army is a penalty to each
    opponent (C14.4).
    """
    seat, place = draft.board.seat, rolling.parties[0].place
    icons = draft.board.edition.icons
    waves = sum(points for _, points in icons.hooked(rolling.fallen[0].faces, "maneuver", "penalty"))
    against = (Subtract("maneuver", waves, "wave", "C14.4"),) if waves else ()
    totals = {}
    for party, roll in zip(rolling.parties, rolling.fallen, strict=True):
        others = against if party.seat != seat else ()
        totals[party.seat] = total_of(count(draft, party.seat, place, "maneuver", roll, *others), "maneuver")
    mine = totals.pop(seat)
    slips = given(draft, seat, place, "lost_ties") > 0
    success = all(mine > other if slips else mine >= other for other in totals.values())
    draft.note(ManeuverEnded(seat, place, success, mine, max(totals.values())))
    if success:
        draft.become(TurnDie(place))
    else:
        draft.become()


def ask_turn(view: ClassicView, step: TurnDie) -> Question:
    """Ask for one up or one down, from 1 to 8; the die may stay unless it must be turned (C4.4, Q3)."""
    number = distance(view, step.place)
    die = land_at(view, step.place).die
    source = area(table_at(view, step.place), view.dice[die].owner)
    options = []
    for word, new in ((UP, number + 1), (DOWN, number - 1)):
        if 1 <= new <= 8:
            move = Move((die,), source, area(f"{step.place}#{new}", NOBODY))
            values: dict[str, int | str] = {"number": new, "means": action_there(view, step.place, new)}
            options.append(Option(word, f"turn-{word}", values, (move,)))
    if not view.board.options.must_turn:
        stays: dict[str, int | str] = {"number": number, "means": action_there(view, step.place, number)}
        options.append(Option(KEEP, "turn-keep", stays))
    return Question(view.board.seat, "turn", "C4.4", Pick(tuple(options)), {"place": step.place}, step.place)


def answer_turn(draft: ClassicDraft, step: TurnDie, choice: Choice) -> None:
    """Turn the die; on eight the army captures the terrain (C4.4, C11.1)."""
    change = {UP: 1, DOWN: -1, KEEP: 0}[cast(Picked, choice).option]
    draft.become()
    if change:
        turn_terrain(draft, step.place, distance(draft, step.place) + change, "maneuver", draft.board.seat)
        settle(draft)
    else:
        draft.note(Declined(draft.board.seat, "turn", step.place))


ROWS = (
    StepRow(Maneuver, ask_maneuver, answer_maneuver, clause="C4.1"),
    StepRow(Oppose, ask_oppose, answer_oppose, contest, clause="C4.6"),
    PartRow(Rolling, "maneuver", contest_rolled),
    StepRow(TurnDie, ask_turn, answer_turn, clause="C4.4"),
)
