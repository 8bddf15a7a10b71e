"""Quests: parties that leave, their rosters, and what they bring home (BQ1 to BQ12)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.position import Die, Party, Roll, area
from ddtable.engine.questions import Choice, Chosen, Question, Subset
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.battle_dice import box, change
from ddtable.rules.battle_dice.board import ARMY, OUT, PARTY, ROSTER, SUPPLY, BattleDraft, BattleView, Quest
from ddtable.rules.battle_dice.constraints import Expedition, Purchase
from ddtable.rules.battle_dice.events import ArtifactWon, QuestAnnounced, QuestEnded, RosterFormed
from ddtable.rules.battle_dice.fighting import artifacts_at, units_at
from ddtable.rules.battle_dice.hiring import supply
from ddtable.rules.battle_dice.kinds import ARTIFACTS, MONSTERS, QUESTING, is_unit
from ddtable.rules.battle_dice.steps import Announce, Depart, EndQuest, FormRoster, WinArtifact

STAYS = 1  # least number of units that stay with the army (BQ8)
HEAVY = 2  # the cost of a monster in a roster (BQ3)


def may_announce(view: BattleView, seat: int) -> bool:
    """Return True if a seat may send a party: a unit may go, another can stay, no party is away (BQ1, BQ7)."""
    if any(quest.seat == seat for quest in view.board.quests):
        return False
    army = units_at(view, seat, ARMY)
    return len(army) > STAYS and any(view.dice[die].type in QUESTING for die in army)


def ask_announce(view: BattleView, step: Announce) -> Question | None:
    """Ask which units a seat sends on a quest; sealed if the other is asked next (BQ1, Q69)."""
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
    """Keep the party secret until both seats have answered."""
    draft.become()
    announced = list(draft.board.announced)
    announced[step.seat] = cast(Chosen, choice).dice
    change.board(draft, announced=tuple(announced))


def no_announce(draft: BattleDraft, _step: Announce) -> None:
    """Continue if a seat cannot send a party."""
    draft.become()


def depart(draft: BattleDraft, _step: Depart) -> None:
    """Send the parties away; the opponent of each must form a roster (BQ1, BQ3)."""
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
    """Return the quest of a seat, which must have one."""
    return next(quest for quest in view.board.quests if quest.seat == seat)


def ask_roster(view: BattleView, step: FormRoster) -> Question:
    """Ask the other seat for a roster of the party's size; monsters, all of one type, count as 2 (BQ3, BQ10)."""
    seat, size = 1 - step.quester, quest_of(view, step.quester).party
    dice = supply(view, seat, _for_sale(size))
    kinds = tuple(view.dice[die].type for die in dice)
    weights = tuple(HEAVY if kind in MONSTERS else 1 for kind in kinds)
    shape = Subset(dice, Purchase(size, weights, kinds), area(ROSTER, seat))
    return Question(seat, "roster", "BQ3", shape, {"size": size}, ROSTER)


def answer_roster(draft: BattleDraft, step: FormRoster, choice: Choice) -> None:
    """Put the roster against the party."""
    draft.become()
    dice = cast(Chosen, choice).dice
    draft.put(dice, ROSTER)
    draft.note(RosterFormed(1 - step.quester, dice))
    monsters = next((draft.dice[die].type for die in dice if draft.dice[die].type in MONSTERS), "")
    formed = replace(quest_of(draft, step.quester), roster=len(dice), monsters=monsters)
    quests = (formed if quest.seat == step.quester else quest for quest in draft.board.quests)
    change.board(draft, quests=tuple(quests))


def end_quest(draft: BattleDraft, step: EndQuest) -> None:
    """Return the dice of a party with a unit left, else its artifacts are lost; clear the roster (BQ5 to BQ11).

    The winner rolls for an artifact.
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
    """Roll on the artifact table (BQ7), unless the player has the maximum number of dice (H93)."""
    if not box.room(draft, step.quester):
        draft.become()
        return
    dice = box.table_dice(draft, step.quester, "table_d20", 1)
    draft.become(Roll("artifact-table", (Party(step.quester, dice, "artifact-table", ARMY),)))


def artifact_rolled(draft: BattleDraft, roll: Roll, faces: tuple[int, ...]) -> None:
    """Add the artifact of this number to the army as a new die (BQ7)."""
    seat = roll.parties[0].seat
    artifact = draft.add(Die(ARTIFACTS[faces[0]], seat, ARMY))
    draft.note(ArtifactWon(seat, faces[0] + 1, artifact))


ROWS = (
    StepRow(Announce, ask_announce, answer_announce, no_announce, clause="BQ1"),
    StepRow(Depart, proceed=depart, clause="BQ1"),
    StepRow(FormRoster, ask_roster, answer_roster, clause="BQ3"),
    StepRow(EndQuest, proceed=end_quest, clause="BQ6"),
    StepRow(WinArtifact, proceed=win_artifact, clause="BQ7"),
    RollRow("artifact-table", artifact_rolled),
)
