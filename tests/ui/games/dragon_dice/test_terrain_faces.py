"""Wherever a terrain die is drawn in a game, it shows the icon of the action that its distance allows (Q4)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.rules.dragon_dice.action import action_at
from ddtable.words.sentences import Words
from tests.drivers.at_questions import play_until, set_up
from ui.areas.dice import DiceModel, Role
from ui.art.die import DieLook
from ui.art.die_looks import type_look
from ui.games.dragon_dice.new_game import draft_pack
from ui.games.dragon_dice.new_game.draft import DraftDialog
from ui.games.dragon_dice.primer.more import pages
from ui.help import primer_canvas
from ui.help.primer_canvas import Canvas
from ui.session.library import SeatPlan
from ui.window.start_screen import STRIP

BY_NUMBER = ("magic", "missile", "missile", "missile", "melee", "melee", "melee")


@pytest.fixture(params=["by_number", "printed"])
def seen(request, sit):
    game = Game(replace(set_up(), options={"faces": request.param}))
    play_until(
        game, lambda game: bool(game.question and game.position.board.lands and game.question.kind == "maneuver")
    )
    return sit(game)


def allowed(session, die: int, number: int) -> str:
    if number == 8:
        return catalogue().terrain(session.position.dice[die].type).eighth_face
    return action_at(session.position, die, number)


def terrain_dice(session) -> list[int]:
    return [terrain.die for terrain in session.position.board.lands]


def test_the_two_options_differ_for_a_die_of_the_box():
    """Otherwise the tests below would hold whatever is drawn."""
    printed = [type_look("coastland_city", face).icon for face in range(7)]
    assert printed != list(BY_NUMBER)
    assert [type_look("coastland_city", face, "by_number").icon for face in range(7)] == list(BY_NUMBER)


def test_terrain_die_of_a_game_shows_its_action(seen):
    session, system = seen.session, seen.session.system
    model = DiceModel(session, session)
    for die in terrain_dice(session):
        number = session.position.dice[die].face + 1
        icon = allowed(session, die, number)
        sheet = system.sheet(session, die)
        assert sheet.look.icon == icon
        assert sheet.look.number == number
        assert system.look(session, die) == sheet.look
        assert model.index(die, 0).data(Role.LOOK) == sheet.look
        for face in range(8):
            expected = allowed(session, die, face + 1)
            assert system.face_look(session, die, face).icon == expected
            assert sheet.faces[face][0].icon == expected


def test_the_pages_of_the_primer_draw_the_action_of_the_number(qapp, monkeypatch):
    drawn: list[DieLook] = []

    def note(look: DieLook, *rest: object) -> object:
        drawn.append(look)
        return paint(look, *rest)

    paint = primer_canvas.die_pixmap
    monkeypatch.setattr(primer_canvas, "die_pixmap", note)
    pictures, _ = pages("classic95")
    from PySide6.QtGui import QPainter, QPixmap

    from ui.art.palette import LIGHT

    for picture in pictures.values():
        stage = QPixmap(primer_canvas.WIDTH, primer_canvas.HEIGHT)
        canvas = Canvas(QPainter(stage), LIGHT, 1.0)
        picture(canvas, Words())
        canvas.painter.end()
    lands = [look for look in drawn if look.body == "terrain" and look.number < 8]
    assert len(lands) > 4
    assert [look.icon for look in lands] == [BY_NUMBER[look.number - 1] for look in lands]


def test_the_die_of_the_start_screen_shows_the_action_of_its_number():
    (land,) = [look for look in STRIP if look.body == "terrain"]
    assert land.icon == BY_NUMBER[land.number - 1]


@pytest.mark.parametrize("faces", ["by_number", "printed"])
def test_a_pack_of_terrains_is_drawn_by_the_option_of_the_game(qtbot, monkeypatch, faces):
    drawn: list[DieLook] = []

    def note(look: DieLook, *rest: object) -> object:
        drawn.append(look)
        return paint(look, *rest)

    paint = draft_pack.die_pixmap
    monkeypatch.setattr(draft_pack, "die_pixmap", note)
    dialog = DraftDialog(Words(), [SeatPlan("Mira", "person")], 24, Random(1), faces=faces)
    qtbot.addWidget(dialog)
    dialog.show()
    card = dialog.cards[0]
    card.show_die("coastland_city", 1)
    card.grab()
    shown = [look for look in drawn if look.body == "terrain" and look.elements == ("air", "water")]
    wanted = [type_look("coastland_city", face, faces).icon for face in range(8)]
    assert [look.icon for look in shown][-8:] == wanted
