"""Makes the helpers beside the tests importable, whatever way pytest imports the tests themselves."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
for folder in (HERE, HERE / "classic", HERE / "battle_dice", HERE / "digests"):
    sys.path.insert(0, str(folder))
