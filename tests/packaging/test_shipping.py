"""The content of the stand-alone program, its licences, its icon files, and its installation on Linux."""

from __future__ import annotations

import errno
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from xml.etree import ElementTree

import build
import pytest
import try_build
from PySide6.QtGui import QImageReader
from set_up import SetUpError, debian, for_checks
from set_up.environment import Environment
from shipping import associating, contents, icon_files, installing, licences

from ddtable import __version__, saves
from ddtable.commands.simulate import deal
from ddtable.engine.game import Game

PROJECT = Path(build.__file__).resolve().parent.parent
DESKTOP = PROJECT / "resources" / "desktop"
PINS = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)", re.MULTILINE)


def pins(lock: str) -> dict[str, str]:
    return dict(PINS.findall((PROJECT / "packaging" / lock).read_text(encoding="utf-8")))


# What goes in


def test_the_version_is_the_one_of_the_source():
    assert contents.version_of(PROJECT) == __version__


def test_the_lock_of_the_build_is_the_games_lock_and_more():
    game, develop, builder = (pins(f"requirements{kind}.txt") for kind in ("", "-dev", "-build"))
    assert game.items() <= builder.items()
    both = develop.keys() & builder.keys()
    assert {name: develop[name] for name in both} == {name: builder[name] for name in both}
    wanted = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert any(one.startswith("pyinstaller") for one in wanted["build"])
    assert build.pinned_builder() == builder["pyinstaller"]


@pytest.mark.parametrize(
    ("place", "goes_in"),
    [
        ("babel/locale-data/da.dat", True),
        ("babel/locale-data/en_GB.dat", True),
        ("babel/locale-data/root.dat", True),
        ("babel/locale-data/de.dat", False),
        ("babel/locale-data/dav.dat", False),
        ("PySide6/Qt/translations/qtbase_da.qm", True),
        ("PySide6/translations/qtbase_de.qm", False),
        ("PySide6/Qt/translations/qtdeclarative_da.qm", False),
        ("pytz/zoneinfo/Europe/Copenhagen", False),
        ("resources/i18n/da/settings.ftl", True),
    ],
)
def test_of_languages_only_ours_go_in(place, goes_in):
    assert contents.wanted_data(place) is goes_in


def test_the_print_servers_libraries_stay_outside():
    assert not contents.wanted_binary("libcups.so.2")
    assert not contents.wanted_binary("libgnutls.so.30")
    assert contents.wanted_binary("libxcb-cursor.so.0")
    assert contents.wanted_binary("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so")


def test_missing_requirements_of_a_build_are_named(monkeypatch, capsys):
    here = Environment(PROJECT, "3.11", Path("/nowhere"))
    monkeypatch.setattr(for_checks, "SHARED", "print('[\"3.11\", true, false]')")
    monkeypatch.setattr(Environment, "python", Path(sys.executable))
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr(debian, "is_root", lambda: False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(build, "ready_environment", lambda *_: here)
    assert build.main([]) == build.LACKING
    said = capsys.readouterr().err
    assert "libpython3.11" in said
    assert "binutils" in said


# Saved games are its files


def test_the_file_type_is_known_by_the_bytes_of_a_save(tmp_path):
    path = tmp_path / f"game{saves.SUFFIX}"
    seats = (saves.Seat("Mira", "person"), saves.Seat("Ragna", "person"))
    saves.create(path, Game(deal("classic", 2, 24, 1, 0)), seats, False, "2000-01-01T00:00:00+00:00").close()
    head = path.read_bytes()[:100]
    space = {"": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ElementTree.parse(DESKTOP / "ddtable.xml").getroot().find("mime-type", space)
    assert kind is not None
    matches = kind.findall(".//match", space)
    assert [int(match.attrib["offset"]) for match in matches] == [0, 68]
    for match in matches:
        value = match.attrib["value"].encode()
        assert head[int(match.attrib["offset"]) :].startswith(value)
    pattern = kind.find("glob", space)
    assert pattern is not None
    assert pattern.attrib["pattern"] == f"*{saves.SUFFIX}"
    assert f"MimeType={kind.attrib['type']};" in (DESKTOP / "ddtable.desktop").read_text(encoding="utf-8")


def test_macos_ties_the_same_suffix_to_the_program():
    plist = plistlib.loads(plistlib.dumps(contents.association()))
    (kind,) = plist["UTExportedTypeDeclarations"]
    (document,) = plist["CFBundleDocumentTypes"]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [saves.SUFFIX.removeprefix(".")]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]


def test_the_icon_files_of_windows_and_macos_hold_every_size(tmp_path, qapp):
    for name, make, sizes in (
        ("ddtable.ico", icon_files.ico, icon_files.ICO_SIZES),
        ("ddtable.icns", icon_files.icns, (512,)),
    ):
        path = tmp_path / name
        path.write_bytes(make(DESKTOP))
        reader = QImageReader(str(path))
        found = set()
        for number in range(reader.imageCount()):
            reader.jumpToImage(number)
            found.add(reader.read().width())
        assert set(sizes) <= found


# Licences


@pytest.mark.parametrize("name", contents.distributions(PROJECT))
def test_every_package_that_ships_has_a_licence_text(name):
    found = distribution(name)
    texts = licences.own_texts(found)
    kept = () if texts else licences.kept_texts(found)
    texts += [(PROJECT / "packaging" / "licences" / one).read_text(encoding="utf-8") for one in kept]
    assert max(len(text) for text in texts) > 400


def test_a_package_without_a_licence_stops_the_build(monkeypatch):
    monkeypatch.setattr(licences, "stated_licence", lambda _: "Some other licence")
    with pytest.raises(licences.LicenceMissing, match="Some other licence"):
        licences.kept_texts(distribution("PySide6-Essentials"))


def test_notices_name_the_content_and_offer_the_source(monkeypatch):
    monkeypatch.setattr(licences, "distribution", lambda name: distribution(name.replace("pyinstaller", "pytest")))
    monkeypatch.setattr(licences, "_owner", lambda library: "libxcb-cursor0")
    text = licences.third_party_licences(PROJECT, [Path("/usr/lib/libxcb-cursor.so.0")])
    qt = distribution("PySide6-Essentials").version
    for part in (f"Qt {qt}", "written offer", "You may replace these libraries", "libxcb-cursor.so.0"):
        assert part in text
    assert "{qt}" not in text
    assert len(re.findall("GNU LESSER GENERAL PUBLIC LICENSE\n *Version 3", text)) == 1, (
        "what several need is there once"
    )
    assert "SIL OPEN FONT LICENSE" in text.upper()
    assert "Python Software Foundation" in text or licences.PYTHON_SAYS in text


def test_a_library_that_refers_to_a_licence_brings_its_text_and_the_offer_of_its_source(monkeypatch, tmp_path):
    words = "see `/usr/share/common-licenses/LGPL-2.1'. See also /usr/share/common-licenses/Mine."
    monkeypatch.setattr(licences, "COMMON", tmp_path)
    (tmp_path / "Mine").write_text("Do as you like.", encoding="utf-8")
    monkeypatch.setattr(licences, "distribution", lambda name: distribution(name.replace("pyinstaller", "pytest")))
    monkeypatch.setattr(licences, "_owner", lambda _: "libglib2.0-0")
    monkeypatch.setattr(licences, "system_text", lambda _: words)
    monkeypatch.setattr(licences, "source_of", lambda package: f"- {package}: source package glib2.0 2.74")
    text = licences.third_party_licences(PROJECT, [Path("/usr/lib/libglib-2.0.so.0")])
    assert re.search("GNU LESSER GENERAL PUBLIC LICENSE\n *Version 2.1", text)
    assert "Do as you like." in text
    assert "- libglib2.0-0: source package glib2.0 2.74\n" in text
    assert "Unicode, Inc." in text
    (tmp_path / "Mine").unlink()
    with pytest.raises(licences.LicenceMissing, match="Mine"):
        licences.third_party_licences(PROJECT, [Path("/usr/lib/libglib-2.0.so.0")])


def test_libraries_are_listed_by_package(monkeypatch):
    monkeypatch.setattr(licences, "_owner", lambda library: "libx11-6" if "X11" in library.name else "")
    found = licences.owners([Path("/usr/lib/libX11.so.6"), Path("/opt/libodd.so.1"), Path("/usr/lib/libX11-xcb.so.1")])
    assert found == {"": ["libodd.so.1"], "libx11-6": ["libX11.so.6", "libX11-xcb.so.1"]}
    assert licences.system_text("") == licences.NOBODY_SAYS


# Installed on Linux


@pytest.fixture
def built(tmp_path) -> Path:
    folder = tmp_path / "dist" / "ddtable"
    (folder / "_internal").mkdir(parents=True)
    (folder / "ddtable").write_text("#!/bin/sh\n", encoding="utf-8")
    (folder / "_internal" / "part").write_text("new", encoding="utf-8")
    return folder


@pytest.fixture
def to(tmp_path, monkeypatch) -> installing.Places:
    monkeypatch.setattr(installing, "announce", lambda _: None)
    return installing.places({}, tmp_path / "a home")


def test_an_installation_is_complete_and_can_be_done_again(built, to):
    installing.install(built, DESKTOP, to)
    (to.program / "_internal" / "old part").touch()
    installing.install(built, DESKTOP, to)
    assert to.command.resolve() == (to.program / "ddtable").resolve()
    assert (to.program / "_internal" / "part").read_text(encoding="utf-8") == "new"
    assert not (to.program / "_internal" / "old part").exists()
    entry = to.entry.read_text(encoding="utf-8")
    assert f'Exec="{to.program / "ddtable"}" play %f\n' in entry
    assert f"TryExec={to.program / 'ddtable'}\n" in entry
    assert all(path.is_file() for path in to.files)


def test_removal_deletes_exactly_the_installed_files(built, to):
    installing.install(built, DESKTOP, to)
    game = to.share / "ddtable" / "games" / "mine.ddtable"
    game.parent.mkdir(parents=True)
    game.touch()
    other = to.entry.with_name("other.desktop")
    other.touch()
    installing.remove(to)
    assert not to.program.exists()
    assert not any(path.is_symlink() or path.exists() for path in to.files)
    assert game.exists()
    assert other.exists()
    installing.remove(to)


def test_removal_restores_the_earlier_state(built, to):
    before = to.associations
    installing.install(built, DESKTOP, to)
    (to.kind.parent.parent / "globs").touch()  # as the desktop's own programs leave it
    assert installing.remove(to)
    assert not [path for path in before.parent.parent.rglob("*") if not path.is_dir()]
    assert not to.program.parent.exists()
    assert not list(to.share.iterdir())
    assert not installing.remove(to), "there is nothing more"


def test_another_programs_command_is_neither_replaced_nor_removed(built, to, tmp_path):
    other = tmp_path / "pipx" / "ddtable"
    other.parent.mkdir()
    other.touch()
    to.command.parent.mkdir(parents=True)
    to.command.symlink_to(other)
    with pytest.raises(SetUpError, match="pipx"):
        installing.install(built, DESKTOP, to)
    assert not to.program.exists()
    assert not installing.remove(to)
    assert to.command.resolve() == other
    to.command.unlink()
    installing.install(built, DESKTOP, to)
    to.command.unlink()
    to.command.symlink_to(other)
    assert installing.remove(to)
    assert to.command.resolve() == other
    assert not to.program.exists()


@pytest.mark.parametrize("what", ["folder", "clone", "link", "file", "loose link"])
def test_what_the_user_has_in_the_programs_place_stays(built, to, tmp_path, what):
    """A folder `~/.local/opt/ddtable` of the user's own was removed with everything in it."""
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "game.ddtable").write_text("precious")
    to.program.parent.mkdir(parents=True)
    if what == "file":
        to.program.write_text("precious")
    elif what in ("link", "loose link"):
        to.program.symlink_to(mine if what == "link" else tmp_path / "nowhere")
    else:
        mine.rename(to.program)
        if what == "clone":
            (to.program / "ddtable").mkdir()
    there = sorted(path for path in tmp_path.rglob("*"))
    for act in (lambda: installing.install(built, DESKTOP, to), lambda: installing.remove(to)):
        with pytest.raises(SetUpError, match="nothing was changed"):
            act()
    assert sorted(path for path in tmp_path.rglob("*")) == there


def test_folders_beside_the_program_stay(built, to):
    for word in ("new", "old"):
        mine = to.program.with_name(f"ddtable.{word}")
        mine.mkdir(parents=True)
        (mine / "mine").write_text("precious")
    installing.install(built, DESKTOP, to)
    installing.install(built, DESKTOP, to)
    installing.remove(to)
    assert {path.name for path in to.program.parent.rglob("mine")} == {"mine"}
    assert len(list(to.program.parent.iterdir())) == 2


@pytest.mark.parametrize("home", ["a\nExec=evil", os.fsdecode(b"\xff"), "\x1b[31m"])
def test_a_home_that_cannot_stand_in_the_start_menu_is_refused(built, tmp_path, home):
    """A line break began a line of its own in the entry; a name that is no text ended in a traceback."""
    to = installing.places({}, tmp_path / home)
    with pytest.raises(SetUpError, match="cannot stand in the start menu") as told:
        installing.install(built, DESKTOP, to)
    assert str(told.value).isprintable()
    assert not (tmp_path / home).exists()


def test_the_list_of_who_opens_what_is_written_over_nothing_else(built, to, tmp_path):
    """`mimeapps.list.new` was written over, and through where it was a link."""
    to.associations.parent.mkdir(parents=True)
    before = "[Default Applications]\ntext/html=browser.desktop;\n"
    to.associations.write_text(before)
    mine = tmp_path / "mine"
    mine.write_text("precious")
    link = to.associations.with_name("mimeapps.list.new")
    link.symlink_to(mine)
    installing.install(built, DESKTOP, to)
    assert associating.KIND in to.associations.read_text()
    installing.remove(to)
    assert mine.read_text() == "precious"
    assert link.is_symlink()
    assert to.associations.read_text() == before


@pytest.mark.parametrize("what", ["pipe", "loop", "folder", "huge"])
def test_a_list_of_who_opens_what_that_is_none_is_a_sentence(built, to, what):
    """A pipe in its place was waited for without end; a link to itself ended in a traceback."""
    to.associations.parent.mkdir(parents=True)
    if what == "pipe":
        os.mkfifo(to.associations)
    elif what == "loop":
        to.associations.symlink_to(to.associations)
    elif what == "folder":
        to.associations.mkdir()
    else:
        with to.associations.open("wb") as file:
            file.truncate(1 << 30)
    with pytest.raises(SetUpError, match="cannot be written"):
        installing.install(built, DESKTOP, to)


def test_full_disk_keeps_the_earlier_program(built, to, monkeypatch):
    installing.install(built, DESKTOP, to)
    (to.program / "_internal" / "part").write_text("old", encoding="utf-8")

    def full(source, target, **_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target))

    monkeypatch.setattr(shutil, "copyfile", full)
    with pytest.raises(SetUpError) as told:
        installing.install(built, DESKTOP, to)
    assert os.strerror(errno.ENOSPC) in str(told.value)
    assert "[" not in str(told.value), "a sentence, not Python's list of errors"
    assert (to.program / "_internal" / "part").read_text(encoding="utf-8") == "old"
    assert list(to.program.parent.iterdir()) == [to.program], "no half copy is left"


def test_copy_that_cannot_take_the_earlier_programs_place_leaves_the_earlier_one(built, to, monkeypatch):
    installing.install(built, DESKTOP, to)
    (to.program / "_internal" / "part").write_text("old", encoding="utf-8")
    rename = Path.rename

    def refused(path, target):
        if path.name.endswith(".new"):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(target))
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", refused)
    with pytest.raises(SetUpError, match=os.strerror(errno.EIO)):
        installing.install(built, DESKTOP, to)
    assert (to.program / "_internal" / "part").read_text(encoding="utf-8") == "old"
    assert list(to.program.parent.iterdir()) == [to.program]


def test_a_running_program_keeps_its_files(built, to, tmp_path, monkeypatch):
    installing.install(built, DESKTOP, to)
    process = tmp_path / "proc" / "17"
    process.mkdir(parents=True)
    (process / "exe").symlink_to(to.program / "ddtable")
    monkeypatch.setattr(installing, "PROCESSES", tmp_path / "proc")
    for act in (lambda: installing.install(built, DESKTOP, to), lambda: installing.remove(to)):
        with pytest.raises(SetUpError, match="running"):
            act()
    assert (to.program / "_internal" / "part").exists()


def test_removal_reports_that_nothing_is_installed(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    assert build.main(["--remove"]) == 0
    assert "Nothing was installed" in capsys.readouterr().out


@pytest.mark.parametrize(
    "before",
    [
        "",
        "[Default Applications]\ntext/html=browser.desktop;\n",
        "[Added Associations]\ntext/html=browser.desktop;\n\n[Removed Associations]\nimage/png=viewer.desktop;\n",
        f"[Added Associations]\n{associating.KIND}=other.desktop;\n",
    ],
)
def test_list_of_default_programs_is_restored(before):
    with_us = associating.associated(before)
    ours = with_us.partition(associating.HEADING)[2].partition("\n[")[0]
    assert f"{associating.KIND}={associating.ENTRY};" in ours, "first of those that open it, whoever else does"
    assert associating.associated(with_us) == with_us
    assert associating.dissociated(with_us).strip() == before.strip()


def test_a_data_folder_that_was_named_is_used(tmp_path):
    assert installing.places({"XDG_DATA_HOME": "/elsewhere"}, tmp_path).share == Path("/elsewhere")
    assert installing.places({"XDG_DATA_HOME": "relative"}, tmp_path).share == tmp_path / ".local" / "share"


def test_signs_that_mean_something_in_an_entry_are_quoted():
    entry = (DESKTOP / "ddtable.desktop").read_text(encoding="utf-8")
    quoted = installing.with_program(entry, Path('/home/100%/a "b" $c/ddtable'))
    assert r'Exec="/home/100%%/a \\"b\\" \\$c/ddtable" play %f' in quoted


# The trial finds what is not well


@pytest.fixture
def trial(tmp_path) -> try_build.Trial:
    program = tmp_path / "program"
    program.write_text('#!/bin/sh\n[ "$1" = complain ] && echo trouble >&2\n[ "$1" != fail ]\n', encoding="utf-8")
    program.chmod(0o755)
    return try_build.Trial(program, tmp_path)


def test_a_program_that_fails_or_complains_is_not_well(trial, capsys):
    assert trial.run("fine") == ""
    for bad in ("fail", "complain"):
        with pytest.raises(try_build.Unwell, match=bad):
            trial.run(bad)
        assert not try_build.attempt(bad, lambda bad=bad: trial.run(bad))
    assert "FAIL complain" in capsys.readouterr().out


def test_messages_of_the_offscreen_platform_are_no_error(trial):
    trial.program.write_text(
        "#!/bin/sh\necho 'This plugin does not support propagateSizeHints()' >&2\n", encoding="utf-8"
    )
    assert trial.run("fine") == ""


def test_a_program_of_another_version_or_without_licences_is_not_well(trial):
    with pytest.raises(try_build.Unwell, match="calls itself"):
        try_build.version(trial)
    with pytest.raises(try_build.Unwell, match="LICENSE"):
        try_build.is_whole(trial)


@pytest.mark.parametrize("script", ["packaging/try_build.py", "packaging/try_wheel.py", "-m benchmarks"])
def test_script_with_another_python_names_the_right_one(script):
    """-S keeps the packages of this Python from it."""
    ended = subprocess.run(
        [sys.executable, "-S", *script.split()], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 1
    assert ".venv/bin/python" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_build_options_are_parsed():
    assert build.parse(["--kept", "--try"]).kept
    assert build.parse(["--remove"]).remove
    assert not build.parse([]).try_out


def test_half_a_build_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A build that was killed while it copied leaves a program file without most of what it needs."""
    monkeypatch.setattr(build, "DIST", tmp_path / "dist")
    monkeypatch.setattr(build, "WORK", tmp_path / "build")
    monkeypatch.setattr(build, "build_environment", lambda: None)
    built: list[object] = []
    monkeypatch.setattr(build, "build", built.append)
    build.program().parent.mkdir(parents=True)
    build.program().touch()
    assert build.run(["--kept"]) == 0
    assert len(built) == 1
    build.WORK.mkdir()
    build.whole().touch()
    assert build.run(["--kept"]) == 0
    assert len(built) == 1
