"""Where the frozen program starts."""

import sys

from ddtable.__main__ import main

sys.exit(main())
