"""The tables of the database; the columns carry the names and the order of the records.

A change here needs a revision in ``migrations/versions``; a released revision is never edited.
"""

from storage.schema.base import ABOUT, KEPT, MINE, NAMED, Whole, metadata, where
from storage.schema.clocks import away_shards, banks, clocks, motions, moved, orders, pulse, replies, seeking
from storage.schema.company import (
    game_roles,
    invitations,
    lapses,
    lobby_changes,
    openings,
    put_out,
    role_calls,
    subscriptions,
)
from storage.schema.messages import ASIDE, MESSAGE, calls, emojis, outbox, panels
from storage.schema.moderation import acts, bans, blocks, reliability
from storage.schema.people import guilds, lessons, unlisted, users
from storage.schema.processes import PASSING, claims, heard_shards, identifies, interactions, processes, revisions
from storage.schema.tables import (
    advice,
    entries,
    holders,
    materials,
    notes,
    ratings,
    results,
    seats,
    snapshots,
    tables,
    wishes,
)

__all__ = [
    "ABOUT",
    "ASIDE",
    "KEPT",
    "MESSAGE",
    "MINE",
    "NAMED",
    "PASSING",
    "Whole",
    "acts",
    "advice",
    "away_shards",
    "banks",
    "bans",
    "blocks",
    "calls",
    "claims",
    "clocks",
    "emojis",
    "entries",
    "game_roles",
    "guilds",
    "heard_shards",
    "holders",
    "identifies",
    "interactions",
    "invitations",
    "lapses",
    "lessons",
    "lobby_changes",
    "materials",
    "metadata",
    "motions",
    "moved",
    "notes",
    "openings",
    "orders",
    "outbox",
    "panels",
    "processes",
    "pulse",
    "put_out",
    "ratings",
    "reliability",
    "replies",
    "results",
    "revisions",
    "role_calls",
    "seats",
    "seeking",
    "snapshots",
    "subscriptions",
    "tables",
    "unlisted",
    "users",
    "where",
    "wishes",
]
