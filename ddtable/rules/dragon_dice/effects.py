"""Effects in force, their targets and their ends: spells, dragons' breath, icons (C3.1, C3.6, M15, M16, C14.4)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    NOBODY,
    RESERVE,
    ClassicDraft,
    ClassicView,
    Effect,
    armies_of,
    units_at,
)
from ddtable.rules.dragon_dice.events.magic import EffectBegan, EffectEnded
from ddtable.rules.dragon_dice.places import is_joint
from ddtable.rules.dragon_dice.spells import Change

PARALYSIS, FROST, BARE = "paralysis", "frost", "bare"
BREATHS = (PARALYSIS, FROST, BARE)
NOT_ROLLED = ("stuck", "stunned", "glared_at", "out_of_sight")
NO_CHANGES: tuple[Change, ...] = ()


def on_army(view: ClassicView, seat: int, place: str) -> list[Effect]:
    """Return the effects on an army: on itself, and on the terrain where it is; on all armies of a joint roll."""
    if is_joint(place):
        return [effect for one, _ in armies_of(view, seat, place) for effect in on_army(view, seat, one)]
    land = view.board.graph.ground_or_place(place)
    return [
        effect
        for effect in view.board.effects
        if effect.die == -1
        and effect.place == (land if effect.owner == NOBODY else place)
        and effect.owner in (seat, NOBODY)
    ]


def changes_on(view: ClassicView, seat: int, place: str) -> list[tuple[str, Change]]:
    """Return (name, change) for each change of an army's results, each casting separately (M16)."""
    if not view.board.effects:
        return []
    table = view.board.edition.changes
    return [
        (effect.name, change) for effect in on_army(view, seat, place) for change in table.get(effect.name, NO_CHANGES)
    ]


def giving(view: ClassicView, seat: int, place: str, gives: str) -> list[Effect]:
    """Return the effects that give an army something other than a number."""
    if not view.board.effects:
        return []
    table = view.board.edition.gives
    return [effect for effect in on_army(view, seat, place) if table.get(effect.name) == gives]


def given(view: ClassicView, seat: int, place: str, gives: str) -> int:
    """Return how many effects give this to an army."""
    return len(giving(view, seat, place, gives))


def on_terrain(view: ClassicView, place: str, gives: str) -> list[Effect]:
    """Return the effects on a terrain itself that give this."""
    if not view.board.effects:
        return []
    table, land = view.board.edition.gives, view.board.graph.ground_or_place(place)
    return [
        effect
        for effect in view.board.effects
        if effect.place == land and effect.owner == NOBODY and effect.die == -1 and table.get(effect.name) == gives
    ]


def given_to(view: ClassicView, gives: str) -> dict[int, str]:
    """Return the dice to which a unit spell gives this, with the spell; a second casting has no effect (M16)."""
    if not view.board.effects:
        return {}
    table = view.board.edition.spells
    return {
        effect.die: effect.name
        for effect in view.board.effects
        if effect.die != -1 and effect.name in table and table[effect.name].gives == gives
    }


def breathed(view: ClassicView, seat: int, place: str, name: str) -> bool:
    """Return True if a breath's effect is on an army; several of a kind do no more (DA-D2, DA-D4).

    In a joint roll it must be on all armies.
    """
    if is_joint(place):
        joint = armies_of(view, seat, place)
        return bool(joint) and all(breathed(view, seat, one, name) for one, _ in joint)
    return any(effect.name == name and effect.owner == seat and effect.place == place for effect in view.board.effects)


def paralysed(view: ClassicView, seat: int, place: str) -> bool:
    """Return True if an army may only roll saves (DA-D2)."""
    return bool(view.board.effects) and breathed(view, seat, place, PARALYSIS)


def frosted(view: ClassicView, seat: int, place: str) -> bool:
    """Return True if all results of an army are halved, by a dragon's breath or a unit's (DA-D4, C14.4)."""
    if not view.board.effects:
        return False
    return breathed(view, seat, place, FROST) or bool(giving(view, seat, place, "halved"))


def hidden(view: ClassicView, seat: int, place: str) -> bool:
    """Return True if no missile and no spell of an opponent may target an army (C14.4)."""
    return bool(view.board.effects) and bool(giving(view, seat, place, "hidden"))


def barred(view: ClassicView, seat: int, place: str) -> bool:
    """Return True if no unit may leave an army or join it, unless it is killed (K11.2)."""
    return bool(view.board.effects) and bool(giving(view, seat, place, "barred"))


def may_leave(view: ClassicView, seat: int, place: str) -> bool:
    """Return True if its owner may let a unit leave its army: no Barrier, and a garrison stays (K11.2, RK4.2f)."""
    return not barred(view, seat, place) and (
        place == RESERVE or not view.board.garrison or len(units_at(view, seat, place)) > view.board.garrison
    )


def may_enter(view: ClassicView, seat: int, place: str) -> bool:
    """Return True if units of a seat may come to a terrain by an icon or a spell (K11.2)."""
    return view.board.is_open(view, seat, place) and not barred(view, seat, place)


def flying(view: ClassicView, seat: int, place: str) -> bool:
    """Return True if the maneuver icons of an army are Fly icons (K11.5)."""
    return bool(view.board.effects) and bool(giving(view, seat, place, "flying"))


def out_of_sight(view: ClassicView) -> dict[int, str]:
    """Return the units that no attack and no spell affects."""
    return _given_dice(view, ("out_of_sight",))


def exposed(view: ClassicView, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return the units of some that attacks and spells can affect."""
    safe = out_of_sight(view) if view.board.effects else {}
    return tuple(die for die in dice if die not in safe) if safe else dice


def is_bare(view: ClassicView, dragon: int) -> bool:
    """Return True if a dragon has lost its automatic saves to another's breath (DG-D2)."""
    return any(effect.die == dragon and effect.name == BARE for effect in view.board.effects)


def spell_saves(view: ClassicView, seat: int, place: str) -> int:
    """Return the saves that spells give an army without a roll; a Cloak is not a spell (C8.3, Q17)."""
    if not view.board.effects:
        return 0
    magic = view.board.edition.spells
    return sum(
        max(0, change.amount)
        for name, change in changes_on(view, seat, place)
        if change.result == "save" and name in magic
    )


# Dice held by an icon


def held(view: ClassicView) -> dict[int, str]:
    """Return the dice that do not roll with their army, and the cause: asleep, netted, webbed, stunned, hypnotized.

    A die that glares does not roll with its army either, as long as it glares (H55).
    """
    found = _given_dice(view, NOT_ROLLED)
    if found:  # a die that is glared at may be caught too
        found |= {effect.by: "glaring" for effect in view.board.effects if effect.by != NOBODY}
    return found


def held_alone(view: ClassicView) -> dict[int, str]:
    """Return the dice that are not even rolled alone, and so have no result: all held dice except stunned ones."""
    return _given_dice(view, ("stuck", "glared_at", "out_of_sight"))


def stuck(view: ClassicView) -> dict[int, str]:
    """Return the dice that cannot leave their terrain: those asleep, netted or webbed."""
    return _given_dice(view, ("stuck",))


def _given_dice(view: ClassicView, wanted: tuple[str, ...]) -> dict[int, str]:
    if not view.board.effects:
        return {}
    found = [effect for effect in view.board.effects if effect.die != -1]
    if not found:
        return {}
    table = view.board.edition.gives
    return {effect.die: effect.name for effect in found if table.get(effect.name, "") in wanted}


def free(view: ClassicView, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return the dice that roll with their army."""
    if not view.board.effects:
        return dice
    still = held(view)
    return tuple(die for die in dice if die not in still) if still else dice


def hold(draft: ClassicDraft, dice: tuple[int, ...], state: str, seat: int, by: int = NOBODY) -> None:
    """Hold units in a state until the start of the next turn of `seat`, who rolled the icon (C14.4).

    `by` is the die that glares: a hypnotized unit is free when that die is rolled, moves or dies.
    """
    for die in dice:
        watched = die if by == NOBODY else by
        effect = Effect(state, seat, "start", draft.board.turn, draft.dice[watched].place, die=die, by=by)
        if not any(alike(effect, old) and old.seat == seat and old.by == by for old in draft.board.effects):
            begin_effect(draft, effect)


def cover(draft: ClassicDraft, name: str, seat: int, target: int, place: str, times: int = 1) -> None:
    """Put an icon's effect on an army in force until the start of the next turn of `seat`, who rolled it (C14.4).

    `target`: the army's seat. If a second one does no more, it replaces the first (H32). After a joint roll each of its
    armies is under the effect.
    """
    if is_joint(place):
        for one, _ in armies_of(draft, target, place):
            cover(draft, name, seat, target, one, times)
        return
    effect = Effect(name, seat, "start", draft.board.turn, place, target)
    if draft.board.edition.lasting[name].repeats:
        for _ in range(times):
            begin_effect(draft, effect)
    elif times:
        mine = tuple(old for old in draft.board.effects if not (alike(effect, old) and old.seat == seat))
        draft.board = draft.board.changed(effects=mine)
        begin_effect(draft, effect)


def glance_away(draft: ClassicDraft, dice: tuple[int, ...]) -> None:
    """Free the units that one of these dice glares at, because the die is rolled now (C14.4)."""
    _end(draft, "rolled", lambda effect: effect.by in dice)


def alike(one: Effect, other: Effect) -> bool:
    """Return True if two effects have the same name and target, with any caster and any end."""
    return (one.name, one.place, one.owner, one.die) == (other.name, other.place, other.owner, other.die)


def begin_effect(draft: ClassicDraft, effect: Effect) -> None:
    """Put an effect in force (M15)."""
    draft.board = draft.board.changed(effects=(*draft.board.effects, effect))
    draft.note(EffectBegan(effect))


def begin_breath(draft: ClassicDraft, effect: Effect) -> None:
    """Put a breath's effect in force (DA-D2, DA-D4, DG-D2).

    Another one of its kind on the same target does no more, but lasts longer, so it replaces the earlier one.
    """
    if is_joint(effect.place):
        for one, _ in armies_of(draft, effect.owner, effect.place):
            begin_breath(draft, replace(effect, place=one))
        return
    if effect in draft.board.effects:
        return
    others = tuple(old for old in draft.board.effects if not alike(old, effect))
    draft.board = draft.board.changed(effects=others)
    begin_effect(draft, effect)


def _end(draft: ClassicDraft, reason: str, ended: Callable[[Effect], bool]) -> None:
    board = draft.board
    if not board.effects:
        return
    stays = tuple(effect for effect in board.effects if not ended(effect))
    if len(stays) == len(board.effects):
        return
    for effect in board.effects:
        if ended(effect):
            draft.note(EffectEnded(effect, reason))
    draft.board = board.changed(effects=stays)


def end_at_start(draft: ClassicDraft) -> None:
    """End the acting player's spells that last until the start of their turn; the others' stay (TU1, C3.1)."""
    seat = draft.board.seat
    _end(draft, "start", lambda effect: effect.ends == "start" and effect.seat == seat)


def end_at_close(draft: ClassicDraft) -> None:
    """End effects that last to the close of the acting player's turn, if they began before this turn (C3.6)."""
    seat, turn = draft.board.seat, draft.board.turn
    _end(draft, "end", lambda effect: effect.ends == "end" and effect.seat == seat and effect.since < turn)


def end_with_face(draft: ClassicDraft, places: tuple[str, ...]) -> None:
    """End the effects on a terrain that last until its die is turned."""
    _end(draft, "turned", lambda effect: effect.ends == "turned" and effect.place in places)


def end_open_graves(draft: ClassicDraft, place: str) -> None:
    """End all Open Graves of armies at a terrain."""
    table = draft.board.edition.gives
    _end(draft, "gates", lambda effect: effect.place == place and table.get(effect.name) == "open_grave")


def end_with_armies(draft: ClassicDraft, present: set[tuple[int, str]]) -> None:
    """End effects on armies that no longer exist, and on units that have died (C12.3, M15)."""
    if not draft.board.effects:
        return
    _end(draft, "gone", lambda effect: effect.owner != NOBODY and (effect.owner, effect.place) not in present)
    if any(effect.die != -1 for effect in draft.board.effects):
        _end_on_dice(draft)


def _end_on_dice(draft: ClassicDraft) -> None:
    """End effects on units that have died, and states that a move ends (M15, C14.4)."""
    dice, table = draft.dice, draft.board.edition.lasting
    _end(
        draft,
        "dead",
        lambda effect: effect.die != -1 and effect.name != BARE and dice[effect.die].place in (DEAD, BURIED),
    )
    _end(draft, "moved", lambda effect: effect.die != -1 and effect.name in table and _has_moved(draft, effect))


def _has_moved(draft: ClassicDraft, effect: Effect) -> bool:
    """Return True if the die that a state depends on has moved: the held die, or the one that glares at it."""
    watched = effect.die if effect.by == NOBODY else effect.by
    return draft.dice[watched].place != effect.place


def end_on_terrain(draft: ClassicDraft, place: str) -> None:
    """End all effects on a terrain itself, because its die is traded; those on armies there stay (Q118)."""
    _end(draft, "traded", lambda effect: effect.place == place and effect.owner == NOBODY and effect.die == -1)


def end_with_player(draft: ClassicDraft, seat: int) -> None:
    """End all effects of a player who is out of the game (C2.3, M15)."""
    _end(draft, "out", lambda effect: effect.seat == seat)
