"""The bot's own sentences: complete in every language, with the same arguments, and all of them known."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot.tables
from games.kernel import catalogue
from games.kernel.words import LOCALES, sources
from tests.fifth_game import installed_beacons

FOLDER = Path(bot.tables.__file__).parent
CALLS = r"\b(?:text|typed|optional)|Refusal|StaleChoice|NotYourDecision|__init__"
LITERAL = re.compile(rf"""(?:{CALLS})\(\s*(?:words_, |texts, )?(f?)"([^"]+)\"""")
FIELD = re.compile(r"\{[^}]*\}")
GAMES_OWN = {
    "title",
    "tagline",
    "about-game",
    "reconstructed",
    "option-*",
    "option-*-*",
    "option-*-*-hint",
    "rule-*",
    "rulebook-*",
    "rulebook-*-title",
    "lesson-theme",
    "list-*",
    "list-*-rest",
    "lesson-end",
    "scene-*",
    "wish-panel",
}
"""Keys that the words of each game bring."""
OURS = ("tables.", "pace.", "votes.", "around.")
"""The files whose texts `bot.tables` uses."""
OTHERS = {
    "owner-backup-failed",
    "stale-choice",
    "left-lobby",
    "left-table",
    "abandoned",
    "voted",
    "lobby-begun",
    "lobby-over",
    "tables-*",
    "refused-no-table-here",
    "refused-no-log",
    "refused-nothing-over",
    "pace-*",
    "tag-*",
}
"""Keys chosen by an expression."""


class Arguments(Visitor):
    """Collect the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        """Note a variable."""
        self.found.add(node.id.name)


def messages(package: str, locale: str, only: str | tuple[str, ...] = "") -> dict[str, set[str]]:
    """Return the keys of a package's texts with their arguments."""
    found = {}
    for name, source in sources(package, locale).items():
        if not name.startswith(only):
            continue
        resource = FluentParser().parse(source)
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], name
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                arguments = Arguments()
                arguments.visit(entry)
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = arguments.found
    return found


def used() -> dict[str, str]:
    """Find the keys that the source names, with `*` for each part that is filled in, and where."""
    found = {}
    for path in sorted(FOLDER.rglob("*.py")):
        for is_f, key in LITERAL.findall(path.read_text(encoding="utf-8")):
            if re.match(r"[a-z]", key) and " " not in key:
                found[FIELD.sub("*", key) if is_f else key] = path.name
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_key_in_the_source_has_a_text(locale: str) -> None:
    """Each key that `bot.tables` names exists in each language; a key with a gap matches at least one."""
    known = set(messages("bot", locale)) | set(messages("games.kernel", locale))
    for key, where in used().items():
        if key in GAMES_OWN:
            continue
        pattern = re.compile(re.escape(key).replace(r"\*", ".+"))
        assert any(pattern.fullmatch(name) for name in known), f"{where}: {key}"


def test_no_text_of_ours_is_unused() -> None:
    """Each text is named by the source, fully or by a pattern."""
    patterns = [re.compile(re.escape(key).replace(r"\*", ".+")) for key in [*used(), *OTHERS]]
    unused = {key for key in messages("bot", "en", OURS) if not any(p.fullmatch(key) for p in patterns)}
    assert unused == set()


def test_languages_have_the_same_keys_and_arguments() -> None:
    """German and English say the same things about the same values."""
    english, german = messages("bot", "en", OURS), messages("bot", "de", OURS)
    assert english == german


@pytest.mark.parametrize("locale", LOCALES)
def test_a_games_words_never_hide_ours(locale: str) -> None:
    """No installed game uses a key of the bot's own, which would be shadowed by it."""
    with installed_beacons():
        ours = set(messages("bot", locale, OURS))
        for game in catalogue.installed().values():
            assert not ours & set(messages(game.package, locale)), game.key


CLOSED = ["locked", "kind", "limit", "filter", "verification", "region", "two-factor"]
"""Why a place takes no message beside a missing permission: `bot/api/codes.py` says at which codes."""
NOTES = [
    *CLOSED,
    "no-files",
    "lacks-create_public_threads",
    "lacks-send_messages_in_threads",
    "lacks-manage_channels",
    "no-category",
    "no-room",
    "no-post",
    "tag",
    "refused",
    "deleted",
    "forbidden",
    "returned",
    "moved",
]
REASONS = ["forbidden", "refused", "too-often", "gone", "picture", *CLOSED]


@pytest.mark.parametrize("key", [*(f"place-{note}" for note in NOTES), *(f"lost-{reason}" for reason in REASONS)])
def test_every_note_and_reason_has_a_text(key: str) -> None:
    """What may be stored as a place's note or a delivery's reason can be said."""
    assert key in messages("bot", "en")


def test_the_notes_and_reasons_are_those_of_the_source() -> None:
    """Nothing else is stored as a note or reason by the source than what is listed here."""
    files = [*FOLDER.rglob("*.py"), *FOLDER.with_name("api").rglob("*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    listed = {key for key in messages("bot", "en") if key.startswith("place-") and key != "place-name"}
    assert listed == {f"place-{note}" for note in NOTES}
    for reason in REASONS:
        assert f'"{reason}"' in source
