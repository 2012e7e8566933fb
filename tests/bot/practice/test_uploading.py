"""Icons at Discord: uploaded once, replaced with care, found again after a crash, and never in a message's way."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import discord
import pytest

from bot import uploading
from bot.api.icons import Icons
from bot.api.messenger import DiscordMessenger
from bot.duty import Duty
from bot.practice.rules.errors import Json
from bot.tables.ports.panel import Button, Panel
from bot.uploading import NotUploaded, Uploading
from render.jobs import Drawn, Film, Job
from storage import Store, open_store
from tests.bot.practice.conftest import Stand, png

DAY = 86_400_000
GAMES = {"": ("won", "seat1"), "tallinn": ("ta_knight", "ta_monk"), "ulm": ("ul_coin",)}


class Drawings:
    """Draw small pictures by the names of icons; `sizes` are those of changed ones."""

    seconds, deaths = 0.0, 0

    def __init__(self) -> None:
        self.games: Mapping[str, tuple[str, ...]] = GAMES
        self.sizes: dict[str, int] = {}
        self.jobs = 0

    async def prepare(self) -> None:
        """Need nothing."""

    async def end(self) -> None:
        """Leave nothing behind."""

    async def render(self, job: Job | Film) -> tuple[Drawn, ...]:
        """Draw the icons of a game."""
        assert isinstance(job, Job)
        assert job.what == "emojis"
        self.jobs += 1
        widths = {name: self.sizes.get(name, 3) for name in self.games.get(job.game, ())}
        return tuple(Drawn(name, f"{name}-{width}", png(width)) for name, width in widths.items())


class Later:
    """Tell a time that can be set."""

    time = 1_000 * DAY

    def now(self) -> int:
        """Return it."""
        return self.time


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """Return an empty store."""
    opened = await open_store(tmp_path / "kontor.sqlite", process="p")
    yield opened
    await opened.close()


class Site:
    """A bot whose icons are kept at Discord, started as often as a test wants."""

    def __init__(self, stand: Stand, store: Store) -> None:
        self.stand, self.store, self.drawings, self.clock = stand, store, Drawings(), Later()
        self.start()

    def start(self, duty: Duty | None = None) -> Uploading:
        """Start again, with nothing but what is stored."""
        self.icons = Icons()
        self.uploading = Uploading(self.stand.bot, self.store, self.drawings, self.icons, duty or Duty(), self.clock)
        return self.uploading

    async def names(self) -> list[str]:
        """Name the emojis at Discord."""
        return sorted(each.name for each in await self.stand.bot.fetch_application_emojis())

    async def posts(self) -> list[Json]:
        """Return the uploads."""
        return await self.stand.practice.requests("POST", "/emojis")

    @property
    def usable(self) -> set[str]:
        """Name the icons that messages use."""
        return set(self.icons.usable)


@pytest.fixture
async def site(stand: Stand, store: Store) -> Site:
    """Return a bot whose icons are not uploaded yet."""
    return Site(stand, store)


ALL = {name for names in GAMES.values() for name in names}


async def test_icons_are_uploaded_once(site: Site) -> None:
    """A second start asks Discord once what is there, and uploads nothing; later looks ask nothing."""
    await site.uploading.look()
    assert site.usable == ALL
    assert site.icons.count == (5, 5)
    assert await site.names() == sorted(ALL)
    asked = len(await site.stand.practice.requests("GET", "/emojis"))
    await site.start().look()
    await site.uploading.look()
    assert site.usable == ALL
    assert len(await site.posts()) == len(ALL)
    assert len(await site.stand.practice.requests("GET", "/emojis")) == asked + 1


async def test_another_process_only_looks_what_is_stored(site: Site) -> None:
    """It draws and sends nothing."""
    await site.start(Duty("work")).look()
    assert (site.drawings.jobs, site.usable) == (0, set())
    await site.start().look()
    drawn = site.drawings.jobs
    await site.start(Duty("work")).look()
    assert (site.drawings.jobs, site.usable) == (drawn, ALL)


async def test_a_changed_picture_gets_a_name_of_its_own(site: Site) -> None:
    """It is used from then on; the one before it stays for a month, as older messages show it."""
    await site.uploading.look()
    old = site.icons.usable["ta_knight"].id
    site.drawings.sizes["ta_knight"] = 4
    await site.start().look()
    new = site.icons.usable["ta_knight"]
    assert (new.name, new.id != old) == ("ta_knight_2", True)
    assert {"ta_knight", "ta_knight_2"} <= set(await site.names())
    site.clock.time += 29 * DAY
    await site.uploading.look()
    assert "ta_knight" in await site.names()
    site.clock.time += 2 * DAY
    await site.uploading.look()
    assert await site.names() == sorted(ALL - {"ta_knight"} | {"ta_knight_2"})
    assert site.usable == ALL


async def test_a_picture_of_old_is_taken_again(site: Site) -> None:
    """An upgrade that is undone uploads nothing."""
    await site.uploading.look()
    site.drawings.sizes["ta_knight"] = 4
    await site.start().look()
    del site.drawings.sizes["ta_knight"]
    await site.start().look()
    assert site.icons.usable["ta_knight"].name == "ta_knight"
    assert len(await site.posts()) == len(ALL) + 1
    site.clock.time += 31 * DAY
    await site.uploading.look()
    assert await site.names() == sorted(ALL)


async def test_icons_of_a_game_that_is_gone_go_a_month_later(site: Site) -> None:
    """Messages that show them are read on."""
    await site.uploading.look()
    site.drawings.games = {game: names for game, names in GAMES.items() if game != "ulm"}
    await site.start().look()
    assert site.usable == ALL - {"ul_coin"}
    assert "ul_coin" in await site.names()
    site.clock.time += 31 * DAY
    await site.uploading.look()
    assert "ul_coin" not in await site.names()


async def test_a_name_that_somebody_else_has_taken_is_left_alone(site: Site) -> None:
    """The owner may have uploaded emojis of their own."""
    await site.stand.bot.create_application_emoji(name="won", image=png(9))
    await site.uploading.look()
    assert site.icons.usable["won"].name == "won_2"
    assert await site.names() == sorted(ALL | {"won_2"})


@pytest.mark.parametrize("nth", range(1, 6))
async def test_a_crash_in_the_middle_doubles_nothing(site: Site, nth: int) -> None:
    """The upload whose answer was never heard is found again by its name."""
    make, made = site.stand.bot.create_application_emoji, 0

    async def killed(*, name: str, image: bytes) -> discord.Emoji:
        nonlocal made
        made += 1
        found = await make(name=name, image=image)
        if made == nth:
            raise KeyboardInterrupt
        return found

    site.stand.bot.create_application_emoji = killed  # type: ignore[method-assign]  # the answer is lost with the process
    with pytest.raises(KeyboardInterrupt):
        await site.uploading.look()
    site.stand.bot.create_application_emoji = make  # type: ignore[method-assign]  # a new process
    await site.start().look()
    assert site.usable == ALL
    assert await site.names() == sorted(ALL)
    assert len(await site.posts()) == len(ALL)


async def test_uploads_that_fail_leave_words_and_are_tried_again(site: Site) -> None:
    """What is there is used game by game, and nothing that is there is uploaded again."""
    make, made = site.stand.bot.create_application_emoji, 0

    async def failing(*, name: str, image: bytes) -> discord.Emoji:
        nonlocal made
        made += 1
        if made > 3:
            raise OSError
        return await make(name=name, image=image)

    site.stand.bot.create_application_emoji = failing  # type: ignore[method-assign]  # a network that breaks down
    assert await site.uploading._try_to_look() == uploading.AGAIN
    assert site.usable == set(GAMES[""])
    assert site.icons.count == (3, 5)
    assert await site.uploading._try_to_look() == 2 * uploading.AGAIN
    site.stand.bot.create_application_emoji = make  # type: ignore[method-assign]
    assert await site.uploading._try_to_look() == uploading.LOOK
    assert site.usable == ALL
    assert len(await site.posts()) == len(ALL)


async def test_a_refused_picture_keeps_only_its_game_back(site: Site) -> None:
    """The others go on, and it is tried again later."""
    site.drawings.games = {**GAMES, "tallinn": ("ta_knight", "not-a-name")}
    with pytest.raises(NotUploaded):
        await site.uploading.look()
    assert site.usable == {"won", "seat1", "ul_coin"}


async def test_uploads_keep_discord_s_pace(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Short waits are waited for; a longer one ends the look, and the next one comes after it."""
    await site.stand.practice.rate_limit("/emojis$", 0.1, method="POST")
    await site.uploading.look()
    assert site.usable == ALL
    monkeypatch.setattr(site.stand.bot.http, "max_ratelimit_timeout", 30.0)
    site.drawings.sizes["won"] = 4
    await site.stand.practice.rate_limit("/emojis$", 300.0, method="POST")
    assert await site.start()._try_to_look() >= 300
    assert site.usable == ALL


PANEL = Panel(("2 [[ta_knight]] knights",), rows=((Button("k|W2|hand|||", "Take", icon="ta_knight"),),))


async def test_a_deleted_emoji_costs_no_message_and_comes_back(site: Site) -> None:
    """The message goes out again in words alone; its game's are used again once they have been looked for."""
    await site.uploading.look()
    messenger = DiscordMessenger(site.stand.bot, icons=site.icons)
    await site.stand.practice.ask("delete_emoji", emoji=str(site.icons.usable["ta_knight"].id))
    sent = await messenger.post(int(site.stand.channel), PANEL, "T1")
    (seen,) = await site.stand.practice.visible("alice")
    assert seen["id"] == str(sent.message_id)
    assert "2 knights" in repr(seen["components"])
    assert "emoji" not in repr(seen["components"])
    assert site.usable == ALL - set(GAMES["tallinn"])
    assert site.icons.wake.is_set()
    await site.uploading.look()
    assert site.usable == ALL
    await messenger.edit(int(site.stand.channel), sent.message_id, PANEL)
    (seen,) = await site.stand.practice.visible("alice")
    assert f"<:ta_knight:{site.icons.usable['ta_knight'].id}>" in repr(seen["components"])


async def test_what_another_process_doubts_is_looked_for(site: Site) -> None:
    """It stores its doubt; the process that uploads looks, and then both use the icons again."""
    await site.uploading.look()
    first, icons = site.uploading, site.icons
    other = site.start(Duty("work"))
    await other.look()
    await site.stand.practice.ask("delete_emoji", emoji=str(icons.usable["ta_monk"].id))
    site.icons.doubt({"ta_monk"})
    await other.look()
    assert site.usable == ALL - set(GAMES["tallinn"])
    await first.look()
    await other.look()
    assert set(icons.usable) == site.usable == ALL
    assert site.icons.usable["ta_monk"] == icons.usable["ta_monk"]


async def test_icons_that_are_refused_again_and_again_are_looked_for_once_a_minute(site: Site) -> None:
    """Meanwhile its game has words alone."""
    await site.uploading.look()
    asked = len(await site.stand.practice.requests("GET", "/emojis"))
    for _ in range(3):
        site.icons.doubt({"ta_knight"})
        await site.uploading.look()
    assert len(await site.stand.practice.requests("GET", "/emojis")) == asked + 1
    assert site.usable == ALL - set(GAMES["tallinn"])
