"""The pictures of the window: each moment can be reached, and what is saved is the whole window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from ddtable.library import library_path
from ddtable.rules.battle_dice.kinds import Phase
from ddtable.summaries.battle_dice.story import story
from gallery.__main__ import main
from gallery.building import builder, page_of
from gallery.scenes import SCENES, played, window_of
from ui.kit.settings import Settings


def colours(picture: QImage) -> int:
    """How many colours a picture has, looked at every few pixels."""
    return len({picture.pixel(x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)})


@pytest.mark.parametrize("name", ["start", "real-dice", "replay", "no-library"])
def test_a_moment_is_saved_as_a_picture(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_SCALE_FACTOR", "1")
    assert main([str(tmp_path), name, "--size", "1280x800"]) == 0
    picture = QImage(str(tmp_path / f"{name}.png"))
    assert (picture.width(), picture.height()) == (1280, 800)
    assert colours(picture) > 200


def test_a_scene_that_does_not_exist_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([str(tmp_path), "storm"])
    assert "storm" in capsys.readouterr().err
    assert "storm" not in SCENES


def test_the_same_game_comes_to_the_same_moment() -> None:
    one, other = played(2, "casualties", turn=3), played(2, "casualties", turn=3)
    assert one.position == other.position
    assert one.question is not None
    assert one.question.kind == "casualties"


def test_the_builder_is_shown_with_a_force_that_is_met_and_with_two_rules_unmet() -> None:
    """In a library of its own: that of the player is not touched."""
    own = library_path()
    there = own.exists()
    with window_of((1280, 800), Settings(motion="off")) as window:
        assert library_path() != own
        builder(window)
        page = page_of(window)
        assert page.verdict.is_met
        assert [entry.name for entry in page.shelf.forces()] == ["Grave & Mire"]
        builder(window, finished=False)
        assert sum(not line.met for line in page.verdict.lines) == 2
    assert own.exists() == there


@pytest.mark.parametrize("name", ["missile", "melee"])
def test_both_players_hit_in_the_pictures_of_missiles_and_melee(name: Phase) -> None:
    with window_of((1280, 800), Settings(motion="off")) as window:
        SCENES[f"field-{name}"](window)
        assert window.page is not None
        told = story(window.page.session.game.history)[-1].phase(name)
        assert all(told.hits(seat) for seat in (0, 1))
        assert window.page.session.question is not None
        assert window.page.session.question.kind == "losses", "the picture is of the phase itself"
