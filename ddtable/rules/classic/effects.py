"""What is in force: spells that last and what dragons' breath did; on whom, and until when (C3.1, C3.6, M15, M16)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ddtable.rules.classic.board import BURIED, DEAD, NOBODY, ClassicDraft, ClassicView, Effect
from ddtable.rules.classic.events import EffectBegan, EffectEnded
from ddtable.rules.classic.spells import Change, spells

PARALYSIS, FROST, BARE = "paralysis", "frost", "bare"
BREATHS = (PARALYSIS, FROST, BARE)


def on_army(view: ClassicView, seat: int, place: str) -> list[Effect]:
    """Return what is in force on an army: on itself, and on the terrain where it is."""
    return [
        effect
        for effect in view.board.effects
        if effect.place == place and effect.owner in (seat, NOBODY) and effect.die == -1
    ]


def changes_on(view: ClassicView, seat: int, place: str) -> list[tuple[str, Change]]:
    """Return (spell, change) for everything that changes an army's results; castings stand one by one (M16)."""
    if not view.board.effects:
        return []
    table = spells()
    return [
        (effect.name, change)
        for effect in on_army(view, seat, place)
        if effect.name in table
        for change in table[effect.name].changes
    ]


def giving(view: ClassicView, seat: int, place: str, gives: str) -> list[Effect]:
    """Return the spells in force that give an army something that is no number."""
    if not view.board.effects:
        return []
    table = spells()
    return [
        effect for effect in on_army(view, seat, place) if effect.name in table and table[effect.name].gives == gives
    ]


def given(view: ClassicView, seat: int, place: str, gives: str) -> int:
    """Return how many spells in force give an army that."""
    return len(giving(view, seat, place, gives))


def given_to(view: ClassicView, gives: str) -> dict[int, str]:
    """Return the dice to which a spell on one unit gives something, with the spell: twice does no more (M16)."""
    if not view.board.effects:
        return {}
    table = spells()
    return {
        effect.die: effect.name
        for effect in view.board.effects
        if effect.die != -1 and effect.name in table and table[effect.name].gives == gives
    }


def breathed(view: ClassicView, seat: int, place: str, name: str) -> bool:
    """Tell whether a breath's effect lies on an army; several of a kind do no more (DA-D2, DA-D4)."""
    return any(effect.name == name and effect.owner == seat and effect.place == place for effect in view.board.effects)


def paralysed(view: ClassicView, seat: int, place: str) -> bool:
    """Tell whether an army may roll nothing but saves (DA-D2)."""
    return bool(view.board.effects) and breathed(view, seat, place, PARALYSIS)


def frosted(view: ClassicView, seat: int, place: str) -> bool:
    """Tell whether every roll of an army counts half (DA-D4)."""
    return bool(view.board.effects) and breathed(view, seat, place, FROST)


def is_bare(view: ClassicView, dragon: int) -> bool:
    """Tell whether a dragon has lost its automatic saves to another's breath (DG-D2)."""
    return any(effect.die == dragon and effect.name == BARE for effect in view.board.effects)


def spell_saves(view: ClassicView, seat: int, place: str) -> int:
    """Return the saves that spells give an army without a roll (C8.3, Q17)."""
    return sum(max(0, change.amount) for _, change in changes_on(view, seat, place) if change.result == "save")


def alike(one: Effect, other: Effect) -> bool:
    """Tell whether two effects are of one name and on one target, whoever made them and whenever they end."""
    return (one.name, one.place, one.owner, one.die) == (other.name, other.place, other.owner, other.die)


def begin_effect(draft: ClassicDraft, effect: Effect) -> None:
    """Put something in force from now on (M15)."""
    draft.board = replace(draft.board, effects=(*draft.board.effects, effect))
    draft.note(EffectBegan(effect))


def begin_breath(draft: ClassicDraft, effect: Effect) -> None:
    """Put a breath's effect in force (DA-D2, DA-D4, DG-D2).

    Another of its kind on the same target does no more, but the later one lasts longer and takes the earlier's place.
    """
    if effect in draft.board.effects:
        return
    others = tuple(old for old in draft.board.effects if not alike(old, effect))
    draft.board = replace(draft.board, effects=others)
    begin_effect(draft, effect)


def _end(draft: ClassicDraft, reason: str, ended: Callable[[Effect], bool]) -> None:
    board = draft.board
    stays = tuple(effect for effect in board.effects if not ended(effect))
    if len(stays) == len(board.effects):
        return
    for effect in board.effects:
        if ended(effect):
            draft.note(EffectEnded(effect, reason))
    draft.board = replace(board, effects=stays)


def end_at_start(draft: ClassicDraft) -> None:
    """End what the acting player cast until the start of his turn; the others' stays (TU1, C3.1)."""
    seat = draft.board.seat
    _end(draft, "start", lambda effect: effect.ends == "start" and effect.seat == seat)


def end_at_close(draft: ClassicDraft) -> None:
    """End what lasts to the close of the acting player's turn, if it began before this turn (C3.6)."""
    seat, turn = draft.board.seat, draft.board.turn
    _end(draft, "end", lambda effect: effect.ends == "end" and effect.seat == seat and effect.since < turn)


def end_with_armies(draft: ClassicDraft, present: set[tuple[int, str]]) -> None:
    """End what lay on armies that are no longer there, and on units that have died (C12.3, M15)."""
    if not draft.board.effects:
        return
    _end(draft, "gone", lambda effect: effect.owner != NOBODY and (effect.owner, effect.place) not in present)
    dice = draft.dice
    _end(
        draft,
        "dead",
        lambda effect: effect.die != -1 and effect.name != BARE and dice[effect.die].place in (DEAD, BURIED),
    )


def end_with_player(draft: ClassicDraft, seat: int) -> None:
    """End what a player has in force who is out of the game (C2.3, M15)."""
    _end(draft, "out", lambda effect: effect.seat == seat)
