"""The folder in which a dialog for files opens where none was chosen before."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_documents_path


def open_folder() -> Path:
    """Return the folder of documents, the home folder where there is none; a missing one would be taken for a file."""
    documents = user_documents_path()
    return documents if os.path.isdir(documents) else Path.home()
