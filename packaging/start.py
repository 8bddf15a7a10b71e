"""Set ddtable up and start it, or run its checks: see `python3 packaging/start.py --help`.

This file uses only syntax that every Python can read, so that an old one prints the sentence below.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this is the one place that meets older versions)
    sys.stderr.write("ddtable needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".\n")
    sys.exit(1)

from set_up.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
