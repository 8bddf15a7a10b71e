"""Casting: spells and targets are announced and paid, then resolved (M2 to M4, M9, M11)."""

from __future__ import annotations

from typing import cast

from msgspec import UNSET
from msgspec.structs import replace

from ddtable.engine.constraints import Enough
from ddtable.engine.position import area
from ddtable.engine.questions import (
    Allotted,
    Choice,
    Chosen,
    Option,
    Pick,
    Picked,
    Question,
    Subset,
)
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.aiming import target_clause
from ddtable.rules.dragon_dice.board import (
    BURIED,
    ClassicDraft,
    ClassicView,
    health,
    healths,
)
from ddtable.rules.dragon_dice.dispel import dispelling
from ddtable.rules.dragon_dice.dying import ashes
from ddtable.rules.dragon_dice.effects import on_terrain
from ddtable.rules.dragon_dice.events.magic import Announcement, Backlashed, MagicLost
from ddtable.rules.dragon_dice.events.units import Buried
from ddtable.rules.dragon_dice.points import ask_colours, ask_loss, take_colours, values_of
from ddtable.rules.dragon_dice.prices import (
    after_paying,
    ask_price,
    buryable,
    left_for,
    pairs_for,
    points_missing,
    read_row,
    spent_on,
)
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.spell_targets import destinations, has_target, target_options
from ddtable.rules.dragon_dice.spells import DEATH
from ddtable.rules.dragon_dice.steps import Announced, ArmyRoll, Cast, Spell, Strike

DONE, BACK, IN_ORDER = "done", "back", "in-order"
NO_TARGET_ASKED = ("own_dead", "own_dead_of_colour", "dead")


def cantrip(draft: ClassicDraft, seat: int, place: str, kind: Kind, roll: ArmyRoll) -> None:
    """Cast the Cantrips of a roll at once, with their points pooled, before anything is counted (C14.3, M17, DA-F2)."""
    rolled = draft.board.edition.icons.hooked(roll.faces, kind, "cast")
    if rolled:
        draft.push(Cast(seat, place, False, rolled))


# Announcing


def castable(view: ClassicView, step: Cast) -> dict[str, int]:
    """Return the spells that can be announced now, each with the points that burying must add for it (M3)."""
    found: dict[str, int] = {}
    table = view.board.edition.spells
    if any(table[one.spell].alone for one in step.announced):
        return found
    for key, spell in table.items():
        missing = points_missing(view, step, spell)
        if missing is not None and has_target(view, step, spell):
            found[key] = missing
    return found


def _ask_spell(view: ClassicView, step: Cast) -> Question | None:
    """Ask for the next spell to announce, until done; the same spell may be announced again (M3, M4)."""
    table = view.board.edition.spells
    options = [
        Option(
            key,
            "spell",
            {
                "spell": key,
                "cost": table[key].cost,
                "colour": table[key].colour,
                "left": left_for(step, table[key]),
                "need_bury": missing,
            },
        )
        for key, missing in castable(view, step).items()
    ]
    if not options:
        return None
    options.append(Option(DONE, "done"))
    return Question(step.seat, "spell", "M4", Pick(tuple(options), DONE), values_of(step), step.place)


def _ask_target(view: ClassicView, step: Cast) -> Question:
    """Ask for the spell's target, and then for the destination if it moves something (M4, M5, M19, M22)."""
    spell = view.board.edition.spells[step.spell]
    if step.stage == "target":
        kind, options = "spell-target", target_options(view, step, spell)
    else:
        kind, options = "spell-destination", destinations(view, step, spell)
    shape = Pick((*options, Option(BACK, "back")))
    return Question(step.seat, kind, target_clause(view, step), shape, {"spell": step.spell}, step.place)


def _ask_bury(view: ClassicView, step: Cast) -> Question:
    """Ask which dead units are buried for the missing points, no more than needed (M9, M11)."""
    need = cast(int, points_missing(view, step, view.board.edition.spells[step.spell]))
    dice = buryable(view)
    shape = Subset(dice, Enough(need, healths(view, dice)), area(BURIED, step.seat))
    return Question(step.seat, "spell-bury", "M9", shape, {"spell": step.spell, "need": need}, step.place)


def _chosen_spell(draft: ClassicDraft, step: Cast, option: str) -> None:
    if option == DONE:
        _begin_work(draft, step)
    elif draft.board.edition.spells[option].target in NO_TARGET_ASKED:
        _pay(draft, replace(step, spell=option, target="dead", to=""))
    else:
        draft.become(replace(step, stage="target", spell=option, target="", to=""))


def _chosen_target(draft: ClassicDraft, step: Cast, option: str) -> None:
    if option == BACK:
        draft.become(replace(step, stage="spell", spell="", target=""))
    elif step.stage == "destination":
        _pay(draft, replace(step, to=option))
    elif draft.board.edition.spells[step.spell].does in ("path", "summon"):
        draft.become(replace(step, stage="destination", target=option))
    else:
        _pay(draft, replace(step, target=option))


def _pay(draft: ClassicDraft, step: Cast) -> None:
    """Announce the spell if its points are available, otherwise ask for the burial first (M9, M11).

    Of points of several colours the caster decides which are spent.
    """
    spell = draft.board.edition.spells[step.spell]
    if spell.price == "pair" and step.price is UNSET:
        ways = pairs_for(draft, step, spell, step.target)
        if len(ways) > 1:
            draft.become(replace(step, stage="price"))
            return
        step = replace(step, price=ways[0])
    if points_missing(draft, step, spell):
        draft.become(replace(step, stage="bury"))
    elif spell.price == "mix":
        draft.become(replace(step, stage="price"))
    else:
        _announce(draft, step)


def _take_price(draft: ClassicDraft, step: Cast, choice: Choice) -> None:
    """Store the colours of the points that are spent, and go on paying."""
    if isinstance(choice, Allotted):
        _announce(draft, replace(step, price=choice.amounts[0]))
    else:
        _pay(draft, replace(step, price=read_row(cast(Picked, choice).option)))


def _bury(draft: ClassicDraft, step: Cast, dice: tuple[int, ...]) -> None:
    """Bury the dead: each health doubles one black point, no point twice; excess health is lost (M9)."""
    gained = min(health(draft, dice), step.black)
    pool = list(step.pool)
    pool[DEATH] += gained
    draft.put(dice, BURIED)
    draft.note(Buried(step.seat, dice, "death-magic"))
    _pay(draft, replace(step, pool=tuple(pool), black=step.black - gained))
    ashes(draft, dice)


def _announce(draft: ClassicDraft, step: Cast) -> None:
    """Pay for the spell and store the announcement, together with others of the same spell and target (M4, M16)."""
    spell = draft.board.edition.spells[step.spell]
    paid = after_paying(step, spell)
    wanted = (step.spell, step.target, step.to)
    announced = list(step.announced)
    for index, other in enumerate(announced):
        if (other.spell, other.target, other.to) == wanted:
            announced[index] = replace(other, times=other.times + 1)
            break
    else:
        announced.append(Announced(*wanted))
    draft.note(Announcement(step.seat, step.spell, step.target, step.to, left_for(paid, spell)))
    cleared = replace(paid, stage="spell", spell="", target="", to="", price=UNSET)
    draft.become(replace(cleared, announced=tuple(announced)))


# Resolving


def _ask_order(step: Cast) -> Question | None:
    """Ask which announced spell takes effect next, in any order (M4)."""
    if len(step.announced) < 2 or step.in_order:
        return None
    options = [
        Option(str(index), "spell-next", {"spell": one.spell, "target": one.target, "to": one.to, "times": one.times})
        for index, one in enumerate(step.announced)
    ]
    options.append(Option(IN_ORDER, IN_ORDER))
    return Question(step.seat, "spell-order", "M4", Pick(tuple(options)), {"place": step.place}, step.place)


def _begin_work(draft: ClassicDraft, step: Cast) -> None:
    """End the announcing; units that can dispel the magic may try first (M4, C14.4)."""
    draft.become(replace(step, stage="work"), *backlash(draft, step))
    draft.push(*dispelling(draft, step))


def backlash(draft: ClassicDraft, step: Cast) -> tuple[Strike, ...]:
    """Return the damage to an army that casts on a terrain under Backlash: the points it spent, after its spells."""
    effects = on_terrain(draft, step.place, "backlash")
    spent = spent_on(draft, step)
    if not effects or not spent:
        return ()
    draft.note(Backlashed(step.seat, step.place, spent))
    return (Strike("spell", effects[0].seat, step.place, step.seat, step.place, stage="save", hits=spent),)


def _work(draft: ClassicDraft, step: Cast, index: int) -> None:
    """Resolve one announced spell."""
    one = step.announced[index]
    rest = step.announced[:index] + step.announced[index + 1 :]
    draft.become(Spell(step.seat, step.place, one), replace(step, announced=rest))


def ask_cast(view: ClassicView, step: Cast) -> Question | None:
    """Ask the caster's next question (M2, M3, M4); none if the caster is out of the game (C2.3)."""
    if step.seat in view.board.out:
        return None
    if step.stage == "colours":
        return ask_colours(view, step)
    if step.stage == "loss":
        return ask_loss(view, step)
    if step.stage == "spell":
        return _ask_spell(view, step)
    if step.stage == "bury":
        return _ask_bury(view, step)
    if step.stage == "price":
        return ask_price(view, step, view.board.edition.spells[step.spell])
    if step.stage == "work":
        return _ask_order(step)
    return _ask_target(view, step)


def answer_cast(draft: ClassicDraft, step: Cast, choice: Choice) -> None:
    """Handle the caster's answer."""
    if step.stage == "price":
        _take_price(draft, step, choice)
    elif isinstance(choice, Allotted):
        if step.stage == "colours":
            draft.become(replace(step, stage="loss", rows=choice.amounts))
        else:
            take_colours(draft, replace(step, lost=choice.amounts[0]), step.rows)
    elif isinstance(choice, Chosen):
        _bury(draft, step, choice.dice)
    else:
        option = cast(Picked, choice).option
        if step.stage == "spell":
            _chosen_spell(draft, step, option)
        elif step.stage == "work":
            if option == IN_ORDER:
                draft.become(replace(step, in_order=True))
            else:
                _work(draft, step, int(option))
        else:
            _chosen_target(draft, step, option)


def proceed_cast(draft: ClassicDraft, step: Cast) -> None:
    """Continue if the caster has no choice; unspent points are lost (M3).

    A caster who left the game during others' casts does not cast any more; their spells end with them (C2.3).
    """
    if step.seat in draft.board.out:
        draft.become()
    elif step.stage == "colours":
        draft.become(replace(step, stage="loss"))
    elif step.stage == "loss":
        take_colours(draft, step, step.rows)
    elif step.stage == "spell":
        _begin_work(draft, step)
    elif step.announced:
        _work(draft, step, 0)
    else:
        if any(step.pool):
            draft.note(MagicLost(step.seat, sum(step.pool)))
        draft.become()


ROWS = (StepRow(Cast, ask_cast, answer_cast, proceed_cast, clause="M4"),)
