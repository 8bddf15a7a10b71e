"""Wings of Death and Gates of the Underworld (K11.15, K11.17)."""

from __future__ import annotations

from ddtable.engine.position import Party, Roll
from ddtable.engine.rows import PartRow, RollRow
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.great_spells.events import DeadRolled
from ddtable.rules.dragon_dice.board import BURIED, DEAD, clockwise, dead_units
from ddtable.rules.dragon_dice.dying import ashes
from ddtable.rules.dragon_dice.effects import begin_effect, end_open_graves
from ddtable.rules.dragon_dice.rolls import faces_of
from ddtable.rules.dragon_dice.spell_targets import fits
from ddtable.rules.dragon_dice.spell_work import effect_of, fail, note_spell
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Spell

WINGS = "wings_of_death"


def spread_wings(draft: CampaignDraft, step: Spell, _spell: SpellType) -> None:
    """Roll the dead units of all players in the game (K11.15)."""
    playing = [seat for seat in clockwise(draft) if seat not in draft.board.out]
    parties = [Party(seat, dead_units(draft, seat), "single", DEAD) for seat in playing if dead_units(draft, seat)]
    if not parties:
        fail(draft, step, "nobody")
        return
    note_spell(draft, step)
    draft.push(Roll("wings", tuple(parties)))


def wings_rolled(draft: CampaignDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Bury the units that show an ID; the others stay dead."""
    draft.become()
    for party in roll.parties:
        bury_ids(draft, party.seat, party.dice, WINGS)


def bury_ids(draft: CampaignDraft, seat: int, dice: tuple[int, ...], spell: str) -> None:
    """Bury the dead units of a player that show an ID."""
    faces = faces_of(draft, dice)
    lost = tuple(face.die for face in faces if face.icon == "id")
    draft.note(DeadRolled(seat, spell, faces, lost))
    if lost:
        draft.put(lost, BURIED)
        ashes(draft, lost)


def open_gates(draft: CampaignDraft, step: Spell, spell: SpellType) -> None:
    """Open the gates at a terrain: Open Graves there end, and what dies there rolls against its burial (K11.17)."""
    place = step.cast.target
    if not fits(draft, spell, place):
        fail(draft, step, "gone")
        return
    note_spell(draft, step)
    end_open_graves(draft, place)
    begin_effect(draft, effect_of(draft, step.seat, spell, place))


ROWS = (
    PartRow(Spell, "wings", spread_wings),
    RollRow("wings", wings_rolled),
    PartRow(Spell, "gates", open_gates),
)
