"""The entry point of the frozen program."""

import sys

from ddtable.__main__ import main

sys.exit(main())
