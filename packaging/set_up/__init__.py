"""The set-up script: the virtual environment, the locked packages, Qt's system libraries. Standard library only."""

import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent.parent
if str(PROJECT) not in sys.path:
    sys.path.insert(1, str(PROJECT))  # what of ddtable needs no package may serve here too


class SetUpError(Exception):
    """What stops the set-up, in one sentence for the person at the keyboard."""
