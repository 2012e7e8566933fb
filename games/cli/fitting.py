"""Linear values fitted to positions with scikit-learn, which comes with the extra `train`, and their file."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import Any

import tomlkit

from games.cli.selfplay import Position
from games.players.values import Model

STRENGTHS = (1.0, 10.0, 100.0, 1000.0)
"""How strongly weights may be held down; what leaves the least error of positions left out is taken."""
DIGITS = 6
"""Of each number in the file: fewer than those in which two machines may differ."""


@dataclass(frozen=True, slots=True)
class Error:
    """How far worths are from what came, as roots of mean squares in points.

    They are the mean of all positions, what the hints think, the same to scale, and what a model says.
    """

    mean: float
    hand: float
    scaled: float
    learned: float

    @classmethod
    def of(cls, model: Model, seen: Sequence[Position], held: Sequence[Position]) -> Error:
        """Measure in positions that were held out; the mean and the scale are of those that were seen."""
        middle, scaled = fmean(each.outcome for each in seen), to_scale(seen)
        return cls(
            root([each.outcome - middle for each in held]),
            root([each.outcome - each.hand for each in held]),
            root([each.outcome - scaled.worth({"hand": each.hand}) for each in held]),
            root([each.outcome - model.worth(each.features) for each in held]),
        )


def fit(positions: Sequence[Position]) -> dict[str, Any]:
    """Fit a linear value and return it as the file writes it."""
    return _fit([each.features for each in positions], [each.outcome for each in positions])


def to_scale(positions: Sequence[Position]) -> Model:
    """Fit what the hints think to what came: their error without what all positions share."""
    return Model.of(_fit([{"hand": each.hand} for each in positions], [each.outcome for each in positions]))


def _fit(features: Sequence[Mapping[str, float]], outcomes: Sequence[float]) -> dict[str, Any]:
    from sklearn.linear_model import RidgeCV  # noqa: PLC0415 - comes with an extra, and takes a second to load

    names = sorted(features[0])
    means = {name: fmean(each[name] for each in features) for name in names}
    scales = {name: pstdev((each[name] for each in features), means[name]) or 1.0 for name in names}
    rows = [[(each[name] - means[name]) / scales[name] for name in names] for each in features]
    model = RidgeCV(STRENGTHS).fit(rows, outcomes)
    entries = {
        name: {"weight": _short(weight), "mean": _short(means[name], scales[name]), "scale": _short(scales[name])}
        for name, weight in zip(names, model.coef_, strict=True)
    }
    return {"base": _short(model.intercept_), "features": entries}


def file_of(heading: str, entries: Mapping[str, Any]) -> str:
    """Write a file of values; a line for each feature."""
    document = tomlkit.document()
    document.add(tomlkit.comment(heading))
    for name, entry in entries.items():
        document.add(name, _models(entry) if name == "models" else tomlkit.item(entry))
    return tomlkit.dumps(document)


def _models(models: Sequence[Mapping[str, Any]]) -> tomlkit.items.AoT:
    tables = tomlkit.aot()
    for model in models:
        table = tomlkit.item({**model, "features": {}})
        for name, feature in model["features"].items():
            line = tomlkit.inline_table()
            line.update(feature)
            table["features"][name] = line
        tables.append(table)
    return tables


def spreads(model: Model, positions: Sequence[Position]) -> dict[str, float]:
    """Return by how much each group of features tells positions apart, in points: its standard deviation."""
    groups = [model.by_group(each.features) for each in positions]
    return {name: pstdev(each[name] for each in groups) for name in groups[0]}


def _short(number: float, scale: float = 0.0) -> float:
    """Round to significant digits; what is nothing beside its scale is 0, and not what rounding has left of it."""
    return 0.0 if abs(number) < scale * 10**-DIGITS else float(f"{number:.{DIGITS}g}")


def root(gaps: Sequence[float]) -> float:
    """Return the root of the mean square."""
    return math.sqrt(fmean(gap * gap for gap in gaps))
