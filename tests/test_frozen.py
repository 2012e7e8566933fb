"""Strings that outlive a release: stored states, old buttons, dashboards and `.env` files know them by name.

`frozen.toml` lists them. A name on the list must not go; a section that is renamed keeps its old name as an alias. A
name that is new joins the list here, with the release that brings it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, get_args
from unittest.mock import Mock

import pytest

from bot.metrics import PrometheusMetrics
from bot.operating.gauges import HealthGauges
from bot.operating.report import BackupState, Report, Shard
from bot.settings import Settings, environment_name
from bot.tables.core import about, motions
from bot.tables.handlers.dispatcher import Dispatcher
from games.kernel import catalogue
from storage import Counts, schema
from storage.rows import DeliveryKind

GAMES = ("eldermann", "tallinn", "tinker_tailor", "ulm")
LISTED: Mapping[str, Any] = tomllib.loads(Path(__file__).with_name("frozen.toml").read_text(encoding="utf-8"))
EVENT = re.compile(r"^event-([a-z-]+)", re.MULTILINE)
METRIC = re.compile(r"^# TYPE (kontor_\w+?)(?:_total)? ", re.MULTILINE)


def names_in(module: object) -> set[str]:
    """Return all texts that a module gives names in capitals."""
    constants = [value for name, value in vars(module).items() if name.isupper()]
    texts = [*constants, *(text for value in constants if isinstance(value, tuple | frozenset | set) for text in value)]
    return {text for text in texts if isinstance(text, str)}


def section_names(game: str) -> Iterable[str]:
    """Name the sections of a game, with the names that they had before."""
    return catalogue.find(game).rules.sections


def event_keys(game: str) -> Iterable[str]:
    """Name the kinds of events of a game, by the texts that tell them."""
    english = resources.files(f"games.{game}") / "words" / "en"
    return {kind for file in english.iterdir() for kind in EVENT.findall(file.read_text(encoding="utf-8"))}


REPORT = Report(7, 0.0, True, 0.0, (Shard(0, True, 0.05),), 1, 0, 0.0, 0.0, 0, BackupState(0.0, 0))


def columns(table: str) -> Iterable[str]:
    """Name the columns of a table of the database."""
    return schema.metadata.tables[table].c.keys()


def metrics() -> Iterable[str]:
    """Name what is counted for Prometheus."""
    from prometheus_client import generate_latest

    counted = PrometheusMetrics({"choose"}, lambda: Counts(0, 0, 0, {("tallinn", "playing"): 1}))
    counted.registry.register(HealthGauges(Mock(loop_at=0.0, writer_at=0.0, report=REPORT)))
    return METRIC.findall(generate_latest(counted.registry).decode())


def verbs() -> Iterable[str]:
    """Name what component ids may ask for."""
    return Dispatcher(Mock(), Mock(), Mock(), Mock()).verbs


def missing(kind: str, found: Iterable[str], *, key: str = "") -> set[str]:
    """Return the listed names that no longer exist; those that are not listed yet fail too."""
    listed = set(LISTED[kind][key] if key else LISTED[kind])
    assert set(found) <= listed, f"new names belong in frozen.toml: {sorted(set(found) - listed)}"
    return listed - set(found)


@pytest.mark.parametrize("game", GAMES)
def test_no_section_goes(game: str) -> None:
    """Stored agendas name sections."""
    assert not missing("sections", section_names(game), key=game)


@pytest.mark.parametrize("game", GAMES)
def test_no_event_goes(game: str) -> None:
    """Stored logs name events."""
    assert not missing("events", event_keys(game), key=game)


def test_no_verb_goes() -> None:
    """Buttons of old messages name verbs."""
    assert not missing("verbs", verbs())


def test_no_kind_of_delivery_goes() -> None:
    """Rows of the outbox say what to do, and about what."""
    assert not missing("delivery_kinds", get_args(DeliveryKind))
    assert set(LISTED["delivery_about"]) <= names_in(about)


def test_no_kind_of_vote_goes() -> None:
    """Rows of motions say what is voted on, and how it ended."""
    assert set(LISTED["votes"]) <= names_in(motions)


@pytest.mark.parametrize("table", sorted(schema.metadata.tables))
def test_no_column_goes(table: str) -> None:
    """A released migration has made them."""
    assert not missing("columns", columns(table), key=table)


def test_no_table_goes() -> None:
    """As columns."""
    assert set(LISTED["columns"]) == set(schema.metadata.tables)


def test_no_metric_goes() -> None:
    """Dashboards of operators name them."""
    assert not missing("metrics", metrics())


def test_no_variable_goes() -> None:
    """Operators have set them."""
    assert not missing("variables", [environment_name(name) for name in Settings.model_fields])


def test_a_name_that_goes_is_seen() -> None:
    """The check finds what is not there any more."""
    assert missing("verbs", set(verbs()) - {"choose"}) == {"choose"}
