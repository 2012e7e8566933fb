"""The pages of the log of a running game: all that happened and no secret, over random games of all kinds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from bot.tables.core.log_access import SPECTATOR, reading_of
from bot.tables.core.table import is_agreed, is_undo, standing_entries
from bot.tables.finished.replays import film_of
from bot.tables.messages.common import words_for
from bot.tables.messages.pages import FEW, FULL, MAX_LINES, Leaf, chronicle, log_pages, log_panel
from bot.tables.ports.component_id import parse
from bot.tables.ports.panel import Button, Select
from games.kernel.catalogue import installed
from games.kernel.icons import without_icons
from games.kernel.saving import load_events
from games.kernel.visibility import view
from render.jobs import Job
from render.worker import drawn
from storage.rows import EntryRow
from tests.bot.tables.doubles import buttons, selects, texts_below
from tests.bot.tables.logged import Past, known, played
from tests.bot.tables.playing import check_limits

GAMES = [(key, seed) for key in ("tallinn", "tinker_tailor", "ulm", "eldermann") for seed in range(4)]
STEPS = 160
ALL = pytest.mark.parametrize(("key", "seed"), GAMES)


@cache
def past_of(key: str, seed: int) -> Past:
    """Play a game for two players or more."""
    least, most = installed()[key].seats
    return played(key, seed, least + seed % (most - least + 1), STEPS)


def pages_for(past: Past, user: int, entries: list[EntryRow] | None = None, locale: str = "en") -> list[Leaf]:
    """Compose the log for a reader."""
    table = past.table
    reading = reading_of(table, past.holders, user)
    return log_pages(table, past.entries if entries is None else entries, reading, words_for(table, locale))


def text_of(pages: list[Leaf]) -> list[tuple[str, tuple[str, ...]]]:
    """Read titles and lines."""
    return [(page.title, page.lines) for page in pages]


@ALL
def test_a_reader_sees_what_they_may_know_and_nothing_else(key: str, seed: int) -> None:
    """Neither luck nor a secret of times when they did not hold the seat, nor what was taken back, changes a page."""
    past = past_of(key, seed)
    for user in past.readers:
        assert pages_for(past, user) == pages_for(past, user, [*known(past, user)])


@ALL
def test_who_holds_no_seat_reads_as_a_spectator(key: str, seed: int) -> None:
    """Also a user who has held one before."""
    past = past_of(key, seed)
    public = log_pages(past.table, past.entries, SPECTATOR, words_for(past.table, "en"))
    assert not any("(private)" in line for page in public for line in page.lines)
    gone = [user for user in past.readers if past.seat_of(user) is None]
    assert gone
    assert all(pages_for(past, user) == public for user in gone)


def test_who_loses_a_seat_while_the_log_is_read_is_a_spectator() -> None:
    """The holders are read after the table was looked at: the later of the two counts."""
    past = past_of("tinker_tailor", 0)
    user = next(user for user in past.readers if past.seat_of(user) is not None)
    last = [row for row in past.holders if row.seat == past.seat_of(user)][-1]
    later = replace(last, number=last.number + 1, user_id=None, computer="normal", version=past.match.version)
    assert reading_of(past.table, past.holders, user) != SPECTATOR
    assert reading_of(past.table, [*past.holders, later], user) == SPECTATOR


def test_own_secrets_are_told_and_marked() -> None:
    """As private; what all have seen bears no mark."""
    marked = plain = 0
    for seed in range(4):
        past = past_of("tinker_tailor", seed)
        public = {line for page in pages_for(past, 0) for line in page.lines}
        for user in past.readers:
            own = [line for page in pages_for(past, user) for line in page.lines]
            marked += sum("*(private)*" in line for line in own)
            plain += len(own)
            assert {line for line in own if "*(private)*" not in line} <= public
    assert 0 < marked < plain


@ALL
def test_all_that_stands_is_told_once_and_in_order(key: str, seed: int) -> None:
    """By the voice of the game; a round's first line is the title of its pages."""
    past = past_of(key, seed)
    table, texts = past.table, words_for(past.table, "en")
    events = [event for entry in standing_entries(past.entries) for event in load_events(entry.events)]
    voice = table.game.voice
    expected = [line for line in voice.tell(events, None, table.names, texts, table.material_id) if line]
    told, title = list[str](), texts.text("log-beginning")
    for page in pages_for(past, 0):
        told += [page.title] if page.title != title else []
        title = page.title
        told += page.lines
    beside = {texts.text("stood-in", who=name) for name in table.names}
    plain = [without_icons(line) for line in told]
    assert [line for line in plain if not line.startswith("_") and line not in beside] == expected


@ALL
def test_what_was_taken_back_is_listed(key: str, seed: int) -> None:
    """One line for each way back, with the names of those whose choices it took and not how many they were."""
    past = past_of(key, seed)
    lines = [line for page in pages_for(past, 0) for line in page.lines if line.startswith("_")]
    alone = [entry for entry in past.entries if is_undo(entry) and not is_agreed(entry)]
    together = {entry.ask for entry in past.entries if is_agreed(entry)}
    assert sum("takes a decision back" in line for line in lines) == len(alone)
    assert sum("Taken back: decisions by" in line for line in lines) == len(together)
    assert all(line.count(name) <= 1 for line in lines for name in past.table.names)
    assert [entry for entry in chronicle(past.entries) if isinstance(entry, EntryRow)] == standing_entries(past.entries)


def test_games_are_taken_back_handed_on_and_changed() -> None:
    """The random games hold what these tests are about."""
    pasts = [past_of(*game) for game in GAMES]
    for each in (
        [entry for past in pasts for entry in past.entries if is_agreed(entry)],
        [entry for past in pasts for entry in past.entries if is_undo(entry) and not is_agreed(entry)],
        [entry for past in pasts for entry in past.entries if entry.stand_in],
        [held for past in pasts for held in past.users if len({user for _, user in held}) < len(held)],
        [holder for past in pasts for holder in past.holders if holder.user_id and holder.computer],
        [entry for past in pasts for entry in superseded(past)],
    ):
        assert len(each) > 2


def superseded(past: Past) -> list[EntryRow]:
    """List the sealed choices that were changed, and stand in the log all the same."""
    standing = standing_entries(past.entries)
    last = {(entry.ask, entry.seat): entry.version for entry in standing}
    return [entry for entry in standing if last[entry.ask, entry.seat] != entry.version and not entry.stand_in]


@ALL
def test_nobody_learns_that_a_sealed_choice_was_changed(key: str, seed: int) -> None:
    """Titles, lines, the number of pages and all ids are the same as if it had not been."""
    past = past_of(key, seed)
    changed = superseded(past)
    for user in past.readers:
        truth = pages_for(past, user)
        other = pages_for(past, user, [entry for entry in past.entries if entry not in changed])
        assert text_of(truth) == text_of(other)


@ALL
def test_pages_keep_to_the_limits_and_their_ids_tell_only_their_place(key: str, seed: int) -> None:
    """No version stands in an id; all rounds can be reached, or 25 around this one."""
    past = past_of(key, seed)
    table = past.table
    for user in past.readers[:2]:
        for locale in ("en", "de"):
            texts, pages = words_for(table, locale), pages_for(past, user, locale=locale)
            for at, page in enumerate(pages):
                panel = log_panel(table, pages, at, None, past.seat_of(user), texts)
                check_limits(panel)
                assert sum(map(len, (*panel.text, *texts_below(panel)))) < 4_000
                assert len(page.lines) <= MAX_LINES
                controls: list[Button | Select] = [*buttons(panel), *selects(panel)]
                ids = [parse(control.id) for control in controls]
                found = [each.value for each in ids if each is not None and each.verb == "log"]
                assert set(found) <= {f"{at - 1}.earlier", f"{at + 1}.later", ".newest", "rounds"}
                for choice in (choice for select in selects(panel) for choice in select.choices):
                    assert 0 <= int(choice.value) < len(pages)
                assert len(buttons(panel)) <= 5


def test_a_round_of_many_turns_has_several_pages() -> None:
    """Each ends before a turn: the next one begins with a role that is revealed."""
    pages = pages_for(past_of("tinker_tailor", 3), 0)
    cut = [after for before, after in pairwise(pages) if before.title == after.title]
    assert cut
    assert all("reveals" in page.lines[0] for page in cut)
    assert all(len(page.lines) >= FEW - 1 for page, after in pairwise(pages) if page.title == after.title)
    assert sum(len(page.lines) > FULL for page in pages) <= 1


@pytest.fixture
def scenes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the scene for the picture."""
    monkeypatch.setattr("render.worker.draw", lambda scene, _game: repr(scene).encode())


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize(("key", "seed"), [game for game in GAMES if game[1] < 2])
def test_each_page_shows_what_its_reader_may_see(key: str, seed: int) -> None:
    """Its picture is drawn from the reader's own view of that version, never from another's, nor from the truth."""
    past = past_of(key, seed)
    table, texts = past.table, words_for(past.table, "en")
    film = film_of(table, past.entries, [], texts)
    for user in past.readers:
        reading = reading_of(table, past.holders, user)
        boards = tuple((page.version, reading.viewer(page.version)) for page in pages_for(past, user))
        assert all(viewer == past.viewer(user, version) for version, viewer in boards)
        found = {int(each.name): each.image for each in drawn(replace(film, boards=boards))}
        assert found == dict(pictures(past, film.names, boards))


def pictures(
    past: Past, names: tuple[str, ...], boards: tuple[tuple[int, int | None], ...]
) -> Iterator[tuple[int, bytes]]:
    """Draw positions from views, as live boards are drawn."""
    for version, viewer in boards:
        seen = view(past.states[version], viewer)
        job = Job(past.match.game.key, "board", "en", names, tuple(past.states[version].asked_seats), (seen,))
        yield version, drawn(job)[0].image
