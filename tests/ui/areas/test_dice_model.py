"""The dice as Qt models: rows that never reset, an area for each army, drags that the rules look at first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
import shiboken6
from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.position import area_of
from ddtable.engine.questions import Chosen, Subset
from ddtable.rules.dragon_dice.steps import Act, ArmyRoll, March, Reinforce, Retreat, Strike
from tests.drivers.playing import CLASSIC, game_from, play_at_random, set_up
from ui.areas.dice import MIME, AreaModel, DiceModel, Role, dice_of, mime_of
from ui.art.die import DieLook
from ui.session.session import Session

TABLE = """
home A: flatland_city 5
home B: flatland_tower 3
frontier: flatland_temple 6
A at home A: thug, marauder, cutthroat, pelter
A reserve: thug, filcher
A dead: thug, air_drake
B at home A: guard, knight
B at frontier: herald
turn A march 1
"""
ARMY = (3, 4, 5, 6)
Sit = Callable[..., Session]
NOWHERE = QModelIndex()


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    made: list[Session] = []

    def sit_down(game: Game) -> Session:
        seats = game.position.seats
        made.append(Session(game, ("Mira", "Ragna", "Oskar", "Tuva")[:seats], ("person",) * seats))
        return made[-1]

    yield sit_down
    for session in made:
        session.close()
        shiboken6.delete(session)  # the models are its children; the garbage collector knows no order


def said(model: QAbstractItemModel, row: int, role: int = Qt.ItemDataRole.AccessibleTextRole) -> str:
    return str(model.index(row, 0).data(role))


def area(session: Session, model: DiceModel, name: str) -> AreaModel:
    return AreaModel(model, session, name, model)


def casualties() -> Game:
    strike = Strike("skirmish", 0, "terrain/0", 1, "terrain/0", "casualties", save=ArmyRoll(()), damage=2)
    return game_from(TABLE.replace("guard, knight", "guard, guard, knight"), strike, March(2))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_whole_game_goes_through_the_models(sit: Sit, seats: int, seed: int):
    """Qt's own tester watches; every area holds exactly its dice; undo and redo are steps like others."""
    game = Game(set_up(seed, seats))
    session = sit(game)
    model = DiceModel(session, session)
    areas = {one.id: area(session, model, one.id) for one in CLASSIC.areas(game.position)}
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    testers = [QAbstractItemModelTester(one, mode, one) for one in (model, *areas.values())]
    resets = []
    model.modelReset.connect(lambda: resets.append(1))
    random = Random(seed)
    for step in range(250):
        question = game.question
        if question is None:
            break
        if step % 9 == 8:
            session.undoing.undo()
            session.undoing.redo()
        question = game.question
        if question is None:
            break
        session.play(CLASSIC.sample(question, random))
        for one in CLASSIC.areas(game.position):
            if one.id not in areas:
                areas[one.id] = area(session, model, one.id)
                testers.append(QAbstractItemModelTester(areas[one.id], mode, areas[one.id]))
        lying: dict[str, set[int]] = {name: set() for name in areas}
        for number, die in enumerate(session.position.dice):
            lying.setdefault(area_of(die), set()).add(number)
        assert {name: set(one.dice()) for name, one in areas.items()} == {name: lying[name] for name in areas}
        assert model.rowCount() == len(session.position.dice)
    assert game.position.board.turn > 0
    assert resets == []


def test_dice_move_without_rows_coming_or_going(sit: Sit):
    """A view keeps its place: after the terrains have come nothing is inserted or removed (the model never resets)."""
    game = game_from(TABLE, Reinforce(), Retreat())
    session = sit(game)
    model = DiceModel(session, session)
    changed: list[int] = []
    signals = Counter[str]()
    model.dataChanged.connect(lambda first, last: changed.extend(range(first.row(), last.row() + 1)))
    for name in ("rowsInserted", "rowsRemoved", "rowsMoved", "modelReset", "layoutChanged"):
        getattr(model, name).connect(lambda *_, name=name: signals.update([name]))
    session.hand.drop([7], "terrain/1@0")
    assert signals == {}
    assert 7 in changed
    assert 0 not in changed, "a die that looks and lies as before is not told of"


def test_rows_come_with_the_terrains_and_go_with_undo(sit: Sit):
    """While rows go, a screen reader may still ask for their names."""
    game = Game(set_up(8))
    play_at_random(game, 7)
    session = sit(game)
    model = DiceModel(session, session)
    count = model.rowCount()
    asked: list[str] = []
    model.rowsAboutToBeRemoved.connect(
        lambda _parent, first, last: asked.extend(said(model, row) for row in range(first, last + 1))
    )
    assert game.question is not None
    session.play(CLASSIC.sample(game.question, Random(1)))
    assert model.rowCount() == count + 4
    session.undoing.undo()
    assert model.rowCount() == count
    assert len(asked) == 4


def test_every_die_has_its_name_and_place(sit: Sit):
    session = sit(game_from(TABLE, Act(0, "terrain/0")))
    model = DiceModel(session, session)
    assert [said(model, row) for row in (0, 4, 6, 9, 10, 12)] == [
        "Flatland with city, at distance 5, the terrain die of Mira’s home (Flatland)",
        "Marauder, Goblins, heavy, 3 health, shows 3 ID, Mira’s army at Mira’s home (Flatland), can be picked up",
        "Pelter, Goblins, missile, 1 health, shows ID, Mira’s army at Mira’s home (Flatland), can be picked up",
        "Thug, Goblins, heavy, 1 health, shows ID, Mira’s dead units",
        "Air Drake, dragon, Mira’s dead units",
        "Knight, Coral Elves, cavalry, 2 health, shows 2 ID, Ragna’s army at Mira’s home (Flatland)",
    ]


def test_the_name_is_the_same_for_eye_and_ear(sit: Sit):
    session = sit(game_from(TABLE, Act(0, "terrain/0")))
    model = DiceModel(session, session)
    for row in range(model.rowCount()):
        assert said(model, row) == said(model, row, Qt.ItemDataRole.DisplayRole)
        assert said(model, row) == said(model, row, Qt.ItemDataRole.ToolTipRole)


def test_lifted_and_chosen_dice_are_marked(sit: Sit):
    session = sit(game_from(TABLE, Act(0, "terrain/0")))
    model = DiceModel(session, session)
    session.hand.activate(ARMY[0])
    assert said(model, ARMY[0]).endswith(", picked up")
    assert model.index(ARMY[0]).data(Role.LIFTED) is True
    other = sit(casualties())
    chosen = DiceModel(other, other)
    guard = other.question.shape.dice[0]  # type: ignore[union-attr]
    other.hand.toggle(guard)
    assert said(chosen, guard).endswith(", chosen")
    assert chosen.index(guard).data(Role.SELECTED) is True


@pytest.mark.parametrize("seed", [1, 2])
def test_rows_read_one_by_one_are_those_of_a_model_read_anew(sit: Sit, seed: int):
    """A step, an undo, a suggestion and a look back read only the dice that they change."""
    session, random = sit(Game(set_up(seed, 3))), Random(seed)
    model = DiceModel(session, session)
    for number in range(120):
        question = session.question
        if question is None:
            break
        session.draft.suggest()
        assert model._rows == DiceModel(session)._rows, f"{number}: {question.kind}, suggested"
        session.play(CLASSIC.sample(question, random))
        assert model._rows == DiceModel(session)._rows, f"{number}: {question.kind}"
        if number % 10 == 9:
            session.undoing.undo(agreed=True)
            assert model._rows == DiceModel(session)._rows, f"{number}: undone"
        if number % 15 == 14:
            session.shown.look_at(number // 2)
            assert model._rows == DiceModel(session)._rows, f"{number}: an earlier moment"
            session.shown.look_at(None)


def test_a_die_picked_up_reads_no_other_die(sit: Sit, monkeypatch: pytest.MonkeyPatch):
    session, read = sit(game_from(TABLE, Act(0, "terrain/0"))), []
    model = DiceModel(session, session)
    own = model._state
    monkeypatch.setattr(model, "_state", lambda die, lit: (read.append(die), own(die, lit))[1])
    session.hand.activate(ARMY[0])
    assert set(read) <= set(ARMY)
    assert ARMY[0] in read


def test_the_roles_of_a_die(sit: Sit):
    session = sit(game_from(TABLE, Act(0, "terrain/0")))
    model = DiceModel(session, session)
    marauder = model.index(4)
    assert isinstance(marauder.data(Role.LOOK), DieLook)
    assert marauder.data(Role.AREA) == "terrain/0@0"
    assert marauder.data(Role.DIE) == 4
    assert (marauder.data(Role.LIT), marauder.data(Role.SELECTED), marauder.data(Role.LIFTED)) == (True, False, False)
    assert marauder.data(Role.HEALTH) == 3
    assert marauder.data(Qt.ItemDataRole.DecorationRole) is None
    assert model.index(99).data(Role.DIE) is None
    assert model.rowCount(marauder) == 0


def test_only_dice_that_may_move_are_dragged(sit: Sit):
    session = sit(game_from(TABLE, Act(0, "terrain/0")))
    model = DiceModel(session, session)
    dragged = {row for row in range(model.rowCount()) if model.flags(model.index(row)) & Qt.ItemFlag.ItemIsDragEnabled}
    assert dragged == session.liftable() == set(ARMY)


def test_strongest_dice_are_first(sit: Sit):
    """By health, then class, then id: equal dice lie side by side."""
    session = sit(game_from(TABLE, Act(0, "terrain/0")))
    model = DiceModel(session, session)
    assert area(session, model, "terrain/0@0").dice() == (4, 5, 3, 6)
    assert area(session, model, "dead@0").dice() == (9, 10), "units before dragons"


def test_chosen_die_is_shown_in_its_new_army(sit: Sit):
    game = Game(set_up(3))
    session = sit(game)
    model = DiceModel(session, session)
    force, home = (area(session, model, name) for name in ("force@0", "home@0"))
    before = force.rowCount()
    shape = session.question.shape  # type: ignore[union-attr]
    assert isinstance(shape, Subset)
    session.hand.toggle(shape.dice[0])
    assert home.dice() == (shape.dice[0],)
    assert force.rowCount() == before - 1
    session.hand.toggle(shape.dice[0])
    assert home.dice() == ()


# Drag and drop


def test_dice_travel_as_numbers():
    data = mime_of([3, 14, 15])
    assert data.formats() == [MIME]
    assert dice_of(data) == [3, 14, 15]
    assert dice_of(mime_of([])) == []


@pytest.mark.parametrize("content", [b"", b"die", b"\xff\xfe", b"-3", "²,³".encode(), b",,,"])
def test_invalid_drag_data_has_no_dice(content: bytes):
    data = QMimeData()
    data.setData(MIME, content)
    assert dice_of(data) == []


def test_other_drag_data_has_no_dice():
    data = QMimeData()
    data.setText("3")
    assert dice_of(data) == []


def test_drag_data_has_the_dice_of_the_rows(sit: Sit):
    session = sit(game_from(TABLE, Act(0, "terrain/0")))
    army = area(session, DiceModel(session, session), "terrain/0@0")
    data = army.mimeData([army.index(0, 0), army.index(2, 0)])
    assert dice_of(data) == [4, 3]
    assert army.mimeTypes() == [MIME]
    assert army.supportedDropActions() == Qt.DropAction.MoveAction


def test_a_drop_is_carried_out_when_the_drag_is_over(sit: Sit, qtbot: QtBot):
    game = game_from(TABLE, Reinforce(), Retreat())
    session = sit(game)
    target = area(session, DiceModel(session, session), "terrain/1@0")
    data = mime_of([7, 8])
    assert target.canDropMimeData(data, Qt.DropAction.MoveAction, -1, -1, NOWHERE)
    assert not target.dropMimeData(data, Qt.DropAction.MoveAction, -1, -1, NOWHERE), "Qt must not remove rows itself"
    assert target.dice() == (), "nothing moves while Qt still drags"
    qtbot.waitUntil(lambda: set(target.dice()) == {7, 8}, timeout=2000)
    assert len(game.choices) == 2


def test_an_unlit_area_takes_no_drop(sit: Sit, qtbot: QtBot):
    game = game_from(TABLE, Reinforce(), Retreat())
    session = sit(game)
    model = DiceModel(session, session)
    before = game.last
    for name in ("dead@0", "reserve@1", "terrain/0@1"):
        closed = area(session, model, name)
        assert not closed.canDropMimeData(mime_of([7]), Qt.DropAction.MoveAction, -1, -1, NOWHERE)
    open_area = area(session, model, "terrain/0@0")
    for dice in ([], [ARMY[0]], [7, ARMY[0]], [999]):
        assert not open_area.canDropMimeData(mime_of(dice), Qt.DropAction.MoveAction, -1, -1, NOWHERE)
    with qtbot.waitSignal(session.hand.refused, timeout=2000) as refused:
        area(session, model, "dead@0").dropMimeData(mime_of([7]), Qt.DropAction.MoveAction, -1, -1, NOWHERE)
    assert refused.args == ["That cannot go there: drag dice from reserve to a terrain (C12.1)"]
    assert game.last is before


def test_killed_dice_are_among_the_dead(sit: Sit):
    game = casualties()
    session = sit(game)
    model = DiceModel(session, session)
    dead = area(session, model, "dead@1")
    question = game.question
    assert question is not None
    choice = question.shape.sample(Random(1))
    assert isinstance(choice, Chosen)
    for die in choice.dice:
        session.hand.toggle(die)
    assert dead.dice() == ()
    session.draft.confirm()
    assert set(dead.dice()) == set(choice.dice)
    assert all(model.index(die).data(Role.LOOK).dimmed for die in choice.dice)
