"""Hatch's hook for the wheel: it adds the status of each clause, which an installed program cannot find out itself."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClauseStatuses(BuildHookInterface[Any]):
    """Write the statuses outside the source tree, tell Hatch where they belong, and remove them after the build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the file to a wheel; an editable installation reads the source tree."""
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from ddtable.rules.evidence import STATUS_FILE, scanned_statuses, statuses_text

        self._folder = TemporaryDirectory(prefix="ddtable-statuses-")
        made = Path(self._folder.name) / STATUS_FILE
        made.write_text(statuses_text(scanned_statuses(root)), encoding="utf-8", newline="\n")
        build_data["force_include"][str(made)] = f"ddtable_resources/rules/{STATUS_FILE}"

    def finalize(self, version: str, *_: Any) -> None:
        """Remove the folder."""
        if version != "editable":
            self._folder.cleanup()
