"""The built program among the user's own programs on Linux: start menu entry, icon, what opens `.ddtable` files."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


@dataclass(frozen=True)
class Places:
    """Where everything goes: the program's folder, the command, and the folder of the desktop's own files."""

    program: Path
    command: Path
    share: Path

    @property
    def entry(self) -> Path:
        """The start menu entry."""
        return self.share / "applications" / "ddtable.desktop"

    @property
    def kind(self) -> Path:
        """What a saved game is."""
        return self.share / "mime" / "packages" / "ddtable.xml"

    def icon(self, size: int | None) -> Path:
        """The icon of a size, or the one for any size."""
        folder, ending = ("scalable", "svg") if size is None else (f"{size}x{size}", "png")
        return self.share / "icons" / "hicolor" / folder / "apps" / f"ddtable.{ending}"

    @property
    def files(self) -> list[Path]:
        """Everything beside the program's folder."""
        return [self.command, self.entry, self.kind, self.icon(None), *map(self.icon, SIZES)]


def places(environ: Mapping[str, str], home: Path) -> Places:
    """Return the places of a user, as the desktops' conventions name them."""
    named = environ.get("XDG_DATA_HOME", "")
    share = Path(named) if named.startswith("/") else home / ".local" / "share"
    return Places(home / ".local" / "opt" / "ddtable", home / ".local" / "bin" / "ddtable", share)


def install(built: Path, desktop: Path, to: Places) -> None:
    """Copy the built program and announce it; what an earlier installation left is replaced. Raises OSError."""
    shutil.rmtree(to.program, ignore_errors=True)
    shutil.copytree(built, to.program, symlinks=True)
    for path in to.files:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
    program = to.program / "ddtable"
    to.command.symlink_to(program)
    entry = (desktop / "ddtable.desktop").read_text(encoding="utf-8")
    to.entry.write_text(with_program(entry, program), encoding="utf-8")
    shutil.copyfile(desktop / "ddtable.xml", to.kind)
    shutil.copyfile(desktop / "ddtable.svg", to.icon(None))
    for size in SIZES:
        shutil.copyfile(desktop / f"ddtable-{size}.png", to.icon(size))
    announce(to)


def remove(to: Places) -> None:
    """Take away what `install` made; saved games and settings stay. Raises OSError."""
    for path in to.files:
        path.unlink(missing_ok=True)
    shutil.rmtree(to.program, ignore_errors=True)
    announce(to)


def with_program(entry: str, program: Path) -> str:
    """Return a desktop entry that starts the program by its full path: a desktop need not know the user's folders."""
    # An argument in quotes has its own backslashes, and the entry's text doubles each of them.
    quoted = re.sub(r'(["`$\\])', r"\\\1", str(program)).replace("\\", "\\\\").replace("%", "%%")
    entry = entry.replace("Exec=ddtable ", f'Exec="{quoted}" ')
    return entry.replace("TryExec=ddtable", f"TryExec={program}")


def announce(to: Places) -> None:
    """Let the desktop read its folders anew, where it has the programs for that."""
    for command in (
        ["update-desktop-database", "-q", str(to.entry.parent)],
        ["update-mime-database", str(to.kind.parent.parent)],
        ["gtk-update-icon-cache", "-q", "-t", "-f", str(to.share / "icons" / "hicolor")],
    ):
        if shutil.which(command[0]):
            subprocess.run(command, check=False, env=dict(os.environ), stdout=subprocess.DEVNULL)
