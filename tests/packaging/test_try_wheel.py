"""The wheel: its required content; a wheel with too little or too much is refused."""

from __future__ import annotations

import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
import try_wheel
from try_build import Unwell

PROGRAM = ("ddtable/__init__.py", "ui/window/app.py")
DANISH, STATUSES = "ddtable_resources/i18n/da/game.ftl", "ddtable_resources/rules/statuses.toml"
META = ("ddtable-1.dist-info/METADATA", "ddtable-1.dist-info/licenses/LICENSE")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in (
        "ddtable/__init__.py",
        "ui/window/app.py",
        "resources/i18n/da/game.ftl",
        "ui/__pycache__/app.pyc",
        "notes",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(try_wheel, "PROJECT", tmp_path)
    return tmp_path


def wheel(folder: Path, *names: str) -> Path:
    path = folder / "ddtable-1.whl"
    with ZipFile(path, "w") as archive:
        for name in names:
            archive.writestr(name, "")
    return path


def test_the_program_and_its_resources_belong_in_it(project: Path):
    names = {*PROGRAM, DANISH, STATUSES}
    assert try_wheel.wanted_files() == names
    try_wheel.is_complete(wheel(project, *META, *names))


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ((*META, *PROGRAM, STATUSES), "ddtable_resources/i18n/da/game.ftl"),
        ((*META, *PROGRAM, DANISH), STATUSES),
        ((*META, *PROGRAM, DANISH, STATUSES, "notes"), "notes"),
        ((*PROGRAM, DANISH, STATUSES), "licence"),
    ],
)
def test_a_wheel_with_too_little_or_too_much_is_unwell(project: Path, names: tuple[str, ...], said: str):
    with pytest.raises(Unwell, match=said):
        try_wheel.is_complete(wheel(project, *names))


def test_a_wheel_that_cannot_be_made_is_a_sentence(project: Path, monkeypatch: pytest.MonkeyPatch, capsys):
    failing = "print('ERROR: no hatchling'); raise SystemExit(1)"
    monkeypatch.setattr(try_wheel, "PIP", (sys.executable, "-c", failing))
    assert try_wheel.main([]) == 1
    assert capsys.readouterr().out == (
        "FAIL the wheel: The packages could not be installed by pip; pip said: ERROR: no hatchling\n"
    )
