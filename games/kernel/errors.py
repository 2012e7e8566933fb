"""All errors of the kernel, as one tree; each carries a message key for the player's language."""

from __future__ import annotations


class KernelError(Exception):
    """Carry a message key of a Fluent file and its arguments instead of a ready sentence."""

    def __init__(self, key: str, /, **fields: str | int) -> None:
        super().__init__(key, fields)
        self.key = key
        self.fields = fields

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.fields.items())
        return f"{self.key} ({details})" if details else self.key


class IllegalChoice(KernelError, ValueError):
    """Refuse a choice; nothing has been changed."""


class NotYourDecision(IllegalChoice):
    """Refuse a seat that is not asked now."""


class NotOffered(IllegalChoice):
    """Refuse a choice that the rules do not offer; `section` names the rulebook section that refuses it."""

    def __init__(self, key: str, /, *, section: str = "", **fields: str | int) -> None:
        super().__init__(key, **fields)
        self.section = section


class RepeatedChoice(IllegalChoice):
    """Raised if exactly this choice already counts."""


class StaleChoice(IllegalChoice):
    """Refuse a choice made for an ask that is over."""


class GameOver(IllegalChoice):
    """Refuse a choice after the end."""


class UndoRefused(IllegalChoice):
    """Refuse to take a choice back."""


class BadOption(KernelError, ValueError):
    """Refuse a table option, a seat count or a value that the game does not know."""


class BadRecord(KernelError, ValueError):
    """Refuse a record; `line` counts from 1."""

    def __init__(self, key: str, /, *, line: int, **fields: str | int) -> None:
        super().__init__(key, line=line, **fields)
        self.line = line


class UnknownGame(KernelError, LookupError):
    """Say that no installed game has this key."""


class RulesBug(RuntimeError):
    """Report a broken promise of a game's rules; never the fault of a player."""
