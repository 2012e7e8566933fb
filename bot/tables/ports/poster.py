"""Posting to addresses that managers of servers enter: over HTTPS, to public machines only, with a short timeout.

Each request makes a new connection, right after the resolver has checked all addresses of the name. A name can
therefore not lead to a private machine later.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

LONGEST_ADDRESS: Final = 500
TIMEOUT: Final = aiohttp.ClientTimeout(total=5)
MOST_BYTES: Final = 64 * 1024
"""Most bytes of an answer that are received; the bot does not read them."""
UNREACHABLE, SLOW, BAD_TLS = "unreachable", "slow", "tls"
"""Reasons for failures without a status. Unknown names and private addresses both count as unreachable."""
GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
_LOOKUPS = ThreadPoolExecutor(8, thread_name_prefix="webhook")
"""A pool for these look-ups alone, so that slow names do not delay other work in threads."""


def is_public(ip: str) -> bool:
    """Tell whether everybody may reach an address; an address that embeds another, such as a mapped one, is private."""
    address = ip_address(ip)
    if isinstance(address, IPv6Address):
        embeds = address.sixtofour or address.teredo
        return address in GLOBAL_UNICAST and address.is_global and not embeds
    return address.is_global and not address.is_multicast


def is_allowed(address: str) -> bool:
    """Tell whether the bot may post to an address: HTTPS, the name of a machine, and no password."""
    try:
        url = URL(address)
    except ValueError:
        return False
    host = url.raw_host or ""
    named = "." in host and not _is_ip(host)
    return url.scheme == "https" and named and url.user is None and url.password is None and _is_short(address)


def _is_short(address: str) -> bool:
    return len(address) <= LONGEST_ADDRESS and address.isascii() and address.isprintable() and " " not in address


def _is_ip(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def host_of(address: str) -> str:
    """Return the name of the machine in an allowed address."""
    return URL(address).raw_host or ""


class PublicResolver(AbstractResolver):
    """Resolves names, and fails if any of a name's addresses is not public."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """Return the addresses of a name."""
        look = partial(socket.getaddrinfo, host, port, family, socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(_LOOKUPS, look)
        if not all(is_public(str(address[0])) for *_, address in found):
            raise OSError("not a public address")
        return [
            ResolveResult(
                hostname=host, host=str(address[0]), port=port, family=kind, proto=proto, flags=socket.AI_NUMERICHOST
            )
            for kind, _, proto, _, address in found
        ]

    async def close(self) -> None:
        """Do nothing, because nothing is kept open."""


class Poster:
    """Posts to addresses; `tls` says which certificates it accepts."""

    def __init__(self, tls: ssl.SSLContext | bool = True) -> None:
        self.tls = tls

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> str:
        """Post a body; return a status or a word that says why the receiver did not accept it, or else an empty text.

        It raises and logs nothing, because errors contain the address.
        """
        if not is_allowed(address):
            return UNREACHABLE
        try:
            return await self._post(address, body, headers)
        except TimeoutError:
            return SLOW
        except aiohttp.ClientSSLError:
            return BAD_TLS
        except (aiohttp.ClientError, OSError, ValueError):
            return UNREACHABLE

    async def _post(self, address: str, body: bytes, headers: Mapping[str, str]) -> str:
        connector = aiohttp.TCPConnector(resolver=PublicResolver(), ssl=self.tls, force_close=True)
        async with (
            aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=TIMEOUT,
                trust_env=False,
                read_bufsize=MOST_BYTES // 2,  # aiohttp stops receiving at twice this size
            ) as session,
            session.post(address, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            return "" if 200 <= answer.status < 300 else str(answer.status)
