"""Inviting in the page: the select of people, the mention with its answers, and the way back to the lobby."""

import pytest

from tests.browser.conftest import Open

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),  # the browser is one for all
    pytest.mark.long,  # tests/bot/behaviour/test_invitations.py tries the same without a browser
]


async def test_a_host_picks_somebody_who_joins(open_tab: Open) -> None:
    """The picked one finds the mention in the channel, joins by it, and the lobby shows the seat."""
    alice, bruno = await open_tab(), await open_tab("bruno")
    await alice.press_for(alice.button("Table …"), "Find players")
    await alice.press("Find players")
    await alice.sees("You can invite")
    await alice.page.locator("button.select", has_text="Who do you want to invite?").click()
    await alice.page.get_by_role("option", name="Bruno").click()
    await alice.sees("The invitation is on its way")
    await bruno.sees("invites you to a game of Tallinn")
    await bruno.page.locator(".message", has_text="invites you").get_by_role("button", name="Join", exact=True).click()
    await bruno.sees("You have a seat at")
    await alice.sees("This invitation is over")
