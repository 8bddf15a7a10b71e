"""Pictures of Battle Dice for the gallery: each phase, quests, artifacts, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from ddtable.engine.game import Game
    from ddtable.rules.battle_dice.kinds import Phase
    from ui.window.main_window import MainWindow

Opened = Callable[["MainWindow"], None]
Wanted = Callable[[Any], bool]
NAMES = ("Mira", "Ragna")
MOST_TRIALS, MOST_CHOICES = 400, 3000
EXCHANGES, MANY_HITS = ("missile", "melee"), 4
PHASES: tuple[Phase, ...] = ("roll", "monster", "general", "magic", "maneuver", "missile", "melee", "morale")


def begun(seed: int) -> Game:
    """Return a new game of the two sample armies (BD1.3)."""
    import ddtable.rules  # noqa: F401  (registers the rule systems)
    from ddtable.engine.game import Game
    from ddtable.engine.system import SetUp
    from ddtable.forces.battle_army import BattleArmy

    armies = (
        BattleArmy("dragons", "Dragons", "dragon", general=2, monsters=4, mage=2, archer=4, cavalry=4, infantry=4),
        BattleArmy("archmages", "Archmages", "archmage", general=1, monsters=2, mage=6, archer=6, infantry=5),
    )
    return Game(SetUp("battle_dice", seed, {}, tuple(msgspec.to_builtins(army) for army in armies)))


def played(wanted: Wanted, seed: int = 1) -> Game:
    """Return a game of random answers at a moment for which `wanted` is true. Raises ValueError if none is found."""
    for trial in range(seed, seed + MOST_TRIALS):
        game, random = begun(trial), Random(trial)
        for _ in range(MOST_CHOICES):
            if wanted(game):
                return game
            if game.question is None:
                break
            game.play(game.rules.sample(game.question, random))
    raise ValueError("no game comes to this moment")


def asks(kind: str, turn: int = 1, quester: bool = False) -> Wanted:
    """Return a test for games at a question of this kind; `quester`: in a quest."""

    def asked(game: Game) -> bool:
        board = game.position.board
        in_quest = board.battle is not None and board.battle.quester >= 0
        right = game.question is not None and game.question.kind == kind and board.turn >= turn
        return right and (in_quest or not quester)

    return asked


def is_over(game: Game) -> bool:
    """Return True if a game is over."""
    return game.question is None


def show(window: MainWindow, game: Game) -> None:
    """Show a game in the window."""
    from ui.session.session import Session

    window.show_game(Session(game, NAMES, ("person", "person")))
    if window.page is not None:
        window.page.session.seats.curtain = False
        window.page.session.start()


def moment(wanted: Wanted, window: MainWindow, *, chosen: bool = False) -> None:
    """Show a moment; `chosen`: with a prepared answer, not yet confirmed."""
    show(window, played(wanted))
    if chosen and window.page is not None:
        window.page.session.draft.suggest()


def phase(wanted: Phase, window: MainWindow) -> None:
    """Show a round in which this phase had an effect, at this phase; in missiles and melee both players hit."""
    from ddtable.summaries.battle_dice.story import story
    from ui.games.battle_dice.field.field import FieldView

    def told(game: Game) -> bool:
        if game.position.board.turn < 2 or game.question is None:
            return False
        latest = story(game.history)[-1]
        last = latest.phase(wanted)
        brought = [last.hits(seat) + last.points(seat) for seat in (0, 1)]
        if wanted in EXCHANGES:
            return latest.latest == wanted and min(brought) >= 1 and sum(brought) >= MANY_HITS
        return not last.silent and (wanted in ("roll", "morale") or any(brought))

    show(window, played(told))
    if window.page is not None and isinstance(window.page.table, FieldView):
        window.page.table.gaze.look(wanted)


def carried(window: MainWindow) -> None:
    """Show a held artifact with its possible users highlighted."""
    show(window, played(asks("assign")))
    if window.page is not None:
        session = window.page.session
        session.hand.activate(min(session.liftable()))


def brings(game: Game) -> bool:
    """Return True if a quest has just been won."""
    from ddtable.rules.battle_dice.events import ArtifactWon

    return any(isinstance(event, ArtifactWon) for event in game.history[-1].events)


FIELD: dict[str, Opened] = {
    **{f"field-{name}": partial(phase, name) for name in PHASES},
    "field-quest": partial(moment, asks("quest"), chosen=True),
    "field-roster": partial(moment, asks("roster"), chosen=True),
    "field-fight": partial(moment, asks("losses", quester=True), chosen=True),
    "field-artifacts": partial(moment, asks("artifacts"), chosen=True),
    "field-assign": carried,
    "field-hire": partial(moment, asks("hire"), chosen=True),
    "field-summon": partial(moment, asks("summon")),
    "field-prize": partial(moment, brings),
    "field-over": partial(moment, is_over),
}
