"""The set-up script: the virtual environment, the locked packages, Qt's system libraries. Standard library only."""


class SetUpError(Exception):
    """What stops the set-up, in one sentence for the person at the keyboard."""
