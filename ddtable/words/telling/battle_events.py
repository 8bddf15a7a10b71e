"""Values for the messages of Battle Dice's events, most of them the arithmetic that explains the result."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ddtable.rules.battle_dice import events
from ddtable.rules.battle_dice.artifacts import line_of
from ddtable.rules.battle_dice.kinds import CLASSES, MONSTERS, is_artifact
from ddtable.words.telling import Facts
from ddtable.words.telling.battle_words import (
    HIT,
    cause,
    deed,
    kind_name,
    kinds_name,
    line_name,
    result_name,
    signed,
    table_name,
    with_change,
)

if TYPE_CHECKING:
    from ddtable.words.sentences import Table, Words

BANDS = ("kill_monster", "point", "leaves", "")
COUNTS = ("hit", "point")


def causes(words: Words, found: Sequence[str]) -> str:
    """Return the causes of an event as a list, each cause once with its number."""
    named = Counter(cause(words, word) for word in found)
    return words.all_of(
        name if count == 1 else words.say("die-times", count=count, name=name) for name, count in named.items()
    )


def in_phase(words: Words, phase: str) -> str:
    """Return a phase in words, for the end of a sentence."""
    return words.say("bd-in-phase", phase=phase)


def _kind(die: int, table: Table) -> str:
    return table.view.dice[die].type


def _owner(words: Words, seat: int, die: int, table: Table) -> str:
    """Return the name of the owner of a die, "own" if it is the seat's."""
    owner = table.view.dice[die].owner
    return "own" if owner == seat else words.player(owner, table)


def _began(words: Words, event: events.RoundBegan, table: Table) -> Facts:
    return {"quester": words.player(event.quester, table)}


def _rolled(words: Words, event: events.DiceRolled, table: Table) -> Facts:
    """Return each kind with its numbers, the highest first."""
    numbers: dict[str, list[int]] = defaultdict(list)
    for die, number in zip(event.dice, event.numbers, strict=True):
        numbers[_kind(die, table)].append(number)
    shown = "; ".join(
        words.say(
            "bd-rolled-artifact" if is_artifact(kind) else "bd-rolled-kind",
            name=kinds_name(words, kind, len(found)),
            numbers=" ".join(map(str, sorted(found, reverse=True))),
        )
        for kind, found in numbers.items()
    )
    artifacts = sum(is_artifact(_kind(die, table)) for die in event.dice)
    return {"units": len(event.dice) - artifacts, "artifacts": artifacts, "shown": shown}


def _artifact(words: Words, event: events.ArtifactRead, table: Table) -> Facts:
    return {
        "line": line_name(words, event.word),
        "what": line_of(_kind(event.die, table), event.number).does,
        "change": signed(event.amount),
        "count": event.amount,
    }


def _hired(words: Words, event: events.Hired, table: Table) -> Facts:
    return {"artifact": words.kind(_kind(event.artifact, table), table), "count": len(event.dice)}


def _assigned(words: Words, event: events.Assigned, table: Table) -> Facts:
    return {
        "artifact": words.kind(_kind(event.artifact, table), table),
        "name": words.kind(_kind(event.die, table), table),
        "one": words.dice((event.die,), table),
        "owner": _owner(words, event.seat, event.die, table),
        "change": signed(event.amount),
    }


def _counted(words: Words, event: events.PhaseCounted, table: Table) -> Facts:
    kind = _kind(event.dice[0].die, table)
    lying = sorted(event.dice, key=lambda one: (-(one.number + one.change), -one.number))
    worth = sum(one.worth in COUNTS for one in event.dice)
    return {
        "who": kinds_name(words, kind, len(event.dice)),
        "dice": ", ".join(with_change(words, one.number, one.change) for one in lying),
        "worth": words.say("bd-worth", phase=event.phase, count=worth),
        "number": event.threshold,
        "bands": "; ".join(
            words.say(
                "bd-band",
                worth=worth or "none",
                count=len(found),
                numbers=words.all_of(with_change(words, one.number, one.change) for one in found),
                table=table_name(words, kind),
            )
            for worth in BANDS
            if (found := [one for one in lying if one.worth == worth])
        )
        if kind in MONSTERS
        else "",
    }


def _on_table(words: Words, event: events.TableRolled, _table: Table) -> Facts:
    lines = with_change(words, event.rolled, event.plus)
    if event.shift:
        orb = words.say("bd-by-orb", amount=abs(event.shift))
        lines += f" + {orb}" if event.shift > 0 else f" − {orb}"
    plain_roll = lines == str(event.number)
    quiet = event.result.does == "nothing" and event.result.name == "nothing"
    return {
        "sum": lines if plain_roll else words.say("bd-sum", lines=lines, total=event.number),
        "table": table_name(words, event.table),
        "does": "none" if quiet else event.result.does,
        "result": result_name(words, event.result.name),
        "deed": deed(words, event.result),
    }


def _orb(words: Words, event: events.OrbUsed, table: Table) -> Facts:
    return {"artifact": words.kind(_kind(event.artifact, table), table), "table": table_name(words, event.table)}


def _to_one(words: Words, event: Any, table: Table) -> Facts:
    """Return the values for an effect on one unit: the unit, the cause and the owner."""
    owner = _owner(words, event.seat, event.die, table)
    return {
        "name": words.kind(_kind(event.die, table), table),
        "cause": cause(words, event.cause),
        "owner": owner,
        "change": signed(getattr(event, "amount", 0)),
    }


def _held(words: Words, event: events.HeldBack, table: Table) -> Facts:
    return _to_one(words, event, table) | {"owner": words.player(table.view.dice[event.die].owner, table)}


def _cancelled(words: Words, event: events.Cancelled, _table: Table) -> Facts:
    return {"causes": causes(words, event.causes), "phase": in_phase(words, event.phase)}


def _left(words: Words, event: events.Left, table: Table) -> Facts:
    kind = _kind(event.dice[0], table)
    return {"count": len(event.dice), "name": kind_name(words, kind), "names": kinds_name(words, kind)}


def _lost(words: Words, event: events.UnitsLost, _table: Table) -> Facts:
    more = [word for word in event.causes if word not in (*CLASSES, HIT)]
    return {"causes": causes(words, event.causes) if more else "none", "phase": in_phase(words, event.phase)}


def _spared(words: Words, event: events.UnitsSpared, _table: Table) -> Facts:
    return {"cause": cause(words, event.cause), "names": kinds_name(words, event.of)}


def _summoned(words: Words, event: events.Summoned, table: Table) -> Facts:
    return {"one": words.dice((event.die,), table)}


def _morale(words: Words, event: events.MoraleChecked, table: Table) -> Facts:
    numbers = [str(number) for number in table.view.board.tables.morale.numbers]
    return {
        "place": event.place,
        "dice": words.say("dice-count", count=len(event.dice)),
        "numbers": _or(words, numbers),
        "left": max(0, event.counted - event.rallied),
        "routs": "yes" if event.routs else "no",
    }


def _or(words: Words, things: Sequence[str]) -> str:
    first, *rest = things
    return words.say("bd-either", first=first, second=_or(words, rest)) if rest else first


def _quest_over(words: Words, event: events.QuestEnded, table: Table) -> Facts:
    return {
        "home": words.dice(event.home, table),
        "returns": len(event.home),
        "gone": words.dice(event.gone, table),
        "goes": len(event.gone),
    }


FACTS: dict[str, Callable[[Words, Any, Table], Facts]] = {
    "bd_round": _began,
    "bd_rolled": _rolled,
    "bd_artifact": _artifact,
    "bd_hired": _hired,
    "bd_assigned": _assigned,
    "bd_counted": _counted,
    "bd_table": _on_table,
    "bd_orb": _orb,
    "bd_rerolled": _to_one,
    "bd_held": _held,
    "bd_strengthened": _to_one,
    "bd_cancelled": _cancelled,
    "bd_left": _left,
    "bd_lost": _lost,
    "bd_spared": _spared,
    "bd_returned": _to_one,
    "bd_summoned": _summoned,
    "bd_morale": _morale,
    "bd_quest_over": _quest_over,
}
