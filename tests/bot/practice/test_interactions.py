import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from tests.bot.practice.conftest import ComponentId, Stand, data_of, panel, picture
from tests.practice import PracticeError
from tests.waiting import PATIENCE, until


async def _synced(stand: Stand, **commands: ComponentId) -> None:
    for name, answer in commands.items():
        stand.bot.command(name, answer)
    await stand.bot.tree.sync()


async def test_slash_answers_with_panel(stand: Stand) -> None:
    """A command is answered by a panel with a picture that all see."""
    await _synced(stand, play=lambda i: i.response.send_message(view=panel(), file=picture()))
    answer = await stand.practice.slash("alice", stand.channel, "play")
    assert answer.type == 4
    assert not answer.ephemeral
    (seen,) = await stand.practice.visible("bruno")
    assert answer.message == seen
    assert seen["interaction_metadata"]["user"]["username"] == "alice"


async def test_options_and_subcommands(stand: Stand) -> None:
    """Subcommands, options of several types and users arrive as discord.py resolves them."""
    group, got = app_commands.Group(name="table", description="t"), []

    @group.command(name="replace", description="r")
    async def replace(interaction: discord.Interaction, who: discord.Member, seat: int, why: str = "-") -> None:
        got.append((who.name, seat, why))
        await interaction.response.send_message("ok")

    stand.bot.tree.add_command(group)
    await stand.bot.tree.sync()
    await stand.practice.slash("alice", stand.channel, "table replace", who=stand.users["bruno"], seat=2)
    assert got == [("bruno", 2, "-")]
    with pytest.raises(PracticeError, match="required"):
        await stand.practice.slash("alice", stand.channel, "table replace", seat=2)
    with pytest.raises(PracticeError, match="needs a subcommand"):
        await stand.practice.slash("alice", stand.channel, "table")


async def test_unknown_command(stand: Stand) -> None:
    """A command that was never synced cannot be used."""
    with pytest.raises(PracticeError, match="never synced"):
        await stand.practice.slash("alice", stand.channel, "play")


async def test_command_keeps_its_id(stand: Stand) -> None:
    """A second sync keeps the ids of commands that stay."""
    await _synced(stand, play=lambda i: i.response.send_message("ok"))
    first = await stand.bot.tree.fetch_commands()
    await _synced(stand, stop=lambda i: i.response.send_message("ok"))
    second = {c.name: c.id for c in await stand.bot.tree.fetch_commands()}
    assert second["play"] == first[0].id
    assert set(second) == {"play", "stop"}


def _command(name: str = "play", **change: Any) -> dict[str, Any]:
    return {"name": name, "type": 1, "description": "d"} | change


def _option(**change: Any) -> dict[str, Any]:
    return {"type": 3, "name": "game", "description": "d"} | change


BAD_COMMANDS = {
    "options of one name": [_command(options=[_option(), _option()])],
    "choices of one name": [_command(options=[_option(choices=[{"name": "a", "value": v} for v in "ab"])])],
    "choices and autocomplete": [_command(options=[_option(choices=[{"name": "a", "value": "a"}], autocomplete=True)])],
    "unknown locale": [_command(name_localizations={"xx": "spielen"})],
    "101 commands": [_command(f"play{number}") for number in range(101)],
}


@pytest.mark.parametrize("case", BAD_COMMANDS)
async def test_bad_commands_are_refused(stand: Stand, case: str) -> None:
    """A sync that Discord would refuse is refused whole."""
    with pytest.raises(discord.HTTPException) as refused:
        await stand.bot.http.bulk_upsert_global_commands(stand.bot.application_id or 0, BAD_COMMANDS[case])
    assert refused.value.code == 50035
    assert await stand.bot.tree.fetch_commands() == []


async def test_autocomplete(stand: Stand) -> None:
    """What a user types so far reaches the bot in the user's language, and its choices come back."""
    told = []

    @stand.bot.tree.command(name="move", description="m")
    async def move(interaction: discord.Interaction, choice: str) -> None:
        await interaction.response.send_message(choice)

    @move.autocomplete("choice")
    async def complete(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        told.append((typed, str(interaction.locale)))
        return [app_commands.Choice(name="Eiche", value="oak")]

    await stand.bot.tree.sync()
    choices = await stand.practice.autocomplete("bruno", stand.channel, "move", "choice", "ei")
    assert choices == [{"name": "Eiche", "value": "oak"}]
    assert told == [("ei", "de")]


async def test_button_answers_privately(stand: Stand) -> None:
    """An ephemeral answer is seen by the presser alone and hidden from REST."""
    stand.bot.presses["go"] = lambda i: i.response.send_message(view=panel(), file=picture(), ephemeral=True)
    sent = await stand.post_panel()
    answer = await stand.practice.click("alice", str(sent.id), "go")
    assert answer.ephemeral
    assert len(await stand.practice.visible("alice")) == 2
    assert len(await stand.practice.visible("bruno")) == 1
    assert answer.message
    with pytest.raises(discord.NotFound) as refused:
        await stand.place.fetch_message(int(answer.message["id"]))
    assert refused.value.code == 10008
    assert [m.id async for m in stand.place.history()] == [sent.id]
    with pytest.raises(PracticeError, match="does not see"):
        await stand.practice.click("bruno", answer.message, "go")


async def test_update_changes_ephemeral_panel(stand: Stand) -> None:
    """A press on an ephemeral panel can update it, picture included, and it stays private."""
    stand.bot.presses["go"] = lambda i: i.response.send_message(view=panel(), file=picture(), ephemeral=True)
    sent = await stand.post_panel()
    mine = (await stand.practice.click("alice", str(sent.id), "go")).message
    assert mine
    stand.bot.presses["go"] = lambda i: i.response.edit_message(
        view=panel(ui.TextDisplay("more")), attachments=[picture()]
    )
    answer = await stand.practice.click("alice", mine, "go")
    assert (answer.type, answer.ephemeral) == (7, True)
    assert answer.message
    assert answer.message["id"] == mine["id"]
    assert answer.message["attachments"][0]["id"] != mine["attachments"][0]["id"]
    assert len(await stand.practice.visible("bruno")) == 1


async def test_only_what_is_shown_can_be_pressed(stand: Stand) -> None:
    """A missing or disabled button cannot be pressed, but a changed client can still forge it."""
    told = []

    async def forged(interaction: discord.Interaction) -> None:
        told.append(interaction.user.name)
        await interaction.response.send_message("no", ephemeral=True)

    stand.bot.presses["hidden"] = forged
    sent = await stand.post_panel()
    for custom_id in ("hidden", "off", "tree"):
        with pytest.raises(PracticeError):
            await stand.practice.click("alice", str(sent.id), custom_id)
    await stand.practice.forge("alice", str(sent.id), "hidden")
    assert told == ["alice"]


async def test_select(stand: Stand) -> None:
    """Picks arrive as values; picks that the select does not allow are the user's mistake."""
    stand.bot.presses["tree"] = lambda i: i.response.send_message(",".join(data_of(i)["values"]))
    sent = await stand.post_panel()
    answer = await stand.practice.select("alice", str(sent.id), "tree", ["elm", "fir"])
    assert answer.message
    assert answer.message["content"] == "elm,fir"
    for values in (["ash"], [], ["oak", "elm", "fir"]):
        with pytest.raises(PracticeError):
            await stand.practice.select("alice", str(sent.id), "tree", values)


def _modal(options: int = 3) -> ui.Modal:
    modal = ui.Modal(title="Choose", custom_id="chosen")
    choices = [discord.SelectOption(label=str(n), value=str(n)) for n in range(options)]
    modal.add_item(ui.TextDisplay("In secret"))
    modal.add_item(ui.Label(text="Card", component=ui.Select(custom_id="card", options=choices)))
    modal.add_item(ui.Label(text="Note", component=ui.TextInput(custom_id="note", required=False, max_length=5)))
    modal.stop()
    return modal


async def test_modal(stand: Stand) -> None:
    """A modal opened by a press is submitted with a label's select and text, and can update the pressed panel."""
    got = []

    async def chosen(interaction: discord.Interaction) -> None:
        got.append(data_of(interaction)["components"])
        assert interaction.message
        await interaction.response.edit_message(view=panel(ui.TextDisplay("locked in")))

    stand.bot.presses |= {"go": lambda i: i.response.send_modal(_modal()), "chosen": chosen}
    sent = await stand.post_panel()
    opened = await stand.practice.click("alice", str(sent.id), "go")
    assert opened.modal
    assert opened.modal["title"] == "Choose"
    answer = await stand.practice.submit_modal("alice", opened, {"card": ["2"]})
    assert [c.get("component", {}).get("values") for c in got[0]] == [None, ["2"], None]
    assert got[0][2]["component"]["value"] == ""
    assert answer.message
    assert answer.message["id"] == str(sent.id)


async def test_modal_is_checked(stand: Stand) -> None:
    """A user cannot submit picks or texts the modal does not allow, nor somebody else's modal."""
    stand.bot.presses["go"] = lambda i: i.response.send_modal(_modal())
    sent = await stand.post_panel()
    opened = await stand.practice.click("alice", str(sent.id), "go")
    bad: list[dict[str, Any]] = [{"card": ["9"]}, {}, {"card": ["1"], "note": "too long"}, {"card": ["1"], "x": "y"}]
    for values in bad:
        with pytest.raises(PracticeError):
            await stand.practice.submit_modal("alice", opened, values)
    with pytest.raises(PracticeError, match="opened no modal"):
        await stand.practice.submit_modal("bruno", opened, {"card": ["1"]})


async def test_bad_modal_is_refused(stand: Stand) -> None:
    """A modal that Discord would refuse is refused with 50035, and another answer is still possible."""
    refused = []

    async def press(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_modal(
                _modal(options=26 - 1).add_item(ui.Label(text="x" * 46, component=ui.TextInput()))
            )
        except discord.HTTPException as error:
            refused.append(error.code)
        await interaction.response.send_message("sorry")

    stand.bot.presses["go"] = press
    answer = await stand.practice.click("alice", str((await stand.post_panel()).id), "go")
    assert (refused, answer.type) == ([50035], 4)


async def test_defer_then_edit_and_follow_up(stand: Stand) -> None:
    """A deferred answer is filled by its first follow-up, and a second follow-up is a message of its own."""

    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        first = await interaction.followup.send(view=panel(), file=picture(), wait=True)
        await interaction.followup.send("second", ephemeral=True)
        await first.edit(view=panel(ui.TextDisplay("edited")))

    await _synced(stand, slow=slow)
    answer = await stand.practice.slash("alice", stand.channel, "slow")
    assert answer.waiting
    await stand.practice.wait_visible("alice", lambda m: m["content"] == "second")
    settled = await stand.practice.wait_answer("alice", answer)
    assert settled["components"]
    await stand.practice.wait_visible("alice", lambda m: m["components"] and m["edited_timestamp"])
    assert len(await stand.practice.visible("alice")) == 2
    assert await stand.practice.visible("bruno") == []


async def test_original_can_be_read_edited_and_deleted(stand: Stand) -> None:
    """With the token the original answer can be fetched, edited and deleted, even if it is ephemeral."""
    done = asyncio.Event()

    async def command(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("a", ephemeral=True)
        assert (await interaction.original_response()).content == "a"
        assert (await interaction.edit_original_response(content="b")).content == "b"
        await interaction.delete_original_response()
        done.set()

    await _synced(stand, brief=command)
    await stand.practice.slash("alice", stand.channel, "brief")
    await asyncio.wait_for(done.wait(), PATIENCE)
    assert await stand.practice.visible("alice") == []


async def test_second_answer_is_refused(stand: Stand) -> None:
    """A second first response is refused with 40060."""
    code = asyncio.get_running_loop().create_future()

    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("1")
        interaction.response._response_type = None  # discord.py would not let us try
        try:
            await interaction.response.send_message("2")
        except discord.HTTPException as error:
            code.set_result(error.code)

    stand.bot.presses["go"] = twice
    await stand.practice.click("alice", str((await stand.post_panel()).id), "go")
    assert await asyncio.wait_for(code, PATIENCE) == 40060


async def test_late_first_answer_is_refused(stand: Stand) -> None:
    """The server refuses a first response after the time limit, which tests raise, with 10062."""
    codes: list[int] = []

    async def late(interaction: discord.Interaction) -> None:
        await stand.practice.advance(PATIENCE + 0.5)
        try:
            await interaction.response.send_message("1")
        except discord.NotFound as error:
            codes.append(error.code)

    stand.bot.presses["go"] = late
    sent = await stand.post_panel()
    with pytest.raises(PracticeError, match="no answer"):
        await stand.practice.click("alice", str(sent.id), "go", wait=0.3)
    await until(lambda: bool(codes))
    assert codes == [10062]


async def test_token_dies_after_a_quarter_of_an_hour(stand: Stand) -> None:
    """After fifteen minutes edits by the token are refused with 50027."""
    kept = []

    async def press(interaction: discord.Interaction) -> None:
        kept.append(interaction)
        await interaction.response.send_message("1")

    stand.bot.presses["go"] = press
    await stand.practice.click("alice", str((await stand.post_panel()).id), "go")
    await kept[0].edit_original_response(content="2")
    await stand.practice.advance(16 * 60)
    with pytest.raises(discord.HTTPException) as refused:
        await kept[0].edit_original_response(content="3")
    assert refused.value.code == 50027


async def test_payload_tells_place_language_and_permissions(stand: Stand) -> None:
    """An interaction carries locale, guild locale, the bot's permissions, the file limit and the context."""
    got: list[discord.Interaction] = []

    async def keep(interaction: discord.Interaction) -> None:
        got.append(interaction)
        await interaction.response.send_message("ok", ephemeral=True)

    stand.bot.presses["go"] = keep
    sent = await stand.post_panel()
    await stand.practice.deny("pin_messages", channel=stand.channel)
    await stand.practice.click("bruno", str(sent.id), "go")
    user = await stand.bot.fetch_user(int(stand.users["bruno"]))
    private = await user.send(view=panel(), file=picture())
    await stand.practice.click("bruno", str(private.id), "go")
    here, dm = got
    assert (str(here.locale), str(here.guild_locale), here.filesize_limit) == ("de", "en-US", 10 * 2**20)
    assert here.app_permissions.attach_files
    assert not here.app_permissions.pin_messages
    assert isinstance(here.user, discord.Member)
    assert (here.context.guild, dm.context.dm_channel, dm.guild_id) == (True, True, None)
    assert (dm.user.name, str(dm.locale), dm.guild_locale) == ("bruno", "de", None)
    assert isinstance(dm.channel, discord.DMChannel)


async def test_payload_tells_the_roles_of_a_member(stand: Stand) -> None:
    """As long as the user has a role, and Discord has it; a deleted one is gone from the bot's cache too."""
    got: list[discord.Interaction] = []

    async def keep(interaction: discord.Interaction) -> None:
        got.append(interaction)
        await interaction.response.send_message("ok", ephemeral=True)

    async def roles() -> set[str]:
        await stand.practice.click("bruno", str(sent.id), "go")
        member = got[-1].user
        assert isinstance(member, discord.Member)
        return {role.name for role in member.roles if not role.is_default()}

    async def roles_of(user: str) -> list[dict[str, Any]]:
        return list((await stand.practice.ask("look", user=user))["roles"])

    stand.bot.presses["go"] = keep
    sent = await stand.post_panel()
    players, staff = (role["id"] for role in await roles_of("bruno"))
    for role in (players, staff):
        await stand.practice.set_role("bruno", role, given=True)
    assert await roles() == {"Players", "Staff"}
    assert [role["mine"] for role in await roles_of("bruno")] == [True, True]
    assert [role["mine"] for role in await roles_of("alice")] == [False, False]
    await stand.practice.set_role("bruno", players, given=False)
    assert await roles() == {"Staff"}
    await stand.practice.ask("delete_role", role=staff)
    assert await roles() == set()
    assert got[-1].guild is not None
    assert got[-1].guild.get_role(int(staff)) is None
