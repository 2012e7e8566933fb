"""The tags of forums and of their posts."""

from bot.practice.core.access import need
from bot.practice.core.core import Core
from bot.practice.rules.errors import Json, Problems, refusal
from bot.practice.world.world import FORUM, REQUIRES_TAG, Channel

MOST_TAGS, MOST_APPLIED, LONGEST_NAME = 20, 5, 20


def applicable(core: Core, forum: Channel, wanted: list[Json]) -> list[str]:
    """Return the ids of a post's new tags; refuse unknown, missing, too many, or moderators' tags."""
    known = {tag["id"]: tag for tag in forum.tags}
    tags = [str(tag) for tag in wanted]
    if forum.requires_tag and not tags:
        raise refusal(40067)
    if any(tag not in known for tag in tags):
        raise refusal(10087)
    problems = Problems()
    problems.length("applied_tags", tags, 0, MOST_APPLIED)
    problems.raise_if_any()
    if any(known[tag]["moderated"] for tag in tags):
        need(core, forum, "manage_threads")
    return tags


def retag(core: Core, post: Channel, wanted: list[Json]) -> None:
    """Give a post other tags; threads that are no posts have none."""
    forum = core.world.channels.get(post.parent_id or "")
    if post.thread is None or forum is None or forum.type != FORUM:
        raise refusal(50024)
    post.thread.tags = applicable(core, forum, wanted)


def edit_forum(core: Core, forum: Channel, body: Json) -> None:
    """Change a forum's tags; posts lose the tags that were deleted."""
    if "flags" in body:
        forum.requires_tag = bool(body["flags"] & REQUIRES_TAG)
    if "available_tags" in body:
        _check(body["available_tags"])
        forum.tags = [_tag(core, given) for given in body["available_tags"]]
    left = {tag["id"] for tag in forum.tags}
    for post in core.world.channels.values():
        if post.thread and post.parent_id == forum.id:
            post.thread.tags = [tag for tag in post.thread.tags if tag in left]


def _check(given: list[Json]) -> None:
    problems = Problems()
    problems.length("available_tags", given, 0, MOST_TAGS)
    for at, tag in enumerate(given):
        problems.length(f"available_tags.{at}.name", tag["name"], 1, LONGEST_NAME)
    if len({tag["name"] for tag in given}) < len(given):
        problems.add("available_tags", "FORUM_TAG_NAMES_MUST_BE_UNIQUE", "Tag names must be unique.")
    problems.raise_if_any()


def _tag(core: Core, given: Json) -> Json:
    own = {"id": str(given.get("id") or core.world.ids.next()), "name": given["name"]}
    return own | {"moderated": bool(given.get("moderated")), "emoji_id": None, "emoji_name": None}
