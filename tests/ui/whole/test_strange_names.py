"""A stranger's save with names that are markup, or that steer the screen: all of it is shown as plain text."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as Guess
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget

from ddtable.saves import Seat, create
from tests.drivers.hands_on import Hands, open_window, settle
from tests.saves.games import fresh_game, play_on

pytestmark = pytest.mark.usefixtures("mute")

NAMES = ("<b>Ada</b><img src='/etc/x.png'>", "Gra\u202ece\u0007\n<i>&lt;")
FORCE = "<table>\u2066Force\u2028"
REMARKS = (
    '{"word":"no-such-word","values":{}}',
    '{"word":"reason-most-to-win","values":{"place":7}}',
    '{"word":"reason-most-to-win","values":{"place":"<h1>moon</h1>"}}',
    '{"word":"ui-fewer","values":{"tenths":"x"}}',
)
STEERING = {chr(code) for code in (*range(32), *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x2028, 0x2029)}


@pytest.fixture
def strange(tmp_path: Path) -> Path:
    """Return a save that its maker has filled with such names."""
    folder = tmp_path / "games"
    folder.mkdir()
    path = folder / "<img src=x>.ddtable"
    game = fresh_game()
    seats = (Seat(NAMES[0], "person"), Seat(NAMES[1], "person").hand_over(3, "<b>ghost</b>"))
    with create(path, game, seats, True, "<b>yesterday</b>"):
        play_on(game, 60)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        (text,) = connection.execute("SELECT set_up FROM game").fetchone()
        set_up = json.loads(text)
        for force in set_up["forces"]:
            force["name"] = FORCE
            force["id"] = FORCE
        connection.execute("UPDATE game SET set_up = ?", (json.dumps(set_up),))
        for number, remark in enumerate(REMARKS, 20):
            connection.execute("UPDATE journal SET remark = ? WHERE number = ?", (remark, number))
    return path


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def in_model(model: QAbstractItemModel) -> Iterator[str]:
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    for row in range(model.rowCount()):
        for role in roles:
            if isinstance(said := model.index(row, 0).data(role), str):
                yield said


def said_by(one: QObject) -> Iterator[str]:
    """Return what a part of the window says in places that may take a text for HTML, and in a list."""
    if isinstance(one, QWidget):
        yield from (one.toolTip(), one.statusTip(), one.whatsThis(), one.windowTitle())
    if isinstance(one, QAction):
        yield from (one.toolTip(), one.statusTip())
    if isinstance(one, QLabel):
        assert one.textFormat() == Qt.TextFormat.PlainText, one.text()
        yield one.text()
    if isinstance(one, QAbstractItemView) and one.model() is not None:
        yield from in_model(one.model())


def check(hands: Hands) -> set[str]:
    """Fail where anything that the window says is markup or steers; return all that it says."""
    settle()
    said = {text for one in (hands.window, *hands.window.findChildren(QObject)) for text in said_by(one) if text}
    marked = [text for text in said if Guess.mightBeRichText(text)]
    assert not marked
    steering = [text for text in said if (STEERING - set("\n\t")) & set(text)]
    assert not steering
    return said


def test_the_list_of_games_shows_names_as_they_are(hands, strange):
    hands.window.show_start()
    said = check(hands)
    assert any("src=x" in text for text in said)  # the file's own name, in a tip


def test_unusual_names_are_not_read_as_markup(hands, strange):
    hands.window.open_path(strange)
    assert hands.window.page is not None
    session = hands.window.page.session
    assert session.kinds == ("person", "<b>ghost</b>"), "a computer player that this version lacks stays one"
    assert session.names[0].replace("\u2060", "") == NAMES[0]
    assert session.names[1].replace("\u2060", "") == "Grace  <i>&lt;"
    said = check(hands)
    assert any("Ada" in text for text in said)
    session.draft.suggest()
    session.draft.confirm()
    check(hands)


def test_a_refusal_that_quotes_the_file_is_plain(hands, strange):
    with closing(sqlite3.connect(strange, isolation_level=None)) as connection:
        connection.execute("""UPDATE game SET set_up = json_set(set_up, '$.system', '<b>x</b>' || char(8238, 10))""")
    hands.window.open_path(strange)
    said = check(hands)
    assert any("knows no game called" in text for text in said)
