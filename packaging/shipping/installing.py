"""Install the built program for one user on Linux: start menu entry, icon, default program for `.ddtable` files."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from set_up import SetUpError

from shipping import associating

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
PROCESSES = Path("/proc")
ERROR_NUMBER = re.compile(r"\[Errno (\d+)\]")
# What the desktop's own programs make of their folders, and leave behind when nothing is in them any more.
MADE_OF_TYPES = [
    *("XMLnamespaces", "aliases", "generic-icons", "globs", "globs2", "icons", "magic", "mime.cache", "subclasses"),
    *("treemagic", "types", "version"),
]


@dataclass(frozen=True)
class Places:
    """The paths of an installation: the program's folder, the command, the desktop's files and default programs."""

    program: Path
    command: Path
    share: Path
    associations: Path

    @property
    def entry(self) -> Path:
        """The start menu entry."""
        return self.share / "applications" / "ddtable.desktop"

    @property
    def kind(self) -> Path:
        """The file type of saved games."""
        return self.share / "mime" / "packages" / "ddtable.xml"

    def icon(self, size: int | None) -> Path:
        """The icon of a size, or the one for any size."""
        folder, ending = ("scalable", "svg") if size is None else (f"{size}x{size}", "png")
        return self.share / "icons" / "hicolor" / folder / "apps" / f"ddtable.{ending}"

    @property
    def files(self) -> list[Path]:
        """All files except the program's folder and the command."""
        return [self.entry, self.kind, self.icon(None), *map(self.icon, SIZES)]


def places(environ: Mapping[str, str], home: Path) -> Places:
    """Return the paths for a user, by the conventions of desktops (XDG)."""
    share = _named(environ, "XDG_DATA_HOME", home / ".local" / "share")
    config = _named(environ, "XDG_CONFIG_HOME", home / ".config")
    local = home / ".local"
    return Places(local / "opt" / "ddtable", local / "bin" / "ddtable", share, config / "mimeapps.list")


def _named(environ: Mapping[str, str], name: str, usual: Path) -> Path:
    named = environ.get(name, "")
    return Path(named) if named.startswith("/") else usual


def install(built: Path, desktop: Path, to: Places) -> None:
    """Copy the built program and add it to the desktop; an earlier installation is replaced.

    Raises SetUpError; the earlier program is then unchanged.
    """
    if os.path.lexists(to.command) and not is_ours(to):
        raise SetUpError(
            f"{to.command} is another ddtable, which something else has installed (pipx?); nothing was changed."
            " Remove it there, and do this again."
        )
    refuse_unwritable_name(to.program)
    refuse_another(to.program)
    refuse_running(to)
    with _sentences(to.program):
        _replace(built, to.program)
    program = to.program / "ddtable"
    with _sentences(to.share):
        for path in (to.command, *to.files):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
        to.command.symlink_to(program)
        entry = (desktop / "ddtable.desktop").read_text(encoding="utf-8")
        to.entry.write_text(with_program(entry, program), encoding="utf-8")
        shutil.copyfile(desktop / "ddtable.xml", to.kind)
        shutil.copyfile(desktop / "ddtable.svg", to.icon(None))
        for size in SIZES:
            shutil.copyfile(desktop / f"ddtable-{size}.png", to.icon(size))
        associating.add(to.associations)
        announce(to)


def _replace(built: Path, program: Path) -> None:
    """Replace a folder by a copy of another one. Raises OSError; the old folder is then unchanged."""
    fresh, old = (program.with_name(f".{program.name}.{word}") for word in ("new", "old"))
    program.parent.mkdir(parents=True, exist_ok=True)
    for left in (fresh, old):
        shutil.rmtree(left, ignore_errors=True)
    try:
        shutil.copytree(built, fresh, symlinks=True)
        if program.exists():
            program.rename(old)
        fresh.rename(program)
    except BaseException:
        if old.exists() and not program.exists():
            old.rename(program)
        shutil.rmtree(fresh, ignore_errors=True)
        raise
    shutil.rmtree(old, ignore_errors=True)


def remove(to: Places) -> bool:
    """Remove everything that `install` made, except saved games; False if there was nothing. Raises SetUpError."""
    ours = [path for path in (*([to.command] if is_ours(to) else []), *to.files) if os.path.lexists(path)]
    if not ours and not os.path.lexists(to.program):
        return False
    refuse_another(to.program)
    refuse_running(to)
    with _sentences(to.program):
        for path in ours:
            path.unlink()
        if to.program.exists():
            shutil.rmtree(to.program)
        associating.remove(to.associations)
        announce(to)
    tidy(to)
    return True


def is_ours(to: Places) -> bool:
    """Return True if the command is a link into the program's folder; otherwise another program has its name."""
    return to.command.is_symlink() and to.command.parent.joinpath(to.command.readlink()).is_relative_to(to.program)


def refuse_unwritable_name(program: Path) -> None:
    """Raise SetUpError for a path with control characters; a line break would begin a line in the start menu entry."""
    if not str(program).isprintable():
        raise SetUpError(f"The path {str(program)!r} cannot stand in the start menu; nothing was changed.")


def refuse_another(program: Path) -> None:
    """Raise SetUpError if the program's path is something else, such as a folder of the user."""
    if not os.path.lexists(program):
        return
    if program.is_symlink() or not program.is_dir() or (any(program.iterdir()) and not (program / "ddtable").is_file()):
        raise SetUpError(f"{program} was not put there by this command; nothing was changed. Move it, and try again.")


def refuse_running(to: Places) -> None:
    """Raise SetUpError while the installed program runs, because it still reads its files."""
    for process in PROCESSES.glob("[0-9]*/exe"):
        with contextlib.suppress(OSError):
            if process.readlink().is_relative_to(to.program):
                raise SetUpError("ddtable is running; close its windows first, and do this again.")


@contextlib.contextmanager
def _sentences(place: Path) -> Iterator[None]:
    """Turn an OSError into a SetUpError of one sentence."""
    try:
        yield
    except OSError as error:
        raise SetUpError(f"{error.filename or place} cannot be written ({_why(error)}).") from error


def _why(error: OSError) -> str:
    """Return the system's reason; an error about several files has it only in its text."""
    number = ERROR_NUMBER.search(str(error))
    return error.strerror or (os.strerror(int(number[1])) if number else "it cannot be copied")


def with_program(entry: str, program: Path) -> str:
    """Return a desktop entry that starts the program by its full path; a desktop may not know the user's folders."""
    # An argument in quotes has its own backslashes, and the entry's text doubles each of them.
    quoted = re.sub(r'(["`$\\])', r"\\\1", str(program)).replace("\\", "\\\\").replace("%", "%%")
    entry = entry.replace("Exec=ddtable ", f'Exec="{quoted}" ')
    return entry.replace("TryExec=ddtable", f"TryExec={program}")


def announce(to: Places) -> None:
    """Update the desktop's lists, if it has the programs for that."""
    icons = to.share / "icons" / "hicolor"
    for folder, command in (
        (to.entry.parent, ["update-desktop-database", "-q", str(to.entry.parent)]),
        (to.kind.parent, ["update-mime-database", str(to.kind.parent.parent)]),
        (icons, ["gtk-update-icon-cache", "-q", "-t", "-f", str(icons)]),
    ):
        if folder.is_dir() and shutil.which(command[0]):
            subprocess.run(command, check=False, env=dict(os.environ), stdout=subprocess.DEVNULL)


def tidy(to: Places) -> None:
    """Remove the folders that are now empty, and the empty lists that the desktop made in them."""
    types, icons = to.kind.parent.parent, to.share / "icons" / "hicolor"
    made: list[Path] = []
    if not any(to.kind.parent.glob("*.xml")):
        made += [types / name for name in MADE_OF_TYPES]
    if not any(to.entry.parent.glob("*.desktop")):
        made.append(to.entry.parent / "mimeinfo.cache")
    if not any(path.is_file() for path in icons.glob("*/**/*")):
        made.append(icons / "icon-theme.cache")
    for path in made:
        with contextlib.suppress(OSError):
            path.unlink()
    kept = {to.share, *to.share.parents, to.program.parent.parent}
    for first in (to.program.parent, to.command.parent, types / "application", *(path.parent for path in to.files)):
        for folder in (first, *first.parents):
            if folder in kept:
                break
            with contextlib.suppress(OSError):
                folder.rmdir()  # which a folder with something in it refuses
