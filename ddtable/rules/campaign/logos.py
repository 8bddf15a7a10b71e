"""Logos that act in a roll: those of champions on dragons, those of silver and gold medallions (KP10).

The face of an artifact that summons a dragon acts like the logo of a Dragonkin Champion.
"""

from __future__ import annotations

from typing import cast

from ddtable.dice.carrying import Load, can_carry
from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Face
from ddtable.engine.constraints import AtMost
from ddtable.engine.position import Party, area
from ddtable.engine.questions import Choice, Chosen, Move, Option, Pick, Picked, Question, Subset
from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.campaign.board import SUMMONING, CampaignDraft
from ddtable.rules.campaign.champions import CLAUSES, FROM_POOL, SAVING, bound, deed_of, reached
from ddtable.rules.campaign.events import LogoUsed
from ddtable.rules.campaign.steps import Bound
from ddtable.rules.dragon_dice.board import BURIED, ClassicView, dead_units, health_of_type, healths, units_at
from ddtable.rules.dragon_dice.effects import barred
from ddtable.rules.dragon_dice.events.units import Returned
from ddtable.rules.dragon_dice.held import LOGO, beside, held_at, to_pools
from ddtable.rules.dragon_dice.icon_work import Work, change_exchange, done, exchange_of, in_hand, on_saves
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.rules.dragon_dice.rolling import throw
from ddtable.rules.dragon_dice.steps import ArmyRoll, Charge, IconWork, Join, Rolling, Strike

NONE = "none"
GOLD = "medallion_gold"
GOLD_HEALTH = 4


def _die(view: ClassicView, step: IconWork) -> int:
    return in_hand(view, step)[0].dice[0]


def _is_open(view: ClassicView, step: IconWork) -> bool:
    """Return True if dice may join the army: it is still there, and no Barrier protects it (Q121)."""
    return bool(units_at(view, step.seat, step.place)) and not barred(view, step.seat, step.place)


# Medallions


def _ask_gold(view: ClassicView, step: IconWork) -> Question | None:
    """Ask which dead units return to the army, up to 4 health (KP10.5)."""
    dice = dead_units(view, step.seat)
    weights = healths(view, dice)
    if not _is_open(view, step) or not any(weight <= GOLD_HEALTH for weight in weights):
        return None
    values: dict[str, int | str] = {"icon": "logo", "points": GOLD_HEALTH, "place": step.place}
    shape = Subset(dice, AtMost(GOLD_HEALTH, weights), area(step.place, step.seat))
    return Question(step.seat, "icon-returns", "KP10.5", shape, values, step.place)


def _ask_silver(view: ClassicView, step: IconWork) -> Question | None:
    """Ask for a buried item that the army can carry, or one of the dragonkin of 1 health of the pool (KP10.5)."""
    if not _is_open(view, step):
        return None
    here = area(step.place, step.seat)
    options = [
        Option(str(die), "silver-item", {"die": die}, (Move((die,), area(BURIED, step.seat), here),), die=die)
        for die in _carriable(view, step)
    ]
    for die in held_at(view, step.seat, SUMMONING, ("dragonkin",)) if is_terrain(step.place) else ():
        if health_of_type(view.dice[die].type) == 1:
            move = Move((die,), area(SUMMONING, step.seat), here)
            options.append(Option(str(die), "silver-kin", {"die": die}, (move,), die=die))
    if not options:
        return None
    options.append(Option(NONE, "silver-none"))
    return Question(step.seat, "silver-logo", "KP10.5", Pick(tuple(options)), {"place": step.place}, step.place)


def _carriable(view: ClassicView, step: IconWork) -> list[int]:
    dice = catalogue()
    units = [dice.unit(view.dice[die].type) for die in units_at(view, step.seat, step.place)]
    have = [Load(dice.item(view.dice[die].type)) for die in held_at(view, step.seat, step.place, ("items",))]
    buried = held_at(view, step.seat, BURIED, ("items",))
    return [die for die in buried if can_carry(units, [*have, Load(dice.item(view.dice[die].type))])]


# Champions


def _ask_dragon(view: ClassicView, step: IconWork) -> Question | None:
    """Ask the roller for the dragon (KP10.1 to KP10.4)."""
    dragons = reached(view, _die(view, step), step.target, step.target_place)
    deed = deed_of(view, _die(view, step))
    if not dragons or deed is None or (deed in FROM_POOL and not _is_open(view, step)):
        return None
    options = tuple(Option(str(die), f"logo-{deed}", {"die": die}, die=die) for die in dragons)
    return Question(step.seat, "logo-dragon", CLAUSES[deed], Pick(options), {"deed": deed}, step.target_place)


def _act(draft: CampaignDraft, step: IconWork, dragon: int) -> None:
    """Slay, tame or control a dragon of the other army, or call one of the own pool."""
    die = _die(draft, step)
    deed = deed_of(draft, die)
    done(draft, step)
    draft.note(LogoUsed(step.seat, step.place, die, str(deed), (dragon,)))
    if deed in FROM_POOL:
        draft.put((dragon,), step.place)
        if deed == "call":
            _bind(draft, called=(step.seat,))
        return
    shown = _out_of_the_roll(draft, step, dragon)
    if deed == "slay":
        to_pools(draft, step.target, step.target_place, (dragon,), "slain")
        return
    _bind(draft, dice=(dragon,))
    if deed == "control":
        if step.kind == SAVING:
            on_saves(draft, LOGO, saves_of(draft, dragon, shown))
        elif shown:
            _count_for(draft, step, shown)
        elif isinstance(exchange_of(draft), Strike):
            draft.push(throw("controlled", Party(step.seat, (dragon,), "melee", step.place)))


def _bind(draft: CampaignDraft, dice: tuple[int, ...] = (), called: tuple[int, ...] = ()) -> None:
    """Keep it to the end of the action: a dragon that no longer rolls for its army, a player who has called one."""
    before = bound(draft)
    now = Bound((*before.dice, *dice), (*before.called, *called))
    if before in draft.agenda:
        draft.agenda[draft.agenda.index(before)] = now
    else:
        ends = [at for at, step in enumerate(draft.agenda) if isinstance(step, Join)]
        draft.agenda.insert(ends[-1] + 1 if ends else 0, now)


def released(draft: CampaignDraft, _step: Bound) -> None:
    """End what champions have done, with the action."""
    draft.become()


def _out_of_the_roll(draft: CampaignDraft, step: IconWork, dragon: int) -> tuple[Face, ...]:
    """Take a dragon out of the exchange; return the faces that it has shown in a charge or in an attack (H102)."""
    exchange = exchange_of(draft)
    if isinstance(exchange, Strike) and step.kind == SAVING:
        attack = cast(ArmyRoll, exchange.attack).faces
        shown = tuple(face for face in attack if face.die == dragon)
        rest = tuple(face for face in attack if face.die != dragon)
        hits = max(0, exchange.hits - hits_of(draft, dragon, shown))
        change_exchange(draft, attack=ArmyRoll(rest), hits=hits)
        return shown
    if isinstance(exchange, Strike):
        change_exchange(draft, absent=(*exchange.absent, dragon))
        return ()
    found: tuple[Face, ...] = ()
    for word in ("attack", "defence"):
        roll = cast(ArmyRoll, getattr(exchange, word))
        gone = tuple(face for face in roll.faces if face.die == dragon)
        if gone:
            found = gone
            change_exchange(draft, **{word: ArmyRoll(tuple(face for face in roll.faces if face.die != dragon))})
    return found


def hits_of(view: ClassicView, dragon: int, faces: tuple[Face, ...]) -> int:
    """Return the hits of a dragon's faces in melee."""
    icons, kind = view.board.edition.icons, view.dice[dragon].type
    given = sum(face.count * icons.use_of(face.icon, "melee").gives.get("melee", 0) for face in faces)
    return given + sum(beside(kind, face.icon, "melee") for face in faces)


def saves_of(view: ClassicView, dragon: int, faces: tuple[Face, ...]) -> int:
    """Return the automatic saves of a dragon that has shown these faces: none with belly (Q126)."""
    return min((beside(view.dice[dragon].type, face.icon, "save") for face in faces), default=0)


def _count_for(draft: CampaignDraft, step: IconWork, faces: tuple[Face, ...]) -> None:
    """Count the hits of a controlled dragon in a charge for the army of the logo."""
    hits = hits_of(draft, faces[0].die, faces)
    exchange = cast(Charge, exchange_of(draft))
    charger, smites, target, back = exchange.charmed
    mine = step.seat == exchange.seat
    change_exchange(draft, charmed=(charger + hits * mine, smites, target + hits * (not mine), back))


def controlled_rolled(draft: CampaignDraft, rolling: Rolling) -> None:
    """Add the hits of a controlled dragon to those of the attack (KP10.3)."""
    faces = rolling.fallen[0].faces
    exchange = exchange_of(draft)
    if isinstance(exchange, Strike):
        change_exchange(draft, hits=exchange.hits + hits_of(draft, faces[0].die, faces))


# The three functions of the hook


def _is_gold(view: ClassicView, step: IconWork) -> bool:
    return catalogue().family(view.dice[_die(view, step)].type) == "items" and view.dice[
        _die(view, step)
    ].type.startswith(GOLD)


def ask_logo(view: ClassicView, step: IconWork) -> Question | None:
    """Ask for what a logo does."""
    if deed_of(view, _die(view, step)) is not None:
        return _ask_dragon(view, step)
    return _ask_gold(view, step) if _is_gold(view, step) else _ask_silver(view, step)


def answer_logo(draft: CampaignDraft, step: IconWork, choice: Choice) -> None:
    """Carry out an answer: units return, an item or dragonkin joins, a dragon is slain, tamed, controlled, called."""
    if isinstance(choice, Chosen):
        done(draft, step)
        if choice.dice:
            draft.put(choice.dice, step.place)
            draft.note(Returned(step.seat, choice.dice, step.place, "logo"))
        return
    option = cast(Picked, choice).option
    if option == NONE:
        done(draft, step)
    elif deed_of(draft, _die(draft, step)) is not None:
        _act(draft, step, int(option))
    else:
        die = _die(draft, step)
        done(draft, step)
        draft.put((int(option),), step.place)
        draft.note(LogoUsed(step.seat, step.place, die, "silver", (int(option),)))


def proceed_logo(draft: CampaignDraft, step: IconWork) -> None:
    """Continue if there is nothing that the logo could do."""
    done(draft, step)


ROWS = (
    PartRow(IconWork, "logo", Work(ask_logo, answer_logo, proceed_logo)),
    PartRow(Rolling, "controlled", controlled_rolled),
    StepRow(Bound, proceed=released, clause="KP10.2"),
)
