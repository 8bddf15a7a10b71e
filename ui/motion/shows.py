"""What the page knows of whatever shows the changes of a game in motion."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from ui.motion.pace import Motion


class ShowsChanges(Protocol):
    """Connects a game's page with what moves on it. The first key or click ends it; `over` says that it has ended."""

    motion: Motion
    over: SignalInstance

    @property
    def busy(self) -> bool:
        """Whether something moves, or waits to be read."""

    @property
    def warming(self) -> bool:
        """Whether pictures are still drawn beforehand."""

    def finish(self) -> None:
        """Come to the end of what is being shown."""
