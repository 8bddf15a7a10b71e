"""Thousands of damaged saves: each is refused with a sentence or is what it says, and none is a trap.

`--mutations 5000` opens more of them. A file that is accepted as verified may differ from the sound one only where
that is no lie: its journal is played here once more, past the code under test, through the rules alone.
"""

from __future__ import annotations

import random
import shutil
from contextlib import suppress
from pathlib import Path

import pytest

from ddtable.saves import SaveError, open_save, show
from tests.saves.games import play_on
from tests.saves.judging import judge, judge_damaged, opened_or_refused
from tests.saves.lies import lie
from tests.saves.make_samples import SAMPLES
from tests.saves.mutations import mutate
from tests.saves.sidecars import HARMLESS, HOSTILE, hostile, lay, precious, seen

SHARES = 5  # tests that share the work


@pytest.mark.long
@pytest.mark.parametrize("share", range(SHARES))
def test_a_damaged_save_is_refused_or_true(share, mutations, tmp_path):
    samples = [path.read_bytes() for path in sorted(SAMPLES.iterdir())]
    path = tmp_path / "game.ddtable"
    judge_damaged(path, samples, range(share, mutations, SHARES))


@pytest.mark.long
@pytest.mark.parametrize("share", range(SHARES))
def test_save_with_hostile_files_beside_it_changes_nothing(share, mutations, tmp_path):
    """Damage, a forged snapshot and a hostile journal, log, pipe or link, in any combination."""
    samples = [path.read_bytes() for path in sorted(SAMPLES.iterdir())]
    for seed in range(share, mutations, SHARES):
        source = random.Random(seed)
        folder = tmp_path / str(seed)
        folder.mkdir()
        path = folder / "game.ddtable"
        precious(path).write_text("mine")
        path.write_bytes(source.choice(samples))
        sidecar = hostile(path, source, (*HOSTILE, *HARMLESS))  # made for the sound file
        done = "sound"
        if source.random() < 0.3:
            with suppress(TypeError, KeyError):  # this sample has no snapshot that could lie so
                done = lie(path, source)
        elif source.random() < 0.5:
            done = mutate(path, source)
        with suppress(OSError, AttributeError):  # not everything can be made everywhere
            lay(path, sidecar)
        before = seen(folder)
        try:
            opened = opened_or_refused(path)
            with suppress(SaveError):
                show(path)
            assert seen(folder) == before, "looking changes nothing"
            if opened is not None:
                judge(opened, Path(shutil.copy(path, tmp_path / "alone.ddtable")))
            _play_if_possible(path, seed)
            assert precious(path).read_text() == "mine"
        except Exception as error:
            raise AssertionError(f"seed {seed}: {done}, beside it: {sidecar.name}") from error
        shutil.rmtree(folder)


def _play_if_possible(path: Path, seed: int) -> None:
    """Open a file for playing and play some choices; a refusal is fine."""
    with suppress(SaveError):
        opened = open_save(path)
        if opened.save is not None:
            with opened.save:
                play_on(opened.game, 3, seed)
