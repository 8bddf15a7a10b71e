"""Quests: parties that leave, the rosters that await them, and what they bring home (BQ1 to BQ12)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.constraints import Expedition, Purchase
from ddtable.engine.position import Die, Party, Roll, area
from ddtable.engine.questions import Choice, Chosen, Question, Subset
from ddtable.rules.battle_dice import box, change
from ddtable.rules.battle_dice.board import ARMY, OUT, PARTY, ROSTER, SUPPLY, BattleDraft, BattleView, Quest
from ddtable.rules.battle_dice.events import ArtifactWon, QuestAnnounced, QuestEnded, RosterFormed
from ddtable.rules.battle_dice.fighting import artifacts_at, units_at
from ddtable.rules.battle_dice.hiring import supply
from ddtable.rules.battle_dice.kinds import ARTIFACTS, MONSTERS, QUESTING, is_unit
from ddtable.rules.battle_dice.steps import Announce, Depart, EndQuest, FormRoster, WinArtifact

STAYS = 1  # units at least that stay with the army (BQ8)
HEAVY = 2  # what a monster costs (BQ3)


def may_announce(view: BattleView, seat: int) -> bool:
    """Tell whether a seat may send a party now: somebody who may go, somebody who stays, no party away (BQ1, BQ7)."""
    if any(quest.seat == seat for quest in view.board.quests):
        return False
    army = units_at(view, seat, ARMY)
    return len(army) > STAYS and any(view.dice[die].type in QUESTING for die in army)


def ask_announce(view: BattleView, step: Announce) -> Question | None:
    """Ask whom a seat sends on a quest, if anybody; sealed where the other is asked after it (BQ1, Q69)."""
    if not may_announce(view, step.seat):
        return None
    army = units_at(view, step.seat, ARMY)
    units = [die for die in army if view.dice[die].type in QUESTING]
    dice = tuple(sorted((*units, *artifacts_at(view, step.seat, ARMY))))
    constraint = Expedition(tuple(die in units for die in dice), len(army) - len(units), STAYS)
    shape = Subset(dice, constraint, area(PARTY, step.seat))
    sealed = step.seat == 0 and may_announce(view, 1)
    return Question(step.seat, "quest", "BQ1", shape, {}, ARMY, sealed)


def answer_announce(draft: BattleDraft, step: Announce, choice: Choice) -> None:
    """Keep the party's dice to themselves until both seats have spoken."""
    draft.become()
    announced = list(draft.board.announced)
    announced[step.seat] = cast(Chosen, choice).dice
    change.board(draft, announced=tuple(announced))


def no_announce(draft: BattleDraft, _step: Announce) -> None:
    """Go on where a seat cannot send anybody."""
    draft.become()


def depart(draft: BattleDraft, _step: Depart) -> None:
    """The parties leave; the opponent of each takes dice from the box for its roster (BQ1, BQ3)."""
    draft.become()
    parties = draft.board.announced
    for seat, dice in enumerate(parties):
        if dice:
            _leave(draft, seat, dice)
    if any(parties):
        change.board(draft, announced=((), ()))
    draft.push(*(FormRoster(seat) for seat, dice in enumerate(parties) if dice))


def _leave(draft: BattleDraft, seat: int, dice: tuple[int, ...]) -> None:
    draft.put(dice, PARTY)
    draft.note(QuestAnnounced(seat, dice))
    size = sum(is_unit(draft.dice[die].type) for die in dice)
    change.board(draft, quests=(*draft.board.quests, Quest(seat, size, 0)))
    box.fill(draft, 1 - seat, _for_sale(size))


def _for_sale(size: int) -> dict[str, int]:
    return {**dict.fromkeys(QUESTING, size), **dict.fromkeys(MONSTERS, size // HEAVY)}


def quest_of(view: BattleView, seat: int) -> Quest:
    """Return the quest of a seat that has one."""
    return next(quest for quest in view.board.quests if quest.seat == seat)


def ask_roster(view: BattleView, step: FormRoster) -> Question:
    """Ask the other seat for a roster as big as the party, monsters counting two, all of one type (BQ3, BQ10)."""
    seat, size = 1 - step.quester, quest_of(view, step.quester).party
    dice = supply(view, seat, _for_sale(size))
    kinds = tuple(view.dice[die].type for die in dice)
    weights = tuple(HEAVY if kind in MONSTERS else 1 for kind in kinds)
    shape = Subset(dice, Purchase(size, weights, kinds), area(ROSTER, seat))
    return Question(seat, "roster", "BQ3", shape, {"size": size}, ROSTER)


def answer_roster(draft: BattleDraft, step: FormRoster, choice: Choice) -> None:
    """Set the roster against the party."""
    draft.become()
    dice = cast(Chosen, choice).dice
    draft.put(dice, ROSTER)
    draft.note(RosterFormed(1 - step.quester, dice))
    monsters = next((draft.dice[die].type for die in dice if draft.dice[die].type in MONSTERS), "")
    formed = replace(quest_of(draft, step.quester), roster=len(dice), monsters=monsters)
    quests = (formed if quest.seat == step.quester else quest for quest in draft.board.quests)
    change.board(draft, quests=tuple(quests))


def end_quest(draft: BattleDraft, step: EndQuest) -> None:
    """All dice of a party with a unit left come home, otherwise its artifacts are lost; the roster goes (BQ5 to BQ11).

    Whoever wins rolls for an artifact.
    """
    draft.become()
    seat, other = step.quester, 1 - step.quester
    units, artifacts = units_at(draft, seat, PARTY), artifacts_at(draft, seat, PARTY)
    roster = units_at(draft, other, ROSTER)
    home = tuple(sorted((*units, *artifacts))) if units else ()
    gone = () if units else tuple(artifacts)
    how = "rout" if units and roster else "destroyed"
    outcome = ("won", "lost", "drawn")[step.winner]
    draft.put(home, ARMY)
    draft.put(gone, OUT)
    draft.put(roster, SUPPLY)
    quests = tuple(quest for quest in draft.board.quests if quest.seat != seat)
    change.board(draft, quests=quests, battle=None)
    draft.note(QuestEnded(seat, outcome, how, home, gone))
    if step.winner == 0:
        draft.push(WinArtifact(seat))


def win_artifact(draft: BattleDraft, step: WinArtifact) -> None:
    """Roll on the artifact table (BQ7), unless the player has as many dice as anybody can (H93)."""
    if not box.room(draft, step.quester):
        draft.become()
        return
    dice = box.table_dice(draft, step.quester, "table_d20", 1)
    draft.become(Roll("artifact-table", (Party(step.quester, dice, "artifact-table", ARMY),)))


def artifact_rolled(draft: BattleDraft, roll: Roll, faces: tuple[int, ...]) -> None:
    """The artifact of this number joins the army, a die of its own (BQ7)."""
    seat = roll.parties[0].seat
    artifact = draft.add(Die(ARTIFACTS[faces[0]], seat, ARMY))
    draft.note(ArtifactWon(seat, faces[0] + 1, artifact))
