"""Rules for emojis: names and pictures of new ones, and which ones messages may name."""

import base64
import binascii
import re
from collections.abc import Container, Iterable
from typing import Protocol

from bot.practice.rules import components
from bot.practice.rules.errors import Json, Problems

MAX_EMOJIS, MAX_BYTES = 2_000, 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]+")
DATA = re.compile(r"data:image/(png|jpeg|gif|webp);base64,(.*)", re.DOTALL)
BEGINS = {"png": b"\x89PNG\r\n\x1a\n", "jpeg": b"\xff\xd8\xff", "gif": b"GIF8", "webp": b"RIFF"}
WRITTEN = re.compile(r"<a?:\w{2,32}:(\d+)>")


class Named(Protocol):
    """What has a name."""

    name: str


def check_name(problems: Problems, body: Json, others: Iterable[Named]) -> str:
    """Return the name that a body gives; note what is wrong with it, such as that another emoji has it."""
    name = str((body or {}).get("name") or "")
    problems.length("name", name, 2, 32)
    if name and not NAME.fullmatch(name):
        problems.add("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if name in {each.name for each in others}:
        taken = "An emoji with this name already exists in this application."
        problems.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", taken)
    return name


def picture_of(problems: Problems, body: Json) -> bytes:
    """Return the picture that a body holds as a data URI; note what is wrong with it."""
    found = DATA.fullmatch(str((body or {}).get("image") or ""))
    try:
        picture = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        picture = b""
    if not found or not picture.startswith(BEGINS[found[1]]):
        problems.add("image", "IMAGE_INVALID", "Unsupported image type given")
    if len(picture) > MAX_BYTES:
        problems.add("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return picture


def check_named(problems: Problems, body: Json, known: Container[str]) -> None:
    """Note the emojis that a message names and that are not there.

    In a text Discord shows the name of such an emoji; here that is refused as well, so that it is not overlooked.
    """
    shown = body.get("components") or []
    for path, component in components.walk(shown):
        options = enumerate(component.get("options") or [])
        for at, it in [(path, component), *((f"{path}.options.{number}", option) for number, option in options)]:
            named = (it.get("emoji") or {}).get("id")
            if named and str(named) not in known:
                problems.add(f"{at}.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        if any(number not in known for number in WRITTEN.findall(component.get("content") or "")):
            problems.add(f"{path}.content", "PRACTICE_UNKNOWN_EMOJI", "The text names an emoji that does not exist.")
    if any(number not in known for number in WRITTEN.findall(body.get("content") or "")):
        problems.add("content", "PRACTICE_UNKNOWN_EMOJI", "The text names an emoji that does not exist.")
