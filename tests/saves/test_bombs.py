"""No save fills the memory: each is opened or refused within 500 MB.

`--bombs 32` makes the files as large as a save may be. By default they have 2 MB, with a share of the 500 MB.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.saves.bombs import BOMBS

pytestmark = [
    pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read as Linux tells it"),
    pytest.mark.no_cover,  # another process reads the saves: coverage would only slow down their writing
]
PROJECT = Path(__file__).resolve().parents[2]
MOST, EMPTY, TIMES = 500, 75, 12.5
"""Megabytes at most; those of a process that has opened a small save; those for each of the file."""
PROBE = """
import sys
from pathlib import Path
import ddtable.rules
from ddtable.saves import SaveError, open_save, show
path = Path(sys.argv[1])
for look in (show, lambda path: open_save(path, read_only=True)):
    try:
        look(path)
    except SaveError as refused:
        print(refused, file=sys.stderr)
lines = Path("/proc/self/status").read_text().splitlines()
print(next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024)
"""
REFUSED = {
    "huge forces": "together are larger than 128 KB",
    "long names": "",
    "one snapshot": "terrain dice",
}


@pytest.mark.long
@pytest.mark.parametrize("name", BOMBS)
def test_a_save_is_looked_at_in_bounded_memory(name: str, tmp_path: Path, bombs: int):
    path = tmp_path / "game.ddtable"
    BOMBS[name](path, bombs)
    looked = subprocess.run(
        [sys.executable, "-c", PROBE, str(path)], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    taken, size = float(looked.stdout), path.stat().st_size >> 20
    print(f"{name}: {taken:.0f} MB for a file of {size} MB. {looked.stderr.strip()}")
    assert taken < min(MOST, EMPTY + TIMES * (size + 1))
    assert REFUSED.get(name, "") in looked.stderr
