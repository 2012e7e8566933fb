"""A game's components and numbers as data: the `material.toml` in its package."""

from __future__ import annotations

import importlib.resources
import tomllib
from typing import Any

Toml = dict[str, Any]
"""A part of the file. What it holds no type says; each game makes typed values of it at once, and tests them."""


def load_material(package: str) -> Toml:
    """Read a game's `material.toml`."""
    source = importlib.resources.files(package) / "material.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))
