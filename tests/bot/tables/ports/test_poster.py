"""Posting to addresses that users enter: no private machine is reached, and no request takes long or is redirected."""

from __future__ import annotations

import asyncio
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from bot.tables.ports import poster
from bot.tables.ports.poster import BAD_TLS, SLOW, UNREACHABLE, Poster, PublicResolver, is_allowed, is_public

HOST = "hooks.example.org"


@pytest.mark.parametrize(
    "ip",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.5.5", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
        "0.0.0.0",  # noqa: S104 - nothing is bound to it
        *("224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "::1", "::", "fe80::1", "fc00::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:8.8.8.8", "::7f00:1", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::"),
        *("2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1", "fd00:ec2::254", "fec0::1"),
    ],
)
def test_private_addresses_are_not_public(ip: str) -> None:
    """The cases include mapped, translated and tunnelled addresses, which lead to private ones."""
    assert not is_public(ip)


def test_other_addresses_are_public() -> None:
    """The cases are an IPv4 and an IPv6 address."""
    assert is_public("8.8.8.8")
    assert is_public("2606:4700::1111")


@pytest.mark.parametrize(
    "address",
    [
        *("http://a.example/", "https://", "https:///path", "a.example", "ftp://a.example/", "https://localhost/"),
        *("https://8.8.8.8/", "https://[2606:4700::1111]/", "https://user:word@a.example/", "https://user@a.example/"),
        *("https://a.example:port/", "https://a.example/ x", "https://a.example/\n", "https://ä.example/", ""),
        "https://a.example/" + "x" * 500,
    ],
)
def test_such_an_address_is_refused(address: str) -> None:
    """An allowed address uses HTTPS, names a machine, and contains no password."""
    assert not is_allowed(address)


@pytest.mark.parametrize("address", ["https://a.example", "https://a.b.example:8443/x?token=1#y"])
def test_other_addresses_are_allowed(address: str) -> None:
    """An allowed address may have a port, a path and a query."""
    assert is_allowed(address)


Handle = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Receiver:
    """An HTTPS server on this machine that answers as a test wants."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, bytes]] = []
        self.handle: Handle | None = None
        self.port, self.ends = 0, asyncio.Event()

    @property
    def address(self) -> str:
        """Return the address to which to post."""
        return f"https://{HOST}:{self.port}/hook"

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Record a request, and answer it."""
        self.requests.append((request.path, await request.read()))
        return web.Response() if self.handle is None else await self.handle(request)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Make a self-signed certificate for the host."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl is not installed")
    folder = tmp_path_factory.mktemp("tls")
    key, cert = folder / "key.pem", folder / "cert.pem"
    made = (openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}")
    named = ("-addext", f"subjectAltName=DNS:{HOST}", "-keyout", str(key), "-out", str(cert))
    subprocess.run([*made, *named], check=True, capture_output=True)  # noqa: S603 - all of it is written here
    return key, cert


@pytest.fixture
async def receiver(certificate: tuple[Path, Path]) -> AsyncIterator[Receiver]:
    """Run a receiver."""
    made, app = Receiver(), web.Application()
    app.router.add_post("/{path}", made.answer)
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(certificate[1], certificate[0])
    runner = web.AppRunner(app, shutdown_timeout=0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=tls)
    await site.start()
    made.port = runner.addresses[0][1]
    yield made
    made.ends.set()
    await runner.cleanup()


Lookup = Callable[..., list[tuple[int, int, int, str, tuple[str, int]]]]


def answers(*ips: str) -> Lookup:
    """Resolve the host to each of these addresses in turn, and then always to the last one."""
    left = list(ips)

    def look(host: str, port: int, *_: int) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        assert host == HOST
        ip = left.pop(0) if len(left) > 1 else left[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", (ip, port))]

    return look


@pytest.fixture
def client(certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> Poster:
    """Make a poster that trusts the receiver's certificate, and treats this machine as a public one."""
    monkeypatch.setattr(socket, "getaddrinfo", answers("127.0.0.1"))
    monkeypatch.setattr(poster, "is_public", lambda ip: ip == "127.0.0.1")
    return Poster(ssl.create_default_context(cafile=certificate[1]))


async def test_what_is_posted_arrives(client: Poster, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The poster ignores a proxy that the environment names."""
    monkeypatch.setenv("HTTPS_PROXY", "http://127.0.0.1:9")
    assert await client.post(receiver.address, b"{}", {}) == ""
    assert receiver.requests == [("/hook", b"{}")]


async def test_a_redirect_is_not_followed(client: Poster, receiver: Receiver) -> None:
    """The poster reports the redirect's status as a failure."""

    async def redirect(_: web.Request) -> web.Response:
        return web.Response(status=307, headers={"Location": "/elsewhere"})

    receiver.handle = redirect
    assert await client.post(receiver.address, b"{}", {}) == "307"
    assert [path for path, _ in receiver.requests] == ["/hook"]


async def test_no_cookie_comes_back(client: Poster, receiver: Receiver) -> None:
    """The poster keeps no cookies between requests."""
    cookies = []

    async def note(request: web.Request) -> web.Response:
        cookies.append(dict(request.cookies))
        return web.Response(headers={"Set-Cookie": "a=b"})

    receiver.handle = note
    for _ in range(2):
        assert await client.post(receiver.address, b"{}", {}) == ""
    assert cookies == [{}, {}]


async def test_an_endless_answer_is_not_read(client: Poster, receiver: Receiver) -> None:
    """The poster needs only the status of an answer."""

    async def endless(request: web.Request) -> web.StreamResponse:
        made = web.StreamResponse()
        await made.prepare(request)
        while True:
            await made.write(b"x" * 2**16)

    receiver.handle = endless
    assert await client.post(receiver.address, b"{}", {}) == ""


async def test_a_silent_receiver_is_not_waited_for(
    client: Poster, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The poster gives up after five seconds."""
    assert poster.TIMEOUT.total == 5
    monkeypatch.setattr(poster, "TIMEOUT", aiohttp.ClientTimeout(total=0.1))

    async def silent(_: web.Request) -> web.Response:
        await receiver.ends.wait()
        return web.Response()

    receiver.handle = silent
    assert await client.post(receiver.address, b"{}", {}) == SLOW


async def test_an_unknown_certificate_is_refused(client: Poster, receiver: Receiver) -> None:
    """The poster sends nothing to a machine whose certificate it does not trust."""
    assert await Poster().post(receiver.address, b"{}", {}) == BAD_TLS
    assert receiver.requests == []


async def test_a_name_is_checked_at_each_connection(
    client: Poster, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each connection uses the very addresses that were checked, so that a name cannot change in between."""
    monkeypatch.setattr(socket, "getaddrinfo", answers("127.0.0.1", "10.0.0.1"))
    results = [await client.post(receiver.address, b"{}", {}) for _ in range(2)]
    assert results == ["", UNREACHABLE]
    assert len(receiver.requests) == 1


async def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """One private address is enough, even if the name also has public ones."""
    both = lambda host, port, *_: [*answers("8.8.8.8")(host, port), *answers("127.0.0.1")(host, port)]  # noqa: E731 - an argument
    monkeypatch.setattr(socket, "getaddrinfo", both)
    with pytest.raises(OSError, match="public"):
        await PublicResolver().resolve(HOST, 443)
    assert await Poster().post(f"https://{HOST}/", b"{}", {}) == UNREACHABLE


@pytest.mark.parametrize("address", ["https://127.0.0.1:1/", "http://a.example/"])
async def test_an_address_that_is_not_allowed_is_never_tried(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The poster checks each address again, in case a wrong one is stored."""
    monkeypatch.setattr(aiohttp, "TCPConnector", None)
    assert await Poster().post(address, b"{}", {}) == UNREACHABLE
