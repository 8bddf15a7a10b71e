"""The test on a minimal Debian: it runs the README commands and those that they name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import try_bare
from checks import Checks, Outcome
from set_up import debian
from try_bare import ASKED, PLAY, PLAYER, ROOT, TEST, Answer, System, judge, try_commands

ASKS = "apt-get update && apt-get install libpython3.11 xvfb"


class Told(System):
    """A system whose commands answer what is told; it notes who typed what."""

    def __init__(self, root: Path, *answers: Answer) -> None:
        super().__init__(root)
        object.__setattr__(self, "answers", list(answers))
        object.__setattr__(self, "typed", [])

    def run(self, person, command, log, typed=""):
        self.typed.append((person.name, command))
        return self.answers.pop(0)


def answer(said: str = "", status: int = 0, asked: str | None = None) -> Answer:
    return Answer(status, said, asked, 1.0)


def results(steps: list[try_bare.Step]) -> list[tuple[str, str, bool]]:
    return [(step.who, step.command, step.well) for step in steps]


def test_the_commands_are_those_of_the_readme():
    readme = (try_bare.PROJECT / "README.md").read_text(encoding="utf-8").splitlines()
    assert PLAY in readme
    assert any(line.startswith(TEST) for line in readme)


def test_command_for_an_ordinary_user_is_read_from_the_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(debian.shutil, "which", lambda _: None)
    found = ASKED.search(f"Qt needs libraries; {debian.how_to_install('libpython3.11 xvfb')}")
    assert found is not None
    assert found[1] == ASKS


def test_named_packages_are_installed_as_root_and_the_command_is_repeated(tmp_path: Path):
    system = Told(tmp_path, answer(status=-9, asked=ASKS), answer(), answer("3 passed, 0 failed, 0 skipped"))
    steps = try_commands(system, PLAYER, [TEST], tmp_path / "log")
    assert system.typed == [("player", TEST), ("root", ASKS), ("player", TEST)]
    assert results(steps) == [("player", TEST, True), ("root", ASKS, True), ("player", TEST, True)]
    assert steps[-1].words == "3 passed, 0 failed, 0 skipped"


@pytest.mark.parametrize("person", [ROOT, PLAYER])
def test_command_fails_if_it_still_asks_for_packages(tmp_path: Path, person: try_bare.Person):
    """Root is asked for nothing, and one line names everything to everybody else."""
    asks = answer(status=-9, asked=ASKS)
    system = Told(tmp_path, *([asks] if person is ROOT else [asks, answer(), asks]))
    assert not try_commands(system, person, [TEST], tmp_path / "log")[-1].well


def test_a_check_that_is_left_out_has_failed_here(tmp_path: Path):
    checks = Checks(tmp_path)
    checks.outcomes = [Outcome("The wheel", False, "passed", 1.0)]
    assert judge(System(tmp_path), ROOT, TEST, answer(checks.summary())).well
    checks.outcomes.append(Outcome("Tests: on a screen", False, "left out: they need a virtual screen", 1.0))
    step = judge(System(tmp_path), ROOT, TEST, answer(checks.summary()))
    assert (step.well, step.words) == (False, "left out: they need a virtual screen")


def test_the_game_has_started_if_it_left_its_picture_and_its_save(tmp_path: Path):
    demo = tmp_path / "root" / "ddtable" / "demo"
    demo.mkdir(parents=True)
    (demo / "demo-1.ddtable").touch()
    assert not judge(System(tmp_path), ROOT, PLAY, answer()).well
    (demo / "demo-1.png").touch()
    assert judge(System(tmp_path), ROOT, PLAY, answer()).well
    assert not judge(System(tmp_path), ROOT, PLAY, answer(status=1)).well


def test_command_gets_a_clean_environment_and_separate_mounts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("SECRET_TOKEN", "of this machine")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("https_proxy", "a proxy")
    words = System(tmp_path).words(PLAYER, TEST)
    assert words[:2] == ["unshare", "--mount"]
    assert "--kill-child" in words
    assert words.index("-i") == words.index("env") + 1
    assert not any(word.startswith(("SECRET_TOKEN", "DISPLAY", "LANG")) for word in words)
    assert {"https_proxy=a proxy", "HOME=/home/player", "--userspec=player:player"} <= set(words)


def test_a_system_reaches_the_network_as_this_machine_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    root, here = tmp_path / "root", tmp_path / "here"
    (here / "pip").mkdir(parents=True)
    for name in ("hosts", "pip/pip.conf", "ca.crt"):
        (here / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(try_bare, "NETWORK", (str(here / "hosts"), str(here / "pip"), str(here / "not-here")))
    for name in try_bare.CERTIFICATES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CERT", str(here / "ca.crt"))
    try_bare.share_network(root, "another suite")
    copied = {str(path.relative_to(root)) for path in root.rglob("*") if path.is_file()}
    same = {str((here / name).relative_to("/")) for name in ("hosts", "pip/pip.conf")}
    assert copied == {*same, try_bare.CERTIFICATE}
    assert f"PIP_CERT=/{try_bare.CERTIFICATE}" in System(root).words(ROOT, PLAY)


def test_without_root_it_ends_in_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert try_bare.main([]) == 1
    assert capsys.readouterr().err == "Only root can make a bare system: run this as root.\n"
