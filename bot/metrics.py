"""Metrics for Prometheus, served only if a port is set: numbers that name no user, table or choice."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from threading import Thread
from typing import TYPE_CHECKING
from wsgiref.simple_server import WSGIServer

import structlog
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.tables.ports.metrics import Metrics
from storage import Counts
from storage.errors import StorageError

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

log = structlog.get_logger()

Page = Callable[[], tuple[bool, bytes]]
"""Give JSON, and whether all is well."""
LOOPBACK = "127.0.0.1"
OTHER = "other"
ALIKE = {"wish": "move", "wishes": "move", "to_move": "move"}
"""Presses that count as a look at the own move: that somebody plans is nobody else's business."""
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class PrometheusMetrics(Metrics):
    """Count; `known` are the verbs and commands that have a label of their own, all else counts as `other`."""

    def __init__(self, known: Collection[str], counts: Callable[[], Counts]) -> None:
        super().__init__()
        self.registry = CollectorRegistry()
        self._known = frozenset(known)
        self._answers = Histogram(
            "kontor_answer_seconds",
            "From a press or command to its answer.",
            ["what"],
            registry=self.registry,
            buckets=SECONDS,
        )
        self._renders = Histogram(
            "kontor_render_seconds",
            "Drawing a picture, cached ones included.",
            ["game"],
            registry=self.registry,
            buckets=SECONDS,
        )
        self._refusals = Counter("kontor_refusals", "Refused wishes, by reason.", ["reason"], registry=self.registry)
        self._errors = Counter("kontor_errors", "Unexpected errors.", ["where"], registry=self.registry)
        self._lessons = {what: self._lesson_counter(what) for what in ("begun", "done", "left", "table")}
        self._lobbies = Counter("kontor_lobbies", "What became of lobbies.", ["what"], registry=self.registry)
        self._joins = Counter(
            "kontor_joins", "Seats taken in lobbies, by the way there.", ["by"], registry=self.registry
        )
        self._letters = Counter("kontor_letters", "Letters and calls sent.", ["about"], registry=self.registry)
        self.registry.register(Looks(counts, self))
        ProcessCollector(registry=self.registry)

    def _lesson_counter(self, what: str) -> Counter:
        told = {
            "begun": "Lessons begun.",
            "done": "Lessons that came to their end.",
            "left": "Lessons stopped, or not gone on with for a day, by step.",
            "table": "First tables within a day of a lesson.",
        }
        labels = ["game", "scene", "step"] if what == "left" else ["game"]
        return Counter(f"kontor_lessons_{what}", told[what], labels, registry=self.registry)

    def note_lesson(self, what: str, game: str, scene: str = "", step: str = "") -> None:
        """Count what became of a lesson."""
        self._lessons[what].labels(*((game, scene, step) if what == "left" else (game,))).inc()

    def note_lobby(self, what: str) -> None:
        """Count a step in the life of a lobby."""
        self._lobbies.labels(what).inc()

    def note_join(self, by: str) -> None:
        """Count a seat that was taken."""
        self._joins.labels(by).inc()

    def note_letter(self, about: str) -> None:
        """Count a letter or call."""
        self._letters.labels(about.partition(":")[2]).inc()

    def note_answer(self, what: str, seconds: float) -> None:
        """Count an answer."""
        what = ALIKE.get(what, what)
        self._answers.labels(what if what in self._known else OTHER).observe(seconds)

    def note_refusal(self, key: str) -> None:
        """Count a refusal."""
        self._refusals.labels(key).inc()

    def note_picture(self, game: str, seconds: float) -> None:
        """Count a picture."""
        self._renders.labels(game).observe(seconds)

    def note_error(self, where: str) -> None:
        """Count an error."""
        self._errors.labels(where).inc()


class Looks(Collector):
    """Read the database whenever metrics are collected, in the collecting thread."""

    def __init__(self, counts: Callable[[], Counts], metrics: Metrics) -> None:
        self.counts, self.metrics = counts, metrics

    def collect(self) -> Iterable[Metric]:
        """Yield what is to be looked up rather than counted."""
        deaths = CounterMetricFamily("kontor_worker_deaths", "Worker processes that had to be replaced.")
        deaths.add_metric([], self.metrics.deaths())
        yield deaths
        there, wanted = self.metrics.icons()
        yield GaugeMetricFamily("kontor_icons", "Icons of messages that are at Discord.", there)
        yield GaugeMetricFamily("kontor_icons_wanted", "Icons that are to be there.", wanted)
        try:
            yield from self._count(self.counts())
        except StorageError as error:
            log.warning("database not counted", error=type(error).__name__)

    def _count(self, counts: Counts) -> Iterator[Metric]:
        yield GaugeMetricFamily("kontor_deliveries_owed", "Messages that Discord does not have yet.", counts.pending)
        yield GaugeMetricFamily("kontor_deliveries_late", "Those that are overdue or have failed before.", counts.late)
        yield GaugeMetricFamily("kontor_deliveries_given_up", "Messages that are not tried any more.", counts.given_up)
        tables = GaugeMetricFamily("kontor_tables", "Tables by game and stage.", labels=["game", "stage"])
        for (game, stage), count in sorted(counts.tables.items()):
            tables.add_metric([game, stage], count)
        yield tables


class Serving:
    """Answer on a loopback port until stopped."""

    def __init__(self, server: WSGIServer, thread: Thread) -> None:
        self._server, self._thread = server, thread

    @property
    def port(self) -> int:
        """Return the port."""
        return self._server.server_port

    async def stop(self) -> None:
        """Let the port go."""
        await asyncio.to_thread(self._server.shutdown)
        self._server.server_close()
        await asyncio.to_thread(self._thread.join)


def serve(
    metrics: PrometheusMetrics, port: int, host: str = LOOPBACK, pages: Mapping[str, Page] | None = None
) -> Serving | None:
    """Serve metrics and other pages on a port; if that cannot be, say so in the log and do without."""
    try:
        server, thread = start_http_server(port, host, metrics.registry)
    except OSError as error:
        log.warning("metrics not served", port=port, reason=error.strerror or str(error))
        return None
    shown = server.get_app()
    assert shown is not None  # noqa: S101 - start_http_server has set it
    server.set_app(_named(_also(shown, pages or {}), host))
    log.info("metrics served", address=f"http://{host}:{server.server_port}/metrics")
    return Serving(server, thread)


def _named(app: WSGIApplication, host: str) -> WSGIApplication:
    """Answer only requests to an address, to `localhost`, or to a name of this machine.

    A page in a browser can reach this port too, by a name of its own that leads here.
    """
    known = {"localhost", host, socket.gethostname(), socket.getfqdn()}

    def answer(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        name = environ.get("HTTP_HOST", "").strip()
        if name and not _is_known(name, known):
            start("421 Misdirected Request", [("Content-Type", "text/plain")])
            return [b"unknown host"]
        return app(environ, start)

    return answer


def _is_known(name: str, known: Collection[str]) -> bool:
    """Tell whether a Host header names an address or a known host; a name without a dot leads nowhere else."""
    bare = name.rsplit("]", 1)[0].removeprefix("[") if name.startswith("[") else name.rsplit(":", 1)[0]
    try:
        ipaddress.ip_address(bare)
    except ValueError:
        return bare in known or "." not in bare
    return True


def _also(metrics: WSGIApplication, pages: Mapping[str, Page]) -> WSGIApplication:
    """Show the pages where they are asked for, and metrics everywhere else."""

    def show(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        page = pages.get(environ.get("PATH_INFO", ""))
        if page is None:
            return metrics(environ, start)
        well, content = page()
        start("200 OK" if well else "503 Service Unavailable", [("Content-Type", "application/json")])
        return [content]

    return show
