"""The user's list of default programs by type of file, which every desktop reads: `mimeapps.list`."""

from __future__ import annotations

from pathlib import Path

from ddtable.files.regular import read_regular
from ddtable.files.whole import write_whole

HEADING = "[Added Associations]"
MOST_BYTES = 8 << 20
KIND, ENTRY = "application/x-ddtable", "ddtable.desktop"


def add(path: Path) -> None:
    """Add the program to the list as the one that opens saved games. Raises OSError."""
    before = _read(path)
    if (after := associated(before)) != before:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, after)


def remove(path: Path) -> None:
    """Remove the program from the list, and the list if it is then empty. Raises OSError."""
    before = _read(path)
    after = dissociated(before)
    if after == before:
        return
    if after.strip():
        _write(path, after)
    else:
        path.unlink()


def associated(text: str) -> str:
    """Return the list with the program as the first one for saved games; everything else is unchanged."""
    lines = dissociated(text).splitlines()
    ours = f"{KIND}={ENTRY};"
    if HEADING not in lines:
        return "\n".join([*lines, *([""] if lines else []), HEADING, ours, ""])
    start = lines.index(HEADING) + 1
    for number, line in enumerate(lines[start:], start):
        if line.startswith("["):
            break
        if line.startswith(f"{KIND}="):
            lines[number] = ours + line.partition("=")[2]
            return "\n".join([*lines, ""])
    return "\n".join([*lines[:start], ours, *lines[start:], ""])


def dissociated(text: str) -> str:
    """Return the list without the program for saved games, and without a heading that is then empty."""
    if ENTRY not in text:
        return text
    kept: list[str] = []
    for line in text.splitlines():
        kind, _, entries = line.partition("=")
        others = [entry for entry in entries.split(";") if entry and entry != ENTRY]
        if kind != KIND or ENTRY not in entries.split(";"):
            kept.append(line)
        elif others:
            kept.append(f"{KIND}={';'.join(others)};")
    if HEADING in kept and not _filled(kept[kept.index(HEADING) + 1 :]):
        kept.remove(HEADING)
    return "\n".join(kept).strip("\n") + "\n" if any(kept) else ""


def _filled(lines: list[str]) -> list[str]:
    """Return the lines below a heading."""
    end = next((number for number, line in enumerate(lines) if line.startswith("[")), len(lines))
    return [line for line in lines[:end] if line.strip()]


def _read(path: Path) -> str:
    try:
        return read_regular(path, MOST_BYTES).decode("utf-8", "surrogateescape")
    except FileNotFoundError:
        return ""


def _write(path: Path, text: str) -> None:
    write_whole(path, text.encode("utf-8", "surrogateescape"))
