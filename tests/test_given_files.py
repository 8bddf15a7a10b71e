"""Whatever stands where a text file should be, each opener says in one sentence why it cannot be read, and at once."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ddtable import cli
from ddtable.commands import CommandError
from ddtable.commands.roster import find_forces
from ddtable.files.regular import FileTooLarge, ImpossibleName, NotRegularFile
from ddtable.files.unread import unread
from ddtable.forces.ddarmy import read_ddarmy
from ddtable.forces.ddforce import read_ddforce
from ddtable.forces.documents import load_each
from ddtable.forces.force import ForceError
from ddtable.forces.own_armies import OwnArmies
from ddtable.rules.battle_dice.tables_file import read_tables_file
from ddtable.words.sentences import Words

PATIENCE = 60  # seconds until a test that waits for a pipe is ended
NOT_UTF_8 = os.fsdecode(b"caf\xe9")

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")


@pytest.fixture(autouse=True)
def _no_waiting() -> Iterator[None]:
    before = signal.signal(signal.SIGALRM, _waited)
    signal.alarm(PATIENCE)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def _waited(*_: object) -> None:
    raise AssertionError("it waits")


def refusal(read: Callable[[Path], object]) -> Callable[[Path], str]:
    def said(path: Path) -> str:
        with pytest.raises(ForceError) as refused:
            read(path)
        return Words("en").trouble(refused.value.args[0])

    return said


def of_own_armies(path: Path) -> str:
    return str(OwnArmies(path).trouble)


def command(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """Return the one sentence of a command that fails, but for an error that nobody foresaw."""
    assert cli.main([*map(str, words)]) in (1, 2)
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1
    assert "unexpected" not in printed.err
    return printed.err.removeprefix("ddtable: ")


READERS: dict[str, tuple[str, Callable[[Path], str]]] = {
    "a force": (".ddforce", refusal(read_ddforce)),
    "an army": (".ddarmy", refusal(read_ddarmy)),
    "own armies": (".json", of_own_armies),
    "forces in TOML": (".toml", refusal(load_each)),
    "tables": (".ddtables", refusal(read_tables_file)),
}
COMMANDS = {
    "force check": (".ddforce", ("force", "check")),
    "force check of TOML": (".toml", ("force", "check")),
    "force show": (".ddforce", ("force", "show")),
    "force show of TOML": (".toml", ("force", "show")),
    "roster of an army": (".ddarmy", ("roster", "text")),
    "library import": (".json", ("library", "import")),
    "collection import": (".csv", ("library", "collection", "import", "Mira")),
}


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def folder(path: Path) -> None:
    path.mkdir()


def loop(path: Path) -> None:
    path.symlink_to(path.name)


def sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 40)


def of_root(path: Path) -> None:
    path.write_text("")
    path.chmod(0)


STRANGE = {
    "a pipe": (pipe, "it is a pipe or a device, not a file"),
    "a device": (device, "it is a pipe or a device, not a file"),
    "a folder": (folder, "it is a folder"),
    "a link to itself": (loop, "its links lead in a circle"),
    "a terabyte": (sparse, "is too large: at most "),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("kind", STRANGE)
def test_no_reader_takes_anything_but_a_regular_file_of_a_bearable_size(tmp_path: Path, reader: str, kind: str):
    (suffix, read), (make, why) = READERS[reader], STRANGE[kind]
    path = tmp_path / f"strange{suffix}"
    make(path)
    said = read(path)
    assert f"strange{suffix}" in said
    assert why in said


@pytest.mark.parametrize("asked", COMMANDS)
@pytest.mark.parametrize("kind", STRANGE)
def test_no_command_takes_anything_but_a_regular_file_of_a_bearable_size(capsys, tmp_path: Path, asked: str, kind: str):
    (suffix, words), (make, why) = COMMANDS[asked], STRANGE[kind]
    path = tmp_path / f"strange{suffix}"
    make(path)
    assert why in command(capsys, *words, path)


@pytest.mark.parametrize("reader", [name for name in READERS if name != "own armies"])
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("x" * 300, "its path is too long"),
        ("/".join(["x" * 200] * 30), "its path is too long"),
        ("zero\0byte", "its name has an invalid character"),
        (NOT_UTF_8, "the file does not exist"),
    ],
    ids=["long name", "long path", "zero byte", "not UTF-8"],
)
def test_a_path_that_no_disk_has_is_a_sentence(tmp_path: Path, reader: str, name: str, why: str):
    suffix, read = READERS[reader]
    said = read(tmp_path / f"{name}{suffix}")
    assert why in said
    assert len(said) < 400
    said.encode()


@pytest.mark.parametrize("asked", COMMANDS)
@pytest.mark.parametrize("name", ["x" * 300, "x/" * 3000 + "x", NOT_UTF_8], ids=["long name", "long path", "not UTF-8"])
def test_no_command_breaks_at_a_path_that_no_disk_has(capsys, tmp_path: Path, asked: str, name: str):
    suffix, words = COMMANDS[asked]
    said = command(capsys, *words, tmp_path / f"{name}{suffix}")
    assert "There is no file" in said or "its path is too long" in said
    said.encode()


@pytest.mark.parametrize(
    "words",
    [
        ("play", "{}.ddforce"),
        ("roster", "text", "{}"),
        ("roster", "text", "{}.ddarmy"),
        ("roster", "text", "{}.toml"),
        ("roster", "text", "mire_wolves", "--out", "{}.txt"),
        ("force", "random", "--out", "{}.ddforce"),
        ("library", "--file", "{}", "check"),
        ("dice", "show", "{}"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("name", ["x" * 300, "x/" * 3000 + "x"], ids=["long name", "long path"])
def test_no_word_on_the_command_line_is_too_long(capsys, tmp_path: Path, words: tuple[str, ...], name: str):
    place = str(tmp_path / name)
    said = command(capsys, *(word.format(place) for word in words))
    assert len(said) < 5000
    said.encode()


def test_what_a_stranger_calls_a_file_steers_no_terminal(capsys, tmp_path: Path):
    path = tmp_path / f"evil\x1b[2J\u202e{NOT_UTF_8}.ddforce"
    path.write_text("{}")
    assert command(capsys, "force", "check", path) == "evil [2Jcaf.ddforce is not a force file of ddtable.\n"
    assert cli.main(["force", "check", str(path), str(path), "--json"]) == 1
    printed = capsys.readouterr()
    assert "evil [2Jcaf.ddforce" in printed.out
    assert not {"\x1b", "\u202e", "\udce9"} & set(printed.out + printed.err)


def test_a_file_that_may_not_be_read_is_said(tmp_path: Path):
    assert "permission" in unread(tmp_path / "mine.toml", PermissionError(13, "Permission denied"))
    assert unread(Path("/"), NotRegularFile(Path("/"))) == "Could not read /: it is a folder."
    assert "Stale" in unread(tmp_path / "x", OSError(116, "Stale file handle"))


def test_every_reason_is_said_in_every_language(tmp_path: Path):
    path = tmp_path / "x"
    path.mkdir()
    reasons = [(path / "x", OSError(number, "other")) for number in (2, 13, 36, 40, 5, 116)]
    reasons += [(one, NotRegularFile(one)) for one in (path, path / "x")]
    reasons += [(path, ImpossibleName(path)), (path, FileTooLarge(path, 1 << 24)), (path, FileTooLarge(path, 1 << 16))]
    for language in ("en", "da"):
        said = {Words(language).trouble(unread(*reason)) for reason in reasons}
        assert len(said) == len(reasons)


def test_a_name_is_looked_up_where_no_file_can_be_called_so():
    with pytest.raises(CommandError, match="There is no force or file"):
        find_forces("x" * 5000)


@pytest.mark.parametrize("folder", ["x" * 300, "x/" * 3000 + "x"], ids=["long name", "long path"])
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("dice", "show", "troll"), 0),
        (("roster", "list"), 0),
        (("roster", "text", "mire_wolves"), 0),
        (("force", "show", "mire_wolves"), 0),
        (("force", "random"), 0),
        (("force", "random", "--collection", "Mira"), 2),
        (("library", "check"), 2),
        (("library", "export", "-"), 2),
    ],
    ids=str,
)
def test_a_data_folder_that_no_disk_has_is_as_good_as_none(
    capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str, words: tuple[str, ...], code: int
):
    for place in ("ddtable.library.user_data_path", "ddtable.forces.own_armies.user_data_path"):
        monkeypatch.setattr(place, lambda *_, **__: tmp_path / folder)
    assert cli.main([*words]) == code
    printed = capsys.readouterr()
    assert "unexpected" not in printed.err
    assert bool(printed.err) == bool(code)
