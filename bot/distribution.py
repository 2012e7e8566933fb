"""The installed distribution: name, version, pages, and a conflict with its former name."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, distribution
from importlib.metadata import version as installed_version
from pathlib import Path

NAME = "kontor-bot"
FORMER = "kontor"
"""What our distribution was called before 0.2.0. On the package index that name is another project's."""
CHECKOUT = Path(__file__).parents[1]


class SharedFiles(Exception):
    """Say that another distribution in this environment owns the same files or entry points."""

    def __init__(self) -> None:
        super().__init__(
            f"The distribution `{FORMER}` is installed beside `{NAME}` and owns the same files:"
            f" run `pip uninstall {FORMER}` first, then install Kontor again."
        )


def version() -> str:
    """Return the version that pyproject.toml states."""
    return installed_version(NAME)


def check_alone() -> None:
    """Raise SharedFiles if a distribution of our former name is installed."""
    try:
        distribution(FORMER)
    except PackageNotFoundError:
        return
    raise SharedFiles


def pages() -> Path:
    """Return the folder that holds `docs/` and `.env.example`: the checkout, or where the wheel has put them."""
    installed = Path(sys.prefix) / "share" / "doc" / NAME
    return CHECKOUT if (CHECKOUT / "pyproject.toml").is_file() else installed
