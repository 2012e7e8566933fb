"""Invitations in a simulated Discord: the select of users, the mention with its answers, and the direct message."""

from __future__ import annotations

from tests.seen import Seen
from tests.world import World


def lobby(world: World) -> str:
    """Read the lobby's message, which stands above the mention."""
    return world.inside(world.channel.id)[0].text


def mention(world: World) -> Seen:
    """Find the newest message that invites, in the lobby's channel."""
    return [each for each in world.inside(world.channel.id) if "invit" in each.text][-1]


async def test_a_host_invites_and_each_answers(world: World) -> None:
    """Two are picked: one joins by the mention after a restart, the other declines by the direct message."""
    alice, bruno, clara, dora = (world.player(name) for name in ("alice", "bruno", "clara", "dora"))
    await clara.slash("me", setting="invitations", value="on")
    await alice.slash("play", game="tallinn")
    panel = (await alice.click((await alice.click(world.sees_lobby(), "options")).seen, "open_tables")).seen
    assert panel.ephemeral
    answer = await alice.pick(panel, "invitees", bruno.member, clara.member)
    assert "on its way" in answer.seen.text
    await world.wait(1)
    shown = mention(world)
    assert {bruno.id, clara.id} == {user.id for user in shown.message.mentions}
    assert "is held" in lobby(world)
    assert "no open invitation" in (await dora.click(shown, "join_invited")).seen.text
    (letter,) = [each for each in clara.dms if "invites you" in each.text]
    await world.restart()
    assert "You have a seat" in (await bruno.click(mention(world), "join_invited")).seen.text
    assert "You have declined" in (await clara.click(letter, "decline")).seen.text
    await world.wait(5)
    assert "You have declined" in next(each for each in clara.dms if each.id == letter.id).text
    assert "**Bruno**" in lobby(world)
    assert "is held" not in lobby(world)
    assert "This invitation is over" in world.inside(world.channel.id)[-1].text
