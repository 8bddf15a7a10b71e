"""The start of Qt: if Qt cannot start, it aborts the program. Here the program prints a sentence and exits instead."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

from ddtable.texts.plain import one_line

PLATFORM = "QT_QPA_PLATFORM"
USAGE = 2
LONGEST = 200  # letters of what is quoted


@contextmanager
def fatal_as_sentence() -> Iterator[None]:
    """Within this, print a fatal message of Qt as a sentence and exit with status 2. Create Qt's application in it."""
    qInstallMessageHandler(_handle)
    try:
        yield
    finally:
        qInstallMessageHandler(None)  # after the start, a crash report is more detailed


def _handle(kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
    if kind != QtMsgType.QtFatalMsg:
        print(qFormatLogMessage(kind, context, message or ""), file=sys.stderr)
        return
    first, _, _ = (message or "").partition("\n")[0].partition(". ")
    print(f"ddtable: {refusal(one_line(first, LONGEST).rstrip('.'))}", file=sys.stderr, flush=True)
    os._exit(USAGE)


def refusal(reason: str) -> str:
    """Return why Qt cannot start, in sentences, with the platform if the environment has one."""
    asked = one_line(os.environ.get(PLATFORM, ""), LONGEST)
    return f"Qt cannot start: {reason}.{f' {PLATFORM} is set to {asked}.' if asked else ''}"
