"""Makes the set-up script's modules importable."""

from __future__ import annotations

import sys
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent.parent.parent / "packaging"
if str(PACKAGING) not in sys.path:
    sys.path.append(str(PACKAGING))
