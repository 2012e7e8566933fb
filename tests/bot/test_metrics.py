"""Metrics: served on loopback if a port is set, and what they count names nobody."""

from __future__ import annotations

import asyncio
import http.client
import random
import re
import socket
import threading
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest
from prometheus_client import generate_latest
from structlog.testing import capture_logs

from bot.composition import open_kontor
from bot.metrics import LOOPBACK, Page, PrometheusMetrics, Serving, serve
from bot.settings import Settings
from bot.tables.ports.component_id import ComponentId
from storage import Counts, counts
from tests.bot.behaviour.playing import begin, choose
from tests.bot.tables.doubles import ANNA, BEA, EMIL, NAMES, Trial, run_trial
from tests.bot.tables.playing import act, raising
from tests.renderers import InEarnest
from tests.world import World

ANY = 0  # port
Pages = Mapping[str, Page]
LINE = re.compile(r"(\w+)(?:\{(.*)\})? ([0-9.e+-]+|\+Inf)")


def fetch(port: int, name: str = "metrics") -> str:
    """Scrape."""
    with urllib.request.urlopen(f"http://{LOOPBACK}:{port}/{name}", timeout=60) as page:
        return str(page.read().decode())


async def scraped(port: int) -> dict[str, float]:
    """Scrape as Prometheus does; return the values by name and labels."""
    text = await asyncio.to_thread(fetch, port)
    found = [LINE.fullmatch(line) for line in text.splitlines() if not line.startswith("#")]
    return {f"{m[1]}{{{m[2] or ''}}}": float(m[3]) for m in found if m is not None}


def listeners() -> set[str]:
    """Name the threads of this process."""
    return {thread.name for thread in threading.enumerate() if "serve_forever" in thread.name}


@pytest.fixture
async def trial(tmp_path: Path) -> AsyncIterator[Trial]:
    """Run a service over an empty store."""
    async with run_trial(tmp_path, renderer=InEarnest) as running:
        yield running


@pytest.fixture
async def serving(trial: Trial) -> AsyncIterator[Serving]:
    """Serve the metrics of a service."""
    metrics = PrometheusMetrics(trial.dispatcher.verbs, lambda: counts(trial.store.path, trial.clock.now()))
    trial.service.use_metrics(metrics)
    running = serve(metrics, ANY)
    assert running is not None
    yield running
    await running.stop()


async def test_a_house_is_counted(trial: Trial, serving: Serving) -> None:
    """Deliveries pending and late, tables by game and stage, pictures, refusals, errors and deaths of workers."""
    trial.service.registry.metrics.deaths = lambda: 3
    await trial.begun(ANNA, BEA)
    await trial.lobby(ANNA)
    await trial.press(EMIL, ComponentId("T1", "hand"))
    trial.messenger.error = raising(ZeroDivisionError(), ("post", 100_000 + ANNA))
    await act(trial, ANNA, "T1")
    await act(trial, BEA, "T1")
    await trial.settle()
    found = await scraped(serving.port)
    assert found['kontor_tables{game="tallinn",stage="playing"}'] == 1
    assert found['kontor_tables{game="tallinn",stage="lobby"}'] == 1
    assert found['kontor_refusals_total{reason="refused-not-seated"}'] == 1
    assert found['kontor_errors_total{where="delivery"}'] == 1
    assert found["kontor_deliveries_owed{}"] == found["kontor_deliveries_late{}"] == 1
    assert found["kontor_deliveries_given_up{}"] == 0
    assert found["kontor_worker_deaths_total{}"] == 3
    assert found['kontor_render_seconds_count{game="tallinn"}'] >= 4
    assert found['kontor_render_seconds_sum{game="tallinn"}'] > 0


async def test_labels_name_nobody(trial: Trial, serving: Serving) -> None:
    """No user, table, guild or choice is in the text, whatever was pressed or typed."""
    metrics = trial.service.registry.metrics
    await trial.begun(ANNA, BEA)
    await act(trial, ANNA, "T1")
    for what in ("T1", "7R", "nonsense", "Anna", "choose"):
        metrics.note_answer(what, 0.1)
    text = await asyncio.to_thread(fetch, serving.port)
    labels = re.findall(r'="([^"]*)"', text)
    assert set(re.findall(r'what="([^"]*)"', text)) == {"other", "choose", "opened", "started"}
    assert not {"T1", "7R", "nonsense", *NAMES.values()} & set(labels)
    assert not [label for label in labels if re.fullmatch(r"\d{2,}", label)]


async def test_presses_and_commands_are_timed(world: World) -> None:
    """Each answer counts under its verb or command; an unknown button has a name of its own."""
    metrics = world.kontor.open_metrics(lambda: Counts(0, 0, 0, {}))
    anna, bea = world.player("anna"), world.player("bea")
    lobby = await begin(anna, bea)
    await anna.slash("table")
    await choose(anna, anna.dms[-1], random.Random(1))
    await anna.forge(lobby, "from another bot")

    def count(what: str) -> float | None:
        return metrics.registry.get_sample_value("kontor_answer_seconds_count", {"what": what})

    assert (count("play"), count("join"), count("start"), count("table")) == (1, 1, 1, 1)
    assert (count("choose") or 0) + (count("pick") or 0) == 1
    assert count("other") == 1
    assert metrics.registry.get_sample_value("kontor_refusals_total", {"reason": "refused-unknown"}) is None


def test_who_plans_counts_as_who_looks() -> None:
    """A wish moves no number of its own: those who read the figures learn nothing of anybody's plans."""
    metrics = PrometheusMetrics({"move", "wish", "wishes", "to_move"}, lambda: Counts(0, 0, 0, {}))
    for verb in ("move", "wish", "wishes", "to_move"):
        metrics.note_answer(verb, 0.1)
    told = generate_latest(metrics.registry).decode()
    assert 'kontor_answer_seconds_count{what="move"} 4.0' in told
    assert 'what="wish' not in told


async def test_nothing_listens_without_the_setting(tmp_path: Path) -> None:
    """Metrics are off unless a port is set."""
    before = listeners()
    async with open_kontor(Settings(_env_file=None, data=tmp_path)):  # type: ignore[call-arg]  # of pydantic
        assert listeners() == before


async def test_metrics_come_and_go_with_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are served on the port that is set, on loopback, which is free again afterwards."""
    begun: list[Serving] = []

    def serve_anywhere(metrics: PrometheusMetrics, port: int, host: str, pages: Pages) -> Serving | None:
        assert port == 1  # another's may be any that a test knew to be free a moment ago
        running = serve(metrics, ANY, host, pages)
        begun.extend([running] if running else [])
        return running

    monkeypatch.setattr("bot.operating.beside.serve", serve_anywhere)
    settings = Settings(_env_file=None, data=tmp_path, metrics_port=1)  # type: ignore[call-arg]  # of pydantic
    async with open_kontor(settings):
        assert (await scraped(begun[0].port))["kontor_deliveries_owed{}"] == 0
        assert '"well":true' in await asyncio.to_thread(fetch, begun[0].port, "health")
    with pytest.raises(OSError, match="refused"):
        await asyncio.to_thread(fetch, begun[0].port)


async def test_a_port_in_use_is_told_and_the_bot_goes_on(tmp_path: Path) -> None:
    """Nobody loses a game over a number."""
    with socket.socket() as taken, capture_logs() as logs:
        taken.bind((LOOPBACK, 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        settings = Settings(_env_file=None, data=tmp_path, metrics_port=port)  # type: ignore[call-arg]  # of pydantic
        async with open_kontor(settings) as kontor:
            assert kontor.dispatcher.verbs
    assert [(entry["event"], entry["port"]) for entry in logs if "served" in entry["event"]] == [
        ("metrics not served", port)
    ]


async def test_a_database_that_cannot_be_read_hides_only_what_is_in_it(tmp_path: Path) -> None:
    """All that is counted in memory is still told."""
    serving = serve(PrometheusMetrics({"choose"}, lambda: counts(tmp_path / "none.db", 0)), ANY)
    assert serving is not None
    found = await scraped(serving.port)
    await serving.stop()
    assert found["kontor_worker_deaths_total{}"] == 0
    assert not [name for name in found if name.startswith("kontor_deliveries")]


async def test_a_page_beside_the_metrics_says_when_it_is_ill() -> None:
    """The status code alone tells the health, as load balancers and containers need it."""
    serving = serve(
        PrometheusMetrics([], lambda: Counts(0, 0, 0, {})), ANY, LOOPBACK, {"/health": lambda: (False, b"{}")}
    )
    assert serving is not None
    with pytest.raises(urllib.error.HTTPError) as told:
        await asyncio.to_thread(fetch, serving.port, "health")
    assert (told.value.code, told.value.read()) == (503, b"{}")
    assert "kontor_deliveries_owed 0" in await asyncio.to_thread(fetch, serving.port)
    await serving.stop()


def test_lessons_are_counted_by_game_and_step() -> None:
    """Where one is left, its scene and step say; whose it is, nothing."""
    metrics = PrometheusMetrics({"choose"}, lambda: Counts(0, 0, 0, {}))
    for what in ("begun", "done", "table"):
        metrics.note_lesson(what, "tallinn")
    metrics.note_lesson("left", "tallinn", "rounds", "coin")
    told = generate_latest(metrics.registry).decode()
    for what in ("begun", "done", "table"):
        assert f'kontor_lessons_{what}_total{{game="tallinn"}} 1.0' in told
    assert 'kontor_lessons_left_total{game="tallinn",scene="rounds",step="coin"} 1.0' in told


@pytest.mark.parametrize(
    ("name", "status"),
    [("127.0.0.1:{port}", 200), ("localhost", 200), ("[::1]:{port}", 200), ("kontor:{port}", 200), ("evil.test", 421)],
)
async def test_a_foreign_host_name_is_refused(serving: Serving, name: str, status: int) -> None:
    """A page in a browser may not read metrics by a name of its own that leads here; a container's name may."""

    def ask() -> int:
        connection = http.client.HTTPConnection("127.0.0.1", serving.port)
        connection.request("GET", "/metrics", headers={"Host": name.format(port=serving.port)})
        return connection.getresponse().status

    assert await asyncio.to_thread(ask) == status


def test_icons_are_counted() -> None:
    """Those that are at Discord, and those that are to be."""
    metrics = PrometheusMetrics(set(), lambda: Counts(0, 0, 0, {}))
    metrics.icons = lambda: (98, 121)
    told = generate_latest(metrics.registry).decode()
    assert "kontor_icons 98.0" in told
    assert "kontor_icons_wanted 121.0" in told
