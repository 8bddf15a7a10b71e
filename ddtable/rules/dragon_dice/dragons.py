"""Dragons attack an army: both roll at once, all damage comes at once, then breath, treasure, promotion (DA).

The edition names the stages in their order. In 1995 it is that of the FAQ's chapter: targets, rolls, rerolls,
Cantrips, IDs and penalties, damage to both sides and wings, breath, treasure, promotion. No rout follows, because no
army has attacked.
"""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import Spread, total_of
from ddtable.engine.position import area
from ddtable.engine.questions import Allocation, Allotted, Choice, Chosen, Option, Pick, Picked, Question, Source
from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicView, dragons_at, has_army, terrain_places
from ddtable.rules.dragon_dice.breath import ask_breath, breathe, take_breath
from ddtable.rules.dragon_dice.casting import cantrip
from ddtable.rules.dragon_dice.casualties import ask_casualties, kill
from ddtable.rules.dragon_dice.dragon_rolls import damage_of, dragon_party, leave, needed, opposed, showed
from ddtable.rules.dragon_dice.effects import changes_on, paralysed
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.dragons import DragonRolled, DragonsAttack, DragonStruck
from ddtable.rules.dragon_dice.icon_work import changed_saves, icon_work
from ddtable.rules.dragon_dice.places import is_lair, lair, place_of_lair
from ddtable.rules.dragon_dice.promotion import matching
from ddtable.rules.dragon_dice.rolling import army_roll, throw
from ddtable.rules.dragon_dice.rolls import count
from ddtable.rules.dragon_dice.spreading import ask_penalties, id_sources, spread_of
from ddtable.rules.dragon_dice.steps import (
    ArmyRoll,
    DragonAttack,
    DragonFight,
    Dragons,
    DragonStage,
    Join,
    Loss,
    Promote,
    Rolling,
)

RESULTS = ("melee", "missile", "save")
MELEE, MISSILE, SAVE = range(3)
LET = "let"


def waiting(view: ClassicView) -> list[str]:
    """Return the terrains with dragons and an army of the acting player where none has fought yet (DG-F, DA-F2).

    Dragons stay at their terrain, with or without an army there, until something removes them (DG-L).
    """
    lairs = {place_of_lair(place) for place, _ in view.by_area if is_lair(place)}
    if not lairs:
        return []
    seat, fought = view.board.seat, view.board.fought
    return [
        place
        for place in terrain_places(view)
        if place in lairs and place not in fought and has_army(view, seat, place)
    ]


def ask_dragons(view: ClassicView, _step: Dragons) -> Question | None:
    """Ask the acting player which attack comes next, if there are several (DG-C)."""
    places = waiting(view)
    if len(places) < 2:
        return None
    seat = view.board.seat
    options = tuple(Option(place, "dragon-order", {"place": place}, area=area(place, seat)) for place in places)
    return Question(seat, "dragon-order", "DG-C", Pick(options))


def answer_dragons(draft: ClassicDraft, _step: Dragons, choice: Choice) -> None:
    """Begin the attack that was picked (DG-C)."""
    _begin(draft, cast(Picked, choice).option)


def proceed_dragons(draft: ClassicDraft, _step: Dragons) -> None:
    """Begin the only attack, or continue the turn (TU2, C3.2, DG-A).

    A dragon that is sent elsewhere during an attack is found in the next pass (DA-F2).
    """
    places = waiting(draft)
    if places:
        _begin(draft, places[0])
    else:
        draft.become()


def _begin(draft: ClassicDraft, place: str) -> None:
    """Begin the next attack at a terrain (DG-E, DG-F, DG-K).

    Dragons of one colour attack the army; those of several colours fight each other instead. Dragons without a dragon
    to attack attack the army after the fight: ivory beside colours (H92).
    """
    draft.board = draft.board.changed(fought=(*draft.board.fought, place))
    dragons = dragons_at(draft, place)
    fighting = tuple(dragon for dragon in dragons if opposed(draft, dragon))
    left = tuple(dragon for dragon in dragons if dragon not in fighting)
    if left:
        draft.push(DragonAttack(place, left))
    if fighting:
        draft.push(DragonFight(place, fighting))


def after(view: ClassicView, step: DragonAttack) -> DragonStage:
    """Return the stage that follows in this edition (DA)."""
    return view.board.edition.stage_after(step.stage)


def ask_attack(view: ClassicView, step: DragonAttack) -> Question | None:
    """Ask the army's owner the question of the current stage (DA-C6, DA-D, DA-E, DA-G)."""
    seat = view.board.seat
    if step.stage == "ids":
        return _ask_ids(view, step)
    if step.stage == "spread":
        faces = cast(ArmyRoll, step.army).faces
        return ask_penalties(view, seat, step.place, "dragon_defence", faces, RESULTS, _spread(view, step))
    if step.stage == "strike":
        return _ask_strike(view, step)
    if step.stage == "casualties":
        return ask_casualties(view, seat, step.place, step.damage)
    if step.stage == "breath":
        return ask_breath(view, step)
    return None


def _sources(view: ClassicView, step: DragonAttack) -> tuple[Source, ...]:
    """Return the points that the owner may assign freely: IDs, and additions to melee or missile (DA-E).

    A paralysed army has no choice: its roll is a save roll (DA-D2).
    """
    if paralysed(view, view.board.seat, step.place):
        return ()
    found = list(id_sources(view, cast(ArmyRoll, step.army).faces))
    for spell, change in changes_on(view, view.board.seat, step.place):
        if change.result == "melee_or_missile":
            found.append(Source(-1, change.amount, (MELEE, MISSILE), spell))
    return tuple(found)


def _ask_ids(view: ClassicView, step: DragonAttack) -> Question | None:
    sources = _sources(view, step)
    if not sources:
        return None
    shape = Allocation(sources, RESULTS, whole=False)
    return Question(view.board.seat, "dragon-ids", "DA-E", shape, {"place": step.place}, step.place)


def _spread(view: ClassicView, step: DragonAttack) -> Spread:
    penalties = tuple(zip(RESULTS, step.spread, strict=True)) if step.spread else ()
    return spread_of(_sources(view, step), RESULTS, step.ids, penalties)


def _left(view: ClassicView, step: DragonAttack) -> list[int]:
    """Return the melee and missile points that the dragons decided so far have left over (DA-B)."""
    left = [step.results[MELEE], step.results[MISSILE]]
    for dragon, shown, kind in zip(step.dragons, step.shown, step.strikes, strict=False):
        if kind in RESULTS:
            left[RESULTS.index(kind)] -= needed(view, dragon, shown)
    return left


def _ask_strike(view: ClassicView, step: DragonAttack) -> Question | None:
    """Ask which kind of result strikes the next dragon, or whether it is spared (DA-B, H21).

    Results that cannot slay it have no effect and are not offered.
    """
    at = len(step.strikes)
    if at == len(step.dragons):
        return None
    dragon = step.dragons[at]
    need, left = needed(view, dragon, step.shown[at]), _left(view, step)
    values: dict[str, int | str] = {"die": dragon, "melee": left[MELEE], "missile": left[MISSILE], "needed": need}
    options = [
        Option(RESULTS[kind], f"strike-{RESULTS[kind]}", values) for kind in (MELEE, MISSILE) if left[kind] >= need
    ]
    if not options:
        return None
    options.append(Option(LET, "strike-let", values))
    return Question(view.board.seat, "dragon-strike", "DA-B", Pick(tuple(options)), values, step.place)


def answer_attack(draft: ClassicDraft, step: DragonAttack, choice: Choice) -> None:
    """Handle the owner's answer."""
    if isinstance(choice, Allotted):
        if step.stage == "ids":
            draft.become(replace(step, stage=after(draft, step), ids=choice.amounts))
        else:
            _add_up(draft, replace(step, spread=choice.amounts[0]))
    elif isinstance(choice, Picked):
        draft.become(replace(step, strikes=(*step.strikes, choice.option)))
    elif step.stage == "casualties":
        _both_sides(draft, step, cast(Chosen, choice).dice)
    else:
        draft.become(replace(step, breaths=step.breaths + 1))
        take_breath(draft, step, cast(Chosen, choice).dice)


def proceed_attack(draft: ClassicDraft, step: DragonAttack) -> None:
    """Advance one stage if nothing is asked."""
    seat = draft.board.seat
    if step.stage == "roll":
        _roll(draft, step)
    elif step.stage == "cast":
        draft.become(replace(step, stage=after(draft, step)))
        draft.push(*icon_work(draft, seat, step.place, "dragon_defence", cast(ArmyRoll, step.army).faces))
        cantrip(draft, seat, step.place, "dragon_defence", cast(ArmyRoll, step.army))
    elif step.stage == "ids":
        draft.become(replace(step, stage=after(draft, step)))
    elif step.stage == "spread":
        _add_up(draft, step)
    elif step.stage == "strike":
        _strike(draft, step)
    elif step.stage == "casualties":
        _both_sides(draft, step, ())
    elif step.stage == "breath":
        breathe(draft, step)
    else:
        _aftermath(draft, step)


def _roll(draft: ClassicDraft, step: DragonAttack) -> None:
    """Roll the dragons and the army together; a dragon that others have just slain does not attack (DA-A, H92)."""
    seat, place = draft.board.seat, step.place
    dragons = tuple(dragon for dragon in step.dragons if draft.dice[dragon].place == lair(place))
    if not dragons:
        draft.become()
        return
    draft.become(replace(step, dragons=dragons))
    draft.note(DragonsAttack(seat, place, dragons))
    parties = [dragon_party(draft, dragon, place) for dragon in dragons]
    draft.push(throw("dragons", *parties, army_roll(draft, seat, place, "dragon_defence")))


def dragons_rolled(draft: ClassicDraft, rolling: Rolling) -> None:
    """Store the rolls of the dragons and the army (DA-A, DG-B)."""
    step = cast(DragonAttack, draft.agenda[-1])
    *shown, army = rolling.fallen
    for dragon, roll in zip(step.dragons, shown, strict=True):
        draft.note(DragonRolled(dragon, tuple(face.icon for face in roll.faces), damage_of(draft, roll)))
    draft.become(replace(step, stage=after(draft, step), shown=tuple(shown), army=army))


def _add_up(draft: ClassicDraft, step: DragonAttack) -> None:
    """Count the army's melee, missile and saves, with terrain and eighth face (DA-G, DA-H, C11.3).

    The results of special icons are the row `dragon_defence` of their data (DA-F1, DA-F3, DA-F4, DA-F5, DA-F6, DA-F7).
    """
    seat, roll = draft.board.seat, cast(ArmyRoll, step.army)
    changed = changed_saves(step.changed)
    sums = count(draft, seat, step.place, "dragon_defence", roll, *changed, spread=_spread(draft, step))
    melee, missile, save = (total_of(sums, result) for result in RESULTS)
    draft.become(replace(step, stage=after(draft, step), results=(melee, missile, save)))


def _strike(draft: ClassicDraft, step: DragonAttack) -> None:
    """Skip the next dragon if nothing can slay it; after the last one, resolve all strikes (DA-B)."""
    if len(step.strikes) < len(step.dragons):
        draft.become(replace(step, strikes=(*step.strikes, "")))
        return
    slain_dragons = []
    for dragon, shown, kind in zip(step.dragons, step.shown, step.strikes, strict=True):
        struck = _struck(draft, step, dragon, shown, kind)
        draft.note(struck)
        if struck.slain:
            slain_dragons.append(dragon)
    total = sum(damage_of(draft, shown) for shown in step.shown)
    damage = max(0, total - step.results[SAVE])
    draft.note(Damaged(draft.board.seat, step.place, total, step.results[SAVE], damage, cause="dragons"))
    draft.become(replace(step, stage=after(draft, step), slain=tuple(slain_dragons), damage=damage))


def _struck(view: ClassicView, step: DragonAttack, dragon: int, shown: ArmyRoll, kind: str) -> DragonStruck:
    """Return the strike on a dragon: the results given to it, an insufficient total, or its own damage (DA-B, C14.4).

    Each of several dragons gets the results it needs; a single dragon gets all results of the kind.
    """
    need, alone = needed(view, dragon, shown), len(step.dragons) == 1
    if dragon in step.bashed and kind not in RESULTS and damage_of(view, shown) >= need:
        return DragonStruck(dragon, "dragon", damage_of(view, shown), need, True)
    if kind in RESULTS:
        return DragonStruck(dragon, kind, step.results[RESULTS.index(kind)] if alone else need, need, True)
    best = MELEE if step.results[MELEE] >= step.results[MISSILE] else MISSILE
    return DragonStruck(dragon, kind or RESULTS[best], step.results[best] if alone and not kind else 0, need, False)


def _both_sides(draft: ClassicDraft, step: DragonAttack, dice: tuple[int, ...]) -> None:
    """Remove the dead of both sides at once; surviving dragons that rolled a wing fly off (DA-B, DA-C7, DG-J).

    A slain dragon that had been sent off is moved to the dead as well. The army's owner may be eliminated by this,
    which ends their turn, so everything that the rolls did must come before.
    """
    for reason, dragons in (("slain", step.slain), ("wing", showed(step, "wing"))):
        for dragon in dragons:
            if draft.dice[dragon].place == lair(step.place):
                leave(draft, dragon, reason)
    draft.become(replace(step, stage=after(draft, step)))
    kill(draft, Loss(draft.board.seat, step.place, dice, step.damage))


def _aftermath(draft: ClassicDraft, step: DragonAttack) -> None:
    """Resolve treasure, then promotion for a slain dragon, then returning units (DA-C6, C10.4, M20)."""
    seat = draft.board.seat
    if step.stage == "treasure":
        draft.become(replace(step, stage=after(draft, step)))
        found = [face.count for shown in step.shown for face in shown.faces if face.icon == "treasure"]
        draft.push(*(Promote(seat, step.place, units, "treasure") for units in found))
    else:
        most = len(matching(draft, seat, step.place)) if step.slain else 0
        draft.become(Promote(seat, step.place, most, "slain"), Join())


ROWS = (
    StepRow(Dragons, ask_dragons, answer_dragons, proceed_dragons, phase="dragons", clause="DG-C"),
    StepRow(DragonAttack, ask_attack, answer_attack, proceed_attack, phase="dragons", clause="DA-B"),
    PartRow(Rolling, "dragons", dragons_rolled),
)
