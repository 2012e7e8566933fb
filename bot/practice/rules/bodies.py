"""Rules for what stands beside the components of a message: embeds, mentions, the nonce, the list of files."""

from collections.abc import Iterator

from bot.practice.rules.errors import Json, Problems

PARSED = ("roles", "users", "everyone")
EMBED = {"title": 256, "description": 4096, "fields": 25}
FIELD, FOOTER, AUTHOR, ALL_EMBEDS, MOST_MENTIONS = {"name": 256, "value": 1024}, 2048, 256, 6000, 100


def check_body(problems: Problems, body: Json, uploads: dict[str, tuple[str, bytes]]) -> None:
    """Note what Discord would refuse in a body, apart from its components."""
    if body.get("enforce_nonce") and body.get("nonce") in (None, ""):
        problems.add("nonce", "NONCE_REQUIRED", "A nonce is required if it is to be enforced.")
    _check_embeds(problems, body.get("embeds") or [])
    _check_mentions(problems, body.get("allowed_mentions") or {})
    for i, attachment in enumerate(body.get("attachments") or []):
        number = str(attachment.get("id"))
        if number not in uploads and int(number) < len(body["attachments"]):
            problems.add(f"attachments.{i}.id", "ATTACHMENT_NOT_FOUND", f"There is no part files[{number}].")


def _check_embeds(problems: Problems, embeds: list[Json]) -> None:
    for i, embed in enumerate(embeds):
        for key, most in EMBED.items():
            problems.length(f"embeds.{i}.{key}", embed.get(key), 0, most)
        for j, field in enumerate(embed.get("fields") or []):
            for key, most in FIELD.items():
                problems.length(f"embeds.{i}.fields.{j}.{key}", field.get(key), 1, most)
        problems.length(f"embeds.{i}.footer.text", (embed.get("footer") or {}).get("text"), 0, FOOTER)
        problems.length(f"embeds.{i}.author.name", (embed.get("author") or {}).get("name"), 0, AUTHOR)
    if sum(len(text) for embed in embeds for text in _texts(embed)) > ALL_EMBEDS:
        problems.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {ALL_EMBEDS}.")


def _texts(embed: Json) -> Iterator[str]:
    """Yield the texts that count for the size of all embeds."""
    parts: list[str | None] = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    parts += [field.get(key) for field in embed.get("fields") or [] for key in FIELD]
    return (part for part in parts if part)


def _check_mentions(problems: Problems, allowed: Json) -> None:
    parsed = allowed.get("parse") or []
    for i, kind in enumerate(parsed):
        problems.one_of(f"allowed_mentions.parse.{i}", kind, PARSED)
    for key in ("users", "roles"):
        listed = allowed.get(key) or []
        problems.length(f"allowed_mentions.{key}", listed, 0, MOST_MENTIONS)
        if listed and key in parsed:
            code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
            problems.add("allowed_mentions", code, f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.')
