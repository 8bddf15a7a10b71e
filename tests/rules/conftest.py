"""Makes the helpers beside the tests importable with any import mode of pytest."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
for folder in (HERE, HERE / "dragon_dice", HERE / "battle_dice", HERE / "campaign", HERE / "risk", HERE / "digests"):
    sys.path.insert(0, str(folder))
