"""The licences of everything in the released program, collected from the packages installed on this computer."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from importlib.metadata import Distribution, distribution
from pathlib import Path, PurePath

from shipping.contents import distributions

RULE = "=" * 100
IS_LICENCE = re.compile(r"^(licen[cs]e|copying|notice|ofl)", re.IGNORECASE)
# Texts that a package names but does not bring.
KEPT = {
    "LGPL-3.0": ("LGPL-3.0.txt", "GPL-3.0.txt"),  # the first is written as additions to the second
    "Apache-2.0": ("Apache-2.0.txt",),
    "APL 2": ("Apache-2.0.txt",),
}
PYTHON_SAYS = "Python's licence: https://docs.python.org/3/license.html\n"
COMMON = Path("/usr/share/common-licenses")  # texts to which Debian's packages refer instead of bringing them
REFERENCE = re.compile(rf"{COMMON}/([A-Za-z0-9][A-Za-z0-9.-]*[A-Za-z0-9])")
NOBODY_SAYS = "No package of this system says which licence it has; it is the builder's to add.\n"


class LicenceMissing(Exception):
    """The licence of something in the released program is missing; the text names it."""


def third_party_licences(project: Path, libraries: Iterable[Path]) -> str:
    """Return the whole text: the notices, then each package, Python, PyInstaller's starter, the system's libraries."""
    folder = project / "packaging"
    qt = distribution("PySide6-Essentials").version
    notices = (folder / "notices.md").read_text(encoding="utf-8").replace("{qt}", qt)
    libraries_of = owners(system_libraries(libraries))
    parts, named = [notices.replace("{libraries}", "\n".join(map(source_of, libraries_of)) or "- none")], set[str]()
    for name in [*distributions(project), "pyinstaller"]:
        found = distribution(name)
        texts = own_texts(found)
        if not texts:
            kept = kept_texts(found)
            named.update(kept)
            texts = [f"The text is under {' and '.join(kept)} below.\n"]
        parts.append(_part(f"{found.metadata['Name']} {found.version}: {stated_licence(found)}", texts))
    parts.append(_part(f"Python {sys.version.split()[0]}", [python_text()]))
    for package, names in libraries_of.items():
        text = system_text(package)
        named.update(kept_name(reference, folder) for reference in references(text))
        parts.append(_part(f"{package or 'Other libraries'}: {', '.join(names)}", [text]))
    for name in sorted(named):
        parts.append(_part(name, [common_text(name, folder)]))
    return "\n".join(parts)


def _part(heading: str, texts: Sequence[str]) -> str:
    return f"{RULE}\n{heading}\n{RULE}\n\n" + "\n".join(f"{text.strip()}\n" for text in texts)


def stated_licence(found: Distribution) -> str:
    """Return the licence that a package states, in one line."""
    words = next((found.metadata[name] for name in ("License-Expression", "License") if name in found.metadata), "")
    return words.splitlines()[0].strip() if words.strip() else "see below"


def own_texts(found: Distribution) -> list[str]:
    """Return the licence texts that a package contains."""
    files = sorted((file for file in found.files or () if IS_LICENCE.match(file.name)), key=str)
    texts = [Path(str(file.locate())) for file in files if PurePath(file).suffix not in {".py", ".pyc"}]
    return [text.read_text(encoding="utf-8", errors="replace") for text in texts if text.is_file()]


def kept_texts(found: Distribution) -> tuple[str, ...]:
    """Return the names of the texts in this project for a package that contains none. Raises LicenceMissing."""
    stated = stated_licence(found)
    for words, names in KEPT.items():
        if stated.startswith(words):
            return names
    raise LicenceMissing(f"{found.metadata['Name']} brings no licence text, and none is kept for {stated!r}")


def python_text() -> str:
    """Return Python's own licence."""
    homes = [Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)]
    for path in (home / "LICENSE.txt" for home in homes):
        if path.is_file():
            return path.read_text(encoding="utf-8", errors="replace")
    return PYTHON_SAYS


def system_libraries(libraries: Iterable[Path]) -> list[Path]:
    """Return the libraries that belong neither to a package nor to Python, but to the system."""
    own = [Path(sysconfig.get_path(name)).resolve() for name in ("purelib", "platlib")]
    own += [Path(sys.base_prefix).resolve()] if Path(sys.base_prefix) != Path("/usr") else []
    resolved = {library.resolve() for library in libraries}
    return sorted(path for path in resolved if not any(path.is_relative_to(home) for home in own))


def owners(libraries: Iterable[Path]) -> dict[str, list[str]]:
    """Return the names of libraries by the system's package that contains them; "" for libraries without a package."""
    found: dict[str, list[str]] = {}
    for library in libraries:
        found.setdefault(_owner(library), []).append(library.name)
    return {package: found[package] for package in sorted(found)}


def _owner(library: Path) -> str:
    if not shutil.which("dpkg-query"):
        return ""
    told = subprocess.run(
        ["dpkg-query", "--search", f"*/{library.name}"],
        env={**os.environ, "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.partition(":")[0].strip() if told.returncode == 0 else ""


def system_text(package: str) -> str:
    """Return the text about the licence of a Debian package."""
    path = Path("/usr/share/doc", package, "copyright")
    if package and path.is_file():
        return path.read_text(encoding="utf-8", errors="replace")
    return NOBODY_SAYS


def references(text: str) -> set[str]:
    """Return the names of the licence texts that a Debian package refers to, with links followed."""
    return {(COMMON / name).resolve().name for name in REFERENCE.findall(text)}


def kept_name(reference: str, folder: Path) -> str:
    """Return the name for a text that Debian refers to: the name of the text in this project, if there is one."""
    kept = (f"{reference}.txt", f"{reference}.0.txt")
    return next((name for name in kept if (folder / "licences" / name).is_file()), reference)


def common_text(name: str, folder: Path) -> str:
    """Return a licence's text from this project or from the system. Raises LicenceMissing."""
    for path in (folder / "licences" / name, COMMON / name):
        if path.is_file():
            return path.read_text(encoding="utf-8", errors="replace")
    raise LicenceMissing(f"A library of the system refers to the licence {name}, whose text is not to be found")


def source_of(package: str) -> str:
    """Return one line with the source of a system package's libraries."""
    if not package:
        return "- libraries of no package: whoever built this program knows their source"
    told = subprocess.run(
        ["dpkg-query", "--show", "--showformat", "${source:Package} ${source:Version}", package],
        capture_output=True,
        text=True,
        check=False,
    )
    return f"- {package}: source package {told.stdout.strip()}" if told.returncode == 0 else f"- {package}"
