"""Failures in the shared checks of saves are shown with their values, as in the tests themselves."""

import pytest

pytest.register_assert_rewrite("tests.saves.forging", "tests.saves.judging", "tests.saves.reopening")
