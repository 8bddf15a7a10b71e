"""Random games with a seed: the same seed gives the same game on every machine and Python version.

The digests of some games are stored beside this file, and the text of some whole games in `tests/rules/transcripts`.
After an intended change of the rules, `python tests/rules/digests/seeded_games.py` writes them again.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from math import prod
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.engine.game import Game
from ddtable.engine.position import Result
from ddtable.engine.questions import Choice, Pick, Picked, Question
from ddtable.engine.system import SetUp, system
from ddtable.words.sentences import Table, Words

HERE = Path(__file__).parent
TRANSCRIPTS = HERE.parent / "transcripts"
Player = Callable[[Game, Question, Random], Choice]
NAMES = ("Ada", "Bela", "Chloe", "Dan")
EAGERNESS = 0.85
IDLE = ("pass", "none", "skip", "let")
MOST_COMBINATIONS = 500
LONGEST = 20_000  # choices: random games of the sizes used here are far shorter
Row = tuple[str, int, int, Mapping[str, bool | int | str]]
# name, seats, health, options: the classic games with stored digests.
CLASSIC: tuple[Row, ...] = (
    ("two_1", 2, 24, {}),
    ("two_2", 2, 24, {}),
    ("two_3", 2, 24, {"faces": "printed"}),
    ("two_4", 2, 24, {"half_cap": True}),
    ("two_5", 2, 24, {"must_turn": True}),
    ("two_6", 2, 24, {"one_terrain": True}),
    ("two_7", 2, 36, {}),
    ("two_8", 2, 12, {"faces": "printed", "half_cap": True, "must_turn": True, "one_terrain": True}),
    ("three_1", 3, 24, {}),
    ("three_2", 3, 15, {"faces": "printed"}),
    ("four_1", 4, 15, {}),
    ("four_2", 4, 12, {"must_turn": True}),
    ("two_9", 2, 36, {"four_times": True, "bullseye_again": True, "path_anywhere": True}),
    ("two_all_1", 2, 36, {"species": "all"}),
    ("two_all_2", 2, 24, {"species": "all", "faces": "printed"}),
    ("three_all", 3, 24, {"species": "all"}),
    ("four_all", 4, 24, {"species": "all"}),
)
# name, seats, dice, options: the games of Battle Dice.
BATTLES: tuple[Row, ...] = (
    ("battle_1", 2, 20, {}),
    ("battle_2", 2, 20, {"quests": False}),
    ("battle_3", 2, 10, {"quest_pace": "by_turns"}),
    ("battle_4", 2, 30, {}),
)
KEPT = (*CLASSIC, *BATTLES)
# The games with a stored transcript, one classic game for each number of players: system, seed, seats and size. They
# are short, with much magic, many dragons and captures, or with quests and artifacts.
TOLD = {
    "classic_two_players": ("classic", 89, 2, 24),
    "classic_three_players": ("classic", 147, 3, 24),
    "classic_four_players": ("classic", 2462, 4, 24),
    "battle_dice": ("battle_dice", 243, 2, 20),
}
# The rules version of kept games that were begun under an earlier one: the present rules go on with them as with such
# saves (H94, H96).
KEPT_RULES = {"battle_dice": 1}
# Fields added to positions after these games were stored, with the value that leaves them unchanged.
LATER = {
    "species": "starters",
    "by": -1,
    "kind": "",
    "burial": False,
    "giver": -1,
    "changed": [],
    "absent": [],
    "charmed": [0, 0, 0, 0],
    "surprised": False,
    "bashed": [],
    "flown": [],
    "bands": {"leaves": 2, "strikes": 13, "point": 17},
    "wiped_out": "draw",
}


def set_up(name: str, seed: int, seats: int, size: int, options: Mapping[str, bool | int | str]) -> SetUp:
    """Return a set-up with forces dealt from the seed."""
    random = Random(seed)
    return SetUp(name, seed, options, tuple(system(name).deal(size, random, options) for _ in range(seats)))


def as_kept(game: SetUp) -> SetUp:
    """Return the set-up of a kept game as the present rules go on with it."""
    rules = system(game.system)
    return rules.renewed(game, KEPT_RULES.get(game.system, rules.version))


def all_options(name: str) -> list[dict[str, bool | int | str]]:
    """Return every combination of a system's house options, except those on which the forces depend.

    Of a system with very many combinations: each value of each option, alone.
    """
    specs = [spec for spec in system(name).option_specs() if spec.name not in ("edition", "species")]
    if prod(len(spec.values) for spec in specs) > MOST_COMBINATIONS:
        return [{}, *({spec.name: value} for spec in specs for value in spec.values)]
    return [
        dict(zip((spec.name for spec in specs), values, strict=True))
        for values in product(*(spec.values for spec in specs))
    ]


def eager(game: Game, question: Question, random: Random) -> Choice:
    """Return a random answer that prefers action: expensive spells, attacks, no idle marches."""
    if isinstance(question.shape, Pick) and random.random() < EAGERNESS:
        options = {option.id: option for option in question.shape.options}
        if question.kind == "spell":
            return Picked(max(options, key=lambda key: options[key].values.get("cost", 0)))
        if question.kind in ("reinforce", "retreat") and "done" in options:
            return Picked("done")
        if question.kind == "spell-target" and random.random() < 0.4:
            dragons = [key for key, one in options.items() if game.position.dice[one.die].place.startswith("dragons")]
            if dragons:
                return Picked(dragons[int(random.random() * len(dragons))])
        if question.kind in ("march-first", "march-second", "action", "pursuit-action", "maneuver", "pursue"):
            busy = [key for key in options if key not in IDLE]
            return Picked(busy[int(random.random() * len(busy))])
    return game.rules.sample(question, random)


def at_random(game: Game, question: Question, random: Random) -> Choice:
    """Return a random answer."""
    return game.rules.sample(question, random)


def play_out(game: Game, random: Random, player: Player = eager) -> Iterator[Game]:
    """Play to the end; yield the game before each choice and at the end."""
    yield game
    while game.question is not None:
        assert len(game.choices) < LONGEST, "the game does not end"
        game.play(player(game, game.question, random))
        yield game


def kept_game(number: int) -> Game:
    """Return one of the stored games, played to its end."""
    _, seats, size, options = KEPT[number]
    name = "classic" if number < len(CLASSIC) else "battle_dice"
    game = Game(as_kept(set_up(name, 1000 + number, seats, size, options)))
    for _ in play_out(game, Random(number)):
        pass
    return game


def _since(value: Any) -> Any:
    """Return the input of a digest, without later fields that have their default."""
    if isinstance(value, dict):
        kept = value.items()
        return {name: _since(one) for name, one in kept if name not in LATER or one != LATER[name]}
    return [_since(one) for one in value] if isinstance(value, list) else value


def digest(game: Game) -> str:
    """Return a text that changes with the game: its length, its result, a hash of its end and its journal."""
    encoded = msgspec.json.encode(_since(json.loads(msgspec.json.encode((game.position, game.journal)))))
    result: Result | None = game.position.result
    assert result is not None
    winners = " ".join(NAMES[seat] for seat in result.winners) or "nobody"
    told = f"{len(game.choices)} choices, {game.position.chance.counter} dice drawn\n{winners}: {result.reason}\n"
    return f"{told}sha256 {hashlib.sha256(encoded).hexdigest()}\n"


def transcript(name: str, seed: int, seats: int, size: int) -> str:
    """Return the text of one whole game, as its log shows it."""
    game, words = Game(as_kept(set_up(name, seed, seats, size, {}))), Words("en")
    for _ in play_out(game, Random(seed)):
        pass
    lines = []
    for played in game.history:
        table = Table(played.position, NAMES[: played.position.seats])
        for event in played.events:
            if sentence := words.event(event, table):
                lines.append(sentence)
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Write all digests and the transcript; with `--check` compare them instead and return 1 for a difference."""
    texts = {HERE / f"{name}.txt": digest(kept_game(number)) for number, (name, *_) in enumerate(KEPT)}
    texts |= {TRANSCRIPTS / f"{name}.txt": transcript(*told) for name, told in TOLD.items()}
    if arguments != ["--check"]:
        for path, text in texts.items():
            path.write_text(text, encoding="utf-8", newline="\n")
        return 0
    different = [path.name for path, text in texts.items() if path.read_text(encoding="utf-8") != text]
    print(f"Python {sys.version.split()[0]}: {len(texts) - len(different)} of {len(texts)} games as kept", *different)
    return int(bool(different))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
