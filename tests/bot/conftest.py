"""A simulated Discord per test."""

from tests.world import pytest_runtest_makereport, world

__all__ = ["pytest_runtest_makereport", "world"]
