"""The picture of a demonstration: it stands where nothing was, and is never written through a link."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from ddtable import saves
from tests.saves.games import NOW, SEATS, fresh_game, play_on
from ui.kit.settings import SettingsFile
from ui.window.selftest import PICTURE, picture


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "game.ddtable"
    game = fresh_game()
    with saves.create(path, game, SEATS, True, NOW):
        play_on(game, 20)
    return path


@pytest.mark.parametrize("maximised", [False, True])
def test_a_picture_of_the_table_is_written(qapp, save, maximised):
    """As large as promised, also for a player whose window is maximized."""
    SettingsFile().change(maximised=maximised)
    try:
        picture(save, save.with_suffix(".png"))
    finally:
        SettingsFile().change(maximised=False)
    assert QImage(str(save.with_suffix(".png"))).size() == PICTURE


@pytest.mark.parametrize("there", ["link", "loose link", "pipe", "file"])
def test_picture_does_not_replace_a_file(qapp, save, there):
    out, mine = save.with_suffix(".png"), save.with_name("mine")
    mine.write_text("precious")
    if there == "pipe":
        os.mkfifo(out)
    elif there == "file":
        out.write_text("another")
    else:
        out.symlink_to(mine if there == "link" else save.with_name("nowhere"))
    with pytest.raises(FileExistsError):
        picture(save, out)
    assert mine.read_text() == "precious"
    assert not save.with_name("nowhere").exists()
