"""Writing the text of a position of Battle Dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec

from ddtable.engine.chance import Chance
from ddtable.engine.position import Die
from ddtable.rules.battle_dice.board import (
    ARMY,
    LOST,
    OUT,
    PARTY,
    ROSTER,
    SUPPLY,
    TABLE,
    BattlePosition,
    Options,
    Quest,
)
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.notation.turns import turn_words
from ddtable.rules.battle_dice.notation.usual import SEATS, usual_ids, usual_monsters, usual_quests, usual_start
from ddtable.rules.text_form import LETTERS, dice_text, figures_text, options_text, result_text, written

PLACES = {
    "army": ARMY,
    "party": PARTY,
    "lost": LOST,
    "roster": ROSTER,
    "supply": SUPPLY,
    "out": OUT,
    "table": TABLE,
}
"""The places of dice in the order of writing: the word of the text, and the place."""
USUAL = Options(wiped_out="loses")
"""The options of a new game."""


def write(position: BattlePosition) -> str:
    """Return the text of a sound position; `read` returns the same position from it."""
    board, dice = position.board, position.dice
    lines, text_ids = [f"game {position.system}"], list[int]()
    for area, ids in _areas(position):
        lines.append(f"{area}: {', '.join(_counted([dice[number] for number in ids]))}")
        text_ids += ids
    if board.quests != usual_quests(dice):
        lines += map(_quest_text, board.quests)
    words = turn_words(position)
    start = usual_start(dice)
    usual = usual_ids([dice[number] for number in text_ids], board.starts)
    told = (
        ("options", options_text(board.options, USUAL), ""),
        ("turn", f"{board.turn + (words == 'begin')} {words}".rstrip(), ""),
        ("monsters", " ".join(board.monsters), " ".join(usual_monsters(dice))),
        ("starts", figures_text(board.starts), figures_text((start, start))),
        ("announced", "; ".join(map(figures_text, board.announced)), "; "),
        ("tables", _json(board.tables), _json(default_tables())),
        ("battle", "null" if words else _json(board.battle), "null"),
        ("dice", dice_text(position.chance), dice_text(Chance(0))),
        ("answered", str(position.answered), "0"),
        ("ids", figures_text(text_ids), figures_text(usual)),
        ("result", result_text(position.result), ""),
        ("agenda", "[]" if words else _json(position.agenda), "[]"),
    )
    return written(lines, told)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _areas(position: BattlePosition) -> Iterator[tuple[str, Sequence[int]]]:
    """Yield every area with dice: its words, and the ids of its dice."""
    for seat in SEATS:
        for words, place in PLACES.items():
            if ids := position.at(place, seat):
                yield f"{LETTERS[seat]} {words}", ids


def _counted(dice: Sequence[Die]) -> Iterator[str]:
    """Yield the text of dice, equal ones beside each other once with their number."""
    for die, alike in groupby(dice):
        count, number = len(list(alike)), f" ({die.face + 1})" if die.face else ""
        yield f"{f'{count} ' if count > 1 else ''}{die.type}{number}"


def _quest_text(quest: Quest) -> str:
    monsters = f", monsters {quest.monsters}" if quest.monsters else ""
    numbers = f"party {quest.party}, roster {quest.roster}, rounds {quest.rounds}"
    return f"quest {LETTERS[quest.seat]} {numbers}{monsters}"
