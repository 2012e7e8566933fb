"""Roles in the page: the picker behind `/settings` offers the server's roles, and their names are shown."""

import pytest

from tests.browser.conftest import Open

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),  # the browser is one for all
    pytest.mark.long,  # tests/bot/tables/company/test_game_roles.py tries the same without a browser
]


async def test_a_role_is_named_in_the_page(open_tab: Open) -> None:
    """One that not everybody may mention is refused; the other one stands on the page by its name."""
    alice = await open_tab()
    await alice.command("settings")
    await alice.send()
    await alice.press("Roles")
    await alice.sees("No role is mentioned.")
    for name, told in (("Staff", "Not everybody may mention @Staff"), ("Players", ": @Players")):
        await alice.page.locator("button.select", has_text="role to mention").click()
        await alice.page.get_by_role("option", name=name).click()
        await alice.sees(told)
