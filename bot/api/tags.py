"""The tags of forums: which tags a post gets, and which tags the bot may use."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord
import structlog

from bot.tables.ports.messenger import PlaceClosed, PostTags

log = structlog.get_logger()

MOST_TAGS, MOST_APPLIED, LONGEST_NAME = 20, 5, 20
Tags = Sequence[discord.ForumTag]


def usable(forum: discord.ForumChannel, granted: discord.Permissions) -> Tags:
    """List the tags that the bot may use; some are for moderators only."""
    return [tag for tag in forum.available_tags if granted.manage_threads or not tag.moderated]


def lacks_tag(forum: discord.ForumChannel, granted: discord.Permissions) -> bool:
    """Tell whether a forum requires a tag, and the bot may neither use nor make one."""
    return forum.flags.require_tag and not granted.manage_channels and not usable(forum, granted)


def tags_at_first(forum: discord.ForumChannel, offered: Tags, tags: PostTags) -> Tags:
    """Choose a new post's tags; if the forum requires a tag and offers no wanted one, choose any other."""
    applied = _wanted(offered, tags)
    if applied or not forum.flags.require_tag:
        return applied
    if not offered:
        raise PlaceClosed("tag")
    return [*_remaining(offered, tags), *offered][:1]


def tags_later(offered: Tags, before: Tags, tags: PostTags) -> Tags:
    """Choose a post's tags after a change, and keep the tags that other users have given it."""
    wanted = _wanted(offered, tags)
    kept = [tag for tag in _remaining(before, tags) if tag.id not in {each.id for each in wanted}]
    return [*wanted, *kept][:MOST_APPLIED]


async def with_missing(forum: discord.ForumChannel, tags: PostTags) -> discord.ForumChannel:
    """Make the wanted tags that a forum lacks; if Discord refuses, posts do without them."""
    there = list(forum.available_tags)
    missing = [names[0][:LONGEST_NAME] for names in tags.wanted if not _named(there, names)]
    made = [discord.ForumTag(name=name) for name in missing][: MOST_TAGS - len(there)]
    try:
        return (await forum.edit(available_tags=[*there, *made]) if made else None) or forum
    except discord.HTTPException as error:
        log.warning("tags not made", code=error.code)
        return forum


def _wanted(offered: Tags, tags: PostTags) -> Tags:
    return [tag for names in tags.wanted for tag in _named(offered, names)[:1]]


def _remaining(offered: Tags, tags: PostTags) -> Tags:
    """Leave out the tags that no longer apply."""
    gone = _named(offered, tags.unwanted)
    return [tag for tag in offered if tag not in gone]


def _named(offered: Tags, names: Collection[str]) -> Tags:
    """Find the tags with one of these names; capitalization does not matter."""
    known = {name[:LONGEST_NAME].casefold() for name in names}
    return [tag for tag in offered if tag.name.casefold() in known]
