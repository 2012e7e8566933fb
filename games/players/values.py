"""Values learned from games of computers: how a searching player judges a position where a game's package ships them.

`python -m games train KEY` writes the file. It holds for the tables that it names; at all others the hints judge.
"""

from __future__ import annotations

import importlib.resources
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from games.kernel.files import read_toml
from games.kernel.game import Game
from games.kernel.state import State

FILE = "values.toml"


@dataclass(frozen=True, slots=True)
class Model:
    """A linear value: what a position is worth beside its features, and the worth of each of them, in points."""

    base: float
    weights: Mapping[str, float]

    @classmethod
    def of(cls, entry: Mapping[str, Any]) -> Model:
        """Read a model whose features are centred by their mean and divided by their scale."""
        features: Mapping[str, Mapping[str, float]] = entry["features"]
        weights = {name: each["weight"] / each["scale"] for name, each in features.items()}
        return cls(entry["base"] - sum(weights[name] * each["mean"] for name, each in features.items()), weights)

    def worth(self, features: Mapping[str, float]) -> float:
        """Return what a position is worth to the seat whose features these are, in points."""
        total = self.base
        for name, weight in self.weights.items():
            total += weight * features[name]
        return total

    def by_group(self, features: Mapping[str, float]) -> dict[str, float]:
        """Return what each group of features adds to the worth: those whose names begin alike, up to the dot."""
        groups: dict[str, float] = {}
        for name, weight in self.weights.items():
            group = name.partition(".")[0]
            groups[group] = groups.get(group, 0.0) + weight * features[name]
        return groups


@dataclass(frozen=True, slots=True)
class Learned:
    """A file of values: a model for each number of players, and the tables for which they were learned."""

    game: str
    rules: int
    material: str
    options: Mapping[str, str]
    models: Mapping[int, Model]

    @classmethod
    def of(cls, text: str) -> Learned:
        """Read a file; raise LookupError, TypeError or ValueError where it is none."""
        entries = read_toml(text)
        models = {entry["seats"]: Model.of(entry) for entry in entries["models"]}
        return cls(entries["game"], entries["rules"], entries["material"], entries["options"], models)

    def model(self, game: Game, view: State, seat: int) -> Model | None:
        """Return the model for a table; None if the table, the rules or the features are others than learned."""
        if game.values is None or (self.game, self.rules) != (game.key, game.rules_version):
            return None
        if self.material != (view.material_id or game.material_id) or self.options != game.values.options(view):
            return None
        model = self.models.get(view.seats)
        known = model is not None and model.weights.keys() == game.values.features(view, seat).keys()
        return model if known else None


def shipped(game: Game, view: State, seat: int) -> Model | None:
    """Return the model that a game's package ships for a table."""
    learned = None if game.values is None else _learned(game.package)
    return None if learned is None else learned.model(game, view, seat)


def by_hand(_game: Game, _view: State, _seat: int) -> Model | None:
    """Return no model: the hints judge."""
    return None


@cache
def _learned(package: str) -> Learned | None:
    file: Traversable = importlib.resources.files(package) / FILE
    return Learned.of(file.read_text(encoding="utf-8")) if file.is_file() else None
