"""Files: written whole or not at all, opened only if regular, locked; the resources of the program."""
