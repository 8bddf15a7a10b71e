"""The recorded games on other Pythons: the search for them, and the packages installed for them."""

import other_pythons


def test_only_needs_of_the_rules_are_installed_with_hashes():
    text = other_pythons.needed_lines(other_pythons.LOCK.read_text(encoding="utf-8"))
    blocks = [line for line in text.splitlines() if not line.startswith(" ")]
    assert sorted(block.partition("==")[0] for block in blocks) == sorted(other_pythons.NEEDED)
    assert text.count("--hash=sha256:") >= len(blocks)


def test_version_is_empty_for_a_failing_python(tmp_path):
    program = tmp_path / "python3.12"
    program.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    program.chmod(0o755)
    assert other_pythons._version(str(program)) == ""
