"""Refusals in Discord's form: an HTTP status, a code, and for bad bodies a tree of what is wrong where."""

from collections.abc import Sized
from typing import Any

Json = dict[str, Any]

# code: (HTTP status, message); discord/discord-api-docs, topics/opcodes-and-status-codes.
KNOWN = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10070: (404, "Unknown Guild Scheduled Event"),
    10087: (404, "Unknown tag"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30038: (400, "Maximum number of uncompleted guild scheduled events reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40058: (400, "Cannot message this channel until a post exists"),
    40060: (400, "Interaction has already been acknowledged."),
    40067: (400, "A tag is required to create a forum post in this channel"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
}


class ApiError(Exception):
    """Carry one refusal up to the place that answers the request."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status, self.code, self.message, self.errors = status, code, message, errors

    def payload(self) -> Json:
        """Return the body of the answer."""
        body: Json = {"code": self.code, "message": self.message}
        return body | {"errors": self.errors} if self.errors else body


def refusal(code: int) -> ApiError:
    """Return the refusal that Discord knows under this code."""
    status, message = KNOWN[code]
    return ApiError(status, code, message)


class Problems:
    """Gather what is wrong with a body, then refuse all of it at once with 50035."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: str, code: str, message: str) -> None:
        """Note a problem at a dotted path such as `components.0.custom_id`."""
        node = self.tree
        for key in path.split("."):
            node = node.setdefault(key, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: str, value: Sized | None, least: int, most: int) -> None:
        """Note a text or list whose length is out of bounds; None counts as empty."""
        size = 0 if value is None else len(value)
        if not least <= size <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def one_of(self, path: str, value: object, allowed: tuple[object, ...]) -> None:
        """Note a value that is none of the allowed ones."""
        if value not in allowed:
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")

    def raise_if_any(self) -> None:
        """Raise the refusal if anything was noted."""
        if self.tree:
            raise ApiError(400, 50035, "Invalid Form Body", self.tree)


def malformed(path: str, code: str, message: str) -> ApiError:
    """Return a 50035 refusal with a single problem."""
    problems = Problems()
    problems.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", problems.tree)
