"""Parch Land and Flood Waters: a terrain die is traded for another kind of land of the pool (K11.10, K11.13, Q137)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import TerrainType
from ddtable.engine.arithmetic import total_of
from ddtable.engine.position import Party, Roll, area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import PartRow, RollRow, StepRow
from ddtable.rules.campaign.board import POOL, CampaignDraft
from ddtable.rules.campaign.great_spells.events import LandRolled
from ddtable.rules.campaign.great_spells.steps import LandTrade
from ddtable.rules.campaign.places import pool, trade
from ddtable.rules.dragon_dice.board import NOBODY, ClassicView, has_army, opponents_at, table_at, terrain_kind
from ddtable.rules.dragon_dice.effects import paralysed
from ddtable.rules.dragon_dice.events.magic import SpellFailed
from ddtable.rules.dragon_dice.events.turns import Opposed
from ddtable.rules.dragon_dice.maneuver import LET, OPPOSE
from ddtable.rules.dragon_dice.rolling import army_roll, throw
from ddtable.rules.dragon_dice.rolls import count
from ddtable.rules.dragon_dice.spell_targets import fits
from ddtable.rules.dragon_dice.spell_work import fail, note_spell
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import ArmyRoll, Rolling, Spell

STOPPED_FROM = 12
AGAIN = 8


def begin(draft: CampaignDraft, step: Spell, spell: SpellType) -> None:
    """Ask the armies there whether they roll; without a die of the new land in the pool the spell fails (K11.10)."""
    place = step.cast.target
    if not fits(draft, spell, place):
        fail(draft, step, "gone")
    elif not kinds_left(draft, spell):
        fail(draft, step, "no-land-left")
    else:
        note_spell(draft, step)
        draft.push(LandTrade(step.seat, spell.id, place, _may_roll(draft, step.seat, place)))


def _may_roll(view: ClassicView, caster: int, place: str) -> tuple[int, ...]:
    """Return the seats whose armies at the terrain may roll: all that can, the caster's last (K11.10, H99)."""
    seats = opponents_at(view, caster, place) + [caster] * has_army(view, caster, place)
    return tuple(seat for seat in seats if not paralysed(view, seat, place))


def _type(view: ClassicView, die: int) -> TerrainType:
    return catalogue().terrains[view.dice[die].type]


def kinds_left(view: ClassicView, spell: SpellType) -> tuple[str, ...]:
    """Return the kinds of land that the terrain may become, of which the pool has a die."""
    there = {_type(view, die).kind for die in pool(view)}
    return tuple(kind for kind in spell.becomes if kind in there)


def fitting(view: ClassicView, place: str, kind: str) -> list[int]:
    """Return the dice of the pool that may replace a terrain: those with its eighth face, if there are any (Q137).

    Of equal dice one is enough.
    """
    dice: dict[str, int] = {}
    for die in pool(view):
        if _type(view, die).kind == kind:
            dice.setdefault(view.dice[die].type, die)
    eighth = terrain_kind(view, place).eighth_face
    alike = [die for die in dice.values() if _type(view, die).eighth_face == eighth]
    return alike or list(dice.values())


def _kinds(view: ClassicView, step: LandTrade) -> tuple[str, ...]:
    return kinds_left(view, view.board.edition.spells[step.spell])


def ask_trade(view: ClassicView, step: LandTrade) -> Question | None:
    """Ask each army there whether it rolls; then the caster for the kind of land, then for the die (Q137)."""
    if step.waiting:
        options = (Option(OPPOSE, "land-oppose"), Option(LET, "no-land-oppose"))
        if step.waiting[0] == step.seat:
            options = options[::-1]  # Return takes the first: a caster rarely stops the own spell
        values: dict[str, int | str] = {"seat": step.seat, "place": step.place, "spell": step.spell}
        return Question(step.waiting[0], "land-oppose", "K11.10", Pick(options), values, step.place)
    if step.opposing or step.seat in view.board.out:
        return None
    asked: dict[str, int | str] = {"place": step.place, "spell": step.spell}
    if not step.kind:
        kinds = tuple(Option(kind, "land-kind", {"land": kind}) for kind in _kinds(view, step))
        return Question(step.seat, "land-kind", "K11.13", Pick(kinds), asked, step.place) if kinds else None
    if step.die < 0:
        table = area(table_at(view, step.place), NOBODY)
        dice = tuple(
            Option(
                str(die),
                "land-die",
                {"terrain": view.dice[die].type},
                (Move((die,), area(POOL, NOBODY), table),),
                die=die,
            )
            for die in fitting(view, step.place, step.kind)
        )
        return Question(step.seat, "land-die", "K11.10", Pick(dice), asked, step.place)
    return None


def answer_trade(draft: CampaignDraft, step: LandTrade, choice: Choice) -> None:
    """Store one answer: of an army that may roll, or of the caster."""
    option = cast(Picked, choice).option
    if step.waiting:
        seat, opposes = step.waiting[0], option == OPPOSE
        draft.note(Opposed(seat, step.place, opposes))
        opposing = (*step.opposing, seat) if opposes else step.opposing
        draft.become(replace(step, waiting=step.waiting[1:], opposing=opposing))
    elif not step.kind:
        draft.become(replace(step, kind=option))
    else:
        draft.become(replace(step, die=int(option)))


def proceed_trade(draft: CampaignDraft, step: LandTrade) -> None:
    """Roll for the armies that do, or throw the new die."""
    if step.opposing:
        draft.push(throw("land", *(army_roll(draft, seat, step.place, "maneuver") for seat in step.opposing)))
    elif step.die >= 0:
        draft.push(Roll("land", (Party(step.seat, (step.die,), "distance", step.place),)))
    else:  # the caster is out, or the pool has become empty
        _end(draft, step, "no-land-left")


def _end(draft: CampaignDraft, step: LandTrade, reason: str) -> None:
    draft.become()
    draft.note(SpellFailed(step.seat, step.spell, step.place, reason))


def maneuvers_rolled(draft: CampaignDraft, rolling: Rolling) -> None:
    """Keep the land if any single army comes to 12: only maneuver icons count, no ID and no special icon (K11.10)."""
    step = cast(LandTrade, draft.agenda[-1])
    totals = []
    for party, roll in zip(rolling.parties, rolling.fallen, strict=True):
        plain = ArmyRoll(tuple(face for face in roll.faces if face.icon == "maneuver"))
        totals.append(total_of(count(draft, party.seat, party.place, "maneuver", plain), "maneuver"))
    if max(totals) >= STOPPED_FROM:
        _end(draft, step, "land-held")
    else:
        draft.become(replace(step, opposing=()))


def land_thrown(draft: CampaignDraft, _roll: Roll, faces: tuple[int, ...]) -> None:
    """Trade the dice: the new one shows half of the thrown number, rounded up; an 8 is thrown again (K11.10)."""
    step, number = cast(LandTrade, draft.agenda[-1]), faces[0] + 1
    draft.note(LandRolled(step.seat, step.place, draft.dice[step.die].type, number))
    if number != AGAIN:
        draft.become()
        trade(draft, step.place, step.die, -(-number // 2))


ROWS = (
    PartRow(Spell, "trade_land", begin),
    StepRow(LandTrade, ask_trade, answer_trade, proceed_trade, clause="K11.10"),
    PartRow(Rolling, "land", maneuvers_rolled),
    RollRow("land", land_thrown),
)
