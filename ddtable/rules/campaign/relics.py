"""The Elemental Relic: units of the element that it shows roll again, are recruited or promoted (KP10.5, H103)."""

from __future__ import annotations

from typing import cast

from msgspec import UNSET
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Face
from ddtable.engine.constraints import AtMost
from ddtable.engine.position import Party, Roll, area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question, Subset
from ddtable.engine.rows import PartRow, RollRow
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.events import ItemUsed
from ddtable.rules.campaign.item_faces import RELIC, element_of
from ddtable.rules.dragon_dice.board import DEAD, ClassicView, healths, units_at
from ddtable.rules.dragon_dice.effects import barred, glance_away
from ddtable.rules.dragon_dice.eighth_face import recruits
from ddtable.rules.dragon_dice.events.units import Returned
from ddtable.rules.dragon_dice.held import family_of
from ddtable.rules.dragon_dice.icon_work import Work, done, in_hand
from ddtable.rules.dragon_dice.promotion import exchange, pair_options
from ddtable.rules.dragon_dice.rolling import again_of
from ddtable.rules.dragon_dice.rolls import faces_of
from ddtable.rules.dragon_dice.steps import ArmyRoll, IconWork, Rolling

DONE = "done"
NO_RELIC = ("horde", "maneuver", "single", "dragon")


def _of_element(view: ClassicView, dice: tuple[int, ...], element: str) -> tuple[int, ...]:
    known = catalogue()
    units = [die for die in dice if family_of(view.dice[die].type) == "units"]
    return tuple(die for die in units if element in known.elements_of(known.unit(view.dice[die].type)))


# What rolls again


def _next(step: Rolling) -> tuple[int, Face] | None:
    """Return the party and the face of the next relic whose owner has not yet chosen what rolls again."""
    asked = () if step.relics is UNSET else step.relics
    if step.stage == "throw":
        return None
    for at, (party, roll) in enumerate(zip(step.parties, step.fallen, strict=True)):
        for face in roll.faces if party.kind not in NO_RELIC else ():
            if face.icon == RELIC and face.count and face.die not in asked:
                return at, face
    return None


def ask_again(view: ClassicView, step: Rolling) -> Question | None:
    """Ask the owner which units of the element roll again, up to the points of the relic (KP10.5)."""
    at, face = cast(tuple[int, Face], _next(step))
    party = step.parties[at]
    dice = _of_element(view, party.dice, element_of(view, face.die))
    weights = healths(view, dice)
    if not any(weight <= face.count for weight in weights):
        return None
    values: dict[str, int | str] = {"die": face.die, "points": face.count, "place": party.place}
    shape = Subset(dice, AtMost(face.count, weights), area(party.place, party.seat))
    return Question(party.seat, "relic-again", "KP10.5", shape, values, party.place)


def is_asked(step: Rolling) -> bool:
    """Return True if a relic of this roll waits for its owner."""
    return _next(step) is not None


def answer_again(draft: CampaignDraft, step: Rolling, dice: tuple[int, ...]) -> None:
    """Roll these units again; the rest of the points recruits and promotes later."""
    at, face = cast(tuple[int, Face], _next(step))
    party, fallen = step.parties[at], list(step.fallen)
    left = replace(face, count=face.count - sum(healths(draft, dice)))
    fallen[at] = ArmyRoll(tuple(left if one == face else one for one in fallen[at].faces))
    asked = () if step.relics is UNSET else step.relics
    draft.become(replace(step, relics=(*asked, face.die), fallen=tuple(fallen)))
    if dice:
        glance_away(draft, dice)
        draft.push(Roll("relic", (Party(party.seat, dice, party.kind, party.place),)))


def rolled_again(draft: CampaignDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Replace all faces of the dice by the new ones."""
    step, party = cast(Rolling, draft.agenda[-1]), roll.parties[0]
    at = next(number for number, whole in enumerate(step.parties) if party.dice[0] in whole.dice)
    fallen = list(step.fallen)
    new = draft.board.as_rolled(draft, party, faces_of(draft, party.dice))
    fallen[at] = ArmyRoll((*(face for face in fallen[at].faces if face.die not in party.dice), *new))
    draft.note(ItemUsed(party.seat, party.place, (step.relics or (-1,))[-1], RELIC, party.dice))
    draft.become(replace(step, fallen=tuple(fallen)))
    dice = again_of(draft, party, new)
    if dice:
        draft.push(Roll("again", (replace(party, dice=dice),)))


# Recruits and promotions


def _chosen(step: IconWork) -> tuple[tuple[int, int], ...]:
    """Return the pairs chosen so far: the dead unit, and the unit that it replaces, -1 for a recruit."""
    return tuple(zip(step.chosen[::2], step.chosen[1::2], strict=True))


def ask_growth(view: ClassicView, step: IconWork) -> Question | None:
    """Ask for recruits of 1 health and promotions of units of the element, a point each, until done (KP10.5)."""
    act, _ = in_hand(view, step)
    seat, place, taken = step.seat, step.place, _chosen(step)
    left = act.points - len(taken)
    if left <= 0 or not units_at(view, seat, place) or barred(view, seat, place):
        return None
    element, used = element_of(view, act.dice[0]), {dead for dead, _ in taken}
    source, target = area(DEAD, seat), area(place, seat)
    options = [
        Option(f"{die}:-1", "recruit", {"die": die}, (Move((die,), source, target),))
        for die in _of_element(view, tuple(recruits(view, seat)), element)
        if die not in used
    ]
    options += [
        option
        for option in pair_options(view, seat, place, taken=taken)
        if _of_element(view, (int(option.id.partition(":")[2]),), element)
    ]
    if not options:
        return None
    values: dict[str, int | str] = {"die": act.dice[0], "points": left, "place": place}
    return Question(seat, "relic", "KP10.5", Pick((*options, Option(DONE, "done")), DONE), values, place)


def answer_growth(draft: CampaignDraft, step: IconWork, choice: Choice) -> None:
    """Store a choice, or carry out all of them at once."""
    option = cast(Picked, choice).option
    if option == DONE:
        grow(draft, step)
    else:
        dead, living = map(int, option.split(":"))
        draft.become(replace(step, chosen=(*step.chosen, dead, living)))


def grow(draft: CampaignDraft, step: IconWork) -> None:
    """Recruit and promote the chosen units at once."""
    taken = _chosen(step)
    done(draft, step)
    recruited = tuple(sorted(dead for dead, living in taken if living < 0))
    if recruited:
        draft.put(recruited, step.place)
        draft.note(Returned(step.seat, recruited, step.place, RELIC))
    exchange(draft, step.seat, step.place, tuple(pair for pair in taken if pair[1] >= 0), RELIC)


ROWS = (
    PartRow(IconWork, "relic", Work(ask_growth, answer_growth, grow)),
    RollRow("relic", rolled_again),
)
