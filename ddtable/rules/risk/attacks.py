"""Attacks on a territory: the dice that go, dragons in the way, the exchange, moving in, going on (RK4.2, RK4.6).

The dice of several territories attack as one, at a front: each army is worked out with its own spells and powers, then
they are added (Q146). Only the attacked territory saves, strikes back and dies (RK4.3).
"""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Chosen, Option, Pick, Picked, Question, Subset
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    NOBODY,
    ClassicView,
    Front,
    armies_of,
    dragons_at,
    ground,
    healths,
    units_at,
)
from ddtable.rules.dragon_dice.control import settle
from ddtable.rules.dragon_dice.dragon_rolls import opposed
from ddtable.rules.dragon_dice.effects import paralysed
from ddtable.rules.dragon_dice.events.attacks import Attacked
from ddtable.rules.dragon_dice.places import front
from ddtable.rules.dragon_dice.steps import Charge, DragonAttack, DragonFight, Join, Step, Strike, StrikeBack
from ddtable.rules.risk.board import RiskDraft, board_of, owner
from ddtable.rules.risk.cards import trade_too_many
from ddtable.rules.risk.constraints import OneStays
from ddtable.rules.risk.events import AttackEnded, MovedIn, Mustered
from ddtable.rules.risk.marches import NONE, attack_options, muster, reaching, sources
from ddtable.rules.risk.steps import Again, Assault, AttackKind, MoveIn, Muster, Onward

STOP = "stop"


# The dice that attack


def leaving(view: ClassicView, seat: int, dice: dict[str, tuple[int, ...]]) -> OneStays:
    """Return the constraint that one unit stays on each of these territories."""
    at = {die: number for number, mine in enumerate(dice.values()) for die in mine}
    rooms = tuple(
        min(len(mine), len(units_at(view, seat, place)) - 1) if units_at(view, seat, place) else len(mine)
        for place, mine in dice.items()
    )
    return OneStays(tuple(at[die] for die in sorted(at)), rooms)


def ask_muster(view: ClassicView, step: Muster) -> Question:
    """Ask which dice attack; from each territory all but one may (RK4.2f, Q149)."""
    from_here = sources(view, step.seat, step.land, step.only)
    dice = reaching(view, step.seat, step.land, step.place, step.kind, from_here)
    shape = Subset(
        tuple(sorted(die for mine in dice.values() for die in mine)),
        leaving(view, step.seat, dice),
        area(step.place, step.target if step.target != NOBODY else step.seat),
    )
    values: dict[str, int | str] = {"place": step.place, "seat": step.target, "kind": step.kind}
    return Question(step.seat, "muster", "RK4.2f", shape, values, step.place)


def strongest(view: ClassicView, question: Question) -> tuple[int, ...]:
    """Return the largest attack of a question: the smallest die of each territory stays (Q149)."""
    shape = cast(Subset, question.shape)
    weights = dict(zip(shape.dice, healths(view, shape.dice), strict=True))
    order = sorted(range(len(shape.dice)), key=lambda at: -weights[shape.dice[at]])
    return tuple(shape.dice[at] for at in cast(OneStays, shape.constraint).largest(order))


def answer_muster(draft: RiskDraft, step: Muster, choice: Choice) -> None:
    """Form the front (RK4.2c, RK4.2d)."""
    dice = cast(Chosen, choice).dice
    begin_front(draft, step.seat, step.target, step.place, dice)
    draft.note(Mustered(step.seat, step.kind, step.target, step.place, dice))
    draft.become(Assault(step.seat, step.kind, step.target, step.place))


def begin_front(draft: RiskDraft, seat: int, target: int, place: str, dice: tuple[int, ...]) -> None:
    """Put the attack of these dice on the board; they have marched."""
    places = dict.fromkeys(draft.dice[die].place for die in dice)
    armies = tuple((at, tuple(die for die in dice if draft.dice[die].place == at)) for at in places)
    defenders = units_at(draft, target, place) if target != NOBODY else ()
    board = board_of(draft)
    tired = tuple(sorted({*board.tired, *dice}))
    draft.board = board.changed(attack=Front(seat, place, target, armies, defenders), tired=tired)


def end_front(draft: RiskDraft) -> None:
    """Take the attack off the board."""
    draft.board = board_of(draft).changed(attack=None)


# The exchange


def proceed_assault(draft: RiskDraft, step: Assault) -> None:
    """Advance the attack: dragons first, then the exchange, then what follows (RK4.2e, RK4.6, Q155)."""
    if step.stage == "dragons":
        draft.become(replace(step, stage="fight"))
        if step.kind != "missile":
            _endure(draft, step.place)
    elif step.stage == "fight":
        _fight(draft, step)
    else:
        _follow(draft, step)


def _endure(draft: RiskDraft, place: str) -> None:
    """Begin the attack of the dragons there on those who come, once in a turn; or dragons fight each other (Q155)."""
    board = board_of(draft)
    dragons = dragons_at(draft, place)
    if not dragons or front(place) in board.fought:
        return
    draft.board = board.changed(fought=(*board.fought, front(place)))
    fighting = tuple(dragon for dragon in dragons if opposed(draft, dragon))
    left = tuple(dragon for dragon in dragons if dragon not in fighting)
    if left:
        draft.push(DragonAttack(front(place), left))
    if fighting:
        draft.push(DragonFight(place, fighting))


def _fight(draft: RiskDraft, step: Assault) -> None:
    """Begin the exchange, if both sides are still there (RK4.2e, RK4.3)."""
    at = front(step.place)
    if not armies_of(draft, step.seat, at):
        _end(draft, step.seat, step.place, "attackers-gone")
        return
    draft.become(replace(step, stage="after"))
    if step.target == NOBODY or not units_at(draft, step.target, step.place):
        return
    draft.note(Attacked(step.seat, ground(draft, step.place), step.kind, step.target, step.place))
    follows: tuple[Step, ...]
    if step.kind == "charge":
        follows = (Charge(step.seat, at, step.target),)
    elif step.kind == "missile":
        follows = (Strike("missile", step.seat, at, step.target, at),)
    else:
        follows = (Strike("skirmish", step.seat, at, step.target, at),)
        if not paralysed(draft, step.target, step.place):
            follows += (StrikeBack(step.target, at, step.seat),)
    draft.push(*follows, Join())


def _follow(draft: RiskDraft, step: Assault) -> None:
    """Move in if the territory is empty; fight on if the exchange has killed; else the march is over (RK4.2e, g)."""
    seat, place = step.seat, step.place
    there = bool(armies_of(draft, seat, front(place)))
    if owner(draft, place) == NOBODY:
        if there:
            draft.become(MoveIn(seat, place, "missile" if step.kind == "missile" else "melee"))
        else:
            _end(draft, seat, place, "attackers-gone")
    elif not there:
        _end(draft, seat, place, "attackers-gone")
    elif step.kind == "missile":
        _end(draft, seat, place, "missiles-over")
    elif not _killed(draft):
        _end(draft, seat, place, "no-kill")
    else:
        draft.become(Again(seat, step.target, place))


def _killed(view: ClassicView) -> bool:
    """Return True if the exchange has killed one of the defenders, who lie among the dead (RK4.2e, RK4.2j, Q153)."""
    attack = board_of(view).attack
    return attack is not None and any(view.dice[die].place in (DEAD, BURIED) for die in attack.defenders)


def _end(draft: RiskDraft, seat: int, place: str, reason: str) -> None:
    draft.note(AttackEnded(seat, place, reason))
    draft.become()
    end_front(draft)


# Fighting on


def ask_again(_view: ClassicView, step: Again) -> Question:
    """Ask whether the attackers fight on: another skirmish, a charge, or no more (RK4.2e, Q153)."""
    at = area(step.place, step.target)
    values: dict[str, int | str] = {"seat": step.target, "place": step.place}
    options = (
        Option("skirmish", "skirmish", values, area=at),
        Option("charge", "charge", values, area=at),
        Option(STOP, "stop-attack", values),
    )
    return Question(step.seat, "fight-on", "RK4.2e", Pick(options), values, step.place)


def answer_again(draft: RiskDraft, step: Again, choice: Choice) -> None:
    """Fight on with the dice that are left, or stop (RK4.2e)."""
    option = cast(Picked, choice).option
    if option == STOP:
        _end(draft, step.seat, step.place, "stopped")
        return
    dice = units_at(draft, step.seat, front(step.place))
    begin_front(draft, step.seat, step.target, step.place, dice)
    kind = cast(AttackKind, option)
    draft.note(Mustered(step.seat, kind, step.target, step.place, dice))
    draft.become(Assault(step.seat, kind, step.target, step.place, "fight"))


# Moving in, and on


def movers(view: ClassicView, step: MoveIn) -> dict[str, tuple[int, ...]]:
    """Return the attackers that may move in, by territory: where one of them must stay, still all of them."""
    return dict(armies_of(view, step.seat, front(step.place)))


def ask_move_in(view: ClassicView, step: MoveIn) -> Question | None:
    """Ask which of the attackers move in: one at least, from any territory that keeps a unit (RK4.2g, Q151)."""
    dice = movers(view, step)
    constraint = leaving(view, step.seat, dice)
    if not sum(constraint.rooms):
        return None
    mine = tuple(sorted(die for some in dice.values() for die in some))
    shape = Subset(mine, constraint, area(step.place, step.seat))
    return Question(step.seat, "move-in", "RK4.2g", shape, {"place": step.place}, step.place)


def answer_move_in(draft: RiskDraft, step: MoveIn, choice: Choice) -> None:
    """Move them in; they, and only they, may attack on (RK4.2g, RK4.2h)."""
    dice = cast(Chosen, choice).dice
    board = board_of(draft)
    target = board.attack.target if board.attack is not None else NOBODY
    draft.board = board.changed(attack=None, taken=board.taken or target != NOBODY)
    draft.put(dice, step.place)
    draft.note(MovedIn(step.seat, dice, step.place, target))
    draft.become(Onward(step.seat, step.place, dice, step.action))
    trade_too_many(draft, step.seat)
    settle(draft)


def nobody_moves_in(draft: RiskDraft, step: MoveIn) -> None:
    """Leave the land empty if no attacker can leave its territory (RK4.2f)."""
    _end(draft, step.seat, step.place, "nobody-free")


def ask_onward(view: ClassicView, step: Onward) -> Question | None:
    """Ask whether those who moved in attack on: the die of that continent must allow it (RK4.2h, Q152).

    It must show the action of the march; on 8 any is allowed.
    """
    found = attack_options(view, step.seat, ground(view, step.place), step.dice, step.action)
    if not found:
        return None
    found.append(Option(NONE, "no-action"))
    return Question(step.seat, "attack-on", "RK4.2h", Pick(tuple(found)), {"place": step.place}, step.place)


def answer_onward(draft: RiskDraft, step: Onward, choice: Choice) -> None:
    """Begin the next attack of those who moved in (RK4.2h)."""
    option = cast(Picked, choice).option
    if option == NONE:
        draft.become()
        return
    draft.become(muster(step.seat, ground(draft, step.place), option, step.dice))


def no_onward(draft: RiskDraft, _step: Onward) -> None:
    """End the march."""
    draft.become()


ROWS = (
    StepRow(Muster, ask_muster, answer_muster, clause="RK4.2f"),
    StepRow(Assault, proceed=proceed_assault, clause="RK4.2e"),
    StepRow(Again, ask_again, answer_again, clause="RK4.2e"),
    StepRow(MoveIn, ask_move_in, answer_move_in, nobody_moves_in, clause="RK4.2g"),
    StepRow(Onward, ask_onward, answer_onward, no_onward, clause="RK4.2h"),
)
