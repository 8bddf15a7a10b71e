"""Army rolls: all dice at once, then rerolls, the attacker's first (C6.1 steps 1 and 2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import Face
from ddtable.engine.position import Party, Roll
from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicView, armies_of, units_at
from ddtable.rules.dragon_dice.effects import free, given, glance_away, paralysed
from ddtable.rules.dragon_dice.events.rolls import RolledAgain
from ddtable.rules.dragon_dice.held import family_of, with_held
from ddtable.rules.dragon_dice.places import is_joint
from ddtable.rules.dragon_dice.roll_kinds import ONLY_SAVES, Kind
from ddtable.rules.dragon_dice.rolls import faces_of, rerolled
from ddtable.rules.dragon_dice.steps import ArmyRoll, Rolling

KEEP = "keep"
NOT_FLASHED = ("horde", "maneuver", "dragon")
SAVING = ("save", "save_melee")
NEVER_FLASHED = ("charmed", "confused")  # dice that an icon takes out of their army's roll

Fallen = Callable[[ClassicDraft, Rolling], None]


def army_roll(view: ClassicView, seat: int, place: str, kind: Kind) -> Party:
    """Return the party of a whole army for a roll, without dice that an icon holds (C6.1, C14.4).

    Other dice that the army holds roll with it if the edition says so. Of armies that roll together those stay out that
    may only roll saves (DA-D2).
    """
    units = free(view, units_at(view, seat, place))
    if is_joint(place) and kind not in SAVING:
        numb = {die for at, dice in armies_of(view, seat, place) if paralysed(view, seat, at) for die in dice}
        units = tuple(die for die in units if die not in numb)
    return Party(seat, with_held(view, seat, place, kind, units), kind, place)


def throw(purpose: str, *parties: Party) -> Rolling:
    """Return the step that rolls for these parties at once; `purpose` names the receiver of the result."""
    return Rolling(purpose, parties)


def proceed_rolling(takers: Mapping[str, Fallen], draft: ClassicDraft, step: Rolling) -> None:
    """Roll, or pass the result to the function for the purpose: the asking step is below on the agenda."""
    rolling = tuple([party for party in step.parties if party.dice])
    if step.stage == "throw" and rolling:
        if draft.board.effects:
            for party in rolling:
                glance_away(draft, party.dice)
        draft.push(Roll("rolling", rolling))
        return
    draft.become()
    takers[step.purpose](draft, step if step.fallen else replace(step, fallen=_unrolled(step)))


def _unrolled(step: Rolling) -> tuple[ArmyRoll, ...]:
    """Return the rolls of the parties before any die has fallen."""
    return tuple([ArmyRoll(()) for _ in step.parties])


def rolling_rolled(draft: ClassicDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Store the faces; dice with an icon that is rolled again do so, and their second face is added (C14, DA-C5).

    A Flashfire's roll replaces the die's last face (DA-G2).
    """
    step = cast(Rolling, draft.agenda[-1])
    again: list[Party] = []
    kept = list(step.fallen or _unrolled(step))
    for party in roll.parties:
        index = next(at for at, whole in enumerate(step.parties) if party.dice[0] in whole.dice)
        faces = draft.board.as_rolled(draft, party, faces_of(draft, party.dice))
        before = kept[index].faces
        if roll.purpose == "flash":
            last = max(at for at, face in enumerate(before) if face.die == party.dice[0])
            kept[index] = ArmyRoll((*before[:last], *faces, *before[last + 1 :]))
            draft.note(RolledAgain(party.seat, party.dice, "flashfire", before[last], faces[0]))
        else:
            kept[index] = ArmyRoll((*before, *faces))
        dice = again_of(draft, party, faces)
        if dice:
            icon = next(face.icon for face in faces if face.die == dice[0])
            draft.note(RolledAgain(party.seat, dice, icon))
            again.append(replace(party, dice=dice))
    draft.become(replace(step, stage="flashfire", fallen=tuple(kept)))
    if again:
        draft.push(Roll("again", tuple(again)))


def again_of(view: ClassicView, party: Party, faces: tuple[Face, ...]) -> tuple[int, ...]:
    """Return the dice that their icon rolls again; in a paralysed army only if the icon saves (DA-D2)."""
    kind = cast(Kind, party.kind)
    if paralysed(view, party.seat, party.place):
        kind = ONLY_SAVES.get(kind, kind)
    again = rerolled(view.board.edition.icons, kind, view.board.options.bullseye_again)
    return tuple([face.die for face in faces if face.icon in again]) if again else ()


def _flashing(view: ClassicView, step: Rolling) -> int | None:
    """Return the index of the party whose owner may still reroll a unit by a spell."""
    if step.stage != "flashfire" or not view.board.effects or step.purpose in NEVER_FLASHED:
        return None
    for index, party in enumerate(step.parties):
        if index in step.passed or party.kind in NOT_FLASHED:
            continue
        spent = sum(die in step.flashed for die in party.dice)
        if spent < min(given(view, party.seat, party.place, "roll_again"), len(_units_of(view, party))):
            return index
    return None


def _units_of(view: ClassicView, party: Party) -> list[int]:
    """Return the dice of a party that a spell on units may roll again."""
    return [die for die in party.dice if family_of(view.dice[die].type) == "units"]


def ask_rolling(_takers: Mapping[str, Fallen], view: ClassicView, step: Rolling) -> Question | None:
    """Ask an owner under Flashfire whether to reroll one unit, once for each casting, no unit twice (DA-G2)."""
    index = _flashing(view, step)
    if index is None:
        return None
    party = step.parties[index]
    units = [die for die in _units_of(view, party) if die not in step.flashed]
    options = [Option(str(die), "flash", {"die": die}, die=die) for die in units]
    options.append(Option(KEEP, "flash-keep"))
    values: dict[str, int | str] = {"place": party.place, "kind": party.kind}
    return Question(party.seat, "flashfire", "C6.1", Pick(tuple(options)), values, party.place)


def answer_rolling(_takers: Mapping[str, Fallen], draft: ClassicDraft, step: Rolling, choice: Choice) -> None:
    """Reroll that unit, or leave the roll unchanged."""
    index = cast(int, _flashing(draft, step))
    option = cast(Picked, choice).option
    if option == KEEP:
        draft.become(replace(step, passed=(*step.passed, index)))
        return
    party, die = step.parties[index], int(option)
    draft.become(replace(step, flashed=(*step.flashed, die)))
    draft.push(Roll("flash", (replace(party, dice=(die,)),)))


ROWS = (
    StepRow(Rolling, ask_rolling, answer_rolling, proceed_rolling, clause="C6.1"),
    RollRow("rolling", rolling_rolled),
    RollRow("again", rolling_rolled),
    RollRow("flash", rolling_rolled),
)
