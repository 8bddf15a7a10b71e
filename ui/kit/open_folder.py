"""The default folder of file dialogs."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_documents_path


def open_folder() -> Path:
    """Return the documents folder, or else the home folder; a file dialog would treat a missing one as a file."""
    documents = user_documents_path()
    return documents if os.path.isdir(documents) else Path.home()
