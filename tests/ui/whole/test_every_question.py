"""Every kind of question, answered on the real window by a drag, by click-and-click and by the keyboard alone.

Each is seen once, in the language of tests (see test_pseudo_locale.py), and undone for the next way to answer it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Face
from ddtable.engine.game import Game
from ddtable.engine.questions import Allotted
from ddtable.opponents.dragon_dice import great_answers
from ddtable.opponents.dragon_dice.recruit import ANSWERS
from ddtable.rules.dragon_dice.events.attacks import Attacked, Damaged, Pursued
from ddtable.rules.dragon_dice.events.set_up import FrontierSet, Placed
from ddtable.rules.dragon_dice.events.turns import Opposed
from ddtable.rules.dragon_dice.steps import Act, ArmyRoll, Charge, Pursue, Strike, StrikeBack
from tests.drivers.cases import Case, Doing, button, happened, key, lies, moved
from tests.drivers.hands_on import Hands, menu_is_open, open_window, settle, show
from tests.drivers.magic_cases import MAGIC_CASES
from tests.drivers.painted import painted_words
from tests.drivers.playing import game_from, play_at_random, set_up
from tests.drivers.pseudo_words import PSEUDO_END, assert_all_from_the_catalogue, cut_off
from tests.drivers.race_cases import RACE_CASES
from tests.drivers.screen_reader import assert_sound
from ui.games.dragon_dice.table.assembly import TerrainChoice

# The offscreen platform has no window manager to raise a menu with, and no keyboard to grab.

TABLE = """
home A: flatland_city 4
home B: flatland_tower 4
frontier: flatland_temple 6
A at home A: 2 footman
A at frontier: 3 footman, sergeant
A reserve: 3 sentry
B at home B: 2 goblins_thug
B at frontier: 4 goblins_thug
turn A {step}
"""
FRONTIER = "terrain/2"
FRONTIER_DIE, TURNED_UP = 2, "terrain/2#7@-1"
MINE, SENTRIES, THEIRS = (5, 6, 7, 8), (9, 10, 11), (14, 15, 16, 17)
SIXTH = [name for name, kind in catalogue().terrains.items() if kind.original_1995][5]
ROLLED = ArmyRoll(tuple(Face(die, "melee", 1) for die in MINE))
SAVED = ArmyRoll(tuple(Face(die, icon, 1) for die, icon in zip(THEIRS, ("id", "id", "save", "melee"), strict=True)))


def at(step: str) -> Callable[[], Game]:
    return lambda: game_from(TABLE.format(step=step))


def among(*steps: object) -> Callable[[], Game]:
    return lambda: game_from(TABLE.format(step="march 1"), *steps)  # type: ignore[arg-type]


def dealt(kind: str, seats: int = 2) -> Callable[[], Game]:
    """Return how a dealt game comes to a question of the set-up."""

    def begun() -> Game:
        game = Game(set_up(3, seats))
        while game.question is not None and game.question.kind != kind:
            play_at_random(game, 1)
        return game

    return begun


def first(hands: Hands) -> int:
    """The first die that may be picked up."""
    return min(hands.session.liftable())


def assembled(part: str) -> Case:
    """One die is an army; it is chosen by hand and confirmed."""

    def chosen(choose: Doing, confirm: Doing) -> Doing:
        def do(hands: Hands) -> None:
            choose(hands)
            assert len(hands.view(f"{part}@0").shown) == 1, "the die lies in the army before the army is confirmed"
            confirm(hands)

        return do

    return Case(
        dealt(f"assemble-{part}"),
        chosen(
            lambda hands: hands.drag([first(hands)], f"{part}@0"), lambda hands: hands.click(hands.page.bar.confirm)
        ),
        chosen(lambda hands: hands.click_die(first(hands)), lambda hands: hands.click(hands.page.bar.confirm)),
        chosen(lambda hands: hands.lift_by_key(first(hands)), key(Qt.Key.Key_Return)),
        lambda game: any(die.place == part and die.owner == 0 for die in game.position.dice),
    )


def terrain(part: str) -> Case:
    def tile(hands: Hands) -> TerrainChoice:
        return hands.window.findChildren(TerrainChoice)[5]

    def by_key(hands: Hands) -> None:
        hands.tab_to(tile(hands))
        hands.key(Qt.Key.Key_Space)

    return Case(
        dealt(f"terrain-{part}"),
        None,
        lambda hands: hands.click(tile(hands)),
        by_key,
        lambda game: getattr(game.position.board.picks[0], part) == SIXTH,
    )


def last_move(hands: Hands) -> tuple[int, str]:
    """The move of the last option: not the one that a button would give."""
    move = hands.options()[-1].moves[0]
    return move.dice[0], move.target


def last_option(game: Game) -> str:
    """The last option of the question that was answered last."""
    question = game.history[-2].question
    assert question is not None
    return question.shape.options[-1].id  # type: ignore[union-attr]


def charged(hands: Hands) -> None:
    """What the drop meant is asked: skirmish or charge."""
    assert menu_is_open(hands)
    assert len(hands.page.bar.menu.actions()) == 2
    hands.click_menu(1)


def attack(game: Callable[[], Game]) -> Case:
    def by_drag(hands: Hands) -> None:
        hands.drag_heading(f"{FRONTIER}@0", f"{FRONTIER}@1")
        charged(hands)

    def by_click(hands: Hands) -> None:
        hands.click_die(MINE[1])
        assert hands.session.lifted() == MINE
        hands.click_area(f"{FRONTIER}@1")
        charged(hands)

    def by_key(hands: Hands) -> None:
        hands.lift_by_key(MINE[0])
        hands.put_by_key(f"{FRONTIER}@1")
        assert menu_is_open(hands)
        QTest.keyClick(hands.page.bar.menu, Qt.Key.Key_2)

    return Case(game, by_drag, by_click, by_key, happened(Attacked, kind="charge", target=1))


def casualties() -> Case:
    def dragged(hands: Hands) -> None:
        hands.drag([THEIRS[0]], "dead@1")
        hands.drag([THEIRS[2]], "dead@1")
        hands.click(hands.page.bar.confirm)

    def clicked(hands: Hands) -> None:
        hands.click_die(THEIRS[0])
        hands.click_die(THEIRS[1])
        hands.click(hands.page.bar.confirm)

    def by_key(hands: Hands) -> None:
        hands.lift_by_key(THEIRS[0])
        hands.lift_by_key(THEIRS[2])
        hands.key(Qt.Key.Key_Return)

    strike = Strike(
        "skirmish", 0, FRONTIER, 1, FRONTIER, stage="casualties", attack=ROLLED, save=SAVED, hits=4, damage=2
    )
    return Case(among(strike), dragged, clicked, by_key, lambda game: len(dead(game)) == 2)


def dead(game: Game) -> list[int]:
    return [number for number, die in enumerate(game.position.dice) if die.place == "dead"]


def charge_ids() -> Case:
    def clicked(hands: Hands) -> None:
        hands.click_die(THEIRS[1])
        assert isinstance(hands.session.draft.half_made(), Allotted)
        hands.click(hands.page.bar.confirm)

    def by_key(hands: Hands) -> None:
        hands.lift_by_key(THEIRS[1])
        hands.key(Qt.Key.Key_Return)

    charge = Charge(0, FRONTIER, 1, stage="ids", attack=ROLLED, defence=SAVED)
    # Four hits against one save and one ID as a save; one melee and one ID as melee against the charger.
    hit = happened(Damaged, seat=1, hits=4, saves=2)
    back = happened(Damaged, seat=0, hits=2)
    return Case(among(charge), None, clicked, by_key, lambda game: hit(game) and back(game))


def march(number: int) -> Case:
    area = f"{FRONTIER}@0"

    def by_key(hands: Hands) -> None:
        hands.tab_to(hands.view(area))
        hands.key(Qt.Key.Key_Return)

    return Case(
        at(f"march {number}"),
        None,
        lambda hands: hands.click_area(area),
        by_key,
        lambda game: game.position.board.marched == (FRONTIER,),
    )


CASES = {
    "assemble-home": assembled("home"),
    "assemble-campaign": assembled("campaign"),
    "terrain-home": terrain("home"),
    "terrain-frontier": terrain("frontier"),
    "frontier": moved(
        dealt("frontier"), last_move, lambda game: happened(FrontierSet, proposer=int(last_option(game)))(game)
    ),
    "place-horde": moved(
        dealt("place-horde", 3),
        last_move,
        lambda game: happened(Placed, part="horde", place=last_option(game))(game),
    ),
    "place-campaign": moved(
        dealt("place-campaign", 3),
        last_move,
        lambda game: happened(Placed, part="campaign", place=last_option(game))(game),
    ),
    "march-first": march(1),
    "march-second": march(2),
    "maneuver": Case(
        at("march 1, maneuver at frontier"),
        None,
        button("maneuver"),
        key(Qt.Key.Key_1),
        lambda game: game.question is not None and game.question.kind == "oppose",
    ),
    "oppose": Case(
        at("march 1, oppose at frontier, waiting B"),
        None,
        button("let"),
        key(Qt.Key.Key_N),
        happened(Opposed, seat=1, opposes=False),
    ),
    "turn": moved(
        at("march 1, turn die at frontier"),
        lambda hands: (FRONTIER_DIE, TURNED_UP),
        lambda game: game.position.dice[FRONTIER_DIE].face == 6,
    ),
    "action": attack(at("march 1, act at frontier")),
    "pursuit-action": attack(among(Act(0, FRONTIER, 1))),
    "casualties": casualties(),
    "charge-ids": charge_ids(),
    "strike-back": Case(
        among(StrikeBack(1, FRONTIER, 0)),
        None,
        button("strike"),
        key(Qt.Key.Key_Return),
        happened(Attacked, seat=1, kind="strike_back", target=0),
    ),
    "pursue": Case(
        among(Pursue(0, FRONTIER, 1)),
        None,
        button("pursue"),
        key(Qt.Key.Key_1),
        happened(Pursued, seat=0, pursues=True),
    ),
    "reinforce": moved(
        at("reinforce"), lambda hands: (SENTRIES[1], "terrain/1@0"), lambda game: lies(game, SENTRIES[1:2], "terrain/1")
    ),
    "retreat": moved(at("retreat"), lambda hands: (MINE[3], "reserve@0"), lambda game: lies(game, MINE[3:], "reserve")),
    **MAGIC_CASES,
    **RACE_CASES,
}


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def test_every_kind_of_question_is_here():
    """A home army has only one place to go to, so that it is never asked about; great spells are for campaigns."""
    assert set(ANSWERS) - {"place-home"} - set(great_answers.ANSWERS) | {"place-horde", "place-campaign"} == set(CASES)


@pytest.fixture(scope="module")
def one_window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    """The window of all the questions, in the language of tests: to open it takes longer than to look at most."""
    with pytest.MonkeyPatch.context() as patch:
        with pytest.MonkeyPatch.context() as speaking:
            speaking.setattr("ui.window.preferences.language_of", lambda *_: "pseudo")
            hands = open_window(None, patch, tmp_path_factory.mktemp("one-window"))
        yield hands
        hands.window.close()
        hands.window.deleteLater()


@pytest.mark.parametrize("kind", sorted(CASES))
def test_a_question_in_the_window(one_window: Hands, kind: str, subtests: pytest.Subtests):
    """One table for all that is to be seen and done at a question: each way of answering begins from it again."""
    hands, case = one_window, CASES[kind]
    game = asked(hands, kind)
    question, stood = game.question, len(game.choices)
    with subtests.test("every word is from the catalogue"), pytest.MonkeyPatch.context() as patch:
        assert_all_from_the_catalogue(hands.window, painted_words(patch))
    with subtests.test("longer words have room"):
        assert cut_off(hands.window) == set()
    with subtests.test("every control has a name and keyboard access"):
        assert_sound(hands)
    if case.drag is not None:
        with subtests.test("an illegal drop is refused"):
            refuse_illegal_drop(hands, game)
    ways = {"the keyboard alone answers": case.keys, "a drag answers": case.drag, "clicks answer": case.click}
    for way, act in ways.items():
        if act is not None:
            with subtests.test(way):
                answer(hands, game, kind, act)
            while len(game.choices) > stood:
                hands.session.undoing.undo(agreed=True)
            settle()
            assert (game.question, len(game.choices)) == (question, stood), f"undone after {way}"


def asked(hands: Hands, kind: str) -> Game:
    """Show the game that asks a question of this kind."""
    game = CASES[kind].game()
    show(hands, game)
    assert hands.kind == kind
    return game


def answer(hands: Hands, game: Game, kind: str, act: Doing | None) -> None:
    assert act is not None
    stood = len(game.choices)
    act(hands)
    assert len(game.choices) == stood + 1, hands.told
    assert CASES[kind].done(game)


def refuse_illegal_drop(hands: Hands, game: Game) -> None:
    """Drop a die where it may not lie: nothing changes, and the reason is told with its clause."""
    before, session, stood = game.position, hands.session, len(game.choices)
    dice = hands.page.table.hand.together([first(hands)])
    lawful = session.hand.targets(dice)
    view = next(
        view for view in hands.views() if view.area not in lawful and dice[0] not in [one.die for one in view.shown]
    )
    hands.drag(dice[:1], view.area)
    assert game.position is before
    assert len(game.choices) == stood
    assert session.selection == ()
    question = session.question
    assert question is not None
    assert hands.told.rstrip(PSEUDO_END).endswith(f"({question.clause})"), hands.told


# Several dice in one drag


def test_three_dice_dropped_together_are_three_moves(hands: Hands):
    game = at("reinforce")()
    show(hands, game)
    hands.drag(SENTRIES, "terrain/0@0")
    assert len(game.choices) == len(SENTRIES)
    assert lies(game, SENTRIES, "terrain/0")


def test_several_casualties_are_chosen_by_one_drag(hands: Hands):
    game = CASES["casualties"].game()
    show(hands, game)
    hands.drag(THEIRS[:2], "dead@1")
    assert hands.session.selection == THEIRS[:2]
    hands.drag([THEIRS[0]], f"{FRONTIER}@1")
    assert hands.session.selection == THEIRS[1:2], "what lies chosen is taken back by a drag home"


def test_targets_of_lifted_dice_are_highlighted(hands: Hands):
    show(hands, CASES["reinforce"].game())
    hands.click_die(SENTRIES[0])
    lit = hands.page.table.hand.lit
    assert lit == {f"terrain/{number}@0" for number in range(3)}
    hands.key(Qt.Key.Key_Escape)
    assert hands.session.lifted() == ()


@pytest.mark.parametrize("part", ["home", "frontier"])
def test_return_chooses_the_focused_terrain(hands: Hands, part: str):
    game = dealt(f"terrain-{part}")()
    show(hands, game)
    proposed = hands.session.draft.default_option()
    assert QApplication.focusWidget().terrain == proposed, "the arrows begin at the proposed one"
    hands.key(Qt.Key.Key_Right)
    tile = QApplication.focusWidget()
    assert isinstance(tile, TerrainChoice)
    assert tile.terrain != proposed
    assert [other.terrain for other in hands.page.table.terrains_board.tiles if other.proposed] == [tile.terrain]
    (lit,) = [button for button in hands.page.bar.buttons if button.isVisible() and button.look == "primary"]
    assert lit.text() == hands.session.words.terrain(tile.terrain)
    hands.key(Qt.Key.Key_Return)
    assert getattr(game.position.board.picks[0], part) == tile.terrain
    if part == "home":
        assert hands.kind == "terrain-frontier"
        assert QApplication.focusWidget().terrain == hands.session.draft.default_option()
