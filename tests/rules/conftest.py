"""Makes the helpers beside the tests importable, whatever way pytest imports the tests themselves."""

import sys
from pathlib import Path

for folder in (Path(__file__).parent, Path(__file__).parent / "classic", Path(__file__).parent / "digests"):
    sys.path.insert(0, str(folder))
