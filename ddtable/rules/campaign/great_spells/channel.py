"""Channel Dead: dead units roll with an army, then for themselves (K11.14).

The owner chooses them at the army's first roll of an action. A roll outside an action, as in a maneuver, is an action
of its own here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from msgspec.structs import replace

from ddtable.engine.position import Party, Roll, area
from ddtable.engine.questions import Choice, Chosen, Question, Subset
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.campaign import relics
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.champions import bound
from ddtable.rules.campaign.constraints import few
from ddtable.rules.campaign.great_spells.events import DeadChannelled
from ddtable.rules.campaign.great_spells.graves import bury_ids
from ddtable.rules.campaign.great_spells.steps import Channelled
from ddtable.rules.dragon_dice.board import DEAD, ClassicView, dead_units, healths
from ddtable.rules.dragon_dice.effects import given
from ddtable.rules.dragon_dice.rolling import Fallen, answer_rolling, ask_rolling, proceed_rolling
from ddtable.rules.dragon_dice.steps import Join, Rolling

LARGEST = 3
CHANNEL = "channel_dead"


def _choosing(view: ClassicView, step: Rolling) -> Party | None:
    """Return the first army of a roll under this spell whose owner has not yet chosen dead units in this action."""
    if step.stage != "throw" or not view.board.effects:
        return None
    for party in step.parties:
        if given(view, party.seat, party.place, "channel") and _chosen(view, party) is None:
            return party
    return None


def _chosen(view: ClassicView, party: Party) -> Channelled | None:
    """Return the dead units that an army channels in this action."""
    return next(
        (
            one
            for one in reversed(view.agenda)
            if isinstance(one, Channelled) and (one.seat, one.place) == (party.seat, party.place)
        ),
        None,
    )


def channelable(view: ClassicView, seat: int) -> tuple[int, ...]:
    """Return the dead units of a player that can roll with an army: those of at most 3 health (K11.14)."""
    dice = dead_units(view, seat)
    return tuple(die for die, health in zip(dice, healths(view, dice), strict=True) if health <= LARGEST)


def ask(takers: Mapping[str, Fallen], view: ClassicView, step: Rolling) -> Question | None:
    """Ask an owner which dead units roll with the army, at most one for each casting; then as in any roll."""
    party = _choosing(view, step)
    if party is None:
        return relics.ask_again(view, step) if relics.is_asked(step) else ask_rolling(takers, view, step)
    dice = channelable(view, party.seat)
    if not dice:
        return None
    most = min(len(dice), given(view, party.seat, party.place, "channel"))
    shape = Subset(dice, few(most, len(dice)), area(party.place, party.seat))
    values: dict[str, int | str] = {"place": party.place, "kind": party.kind, "count": most}
    return Question(party.seat, "channel", "K11.14", shape, values, party.place)


def answer(takers: Mapping[str, Fallen], draft: CampaignDraft, step: Rolling, choice: Choice) -> None:
    """Add the chosen units to the roll of the army, or handle the answer as in any roll."""
    party = _choosing(draft, step)
    if party is None and relics.is_asked(step):
        relics.answer_again(draft, step, cast(Chosen, choice).dice)
    elif party is None:
        answer_rolling(takers, draft, step, choice)
    else:
        _keep(draft, party, cast(Chosen, choice).dice)


def _keep(draft: CampaignDraft, party: Party, dice: tuple[int, ...]) -> None:
    """Put the chosen units on the agenda, where the action ends; outside an action below the step that rolls."""
    ends = [at for at, step in enumerate(draft.agenda) if isinstance(step, Join)]
    at = ends[-1] + 1 if ends else len(draft.agenda) - 2
    draft.agenda.insert(at, Channelled(party.seat, party.place, dice))
    if dice:
        draft.note(DeadChannelled(party.seat, party.place, dice))


def proceed(takers: Mapping[str, Fallen], draft: CampaignDraft, step: Rolling) -> None:
    """Roll the army with its channelled units; without dead units nothing is chosen."""
    party = _choosing(draft, step)
    if party is not None:
        _keep(draft, party, ())
    elif relics.is_asked(step):
        relics.answer_again(draft, step, ())
    elif step.stage == "throw" and not step.fallen and (draft.board.effects or bound(draft).dice):
        proceed_rolling(takers, draft, _with_dead(draft, step))
    else:
        proceed_rolling(takers, draft, step)


def _with_dead(draft: CampaignDraft, step: Rolling) -> Rolling:
    """Return a roll with the channelled units in its parties, and put it on the agenda.

    Dragons that a champion has tamed or controls are left out of their army's rolls (KP10.2, KP10.3).
    """
    parties = []
    tamed = () if step.purpose == "controlled" else bound(draft).dice
    for party in step.parties:
        chosen = _chosen(draft, party)
        dead = [die for die in chosen.dice if draft.dice[die].place == DEAD] if chosen else []
        parties.append(replace(party, dice=tuple(sorted({*party.dice, *dead} - {*tamed}))))
    if tuple(parties) == step.parties:
        return step
    whole = replace(step, parties=tuple(parties))
    draft.become(whole)
    return whole


def release(draft: CampaignDraft, step: Channelled) -> None:
    """Roll the units at the end of the action: those with an ID are buried (K11.14)."""
    dice = tuple(die for die in step.dice if draft.dice[die].place == DEAD)
    if dice and step.seat not in draft.board.out:
        draft.push(Roll("channelled", (Party(step.seat, dice, "single", DEAD),)))
    else:
        draft.become()


def released(draft: CampaignDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Bury the units that show an ID; the others stay dead."""
    draft.become()
    bury_ids(draft, roll.parties[0].seat, roll.parties[0].dice, CHANNEL)


ROWS = (
    StepRow(Rolling, ask, answer, proceed, clause="C6.1"),
    StepRow(Channelled, proceed=release, clause="K11.14"),
    RollRow("channelled", released),
)
