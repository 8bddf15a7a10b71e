"""The maneuver step: announce, oppose, roll, turn the terrain die (C4)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.position import Roll, area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.rules.classic.board import (
    NOBODY,
    ClassicDraft,
    ClassicView,
    distance,
    opponents_at,
    terrain_at,
    terrain_index,
)
from ddtable.rules.classic.control import settle, turn_terrain
from ddtable.rules.classic.events import Declined, Maneuvered, ManeuverEnded, Opposed
from ddtable.rules.classic.rolls import army_roll, count, faces_of, throw
from ddtable.rules.classic.steps import ArmyRoll, Maneuver, Oppose, TurnDie

MANEUVER, SKIP = "maneuver", "skip"
OPPOSE, LET = "oppose", "let"
UP, DOWN, KEEP = "up", "down", "keep"


def ask_maneuver(view: ClassicView, step: Maneuver) -> Question:
    """Ask whether the marching army maneuvers; the direction need not be told (C4.1)."""
    options = (Option(MANEUVER, "maneuver"), Option(SKIP, "no-maneuver"))
    return Question(view.board.seat, "maneuver", "C4.1", Pick(options), {"place": step.place}, step.place)


def answer_maneuver(draft: ClassicDraft, step: Maneuver, choice: Choice) -> None:
    """Announce the maneuver; where nobody could oppose it succeeds (C4.2)."""
    if cast(Picked, choice).option == SKIP:
        draft.note(Declined(draft.board.seat, "maneuver", step.place))
        draft.become()
        return
    seat = draft.board.seat
    draft.note(Maneuvered(seat, step.place))
    draft.become(Oppose(step.place, tuple(opponents_at(draft, seat, step.place))))


def ask_oppose(view: ClassicView, step: Oppose) -> Question | None:
    """Ask each opponent with an army there, clockwise, whether it opposes (C4.1, C4.6)."""
    if not step.waiting:
        return None
    values: dict[str, int | str] = {"seat": view.board.seat, "place": step.place}
    options = (Option(OPPOSE, "oppose"), Option(LET, "no-oppose"))
    return Question(step.waiting[0], "oppose", "C4.1", Pick(options), values, step.place)


def answer_oppose(draft: ClassicDraft, step: Oppose, choice: Choice) -> None:
    """Take one opponent's word (C4.6)."""
    seat = step.waiting[0]
    opposes = cast(Picked, choice).option == OPPOSE
    draft.note(Opposed(seat, step.place, opposes))
    opposing = (*step.opposing, seat) if opposes else step.opposing
    draft.become(replace(step, waiting=step.waiting[1:], opposing=opposing))


def contest(draft: ClassicDraft, step: Oppose) -> None:
    """All have spoken: nobody opposes and it succeeds without rolling, or all that take part roll (C4.2, C4.6)."""
    if not step.opposing:
        draft.note(ManeuverEnded(draft.board.seat, step.place, True, 0, 0))
        draft.become(TurnDie(step.place))
        return
    seats = (draft.board.seat, *step.opposing)
    draft.push(throw("maneuver", *(army_roll(draft, seat, step.place, "maneuver") for seat in seats)))


def contest_rolled(draft: ClassicDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """The acting army must reach every opposing army's total, each by itself; a tie is enough (C4.3)."""
    totals = []
    for party in roll.parties:
        (total,) = count(draft, party.seat, party.place, "maneuver", ArmyRoll(faces_of(draft, party.dice)))
        totals.append(total.total)
    place = roll.parties[0].place
    success = all(totals[0] >= other for other in totals[1:])
    draft.note(ManeuverEnded(draft.board.seat, place, success, totals[0], max(totals[1:])))
    if success:
        draft.become(TurnDie(place))
    else:
        draft.become()


def ask_turn(view: ClassicView, step: TurnDie) -> Question:
    """Ask for one up or one down, never past 1 or 8; the die may stay unless it must be turned (C4.4, Q3)."""
    number = distance(view, step.place)
    die = terrain_at(view, step.place).die
    source = area(f"table/{terrain_index(step.place)}", view.dice[die].owner)
    options = []
    for word, new in ((UP, number + 1), (DOWN, number - 1)):
        if 1 <= new <= 8:
            move = Move((die,), source, area(f"{step.place}#{new}", NOBODY))
            options.append(Option(word, f"turn-{word}", {"number": new}, (move,)))
    if not view.board.options.must_turn:
        options.append(Option(KEEP, "turn-keep", {"number": number}))
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
