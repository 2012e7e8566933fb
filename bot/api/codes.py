"""What each of Discord's error codes means: its subject, what follows, and the reason shown to users.

A code that is not listed here is tried again later, with a limit of attempts. The list has those of Discord's JSON
error codes that this bot's requests can meet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

Subject = Literal["place", "user", "message", "bot", "now"]
"""What an error concerns: the channel or thread, the user, this message, the bot itself, or only the moment."""
Follow = Literal["home", "mention", "repost", "leave", "plain", "hold", "wait", "later", "filtered", "give up"]
"""What follows.

- `home`: the table goes on in the lobby's channel; a message that belongs there is given up with the reason.
- `mention`: no more direct messages; the user is mentioned in the table's thread.
- `repost`: the message is gone, and posted again.
- `leave`: an edit of a board or question is left out, and any other tried later.
- `plain`: the message is sent as text, without its pictures.
- `hold`: nothing is sent; one request a minute looks whether Discord takes it again.
- `wait`: tried again; if nothing else is taken either, everything is held likewise.
- `later`: tried again, with the limit of attempts; then given up with the reason.
- `filtered`: tried again a few times, then in the lobby's channel.
- `give up`: given up at once with the reason: the same content would be refused each time.
"""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a code means; `reason` is the end of the keys of texts for players and moderators."""

    subject: Subject
    follow: Follow
    reason: str


UNREACHABLE: Final = Ruling("user", "mention", "closed")
GONE: Final = Ruling("place", "home", "gone")
FORBIDDEN: Final = Ruling("place", "home", "forbidden")
LOCKED: Final = Ruling("place", "home", "locked")
KIND: Final = Ruling("place", "home", "kind")
LIMIT: Final = Ruling("place", "home", "limit")
NAME: Final = Ruling("place", "home", "filter")
FILTER: Final = Ruling("message", "filtered", "filter")
PICTURE: Final = Ruling("message", "plain", "picture")
CONTENT: Final = Ruling("message", "give up", "refused")
TOKEN: Final = Ruling("bot", "hold", "too-often")
ADDRESS: Final = Ruling("bot", "wait", "too-often")
BUSY: Final = Ruling("now", "later", "too-often")

CODES: Final[Mapping[int, Ruling]] = {
    10003: GONE,  # unknown channel
    10004: GONE,  # unknown guild
    10008: Ruling("message", "repost", "gone"),  # unknown message
    10013: UNREACHABLE,  # unknown user: an account that was deleted
    10015: BUSY,  # unknown webhook: an interaction's token that is over
    10062: BUSY,  # unknown interaction
    10087: BUSY,  # unknown tag: another process has replaced the forum's tags
    20009: PICTURE,  # explicit content cannot be sent to the recipient
    20016: BUSY,  # slowmode
    20022: BUSY,  # edits in an announcement channel
    20028: BUSY,  # write limit of the channel
    20029: BUSY,  # write limit of the server
    20031: NAME,  # a name of a channel contains words that are not allowed
    30007: LIMIT,  # webhooks
    30013: LIMIT,  # channels of a server
    30030: LIMIT,  # categories of a server
    30033: LIMIT,  # participants of a thread
    30038: LIMIT,  # scheduled events of a server
    30046: Ruling("message", "leave", "too-often"),  # edits of a message older than an hour
    30060: LIMIT,  # permission overwrites of a channel
    30061: LIMIT,  # all channels of a server are too large
    40001: TOKEN,  # unauthorized
    40002: TOKEN,  # the account must be verified
    40003: BUSY,  # direct channels opened too fast
    40004: BUSY,  # sending is disabled for a while
    40005: CONTENT,  # request too large
    40006: BUSY,  # a feature is disabled for a while
    40043: BUSY,  # an interaction's answer was not sent
    40058: KIND,  # a forum takes posts only
    40060: BUSY,  # an interaction was answered already
    40062: BUSY,  # a service is limited
    40067: Ruling("place", "home", "tag"),  # a forum that requires a tag
    40094: BUSY,  # too many follow-ups of an interaction
    40333: ADDRESS,  # Cloudflare refuses it
    50001: FORBIDDEN,  # missing access
    50007: UNREACHABLE,  # the user takes no direct messages
    50008: KIND,  # not a text channel
    50009: Ruling("place", "home", "verification"),  # the channel's level of verification
    50013: FORBIDDEN,  # missing permissions
    50014: TOKEN,  # invalid token
    50024: KIND,  # not in a channel of this type
    50027: BUSY,  # an interaction's token is over; it comes with 401
    50033: UNREACHABLE,  # invalid recipient
    50035: CONTENT,  # invalid form body; if it names an emoji, the message is sent once more without icons before that
    50045: PICTURE,  # file too large
    50046: PICTURE,  # invalid file
    50083: LOCKED,  # the thread is archived, and locked if it is not opened again by a message
    50086: KIND,  # channels of a community must be text channels
    50095: Ruling("place", "home", "region"),  # the server is not available in this country
    50101: LIMIT,  # the server needs more boosts
    50110: PICTURE,  # invalid file
    50123: PICTURE,  # invalid type of file
    50138: PICTURE,  # a picture cannot be made small enough
    50146: PICTURE,  # an uploaded file is not found
    50278: UNREACHABLE,  # no server in common
    60003: Ruling("place", "home", "two-factor"),  # the server asks moderators for two-factor authentication
    110001: BUSY,  # the application is not available yet
    130000: BUSY,  # overloaded
    160004: BUSY,  # the message has a thread, which `open_thread` returns
    160005: LOCKED,  # the thread is locked
    160006: LIMIT,  # active threads of a server
    160007: LIMIT,  # active threads in announcement channels
    200000: FILTER,  # AutoMod has blocked the message
    200001: NAME,  # AutoMod has blocked a name
    240000: FILTER,  # the filter of harmful links
    400001: PICTURE,  # uploads to this server are limited
}
