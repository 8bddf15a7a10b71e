"""The contents and the description of the released program, for `packaging/ddtable.spec`."""

from __future__ import annotations

import re
from pathlib import Path, PurePath
from typing import Any

FONTS = ("font_manrope", "font_source_serif_pro")  # found by name only: their files lie beside them
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==", re.MULTILINE)
EXCLUDED = [
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL", "PySide6.QtPdf", "PySide6.QtTest"),
    *("ssl", "_ssl", "_hashlib"),  # the program never speaks to a network; digests need no OpenSSL
    *("PIL", "tkinter", "curses", "readline", "pydoc", "doctest", "lib2to3", "ensurepip", "venv"),
    *("pip", "setuptools", "pkg_resources", "_pytest", "pytest", "hypothesis", "mypy", "greenlet"),
    # Alembic imports the dialect of PostgreSQL, and of these only that one, whatever database it works on.
    *("sqlalchemy.dialects.mssql", "sqlalchemy.dialects.mysql", "sqlalchemy.dialects.oracle"),
    *("sqlalchemy.ext.asyncio", "MySQLdb", "psycopg2", "pysqlite2"),
]
LANGUAGES = ("en", "da")
LOCALE_DATA = re.compile(rf"babel/locale-data/(?!(root|{'|'.join(LANGUAGES)})(_[A-Z]+)?\.dat$)")
TRANSLATIONS = re.compile(rf"translations/(?!qtbase_({'|'.join(LANGUAGES)})\.qm$)")
# Printers are the system's business: its own libcups, with all that it stands on, must match its print server.
PRINTING = re.compile(
    r"lib(cups|avahi-(client|common)|gnutls|gssapi_krb5|krb5(support)?|k5crypto|com_err|keyutils"
    r"|p11-kit|nettle|hogweed|gmp|idn2|unistring|tasn1)\.so"
)
VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
SUFFIX = "ddtable"
KIND = "ddtable.saved-game"


def version_of(project: Path) -> str:
    """Return the version, which is written only in `ddtable/__init__.py`."""
    found = VERSION.search((project / "ddtable" / "__init__.py").read_text(encoding="utf-8"))
    if found is None:
        raise ValueError("ddtable/__init__.py states no version")
    return found[1]


def distributions(project: Path) -> list[str]:
    """Return the names of all packages in the game's lock file."""
    return PINNED.findall((project / "packaging" / "requirements.txt").read_text(encoding="utf-8"))


def wanted_data(place: str) -> bool:
    """Return True if a data file is included; translations of other packages and time zones are not."""
    path = PurePath(place).as_posix()
    return not (LOCALE_DATA.search(path) or TRANSLATIONS.search(path) or "pytz/zoneinfo" in path)


def wanted_binary(place: str) -> bool:
    """Return True if a shared library is included."""
    return PRINTING.match(PurePath(place).name) is None


def version_resource(version: str) -> Any:
    """Return the details that Windows shows about a program file; only PyInstaller on Windows can create them."""
    from PyInstaller.utils.win32 import versioninfo as info

    numbers = tuple([*map(int, re.findall(r"\d+", version)), 0, 0, 0, 0][:4])
    words = {
        "ProductName": "ddtable",
        "FileDescription": "ddtable",
        "ProductVersion": version,
        "FileVersion": version,
        "InternalName": "ddtable",
        "OriginalFilename": "ddtable.exe",
        "LegalCopyright": "The ddtable authors, MIT licence",
    }
    english, unicode = 1033, 1200
    table = info.StringTable(f"{english:04x}{unicode:04x}", [info.StringStruct(*pair) for pair in words.items()])
    kids = [info.StringFileInfo([table]), info.VarFileInfo([info.VarStruct("Translation", [english, unicode])])]
    return info.VSVersionInfo(ffi=info.FixedFileInfo(filevers=numbers, prodvers=numbers), kids=kids)


def association() -> dict[str, Any]:
    """Return the part of a macOS property list that connects saved games with the program."""
    return {
        "NSHighResolutionCapable": True,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Saved game of ddtable",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [KIND],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": KIND,
                "UTTypeDescription": "Saved game of ddtable",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {"public.filename-extension": [SUFFIX]},
            }
        ],
    }
